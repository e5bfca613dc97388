"""The menu on virtual devices: asked aloud who speaks, and spoken like the rest."""

import os
import pty
import sys
import time
from pathlib import Path

import pytest

from tests.house.program import command
from tests.voice.playing import Monitor
from tests.voice.sound_server import SoundServer

PATIENCE = 60.0


class Terminal:
    """Hold a companion at a terminal, on virtual devices."""

    def __init__(self, server: SoundServer, home: Path) -> None:
        self._ours, theirs = pty.openpty()
        self.process = server.start(*command(), terminal=theirs, data=home)
        os.close(theirs)

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self._ours, f"{line}\n".encode())

    def wait_for(self, words: str) -> str:
        """Return the line with these words, once it is printed."""
        assert self.process.stdout is not None
        latest = time.monotonic() + PATIENCE
        for line in self.process.stdout:
            if words in line:
                return line.rstrip("\n")
            assert time.monotonic() < latest
        raise AssertionError(f"it never says: {words}")


@pytest.mark.skipif(sys.platform != "linux", reason="virtual devices of Linux")
def test_the_first_start_speaks_before_anybody_can_see(
    sound_server: SoundServer, tmp_path: Path
) -> None:
    """It asks who speaks, aloud; then the menu is spoken, and left."""
    monitor = Monitor(sound_server.record())
    terminal = Terminal(sound_server, tmp_path)

    terminal.wait_for("Qui parle")
    monitor.wait_for_sound()
    terminal.type("les deux")
    terminal.wait_for("Un : Shamans.")
    begun = monitor.seconds
    monitor.wait_for_sound(begun + 0.5)
    terminal.type("quitter")
    terminal.wait_for("Au revoir.")
    terminal.process.communicate(timeout=PATIENCE)

    assert terminal.process.returncode == 0
    assert (tmp_path / "shamans-companion" / "voice").read_text() == "both"
