"""Ask for a yes or a no before a game, in one language."""

from companion.company import Awaited, Company, Said
from companion.core.facts import Request
from companion.core.requests import No, Quit, Yes
from companion.core.words import Argument, Phrase
from companion.language.locale import Locale
from companion.opening.start import language_of, starts


class Ended(Exception):
    """The lines have ended before the questions were answered."""


class Left(Ended):
    """Somebody has left before the questions were answered, and was told so."""


class Asking:
    """Say the table's own sentences in one language, and take yes or no."""

    def __init__(self, locale: Locale, company: Company) -> None:
        """Take the words, and the people who are asked."""
        self._locale = locale
        self._company = company

    def say(self, message: str, **arguments: Argument) -> None:
        """Say one of the table's own sentences."""
        self.tell(Phrase(f"table-{message}", arguments))

    def tell(self, phrase: Phrase) -> None:
        """Say a sentence."""
        sentence = self._locale.messages.sentence(phrase)
        self._company.say(sentence, self._locale.profile.voices)

    def agree(self) -> bool:
        """Ask once: whatever is no yes is a no, and is left for what comes next."""
        said = self._company.next(Awaited(self._locale))
        answer = None if said is None else answer_in(self._locale, said)
        if said is not None and answer is None:
            self._company.put_back(said)
        return isinstance(answer, Yes)

    def insist_on_yes(self) -> bool:
        """Ask until there is a yes or a no; who names a language or people says no.

        Raises:
            Ended: where there are no more lines, or somebody leaves.
        """
        start = starts()[self._locale.profile.code]
        while True:
            said = self._company.next(Awaited(self._locale))
            if said is None:
                raise Ended
            match answer_in(self._locale, said):
                case Yes():
                    return True
                case No():
                    return False
            readings = self._locale.understanding(()).readings(said.text)
            if any(isinstance(one, Quit) for one in readings):
                raise Ended
            if language_of(said.text) or len(start.listed(said.text)) > 2:
                self._company.put_back(said)
                return False
            self.say("yes-or-no")


def answer_in(locale: Locale, said: Said) -> Request | None:
    """Return a yes or a no; `None` where it is neither."""
    for text in (said.text, *said.readings):
        readings = locale.understanding(()).readings(text)
        answers = [one for one in readings if isinstance(one, Yes | No)]
        if answers:
            return answers[0] if len(answers) == 1 else None
    return None
