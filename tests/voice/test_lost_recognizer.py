"""A recognizer that crashes, hangs or is killed, at any moment."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.hearing.recognizer import (
    Recognizer,
    RecognizerLost,
    RecognizerUnusable,
)
from companion.hearing.vosk.grammar import GrammarEmpty
from companion.hearing.vosk.recognizer import VoskRecognizer
from companion.sound import Sound
from tests.voice.conftest import SENTENCES, Speak
from tests.voice.processes import PATIENCE, harmed, is_running, newest, noticed

HARMS = (signal.SIGKILL, signal.SIGSTOP)


@pytest.fixture(scope="module")
def mortal(korean_model: Path) -> Iterator[Recognizer]:
    """Return a recognizer that tests may harm."""
    own = VoskRecognizer(korean_model)
    yield own
    own.close()


@pytest.mark.parametrize("harm", HARMS)
def test_one_that_is_lost_while_idle_is_noticed_and_told_once(
    mortal: Recognizer, speak: Speak, harm: signal.Signals
) -> None:
    """The table need not lose an utterance to learn of it."""
    mortal.restrict(SENTENCES)
    lost = harmed("recognizer", harm)
    with pytest.raises(RecognizerLost):
        noticed(mortal)
    assert newest("recognizer") != lost
    mortal.check()
    assert "점수" == mortal.hear(speak("점수")).text
    assert not is_running(lost)


@pytest.mark.parametrize("harm", HARMS)
def test_one_that_is_lost_in_the_middle_of_an_utterance_is_told_once(
    mortal: Recognizer, speak: Speak, harm: signal.Signals
) -> None:
    """The same sound is heard the second time, with nothing of the first."""
    mortal.restrict(SENTENCES)
    spoken = speak("점수")

    def fatal() -> Iterator[bytes]:
        yield from spoken.blocks
        harmed("recognizer", harm)
        yield bytes(1000)

    with pytest.raises(RecognizerLost):
        mortal.hear(Sound(spoken.rate, fatal()))
    mortal.check()
    assert "점수" == mortal.hear(spoken).text


@pytest.mark.parametrize("harm", HARMS)
def test_one_that_is_lost_while_it_is_told_what_to_hear_knows_it_afterwards(
    mortal: Recognizer, speak: Speak, harm: signal.Signals
) -> None:
    """Many phrases do not fit into a pipe that nobody empties."""
    mortal.restrict(["취소"])
    harmed("recognizer", harm)
    with pytest.raises(RecognizerLost):
        mortal.restrict([*SENTENCES] * 1000)
    assert "점수" == mortal.hear(speak("점수")).text


@pytest.mark.parametrize("harm", HARMS)
def test_one_that_is_lost_while_it_loads_is_told_once(
    korean_model: Path, speak: Speak, harm: signal.Signals
) -> None:
    """It has never been ready; it is started anew all the same."""
    loading = VoskRecognizer(korean_model)
    time.sleep(0.8)
    harmed("recognizer", harm)
    with pytest.raises(RecognizerLost):
        loading.restrict(SENTENCES)
    loading.check()
    loading.restrict(SENTENCES)
    assert "점수" == loading.hear(speak("점수")).text
    loading.close()


@pytest.mark.parametrize("harm", HARMS)
def test_one_that_is_lost_while_it_loads_is_noticed(
    korean_model: Path, harm: signal.Signals
) -> None:
    """Nobody has spoken yet."""
    loading = VoskRecognizer(korean_model)
    time.sleep(0.8)
    harmed("recognizer", harm)
    with pytest.raises(RecognizerLost):
        noticed(loading)
    loading.restrict(SENTENCES)
    loading.close()


def test_one_that_hangs_does_not_keep_the_table_from_ending(
    korean_model: Path, speak: Speak
) -> None:
    """It is ended, and none is started in its place."""
    hanging, spoken = VoskRecognizer(korean_model), speak("점수")
    hanging.restrict(SENTENCES)
    is_hung = threading.Event()

    def endless() -> Iterator[bytes]:
        yield from spoken.blocks
        os.kill(lost, signal.SIGSTOP)
        is_hung.set()
        yield bytes(1000)

    def hear() -> None:
        with pytest.raises((RecognizerLost, RecognizerUnusable)):
            hanging.hear(Sound(spoken.rate, endless()))

    lost = newest("recognizer")
    hearing = threading.Thread(target=hear)
    hearing.start()
    assert is_hung.wait(PATIENCE)
    hanging.close()
    hearing.join(PATIENCE)
    assert not is_running(lost)
    hanging.check()


HOSTILE = (
    *("<eps>", "<s>", "</s>", "[unk]", "<unk>", "#0", "!SIL", "[]", "{}", '"', "'"),
    *("\\", "]", "[", "\0", "\u202e", "\u200b", "\ud800", "🂡", "한국", "שלום", "-"),
    *("점수", "보라", "OUI", "e\u0301te\u0301", "a" * 5000, "\n", "\u3000", "1e999"),
)


@given(
    st.lists(
        st.lists(st.sampled_from(HOSTILE) | st.text(max_size=8), max_size=6), max_size=8
    )
)
@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_no_phrases_whatever_harm_native_code(
    recognizer: Recognizer, phrases: list[list[str]]
) -> None:
    """They are taken or refused; the process goes on."""
    before = newest("recognizer")
    try:
        recognizer.restrict([" ".join(words) for words in phrases])
    except GrammarEmpty:
        recognizer.restrict(["점수"])
    recognizer.hear(Sound(16_000, (bytes(3200),)))
    assert before == newest("recognizer")


def test_ten_million_signs_are_no_phrase(recognizer: Recognizer, speak: Speak) -> None:
    """They are cut, and the rest is heard."""
    many = ["보라 " * 3_000_000, "a" * 10_000_000, "<eps>" * 1_000_000]
    recognizer.restrict([*many, "점수"])
    assert "점수" == recognizer.hear(speak("점수")).text
