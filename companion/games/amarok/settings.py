"""What a table brings to the rules of Amarok."""

from dataclasses import dataclass
from typing import Literal

from companion.games.amarok.board import HouseRule


@dataclass(frozen=True, slots=True)
class TableRules:
    """Settle what no source settles; each default is the house ruling."""

    tied_round: Literal["nobody", "named"] = "nobody"
    """Whether a tie counts for nobody, or the table is asked who gets it."""
    next_first: Literal["left", "winner"] = "left"
    """Who starts the next round: the next player to the left, or who has won."""
    hearts_in_front: bool = True
    """Whether both hearts must still lie in front."""
    claw_mandatory: bool = False
    """Whether a Claw must destroy something."""
    all_trapped: Literal["nobody", "best"] = "nobody"
    """Who wins where everybody is trapped."""
    full_players_passed: bool = True
    """Whether players with two cards in front are passed over after a Claw."""
    card_without_value: int = 0
    """What a card without a value counts."""
    void_round: Literal["same-first", "next-first"] = "same-first"
    """Who starts the round that is dealt again."""


@dataclass(frozen=True, slots=True)
class AmarokSettings:
    """Describe a table's rules."""

    house_rule: HouseRule | None = None
    """How cards that face away are dealt with; `None`: the table is told and asked."""
    table_rules: TableRules = TableRules()
