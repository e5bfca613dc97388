"""Processes that may crash, hang and be killed."""

import ctypes
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from companion.child import Child, ChildLost
from tests.voice.processes import is_running, newest


def obey() -> Callable[[str], str]:
    """Return what does as it is told, in the child."""

    def answer(question: str) -> str:
        match question:
            case "crash":
                ctypes.string_at(0)
            case "hang":
                time.sleep(60)
            case "exit":
                os._exit(3)
            case "fail":
                raise RuntimeError("as told")
            case "print":
                sys.stdout.write("from the child")
                sys.stdout.flush()
                os.write(2, b"from native code")
        return question.upper()

    return answer


def refuse() -> Callable[[str], str]:
    """Fail before anything can be asked."""
    raise ImportError("no such library")


@pytest.fixture
def child() -> Iterator[Child[str, str]]:
    """Return a child that obeys."""
    obedient: Child[str, str] = Child("obedient", obey)
    yield obedient
    obedient.close()


def test_a_child_answers(child: Child[str, str]) -> None:
    """It is started when it is first asked."""
    assert "YES" == child.ask("yes", 5)
    assert 1 == child.generation


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ("crash", "exit code -11"),
        ("exit", "exit code 3"),
        ("fail", "RuntimeError: as told"),
        ("hang", "no answer within 0.5 seconds"),
    ],
)
def test_a_child_that_dies_is_told_and_started_anew(
    child: Child[str, str], question: str, reason: str
) -> None:
    """Whatever native code does, the next question is answered."""
    child.ask("yes", 5)
    with pytest.raises(ChildLost) as caught:
        child.ask(question, 0.5)
    assert reason == caught.value.reason
    assert caught.value.was_ready
    assert "AGAIN" == child.ask("again", 5)
    assert 2 == child.generation


def test_a_child_that_cannot_start_is_told_apart() -> None:
    """It would only fail again."""
    child: Child[str, str] = Child("refusing", refuse)
    with pytest.raises(ChildLost) as caught:
        child.ask("yes", 5)
    assert not caught.value.was_ready
    assert "ImportError: no such library" == caught.value.reason


def test_a_child_is_deaf_to_an_interrupt(child: Child[str, str]) -> None:
    """Ctrl-C reaches all processes of a terminal; the table answers it."""
    child.start()
    process_id = newest("obedient")
    os.kill(process_id, signal.SIGINT)
    assert "YES" == child.ask("yes", 5)
    os.kill(process_id, signal.SIGINT)
    assert "YES" == child.ask("yes", 5)
    assert 1 == child.generation


def test_a_closed_child_is_gone(child: Child[str, str]) -> None:
    """No process stays behind."""
    child.ask("yes", 5)
    process_id = newest("obedient")
    child.close()
    assert not is_running(process_id)


def test_a_child_prints_nothing(
    child: Child[str, str], capfd: pytest.CaptureFixture[str]
) -> None:
    """The lines of the table are the game and nothing else."""
    child.ask("print", 5)
    assert ("", "") == capfd.readouterr()


ORPHANING = """
import os, sys
from companion.child import Child
from tests.voice.test_child import obey
if __name__ == "__main__":
    child = Child("orphan", obey)
    child.ask("yes", 5)
    print(child._process.pid, flush=True)
    os.kill(os.getpid(), 9)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_child_ends_with_its_parent() -> None:
    """Even a parent that was killed leaves nothing behind."""
    done = subprocess.run(
        [sys.executable, "-c", ORPHANING], capture_output=True, text=True, check=False
    )
    process_id = int(done.stdout)
    time.sleep(1)
    assert not is_running(process_id)
