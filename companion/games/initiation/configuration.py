"""The section `initiation` of the configuration, as it is written and as it is kept."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.core.facts import Event
from companion.games.initiation.board import Variant
from companion.games.initiation.rules import Initiation
from companion.games.initiation.settings import InitiationSettings, TableRules


@dataclass(frozen=True, slots=True)
class Configuration:
    """Hold which variant a table plays and how it settles open points."""

    variant: Variant = Variant.PLAIN
    table_rules: TableRules = field(default_factory=TableRules)

    def game(self) -> Initiation:
        """Return the game this configuration asks for."""
        return Initiation(InitiationSettings(self.variant, self.table_rules))

    def learned(self, events: Iterable[Event]) -> "Configuration":  # noqa: ARG002
        """Return the same: there is nothing about the box that a game could tell."""
        return self
