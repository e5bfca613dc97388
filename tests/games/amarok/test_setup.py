"""The start of a round (003, Mise en place)."""

from companion.core.announcements import SeatLeft
from companion.core.requests import AskGist
from companion.games.amarok.announcements import RoundStarted, TableCorrected
from companion.games.amarok.board import Objective
from companion.games.amarok.reports import GistReport
from tests.games.amarok.table import (
    ANA,
    BEN,
    CLEO,
    DAN,
    NOBODY,
    Table,
    dealt,
    laid,
    one_to_go,
    seated,
)


def test_before_the_first_round_nothing_is_dealt() -> None:
    """The Objective shows plus, all cards are in the pile, nobody acts."""
    view = seated(4).view
    assert (0, "plus", 22, []) == tuple(
        view[key] for key in ("round", "objective", "pile", "river")
    )
    assert view["last_round"] is None
    assert ("setup", None, ["round-started"]) == seated(4).awaits


def test_the_first_round_needs_to_know_who_begins() -> None:
    """Who last saw a wild animal is not for the companion to know."""
    assert "first" == seated().missing(RoundStarted())


def test_two_cards_are_dealt_to_each_and_two_to_the_river() -> None:
    """The rest is the pile: twenty less two a player."""
    for players, pile in ((3, 14), (4, 12), (5, 10), (6, 8)):
        table = dealt(players)
        assert (2,) * players == table.hands
        assert ([None, None], pile) == (table.view["river"], table.view["pile"])


def test_the_round_says_who_takes_the_objective_and_who_holds_what() -> None:
    """Nothing else happens when a first round begins."""
    assert ("round-opened", "hands-dealt") == dealt().happened
    assert ("play", ANA, ["card-laid"]) == dealt().awaits


def test_the_next_round_begins_left_of_who_began() -> None:
    """The order of play goes on clockwise; the table may insist on another."""
    table = one_to_go().lay("hand blue 3")
    assert BEN == table.say(RoundStarted()).view["to_act"]
    assert ("not-your-turn",) == table.objections(RoundStarted(CLEO))
    assert CLEO == table.insist(RoundStarted(CLEO)).view["to_act"]


def test_a_round_does_not_begin_while_one_runs() -> None:
    """The cards on the table come first."""
    assert ("wrong-phase",) == dealt().objections(RoundStarted())
    assert not dealt().can_insist(RoundStarted())


def test_three_players_are_needed() -> None:
    """Who is away is not dealt in."""
    table = seated(3).say(SeatLeft(CLEO))
    assert ("too-few-players",) == table.objections(RoundStarted(ANA))
    four = seated(4).say(SeatLeft(DAN))
    assert ("player-away",) == four.objections(RoundStarted(DAN))
    assert (2, 2, 2, 0) == four.say(RoundStarted(ANA)).hands


def test_nobody_unknown_plays() -> None:
    """A name that nobody at the table has, wherever it stands."""
    assert ("player-unknown",) == seated().objections(RoundStarted(NOBODY))
    assert ("player-unknown",) == dealt().objections(laid("Zoe red 1"))


def test_before_a_round_no_card_is_laid() -> None:
    """First the cards are dealt."""
    assert ("wrong-phase",) == seated().objections(laid("hand red 5", ANA))


def gist(table: Table) -> GistReport:
    """Return how the game stands in one sentence."""
    (report,) = table.game.answer(table.state, AskGist())
    assert isinstance(report, GistReport)
    return report


def test_the_gist_is_the_round_the_objective_and_who_is_ahead() -> None:
    """Also where the game goes on on another evening."""
    begun = dealt()
    ahead = begun.say(TableCorrected(BEN, wins=1), TableCorrected(CLEO, wins=1))
    plus, minus = Objective.PLUS, Objective.MINUS
    turned = begun.say(TableCorrected(objective=minus))

    assert GistReport(0, is_running=False, objective=plus, leaders=(), wins=0) == gist(
        seated()
    )
    assert (minus, (), 0) == (
        gist(turned).objective,
        gist(turned).leaders,
        gist(turned).wins,
    )
    assert ((BEN, CLEO), 1) == (gist(ahead).leaders, gist(ahead).wins)
