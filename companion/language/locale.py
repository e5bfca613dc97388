"""All that the companion knows of a language, for one game."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from companion.core.facts import Seat
from companion.language.errors import LocaleError, one_of
from companion.language.glossary import Glossary, Vocabulary, glossary
from companion.language.messages import Messages
from companion.language.profile import Profile, read_profile
from companion.language.source import Source
from companion.language.understanding.exact import Understanding
from companion.language.understanding.folding import fold
from companion.language.understanding.grammar import Grammar
from companion.language.understanding.names import SpokenName, in_words, spoken_names
from companion.language.understanding.nicknames import Nicknames, read_nicknames
from companion.language.understanding.sentences import read_sentences
from companion.language.understanding.small_words import SmallWords
from companion.language.understanding.strangers import Strangers
from companion.resources import resource

if TYPE_CHECKING:
    from companion.language.sounds.ears import Ears
    from companion.language.understanding.learned import Meant

COMMON = "common"
"""The folder of what every game shares, beside the folders of the games."""
SENTENCES = "sentences.yaml"
USUAL = "usual.yaml"
"""What people mostly say, so that guesses prefer it. A game may do without; then what
is usual in every game is not preferred either."""
_SHORTEST_STEM = 3
"""Letters before a bracket within a word: "modr(á|ou)"."""
_OWN: "dict[tuple[str, type[Vocabulary]], Locale]" = {}
"""The words of the program that were read: no table rule changes them."""


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
        lists = self.profile.numbers.lists()
        usual = self._files(USUAL)
        known = usual if all(file.exists() for file in usual) else ()
        sentences = read_sentences(self._sentence_files, lists, known)
        return Grammar(sentences, self.glossary)

    @cached_property
    def nicknames(self) -> Nicknames:
        """Return what people are called besides their names.

        Raises:
            LocaleError: where the file of nicknames is broken.
        """
        return read_nicknames(self.folder)

    def understanding(
        self, seats: Iterable[Seat], meant: "Meant | None" = None
    ) -> Understanding:
        """Return what understands the people at a table.

        `meant` tells what was learned of values that are heard wrongly.
        """
        told = tuple(seats)
        names = (*self._names(told), *in_words(told, self.profile.numbers))
        small = SmallWords(
            self.profile.address,
            self.profile.fillers,
            self.profile.sequels,
            self.profile.private,
            self.profile.courtesies,
        )
        understood = Understanding(self.grammar, names, small, self.ears, meant)
        understood.layers = self.messages.layers
        understood.strangers = Strangers(
            self._first_names, understood.names, self._own_words, self.ears
        )
        return understood

    def _first_names(self) -> frozenset[str]:
        """Return the first names of all languages, folded."""
        # Only here: what pronounces words takes long to load.
        from companion.language.firstnames import full_names  # noqa: PLC0415

        return full_names(self.folder.parent)

    def _own_words(self) -> frozenset[str]:
        """Return the words of all sentences, folded."""
        return frozenset(self.grammar.candidates.words)

    def ears(self) -> "Ears":
        """Return how this language sounds.

        Raises:
            LocaleError: where the file of sounds is broken.
        """
        # Only here: what pronounces words takes long to load.
        from companion.language.sounds.ears import read_ears  # noqa: PLC0415

        return read_ears(self.folder)

    def is_taken(self, name: str) -> bool:
        """Return whether a name means something else wherever it is said.

        It is the address word, a whole sentence, or one value of an announcement.
        """
        folded = fold(name)
        if folded in map(fold, self.profile.address):
            return True
        if not all(self._may_be_said(word) for word in folded.split()):
            return False
        is_sentence = bool(self.understanding(()).readings(name))
        return is_sentence or self.grammar.is_value(folded)

    def _may_be_said(self, word: str) -> bool:
        """Return whether a folded word may stand in sentences; most names may not.

        Their files are not parsed for this: a game with good names begins sooner.
        """
        stems = (word[:length] for length in range(_SHORTEST_STEM, len(word) + 1))
        return word in self._stems or any(stem in self._stems for stem in stems)

    @cached_property
    def _stems(self) -> frozenset[str]:
        """Return the words of all sentences, and the beginnings that brackets leave."""
        files = [file for file in self._sentence_files if file.exists()]
        texts = [file.read_text("utf-8", errors="replace") for file in files]
        numbers = self.profile.numbers.lists().values()
        spoken = (one for values in numbers for value in values for one in value.spoken)
        texts += [one.text for one in spoken]
        return frozenset(fold(" ".join(texts)).split())

    @property
    def _sentence_files(self) -> tuple[Path, ...]:
        return self._files(SENTENCES)

    def _files(self, name: str) -> tuple[Path, ...]:
        parts = (COMMON, self.glossary.game)
        return tuple(self.folder / part / name for part in parts)

    def _names(self, seats: tuple[Seat, ...]) -> tuple[SpokenName, ...]:
        if not seats:
            return ()
        small = (*self.profile.fillers, *self.profile.sequels, *self.profile.address)
        taken = {*map(fold, small), *self.grammar.candidates.words}
        owners = self.profile.owners if self.grammar.has_owners else ()
        return spoken_names(seats, self.profile.endings, self.nicknames, taken, owners)

    def check(self) -> None:
        """Parse and follow everything; what is played parses what it needs.

        Raises:
            LocaleError: where something is broken.
        """
        self.messages.check()
        self.grammar.check()
        _ = self.nicknames
        _ = self.ears()


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """Return the languages there are: the folders of `locales`."""
    found = (folder or resource("locales")).glob("*/language.yaml")
    return tuple(sorted(file.parent.name for file in found))


def load_locale(language: str, game: Vocabulary, folder: Path | None = None) -> Locale:
    """Return the words of a game in a language; those of the program are read once.

    Raises:
        LocaleError: where there is no such language, or a file is missing or broken.
    """
    if folder is not None:
        return _read(language, game, folder)
    key = language, type(game)
    if key not in _OWN:
        _OWN[key] = _read(language, game, resource("locales"))
    return _OWN[key]


def _read(language: str, game: Vocabulary, locales: Path) -> Locale:
    known = languages(locales)
    if language not in known:
        fault = f"there is no language `{language}`"
        raise LocaleError.at(locales, "", fault, one_of(known))
    home = locales / language
    profile = read_profile(home)
    texts = (file for part in (COMMON, game.name) for file in _texts(home / part))
    messages = Messages(Source(texts), profile, game.name)
    return Locale(home, glossary(game), profile, messages)


def _texts(folder: Path) -> list[Path]:
    found = sorted(folder.glob("*.ftl"))
    if not found:
        raise LocaleError.at(folder, "", "says nothing", "add `messages.ftl`")
    return found
