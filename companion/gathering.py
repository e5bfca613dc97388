"""Ask at the table what the command line left open, and find the game that waits."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from companion.coaching import FILE as TAUGHT
from companion.coaching import Coach
from companion.core.errors import CompanionError
from companion.core.facts import Seat
from companion.evening import (
    Keeping,
    Wish,
    begun,
    held_in,
    language_for,
    lessons_for,
    resumed,
    seats_for,
)
from companion.evenings import Evenings
from companion.folders import data_folder, made, sittings_folder
from companion.lines import Lines
from companion.opening import LanguageWanted, Opening, choose_language
from companion.record import BoxNotes
from companion.session.replaying import JournalError
from companion.sitting.box import Box
from companion.sitting.faults import SittingError, of_system
from companion.sitting.sitting import Sitting
from companion.table import Table

BOX = "box.json"


class Gathering:
    """Bring people together who read lines and type others."""

    def __init__(self, wish: Wish, lines: Lines, say: Callable[[str], None]) -> None:
        """Take what was asked for, and where lines come from and go to."""
        self._wish = wish
        self._lines = lines
        self._say = say

    def table(self) -> Table:
        """Return the table that people agree on.

        Raises:
            Ended: where there are no more lines.
            CompanionError: where something that was asked for cannot be used.
        """
        if self._wish.sitting is not None:
            return self._asked_for(self._wish.sitting)
        if self._wish.players is None:
            waiting = self._waiting()
            if waiting is not None:
                return waiting
        seats = self._seats()
        return begun(self._wish, seats, self._keeping(self._new_sitting()))

    def end(self) -> None:
        """Say that no game was begun."""
        self._opening().say("ended-early")

    def _asked_for(self, path: Path) -> Table:
        sitting = Sitting(path, self._wish.clock)
        try:
            waiting = held_in(self._wish, sitting)
            if waiting is None:
                seats = self._seats()
                return begun(self._wish, seats, self._keeping(sitting))
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
        asking = self._opening(language_for(wish, waiting))
        try:
            waiting.session(wish.spoken, ())
        except JournalError as error:
            sitting.close()
            asking.say("resume-ruled-otherwise", number=error.number)
            return None
        asking.say("resume-offer", seats=waiting.header.seats)
        if not asking.insist_on_yes():
            sitting.close()
            return None
        return resumed(wish, waiting, self._keeping(sitting))

    def _seats(self) -> tuple[Seat, ...]:
        if self._wish.players is not None:
            return seats_for(self._wish)
        if self._wish.language is None:
            language = choose_language(self._lines, self._say, self._wish.spoken)
            self._wish = replace(self._wish, language=language)
        while True:
            opening = self._opening()
            opening.say("welcome")
            try:
                return opening.seats()
            except LanguageWanted as wanted:
                self._wish = replace(self._wish, language=wanted.language)

    def _opening(self, language: str | None = None) -> Opening:
        game = self._wish.configuration.game()
        locale = self._wish.locales.locale(language or self._wish.spoken, game)
        return Opening(locale, game.players, self._lines, self._say)

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
        return Keeping(sitting, self._notes(), lessons, coach)

    def _notes(self) -> BoxNotes | None:
        """Return what the box told before, where it can be read."""
        path = data_folder() / BOX
        box = Box(path)
        try:
            made(path.parent)
            notes = BoxNotes(box, self._wish.game, box.load(self._wish.game))
            notes.completed(self._wish.configuration)
            return notes
        except (CompanionError, OSError):
            self._opening().say("box-unkept", file=str(path))
            return None
