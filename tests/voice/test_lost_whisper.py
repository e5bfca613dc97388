"""Whisper in a process that crashes, hangs or is killed, at any moment."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.hearing.recognizer import (
    Recognizer,
    RecognizerLost,
    RecognizerUnusable,
)
from companion.hearing.whisper.recognizer import WhisperRecognizer
from companion.sound import Sound
from companion.speaking.synthesizer import Synthesizer
from tests.voice.processes import PATIENCE, harmed, is_running, newest, noticed
from tests.voice.spoken import spoken

HARMS = (signal.SIGKILL, signal.SIGSTOP, signal.SIGSEGV)


@pytest.fixture(scope="module")
def mortal(whisper_model: Path) -> Iterator[Recognizer]:
    """Return a recognizer that tests may harm."""
    own = WhisperRecognizer(whisper_model, "en")
    yield own
    own.close()


@pytest.fixture(scope="module")
def said(synthesizer: Synthesizer) -> Sound:
    """Return an announcement that can be taken again."""
    sound = spoken("Bruno plays the orange two", "en", synthesizer)
    return Sound(sound.rate, tuple(sound.blocks))


@pytest.mark.parametrize("harm", HARMS)
def test_one_that_is_lost_while_idle_is_noticed_and_told_once(
    mortal: Recognizer, said: Sound, harm: signal.Signals
) -> None:
    """The table need not lose an utterance to learn of it."""
    mortal.restrict(())
    lost = harmed("whisper", harm)
    with pytest.raises(RecognizerLost):
        noticed(mortal)
    assert newest("whisper") != lost
    mortal.check()
    assert "orange" in mortal.hear(said).text
    assert not is_running(lost)


@pytest.mark.parametrize("harm", HARMS)
def test_one_that_is_lost_while_somebody_speaks_is_told_once(
    mortal: Recognizer, said: Sound, harm: signal.Signals
) -> None:
    """The same sound is heard the second time, with nothing of the first."""
    mortal.restrict(())

    def fatal() -> Iterator[bytes]:
        yield from said.blocks
        harmed("whisper", harm)
        yield bytes(10_000_000)

    with pytest.raises(RecognizerLost):
        mortal.hear(Sound(said.rate, fatal()))
    mortal.check()
    assert "orange" in mortal.hear(said).text


@pytest.mark.parametrize("harm", HARMS)
def test_one_that_is_lost_while_it_thinks_is_told_once(
    mortal: Recognizer, said: Sound, harm: signal.Signals
) -> None:
    """Much sound takes long: it is lost in the middle of its work."""
    mortal.restrict(())
    harming = threading.Timer(0.5, harmed, ["whisper", harm])
    long = (*said.blocks, bytes(said.rate * 2)) * 8

    def endless() -> Iterator[bytes]:
        yield from long
        harming.start()

    with pytest.raises(RecognizerLost):
        mortal.hear(Sound(said.rate, endless()))
    harming.join()
    assert "orange" in mortal.hear(said).text


def test_one_that_is_lost_while_it_loads_is_started_anew(
    whisper_model: Path, said: Sound
) -> None:
    """It has never been ready."""
    loading = WhisperRecognizer(whisper_model, "en")
    time.sleep(0.8)
    harmed("whisper", signal.SIGKILL)
    with pytest.raises(RecognizerLost):
        loading.restrict(())
    loading.restrict(())
    assert "orange" in loading.hear(said).text
    loading.close()


def test_one_that_hangs_does_not_keep_the_table_from_ending(
    whisper_model: Path, said: Sound
) -> None:
    """It is ended, and none is started in its place."""
    hanging = WhisperRecognizer(whisper_model, "en")
    hanging.restrict(())
    lost = newest("whisper")
    is_hung = threading.Event()

    def endless() -> Iterator[bytes]:
        yield from said.blocks
        os.kill(lost, signal.SIGSTOP)
        is_hung.set()
        yield bytes(1000)

    def hear() -> None:
        with pytest.raises((RecognizerLost, RecognizerUnusable)):
            hanging.hear(Sound(said.rate, endless()))

    hearing = threading.Thread(target=hear)
    hearing.start()
    assert is_hung.wait(PATIENCE)
    hanging.close()
    hearing.join(PATIENCE)
    assert not is_running(lost)
    hanging.check()
