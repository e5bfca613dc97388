"""An explanation that nobody has heard to its end comes when it fits again."""

import sys
from collections.abc import Iterator

import pytest

from companion.sayings import Saying, merged
from tests.voice.sound_server import SoundServer
from tests.voice.test_speaking import LONG, PATIENCE, Speaking

PLAY = Saying("Green six, Ben.", "news", ("green six, Ben",))
CHLOE = Saying("Chloe next.", "prompt")
LESSON = Saying("The Shadow takes one step.", "lesson", lesson="topic-shadow")


@pytest.fixture
def speaking(sound_server: SoundServer) -> Iterator[Speaking]:
    """Return a program that speaks on virtual devices."""
    process = sound_server.start(sys.executable, "-m", "tests.voice.speak")
    yield Speaking(process)
    process.communicate(timeout=PATIENCE)


def test_an_explanation_that_waits_gives_way_to_the_next_play() -> None:
    """It never slows a fast table."""
    waiting = merged((PLAY, CHLOE, LESSON), (PLAY, CHLOE), ", ".join)

    assert LESSON not in waiting


def test_an_explanation_that_is_heard_is_done_with(speaking: Speaking) -> None:
    """Nothing is told about it."""
    speaking.order("lesson The Moon is near.")

    assert ["begun N", "silent"] == speaking.rest()


@pytest.mark.parametrize("cut", ["cut", "type"])
def test_an_explanation_that_is_cut_is_to_come_again(
    speaking: Speaking, cut: str
) -> None:
    """By the key, or by a typed line."""
    speaking.order(f"lesson {LONG}")
    assert speaking.line().startswith("begun")

    speaking.order(cut)

    assert speaking.line() == "Untaught topic-moon"


def test_an_explanation_that_was_left_out_is_to_come_again(
    speaking: Speaking,
) -> None:
    """A play came while it waited behind another sentence."""
    speaking.order(f"news {LONG}")
    speaking.order("lesson The Moon is near.")
    speaking.order("news Green six, Ben.")

    told = speaking.rest()
    assert "Untaught topic-moon" in told
    assert told.count("begun N") == 2
