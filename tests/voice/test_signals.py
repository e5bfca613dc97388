"""Four signals, made of a few lines of configuration: short, soft and distinct."""

from dataclasses import asdict
from itertools import combinations

import numpy as np
import pytest

from companion.config import load
from companion.language.locale import languages
from companion.resources import resource
from companion.sound import Sound, seconds
from companion.speaking.signals import Signals, made

SOUNDS = asdict(load([resource("config.yaml")], languages()).general.signal_sounds)
FOUR = ("heard", "unclear", "undone", "attention")
RATE = 22_050


def samples(signal: str) -> "np.ndarray":
    return np.frombuffer(made(SOUNDS[signal], RATE), dtype="<i2").astype(float)


def contour(signal: str) -> tuple[int, ...]:
    """Return the notes of a signal as steps up and down."""
    pitches = [hertz for hertz, _ in SOUNDS[signal] if hertz]
    return (len(pitches), *np.sign(np.diff(pitches)).astype(int))


@pytest.mark.parametrize("signal", FOUR)
def test_a_signal_is_short_and_soft(signal: str) -> None:
    """Less than half a second, softer than any voice, without a click."""
    heard = samples(signal)

    assert 0.04 <= len(heard) / RATE <= 0.5
    assert 1_000 < np.abs(heard).max() < 3_000
    assert np.abs(np.diff(heard)).max() < 1_000
    assert abs(heard[0]) + abs(heard[-1]) < 50


@pytest.mark.parametrize(("one", "other"), [*combinations(FOUR, 2)])
def test_signals_are_told_apart_by_their_notes(one: str, other: str) -> None:
    """Not only by their pitch, which few people remember."""
    assert contour(one) != contour(other)


def test_the_first_signal_that_there_is_goes_before_a_sentence() -> None:
    """At the rate of the sentence, which stays whole."""
    sentence = Sound(16_000, (b"\1\0" * 1_600,))
    signals = Signals(SOUNDS)

    sounding = signals.before(sentence, ("rising", "heard"))

    assert sounding is not None
    assert sounding.rate == 16_000
    assert b"".join(sounding.blocks).endswith(b"\1\0" * 1_600)
    assert seconds(sounding) == pytest.approx(0.1 + 0.06 + 0.08, abs=0.001)


def test_signals_are_switched_off_with_one_word() -> None:
    """Then a sentence is only itself, and a signal alone is nothing."""
    sentence = Sound(16_000, (b"\1\0" * 1_600,))
    signals = Signals(SOUNDS)
    signals.are_on = False

    assert sentence is signals.before(sentence, ("heard",))
    assert signals.before(None, ("unclear",)) is None


def test_danger_rises_and_falls_where_it_is_wanted() -> None:
    """The table's configuration gives these two their notes."""
    assert Signals(SOUNDS).before(None, ("rising",)) is None
    wanted = Signals({**SOUNDS, "rising": ((440, 60), (554, 60))})

    assert wanted.before(None, ("rising", "heard")) is not None
