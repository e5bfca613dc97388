"""Any rate becomes the one that Whisper takes."""

import numpy as np
import pytest

from companion.hearing.whisper.resampling import RATE, resampled

RATES = (8_000, 11_025, 16_000, 22_050, 44_100, 48_000, 96_000)


def tone(rate: int, hertz: float, seconds: float = 0.5) -> bytes:
    times = np.arange(round(rate * seconds)) / rate
    return (8_000 * np.sin(2 * np.pi * hertz * times)).astype("<i2").tobytes()


@pytest.mark.parametrize("rate", RATES)
def test_a_tone_stays_what_it_is(rate: int) -> None:
    """Its length, its pitch and its loudness."""
    samples = resampled(tone(rate, 440), rate)

    assert len(samples) == pytest.approx(RATE / 2, abs=1)
    assert samples.dtype == np.float32
    assert np.argmax(np.abs(np.fft.rfft(samples))) / 0.5 == pytest.approx(440, abs=2)
    loudness = np.sqrt(np.mean(samples**2))
    assert loudness == pytest.approx(8_000 / 32_768 / np.sqrt(2), rel=0.02)


def test_what_cannot_be_kept_is_left_out() -> None:
    """It is not heard as another pitch."""
    assert np.max(np.abs(resampled(tone(48_000, 12_000), 48_000))[100:-100]) < 0.01


@pytest.mark.parametrize("rate", RATES)
@pytest.mark.parametrize("length", [0, 1, 2, 3, 5, 7, 2_001])
def test_sound_of_any_length_is_taken(rate: int, length: int) -> None:
    """No samples, or half a sample too many."""
    samples = resampled(bytes(length), rate)

    assert len(samples) == round(length // 2 * RATE / rate)
    assert not samples.any()
