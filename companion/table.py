"""The table: a line comes in, an answer goes out, and entries are kept in between."""

import contextlib
import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import Any

from companion.core.reports import CannotSay
from companion.core.requests import AskTurn
from companion.core.teaching import EndPractice
from companion.core.words import Phrase, Transcript, phrase
from companion.language.errors import LocaleError
from companion.language.locale import Locale
from companion.learning import Learner
from companion.locales import Locales
from companion.others import Others
from companion.record import Record
from companion.remembering import Memory
from companion.rendering import rendered
from companion.session import Answer, Session, hear, understand
from companion.session.answers import Meaning, Understanding
from companion.session.open_ends import resumption
from companion.session.session import Missing, Taught
from companion.session.teaching import offered
from companion.session.unfinished import is_unfinished
from companion.shelf import Shelf
from companion.sitting.faults import SittingError
from companion.spoken import Spoken
from companion.understandings import Late, Several
from companion.wire import WireError, read

__all__ = ["Locales", "Spoken", "Table"]

_CHANCE = SystemRandom()
"""What the companion throws comes from the system: nobody can foresee it."""


class Table:
    """Answer lines one after the other; nothing that a line does can end the game."""

    def __init__(
        self,
        session: Session[Any],
        locales: Locales,
        record: Record | None,
        learner: Learner | None = None,
        memory: Memory | None = None,
    ) -> None:
        """Take the game as it stands, the languages, where it is kept, who learns.

        Questions about other evenings need what remembers them, and so do lessons.
        """
        self.session = session
        self._record = record
        self._learner = learner
        self._memory = memory
        self.shelf: Shelf | None = None
        """Where the boxes are kept, if they are."""
        self.others = Others()
        """Who plays the others in a practice."""
        self._locales = locales
        self._understandings: dict[str, Late] = {}

    def answer_json(self, line: str, transcript: Transcript) -> Spoken:
        """Answer a line that holds an object, or else the words that were heard."""
        if not line.startswith("{"):
            return self.answer(transcript)
        try:
            return self.answer(read(self.session.game, line))
        except WireError as error:
            return self._unheard(phrase(error.report))

    def answer(self, heard: Transcript | Meaning) -> Spoken:
        """Answer words, an announcement or a request."""
        words = heard.text if isinstance(heard, Transcript) else None
        return self._safely(words, lambda: self._taken(heard))

    def understood(self, text: str) -> Spoken:
        """Answer with what words would mean; nothing is applied."""
        return self._safely(text, lambda: self._understood(text))

    def is_unfinished(self, text: str) -> bool:
        """Return whether somebody who has said this will go on: "bleu..." "trois"."""
        try:
            return is_unfinished(self.session, text, self._understanding())
        except LocaleError:
            return False

    def meant_first(self, readings: tuple[str, ...]) -> tuple[str, ...]:
        """Return what may have been said, what means something in its language first.

        Where one language is heard, the best reading stays the first.
        """
        if not self.session.heard_too:
            return readings
        understanding = self._understanding()
        return tuple(sorted(readings, key=lambda one: not understanding.readings(one)))

    def prepare(self) -> None:
        """Read now what the first line of words would otherwise wait for."""
        try:
            self._late(self.session.language).prepare()
        except LocaleError:
            logging.getLogger(__name__).exception("no words can be understood")

    def prepare_guesses(self) -> None:
        """Pronounce now what the first misheard words would otherwise wait for.

        It takes a second or two, beside the table.
        """
        with contextlib.suppress(LocaleError):  # It is told where words are heard.
            self._understanding().guesses(self.session.seats[0])

    def opened(self) -> Spoken:
        """Say where the table is; what was never taught is offered first, once."""
        if self.session.journal.entries:
            return self.resumed()
        if self._memory is None or not self._memory.is_teaching_due(self.session):
            return self.answer(AskTurn())
        self.session, answer = offered(self.session)
        return self._spoken(self.session, answer)

    def unteach(self, lesson: str) -> None:
        """Forget that something was explained: nobody has heard it."""
        self._teach(self.session.teaching.without(lesson))

    def resumed(self) -> Spoken:
        """Say where a game that was kept goes on."""
        return self._safely(None, self._resumed)

    @property
    def locale(self) -> Locale:
        """Return the words of the language that is spoken now."""
        return self.locale_of(self.session.language)

    def farewell(self) -> str:
        """Return in one line where the game stands, and let go of its file.

        Where nothing has begun, nothing is asked: nobody answers any more.
        """
        kept = "unkept" if self._record is None else self._record.kept
        ended = self.sentences(Phrase(f"table-ended-{kept}", {}))
        if self.session.practice is not None:
            self.answer(EndPractice())
        stands = () if kept == "unbegun" else self.answer(AskTurn()).said[:1]
        self.close()
        return " ".join((*ended, *stands))

    def sentences(self, *phrases: Phrase) -> tuple[str, ...]:
        """Return what phrases say in the language of the table, without silent ones."""
        return self.sentences_in(self.session.language, *phrases)

    def sentences_in(self, language: str, *phrases: Phrase) -> tuple[str, ...]:
        """Return what phrases say in a language, without silent ones.

        Raises:
            LocaleError: where there is no such language.
        """
        messages, level = self.locale_of(language).messages, self.session.level
        found = (messages.sentence(one, level) for one in phrases)
        return tuple(sentence for sentence in found if sentence)

    def locale_of(self, language: str) -> Locale:
        """Return the words of a language.

        Raises:
            LocaleError: where there are none.
        """
        return self._locales.locale(language, self.session.game)

    def close(self) -> None:
        """Let go of the file in which the game is kept."""
        if self._record is not None:
            self._record.close()

    def _safely(self, words: str | None, answer: Callable[[], Spoken]) -> Spoken:
        """Answer, whatever happens: one line must not cost a table its evening."""
        try:
            return answer()
        except SittingError as error:
            logging.getLogger(__name__).info("%s", error)
            return self._unheard(
                Phrase("table-entry-unkept", {"fault": error.fault}), words
            )
        except Exception:
            logging.getLogger(__name__).exception("a line could not be answered")
            return self._unheard(phrase(CannotSay()), words)

    def _resumed(self) -> Spoken:
        answer = resumption(self.session)
        self.session = replace(self.session, said=(answer.phrases,))
        return self._spoken(self.session, answer)

    def _taken(self, heard: Transcript | Meaning) -> Spoken:
        session, answer = self._heard(heard)
        if self._memory is not None:
            session, answer = self._memory.remembered(session, answer)
        is_practice = bool(self.session.practice or session.practice)
        is_again = session.journal.start is not self.session.journal.start
        if self._memory is not None and is_again and not is_practice:
            session = self._memory.again(self.session, session)
        if self.shelf is not None and not is_practice:
            session, answer = self.shelf.arranged(session, answer)
        spoken = self._spoken(session, answer)
        if not is_practice:
            self._keep(session, answer, heard)
            spoken = self._noted(session, answer) or spoken
        self.session = session
        return spoken

    def _noted(self, session: Session[Any], answer: Answer) -> Spoken | None:
        """Note what was told of the box; return what is said where that fails."""
        if self.shelf is None or self.shelf.keep(session):
            return None
        phrases = (*answer.phrases, self.shelf.unkept)
        return self._spoken(session, replace(answer, phrases=phrases))

    def _keep(
        self, session: Session[Any], answer: Answer, heard: Transcript | Meaning
    ) -> None:
        """Keep what an answer has changed; of a practice nothing is."""
        if self._record is not None:
            self._record.keep(session, answer)
        if self._learner is not None:
            is_said = isinstance(heard, Transcript)
            self._learner.notice(self.session, answer, is_said=is_said)
        self._teach(session.teaching)

    def _teach(self, taught: Taught) -> None:
        """Take what the table was taught by now, and keep it where it is news."""
        if taught != self.session.teaching and self._memory is not None:
            self._memory.keep_taught(taught)
        self.session = replace(self.session, teaching=taught)

    def _heard(self, heard: Transcript | Meaning) -> tuple[Session[Any], Answer]:
        """Return the answer, in a practice with what the others do after it."""
        readings = self._understanding().readings
        return self.others.heard(self.session, heard, self._ruled, readings)

    def _ruled(
        self, before: Session[Any], heard: Transcript | Meaning
    ) -> tuple[Session[Any], Answer]:
        """Return the answer, with what chance gives where the rules wait for it."""
        session, answer = self._answered(before, heard)
        match session.question:
            case Missing(meaning=wanted, field=field, faces=faces) if faces:
                thrown = tuple(map(_CHANCE.choice, faces))
                again = replace(session, said=before.said)
                announced = replace(wanted, **{field: thrown})
                session, told = hear(again, announced, self._understanding())
                return session, replace(told, heard=answer.heard)
            case _:
                return session, answer

    def _answered(
        self, before: Session[Any], heard: Transcript | Meaning
    ) -> tuple[Session[Any], Answer]:
        """Return the answer; where a box is to be named, other words are its name."""
        understanding, told = self._understanding(), heard
        if self.shelf is not None:
            told = self.shelf.named(before, heard, understanding)
        session, answer = hear(before, told, understanding)
        if told is not heard and isinstance(heard, Transcript):
            answer = replace(answer, heard=heard.text)
        return session, answer

    def _understood(self, text: str) -> Spoken:
        heard = Transcript(text)
        answer = understand(self.session, heard, self._understanding())
        return self._spoken(self.session, answer)

    def _unheard(self, fault: Phrase, words: str | None = None) -> Spoken:
        answer = Answer("not-understood", words, phrases=(fault,))
        return self._spoken(self.session, answer)

    def _spoken(self, session: Session[Any], answer: Answer) -> Spoken:
        view = session.game.view(session.state)
        locale = self.locale_of(session.language)
        return Spoken(answer, tuple(rendered(session, answer, locale)), view)

    def _understanding(self) -> Understanding:
        spoken, others = self.session.language, self.session.heard_too
        own, *more = map(self._late, dict.fromkeys((spoken, *others)))
        return Several(own, tuple(more)) if more else own

    def _late(self, language: str) -> Late:
        if language not in self._understandings:
            meant = None
            if self._learner is not None:
                meant = partial(self._learner.lessons.meant, language)
            late = Late(self.locale_of(language), self.session.seats, meant)
            self._understandings[language] = late
        return self._understandings[language]
