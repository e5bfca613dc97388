"""Questions about the game, its rules and stickers, and commands to the companion."""

from dataclasses import replace
from typing import Any, get_args

from companion.core import reports, requests
from companion.core.facts import Report, Request, Seat
from companion.core.journal import Journal
from companion.core.violations import PlayerUnknown
from companion.core.words import LISTENINGS, phrase
from companion.session import teaching
from companion.session.answers import Answer
from companion.session.examples import options
from companion.session.explaining import (
    EXPLAINED,
    answered,
    asked,
    explain,
    said,
    unusable,
)
from companion.session.history import history, played
from companion.session.lessons import answer_lesson, concerns_lesson
from companion.session.reading import STEPPED, pause, resume, set_aside, step
from companion.session.recalling import recalled
from companion.session.recording import OBJECTION, Turn, missing_phrase, prompt
from companion.session.reviewing import repeat, review
from companion.session.session import Missing, Session
from companion.session.sorting import answer_sorting, concerns_sorting

KEPT = 20
"""Answers kept for `repeat`."""
LEVELS: tuple[requests.Level, ...] = get_args(requests.Level)
MOUTHS: tuple[requests.Speaking, ...] = get_args(requests.Speaking)


def ask(session: Session[Any], request: Request) -> Turn:
    """Answer a question, or do what a command asks of the companion."""
    unknown = _unknown_seat(session, request)
    if unknown is not None:
        fault = PlayerUnknown(unknown)
        return session, Answer(
            "objected", violations=(fault,), phrases=(phrase(fault, OBJECTION),)
        )
    if teaching.takes(session, request):
        return teaching.ask(session, request)
    match request:
        case requests.AskTurn():
            found = session.game.prompts(session.state)
            return session, said(*found)
        case requests.AskWinners() | requests.AskWins():
            # The shell puts in what it has read of other evenings.
            return session, said(reports.NoGamesReport())
        case requests.AskHistory(count=count):
            return session, history(session, count)
        case requests.AskPlayed():
            return session, played(session, request)
        case requests.AskOptions():
            return session, said(reports.OptionsReport(options(session)))
        case _ if isinstance(request, EXPLAINED):
            return explain(session, request)
        case _ if isinstance(request, STEPPED):
            return step(session, request)
        case _ if concerns_sorting(session, request):
            return answer_sorting(session, request)
        case _ if concerns_lesson(session.game, request):
            return answer_lesson(session, request)
        case _:
            known = recalled(session, request)
            reported = known or session.game.answer(session.state, request)
            if not reported and isinstance(request, requests.AskGist):
                return ask(session, requests.AskState())
            if not reported:
                return command(session, request)
            told = (phrase(report) for report in reported)
            session = _asking_back(session, request)
            if not isinstance(request, requests.AskState | requests.AskGist):
                return session, answered(*told)
            waiting = (phrase(reports.PlayHeld(play)) for play in session.held)
            return session, answered(*told, *waiting, *prompt(session))


def _asking_back(session: Session[Any], request: Request) -> Session[Any]:
    """Return the session where a bare answer tells what nobody could be told."""
    untold = session.game.asked_back(session.state, request)
    if untold is None:
        return session
    asked = missing_phrase(*untold)
    return replace(session, question=Missing(*untold, asked))


def _unknown_seat(session: Session[Any], request: Request) -> Seat | None:
    named = (getattr(request, name, None) for name in ("seat", "other"))
    unknown = (seat for seat in named if seat is not None and seat not in session.seats)
    return next(unknown, None)


def command(session: Session[Any], request: Request) -> Turn:
    """Do what a command asks of the companion itself."""
    match request:
        case requests.Repeat(count=count):
            return repeat(session, count)
        case requests.Brief() | requests.Normal() | requests.Coach():
            return _level(session, request)
        case requests.Earlier() | requests.Later():
            return review(session, request)
        case requests.LevelFor():
            return _player_level(session, request)
        case requests.Language(language=language):
            return _language(session, language)
        case requests.Hears():
            return _hears(session, request)
        case requests.Speak(mouth=mouth):
            return _speak(session, request, mouth)
        case requests.Privately():
            return replace(session, is_private=True), said(reports.EarphoneReady())
        case requests.Listen(listening=listening):
            return _listen(session, request, listening)
        case requests.Rematch():
            return _rematch(session)
        case requests.Pause():
            closed = replace(session, is_paused=True), said(reports.EarsClosed())
            return pause(session) or closed
        case requests.Resume():
            opened = replace(session, is_paused=False), said(reports.EarsOpened())
            return resume(session) or opened
        case requests.Stop():
            return set_aside(session), said(reports.Silenced())
        case _:
            return session, said(_COMMANDS[type(request)])


_COMMANDS: dict[type[Request], Report] = {
    requests.Help: reports.HelpReport(),
    requests.Slower: reports.SpeechSlower(),
    requests.Faster: reports.SpeechFaster(),
    requests.Louder: reports.SpeechLouder(),
    requests.Quieter: reports.SpeechQuieter(),
    requests.SignalsOn: reports.SignalsChanged(is_on=True),
    requests.SignalsOff: reports.SignalsChanged(is_on=False),
    requests.Quit: reports.Farewell(),
}


def _rematch(session: Session[Any]) -> Turn:
    """Begin another game where this one is over; where none has begun, go on."""
    is_over = session.game.is_over(session.state)
    if session.journal.entries and not is_over:
        return session, answered(phrase(reports.GameGoesOn()), *prompt(session))
    journal = Journal(session.game.begin(session.seats)) if is_over else session.journal
    again = replace(
        session, journal=journal, held=(), objection=None, reason=None, checklist=None
    )
    return again, answered(phrase(reports.NewGame()), *prompt(again))


def _level(
    session: Session[Any], request: requests.Brief | requests.Normal | requests.Coach
) -> Turn:
    match request:
        case requests.Brief():
            changed = replace(session, level="brief")
        case requests.Normal():
            changed = replace(session, level="normal")
        case requests.Coach():
            changed = replace(session, level="coach")
    return changed, said(reports.LevelChanged(changed.level))


def _listen(
    session: Session[Any], request: requests.Listen, wanted: str | None
) -> Turn:
    if wanted is None:
        return asked(session, request, "listening")
    for listening in LISTENINGS:
        if listening == wanted:
            changed = replace(session, listening=listening, is_paused=False)
            return changed, said(reports.ListeningChanged(listening))
    return session, unusable("listen", "listening")


def _player_level(session: Session[Any], request: requests.LevelFor) -> Turn:
    if request.seat is None:
        return asked(session, request, "seat")
    for level in LEVELS:
        if level == request.level:
            others = [one for one in session.levels if one[0] != request.seat]
            changed = replace(session, levels=(*others, (request.seat, level)))
            return changed, said(reports.PlayerLevelChanged(request.seat, level))
    if request.level is None:
        return asked(session, request, "level")
    return session, unusable("level-for", "level")


def _speak(session: Session[Any], request: requests.Speak, mouth: str | None) -> Turn:
    if mouth is None:
        return asked(session, request, "mouth")
    if mouth not in MOUTHS:
        return session, unusable("speak", "mouth")
    if not session.has_voice:
        return session, said(reports.NoVoice())
    return session, said(reports.MouthChanged(mouth))


def _hears(session: Session[Any], request: requests.Hears) -> Turn:
    language = request.language
    if language is None:
        return asked(session, request, "language")
    if language not in session.languages:
        unknown = said(reports.LanguageUnknown(language))
        return session, replace(unknown, outcome="not-understood")
    heard = tuple(dict.fromkeys((*session.heard_too, language)))
    changed = replace(session, heard_too=heard)
    return changed, said(reports.LanguageHeard(language))


def _language(session: Session[Any], language: str | None) -> Turn:
    if language is None:
        return asked(session, requests.Language(), "language")
    if language not in session.languages:
        unknown = said(reports.LanguageUnknown(language))
        return session, replace(unknown, outcome="not-understood")
    return replace(session, language=language), said(reports.LanguageChanged())
