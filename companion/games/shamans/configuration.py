"""The section `shamans` of the configuration, as it is written and as it is kept."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from companion.core.errors import SettingError
from companion.core.facts import Event
from companion.games.shamans.board import BOTTOM_WORLDS, Ritual, Tile, World
from companion.games.shamans.events import (
    RitualLearned,
    TilesLearned,
    TrackLearned,
    WorldsLearned,
)
from companion.games.shamans.rules import Shamans
from companion.games.shamans.settings import (
    UPPER_WORLDS,
    ShamansSettings,
    TableRules,
)


@dataclass(frozen=True, slots=True)
class Configuration:
    """Hold what is known of a box and how the table settles open points."""

    worlds: Mapping[World, Ritual | None] = field(default_factory=dict)
    """The colours of the box with their rituals, where they are known."""
    steps_to_moon: Mapping[int, int | None] = field(default_factory=dict)
    """Steps from the start space to the Moon, by number of players."""
    spaces_behind_start: int = 0
    table_rules: TableRules = TableRules()
    colours: tuple[World, ...] = ()
    """The colours at the bottom of the board, where they were told."""
    tiles: Mapping[Tile, int | None] = field(default_factory=dict)
    """How many of each artefact the box holds."""

    def game(self) -> Shamans:
        """Return the game this configuration asks for."""
        return Shamans(self.settings())

    def settings(self) -> ShamansSettings:
        """Return what the rules need.

        Raises:
            SettingError: where the colours or numbers do not fit a box.
        """
        told = self._told_worlds()
        self._check_steps()
        settings = ShamansSettings(
            rituals={
                world: ritual
                for world, ritual in self.worlds.items()
                if ritual is not None
            },
            steps_to_moon={
                players: steps
                for players, steps in self.steps_to_moon.items()
                if steps is not None
            },
            tiles={
                tile: count for tile, count in self.tiles.items() if count is not None
            },
            spaces_behind_start=self.spaces_behind_start,
            table_rules=self.table_rules,
        )
        return settings.with_worlds(told)

    def learned(self, events: Iterable[Event]) -> "Configuration":
        """Return what is known of the box after the table has told more of it."""
        worlds, steps = dict(self.worlds), dict(self.steps_to_moon)
        colours, tiles = self.colours, dict(self.tiles)
        for event in events:
            match event:
                case RitualLearned(world, ritual):
                    worlds[world] = ritual
                case TrackLearned(players, count):
                    steps[players] = count
                case TilesLearned(counts):
                    tiles.update(counts)
                case WorldsLearned(told):
                    kept = (*told, *UPPER_WORLDS)
                    worlds = {one: worlds[one] for one in worlds if one in kept}
                    colours = told
        return replace(
            self, worlds=worlds, colours=colours, steps_to_moon=steps, tiles=tiles
        )

    def _told_worlds(self) -> tuple[World, ...]:
        named = dict.fromkeys((*self.colours, *self.worlds))
        told = tuple(world for world in named if world not in UPPER_WORLDS)
        if len(told) > len(BOTTOM_WORLDS):
            raise SettingError(
                "worlds",
                f"{len(told)} colours are given beside brown and red",
                f"give the {len(BOTTOM_WORLDS)} at the bottom of your board",
            )
        return told

    def _check_steps(self) -> None:
        for players, steps in self.steps_to_moon.items():
            if players not in Shamans.players:
                raise SettingError(
                    f"steps_to_moon.{players}",
                    f"nobody plays Shamans with {players}",
                    "give steps for 3, 4 and 5 players",
                )
            if steps is not None and steps < 1:
                raise SettingError(
                    f"steps_to_moon.{players}",
                    f"{steps} is no number of steps",
                    "count the steps from the start space to the Moon",
                )
