"""The voice becomes louder and softer when it is asked to."""

import io

import numpy as np
import pytest

from companion.aloud import Aloud
from companion.lines import Lines
from companion.manners import LOUDNESS_STEP, MOST_GAIN
from companion.sensing import Senses
from companion.sound import Sound, amplified
from tests.house.people import table


def samples(*values: int) -> bytes:
    return np.array(values, dtype="<i2").tobytes()


@pytest.mark.parametrize(
    ("gain", "expected"),
    [
        (1.0, samples(0, 100, -20_000)),
        (0.5, samples(0, 50, -10_000)),
        (1.5, samples(0, 150, -30_000)),
        (8.0, samples(0, 800, -32_767)),
    ],
)
def test_a_sound_is_amplified_and_cut_where_it_is_too_loud(
    gain: float, expected: bytes
) -> None:
    """Nothing wraps around; the rate stays."""
    sound = amplified(Sound(16_000, [samples(0, 100, -20_000)]), gain)

    assert (16_000, [expected]) == (sound.rate, list(sound.blocks))


@pytest.mark.parametrize(
    ("lines", "gain"),
    [
        ("louder\n", LOUDNESS_STEP),
        ("quieter\n", 1 / LOUDNESS_STEP),
        ("louder\n" * 40, MOST_GAIN),
        ("quieter\n" * 40, 1 / MOST_GAIN),
    ],
)
def test_who_asks_for_a_louder_voice_gets_it(lines: str, gain: float) -> None:
    """Step by step, up to what can still be understood (interface, Requests)."""
    senses = Senses(is_voiced=False, is_listening=False)
    play = Aloud(table("en"), Lines(io.BytesIO(lines.encode())), [].append, senses)

    play.run()

    assert play.gain == pytest.approx(gain)
