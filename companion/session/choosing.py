"""Which of its possible meanings a line has now."""

from collections.abc import Collection
from dataclasses import fields, replace
from enum import Enum
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from companion.core import book, requests
from companion.core.facts import Announcement, Request, Seat
from companion.core.rulings import Accepted, Asked, Objected
from companion.core.words import LISTENINGS, phrase
from companion.session.answers import Meaning
from companion.session.apart import apart
from companion.session.lessons import acts_in_lesson
from companion.session.session import Missing, Question, Session
from companion.session.timely import is_telling, timely

ANSWERS = requests.Yes | requests.No | requests.Choose | requests.Insist
"""What counts only right after the companion has asked or objected."""


def meanings(
    session: Session[Any], readings: tuple[Meaning, ...]
) -> tuple[Meaning, ...]:
    """Return the readings that make sense now, the best ones alone.

    A clear, legal and awaited one goes first; of several left the table is asked.
    """
    found = (_completed(session, reading) for reading in timely(session, readings))
    distinct = tuple(dict.fromkeys(one for one in found if one is not None))
    if len(distinct) < 2:
        return distinct
    ranks = [_rank(session, meaning) for meaning in distinct]
    best = max(ranks)
    kept = tuple(m for m, rank in zip(distinct, ranks, strict=True) if rank == best)
    return apart(session, kept) if best > 0 else kept[:1]


def _rank(session: Session[Any], meaning: Meaning) -> int:
    if not isinstance(meaning, Announcement):
        return 3
    game, state = session.game, session.state
    is_awaited = type(meaning) in game.expected(state)
    match game.rule(state, meaning):
        case Accepted():
            return 4 if is_awaited else 3
        case Asked():
            return 2 if is_awaited else 1
        case Objected():
            return 0


def _completed(session: Session[Any], reading: Meaning) -> Meaning | None:
    """Return a reading with what the open question and the state add to it."""
    question = session.question
    if isinstance(reading, requests.Fragment):
        return _named(session, reading)
    meant = reading
    if isinstance(reading, Announcement):
        meant = session.game.meant(session.state, reading)
    if isinstance(question, Missing):
        for one in (reading, meant):
            if type(one) is type(question.meaning):
                return merged(question.meaning, one)
        if reading == requests.Undo() and isinstance(question.meaning, Announcement):
            back = session.game.backwards(question.meaning, question.field)
            if back is not None:
                return replace(question.meaning, **{question.field: back})
        told = _only_told(reading)
        if told is not None and told[0] == question.field:
            return replace(question.meaning, **{question.field: told[1]})
        if told is not None and f"{told[0]}s" == question.field:
            grown = _grown(question.meaning, question.field, (told[1],))
            return replace(question.meaning, **{question.field: grown})
    return meant


def _only_told(meaning: Meaning) -> tuple[str, object] | None:
    """Return the one field that an announcement tells; `None` where it tells more."""
    if not isinstance(meaning, Announcement):
        return None
    values = ((field.name, getattr(meaning, field.name)) for field in fields(meaning))
    told = [(name, value) for name, value in values if value is not None]
    return told[0] if len(told) == 1 else None


def _named(session: Session[Any], fragment: requests.Fragment) -> Meaning | None:
    question = session.question
    match question, fragment.values:
        case Missing(meaning=asked, field=field), ((name, value),):
            told = _as_field(session, type(asked), field, value)
            if name == "sticker" and field != name:
                told = _same_named(type(asked), field, _behind(session, value))
            if told is not None:
                return replace(asked, **{field: _grown(asked, field, told)})
            if isinstance(asked, Request) and getattr(asked, name, "") is None:
                told = _as_field(session, type(asked), name, value)
                return None if told is None else replace(asked, **{name: told})
        case Missing(meaning=asked, field=field), ((_, _), _, *_) as several:
            # "Blue seven" answers "which card?".
            if any(name == field for name, _ in several) and all(
                fits(type(asked), name, value) for name, value in several
            ):
                return replace(asked, **dict(several))
        # A bare name chooses among several; only a yes confirms.
        case Question(choices=choices), ((name, value),) if len(choices) > 1:
            fitting = [one for one in choices if getattr(one, name, None) == value]
            fitting = fitting or [one for one in choices if _tells(session, one, value)]
            if len(fitting) == 1:
                return requests.Choose(choices.index(fitting[0]) + 1)
            if isinstance(value, int):
                return requests.Choose(value)
    return _instead(session, fragment) or session.game.complete(
        session.state, fragment.values
    )


def _instead(session: Session[Any], fragment: requests.Fragment) -> Meaning | None:
    """Return what was just objected to with another value, if it can be: "a six"."""
    objection = session.objection
    if objection is None or not objection.is_fresh or len(fragment.values) != 1:
        return None
    told, ((name, value),) = objection.announcement, fragment.values
    if not isinstance(value, int) or not isinstance(getattr(told, name, None), int):
        return None
    changed = replace(told, **{name: value})
    is_legal = isinstance(session.game.rule(session.state, changed), Accepted)
    return changed if is_legal else None


def _grown(asked: Meaning, field: str, told: object) -> object:
    """Return what a field holds now: of a list, one thing after the other is told."""
    known = getattr(asked, field)
    if isinstance(known, tuple) and isinstance(told, tuple):
        return (*known, *told)
    return told


def _tells(session: Session[Any], meaning: Meaning, value: object) -> bool:
    """Return whether any field holds a named thing, or the sticker for it."""
    name = value.value if isinstance(value, Enum) else value
    sticker = _sticker_of(session, name) or value
    told = [getattr(meaning, field.name) for field in fields(meaning)]
    return value in told or sticker in told


def _as_field(
    session: Session[Any], shape: type[Meaning], field: str, value: object
) -> object:
    """Return a named thing as what a field holds; `None` where it cannot."""
    names = _names(session, shape, field)
    if names is not None:
        name = value.value if isinstance(value, Enum) else value
        if field == "sticker" and name not in names:
            return _sticker_of(session, name)
        return name if name in names else None
    if fits(shape, field, value):
        return value
    same = _same_named(shape, field, _behind(session, value))
    if same is not None:
        return same
    return (value,) if _lists(shape, field, value) else None


def _behind(session: Session[Any], value: object) -> Collection[object]:
    """Return what a value is called; a sticker, after what it stands for."""
    if isinstance(value, Enum):
        return (value.value,)
    book = session.game.rulebook
    felt = next((some for some in book.felt_alike if value in some), {value})
    return [
        subject for (sticker, _), subject in book.stickers.items() if sticker in felt
    ]


def _same_named(
    shape: type[Meaning], field: str, names: Collection[object]
) -> Enum | None:
    """Return what a field calls by such a name: a card's place, and a Claw's."""
    hint = get_type_hints(shape).get(field)
    for option in get_args(hint) or (hint,):
        if isinstance(option, type) and issubclass(option, Enum):
            for member in option:
                if member.value in names:
                    return member
    return None


def _names(
    session: Session[Any], shape: type[Meaning], field: str
) -> Collection[object] | None:
    """Return the only names that a field can hold; `None` where it holds no names."""
    rulebook = session.game.rulebook
    names: dict[tuple[type[Meaning], str], Collection[object]] = {
        (requests.AskSticker, "sticker"): {name for name, _ in rulebook.stickers},
        (requests.AskSticker, "place"): requests.PLACES,
        (requests.AskMeaning, "subject"): rulebook.subjects,
        (requests.AskRule, "topic"): rulebook.topics,
        (book.ReadRules, "topic"): rulebook.topics,
        (book.AskWhatIf, "situation"): rulebook.situations,
        (requests.Listen, "listening"): LISTENINGS,
        (requests.Language, "language"): session.languages,
    }
    return names.get((shape, field))


def _sticker_of(session: Session[Any], subject: object) -> str | None:
    """Return the sticker behind a thing: a circle may be heard as a portal."""
    stickers = session.game.rulebook.stickers
    found = (name for (name, _), meant in stickers.items() if meant == subject)
    return next(found, None)


def _lists(shape: type[Meaning], field: str, value: object) -> bool:
    """Return whether a field holds a list of such things."""
    hint = get_type_hints(shape).get(field)
    for option in get_args(hint) or (hint,):
        if get_origin(option) is tuple:
            inner = get_args(option)[0]
            kept = str if inner is Seat else inner
            return isinstance(kept, type) and isinstance(value, kept)
    return False


def fits(shape: type[Meaning], field: str, value: object) -> bool:
    """Return whether a field of a meaning can hold a value."""
    hint = get_type_hints(shape).get(field)
    for option in get_args(hint) or (hint,):
        if option is Seat or option is str:
            is_fit = isinstance(value, str) and not isinstance(value, Enum)
        elif isinstance(option, type) and option is not NoneType:
            is_number = isinstance(value, bool) and option is int
            is_fit = isinstance(value, option) and not is_number
        else:
            is_fit = False
        if is_fit:
            return True
    return False


def merged(earlier: Meaning, later: Meaning) -> Meaning:
    """Return what was said later, with the fields that only the earlier words told."""
    told = {
        field.name: getattr(earlier, field.name)
        for field in fields(later)
        if getattr(later, field.name) is None
    }
    return replace(later, **told)


def acts_when_overheard(session: Session[Any], meaning: Meaning) -> bool:
    """Return whether overheard words do something; all else is talk.

    A card with colour and value, what the state awaits, questions and the commands
    that are always live; answers only right after a question or an objection.
    """
    if (is_taught := acts_in_lesson(session, meaning)) is not None:
        return is_taught
    if isinstance(meaning, ANSWERS):
        return _is_answer_due(session, meaning)
    if isinstance(meaning, requests.Correct):
        return not session.is_talking and bool(session.said)
    if isinstance(meaning, requests.Rematch):
        return session.game.is_over(session.state)
    if isinstance(meaning, book.TELLING):
        return is_telling(session, meaning)
    if isinstance(meaning, Request):
        return True
    return session.game.awaits(session.state, meaning)


def _is_answer_due(session: Session[Any], meaning: Meaning) -> bool:
    if isinstance(meaning, requests.Insist):
        return session.objection is not None and session.objection.is_fresh
    if isinstance(meaning, requests.No) and session.question is None:
        return _is_refusal_due(session)
    return session.question is not None and session.question.is_fresh


def _is_refusal_due(session: Session[Any]) -> bool:
    """Return whether the last answer ended with a question of the state itself."""
    if session.is_talking or not session.said:
        return False
    is_asked = session.game.declined(session.state) is not None
    asked = [phrase(one) for one in session.game.prompts(session.state)[:1]]
    return is_asked and any(one in session.said[-1] for one in asked)


def stale(session: Session[Any]) -> Session[Any]:
    """Return the session after other words were overheard: answers came too late."""
    question, objection = session.question, session.objection
    return replace(
        session,
        question=replace(question, is_fresh=False) if question else None,
        objection=replace(objection, is_fresh=False) if objection else None,
        is_talking=True,
    )
