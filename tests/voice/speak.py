"""Speak lines as the table does, and print what comes of them.

`say TEXT` says it in English, `news TEXT` as a read-back, `lesson TEXT` as an
explanation, `answer LINE` answers it at a table of Shamans, `cut` is the key, `type` a
typed line, `kill` kills the speech engine, `wait` prints `silent` when all is said.
When a sentence begins to be heard or breaks, a line says so, with the milliseconds
since it was given.
"""

import multiprocessing
import sys
import threading
import time
from collections.abc import Callable

from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.games.shamans.configuration import Configuration
from companion.happenings import Faltered, Happening, Unsaid, Untaught
from companion.hearing.gate import Gate
from companion.mouth import Mouth, Room
from companion.sayings import Saying
from companion.session import Session
from companion.sound import Sound
from companion.speaking.loudspeaker import Output
from companion.speaking.voice import Voice
from companion.table import Locales, Table

VOICES = ("en-us",)
SEATS = (Seat("Alice"), Seat("Ben"), Seat("Chloe"))


class Timed(Voice):
    """Tell when each sentence begins to be heard."""

    given = 0.0

    def play(
        self,
        sound: Sound,
        cancelled: threading.Event,
        ends: Callable[[float], None] = lambda _: None,
        begins: Callable[[float], None] = lambda _: None,
    ) -> bool:
        """Play a sound, and print when its first sample is in the room."""

        def begun(heard: float) -> None:
            begins(heard)
            print_line(f"begun {(heard - self.given) * 1000:.0f}")

        return super().play(sound, cancelled, ends, begun)


def print_line(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def tell(happening: Happening) -> None:
    match happening:
        case Unsaid(error=error) | Faltered(error=error):
            print_line(f"{type(happening).__name__} {type(error).__name__}")
        case Untaught(lesson):
            print_line(f"Untaught {lesson}")


def english_table() -> Table:
    """Return a table that has read its sentences."""
    session = Session.begin(Configuration().game(), SEATS, "en", ("en",), "brief")
    table = Table(session, Locales(), None)
    table.prepare()
    return table


def main(device: str = "") -> None:
    """Obey lines until they end."""
    voice = Timed(output=Output(device or None))
    voice.can_speak(VOICES)
    table = english_table()
    mouth = Mouth(voice, Room(Gate(), tell))
    for line in sys.stdin:
        order, _, text = line.strip().partition(" ")
        voice.given = time.monotonic()
        match order:
            case "say":
                mouth.say([Saying(text, voices=VOICES)])
            case "news":
                mouth.say([Saying(text, "news", (text,), voices=VOICES)])
            case "lesson":
                said = Saying(text, "lesson", voices=VOICES, lesson="topic-moon")
                mouth.say([said])
            case "answer":
                mouth.say(table.answer(Transcript(text)).sayings)
            case "cut":
                mouth.cancel()
                print_line(f"over {'; '.join(mouth.talked_over)}")
            case "kill":
                for child in multiprocessing.active_children():
                    child.kill()
            case "type":
                mouth.give_way()
            case "wait":
                mouth.wait()
                print_line("silent")
    mouth.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
