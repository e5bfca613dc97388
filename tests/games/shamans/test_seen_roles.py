"""What the table saw of roles stays known when it is taken back (design 2)."""

import pytest

from companion.core.facts import Event
from companion.games.shamans import events
from companion.games.shamans.seen import seen_after, seen_before
from tests.games.shamans.table import ALL, ANA, BEN, CLEO, SHADOW, SHAMAN

SHOWN = events.RoleShown(BEN, SHAMAN)
SWAPPED = events.RolesExchanged(BEN, CLEO)


def test_design_a_role_that_is_taken_back_stays_known() -> None:
    """All have seen it (design, decision 2)."""
    assert (SHOWN,) == seen_before((), (SHOWN,))


def test_design_a_role_shown_before_an_undone_swap_stays_known() -> None:
    """The swap is undone too: Ben holds it again (design, decision 2)."""
    assert (SHOWN,) == seen_before((), (SHOWN, SWAPPED))


@pytest.mark.parametrize("seen", [(), (SHOWN,)])
def test_design_a_role_shown_after_an_undone_swap_is_not_told(
    seen: tuple[Event, ...],
) -> None:
    """Before the swap Ben held another one, which nobody saw (design, decision 3)."""
    assert () == seen_before(seen, (SWAPPED, SHOWN))
    assert () == seen_before((SHOWN,), (SWAPPED,))


@pytest.mark.parametrize(
    "happened",
    [
        SWAPPED,
        events.RoleShown(BEN, SHADOW),
        events.RoundOpened(2, ANA, ALL[:4]),
        events.RoundVoided(ANA),
    ],
)
def test_design_what_was_seen_is_forgotten_where_it_may_be_otherwise(
    happened: Event,
) -> None:
    """Swapped, said anew, dealt anew (design, decision 3)."""
    assert () == seen_after((SHOWN,), (happened,))


def test_design_what_was_seen_of_others_stays_known() -> None:
    """Cleo's role says nothing of Ben's (design, decision 2)."""
    assert (SHOWN,) == seen_after((SHOWN,), (events.RoleShown(CLEO, SHADOW),))
