"""The words around and between sentences: address, fillers, sequels."""

import re
from collections.abc import Callable, Collection, Iterable, Iterator

from companion.language.understanding.folding import fold

_MOST_PARTS = 12
_MOST_POLITE_WORDS = 8
"""Longer lines are never courtesies alone."""


class SmallWords:
    """Find the sentences in a line that holds more than one sentence says."""

    def __init__(
        self,
        address: Iterable[str] = (),
        fillers: Iterable[str] = (),
        sequels: Iterable[str] = (),
        private: Iterable[str] = (),
        courtesies: Iterable[str] = (),
    ) -> None:
        self.address = tuple(address)
        """Words by which the companion is called."""
        self._address = tuple(fold(word) for word in self.address)
        self._private = tuple(map(fold, private))
        self.fillers = tuple(sorted(map(fold, fillers), key=len, reverse=True))
        """What is said around sentences, folded."""
        self._courtesies = frozenset(map(fold, courtesies))
        between = "|".join(sorted(map(re.escape, sequels), key=len, reverse=True))
        words = rf"|\s+(?:{between})\s+" if between else ""
        self._between = re.compile(rf"\s*[,;.]\s*{words}", re.IGNORECASE)

    def addressed(self, folded: str) -> str | None:
        """Return what follows the address word; `None` where it was not said."""
        return _after(self._address, folded)

    def private(self, folded: str) -> str | None:
        """Return what follows "in private"; `None` where it is not said."""
        return _after(self._private, folded)

    def is_courtesy(self, folded: str) -> bool:
        """Return whether a folded line only thanks, agrees or asks to wait."""
        words = folded.split()
        return len(words) <= _MOST_POLITE_WORDS and self._is_polite(words)

    def _is_polite(self, words: list[str], *, is_found: bool = False) -> bool:
        """Return whether the words are courtesies, one at least, and fillers."""
        if not words:
            return is_found
        for end in range(1, len(words) + 1):
            first, rest = " ".join(words[:end]), words[end:]
            is_courtesy = first in self._courtesies
            is_small = is_courtesy or first in self.fillers
            if is_small and self._is_polite(rest, is_found=is_found or is_courtesy):
                return True
        return False

    def stripped(self, folded: str) -> Iterator[str]:
        """Yield a folded line with ever fewer fillers at its start and its end."""
        for _ in range(len(folded.split())):
            shorter = self._shorter(folded)
            if not shorter:
                return
            folded = shorter
            yield folded

    def _shorter(self, folded: str) -> str:
        for word in self.fillers:
            if folded.startswith(f"{word} "):
                return folded[len(word) + 1 :]
            if folded.endswith(f" {word}"):
                return folded[: -len(word) - 1]
        return ""

    def parts(
        self,
        text: str,
        is_sentence: Callable[[str], bool],
        names: Collection[str] = (),
    ) -> tuple[str, ...]:
        """Return the sentences that make up a line; empty where there are not two.

        A sentence may begin at one of these folded names, too: recognizers hear no
        commas ("Alice twelve Ben seven").
        """
        between = [
            (found.start(), found.end()) for found in self._between.finditer(text)
        ]
        found = self._parted(text, between, is_sentence)
        if found or not names:
            return found
        before = [cut for cut in _before(names, text) if not _is_within(cut, between)]
        return self._parted(text, sorted([*between, *before]), is_sentence)

    def _parted(
        self,
        text: str,
        cuts: list[tuple[int, int]],
        is_sentence: Callable[[str], bool],
    ) -> tuple[str, ...]:
        if not cuts or len(cuts) >= _MOST_PARTS:
            return ()
        starts = [0, *(end for _, end in cuts)]
        ends = [*(start for start, _ in cuts), len(text)]
        found = _segmented(text, starts, ends, is_sentence)
        return found if len(found) > 1 else ()


def _before(names: Collection[str], text: str) -> Iterator[tuple[int, int]]:
    """Yield the gaps of a text that one of these folded names follows."""
    for gap in re.finditer(r"\s+", text):
        following = fold(text[gap.end() :])
        if any(f"{following} ".startswith(f"{name} ") for name in names):
            yield gap.start(), gap.end()


def _is_within(cut: tuple[int, int], others: list[tuple[int, int]]) -> bool:
    return any(start <= cut[0] and cut[1] <= end for start, end in others)


def _after(words: Iterable[str], folded: str) -> str | None:
    for word in words:
        if folded == word or folded.startswith(f"{word} "):
            return folded[len(word) :].strip()
    return None


def _segmented(
    text: str, starts: list[int], ends: list[int], is_sentence: Callable[[str], bool]
) -> tuple[str, ...]:
    """Return the fewest sentences that cover all pieces; empty where none do."""
    for last in range(len(ends) - 1, -1, -1):
        part = text[starts[0] : ends[last]].strip()
        if not part or not is_sentence(part):
            continue
        if last == len(ends) - 1:
            return (part,)
        rest = _segmented(text, starts[last + 1 :], ends[last + 1 :], is_sentence)
        if rest:
            return (part, *rest)
    return ()
