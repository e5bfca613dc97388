"""The games and languages there are, found by their folders."""

import importlib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from companion.config import game_names
from companion.core.facts import Seat
from companion.core.game import Game
from companion.games.shamans.rules import Shamans
from companion.language.completeness import Completed
from companion.language.locale import Locale, languages, load_locale
from companion.language.understanding.exact import Understanding

SAMPLE = Path(__file__).parent / "sample"
"""The folder of a tiny language."""
SEATS = ("Alice", "Bruno", "Chloé", "David", "Eva")


def game(name: str) -> Completed:
    """Return a game with its usual settings."""
    module = importlib.import_module(f"companion.games.{name}.configuration")
    found: Completed = module.Configuration().game()
    return found


def played(name: str) -> Game[Any]:
    """Return a game with its usual settings, as it is played."""
    module = importlib.import_module(f"companion.games.{name}.configuration")
    found: Game[Any] = module.Configuration().game()
    return found


@cache
def locale(language: str, name: str) -> Locale:
    """Return the words of a game, read once: no table rule changes them."""
    return load_locale(language, game(name))


@lru_cache(32)
def understanding(language: str, name: str, seats: tuple[Seat, ...]) -> Understanding:
    """Return what understands the people at one table; the last tables are kept."""
    return locale(language, name).understanding(seats)


GAMES = tuple(name for name in game_names())
PAIRS = tuple((language, name) for language in languages() for name in GAMES)
SHAMANS = Shamans()
