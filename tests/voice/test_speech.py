"""Voices are told from noise, and where they begin and end."""

from collections.abc import Callable

import numpy as np
import pytest

from companion.hearing.recordings import utterances
from companion.hearing.speech import PRE_ROLL, judged, until_silence
from companion.sound import Sound
from tests.voice.conftest import Speak
from tests.voice.made_sounds import (
    LENGTH,
    LOUDNESS,
    MADE,
    RATE,
    Samples,
    as_loud,
    dice,
    melody,
    pink_noise,
    samples_of,
    shuffled_cards,
    sound_of,
    white_noise,
)

Said = Callable[..., Samples]


@pytest.fixture(scope="module")
def said(speak: Speak) -> Said:
    """Return what says sentences, with silences of so many seconds between them."""

    def say(*parts: str | float) -> Samples:
        made = [
            trimmed(samples_of(speak(part))) if isinstance(part, str) else nothing(part)
            for part in parts
        ]
        return np.concatenate(made)

    return say


def trimmed(samples: Samples) -> Samples:
    """Return what is to be heard, without the silence around it."""
    (loud,) = np.nonzero(np.abs(samples) > 0.01)
    return samples[loud[0] : loud[-1] + 1]


def nothing(seconds: float) -> Samples:
    return np.zeros(round(seconds * RATE))


def found(samples: Samples) -> list[tuple[float, float]]:
    """Return when each utterance begins and ends."""
    times = []
    for utterance in utterances(sound_of(samples)):
        utterance.pass_over()
        times.append((utterance.began, utterance.ended))
    return times


def seconds(sound: Sound) -> float:
    return sum(map(len, sound.blocks)) / 2 / sound.rate


@pytest.mark.parametrize("loudness", LOUDNESS)
@pytest.mark.parametrize("make", MADE)
def test_what_is_no_voice_is_no_utterance(
    make: Callable[[], Samples], loudness: float
) -> None:
    """Noise, tones and knocks of any loudness keep the table neither busy nor deaf."""
    assert [] == found(as_loud(make(), loudness))


@pytest.mark.parametrize("make", [white_noise, pink_noise, shuffled_cards, dice])
@pytest.mark.parametrize("decibels", [20, 10])
def test_a_voice_is_found_in_noise(
    said: Said, make: Callable[[], Samples], decibels: int
) -> None:
    """It begins where it began and ends soon after its end, as in a silent room."""
    spoken = said("민수 보라 여섯")
    room = as_loud(make(), float(spoken.std()) * 10 ** (-decibels / 20))
    room[3 * RATE :][: len(spoken)] += spoken
    ((began, ended),) = found(room)
    assert 3.0 <= began < 3.3
    assert -0.4 < ended - (3.0 + len(spoken) / RATE) < 0.6


@pytest.mark.parametrize("decibels", [20, 10])
def test_a_voice_is_found_above_music(said: Said, decibels: int) -> None:
    """Music may lengthen it or part it, and hides nothing of it."""
    spoken = said("민수 보라 여섯")
    room = as_loud(melody(), float(spoken.std()) * 10 ** (-decibels / 20))
    room[3 * RATE :][: len(spoken)] += spoken
    times = found(room)
    assert times[0][0] < 3.3
    assert times[-1][1] > 3.0 + len(spoken) / RATE - 0.4


def test_many_voices_from_afar_do_not_keep_the_table_deaf(said: Said) -> None:
    """Who speaks at the table is louder than a room full of people."""
    talk = said("오른쪽 월식", "영희 보라 여섯", "라운드 무효", "취소", "민수 보라 셋")
    crowd = sum(np.roll(np.resize(talk, LENGTH), 7919 * n) for n in range(12))
    spoken = said("민수 보라 여섯")
    room = as_loud(np.asarray(crowd), float(spoken.std()) / 10)
    room[4 * RATE :][: len(spoken)] += spoken
    times = found(room)
    assert any(3.0 < began < 4.4 and ended > 4.8 for began, ended in times)
    assert sum(ended - began for began, ended in times) < LENGTH / RATE * 0.75


@pytest.mark.parametrize("word", ["취소", "점수", "다시", "아니요", "보라"])
def test_a_short_word_is_an_utterance(said: Said, word: str) -> None:
    """Half a second before it is kept, and no more than a little after it."""
    (utterance,) = utterances(sound_of(said(1.0, word, 1.0)))
    length = len(said(word)) / RATE
    assert PRE_ROLL + length * 0.5 < seconds(utterance.sound) < PRE_ROLL + length + 0.6


@pytest.mark.parametrize("pause", [0.1, 0.25])
def test_a_short_pause_parts_nothing(said: Said, pause: float) -> None:
    """People breathe in the middle of an announcement."""
    assert 1 == len(found(said(1.0, "민수", pause, "보라 여섯", 1.0)))


def test_a_longer_pause_parts_two_utterances(said: Said) -> None:
    """Each is answered by itself."""
    assert 2 == len(found(said(1.0, "보라 여섯", 1.0, "취소", 1.0)))


def test_an_unfinished_utterance_goes_on_after_a_longer_pause(said: Said) -> None:
    """The whole sound comes again, with what was said after the pause."""
    room = sound_of(said(1.0, "민수", 0.7, "보라 여섯", 2.0))
    first = next(iter(utterances(room)))
    beginning = seconds(first.sound)
    whole = first.go_on()
    assert whole is not None
    assert seconds(whole) > beginning + len(said("보라 여섯")) / RATE * 0.7
    assert first.go_on() is None


def test_an_unfinished_utterance_ends_when_nothing_follows(said: Said) -> None:
    """After more than a second, the next one is another one."""
    first, second = utterances(sound_of(said(1.0, "민수", 2.5, "보라 여섯", 1.0)))
    assert first.go_on() is None
    assert second.began > first.ended + 2


def test_speech_from_the_first_moment_is_heard(said: Said) -> None:
    """Recordings are often cut closely; what may be missing is noted."""
    (closely,) = utterances(sound_of(said("보라 여섯", 1.0)))
    (freely,) = utterances(sound_of(said(1.0, "보라 여섯", 1.0)))
    assert closely.is_clipped
    assert not freely.is_clipped


def test_a_recording_that_ends_in_a_word_gives_the_word(said: Said) -> None:
    """Nobody waits for a silence that never comes."""
    assert 1 == len(found(said(1.0, "보라 여섯")))


def test_the_microphone_closes_after_speech(said: Said) -> None:
    """Soon after the first utterance ends, the second one is not listened to."""
    length = len(said("보라 여섯")) / RATE
    room = sound_of(said(1.0, "보라 여섯", 1.0, "취소", 1.0))
    heard = Sound(RATE, tuple(until_silence(judged(room))))
    assert length + 1 < seconds(heard) < length + 1.7


def test_the_microphone_closes_when_nobody_speaks() -> None:
    """After ten seconds nobody will."""
    heard = Sound(RATE, tuple(until_silence(judged(sound_of(nothing(20))))))
    assert 10 <= seconds(heard) <= 10.1
