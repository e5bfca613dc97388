"""The end of a round and of the game (003, Fin de partie)."""

from companion.core.announcements import RoundVoid, SeatLeft
from companion.games.amarok.announcements import (
    RoundStarted,
    RoundWon,
    TableCorrected,
)
from tests.games.amarok.table import (
    ANA,
    BEN,
    CLEO,
    Table,
    dealt,
    laid,
    one_to_go,
    shown,
)


def tied() -> Table:
    """Return a table where Ana and Ben have eleven each, and the round is over."""
    cards = ("hand red 5", "hand blue 9", "hand blue 1", "hand red 6", "hand blue 2")
    return dealt().lay(*cards, "hand blue 3")


def test_on_plus_the_largest_sum_wins() -> None:
    """Everybody has two cards in front: Ben has eleven."""
    table = one_to_go().lay("hand blue 3")
    assert {"winner": BEN, "tied": []} == table.last_round
    assert (0, 1, 0) == table.wins


def test_on_minus_the_smallest_sum_wins() -> None:
    """Cleo has four."""
    table = dealt().lay("hand red 5 season", "pile blue 9", "hand blue 1")
    ended = table.lay("hand red 4", "hand blue 2", "hand blue 3")
    assert CLEO == ended.last_round["winner"]


def test_between_rounds_all_stays_as_it_ended() -> None:
    """Until the next round, the cards can still be asked for."""
    table = one_to_go().lay("hand blue 3")
    assert ("setup", None, ["round-started"]) == table.awaits
    assert [("red", 5, None), ("red", 4, None)] == table.front(ANA)
    assert (1, 13) == (table.view["round"], table.view["pile"])


def test_the_next_round_keeps_wins_objective_and_the_last_round() -> None:
    """The rest is dealt anew."""
    table = dealt().lay("hand red 5 season", "pile blue 9", "hand blue 1")
    ended = table.lay("hand red 4", "hand blue 2", "hand blue 3")
    view = ended.say(RoundStarted()).view
    kept = (view["round"], view["objective"], view["last_round"]["winner"])
    assert (2, "minus", CLEO) == kept
    assert (14, [None, None]) == (view["pile"], view["river"])


def test_a_tie_counts_for_nobody() -> None:
    """The tied are named; the next round or a settlement may follow."""
    table = tied()
    assert {"winner": None, "tied": [ANA, BEN]} == table.last_round
    assert (0, 0, 0) == table.wins
    assert ["round-started", "round-won"] == table.view["expecting"]


def test_the_table_may_give_a_tied_round_to_one_of_the_tied() -> None:
    """It counts like any win, and then nobody is tied any more."""
    table = tied()
    assert ("not-tied",) == table.objections(RoundWon(CLEO))
    assert not table.can_insist(RoundWon(CLEO))
    assert "seat" == table.missing(RoundWon())
    settled = table.say(RoundWon(BEN))
    assert {"winner": BEN, "tied": []} == settled.last_round
    assert (0, 1, 0) == settled.wins
    assert ("wrong-phase",) == settled.objections(RoundWon(ANA))


def test_a_round_is_given_only_after_a_tie_and_before_the_next() -> None:
    """Otherwise nothing is to be settled."""
    assert ("wrong-phase",) == dealt().objections(RoundWon(ANA))
    assert ("wrong-phase",) == tied().say(RoundStarted()).objections(RoundWon(ANA))


def test_a_trapped_player_is_not_tied() -> None:
    """Who cannot win shares nothing."""
    table = dealt().lay("hand red 5", "hand blue 9 trap", "hand blue 1", "hand red 6")
    ended = table.lay("hand blue 2", "hand blue 3")
    assert {"winner": ANA, "tied": []} == ended.last_round


def test_three_rounds_win_the_game_at_once() -> None:
    """Nothing is announced or corrected then, only taken back."""
    table = one_to_go().say(TableCorrected(BEN, wins=2)).lay("hand blue 3")
    assert ("over", BEN) == (table.view["phase"], table.view["winner"])
    assert ("over", None, []) == table.awaits
    assert "game-won" == table.happened[-1]
    assert ("game-over",) == table.objections(RoundStarted())
    assert ("game-over",) == table.objections(TableCorrected(ANA, wins=1))
    assert not table.can_insist(RoundStarted())


def test_a_settled_tie_may_win_the_game() -> None:
    """The third round is a third round."""
    table = tied().say(TableCorrected(BEN, wins=2)).say(RoundWon(BEN))
    assert BEN == table.view["winner"]


def test_a_void_round_is_dealt_again() -> None:
    """The same number and first player; the Objective as it lies, what was seen too."""
    table = dealt().lay("hand red 5 season").say(RoundVoid())
    assert ("setup", None, ["round-started"]) == table.awaits
    assert (0, "minus", 22) == tuple(
        table.view[key] for key in ("round", "objective", "pile")
    )
    again = table.say(RoundStarted())
    assert (1, ANA) == (again.view["round"], again.view["to_act"])
    assert "symbol-doubted" in again.lay("hand red 5").happened


def test_only_a_running_round_can_be_void() -> None:
    """What is scored stays scored."""
    assert ("wrong-phase",) == tied().objections(RoundVoid())


def test_a_round_ends_when_the_last_who_lacks_a_card_leaves() -> None:
    """They are passed over, and their single card is no pair."""
    table = one_to_go().say(SeatLeft(CLEO))
    assert BEN == table.last_round["winner"]


def test_a_corrected_table_ends_a_round_that_is_over() -> None:
    """Play goes on from the facts as they are."""
    table = one_to_go()
    full = table.say(TableCorrected(CLEO, laid=shown("red 9", "red 10").cards))
    assert CLEO == full.last_round["winner"]
    hearts = dealt().say(TableCorrected(BEN, laid=shown("red 1", "red 2").cards))
    assert ("play", ANA) == hearts.awaits[:2]
    assert ("two-cards-laid",) == hearts.objections(laid("hand red 4", BEN))
