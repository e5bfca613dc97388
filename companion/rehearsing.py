"""The command `practice`: a practice without a game before or after it."""

from dataclasses import replace

from companion.core.facts import Seat
from companion.core.requests import Quit
from companion.core.teaching import PracticeEnded, PracticeUnknown, Practise
from companion.core.words import Transcript, phrase
from companion.demo import script
from companion.evening import UsageError, Wish, table_for
from companion.session import Answer, Session
from companion.session.answers import Meaning
from companion.table import Spoken, Table


class PracticeTable(Table):
    """Be a table at which nothing but a practice is played."""

    learner: Seat

    def opened(self) -> Spoken:
        """Begin the practice."""
        return self.answer(Practise(self.learner))

    def farewell(self) -> str:
        """Say that nothing is kept."""
        self.close()
        return " ".join(self.sentences(phrase(PracticeEnded())))

    def _heard(self, heard: Transcript | Meaning) -> tuple[Session[object], Answer]:
        """Answer; where the practice is over, so is the table."""
        session, answer = super()._heard(heard)
        if self.session.practice is None or session.practice is not None:
            return session, answer
        ended = phrase(PracticeEnded())
        told = answer.phrases[: answer.phrases.index(ended)]
        return session, replace(answer, meaning=Quit(), phrases=told)


def practice_table(wish: Wish) -> PracticeTable:
    """Return the table of a practice; the first player learns.

    Raises:
        CompanionError: where players cannot sit down, or a game cannot be practised.
    """
    players = wish.players or script(wish.game, wish.spoken).players
    table = table_for(replace(wish, players=players, sitting=None))
    if table.session.game.teaching.practice is None:
        raise UsageError(*table.sentences(phrase(PracticeUnknown())))
    practised = PracticeTable(table.session, wish.locales, None)
    practised.learner = table.session.seats[0]
    return practised
