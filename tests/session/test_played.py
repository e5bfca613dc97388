"""What one player has played in this round."""

from companion.core import reports
from companion.core.facts import Fact
from companion.core.requests import AskPlayed
from companion.core.words import phrase
from companion.games.shamans.announcements import ArtefactTaken
from companion.games.shamans.reports import NotPlayedReport
from tests.games.shamans.table import (
    ANA,
    BEN,
    BLUE_TRICK,
    DAN,
    DOWN,
    STACK,
    card,
    seated,
    set_up,
)
from tests.session.conversation import at


def told(*facts: Fact) -> tuple[object, ...]:
    return tuple(map(phrase, facts))


def test_design_the_card_of_a_player_in_the_trick_is_told() -> None:
    """Wherever it lies; another player has played since."""
    talk = at(set_up()).hear(*map(card, BLUE_TRICK[:3]))
    asked = talk.hear(AskPlayed(BEN))

    assert "answered" == asked.outcome
    played = reports.HistoryReport((card("blue 1", BEN),))
    assert told(played) == asked.answer.phrases


def test_design_who_has_yet_to_play_is_told_before_the_card_of_the_last_trick() -> None:
    """Or the table would think that they have played."""
    taken = ArtefactTaken(BEN, DOWN, STACK)
    talk = at(set_up()).hear(*map(card, BLUE_TRICK), taken, card("green 1"))
    asked = talk.hear(AskPlayed(DAN))

    played = reports.HistoryReport((card("green 2", DAN),))
    assert told(NotPlayedReport(DAN), played) == asked.answer.phrases


def test_design_who_has_played_nothing_yet_is_told_so() -> None:
    """The trick goes on."""
    asked = at(set_up()).hear(card("blue 3"), AskPlayed(BEN))

    assert told(NotPlayedReport(BEN)) == asked.answer.phrases


def test_design_before_a_round_nothing_was_played() -> None:
    """By one, or by anybody."""
    table = at(seated())

    assert told(reports.NothingPlayed(ANA)) == table.hear(AskPlayed(ANA)).answer.phrases
    assert told(reports.NoHistory()) == table.hear(AskPlayed()).answer.phrases


def test_design_all_that_a_player_has_played_in_the_round_is_told() -> None:
    """In the order it was played; without a name, by everybody."""
    talk = at(set_up()).hear(card("blue 3"), card("blue 1"))
    both = reports.HistoryReport((card("blue 3", ANA), card("blue 1", BEN)))

    assert told(both) == talk.hear(AskPlayed(count=9)).answer.phrases
    one = reports.HistoryReport((card("blue 3", ANA),))
    assert told(one) == talk.hear(AskPlayed(ANA, 9)).answer.phrases
