"""The command `companion box`: teach a box without a game, and tend several."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass

from companion.company import Typing
from companion.core.box_requests import AskBox, LearnBox
from companion.core.errors import CompanionError
from companion.core.facts import Seat
from companion.core.requests import Quit
from companion.core.words import Argument, Phrase
from companion.evening import Keeping, Wish, begun
from companion.keys import typed
from companion.lines import Lines
from companion.opening import Asking, Ended
from companion.shelf import Shelf, boxes_for, known_name
from companion.sitting.boxes import Boxes
from companion.table import Table

Say = Callable[[str], None]


class BoxError(CompanionError):
    """What was asked of a box cannot be done; told in the language of the table."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """Hold what was asked for, and who answers."""

    action: str
    names: tuple[str, ...]
    is_sure: bool
    wish: Wish
    say: Say
    lines: Lines

    def sentence(self, message: str, **arguments: Argument) -> str:
        """Return one of this command's sentences."""
        wish = self.wish
        locale = wish.locales.locale(wish.spoken, wish.configuration.game())
        return locale.messages.sentence(Phrase(message, arguments))

    def fault(self, message: str, **arguments: Argument) -> BoxError:
        """Return a fault with its sentence."""
        return BoxError(self.sentence(message, **arguments))

    def table(self, boxes: Boxes) -> Table:
        """Return a table without players' names that is only asked for its box."""
        game = self.wish.configuration.game()
        seats = tuple(Seat(str(number)) for number in range(1, game.players[0] + 1))
        shelf = Shelf(boxes, self.wish.game, self.wish.configuration)
        return begun(self.wish, seats, Keeping(shelf=shelf))


def run(given: argparse.Namespace, wish: Wish, say: Say, lines: Lines) -> int:
    """Do what is asked in the language of the table, and return the status.

    Raises:
        CompanionError: where there is no such box, or the file cannot be used.
    """
    asked = _Asked(given.action, tuple(given.names), given.yes, wish, say, lines)
    locale = wish.locales.locale(wish.spoken, wish.configuration.game())
    boxes = boxes_for(locale, lambda told: wish.note(locale.messages.sentence(told)))
    if boxes is None:
        return 2
    most = 2 if asked.action == "rename" else 1
    least = {"use": 1, "rename": 1}.get(asked.action, 0)
    if not least <= len(asked.names) <= most:
        raise asked.fault("box-which", action=asked.action)
    return _done(asked, boxes)


def _done(asked: _Asked, boxes: Boxes) -> int:
    match asked.action, asked.names:
        case "show", names:
            return _show(asked, boxes, _kept(asked, boxes, names))
        case "learn", names:
            return _learn(asked, boxes, names[0] if names else boxes.used())
        case "use", (name,):
            known = known_name(boxes, name)
            is_new = known not in boxes.names()
            boxes.use(known)
            _say_used(asked, known, is_new=is_new)
        case "rename", (*old, new):
            name = _kept(asked, boxes, tuple(old))
            if known_name(boxes, new) not in (new, name) or new in boxes.names():
                raise asked.fault("common-box-name-taken", box=new)
            boxes.rename(name, new)
            asked.say(asked.sentence("common-box-renamed", box=new))
        case "forget", names:
            return _forget(asked, boxes, _kept(asked, boxes, names))
        case _:
            names, used = boxes.names(), boxes.used()
            asked.say(asked.sentence("common-boxes-report", boxes=names, box=used))
    return 0


def _kept(asked: _Asked, boxes: Boxes, names: tuple[str, ...]) -> str:
    """Return the kept box that is meant: the one in use where none is named."""
    known = known_name(boxes, names[0]) if names else boxes.used()
    if known not in boxes.names():
        listed = boxes.names()
        raise asked.fault("common-no-such-box", box=known, boxes=listed)
    return known


def _say_used(asked: _Asked, name: str, *, is_new: bool) -> None:
    told: dict[str, Argument] = {"box": name, "is_new": is_new, "is_later": False}
    asked.say(asked.sentence("common-box-in-use", **told))


def _show(asked: _Asked, boxes: Boxes, name: str) -> int:
    before = boxes.used()
    boxes.use(name)
    try:
        spoken = asked.table(boxes).answer(AskBox())
    finally:
        boxes.use(before)
    asked.say(asked.sentence("box-title", box=name))
    for sentence in spoken.said:
        asked.say(sentence)
    return 0


def _learn(asked: _Asked, boxes: Boxes, name: str) -> int:
    """Ask for a box until all is told, somebody stops, or there are no more lines."""
    known = known_name(boxes, name)
    if asked.names:
        is_new = known not in boxes.names()
        boxes.use(known)
        _say_used(asked, known, is_new=is_new)
    table = asked.table(boxes)
    spoken = table.answer(LearnBox())
    lines = iter(asked.lines)
    while True:
        is_over = table.session.lesson is None
        for sentence in spoken.said[: -1 if is_over else None]:
            # The last one only says what a game would wait for.
            asked.say(sentence)
        line = None if is_over else next(lines, None)
        if line is None or isinstance(spoken.answer.meaning, Quit):
            return 0
        if line.strip():  # Else the question stands, and is said again.
            spoken = table.answer(typed(line))


def _forget(asked: _Asked, boxes: Boxes, name: str) -> int:
    asked.say(asked.sentence("box-forgetting", box=name))
    if not asked.is_sure and not _is_agreed(asked):
        asked.say(asked.sentence("box-kept"))
        return 1
    boxes.forget(name)
    asked.say(asked.sentence("common-box-forgotten", box=name))
    return 0


def _is_agreed(asked: _Asked) -> bool:
    """Ask for a yes; no answer is a no."""
    game = asked.wish.configuration.game()
    locale = asked.wish.locales.locale(asked.wish.spoken, game)
    opening = Asking(locale, Typing(asked.lines, asked.say))
    try:
        return opening.insist_on_yes()
    except Ended:
        return False
