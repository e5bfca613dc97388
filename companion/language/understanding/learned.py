"""Which values a table often means where another one is heard."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from companion.language.sounds.costs import Costs
from companion.language.sounds.word import SOUND
from companion.language.understanding.meanings import Value
from companion.language.understanding.routes import Route
from companion.language.understanding.sentences import NAMED, SEAT, Sentences
from companion.language.understanding.values import SpokenValue

Meant = Callable[[str, Value], Sequence[Value]]
"""Returns what was often meant where a value of a field was heard."""

LEARNED = 0.4
"""Sounds that the words of one value cost as another one, when this was learned.

That brings the other value near, never before the one that is clearly heard.
"""


class Learned:
    """Know what may have been meant at one table besides what was heard."""

    def __init__(
        self,
        sentences: Sentences,
        values: Mapping[str, Iterable[SpokenValue]],
        meant: Meant,
    ) -> None:
        """Take the values of all lists, and what asks for what was learned."""
        self._meant = meant
        self._known = {name: {one.value for one in values[name]} for name in values}
        self._fields: defaultdict[str, list[str]] = defaultdict(list)
        for field, lists in lists_of(sentences).items():
            for name in lists:
                self._fields[name].append(field)

    def added(
        self, routes: tuple[Route, ...], costs: Costs
    ) -> tuple[tuple[Route, ...], Costs]:
        """Return routes and their costs, with those that the table often means."""
        found = [
            (other, place)
            for place, route in enumerate(routes)
            for other in self._meant_by(route)
        ]
        if not found:
            return routes, costs
        costs = costs[[*range(len(routes)), *(place for _, place in found)]]
        costs[len(routes) :] += round(LEARNED * SOUND)
        return (*routes, *(other for other, _ in found)), costs

    def _meant_by(self, route: Route) -> Iterator[Route]:
        """Yield the same sentence with one value that is often meant by another."""
        for place, stretch in enumerate(route.stretches):
            if stretch.hole is not None and stretch.value is not None:
                for value in self._others(stretch.hole.list, stretch.value):
                    changed = [*route.stretches]
                    changed[place] = stretch._replace(value=value)
                    yield route._replace(stretches=tuple(changed))

    def _others(self, name: str, spoken: SpokenValue) -> Iterator[SpokenValue]:
        """Yield the same words for the values of a list that are often meant by it."""
        for field in self._fields[name]:
            for value in self._meant(field, spoken.value):
                if value in self._known[name]:
                    yield replace(spoken, value=value, name=None)


def lists_of(sentences: Sentences) -> Mapping[str, tuple[str, ...]]:
    """Return the lists whose values a field takes; all seats are one field."""
    found: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for wordings in sentences.wordings:
        for template in wordings.templates:
            for slot, name in sentences.used_slots(template):
                found[SEAT if name in NAMED else slot][name] = None
    return {field: tuple(sorted(lists)) for field, lists in found.items()}


def said(sentences: Sentences, field: str, value: Value) -> str:
    """Return the usual words for a value of a field; itself where it has none."""
    # Only here: the network takes long to load.
    from companion.language.understanding.network import texts  # noqa: PLC0415

    for name in lists_of(sentences).get(field, ()):
        for text, place, _ in texts(sentences, name) if name not in NAMED else ():
            if sentences.lists[name][place].value == value:
                return text
    return str(value)
