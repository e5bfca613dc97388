"""From one heard line to one answer."""

from dataclasses import replace
from typing import Any

from companion.core import reports, requests
from companion.core.announcements import EverybodyBack
from companion.core.facts import Announcement, Request
from companion.core.words import LONGEST_LINE, Transcript, phrase
from companion.session.agreeing import about_asked, agreed, asked_still
from companion.session.answers import Answer, Meaning, Understanding, together
from companion.session.apart import told_apart
from companion.session.choosing import (
    acts_when_overheard,
    meanings,
    stale,
)
from companion.session.correcting import (
    correct,
    how_to_correct,
    put_in_place,
    redo,
    undo,
)
from companion.session.examples import missed
from companion.session.explaining import answered, asked_about, noted, said
from companion.session.guessing import guessed
from companion.session.insisting import completed, insist
from companion.session.lessons import followed
from companion.session.overhearing import (
    beginning,
    continued,
    dangling,
    is_courtesy,
    joined,
)
from companion.session.questions import KEPT, ask
from companion.session.reading import paced
from companion.session.recording import (
    Turn,
    announce,
    is_fact_awaited,
    is_in_play,
    prompt,
    without_oneself,
)
from companion.session.returning import everybody_back
from companion.session.session import Missing, Question, Session
from companion.session.showing import settled, turned_up
from companion.session.standing import agreed_by, is_answer, is_let_go, standing
from companion.session.teaching import declined, offered_again, taught
from companion.session.timely import is_confirming
from companion.session.told_who import told_by_answer, told_who

_MISSED = "not-understood"
REVIEWS = requests.Repeat | requests.Earlier | requests.Later
"""What says again what was said."""
ANSWERING = requests.Yes | requests.No | requests.Choose


def hear(
    session: Session[Any],
    heard: Transcript | Meaning,
    understanding: Understanding,
) -> Turn:
    """Answer one line: words, or an announcement or request as it stands."""
    session = replace(session, layers=understanding.layers)
    if isinstance(heard, Transcript):
        whole = continued(session, heard, understanding)
        after, answer = _hear_words(session, whole, understanding)
        after, answer = standing(session, after, answer)
        half = beginning(whole, understanding) if answer.outcome == _MISSED else ""
        after, answer = (
            replace(after, beginning=half),
            replace(answer, heard=heard.text),
        )
    else:
        after, answer = _act(session, heard, is_said=False)
        answer = replace(answer, meaning=answer.meaning or heard)
    after, answer = followed(session, after, answer)
    after, answer = taught(after, answer)
    after, answer = offered_again(session, after, answer)
    if after.objection is not None and after.objection is session.objection:
        after = replace(after, objection=after.objection.after(answer))
    if after.dangling is session.dangling:
        after = replace(after, dangling=None)
    after = paced(noted(after, answer), answer)
    is_new = not isinstance(answer.meaning, REVIEWS) and not answer.is_private
    if answer.phrases and is_new and answer.outcome != _MISSED:
        after = replace(after, said=(*after.said, answer.phrases)[-KEPT:])
    return after, answer


def _hear_words(
    session: Session[Any], heard: Transcript, understanding: Understanding
) -> Turn:
    if len(heard.text) > LONGEST_LINE:
        too_long = (phrase(reports.LineTooLong()),)
        return session, Answer("not-understood", phrases=too_long)
    text: str | None = heard.text
    listening = heard.listening or session.listening
    if listening == "called":
        text = understanding.addressed(heard.text)
    readings = understanding.readings(text) if text else ()
    readings = agreed(session, text, readings, understanding)
    if listening == "open" or text is None:
        is_polite = bool(text) and understanding.is_courtesy(text or "")
        is_talk = bool(readings) or not text or session.is_paused or is_polite
        near = None if is_talk else _guess(session, heard, text, understanding)
        return near or _overhear(session, readings, heard.pause)
    shown = turned_up(session, readings)
    if shown is not None:
        return shown
    found = meanings(session, told_who(session, readings))
    if text and is_courtesy(session, text, found, understanding):
        return session, Answer("not-understood")
    if not found:
        parts = understanding.parts(text) if text else ()
        several = _hear_parts(session, parts, understanding)
        is_free = session.question is None
        question = asked_about(session, readings) if is_free else None
        if several is None and question is not None:
            return _take(replace(session, misses=0), (question,))
        near = (
            None if several or readings else _guess(session, heard, text, understanding)
        )
        return several or near or missed(session)
    return _take(replace(session, misses=0, is_talking=False), found)


def _guess(
    session: Session[Any],
    heard: Transcript,
    text: str | None,
    understanding: Understanding,
) -> Turn | None:
    """Take what words that are not clear probably mean, or ask; `None` for neither."""
    if not text:
        return None
    others = map(understanding.addressed, heard.alternatives)
    if text != heard.text:
        kept = tuple(one for one in others if one)
        heard = replace(heard, text=text, alternatives=kept)
    found = guessed(session, heard, understanding)
    if not found:
        return None
    return _take(replace(session, misses=0, is_talking=False), found)


def _hear_parts(
    session: Session[Any], parts: tuple[str, ...], understanding: Understanding
) -> Turn | None:
    """Take several announcements in one breath, if all of them can be recorded."""
    whole: Answer | None = None
    for part in parts:
        readings = understanding.readings(part)
        shown = turned_up(session, readings) if whole is not None else None
        found = meanings(session, readings)
        if shown is None and len(found) != 1:
            return None
        session, answer = shown or _take(replace(session, misses=0), found)
        is_asked = shown is not None and part is parts[-1]
        if answer.outcome != "accepted" and not is_asked:
            return None
        if whole is not None:
            # What was due in between has been told.
            answer = together(whole, answer, whole.phrases[:-1])
        whole = answer
    # What the last part asks comes after what was recorded.
    return None if whole is None else (session, replace(whole, outcome="accepted"))


def _take(session: Session[Any], found: tuple[Meaning, ...]) -> Turn:
    if len(found) == 1:
        after, answer = _act(session, found[0], is_said=True)
        is_whole = without_oneself(session, found[0]) == found[0]
        meant = answer.meaning or found[0] if is_whole else None
        return after, replace(answer, meaning=meant)
    which = phrase(reports.WhichOne(told_apart(found)))
    asked = replace(session, question=Question(found, which))
    return asked, Answer("asked", choices=found, phrases=(which,))


def _overhear(
    session: Session[Any], readings: tuple[Meaning, ...], pause: float | None
) -> Turn:
    readings = joined(session, readings, pause)
    half = dangling(session, readings)
    is_question_open = session.question is not None and session.question.is_fresh
    if not is_question_open:
        readings = tuple(r for r in readings if not isinstance(r, requests.Fragment))
        readings = tuple(r for r in readings if r != half)
    found = tuple(
        meaning
        for meaning in meanings(session, readings)
        if acts_when_overheard(session, meaning)
    )
    if session.is_paused:
        found = tuple(one for one in found if isinstance(one, requests.Resume))
    if not found:
        after = replace(stale(session), dangling=half)
        return after, Answer("not-understood")
    if found == (requests.Quit(),) and is_in_play(session):
        # Somebody may have said "the end" to somebody else.
        question = phrase(requests.Quit(), "confirm")
        asking = replace(session, question=Question(found, question))
        return asking, Answer("asked", choices=found, phrases=(question,))
    return _take(replace(session, misses=0, is_talking=False), found)


def _act(session: Session[Any], meaning: Meaning, *, is_said: bool) -> Turn:
    question = session.question
    is_open = question is not None or bool(session.held)
    told = told_by_answer(session, meaning) if is_said and not is_open else None
    if told is not None:
        return announce(session, told, is_said=True)
    if isinstance(meaning, ANSWERING):
        return _answer_question(session, meaning)
    if isinstance(meaning, requests.Undo) and is_said and is_let_go(question, meaning):
        return _answer_question(session, requests.No())
    if isinstance(meaning, Announcement) and is_said:
        settling = agreed_by(session, meaning)
        if settling is not None:
            return _take_choice(session, settling, settling.choices[0])
    is_kept = isinstance(meaning, requests.Repeat | requests.Correct)
    if not is_kept or (is_confirming(session) and not is_said):
        session = replace(session, question=None)
    match meaning:
        case Announcement():
            is_asked = is_said and is_answer(question, meaning)
            if is_asked and question is not None and question.is_correction:
                return put_in_place(session, meaning)
            if is_asked and isinstance(question, Missing) and question.is_insisted:
                return completed(session, meaning)
            return announce(session, meaning, is_said=is_said, is_confirmed=is_asked)
        case requests.Undo():
            return undo(session, meaning, is_asked=is_said)
        case requests.Redo():
            return redo(session)
        case EverybodyBack():
            return everybody_back(session)
        case requests.Insist():
            return insist(session, is_said=is_said)
        case requests.Correct():
            open_question = replace(session, question=question)
            return correct(open_question, meaning, is_said=is_said)
        case Request():
            if not is_said:
                return ask(session, meaning)
            turn = ask(session, about_asked(question, meaning))
            return asked_still(question, meaning, turn)


def _answer_question(
    session: Session[Any], answer: requests.Yes | requests.No | requests.Choose
) -> Turn:
    question = session.question
    match answer, question:
        case requests.No(), _ if (wanted := declined(question)) is not None:
            return ask(replace(session, question=None), wanted)
        case requests.No(), Question(behind=kept) | Missing(behind=kept) if kept:
            let_go = phrase(reports.LetGo())
            return replace(session, question=kept), answered(let_go, kept.asked)
        case requests.No(), _ if question is not None or session.held:
            dropped = replace(session, question=None, held=())
            let_go = phrase(reports.LetGo())
            return dropped, Answer("answered", phrases=(let_go, *prompt(dropped)))
        case requests.Yes(), Question(choices=(choice,)) as asking:
            return _take_choice(session, asking, choice)
        case requests.Choose(number=number), Question(choices=choices) as asking:
            if number is None or not 1 <= number <= len(choices):
                return session, said(reports.NoSuchChoice(len(choices)))
            return _take_choice(session, asking, choices[number - 1])
        case _, Question(asked=asked) | Missing(asked=asked):
            return session, answered(asked)
        case requests.No(), _ if is_fact_awaited(session):
            return session, answered(*how_to_correct(session), *prompt(session))
        case requests.No(), _ if session.last is not None:
            return session, answered(*how_to_correct(session))
        case _:
            return session, said(reports.NothingAsked())


def _take_choice(session: Session[Any], question: Question, choice: Meaning) -> Turn:
    """Do what was chosen; it is never confirmed again."""
    after = replace(session, question=question.behind)
    match choice:
        case Announcement():
            return settled(after, question, choice)
        case requests.Undo():
            return undo(after, choice, is_asked=False)
        case requests.Quit():
            ended, farewell = ask(after, choice)
            return ended, replace(farewell, meaning=choice)
        case requests.Correct():
            return correct(after, choice, is_said=True, is_confirmed=True)
        case _:
            return _act(after, choice, is_said=True)
