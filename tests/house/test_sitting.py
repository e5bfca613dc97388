"""A sitting is durable, belongs to one companion, and is never overwritten."""

import json
import sqlite3
import stat
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from companion.core.facts import Seat
from companion.sitting.box import Box
from companion.sitting.faults import SittingError
from companion.sitting.reading import Header, Step
from companion.sitting.schema import APPLICATION
from companion.sitting.sitting import Sitting, Standing

HEADER = Header(
    "shamans", (Seat("Alice"), Seat("Chloé")), "fr", {"steps_to_moon": {"3": 10}}, 7.0
)
STANDING = Standing("fr")


def clock() -> float:
    return 7.0


def written(path: Path) -> bytes:
    """Return the bytes of a sitting that was closed."""
    sitting = Sitting(path, clock)
    sitting.begin(HEADER)
    sitting.append([Step({"undo": 1})], STANDING)
    sitting.close()
    return path.read_bytes()


def fault(path: Path) -> str:
    with pytest.raises(SittingError) as caught:
        Sitting(path, clock)
    return caught.value.fault


def test_a_new_sitting_is_empty(tmp_path: Path) -> None:
    """Nothing was begun in a file that was not there."""
    sitting = Sitting(tmp_path / "evening.db", clock)

    assert sitting.is_empty
    assert sitting.headers() == ()


def test_a_sitting_gives_back_what_it_was_given(tmp_path: Path) -> None:
    """Header, operations, events, words and times come back in order, after closing."""
    sitting = Sitting(tmp_path / "evening.db", clock)
    sitting.begin(HEADER)
    sitting.append([Step({"undo": 1}, None, "annule")], STANDING)
    later = [Step({"redo": 2}, [{"kind": "shown"}]), Step({"undo": 3})]
    sitting.append(later, STANDING)
    sitting.close()

    kept = Sitting(tmp_path / "evening.db", clock).load(1)

    assert kept.header == HEADER
    assert kept.steps == (
        Step({"undo": 1}, None, "annule", 7.0),
        Step({"redo": 2}, [{"kind": "shown"}], None, 7.0),
        Step({"undo": 3}, None, None, 7.0),
    )


def test_how_a_game_stands_is_kept_with_its_last_operation(tmp_path: Path) -> None:
    """Language, end, result and open ends are those of the last step."""
    sitting = Sitting(tmp_path / "evening.db", clock)
    sitting.begin(HEADER)
    stands = Standing(
        "cs", is_finished=True, result={"winners": ["Alice"]}, open_ends={"held": []}
    )
    sitting.append([Step({"undo": 1})], stands)

    kept = sitting.load(1)

    assert kept.header.language == "cs"
    assert kept.header.is_finished
    assert kept.header.result == {"winners": ["Alice"]}
    assert kept.open_ends == {"held": []}


def test_an_evening_holds_several_games(tmp_path: Path) -> None:
    """Each has its own steps; a game that is loaded goes on."""
    sitting = Sitting(tmp_path / "evening.db", clock)
    sitting.begin(HEADER)
    sitting.append([Step({"undo": 1})], STANDING)
    sitting.begin(HEADER)
    sitting.append([Step({"undo": 2})], STANDING)
    sitting.load(1)
    sitting.append([Step({"undo": 3})], STANDING)

    told = [[step.operation for step in sitting.load(one).steps] for one in (1, 2)]

    assert [number for number, _ in sitting.headers()] == [1, 2]
    assert told == [[{"undo": 1}, {"undo": 3}], [{"undo": 2}]]


def test_a_sitting_of_the_first_version_goes_on(tmp_path: Path) -> None:
    """What it held is the first game of the evening; nothing of it is lost."""
    path = tmp_path / "evening.db"
    written_by_the_first_version(path)

    sitting = Sitting(path, clock)
    sitting.load(1)
    sitting.append([Step({"redo": 1})], STANDING)
    sitting.close()
    kept = Sitting(path, clock).load(1)

    assert kept.header == replace(HEADER, began_at=5.0)
    assert [step.operation for step in kept.steps] == [{"undo": 1}, {"redo": 1}]
    assert [step.heard for step in kept.steps] == ["annule", None]


def written_by_the_first_version(path: Path) -> None:
    """Make a file as version 1 laid it out."""
    with sqlite3.connect(path) as old:
        old.executescript(
            f"""
            PRAGMA application_id = {APPLICATION};
            PRAGMA user_version = 1;
            CREATE TABLE header (
                game TEXT NOT NULL, seats TEXT NOT NULL, language TEXT NOT NULL,
                configuration TEXT NOT NULL, is_finished INTEGER NOT NULL
            );
            CREATE TABLE operation (
                sequence INTEGER PRIMARY KEY, fact TEXT NOT NULL, heard TEXT,
                told_at REAL NOT NULL
            );
            """
        )
        seats, box = json.dumps(HEADER.seats), json.dumps(HEADER.configuration)
        row = (HEADER.game, seats, HEADER.language, box, False)
        old.execute("INSERT INTO header VALUES (?, ?, ?, ?, ?)", row)
        told = ('{"undo": 1}', "annule", 5.0)
        old.execute("INSERT INTO operation VALUES (NULL, ?, ?, ?)", told)
    old.close()


def test_only_its_owner_can_read_a_sitting(tmp_path: Path) -> None:
    """The file and what SQLite keeps beside it have mode 0600."""
    sitting = Sitting(tmp_path / "evening.db", clock)
    sitting.begin(HEADER)

    modes = {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}

    assert modes == {0o600}


def test_an_entry_is_on_the_disk_as_soon_as_it_is_appended(tmp_path: Path) -> None:
    """Another program that copies the files finds it, without any closing."""
    sitting = Sitting(tmp_path / "evening.db", clock)
    sitting.begin(HEADER)
    sitting.append([Step({"undo": 1}, None, "annule tout")], STANDING)
    copy = tmp_path / "copy"
    copy.mkdir()
    (copy / "evening.db").write_bytes((tmp_path / "evening.db").read_bytes())
    (copy / "evening.db-wal").write_bytes((tmp_path / "evening.db-wal").read_bytes())

    steps = Sitting(copy / "evening.db", clock).load(1).steps

    assert [step.operation for step in steps] == [{"undo": 1}]


def test_a_second_companion_is_refused(tmp_path: Path) -> None:
    """The file is locked from its opening on, before anything is written."""
    path = tmp_path / "evening.db"
    first = Sitting(path, clock)
    script = (
        "import sys, pathlib\n"
        "from companion.sitting.sitting import Sitting, SittingError\n"
        "try: Sitting(pathlib.Path(sys.argv[1]), float)\n"
        "except SittingError as error: print(error)\n"
    )

    second = subprocess.run(
        [sys.executable, "-c", script, path], capture_output=True, text=True, check=True
    )
    first.close()

    remedy = "is open in another companion; close that one first."
    assert second.stdout == f"{path} {remedy}\n"


@pytest.mark.parametrize("bytes_cut", [1, 100, 4096, 6000])
def test_a_truncated_file_is_damaged_and_left_as_it_is(
    tmp_path: Path, bytes_cut: int
) -> None:
    """Nothing is rescued by guessing."""
    path = tmp_path / "evening.db"
    cut = written(path)[:-bytes_cut]
    path.write_bytes(cut)

    assert fault(path) == "damaged"
    assert path.read_bytes() == cut


@pytest.mark.parametrize(
    "content", [b"x", b"language: fr\n", b"SQLite format 2" + bytes(4000)]
)
def test_another_file_is_foreign_and_left_as_it_is(
    tmp_path: Path, content: bytes
) -> None:
    """The companion writes only into files of its own."""
    path = tmp_path / "notes.txt"
    path.write_bytes(content)

    assert fault(path) == "foreign"
    assert path.read_bytes() == content


def test_the_database_of_another_program_is_foreign(tmp_path: Path) -> None:
    """The mark of the companion is missing in it."""
    path = tmp_path / "other.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE header (game TEXT)")
    other.close()
    before = path.read_bytes()

    assert fault(path) == "foreign"
    assert path.read_bytes() == before


def test_a_sitting_of_a_later_version_is_not_touched(tmp_path: Path) -> None:
    """What this version does not know, it does not write."""
    path = tmp_path / "evening.db"
    written(path)
    with sqlite3.connect(path) as later:
        later.execute("PRAGMA user_version = 99")
    later.close()

    assert fault(path) == "newer"


def test_an_empty_file_becomes_a_sitting(tmp_path: Path) -> None:
    """A power cut right after the file was made leaves it empty."""
    path = tmp_path / "evening.db"
    path.touch()

    sitting = Sitting(path, clock)
    sitting.begin(HEADER)

    assert sitting.load(1).steps == ()


def test_a_folder_is_no_sitting(tmp_path: Path) -> None:
    """Nor is anything else that is not a file."""
    assert fault(tmp_path) == "foreign"


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    """Folders are not made from a misspelt path."""
    assert fault(tmp_path / "nowhere" / "evening.db") == "unreachable"


def test_a_full_disk_keeps_nothing_of_an_entry_and_all_before_it(
    tmp_path: Path,
) -> None:
    """The entry fails with one clear error; once there is space, it goes on."""
    path = tmp_path / "evening.db"
    script = (
        "import resource, signal, sys, pathlib\n"
        "from companion.sitting.faults import SittingError\n"
        "from companion.sitting.reading import Header, Step\n"
        "from companion.sitting.sitting import Sitting, Standing\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "sitting = Sitting(pathlib.Path(sys.argv[1]), float)\n"
        "sitting.begin(Header('shamans', ('A',), 'fr', {}))\n"
        "stands = Standing('fr')\n"
        "sitting.append([Step({'undo': 1})], stands)\n"
        "soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, hard))\n"
        "many = [Step({'undo': 2})] * 5000\n"
        "try: sitting.append(many, stands)\n"
        "except SittingError as error: print(error.fault)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))\n"
        "sitting.append([Step({'undo': 3})], stands)\n"
        "print([step.operation for step in sitting.load(1).steps])\n"
    )

    done = subprocess.run(
        [sys.executable, "-c", script, path], capture_output=True, text=True, check=True
    )

    assert done.stdout == "full\n[{'undo': 1}, {'undo': 3}]\n"


def test_a_box_gives_back_what_was_told_of_it(tmp_path: Path) -> None:
    """Each game has a section of its own."""
    box = Box(tmp_path / "box.json")
    box.keep("shamans", {"worlds": {"blue": "permutation"}})
    box.keep("amarok", {"pile": 22})

    assert Box(tmp_path / "box.json").load("shamans") == {
        "worlds": {"blue": "permutation"}
    }


def test_a_box_nobody_told_anything_of_is_empty(tmp_path: Path) -> None:
    """No file is needed for that, and none is made."""
    assert Box(tmp_path / "box.json").load("shamans") == {}
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", ["", "{", "[]", "\x00"])
def test_a_damaged_box_is_said(tmp_path: Path, content: str) -> None:
    """It is left for the player to look at."""
    path = tmp_path / "box.json"
    path.write_text(content, encoding="utf-8")

    with pytest.raises(SittingError, match="damaged"):
        Box(path).load("shamans")
    assert path.read_text(encoding="utf-8") == content


def test_only_its_owner_can_read_a_box(tmp_path: Path) -> None:
    """The file has mode 0600, and no draft is left beside it."""
    Box(tmp_path / "box.json").keep("shamans", {})

    (file,) = tmp_path.iterdir()

    assert stat.S_IMODE(file.stat().st_mode) == 0o600
