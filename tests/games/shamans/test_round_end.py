"""How a round ends, and what is told then (000, Fin du jeu)."""

import pytest

from companion.core.facts import Seat
from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Ending
from tests.games.shamans.situations import (
    Situation,
    before_the_moon,
    eliminating,
    last_trick,
    moon_reached,
    played_out,
    round_scored,
    scored,
    trick_over,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    CLEO,
    DOWN,
    EVE,
    MASK,
    NOBODY,
    PORTAL,
    SHADOW,
    SHAMAN,
    Table,
    card,
    set_up,
)

# Three ways


def test_000_the_moon_ends_the_round_for_the_shadows() -> None:
    """The Shadow is on the last space (000)."""
    assert events.RoundEnded(SHADOW, Ending.MOON) == moon_reached().events[-1]


def test_000_the_moon_ends_the_round_in_mid_trick() -> None:
    """At once: nobody else plays (000)."""
    assert ("wrong-phase",) == moon_reached().objections(card("blue 1", CLEO))


def test_000_the_last_shadow_out_ends_the_round_for_the_shamans() -> None:
    """All Shadows are unmasked (000)."""
    table = eliminating().say(said.RoleRevealed(CLEO, SHADOW))

    assert events.RoundEnded(SHAMAN, Ending.LAST_SHADOW) in table.events


def test_000_empty_hands_end_the_round_for_the_shamans() -> None:
    """All cards were played and the Shadow never landed (000)."""
    assert events.RoundEnded(SHAMAN, Ending.NO_CARDS) == played_out().events[-1]


def test_000_the_last_trick_still_gives_an_artefact() -> None:
    """Lowest, then highest, then the end (000, Résolution)."""
    table = last_trick().play("blue 3", "blue 1", "blue 6", "green 2")

    assert ("artefact", BEN, ["artefact-taken"]) == table.awaits


def test_000_the_last_artefact_is_still_replaced() -> None:
    """The round ends after the refill (000, Résolution)."""
    table = last_trick().play("blue 3", "blue 1", "blue 6", "green 2")
    taken = table.say(said.ArtefactTaken(tile=PORTAL))

    assert ("row", "roles") == (taken.phase, taken.say(said.TileRevealed(MASK)).phase)


def without_shamans() -> Table:
    """Return a table of three where Ben, the Shadow, is left alone with a card."""
    table = last_trick(3).correct(ANA, role=SHAMAN).correct(CLEO, role=SHAMAN)
    out = table.correct(ANA, eliminated=True, hand=0).correct(CLEO, eliminated=True)
    return out.say(card("blue 1", BEN), said.ArtefactTaken(tile=DOWN))


def test_000_killing_all_shamans_does_not_win_for_the_shadows() -> None:
    """Without the Moon the Shamans win (000, Remarque)."""
    table = without_shamans()

    assert events.RoundEnded(SHAMAN, Ending.NO_CARDS) in table.events
    assert (0, 0, 0) == table.points


# Roles


def test_interface_after_the_round_all_shadows_are_named_by_anybody() -> None:
    """Phase roles without somebody to act (interface, phases)."""
    assert ("roles", None, ["roles-named"]) == moon_reached().awaits


def test_interface_named_roles_are_public() -> None:
    """Everybody else was a Shaman (interface, roles-named)."""
    table = scored(moon_reached())

    assert ("shadow", "shaman", "shaman", "shaman") == table.roles


def test_interface_with_five_players_two_shadows_are_named() -> None:
    """All the Shadows, in any order (interface, roles-named)."""
    table = moon_reached(5).say(said.RolesNamed((EVE, BEN)))

    assert (0, 3, 0, 0, 3) == table.points


@pytest.mark.parametrize(
    ("players", "shadows", "fault"),
    [
        (4, (ANA, BEN), "too-many-of-role"),
        (4, (), "too-few-of-role"),
        (5, (ANA,), "too-few-of-role"),
        (5, (ANA, ANA), "too-few-of-role"),
        (5, (ANA, BEN, CLEO), "too-many-of-role"),
    ],
)
def test_interface_as_many_shadows_are_named_as_were_dealt(
    players: int, shadows: tuple[Seat, ...], fault: str
) -> None:
    """One, or two with five players (interface, violations)."""
    assert (fault,) == moon_reached(players).objections(said.RolesNamed(shadows))


def test_interface_a_known_shaman_is_no_shadow() -> None:
    """The Mask has shown the role (interface, role-already-known)."""
    table = moon_reached().correct(BEN, role=SHAMAN)

    assert ("role-already-known",) == table.objections(said.RolesNamed((BEN,)))
    assert not table.can_insist(said.RolesNamed((BEN,)))


def test_interface_a_known_shadow_is_among_the_named() -> None:
    """With five players the other one is still to be named (interface)."""
    table = moon_reached(5).correct(BEN, role=SHADOW)

    assert ("role-already-known",) == table.objections(said.RolesNamed((ANA, CLEO)))
    assert () == table.objections(said.RolesNamed((ANA, BEN)))


def test_interface_shadows_sit_at_the_table() -> None:
    """Nobody else was dealt a role (interface, player-unknown)."""
    assert ("player-unknown",) == moon_reached().objections(said.RolesNamed((NOBODY,)))


def test_interface_who_the_shadows_were_is_asked() -> None:
    """Nothing settles it (interface, The answer)."""
    assert "shadows" == moon_reached().missing(said.RolesNamed())


@pytest.mark.parametrize("situation", [set_up, trick_over, eliminating, round_scored])
def test_interface_roles_are_named_only_after_a_round(situation: Situation) -> None:
    """Before, they are secret (interface, wrong-phase; rules, Secrets)."""
    assert ("wrong-phase",) == situation().objections(said.RolesNamed((ANA,)))


def test_interface_roles_are_not_asked_where_the_shadow_is_known() -> None:
    """The only Shadow was shown: every camp is settled (interface, roles-named)."""
    table = eliminating().say(said.RoleRevealed(CLEO, SHADOW))

    assert "setup" == table.phase
    assert (2, 2, 0, 2) == table.points


def test_interface_roles_are_not_asked_where_all_shamans_are_known() -> None:
    """The rest is the Shadow (interface, roles-named)."""
    known = before_the_moon(3).correct(ANA, role=SHAMAN).correct(CLEO, role=SHAMAN)

    assert (0, 3, 0) == known.say(said.MoonReached()).points


def test_interface_deduced_roles_stay_null() -> None:
    """They are deduced only to score (interface, View)."""
    table = eliminating().say(said.RoleRevealed(CLEO, SHADOW))

    assert (None, None, "shadow", None) == table.roles
