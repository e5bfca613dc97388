"""How people call what the menu offers, in one language: its `menu.yaml`."""

from dataclasses import dataclass

from companion.documents import read
from companion.language.locale import Locale
from companion.shapes import shaped

FILE = "menu.yaml"


@dataclass(frozen=True, slots=True)
class Words:
    """Hold how people call what there is, in one language."""

    resume: tuple[str, ...]
    rules: tuple[str, ...]
    box: tuple[str, ...]
    scores: tuple[str, ...]
    check: tuple[str, ...]
    models: tuple[str, ...]
    guide: tuple[str, ...]
    practice: tuple[str, ...]
    play: tuple[str, ...]
    help: tuple[str, ...]
    quit: tuple[str, ...]
    menu: tuple[str, ...]
    """Says again what there is, or goes back to it."""
    number: tuple[str, ...]
    """What may stand before a number."""


def words_of(locale: Locale) -> Words:
    """Return how people call what there is.

    Raises:
        DocumentError: where the file is missing or broken.
    """
    found: Words = shaped(read(locale.folder / "common" / FILE), Words)
    return found
