"""What was said to the companion: what follows a word that sounds like its name."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from companion.language.sounds.ears import Ears
from companion.language.sounds.nearest import lexicon_of
from companion.language.sounds.word import SOUND, Word

if TYPE_CHECKING:
    from companion.language.sounds.lexicon import Lexicon

_UNLIKE, _MOST_WORDS = 0.4, 3
"""How unlike the address word may sound, as a share, and in how many words."""
LONGEST = 70
"""Sounds that one announcement has at most; nobody says more in one breath."""


class Calling:
    """Know how the words are said by which the companion is called."""

    def __init__(self, ears: Ears) -> None:
        """Take how the language sounds."""
        self._ears = ears
        self._lexicons: dict[str, Lexicon] = {}

    def addressed(self, text: str, address: Iterable[str]) -> str | None:
        """Return what follows a word that sounds like the address; `None` for none."""
        words = text.split()
        pronounced = self._ears.pronunciation.phones
        beginnings = [
            pronounced(" ".join(words[:count]).lower())[:LONGEST]
            for count in range(1, min(_MOST_WORDS, len(words)) + 1)
        ]
        found: dict[int, float] = {}
        for lexicon in map(self._lexicon, address):
            for count, phones in enumerate(beginnings, start=1):
                if phones:
                    heard = lexicon.heard(phones)
                    cost = int(lexicon.compared([(0,)], heard)[0])
                    share = cost / max(int(heard.nothing[-1]), SOUND)
                    found[count] = min(share, found.get(count, share))
        best = min(found, key=found.__getitem__, default=0)
        is_near = bool(best) and found[best] <= _UNLIKE
        return " ".join(words[best:]) if is_near else None

    def _lexicon(self, word: str) -> "Lexicon":
        """Return the lexicon of one address word."""
        if word not in self._lexicons:
            called = Word(word, (self._ears.pronunciation.phones(word.lower()),))
            self._lexicons[word] = lexicon_of([called], self._ears)
        return self._lexicons[word]
