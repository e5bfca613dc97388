"""How loud a room and a voice are: measured on sounds of a known loudness."""

from collections.abc import Iterable

import numpy as np
import pytest

from companion.hearing.levels import NOTHING, room, voice
from companion.hearing.speech import judged
from companion.sound import Sound
from tests.voice.conftest import Speak
from tests.voice.made_sounds import RATE, Samples, samples_of, silence, white_noise

SENTENCE = "민수 보라 여섯"


def at(samples: Samples, level: float) -> Samples:
    """Return a sound of so many decibels below full scale."""
    return samples * (10 ** (level / 20) / np.sqrt(np.mean(samples**2)))


def heard(*parts: Samples) -> Sound:
    """Return sounds, one after the other, as a microphone gives them."""
    joined = np.clip(np.concatenate(parts), -1, 1) * 32_767
    return Sound(RATE, iter((joined.astype("<i2").tobytes(),)))


def said(speak: Speak) -> Samples:
    """Return the sentence, without silence around it."""
    spoken = samples_of(speak(SENTENCE), RATE)
    loud = np.flatnonzero(np.abs(spoken) > 0.01 * np.abs(spoken).max())
    return spoken[loud[0] : loud[-1]]


def after(noise: Samples, spoken: Samples, seconds: float = 2.0) -> Iterable[Samples]:
    """Yield noise, the sentence in it, and noise again."""
    before = noise[: round(seconds * RATE)]
    within = noise[: len(spoken)] + spoken
    yield from (before, within, before)


@pytest.mark.parametrize("level", [-60.0, -45.0, -30.0])
def test_a_room_is_as_loud_as_its_noise(level: float) -> None:
    """Within a decibel; nobody speaks in it."""
    found = room(judged(heard(at(white_noise(), level))), 2.0)

    assert found is not None
    assert found.level == pytest.approx(level, abs=1.5)
    assert not found.has_voice


def test_a_microphone_that_is_off_gives_nothing() -> None:
    """Zeros, which no room is."""
    found = room(judged(heard(silence())), 2.0)

    assert found is not None
    assert found.level <= NOTHING


def test_a_click_at_the_beginning_is_no_noise() -> None:
    """Microphones make one when they are opened."""
    click = np.full(RATE // 10, 0.9)

    found = room(judged(heard(click, at(white_noise(), -55))), 2.0)

    assert found is not None
    assert found.level == pytest.approx(-55, abs=1.5)


def test_who_speaks_during_the_silence_is_noticed(speak: Speak) -> None:
    """The level means nothing then."""
    spoken = at(said(speak), -20)

    found = room(judged(heard(at(white_noise(), -60)[:RATE], spoken, spoken)), 3.0)

    assert found is not None
    assert found.has_voice


@pytest.mark.parametrize("level", [-40.0, -20.0])
def test_a_voice_is_as_loud_as_it_is_while_it_sounds(
    speak: Speak, level: float
) -> None:
    """The silence around it does not count; the whole sentence is there."""
    spoken = at(said(speak), level)
    noise = at(white_noise(), level - 30)

    found = voice(judged(heard(*after(noise, spoken))), 5.0)

    assert found is not None
    assert found.level == pytest.approx(level, abs=2.5)
    assert found.clipped == 0
    assert len(found.samples) // 2 > len(spoken)


def test_a_voice_that_is_too_loud_is_cut_off(speak: Speak) -> None:
    """More than a few samples are as large as can be."""
    found = voice(judged(heard(*after(at(white_noise(), -50), at(said(speak), -3)))), 5)

    assert found is not None
    assert found.clipped > 0.002


def test_nobody_is_waited_for_in_vain() -> None:
    """The patience is over before the noise is."""
    blocks = judged(heard(at(white_noise(), -50)))

    assert voice(blocks, 2.0) is None
    assert len(list(blocks)) > 100
