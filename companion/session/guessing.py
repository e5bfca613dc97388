"""What was probably meant, where words are not clear.

A wrong state spoken with confidence is worse than none: a guess is taken only where it
sounds like what was heard and nothing else does. Where two or three things are near,
the table is asked; else nothing was understood.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from companion.core import requests
from companion.core.facts import Announcement, Request
from companion.core.guesses import Guess
from companion.core.rulings import Accepted, Asked, Objected
from companion.core.words import Transcript
from companion.session.answers import Meaning, Understanding
from companion.session.choosing import ANSWERS, acts_when_overheard, meanings
from companion.session.sayable import sayable
from companion.session.session import Session

LATER_READING = 0.2
"""What a reading of the recognizer costs more than the one before it, in sounds."""
_UNLIKELY = 0.8
"""What a kind of sentence costs that makes no sense now."""
_IMPOSSIBLE = 0.5
"""What each fact costs that cannot be at this table: a colour that it has not."""
_INCOMPLETE = 0.5
"""What an announcement costs that lacks something: people mostly say all of it."""
_MOST_ASKED = 3


@dataclass(frozen=True, slots=True)
class Limits:
    """Hold how near a guess must be; shares are parts of all that was heard."""

    taken: float
    """The largest share at which a guess is taken without asking."""
    asked: float
    """The largest share at which the table is asked."""
    margin: float
    """How many sounds the next guess must be away from one that is taken."""
    slope: float
    """How much more that is for each sound that the guess itself is away."""
    near: float
    """How many sounds a guess may be behind the best one to be asked about."""


ON_PURPOSE = Limits(taken=0.38, asked=0.5, margin=0.3, slope=0.1, near=0.8)
OVERHEARD = Limits(taken=0.2, asked=0.2, margin=0.5, slope=0.2, near=0.5)
"""Where talk is overheard, only what is nearly clear acts."""


def guessed(
    session: Session[Any], heard: Transcript, understanding: Understanding
) -> tuple[Meaning, ...]:
    """Return what was meant, what it may have been, or nothing."""
    is_open = (heard.listening or session.listening) == "open"
    now = sayable(session)
    likely = {*now.awaited, *now.commands, *now.others}
    unlikely = {kind: _UNLIKELY for kind in understanding.kinds if kind not in likely}
    guesses = (
        Guess(
            meaning, guess.cost + extra, guess.share * (1 + extra / (guess.cost or 1))
        )
        for guess in _heard(heard, understanding, unlikely)
        for meaning in meanings(session, (guess.meaning,))
        if not is_open or acts_when_overheard(session, meaning)
        for extra in [_against(session, meaning)]
        if extra is not None
    )
    return decided(guesses, OVERHEARD if is_open else ON_PURPOSE)


def guessed_anywhere(
    session: Session[Any], heard: Transcript, understanding: Understanding
) -> tuple[Meaning, ...]:
    """Return the same where everything may be said."""
    guesses = (
        Guess(
            guess.meaning,
            guess.cost + extra,
            guess.share * (1 + extra / (guess.cost or 1)),
        )
        for guess in _heard(heard, understanding, {})
        if not isinstance(guess.meaning, requests.Fragment)
        for extra in [_flaws(session, guess.meaning)]
    )
    return decided(guesses, ON_PURPOSE)


def decided(guesses: Iterable[Guess], limits: Limits) -> tuple[Meaning, ...]:
    """Return the one guess that is taken, those that are asked about, or nothing."""
    ranked = _ranked(guesses)
    if not ranked or ranked[0].share > limits.asked:
        return ()
    best = ranked[0]
    margin = limits.margin + limits.slope * best.cost
    is_alone = len(ranked) == 1 or ranked[1].cost >= best.cost + margin
    if is_alone:
        return (best.meaning,) if best.share <= limits.taken else ()
    near = [one for one in ranked if one.cost <= best.cost + limits.near]
    rivals = [one for one in near if one.cost < best.cost + margin]
    if len(rivals) > _MOST_ASKED:
        return ()
    return tuple(one.meaning for one in near[:_MOST_ASKED])


def _heard(
    heard: Transcript, understanding: Understanding, unlikely: dict[str, float]
) -> Iterator[Guess]:
    """Yield what all readings of the recognizer may mean."""
    for place, text in enumerate((heard.text, *heard.alternatives)):
        later = place * LATER_READING
        for meaning in understanding.readings(text) if place else ():
            yield Guess(meaning, later, 0.0)
        for guess in understanding.guesses(text, unlikely):
            share = guess.share * (1 + later / (guess.cost or 1))
            yield Guess(guess.meaning, guess.cost + later, share)


def _ranked(guesses: Iterable[Guess]) -> list[Guess]:
    best: dict[Meaning, Guess] = {}
    for guess in guesses:
        known = best.get(guess.meaning)
        if known is None or guess.cost < known.cost:
            best[guess.meaning] = guess
    return sorted(best.values(), key=lambda guess: guess.cost)


def _against(session: Session[Any], meaning: Meaning) -> float | None:
    """Return what speaks against a meaning in this state; `None`: it makes no sense."""
    if isinstance(meaning, ANSWERS):
        is_open = session.question is not None or session.objection is not None
        return 0.0 if is_open or session.held else None
    if isinstance(meaning, Request):
        return 0.0
    is_awaited = type(meaning) in session.game.expected(session.state)
    flaws = _flaws(session, meaning)
    match session.game.rule(session.state, meaning):
        case Accepted():
            return flaws + (0.0 if is_awaited else 0.3)
        case Asked():
            return flaws + (0.2 if is_awaited else 0.5)
        case Objected():
            return flaws + (0.5 if is_awaited else 0.8)


def _flaws(session: Session[Any], meaning: Meaning) -> float:
    """Return what speaks against a meaning in any state."""
    if not isinstance(meaning, Announcement):
        return 0.0
    wrong = session.game.impossible(session.state, meaning) * _IMPOSSIBLE
    return wrong + (0.0 if session.game.missing(meaning) is None else _INCOMPLETE)
