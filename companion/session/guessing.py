"""What was probably meant, where words are not clear.

A wrong state spoken with confidence is worse than none: a guess is taken only where it
sounds like what was heard and nothing else does. Where two or three things are near,
the table is asked; else nothing was understood.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from companion.core import announcements, box_requests, requests, teaching
from companion.core.book import (
    TELLING,
    AskWhatIf,
    Back,
    Example,
    More,
    ReadOn,
    ReadRules,
)
from companion.core.facts import Announcement, Request
from companion.core.guesses import Guess, chance
from companion.core.rulings import Accepted, Asked, Objected
from companion.core.words import Transcript
from companion.session.answers import Meaning, Understanding
from companion.session.choosing import ANSWERS, acts_when_overheard, meanings
from companion.session.denying import is_denial, loses_denial
from companion.session.lessons import acts_in_lesson
from companion.session.sayable import sayable
from companion.session.session import Session
from companion.session.timely import is_telling

LATER_READING = 0.2
"""What a reading of the recognizer costs more than the one before it, in sounds."""
_UNLIKELY = 0.7
"""What a kind of sentence costs that makes no sense now."""
_AWAITED = 0.4
"""What speaks for an announcement that the state awaits."""
_IMPOSSIBLE = 2.92
"""What each fact costs that cannot be at this table: a colour that it has not."""
_INCOMPLETE = 0.25
"""What an announcement costs that lacks something: people mostly say all of it."""
_UNNAMED = 0.31
"""What an announcement costs, plays apart, that does not say who acts."""
_PLAY = 0.53
"""What a play costs: it is one card of many."""
_SELDOM = 1.13
"""What a kind costs that is seldom said: a guess needs more for it."""
_RARE = (
    AskWhatIf,
    Back,
    Example,
    More,
    ReadOn,
    ReadRules,
    box_requests.AskBox,
    box_requests.AskBoxLacks,
    box_requests.ForgetBox,
    box_requests.LearnBox,
    box_requests.LeaveLesson,
    box_requests.ListBoxes,
    box_requests.PassOver,
    box_requests.RenameBox,
    box_requests.UseBox,
    requests.AskGist,
    requests.AskHistory,
    requests.AskSetup,
    requests.AskWinners,
    requests.AskWins,
    requests.Brief,
    requests.Choose,
    requests.Coach,
    requests.Correct,
    requests.Earlier,
    announcements.EverybodyBack,
    requests.Fragment,
    requests.Hears,
    requests.Language,
    requests.Later,
    requests.LevelFor,
    requests.Listen,
    requests.Normal,
    requests.Privately,
    requests.Quit,
    requests.Rematch,
    requests.Resume,
    requests.SignalsOff,
    requests.SignalsOn,
    requests.Speak,
    teaching.AskCards,
    teaching.AskGuide,
    teaching.EndPractice,
    teaching.Practise,
    teaching.Teach,
    teaching.TeachAgain,
    teaching.TeachNoMore,
    announcements.RoundVoid,
    announcements.SeatBack,
    announcements.SeatLeft,
)
_MOST_ASKED = 3
_NEAR = 0.02
"""The chance, beside the best guess, from which on another one is asked about."""
_REQUESTED = 0.85
"""The chance from which on people are asked which question or command they meant: what
does not change the game is sooner talk."""
_CLEAR, _NO_TALK = 1.0, 5.0
"""What speaks against a reading of the recognizer that is clear, and against its being
talk."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Hold how likely a guess must be, and how likely talk is beforehand."""

    taken: float
    """The chance from which on a guess is taken, among all that was meant."""
    meant: float
    """The chance from which on something was meant at all, and not talk."""
    untold: float
    """The same where all words are everyday ones, and none is of the game."""
    talk: float = 0.0
    """How many sounds more than elsewhere speak for talk."""
    asks: bool = True
    """Whether the table is asked about what is near."""


ON_PURPOSE = Limits(taken=0.8, meant=0.75, untold=0.92)
ANYWHERE = Limits(taken=0.8, meant=0.75, untold=0.75)
"""Where no state tells what makes sense."""
OVERHEARD = Limits(taken=0.9, meant=0.93, untold=0.93, talk=0.3, asks=False)
"""Where talk is overheard, only what is nearly clear acts, and nothing is asked."""


def guessed(
    session: Session[Any], heard: Transcript, understanding: Understanding
) -> tuple[Meaning, ...]:
    """Return what was meant, what it may have been, or nothing."""
    is_open = (heard.listening or session.listening) == "open"
    now = sayable(session)
    likely = {*now.awaited, *now.commands, *now.others}
    unlikely = {kind: _UNLIKELY for kind in understanding.kinds if kind not in likely}
    limits = OVERHEARD if is_open else ON_PURPOSE
    is_denied = is_denial(heard.text, understanding)
    found: dict[Meaning, Guess] = {}
    for guess in _heard(heard, understanding, unlikely):
        for meaning in meanings(session, (guess.meaning,)):
            if is_denied and loses_denial(session, meaning):
                continue
            judged = _judged(session, meaning, is_open=is_open)
            if judged is None or (is_open and not _acts(session, meaning)):
                continue
            against, settled = judged
            told = replace(guess, meaning=meaning).doubted(against)
            known = found.get(settled)
            if known is None or told.cost < known.cost:
                found[settled] = told
    return decided(found.values(), limits)


def _acts(session: Session[Any], meaning: Meaning) -> bool:
    """Return whether a guess does something where talk is overheard.

    What people bluff about is never guessed there, nor the end of the evening, nor what
    a thing means: talk names things, too.
    """
    if isinstance(meaning, requests.Quit | requests.AskMeaning):
        return False
    if isinstance(meaning, Announcement):
        is_whole = session.game.missing(meaning) is None
        if not is_whole or isinstance(meaning, session.game.bluffed):
            return False
    return acts_when_overheard(session, meaning)


def guessed_anywhere(
    session: Session[Any], heard: Transcript, understanding: Understanding
) -> tuple[Meaning, ...]:
    """Return the same where everything may be said."""
    guesses = (
        replace(guess, meaning=_plain(plainly_meant(session, guess.meaning))).doubted(
            _flaws(session, guess.meaning)
        )
        for guess in _heard(heard, understanding, {})
        if not isinstance(guess.meaning, requests.Fragment | TELLING)
    )
    return decided(guesses, ANYWHERE)


def plainly_meant(session: Session[Any], meaning: Meaning) -> Meaning:
    """Return what words mean where nothing has happened that they could be about."""
    if not isinstance(meaning, Announcement):
        return meaning
    return session.game.meant(session.game.begin(session.seats), meaning)


def decided(guesses: Iterable[Guess], limits: Limits) -> tuple[Meaning, ...]:
    """Return the one guess that is taken, those that are asked about, or nothing."""
    ranked = _ranked(guesses)
    if not ranked:
        return ()
    best = ranked[0].cost
    chances = [chance(one.cost, best) for one in ranked]
    # Where one reading of the recognizer sounds like talk, it was talk.
    talk = chance(min(one.talk for one in ranked) - limits.talk, best)
    meant = sum(chances)
    least = limits.meant if ranked[0].is_told else limits.untold
    if meant < least * (meant + talk):
        return ()
    if chances[0] >= limits.taken * meant:
        return (ranked[0].meaning,)
    near = [one for one, some in zip(ranked, chances, strict=True) if some >= _NEAR]
    asked = tuple(one.meaning for one in near[:_MOST_ASKED])
    is_requested = all(isinstance(one, Request) for one in asked)
    if is_requested and meant < _REQUESTED * (meant + talk):
        return ()
    return asked if limits.asks and len(asked) > 1 else ()


def _heard(
    heard: Transcript, understanding: Understanding, unlikely: dict[str, float]
) -> Iterator[Guess]:
    """Yield what all readings of the recognizer may mean."""
    for place, text in enumerate((heard.text, *heard.alternatives)):
        later = place * LATER_READING
        for meaning in understanding.readings(text) if place else ():
            if _is_whispered(meaning):
                continue
            yield Guess(meaning, _CLEAR + later, _NO_TALK)
        for guess in understanding.guesses(text, unlikely):
            if not _is_whispered(guess.meaning):
                yield replace(guess, cost=guess.cost + later)


def _is_whispered(meaning: Meaning) -> bool:
    return isinstance(meaning, Request) and meaning.is_whispered


def _ranked(guesses: Iterable[Guess]) -> list[Guess]:
    best: dict[Meaning, Guess] = {}
    for guess in guesses:
        known = best.get(guess.meaning)
        if known is None or guess.cost < known.cost:
            best[guess.meaning] = guess
    return sorted(best.values(), key=lambda guess: guess.cost)


def _judged(
    session: Session[Any], meaning: Meaning, *, is_open: bool
) -> tuple[float, Meaning] | None:
    """Return what speaks against a meaning in this state, and what it comes to.

    Who acts need not be said: with and without the name it is the same. `None` is for
    what makes no sense now. Where talk is overheard, what is awaited is talked about.
    """
    if isinstance(meaning, ANSWERS):
        is_due = session.question is not None or session.objection is not None
        return (0.0, meaning) if is_due or session.held else None
    if isinstance(meaning, TELLING) and not is_telling(session, meaning):
        return None
    is_taught = acts_in_lesson(session, meaning)
    if is_taught is False:
        return None
    is_awaited = type(meaning) in session.game.expected(session.state)
    flaws = _flaws(session, meaning, is_due=is_awaited or is_taught is True)
    if isinstance(meaning, Request):
        return flaws, _plain(meaning)
    awaited = 0.0 if is_open else _AWAITED
    match session.game.rule(session.state, meaning):
        case Accepted(announcement=settled):
            return flaws + (-awaited if is_awaited else 0.3), settled
        case Asked() if is_awaited and session.game.missing(meaning) is None:
            # It says all that people say; only this state asks for more.
            return flaws - awaited, meaning
        case Asked():
            return flaws + (0.2 if is_awaited else 0.5), meaning
        case Objected():
            return flaws + (0.7 if is_awaited else 1.0), meaning


def _plain(meaning: Meaning) -> Meaning:
    """Return a meaning in the way it is mostly said: one announcement is the last."""
    return requests.Undo() if meaning == requests.Undo(1) else meaning


def _flaws(session: Session[Any], meaning: Meaning, *, is_due: bool = False) -> float:
    """Return what speaks against a meaning in any state; what is due is not seldom."""
    is_seldom = not is_due and isinstance(meaning, (*_RARE, *session.game.seldom))
    seldom = _SELDOM if is_seldom else 0.0
    wrong = session.game.impossible(session.state, meaning) * _IMPOSSIBLE
    if not isinstance(meaning, Announcement):
        is_counted = getattr(_plain(meaning), "count", None) is not None
        return wrong + max(seldom, _SELDOM if is_counted else 0.0)
    lacking = 0.0 if session.game.missing(meaning) is None else _INCOMPLETE
    is_unnamed = getattr(meaning, "seat", "") is None
    is_play = session.game.is_play(meaning)
    told = _PLAY if is_play else _UNNAMED if is_unnamed else 0.0
    return seldom + wrong + lacking + told
