"""The ritual that a Dagger gives its effect (001, Neutralisation)."""

import pytest

from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import FaceDown, Ritual, Tile
from companion.games.shamans.prompts import NeutralisationDue
from tests.games.shamans.situations import (
    Situation,
    moon_reached,
    performing,
)
from tests.games.shamans.table import (
    BEN,
    CLEO,
    DAGGER,
    DAN,
    DOWN,
    MASK,
    NOBODY,
    PORTAL,
    SHARD,
    YELLOW,
    holding,
    set_up,
)


@pytest.mark.parametrize("tiles", [(), (PORTAL,), (SHARD, MASK)])
def test_interface_without_a_dagger_a_neutralisation_passes_by_itself(
    tiles: tuple[Tile, ...],
) -> None:
    """No tile, or only others face up: no effect (001; interface, View)."""
    table = performing(YELLOW, *tiles)

    failed = events.RitualFailed(YELLOW, Ritual.NEUTRALISATION, BEN)
    assert failed == table.events[-1]
    assert ("play", CLEO, ["card-played"]) == table.awaits


def test_interface_with_a_visible_dagger_only_a_target_is_awaited() -> None:
    """It must be spent (001; interface, phase ritual)."""
    assert ("ritual", BEN, ["player-eliminated"]) == performing(YELLOW, DAGGER).awaits


@pytest.mark.parametrize("tiles", [(DOWN,), (PORTAL, DOWN)])
def test_interface_with_a_face_down_tile_a_target_or_none_is_awaited(
    tiles: tuple[Tile | FaceDown, ...],
) -> None:
    """It may be a Dagger, and need not be shown (001; interface, phase ritual)."""
    expected = ("ritual", BEN, ["player-eliminated", "dagger-declined"])

    assert expected == performing(YELLOW, *tiles).awaits


def test_001_a_visible_dagger_must_be_spent() -> None:
    """Declining is objected (001; interface, dagger-must-be-spent)."""
    table = performing(YELLOW, DAGGER)

    assert ("dagger-must-be-spent",) == table.objections(said.DaggerDeclined(BEN))


def test_interface_the_table_can_insist_on_keeping_a_visible_dagger() -> None:
    """The Dagger stays (interface, insist)."""
    table = performing(YELLOW, DAGGER).insist(said.DaggerDeclined(BEN))

    assert (["dagger"], "play") == (table.player(BEN)["artefacts"], table.phase)


def test_001_a_face_down_dagger_may_be_spent() -> None:
    """Its owner turns it up to eliminate somebody (001, Remarque)."""
    table = performing(YELLOW, DOWN).say(said.PlayerEliminated(BEN, CLEO))

    assert ([], CLEO) == (table.player(BEN)["artefacts"], table.view["to_act"])


def test_001_a_face_down_dagger_need_not_be_shown() -> None:
    """Declining has no effect and shows nothing (001, Remarque)."""
    table = performing(YELLOW, DOWN).say(said.DaggerDeclined())

    assert ([None], "play") == (table.player(BEN)["artefacts"], table.phase)


def test_interface_a_visible_dagger_is_spent_before_a_face_down_one() -> None:
    """`player-eliminated` spends a visible one first (interface, View)."""
    table = performing(YELLOW, DOWN, DAGGER).say(said.PlayerEliminated(BEN, CLEO))

    assert [None] == table.player(BEN)["artefacts"]


def test_001_one_dagger_is_spent_not_all() -> None:
    """One of several (001, Neutralisation)."""
    table = performing(YELLOW, DAGGER, DAGGER).say(said.PlayerEliminated(BEN, CLEO))

    assert ["dagger"] == table.player(BEN)["artefacts"]


def test_interface_nobody_eliminates_oneself() -> None:
    """Another player (001; interface, not-yourself)."""
    told = said.PlayerEliminated(BEN, BEN)

    assert ("not-yourself",) == performing(YELLOW, DAGGER).objections(told)


def test_interface_nobody_is_eliminated_twice() -> None:
    """Who is out is no target (interface, player-eliminated)."""
    table = performing(YELLOW, DAGGER).correct(CLEO, eliminated=True)

    assert ("player-eliminated",) == table.objections(said.PlayerEliminated(BEN, CLEO))


def test_interface_only_the_performer_eliminates() -> None:
    """The ritual is Ben's (interface, not-your-turn)."""
    told = said.PlayerEliminated(DAN, CLEO)
    table = performing(YELLOW, DAGGER).say(holding(DAN, DAGGER))

    assert ("not-your-turn",) == table.objections(told)
    assert not table.can_insist(told)


def test_interface_only_the_performer_declines() -> None:
    """The ritual is Ben's (interface, not-your-turn)."""
    table = performing(YELLOW, DOWN)

    assert ("not-your-turn",) == table.objections(said.DaggerDeclined(DAN))


def test_interface_whom_a_dagger_strikes_is_asked() -> None:
    """Nothing settles it (interface, The answer)."""
    assert "target" == performing(YELLOW, DAGGER).missing(said.PlayerEliminated())


def test_interface_only_players_of_the_table_are_eliminated() -> None:
    """Nobody else sits here (interface, player-unknown)."""
    told = said.PlayerEliminated(BEN, NOBODY)

    assert ("player-unknown",) == performing(YELLOW, DAGGER).objections(told)


def test_interface_without_a_ritual_and_without_a_dagger_nobody_is_eliminated() -> None:
    """No ritual waits, and Ben has no Dagger either (interface, no-dagger)."""
    told = said.PlayerEliminated(BEN, CLEO)

    assert ("ritual-not-due", "wrong-phase", "no-dagger") == set_up().objections(told)


@pytest.mark.parametrize(
    ("situation", "told"),
    [
        (set_up, said.PlayerEliminated(None, CLEO)),
        (moon_reached, said.PlayerEliminated(BEN, CLEO)),
        (lambda: set_up().say(holding(BEN, DOWN)), said.PlayerEliminated(BEN, CLEO)),
    ],
)
def test_interface_who_may_have_a_dagger_only_lacks_the_ritual(
    situation: Situation, told: said.PlayerEliminated
) -> None:
    """Nobody is named, no round runs, or a tile lies face down (interface)."""
    assert ("ritual-not-due", "wrong-phase") == situation().objections(told)


def test_rules_the_prompt_of_a_neutralisation_is_the_same_for_everybody() -> None:
    """A visible Dagger or a hidden tile: nothing but the seat (rules, Secrets)."""
    visible, hidden = performing(YELLOW, DAGGER), performing(YELLOW, DOWN, SHARD)

    expected = (NeutralisationDue(BEN),)
    assert expected == visible.game.prompts(visible.state)
    assert expected == hidden.game.prompts(hidden.state)
