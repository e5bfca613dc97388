"""Several announcements in one breath (users, 3.1: continue from what was said)."""

from tests.session.test_held_plays import refill_due


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
