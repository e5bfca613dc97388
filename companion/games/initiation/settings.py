"""What a table brings to the rules of the initiation."""

from dataclasses import dataclass
from typing import Literal

from companion.games.initiation.board import Variant


@dataclass(frozen=True, slots=True)
class TableRules:
    """Settle what 002 leaves open; each default is the house ruling."""

    companion_throws: bool = True
    """Whether the companion throws the dice where somebody wishes so."""
    freed_goes_to: Literal["square-before", "back-up"] = "square-before"
    """Where an exchange on 19 or 31 puts who was there: to the square that the newcomer
    comes from, or back to the first free one."""
    exchange_without_turns: bool = True
    """Whether places are exchanged too where no turn is left to miss."""
    bounce_acts: bool = True
    """Whether a square acts that is reached by going back from 63."""
    backing_up: Literal["quiet", "past"] = "quiet"
    """Whether who backs up may stand on 9, 18, 27, 36, 45 and 54, without effect."""
    backing_after_bounce: Literal["lower", "higher"] = "lower"
    """Which way one backs up after going back from 63."""
    first_throw_again: bool = False
    """Whether the throw after having been sent to Start is a first throw again."""
    neighbour_throw_counts: bool = False
    """Whether a throw for another on 36 is also the thrower's first throw, and frees
    them from 52 by a six."""
    reincarnation: Literal["next-turn", "at-once"] = "next-turn"
    """When one plays again who has left 52 by a six."""
    partners_share: bool = False
    """Whether the two pawns of a team may stand on one square that does nothing."""


@dataclass(frozen=True, slots=True)
class InitiationSettings:
    """Describe how a table plays."""

    variant: Variant = Variant.PLAIN
    table_rules: TableRules = TableRules()
