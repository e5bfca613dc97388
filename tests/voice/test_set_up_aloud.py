"""A table is set up aloud: spoken answers, heard by the real recognizer."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile

from companion.company import Said
from companion.hearing.recordings import recorded
from companion.hearing.whisper.recognizer import WhisperRecognizer
from companion.opening import Settled
from companion.sound import Sound
from companion.speaking.synthesizer import USUAL_PACE, Synthesizer
from companion.speaking.voice import chosen_voice
from tests.opening.company import Known, set_up
from tests.voice.made_sounds import Samples
from tests.voice.playing import Monitor, Playing
from tests.voice.sound_server import SoundServer
from tests.voice.spoken import spoken

VOICES = {"cs": "cs", "en": "en-us", "fr": "fr-fr"}
LONGEST = 180.0
"""Seconds of speech in which four players are set up."""
ATTEMPTS = 3
"""How often a sentence is said that is not heard."""
PAUSE = 0.7
"""Seconds between a question and its answer, and after it."""
ANSWERS = {
    "fr": (
        *("nous sommes quatre", "Aline", "Paul", "Nicolas", "Camille", "oui"),
        *("c'est Paul qui commence", "oui"),
    ),
    "en": (
        *("we are four", "Alice", "Tom", "Charlotte", "Victoria", "yes"),
        *("Tom begins", "yes"),
    ),
    "cs": (
        *("česky", "jsme čtyři", "Alena", "Tomáš", "Marek", "Pavel", "správně"),
        *("začíná Alena", "správně"),
    ),
}
SETTLED = {
    "fr": Settled("fr", "shamans", ("Aline", "Paul", "Nicolas", "Camille"), "Paul"),
    "en": Settled("en", "shamans", ("Alice", "Tom", "Charlotte", "Victoria"), "Tom"),
    "cs": Settled("cs", "shamans", ("Alena", "Tomáš", "Marek", "Pavel"), "Alena"),
}
FESTIVAL, FESTIVAL_VOICE = "text2wave", "czech_machac"
PACKAGE = "festvox-czech-machac"

Speak = Callable[[str], Path]


def answers(
    texts: tuple[str, ...], speak: Speak, model: Path, language: str
) -> Iterator[Said]:
    """Yield what is heard of texts that are spoken; who is not heard says it again.

    espeak-ng says nothing twice alike, and "oui" so shortly that it may be missed.
    """
    recognizer = WhisperRecognizer(model, language)
    recognizer.restrict(())
    try:
        for text in texts:
            said = (speak(text) for _ in range(ATTEMPTS))
            found = (one for path in said for one in recorded(path))
            heard = (recognizer.hear(utterance.sound) for utterance in found)
            first = next((one for one in heard if one.text), None)
            if first is not None:
                others = first.alternatives[1:]
                yield Said(first.text, is_heard=True, readings=others)
    finally:
        recognizer.close()


def by_espeak(language: str, synthesizer: Synthesizer, folder: Path) -> Speak:
    """Return what speaks a text with espeak-ng into a file."""

    def speak(text: str) -> Path:
        return written(spoken(text, VOICES[language], synthesizer), folder)

    return speak


def by_festival(folder: Path) -> Speak:
    """Return what speaks a Czech text with a Czech voice of Festival into a file."""

    def speak(text: str) -> Path:
        said, path = folder / "said.txt", folder / "said.wav"
        said.write_text(text, encoding="iso8859-2")
        command = (FESTIVAL, "-eval", f"(voice_{FESTIVAL_VOICE})", "-o", path, said)
        subprocess.run(command, check=True, timeout=60)
        samples, rate = soundfile.read(path)
        return padded(samples, rate, path)

    return speak


def written(sound: Sound, folder: Path) -> Path:
    samples = np.frombuffer(b"".join(sound.blocks), dtype="<i2") / 2**15
    return padded(samples, sound.rate, folder / "said.wav")


def padded(samples: Samples, rate: int, path: Path) -> Path:
    """Write samples with silence around them."""
    silence = np.zeros(rate)
    soundfile.write(path, np.concatenate([silence / 2, samples, silence]), rate)
    return path


@pytest.mark.sound
@pytest.mark.parametrize("language", ["fr", "en"])
def test_four_players_sit_down_by_voice_alone(
    language: str, synthesizer: Synthesizer, whisper_model: Path, tmp_path: Path
) -> None:
    """Number, names, order and who begins, spoken by espeak-ng."""
    noted: list[str] = []
    speak = by_espeak(language, synthesizer, tmp_path)
    said = answers(ANSWERS[language], speak, whisper_model, language)

    settled = set_up(Known(language), said, noted.append, is_spoken=True)

    assert settled == SETTLED[language], noted


@pytest.mark.sound
def test_a_czech_table_sits_down_by_voice_alone(
    whisper_model: Path, tmp_path: Path
) -> None:
    """The same, with the language chosen by voice, spoken by a voice of Festival."""
    assert shutil.which(FESTIVAL), f"Czech is spoken by festival and {PACKAGE}"
    noted: list[str] = []
    said = answers(ANSWERS["cs"], by_festival(tmp_path), whisper_model, "cs")

    settled = set_up(Known(None), said, noted.append, is_spoken=True)

    assert settled == SETTLED["cs"], noted


@pytest.mark.lasting
def test_the_whole_program_is_set_up_through_the_microphone(
    sound_server: SoundServer,
    synthesizer: Synthesizer,
    whisper_model: Path,
    tmp_path: Path,
) -> None:
    """What is said after each question is its answer; a line may be typed between."""
    settings = tmp_path / "mine.yaml"
    chosen = f"language: en\nvoice: both\nrecognizer: whisper\nmodel: {whisper_model}\n"
    settings.write_text(chosen, encoding="utf-8")
    speak = by_espeak("en", synthesizer, tmp_path)
    monitor = Monitor(sound_server.record())
    process = sound_server.start(
        *(sys.executable, "-m", "companion", "play", "shamans", "--voice"),
        *("--language", "en", "--config", str(settings)),
    )
    assert process.stdin is not None
    play = Playing(process, process.stdin.buffer.raw)  # type: ignore[attr-defined]
    printed: list[str] = []
    for answer in ("we are three", "Alice", "> Bob", "Victoria", "yes"):
        monitor.wait_for_silence(2.0)
        if answer.startswith("> "):
            play.type(answer[2:])
        else:
            sound_server.say_into_microphone(speak(answer))
        printed += iter(lambda: play.line(4.0), "")
    process.stdin.close()
    printed += iter(lambda: play.line(10.0), "")
    process.kill()

    read_back = "Alice, Bob and Victoria, in this order. Is that right?"
    assert read_back in printed, printed


def test_four_players_in_french_take_less_than_three_minutes(
    synthesizer: Synthesizer,
) -> None:
    """All questions and all answers, at the usual pace, with a pause between them."""
    noted: list[str] = []
    texts = ("français", *ANSWERS["fr"])
    said = iter([Said(text, is_heard=True) for text in texts])
    assert set_up(Known(None), said, noted.append, is_spoken=True) == SETTLED["fr"]
    voice = chosen_voice(synthesizer.voices(), (VOICES["fr"],))
    assert voice is not None
    seconds = sum(
        PAUSE + _seconds(synthesizer.synthesize(text, voice, USUAL_PACE))
        for text in (*noted, *texts)
    )
    assert seconds < LONGEST


def _seconds(sound: Sound) -> float:
    return len(b"".join(sound.blocks)) / 2 / sound.rate
