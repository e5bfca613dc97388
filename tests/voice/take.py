"""Take sound from a microphone as it is told in lines, and print what comes of it.

`open` opens it and prints the rate; `take N` takes N blocks and prints how many seconds
they hold and how loud the loudest is; `kill` kills its process; `wait SECONDS` takes
nothing for a while; `dropped` prints whether blocks were lost; `close` closes it.
"""

import multiprocessing
import sys
import time
from collections.abc import Iterator
from itertools import islice

from companion.core.errors import CompanionError
from companion.hearing.microphone import Microphone
from companion.hearing.speech import Block


class Taker:
    """Hold a microphone, and the blocks that come from it."""

    def __init__(self, name: str) -> None:
        self._microphone = Microphone(name or None)
        self._blocks: Iterator[Block] = iter(())

    def obey(self, order: str, *arguments: str) -> str:
        """Do what a line says, and return what is printed."""
        match order, arguments:
            case "open", ():
                stream = self._microphone.stream()
                self._blocks = stream.blocks
                return f"{stream.rate}"
            case "take", (count,):
                taken = list(islice(self._blocks, int(count)))
                loudest = max((block.level for block in taken), default=-100.0)
                return f"{sum(block.seconds for block in taken):.1f} {loudest:.0f}"
            case "rest", ():
                return f"{sum(1 for _ in self._blocks)}"
            case "kill", ():
                for child in multiprocessing.active_children():
                    child.kill()
            case "wait", (seconds,):
                time.sleep(float(seconds))
            case "dropped", ():
                return "some" if self._microphone.dropped else "none"
            case "close", ():
                self._microphone.close()
        return "done"


def main(name: str = "") -> None:
    """Obey lines until they end."""
    taker = Taker(name)
    for line in sys.stdin:
        try:
            answer = taker.obey(*line.split())
        except CompanionError as error:
            answer = f"{type(error).__name__}: {error}"
        sys.stdout.write(f"{answer}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
