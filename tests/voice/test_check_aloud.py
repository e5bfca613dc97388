"""`companion check` on virtual devices: what the microphone hears is measured."""

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
import soundfile

from companion.speaking.synthesizer import Synthesizer
from tests.house.program import command
from tests.voice.made_sounds import Samples, samples_of, white_noise
from tests.voice.sound_server import EARPHONE, SoundServer
from tests.voice.spoken import spoken

RATE = 16_000
SENTENCE = "Alice plays blue three"
PATIENCE = 60
Finding = dict[str, object]


class Checking:
    """Hold a check that runs, and what it has said."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def wait_for(self, words: str) -> None:
        """Return when it asks for something."""
        assert self._process.stderr is not None
        for line in self._process.stderr:
            if words in line:
                return
        raise AssertionError(f"it never says: {words}")

    def findings(self) -> tuple[int, dict[str, Finding]]:
        """Return the status, and what was found by subject."""
        out, log = self._process.communicate(timeout=PATIENCE)
        found = json.loads(out)["findings"]
        assert log == "" or "Traceback" not in log
        return self._process.returncode, {one["subject"]: one for one in found}


Start = Callable[..., Checking]


@pytest.fixture
def start(sound_server: SoundServer, tmp_path: Path) -> Start:
    """Return what starts a check on the virtual devices."""

    def started(configuration: str, *arguments: str) -> Checking:
        settings = tmp_path / "mine.yaml"
        settings.write_text(f"language: en\n{configuration}", encoding="utf-8")
        check = ("-m", "companion", "check", "--json", "--config", str(settings))
        return Checking(sound_server.start(sys.executable, *check, *arguments))

    return started


def at(samples: Samples, level: float) -> Samples:
    """Return a sound of so many decibels below full scale."""
    return samples * (10 ** (level / 20) / np.sqrt(np.mean(samples**2)))


@contextmanager
def noise(server: SoundServer, folder: Path, level: float) -> Iterator[None]:
    """Fill the room with noise of a loudness."""
    path = folder / "noise.wav"
    soundfile.write(path, at(np.tile(white_noise(), 8), level), RATE)
    playing = server.begin_to_say(path)
    time.sleep(0.5)
    yield
    playing.terminate()
    playing.communicate(timeout=10)


def recorded(synthesizer: Synthesizer, folder: Path, level: float) -> Path:
    """Return a file in which somebody says the sentence at a loudness."""
    samples = samples_of(spoken(SENTENCE, "en-us", synthesizer), RATE)
    loud = np.flatnonzero(np.abs(samples) > 0.02 * np.abs(samples).max())
    said = at(samples[loud[0] : loud[-1]], level)
    path = folder / "said.wav"
    rest = np.zeros(RATE // 4)
    soundfile.write(path, np.concatenate([rest, said, rest]), RATE)
    return path


def measured(finding: Finding, name: str) -> float:
    """Return a value that was measured."""
    values = finding["measured"]
    assert isinstance(values, dict)
    return float(values[name]["value"])


def test_a_good_microphone_is_well_and_the_sentence_is_understood(
    start: Start,
    sound_server: SoundServer,
    synthesizer: Synthesizer,
    whisper_model: Path,
    tmp_path: Path,
) -> None:
    """A quiet room, somebody who speaks up, and Whisper, which hears the card."""
    said = recorded(synthesizer, tmp_path, -20)
    text = f"voice: text\nrecognizer: whisper\nmodel: {whisper_model}\n"
    with noise(sound_server, tmp_path, -60):
        checking = start(text)
        checking.wait_for("Now say aloud: “Alice plays blue three”.")
        time.sleep(0.7)
        sound_server.say_into_microphone(said)
        status, found = checking.findings()

    assert measured(found["noise"], "noise") == pytest.approx(-60, abs=2)
    assert measured(found["speech"], "speech") == pytest.approx(-20, abs=4)
    assert measured(found["speech"], "above-noise") == pytest.approx(40, abs=5)
    assert found["heard"]["said"] == "I understood the sentence."
    assert {one["state"] for one in found.values()} == {"ok"}
    assert status == 0


def test_a_loud_room_and_a_soft_voice_are_told(
    start: Start, sound_server: SoundServer, synthesizer: Synthesizer, tmp_path: Path
) -> None:
    """Both are measured, and each has its remedy."""
    said = recorded(synthesizer, tmp_path, -30)
    with noise(sound_server, tmp_path, -36):
        checking = start("voice: text\n")
        checking.wait_for("Now say aloud")
        time.sleep(0.7)
        sound_server.say_into_microphone(said)
        status, found = checking.findings()

    assert measured(found["noise"], "noise") == pytest.approx(-36, abs=2)
    assert "“push to talk”" in str(found["noise"]["remedy"])
    assert "above the room" in str(found["speech"]["said"])
    assert measured(found["speech"], "above-noise") < 12
    assert status == 1


def test_where_nobody_speaks_it_ends_by_itself(
    start: Start, sound_server: SoundServer, tmp_path: Path
) -> None:
    """It waits some seconds, and says what to do."""
    with noise(sound_server, tmp_path, -55):
        status, found = start("voice: text\n").findings()

    assert found["noise"]["state"] == "ok"
    assert found["speech"]["said"] == "I heard nobody speak."
    assert "Start again and say the sentence." in str(found["speech"]["remedy"])
    assert status == 1


def test_a_microphone_that_is_off_is_told(start: Start) -> None:
    """Zeros: it is muted, or the program may not listen; nobody is asked to speak."""
    status, found = start("voice: text\n").findings()

    assert found["noise"]["state"] == "fault"
    assert "the microphone" in str(found["noise"]["remedy"])
    assert "speech" not in found
    assert status == 1


def test_a_microphone_that_is_unplugged_meanwhile_is_told(
    start: Start, sound_server: SoundServer
) -> None:
    """No error comes from the device: silence is noticed."""
    checking = start("voice: text\n")
    checking.wait_for("Please be silent")
    sound_server.unplug()
    status, found = checking.findings()

    assert found["microphone"]["state"] == "fault"
    assert status == 1


def test_names_in_the_configuration_are_looked_for(start: Start) -> None:
    """What there is instead is listed; outputs are named."""
    text = "voice: both\nearphone: Right Earphone\nmicrophone: Webcam\n"
    status, found = start(text, "--short").findings()

    assert EARPHONE in str(found["earphone"]["said"])
    assert EARPHONE in str(found["outputs"]["said"])
    assert str(found["microphone"]["said"]).startswith("No microphone is called Webcam")
    assert found["loudspeaker"]["state"] == "ok"
    assert status == 1


def test_the_companion_can_hear_itself(
    start: Start, sound_server: SoundServer, tmp_path: Path
) -> None:
    """It says the sentence, and the room carries it to the microphone."""
    sound_server.let_the_room_carry(60)
    with noise(sound_server, tmp_path, -60):
        _, found = start("voice: voice\n", "--echo").findings()

    assert found["speech"]["state"] == "ok"
    assert measured(found["speech"], "speech") > -40


def test_what_is_found_is_spoken_too(sound_server: SoundServer) -> None:
    """The voice says what is printed."""
    recording = sound_server.record()
    process = sound_server.start(sys.executable, "-m", "companion", "check")
    watchdog = threading.Timer(PATIENCE, process.kill)
    watchdog.start()
    recording.wait_for_sound()
    process.kill()
    watchdog.cancel()
    assert process.stdout is not None
    assert process.stdout.readline().startswith("J'essaie les voix")
    process.communicate(timeout=10)


@pytest.mark.parametrize("earphone", ["Right Earphone", EARPHONE])
def test_a_start_with_the_voice_says_what_is_amiss_in_one_line(
    sound_server: SoundServer, tmp_path: Path, earphone: str
) -> None:
    """An earphone of another name; where it is there, nothing is said of it."""
    settings = tmp_path / "mine.yaml"
    settings.write_text(f"voice: text\nearphone: {earphone}\n", encoding="utf-8")
    play = ("play", "shamans", "--voice", "--players", "Ann,Bob,Cy")
    own = ("--language", "en", "--config", str(settings))

    process = sound_server.start(*command(*play, *own), data=tmp_path)
    out, _ = process.communicate("goodbye\n", timeout=PATIENCE)

    told = [line for line in out.splitlines() if "arphone" in line]
    assert len(told) == (earphone != EARPHONE)
    assert all("Plug it in, or correct “earphone”" in line for line in told)
