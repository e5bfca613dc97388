"""Utterances found in recordings of any kind."""

from pathlib import Path

import numpy as np
import pytest
import soundfile

from companion.hearing.recordings import recorded_utterances
from companion.hearing.speech import PRE_ROLL, until_silence, utterances
from companion.sound import Sound, SoundFileUnreadable

RATE = 16_000


def seconds(sound: Sound) -> float:
    return sum(map(len, sound.blocks)) / 2 / sound.rate


def noise(length: float, loudness: float, rate: int = RATE) -> np.ndarray:
    drawn = np.random.default_rng(1).normal(0, loudness, round(length * rate))
    return np.clip(drawn, -1, 1)


def two_utterances(rate: int = RATE) -> np.ndarray:
    """Return a second of speech, a second of a quiet room, and half a second again."""
    spoken = ((1.0, 0.001), (1.0, 0.2), (1.0, 0.001), (0.5, 0.2), (1.0, 0.001))
    return np.concatenate([noise(*part, rate=rate) for part in spoken])


def sound_of(samples: np.ndarray) -> Sound:
    return Sound(RATE, ((samples * 32_767).astype("<i2").tobytes(),))


@pytest.mark.parametrize("suffix", ["wav", "flac"])
@pytest.mark.parametrize("rate", [8_000, 22_050, 44_100, 48_000])
@pytest.mark.parametrize("channels", [1, 2])
def test_two_utterances_are_found(
    tmp_path: Path, suffix: str, rate: int, channels: int
) -> None:
    """In WAV and FLAC, at any rate, mono and stereo, with half a second before."""
    path = tmp_path / f"two.{suffix}"
    samples = np.repeat(two_utterances(rate)[:, None], channels, axis=1)
    soundfile.write(path, samples, rate)
    first, second = recorded_utterances(path)
    assert rate == first.rate
    assert 1.0 + PRE_ROLL <= seconds(first) <= 2.2
    assert 0.5 + PRE_ROLL <= seconds(second) <= 1.7


@pytest.mark.parametrize("subtype", ["PCM_U8", "PCM_16", "PCM_24", "FLOAT", "DOUBLE"])
def test_samples_of_any_kind_are_as_loud(tmp_path: Path, subtype: str) -> None:
    """A file of fractions holds the same sound as one of whole numbers."""
    path = tmp_path / "two.wav"
    soundfile.write(path, two_utterances(), RATE, subtype=subtype)
    first, _ = recorded_utterances(path)
    heard = np.frombuffer(b"".join(first.blocks), dtype="<i2")
    assert 0.1 < heard.std() / 32_767 < 0.2


@pytest.mark.parametrize("loudness", [0.0, 0.001, 0.01, 0.1])
def test_a_steady_room_says_nothing(loudness: float) -> None:
    """Silence, and noise that does not change, hold no utterance."""
    assert [] == list(utterances(sound_of(noise(5, loudness))))


def test_speech_is_found_in_a_loud_room() -> None:
    """The room is measured, not assumed."""
    samples = two_utterances() + noise(4.5, 0.02)
    assert 2 == len(list(utterances(sound_of(np.clip(samples, -1, 1)))))


def test_speech_from_the_first_moment_is_heard() -> None:
    """Recordings are often cut closely."""
    samples = np.concatenate([noise(1, 0.2) * np.linspace(0.1, 1, RATE), noise(1, 0)])
    assert 1 == len(list(utterances(sound_of(samples))))


def test_a_click_is_no_utterance() -> None:
    """A die that falls is loud, but short."""
    samples = np.concatenate([noise(1, 0.001), noise(0.03, 0.5), noise(1, 0.001)])
    assert [] == list(utterances(sound_of(samples)))


def test_the_microphone_closes_after_speech() -> None:
    """Soon after the first utterance ends, the second one is not listened to."""
    heard = Sound(RATE, tuple(until_silence(sound_of(two_utterances()))))
    assert 2.3 <= seconds(heard) <= 2.6


def test_the_microphone_closes_when_nobody_speaks() -> None:
    """After ten seconds nobody will."""
    heard = Sound(RATE, tuple(until_silence(sound_of(noise(20, 0.001)))))
    assert 10 <= seconds(heard) <= 10.1


@pytest.mark.parametrize("content", [b"", b"no sound", b"RIFF\0\0\0\0WAVE", b"fLaC"])
def test_a_file_without_sound_gives_one_clear_error(
    tmp_path: Path, content: bytes
) -> None:
    """It names the file."""
    path = tmp_path / "broken.wav"
    path.write_bytes(content)
    with pytest.raises(SoundFileUnreadable) as caught:
        recorded_utterances(path)
    assert path == caught.value.path
    assert str(path) in str(caught.value)


def test_a_missing_file_gives_the_same_error(tmp_path: Path) -> None:
    """A folder is no recording either."""
    with pytest.raises(SoundFileUnreadable):
        recorded_utterances(tmp_path / "nowhere.flac")
    with pytest.raises(SoundFileUnreadable):
        recorded_utterances(tmp_path)


def test_a_recording_that_breaks_off_gives_the_same_error(tmp_path: Path) -> None:
    """What was found before is given out; the error comes where it breaks."""
    path = tmp_path / "broken.flac"
    soundfile.write(path, two_utterances(), RATE)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 2 // 3] + bytes(1000))
    found = recorded_utterances(path)
    next(found)
    with pytest.raises(SoundFileUnreadable):
        list(found)


def test_a_rate_that_nobody_uses_is_refused(tmp_path: Path) -> None:
    """The recognizer would hang on one sample a second."""
    path = tmp_path / "slow.wav"
    soundfile.write(path, noise(1, 0.1), 1)
    with pytest.raises(SoundFileUnreadable):
        recorded_utterances(path)
