"""Fill the holes of a sentence with the values that together sound most like it.

The walk through the network finds a sentence; where its words begin and end it takes
from each word alone. Here all places are left open: the costs up to a hole and those
after it are known for every place, so that each value is held against what is between.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from companion.language.sounds.costs import Costs
from companion.language.sounds.lexicon import Heard, Lexicon, Spoken
from companion.language.understanding.choices import UNUSUAL, Stretch
from companion.language.understanding.routes import Route
from companion.language.understanding.values import SpokenValue

OTHERS = 5
"""Other values for each hole."""


@dataclass(frozen=True)
class _Part:
    """Hold what may be said in one place of a sentence: a word, or all of a list."""

    values: tuple[SpokenValue, ...]
    forward: Spoken
    backward: Spoken
    extra: Costs
    """What it costs to say each value otherwise than usual, in a column."""


class Filling:
    """Fill the holes of sentences of one table."""

    def __init__(
        self, lexicon: Lexicon, values: Mapping[str, Sequence[SpokenValue]]
    ) -> None:
        """Take how values of lists are said."""
        self._lexicon = lexicon
        self._lists = {
            name: self._part(tuple(some)) for name, some in values.items() if some
        }
        self._words: dict[int, _Part] = {}

    def filled(self, route: Route, heard: Heard, known: "Known") -> Iterator[Route]:
        """Yield a sentence with its best values, then with others, one at a time."""
        parts = [self._of(stretch) for stretch in route.stretches]
        costs = known.costs(parts, heard)
        ranked = {
            place: _ranked(part, costs[place])
            for place, part in enumerate(parts)
            if part.values
        }
        stretches = [*route.stretches]
        for place, values in ranked.items():
            stretches[place] = _with(stretches[place], values[0])
        yield replace(route, stretches=tuple(stretches))
        for place, values in ranked.items():
            for value in values[1:]:
                changed = [*stretches]
                changed[place] = _with(stretches[place], value)
                yield replace(route, stretches=tuple(changed))

    def _of(self, stretch: Stretch) -> _Part:
        if stretch.hole is not None:
            return self._lists[stretch.hole.list]
        if stretch.word not in self._words:
            self._words[stretch.word] = self._part((), (stretch.word,))
        return self._words[stretch.word]

    def _part(
        self, values: tuple[SpokenValue, ...], words: tuple[int, ...] = ()
    ) -> _Part:
        numbers = words or tuple(value.word for value in values)
        extra = [UNUSUAL if value.is_unusual else 0 for value in values] or [0]
        return _Part(
            values,
            self._lexicon.spoken(numbers),
            self._lexicon.spoken(numbers, is_backward=True),
            np.array(extra, np.int32)[:, None],
        )


class Known:
    """Keep what is known of the beginnings and ends of sentences for one line."""

    def __init__(self) -> None:
        self._after: dict[tuple[int, ...], Costs] = {}
        self._said: dict[tuple[int, ...], Costs] = {}

    def costs(self, parts: Sequence[_Part], heard: Heard) -> list[Costs]:
        """Return by part what the whole sentence costs with each value in it."""
        found: list[Costs] = []
        for place in range(len(parts)):
            said = self._up_to(parts[: place + 1], heard)
            after = self._from(parts[place + 1 :], heard)
            found.append((said + after[::-1]).min(axis=1))
        return found

    def _up_to(self, parts: Sequence[_Part], heard: Heard) -> Costs:
        """Return the costs up to each place after the last part, by its values."""
        key = tuple(map(id, parts))
        if key not in self._said:
            before = heard.nothing
            if len(parts) > 1:
                before = self._up_to(parts[:-1], heard).min(axis=0)
            last = parts[-1]
            self._said[key] = last.forward.after(before, heard) + last.extra
        return self._said[key]

    def _from(self, parts: Sequence[_Part], heard: Heard) -> Costs:
        """Return the costs of what follows, by how much of the end it covers."""
        key = tuple(map(id, parts))
        if not parts:
            return heard.backward.nothing
        if key not in self._after:
            first = parts[0]
            after = self._from(parts[1:], heard)
            said = first.backward.after(after, heard.backward) + first.extra
            self._after[key] = said.min(axis=0)
        return self._after[key]


def _ranked(part: _Part, costs: Costs) -> list[SpokenValue]:
    """Return the best way to say each of the best values."""
    found: dict[object, SpokenValue] = {}
    for row in np.argsort(costs, kind="stable"):
        value = part.values[int(row)]
        found.setdefault(value.value, value)
        if len(found) > OTHERS:
            break
    return list(found.values())


def _with(stretch: Stretch, value: SpokenValue) -> Stretch:
    return replace(stretch, word=value.word, value=value)
