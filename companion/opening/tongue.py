"""What people answer before a game, in the language and the game of the moment."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeVar

from companion.company import Awaited, Said
from companion.config import Settings
from companion.core import requests
from companion.core.facts import Announcement, Request, Seat
from companion.language.firstnames import FirstNames
from companion.language.locale import Locale
from companion.language.profile import Profile
from companion.language.sounds.nearest import Nearest
from companion.language.understanding.exact import Understanding
from companion.language.understanding.folding import fold
from companion.opening.asking import answer_in
from companion.opening.start import Start, language_of, starts
from companion.opening.words import Words, called, words_of
from companion.resources import resource
from companion.table import Locales
from companion.titles import title

Value = TypeVar("Value")

_COMMANDS = ("undo", "repeat", "help", "quit")
"""What may be asked of the companion before a game."""
_CLOSED = ("number", "game")
"""Slots of sentences that hold no names."""
_SHORTEST = 5
"""Sounds of a sentence that is known by them; shorter ones could be names."""
_OTHER = 4.0
"""What other sentences cost more, in sounds, where these are listened for."""
_NEAR = 2.0
"""How many sounds talk must cost more than such a request that is taken."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Hold what is known before anybody is asked."""

    settings: Settings
    locales: Locales
    language: str | None
    """The language that was wished for; `None`: it is asked."""
    game: str
    """The game that was wished for, or the usual one."""
    is_game_asked: bool = False
    known: Callable[[], tuple[Seat, ...]] = tuple
    """Return who was here on earlier evenings."""
    last: Callable[[], tuple[Seat, ...]] = tuple
    """Return who played last, in table order."""


class Tongue:
    """Understand answers in the language of the moment, for the game of the moment."""

    def __init__(self, scene: Scene) -> None:
        """Take what is known before anybody is asked."""
        self.scene = scene
        self.language = scene.language or scene.settings.general.language
        self.game = scene.game
        self._names: dict[str, FirstNames] = {}
        self._words: dict[str, Words] = {}
        self._kinds: dict[tuple[str, str, str], Nearest[str]] = {}
        self._understandings: dict[tuple[str, str], Understanding] = {}

    @property
    def locale(self) -> Locale:
        """Return the words of the game in the language of the moment."""
        game = self.scene.settings.games[self.game].game()
        return self.scene.locales.locale(self.language, game)

    @property
    def players(self) -> range:
        """Return how many can play."""
        return self.scene.settings.games[self.game].game().players

    @property
    def words(self) -> Words:
        """Return what is understood."""
        if self.language not in self._words:
            games = tuple(self.scene.settings.games)
            self._words[self.language] = words_of(self.locale, games)
        return self._words[self.language]

    @property
    def start(self) -> Start:
        """Return how names are listed."""
        return starts()[self.language]

    @property
    def names(self) -> FirstNames:
        """Return the first names that are known."""
        if self.language not in self._names:
            self._names[self.language] = FirstNames(
                resource("locales"), self.language, self._people
            )
        return self._names[self.language]

    @cached_property
    def _people(self) -> tuple[Seat, ...]:
        return self.scene.known()

    def has(self, message: str) -> bool:
        """Return whether there is such a message."""
        return message in self.locale.messages.source.entries

    def title(self, game: str) -> str:
        """Return what a game is called."""
        return title(self.scene.locales, self.scene.settings, self.language, game)

    def profile(self, language: str) -> Profile:
        """Return what is particular to a language."""
        game = self.scene.settings.games[self.game].game()
        return self.scene.locales.locale(language, game).profile

    def awaited(self) -> Awaited:
        """Return what ears must know of the next answer."""
        key = self.language, self.game
        return Awaited(self.locale, self.phrases, key, prepare=self.prepare)

    def prepare(self) -> None:
        """Pronounce now what the first unclear answer would otherwise wait for."""
        self.names.heard(("a",))
        self._understanding.guesses("a")

    def clearest(self, said: Said) -> Said:
        """Return an answer with the reading first that is clearly one."""
        for text in said.readings and (said.text, *said.readings):
            if self._is_clear(text):
                others = (one for one in (said.text, *said.readings) if one != text)
                return replace(said, text=text, readings=tuple(others))
        return said

    def _is_clear(self, text: str) -> bool:
        """Return whether a text is names, a request, or a sentence of the set-up."""
        if self.are_names(text):
            return True
        if self._understanding.readings(text):
            return True
        return any(
            all(self._is_filled(slot, name) for slot, name in found.items())
            for kind in self.words.kinds
            for found in self.words.found(kind, text)
        )

    def are_names(self, text: str) -> bool:
        """Return whether a text holds names alone, with or without commas."""
        listed = self.start.listed(text)
        parts = (part for one in listed for part in self.names.parts(one.split()))
        return bool(text.strip()) and all(map(self.names.is_name, parts))

    def _is_filled(self, slot: str, text: str) -> bool:
        return slot in _CLOSED or self.names.nominative(text) is not None

    def is_said(self, kind: str, said: Said) -> bool:
        """Return whether an answer is a sentence of a kind, or sounds like one."""
        if self.words.is_said(kind, said.text):
            return True
        if not said.is_heard or self.names.is_name(said.text):
            return False
        key = self.language, self.game, kind
        if key not in self._kinds:
            sentences = dict.fromkeys(self.words.ways(kind), kind)
            self._kinds[key] = Nearest(self.names.ears, sentences, _SHORTEST)
        return self._kinds[key].heard((said.text, *said.readings)) is not None

    def nearest(self, said: Said, sentences: Mapping[str, Value]) -> Value | None:
        """Return which of some sentences was heard; `None` where it is not clear."""
        if not said.is_heard or self.names.is_name(said.text):
            return None
        found = Nearest(self.names.ears, sentences, _SHORTEST)
        return found.heard((said.text, *said.readings))

    def agreement(self, said: Said) -> bool | None:
        """Return yes or no; `None` where an answer is neither."""
        match answer_in(self.locale, said):
            case requests.Yes():
                return True
            case requests.No():
                return False
        match self._guessed(said, ("yes", "no")):
            case requests.Yes():
                return True
            case requests.No():
                return False
        return None

    def is_of_the_game(self, said: Said, seats: tuple[Seat, ...]) -> bool:
        """Return whether somebody already plays: then the set-up is over."""
        understanding = self._understanding
        if seats:
            understanding = self.locale.understanding(seats)
        readings = understanding.readings(said.text)
        return any(isinstance(one, Announcement) for one in readings)

    def requests(self, said: Said) -> tuple[Request, ...]:
        """Return what an answer asks of the companion."""
        readings = self._understanding.readings(said.text)
        found = tuple(one for one in readings if isinstance(one, Request))
        return found or tuple(filter(None, (self._guessed(said, _COMMANDS),)))

    def chosen_language(self, said: Said) -> str | None:
        """Return the language that an answer names, in whatever language."""
        told = filter(None, map(language_of, (said.text, *said.readings)))
        found = next(told, None)
        if found is not None or not said.is_heard:
            return found
        ways = {one: code for code, own in starts().items() for one in own.names}
        near = Nearest(self.names.ears, ways, _SHORTEST)
        return near.heard((said.text, *said.readings))

    def chosen_game(self, said: Said) -> str | None:
        """Return the game that an answer names."""
        for found in self.words.found("game", said.text):
            for game, ways in self._games().items():
                if fold(found["game"]) in map(fold, ways):
                    return game
        return None

    def game_by_sound(self, said: Said) -> str | None:
        """Return the game that an answer sounds like."""
        ways = {way: game for game, some in self._games().items() for way in some}
        return Nearest(self.names.ears, ways).heard((said.text, *said.readings))

    def phrases(self) -> Iterator[str]:
        """Yield all that can be answered, for ears that need to know."""
        yield from self.names.written.values()
        yield from self.words.phrases()
        yield from self.words.letters()
        yield from (one for start in starts().values() for one in start.names)
        yield from (*self.start.conjunctions, *self.start.leads, *self.start.refusals)

    def _games(self) -> dict[str, tuple[str, ...]]:
        return {game: called(self.locale, game) for game in self.scene.settings.games}

    @property
    def _understanding(self) -> Understanding:
        """Return what understands commands: nobody sits at the table yet."""
        key = self.language, self.game
        if key not in self._understandings:
            self._understandings[key] = self.locale.understanding(())
        return self._understandings[key]

    def _guessed(self, said: Said, kinds: tuple[str, ...]) -> Request | None:
        """Return which of some requests was heard, if it is nearly clear."""
        if not said.is_heard or self.names.is_name(said.text):
            return None
        understanding = self._understanding
        unlikely = {one: _OTHER for one in understanding.kinds if one not in kinds}
        wanted = tuple(self.locale.glossary.heard[one] for one in kinds)
        for guess in understanding.guesses(said.text, unlikely):
            meaning = guess.meaning
            if isinstance(meaning, Request) and isinstance(meaning, wanted):
                return meaning if guess.cost + _NEAR <= guess.talk else None
        return None
