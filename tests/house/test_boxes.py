"""Several boxes, kept by name and through power cuts, by command and at the table."""

import json
import random
import signal
import subprocess
import time
from dataclasses import replace
from pathlib import Path

import pytest

from companion import config
from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.evening import Keeping, Wish, begun
from companion.games.shamans.board import World
from companion.language.locale import languages
from companion.shelf import Shelf
from companion.sitting.boxes import Boxes
from companion.sitting.faults import SittingError
from companion.table import Table
from tests.house.program import ROOT, Done, command, environment, inside

FIVE = "bleu, vert, jaune, violet et rose"
OLD = {"shamans": {"worlds": {"blue": "permutation"}, "steps_to_moon": {"3": 9}}}


def box(home: Path, *arguments: str, lines: str = "") -> Done:
    """Run `companion box` in French."""
    return inside(home, "box", *arguments, "--language", "fr", lines=lines)


def kept(home: Path) -> Path:
    """Return the file of the boxes, in its folder."""
    path = home / "shamans-companion" / "box.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def shelved(path: Path, above: object = None) -> Table:
    """Return a table whose boxes are kept in a file."""
    settings = config.load([ROOT / "config.yaml"], languages())
    configuration = config.restored("shamans", above or {}, "test")
    settings = replace(settings, games={"shamans": configuration})
    wish = Wish("shamans", settings, None, "fr", None, time.time, str)
    shelf = Shelf(Boxes(path, "maison"), "shamans", configuration)
    seats = tuple(map(Seat, ("Alice", "Bruno", "Chloé")))
    return begun(wish, seats, Keeping(shelf=shelf))


def said(table: Table, *lines: str) -> tuple[str, ...]:
    """Return what is said to the last of some lines."""
    for line in lines:
        spoken = table.answer(Transcript(line))
    return spoken.said


def test_an_old_file_becomes_a_named_box_and_loses_nothing(tmp_path: Path) -> None:
    """What earlier versions kept without a name has one now."""
    kept(tmp_path).write_text(json.dumps(OLD), encoding="utf-8")

    assert box(tmp_path).out == ("Une seule boîte : maison.",)
    assert "Rituels : bleu Permutation." in box(tmp_path, "show").out
    box(tmp_path, "learn", lines="le vert a un rond\nplus tard\n")
    now = json.loads(kept(tmp_path).read_text(encoding="utf-8"))
    worlds = now["boxes"]["maison"]["shamans"]["worlds"]
    assert worlds == {"blue": "permutation", "green": "stabilisation"}
    assert now["boxes"]["maison"]["shamans"]["steps_to_moon"] == {"3": 9}


def test_a_box_is_taught_without_a_game(tmp_path: Path) -> None:
    """One question at a time, until somebody stops; no game is waited for."""
    done = box(tmp_path, "learn", lines=f"{FIVE}\nun rond\nplus tard\n")

    assert done.status == 0
    assert done.out[1] == "Quelles sont les cinq couleurs en bas du plateau ?"
    assert done.out[-1] == "C'est noté. Pour continuer, dites « apprends ma boîte »."
    assert box(tmp_path, "show").out[:3] == (
        "Boîte maison.",
        "En bas du plateau : bleu, vert, jaune, violet et rose.",
        "Rituels : bleu Stabilisation.",
    )


def test_a_lesson_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Also where the lines just ended."""
    box(tmp_path, "learn", lines=f"{FIVE}\n")

    done = box(tmp_path, "learn")

    assert done.out[1] == "Quel autocollant au-dessus du bleu ?"


def test_boxes_are_chosen_renamed_and_forgotten_by_name(tmp_path: Path) -> None:
    """Each keeps its own; the last one that was chosen is in use."""
    box(tmp_path, "learn", lines=f"{FIVE}\nplus tard\n")

    assert box(tmp_path, "use", "Léa").out == ("Nouvelle boîte, Léa.",)
    assert box(tmp_path, "show", "lea").out[0] == "Boîte Léa."
    assert box(tmp_path).out == ("Boîtes : Léa et maison. On joue avec Léa.",)
    renamed = box(tmp_path, "rename", "Léa", "Tante Léa")
    assert renamed.out == ("Cette boîte s'appelle maintenant Tante Léa.",)
    assert box(tmp_path, "rename", "Tante Léa", "Maison").status == 2
    assert box(tmp_path, "forget", "Tante Léa", lines="non\n").status == 1
    assert box(tmp_path, "forget", "Tante Léa", lines="oui\n").status == 0
    assert box(tmp_path).out == ("Une seule boîte : maison.",)
    assert box(tmp_path, "show", "Marc").log.splitlines() == [
        "Je ne connais pas de boîte Marc, mais maison."
    ]


def test_a_damaged_file_of_boxes_is_set_aside_with_one_line(tmp_path: Path) -> None:
    """As it is, and twice if need be."""
    for _ in range(2):
        kept(tmp_path).write_text("{", encoding="utf-8")
        assert len(box(tmp_path).log.splitlines()) == 1

    asides = sorted(path.name for path in kept(tmp_path).parent.iterdir())
    assert asides == ["box.json.aside", "box.json.aside-2"]


@pytest.mark.parametrize(
    "content", ["[]", '{"boxes": 3}', '{"boxes": {"a": 1}, "used": "a"}']
)
def test_what_is_no_file_of_boxes_is_damaged(tmp_path: Path, content: str) -> None:
    """No box is invented from it."""
    path = tmp_path / "box.json"
    path.write_text(content, encoding="utf-8")

    with pytest.raises(SittingError, match="damaged"):
        Boxes(path, "maison").names()


def test_the_box_of_an_evening_can_be_named_at_the_start(tmp_path: Path) -> None:
    """`--box` chooses it, and what play tells goes to it."""
    line = ("play", "shamans", "--players", "Alice,Bruno,Chloé", "--language", "fr")
    lines = "le bleu a la croix\nau revoir\n"
    inside(tmp_path, *line, "--box", "Léa", lines=lines)

    assert "Rituels : bleu Permutation." in box(tmp_path, "show", "Léa").out
    assert box(tmp_path).out == ("Une seule boîte : Léa.",)


def test_a_box_is_changed_at_the_table_before_a_game(tmp_path: Path) -> None:
    """Its colours count at once; a name that nobody has words for is typed."""
    table = shelved(tmp_path / "box.json")
    said(table, f"en bas, {FIVE}", "annule")
    said(table, "change de boîte")

    assert said(table, "Vieux Grenier") == ("Nouvelle boîte, Vieux Grenier.",)
    told = said(table, "les boîtes")
    assert told == ("Boîtes : Vieux Grenier et maison. On joue avec Vieux Grenier.",)
    assert said(table, "c'est la boîte d'Alice") == ("Nouvelle boîte, Alice.",)
    assert said(table, "change de boîte", "vieux grenier") == ("Boîte Vieux Grenier.",)
    said(table, f"en bas, {FIVE}")
    assert World.PINK in table.session.state.settings.worlds


def test_a_box_that_is_changed_during_a_game_counts_later(tmp_path: Path) -> None:
    """The game that is played goes on with its own box, which learns from it."""
    table = shelved(tmp_path / "box.json")
    said(table, "nouvelle manche, Alice commence")

    told = said(table, "c'est la boîte de Bruno")
    assert told == ("Nouvelle boîte, Bruno. Elle servira à la prochaine partie.",)
    said(table, "le bleu a la croix")
    boxes = Boxes(tmp_path / "box.json", "maison")
    assert boxes.load("maison", "shamans") == {"worlds": {"blue": "permutation"}}
    assert boxes.load("Bruno", "shamans") == {}


def test_a_box_is_forgotten_at_the_table_after_a_yes(tmp_path: Path) -> None:
    """Not before, and not where something else is said."""
    table = shelved(tmp_path / "box.json")
    said(table, "le bleu a la croix")
    asked = ("Oublier tout ce qui est connu de la boîte maison ?",)

    assert said(table, "oublie ma boîte") == asked
    said(table, "non")
    assert Boxes(tmp_path / "box.json", "maison").names() == ("maison",)
    assert said(table, "oublie ma boîte", "oui") == ("La boîte maison est oubliée.",)
    assert Boxes(tmp_path / "box.json", "maison").names() == ()


def test_a_box_is_renamed_at_the_table(tmp_path: Path) -> None:
    """It keeps what it has told."""
    table = shelved(tmp_path / "box.json")
    said(table, "le bleu a la croix")

    told = said(table, "renomme ma boîte", "Grand Lac")
    assert told == ("Cette boîte s'appelle maintenant Grand Lac.",)
    assert "Rituels : bleu Permutation." in said(table, "que sais-tu de ma boîte ?")


def test_the_configuration_goes_before_the_box_and_that_is_said(tmp_path: Path) -> None:
    """As documented: what stands in it goes first, at every start."""
    path = tmp_path / "box.json"
    said(shelved(path), "le bleu a la croix")

    table = shelved(path, {"worlds": {"blue": "illumination"}})

    told = said(table, "que sais-tu de ma boîte ?")
    assert "Rituels : bleu Illumination." in told
    assert "La configuration dit autre chose, et c'est elle qui compte." in told


def test_another_game_begins_with_all_that_was_told_since(tmp_path: Path) -> None:
    """What the first game told is not lost when the second tells more."""
    table = shelved(tmp_path / "box.json")
    said(table, "le bleu a la croix")
    assert table.shelf is not None
    table.shelf.take_up()
    table.session = shelved(tmp_path / "box.json").session

    said(table, "le vert a un rond")

    worlds = {"blue": "permutation", "green": "stabilisation"}
    boxes = Boxes(tmp_path / "box.json", "maison")
    assert boxes.load("maison", "shamans") == {"worlds": worlds}


def test_what_was_read_back_of_a_box_survives_a_kill(tmp_path: Path) -> None:
    """The process is killed in the middle; nothing that was read back is lost."""
    chance = random.Random(8)
    colours = ["bleu", "vert", "jaune", "violet", "rose", "marron", "rouge"]
    box(tmp_path, "learn", lines=f"{FIVE}\n")
    for colour in chance.sample(colours, 2):
        told = f"Rituel du {colour} : Neutralisation."
        process = subprocess.Popen(
            command("box", "learn", "--language", "fr"),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=tmp_path,
            env=environment(tmp_path),
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"le {colour} a un moins\nxyzzy\n".encode())
        process.stdin.flush()
        while process.stdout.readline().decode() != f"{told}\n":
            assert process.poll() is None
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        process.stdin.close()
        assert f"{colour} Neutralisation" in " ".join(box(tmp_path, "show").out)


def test_a_box_that_cannot_be_noted_is_said_and_play_goes_on(tmp_path: Path) -> None:
    """The announcement counts all the same, and nothing is lost of it here."""
    path = tmp_path / "gone" / "box.json"
    path.parent.mkdir()
    table = shelved(path)
    path.parent.rmdir()

    told = said(table, "le bleu a la croix")

    assert told[0] == "Rituel du bleu : Permutation."
    assert told[-1] == f"La boîte n'a pas pu être notée. Vérifiez le fichier {path}."
    assert "Rituels : bleu Permutation." in said(table, "que sais-tu de ma boîte ?")


def test_a_box_that_was_forgotten_learns_only_what_comes_after(tmp_path: Path) -> None:
    """What the game told before is not written down again."""
    table = shelved(tmp_path / "box.json")
    said(table, "nouvelle manche, Alice commence", "le bleu a la croix")
    said(table, "oublie ma boîte", "oui", "le vert a un rond")

    boxes = Boxes(tmp_path / "box.json", "maison")
    assert boxes.load("maison", "shamans") == {"worlds": {"green": "stabilisation"}}
