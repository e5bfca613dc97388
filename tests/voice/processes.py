"""Child processes to be killed."""

import multiprocessing
import os
import signal
import time
from operator import attrgetter
from pathlib import Path

from companion.hearing.recognizer import Recognizer

PATIENCE = 60.0


def newest(name: str) -> int:
    """Return the id of the child process of this name that was started last."""
    children = [one for one in multiprocessing.active_children() if one.name == name]
    # Neither ids, which are used again, nor the times in /proc, which some machines
    # lack, tell the order.
    process_id = max(children, key=attrgetter("_identity")).pid
    assert process_id is not None
    return process_id


def harmed(name: str, harm: signal.Signals) -> int:
    """Harm the newest child process of this name, and return its id."""
    process_id = newest(name)
    os.kill(process_id, harm)
    return process_id


def noticed(recognizer: Recognizer) -> None:
    """Look after a recognizer until its loss is told."""
    latest = time.monotonic() + PATIENCE
    while time.monotonic() < latest:
        recognizer.check()
        time.sleep(0.05)


def kill_newest(name: str) -> None:
    """Kill the child process of this name that was started last."""
    process_id = newest(name)
    os.kill(process_id, signal.SIGKILL)
    latest = time.monotonic() + 5
    while is_running(process_id):
        assert time.monotonic() < latest, "a killed process goes on"
        time.sleep(0.01)


def is_running(process_id: int) -> bool:
    """Return whether a process of this machine still does something."""
    status = Path(f"/proc/{process_id}/stat")
    if not status.exists():
        return False
    state = status.read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    return state not in "XZ"
