"""Sounds that are made, not said: nobody may take them for words."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from companion.sound import Sound

Samples = npt.NDArray[np.float64]
RATE = 16_000
SECONDS = 8.0
LENGTH = round(SECONDS * RATE)


def chance() -> np.random.Generator:
    """Return the same chance each time."""
    return np.random.default_rng(7)


def silence() -> Samples:
    return np.zeros(LENGTH)


def white_noise() -> Samples:
    return chance().normal(size=LENGTH)


def pink_noise() -> Samples:
    """Make the noise of a fan or of a street."""
    spectrum = np.fft.rfft(white_noise())
    weights = np.sqrt(np.maximum(np.arange(len(spectrum)), 1))
    return np.fft.irfft(spectrum / weights, LENGTH)


def melody() -> Samples:
    """Make tones as of a plucked string, two a second."""
    made = silence()
    for start in range(0, LENGTH, RATE // 2):
        times = np.arange(min(RATE // 2, LENGTH - start)) / RATE
        pitch = 220 * 2 ** (chance().integers(0, 24, 99)[start % 97] / 12)
        tones = [np.sin(2 * np.pi * pitch * n * times) / n for n in range(1, 6)]
        made[start : start + len(times)] = np.exp(-3 * times) * sum(tones)
    return made


def chord() -> Samples:
    """Make three tones of an organ that do not end."""
    times = np.arange(LENGTH) / RATE
    pitches = [(pitch, n) for pitch in (261, 329, 392) for n in (1, 2, 3)]
    tones = [np.sin(2 * np.pi * pitch * n * times) / n for pitch, n in pitches]
    return np.sum(tones, axis=0)


def hum() -> Samples:
    """Make the hum of a bad cable."""
    return np.sign(np.sin(2 * np.pi * 100 * np.arange(LENGTH) / RATE))


def shuffled_cards() -> Samples:
    """Make forty clicks in a second, every two seconds."""
    made, drawn = silence(), chance()
    fading = np.exp(-np.arange(160) / 30)
    for start in range(0, LENGTH, 2 * RATE):
        for card in range(40):
            at = start + int(card * RATE / 40 + drawn.uniform(0, 200))
            click = drawn.normal(size=160) * fading * drawn.uniform(0.5, 1)
            made[at : at + 160] += click[: max(0, LENGTH - at)]
    return made


def dice() -> Samples:
    """Make knocks on a table: thrown dice, and pawns set down."""
    made, drawn = silence(), chance()
    times = np.arange(2400)
    for at in np.cumsum(drawn.uniform(0.15, 1.0, 60)) * RATE:
        start = int(at)
        wood = np.sin(2 * np.pi * drawn.uniform(90, 300) * times / RATE)
        knock = wood * np.exp(-times / 500)
        knock += 0.4 * drawn.normal(size=2400) * np.exp(-times / 80)
        part = made[start : start + 2400]
        part += knock[: len(part)]
    return made


MADE: tuple[Callable[[], Samples], ...] = (
    *(silence, white_noise, pink_noise, melody, chord, hum, shuffled_cards, dice),
)
LOUDNESS = (0.003, 0.03, 0.15)
"""From hardly to be heard to as loud as somebody who speaks close by."""


def as_loud(made: Samples, loudness: float) -> Samples:
    """Return a made sound with the mean energy of this loudness."""
    energy = float(made.std())
    return made * loudness / energy if energy else made


def sound_of(samples: Samples, rate: int = RATE) -> Sound:
    """Return samples between -1 and 1 as a sound."""
    whole = (np.clip(samples, -1, 1) * 32_767).astype("<i2")
    return Sound(rate, (whole.tobytes(),))


def samples_of(sound: Sound, rate: int = RATE) -> Samples:
    """Return a sound as samples of a rate."""
    taken = np.frombuffer(b"".join(sound.blocks), dtype="<i2") / 32_767
    places = np.arange(round(len(taken) * rate / sound.rate)) * sound.rate / rate
    return np.interp(places, np.arange(len(taken)), taken)
