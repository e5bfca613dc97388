"""One conversation before a game: what is asked, and what may always be answered."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from companion.company import Awaited, Company, Said
from companion.config import Settings
from companion.core import requests
from companion.core.facts import Announcement, Request, Seat
from companion.core.words import Argument, Phrase
from companion.language.firstnames import FirstNames
from companion.language.locale import Locale
from companion.language.profile import Profile
from companion.language.sounds.nearest import Nearest
from companion.language.understanding.exact import Understanding
from companion.language.understanding.folding import fold
from companion.opening.asking import Ended, answer_in
from companion.opening.start import Start, language_of, starts
from companion.opening.words import Words, called, words_of
from companion.resources import resource
from companion.table import Locales
from companion.titles import title

_COMMANDS = ("undo", "repeat", "help", "quit")
"""What may be asked of the companion before a game."""
_OTHER = 4.0
"""What other sentences cost more, in sounds, where these are listened for."""
_NEAR = 0.12
"""The share of its sounds by which such a request may differ from what was heard."""


class Back(Exception):
    """Somebody takes the last answer back."""


class Again(Exception):
    """The language or the game is another one now: the question is asked anew."""


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


class Talk:
    """Say and ask in the language of the moment."""

    def __init__(self, scene: Scene, company: Company) -> None:
        """Take what is known, and the people who are asked."""
        self.scene = scene
        self.company = company
        self.language = scene.language or scene.settings.general.language
        self.game = scene.game
        self._asked: tuple[Phrase, ...] = ()
        self._misses = 0
        self._names: dict[str, FirstNames] = {}
        self._words: dict[str, Words] = {}
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

    def tell(self, *phrases: Phrase) -> None:
        """Say sentences."""
        locale = self.locale
        for phrase in phrases:
            sentence = locale.messages.sentence(phrase)
            self.company.say(sentence, locale.profile.voices)

    def say(self, message: str, **arguments: Argument) -> None:
        """Say one sentence."""
        self.tell(Phrase(message, arguments))

    def ask(self, *phrases: Phrase) -> None:
        """Say sentences that want an answer; "repeat" says them again."""
        self._asked, self._misses = phrases, 0
        self.tell(*phrases)

    def awaited(self) -> Awaited:
        """Return what ears must know of the next answer."""
        return Awaited(self.locale, self.phrases, (self.language, self.game))

    def profile(self, language: str) -> Profile:
        """Return what is particular to a language."""
        game = self.scene.settings.games[self.game].game()
        return self.scene.locales.locale(language, game).profile

    def answer(self, question: str) -> Said:
        """Return the next answer that is one to the question.

        What may always be said is done: help, repeat, another language or game.

        Raises:
            Again: where the language or the game has changed.
            Back: where the last answer is taken back.
            Ended: where there are no more answers.
        """
        while True:
            said = self.company.next(self.awaited())
            if said is None:
                raise Ended
            if not self._is_common(said, question):
                return said

    def miss(self, said: Said, *phrases: Phrase) -> None:
        """Take note that an answer was not understood; ask again, but not for ever.

        What was heard may have been meant for somebody else: first there is a signal
        alone.
        """
        self._misses += 1
        if not said.is_heard:
            self.tell(*(phrases or self._asked))
        elif self._misses in (1, 4):
            self.company.miss()
        elif self._misses == 2:
            self.tell(*(phrases or self._asked))

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
        found = language_of(said.text)
        if found is not None or not said.is_heard:
            return found
        ways = {one: code for code, own in starts().items() for one in own.names}
        return Nearest(self.names.ears, ways).heard((said.text, *said.readings))

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
                return meaning if guess.share <= _NEAR else None
        return None

    def _is_common(self, said: Said, question: str) -> bool:
        """Return whether something was said that has its answer at any question."""
        language = language_of(said.text)
        if language is not None and question != "language":
            if language != self.language:
                self.language = language
                self.say("table-welcome")
                raise Again
            return True
        game = self.chosen_game(said) if question != "game" else None
        if game not in (None, self.game) and not self.names.is_name(said.text):
            self.game = str(game)
            raise Again
        match self.requests(said):
            case (requests.Undo(),):
                raise Back
            case (requests.Quit(),):
                raise Ended
            case (requests.Repeat(),):
                self.tell(*self._asked)
            case (requests.Help(),):
                self.say("opening-help", question=question)
            case _:
                return said.text.strip() == "." and self._repeat()
        return True

    def _repeat(self) -> bool:
        self.tell(*self._asked)
        return True
