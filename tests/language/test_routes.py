"""The network is walked through fast, and as if it were walked through link by link."""

import numpy as np
import pytest

from companion.language.locale import languages, load_locale
from companion.language.sounds.costs import Costs, Numbers
from companion.language.sounds.lexicon import Lexicon, bare, begins
from companion.language.understanding.links import Links
from companion.language.understanding.routes import Walk
from companion.language.understanding.values import values
from tests.language.games import SEATS, SHAMANS

LINES = {
    "cs": "David be rejí tuální díku",
    "en": "David swaps rolls with even",
    "fr": "David pron le mas que",
}


@pytest.mark.parametrize("language", languages())
def test_all_links_are_walked(language: str) -> None:
    """Pools of nodes and groups of words cost what each link of its own would cost."""
    locale = load_locale(language, SHAMANS)
    names, ears = locale.understanding(SEATS).names.spoken, locale.ears()
    network = locale.grammar.network
    words = values(locale.grammar.sentences, network, names, ears.pronunciation)
    lexicon = Lexicon(words.all, ears.likeness)
    links = Links(network, lexicon, words)
    heard = lexicon.heard(ears.pronunciation.phones(LINES[language]))
    spotted = lexicon.spotted(heard)
    grouped = links.choices.grouped(links.choices.costs(spotted))

    reached = one_by_one(links, bare(grouped), begins(grouped))

    assert np.array_equal(reached, Walk(links, spotted).reached[links.rows])


def one_by_one(links: Links, costs: Costs, starts: Numbers) -> Costs:
    """Return the best cost to come to each node at each place."""
    reached = np.zeros((len(links.rows), costs.shape[1]), np.int32)
    for node in sorted(links.into):
        ways = [
            reached[source, starts[group]] + costs[group] + extra
            for source, group, extra in zip(*links.into[node], strict=True)
        ]
        reached[node] = np.minimum.accumulate(np.min(ways, axis=0))
    return reached
