"""Words at the beginning and at the end of what was said."""

from collections.abc import Collection, Sequence

from companion.language.understanding.folding import fold


def at_first(words: Sequence[str], some: Collection[str]) -> int:
    """Return how many first words are one of some folded texts, the longest of them."""
    longest = range(len(words), 0, -1)
    return next((n for n in longest if fold(" ".join(words[:n])) in some), 0)


def at_last(words: Sequence[str], some: Collection[str]) -> int:
    """Return how many last words are one of some folded texts, the longest of them."""
    longest = range(len(words), 0, -1)
    return next((n for n in longest if fold(" ".join(words[-n:])) in some), 0)


def without(words: list[str], some: Collection[str]) -> list[str]:
    """Return words without one of some folded texts around them; the first goes first.

    They stay as they are where none stands there.
    """
    begin = at_first(words, some)
    if begin:
        return words[begin:]
    end = at_last(words, some)
    return words[:-end] if end else words
