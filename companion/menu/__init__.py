"""What `companion` alone opens: who speaks, and what there is to do."""

from collections.abc import Callable
from dataclasses import replace

from companion.arguments import commands
from companion.chronicle import PastGame, chronicle
from companion.company import Company
from companion.evening import Wish
from companion.folders import sittings_folder
from companion.language.locale import languages
from companion.lines import Lines
from companion.menu.greeting import language_after
from companion.menu.menu import House, Menu, Run, is_new
from companion.people import People
from companion.usual import last_evening, of_last_evening


def greeted(wish: Wish, lines: Lines, say: Callable[[str], None]) -> Wish:
    """Return the wish after it was asked aloud, at the first start, who speaks.

    Raises:
        Ended: where there are no more lines.
    """
    language = language_after(wish, lines, say)
    return wish if language is None else replace(wish, language=language)


def chosen(wish: Wish, company: Company, run: Run) -> Wish:
    """Return what is to be played, chosen in the menu.

    Raises:
        Ended: where somebody leaves, or there are no more lines.
    """
    house = House(run, _waiting(wish), commands(), is_new(wish))
    return Menu(_as_last_spoken(wish), company, house).wanted()


def _as_last_spoken(wish: Wish) -> Wish:
    """Return the wish in the language of the last game, where none is chosen."""
    if wish.language is not None or wish.settings.is_language_chosen:
        return wish
    language = of_last_evening(sittings_folder(wish.settings.general.sittings))
    return replace(wish, language=language) if language in languages() else wish


def _waiting(wish: Wish) -> PastGame | None:
    """Return the game of the last evening that is not finished, if there is one."""
    folder = sittings_folder(wish.settings.general.sittings)
    games = chronicle(last_evening(folder), People({})).games
    return games[-1] if games and not games[-1].is_finished else None
