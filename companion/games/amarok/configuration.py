"""The section `amarok` of the configuration, as it is written and as it is kept."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.core.errors import SettingError
from companion.core.facts import Event
from companion.games.amarok.board import VALUES, HouseRule
from companion.games.amarok.rules import Amarok
from companion.games.amarok.settings import AmarokSettings, TableRules


@dataclass(frozen=True, slots=True)
class Configuration:
    """Hold how the table settles open points."""

    house_rule: HouseRule | None = None
    """Agreed beforehand; without, the table is told and asked."""
    table_rules: TableRules = field(default_factory=TableRules)

    def game(self) -> Amarok:
        """Return the game this configuration asks for.

        Raises:
            SettingError: where a card without a value counts what no card does.
        """
        if self.table_rules.card_without_value not in VALUES:
            raise SettingError(
                "table_rules.card_without_value",
                f"{self.table_rules.card_without_value} is no value of a card",
                f"write a number from {VALUES[0]} to {VALUES[-1]}",
            )
        return Amarok(AmarokSettings(self.house_rule, self.table_rules))

    def learned(self, events: Iterable[Event]) -> "Configuration":  # noqa: ARG002
        """Return the same: cards are remembered for an evening, not for a box."""
        return self
