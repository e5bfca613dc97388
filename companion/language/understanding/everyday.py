"""How everyday the words of a text are.

Talk is made of everyday words. What a recognizer makes of a misheard sentence often is
not: it may be much less like that sentence and still be no talk.
"""

import math
from collections.abc import Mapping
from functools import cache

from companion.language.sounds.phones import Phones
from companion.language.understanding.folding import fold

_COMMONEST = 8.0
"""Decades above once in a thousand million: the Zipf scale. What is as common as that
tells nothing; "the" has 7.7."""
_RAREST = 1e-9
_RAREST_WORD = 5.0
"""Decades that one word counts at most."""
_SYLLABLE, _BABBLED = 3, 3
"""Sounds of a syllable, and how often it is said where it means nothing: "la la la"."""


def is_babble(phones: Phones) -> bool:
    """Return whether one syllable is said again and again: laughter, humming."""
    lengths = range(1, min(_SYLLABLE, len(phones) // _BABBLED) + 1)
    return any(phones == phones[:one] * (len(phones) // one) for one in lengths)


class Everyday:
    """Know how often words are said and written in a language."""

    def __init__(self, language: str) -> None:
        """Take the code of a language; one that is not known has no everyday words."""
        self._language = language

    def rarity(self, text: str) -> float:
        """Return how far the words of a text are from everyday ones, in decades.

        About 2 a word is talk, 4 are syllables without sense; 0 where nothing is known.
        """
        words = fold(text).split() if self._frequencies else []
        rarities = (_COMMONEST - self._frequencies.get(word, 0.0) for word in words)
        return sum(min(max(0.0, one), _RAREST_WORD) for one in rarities)

    def knows(self, word: str) -> bool:
        """Return whether a folded word comes up now and then, as far as is known."""
        return not self._frequencies or word in self._frequencies

    def prepare(self) -> None:
        """Read the words, which takes a fifth of a second."""
        _ = self._frequencies

    @property
    def _frequencies(self) -> Mapping[str, float]:
        return _frequencies(self._language)


@cache
def _frequencies(language: str) -> Mapping[str, float]:
    """Return the words that come at least once in a million, on the Zipf scale.

    They are read once, for all tables and games.
    """
    # Only here: it takes long to load.
    from wordfreq import (  # noqa: PLC0415
        available_languages,
        get_frequency_dict,
    )

    # Asked for another language, it would give the words of a near one.
    if language not in available_languages("small"):
        return {}
    written = get_frequency_dict(language, wordlist="small")
    found: dict[str, float] = {}
    for word, frequency in written.items():
        folded = fold(word)
        found[folded] = found.get(folded, 0.0) + frequency
    return {word: math.log10(one / _RAREST) for word, one in found.items()}
