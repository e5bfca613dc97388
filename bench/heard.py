"""Print how many recordings are understood: `python -m bench.heard AUDIO TSV MODEL`.

AUDIO is a folder of recordings named id-language-voice, TSV says what each means. They
take the way of `companion play --audio`, but for the game, in which not all of them
could be said. A meaning is right, offered among three at most, missed, or WRONG.
"""

import csv
import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bench.figures import figure, latest, shares
from bench.verdicts import verdict
from companion import config, recognizers
from companion.config import RECOGNIZERS, General
from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.games.shamans.configuration import Configuration
from companion.hearing.recognizer import Recognizer
from companion.hearing.recordings import recorded
from companion.language.locale import languages
from companion.phrasing import Phrasing
from companion.resources import resource
from companion.session import Answer, Session, understand
from companion.table import Locales, Table

SEATS = tuple(map(Seat, ("Alice", "Bruno", "Chloé", "David", "Eva")))


@dataclass(frozen=True, slots=True)
class Clip:
    """Hold a recording and what it means."""

    file: Path
    language: str
    meaning: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Result:
    """Hold what came of a recording."""

    language: str
    verdict: str
    seconds: tuple[float, ...]
    """From the end of each utterance to its words."""


def main(audio: str, table: str, model: str, name: str = "whisper") -> None:
    """Hear everything, one language after the other."""
    settings = config.load([resource("config.yaml")], languages())
    (recognizer,) = (one for one in RECOGNIZERS if one == name)
    general = replace(settings.general, recognizer=recognizer, model=model)
    found: dict[str, list[Result]] = defaultdict(list)
    for result in results(list(clips(Path(audio), Path(table))), general):
        found[result.language].append(result)
    for language, ones in found.items():
        counts = Counter(result.verdict for result in ones)
        print(f"{len(ones)} recordings, {language}: {shares(counts)}", flush=True)
    times = [
        seconds for ones in found.values() for one in ones for seconds in one.seconds
    ]
    figure("from the end of an utterance to its words", "s", times)
    latest("from the end of an utterance to its words", "s", times)


def clips(audio: Path, table: Path) -> Iterator[Clip]:
    """Yield the recordings of which the meaning is known."""
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    for row in rows:
        name = f"{row['id']}-{row['language']}-{row['voice'].replace(':', '_')}.flac"
        if (audio / name).is_file():
            yield Clip(audio / name, row["language"], json.loads(row["meaning"]))


def results(known: list[Clip], general: General) -> Iterator[Result]:
    """Yield what comes of each recording."""
    for language in sorted({clip.language for clip in known}):
        game = Configuration().game()
        table = Table(Session.begin(game, SEATS, language), Locales(), None)
        understanding = table.locale.understanding(SEATS)
        ears = recognizers.started(table.locale, general)
        ears.restrict(Phrasing(table, ears, print)())
        for clip in known:
            if clip.language == language:
                heard, seconds = transcripts(clip.file, ears)
                answers = [
                    understand(table.session, one, understanding) for one in heard
                ]
                yield Result(language, best(answers, clip.meaning), seconds)
        ears.close()


def transcripts(
    file: Path, ears: Recognizer
) -> tuple[list[Transcript], tuple[float, ...]]:
    """Return what is heard in a recording, and how long each took."""
    heard, seconds = [], []
    for utterance in recorded(file):
        utterance.pass_over()
        begun = time.perf_counter()
        words = ears.hear(utterance.sound)
        seconds.append(time.perf_counter() - begun)
        heard.append(Transcript(words.text, "press", words.alternatives[1:]))
    return heard, tuple(seconds)


def best(answers: Iterable[Answer], wanted: Mapping[str, Any]) -> str:
    """Return what became of a meaning, whichever utterance it was in."""
    verdicts = [verdict(answer, wanted) for answer in answers]
    order = ("right", "offered", "WRONG", "missed")
    return min(verdicts, key=order.index, default="missed")


if __name__ == "__main__":
    main(*sys.argv[1:])
