"""Ears that fail: the table is told once, the keyboard works, and they come back."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.voice.playing import LONGEST, Monitor, kill, playing
from tests.voice.sound_server import SoundServer
from tests.voice.test_open_ears import BEGUN, FIRST_PROMPT, OPEN, Record, Room, record

__all__ = ["record"]
RECOGNIZER_LOST = "듣기가 멈췄어요."
MISSED = "네?"
SCORES = "모두 영 점."


@pytest.fixture
def room(
    sound_server: SoundServer, korean_model: Path, record: Record, tmp_path: Path
) -> Iterator[Room]:
    """Return a room with open ears where the companion is silent."""
    monitor = Monitor(sound_server.record())
    with playing(sound_server, korean_model, tmp_path, "open") as play:
        assert [FIRST_PROMPT, OPEN] == play.lines(2)
        play.recognizer()
        monitor.wait_for_silence()
        yield Room(sound_server, play, monitor, record)


def _killed_while_saying(room: Room, recording: Path) -> list[str]:
    """Return what is told where the recognizer dies while a recording is played."""
    talk = room.server.begin_to_say(recording)
    room.monitor.wait_for(0.8)
    kill(room.play.recognizer())
    talk.communicate(timeout=LONGEST)
    return room.play.lines(2)


def test_a_recognizer_that_dies_between_utterances_is_back_for_the_next(
    room: Room,
) -> None:
    """The table is told once, in text and voice."""
    kill(room.play.recognizer())
    assert RECOGNIZER_LOST == room.play.line()
    room.hear()
    room.say("민수 라운드 시작")
    assert BEGUN == room.play.line()


def test_a_recognizer_that_dies_while_somebody_speaks_loses_nothing(
    room: Room,
) -> None:
    """What was said is kept and heard by the next one."""
    start = room.recorded("민수 라운드 시작", 0.5)
    told = _killed_while_saying(room, start)
    if told == [RECOGNIZER_LOST, MISSED]:
        # It was heard, but a busy machine plays a recording with gaps.
        told = _killed_while_saying(room, start)
    assert [RECOGNIZER_LOST, BEGUN] == told


def test_a_recognizer_that_hangs_is_replaced_while_the_keyboard_works(
    room: Room,
) -> None:
    """Nothing waits for it but what was said, and that is heard in the end."""
    os.kill(room.play.recognizer(), signal.SIGSTOP)
    room.say("민수 라운드 시작")
    room.play.type("점수")
    assert {SCORES, RECOGNIZER_LOST, BEGUN} == set(room.play.lines(3))
