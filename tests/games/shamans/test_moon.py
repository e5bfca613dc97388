"""One step before the Moon (000; 001, Portail; interface, phase moon)."""

import pytest

from companion.core.facts import Seat
from companion.games.shamans import announcements as said
from companion.games.shamans import events
from tests.games.shamans.situations import (
    Situation,
    before_the_moon,
    moon_reached,
    round_scored,
    trick_over,
    with_portal,
)
from tests.games.shamans.table import (
    ANA,
    BACK,
    BEN,
    CLEO,
    DAN,
    FORWARD,
    GREEN,
    LEFT,
    PORTAL,
    dealt,
    holding,
    set_up,
)


def test_interface_before_the_moon_a_portal_or_the_moon_is_awaited() -> None:
    """The next step would land: nobody is named (interface, phase moon)."""
    assert ("moon", None, ["portal-used", "moon-reached"]) == before_the_moon().awaits


def test_interface_the_shadow_waits_one_step_before_the_moon() -> None:
    """The hand has lost its card, the Shadow has not moved yet (interface, moon)."""
    table = before_the_moon()

    assert (1, 8, []) == (table.steps, table.player(BEN)["hand"], table.laid(GREEN))


def test_interface_without_a_portal_the_shadow_lands() -> None:
    """`moon-reached`: nobody plays a Portal (interface, moon-reached)."""
    assert ("moon-landed", "round-ended") == moon_reached().happened


@pytest.mark.parametrize("situation", [set_up, trick_over, moon_reached, round_scored])
def test_interface_the_moon_is_reached_only_from_the_space_before(
    situation: Situation,
) -> None:
    """Far from the Moon, or after it, nobody lands (interface, wrong-phase)."""
    assert ("wrong-phase",) == situation().objections(said.MoonReached())


def test_interface_on_an_unknown_track_the_table_says_when_it_lands() -> None:
    """Unknown steps: the Moon is told once a card was played (interface)."""
    table = dealt(steps_to_moon={}).play("blue 3").say(said.MoonReached())

    assert ("roles", None, ["roles-named"]) == table.awaits


def test_interface_on_an_unknown_track_nothing_lands_before_a_card() -> None:
    """Before the first card the Shadow stands at its start (interface)."""
    table = dealt(steps_to_moon={})

    assert ("wrong-phase",) == table.objections(said.MoonReached())


def test_001_a_portal_before_the_moon_holds_the_shadow_back() -> None:
    """Back one, then the step: the Shadow stands one before the Moon (001)."""
    table = with_portal(before_the_moon()).say(said.PortalUsed(BEN, BACK))

    assert (
        events.PortalSpent(BEN, BACK),
        events.ShadowMoved(-1, 2),
        events.ShadowMoved(1, 1),
        events.StrayLaid(BEN, GREEN, 6),
    ) == table.events
    assert ("play", CLEO, ["card-played"]) == table.awaits


@pytest.mark.parametrize("seat", [ANA, BEN, CLEO, DAN])
def test_001_anybody_may_hold_the_shadow_back(seat: Seat) -> None:
    """It need not be one's turn (001)."""
    table = before_the_moon().say(holding(seat, PORTAL))

    assert "play" == table.say(said.PortalUsed(seat, BACK)).phase


def test_001_a_portal_forward_onto_the_moon_wins_for_the_shadows() -> None:
    """At any moment the Moon ends the round (001, Rappel)."""
    near = with_portal(set_up()).correct(steps_to_moon=1)
    table = near.say(said.PortalUsed(BEN, FORWARD))

    assert ("moon", ["portal-used", "moon-reached"]) == (
        table.phase,
        table.view["expecting"],
    )
    assert "roles" == table.say(said.MoonReached()).phase


def test_001_a_portal_answers_a_portal_before_the_moon() -> None:
    """One forward, another back: nobody lands (001)."""
    near = with_portal(set_up()).correct(steps_to_moon=1).say(holding(DAN, PORTAL))
    table = near.say(said.PortalUsed(BEN, FORWARD), said.PortalUsed(DAN, BACK))

    assert ("play", 1) == (table.phase, table.steps)


def test_001_a_portal_forward_before_the_moon_still_lands() -> None:
    """Two steps are due now, and the Moon is one away (001)."""
    table = with_portal(before_the_moon()).say(said.PortalUsed(BEN, FORWARD))

    assert ("moon", 1) == (table.phase, table.steps)
    assert "roles" == table.say(said.MoonReached()).phase


def test_interface_a_portal_leaves_what_is_due_as_it_is() -> None:
    """The artefact is still awaited afterwards (interface, View)."""
    table = with_portal(trick_over()).say(said.PortalUsed(BEN, FORWARD))

    assert ("artefact", BEN, ["artefact-taken"]) == table.awaits


def test_001_a_portal_before_an_eclipse_or_refill_changes_only_the_shadow() -> None:
    """Row and stack stay (001)."""
    table = with_portal(trick_over()).say(said.PortalUsed(BEN, FORWARD))

    assert (["portal", "moon-shard"], 11) == (table.view["row"], table.view["stack"])
    assert ("wrong-phase",) == table.objections(said.EclipseAppeared(LEFT))
