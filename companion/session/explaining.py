"""Answers of the rulebook, and the layers behind what was explained last."""

from dataclasses import replace
from enum import Enum
from typing import Any

from companion.core import book, reports, requests
from companion.core.facts import Announcement, Fact, Request
from companion.core.words import Phrase, phrase
from companion.session.answers import Answer, Meaning
from companion.session.recording import Turn, missing_phrase
from companion.session.session import Missing, Question, Session, Told

EXPLAINED = (
    requests.AskMeaning
    | requests.AskSticker
    | requests.AskRule
    | requests.AskWhy
    | book.AskWhatIf
    | book.More
    | book.Example
)
"""What the rulebook answers."""


def asked_about(session: Session[Any], readings: tuple[Meaning, ...]) -> Request | None:
    """Return the question behind a thing that is named where nothing awaits it.

    A sticker that stands for things in several places is asked back; another thing
    is explained.
    """
    rulebook = session.game.rulebook
    single = [
        reading.values[0]
        for reading in readings
        if isinstance(reading, requests.Fragment) and len(reading.values) == 1
    ]
    felt = next((value for name, value in single if name == "sticker"), None)
    if isinstance(felt, str):
        return requests.AskSticker(felt)
    named = {
        value.value
        for _, value in single
        if isinstance(value, Enum) and value.value in rulebook.subjects
    }
    for (sticker, place), subject in rulebook.stickers.items():
        places = [where for name, where in rulebook.stickers if name == sticker]
        if subject in named and len(places) > 1 and place == places[-1]:
            return requests.AskSticker(sticker)
    return requests.AskMeaning(named.pop()) if len(named) == 1 else None


def answered(*phrases: Phrase) -> Answer:
    """Answer a question or a command."""
    return Answer("answered", phrases=phrases)


def said(*facts: Fact) -> Answer:
    """Answer with facts."""
    return answered(*(phrase(fact) for fact in facts))


def text(session: Session[Any], name: str, form: str = "") -> Phrase:
    """Return a text of the rulebook, in one of its layers."""
    settled = session.game.rulebook.settled(session.state)
    return Phrase(f"{session.game.name}-{name}", settled, form)


def unusable(kind: str, key: str) -> Answer:
    """Answer that a key holds what it cannot."""
    return replace(said(reports.UnusableValue(kind, key)), outcome="not-understood")


def asked(session: Session[Any], request: Request, field: str) -> Turn:
    """Ask for one field of a request."""
    question = missing_phrase(request, field)
    asking = replace(session, question=Missing(request, field, question))
    return asking, Answer("asked", phrases=(question,))


def explain(session: Session[Any], request: EXPLAINED) -> Turn:
    """Answer from the rulebook."""
    match request:
        case requests.AskMeaning():
            return _meaning(session, request)
        case requests.AskSticker():
            return _sticker(session, request)
        case requests.AskRule(topic=topic):
            return session, _rule(session, topic)
        case book.AskWhatIf():
            return _situation(session, request)
        case requests.AskWhy() if session.reason is None:
            return session, said(reports.NoReason())
        case requests.AskWhy():
            return session, answered(text(session, f"topic-{session.reason}"))
        case book.More():
            return _more(session)
        case book.Example():
            return _example(session)


def noted(session: Session[Any], answer: Answer) -> Session[Any]:
    """Return the session, with what was explained last; a play ends that.

    Whatever says a text of the rulebook explains, also where nobody asked for it.
    """
    known = _explaining(session)
    found = [one for one in answer.phrases if one.id in known and not one.form]
    if found:
        return replace(session, told=Told(found[-1], session.layers(found[-1].id)))
    is_play = isinstance(answer.meaning, Announcement) or bool(answer.operations)
    is_over = is_play and answer.outcome == "accepted"
    return replace(session, told=None) if is_over else session


def _explaining(session: Session[Any]) -> frozenset[str]:
    """Return the ids of all texts that explain something."""
    rulebook = session.game.rulebook
    names = (
        *(f"topic-{one}" for one in rulebook.topics),
        *(f"subject-{one}" for one in rulebook.subjects),
        *(f"situation-{one}" for one in rulebook.situations),
        *(f"sticker-{'-'.join(one)}" for one in rulebook.stickers),
    )
    return frozenset(f"{session.game.name}-{name}" for name in names)


def _meaning(session: Session[Any], request: requests.AskMeaning) -> Turn:
    if request.subject is None:
        return asked(session, request, "subject")
    if request.subject not in session.game.rulebook.subjects:
        return session, unusable("ask-meaning", "subject")
    return session, answered(text(session, f"subject-{request.subject}"))


def _sticker(session: Session[Any], request: requests.AskSticker) -> Turn:
    sticker, place = request.sticker, request.place
    stickers = session.game.rulebook.stickers
    places = tuple(where for name, where in stickers if name == sticker)
    if sticker is None:
        return asked(session, request, "sticker")
    if sticker in session.game.rulebook.alike:
        return _alike(session, sticker)
    if not places:
        return session, unusable("ask-sticker", "sticker")
    if place is not None and place not in requests.PLACES:
        return session, unusable("ask-sticker", "place")
    if place is None and len(places) > 1:
        choices = tuple(requests.AskSticker(sticker, where) for where in places)
        question = missing_phrase(request, "place")
        asking = replace(session, question=Question(choices, question))
        return asking, Answer("asked", choices=choices, phrases=(question,))
    if place is None or place in places:
        return session, answered(
            text(session, f"sticker-{sticker}-{place or places[0]}")
        )
    elsewhere = tuple(text(session, f"sticker-{sticker}-{one}") for one in places)
    return session, answered(
        phrase(reports.StickerElsewhere(sticker, place)), *elsewhere
    )


def _alike(session: Session[Any], shape: str) -> Turn:
    """Ask which of the stickers of one shape is meant."""
    choices = tuple(map(requests.AskSticker, session.game.rulebook.alike[shape]))
    question = phrase(reports.WhichOne(choices))
    asking = replace(session, question=Question(choices, question))
    return asking, Answer("asked", choices=choices, phrases=(question,))


def _rule(session: Session[Any], topic: str | None) -> Answer:
    wanted = session.game.topic(session.state) if topic is None else topic
    if wanted not in session.game.rulebook.topics:
        return unusable("ask-rule", "topic")
    return answered(text(session, f"topic-{wanted}"))


def _situation(session: Session[Any], request: book.AskWhatIf) -> Turn:
    if request.situation is None and session.game.rulebook.situations:
        return asked(session, request, "situation")
    if request.situation not in session.game.rulebook.situations:
        return session, unusable("ask-what-if", "situation")
    return session, answered(text(session, f"situation-{request.situation}"))


def _more(session: Session[Any]) -> Turn:
    told = session.told
    if told is None or not told.left:
        return session, said(book.NothingMore())
    layer, *left = told.left
    after = replace(session, told=Told(told.text, tuple(left)))
    return after, answered(replace(told.text, form=layer))


def _example(session: Session[Any]) -> Turn:
    told = session.told
    if told is None or "example" not in session.layers(told.text.id):
        return session, said(book.NoExample())
    left = tuple(one for one in told.left if one != "example")
    after = replace(session, told=Told(told.text, left))
    return after, answered(replace(told.text, form="example"))
