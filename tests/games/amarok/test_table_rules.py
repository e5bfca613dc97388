"""What no source settles is a table rule: its default, and the other way."""

import pytest

from companion.core.announcements import RoundVoid
from companion.core.errors import SettingError
from companion.core.facts import kind
from companion.games.amarok.announcements import (
    CardLaid,
    ClawDeclined,
    RoundStarted,
)
from companion.games.amarok.configuration import Configuration
from companion.games.amarok.settings import TableRules
from tests.games.amarok.table import (
    ANA,
    BEN,
    BLANK,
    BLUE,
    CLEO,
    PILE,
    USUAL,
    Table,
    clawed,
    dealt,
    one_to_go,
)

TIED = ("hand red 5", "hand blue 9", "hand blue 1", "hand red 6", "hand blue 2")


def prompts(table: Table) -> list[str]:
    """Return the kinds of what the table is asked for."""
    return [kind(type(one)) for one in table.game.prompts(table.state)]


def test_a_tie_is_left_or_asked_about() -> None:
    """As usual nobody is asked; else the table names who gets the round."""
    assert ["round-due"] == prompts(dealt().lay(*TIED, "hand blue 3"))
    named = dealt(rules=TableRules(tied_round="named"))
    assert ["tie-due", "round-due"] == prompts(named.lay(*TIED, "hand blue 3"))


def test_the_next_round_begins_left_or_with_the_winner() -> None:
    """After a round for nobody it is the left anyway."""
    won = TableRules(next_first="winner")
    assert BEN == one_to_go().lay("hand blue 3").say(RoundStarted()).state.first
    winner = one_to_go(won).lay("hand blue 13")
    assert CLEO == winner.say(RoundStarted()).state.first
    nobody = dealt(rules=won).lay(*TIED, "hand blue 3")
    assert BEN == nobody.say(RoundStarted()).state.first


@pytest.mark.parametrize(("is_kept", "winner"), [(True, None), (False, ANA)])
def test_a_destroyed_heart_counts_or_not(is_kept: bool, winner: str | None) -> None:
    """As usual both hearts must still lie in front."""
    table = dealt(rules=TableRules(hearts_in_front=is_kept))
    struck = table.lay("hand red 5 heart", "hand blue 9 claw")
    later = struck.say(clawed("laid", "red 5")).lay("hand blue 1", "hand red 6 heart")
    last = later.view["last_round"]
    assert winner == (last and last["winner"])


def test_a_claw_may_or_must_destroy() -> None:
    """As usual it may be left."""
    usual = dealt().lay("hand red 5 claw")
    assert () == usual.objections(ClawDeclined())
    strict = dealt(rules=TableRules(claw_mandatory=True)).lay("hand red 5 claw")
    assert ("claw-is-mandatory",) == strict.objections(ClawDeclined())
    assert ["card-destroyed"] == strict.view["expecting"]


@pytest.mark.parametrize(("rule", "winner"), [("nobody", None), ("best", BEN)])
def test_where_all_are_trapped_nobody_or_the_best_wins(
    rule: str, winner: str | None
) -> None:
    """As usual nobody does."""
    table = dealt(rules=TableRules(all_trapped=rule))  # type: ignore[arg-type]
    trapped = table.lay("hand red 5 trap", "hand blue 9 trap", "hand blue 1 trap")
    ended = trapped.lay("hand red 4", "hand blue 2", "hand blue 3")
    assert {"winner": winner, "tied": []} == ended.last_round


def test_players_with_two_cards_are_passed_over_or_play_on() -> None:
    """As usual they wait until the round that a Claw prolongs is over."""
    cards = ("hand red 5", "hand blue 9", "hand blue 1", "hand red 4", "hand blue 2")
    usual = dealt().lay(*cards, "hand blue 3 claw").say(clawed("laid", "blue 9", BEN))
    assert BEN == usual.view["to_act"]
    rules = TableRules(full_players_passed=False)
    table = dealt(rules=rules).lay(*cards, "hand blue 3 claw")
    longer = table.say(clawed("laid", "blue 9", BEN))
    assert ANA == longer.view["to_act"]
    assert 3 == len(longer.lay("pile red 1").front(ANA))


@pytest.mark.parametrize(("counts", "winner"), [(0, BEN), (9, ANA)])
def test_a_card_without_a_value_counts_what_the_table_says(
    counts: int, winner: str
) -> None:
    """As usual it counts nothing."""
    table = dealt(rules=TableRules(card_without_value=counts))
    begun = table.say(CardLaid(ANA, PILE, BLUE, BLANK)).lay("hand blue 5")
    ended = begun.lay("hand blue 1", "hand red 3", "hand blue 2", "hand red 2")
    assert winner == ended.last_round["winner"]


def test_a_void_round_begins_with_the_same_player_or_the_next() -> None:
    """As usual the same one begins again."""
    rules = TableRules(void_round="next-first")
    assert ANA == dealt().say(RoundVoid(), RoundStarted()).state.first
    table = dealt(rules=rules).say(RoundVoid(), RoundStarted())
    assert (BEN, 1) == (table.state.first, table.view["round"])


def test_a_value_that_no_card_has_is_no_setting() -> None:
    """The fault names the key and the remedy."""
    with pytest.raises(SettingError, match="card_without_value: 500 is no value"):
        Configuration(table_rules=TableRules(card_without_value=500)).game()
    assert USUAL == Configuration().game().settings.table_rules
