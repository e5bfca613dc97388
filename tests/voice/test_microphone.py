"""The microphone: found by its name, lost, and found again while the game goes on."""

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from subprocess import Popen

import numpy as np
import pytest
import soundfile

from tests.voice.made_sounds import RATE, as_loud, pink_noise
from tests.voice.sound_server import HEADSET, SoundServer

LONGEST = 20.0
"""Seconds in which a device that is back is found, on a busy machine."""


class Taking:
    """Hold a program that takes sound from a microphone."""

    def __init__(self, process: "Popen[str]") -> None:
        self._process = process

    def __call__(self, order: str) -> str:
        """Give it an order, and return what comes of it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{order}\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().rstrip("\n")


Take = Callable[..., Taking]


@pytest.fixture
def take(sound_server: SoundServer) -> Iterator[Take]:
    """Return what starts a program that takes sound from a microphone of a name."""
    started: list[Popen[str]] = []

    def start(*name: str) -> Taking:
        started.append(
            sound_server.start(sys.executable, "-m", "tests.voice.take", *name)
        )
        return Taking(started[-1])

    yield start
    for process in started:
        process.communicate(timeout=LONGEST)


@pytest.mark.parametrize(
    "name", [HEADSET, "headset", "usb head", f"{HEADSET}, ALSA", "HEADSET,alsa"]
)
def test_a_microphone_is_found_by_its_name(take: Take, name: str) -> None:
    """A part of it is enough, in any case, with the host API or without."""
    assert take(name)("open").isdecimal()


@pytest.mark.parametrize("name", ["Studio Mic", f"{HEADSET}, WASAPI", "7"])
def test_an_unknown_name_is_answered_with_the_names_there_are(
    take: Take, name: str
) -> None:
    """One line; a number is no name."""
    answer = take(name)("open")
    assert answer.startswith(f"MicrophoneUnknown: {name}: ")
    assert HEADSET in answer


def test_blocks_are_short_and_none_is_lost(
    sound_server: SoundServer, take: Take, tmp_path: Path
) -> None:
    """Three seconds of noise are some hundred blocks."""
    path = tmp_path / "noise.wav"
    soundfile.write(path, as_loud(pink_noise(), 0.1), RATE)
    microphone = take()
    assert microphone("open").isdecimal()
    playing = sound_server.begin_to_say(path)
    seconds, loudest = microphone("take 95").split()
    playing.communicate(timeout=LONGEST)
    assert float(seconds) == pytest.approx(3.0, abs=0.1)
    assert -30 < float(loudest) < -10
    assert microphone("dropped") == "none"


def test_what_nobody_takes_is_dropped_and_counted(take: Take) -> None:
    """Whoever comes late hears what is said now, not what was said long ago."""
    microphone = take()
    microphone("open")
    microphone("wait 14")
    assert microphone("dropped") == "some"
    microphone("close")
    assert int(microphone("rest")) < 420


def test_what_was_heard_before_it_was_closed_is_given_out(take: Take) -> None:
    """The key ends the listening, not what was said."""
    microphone = take()
    microphone("open")
    microphone("wait 1")
    microphone("close")
    assert 20 < int(microphone("rest")) < 60
    assert microphone("open").isdecimal()


def test_an_unplugged_microphone_is_taken_up_again(
    sound_server: SoundServer, take: Take
) -> None:
    """No restart, and its rate may be another one."""
    microphone = take(HEADSET)
    assert microphone("open").isdecimal()
    sound_server.unplug()
    assert microphone("take 1000").startswith("MicrophoneLost: ")
    assert microphone("open").startswith(("MicrophoneMissing: ", "MicrophoneUnknown: "))
    sound_server.plug_in(44_100)
    assert open_at_last(microphone).isdecimal()
    assert microphone("take 30").startswith("1.0 ")


def test_a_killed_process_is_one_lost_microphone(take: Take) -> None:
    """It is started anew when the microphone is opened again."""
    microphone = take()
    microphone("open")
    microphone("take 5")
    microphone("kill")
    assert microphone("take 1000").startswith("MicrophoneLost: ")
    assert open_at_last(microphone).isdecimal()
    assert microphone("take 30").startswith("1.0 ")


def test_without_any_device_there_is_no_microphone(
    sound_server: SoundServer, take: Take
) -> None:
    """One line says what to do."""
    sound_server.unplug()
    assert take()("open").startswith("MicrophoneMissing: default microphone: ")


def open_at_last(microphone: Taking) -> str:
    """Return what comes of opening a microphone that may not be back yet."""
    latest = time.monotonic() + LONGEST
    while not (answer := microphone("open")).isdecimal():
        assert time.monotonic() < latest, answer
    return answer


def test_noise_is_as_loud_as_it_is_said_to_be() -> None:
    """What the other tests measure is measured rightly."""
    assert np.std(as_loud(pink_noise(), 0.1)) == pytest.approx(0.1)
