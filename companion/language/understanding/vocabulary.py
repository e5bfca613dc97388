"""Which words a template can hold: a line with any other word cannot match it."""

from collections.abc import Iterable
from dataclasses import dataclass

_NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Hold the words of a part of a template, and what its neighbours may complete.

    A template writes "bleu[e][s]": its parts are no words before they are joined.
    """

    words: frozenset[str] = _NOTHING
    """Words with a space on both sides."""
    heads: frozenset[str] = _NOTHING
    """What stands before the first space."""
    tails: frozenset[str] = _NOTHING
    """What stands after the last space."""
    glued: frozenset[str] = _NOTHING
    """What has no space at all."""

    def then(self, following: "Vocabulary") -> "Vocabulary":
        """Return the vocabulary of both parts, one after the other."""
        return Vocabulary(
            self.words | following.words | _joined(self.tails, following.heads),
            self.heads | _joined(self.glued, following.heads),
            following.tails | _joined(self.tails, following.glued),
            _joined(self.glued, following.glued),
        )

    def all_words(self) -> frozenset[str]:
        """Return all words where nothing stands before and after."""
        return (self.words | self.heads | self.tails | self.glued) - {""}


def text(written: str) -> Vocabulary:
    """Return the vocabulary of plain text."""
    head, *rest = written.split(" ")
    if not rest:
        return Vocabulary(glued=frozenset((head,)))
    *words, tail = rest
    return Vocabulary(frozenset(words) - {""}, frozenset((head,)), frozenset((tail,)))


def separate(words: Iterable[str]) -> Vocabulary:
    """Return the vocabulary of a list: its words never grow together with others."""
    return Vocabulary(frozenset(words), frozenset(("",)), frozenset(("",)))


def sequence(parts: Iterable[Vocabulary]) -> Vocabulary:
    """Return the vocabulary of parts that follow each other."""
    found = text("")
    for part in parts:
        found = found.then(part)
    return found


def either(parts: Iterable[Vocabulary]) -> Vocabulary:
    """Return the vocabulary of parts of which one is said."""
    kept = list(parts)
    return Vocabulary(
        _NOTHING.union(*(part.words for part in kept)),
        _NOTHING.union(*(part.heads for part in kept)),
        _NOTHING.union(*(part.tails for part in kept)),
        _NOTHING.union(*(part.glued for part in kept)),
    )


def _joined(left: frozenset[str], right: frozenset[str]) -> frozenset[str]:
    return frozenset([one + other for one in left for other in right])
