"""What a conversation is still about: plays that wait, and the question that is open.

A sitting keeps it beside the entries, without the words, until it is settled.
"""

from dataclasses import dataclass, replace
from typing import Any

from companion.core import reports, requests
from companion.core.facts import Announcement
from companion.core.words import Phrase, phrase
from companion.session.answers import Answer, Meaning
from companion.session.apart import told_apart
from companion.session.recording import missing_phrase, prompt
from companion.session.session import Missing, Question, Session


@dataclass(frozen=True, slots=True)
class OpenEnds:
    """Hold what is needed to ask an open question again."""

    held: tuple[Announcement, ...] = ()
    """Plays that wait until a due fact is told."""
    asked: tuple[Meaning, ...] = ()
    """The meanings to choose from, or the one that lacks a field."""
    missing: str | None = None
    """The field that was asked for; `None` where a choice was."""
    is_correction: bool = False
    """Whether the answer takes the place of the last entry."""


def open_ends(session: Session[Any]) -> OpenEnds:
    """Return what is still open in a conversation."""
    question = session.question
    while question is not None and question.behind is not None:
        # What came between was only asked about.
        question = question.behind
    match question:
        case Question(choices=choices, is_correction=is_correction):
            return OpenEnds(session.held, choices, None, is_correction)
        case Missing(is_lead=True):
            return OpenEnds(session.held)
        case Missing(meaning=meaning, field=field, is_correction=is_correction):
            return OpenEnds(session.held, (meaning,), field, is_correction)
        case None:
            return OpenEnds(session.held)


def reopened(session: Session[Any], ends: OpenEnds) -> Session[Any]:
    """Return a session in which the same is open; a question can be asked again."""
    question: Question | Missing | None = None
    if ends.missing is not None:
        (meaning,) = ends.asked
        asked = missing_phrase(meaning, ends.missing)
        question = Missing(meaning, ends.missing, asked, ends.is_correction)
    elif ends.asked:
        question = Question(ends.asked, _asked(session, ends), ends.is_correction)
    return replace(session, held=ends.held, question=question)


def _asked(session: Session[Any], ends: OpenEnds) -> Phrase:
    """Return the question between some meanings, or before what is grave."""
    last = session.last
    match ends.asked:
        case (Announcement() as told,) if session.game.needs_confirmation(told):
            return phrase(told, "confirm")
        case (requests.Undo(count=count),):
            gone = min(count or 1, len(session.journal.entries))
            return phrase(requests.Undo(gone), "confirm")
        case (requests.Correct(changes=changes),) if last is not None:
            return phrase(replace(last.announcement, **dict(changes)), "confirm")
        case choices:
            return phrase(reports.WhichOne(told_apart(choices)))


def resumption(session: Session[Any]) -> Answer:
    """Return what is said where a game goes on: in one sentence, then what is open."""
    gist = session.game.answer(session.state, requests.AskGist())
    told = [phrase(one, "resumed") for one in gist]
    if not told:
        overview = session.game.answer(session.state, requests.AskState())
        told = [phrase(reports.GameResumed()), *map(phrase, overview)]
    waiting = [phrase(reports.PlayHeld(play)) for play in session.held]
    asked = [session.question.asked] if session.question is not None else []
    return Answer("answered", phrases=(*told, *waiting, *prompt(session), *asked))
