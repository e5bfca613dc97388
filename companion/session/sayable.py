"""Which kinds of sentences make sense now: what a recognizer listens for."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from companion.core import book, box_requests, requests, teaching
from companion.core.announcements import EverybodyBack
from companion.core.facts import Announcement, Request, kind
from companion.session.lessons import taught
from companion.session.session import Session

Heard = type[Announcement] | type[Request]

COMMANDS: tuple[type[Request], ...] = (
    requests.Undo,
    requests.Stop,
    requests.Repeat,
    requests.Help,
    requests.Next,
    book.More,
    book.Back,
    book.Example,
    requests.Pause,
    requests.Resume,
    requests.Redo,
    requests.Listen,
    requests.Slower,
    requests.Faster,
    requests.Louder,
    requests.Quieter,
    requests.Brief,
    requests.Normal,
    requests.Coach,
    requests.Language,
    requests.Quit,
    requests.Correct,
    requests.Rematch,
)
"""What is obeyed at any time, what is said in need first."""
QUESTIONS: tuple[type[Request], ...] = (
    requests.AskTurn,
    requests.AskState,
    requests.AskGist,
    requests.AskScore,
    requests.AskWinners,
    requests.AskWins,
    requests.AskHistory,
    requests.AskMeaning,
    requests.AskSticker,
    requests.AskRule,
    book.AskWhatIf,
    requests.AskWhy,
    requests.AskOptions,
    requests.AskSetup,
    box_requests.AskBox,
    box_requests.AskBoxLacks,
)
"""What is answered in every game at any time."""
SETTINGS: tuple[type[Request], ...] = (
    book.ReadRules,
    book.ReadOn,
    requests.Earlier,
    requests.Later,
    requests.Privately,
    requests.SignalsOn,
    requests.SignalsOff,
    requests.Speak,
    requests.LevelFor,
    requests.Hears,
    EverybodyBack,
    teaching.Teach,
    teaching.TeachAgain,
    teaching.TeachNoMore,
    teaching.AskGuide,
    teaching.Practise,
    teaching.EndPractice,
    teaching.AskCards,
    box_requests.LearnBox,
    box_requests.ListBoxes,
    box_requests.UseBox,
    box_requests.RenameBox,
    box_requests.ForgetBox,
)
"""What is obeyed at any time, and said seldom."""
ANSWERS: tuple[type[Request], ...] = (
    requests.Yes,
    requests.No,
    requests.Choose,
    requests.Fragment,
    requests.Insist,
)
"""What is awaited where something was asked or objected to."""


@dataclass(frozen=True, slots=True)
class Sayable:
    """Hold kinds of sentences, by how much they are expected."""

    awaited: tuple[str, ...]
    """What the state awaits, and answers to an open question."""
    commands: tuple[str, ...]
    others: tuple[str, ...]
    """Questions, and what is possible, would be objected to or answers nothing.

    A "oui" that nobody asked for would else be heard as "huit".
    """


def sayable(session: Session[Any]) -> Sayable:
    """Return what can be said now.

    Where ears are open, an announcement that makes no sense now is talk.
    """
    game, state = session.game, session.state
    awaited: tuple[Heard, ...]
    awaited = (*game.expected(state), *_plays(session), *_answers(session))
    others: dict[Heard, None]
    others = dict.fromkeys((*ANSWERS, *QUESTIONS, *SETTINGS, *game.requests))
    others.update(dict.fromkeys(map(type, game.sayable(state))))
    if session.lesson is not None:
        others.update(dict.fromkeys(taught(game)))
    if session.listening != "open":
        others.update(dict.fromkeys(game.announcements))
    return Sayable(
        _kinds(awaited),
        _kinds(COMMANDS),
        _kinds(one for one in others if one not in awaited),
    )


def _plays(session: Session[Any]) -> tuple[type[Announcement], ...]:
    """Return all the ways to say a play, where one is awaited."""
    plays = tuple(
        one for one in session.game.announcements if session.game.is_play(one())
    )
    expected = session.game.expected(session.state)
    return plays if any(one in plays for one in expected) else ()


def _answers(session: Session[Any]) -> tuple[type[Request], ...]:
    """Return the answers to what is open."""
    answers: list[type[Request]] = []
    is_declined = session.game.declined(session.state) is not None
    if session.question is not None or session.held or is_declined:
        answers += (requests.Yes, requests.No)
    if session.question is not None:
        answers += (requests.Choose, requests.Fragment)
    if session.objection is not None:
        answers.append(requests.Insist)
    if session.lesson is not None:
        answers += (box_requests.PassOver, box_requests.LeaveLesson)
    return tuple(answers)


def _kinds(facts: Iterable[Heard]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(map(kind, facts)))
