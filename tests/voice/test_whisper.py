"""The real Whisper with a real model, in its own process."""

import csv
import difflib
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean

import numpy as np
import pytest

from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.games.shamans.configuration import Configuration
from companion.hearing.models import ModelIncomplete
from companion.hearing.recognizer import (
    Recognizer,
    RecognizerUnusable,
)
from companion.hearing.recordings import recorded_utterances
from companion.hearing.whisper.recognizer import WhisperRecognizer
from companion.language.locale import load_locale
from companion.session import Session, understand
from companion.sound import Sound
from companion.speaking.synthesizer import Synthesizer
from tests.house.program import ROOT
from tests.voice.spoken import spoken

HEARD = ROOT.parent / "shared" / "heard"
SEATS = tuple(map(Seat, ("Alice", "Bruno", "Chloé", "David", "Eva")))
RATE = 16_000
LIKENESS = {"cs": 0.8, "en": 0.9, "fr": 0.5}
"""How much what is heard is like what was said; the French voices are Japanese."""
CHATTER = {
    "cs": ("chceš ještě kávu", "dneska je zima", "to byla smůla"),
    "en": ("do you want more coffee", "it is cold tonight", "my cat is called Bruno"),
    "fr": ("tu veux encore du café", "il fait froid ce soir", "passe-moi le sel"),
}
needs_recordings = pytest.mark.skipif(
    not HEARD.is_dir(), reason="the recordings are not beside this folder"
)

Whispers = Callable[[str], Recognizer]


@pytest.fixture(scope="module")
def whispers(whisper_model: Path) -> Iterator[Whispers]:
    """Return what hears a language; all share one folder."""
    started: dict[str, Recognizer] = {}

    def whisper(language: str) -> Recognizer:
        if language not in started:
            started[language] = WhisperRecognizer(whisper_model, language)
        return started[language]

    yield whisper
    for one in started.values():
        one.close()


def recordings(language: str) -> Iterator[tuple[Path, str]]:
    """Yield every third recording of a language with what is said in it."""
    with (HEARD / "transcripts.tsv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    said = {
        f"{row['id']}-{row['language']}-{row['voice'].replace(':', '_')}": row["said"]
        for row in rows
    }
    for path in sorted((HEARD / "audio").glob(f"*-{language}-*.flac"))[::3]:
        yield path, said[path.stem]


def likeness(heard: str, said: str) -> float:
    letters = ("".join(filter(str.isalpha, text.casefold())) for text in (heard, said))
    return difflib.SequenceMatcher(None, *letters, autojunk=False).ratio()


def noises() -> dict[str, np.ndarray[tuple[int], np.dtype[np.float64]]]:
    """Return two seconds of each of what is heard around a table but no voice."""
    chance = np.random.default_rng(5)
    times = np.arange(2 * RATE) / RATE
    clicks = chance.normal(0, 0.003, len(times))
    for start in range(1_000, len(times) - 400, 2_300):
        clicks[start : start + 200] += chance.normal(0, 0.5, 200) * np.geomspace(
            1, 0.01, 200
        )
    notes = np.repeat([262.0, 330.0, 392.0, 523.0], len(times) // 4)
    return {
        "silence": np.zeros(len(times)),
        "hiss": chance.normal(0, 0.01, len(times)),
        "a loud hiss": chance.normal(0, 0.2, len(times)),
        "a tone": 0.3 * np.sin(2 * np.pi * 440 * times),
        "a melody": 0.3 * np.sin(2 * np.pi * notes * times),
        "a hum": 0.3 * np.sign(np.sin(2 * np.pi * 50 * times)),
        "cards being shuffled": clicks,
    }


def sound(samples: np.ndarray[tuple[int], np.dtype[np.float64]], rate: int) -> Sound:
    whole = (np.clip(samples, -1, 1) * 32_767).astype("<i2")
    return Sound(rate, (whole.tobytes(),))


@needs_recordings
@pytest.mark.parametrize("language", ["cs", "en", "fr"])
def test_what_people_say_is_heard(whispers: Whispers, language: str) -> None:
    """Recordings go in, words come out that are much like what was said."""
    found = []
    for path, said in recordings(language):
        (utterance,) = recorded_utterances(path)
        readings = whispers(language).hear(utterance).alternatives
        found.append(max(likeness(heard, said) for heard in readings))

    assert mean(found) > LIKENESS[language], found


@pytest.mark.parametrize("rate", [8_000, 16_000, 22_050, 44_100, 48_000])
def test_sound_of_any_rate_is_heard(
    whispers: Whispers, synthesizer: Synthesizer, rate: int
) -> None:
    """Whisper itself takes one rate only."""
    said = spoken("Bruno plays the orange two", "en", synthesizer)
    samples = np.frombuffer(b"".join(said.blocks), dtype="<i2") / 32_768
    places = np.arange(round(len(samples) * rate / said.rate)) * said.rate / rate
    resampled = np.interp(places, np.arange(len(samples)), samples)

    heard = whispers("en").hear(sound(resampled, rate))

    assert "orange" in heard.text


def test_several_readings_are_told(
    whispers: Whispers, synthesizer: Synthesizer
) -> None:
    """The best one first, each once: what is understood may be another one."""
    heard = whispers("cs").hear(spoken("Eva hraje modrou trojku", "cs", synthesizer))

    assert heard.text == heard.alternatives[0]
    assert 1 < len(heard.alternatives) == len(set(heard.alternatives)) <= 5


@pytest.mark.parametrize("language", ["cs", "en", "fr"])
@pytest.mark.parametrize("noise", noises())
def test_nothing_is_heard_where_nobody_speaks(
    whispers: Whispers, language: str, noise: str
) -> None:
    """The model alone writes whole sentences there."""
    assert whispers(language).hear(sound(noises()[noise], RATE)).alternatives == ()


@pytest.mark.parametrize("language", ["cs", "en", "fr"])
def test_table_talk_is_not_taken_for_announcements(
    whispers: Whispers, synthesizer: Synthesizer, language: str
) -> None:
    """Whatever is expected, nothing of it is heard in other words."""
    game = Configuration().game()
    understanding = load_locale(language, game).understanding(SEATS)
    session = Session.begin(game, SEATS, language)
    whispers(language).restrict(["bleu trois", "modrá trojka", "blue three"])
    for text in CHATTER[language]:
        heard = whispers(language).hear(spoken(text, language, synthesizer))
        words = Transcript(heard.text, "press", heard.alternatives[1:])
        answer = understand(session, words, understanding)
        assert (answer.meaning, answer.choices) == (None, ()), (text, heard)


@pytest.mark.parametrize("length", [0, 1, 2, 3, 999, 100_001])
def test_sound_of_any_length_is_harmless(whispers: Whispers, length: int) -> None:
    """No samples, half a sample, silence: nothing was said."""
    assert whispers("en").hear(Sound(RATE, (bytes(length),))).alternatives == ()


def test_no_blocks_are_no_words(whispers: Whispers) -> None:
    """The microphone may have been lost at once."""
    assert whispers("en").hear(Sound(48_000, ())).alternatives == ()


def test_an_endless_sound_is_heard_in_part(
    whispers: Whispers, synthesizer: Synthesizer
) -> None:
    """The model takes half a minute at most."""
    said = spoken("Bruno plays the orange two", "en", synthesizer)
    long = Sound(said.rate, (*said.blocks, bytes(said.rate * 2 * 40)))

    assert "orange" in whispers("en").hear(long).text


@pytest.mark.parametrize("missing", ["model.bin", "config.json", "tokenizer.json"])
def test_an_incomplete_model_is_refused_before_it_is_loaded(
    whisper_model: Path, tmp_path: Path, missing: str
) -> None:
    """The error names what is missing; nothing is fetched instead."""
    for path in whisper_model.iterdir():
        if path.name != missing:
            (tmp_path / path.name).symlink_to(path)

    with pytest.raises(ModelIncomplete) as caught:
        WhisperRecognizer(tmp_path, "en")

    assert caught.value.missing == (missing,)


@pytest.mark.parametrize("broken", ["model.bin", "config.json", "tokenizer.json"])
def test_a_broken_model_gives_one_clear_error(
    whisper_model: Path, tmp_path: Path, broken: str
) -> None:
    """It names the folder; the keyboard goes on."""
    folder = tmp_path / "model"
    shutil.copytree(whisper_model, folder)
    (folder / broken).write_text("no weights", encoding="utf-8")
    whisper = WhisperRecognizer(folder, "en")

    with pytest.raises(RecognizerUnusable) as caught:
        whisper.restrict(())
    whisper.close()

    assert caught.value.folder == folder
    assert str(caught.value).count("\n") == 0


def test_a_model_of_another_recognizer_is_refused(korean_model: Path) -> None:
    """Somebody has mixed up two folders."""
    with pytest.raises(ModelIncomplete):
        WhisperRecognizer(korean_model, "en")


def test_a_language_that_no_model_knows_gives_one_clear_error(
    whisper_model: Path,
) -> None:
    """Whoever adds a language learns it at once."""
    whisper = WhisperRecognizer(whisper_model, "xx")

    with pytest.raises(RecognizerUnusable):
        whisper.restrict(())
    whisper.close()
