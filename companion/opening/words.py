"""What one language says while a table is being set up: its `opening.yaml`."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from companion.documents import read
from companion.language.locale import Locale
from companion.language.understanding.folding import fold
from companion.opening.edges import without
from companion.opening.letters import Alphabet
from companion.opening.wording import Closed, Found, Line, fragments, matches, ways
from companion.shapes import shaped

FILE = "opening.yaml"
"""In the common folder of a language its sentences, in a game's how that is called."""
MOST_PLAYERS = 12
"""More people than any game takes, so that too many are told so."""

Spellings = Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Written:
    """Hold the file of a language as it is written."""

    sentences: Spellings
    letters: Spellings
    alphabet: Spellings
    marks: Spellings
    doubles: tuple[str, ...]
    likes: tuple[str, ...]
    signs: Spellings
    dones: tuple[str, ...]
    backs: tuple[str, ...]
    leads: tuple[str, ...]
    softeners: tuple[str, ...]
    """What may stand before or after any sentence: "in fact", "please"."""


@dataclass(frozen=True)
class Called:
    """Hold how people call a game in one language."""

    called: tuple[str, ...]


class Words:
    """Understand what people say before a game, in one language."""

    def __init__(self, written: Written, closed: Closed) -> None:
        """Take the file of a language, and what closed slots may hold."""
        self._written = written
        self._closed = closed
        self._softeners = frozenset(map(fold, written.softeners))
        self._said: dict[tuple[str, ...], frozenset[str]] = {}
        self.alphabet = Alphabet(
            letters=_turned(written.letters),
            words=_turned(written.alphabet),
            marks=_turned(written.marks),
            doubles=_longest_first(written.doubles),
            likes=_longest_first(written.likes),
            signs=_turned(written.signs),
            dones=_longest_first(written.dones),
            backs=_longest_first(written.backs),
            leads=_longest_first(written.leads),
        )

    def found(self, kind: str, text: str) -> Iterator[Found]:
        """Yield the ways in which a text is a sentence of a kind."""
        templates = self._written.sentences[kind]
        yield from matches(templates, Line(text), self._closed)
        for bare in self._bare(text):
            yield from matches(templates, Line(bare), self._closed)

    def _bare(self, text: str) -> Iterator[str]:
        """Yield a text without the words around it that soften it, one by one."""
        words = text.replace(",", " ").split()
        while (fewer := without(words, self._softeners)) and fewer != words:
            yield " ".join(fewer)
            words = fewer

    def is_said(self, kind: str, text: str) -> bool:
        """Return whether a text is a sentence of a kind."""
        return next(self.found(kind, text), None) is not None

    def ways(
        self, kind: str, fillings: Mapping[str, Iterable[str]] | None = None
    ) -> Iterator[str]:
        """Yield the ways to say sentences of a kind, with what fills their slots."""
        for template in self._written.sentences[kind]:
            yield from ways(template, fillings or {})

    def said_in(self, kinds: tuple[str, ...]) -> frozenset[str]:
        """Return the words of sentences of some kinds, folded, besides their slots."""
        if kinds not in self._said:
            templates = (one for kind in kinds for one in self._written.sentences[kind])
            texts = (text for one in templates for text in fragments(one))
            self._said[kinds] = frozenset(
                word for text in texts for word in text.split()
            )
        return self._said[kinds]

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of sentences there are."""
        return tuple(self._written.sentences)

    def phrases(self) -> Iterator[str]:
        """Yield what can be said besides names, in pieces, for ears that need them."""
        for templates in self._written.sentences.values():
            for template in templates:
                yield from fragments(template)
        for texts in self._closed.values():
            yield from texts

    def letters(self) -> Iterator[str]:
        """Yield how letters can be said."""
        one = self._written
        for section in (one.letters, one.alphabet, one.marks, one.signs):
            for texts in section.values():
                yield from texts
        for words in (one.doubles, one.likes, one.dones, one.backs, one.leads):
            yield from words


def words_of(locale: Locale, games: tuple[str, ...]) -> Words:
    """Return what is understood in the language of a locale, of these games.

    Raises:
        DocumentError: where a file is missing or broken.
    """
    written: Written = shaped(read(locale.folder / "common" / FILE), Written)
    numbers = {
        fold(number.word(count, form))
        for number in (locale.profile.numbers,)
        for count in range(1, MOST_PLAYERS + 1)
        for form in number.words[count].forms
    }
    digits = {str(count) for count in range(1, MOST_PLAYERS + 1)}
    names = {fold(one) for game in games for one in called(locale, game)}
    closed = {
        "number": frozenset(numbers | digits),
        "game": frozenset(names),
    }
    return Words(written, closed)


def called(locale: Locale, game: str) -> tuple[str, ...]:
    """Return how people call a game; at least by the name of its folder."""
    file = locale.folder / game / FILE
    if not file.exists():
        return (game,)
    found: Called = shaped(read(file), Called)
    return (game, *found.called)


def number_of(locale: Locale, text: str) -> int | None:
    """Return the number that a word or digits say; `None` where they say none."""
    folded = fold(text)
    numbers = locale.profile.numbers
    for count in range(1, MOST_PLAYERS + 1):
        forms = numbers.words[count].forms.values()
        if folded == str(count) or folded in map(fold, forms):
            return count
    return None


def _turned(section: Spellings) -> Mapping[str, str]:
    """Return keys by their texts: as they are written, and else without accents."""
    found = {t.lower(): key for key, texts in section.items() for t in texts}
    for key, texts in section.items():
        for text in texts:
            found.setdefault(fold(text), key)
    return found


def _longest_first(texts: tuple[str, ...]) -> tuple[str, ...]:
    folded = dict.fromkeys(map(fold, texts))
    return tuple(sorted(folded, key=len, reverse=True))
