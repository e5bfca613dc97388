"""All that the companion knows of a language, for one game."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from companion.core.facts import Seat
from companion.language.errors import LocaleError, one_of
from companion.language.glossary import Glossary, Vocabulary, glossary
from companion.language.messages import Messages
from companion.language.profile import Profile, read_profile
from companion.language.source import Source
from companion.language.understanding.exact import Understanding
from companion.language.understanding.grammar import Grammar
from companion.language.understanding.names import in_words, spoken_names
from companion.language.understanding.sentences import read_sentences
from companion.language.understanding.small_words import SmallWords
from companion.resources import resource

COMMON = "common"
"""The folder of what every game shares, beside the folders of the games."""
SENTENCES = "sentences.yaml"


@dataclass(frozen=True)
class Locale:
    """Hold the words of one game in one language."""

    folder: Path
    glossary: Glossary
    profile: Profile
    messages: Messages
    """What the companion says."""

    @cached_property
    def grammar(self) -> Grammar:
        """Return what people say.

        Raises:
            LocaleError: where a file of sentences is missing or broken.
        """
        parts = (COMMON, self.glossary.game)
        files = [self.folder / part / SENTENCES for part in parts]
        sentences = read_sentences(files, self.profile.numbers.lists())
        return Grammar(sentences, self.glossary)

    def understanding(self, seats: Iterable[Seat]) -> Understanding:
        """Return what understands the people at a table."""
        told = tuple(seats)
        spoken = spoken_names(told, self.profile.endings)
        names = (*spoken, *in_words(told, self.profile.numbers))
        small = SmallWords(
            self.profile.address, self.profile.fillers, self.profile.sequels
        )
        return Understanding(self.grammar, names, small)

    def check(self) -> None:
        """Parse and follow everything; what is played parses what it needs.

        Raises:
            LocaleError: where something is broken.
        """
        self.messages.check()
        self.grammar.check()


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """Return the languages there are: the folders of `locales`."""
    found = (folder or resource("locales")).glob("*/language.yaml")
    return tuple(sorted(file.parent.name for file in found))


def load_locale(language: str, game: Vocabulary, folder: Path | None = None) -> Locale:
    """Return the words of a game in a language.

    Raises:
        LocaleError: where there is no such language, or a file is missing or broken.
    """
    locales = folder or resource("locales")
    known = languages(locales)
    if language not in known:
        fault = f"there is no language `{language}`"
        raise LocaleError.at(locales, "", fault, one_of(known))
    home = locales / language
    profile = read_profile(home)
    texts = (file for part in (COMMON, game.name) for file in _texts(home / part))
    return Locale(home, glossary(game), profile, Messages(Source(texts), profile))


def _texts(folder: Path) -> list[Path]:
    found = sorted(folder.glob("*.ftl"))
    if not found:
        raise LocaleError.at(folder, "", "says nothing", "add `messages.ftl`")
    return found
