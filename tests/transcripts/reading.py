"""Play the heard lines of a transcript and write all that follows from them."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import yaml

from companion.config import restored
from companion.core.facts import Event, Seat, kind
from companion.core.game import Game
from companion.core.words import Transcript
from companion.language.locale import languages, load_locale
from companion.others import Hear, Others, Readings
from companion.session import Answer, Session, hear
from companion.wire import encode, read


@dataclass(frozen=True)
class Script:
    """Hold what a transcript file says before anything is answered."""

    game: str
    head: str
    """Remarks and settings, as they stand in the file."""
    settings: dict[str, Any]
    heard: tuple[str, ...]


class _Words:
    """Load the languages of a table when they are spoken."""

    def __init__(self, game: Game[Any], seats: tuple[Seat, ...]) -> None:
        self.locale = cache(lambda code: load_locale(code, game))
        self.understood = cache(lambda code: self.locale(code).understanding(seats))

    def answering(self, session: Session[Any]) -> tuple[Hear, Readings]:
        """Return what answers lines and what reads them, in the language spoken now."""
        understood = self.understood(session.language)
        return lambda one, told: hear(one, told, understood), understood.readings


def script(path: Path) -> Script:
    """Read the settings and the heard lines of a transcript."""
    head, _, body = path.read_text(encoding="utf-8").partition("\n\n")
    heard = (line[2:] for line in body.splitlines() if line.startswith("> "))
    return Script(path.parent.name, head, yaml.safe_load(head), tuple(heard))


def written(one: Script) -> str:
    """Return the whole text that a transcript should have."""
    return "\n".join((one.head, "", *_played(one))) + "\n"


def _played(one: Script) -> Iterator[str]:
    game = restored(one.game, one.settings.get("box", {}), "transcript").game()
    seats = tuple(Seat(name.strip()) for name in one.settings["players"].split(","))
    language = one.settings["language"]
    session = Session.begin(game, seats, language, languages())
    session = _levelled(session, one.settings.get("level", "normal"))
    listening = one.settings.get("listening", "press")
    words = _Words(game, seats)
    others = Others(Random(one.settings.get("seed", 0)))
    for line in one.heard:
        told = read(game, line) if line.startswith("{") else Transcript(line, listening)
        session, answer = others.heard(session, told, *words.answering(session))
        messages = words.locale(session.language).messages
        sentences = (messages.sentence(p, session.level) for p in answer.phrases)
        yield f"> {line}"
        yield from _answered(answer)
        yield from (f"« {sentence} »" for sentence in sentences if sentence)
        yield ""


def _levelled(session: Session[Any], level: str) -> Session[Any]:
    meaning = read(session.game, json.dumps({"kind": level}))
    return hear(session, meaning, load_locale("en", session.game).understanding(()))[0]


def _answered(answer: Answer) -> Iterator[str]:
    if answer.outcome != "accepted":
        yield f"? {answer.outcome}"
    yield from (f"! {kind(type(fault))}" for fault in answer.violations)
    yield from (_event(event) for event in answer.events)


def _event(event: Event) -> str:
    told = encode(event)
    name = told.pop("kind")
    values = (f"{key}={_plain(value)}" for key, value in told.items())
    return " ".join((f"* {name}", *values))


def _plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
