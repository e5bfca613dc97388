"""A practice without cards: what the session knows of it."""

from dataclasses import fields, replace
from typing import Any

from companion.core import reports, requests
from companion.core import teaching as lessons
from companion.core.facts import Announcement, Report, Request, Seat, kind
from companion.core.journal import Journal
from companion.core.lawful import awaited, lawful
from companion.core.teaching import Practice
from companion.core.words import Phrase, phrase
from companion.session.answers import Answer
from companion.session.explaining import asked
from companion.session.recording import Turn, prompt
from companion.session.session import Practising, Session, Taught

FEW_HINTS = 3


def begun(session: Session[Any], seat: Seat | None) -> Turn:
    """Begin a practice for a player; the table waits as it is until it ends."""
    game = session.game
    practice, is_running = game.teaching.practice, bool(session.journal.entries)
    if session.practice is not None:
        return session, _told(session, lessons.PracticeGoesOn())
    if practice is None:
        return session, _told(session, lessons.PracticeUnknown())
    if is_running and not game.is_over(session.state):
        return session, _told(session, reports.GameGoesOn())
    if seat is None:
        return asked(session, lessons.Practise(), "seat")
    ready = practice.ready(game)
    practising = replace(
        session,
        game=ready,
        journal=Journal(ready.begin(session.seats)),
        practice=Practising(seat, session),
        teaching=Taught(),
        held=(),
        objection=None,
        reason=None,
    )
    others = tuple(one for one in session.seats if one != seat)
    told = phrase(lessons.PracticeBegun(seat, others))
    return practising, Answer("answered", phrases=(told,))


def ended(session: Session[Any]) -> Turn:
    """Go back to the table as it was before the practice."""
    if session.practice is None:
        return session, _told(session, lessons.NoPractice())
    before = session.practice.before
    after = replace(
        before,
        said=session.said,
        language=session.language,
        level=session.level,
        levels=session.levels,
        listening=session.listening,
        heard_too=session.heard_too,
        question=None,
    )
    answer = _told(after, lessons.PracticeEnded())
    return after, replace(answer, meaning=lessons.EndPractice())


def is_own(session: Session[Any], request: Request) -> bool:
    """Return whether a request is answered in another way while somebody practises."""
    asks_cards = practice_of(session).asks_cards
    others: tuple[type[Request], ...]
    others = (requests.Quit, requests.AskOptions, *asks_cards)
    seat = getattr(request, "seat", None)
    practising = session.practice
    is_of_learner = practising is not None and seat in (None, practising.learner)
    return isinstance(request, others) and is_of_learner


def cards(session: Session[Any]) -> Answer:
    """Tell the imaginary cards of the learner; of real ones nothing is known."""
    practising = session.practice
    if practising is None:
        return Answer("answered", phrases=(phrase(lessons.HandsUnknown()),))
    return Answer("answered", phrases=(shown(session), *prompt(session)))


def shown(session: Session[Any]) -> Phrase:
    """Return what tells the cards that the learner has left."""
    practising = session.practice
    assert practising is not None
    told = tuple(replace(aloud(session, one), form="card") for one in left(session))
    return phrase(lessons.PracticeCards(practising.learner, told))


def left(session: Session[Any]) -> tuple[Announcement, ...]:
    """Return the cards of the learner that were not announced yet."""
    practising = session.practice
    if practising is None:
        return ()
    entries = session.journal.entries[practising.dealt_at :]
    told = [entry.settled for entry in entries]
    return tuple(
        card
        for card in practising.cards
        if not any(_is_same(card, one, practising.learner) for one in told)
    )


def _is_same(card: Announcement, told: Announcement, learner: Seat) -> bool:
    if type(card) is not type(told) or getattr(told, "seat", None) != learner:
        return False
    known = ((one.name, getattr(card, one.name)) for one in fields(card))
    return all(getattr(told, name) == value for name, value in known if value)


def hint(session: Session[Any]) -> Answer:
    """Tell the learner a few things that the rules accept now."""
    words = tuple(aloud(session, one) for one in _hints(session)[:FEW_HINTS])
    return Answer("answered", phrases=(phrase(lessons.PracticeHint(words)),))


def _hints(session: Session[Any]) -> tuple[Announcement, ...]:
    game, state = session.game, session.state
    own = tuple(one.announcement for one in lawful(game, state, left(session)))
    found = own or tuple(one.announcement for one in lawful(game, state, ways(session)))
    # One of each kind first: what can be done, before how often.
    firsts = {type(one): one for one in reversed(found)}
    several = tuple(one for one in found if one not in firsts.values())
    return (*reversed(firsts.values()), *several)


def ways(session: Session[Any]) -> tuple[Announcement, ...]:
    """Return what may be announced now of what the state awaits."""
    rules = practice_of(session)
    kinds = awaited(session.game, session.state, rules.left_out)
    if kinds and kinds[0] in rules.of_table:
        kinds = kinds[:1]
    sayable = session.game.sayable(session.state)
    wanted = [one for one in kinds if one in rules.spoken]
    return tuple(one for one in sayable if type(one) in wanted)


def practice_of(session: Session[Any]) -> Practice:
    """Return how the game of a session is practised."""
    found: Practice | None = session.game.teaching.practice
    assert found is not None
    return found


def aloud(session: Session[Any], announcement: Announcement) -> Phrase:
    """Return the words in which a player announces something."""
    told = {one.name: getattr(announcement, one.name) for one in fields(announcement)}
    return Phrase(f"{session.game.name}-aloud-{kind(type(announcement))}", told)


def _told(session: Session[Any], report: Report) -> Answer:
    return Answer("answered", phrases=(phrase(report), *prompt(session)))
