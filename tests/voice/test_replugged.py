"""A headset is unplugged and plugged in again while people play."""

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import soundfile

from tests.voice.conftest import Speak
from tests.voice.made_sounds import samples_of
from tests.voice.playing import Monitor, playing
from tests.voice.sound_server import SoundServer

BEGUN = "민수 라운드 시작."
GONE, BACK = "마이크가 사라졌어요.", "마이크가 돌아왔어요."
LONGEST = 30.0


@pytest.fixture
def started(speak: Speak, tmp_path: Path) -> Path:
    """Return a recording in which somebody starts a round."""
    samples = samples_of(speak("민수 라운드 시작"), 48_000)
    silence = np.zeros(24_000)
    path = tmp_path / "started.wav"
    soundfile.write(path, np.concatenate([silence, samples, silence]), 48_000)
    return path


def test_a_headset_that_is_back_is_taken_up_again(
    sound_server: SoundServer, korean_model: Path, started: Path, tmp_path: Path
) -> None:
    """Its loss is told, its return is spoken, and what is said then is answered."""
    monitor = Monitor(sound_server.record())
    with playing(sound_server, korean_model, tmp_path, "open") as play:
        play.lines(2)
        play.recognizer()
        monitor.wait_for_silence()

        sound_server.unplug()
        until(lambda: play.line() == GONE)
        time.sleep(3)
        sound_server.plug_in(44_100)
        monitor = Monitor(sound_server.record())
        until(lambda: play.line() == BACK)
        monitor.wait_for_silence()

        sound_server.say_into_microphone(started)
        until(lambda: play.line() == BEGUN)


def until(is_so: Callable[[], bool]) -> None:
    """Return when something is so, or fail."""
    latest = time.monotonic() + LONGEST
    while not is_so():
        assert time.monotonic() < latest
