"""What people say before a game: sentences with names, which may be any words."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from companion.language.understanding.folding import fold, fold_template

_TOKENS = re.compile(r"\{[^{}]*\}|[()\[\]|]|[^\s()\[\]|{}]+")
_SLOT = re.compile(r"\{[^{}]*\}")
_UNITS = re.compile(r"[^\s,;/:!?«»„“”\"]+")
_LONGEST_SLOT = 12
"""Words that one name, or one spelled name, has at most."""

Found = Mapping[str, str]
"""What fills the slots of a sentence, as it was said."""
Closed = Mapping[str, frozenset[str]]
"""Slots that take only some folded texts."""


class Line:
    """Hold what was said, word by word, beside the same folded."""

    def __init__(self, text: str) -> None:
        """Part the words of a text; signs between them do not count."""
        self._units = [one.strip(".'’") for one in _UNITS.findall(text)]
        places = [
            (word, place)
            for place, unit in enumerate(self._units)
            for word in fold(unit).split()
        ]
        self.words = tuple(word for word, _ in places)
        self._places = tuple(place for _, place in places)

    def text(self, begin: int, end: int) -> str:
        """Return some of its words as they were said."""
        if begin >= end:
            return ""
        first, last = self._places[begin], self._places[end - 1]
        return " ".join(self._units[first : last + 1])


@dataclass(frozen=True)
class _Word:
    word: str

    def ends(self, line: Line, begin: int, _: Closed) -> Iterator["_End"]:
        if begin < len(line.words) and line.words[begin] == self.word:
            yield begin + 1, {}


@dataclass(frozen=True)
class _Slot:
    name: str

    def ends(self, line: Line, begin: int, closed: Closed) -> Iterator["_End"]:
        last = min(len(line.words), begin + _LONGEST_SLOT)
        for end in range(begin + 1, last + 1):
            folded = " ".join(line.words[begin:end])
            if self.name not in closed or folded in closed[self.name]:
                yield end, {self.name: line.text(begin, end)}


@dataclass(frozen=True)
class _Choice:
    ways: "tuple[_Sequence, ...]"

    def ends(self, line: Line, begin: int, closed: Closed) -> Iterator["_End"]:
        for way in self.ways:
            yield from way.ends(line, begin, closed)


@dataclass(frozen=True)
class _Sequence:
    parts: "tuple[_Word | _Slot | _Choice, ...]"

    def ends(self, line: Line, begin: int, closed: Closed) -> Iterator["_End"]:
        if not self.parts:
            yield begin, {}
            return
        rest = _Sequence(self.parts[1:])
        for end, found in self.parts[0].ends(line, begin, closed):
            for last, more in rest.ends(line, end, closed):
                yield last, {**found, **more}


_End = tuple[int, dict[str, str]]


def matches(templates: Iterable[str], line: Line, closed: Closed) -> Iterator[Found]:
    """Yield each way in which a whole line is one of some sentences."""
    for template in templates:
        for end, found in _parsed(template).ends(line, 0, closed):
            if end == len(line.words):
                yield found


def ways(template: str, fillings: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """Yield all ways to say a sentence with what may fill its slots.

    One with a slot that nothing fills is not said.
    """
    for text in _texts(_parsed(template)):
        yield from _filled(text, fillings)


def fragments(template: str) -> Iterator[str]:
    """Yield the words of a sentence between its slots, in all ways to say them."""
    for text in _texts(_parsed(template)):
        yield from filter(None, (one.strip() for one in _SLOT.split(text)))


def _filled(text: str, fillings: Mapping[str, Iterable[str]]) -> Iterator[str]:
    slot = _SLOT.search(text)
    if slot is None:
        yield text
        return
    for filling in fillings.get(slot[0][1:-1], ()):
        rest = {**fillings, slot[0][1:-1]: (filling,)}
        filled = f"{text[: slot.start()]}{filling}{text[slot.end() :]}"
        yield from _filled(filled, rest)


def _texts(sequence: _Sequence) -> Iterator[str]:
    if not sequence.parts:
        yield ""
        return
    first, rest = sequence.parts[0], tuple(_texts(_Sequence(sequence.parts[1:])))
    match first:
        case _Word(word):
            heads: Iterable[str] = (word,)
        case _Slot(name):
            heads = (f"{{{name}}}",)
        case _Choice(ways):
            heads = (text for way in ways for text in _texts(way))
    for head in heads:
        yield from (f"{head} {tail}".strip() for tail in rest)


@cache
def _parsed(template: str) -> _Sequence:
    """Return the parts of a template: words, `{slots}`, `(a|b)` and `[what may lack]`.

    Raises:
        ValueError: where brackets do not close.
    """
    tokens = _TOKENS.findall(fold_template(template))
    sequence, rest = _sequence(tokens)
    if rest:
        raise ValueError(template)
    return sequence


def _sequence(tokens: list[str]) -> tuple[_Sequence, list[str]]:
    parts: list[_Word | _Slot | _Choice] = []
    while tokens and tokens[0] not in ")]|":
        token, tokens = tokens[0], tokens[1:]
        if token in "([":
            choice, tokens = _choice(tokens, ")" if token == "(" else "]")
            parts.append(choice)
        elif token.startswith("{"):
            parts.append(_Slot(token[1:-1]))
        else:
            parts.append(_Word(token))
    return _Sequence(tuple(parts)), tokens


def _choice(tokens: list[str], closing: str) -> tuple[_Choice, list[str]]:
    ways: list[_Sequence] = []
    while True:
        way, tokens = _sequence(tokens)
        ways.append(way)
        sign, tokens = (tokens[0], tokens[1:]) if tokens else ("", [])
        if sign == closing:
            break
        if sign != "|":
            raise ValueError(closing)
    return _Choice((*ways, _Sequence(())) if closing == "]" else tuple(ways)), tokens
