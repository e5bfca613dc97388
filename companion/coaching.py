"""What a table was taught, kept from one evening to the next."""

import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.core.errors import CompanionError
from companion.core.game import Game
from companion.folders import made
from companion.session.session import Taught
from companion.sitting.box import Box
from companion.sitting.faults import SittingError

FILE = "taught.json"


@dataclass(frozen=True, slots=True)
class Coach:
    """Remember in a file what was explained in a game; without a file, nowhere."""

    path: Path
    game: str

    def recall(self) -> Taught | None:
        """Return what was taught; `None` where teaching was never even offered.

        What cannot be read was taught already: nobody is offered it every evening.
        """
        try:
            section = Box(self.path).load(self.game)
        except SittingError as error:
            logging.getLogger(__name__).warning("%s", error)
            return Taught()
        match section:
            case {"is_on": bool() as is_on, "known": list() as known}:
                return Taught(is_on, tuple(map(str, known)))
        return Taught() if section else None

    def is_needed(self, game: Game[Any]) -> bool:
        """Return whether a game can be taught and nobody was ever asked."""
        return bool(game.teaching.lessons) and self.recall() is None

    def keep(self, taught: Taught) -> None:
        """Write down what was taught; where that cannot be, it is for this evening."""
        try:
            made(self.path.parent)
            section = {"is_on": taught.is_on, "known": list(taught.known)}
            Box(self.path).keep(self.game, section)
        except (CompanionError, OSError) as error:
            logging.getLogger(__name__).warning("%s", error)
