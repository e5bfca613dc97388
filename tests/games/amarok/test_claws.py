"""Claws: destroy any other card in play (003, Coup de griffe)."""

from companion.games.amarok.announcements import CardDestroyed, ClawDeclined
from tests.games.amarok.table import (
    ANA,
    BEN,
    CLEO,
    RED,
    Table,
    clawed,
    dealt,
    laid,
    shown,
)


def clawing() -> Table:
    """Return a table where red five lies and Ben's Claw waits."""
    return dealt().lay("hand red 5", "hand blue 9 claw")


def test_a_claw_waits_before_anything_else() -> None:
    """Who laid it chooses; a card of the next player is too early."""
    table = clawing()
    assert ("claw", BEN, ["card-destroyed", "claw-declined"]) == table.awaits
    assert ("wrong-phase",) == table.objections(laid("hand red 1"))
    assert not table.can_insist(laid("hand red 1", CLEO))


def test_a_laid_card_goes_under_the_pile() -> None:
    """It is gone, the pile has one more, and play goes on."""
    table = clawing().say(clawed("laid", "red 5", ANA, BEN))
    assert ([], 15) == (table.front(ANA), table.view["pile"])
    assert ("play", CLEO, ["card-laid"]) == table.awaits


def test_a_card_in_a_hand_is_destroyed_unseen_before() -> None:
    """Its owner has one less; what it was is told, since all see it."""
    table = clawing()
    assert "colour" == table.missing(clawed("hand", None, CLEO))
    assert "owner" == table.missing(CardDestroyed(None, clawed("hand").where))
    after = table.say(clawed("hand", "red 2", CLEO))
    assert ((1, 1, 1), 15) == (after.hands, after.view["pile"])


def test_a_card_of_the_river_is_destroyed() -> None:
    """The river is smaller, known or not."""
    assert [None] == clawing().say(clawed("river", "red 2")).view["river"]
    told = dealt().say(shown("blue 7", "red 3")).lay("hand red 5", "hand blue 9 claw")
    left = told.say(clawed("river", "blue 7")).view["river"]
    assert ["red"] == [one["colour"] for one in left]


def test_the_top_of_the_pile_goes_under_it() -> None:
    """The pile stays as high as it was."""
    table = clawing().say(clawed("pile", "red 2"))
    assert 14 == table.view["pile"]
    assert ("play", CLEO, ["card-laid"]) == table.awaits


def test_what_the_rest_settles_need_not_be_said() -> None:
    """The only card in front, or the only place where such a card lies."""
    whole = clawed("laid", "red 5", ANA, BEN)
    table = clawing()
    assert whole == table.settled(clawed("laid", None, ANA))
    assert whole == table.settled(clawed("laid", "red 5"))
    assert whole == table.settled(CardDestroyed(colour=RED, value=5))
    assert "where" == table.missing(CardDestroyed(owner=ANA))
    assert "where" == table.missing(CardDestroyed())
    emptied = dealt().lay("Ana red 1", "Ana blue 9 claw")
    assert clawed("laid", "red 1", ANA, BEN) == emptied.settled(
        CardDestroyed(owner=ANA)
    )


def test_several_cards_that_fit_are_asked_back() -> None:
    """Two red cards lie, and no number was said."""
    table = dealt().lay("hand red 5", "hand red 9", "hand blue 2 claw")
    choices = table.choices(CardDestroyed(None, clawed("laid").where, None, RED))
    fitting = clawed("laid", "red 5", ANA, CLEO), clawed("laid", "red 9", BEN, CLEO)
    assert fitting == choices


def test_a_claw_destroys_nothing_where_the_table_wishes() -> None:
    """The usual rule leaves the choice."""
    table = clawing().say(ClawDeclined())
    assert ("play", CLEO, ["card-laid"]) == table.awaits
    assert ("wrong-phase",) == table.objections(ClawDeclined())
    assert ("wrong-phase",) == table.objections(clawed("pile", "red 2"))


def test_a_claw_does_not_destroy_itself() -> None:
    """Another card of the same player may go."""
    table = clawing()
    assert ("claw-not-itself",) == table.objections(clawed("laid", "blue 9", BEN))
    assert not table.can_insist(clawed("laid", "blue 9", BEN))
    own = dealt().lay("hand red 5", "hand red 1", "hand red 2", "hand blue 9 claw")
    assert [("blue", 9, "claw")] == own.say(clawed("laid", "red 5", ANA)).front(ANA)


def test_a_card_that_does_not_lie_there_is_objected() -> None:
    """Nobody can insist on what is not there."""
    table = clawing()
    assert ("card-not-laid",) == table.objections(clawed("laid", "blue 2", ANA))
    assert ("card-not-laid",) == table.objections(clawed("laid", None, CLEO))
    assert not table.can_insist(clawed("laid", "blue 2", ANA))


def test_a_claw_finds_nothing_in_empty_places() -> None:
    """As where a card is taken."""
    table = dealt().lay("river red 1", "river red 2", "Ana red 3", "Ana blue 9 claw")
    assert ("river-empty",) == table.objections(clawed("river", "red 4"))
    assert ("hand-empty",) == table.objections(clawed("hand", "red 4", ANA))


def test_a_card_that_is_not_in_the_known_river_is_objected() -> None:
    """Insisted, what lies there is unknown."""
    table = dealt().say(shown("blue 7", "red 3")).lay("hand blue 9 claw")
    assert ("card-not-in-river",) == table.objections(clawed("river", "red 4"))
    assert [None] == table.insist(clawed("river", "red 4")).view["river"]


def test_somebody_else_answers_a_claw_only_where_the_table_insists() -> None:
    """It is the choice of who laid it."""
    other = clawed("laid", "red 5", ANA, CLEO)
    assert ("not-your-turn",) == clawing().objections(other)
    assert [] == clawing().insist(other).front(ANA)
    assert ("not-your-turn",) == clawing().objections(ClawDeclined(CLEO))


def test_a_claw_on_the_last_card_is_answered_before_the_round_ends() -> None:
    """The round ends if everybody still has two cards."""
    table = dealt().lay("hand red 5", "hand blue 9", "hand blue 1", "hand red 4")
    last = table.lay("hand blue 2", "hand blue 3 claw")
    assert ("claw", CLEO) == last.awaits[:2]
    ended = last.say(clawed("pile", "red 8"))
    assert BEN == ended.last_round["winner"]


def test_a_round_that_a_claw_prolongs_goes_on_with_who_lacks_a_card() -> None:
    """Those with two cards are passed over."""
    table = dealt().lay("hand red 5", "hand blue 9", "hand blue 1", "hand red 4")
    last = table.lay("hand blue 2", "hand blue 3 claw")
    longer = last.say(clawed("laid", "blue 9", BEN))
    assert ("play", BEN, ["card-laid"]) == longer.awaits
    assert ANA == longer.lay("pile blue 4").last_round["winner"]


def test_a_destroyed_card_is_told_as_it_lay() -> None:
    """Its symbol is known, and does nothing any more."""
    table = dealt().lay("hand red 5 season", "hand blue 9 claw")
    settled = table.settled(CardDestroyed(None, None, None, RED, 5))
    assert clawed("laid", "red 5 season", ANA, BEN) == settled
    assert "minus" == table.say(settled).view["objective"]
