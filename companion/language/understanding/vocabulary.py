"""Which words a template can hold: a line with any other word cannot match it."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

_NOTHING: frozenset[str] = frozenset()
_TOKEN = re.compile(r"\{[^{}]*\}|<[^<>]*>|[()\[\]|;]|[^{}<>()\[\]|;]+")
_GLUE = re.compile(r"[\w>)\]][(\[<]|[)\]>]\w")
"""Where parts of words meet; mostly they do not, and all words stand written out."""
_WORD = re.compile(r"\w+")


class Unbalanced(Exception):
    """A bracket of a template is not closed, or none is open."""


@dataclass(frozen=True, slots=True)
class Part:
    """Hold the words of a part of a template, and what its neighbours may complete.

    A template writes "bleu[e][s]": its parts are no words before they are joined.
    """

    words: frozenset[str] = _NOTHING
    """Words with a space on both sides."""
    heads: frozenset[str] = _NOTHING
    """What stands before the first space."""
    tails: frozenset[str] = _NOTHING
    """What stands after the last space."""
    glued: frozenset[str] = _NOTHING
    """What has no space at all."""

    def then(self, following: "Part") -> "Part":
        """Return both parts as one."""
        return Part(
            self.words | following.words | _joined(self.tails, following.heads),
            self.heads | _joined(self.glued, following.heads),
            following.tails | _joined(self.tails, following.glued),
            _joined(self.glued, following.glued),
        )

    def all_words(self) -> frozenset[str]:
        """Return all words where nothing stands before and after."""
        return (self.words | self.heads | self.tails | self.glued) - {""}


class Vocabulary:
    """Know the words of all templates of a language, folded."""

    def __init__(
        self, rules: Mapping[str, str], lists: Mapping[str, Iterable[str]]
    ) -> None:
        self._rules = rules
        self._lists = lists
        self._rule = cache(self._part_of_rule)
        self._list = cache(self._words_of_list)
        self.words = cache(self._words)

    def _words(self, template: str) -> frozenset[str]:
        """Return the words of a template, of its rules and of its lists.

        Raises:
            Unbalanced: where its brackets do not fit.
        """
        for opening, closing in ("()", "[]"):
            if template.count(opening) != template.count(closing):
                raise Unbalanced(opening + closing)
        if _GLUE.search(template):
            return self._part(template).all_words()
        found = set[str]()
        for token in _TOKEN.findall(template):
            if token[0] == "{":
                found |= self._list(_list_name(token))
            elif token[0] == "<":
                found |= self._rule(token[1:-1]).all_words()
            else:
                found.update(_WORD.findall(token))
        return frozenset(found)

    def _part(self, template: str) -> Part:
        open_groups = [_Group("")]
        for token in _TOKEN.findall(template):
            group = open_groups[-1]
            match token[0]:
                case "(" | "[":
                    open_groups.append(_Group(token))
                case ")" | "]":
                    if group.opening + token not in ("()", "[]"):
                        raise Unbalanced(token)
                    open_groups.pop()
                    open_groups[-1].add(group.closed())
                case "|":
                    group.alternate()
                case ";":
                    group.add(_text(" "))
                    group.is_permutation = True
                case "{":
                    group.add(_separate(self._list(_list_name(token))))
                case "<":
                    group.add(self._rule(token[1:-1]))
                case _:
                    group.add(_text(token))
        if len(open_groups) > 1:
            raise Unbalanced(open_groups[-1].opening)
        return open_groups[0].closed()

    def _part_of_rule(self, name: str) -> Part:
        return self._part(self._rules[name])

    def _words_of_list(self, name: str) -> frozenset[str]:
        return _NOTHING.union(*map(self._words, self._lists.get(name, ())))


class _Group:
    """Collect what stands within a bracket."""

    def __init__(self, opening: str) -> None:
        self.opening = opening
        self.is_permutation = False
        self._alternatives: list[Part] = []
        self._current = _text("")

    def add(self, part: Part) -> None:
        self._current = self._current.then(part)

    def alternate(self) -> None:
        self._alternatives.append(self._current)
        self._current = _text("")

    def closed(self) -> Part:
        self.alternate()
        nothing = [_text("")] if self.opening == "[" else []
        part = _either([*self._alternatives, *nothing])
        if self.is_permutation:
            return _text(" ").then(part).then(_text(" "))
        return part


@cache
def _text(written: str) -> Part:
    head, *rest = written.split(" ")
    if not rest:
        return Part(glued=frozenset((head,)))
    *words, tail = rest
    return Part(frozenset(words) - {""}, frozenset((head,)), frozenset((tail,)))


def _separate(words: frozenset[str]) -> Part:
    """Return the words of a list: they never grow together with others."""
    return Part(words, frozenset(("",)), frozenset(("",)))


def _either(parts: list[Part]) -> Part:
    return Part(
        _NOTHING.union(*(part.words for part in parts)),
        _NOTHING.union(*(part.heads for part in parts)),
        _NOTHING.union(*(part.tails for part in parts)),
        _NOTHING.union(*(part.glued for part in parts)),
    )


def _joined(left: frozenset[str], right: frozenset[str]) -> frozenset[str]:
    return frozenset([one + other for one in left for other in right])


def _list_name(token: str) -> str:
    return token[1:-1].partition(":")[0]
