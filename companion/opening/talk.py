"""One conversation before a game: what is asked, and what may always be answered."""

from collections.abc import Callable

from companion.company import Company, Said
from companion.core import requests
from companion.core.words import Argument, Phrase
from companion.opening.asking import Ended
from companion.opening.start import language_of
from companion.opening.tongue import Scene, Tongue

_AGREED = ("first", "summary")
"""The questions after which the people stay: whoever quits leaves their table."""


class Back(Exception):
    """Somebody takes the last answer back."""


class Again(Exception):
    """The language or the game is another one now: the question is asked anew."""


class Talk(Tongue):
    """Say and ask in the language of the moment."""

    def __init__(self, scene: Scene, company: Company) -> None:
        """Take what is known, and the people who are asked."""
        super().__init__(scene)
        self.company = company
        self._asked: tuple[Phrase, ...] = ()
        self._misses = 0
        self.named: Callable[[], tuple[str, ...]] = tuple
        """Return who was named so far, in table order."""

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

    def answer(self, question: str, *, is_closing: bool = False) -> Said:
        """Return the next answer that is one to the question.

        What may always be said is done: help, repeat, another language or game. Where
        something can be closed, words that quit close it: they are an answer.

        Raises:
            Again: where the language or the game has changed.
            Back: where the last answer is taken back.
            Ended: where there are no more answers.
        """
        while True:
            said = self.company.next(self.awaited())
            if said is None:
                raise Ended
            said = self.clearest(said)
            if is_closing and self.is_quit(said):
                return said
            if not self._is_common(said, question):
                return said

    def is_quit(self, said: Said) -> bool:
        """Return whether somebody wants to leave."""
        return any(isinstance(one, requests.Quit) for one in self.requests(said))

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
        if self.words.is_said("who", said.text):
            self._tell_people(question)
            return True
        asked = tuple(map(type, self.requests(said)))
        if requests.Undo in asked:
            raise Back
        if requests.Quit in asked:
            return self._is_stayed(said, question)
        if requests.Repeat in asked or said.text.strip() == ".":
            self.tell(*self._asked)
            return True
        if requests.Help in asked:
            self.say("opening-help", question=question)
            return True
        return False

    def _tell_people(self, question: str) -> None:
        """Say who was named so far, and ask again; the read-back says it anyway."""
        named = self.named()
        if named and question not in ("agree", "summary"):
            self.say("opening-so-far", count=len(named), seats=named)
        self.tell(*self._asked)

    def _is_stayed(self, said: Said, question: str) -> bool:
        """Ask once before names are lost; return whether that was all.

        "That is all" ends a list of names.

        Raises:
            Ended: where somebody leaves; a table that is agreed on is left by itself.
        """
        named = self.named()
        if question == "players" and named and self.is_said("done", said):
            return False
        if question in _AGREED:
            self.company.put_back(said)
            raise Ended
        if not named:
            raise Ended
        self.say("opening-leave", seats=named)
        answer = self.company.next(self.awaited())
        is_left = None if answer is None else self.agreement(answer)
        if answer is None or is_left or self.is_quit(answer):
            raise Ended
        if is_left is False:
            self.tell(*self._asked)
        else:
            self.company.put_back(answer)
        return True
