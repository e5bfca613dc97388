"""A sitting is replayed from what it kept (design, decisions 2 and 9)."""

import pytest

from companion.core import requests as ask
from companion.core.errors import CompanionError
from companion.core.facts import Seat
from companion.core.journal import Operation, Recorded, Redone, Undone
from companion.games.shamans import announcements as said
from companion.session import Session, replay
from companion.session.replaying import JournalError
from tests.games.shamans.table import (
    ALL,
    ANA,
    BEN,
    MASK,
    PORTAL,
    SHADOW,
    SHARD,
    card,
    seated,
)
from tests.session.conversation import Conversation, at

BEGUN = (said.RoundStarted(ANA), said.RowShown((PORTAL, SHARD)))


def again(talk: Conversation, *kept: Operation) -> Session[object]:
    """Return the session after the kept steps of a conversation, or other ones."""
    seats: tuple[Seat, ...] = ALL[:4]
    return replay(
        talk.session.game, seats, kept or talk.kept, language="en", languages=("en",)
    )


@pytest.mark.parametrize(
    "lines",
    [
        (),
        BEGUN,
        (*BEGUN, "blue three", "blue one", "undo"),
        (*BEGUN, "blue three", "blue one", "undo twice", "redo"),
        (*BEGUN, "blue three", "dan blue six", "all the same"),
        (*BEGUN, "blue three", ask.Correct((("value", 4),))),
        (*BEGUN, "blue three", "dan blue six", "all the same", "no, four"),
        (*BEGUN, "blue three", "dan leaves", "the score", "nonsense", "void"),
    ],
)
def test_design_a_replayed_sitting_is_as_it_was_left(
    lines: tuple[str | said.RoundStarted, ...],
) -> None:
    """State and entries are the same (design, decision 2)."""
    talk = at(seated()).hear(*lines)

    assert talk.session.state == again(talk).state
    assert talk.session.journal.entries == again(talk).journal.entries


def test_design_what_was_undone_can_be_brought_back_after_a_replay() -> None:
    """Undone entries are kept too (design, decision 9)."""
    talk = at(seated()).hear(*BEGUN, "blue three", "undo")
    resumed = Conversation(again(talk)).hear("redo")

    assert (3,) == resumed.trick


def test_design_a_replayed_sitting_can_be_undone_to_its_start() -> None:
    """Every entry is there (interface, undo)."""
    talk = at(seated()).hear(*BEGUN, "blue three")

    assert 0 == Conversation(again(talk)).hear(ask.Undo(9)).view["round"]


def test_design_a_held_play_is_replayed_as_its_own_entry() -> None:
    """It was recorded by itself (design, decision 9)."""
    cards = map(card, ("blue 3", "blue 1", "blue 6", "green 2"))
    taken = at(seated()).hear(*BEGUN, *cards, said.ArtefactTaken(BEN, PORTAL))
    talk = taken.hear("green one", said.TileRevealed(MASK))

    assert talk.session.state == again(talk).state


def test_design_only_what_was_recorded_is_kept() -> None:
    """Words that were not accepted are kept nowhere (design, decision 9)."""
    talk = at(seated()).hear(*BEGUN, "blue", "nonsense", "green nine", "who is dan")

    assert (Recorded(BEGUN[0]), Recorded(BEGUN[1])) == talk.kept


@pytest.mark.parametrize(
    "wrong",
    [
        Recorded(card("blue 3")),
        Recorded(said.RoundStarted()),
        Recorded(said.RoundStarted(ANA), is_insisted=True),
    ],
)
def test_design_a_step_that_is_ruled_otherwise_is_an_error(wrong: Recorded) -> None:
    """The file is of other rules, and that is said (design, decision 1)."""
    with pytest.raises(JournalError, match="step 1") as caught:
        again(at(seated()), wrong)

    assert isinstance(caught.value, CompanionError)


def test_design_undoing_more_than_there_is_replays_to_the_start() -> None:
    """As far back as there is something (interface, undo)."""
    session = again(at(seated()), Recorded(said.RoundStarted(ANA)), Undone(5))

    assert seated().state == session.state


def test_design_redoing_is_replayed() -> None:
    """What was brought back stands (interface, redo)."""
    started = Recorded(said.RoundStarted(ANA))
    session = again(at(seated()), started, Undone(1), Redone(1))

    assert 1 == len(session.journal.entries)


def test_design_a_replayed_sitting_has_nothing_to_insist_on() -> None:
    """Open ends of the conversation are not kept (design, decision 9)."""
    talk = at(seated()).hear(*BEGUN, "blue three", "dan blue six")

    assert "answered" == Conversation(again(talk)).hear("all the same").outcome
    assert SHADOW.value not in str(talk.kept)
