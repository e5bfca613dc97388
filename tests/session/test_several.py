"""Several announcements in one breath (users, 3.1: continue from what was said)."""

import pytest

from companion.core import requests as ask
from companion.games.shamans.announcements import PortalUsed
from tests.games.shamans.situations import (
    before_the_moon,
    eliminating,
    performing,
    with_portal,
)
from tests.games.shamans.table import BEN, DAGGER, YELLOW, set_up
from tests.session.conversation import Conversation, at
from tests.session.test_held_plays import refill_due


def moon_due() -> Conversation:
    """Return a conversation where the next step would land on the Moon."""
    return at(before_the_moon())


def test_a_tile_and_a_card_in_one_line_are_both_recorded() -> None:
    """One answer holds the events of both, and one prompt."""
    talk = refill_due().hear("new tile mask, green one")

    assert ("accepted", (1,)) == (talk.outcome, talk.trick)
    assert 1 == [name.endswith("-due") for name in talk.said].count(True)


def test_where_one_part_breaks_a_rule_nothing_is_recorded() -> None:
    """The blue one is out, so the tile is not taken from half a line either."""
    talk = refill_due().hear("new tile mask, blue one")

    assert ("not-understood", "row") == (talk.outcome, talk.phase)


def test_each_announcement_of_a_line_is_undone_by_itself() -> None:
    """Two entries were recorded."""
    talk = refill_due().hear("new tile mask, green one", "undo")

    assert ("accepted", ()) == (talk.outcome, talk.trick)
    assert "play" == talk.phase


def test_no_before_the_moon_means_that_nobody_has_a_portal() -> None:
    """The companion has asked for one (design, decision 6)."""
    talk = moon_due().hear("no")

    assert ("accepted", "roles") == (talk.outcome, talk.phase)


def test_no_as_an_object_answers_a_question_alone() -> None:
    """Nothing was asked (interface, no)."""
    talk = moon_due().hear(ask.No())

    assert ("answered", "moon") == (talk.outcome, talk.phase)


@pytest.mark.parametrize("words", ["blue three, blue", "blue three, dan"])
def test_of_a_line_with_half_an_announcement_nothing_is_recorded(words: str) -> None:
    """What would be asked back leaves the whole line out."""
    talk = at(set_up()).hear(words)

    assert ("not-understood", ()) == (talk.outcome, talk.entries)


def test_nothing_irreversible_is_taken_with_something_else() -> None:
    """An elimination is confirmed by itself (interface, confirmations)."""
    talk = at(performing(YELLOW, DAGGER)).hear("ben eliminates cleo, green two")

    assert ("not-understood", ()) == (talk.outcome, talk.entries)


def test_back_answers_which_way_a_portal_sends_the_shadow() -> None:
    """What was asked comes before taking back (design, decision 5)."""
    talk = at(with_portal(set_up())).hear(PortalUsed(BEN), "undo")

    assert "accepted" == talk.outcome
    assert [] == talk.view["seats"][BEN]["artefacts"]


def test_who_was_the_shadow_tells_a_role_that_is_due() -> None:
    """A name while a role is to be shown means that role, here of the wrong one."""
    talk = at(eliminating()).hear("ana is a shadow")

    assert ("objected", ("not-your-turn",)) == (talk.outcome, talk.violations)
