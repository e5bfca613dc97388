"""The words of all languages and games that a table needs."""

from pathlib import Path
from typing import Any

from companion.core.game import Game
from companion.language.locale import Locale, load_locale


class Locales:
    """Load the words of each language and game once."""

    def __init__(self, folder: Path | None = None) -> None:
        """Load nothing yet; the languages are those of the program, or of a folder."""
        self._folder = folder
        self._loaded: dict[tuple[str, str], Locale] = {}

    def locale(self, language: str, game: Game[Any]) -> Locale:
        """Return the words of a game in a language.

        Raises:
            LocaleError: where there are none.
        """
        key = language, game.name
        if key not in self._loaded:
            self._loaded[key] = load_locale(language, game, self._folder)
        return self._loaded[key]
