"""The real Vosk with a real model, in its own process."""

import threading
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile

from companion.hearing.models import ModelIncomplete, manifest
from companion.hearing.recognizer import (
    Recognizer,
    RecognizerLost,
    RecognizerUnusable,
)
from companion.hearing.recordings import recorded_utterances
from companion.hearing.vosk.grammar import GrammarEmpty
from companion.hearing.vosk.recognizer import VoskRecognizer
from companion.sound import Sound
from tests.voice.conftest import SENTENCES, Speak
from tests.voice.processes import kill_newest


@pytest.fixture(scope="module")
def mortal(korean_model: Path) -> Iterator[Recognizer]:
    """Return a recognizer that tests may kill."""
    own = VoskRecognizer(korean_model)
    yield own
    own.close()


@pytest.mark.parametrize("sentence", SENTENCES)
def test_a_sentence_of_the_table_is_heard(
    ears: Recognizer, speak: Speak, sentence: str
) -> None:
    """Spoken by espeak-ng, heard by Vosk."""
    assert sentence == ears.hear(speak(sentence)).text


def test_the_best_reading_comes_first_among_several(
    ears: Recognizer, speak: Speak
) -> None:
    """Alternatives are kept, each once."""
    heard = ears.hear(speak("민수 보라 여섯"))
    assert heard.text == heard.alternatives[0]
    assert len(set(heard.alternatives)) == len(heard.alternatives)


def test_only_the_words_that_were_given_are_heard(
    recognizer: Recognizer, speak: Speak
) -> None:
    """The model knows the sentence; the table does not expect it."""
    recognizer.restrict(["점수", "취소"])
    heard = recognizer.hear(speak("보라 여섯"))
    assert {"점수", "취소"} >= {
        word for text in heard.alternatives for word in text.split()
    }


def test_the_words_are_changed_between_utterances(
    recognizer: Recognizer, speak: Speak
) -> None:
    """Each state of the game has its own."""
    recognizer.restrict(["보라 셋"])
    assert "보라 여섯" != recognizer.hear(speak("보라 여섯")).text
    recognizer.restrict(["보라 여섯", "점수"])
    assert "보라 여섯" == recognizer.hear(speak("보라 여섯")).text


def test_unknown_words_are_told(recognizer: Recognizer) -> None:
    """Nobody could ever say them."""
    assert ("xyzzy", "<eps>") == recognizer.restrict(["보라 xyzzy 여섯", "<eps> 점수"])


@pytest.mark.parametrize(
    "phrases",
    [[], [""], ["<eps>"], ["[]"], ["#0", "<s>", "</s>"], ["\0"], ["\ud800"], ["]"]],
)
def test_hostile_grammars_do_not_reach_native_code(
    ears: Recognizer, speak: Speak, phrases: list[str]
) -> None:
    """Each of them would end the process; what was listened for before stays."""
    with pytest.raises(GrammarEmpty):
        ears.restrict(phrases)
    assert "점수" == ears.hear(speak("점수")).text


def test_hostile_words_among_good_ones_do_no_harm(
    recognizer: Recognizer, speak: Speak
) -> None:
    """They are told as unknown, and the others are heard."""
    hostile = ("<eps>", "[unk]", "#0", "]}", '"', "\\u0000", "a\0b", "\ud800", "{0..9}")
    assert hostile == recognizer.restrict([*hostile, "점수", "보라 여섯"])
    assert "점수" == recognizer.hear(speak("점수")).text


@pytest.mark.parametrize("length", [0, 1, 2, 3, 999, 100_001])
def test_sound_of_any_length_is_harmless(ears: Recognizer, length: int) -> None:
    """No samples, half a sample, silence: nothing was said."""
    assert "" == ears.hear(Sound(16_000, (bytes(length),))).text


def test_nothing_is_heard_before_it_is_said_what_to_hear(
    korean_model: Path, speak: Speak
) -> None:
    """An open vocabulary would invent words."""
    new = VoskRecognizer(korean_model)
    with pytest.raises(GrammarEmpty):
        new.hear(speak("점수"))
    new.close()


@pytest.mark.parametrize("rate", [16_000, 22_050, 44_100, 48_000])
def test_a_recording_of_any_rate_is_heard(
    ears: Recognizer, speak: Speak, tmp_path: Path, rate: int
) -> None:
    """The recognizer is told the real rate: another one would be heard as noise."""
    spoken = speak("라운드 시작")
    path, resampled = tmp_path / "said.wav", tmp_path / "resampled.wav"
    path.write_bytes(b"".join(spoken.blocks))
    samples, _ = soundfile.read(
        path, samplerate=spoken.rate, channels=1, format="RAW", subtype="PCM_16"
    )
    places = np.arange(round(len(samples) * rate / spoken.rate)) * spoken.rate / rate
    heard = np.interp(places, np.arange(len(samples)), samples)
    soundfile.write(resampled, heard, rate)
    (utterance,) = recorded_utterances(resampled)
    assert rate == utterance.rate
    assert "라운드 시작" == ears.hear(utterance).text


def test_a_killed_recognizer_comes_back(mortal: Recognizer, speak: Speak) -> None:
    """The table is told once, and the next utterance is heard with the same words."""
    mortal.restrict(SENTENCES)
    kill_newest("recognizer")
    with pytest.raises(RecognizerLost):
        mortal.hear(speak("점수"))
    assert "점수" == mortal.hear(speak("점수")).text


def test_a_recognizer_killed_while_it_hears_comes_back(
    mortal: Recognizer, speak: Speak
) -> None:
    """The utterance is lost, and can be said again."""
    mortal.restrict(SENTENCES)
    spoken = speak("점수")

    def fatal() -> Iterator[bytes]:
        yield from spoken.blocks
        kill_newest("recognizer")
        yield bytes(1000)

    with pytest.raises(RecognizerLost):
        mortal.hear(Sound(spoken.rate, fatal()))
    assert "점수" == mortal.hear(spoken).text


def test_words_given_to_a_killed_recognizer_are_known_afterwards(
    mortal: Recognizer, speak: Speak
) -> None:
    """The table need not say them twice."""
    mortal.restrict(["취소"])
    kill_newest("recognizer")
    with pytest.raises(RecognizerLost):
        mortal.restrict(SENTENCES)
    assert "점수" == mortal.hear(speak("점수")).text


def test_words_are_not_changed_while_somebody_speaks(
    ears: Recognizer, speak: Speak
) -> None:
    """A change in the middle of an utterance would end the process: it waits."""
    is_speaking, spoken = threading.Event(), speak("점수")
    change = threading.Thread(target=lambda: ears.restrict(["취소"]))

    def slow() -> Iterator[bytes]:
        is_speaking.set()
        change.start()
        change.join(0.3)
        yield from spoken.blocks

    assert "점수" == ears.hear(Sound(spoken.rate, slow())).text
    change.join(5)
    assert "점수" != ears.hear(spoken).text


def test_an_incomplete_model_is_refused_before_it_is_loaded(tmp_path: Path) -> None:
    """The error names the files that are missing."""
    with pytest.raises(ModelIncomplete):
        VoskRecognizer(tmp_path)


def test_a_broken_model_gives_one_clear_error(tmp_path: Path) -> None:
    """It names the folder; the keyboard goes on."""
    for name in manifest().needed["vosk"]:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("no weights", encoding="utf-8")
    broken = VoskRecognizer(tmp_path)
    with pytest.raises(RecognizerUnusable) as caught:
        broken.restrict(SENTENCES)
    broken.close()
    assert tmp_path == caught.value.folder
