"""The initiation as people and programs play it: a process, a file, dice that fall."""

import json
import sqlite3
from itertools import pairwise
from pathlib import Path

import pytest

from companion import config
from companion.core.words import Transcript
from companion.demo import script
from companion.games.initiation.configuration import Configuration
from companion.language.locale import languages
from companion.resources import resource
from companion.session import Session
from companion.table import Locales, Table
from tests.house.program import PLAYERS, inside, run

PLAY = ("play", "initiation", "--language", "fr", "--players", PLAYERS)
FIRST_DICE = tuple(
    json.dumps({"kind": "die-rolled", "seat": seat, "value": value})
    for seat, value in zip(PLAYERS.split(","), (6, 2, 1), strict=True)
)
LEFT = '{"kind": "direction-chosen", "direction": "left"}'
WANTED = '{"kind": "dice-wanted"}'
TEAMS = "initiation:\n  variant: teams\n"
OUTCOMES = (
    *("accepted",) * 5,
    *("answered", "objected", "accepted", "accepted", "accepted", "accepted"),
    *("accepted", "answered", "accepted", "answered", "accepted", "accepted"),
)
"""What becomes of each line of the demonstration."""


def typed(*given: str) -> str:
    """Return lines as they are typed."""
    return "".join(f"{line}\n" for line in given)


def dice_of(answer: dict[str, object]) -> list[int]:
    """Return the dice that the events of an answer tell."""
    events = answer["events"]
    assert isinstance(events, list)
    thrown = [one for one in events if one["kind"] == "dice-thrown"]
    return [die for one in thrown for die in one["dice"]]


def test_the_companion_throws_and_its_events_hold_the_dice(tmp_path: Path) -> None:
    """From the system's random source, for whoever is awaited (interface)."""
    throws = 200
    given = typed(*FIRST_DICE, LEFT, *(WANTED,) * throws)
    done = run(tmp_path, *PLAY, "--json", lines=given)
    thrown = [dice_of(one) for one in done.answers[len(FIRST_DICE) + 1 :]]
    fallen = [dice for dice in thrown if dice]

    assert done.status == 0
    assert all(len(dice) == 2 and set(dice) <= set(range(1, 7)) for dice in fallen)
    assert len({tuple(dice) for dice in fallen}) > 3
    first = done.answers[len(FIRST_DICE) + 1]
    assert first["outcome"] == "accepted"
    assert first["meaning"] == {
        "kind": "dice-wanted",
        "seat": "Alice",
        "dice": fallen[0],
    }


def test_words_wish_for_dice_too_and_both_are_said(tmp_path: Path) -> None:
    """One die each for who begins."""
    said = ("lance le dé pour Bruno", "lance les dés pour Alice")
    done = inside(tmp_path, *PLAY, "--json", lines=typed(*said))
    first, second = done.answers

    assert (first["heard"], second["heard"]) == said
    assert first["outcome"] == second["outcome"] == "accepted"
    assert isinstance(first["said"], list)
    assert first["said"][0].startswith("Mon lancer pour Bruno : ")


def test_no_program_tells_what_the_companion_has_thrown(tmp_path: Path) -> None:
    """Dice in a wish are an unknown key, and no correction changes a throw."""
    claimed = '{"kind": "dice-wanted", "seat": "Alice", "dice": [6, 6]}'
    changed = '{"kind": "correct", "dice": [6, 6]}'
    given = typed(*FIRST_DICE, LEFT, claimed, WANTED, changed)
    done = inside(tmp_path, *PLAY, "--json", lines=given)
    refused, thrown, kept = done.answers[-3:]

    assert refused["outcome"] == "not-understood"
    assert (thrown["outcome"], kept["outcome"]) == ("accepted", "answered")
    assert thrown["view"] == kept["view"]


def test_a_sitting_keeps_whose_throw_it_was_and_goes_on_from_it(tmp_path: Path) -> None:
    """The mark is the kind; the dice are read back, not thrown again."""
    file = tmp_path / "evening.db"
    given = typed(*FIRST_DICE, LEFT, WANTED)
    first = inside(tmp_path, *PLAY, "--json", "--sitting", file, lines=given)
    again = inside(
        tmp_path,
        *("play", "initiation", "--json", "--sitting", file),
        lines=typed('{"kind": "ask-history", "count": 1}'),
    )
    with sqlite3.connect(file) as database:
        kept = "\n".join(database.iterdump())

    assert "dice-wanted" in kept
    assert again.answers[0]["view"] == first.answers[-1]["view"]


@pytest.mark.parametrize("value", ["[0, 7]", "[1, 7]", '["1", 2]', "[1.5, 2]", "7"])
def test_what_no_die_shows_is_not_understood(tmp_path: Path, value: str) -> None:
    """Dice are whole numbers from one to six (interface)."""
    told = f'{{"kind": "dice-rolled", "seat": "Alice", "dice": {value}}}'
    done = inside(tmp_path, *PLAY, "--json", lines=typed(*FIRST_DICE, LEFT, told))

    assert done.answers[-1]["outcome"] == "not-understood"
    assert done.answers[-1]["said"]


def test_a_team_plays_in_words(tmp_path: Path) -> None:
    """The dice are held until they are shared, by what they show."""
    mine = tmp_path / "mine.yaml"
    mine.write_text(TEAMS, encoding="utf-8")
    said = (
        *("Alice six", "Bruno un", "Chloé deux", "David trois", "à gauche"),
        *("trois et cinq", "Bruno fait un et deux", "le cinq pour Chloé"),
    )
    players = "Alice,Bruno,Chloé,David"
    done = inside(
        tmp_path,
        *("play", "initiation", "--language", "fr", "--players", players),
        *("--config", mine, "--json"),
        lines=typed(*said),
    )
    held, shared = done.answers[-2:]

    assert held["outcome"] == "asked"
    assert shared["outcome"] == "accepted"
    view = shared["view"]
    assert isinstance(view, dict)
    assert view["pawns"]["Alice"] == [3, 5]
    assert (view["to_act"], view["expecting"]) == ("Bruno", ["dice-assigned"])


@pytest.mark.parametrize("players", ["A,B,C", "Alice,Bruno,Chloé,David,Eva"])
def test_teams_need_four_or_six(tmp_path: Path, players: str) -> None:
    """One clear line, and no traceback."""
    mine = tmp_path / "mine.yaml"
    mine.write_text(TEAMS, encoding="utf-8")
    done = inside(
        tmp_path,
        *("play", "initiation", "--language", "en", "--players", players),
        *("--config", mine, "--json"),
    )

    assert done.status == 2
    assert len(done.log.splitlines()) == 1


def test_two_can_play_and_sit_down_by_typing(tmp_path: Path) -> None:
    """Two other names are no swap."""
    given = typed("français", "Alice et Bruno", "Anna et Boris", "oui", "Anna six")
    done = inside(tmp_path, "play", "initiation", lines=given)

    assert done.status == 0
    assert "Six pour commencer, Anna." in done.out


@pytest.mark.parametrize("language", languages())
def test_the_demonstration_plays_a_whole_game(language: str) -> None:
    """Every line is understood, and somebody becomes a shaman."""
    shown = script("initiation", language)
    game = Configuration().game()
    session = Session.begin(game, shown.players, language, languages())
    shown_at = Table(session, Locales(), None)
    answers = [shown_at.answer(Transcript(line)) for line in shown.lines]

    assert tuple(one.answer.outcome for one in answers) == OUTCOMES
    assert answers[-1].view["winner"] == shown.players[-1]


def test_the_configuration_that_comes_along_holds_the_defaults_of_the_rules() -> None:
    """Every table rule stands in `config.yaml`, with a comment above it."""
    settings = config.load([resource("config.yaml")], languages())
    text = resource("config.yaml").read_text(encoding="utf-8")
    written = text.partition("\ninitiation:")[2].partition("\namarok:")[0].splitlines()
    keys = [one.split(":")[0].strip() for one in written if ":" in one.split("#")[0]]

    assert settings.games["initiation"] == Configuration()
    rules = Configuration().table_rules
    assert set(type(rules).__dataclass_fields__) < set(keys)
    for before, line in pairwise(written):
        if line.strip() and not line.strip().startswith("#"):
            assert before.strip().startswith("#"), line


def test_the_state_of_a_new_game_is_shown_in_the_words_of_the_interface(
    tmp_path: Path,
) -> None:
    """The view of the interface, key by key."""
    done = inside(tmp_path, *PLAY, "--json", lines=typed('{"kind": "ask-turn"}'))

    assert done.answers[0]["view"] == {
        "game": "initiation",
        "phase": "start",
        "to_act": None,
        "expecting": ["die-rolled", "dice-wanted"],
        "roller": None,
        "squares": {"Alice": 0, "Bruno": 0, "Chloé": 0},
        "misses": {"Alice": 0, "Bruno": 0, "Chloé": 0},
        "held": {"Alice": False, "Bruno": False, "Chloé": False},
        "direction": None,
        "winner": None,
    }
