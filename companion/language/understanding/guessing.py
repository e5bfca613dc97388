"""Guess what was meant by its sound, where it is not clearly said."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from operator import attrgetter, itemgetter

import numpy as np

from companion.core.facts import Announcement, Request
from companion.core.guesses import Guess
from companion.core.requests import Correct, Fragment
from companion.language.sounds.costs import Costs
from companion.language.sounds.ears import Ears
from companion.language.sounds.lexicon import Heard, bare
from companion.language.sounds.word import SOUND
from companion.language.understanding.calling import LONGEST
from companion.language.understanding.everyday import Everyday, is_babble
from companion.language.understanding.folding import fold
from companion.language.understanding.grammar import Grammar
from companion.language.understanding.learned import Learned, Meant
from companion.language.understanding.names import SpokenName
from companion.language.understanding.routes import Route
from companion.language.understanding.sentences import SEAT
from companion.language.understanding.slots import Catch, slots
from companion.language.understanding.values import SpokenValue
from companion.language.understanding.weighing import Candidate, against_talk

_ENDS = 8
"""Kinds of sentences that are looked at."""
_WINDOW = 2_500
"""How much worse than the best way one may be that is still looked at."""
_USUAL = 5
"""Usual sentences that are looked at, each with other values."""
_OTHERS = 4
"""Other values that are tried in each hole of the rest."""
_NEAR = (1, 3)
"""Sounds before and after the end of a value where another one may end."""
_MOST = 10
_SIGN, _SLIP = 4, 0.5
"""Sounds of a word that denies or asks which may be misheard from other words, and how
many of them may differ."""
_OWNER = 0.28
"""How unlike the name of who owns a thing may sound, as a share."""


class Guessing:
    """Guess what the people at one table mean."""

    def __init__(
        self,
        grammar: Grammar,
        names: Sequence[SpokenName],
        ears: Ears,
        meant: Meant | None = None,
        small_words: Iterable[str] = (),
    ) -> None:
        """Pronounce all that can be said; this takes a moment.

        `meant` tells what was learned of this table; small words mean nothing.
        """
        self._small_words = frozenset(w for one in small_words for w in one.split())
        self._grammar = grammar
        self._ears = ears
        self._everyday = Everyday(ears.language)
        self._everyday.prepare()
        self._seats = {one.spoken: one.seat for one in names if not one.is_changed}
        self._own = frozenset(self._seats)
        self._said = grammar.pronounced(tuple(names), ears)
        sentences, told = grammar.sentences, self._said.values.of
        self._learned = Learned(sentences, told, meant) if meant else None
        self._signs = cache(self._signs_of)

    def guesses(
        self, text: str, unlikely: Mapping[str, float] | None = None
    ) -> tuple[Guess, ...]:
        """Return what a text may mean by its sound, the best guess first.

        `unlikely` says which kinds of sentences cost more now, in sounds.
        """
        phones = self._ears.pronunciation.phones(text.lower())
        if not 0 < len(phones) <= LONGEST:
            return ()
        words, known = fold(text).split(), self._grammar.candidates.words
        if is_babble(phones) and not all(word in known for word in words):
            return ()
        heard = self._said.lexicon.heard(phones)
        routes = tuple(self._tried(heard, unlikely or {}))
        sounds = self._said.lexicon.compared([route.words for route in routes], heard)
        if self._learned is not None:
            routes, sounds = self._learned.added(routes, sounds)
        fits = tuple(self._conditions(words))
        tried = [
            Candidate(route, sound / SOUND, self._length(route))
            for route, sound in zip(routes, sounds.tolist(), strict=True)
            if all(fit(route) for fit in fits)
        ]
        # What sounds the same is what was said, though it may break a rule.
        same = [one for one in tried if one.is_same(heard.length)]
        names = sum(1 for word in words if word in self._own)
        talk = against_talk(heard.length, self._everyday.rarity(text), names)
        ranked = self._ranked(same or tried, heard.length, unlikely or {})
        if ranked and not self._said.clear.has_sign(ranked[0][1], words):
            # Where nobody heard that points are lost, the best guess may be wrong.
            return ()
        is_told = names > 0 or self._is_told(words)
        return tuple(self._told(ranked, talk, is_told=is_told))

    def _is_told(self, words: Sequence[str]) -> bool:
        """Return whether folded words tell something of a game, or are no language."""
        is_clear = bool(self._said.clear.said(words))
        return is_clear or not all(map(self._everyday.knows, words))

    def _conditions(self, words: Sequence[str]) -> Iterator[Callable[[Route], bool]]:
        """Yield what a route must fulfil that is meant by these folded words."""
        known = self._grammar.candidates.words
        if self._said.numbers.issuperset(words):
            # Numbers that are clearly said mean numbers, and never a command.
            yield attrgetter("has_number")
        named = {self._seats[w] for w in words if w in self._seats and w not in known}
        if named:
            yield lambda route: named <= route.named
        if said := self._said.clear.said(words):
            yield lambda route: self._said.clear.holds(route, said)
        if self._ears.signs(words, self._is_word):
            unsure = dict(self._unsure(words))
            yield lambda route: self._can_mean(words, unsure, route)
        if strangers := tuple(self._strangers(words)):
            yield lambda route: self._names_one(route, strangers)

    def _tried(self, heard: Heard, unlikely: Mapping[str, float]) -> Iterator[Route]:
        """Yield the best routes, and those with other values in their holes."""
        spotted = self._said.lexicon.spotted(heard)
        wordings = self._grammar.sentences.guessed
        burdens = {
            place: round(unlikely[one.kind] * SOUND)
            for place, one in enumerate(wordings)
            if one.kind in unlikely
        }
        yield from self._said.usual.best(heard, burdens, _USUAL, _WINDOW)
        others = cache(partial(self._others, spotted))
        for route in self._said.routes.best(spotted, burdens, _ENDS, _WINDOW):
            yield route
            for place, stretch in enumerate(route.stretches):
                if stretch.hole is None or stretch.value is None:
                    continue
                for other in others(stretch.hole.list, stretch.end, stretch.value):
                    changed = [*route.stretches]
                    changed[place] = stretch._replace(word=other.word, value=other)
                    yield route._replace(stretches=tuple(changed))

    def _others(
        self, spotted: Costs, name: str, end: int, found: SpokenValue
    ) -> Sequence[SpokenValue]:
        """Return other values of a list that sound well where one was found."""
        choices = self._said.values.of[name]
        near = slice(max(0, end - _NEAR[0]), end + _NEAR[1])
        best = bare(spotted[self._said.words[name], near].min(axis=1))
        tried = {found.value: found}
        for place in np.argsort(best, kind="stable"):
            choice = choices[int(place)]
            tried.setdefault(choice.value, choice)
            if len(tried) > _OTHERS:
                break
        return tuple(tried.values())[1:]

    def _can_mean(
        self, words: Iterable[str], unsure: Mapping[str, Heard], route: Route
    ) -> bool:
        """Return whether words that deny, ask or tell of a hand may mean a route.

        "Ana has no blue four" and "who has the blue four" announce nothing; "jamais le
        bleu" may be "je mets le bleu".
        """
        wordings = self._grammar.sentences.guessed[route.wordings]
        kind = self._grammar.glossary.heard[wordings.kind]
        if not issubclass(kind, Announcement | Correct):
            return True
        real = [w for w in words if w not in unsure or not self._has(route, unsure[w])]
        signs = self._ears.signs(real, self._is_word)
        if not self._said.clear.is_told(route):
            signs -= {"points"}
        known = {one for word in route.words for one in self._signs(word)}
        return signs <= known

    def _unsure(self, words: Iterable[str]) -> Iterator[tuple[str, Heard]]:
        """Yield words that deny or ask and may be misheard, with their sounds."""
        for word in words:
            phones = self._ears.pronunciation.word(word)[:LONGEST]
            signs = self._ears.signs((word,), self._is_word)
            if len(phones) >= _SIGN and not signs.isdisjoint(("denies", "asks")):
                yield word, self._said.lexicon.heard(phones)

    def _has(self, route: Route, heard: Heard) -> bool:
        """Return whether one or two words of a route sound like what was heard."""
        pairs = zip(route.words, route.words[1:], strict=False)
        texts = [*((one,) for one in route.words), *pairs]
        return int(self._said.lexicon.compared(texts, heard).min()) <= _SLIP * SOUND

    def _signs_of(self, word: int) -> frozenset[str]:
        """Return whether a word of the sentences denies or asks."""
        words = fold(self._said.lexicon.words[word].text).split()
        return self._ears.signs(words, self._is_word)

    def _is_word(self, word: str) -> bool:
        """Return whether people say a folded word, at the table or elsewhere."""
        return word in self._grammar.candidates.words or self._everyday.knows(word)

    def _strangers(self, words: Iterable[str]) -> Iterator[str]:
        """Yield words that tell whose a thing is, where that is no known word."""
        known = self._grammar.candidates.words
        for one in self._ears.owners(words):
            if len(one) > 1 and one not in known and one not in self._small_words:
                yield one

    def _names_one(self, route: Route, strangers: Iterable[str]) -> bool:
        """Return whether a route can mean what is somebody's: "z Petrovy ruky".

        Without a name that sounds like theirs it would be taken for one's own, and so
        with the name of who acts.
        """
        wordings = self._grammar.sentences.guessed[route.wordings]
        kind = self._grammar.glossary.heard[wordings.kind]
        if not issubclass(kind, Announcement | Correct | Fragment):
            return True
        named = [
            (one.hole.slot, one.value.value, one.word)
            for one in route.stretches
            if one.hole is not None and one.value is not None and one.value.name
        ]
        acting = {seat for slot, seat, _ in named if slot == SEAT}
        owners = [word for slot, seat, word in named if seat not in acting]
        return any(self._is_alike(one, word) for one in strangers for word in owners)

    def _is_alike(self, text: str, word: int) -> bool:
        """Return whether a text sounds like a word of the sentences."""
        phones = self._ears.pronunciation.phones(text)[:LONGEST]
        if not phones:
            return False
        heard = self._said.lexicon.heard(phones)
        cost = int(self._said.lexicon.compared([(word,)], heard)[0])
        return cost <= _OWNER * max(int(heard.nothing[-1]), SOUND)

    def _ranked(
        self, tried: Iterable[Candidate], length: int, unlikely: Mapping[str, float]
    ) -> list[tuple[float, Route]]:
        """Return routes with what speaks against them, of so many sounds heard."""
        kinds = self._grammar.sentences.guessed
        ranked = (
            (
                one.against(length) + unlikely.get(kinds[one.route.wordings].kind, 0.0),
                one,
            )
            for one in tried
        )
        return [(c, one.route) for c, one in sorted(ranked, key=itemgetter(0))]

    def _told(
        self, ranked: Iterable[tuple[float, Route]], talk: float, *, is_told: bool
    ) -> Iterator[Guess]:
        """Yield the meanings of routes, each once."""
        told: set[Announcement | Request] = set()
        for cost, route in ranked:
            meaning = self._meaning(route)
            if meaning is None or meaning in told:
                continue
            told.add(meaning)
            yield Guess(meaning, cost, talk, is_told)
            if len(told) == _MOST:
                return

    def _length(self, route: Route) -> int:
        """Return how many sounds a sentence has."""
        return sum(len(self._said.lexicon.sounds(word)) for word in route.words)

    def _meaning(self, route: Route) -> Announcement | Request | None:
        catches = (
            Catch(one.hole.slot, one.value.value, one.value.name)
            for one in route.stretches
            if one.hole is not None and one.value is not None
        )
        caught = slots(catches, self._own)
        if caught is None:
            return None
        wordings = self._grammar.sentences.guessed[route.wordings]
        return self._grammar.meaning(wordings, caught)
