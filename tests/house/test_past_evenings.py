"""Evenings that are read back, written out, and forgotten."""

import json
import sqlite3
import threading
from pathlib import Path

import pytest

from companion.sitting.sitting import Sitting
from tests.house.evenings import FRIDAY, SATURDAY, folder, kept, three_evenings
from tests.house.program import PLAYERS, Done, inside, run

FRENCH = ("--language", "fr")
LINES = (
    "nouvelle manche, Alice commence",
    "Alice joue le bleu trois",
    "Bruno joue le bleu un",
    "annule",
    "Bruno joue le vert deux",
    "non, quatre",
)


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    """Return a file in which something was undone and something corrected."""
    play = ("play", "shamans", "--players", PLAYERS, "--json", *FRENCH)
    lines = "".join(f"{line}\n" for line in LINES)
    inside(tmp_path, *play, "--sitting", "evening.db", lines=lines)
    return tmp_path / "evening.db"


def test_an_evening_is_read_back_with_all_its_branches(evening: Path) -> None:
    """What was taken back or corrected is still there, and marked."""
    done = inside(evening.parent, "replay", evening)

    told = [line.split(", ", 2)[-1] for line in done.out if line.startswith("> ")]
    assert told == [*LINES]
    assert done.out[0] == "Shamans : Alice, Bruno et Chloé."
    undone = done.out.index("Bleu un, Bruno.")
    assert done.out[undone + 1] == "Cette annonce ne compte plus."
    assert "Annulation : bleu un, Bruno." in done.out
    assert done.out[-1] == "6 annonces jugées de nouveau : rien ne change."
    assert done.status == 0


def test_reading_back_changes_nothing(evening: Path) -> None:
    """No byte of the file, and no file beside it."""
    before = evening.read_bytes(), set(evening.parent.iterdir())

    inside(evening.parent, "replay", evening)

    assert (evening.read_bytes(), set(evening.parent.iterdir())) == before


def test_what_is_ruled_otherwise_now_is_named(evening: Path) -> None:
    """As if an older version had kept other events of the second announcement."""
    with sqlite3.connect(evening) as older:
        older.execute("UPDATE operation SET events = '[]' WHERE sequence = 2")
    older.close()

    done = inside(evening.parent, "replay", evening)

    assert done.status == 1
    assert done.log == "Cette version juge autrement à partir de l'annonce 2.\n"


def test_what_is_refused_now_is_named(evening: Path) -> None:
    """As if an older version had let Chloé play out of turn."""
    with sqlite3.connect(evening) as older:
        fact = "replace(fact, '\"Bruno\"', '\"Alice\"')"
        older.execute(f"UPDATE operation SET fact = {fact} WHERE sequence = 3")
    older.close()

    done = inside(evening.parent, "replay", evening)
    written = inside(evening.parent, "export", evening, "--json")

    assert done.status == 1
    assert done.log.startswith("Cette version refuse l'annonce 3")
    (game,) = json.loads(written.out[0])["games"]
    assert [step["same"] for step in game["steps"]] == [True] * 2 + [False] * 4


def test_an_evening_that_lost_its_power_can_be_read_back(evening: Path) -> None:
    """The log beside it is taken in first."""
    with sqlite3.connect(evening) as cut:
        cut.execute("PRAGMA wal_autocheckpoint = 0")
        cut.execute("UPDATE operation SET heard = 'dans le journal' WHERE sequence = 1")
        cut.commit()
        parts = {end: Path(f"{evening}{end}").read_bytes() for end in ("", "-wal")}
    cut.close()
    again = evening.with_name("cut.db")
    for end, content in parts.items():
        Path(f"{again}{end}").write_bytes(content)

    done = inside(evening.parent, "replay", again)

    assert any(line.endswith("dans le journal") for line in done.out)


def test_a_transcript_is_written_for_people(evening: Path) -> None:
    """The same lines as are read back, into a new file of its owner."""
    done = inside(evening.parent, "export", evening, "--to", "told.txt")

    told = (evening.parent / "told.txt").read_text("utf-8").splitlines()
    assert done.out == ("La soirée est écrite dans told.txt.",)
    assert told == [*inside(evening.parent, "replay", evening).out[:-1]]
    assert (evening.parent / "told.txt").stat().st_mode & 0o777 == 0o600


def test_a_transcript_is_written_for_programs(evening: Path) -> None:
    """Every step with its words, operation, events and sentences."""
    done = inside(evening.parent, "export", evening, "--json")

    (game,) = json.loads(done.out[0])["games"]
    assert game["players"] == PLAYERS.split(",")
    assert [step["heard"] for step in game["steps"]] == [*LINES]
    assert [step["taken_back"] for step in game["steps"]] == [
        *(False, False, True, False, True, False)
    ]
    assert game["steps"][1]["operation"]["record"]["world"] == "blue"
    assert "Bleu trois, Alice." in game["steps"][1]["said"]


def test_a_file_that_is_there_is_not_written_over(evening: Path) -> None:
    """Not by a transcript either."""
    (evening.parent / "told.txt").write_text("mine")

    done = inside(evening.parent, "export", evening, "--to", "told.txt")

    assert done.status == 2
    assert "existe déjà" in done.log
    assert (evening.parent / "told.txt").read_text() == "mine"


@pytest.mark.parametrize("command", ["replay", "export"])
def test_what_is_no_evening_is_one_line(tmp_path: Path, command: str) -> None:
    """A file that is not there, and one of another program."""
    (tmp_path / "notes.db").write_text("mine")

    done = inside(tmp_path, command, "notes.db")
    nowhere = inside(tmp_path, command, "nowhere.db")

    assert (2, 2) == (done.status, nowhere.status)
    assert done.log.startswith("notes.db is not a sitting of the companion")
    assert nowhere.log.startswith("nowhere.db cannot be opened")
    assert (tmp_path / "notes.db").read_text() == "mine"


def files_of(home: Path) -> bytes:
    return b"".join(file.read_bytes() for file in home.rglob("*") if file.is_file())


def real_evening(home: Path) -> Path:
    """Keep a game of Alice, Bruno and Chloé in the user's folder."""
    play = ("play", "shamans", "--players", PLAYERS, "--json", *FRENCH)
    path = folder(home) / "shamans-1.db"
    lines = "".join(f"{line}\n" for line in LINES)
    inside(home, *play, "--sitting", path, lines=lines)
    return path


def test_a_person_is_forgotten_everywhere(tmp_path: Path) -> None:
    """No byte of their names is left; the games of the others stay, ruled the same."""
    path = real_evening(tmp_path)
    kept(tmp_path, FRIDAY, {"Alice": 8, "Bobinette": 5, "Chloé": 1}, "Bobinette")
    inside(tmp_path, "players", "merge", "Bobinette", "Bruno", *FRENCH)

    done = inside(tmp_path, "forget", "person", "Bruno", "--yes", *FRENCH)

    assert done.out[-1] == "C'est oublié."
    left = files_of(tmp_path).lower()
    assert not [name for name in (b"bruno", b"bobinette") if name in left]
    again = inside(tmp_path, "replay", path)
    assert again.out[0] == "Shamans : Alice, Quelqu'un et Chloé."
    assert again.status == 0
    scores = inside(tmp_path, "scores", *FRENCH)
    assert "Victoire : Quelqu'un." in " ".join(scores.out)


def test_a_game_goes_on_without_somebody_who_was_forgotten(tmp_path: Path) -> None:
    """Their seat has a name that is nobody's."""
    path = real_evening(tmp_path)
    inside(tmp_path, "forget", "person", "Bruno", "--yes", *FRENCH)

    play = ("play", "shamans", "--json", "--sitting", path)
    done = inside(tmp_path, *play, lines='{"kind": "ask-turn"}\n')

    view = done.answers[0]["view"]
    assert list(view["seats"]) == ["Alice", "Quelqu'un", "Chloé"]  # type: ignore[index]
    assert view["to_act"] == "Chloé"  # type: ignore[index]


def test_an_evening_is_forgotten(tmp_path: Path) -> None:
    """Its file is gone; the others stay."""
    three_evenings(tmp_path)
    name = f"shamans-{int(SATURDAY)}.db"

    done = inside(tmp_path, "forget", "evening", name, "--yes", *FRENCH)

    assert done.status == 0
    assert not (folder(tmp_path) / name).exists()
    assert len(list(folder(tmp_path).iterdir())) == 2


def test_everything_is_forgotten(tmp_path: Path) -> None:
    """Evenings, what was put aside, names, the box and what was learned."""
    three_evenings(tmp_path)
    for name in ("box.json", "learned.json", "people.json", "voice"):
        (tmp_path / "shamans-companion" / name).write_text("{}")
    (folder(tmp_path) / "shamans-1.db.aside").write_text("was damaged")

    done = inside(tmp_path, "forget", "all", *FRENCH, lines="oui\n")

    assert done.status == 0
    assert [file for file in tmp_path.rglob("*") if file.is_file()] == []


@pytest.mark.parametrize("lines", ["non\n", ""])
def test_nothing_is_forgotten_without_a_yes(tmp_path: Path, lines: str) -> None:
    """A no, and no answer at all."""
    three_evenings(tmp_path)
    before = files_of(tmp_path)

    done = inside(tmp_path, "forget", "all", *FRENCH, lines=lines)

    assert done.out[-1] == "Je garde tout."
    assert done.status == 1
    assert files_of(tmp_path) == before


def nobody(home: Path) -> Done:
    return inside(home, "forget", "person", "Dora", "--yes", *FRENCH)


def no_evening(home: Path) -> Done:
    return inside(home, "forget", "evening", "monday", "--yes", *FRENCH)


def no_name(home: Path) -> Done:
    return inside(home, "forget", "person", "--yes", *FRENCH)


def too_much(home: Path) -> Done:
    return inside(home, "forget", "all", "Alice", "--yes", *FRENCH)


@pytest.mark.parametrize(
    ("wrong", "line"),
    [
        (nobody, "Personne ne s'appelle Dora : rien n'est oublié.\n"),
        (no_evening, "Aucune soirée ne s'appelle monday : rien n'est oublié.\n"),
        (no_name, "Dites qui oublier, par exemple : companion forget person Bob.\n"),
        (too_much, "Pour tout oublier, n'ajoutez aucun nom : companion forget all.\n"),
    ],
    ids=["nobody", "no evening", "no name", "too much"],
)
def test_what_cannot_be_forgotten_is_one_line(
    tmp_path: Path, wrong: object, line: str
) -> None:
    """Nothing is removed by mistake."""
    three_evenings(tmp_path)
    before = files_of(tmp_path)

    done = wrong(tmp_path)  # type: ignore[operator]

    assert (2, line) == (done.status, done.log)
    assert files_of(tmp_path) == before


def test_an_evening_that_is_played_is_not_forgotten(tmp_path: Path) -> None:
    """The other companion would write it again."""
    path = real_evening(tmp_path)
    sitting = Sitting(path, float)
    done: list[Done] = []

    def forget() -> None:
        arguments = ("forget", "evening", path, "--yes", *FRENCH)
        done.append(run(tmp_path, *arguments))

    other = threading.Thread(target=forget)
    other.start()
    other.join()
    sitting.close()

    assert done[0].status == 2
    assert "est ouverte dans un autre compagnon" in done[0].log
    assert path.exists()
