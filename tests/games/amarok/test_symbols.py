"""Season, Mating and Trap (003, les effets des cartes)."""

from tests.games.amarok.table import ANA, BEN, CLEO, clawed, dealt, laid, one_to_go


def test_a_season_turns_the_objective() -> None:
    """From plus to minus, and back with the next one."""
    table = dealt().lay("hand red 5 season")
    assert "minus" == table.view["objective"]
    assert ("card-taken", "card-fronted", "objective-turned") == table.happened
    assert "plus" == table.lay("hand red 6 season").view["objective"]


def test_a_season_on_the_last_card_counts_before_the_sums() -> None:
    """The Objective is turned first, and then the smallest sum wins."""
    table = one_to_go().lay("hand blue 3 season")
    assert {"winner": CLEO, "tied": []} == table.last_round


def test_the_second_heart_wins_the_round_at_once() -> None:
    """Whatever colours and values, and whoever still has to lay."""
    table = dealt().lay("hand red 5 heart", "pile blue 9", "river blue 3")
    won = table.lay("Ben blue 1 heart")
    assert {"winner": ANA, "tied": []} == won.last_round
    assert (1, 0, 0) == won.wins
    assert ("setup", None, ["round-started"]) == won.awaits


def test_hearts_of_two_players_win_nothing() -> None:
    """Both must lie in front of the same one."""
    table = dealt().lay("hand red 5 heart", "hand blue 9 heart")
    assert ("play", CLEO, ["card-laid"]) == table.awaits


def test_who_is_trapped_does_not_win() -> None:
    """The best of the others does."""
    table = dealt().lay("hand red 5", "pile blue 9 trap", "hand blue 1", "hand red 4")
    ended = table.lay("hand blue 2", "hand blue 3")
    assert ANA == ended.last_round["winner"]


def test_who_is_trapped_does_not_win_with_the_smallest_sum_either() -> None:
    """On minus too, the best of the others wins."""
    table = dealt().lay("hand red 5 season", "hand blue 0 trap", "hand blue 1")
    ended = table.lay("hand red 4", "hand blue 2", "hand blue 3")
    assert CLEO == ended.last_round["winner"]


def test_a_trap_that_is_destroyed_traps_nobody() -> None:
    """Only what lies in front at the end counts."""
    table = dealt().lay("hand red 5", "hand blue 9 trap", "hand blue 1 claw")
    freed = table.say(clawed("laid", "blue 9"))
    ended = freed.lay("hand red 1", "hand blue 8", "hand blue 2", "pile blue 10")
    assert BEN == ended.last_round["winner"]


def test_a_symbol_acts_for_who_lays_the_card_whoever_held_it() -> None:
    """A heart from another hand is a heart in front of the taker."""
    table = dealt().say(laid("Ben red 5 heart", ANA))
    assert [("red", 5, "heart")] == table.front(ANA)
