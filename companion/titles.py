"""What games are called in the languages of the companion."""

from companion.config import Settings
from companion.core.words import Phrase
from companion.table import Locales


def title(locales: Locales, settings: Settings, language: str, game: str) -> str:
    """Return what a game is called; its folder's name where its words do not tell."""
    if game not in settings.games:
        return game.capitalize()
    messages = locales.locale(language, settings.games[game].game()).messages
    message = f"{game}-title"
    if message not in messages.source.entries:
        return game.capitalize()
    return messages.sentence(Phrase(message, {}, "choice"))
