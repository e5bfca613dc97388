"""What a box and a table bring to the rules of Shamans."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from companion.games.shamans.board import BOTTOM_WORLDS, Ritual, World


@dataclass(frozen=True, slots=True)
class TableRules:
    """Settle what no source settles; each default is the house ruling."""

    permutation_with_eliminated: bool = False
    """Whether an eliminated player can be named in a Permutation."""
    permutation_optional: bool = False
    """Whether a Permutation may be left unused."""
    swapped_roles_told: bool = False
    """Whether it is told on request where a shown role went in a swap."""
    guide_named_by: Literal["highest", "lowest"] = "highest"
    """Which card's owner names the Guide where only eliminated players have one."""
    artefact_of_eliminated: Literal["nobody", "named-guide"] = "nobody"
    """Who takes the artefact where only eliminated players have a Destination card."""
    ritual_of_eliminated: Literal["named-guide", "nobody"] = "named-guide"
    """Who performs the ritual that such a card completes."""
    guide_may_be_eliminated: bool = False
    """Whether an eliminated player may be named; the next one with cards then leads."""
    ritual_without_guide: Literal["nobody", "owner"] = "nobody"
    """Who performs a ritual completed where nobody holds a card to lead with."""
    public_role_said_again: bool = True
    """Whether the role at an elimination is said although it is public."""
    stabilisation_without_artefacts: Literal["nothing", "pawn"] = "nothing"
    """What choosing an artefact does where none is left."""
    eclipse_without_cards: Literal["skip", "keep"] = "skip"
    """Whether a card goes past a neighbour without cards, or stays with its owner."""
    eight_points_checked: Literal["after-scoring", "at-once"] = "after-scoring"
    """When eight points end the game."""
    portal_during_elimination: bool = True
    """Whether a Portal is possible before an elimination's last step to the Moon."""
    mask_with_public_role: Literal["nothing", "said-again"] = "nothing"
    """What a Mask does where the taker's role is public."""


@dataclass(frozen=True, slots=True)
class ShamansSettings:
    """Describe a box and a table's rules."""

    worlds: tuple[World, ...] = (*BOTTOM_WORLDS, World.BROWN, World.RED)
    """The seven colours: the five at the bottom of the board, brown, red."""
    are_worlds_told: bool = False
    """Whether the table told the colours; else they are assumed, as is said once."""
    rituals: Mapping[World, Ritual] = field(default_factory=dict)
    """What is known of the stickers above the worlds."""
    steps_to_moon: Mapping[int, int] = field(default_factory=dict)
    """What is known of the track: steps from start to Moon, by number of players."""
    spaces_behind_start: int = 0
    """Spaces the Shadow can step back behind its start."""
    table_rules: TableRules = TableRules()
