"""Teaching is offered once, kept for the next evening, and never done to programs."""

import json
from pathlib import Path

import pytest

from companion.core.words import Transcript
from companion.games.shamans.announcements import CardPlayed
from companion.games.shamans.board import World
from tests.house.people import table
from tests.house.program import Done, inside

OFFERS = {
    "fr": "Première partie ? Je peux expliquer au fur et à mesure. Oui ou non ?",
    "en": "Your first game? I can explain as you play. Yes or no?",
    "cs": "První hra? Můžu vysvětlovat za pochodu. Ano, nebo ne?",
}
AGREED = {"fr": "oui", "en": "yes", "cs": "ano"}
BEGUN = {
    "fr": "J'explique chaque chose à sa première fois, puis plus.",
    "en": "I explain each thing once, when it first happens.",
    "cs": "Každou věc vysvětlím jednou, až přijde poprvé.",
}


def play(home: Path, *lines: str, language: str = "en", game: str = "amarok") -> Done:
    """Play by keyboard with three."""
    told = "".join(f"{line}\n" for line in lines)
    players = ("--players", "Ann,Bob,Cy", "--language", language)
    return inside(home, "play", game, *players, lines=told)


def taught(home: Path) -> dict[str, dict[str, object]]:
    """Return what was kept."""
    (path,) = home.rglob("taught.json")
    found: dict[str, dict[str, object]] = json.loads(path.read_text("utf-8"))
    return found


@pytest.mark.parametrize("language", ["fr", "en", "cs"])
def test_the_first_game_ever_is_offered_to_be_taught(
    tmp_path: Path, language: str
) -> None:
    """It is the first thing said; a yes begins it, and the next evening knows."""
    first = play(tmp_path, AGREED[language], language=language)
    second = play(tmp_path, language=language)

    assert first.out[:2] == (OFFERS[language], BEGUN[language])
    assert OFFERS[language] not in second.out
    assert taught(tmp_path) == {"amarok": {"is_on": True, "known": ["topic-overview"]}}


def test_who_does_not_answer_plays_and_is_not_asked_again(tmp_path: Path) -> None:
    """The offer is in nobody's way."""
    first = play(tmp_path, "new round, Ann starts")
    second = play(tmp_path)

    assert "New round, Ann begins." in first.out
    assert OFFERS["en"] not in second.out
    assert taught(tmp_path)["amarok"]["is_on"] is False


def test_what_was_explained_on_one_evening_is_not_on_the_next(tmp_path: Path) -> None:
    """Each game has its own; "teach us again" begins anew."""
    round_ = ("new round, Ann starts", "Ann lays the red two from her hand")
    first = play(tmp_path, "yes", *round_)
    known = taught(tmp_path)["amarok"]["known"]
    again = play(tmp_path, "new game", *round_)
    anew = play(tmp_path, "teach us again", "new round, Ann starts")
    other = play(tmp_path, game="initiation")

    assert isinstance(known, list)
    assert len(known) > 1
    explained = set(first.out) - set(again.out)
    assert len(explained) > len(known)
    assert explained & set(anew.out)
    assert other.out[0] == OFFERS["en"]


def test_a_damaged_file_is_no_reason_to_ask_every_evening(tmp_path: Path) -> None:
    """Play goes on; what cannot be read was taught."""
    play(tmp_path, "yes")
    (path,) = tmp_path.rglob("taught.json")
    path.write_text("{", "utf-8")

    assert OFFERS["en"] not in play(tmp_path).out
    path.write_text('{"amarok": {"known": 3}}', "utf-8")
    assert OFFERS["en"] not in play(tmp_path).out


def test_programs_are_taught_where_they_ask_for_it_alone(tmp_path: Path) -> None:
    """Nothing is offered, and nothing is written."""
    lay = "Ann lays the red two from the pile"
    lines = f"new round, Ann starts\nteach us while we play\n{lay}\n"
    done = inside(
        tmp_path,
        *("play", "amarok", "--players", "Ann,Bob,Cy", "--language", "en", "--json"),
        lines=lines,
    )
    opened, asked, laid = done.answers

    assert OFFERS["en"] not in opened["said"]
    assert asked["meaning"] == {"kind": "teach"}
    assert asked["said"][0] == BEGUN["en"]
    assert len(laid["said"]) > 2
    assert not list(tmp_path.rglob("taught.json"))


def test_all_that_was_taught_can_be_forgotten(tmp_path: Path) -> None:
    """`forget all` removes the file with the others."""
    play(tmp_path, "yes")
    inside(tmp_path, "forget", "all", "--yes", "--language", "en")

    assert not list(tmp_path.rglob("taught.json"))


def test_what_nobody_heard_is_explained_when_it_occurs_again() -> None:
    """The voice was cut short: it comes with the next card of another colour."""
    at = table("en")
    for line in ("teach us while we play", "new round, Alice starts", "blue three"):
        at.answer(Transcript(line))
    at.answer(CardPlayed(None, World.BLUE, 1))
    first = at.answer(CardPlayed(None, World.GREEN, 1))
    at.unteach(first.answer.lesson)
    again = at.answer(CardPlayed(None, World.GREEN, 2))

    assert first.sayings[-1].urgency == "lesson"
    assert first.sayings[-1].lesson == "topic-shadow"
    assert again.answer.lesson == "topic-shadow"
