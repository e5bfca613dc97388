"""Start the companion in a terminal, as somebody does who types one line at a time."""

import os
import pty
import subprocess
from collections.abc import Sequence
from pathlib import Path

from tests.house.program import Done, command, environment

_END = b"\x04"
"""What Control-D sends."""


def at_a_terminal(
    home: Path, *lines: str, arguments: Sequence[str] = (), **variables: str
) -> Done:
    """Run the companion with a terminal as its input, on some lines and their end."""
    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        command(*arguments),
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=home,
        env={**environment(home), **variables},
    )
    os.close(theirs)
    typed = "".join(f"{line}\n" for line in lines).encode()
    os.write(ours, typed + _END * 3)
    out, log = running.communicate(timeout=120)
    os.close(ours)
    said = tuple(out.decode("utf-8").split("\n")[:-1])
    return Done(running.returncode, said, log.decode("utf-8"))
