"""What is told step by step: the set-up, and the rulebook from start to end."""

from dataclasses import replace
from typing import Any

from companion.core import book, reports, requests
from companion.core.facts import Announcement
from companion.core.words import Phrase, phrase
from companion.session.answers import Answer
from companion.session.explaining import answered, explain, said, text, unusable
from companion.session.recording import Turn
from companion.session.session import Checklist, Pace, Reading, Session, Told

STEPPED = requests.AskSetup | requests.Next | book.Back | book.ReadRules | book.ReadOn
"""What goes through a text."""
WITHIN = book.More | book.Example | requests.Repeat
"""What belongs to the passage that was read: the reading goes on after it."""


def step(session: Session[Any], request: STEPPED) -> Turn:
    """Tell the step that is wanted of the set-up, or of the rulebook."""
    match request:
        case requests.AskSetup():
            few, many = session.game.players[0], session.game.players[-1]
            players = min(max(len(session.seats), few), many)
            return _checklist(set_aside(session), Checklist(players, 1))
        case book.ReadRules():
            return _begin(session, request)
        case book.ReadOn():
            return _read_on(session)
        case requests.Next():
            return _next(session)
        case book.Back():
            return _back(session)


def pause(session: Session[Any]) -> Turn | None:
    """Pause what is read; `None` where nothing is, and the ears are meant."""
    reading = session.reading
    if reading is None or reading.pace != "on":
        return None
    return _at_pace(session, "held"), said(book.ReadingWaits())


def resume(session: Session[Any]) -> Turn | None:
    """Go on with what was paused; `None` where nothing was, and the ears are meant."""
    reading = session.reading
    if reading is None or reading.pace != "held" or session.is_paused:
        return None
    return _taken_up(session, reading)


def set_aside(session: Session[Any]) -> Session[Any]:
    """Return the session in which only who asks for the reading takes it up."""
    return _at_pace(session, "aside")


def paced(session: Session[Any], answer: Answer) -> Session[Any]:
    """Return the session after an answer: a reading waits where others go before it."""
    if session.reading is None or session.reading.pace == "aside":
        return session
    if isinstance(answer.meaning, Announcement) or answer.operations:
        return set_aside(session)
    is_reading = any(
        one == _text_of(session, session.reading) for one in answer.phrases
    )
    is_silent = not answer.phrases or answer.outcome == "not-understood"
    if is_reading or is_silent or isinstance(answer.meaning, WITHIN | STEPPED):
        return session
    return _at_pace(session, "held")


def _at_pace(session: Session[Any], pace: Pace) -> Session[Any]:
    if session.reading is None:
        return session
    return replace(session, reading=replace(session.reading, pace=pace))


def _text_of(session: Session[Any], reading: Reading) -> Phrase:
    topic = session.game.rulebook.topics[reading.chapter]
    return text(session, f"topic-{topic}", "more" if reading.is_deep else "")


def _is_same(one: Phrase, other: Phrase) -> bool:
    """Return whether two phrases are one text, whatever the table rules are now."""
    return (one.id, one.form) == (other.id, other.form)


def _begin(session: Session[Any], request: book.ReadRules) -> Turn:
    topics = session.game.rulebook.topics
    if request.topic is not None and request.topic not in topics:
        return session, unusable("read-rules", "topic")
    chapter = 0 if request.topic is None else topics.index(request.topic)
    begins = () if session.reading else (phrase(book.ReadingBegins()),)
    after, answer = _passage(replace(session, checklist=None), Reading(chapter))
    return after, replace(answer, phrases=(*begins, *answer.phrases))


def _read_on(session: Session[Any]) -> Turn:
    reading = session.reading
    if reading is None:
        return _begin(session, book.ReadRules())
    return _taken_up(session, reading)


def _taken_up(session: Session[Any], reading: Reading) -> Turn:
    """Go on with the reading; what a voice may not have read to its end comes again."""
    if reading.pace == "on" or not session.has_voice:
        return _further(session, reading)
    return _passage(session, reading, is_taken_up=True)


def _passage(
    session: Session[Any], reading: Reading, *, is_taken_up: bool = False
) -> Turn:
    """Read a passage; its chapter is named where it begins or is taken up."""
    reading = replace(reading, pace="on")
    topics = session.game.rulebook.topics
    topic = topics[reading.chapter]
    chapter = book.ChapterBegins(reading.chapter + 1, len(topics), topic)
    is_named = is_taken_up or not reading.is_deep
    named = (phrase(chapter),) if is_named else ()
    after = replace(session, reading=reading, checklist=None)
    if reading.is_deep:
        shallow = _text_of(session, replace(reading, is_deep=False))
        left = tuple(one for one in session.layers(shallow.id) if one != "more")
        after = replace(after, told=Told(shallow, left))
    return after, answered(*named, _text_of(session, reading))


def _further(session: Session[Any], reading: Reading) -> Turn:
    """Read the passage after this one."""
    shallow = _text_of(session, replace(reading, is_deep=False))
    told = session.told
    is_last = told is not None and _is_same(told.text, shallow)
    is_told = told is not None and is_last and "more" not in told.left
    has_more = "more" in session.layers(shallow.id)
    if has_more and not reading.is_deep and not is_told:
        deeper = replace(reading, is_deep=True)
        return _passage(session, deeper, is_taken_up=reading.pace != "on")
    if reading.chapter + 1 < len(session.game.rulebook.topics):
        return _passage(session, Reading(reading.chapter + 1))
    return replace(session, reading=None), said(book.ReadingEnds())


def _next(session: Session[Any]) -> Turn:
    reading, last = session.reading, session.checklist
    if reading is not None and reading.pace != "aside":
        return _further(session, reading)
    if last is not None and last.step < session.game.rulebook.setup_steps:
        return _checklist(session, replace(last, step=last.step + 1))
    if last is None and _is_other_told(session):
        return explain(session, book.More())
    if reading is not None and last is None:
        return _further(session, reading)
    return replace(session, checklist=None), said(reports.NothingFollows())


def _is_other_told(session: Session[Any]) -> bool:
    """Return whether something was explained that goes on and is not what is read."""
    told, reading = session.told, session.reading
    if told is None or not told.left:
        return False
    if reading is None:
        return True
    return not _is_same(told.text, _text_of(session, replace(reading, is_deep=False)))


def _back(session: Session[Any]) -> Turn:
    reading, last = session.reading, session.checklist
    if reading is not None and reading.pace != "aside":
        if reading.is_deep:
            return _passage(session, Reading(reading.chapter))
        if reading.chapter > 0:
            return _passage(session, Reading(reading.chapter - 1))
    elif last is not None and last.step > 1:
        return _checklist(session, replace(last, step=last.step - 1))
    return session, said(book.NothingBefore())


def _checklist(session: Session[Any], last: Checklist) -> Turn:
    told = text(session, f"setup-{last.players}-{last.step}")
    return replace(session, checklist=last, told=None), answered(told)
