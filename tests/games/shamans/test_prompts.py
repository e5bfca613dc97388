"""What the table is asked for, whatever happens (interface, ask-turn)."""

import pytest

from companion.core.announcements import SeatLeft
from companion.core.facts import Prompt
from companion.games.shamans import announcements as said
from companion.games.shamans import prompts
from tests.games.shamans.situations import (
    Situation,
    before_the_moon,
    chain,
    eliminating,
    moon_reached,
    owner_eliminated,
    performing,
    round_scored,
    scored,
    trick_over,
)
from tests.games.shamans.table import (
    ALL,
    ANA,
    BEN,
    BLUE,
    CLEO,
    DAGGER,
    DOWN,
    GREEN,
    MASK,
    PORTAL,
    PURPLE,
    SHADOW,
    SHARD,
    YELLOW,
    dealt,
    seated,
    set_up,
)


@pytest.mark.parametrize(
    ("situation", "expected"),
    [
        (seated, (prompts.RoundDue(1, None),)),
        (round_scored, (prompts.RoundDue(2, BEN),)),
        (
            lambda: dealt(3, steps_to_moon={}),
            (
                prompts.LeftoversDue(3),
                prompts.RowDue(),
                prompts.TrackDue(),
                prompts.LeadDue(ANA),
            ),
        ),
        (set_up, (prompts.LeadDue(ANA),)),
        (lambda: set_up().play("blue 3"), (prompts.CardDue(BEN),)),
        (
            lambda: set_up().say(*map(SeatLeft, ALL[:4])),
            (prompts.NobodyPresent(),),
        ),
        (trick_over, (prompts.ArtefactDue(BEN, (PORTAL, SHARD), stack=True),)),
        (
            lambda: trick_over().correct(stack=0, row=(DOWN, SHARD)),
            (prompts.ArtefactDue(BEN, (SHARD,), stack=False),),
        ),
        (
            lambda: trick_over().say(said.ArtefactTaken(tile=PORTAL)),
            (prompts.RefillDue(),),
        ),
        (lambda: trick_over().correct(stack=1), (prompts.EclipseDue(),)),
        (
            lambda: trick_over().correct(stack=2).say(said.ArtefactTaken(tile=MASK)),
            (prompts.EclipseDue(), prompts.MaskRoleDue(BEN)),
        ),
        (
            lambda: trick_over().say(said.ArtefactTaken(tile=MASK)),
            (prompts.MaskRoleDue(BEN),),
        ),
        (eliminating, (prompts.EliminatedRoleDue(CLEO),)),
        (lambda: performing(BLUE), (prompts.StabilisationDue(BEN),)),
        (lambda: performing(GREEN), (prompts.PermutationDue(BEN),)),
        (lambda: performing(YELLOW, DAGGER), (prompts.NeutralisationDue(BEN),)),
        (
            lambda: chain(BLUE, PURPLE),
            (prompts.RitualChoiceDue(BEN, (BLUE, PURPLE)),),
        ),
        (
            lambda: eliminating(players=5).say(said.RoleRevealed(CLEO, SHADOW)),
            (prompts.HandDue(CLEO, 3),),
        ),
        (before_the_moon, (prompts.MoonDue(),)),
        (owner_eliminated, (prompts.GuideDue(ANA),)),
        (lambda: moon_reached(5), (prompts.RolesDue(2),)),
        (
            lambda: scored(moon_reached().correct(BEN, artefacts=(DOWN, DOWN))),
            (prompts.TilesDue(BEN, 2),),
        ),
        (
            lambda: scored(moon_reached().correct(ANA, points=5)),
            (prompts.NothingDue(ANA),),
        ),
    ],
)
def test_interface_the_table_is_told_what_is_awaited(
    situation: Situation, expected: tuple[Prompt, ...]
) -> None:
    """Most urgent first, in every phase (interface, ask-turn)."""
    table = situation()

    assert expected == table.game.prompts(table.state)


def test_rules_an_unread_sticker_is_asked_for() -> None:
    """When its world is completed, and not before (rules, Not settled)."""
    table = set_up(rituals={}).correct(laid=((BLUE, (1, 2, 3, 4, 5)),))
    due = table.play("green 1", "blue 6")

    assert (prompts.RitualReadDue(BLUE),) == due.game.prompts(due.state)
