"""Undo, redo, and a correction in a breath."""

from dataclasses import replace
from typing import Any

from companion.core import reports, requests
from companion.core.facts import Announcement, kind
from companion.core.journal import Entry, Redone, Undone
from companion.core.requests import Change
from companion.core.rulings import Accepted, Objected
from companion.core.words import Phrase, phrase
from companion.session.answers import Answer
from companion.session.recalling import gone_on, taken_back
from companion.session.recording import (
    UNCORRECTED,
    Turn,
    announce,
    confirm,
    corrected,
    prompt,
    refuse,
    replaced,
)
from companion.session.rewinding import back_to, fault_of, holds, last_of, rewound
from companion.session.session import Missing, Question, Session


def undo(session: Session[Any], request: requests.Undo, *, is_asked: bool) -> Turn:
    """Take back the last entries; what was shown meanwhile is confirmed first."""
    if is_asked and session.held and request.count in (None, 1):
        return _let_held_go(session)
    count = 1 if request.count is None else request.count
    entries = session.journal.entries[max(0, len(session.journal.entries) - count) :]
    if count < 1 or not entries:
        nothing = phrase(reports.NothingToUndo())
        return session, Answer("answered", phrases=(nothing,))
    reveals = session.game.reveals
    is_seen = any(reveals(event) for entry in entries for event in entry.events)
    if is_seen and is_asked:
        question = phrase(requests.Undo(len(entries)), "confirm")
        asked = replace(session, question=Question((request,), question))
        return asked, Answer(
            "asked", meaning=request, choices=(request,), phrases=(question,)
        )
    journal = session.journal.undo(count)
    gone = tuple(entry.announcement for entry in entries)
    after = replace(session, journal=journal, held=(), question=None, taken_back=gone)
    after = taken_back(after, entries)
    if after.objection is not None and after.objection.is_correction:
        after = replace(after, objection=None)
    taken = phrase(reports.TakenBack(len(entries), entries[0].settled))
    known = (phrase(reports.SeenStaysKnown()),) if is_seen else ()
    return after, Answer(
        "accepted",
        phrases=(taken, *known, *prompt(after)),
        operations=(Undone(len(entries)),),
    )


def _let_held_go(session: Session[Any]) -> Turn:
    """Take back the play that waits and was said last."""
    play = session.held[-1]
    after = replace(session, held=session.held[:-1], objection=None, taken_back=(play,))
    taken = phrase(reports.TakenBack(1, play))
    return after, Answer("answered", phrases=(taken, *prompt(after)))


def redo(session: Session[Any]) -> Turn:
    """Bring back what was last taken back."""
    if not session.journal.undone:
        nothing = phrase(reports.NothingToRedo())
        return session, Answer("answered", phrases=(nothing,))
    entry = session.journal.undone[-1]
    after = replace(
        session,
        journal=session.journal.redo(1),
        held=(),
        question=None,
        objection=None,
        taken_back=(),
    )
    back = phrase(reports.BroughtBack(1, entry.settled))
    return gone_on(after, entry.events), Answer(
        "accepted",
        events=entry.events,
        phrases=(back, *prompt(after)),
        operations=(Redone(1),),
    )


def correct(
    session: Session[Any],
    request: requests.Correct,
    *,
    is_said: bool,
    is_confirmed: bool = False,
) -> Turn:
    """Rule the last words again with some fields changed.

    Said words mean what was just said, even where it was objected to, asked back or
    held; an object always means the last entry (interface, correct).
    """
    changes = request.changes
    if is_said and not is_confirmed:
        if request.was and not _is_just_said(session, request.was):
            named = _correct_named(session, request)
            if named is not None:
                return named
        turn = _correct_open_words(session, changes)
        if turn is not None:
            return turn
        if session.taken_back and changes:
            return _correct_taken_back(session, changes)
    last = session.last
    if last is None or not changes or not _can_change(last.announcement, changes):
        nothing = phrase(reports.NothingToCorrect())
        return session, Answer("answered", phrases=(nothing,))
    if is_said:
        changes = session.game.retold(last.announcement, changes)
    fault = fault_of(last.announcement, changes)
    earlier = _about_earlier(session, last, changes) if is_said else None
    if earlier is not None:
        return announce(session, earlier, is_said=True)
    theirs = last_of(session, changes) if is_said and not is_confirmed else None
    if theirs is not None:
        return _corrected_back(session, changes, theirs)
    before = rewound(session, changes) if fault is not None and is_said else None
    if before is not None:
        return before
    if fault is not None:
        told = reports.Missed() if is_said else fault
        return session, Answer("not-understood", phrases=(phrase(told),))
    changed = replace(last.announcement, **dict(changes))
    is_to_confirm = is_said and not is_confirmed
    return put_in_place(session, changed, changes if is_to_confirm else None)


def _is_just_said(session: Session[Any], was: Change) -> bool:
    """Return whether what was wrong stands in what was said last."""
    told = _open_words(session)
    if told is None and session.taken_back:
        told = session.taken_back[0]
    if told is None and session.last is not None:
        told = session.last.settled
    return told is not None and holds(told, was)


def _correct_named(session: Session[Any], request: requests.Correct) -> Turn | None:
    """Correct the last entry that holds what was wrong; what followed must still fit.

    Never another one: "it was not yellow six but yellow five" is about a yellow six.
    `None` where there is none, and it is said who was meant.
    """
    back = back_to(session, request.was)
    if back is None and "seat" in dict(request.changes):
        return None
    return _corrected_back(session, request.changes, back)


def _corrected_back(session: Session[Any], changes: Change, back: int | None) -> Turn:
    """Correct an entry so many back; refuse it where what followed would not fit."""
    turn = None if back is None else rewound(session, changes, back)
    if back is None or turn is None:
        nothing = phrase(reports.NothingToCorrect())
        return session, Answer("answered", phrases=(nothing,))
    before, after = len(session.journal.entries), len(turn[0].journal.entries)
    if after < before:
        too_late = phrase(reports.TooLateToCorrect(back))
        return session, Answer("answered", phrases=(too_late,))
    return turn


def _correct_taken_back(session: Session[Any], changes: Change) -> Turn:
    """Announce what was just taken back again, corrected: that is what people mean.

    They are asked where several were taken back, or where only the entry before fits.
    """
    told, *others = session.taken_back
    changed = _changed(session, told, changes)
    if changed is not None and not others:
        return announce(session, changed, is_said=True)
    is_older = changed is None
    if changed is None and session.last is not None:
        changed = _changed(session, session.last.announcement, changes)
    if changed is None:
        nothing = phrase(reports.NothingToCorrect())
        return session, Answer("answered", phrases=(nothing,))
    which = phrase(reports.WhichOne((changed,)))
    question = Question((changed,), which, is_correction=is_older)
    asking = replace(session, question=question)
    return asking, Answer("asked", choices=(changed,), phrases=(which,))


def is_correctable(session: Session[Any], changes: Change) -> bool:
    """Return whether there is something that was said last and can be changed so."""
    last = None if session.last is None else session.last.announcement
    told = (_open_words(session), *session.taken_back[:1], last)
    return any(one and _changed(session, one, changes) for one in told)


def _changed(
    session: Session[Any], told: Announcement, changes: Change
) -> Announcement | None:
    """Return an announcement with changed fields; `None` where it has no such ones."""
    retold = session.game.retold(told, changes)
    if not _can_change(told, retold) or fault_of(told, retold) is not None:
        return None
    return replace(told, **dict(retold))


def _can_change(told: Announcement, changes: Change) -> bool:
    """Return whether a correction may change this; what was thrown stays as it is."""
    is_thrown = any(name in told.by_chance for name, _ in changes)
    return kind(type(told)) not in UNCORRECTED and not is_thrown


def _about_earlier(
    session: Session[Any], last: Entry[Any], changes: Change
) -> Announcement | None:
    """Return what a player and more announce that cannot be about the last entry."""
    if len(changes) < 2 or "seat" not in dict(changes):
        return None
    earlier = session.game.complete(session.state, changes)
    is_alike = type(earlier) is type(last.announcement)
    if earlier is None or is_alike or fault_of(last.announcement, changes) is not None:
        return earlier
    changed = replace(last.announcement, **dict(changes))
    return earlier if isinstance(corrected(session, changed), Objected) else None


def put_in_place(
    session: Session[Any], changed: Announcement, confirmed: Change | None = None
) -> Turn:
    """Rule an announcement in the place of the last entry, insisted if that was.

    With the changes that are to be confirmed, words that cannot be unsaid are.
    """
    ruling, last = corrected(session, changed), session.last
    is_table_right = last is not None and last.is_insisted
    match ruling:
        case Accepted(events=events) as accepted if events:
            is_insisted = False
        case Objected(if_insisted=Accepted() as accepted) if is_table_right:
            is_insisted = True
        case Accepted():
            nothing = phrase(reports.NothingToCorrect())
            return session, Answer("answered", phrases=(nothing,))
        case _:
            return refuse(session, changed, ruling, is_correction=True)
    if confirmed is not None and session.game.needs_confirmation(changed):
        return confirm(session, accepted.announcement, requests.Correct(confirmed))
    return replaced(session, changed, accepted, is_insisted=is_insisted)


def _correct_open_words(session: Session[Any], changes: Change) -> Turn | None:
    """Correct what was said last where it is not recorded; `None` where it is."""
    told = _open_words(session)
    if told is None:
        return None
    changes = session.game.retold(told, changes)
    if fault_of(told, changes) is not None:
        return None
    changed = replace(told, **dict(changes))
    held = session.held[:-1] if session.held and told == session.held[-1] else ()
    again = replace(session, question=None, objection=None, held=held)
    return announce(again, changed, is_said=True)


def _open_words(session: Session[Any]) -> Announcement | None:
    question, objection = session.question, session.objection
    if isinstance(question, Missing) and question.is_lead:
        question = None
    if isinstance(question, Missing) and isinstance(question.meaning, Announcement):
        return None if question.is_correction else question.meaning
    if isinstance(question, Question) and isinstance(question.choices[0], Announcement):
        return None if question.is_correction else question.choices[0]
    if objection is not None and objection.is_fresh and not objection.is_correction:
        return objection.announcement
    if session.taken_back:
        return None
    return session.held[-1] if session.held else None


def how_to_correct(session: Session[Any]) -> tuple[Phrase, ...]:
    """Return how what was said last is corrected, where anything was."""
    return () if session.last is None else (phrase(reports.HowToCorrect()),)
