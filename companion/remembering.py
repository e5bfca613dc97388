"""Answer questions about other evenings."""

import datetime
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from companion.chronicle import DAYS, Chronicle
from companion.coaching import Coach
from companion.core import reports, requests
from companion.core.facts import Report, Seat
from companion.core.words import phrase
from companion.recap import recap
from companion.session import Answer, Session
from companion.session.session import Taught

Again = Callable[[Session[Any], Session[Any]], Session[Any]]
"""Takes the session of a game that is over and of the next one; returns the latter."""
Question = requests.AskWinners | requests.AskWins


@dataclass(frozen=True, slots=True)
class Memory:
    """Hold what is known of other evenings, read when it is first asked for."""

    chronicle: Callable[[], Chronicle]
    today: Callable[[], datetime.date]
    title: Callable[[str, str], str]
    """What a game is called, by a language and the game."""
    person: Callable[[Seat], Seat]
    """What a player at the table is called over all evenings."""
    earlier: Callable[[], tuple[Session[Any], ...]]
    """The other games of this evening."""
    again: Again = lambda _, begun: begun
    """Makes another game ready to be kept."""
    is_recapped: bool = True
    """Whether the end of an evening tells what it was like."""
    coach: Coach | None = None
    """What was taught; only where somebody plays, not for programs."""

    def is_teaching_due(self, session: Session[Any]) -> bool:
        """Return whether teaching is to be offered: once, to who never played this."""
        if self.coach is None or not self.coach.is_needed(session.game):
            return False
        self.coach.keep(session.teaching)
        return session.game.name not in self.chronicle().kinds

    def keep_taught(self, taught: Taught) -> None:
        """Keep what was taught by now."""
        if self.coach is not None:
            self.coach.keep(taught)

    def answer(self, question: Question, language: str) -> tuple[Report, ...]:
        """Answer a question about other evenings."""
        past = self.chronicle()
        match question:
            case requests.AskWinners(day=day):
                return (self._winners(past, day or "last", language),)
            case requests.AskWins(seat=None, other=None):
                return (_standings(past),)
            case requests.AskWins(seat=None, other=str() as seat):
                return self._wins(past, seat, language)
            case requests.AskWins(seat=str() as seat, other=None):
                return self._wins(past, seat, language)
            case requests.AskWins(seat=str() as seat, other=str() as other):
                return (self._duel(past, seat, other),)
        raise TypeError(f"{question} is not about other evenings")

    def remembered(
        self, session: Session[Any], answer: Answer
    ) -> tuple[Session[Any], Answer]:
        """Return an answer with what is known; it can be repeated as well."""
        question = answer.meaning
        if isinstance(question, requests.Quit) and self.is_recapped:
            told = tuple(phrase(one) for one in self._recap(session))
            return session, replace(answer, phrases=(*told, *answer.phrases))
        if answer.outcome != "answered" or not isinstance(question, Question):
            return session, answer
        told = tuple(phrase(one) for one in self.answer(question, session.language))
        said = (*session.said[:-1], told)
        return replace(session, said=said), replace(answer, phrases=told)

    def _recap(self, session: Session[Any]) -> tuple[Report, ...]:
        sessions = (*self.earlier(), session)
        return recap(sessions, partial(self.title, session.language))

    def _winners(self, past: Chronicle, day: str, language: str) -> Report:
        found = past.on(day, self.today()).finished if day in DAYS else ()
        if not found:
            return reports.NoGamesReport(None if day == "last" else day)
        games = (
            reports.PastWinners(one.result.winners, self.title(language, one.game))
            for one in found
        )
        return reports.WinnersReport(day, tuple(games))

    def _wins(self, past: Chronicle, seat: Seat, language: str) -> tuple[Report, ...]:
        person = self.person(seat)
        played = past.played_by(person)
        if not played.finished:
            return (reports.NoGamesReport(),)
        wins = played.wins()[person]
        told = reports.WinsReport(person, wins, len(played.finished))
        kinds = tuple(
            (self.title(language, kind), played.wins(kind)[person])
            for kind in played.kinds
        )
        return (told, reports.WinsByGame(kinds)) if len(kinds) > 1 else (told,)

    def _duel(self, past: Chronicle, seat: Seat, other: Seat) -> Report:
        one, two = self.person(seat), self.person(other)
        both = past.played_by(one, two)
        if not both.finished:
            return reports.NoGamesReport()
        wins = both.wins()
        return reports.DuelReport(one, two, wins[one], wins[two], len(both.finished))


def _standings(past: Chronicle) -> Report:
    wins = past.wins()
    found = tuple((seat, wins[seat]) for seat in past.people if wins[seat])
    return reports.StandingsReport(found) if found else reports.NoGamesReport()
