"""What an evening leaves on the disk, and what it never does."""

from pathlib import Path

from tests.house.program import run
from tests.house.test_typed import NAMES, typed

SECRETS = (
    "Bruno est une Ombre, j'en suis sûr",
    "je suis Shaman, promis",
    "ma tuile cachée est une dague",
    "j'ai le bleu six en main",
    "xyzzy",
)


def test_a_game_in_which_nothing_was_said_leaves_no_file(tmp_path: Path) -> None:
    """Only what was played waits."""
    typed(tmp_path, "fr", NAMES, "oui", "à qui ?")

    assert list(tmp_path.rglob("*.db")) == []


def test_what_is_told_of_the_box_is_known_the_next_evening(tmp_path: Path) -> None:
    """Steps and rituals are asked once for each box; undoing them forgets them."""
    typed(
        tmp_path,
        *("fr", NAMES, "oui", "nouvelle manche, Alice commence"),
        *("neuf pas jusqu'à la Lune", "le rituel du bleu est la permutation"),
        *("le rituel du vert est la permutation", "annule"),
    )

    (box,) = tmp_path.rglob("box.json")
    assert "blue" in box.read_text(encoding="utf-8")
    assert "green" not in box.read_text(encoding="utf-8")
    done = typed(
        tmp_path,
        "non",
        "fr",
        NAMES,
        "oui",
        "nouvelle manche, Bruno commence",
        "où est l'Ombre ?",
    )
    assert "L'Ombre est à neuf pas de la Lune." in done.out


def test_a_damaged_box_is_said_and_set_aside(tmp_path: Path) -> None:
    """Play goes on without it."""
    typed(
        tmp_path,
        "fr",
        NAMES,
        "oui",
        "nouvelle manche, Alice commence",
        "huit pas jusqu'à la Lune",
    )
    (box,) = tmp_path.rglob("box.json")
    box.write_text("{", encoding="utf-8")

    done = typed(tmp_path, "non", "fr", NAMES, "oui", "nouvelle manche, Alice commence")

    aside = box.with_name("box.json.aside")
    fault = f"La fiche de la boîte était abîmée, elle est mise de côté : {aside}."
    assert fault in done.out
    assert "Nouvelle manche, Alice commence." in done.out
    assert aside.read_text(encoding="utf-8") == "{"


def test_words_that_are_not_accepted_are_kept_nowhere(tmp_path: Path) -> None:
    """Secrets are spoken, then searched for in every file and in the log."""
    done = typed(
        tmp_path,
        *("fr", NAMES, "oui", "nouvelle manche, Alice commence", *SECRETS),
        *("Alice joue le bleu trois", *SECRETS, "au revoir"),
    )

    written = b"".join(
        file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()
    )
    found = [
        secret for secret in SECRETS if secret.encode() in written or secret in done.log
    ]
    assert found == []
    assert b"Alice joue le bleu trois" in written


def test_files_of_an_evening_can_be_read_by_their_owner_only(tmp_path: Path) -> None:
    """Sittings and box have mode 0600, their folders 0700."""
    typed(
        tmp_path,
        "fr",
        NAMES,
        "oui",
        "nouvelle manche, Alice commence",
        "huit pas jusqu'à la Lune",
    )

    modes = {
        path.name.split("-")[0]: path.stat().st_mode & 0o777
        for path in (tmp_path / "shamans-companion").rglob("*")
    }

    assert modes == {
        "sittings": 0o700,
        "shamans": 0o600,
        "box.json": 0o600,
        "taught.json": 0o600,
    }


def test_words_about_a_tile_that_stays_face_down_are_not_kept(tmp_path: Path) -> None:
    """They may name it; the announcement is kept without them."""
    path = tmp_path / "evening.db"
    told = (
        *("new round, Alice starts", "portal and mask", "Alice plays blue three"),
        *("Ben plays blue five", "Chloe plays blue six"),
        "Alice takes the top tile and keeps it face down, it is a dagger",
    )
    done = run(
        tmp_path,
        *("play", "shamans", "--players", "Alice,Ben,Chloe", "--language", "en"),
        *("--json", "--sitting", path),
        lines="".join(f"{line}\n" for line in told),
    )

    assert "accepted" == done.answers[-1]["outcome"]
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("evening.db*"))
    assert b"Chloe plays blue six" in kept
    assert b"it is a dagger" not in kept
