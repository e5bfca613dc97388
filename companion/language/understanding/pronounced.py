"""All that can be said at one table, pronounced and laid out to be searched."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from companion.language.sounds.costs import Numbers
from companion.language.sounds.ears import Ears
from companion.language.sounds.lexicon import Lexicon
from companion.language.understanding.clear import Clear
from companion.language.understanding.folding import fold
from companion.language.understanding.names import SpokenName
from companion.language.understanding.network import Network, without
from companion.language.understanding.routes import Routes
from companion.language.understanding.sentences import Sentences
from companion.language.understanding.usual import Usual
from companion.language.understanding.values import Values, values


@dataclass(frozen=True, slots=True)
class Pronounced:
    """Hold what a table can say; nothing that is said changes it."""

    values: Values
    lexicon: Lexicon
    routes: Routes
    usual: Usual
    numbers: frozenset[str]
    """The words of all numbers, folded."""
    words: Mapping[str, Numbers]
    """By list, the words of its values."""
    clear: Clear
    """The words that can be nothing but one value."""


def pronounced(
    sentences: Sentences, network: Network, names: tuple[SpokenName, ...], ears: Ears
) -> Pronounced:
    """Pronounce all sentences and the names at a table; this takes a moment."""
    told = values(sentences, network, names, ears.pronunciation)
    empty = [name for name, ways in told.of.items() if not ways]
    kept = without(network, empty) if empty else network
    lexicon = Lexicon(told.all, ears.in_sentences)
    return Pronounced(
        told,
        lexicon,
        Routes(kept, lexicon, told),
        Usual(kept, lexicon, told, len(sentences.wordings)),
        frozenset(
            fold(lexicon.words[one.word].text)
            for some in told.of.values()
            for one in some
            if type(one.value) is int
        ),
        {
            name: np.array([one.word for one in some], np.intp)
            for name, some in told.of.items()
        },
        Clear(told, lexicon),
    )
