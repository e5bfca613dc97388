"""A round that is over was won by somebody else, as the table says."""

import pytest

from companion.core.announcements import RoundVoid
from companion.core.facts import Seat
from companion.games.amarok.announcements import (
    RoundCorrected,
    RoundStarted,
    RoundWon,
    TableCorrected,
)
from companion.games.amarok.events import RoundRewon
from companion.games.amarok.settings import TableRules
from tests.games.amarok.table import ANA, BEN, CLEO, Table, dealt, one_to_go, seated


def played() -> Table:
    """Return a table after the first round, which Cleo has won."""
    table = one_to_go().lay("hand blue 3")
    assert table.view["last_round"]["winner"] is not None
    return table


def winner(table: Table) -> Seat:
    """Return who has won the last round."""
    return Seat(table.view["last_round"]["winner"])


def wins(table: Table) -> dict[str, int]:
    """Return how many rounds everybody has won."""
    return {seat: player["wins"] for seat, player in table.view["seats"].items()}


def other(table: Table) -> Seat:
    """Return somebody who has not won the last round."""
    return next(one for one in (ANA, BEN, CLEO) if one != winner(table))


def test_the_round_counts_for_somebody_else() -> None:
    """Both are told what they have won by now; the last round says so too."""
    before = played()
    loser, found = winner(before), other(before)
    after = before.say(RoundCorrected(1, found))

    assert RoundRewon(1, ((found, 1), (loser, 0))) == after.events[-1]
    assert wins(after) == {seat: int(seat == found) for seat in wins(after)}
    assert winner(after) == found


def test_it_is_corrected_while_the_next_round_is_played() -> None:
    """How cards are held follows, and a void round takes nothing of it back."""
    before = played()
    loser, found = winner(before), other(before)
    after = before.say(RoundStarted(), RoundCorrected(1, found))

    assert (1, 2) == (after.player(found)["sees"], after.player(loser)["sees"])
    assert wins(after.say(RoundVoid())) == wins(after)
    again = after.say(RoundVoid(), RoundCorrected(1, loser))
    assert (1, 0) == (wins(again)[loser], wins(again)[found])


def test_the_third_round_wins_the_game() -> None:
    """However it was won."""
    before = played()
    found = other(before)
    after = before.say(TableCorrected(found, wins=2), RoundCorrected(1, found))

    assert ("round-rewon", "game-won") == after.happened
    assert found == after.view["winner"]


def test_a_round_that_counts_for_who_has_it_changes_nothing() -> None:
    """Saying it again does no harm."""
    before = played()
    after = before.say(RoundCorrected(1, winner(before)))

    assert wins(before) == wins(after)


def test_a_settled_tie_is_corrected_too() -> None:
    """It was given to one of the tied."""
    rules = TableRules(tied_round="named")
    tie = dealt(rules=rules).lay(
        *("hand red 5", "hand red 5", "hand red 1"),
        *("hand blue 5", "hand blue 5", "hand blue 1"),
    )
    after = tie.say(RoundWon(ANA), RoundCorrected(1, BEN))

    assert (0, 1) == (wins(after)[ANA], wins(after)[BEN])


@pytest.mark.parametrize(
    ("told", "missing"),
    [
        (RoundCorrected(seat=ANA), "round"),
        (RoundCorrected(1), "seat"),
    ],
)
def test_what_is_missing_is_asked(told: RoundCorrected, missing: str) -> None:
    """Which round, and who has won it."""
    assert missing == played().missing(told)


def test_a_round_that_is_not_over_is_objected_to() -> None:
    """Neither the one that is played nor one that is to come."""
    assert ("round-not-played",) == seated().objections(RoundCorrected(1, ANA))
    running = played().say(RoundStarted())
    assert ("round-not-played",) == running.objections(RoundCorrected(2, ANA))
    assert ("player-unknown",) == running.objections(RoundCorrected(1, Seat("Zoe")))


def test_more_is_never_taken_than_somebody_has() -> None:
    """Where the table had corrected the wins already."""
    before = played()
    corrected = before.say(TableCorrected(winner(before), wins=0))

    told = RoundCorrected(1, other(before))
    assert ("out-of-range",) == corrected.objections(told)
