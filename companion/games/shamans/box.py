"""What players announce of their box alone; it is also said with other words.

The sticker above a colour and the steps to the Moon are in `announcements.py`.
"""

from dataclasses import dataclass

from companion.core.facts import Announcement
from companion.games.shamans.board import Tile, World


@dataclass(frozen=True, slots=True)
class ColoursTold(Announcement):
    """The colours at the bottom of the board: all five, or some more of them."""

    worlds: tuple[World, ...] | None = None


@dataclass(frozen=True, slots=True)
class TilesCounted(Announcement):
    """How many artefacts of some kinds the box holds."""

    portals: int | None = None
    masks: int | None = None
    daggers: int | None = None
    moon_shards: int | None = None

    @property
    def fields_told(self) -> tuple[str, ...]:
        """Return the names of the fields that are told."""
        names = tuple(self.__dataclass_fields__)
        return tuple(name for name in names if getattr(self, name) is not None)

    @property
    def counts(self) -> tuple[tuple[Tile, int], ...]:
        """Return the kinds that are told, each with its count."""
        told = (self.portals, self.masks, self.daggers, self.moon_shards)
        return tuple(
            (tile, count)
            for tile, count in zip(Tile, told, strict=True)
            if count is not None
        )
