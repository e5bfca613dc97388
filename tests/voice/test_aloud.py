"""Play by voice, from the key to the loudspeaker."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen
from typing import BinaryIO

import numpy as np
import pytest
import soundfile

from companion.config import General
from companion.recorded import answers
from tests.voice.conftest import Speak
from tests.voice.play import korean_table
from tests.voice.sound_server import SoundServer

OPENING = 1.5
"""Seconds in which a microphone opens, on a busy machine."""
FIRST_PROMPT = "누가 시작해요?"


@pytest.fixture
def started(speak: Speak, tmp_path: Path) -> Path:
    """Return a recording in which somebody starts a round."""
    path, sound = tmp_path / "started.wav", speak("민수 라운드 시작")
    samples = np.frombuffer(b"".join(sound.blocks), dtype="<i2")
    silence = np.zeros(sound.rate // 2, dtype="<i2")
    soundfile.write(path, np.concatenate([silence, samples, silence]), sound.rate)
    return path


@contextmanager
def playing(
    server: SoundServer, model: Path, folder: Path
) -> Iterator[tuple["Popen[str]", BinaryIO]]:
    """Give a companion that plays by voice, and the lines it reads."""
    pipe = folder / "lines"
    os.mkfifo(pipe)
    process = server.run("play", str(model), str(pipe))
    with pipe.open("wb", buffering=0) as lines:
        yield process, lines
    process.wait(timeout=60)


def test_a_press_of_enter_opens_the_ears_and_the_answer_is_spoken(
    sound_server: SoundServer, korean_model: Path, started: Path, tmp_path: Path
) -> None:
    """What is said into the microphone is played, printed and spoken."""
    with playing(sound_server, korean_model, tmp_path) as (process, lines):
        assert process.stdout is not None
        beginning = [process.stdout.readline() for _ in range(2)]
        time.sleep(OPENING)
        recording = sound_server.record()

        lines.write(b"\n")
        time.sleep(OPENING)
        sound_server.say_into_microphone(started)
        answer = process.stdout.readline()
        recording.wait_for_sound()

    assert beginning == [f"{FIRST_PROMPT}\n", "엔터를 누르고 말하세요.\n"]
    assert answer == "민수 라운드 시작.\n"


def test_recordings_are_answered_like_a_microphone(
    korean_model: Path, started: Path
) -> None:
    """One answer for each utterance, through the same recognizer."""
    general = General(
        *("ko", "normal", "text", "press", "vosk"), str(korean_model), None, None
    )

    (spoken,) = answers(korean_table(), [started], general)

    assert spoken.answer.heard == "민수 라운드 시작"
    assert spoken.answer.outcome == "accepted"
