"""The boxes of a household: the one in use learns what its table tells."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from companion import config
from companion.config import Configuration
from companion.core import box_reports, box_requests
from companion.core.facts import Report, Seat
from companion.core.words import Phrase, Transcript, phrase
from companion.folders import data_folder, made
from companion.language.locale import Locale
from companion.language.understanding.folding import fold
from companion.session import Answer, Session
from companion.session.answers import Meaning, Understanding
from companion.session.session import Missing, Question
from companion.sitting.boxes import Boxes
from companion.sitting.faults import SittingError

FILE = "box.json"
Fresh = Callable[[Session[Any], Configuration, Seat | None], Session[Any]]
"""Takes a session in which nothing was played, the configuration, and who begins."""
_LONGEST_NAME = 40
_NAMED = box_requests.UseBox | box_requests.RenameBox


def boxes_for(locale: Locale, tell: Callable[[Phrase], None]) -> Boxes | None:
    """Return the boxes in the user's folder; damaged ones are set aside and told of.

    `None` where the file cannot be used at all, which is told as well.
    """
    first = locale.messages.sentence(Phrase("box-first", {}, "choice"))
    boxes = Boxes(data_folder() / FILE, first)
    try:
        made(boxes.path.parent)
        boxes.used()
    except (SittingError, OSError) as error:
        if not isinstance(error, SittingError) or error.fault != "damaged":
            tell(Phrase("table-box-unkept", {"file": str(boxes.path)}))
            return None
        tell(Phrase("table-box-aside", {"file": str(boxes.set_aside())}))
    return boxes


def known_name(boxes: Boxes, name: str) -> str:
    """Return a box's name as it is kept, or as it is given where it is new."""
    wanted = fold(name)
    return next((one for one in boxes.names() if fold(one) == wanted), name)


class Shelf:
    """Keep what is told of the box in use, and change it for another one."""

    def __init__(self, boxes: Boxes, game: str, above: Configuration) -> None:
        """Take the kept boxes, the game, and what the configuration says of the box.

        Raises:
            CompanionError: where the boxes are damaged, or the box in use does not
            fit the configuration.
        """
        self._boxes = boxes
        self._game = game
        self._above = above
        self._box = boxes.used()
        self._known = boxes.load(self._box, game)
        self._forgotten_before = 0
        """Entries of the game that count no more, since the box was forgotten."""
        self._last: object = None
        """The journal that was looked through last."""
        self._doomed: str | None = None
        """The box that is forgotten after a yes."""
        self.fresh: Fresh = lambda session, *_: session
        """How a game that has not begun begins with another box."""
        self.first: Seat | None = None
        """Who begins, where that was told before the game."""
        self.completed()

    @property
    def unkept(self) -> Phrase:
        """Return what is said where something cannot be kept."""
        return Phrase("table-box-unwritten", {"file": str(self._boxes.path)})

    @property
    def box(self) -> str:
        """Return what the box is called from which this game began."""
        return self._box

    def completed(self) -> Configuration:
        """Return the configuration with what the box told where it is silent."""
        return config.completed(self._game, self._known, self._above)

    @property
    def is_overruled(self) -> bool:
        """Return whether the configuration says otherwise on what the box told."""
        told = self._boxes.load(self._box, self._game)
        return _differs(told, config.kept(self._above))

    def keep(self, session: Session[Any]) -> bool:
        """Write what is known after all that the game has told, where it is news.

        Return whether it is kept, or was before: a table plays on without.
        """
        if session.journal is self._last:
            return True
        self._last = session.journal
        entries = session.journal.entries[self._forgotten_before :]
        events = (event for entry in entries for event in entry.events)
        section = config.learned(self._game, self._known, events)
        try:
            if section != self._boxes.load(self._box, self._game):
                self._boxes.keep(self._box, self._game, section)
        except SittingError as error:
            logging.getLogger(__name__).warning("%s", error)
            return False
        return True

    def take_up(self) -> Configuration:
        """Take the box in use for another game, and return what is known of it."""
        self._box, self._forgotten_before = self._boxes.used(), 0
        self._known = self._boxes.load(self._box, self._game)
        return self.completed()

    def named(
        self, session: Session[Any], heard: Transcript | Meaning, told: Understanding
    ) -> Transcript | Meaning:
        """Return words that name a box, where one is asked for and they mean no more.

        A name is anything: no language has words for all of them.
        """
        question = session.question
        wanted = question.meaning if isinstance(question, Missing) else None
        if not isinstance(wanted, _NAMED) or not isinstance(heard, Transcript):
            return heard
        words = " ".join(heard.text.split())
        is_private = session.is_private or told.private(words) is not None
        if not words or is_private or told.readings(words):
            return heard
        return replace(wanted, box=words)

    def arranged(
        self, session: Session[Any], answer: Answer
    ) -> tuple[Session[Any], Answer]:
        """Do what concerns several boxes, and answer with what came of it."""
        doomed, self._doomed = self._doomed, None
        try:
            match answer.meaning:
                case box_requests.ListBoxes():
                    return _told(session, answer, self._listed())
                case box_requests.AskBox() if self.is_overruled:
                    overruled = phrase(box_reports.BoxOverruled())
                    return session, replace(
                        answer, phrases=(*answer.phrases, overruled)
                    )
                case box_requests.UseBox(box=None) if answer.outcome == "asked":
                    listed = phrase(self._listed())
                    return session, replace(answer, phrases=(listed, *answer.phrases))
                case box_requests.UseBox(box=str() as name):
                    return self._used(session, answer, name)
                case box_requests.RenameBox(box=str() as name):
                    return self._renamed(session, answer, name)
                case box_requests.ForgetBox(box=name):
                    return self._forgotten(session, answer, name, doomed)
        except SittingError as error:
            logging.getLogger(__name__).warning("%s", error)
        return session, answer

    def _listed(self) -> Report:
        return box_reports.BoxesReport(self._boxes.names(), self._boxes.used())

    def _find(self, name: str) -> str | None:
        known = known_name(self._boxes, name)
        return known if known in self._boxes.names() else None

    def _used(
        self, session: Session[Any], answer: Answer, name: str
    ) -> tuple[Session[Any], Answer]:
        known = self._find(name)
        if known is None and not _may_be_named(name):
            return _told(session, answer, box_reports.BoxNameTaken(name))
        self._boxes.use(known or name)
        is_later = bool(session.journal.entries)
        if not is_later:
            session = self.fresh(session, self.take_up(), self.first)
        used = box_reports.BoxInUse(known or name, known is None, is_later)
        return _told(session, answer, used)

    def _renamed(
        self, session: Session[Any], answer: Answer, name: str
    ) -> tuple[Session[Any], Answer]:
        known = self._find(name)
        if not _may_be_named(name) or known not in (None, self._box):
            return _told(session, answer, box_reports.BoxNameTaken(name))
        self._boxes.rename(self._box, name)
        self._box = name
        return _told(session, answer, box_reports.BoxRenamed(name))

    def _forgotten(
        self,
        session: Session[Any],
        answer: Answer,
        name: str | None,
        doomed: str | None,
    ) -> tuple[Session[Any], Answer]:
        box = self._box if name is None else self._find(name)
        if box is None:
            report = box_reports.NoSuchBox(name or "", self._boxes.names())
            return _told(session, answer, report)
        if box != doomed:
            self._doomed = box
            request = box_requests.ForgetBox(box)
            asked = phrase(request, "confirm")
            asking = replace(session, question=Question((request,), asked))
            return asking, replace(
                answer, outcome="asked", choices=(request,), phrases=(asked,)
            )
        self._boxes.forget(box)
        if box == self._box and not session.journal.entries:
            session = self.fresh(session, self.take_up(), self.first)
        elif box == self._box:
            self._known = {}
            self._forgotten_before = len(session.journal.entries)
        return _told(session, answer, box_reports.BoxForgotten(box))


def _differs(below: object, above: object) -> bool:
    """Return whether values above contradict those below, where both are told."""
    if isinstance(below, Mapping) and isinstance(above, Mapping):
        both = (key for key in below if key in above)
        return any(_differs(below[key], above[key]) for key in both)
    return bool(above) and below != above


def _may_be_named(name: str) -> bool:
    return bool(fold(name)) and len(name) <= _LONGEST_NAME


def _told(
    session: Session[Any], answer: Answer, report: Report
) -> tuple[Session[Any], Answer]:
    told = (phrase(report),)
    said = (*session.said[:-1], told)
    return replace(session, said=said), replace(answer, phrases=told)
