"""Announcements: ruled, recorded, held back, objected to, corrected."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.core import reports, waiting
from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Event, Fact
from companion.core.journal import Entry, Operation, Recorded, Replaced
from companion.core.rulings import Accepted, Asked, Objected, Ruling
from companion.core.violations import GameOver
from companion.core.words import Phrase, phrase
from companion.session.answers import Answer, Meaning
from companion.session.holding import held_with, is_before_fact, is_early
from companion.session.recalling import gone_on
from companion.session.session import Missing, Objection, Question, Session

Turn = tuple[Session[Any], Answer]
OBJECTION = "objection"
"""The form of a message that says a fault; some share an id."""
UNCORRECTED = ("table-corrected", "round-void")
"""After these there is nothing to correct (interface, The answer)."""


def prompt(session: Session[Any]) -> tuple[Phrase, ...]:
    """Return what the table is to say next, in one sentence."""
    return tuple(phrase(one) for one in session.game.prompts(session.state)[:1])


def is_fact_awaited(session: Session[Any]) -> bool:
    """Return whether the table is asked for a fact now, not only for a play."""
    game, awaited = session.game, session.game.expected(session.state)
    is_over = game.is_over(session.state)
    return not is_over and not any(game.is_play(one()) for one in awaited)


def announce(
    session: Session[Any],
    announcement: Announcement,
    *,
    is_said: bool,
    is_confirmed: bool = False,
) -> Turn:
    """Rule an announcement and record it; words that cannot be unsaid are confirmed."""
    ruling = session.game.rule(session.state, announcement)
    match ruling:
        case Accepted(events=()):
            nothing = (phrase(_nothing_to_do(announcement)),)
            return session, Answer("answered", meaning=announcement, phrases=nothing)
        case Accepted():
            is_grave = session.game.needs_confirmation(announcement)
            if is_said and is_grave and not is_confirmed:
                return confirm(session, ruling.announcement, ruling.announcement)
            is_sure = is_confirmed or not is_said
            if not is_sure and is_before_fact(session, announcement):
                return _hold_for_counting(session, announcement)
            return record(session, announcement, ruling)
        case Objected() if (
            is_said and is_early(ruling) and is_before_fact(session, announcement)
        ):
            return _hold(session, announcement)
        case _:
            return refuse(session, announcement, ruling)


def is_in_play(session: Session[Any]) -> bool:
    """Return whether something was recorded, and the round is not over."""
    is_over = session.game.is_over(session.state)
    return bool(session.journal.entries) and not is_over


def _nothing_to_do(announcement: Announcement) -> Fact:
    match announcement:
        case SeatLeft(seat=str() as seat):
            return reports.AlreadyAway(seat)
        case SeatBack(seat=str() as seat):
            return reports.NotAway(seat)
        case _:
            raise ValueError(f"{announcement} changes nothing")


def without_oneself(session: Session[Any], meaning: Meaning) -> Meaning:
    """Return words without who is named as their own other: a name was misheard."""
    if not isinstance(meaning, Announcement):
        return meaning
    field = session.game.missing(meaning)
    if field is None or getattr(meaning, field) != getattr(meaning, "seat", None):
        return meaning
    return replace(meaning, **{field: None})


def confirm(session: Session[Any], told: Announcement, choice: Meaning) -> Turn:
    """Ask before what cannot be taken back from the table's memory."""
    question = phrase(told, "confirm")
    asked = replace(session, question=Question((choice,), question))
    return asked, Answer("asked", meaning=told, choices=(choice,), phrases=(question,))


def refuse(
    session: Session[Any],
    announcement: Announcement,
    ruling: Ruling,
    *,
    is_correction: bool = False,
) -> Turn:
    """Object to a broken rule, or ask for what is missing; nothing is recorded."""
    match ruling:
        case Objected(violations=violations, if_insisted=if_insisted):
            objection = Objection(announcement, is_correction)
            reason = session.game.reason(violations[0])
            objected = replace(session, objection=objection, reason=reason)
            insist = (phrase(reports.InsistPossible()),) if if_insisted else ()
            due = prompt(session) if violations[0].is_early else ()
            return objected, Answer(
                "objected",
                meaning=announcement,
                violations=violations,
                phrases=(phrase(violations[0], OBJECTION), *insist, *due),
            )
        case Asked(announcement=told, missing=missing, choices=choices, faces=faces):
            asked = missing_phrase(told, missing)
            question = (
                Question(choices, asked, is_correction)
                if choices
                else Missing(told, missing, asked, is_correction, faces=faces)
            )
            asking = replace(session, question=question)
            return asking, Answer(
                "asked", meaning=told, choices=choices, phrases=(asked,)
            )
        case Accepted():
            raise ValueError("an accepted announcement is not refused")


def missing_phrase(meaning: Meaning, field: str) -> Phrase:
    """Return the question for one field."""
    return phrase(meaning, f"missing-{field.replace('_', '-')}")


def _hold(session: Session[Any], play: Announcement) -> Turn:
    """Keep a play for later; of several, the table hears which ones wait."""
    held = held_with(session.held, play)
    # Nobody plays twice before a due fact is told.
    gone, kept = held[: -len(session.seats)], held[-len(session.seats) :]
    several = waiting.PlaysHeld(kept) if len(kept) > 1 else reports.PlayHeld(play)
    dropped = (phrase(waiting.HeldDropped(gone)),) if gone else ()
    after = replace(session, held=kept, taken_back=())
    phrases = (phrase(several), *dropped, *prompt(session))
    return after, Answer("asked", meaning=play, phrases=phrases)


def _hold_for_counting(session: Session[Any], play: Announcement) -> Turn:
    """Let a play wait that the rules would take: what is due may still be left out."""
    after, answer = _hold(replace(session, objection=Objection(play)), play)
    held, *due = answer.phrases
    phrases = (held, phrase(reports.InsistPossible()), *due)
    return after, replace(answer, phrases=phrases)


def record(
    session: Session[Any],
    announcement: Announcement,
    accepted: Accepted,
    *,
    is_insisted: bool = False,
) -> Turn:
    """Record an announcement, then the plays that waited for it."""
    recorded = _recorded(session, announcement, accepted, is_insisted=is_insisted)
    noted = (phrase(reports.NotedAnyway()),) if is_insisted else ()
    answer = Answer(
        "accepted",
        meaning=accepted.announcement,
        events=accepted.events,
        phrases=(*noted, *narrated(accepted)),
        operations=(Recorded(announcement, is_insisted),),
    )
    return released(recorded, answer)


def _recorded(
    session: Session[Any],
    announcement: Announcement,
    accepted: Accepted,
    *,
    is_insisted: bool,
) -> Session[Any]:
    entry = entry_of(session, announcement, accepted, is_insisted=is_insisted)
    journal = session.journal.record(entry)
    held = tuple(one for one in session.held if one is not announcement)
    # What waited belongs to the round that is dealt again.
    held = () if isinstance(announcement, RoundVoid) else held
    return replace(_after(session, accepted.events), journal=journal, held=held)


def entry_of(
    session: Session[Any],
    announcement: Announcement,
    accepted: Accepted,
    *,
    is_insisted: bool,
    before: object = None,
) -> Entry[Any]:
    """Return the entry for an accepted announcement, after the given state."""
    state = session.state if before is None else before
    for event in accepted.events:
        state = session.game.apply(state, event)
    return Entry(
        announcement, is_insisted, accepted.events, state, accepted.announcement
    )


def _after(session: Session[Any], happened: Sequence[Event]) -> Session[Any]:
    voiced = [event for event in happened if event.is_voiced] or list(happened)
    return replace(
        gone_on(session, happened),
        question=None,
        objection=None,
        taken_back=(),
        reason=session.game.reason(voiced[-1]),
    )


def narrated(accepted: Accepted, known: Sequence[Event] = ()) -> tuple[Phrase, ...]:
    """Return the read-back and what it does not say by itself, nor is known."""
    voiced = (one for one in accepted.events if one.is_voiced and one not in known)
    return (phrase(accepted.announcement), *(phrase(event) for event in voiced))


def released(session: Session[Any], answer: Answer) -> Turn:
    """Rule the plays that waited, now that no fact is due; then say what is next.

    What must still come first keeps them waiting; a refused one is named, and those
    behind it are to be said again, since they may not fit any more.
    """
    if not session.held or session.game.waits_for_fact(session.state):
        return session, replace(answer, phrases=(*answer.phrases, *prompt(session)))
    play, rest = session.held[0], session.held[1:]
    ruling = session.game.rule(session.state, play)
    if isinstance(ruling, Accepted):
        after = _recorded(session, play, ruling, is_insisted=False)
        return released(
            replace(after, held=rest), _joined(answer, ruling, Recorded(play))
        )
    is_to_come = session.game.is_play_to_come(session.state)
    if isinstance(ruling, Objected) and is_early(ruling) and is_to_come:
        return session, replace(answer, phrases=(*answer.phrases, *prompt(session)))
    refused, objection = refuse(replace(session, held=()), play, ruling)
    named = phrase(waiting.HeldRefused(play))
    dropped = (phrase(waiting.HeldDropped(rest)),) if rest else ()
    phrases = (*answer.phrases, named, *objection.phrases, *dropped)
    return refused, replace(answer, phrases=phrases, violations=objection.violations)


def _joined(answer: Answer, accepted: Accepted, operation: Operation) -> Answer:
    return replace(
        answer,
        events=(*answer.events, *accepted.events),
        phrases=(*answer.phrases, *narrated(accepted)),
        operations=(*answer.operations, operation),
    )


def corrected(session: Session[Any], changed: Announcement) -> Ruling:
    """Rule an announcement in the place of the last entry, while the game goes on."""
    if session.game.is_over(session.state):
        return Objected((GameOver(),))
    return session.game.rule(session.journal.before_last, changed)


def replaced(
    session: Session[Any],
    announcement: Announcement,
    accepted: Accepted,
    *,
    is_insisted: bool,
) -> Turn:
    """Put a corrected announcement in the place of the last entry."""
    before, last = session.journal.before_last, session.last
    known = last.events if last is not None else ()
    entry = entry_of(
        session, announcement, accepted, is_insisted=is_insisted, before=before
    )
    after = _after(session, accepted.events)
    after = replace(after, journal=session.journal.replace(entry))
    answer = Answer(
        "accepted",
        meaning=accepted.announcement,
        events=accepted.events,
        phrases=(phrase(reports.Corrected()), *narrated(accepted, known)),
        operations=(Replaced(announcement, is_insisted),),
    )
    return released(after, answer)
