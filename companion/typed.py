"""Play by lines: what comes in is answered, one way for people and one for programs."""

from collections.abc import Callable, Iterator

from companion.core.requests import Quit
from companion.core.words import Transcript
from companion.keys import typed
from companion.lines import Lines
from companion.table import Spoken, Table


def as_json(table: Table, lines: Lines, clock: Callable[[], float]) -> Iterator[str]:
    """Answer each line with exactly one line of JSON; words are taken as heard."""
    before: float | None = None
    for line in lines:
        now = clock()
        pause = None if before is None else now - before
        yield table.answer_json(line, Transcript(line, None, (), pause)).as_json()
        # How long the answer took is no pause of who says the next line.
        before = clock()


def understood(table: Table, lines: Lines) -> Iterator[str]:
    """Say what each line of words would mean; nothing is applied."""
    for line in lines:
        yield table.understood(line).as_json()


class Play:
    """Let people play by keyboard, or by lines that are piped in."""

    def __init__(self, table: Table, lines: Lines, say: Callable[[str], None]) -> None:
        """Take the table, and where lines come from and go to."""
        self._table = table
        self._lines = lines
        self._say_line = say

    def run(self) -> None:
        """Answer lines until somebody ends the sitting or there are no more."""
        self.say(self._table.opened())
        self._table.prepare()
        for line in self._lines:
            spoken = self._table.answer(typed(line))
            self.say(spoken)
            if isinstance(spoken.answer.meaning, Quit):
                break

    def say(self, spoken: Spoken) -> None:
        """Say an answer, one line a sentence."""
        for sentence in spoken.said:
            self._say_line(sentence)

    def end(self) -> None:
        """Say in one line where the game stands, and let go of its file."""
        self._say_line(self._table.farewell())


def to_the_end(play: Play) -> None:
    """Let people play until the evening ends, or somebody interrupts it."""
    try:
        play.run()
    except KeyboardInterrupt:
        pass
    finally:
        play.end()
