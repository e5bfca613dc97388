"""A table without files, for tests of what is said at it."""

from companion import config
from companion.core.facts import Seat
from companion.games.shamans.configuration import Configuration
from companion.language.locale import languages
from companion.session import Session
from companion.table import Locales, Table


def table(
    language: str,
    players: tuple[str, ...] = ("Alice", "Bruno", "Chloé"),
    configuration: object = None,
) -> Table:
    """Return a table at which a game of Shamans is to begin."""
    restored = config.restored("shamans", configuration or {}, "test")
    assert isinstance(restored, Configuration)
    game, seats = restored.game(), tuple(map(Seat, players))
    session = Session.begin(game, seats, language, languages())
    return Table(session, Locales(), None)
