"""The command `companion handbook`: how to use it all, to be heard, felt or walked.

Its text is Markdown, `handbook.md` in the folder of a language: one part for every game
together, and one for each game, in which a line `{stickers}` stands for the legend.
"""

import argparse
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt

from companion.arguments import DEFAULT_GAME
from companion.core.errors import CompanionError
from companion.core.words import Phrase
from companion.evening import Wish
from companion.language.locale import COMMON, Locale

Say = Callable[[str], None]
FILE = "handbook.md"
LEGEND = "{stickers}"


class HandbookUnwritten(CompanionError):
    """The file for the handbook cannot be written."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(
            f"{path}: {error.strerror or 'cannot be written'}; name another file."
        )


def run(given: argparse.Namespace, wish: Wish, say: Say) -> int:
    """Say the handbook line by line, or write it as a page with headings.

    Raises:
        HandbookUnwritten: where its page cannot be written.
    """
    text = "\n".join(handbook(wish, given.only))
    if given.html is None:
        for line in text.splitlines():
            say(_spoken(line))
        return 0
    try:
        given.html.write_text(page(text, wish.spoken), encoding="utf-8")
    except OSError as error:
        raise HandbookUnwritten(given.html, error) from error
    return 0


def handbook(wish: Wish, only: str | None = None) -> Iterator[str]:
    """Yield the parts of the handbook as Markdown: all, or that of one game."""
    games = [only] if only else sorted(wish.settings.games, key=_is_later)
    for number, game in enumerate(games):
        locale = wish.locales.locale(wish.spoken, wish.settings.games[game].game())
        if number == 0 and only is None:
            yield (locale.folder / COMMON / FILE).read_text(encoding="utf-8")
        part = locale.folder / game / FILE
        if part.exists():
            legend = "\n".join(_legend(locale))
            yield part.read_text(encoding="utf-8").replace(LEGEND, legend)


def page(text: str, language: str) -> str:
    """Return Markdown as a page of HTML, in which screen readers walk by headings."""
    lines = text.splitlines()
    title = escape(lines[0].lstrip("# ")) if lines else ""
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f"<title>{title}</title>\n{MarkdownIt().render(text)}</html>\n"
    )


def _is_later(game: str) -> tuple[bool, str]:
    return game != DEFAULT_GAME, game


def _legend(locale: Locale) -> Iterator[str]:
    """Yield what each sticker of a game says in each of its places, as a list."""
    game = locale.glossary.game
    for sticker, place in locale.glossary.rulebook.stickers:
        message = f"{game}-sticker-{sticker}-{place}"
        yield f"- {locale.messages.sentence(Phrase(message, {}))}"


def _spoken(line: str) -> str:
    """Return a line without the signs that only structure it."""
    return line.lstrip("#").strip().removeprefix("- ").replace("`", "")
