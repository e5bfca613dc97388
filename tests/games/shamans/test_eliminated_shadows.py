"""A Shadow is eliminated: its cards are laid, and rituals follow (001)."""

import pytest

from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Ending
from tests.games.shamans.situations import (
    almost_complete,
    chain,
    eliminating,
)
from tests.games.shamans.table import (
    BEN,
    BLUE,
    CLEO,
    DAN,
    EVE,
    PINK,
    RED,
    SHADOW,
    SHAMAN,
    laying,
)

SHADOW_SHOWN = said.RoleRevealed(CLEO, SHADOW)


@pytest.mark.parametrize("players", [3, 4])
def test_001_the_only_shadow_eliminated_wins_for_the_shamans(players: int) -> None:
    """At once: Cleo was the last Shadow (001; 000)."""
    table = eliminating(players=players).say(SHADOW_SHOWN)

    assert events.RoundEnded(SHAMAN, Ending.LAST_SHADOW) in table.events


def test_001_the_second_shadow_of_five_wins_for_the_shamans() -> None:
    """Eve was eliminated before, a Shadow too (001)."""
    known = eliminating(players=5).correct(EVE, role=SHADOW, eliminated=True)

    assert "round-ended" in known.say(SHADOW_SHOWN).happened


def test_001_the_first_shadow_of_five_does_not_end_the_round() -> None:
    """The other one plays on (001)."""
    assert "round-ended" not in eliminating(players=5).say(SHADOW_SHOWN).happened


def test_interface_the_hand_of_a_shadow_is_laid_by_anybody() -> None:
    """Its cards are told one by one (001; interface, phase hand)."""
    table = eliminating(players=5).say(SHADOW_SHOWN)

    assert ("hand", None, ["card-laid"]) == table.awaits
    assert 3 == table.player(CLEO)["hand"]


def test_interface_the_hand_of_a_shadow_is_laid_whoever_says_they_play_it() -> None:
    """Nobody else can play now (001; interface, phase hand)."""
    table = eliminating(players=5).say(SHADOW_SHOWN)
    meant = table.game.meant(table.state, said.OwnCardPlayed(RED, 5))

    assert said.CardLaid(RED, 5) == meant


def test_001_the_cards_of_a_shadow_do_not_move_the_shadow_pawn() -> None:
    """They are laid at their worlds without a step (001)."""
    table = eliminating(players=5).say(SHADOW_SHOWN, said.CardLaid(RED, 5))

    assert (events.HandCardLaid(CLEO, RED, 5),) == table.events
    assert ([5], 27) == (table.laid(RED), table.steps)


def test_interface_the_hand_of_a_shadow_counts_down_as_it_is_laid() -> None:
    """Three cards, then two (interface, View)."""
    table = eliminating(players=5).say(SHADOW_SHOWN, said.CardLaid(RED, 5))

    assert ("hand", 2) == (table.phase, table.player(CLEO)["hand"])


def test_001_after_the_last_card_of_a_shadow_play_goes_on() -> None:
    """Dan is next, for Cleo is out (001)."""
    table = eliminating(players=5).say(SHADOW_SHOWN, *laying(RED, 5, 6, 7))

    assert ("play", DAN, ["card-played"]) == table.awaits


def test_001_a_shadow_without_cards_lays_nothing() -> None:
    """Play goes on at once (001)."""
    table = eliminating(players=5).correct(CLEO, hand=0).say(SHADOW_SHOWN)

    assert ("play", DAN) == (table.phase, table.view["to_act"])


@pytest.mark.parametrize(
    ("laid", "fault"),
    [
        (said.CardLaid(BLUE, 1), "card-already-out"),
        (said.CardLaid(BLUE, 9), "value-not-in-deck"),
        (said.CardLaid(PINK, 2), "world-not-in-deck"),
    ],
)
def test_interface_a_shadow_lays_cards_of_the_deck(
    laid: said.CardLaid, fault: str
) -> None:
    """Each is there once (interface, violations)."""
    table = eliminating(players=5).say(SHADOW_SHOWN)

    assert (fault,) == table.objections(laid)


def test_001_a_world_completed_by_a_hand_calls_its_ritual() -> None:
    """The eliminator performs it; one world leaves no choice (001)."""
    table = chain(BLUE)

    assert ("ritual", BEN, ["stabilised"]) == table.awaits


def test_001_a_world_completed_by_a_hand_waits_for_the_other_cards() -> None:
    """All cards are laid before the rituals (001)."""
    table = almost_complete(eliminating(players=5), RED).say(SHADOW_SHOWN)

    assert "hand" == table.say(said.CardLaid(RED, 8)).phase
