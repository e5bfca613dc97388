"""Disks that are full, folders that are closed, files that are damaged or others'."""

import json
import resource
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.house.evenings import SATURDAY, folder, kept
from tests.house.program import PLAYERS, Done, command, environment, inside

CLOSED = "/sys"
"""A folder in which nobody can make a file, whoever they are."""
ROUND = '{"kind": "round-started", "first": "Alice"}\n'
CARD = '{"kind": "card-played", "world": "blue", "value": %d}\n'
OPENING = ("fr", "Alice, Bruno et Chloé", "oui", "nouvelle manche, Alice commence")


def played(home: Path, *arguments: str) -> Done:
    """Begin a game at the keyboard, and say that the round begins."""
    lines = "".join(f"{line}\n" for line in OPENING)
    return inside(home, "play", "shamans", *arguments, lines=lines)


@pytest.mark.parametrize(
    "content",
    [b"not a database\n", b"SQLite format 3\0" + bytes(5000)],
    ids=["of another program", "damaged"],
)
def test_what_lies_among_the_evenings_is_never_written_over(
    tmp_path: Path, content: bytes
) -> None:
    """What is no sitting is put aside as it is, and that is said; people play on."""
    spoiled = folder(tmp_path) / f"shamans-{int(SATURDAY)}.db"
    spoiled.write_bytes(content)

    done = played(tmp_path)

    assert "Nouvelle manche, Alice commence." in done.out
    aside = Path(f"{spoiled}.aside")
    assert any(str(aside) in line for line in done.out)
    assert aside.read_bytes() == content


@pytest.mark.parametrize("share", [0.3, 0.6, 0.95])
def test_an_evening_that_was_cut_off_is_put_aside(tmp_path: Path, share: float) -> None:
    """It is left for somebody who can mend it, byte by byte."""
    path = kept(tmp_path, SATURDAY, {"Alice": 1, "Bruno": 2, "Chloé": 3})
    whole = path.read_bytes()
    cut = whole[: int(len(whole) * share)]
    path.write_bytes(cut)

    done = played(tmp_path)

    assert Path(f"{path}.aside").read_bytes() == cut
    assert any(str(path) in line for line in done.out)
    assert "Nouvelle manche, Alice commence." in done.out


def test_a_second_spoiled_file_does_not_take_the_place_of_the_first(
    tmp_path: Path,
) -> None:
    """Both are kept aside."""
    spoiled = folder(tmp_path) / "shamans-1.db"
    for content in (b"one", b"two"):
        spoiled.write_bytes(content)
        played(tmp_path)
        for file in folder(tmp_path).glob("shamans-2*.db"):
            file.unlink()

    aside = sorted(folder(tmp_path).glob("*.aside*"))
    assert [file.read_bytes() for file in aside] == [b"one", b"two"]


def test_a_game_whose_rules_have_changed_is_left_alone(tmp_path: Path) -> None:
    """It says at which announcement, and another game begins in another file."""
    path = kept(tmp_path, SATURDAY, {"Alice": 1, "Bruno": 2, "Chloé": 3})
    kept_before = path.read_bytes()
    from_later = _with_an_impossible_step(path)

    done = played(tmp_path)

    assert kept_before != from_later
    assert any("à l'annonce un" in line for line in done.out)
    assert path.read_bytes() == from_later
    assert "Nouvelle manche, Alice commence." in done.out


def _with_an_impossible_step(path: Path) -> bytes:
    card = {"kind": "card-played", "seat": "Alice", "world": "blue", "value": 3}
    step = json.dumps({"record": card, "insisted": False})
    with sqlite3.connect(path) as other:
        other.execute("UPDATE operation SET fact = ?", (step,))
    other.close()
    return path.read_bytes()


def test_in_a_folder_that_cannot_be_written_people_play_without_a_file(
    tmp_path: Path,
) -> None:
    """It is said at the beginning, and once more at the end."""
    (tmp_path / "mine.yaml").write_text(f"sittings: {CLOSED}\n")

    done = played(tmp_path, "--config", "mine.yaml")

    protected = "Dossier protégé : cette partie ne sera pas gardée."
    assert any(line.startswith(protected) for line in done.out)
    assert "Nouvelle manche, Alice commence." in done.out
    assert done.out[-1].startswith("Partie arrêtée, sans fichier.")


def test_a_sitting_in_such_a_folder_is_refused(tmp_path: Path) -> None:
    """Whoever names a file wants it."""
    given = ("--players", PLAYERS, "--json", "--sitting", f"{CLOSED}/evening.db")

    done = inside(tmp_path, "play", "shamans", *given)

    assert done.status == 2
    remedy = "cannot be written; allow writing or give another file."
    assert done.log == f"{CLOSED}/evening.db {remedy}\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_where_nothing_can_be_printed_one_line_says_so(tmp_path: Path) -> None:
    """What was announced before it is kept: the next start goes on with it."""
    play = command("play", "shamans", "--players", PLAYERS, "--sitting", "e.db")
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(
            play,
            input="nouvelle manche, Alice commence\n",
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=tmp_path,
            env=environment(tmp_path),
            text=True,
            check=False,
        )

    assert done.returncode == 1
    assert done.stderr == (
        "standard output: No space left on device; what was announced is kept, start "
        "again with room to write.\n"
    )


def test_on_a_full_disk_nothing_is_half_kept(tmp_path: Path) -> None:
    """The line is refused with its reason; with space again, the same line is taken."""
    arguments = ("play", "shamans", "--players", PLAYERS, "--json", "--sitting", "e.db")
    with subprocess.Popen(
        command(*arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(tmp_path),
    ) as companion:
        assert companion.stdin is not None
        assert companion.stdout is not None

        def ask(line: str) -> Any:
            assert companion.stdin is not None
            assert companion.stdout is not None
            companion.stdin.write(line.encode())
            companion.stdin.flush()
            return json.loads(companion.stdout.readline())

        ask(ROUND)
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        full = (tmp_path / "e.db-wal").stat().st_size
        resource.prlimit(companion.pid, resource.RLIMIT_FSIZE, (full, most))
        refused = ask(CARD % 3)
        still = ask('{"kind": "ask-turn"}\n')
        resource.prlimit(companion.pid, resource.RLIMIT_FSIZE, (most, most))
        taken = ask(CARD % 3)
        companion.kill()

    assert refused["outcome"] == "not-understood"
    assert refused["said"][0].startswith("Rien n'est noté, le disque est plein.")
    assert still["view"]["trick"] == []
    assert taken["outcome"] == "accepted"
    again = inside(tmp_path, *arguments, lines='{"kind": "ask-turn"}\n')
    assert again.answers[0]["view"] == taken["view"]
