"""Corrections, players who leave, rounds that are none (interface)."""

import pytest

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.games.initiation import announcements as said
from tests.games.initiation.table import (
    ANA,
    BEN,
    CLEO,
    NOBODY,
    begun,
    dice,
    seasoned,
    seated,
)


def test_interface_a_corrected_square_does_not_act() -> None:
    """Nothing to miss unless it is told (interface)."""
    table = begun().stand(Ben=19, Cleo=9)

    assert ((0, 19, 9), (0, 0, 0)) == (table.squares, table.misses)
    assert (ANA, ANA) == table.turn


def test_interface_turns_to_miss_may_be_told() -> None:
    """None to two (interface)."""
    told = said.TableCorrected(CLEO, misses=2)

    assert (0, 0, 2) == begun().say(told).misses
    assert (0, 0, 1) == begun().say(said.TableCorrected(CLEO, 31, 1)).misses


def test_interface_a_pawn_on_52_is_held_and_only_there() -> None:
    """Whether it is told or not (interface)."""
    table = begun().stand(Cleo=52)

    assert (False, False, True) == table.held
    assert (False, False, False) == table.stand(Cleo=51).held
    for told in (
        said.TableCorrected(CLEO, held=False),
        said.TableCorrected(ANA, held=True),
        said.TableCorrected(CLEO, misses=1),
    ):
        assert ("out-of-range",) == table.objections(told)


def test_interface_a_pawn_that_is_put_on_63_has_won() -> None:
    """The table is right (interface)."""
    assert (BEN, "over") == tuple(
        begun().stand(Ben=63).view[key] for key in ("winner", "phase")
    )


def test_interface_another_pawns_square_is_taken_also_when_insisted() -> None:
    """But Start holds any number (interface)."""
    table = begun().stand(Ben=23)
    told = said.TableCorrected(ANA, 23)

    assert ("square-occupied",) == table.objections(told)
    assert not table.can_insist(told)
    assert 0 == table.stand(Ben=0).squares[1]


@pytest.mark.parametrize(
    "told",
    [
        said.TableCorrected(ANA, 64),
        said.TableCorrected(ANA, -1),
        said.TableCorrected(ANA, misses=3),
        said.TableCorrected(ANA, misses=-1),
    ],
)
def test_interface_what_cannot_be_is_objected(told: said.TableCorrected) -> None:
    """No such square, no such number of turns (interface)."""
    assert ("out-of-range",) == begun().objections(told)


def test_interface_a_correction_that_lacks_something_is_asked() -> None:
    """Whose pawn, and what of it (interface)."""
    assert "seat" == begun().missing(said.TableCorrected(square=4))
    assert "correction" == begun().missing(said.TableCorrected(ANA))


def test_interface_due_throws_stay_as_they_are() -> None:
    """The pawn moves from where it was put (interface)."""
    table = seasoned(Ana=30).throw("2 4").stand(Ana=33)

    assert (ANA, BEN) == table.turn
    assert 38 == table.throw("2 3").squares[0]


def test_interface_before_the_first_die_the_table_may_be_corrected() -> None:
    """A game that has begun without the companion."""
    assert (14, 0, 0) == seated().stand(Ana=14).squares


def test_interface_who_has_left_is_passed_over_until_they_are_back() -> None:
    """Their turn passes at once (interface)."""
    table = seasoned().say(SeatLeft(ANA))
    later = table.throw("1 2", "1 3")

    assert ("seat-vacated", "turn-came") == table.happened
    assert ("seat-retaken",) == later.say(SeatBack(ANA)).happened
    assert (BEN, BEN) == table.turn
    assert BEN == later.turn[0]
    assert CLEO == later.say(SeatBack(ANA)).throw("1 1").turn[0]
    assert ("player-away",) == table.objections(dice("1 2", ANA))


def test_interface_who_has_left_misses_no_turns_meanwhile() -> None:
    """They are not counted down."""
    table = seasoned().say(said.TableCorrected(CLEO, 31, 2), SeatLeft(CLEO))

    assert 2 == table.throw("1 2", "1 3", "1 1").misses[2]


def test_interface_for_36_the_next_one_to_the_left_throws() -> None:
    """Who is away throws for nobody."""
    table = seasoned(Ana=30).throw("2 4").say(SeatLeft(BEN))

    assert (ANA, CLEO) == table.turn
    assert (ANA, ANA) == table.say(SeatLeft(CLEO)).turn


def test_interface_an_empty_table_waits() -> None:
    """Until somebody is back."""
    table = seasoned(2).say(SeatLeft(ANA), SeatLeft(BEN))

    assert (None, None) == table.turn
    assert (BEN, BEN) == table.say(SeatBack(BEN)).turn
    assert "seat" == table.missing(said.DiceRolled(None, (1, 2)))


def test_interface_leaving_twice_changes_nothing() -> None:
    """Nor does coming back twice (interface)."""
    away = seasoned().say(SeatLeft(CLEO))

    assert () == away.say(SeatLeft(CLEO)).events
    assert () == seasoned().say(SeatBack(CLEO)).events
    assert "seat" == away.missing(SeatLeft())
    assert "seat" == away.missing(SeatBack())


def test_interface_there_are_no_rounds() -> None:
    """`round-void` is objected (interface)."""
    for table in (seated(), begun(), seasoned()):
        assert ("wrong-phase",) == table.objections(RoundVoid())


def test_interface_nobody_else_sits_here() -> None:
    """Whoever is named (interface)."""
    assert ("player-unknown",) == begun().objections(dice("1 2", NOBODY))


def test_interface_once_somebody_has_won_nothing_is_announced_or_corrected() -> None:
    """Only undo changes it (interface)."""
    over = seasoned(Ana=61).throw("1 1")

    for told in (dice("1 2"), said.TableCorrected(BEN, 4), RoundVoid()):
        assert ("game-over",) == over.objections(told)
    assert over.say(SeatLeft(BEN)).view["winner"] == ANA
