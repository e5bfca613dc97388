"""What a box and a table bring to the rules of Shamans."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from companion.games.shamans.board import BOTTOM_WORLDS, Ritual, Tile, World

UPPER_WORLDS = (World.BROWN, World.RED)
"""The sixth and the seventh world of every box."""


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

    worlds: tuple[World, ...] = (*BOTTOM_WORLDS, *UPPER_WORLDS)
    """The seven colours: the five at the bottom of the board, brown, red."""
    are_worlds_told: bool = False
    """Whether the table told the colours; else they are assumed, as is said once."""
    told_worlds: tuple[World, ...] = ()
    """Those at the bottom that the table told, as far as it told them."""
    rituals: Mapping[World, Ritual] = field(default_factory=dict)
    """What is known of the stickers above the worlds."""
    steps_to_moon: Mapping[int, int] = field(default_factory=dict)
    """What is known of the track: steps from start to Moon, by number of players."""
    tiles: Mapping[Tile, int] = field(default_factory=dict)
    """How many of each artefact the box holds, where the table told it."""
    spaces_behind_start: int = 0
    """Spaces the Shadow can step back behind its start."""
    table_rules: TableRules = TableRules()

    def with_worlds(self, told: tuple[World, ...]) -> "ShamansSettings":
        """Return the same box with the colours at the bottom that were told of it."""
        return replace(
            self,
            worlds=(*bottom_worlds(told), *UPPER_WORLDS),
            told_worlds=told,
            are_worlds_told=len(told) >= len(BOTTOM_WORLDS),
        )


def bottom_worlds(told: tuple[World, ...]) -> tuple[World, ...]:
    """Return the five at the bottom: those that were told, then the usual ones."""
    usual = tuple(world for world in BOTTOM_WORLDS if world not in told)
    return (told + usual)[: len(BOTTOM_WORLDS)]
