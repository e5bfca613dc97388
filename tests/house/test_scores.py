"""Scores over all evenings: asked at the table, or told by commands."""

import csv
import datetime
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as Xml

import pytest

from companion.chronicle import Chronicle, chronicle, readers
from companion.core.facts import Seat
from companion.people import People
from tests.house.evenings import FRIDAY, SATURDAY, SUNDAY, folder, kept, three_evenings
from tests.house.program import Done, inside

ALICE, BRUNO, BOB = Seat("Alice"), Seat("Bruno"), Seat("Bob")
FRENCH = ("--language", "fr")


def past(home: Path, people: People = People({})) -> Chronicle:  # noqa: B008
    """Return what is known of all evenings."""
    return chronicle(readers(sorted(folder(home).glob("*.db"))), people)


def asked(home: Path, line: str, language: str = "fr") -> list[str]:
    """Return what is answered at a table of today."""
    play = ("play", "shamans", "--players", "Alice,Bruno,Chloé", "--json")
    done = inside(home, *play, "--language", language, lines=f"{line}\n")
    assert done.answers[0]["outcome"] == "answered"
    said = done.answers[0]["said"]
    assert isinstance(said, list)
    return said


def test_a_weekday_is_the_latest_one(tmp_path: Path) -> None:
    """On Sunday, Saturday was yesterday, and Sunday is today."""
    three_evenings(tmp_path)
    games = past(tmp_path)

    days = ("saturday", "friday", "yesterday", "last", "sunday", "today")
    found = [games.on(day, SUNDAY).finished for day in days]

    winners = [[one.result.winners for one in games] for games in found]
    assert winners == [[(BRUNO,)], [(ALICE,)], [(BRUNO,)], [(BRUNO,)], [], []]


def test_after_midnight_it_is_still_the_same_evening(tmp_path: Path) -> None:
    """People go to bed, then the day ends."""
    kept(tmp_path, SATURDAY + 5 * 3600, {"Alice": 8, "Bruno": 1}, "Alice")

    (game,) = past(tmp_path).games

    assert game.began_at.date() == SUNDAY
    assert game.day == SUNDAY - datetime.timedelta(days=1)


def test_who_has_won_against_whom_counts_common_games(tmp_path: Path) -> None:
    """Games in which one of them was not at the table say nothing of both."""
    three_evenings(tmp_path)
    games = past(tmp_path)

    assert games.wins() == {ALICE: 1, BRUNO: 1}
    assert games.played_by(ALICE, BOB).wins() == {ALICE: 1}


def test_two_names_can_be_one_person(tmp_path: Path) -> None:
    """The evenings keep the names as they were; scores are those of one person."""
    three_evenings(tmp_path)
    people = People({}).merged("Bob", "Chloé").renamed("chloe", "Zoé")

    assert past(tmp_path, people).people == (ALICE, BRUNO, Seat("Zoé"))
    assert people.without("Zoé").names == {}


@pytest.mark.parametrize(
    ("language", "question", "answer"),
    [
        ("fr", "qui a gagné la dernière fois ?", "Alice à Shamans"),
        ("en", "who won last time?", "Alice at Shamans"),
        ("cs", "kdo vyhrál minule?", "Alice ve hře Shamans"),
        ("fr", "Alice a gagné combien de parties ?", "une victoire, deux parties"),
        ("en", "how many games has Alice won?", "one win in two finished games"),
        ("cs", "kolik her vyhrála Alice?", "jedna výhra, dvě dohrané hry"),
        ("fr", "combien de fois Alice a-t-elle battu Bruno ?", "Alice une, Bruno une"),
        ("en", "how many times has Alice beaten Bruno?", "Alice one, Bruno one"),
        ("cs", "kolikrát porazila Alice Bruna?", "Alice jedna, Bruno jedna"),
        ("fr", "qui gagne le plus souvent ?", "Victoires : Alice une et Bruno une"),
        ("en", "who has won most games?", "Wins: Alice one and Bruno one"),
        ("cs", "kdo vyhrál nejvíc her?", "Výhry: Alice jedna a Bruno jedna"),
    ],
)
def test_other_evenings_can_be_asked_for_at_the_table(
    tmp_path: Path, language: str, question: str, answer: str
) -> None:
    """By voice or typed, in words; nothing of it changes the game."""
    kept(tmp_path, FRIDAY, {"Bruno": 9, "Alice": 5, "Bob": 2}, "Bruno")
    kept(tmp_path, SATURDAY, {"Alice": 8, "Bruno": 2, "Chloé": 1}, "Alice")

    assert answer in " ".join(asked(tmp_path, question, language))


def test_an_answer_about_other_evenings_can_be_repeated(tmp_path: Path) -> None:
    """It is an answer like any other."""
    three_evenings(tmp_path)
    play = ("play", "shamans", "--players", "Alice,Bruno,Chloé", "--json", *FRENCH)

    done = inside(tmp_path, *play, lines="qui a gagné la dernière fois ?\nrépète\n")

    assert done.answers[0]["said"] == done.answers[1]["said"]


def test_without_evenings_nothing_is_made_up(tmp_path: Path) -> None:
    """Nor is any folder made to look for them."""
    said = asked(tmp_path, '{"kind": "ask-winners", "day": "saturday"}')

    assert said == ["Aucune partie finie ce jour-là."]
    assert list(tmp_path.iterdir()) == []


def test_scores_are_plain_lines(tmp_path: Path) -> None:
    """Games, then people, then who won against whom."""
    three_evenings(tmp_path)

    done = inside(tmp_path, "scores", *FRENCH)

    assert done.status == 0
    assert done.out == (
        (
            "Vendredi 27 novembre 2026, Shamans : Alice huit, Bruno cinq et Bob deux. "
            "Victoire : Alice."
        ),
        (
            "Samedi 28 novembre 2026, Shamans : Bruno neuf, Alice trois et Chloé un. "
            "Victoire : Bruno."
        ),
        (
            "Samedi 28 novembre 2026, Shamans : Alice un, Bruno zéro et Chloé zéro. "
            "Pas encore finie."
        ),
        "Alice : une victoire, deux parties finies.",
        "Bruno : une victoire, deux parties finies.",
        "Bob : aucune victoire, une partie finie.",
        "Chloé : aucune victoire, une partie finie.",
        "Victoires, deux parties finies : Alice une, Bruno une.",
        "Victoires, une partie finie : Alice une, Bob zéro.",
        "Victoires, une partie finie : Bruno une, Chloé zéro.",
    )


def test_scores_can_be_read_by_programs(tmp_path: Path) -> None:
    """CSV has a line for each player of each game, JSON one object."""
    three_evenings(tmp_path)

    table = list(csv.DictReader(inside(tmp_path, "scores", "--csv").out))
    (line,) = inside(tmp_path, "scores", "--json").out
    told = json.loads(line)

    assert len(table) == 9
    assert table[0] == {
        "date": "2026-11-27",
        "game": "shamans",
        "finished": "yes",
        "player": "Alice",
        "points": "8",
        "won": "yes",
    }
    assert told["players"]["Alice"]["wins_against"] == {
        "Bruno": 1,
        "Bob": 1,
        "Chloé": 0,
    }
    assert [game["winners"] for game in told["games"]] == [["Alice"], ["Bruno"], []]


def test_a_chart_is_drawn_and_told(tmp_path: Path) -> None:
    """The picture holds title, description and texts; the sentence says the same."""
    three_evenings(tmp_path)

    done = inside(tmp_path, "scores", *FRENCH, "--chart", "wins.svg")
    again = inside(tmp_path, "scores", *FRENCH, "--chart", "wins.svg")

    shown = "Alice un, Bruno un, Bob zéro et Chloé zéro."
    assert shown in done.out[-1]
    assert again.status == 0
    picture = Xml.parse(tmp_path / "wins.svg").getroot()
    texts = [text for element in picture.iter() if (text := element.text)]
    assert done.out[-1] in texts
    assert {"Alice", "Bruno", "1"} <= set(texts)


def test_a_chart_takes_no_other_files_place(tmp_path: Path) -> None:
    """What is no chart stays as it is."""
    (tmp_path / "notes.txt").write_text("mine")

    done = inside(tmp_path, "scores", "--language", "en", "--chart", "notes.txt")

    assert done.status == 2
    assert "notes.txt is no chart of mine" in done.log
    assert (tmp_path / "notes.txt").read_text() == "mine"


def test_players_are_merged_and_renamed(tmp_path: Path) -> None:
    """From then on all scores are those of one person, under the new name."""
    three_evenings(tmp_path)

    merged = inside(tmp_path, "players", "merge", "bob", "Chloé", *FRENCH)
    renamed = inside(tmp_path, "players", "rename", "Chloé", "Zoé", *FRENCH)
    listed = inside(tmp_path, "players", *FRENCH)
    scores = inside(tmp_path, "scores", *FRENCH)

    assert merged.out == ("Bob et Chloé sont une seule personne : Chloé.",)
    assert renamed.out == ("Chloé s'appelle maintenant Zoé.",)
    assert listed.out == ("Alice.", "Bruno.", "Zoé, aussi Bob et Chloe.")
    assert "Zoé : aucune victoire, deux parties finies." in scores.out
    (file,) = tmp_path.rglob("people.json")
    assert file.stat().st_mode & 0o777 == 0o600


def unknown(home: Path) -> Done:
    return inside(home, "players", "merge", "Dora", "Chloé", *FRENCH)


def one_name(home: Path) -> Done:
    return inside(home, "players", "rename", "Chloé", *FRENCH)


def taken(home: Path) -> Done:
    return inside(home, "players", "rename", "Chloé", "ALICE", *FRENCH)


def unsayable(home: Path) -> Done:
    return inside(home, "players", "rename", "Chloé", "{}", *FRENCH)


@pytest.mark.parametrize(
    ("bad", "line"),
    [
        (unknown, "Personne ne s'appelle Dora. Noms connus : Alice, Bob, Bruno et Ch"),
        (one_name, "Donnez deux noms, par exemple : companion players rename Bob"),
        (taken, "Alice a déjà joué : pour réunir les deux"),
        (unsayable, "Ce prénom ne se dit pas"),
    ],
)
def test_names_that_cannot_be_taken_are_one_line(
    tmp_path: Path, bad: Callable[[Path], Done], line: str
) -> None:
    """It says what is wrong and what to do; nothing is changed."""
    three_evenings(tmp_path)

    done = bad(tmp_path)

    assert done.status == 2
    assert line in done.log
    assert done.log.count("\n") == 1
    assert list(tmp_path.rglob("people.json")) == []


def test_an_evening_that_lost_its_power_counts_too(tmp_path: Path) -> None:
    """What is still in its log is taken in first."""
    path = kept(tmp_path, SATURDAY, {"Alice": 8, "Bruno": 5}, "Alice")
    with sqlite3.connect(path) as cut:
        cut.execute("PRAGMA wal_autocheckpoint = 0")
        cut.execute(
            "UPDATE game SET result = replace(result, '[\"Alice\"]', '[\"Bruno\"]')"
        )
        cut.commit()
        parts = {end: Path(f"{path}{end}").read_bytes() for end in ("", "-wal")}
    cut.close()
    path.unlink()
    for end, content in parts.items():
        Path(f"{folder(tmp_path) / 'shamans-2.db'}{end}").write_bytes(content)

    assert "Victoire : Bruno." in " ".join(inside(tmp_path, "scores", *FRENCH).out)


def test_reading_scores_leaves_the_evenings_as_they_are(tmp_path: Path) -> None:
    """No byte and no file is changed, and what is damaged is passed over."""
    three_evenings(tmp_path)
    (folder(tmp_path) / "shamans-1.db").write_bytes(b"SQLite format 3\0" + bytes(900))
    before = {file: file.read_bytes() for file in folder(tmp_path).iterdir()}

    done = inside(tmp_path, "scores", *FRENCH)

    assert len(done.out) == 10
    assert done.log.startswith("Une soirée ne peut pas être lue")
    after = {file: file.read_bytes() for file in folder(tmp_path).iterdir()}
    assert after == before
