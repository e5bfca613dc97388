"""Amarok from the command line: typed, in objects, resumed, and shown."""

import json
from pathlib import Path

import pytest

from companion.demo import script
from companion.language.locale import languages
from tests.house.program import PLAYERS, inside, run

TABLE = ("play", "amarok", "--players", PLAYERS, "--language", "fr")
OUTCOMES = (
    *("accepted", "accepted", "accepted", "asked", "accepted", "accepted"),
    *("accepted", "asked", "answered", "answered", "objected", "accepted"),
    *("accepted", "accepted", "answered", "answered", "accepted"),
    *("accepted", "accepted", "answered"),
)
"""What becomes of each line of the demonstration."""


def test_a_round_is_typed_and_resumed(tmp_path: Path) -> None:
    """Entries are durable; the river, cards and the house rule are there again."""
    sitting = tmp_path / "evening.db"
    begun = run(
        tmp_path,
        *(*TABLE, "--sitting", sitting),
        lines="nouvelle manche, Alice commence\n"
        "la rivière montre bleu sept et rouge trois avec un piège\n"
        "Alice pose le bleu sept de la rivière, griffe\n"
        "Alice détruit le rouge neuf dans la main de Bruno\n"
        "règle maison : face cachée\n",
    )
    again = run(
        tmp_path,
        *(*TABLE, "--sitting", sitting),
        lines="que montre la rivière\nqu'y a-t-il devant Alice\n"
        "combien de cartes a Bruno\nquelle est la règle maison\n",
    )

    assert (0, "", 0, "") == (begun.status, begun.log, again.status, again.log)
    assert "Alice pose le bleu sept de la rivière, Griffe." in begun.out
    assert "La rivière a une carte : rouge trois avec Piège." in again.out
    assert "Devant Alice : bleu sept avec Griffe." in again.out
    assert "Bruno a une carte en main." in again.out
    assert "Règle maison : ces cartes à plat, face cachée." in again.out


def test_objects_name_cards_places_and_people(tmp_path: Path) -> None:
    """`from` is a place or a name, null is no value, what is left out is none."""
    told = (
        {"kind": "round-started", "first": "Alice"},
        {
            "kind": "river-shown",
            "cards": [
                {"colour": "blue", "value": 7, "symbol": "heart"},
                {"colour": "red", "value": None},
            ],
        },
        {"kind": "card-laid", "from": "river", "colour": "red", "value": None},
        {"kind": "card-laid", "from": "Chloé", "colour": "blue", "value": 2},
        {"kind": "correct", "from": "pile", "symbol": "trap"},
        {"kind": "table-corrected", "river": [None]},
        {"kind": "river-shown", "cards": [{"colour": "green", "value": 1}]},
        {"kind": "river-shown", "cards": [{"colour": "red", "value": 1, "size": 2}]},
    )
    done = inside(
        tmp_path, *TABLE, "--json", lines="".join(f"{json.dumps(o)}\n" for o in told)
    )

    outcomes = [answer["outcome"] for answer in done.answers]
    assert ["accepted"] * 6 + ["not-understood"] * 2 == outcomes
    view = done.answers[5]["view"]
    assert isinstance(view, dict)
    assert [None] == view["river"]
    assert {
        "wins": 0,
        "laid": [{"colour": "red", "value": None, "symbol": None}],
        "hand": 2,
        "sees": 2,
    } == view["seats"]["Alice"]
    assert [{"colour": "blue", "value": 2, "symbol": "trap"}] == (
        view["seats"]["Bruno"]["laid"]
    )
    assert (13, 2) == (view["pile"], view["seats"]["Chloé"]["hand"])


def test_what_a_sentence_would_mean_is_told_alone(tmp_path: Path) -> None:
    """A card with a verb is understood; a bare one, and talk, is not."""
    done = inside(
        tmp_path,
        *("understand", *TABLE[1:], "--json"),
        lines="Alice pose le bleu sept de la rivière\nbleu sept\nAlice pose un bleu\n",
    )

    assert ["understood", "not-understood", "asked"] == [
        answer["outcome"] for answer in done.answers
    ]
    assert {
        "kind": "card-laid",
        "seat": "Alice",
        "from": "river",
        "colour": "blue",
        "value": 7,
    } == done.answers[0]["meaning"]


@pytest.mark.parametrize("language", languages())
def test_the_demonstration_plays_a_whole_round(tmp_path: Path, language: str) -> None:
    """Every line is understood; the round is won, and fairness is noted."""
    shown = script("amarok", language)
    done = inside(
        tmp_path,
        *("play", "amarok", "--players", ",".join(shown.players)),
        *("--language", language, "--json"),
        lines="".join(f"{line}\n" for line in shown.lines),
    )

    assert OUTCOMES == tuple(answer["outcome"] for answer in done.answers)
    last = done.answers[-1]["view"]
    assert isinstance(last, dict)
    assert {"winner": shown.players[1], "tied": []} == last["last_round"]
    assert any("fairness-noted" in json.dumps(one["events"]) for one in done.answers)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "fr",
            (
                "en privé, la carte de Bruno : rouge sept",
                "la carte de Bruno : rouge sept",
                "en privé, Bruno pose le rouge sept de sa main",
                "en privé, la carte à Bruno ce rouge sept",
            ),
        ),
        (
            "en",
            (
                "in private, Bruno's card is the red seven",
                "Bruno's card is the red seven",
                "in private, Bruno lays the red seven from his hand",
                "in private, Bruno cards is the reed seven",
            ),
        ),
        (
            "cs",
            (
                "soukromě, Brunova karta je červená sedmička",
                "Brunova karta je červená sedmička",
                "soukromě, Bruno vykládá červenou sedmičku z ruky",
                "soukromě, Brunva karta je červená sedmička",
            ),
        ),
    ],
)
def test_a_card_for_one_ear_is_nowhere(
    tmp_path: Path, language: str, lines: tuple[str, ...]
) -> None:
    """Not in an answer, in the sitting, on standard error, nor in any other file."""
    kept = tmp_path / "evening.db"
    play = ("play", "amarok", "--players", PLAYERS, "--language", language, "--json")
    done = run(
        tmp_path,
        *(*play, "--sitting", kept),
        lines="\n".join(
            (
                '{"kind": "table-corrected", "seat": "Bruno", "wins": 1}',
                '{"kind": "earphone-worn", "seat": "Alice"}',
                '{"kind": "round-started", "first": "Alice"}',
                *lines,
                '{"kind": "tell-card", "seat": "Bruno", "colour": "red", "value": 7}',
                '{"kind": "repeat", "count": 9}',
                '{"kind": "ask-history", "count": 9}',
                '{"kind": "earlier"}',
            )
        ),
    )

    assert [answer["outcome"] for answer in done.answers[:3]] == ["accepted"] * 3
    told = "\n".join((*done.out, done.log)).casefold()
    files = b"".join(one.read_bytes() for one in tmp_path.rglob("*") if one.is_file())
    assert b"earphone-worn" in files
    for word in ("rouge", "sept", "seven", "červen", "sedmičk", '"red"'):
        assert word not in told
        assert word.encode() not in files
