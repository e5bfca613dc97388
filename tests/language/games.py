"""The games and languages there are, found by their folders."""

import importlib
from pathlib import Path

from companion.config import game_names
from companion.games.shamans.rules import Shamans
from companion.language.completeness import Completed
from companion.language.locale import languages

SAMPLE = Path(__file__).parent / "sample"
"""The folder of a tiny language."""
SEATS = ("Alice", "Bruno", "Chloé", "David", "Eva")


def game(name: str) -> Completed:
    """Return a game with its usual settings."""
    module = importlib.import_module(f"companion.games.{name}.configuration")
    found: Completed = module.Configuration().game()
    return found


GAMES = tuple(name for name in game_names())
PAIRS = tuple((language, name) for language in languages() for name in GAMES)
SHAMANS = Shamans()
