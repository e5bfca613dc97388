"""All who have left come back at once."""

from companion.core.announcements import SeatBack, SeatLeft
from companion.core.journal import Recorded
from tests.games.shamans.table import BEN, DAN, seated
from tests.session.conversation import Conversation, at


def away() -> Conversation:
    """Return a conversation at a table that Ben and Dan have left."""
    return at(seated()).hear(SeatLeft(BEN), SeatLeft(DAN))


def test_interface_everybody_is_back_takes_all_who_left() -> None:
    """One entry for each (interface, seat-back)."""
    talk = away().hear("everybody is back")

    back = (Recorded(SeatBack(BEN)), Recorded(SeatBack(DAN)))
    assert ("accepted", back) == (talk.outcome, talk.answer.operations)
    assert ("seat-retaken", "seat-retaken") == talk.happened


def test_interface_everybody_is_back_says_once_what_is_next() -> None:
    """After both were named (design, decision 6)."""
    said = away().hear("everybody is back").said

    assert ("common-seat-back", "common-seat-back", "shamans-round-due") == said


def test_interface_where_nobody_left_everybody_is_back_says_so() -> None:
    """Nothing is recorded (interface: answered)."""
    talk = at(seated()).hear("everybody is back")

    assert ("answered", "common-not-away") == (talk.outcome, talk.said[0])
    assert () == talk.entries
