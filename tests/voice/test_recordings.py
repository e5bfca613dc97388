"""Utterances found in recordings of any kind."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import soundfile

from companion.hearing.recordings import recorded_utterances
from companion.hearing.speech import PRE_ROLL
from companion.sound import Sound, SoundFileUnreadable
from tests.voice.conftest import Speak
from tests.voice.made_sounds import RATE, Samples, samples_of

Two = Callable[..., Samples]


@pytest.fixture(scope="module")
def two_utterances(speak: Speak) -> Two:
    """Return what gives two utterances at a rate, with a second around each."""

    def two(rate: int = RATE) -> Samples:
        silence = np.zeros(rate)
        first, second = (
            samples_of(speak(text), rate) for text in ("민수 보라 여섯", "취소")
        )
        return np.concatenate([silence, first, silence, second, silence])

    return two


def seconds(sound: Sound) -> float:
    return sum(map(len, sound.blocks)) / 2 / sound.rate


@pytest.mark.parametrize("suffix", ["wav", "flac"])
@pytest.mark.parametrize("rate", [8_000, 22_050, 44_100, 48_000])
@pytest.mark.parametrize("channels", [1, 2])
def test_two_utterances_are_found(
    tmp_path: Path, two_utterances: Two, suffix: str, rate: int, channels: int
) -> None:
    """In WAV and FLAC, at any rate, mono and stereo, with half a second before."""
    path = tmp_path / f"two.{suffix}"
    samples = np.repeat(two_utterances(rate)[:, None], channels, axis=1)
    soundfile.write(path, samples, rate)
    first, second = recorded_utterances(path)
    assert rate == first.rate
    assert 1.0 + PRE_ROLL <= seconds(first) <= 2.7
    assert 0.4 + PRE_ROLL <= seconds(second) <= 1.9


@pytest.mark.parametrize("subtype", ["PCM_U8", "PCM_16", "PCM_24", "FLOAT", "DOUBLE"])
def test_samples_of_any_kind_are_as_loud(
    tmp_path: Path, two_utterances: Two, subtype: str
) -> None:
    """A file of fractions holds the same sound as one of whole numbers."""
    path = tmp_path / "two.wav"
    soundfile.write(path, two_utterances(), RATE, subtype=subtype)
    first, _ = recorded_utterances(path)
    heard = np.abs(samples_of(first)).max()
    assert heard == pytest.approx(np.abs(two_utterances()).max(), rel=0.3)


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


def test_a_recording_that_breaks_off_gives_the_same_error(
    tmp_path: Path, two_utterances: Two
) -> None:
    """What was found before is given out; the error comes where it breaks."""
    path = tmp_path / "broken.flac"
    soundfile.write(path, two_utterances(), RATE)
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) * 9 // 10] + bytes(1000))
    found = recorded_utterances(path)
    next(found)
    with pytest.raises(SoundFileUnreadable):
        list(found)


def test_a_rate_that_nobody_uses_is_refused(tmp_path: Path) -> None:
    """The recognizer would hang on one sample a second."""
    path = tmp_path / "slow.wav"
    soundfile.write(path, np.zeros(9), 1)
    with pytest.raises(SoundFileUnreadable):
        recorded_utterances(path)
