"""Ask at the table what the command line left open, and find the game that waits."""

import time
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from companion.chronicle import Chronicle
from companion.coaching import FILE as TAUGHT
from companion.coaching import Coach
from companion.company import Company, Typing
from companion.core.errors import CompanionError
from companion.core.facts import Seat
from companion.core.words import Phrase
from companion.evening import (
    Keeping,
    UsageError,
    Wish,
    begun,
    held_in,
    language_for,
    lessons_for,
    past,
    resumed,
    seats_for,
)
from companion.evenings import Evenings
from companion.folders import data_folder, made, sittings_folder
from companion.language.understanding.folding import fold
from companion.lines import Lines
from companion.opening import Asking, Scene, Settled, Setup
from companion.record import Resumed
from companion.seating import Refused, seated
from companion.session.replaying import JournalError
from companion.shelf import Shelf, boxes_for, known_name
from companion.sitting.faults import SittingError, of_system
from companion.sitting.sitting import Sitting
from companion.table import Table


class Gathering:
    """Bring people together who read lines and type others."""

    def __init__(
        self,
        wish: Wish,
        lines: Lines,
        say: Callable[[str], None],
        company: Company | None = None,
    ) -> None:
        """Take what was asked for, and where lines come from and go to.

        Where people can also speak, the company is they who do.
        """
        self._wish = wish
        self._company = company or Typing(lines, say)
        self._setup: Setup | None = None

    def table(self) -> Table:
        """Return the table that people agree on.

        Raises:
            Ended: where there are no more lines.
            CompanionError: where something that was asked for cannot be used.
        """
        if self._wish.sitting is not None:
            return self._asked_for(self._wish.sitting)
        waiting = self._waiting()
        if waiting is not None:
            return waiting
        settled = self._settled()
        return begun(
            self._wish, settled.seats, self._keeping(self._new_sitting()), settled.first
        )

    def end(self) -> None:
        """Say that no game was begun."""
        language = None if self._setup is None else self._setup.language
        self._opening(language).say("ended-early")

    def _asked_for(self, path: Path) -> Table:
        sitting = Sitting(path, self._wish.clock)
        try:
            waiting = held_in(self._wish, sitting)
            if waiting is None:
                settled = self._settled()
                keeping = self._keeping(sitting)
                return begun(self._wish, settled.seats, keeping, settled.first)
            return resumed(self._wish, waiting, self._keeping(sitting))
        except CompanionError:
            sitting.close()
            raise

    def _waiting(self) -> Table | None:
        """Return the table of a game that waits, where it is wanted."""
        wish = self._wish
        found = self._evenings.unfinished(wish.game)
        if found is None:
            return None
        sitting, waiting = found
        if not _are_here(wish, waiting):
            sitting.close()
            return None
        asking = self._opening(language_for(wish, waiting))
        try:
            waiting.session(wish.spoken, ())
        except JournalError as error:
            sitting.close()
            asking.say("resume-ruled-otherwise", number=error.number)
            return None
        if not wish.is_resumed:
            asking.say("resume-offer", seats=waiting.header.seats)
            is_wanted = asking.insist_on_yes if wish.players is None else asking.agree
            if not is_wanted():
                sitting.close()
                return None
        return resumed(wish, waiting, self._keeping(sitting))

    def _settled(self) -> Settled:
        """Return who plays, and in which language and game: asked where it is open."""
        wish = self._wish
        if wish.players is not None:
            return Settled(wish.spoken, wish.game, self._named(), None)
        scene = Scene(
            wish.settings,
            wish.locales,
            wish.language,
            wish.game,
            is_game_asked=wish.is_game_asked,
            known=self._known,
            last=self._last,
        )
        self._setup = Setup(scene, self._company)
        settled = self._setup.settled()
        self._wish = replace(wish, language=settled.language, game=settled.game)
        return settled

    def _named(self) -> tuple[Seat, ...]:
        """Return the seats of the command line: no word of the game is a name.

        Raises:
            UsageError: where somebody cannot sit down.
        """
        seats, language = seats_for(self._wish), self._wish.spoken
        locale = self._wish.locales.locale(language, self._wish.configuration.game())
        checked = seated(seats, range(len(seats), len(seats) + 1), locale.is_taken)
        if isinstance(checked, Refused):
            raise UsageError(locale.messages.sentence(checked.phrase))
        return seats

    @cached_property
    def _past(self) -> Chronicle:
        return past(self._wish)

    def _known(self) -> tuple[Seat, ...]:
        """Return who was here on earlier evenings."""
        return self._past.people

    def _last(self) -> tuple[Seat, ...]:
        """Return who played last, in table order."""
        return self._past.games[-1].seats if self._past.games else ()

    def _opening(self, language: str | None = None) -> Asking:
        game = self._wish.configuration.game()
        locale = self._wish.locales.locale(language or self._wish.spoken, game)
        return Asking(locale, self._company)

    @property
    def _evenings(self) -> Evenings:
        folder = sittings_folder(self._wish.settings.general.sittings)
        return Evenings(folder, self._wish.clock, self._opening().tell)

    def _new_sitting(self) -> Sitting | None:
        """Go on in the file of this evening, or make it; people play without, too."""
        evenings = self._evenings
        stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(self._wish.clock()))
        try:
            made(evenings.folder)
            return evenings.tonight() or evenings.new(self._wish.game, stamp)
        except (SittingError, OSError) as error:
            fault = error.fault if isinstance(error, SittingError) else of_system(error)
            self._opening().say("game-unkept", fault=fault)
            return None

    def _keeping(self, sitting: Sitting | None) -> Keeping:
        """Return where the game is kept, with what earlier evenings have told."""
        lessons = lessons_for(self._opening().tell)
        coach = Coach(data_folder() / TAUGHT, self._wish.game)
        return Keeping(sitting, self._shelf(), lessons, coach)

    def _shelf(self) -> Shelf | None:
        """Return the boxes that were told of before, where they can be read."""
        wish, tell = self._wish, self._opening().tell
        locale = wish.locales.locale(wish.spoken, wish.configuration.game())
        boxes = boxes_for(locale, tell)
        if boxes is None:
            return None
        try:
            if wish.box is not None:
                boxes.use(known_name(boxes, wish.box))
            return Shelf(boxes, wish.game, wish.configuration)
        except SittingError:
            tell(Phrase("table-box-unkept", {"file": str(boxes.path)}))
        except CompanionError:
            tell(Phrase("table-box-contrary", {"box": boxes.used()}))
        return None


def _are_here(wish: Wish, waiting: Resumed) -> bool:
    """Return whether a game that waits is that of the people who were named."""
    if wish.players is None:
        return True
    return tuple(map(fold, wish.players)) == tuple(map(fold, waiting.header.seats))
