"""Who may see what, the fairness notice, and what is never spoken."""

import pytest

from companion.core.facts import Seat
from companion.core.requests import AskScore
from companion.games.amarok import requests as ask
from companion.games.amarok.announcements import (
    HouseRuleAgreed,
    RoundStarted,
    TableCorrected,
)
from companion.games.amarok.board import HouseRule, Symbol
from companion.games.amarok.events import HandsDealt
from companion.games.amarok.reports import SecretKept, SightReport
from tests.games.amarok.table import (
    ANA,
    BEN,
    CLEO,
    Table,
    dealt,
    one_to_go,
    seated,
)


def tiers(house_rule: HouseRule | None = None) -> Table:
    """Return a table before a round: Ana has won two rounds, Ben one, Cleo none."""
    table = seated(house_rule=house_rule)
    return table.say(TableCorrected(ANA, wins=2), TableCorrected(BEN, wins=1))


def sees(table: Table) -> tuple[int, ...]:
    """Return how many of their own cards everybody may see, in table order."""
    return tuple(player["sees"] for player in table.view["seats"].values())


def test_what_a_player_sees_shrinks_with_wins() -> None:
    """Both cards, one, none; in the last round won, none either."""
    assert (0, 1, 2) == sees(tiers())
    won = one_to_go().say(TableCorrected(BEN, wins=2)).lay("hand blue 3")
    assert 0 == won.player(BEN)["sees"]


def test_at_the_start_of_a_round_it_is_said_who_holds_which_cards_which_way() -> None:
    """One event names all tiers."""
    table = tiers(HouseRule.PRINTED).say(RoundStarted(ANA))
    assert HandsDealt((CLEO,), (BEN,), (ANA,), HouseRule.PRINTED) == table.events[-1]


def test_fairness_is_noted_once_before_the_first_round_in_which_it_matters() -> None:
    """When somebody has won for the first time, and never again."""
    table = one_to_go().lay("hand blue 3")
    assert "fairness-noted" == table.happened[-1]
    again = table.say(RoundStarted()).lay("hand red 5", "hand red 9", "hand blue 1")
    assert (
        "fairness-noted"
        not in again.lay("hand red 4", "hand blue 2", "hand blue 3").happened
    )


def test_fairness_is_noted_at_the_latest_when_a_round_begins() -> None:
    """Wins may have been told otherwise."""
    first = dealt().say(TableCorrected(BEN, wins=1))
    assert "fairness-noted" not in first.happened
    assert ("round-opened", "fairness-noted", "hands-dealt") == (
        tiers().say(RoundStarted(ANA)).happened
    )


def test_fairness_is_not_noted_where_the_table_has_agreed() -> None:
    """In the configuration, or aloud."""
    agreed = tiers(HouseRule.OPEN).say(RoundStarted(ANA))
    aloud = one_to_go().say(HouseRuleAgreed(HouseRule.EARPHONE)).lay("hand blue 3")
    assert "fairness-noted" not in (*agreed.happened, *aloud.happened)


def test_a_house_rule_is_agreed_at_any_time() -> None:
    """It is said with the next round, and which one is asked where it is left out."""
    assert "house_rule" == dealt().missing(HouseRuleAgreed())
    table = dealt().say(HouseRuleAgreed(HouseRule.FACE_DOWN))
    assert ("house-rule-kept",) == table.happened
    assert HouseRule.FACE_DOWN is table.state.house_rule


def test_with_open_hands_everybody_sees_both_cards() -> None:
    """That is what this house rule is for."""
    assert (2, 2, 2) == sees(tiers(HouseRule.OPEN))


@pytest.mark.parametrize("seat", [None, ANA, BEN, CLEO])
def test_a_question_about_a_hidden_card_gets_the_constant_refusal(
    seat: Seat | None,
) -> None:
    """The same words for everybody, whatever they hold or have held."""
    for table in (dealt(), one_to_go(), tiers()):
        reports = table.game.answer(table.state, ask.AskHiddenCard(seat))
        assert (SecretKept(),) == reports


def test_no_state_holds_a_card_that_is_not_in_sight() -> None:
    """Hands are numbers, the pile is a number: there is nothing to tell."""
    player = dealt().state.players[ANA]
    assert (2, ()) == (player.hand, player.laid)
    assert isinstance(dealt().state.pile, int)


def test_how_cards_are_held_is_no_secret() -> None:
    """It follows from the rounds won."""
    table = tiers()
    reports = table.game.answer(table.state, ask.AskSight(ANA))
    assert SightReport(ANA, 0) == reports[0]


def test_open_questions_are_answered_from_what_lies_on_the_table() -> None:
    """Sums, the Objective, symbols, counts, the outcome, rounds won."""
    table = dealt().lay("hand red 5 trap", "pile blue 9")
    game, state = table.game, table.state
    told = {
        type(question).__name__: repr(game.answer(state, question))
        for question in (
            ask.AskSums(),
            ask.AskObjective(),
            ask.AskSymbol(Symbol.TRAP),
            ask.AskPile(),
            ask.AskRiver(),
            ask.AskOutcome(),
            ask.AskLaid(BEN),
            ask.AskHand(CLEO),
            AskScore(),
        )
    }
    assert "('Ana', 5), ('Ben', 9)" in told["AskSums"]
    assert "plus" in told["AskObjective"]
    assert "('Ana',)" in told["AskSymbol"]
    assert "13" in told["AskPile"]
    assert "unseen=2" in told["AskRiver"]
    assert "leaders=('Ben',)" in told["AskOutcome"]
    assert "TrappedReport(seats=('Ana',))" in told["AskOutcome"]
    assert "value=9" in told["AskLaid"]
    assert "hand=2" in told["AskHand"]
    assert "NobodyWonReport" in told["AskScore"]
