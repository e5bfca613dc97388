"""Child processes to be killed."""

import multiprocessing
import os
import signal
from pathlib import Path


def kill_newest(name: str) -> None:
    """Kill the child process of this name that was started last."""
    children = (one for one in multiprocessing.active_children() if one.name == name)
    newest = max(children, key=lambda child: child.pid or 0)
    assert newest.pid is not None
    os.kill(newest.pid, signal.SIGKILL)
    newest.join(5)


def is_running(process_id: int) -> bool:
    """Return whether a process of this machine still does something."""
    status = Path(f"/proc/{process_id}/stat")
    if not status.exists():
        return False
    state = status.read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    return state not in "XZ"
