"""Learn what sounds are taken for: `python -m bench.learning LANGUAGE PAIRS.tsv`.

PAIRS has the columns `said` and `heard`: sentences, and what a recognizer made of them.
Printed is the section `sentences` for the language's `sounds.yaml`. The model is the
memoryless edit transducer of Ristad and Yianilos, "Learning string-edit distance"
(1998), learned by expectation-maximisation; what was seldom seen stays near to what
the language's `sounds.yaml` says now.
"""

import csv
import math
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from companion.language.sounds.ears import Ears, read_ears
from companion.language.sounds.likeness import NOTHING, Likeness
from companion.language.sounds.phones import Phones
from companion.resources import resource

ROUNDS = 8
PRIOR = 32.0
"""How often each sound counts as heard before any was."""
STEEP = 3.5
"""How much less likely a sound more makes it beforehand, as a natural logarithm."""
SCALE = 0.13
"""What a natural logarithm costs in sounds: neighbouring errors are not independent, so
that each tells less than it seems to."""
MOST = 0.9
"""The highest cost that is learned."""
SEEN = 0.3
"""How often something must have been heard to be written."""
NEW = 0.05
"""How far a cost must be from that of an unlearned pair to be written."""
_WIDTH = 88

Shares = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Learned:
    """Hold how likely each sound is heard as each other one."""

    said: tuple[str, ...]
    heard: tuple[str, ...]
    shares: Shares
    """By sound said and heard; the last column is for what is not heard at all."""
    counts: Shares
    """How often each was found, in the same places."""
    added: Shares
    """How likely each sound is heard where none was said."""

    def likeness(self) -> Likeness:
        """Return the costs that are worth writing."""
        return Likeness(
            {one: dict(self._costs(row)) for row, one in enumerate(self.said)},
            dict(zip(self.heard, map(_cost, self.added.tolist()), strict=True)),
        )

    def _costs(self, row: int) -> Iterator[tuple[str, float]]:
        plain, one = Likeness(), self.said[row]
        names = (*self.heard, NOTHING)
        same = self.shares[row, names.index(one)] if one in names else 1.0
        for name, share, count in zip(
            names, self.shares[row], self.counts[row], strict=True
        ):
            # Half of what speaks for hearing it rightly is no merit of the sentence.
            cost = _cost(share / math.sqrt(same))
            old = plain.substitution(one, name) if name else plain.deletion(one)
            is_kept = name in (one, NOTHING) or count >= SEEN
            if name == one or (is_kept and abs(cost - old) >= NEW):
                yield name, cost


def learned(pairs: Sequence[tuple[Phones, Phones]], before: Likeness) -> Learned:
    """Return what sounds are taken for in pairs of what was said and heard.

    `before` is believed as far as nothing speaks against it.
    """
    said = tuple(sorted({one for some, _ in pairs for one in some}))
    heard = tuple(sorted({one for _, some in pairs for one in some}))
    prior = np.array([[_prior(before, s, h) for h in (*heard, NOTHING)] for s in said])
    prior /= prior.sum(axis=1, keepdims=True)
    first = np.array([math.exp(-STEEP * before.insertion(one)) for one in heard])
    first /= first.sum()
    shares, added, adds = prior, first, 0.05
    for _ in range(ROUNDS):
        counts, extra, slots = np.zeros_like(prior), np.zeros(len(heard)), 0
        for some, others in pairs:
            rows = [said.index(one) for one in some]
            columns = [heard.index(one) for one in others]
            found = _expected(_Costs(shares[rows], added * adds), columns)
            np.add.at(counts, rows, found.kept)
            extra += found.added
            slots += len(some) + 1
        shares = counts + PRIOR * prior
        shares /= shares.sum(axis=1, keepdims=True)
        adds = extra.sum() / (extra.sum() + slots)
        added = extra + PRIOR * first
        added /= added.sum()
    return Learned(said, heard, shares, counts, added * adds / (1 - adds))


class _Costs(NamedTuple):
    """Hold shares, or counts, of one sentence."""

    kept: Shares
    """By place in the sentence and sound heard; the last column is for none."""
    added: Shares
    """By sound heard where none was said."""


def _expected(sentence: _Costs, columns: Sequence[int]) -> _Costs:
    """Return how often each pair is expected on all ways to hear a sentence so."""
    lost, kept = sentence.kept[:, -1], sentence.kept[:, columns]
    new = sentence.added[columns]
    length, size = len(lost), (len(lost) + 1, len(columns) + 1)
    to, back = np.zeros(size), np.zeros(size)
    to[0, 0] = back[-1, -1] = 1.0
    for row in range(size[0]):
        if row:
            to[row] += to[row - 1] * lost[row - 1]
            to[row, 1:] += to[row - 1, :-1] * kept[row - 1]
        for column in range(len(columns)):
            to[row, column + 1] += to[row, column] * new[column]
    for row in reversed(range(size[0])):
        if row < length:
            back[row] += back[row + 1] * lost[row]
            back[row, :-1] += back[row + 1, 1:] * kept[row]
        for column in reversed(range(len(columns))):
            back[row, column] += back[row, column + 1] * new[column]
    whole = to[-1, -1] or 1.0
    counts = np.zeros_like(sentence.kept)
    counts[:, -1] = (to[:-1] * back[1:]).sum(axis=1) * lost / whole
    ways = to[:-1, :-1] * kept * back[1:, 1:] / whole
    extra = np.zeros_like(sentence.added)
    np.add.at(counts.T, columns, ways.T)
    np.add.at(extra, columns, (to[:, :-1] * new * back[:, 1:]).sum(axis=0) / whole)
    return _Costs(counts, extra)


def _prior(before: Likeness, said: str, heard: str) -> float:
    known = before.substitution(said, heard) if heard else before.deletion(said)
    return math.exp(-STEEP * known)


def _cost(share: float) -> float:
    return round(min(MOST, max(0.0, -SCALE * math.log(max(share, 1e-9)))), 2)


def pairs(file: Path, ears: Ears) -> Iterator[tuple[Phones, Phones]]:
    """Yield the sounds of what was said and heard, but of what was made up."""
    with file.open(encoding="utf-8", newline="") as table:
        rows = list(csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE))
    for row in rows:
        said, heard = (
            ears.pronunciation.phones(row[name].lower()) for name in ("said", "heard")
        )
        shorter, longer = sorted((len(said), len(heard)))
        if shorter and longer < 2 * shorter + 3:
            yield said, heard


def written(likeness: Likeness) -> Iterator[str]:
    """Yield the lines of the section."""
    yield from ("sentences:", "  heard:")
    for one, costs in likeness.heard.items():
        yield from _flow(f"    {one}", costs, "      ")
    yield from _flow("  added", likeness.added, "    ")


def _flow(head: str, costs: Mapping[str, float], indent: str) -> Iterator[str]:
    """Yield a mapping in one paragraph, what costs least first."""
    ranked = sorted(costs.items(), key=lambda one: (one[1], one[0]))
    texts = [f"{name or chr(34) * 2}: {cost:g}" for name, cost in ranked]
    line = f"{head}: {{"
    for place, text in enumerate(texts):
        piece = text + ("}" if place == len(texts) - 1 else ", ")
        if len((line + piece).rstrip()) > _WIDTH:
            yield line.rstrip()
            line = indent
        line += piece
    yield line


def main(arguments: Iterable[str]) -> None:
    """Print what is learned."""
    language, file = arguments
    ears = read_ears(resource("locales") / language)
    found = learned(list(pairs(Path(file), ears)), ears.likeness)
    print("\n".join(written(found.likeness())))


if __name__ == "__main__":
    main(sys.argv[1:])
