"""The rulebook is read aloud by itself, and gives way to play."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.voice.playing import LONGEST, Playing
from tests.voice.sound_server import SoundServer

CONFIGURATION = """
language: en
voice: both
"""
FEW = 12
"""Lines after which what is waited for has come."""
SILENCE = 6.0
"""Seconds in which the next passage would begin."""


@pytest.fixture
def play(sound_server: SoundServer, tmp_path: Path) -> Iterator[Playing]:
    """Give a companion that speaks and takes lines."""
    settings = tmp_path / "mine.yaml"
    settings.write_text(CONFIGURATION, encoding="utf-8")
    process = sound_server.start(
        *(sys.executable, "-m", "companion", "play", "shamans", "--voice"),
        *("--players", "Alice,Ben,Chloe", "--config", str(settings)),
    )
    assert process.stdin is not None
    lines = process.stdin.buffer.raw  # type: ignore[attr-defined]
    yield Playing(process, lines)
    process.stdin.close()
    process.wait(timeout=LONGEST)


def _until(play: Playing, beginning: str) -> str:
    """Return the line that begins so, of the next few."""
    for _ in range(FEW):
        line = play.line()
        assert line, f"“{beginning}” never comes"
        if line.startswith(beginning):
            return line
    raise AssertionError(f"“{beginning}” never comes")


def _rest(play: Playing) -> list[str]:
    """Return what is printed until nothing is for a while."""
    return list(iter(lambda: play.line(SILENCE), ""))


@pytest.mark.lasting
def test_chapters_follow_by_themselves_until_somebody_plays(play: Playing) -> None:
    """Nobody says "next"; an announcement is taken at once, and the reading waits."""
    play.type("read the rules")
    _until(play, "I read the rules.")
    _until(play, "Chapter one")
    _until(play, "Chapter two")
    play.type("new round, Alice starts")
    _until(play, "A new round")

    assert not [line for line in _rest(play) if line.startswith("Chapter")]

    play.type("read on")
    _until(play, "Chapter two")
    _until(play, "Chapter three")
