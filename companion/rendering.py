"""Turn the phrases of an answer into sentences, each with what it is."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from companion.core.facts import Announcement, Event, kind, owner
from companion.core.game import Game
from companion.core.requests import Undo
from companion.core.words import Phrase, phrase
from companion.language.locale import Locale
from companion.language.messages import EARPHONE, LAYERS
from companion.sayings import Saying, Urgency
from companion.session import Answer, Session

HEARD, UNCLEAR, UNDONE, ATTENTION = "heard", "unclear", "undone", "attention"
RISING, FALLING = "rising", "falling"
"""What can be heard before a sentence."""
_SENTENCE_END = re.compile(r"(?<=[.!?]) (?=\w)")
"""Where a text of several sentences may leave the ears a moment."""


def rendered(session: Session[Any], answer: Answer, locale: Locale) -> Iterator[Saying]:
    """Yield the sentences of an answer, without silent ones.

    What concerns a player is told at the level of that player.
    """
    voices = locale.profile.voices
    prompts = [phrase(one) for one in session.game.prompts(session.state)]
    latest = [phrase(event) for event in answer.events if _is_total(event)]
    plays = _plays(session.game)
    speaker = getattr(answer.meaning, "seat", None)
    lesson = f"{session.game.name}-{answer.lesson}" if answer.lesson else ""
    for said in answer.phrases:
        level = session.level_for((said.arguments.get("seat"), speaker))
        text = locale.messages.sentence(_worded(session, said, locale), level)
        if not text:
            continue
        is_lesson = said.id == lesson
        urgency = _urgency(answer, is_prompt=said in prompts)
        is_play = urgency == "news" and said.id in plays
        named = Phrase(said.id, said.arguments, "choice")
        saying = Saying(
            text,
            "lesson" if is_lesson else urgency,
            (locale.messages.sentence(named),) if is_play else (),
            said.id if said in latest else "",
            voices=voices,
            lesson=answer.lesson if is_lesson else "",
        )
        parts = _SENTENCE_END.split(text) if said.form in LAYERS else (text,)
        yield from (replace(saying, text=part) for part in parts)


def _worded(session: Session[Any], said: Phrase, locale: Locale) -> Phrase:
    """Return a phrase in its wording for tables with an earphone, if there are both."""
    form = f"{said.form}-{EARPHONE}" if said.form else EARPHONE
    if session.has_earphone and locale.messages.has_form(said.id, form):
        return replace(said, form=form)
    return said


def signals(answer: Answer) -> tuple[str, ...]:
    """Return what is heard before an answer: the first of these that there is."""
    match answer.outcome:
        case "accepted" if isinstance(answer.meaning, Undo):
            return (UNDONE,)
        case "accepted":
            return (*_danger(answer.events), HEARD)
        case "objected" | "asked":
            return (ATTENTION,)
        case "not-understood":
            return (UNCLEAR,)
    return ()


def _danger(events: Iterable[Event]) -> tuple[str, ...]:
    rises = (getattr(event, event.rise_field) for event in events if event.rise_field)
    rise = sum(one for one in rises if isinstance(one, int))
    return (RISING,) if rise > 0 else (FALLING,) if rise < 0 else ()


def _is_total(event: Event) -> bool:
    """Return whether it says all that earlier ones of its kind have said."""
    return bool(event.sum_field) and getattr(event, event.sum_field) is not None


def _urgency(answer: Answer, *, is_prompt: bool) -> Urgency:
    match answer.outcome:
        case "objected" | "not-understood":
            return "error"
        case "asked":
            return "question"
        case "accepted":
            return "prompt" if is_prompt else "news"
    return "reply"


def _plays(game: Game[Any]) -> frozenset[str]:
    """Return the ids of the messages that read back a play."""
    return frozenset(
        f"{owner(one)}-{kind(one)}"
        for one in game.announcements
        if issubclass(one, Announcement) and game.is_play(one())
    )
