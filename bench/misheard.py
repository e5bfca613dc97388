"""Lines that a recognizer misheard, and what is understood of them."""

import csv
import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.figures import figure, latest, shares
from bench.verdicts import verdict
from companion.core.facts import Seat
from companion.games.shamans.configuration import Configuration
from companion.session import Session
from companion.table import Locales, Table

HEARD = Path(__file__).parents[2] / "shared" / "heard"
"""Recordings, what is heard in them, and what they mean: not part of the project."""
TRANSCRIPTS = HEARD / "transcripts.tsv"
AUDIO = HEARD / "audio"
SEATS = tuple(map(Seat, ("Alice", "Bruno", "Chloé", "David", "Eva")))


@dataclass(frozen=True, slots=True)
class Line:
    """Hold what was heard, and what was meant as an object."""

    language: str
    heard: str
    meaning: Mapping[str, Any]


def misheard(language: str) -> list[Line]:
    """Return the misheard lines of a language; none where they are not there."""
    return [
        Line(language, row["heard"], json.loads(row["meaning"]))
        for row in _rows(TRANSCRIPTS)
        if row["language"] == language
    ]


def understand_misheard(language: str) -> None:
    """Print how much is understood where everything may be said, and how fast."""
    name = f"misheard lines understood, {language}"
    lines = misheard(language)
    if not lines:
        print(f"{name}: there are no transcripts beside the project")
        return
    table = Table(
        Session.begin(Configuration().game(), SEATS, language), Locales(), None
    )
    table.prepare()
    table.understood(lines[0].heard)
    verdicts, times = Counter[str](), []
    for line in lines:
        begun = time.process_time()
        answer = table.understood(line.heard).answer
        times.append((time.process_time() - begun) * 1000)
        verdicts[verdict(answer, line.meaning)] += 1
    talk = [row["text"] for row in _rows(HEARD / "chatter.tsv", language)]
    acted = sum(_acts(table, text) for text in talk)
    print(
        f"{name}: {shares(verdicts)} of {len(lines)}; table talk {acted} of {len(talk)}"
    )
    figure(f"one misheard line, {language}", "ms", times)
    latest(f"one misheard line, {language}", "ms", times)


def _acts(table: Table, text: str) -> bool:
    """Return whether talk is understood or asked back."""
    answer = table.understood(text).answer
    return answer.outcome != "not-understood" or bool(answer.choices)


def _rows(file: Path, language: str | None = None) -> Iterator[dict[str, str]]:
    if not file.is_file():
        return
    with file.open(encoding="utf-8", newline="") as lines:
        for row in csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
            if language in (None, row["language"]):
                yield row
