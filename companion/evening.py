"""Bring a table together: from arguments, or from a sitting that was kept."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from companion import config, record
from companion.chronicle import Chronicle, chronicle, readers, today
from companion.coaching import Coach
from companion.config import Configuration, Settings
from companion.core.errors import CompanionError
from companion.core.facts import Seat
from companion.core.journal import Journal
from companion.core.words import Listening, Phrase
from companion.folders import data_folder, sittings_folder
from companion.language.locale import languages
from companion.language.understanding.folding import fold
from companion.learning import Learner
from companion.lessons import Lessons, LessonsBroken, LessonsClosed
from companion.people import People, read_people
from companion.record import Record, Resumed
from companion.remembering import Memory
from companion.seating import Refused, in_words, seated
from companion.session import Session
from companion.session.session import Taught
from companion.shelf import Shelf
from companion.sitting.faults import SittingError
from companion.sitting.mending import reader
from companion.sitting.reading import Header
from companion.sitting.sitting import Sitting
from companion.table import Locales, Table
from companion.titles import title


class UsageError(CompanionError):
    """Arguments that cannot be used."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Hold what was asked for on the command line."""

    game: str
    settings: Settings
    players: tuple[str, ...] | None
    language: str | None
    sitting: Path | None
    clock: Callable[[], float]
    note: Callable[[str], None]
    """Takes a line for standard error."""
    locales: Locales = field(default_factory=Locales)
    is_resumed: bool = False
    """Whether the game that waits is to go on: then nobody is asked about it."""
    is_game_asked: bool = False
    """Whether people are asked for the game; `game` is what is usual until then."""
    box: str | None = None
    """The box that is played with, if not the one in use."""

    @property
    def configuration(self) -> Configuration:
        """Return the configuration of the game."""
        return self.settings.games[self.game]

    @property
    def listening(self) -> Listening:
        """Return how words are taken that are heard, until somebody changes it."""
        return self.settings.general.listening or self.configuration.game().listening

    @property
    def spoken(self) -> str:
        """Return the language that is spoken if nobody asks for another."""
        return self.language or self.settings.general.language


@dataclass(frozen=True, slots=True)
class Keeping:
    """Hold where a game is kept."""

    sitting: Sitting | None = None
    shelf: Shelf | None = None
    """What is told of the box; only where somebody plays, not for programs."""
    lessons: Lessons | None = None
    """What is often heard wrongly; only where something is kept at all."""
    coach: Coach | None = None
    """What was taught; only where somebody plays, not for programs."""


def table_for(wish: Wish) -> Table:
    """Return the table that the arguments describe, without asking anybody.

    Raises:
        CompanionError: where players cannot sit down, or the sitting cannot be used.
    """
    if wish.sitting is None:
        return begun(wish, seats_for(wish), Keeping())
    sitting = Sitting(wish.sitting, wish.clock)
    try:
        waiting = held_in(wish, sitting)
        locale = wish.locales.locale(wish.spoken, wish.configuration.game())
        lessons = lessons_for(lambda told: wish.note(locale.messages.sentence(told)))
        keeping = Keeping(sitting, lessons=lessons)
        if waiting is not None:
            return resumed(wish, waiting, keeping)
        return begun(wish, seats_for(wish), keeping)
    except CompanionError:
        sitting.close()
        raise


def lessons_for(tell: Callable[[Phrase], None]) -> Lessons:
    """Return what was learned on earlier evenings; what cannot be read is told."""
    lessons = Lessons()
    try:
        lessons.load()
    except LessonsBroken as error:
        tell(Phrase("table-lessons-broken", {"file": str(error.aside)}))
    except LessonsClosed as error:
        tell(Phrase("table-lessons-closed", {"file": str(error.path)}))
    return lessons


def held_in(wish: Wish, sitting: Sitting) -> Resumed | None:
    """Return the game that goes on in the sitting that was asked for.

    `None` where a new one begins: nobody has played this game in it yet, or others
    have finished theirs.

    Raises:
        CompanionError: where it is damaged, or a game of others.
    """
    mine = [one for one in sitting.headers() if one[1].game == wish.game]
    if not mine:
        return None
    number, header = mine[-1]
    names = None if wish.players is None else tuple(map(fold, wish.players))
    if names not in (None, tuple(map(fold, header.seats))):
        if header.is_finished:
            return None
        seats = ",".join(header.seats)
        raise UsageError(f"{wish.sitting} is a game of others; use --players {seats}.")
    return record.resumed(sitting, number)


def seats_for(wish: Wish) -> tuple[Seat, ...]:
    """Return the seats of the players who were given.

    Raises:
        UsageError: in the language of the table, where they cannot sit down.
    """
    if wish.players is None:
        raise UsageError("--players is missing; write for example --players A,B,C.")
    game = wish.configuration.game()
    locale = wish.locales.locale(wish.spoken, game)
    seats = seated(wish.players, game.players)
    if isinstance(seats, Refused):
        raise UsageError(locale.messages.sentence(seats.phrase))
    offered = tuple(in_words(seat, locale.profile.numbers) for seat in seats)
    if offered != seats:
        noted = Phrase("table-name-digits-noted", {"seats": offered})
        wish.note(locale.messages.sentence(noted))
    return seats


def begun(
    wish: Wish, seats: tuple[Seat, ...], keeping: Keeping, first: Seat | None = None
) -> Table:
    """Return the table of a new game; what the box told before is known.

    Who begins may have been told already.
    """
    configuration = wish.configuration
    if keeping.shelf is not None:
        configuration = keeping.shelf.completed()
        keeping.shelf.first = first
    game, level = configuration.game(), wish.settings.general.level
    session = Session.begin(game, seats, wish.spoken, languages(), level)
    journal = Journal(game.begin(seats, first))
    session = replace(session, listening=wish.listening, journal=journal)
    header = Header(wish.game, seats, wish.spoken, config.kept(configuration))
    return _table(wish, session, header, keeping)


def resumed(wish: Wish, waiting: Resumed, keeping: Keeping) -> Table:
    """Return the table of a sitting, exactly as it was left.

    Raises:
        CompanionError: where the rules say otherwise now.
    """
    language = language_for(wish, waiting)
    session = waiting.session(language, languages())
    session = replace(
        session, level=wish.settings.general.level, listening=wish.listening
    )
    return _table(wish, session, waiting.header, keeping, waiting)


def language_for(wish: Wish, waiting: Resumed) -> str:
    """Return the language that is asked for, or that of a game if it is known here."""
    kept = waiting.header.language
    return wish.language or (kept if kept in languages() else wish.spoken)


def _table(
    wish: Wish,
    session: Session[object],
    header: Header,
    keeping: Keeping,
    waiting: Resumed | None = None,
) -> Table:
    kept = None
    if keeping.sitting is not None:
        kept = Record(keeping.sitting, header, waiting)
    learner = None if keeping.lessons is None else Learner(keeping.lessons)
    memory = memory_for(wish, kept)

    def fresh(
        begun: Session[object], known: Configuration, first: Seat | None = None
    ) -> Session[object]:
        game = known.game()
        if kept is not None:
            plain = config.kept(known)
            kept.begin_again(Header(game.name, begun.seats, begun.language, plain))
        return replace(
            begun, game=game, journal=Journal(game.begin(begun.seats, first))
        )

    def again(over: Session[object], begun: Session[object]) -> Session[object]:
        if keeping.shelf is not None:
            return fresh(begun, keeping.shelf.take_up())
        return fresh(begun, known_after(over, header.configuration))

    if keeping.shelf is not None:
        keeping.shelf.fresh = fresh

    memory = replace(memory, again=again, coach=keeping.coach)
    taught = None if keeping.coach is None else keeping.coach.recall()
    session = replace(session, teaching=taught or Taught())
    table = Table(session, wish.locales, kept, learner, memory)
    table.shelf = keeping.shelf
    return table


def known_after(session: Session[object], section: object) -> Configuration:
    """Return the configuration of a game with what the table told of its box."""
    name, entries = session.game.name, session.journal.entries
    events = (event for entry in entries for event in entry.events)
    return config.restored(name, config.learned(name, section, events), "box")


def history(wish: Wish) -> tuple[Chronicle, int]:
    """Return all games of all evenings, and how many evenings cannot be read.

    Those that the power cut short are mended first: this is for commands alone.
    """
    missed: list[SittingError] = []
    paths = sorted(sittings_folder(wish.settings.general.sittings).glob("*.db"))
    found = readers(paths, lambda path: reader(path, wish.clock), missed.append)
    return chronicle(found, _people()), len(missed)


def past(wish: Wish) -> Chronicle:
    """Return all games of the evenings that nobody is writing to; none are mended."""
    folder = sittings_folder(wish.settings.general.sittings)
    return chronicle(readers(sorted(folder.glob("*.db"))), _people())


def _people() -> People:
    try:
        return read_people(data_folder())
    except SittingError as error:
        logging.getLogger(__name__).warning("%s", error)
        return People({})


def memory_for(wish: Wish, kept: Record | None = None) -> Memory:
    """Return what remembers other evenings, and the games of this one."""

    def past() -> Chronicle:
        folder = sittings_folder(wish.settings.general.sittings)
        others = readers(sorted(folder.glob("*.db")))
        own = () if kept is None or kept.sitting.is_empty else (kept.sitting.reader,)
        return chronicle((*others, *own), _people())

    return Memory(
        past,
        lambda: today(wish.clock()),
        partial(title, wish.locales, wish.settings),
        lambda seat: _people().person(seat),
        lambda: () if kept is None else tuple(kept.earlier()),
        is_recapped=wish.settings.general.recap,
    )
