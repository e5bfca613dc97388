"""The end of an evening, and another game after the first."""

from pathlib import Path
from typing import Any

import pytest

from tests.house.program import Done, inside

PLAY = ("play", "score", "--players", "Alice,Bruno,Chloé", "--language", "fr")
ROUNDS = (
    "Alice cinq, Bruno quatre, Chloé zéro",
    "Alice cinq, Bruno quatre, Chloé zéro",
    "Alice un, Bruno neuf, Chloé zéro",
)
WON = (*ROUNDS, "la partie est finie")


def json_lines(home: Path, *lines: str) -> Done:
    """Return the answers to some lines, kept in a file."""
    given = (*PLAY, "--json", "--sitting", "evening.db")
    return inside(home, *given, lines="\n".join(lines) + "\n")


def said(done: Done) -> list[str]:
    found: Any = done.answers[-1]["said"]
    return list(found)


def test_an_evening_ends_with_what_it_was_like(tmp_path: Path) -> None:
    """Winners, the closest moment, the longest streak, and goodbye."""
    done = json_lines(tmp_path, *WON, "au revoir")

    assert said(done) == [
        "Ce soir, victoires : Bruno à un autre jeu.",
        "Le plus serré : un point entre Alice et Bruno après la première manche.",
        "La plus longue série : Alice, deux manches de suite.",
        "Au revoir, et à la prochaine partie.",
    ]


def test_all_games_of_an_evening_are_told(tmp_path: Path) -> None:
    """Also those that were played before this start."""
    json_lines(tmp_path, *WON, "nouvelle partie", *ROUNDS[:2], "la partie est finie")

    told = said(json_lines(tmp_path, "au revoir"))

    both = "Bruno à un autre jeu et Alice à un autre jeu"
    assert told[0] == f"Ce soir, victoires : {both}."


def test_an_evening_that_decided_nothing_names_who_is_ahead(tmp_path: Path) -> None:
    """The game waits for another evening."""
    told = said(json_lines(tmp_path, *ROUNDS[:2], "au revoir"))

    assert told[0] == "En tête ce soir : Alice, dix points."


def test_a_single_round_was_not_the_closest(tmp_path: Path) -> None:
    """There is nothing to compare it with."""
    told = said(json_lines(tmp_path, ROUNDS[0], "au revoir"))

    assert not any("serré" in one for one in told)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Longest streak: Alice, two rounds in a row."),
        ("cs", "Nejdelší série: Alice, dvě vyhraná kola po sobě."),
    ],
)
def test_it_is_told_in_every_language(
    tmp_path: Path, language: str, sentence: str
) -> None:
    """Also where the language changed within the evening."""
    spoken = f'{{"kind": "language", "language": "{language}"}}'
    done = json_lines(tmp_path, *WON, spoken, '{"kind": "quit"}')

    assert sentence in said(done)


def test_the_recap_can_be_left_out(tmp_path: Path) -> None:
    """By the configuration, at the level brief, and where nothing was played."""
    (tmp_path / "mine.yaml").write_text("recap: false\n")
    given = (*PLAY, "--json", "--config", "mine.yaml")

    by_setting = inside(tmp_path, *given, lines="\n".join((*WON, "au revoir")))
    brief = json_lines(tmp_path, *WON, "niveau bref", "au revoir")
    early = inside(tmp_path, *PLAY, "--json", lines="au revoir\n")

    goodbye = "Au revoir, et à la prochaine partie."
    assert said(by_setting) == [goodbye]
    assert said(brief) == ["Au revoir."]
    assert said(early) == [goodbye]


def test_another_game_begins_in_the_same_evening(tmp_path: Path) -> None:
    """Points begin anew, both are kept, and the last one goes on."""
    done = json_lines(tmp_path, *WON, "nouvelle partie", "Alice trois")
    again = json_lines(tmp_path, "quel est le score")
    scores = inside(tmp_path, "replay", "evening.db")

    assert done.answers[-2]["said"] == [
        "Nouvelle partie.",
        "Manche un, points à donner : Alice, Bruno et Chloé.",
    ]
    view: Any = again.answers[0]["view"]
    assert view["seats"]["Alice"] == {
        "points": 0,
        "rounds": [],
        "told": 3,
        "away": False,
    }
    assert scores.out.count("Un autre jeu : Alice, Bruno et Chloé.") == 2


def test_no_other_game_begins_before_the_end_of_this_one(tmp_path: Path) -> None:
    """It would be lost by a slip of the tongue."""
    done = json_lines(tmp_path, *ROUNDS, "nouvelle partie")

    assert said(done)[0] == "Cette partie n'est pas finie."
    view: Any = done.answers[-1]["view"]
    assert view["seats"]["Bruno"]["points"] == 17


def test_talk_of_another_game_begins_none(tmp_path: Path) -> None:
    """Overheard, it counts only once this game is over."""
    given = (*PLAY, "--json", "--listening", "open")
    score = '{"kind": "points-scored", "seat": "Alice", "points": 3}'
    lines = (score, "encore une partie", '{"kind": "game-closed"}', "encore une partie")

    done = inside(tmp_path, *given, lines="\n".join(lines) + "\n")

    outcomes = [answer["outcome"] for answer in done.answers]
    assert outcomes == ["accepted", "not-understood", "accepted", "answered"]


def test_a_game_without_rounds_names_its_winner(tmp_path: Path) -> None:
    """There is no closest moment and no streak to tell of."""
    play = ("play", "initiation", "--players", "Alice,Bruno", "--language", "fr")
    lines = (
        '{"kind": "die-rolled", "seat": "Alice", "value": 6}',
        '{"kind": "die-rolled", "seat": "Bruno", "value": 1}',
        '{"kind": "direction-chosen", "direction": "left"}',
        '{"kind": "table-corrected", "seat": "Alice", "square": 63}',
        '{"kind": "quit"}',
    )

    done = inside(tmp_path, *play, "--json", lines="\n".join(lines) + "\n")

    view: Any = done.answers[-1]["view"]
    assert view["winner"] == "Alice"
    assert said(done)[0].startswith("Ce soir, victoires : Alice à ")
    assert len(said(done)) == 2


@pytest.mark.parametrize(
    ("language", "closest", "ahead"),
    [
        (
            "fr",
            "Le plus serré : une manche d'écart entre Bruno et Alice",
            "En tête ce soir : Bruno, deux manches gagnées.",
        ),
        (
            "en",
            "Closest: one round between Bruno and Alice",
            "Ahead tonight: Bruno, with two rounds won.",
        ),
        (
            "cs",
            "Nejtěsnější chvíle: Bruno a Alice, rozdíl jedno kolo",
            "Dnes je v čele Bruno, dvě vyhraná kola.",
        ),
    ],
)
def test_a_game_that_counts_rounds_tells_of_rounds(
    tmp_path: Path, language: str, closest: str, ahead: str
) -> None:
    """Nobody has points in Amarok."""
    play = ("play", "amarok", "--players", "Alice,Bruno,Chloé", "--language", language)
    lines = []
    for number in (1, 2):
        first = ', "first": "Alice"' if number == 1 else ""
        lines.append(f'{{"kind": "round-started"{first}}}')
        seats = ("Alice", "Bruno", "Chloé")
        order = seats if number == 1 else (*seats[1:], *seats[:1])
        for value, seat in enumerate((*order, *order)):
            shown = 9 if seat == "Bruno" else value
            lines.append(
                f'{{"kind": "card-laid", "seat": "{seat}", "from": "hand", '
                f'"colour": "red", "value": {shown}}}'
            )

    done = inside(
        tmp_path, *play, "--json", lines="\n".join((*lines, '{"kind": "quit"}'))
    )

    assert said(done)[0] == ahead
    assert said(done)[1].startswith(closest)
