"""Play by voice at the Korean test table, with lines from a named pipe."""

import sys
from dataclasses import replace
from pathlib import Path

from companion.aloud import Aloud
from companion.core.facts import Seat
from companion.core.words import LISTENINGS
from companion.games.shamans.configuration import Configuration
from companion.hearing.vosk.recognizer import VoskRecognizer
from companion.lines import Lines
from companion.sensing import Senses
from companion.session import Session
from companion.table import Locales, Table

LOCALES = Path(__file__).parent / "locales"
SEATS = (Seat("민수"), Seat("영희"), Seat("철수"), Seat("지우"))


def korean_table(listening: str = "press") -> Table:
    """Return a table at which nothing was said."""
    session = Session.begin(Configuration().game(), SEATS, "ko")
    (wanted,) = (one for one in LISTENINGS if one == listening)
    return Table(replace(session, listening=wanted), Locales(LOCALES), None)


def tell(line: str) -> None:
    """Give a line to the test."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(model: str, pipe: str, listening: str = "press") -> None:
    """Play until the pipe is closed."""
    senses = Senses(is_voiced=True, recognizer=lambda _: VoskRecognizer(Path(model)))
    with Path(pipe).open("rb", buffering=0) as lines:
        play = Aloud(korean_table(listening), Lines(lines), tell, senses)
        play.run()
        play.end()


if __name__ == "__main__":
    main(*sys.argv[1:])
