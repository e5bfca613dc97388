"""The companion does not hear itself, and loses nothing that others say."""

from collections.abc import Callable, Iterable

import numpy as np
import pytest

from companion.hearing.gate import Gate
from companion.hearing.speech import judged
from companion.hearing.utterances import Utterance, Utterances
from tests.voice.conftest import Speak
from tests.voice.made_sounds import RATE, Samples, samples_of, sound_of

Places = dict[float, str]
Room = Callable[[Places], Samples]


@pytest.fixture(scope="module")
def room(speak: Speak) -> Room:
    """Return what puts sentences at their seconds into a silence of eight."""

    def filled(places: Places) -> Samples:
        made = np.zeros(8 * RATE)
        for seconds, sentence in places.items():
            spoken = samples_of(speak(sentence))
            (loud,) = np.nonzero(np.abs(spoken) > 0.01)
            spoken = spoken[loud[0] : loud[-1] + 1]
            made[round(seconds * RATE) :][: len(spoken)] += spoken
        return made

    return filled


def heard(samples: Samples, spoke: Iterable[tuple[float, float]]) -> list[Utterance]:
    """Return the utterances while the companion spoke from and until some seconds."""
    seconds = [0.0]
    gate = Gate(lambda: seconds[0])
    for since, until in spoke:
        seconds[0] = since
        gate.shut(since)
        seconds[0] = until
        gate.open(since, tail=0.2)
    found = []
    for utterance in Utterances(RATE, judged(sound_of(samples)), gate):
        utterance.pass_over()
        found.append(utterance)
    return found


def test_what_the_companion_says_is_not_heard(room: Room) -> None:
    """Though the microphone was open all the time."""
    samples = room({2.0: "민수 보라 여섯"})
    (_,) = heard(samples, [])
    assert [] == heard(samples, [(1.9, 4.0)])


def test_an_echo_after_it_is_not_heard(room: Room) -> None:
    """The devices take their time."""
    length = 1.0
    assert [] == heard(room({2.0: "보라 여섯"}), [(1.7, 2.0 + length - 0.15)])


def test_a_play_right_after_the_read_back_is_heard_whole(room: Room) -> None:
    """It begins a fifth of a second after the end, when the ears are hardly open."""
    samples = room({1.0: "영희 보라 여섯", 3.2: "민수 보라 여섯"})
    (utterance,) = heard(samples, [(0.9, 3.0)])
    assert 3.1 < utterance.began < 3.4
    assert not utterance.was_cut


def test_speech_that_was_going_on_is_marked(room: Room) -> None:
    """Its beginning is missing: it may not be understood, and never silently lost."""
    (utterance,) = heard(room({2.0: "민수 라운드 시작"}), [(1.0, 2.3)])
    assert utterance.is_clipped


def test_speech_that_begins_later_is_whole(room: Room) -> None:
    """Nobody has spoken when the ears opened."""
    (utterance,) = heard(room({3.5: "민수 라운드 시작"}), [(1.0, 2.3)])
    assert not utterance.is_clipped


def test_speech_that_the_companion_breaks_into_is_cut(room: Room) -> None:
    """What was said until then is an utterance, which knows that it is none."""
    (utterance,) = heard(room({2.0: "민수 라운드 시작"}), [(2.8, 5.0)])
    assert utterance.was_cut
    assert utterance.ended < 2.9


def test_the_ears_open_after_each_of_many_sentences(room: Room) -> None:
    """In the gaps of a long text somebody may say one word."""
    samples = room({1.0: "보라 여섯", 2.6: "취소", 4.0: "보라 여섯"})
    (word,) = heard(samples, [(0.9, 2.2), (3.6, 5.5)])
    assert 2.5 < word.began < 2.8


def test_a_gate_that_was_left_shut_can_be_opened() -> None:
    """Whoever shut it, and how often."""
    gate = Gate()
    gate.shut("one")
    gate.shut("two")
    assert not gate.is_open
    gate.open("one", tail=0.0)
    assert not gate.is_open
    gate.reset()
    assert gate.is_open
    gate.open("two")
    assert gate.is_open
