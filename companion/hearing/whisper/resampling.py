"""Sound as Whisper takes it: fractions, 16,000 a second."""

import numpy as np
from numpy.typing import NDArray

RATE = 16_000
"""Samples a second."""

Samples = NDArray[np.float32]

_FULL_SCALE = 32_768


def resampled(sound: bytes, rate: int) -> Samples:
    """Return 16-bit samples of any rate as fractions at the rate that is taken.

    What the lower rate cannot hold is left out, not folded into what is heard.
    """
    whole = np.frombuffer(sound[: len(sound) // 2 * 2], dtype="<i2")
    samples: Samples = (whole / _FULL_SCALE).astype(np.float32)
    length = round(len(samples) * RATE / rate)
    if rate == RATE or not length:
        return samples[:length]
    spectrum = np.fft.rfft(samples)[: length // 2 + 1]
    resized = np.fft.irfft(spectrum, length) * (length / len(samples))
    return resized.astype(np.float32)
