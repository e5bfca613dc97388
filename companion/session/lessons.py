"""The lesson "teach me your box": one question at a time, anything in any order."""

from dataclasses import replace
from typing import Any

from companion.core import box_reports, box_requests, reports, requests
from companion.core.facts import Announcement, Request
from companion.core.game import Game, Teachable
from companion.core.words import Phrase, phrase
from companion.session.answers import Answer, Meaning
from companion.session.explaining import answered, asked
from companion.session.recording import Turn, missing_phrase, prompt
from companion.session.session import Lesson, Missing, Session
from companion.session.sorting import (
    acts_in_sorting,
    sorted_on,
    sorted_readings,
)

_ASKED = box_requests.AskBox | box_requests.AskBoxLacks
LESSONS = (
    box_requests.LearnBox
    | box_requests.PassOver
    | box_requests.LeaveLesson
    | box_requests.ListBoxes
    | box_requests.UseBox
    | box_requests.RenameBox
    | box_requests.ForgetBox
)
"""What this module answers; the shell does what concerns several boxes."""


def taught(game: Game[Any]) -> tuple[type[Announcement], ...]:
    """Return the announcements that tell something of a game's box."""
    return game.taught if isinstance(game, Teachable) else ()


def acts_in_lesson(session: Session[Any], meaning: Meaning) -> bool | None:
    """Return whether overheard words act since a box is taught; `None`: as always."""
    sorts = acts_in_sorting(session, meaning)
    if sorts is not None:
        return sorts
    is_open = session.lesson is not None or session.sorting is not None
    if isinstance(meaning, box_requests.PassOver | box_requests.LeaveLesson):
        return is_open
    is_told = session.lesson is not None and isinstance(meaning, taught(session.game))
    return True if is_told else None


def taught_readings(
    session: Session[Any], readings: tuple[Meaning, ...]
) -> tuple[Meaning, ...]:
    """Return readings as they are meant during a lesson; else as they are."""
    game = session.game
    if session.lesson is None or not isinstance(game, Teachable):
        return sorted_readings(session, readings)
    return tuple(
        game.taught_by(one) if isinstance(one, Announcement) else one
        for one in readings
    )


def concerns_lesson(game: Game[Any], request: Request) -> bool:
    """Return whether a request is answered here; a game tells of its own box."""
    is_untaught = isinstance(request, _ASKED) and not isinstance(game, Teachable)
    return is_untaught or isinstance(request, LESSONS)


def answer_lesson(session: Session[Any], request: Request) -> Turn:
    """Begin the lesson, pass over a question of it, or leave it."""
    match request:
        case _ if not isinstance(session.game, Teachable):
            return session, answered(phrase(box_reports.NothingToLearn()))
        case box_requests.LearnBox():
            begun = replace(session, lesson=Lesson(), sorting=None)
            told, due = led(begun)
            is_asked = told.lesson is not None
            intro = (phrase(box_reports.LessonBegun()),) if is_asked else ()
            return told, answered(*intro, *due)
        case box_requests.PassOver() if session.lesson is not None:
            return _passed_over(session)
        case box_requests.LeaveLesson() if session.lesson is not None:
            return _left(session)
        case box_requests.PassOver() | box_requests.LeaveLesson():
            # Where things are sorted, it is taken from there.
            return session, answered(phrase(box_reports.NoLesson()))
        case box_requests.UseBox(box=None) | box_requests.RenameBox(box=None):
            return asked(session, request, "box")
        case _:
            unkept = answered(phrase(box_reports.BoxesUnkept()))
            return session, replace(unkept, meaning=request)


def led(session: Session[Any]) -> tuple[Session[Any], tuple[Phrase, ...]]:
    """Ask for the next thing that the box has not told; end where there is none."""
    game, lesson = session.game, session.lesson
    if lesson is None or not isinstance(game, Teachable):
        return session, ()
    following = _following(session, lesson)
    if following is None:
        over = replace(session, lesson=None, question=None)
        lacks = game_answer(session, box_requests.AskBoxLacks())
        return over, (phrase(box_reports.LessonOver()), *lacks, *prompt(over))
    meaning, field = following
    due = missing_phrase(meaning, field)
    question = Missing(meaning, field, due, is_lead=True)
    return replace(session, question=question), (due,)


def game_answer(session: Session[Any], request: Request) -> tuple[Phrase, ...]:
    """Return what the game answers to a question."""
    return tuple(map(phrase, session.game.answer(session.state, request)))


def _following(
    session: Session[Any], lesson: Lesson
) -> tuple[Announcement, str] | None:
    """Return what is asked next: the first thing untold that was not passed over."""
    game = session.game
    untold = game.lesson(session.state) if isinstance(game, Teachable) else ()
    waiting = (one for one in untold if _bare(*one) not in lesson.passed)
    return next(waiting, None)


def _bare(meaning: Announcement, field: str) -> tuple[Announcement, str]:
    """Return what is asked, without what was told of a list meanwhile."""
    return replace(meaning, **{field: None}), field


def _passed_over(session: Session[Any]) -> Turn:
    assert session.lesson is not None
    current = _following(session, session.lesson)
    passed = (*session.lesson.passed, *((_bare(*current),) if current else ()))
    told, phrases = led(replace(session, lesson=Lesson(passed)))
    return told, answered(*phrases)


def _left(session: Session[Any]) -> Turn:
    left = replace(session, lesson=None, question=None)
    told = phrase(box_reports.LessonLeft())
    return left, answered(told, *prompt(left))


def followed(before: Session[Any], after: Session[Any], answer: Answer) -> Turn:
    """Go on with a lesson after a turn: ask the next thing, or let the game go on."""
    if before.lesson is None or after.lesson is None:
        return sorted_on(before, after, answer)
    question = before.question
    is_lead = isinstance(question, Missing) and question.is_lead
    if isinstance(answer.meaning, requests.Stop):
        return _stopped(after, answer)
    if isinstance(answer.meaning, requests.No | requests.Next) and is_lead:
        turn, passed = _passed_over(after)
        return turn, replace(passed, heard=answer.heard, meaning=answer.meaning)
    if answer.outcome == "accepted":
        return _gone_on(before, after, answer)
    if answer.outcome == "not-understood" and answer.phrases and is_lead:
        assert question is not None
        missed = (phrase(reports.Missed()), question.asked)
        return replace(after, misses=0), replace(answer, phrases=missed)
    if after.question is None and is_lead:
        return replace(after, question=question), answer
    return after, answer


def _stopped(session: Session[Any], answer: Answer) -> Turn:
    left, told = _left(session)
    return left, replace(answer, phrases=told.phrases)


def _gone_on(before: Session[Any], after: Session[Any], answer: Answer) -> Turn:
    """Ask on where the box was told of; where the game was played, the lesson waits."""
    grown = len(after.journal.entries) >= len(before.journal.entries)
    entry = after.last if grown else before.last
    is_due = before.game.waits_for_fact(before.state)
    of_box = taught(after.game)
    if entry is None or is_due or not isinstance(entry.announcement, of_box):
        return replace(after, lesson=None), answer
    due = prompt(after)
    said = answer.phrases
    kept = said[: len(said) - len(due)] if due and said[-len(due) :] == due else said
    asking, following = led(after)
    return asking, replace(answer, phrases=(*kept, *following))
