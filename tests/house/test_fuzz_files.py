"""Whatever lies on the disk: a clear line, never a fault of our own, no file harmed."""

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion import config
from companion.chronicle import chronicle, readers
from companion.core.errors import CompanionError
from companion.core.requests import AskState
from companion.core.words import Transcript
from companion.evening import Wish, table_for
from companion.evenings import Evenings
from companion.language.locale import languages
from companion.people import People, read_people
from companion.reading_back import Verdict, lines
from companion.record import resumed
from companion.resources import resource
from companion.sitting.faults import SittingError
from companion.sitting.reading import copied
from companion.table import Locales
from tests.house.program import PLAYERS

TIMES = 75 if os.environ.get("SOAK") else 1
DEFAULT = resource("config.yaml")
SEATS = tuple(PLAYERS.split(","))
LOCALES = Locales()
SETTINGS = config.load([DEFAULT], languages())
TOLD = (
    '{"kind": "round-started", "first": "Alice"}',
    '{"kind": "card-played", "world": "blue", "value": 3}',
    '{"kind": "card-played", "world": "blue", "value": 1}',
    '{"kind": "undo"}',
    '{"kind": "card-played", "seat": "Chloé", "world": "blue", "value": 1}',
    '{"kind": "insist"}',
    "bleu",
)
ODD = (
    *("", "null", "{}", "[]", "[null]", '"x"', "0", "-1", "1e999", "NaN", "{"),
    *("x" * 99, "[" * 2000, "é\x00", '["Alice", "Alice", "Alice"]', '["A"]'),
    *('{"record": {}}', '{"undo": -3}', '{"undo": 1' + "0" * 40 + "}", '{"redo": 7}'),
    '{"worlds": {"blue": "x"}}',
    '{"record": {"kind": "card-played", "value": "x"}, "insisted": true}',
    '{"held": [], "asked": [{"kind": "undo"}], "missing": "x", "is_correction": true}',
    '{"held": [{"kind": "yes"}], "asked": [], "missing": null, "is_correction": true}',
)
COLUMNS = (
    *(("game", name) for name in ("name", "seats", "language", "configuration")),
    *(("game", name) for name in ("began_at", "is_finished", "result", "open_ends")),
    *(("operation", name) for name in ("fact", "events", "heard", "told_at", "game")),
)


def often(examples: int) -> settings:
    """Return how often something is tried."""
    checks = list(HealthCheck)
    many = examples * TIMES
    return settings(max_examples=many, deadline=None, suppress_health_check=checks)


def wish(path: Path) -> Wish:
    """Return the wish of somebody who goes on with a file."""
    return Wish(
        "shamans", SETTINGS, None, None, path, time.time, lambda _: None, LOCALES
    )


@pytest.fixture(scope="module")
def evening() -> Iterator[Path]:
    """Return a file with all that a sitting can hold."""
    home = Path(tempfile.mkdtemp())
    path = home / "evening.db"
    table = table_for(replace(wish(path), players=SEATS))
    for line in TOLD:
        table.answer_json(line, Transcript(line))
    table.close()
    yield path
    shutil.rmtree(home)


def fault(action: Callable[[], object]) -> CompanionError | None:
    """Return what was clearly said to be wrong: in one line."""
    try:
        action()
    except CompanionError as error:
        return error
    return None


def is_clear(error: CompanionError | None) -> bool:
    return error is None or (bool(str(error)) and "\n" not in str(error))


def tried(path: Path) -> None:
    """Do all that people do with a file; one that cannot be used stays as it is."""
    before = path.read_bytes()
    assert is_clear(fault(lambda: looked_at(path)))
    assert path.read_bytes() == before
    refused = fault(lambda: gone_on_with(path))
    assert is_clear(refused)
    if isinstance(refused, SittingError) and refused.fault in ("damaged", "foreign"):
        assert path.exists()


def looked_at(path: Path) -> None:
    """Read a file back and count its scores, which writes nothing."""
    chronicle(readers([path]), People({}))
    reader = copied(path)
    for number, _ in reader.headers():
        list(lines(resumed(reader, number), wish(path), Verdict()))


def gone_on_with(path: Path) -> None:
    """Resume a file and ask how things stand."""
    table = table_for(wish(path))
    assert table.resumed().said
    spoken = table.answer(AskState())
    assert "common-cannot-say" not in [one.id for one in spoken.answer.phrases]
    table.close()


@often(1200)
@given(data=st.data())
def test_a_sitting_with_other_bytes_harms_nobody(
    evening: Path, data: st.DataObject
) -> None:
    """Bytes that are changed, lost or doubled anywhere."""
    content = bytearray(evening.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(content)))
        other = data.draw(st.binary(max_size=40))
        lost = data.draw(st.sampled_from((0, len(other), 1, 4096)))
        content[place : place + lost] = other
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "evening.db")
        path.write_bytes(content)
        tried(path)


@often(1200)
@given(data=st.data())
def test_a_sitting_with_other_content_harms_nobody(
    evening: Path, data: st.DataObject
) -> None:
    """A sound file in which somebody has written what they liked."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "evening.db")
        shutil.copyfile(evening, path)
        with sqlite3.connect(path) as other:
            for _ in range(data.draw(st.integers(1, 3))):
                table, column = data.draw(st.sampled_from(COLUMNS))
                value = data.draw(
                    st.one_of(
                        st.sampled_from(ODD),
                        st.text(max_size=30),
                        st.integers(-(2**62), 2**62),
                        st.floats(),
                        st.binary(max_size=9),
                        st.none(),
                    )
                )
                row = data.draw(st.integers(1, 7))
                try:
                    other.execute(
                        f"UPDATE {table} SET {column} = ? WHERE rowid = ?",
                        (value, row),
                    )
                except (sqlite3.IntegrityError, UnicodeEncodeError):
                    continue
        other.close()
        tried(path)


@often(300)
@given(content=st.one_of(st.binary(max_size=300), st.sampled_from(ODD).map(str.encode)))
def test_whatever_lies_among_the_evenings_people_can_play(content: bytes) -> None:
    """It is passed over or put aside, as it is."""
    with tempfile.TemporaryDirectory() as home:
        path = Path(home, "shamans-20260101-200000.db")
        path.write_bytes(content)
        told: list[object] = []
        evenings = Evenings(Path(home), time.time, told.append)
        assert evenings.unfinished("shamans") is None
        evenings.new("shamans", "20260102-200000").close()
        kept = [file.read_bytes() for file in Path(home).iterdir()]
        assert kept == ([content] if content else [])
        assert bool(told) is bool(content)


@often(300)
@given(content=st.one_of(st.binary(max_size=300), st.sampled_from(ODD).map(str.encode)))
def test_whatever_the_file_of_names_holds_is_read_or_told(content: bytes) -> None:
    """One clear line, and the file stays."""
    with tempfile.TemporaryDirectory() as home:
        path = Path(home, "people.json")
        path.write_bytes(content)
        assert is_clear(fault(lambda: read_people(Path(home))))
        assert path.read_bytes() == content


SNIPPETS = """
language: |fr|level: |shamans:¶|  worlds: |blue: |null¶|  steps_to_moon: |{3: 10}
score:¶|  goal: |lowest¶|target: |- x¶|true¶|1e9|? |&a |*a¶|!!python/x |{|}|%YAML 9¶
recognizer: |{fr: vosk}|model: |tail: |recap: |"|'|#|:|  table_rules: |yes¶|¶|é|`|@
permutation_optional: |--- |...¶|<<: |[|]|,|0x|~|>¶|sittings: |microphone: |brief¶
"""
PARTS = (one for line in SNIPPETS.split("\n") for one in line.split("|"))
WORDS = st.sampled_from([*(one.replace("¶", "\n") for one in PARTS), "\t", "\x00"])


@often(1000)
@given(parts=st.lists(st.one_of(WORDS, st.text(max_size=12)), max_size=12))
def test_whatever_the_configuration_says_is_taken_or_told(parts: list[str]) -> None:
    """One clear line with the key and the remedy."""
    with tempfile.TemporaryDirectory() as home:
        path = Path(home, "mine.yaml")
        path.write_text("".join(parts), encoding="utf-8", errors="surrogatepass")
        assert is_clear(fault(lambda: config.load([DEFAULT, path], languages())))
