"""The score-keeper at the table, typed as people speak."""

from pathlib import Path
from typing import Any

import pytest

from tests.house.program import Done, inside

PLAYERS = ("--players", "Alice,Bruno,Chloé")
EVENINGS = {
    "fr": (
        ("on joue en cent points", "La partie finit à 100 points."),
        ("Alice douze, Bruno sept", "Bruno, sept points."),
        ("Chloé moins trois", "Totaux : Alice douze, Bruno sept et Chloé moins trois."),
        ("Alice a trente points", "Alice, trente points."),
        ("non, quarante", "Alice, quarante points."),
        ("la manche est finie", "Totaux : Alice cinquante-deux, Bruno sept et Chlo"),
        ("manche un, Alice avait dix points", "Totaux : Alice cinquante, Bruno sept"),
        (
            "la manche deux ne compte pas",
            "Totaux : Alice dix, Bruno sept et Chloé moins trois.",
        ),
        ("quel est le score", "Points : Alice dix, Bruno sept et Chloé moins trois."),
        ("annule", "Annulation : la manche deux ne compte plus."),
        ("quatre-vingt-quatorze pour Bruno", "Bruno, 94 points."),
        ("la manche est finie", "Victoire : Bruno, 101 points."),
    ),
    "en": (
        ("the lowest wins", "Whoever has fewest points wins."),
        ("we play to a hundred points", "The game ends at 100 points."),
        ("Alice twelve, Bruno seven", "Bruno, seven points."),
        (
            "minus three for Chloé",
            "Totals: Alice twelve, Bruno seven and Chloé minus three.",
        ),
        ("in round one Alice had ten points", "Totals: Alice ten, Bruno seven and"),
        ("Bruno ninety-five", "Bruno, 95 points."),
        ("end of the round", "Won by Chloé, with minus three points."),
    ),
    "cs": (
        ("hrajeme do sta bodů", "Cíl hry: 100 bodů."),
        ("Alice dvanáct, Bruno sedm", "Bruno, sedm bodů."),
        ("Chloé má dva body", "Celkem: Alice dvanáct, Bruno sedm a Chloé dva."),
        ("v kole jedna měla Alice tři body", "Celkem: Alice tři, Bruno sedm a Chlo"),
        ("Bruno devadesát pět", "Bruno, 95 bodů."),
        ("konec kola", "Výhra: Bruno, 102 bodů."),
    ),
}


def typed(home: Path, language: str, *lines: str) -> Done:
    """Return the answers of a score-keeper to some lines."""
    play = ("play", "score", *PLAYERS, "--json", "--language", language)
    return inside(home, *play, "--sitting", "s.db", lines="\n".join(lines) + "\n")


@pytest.mark.parametrize("language", EVENINGS)
def test_a_score_is_kept_in_peoples_own_words(tmp_path: Path, language: str) -> None:
    """Several players in a breath, corrections, rounds, goals, and an end."""
    lines, expected = zip(*EVENINGS[language], strict=True)

    done = typed(tmp_path, language, *lines)

    heard = [" ".join(answer["said"]) for answer in done.answers]  # type: ignore[arg-type]
    missed = [
        (line, said)
        for line, said, wanted in zip(lines, heard, expected, strict=True)
        if wanted not in said
    ]
    assert missed == []


def test_a_score_goes_on_where_it_was_left(tmp_path: Path) -> None:
    """By the same sitting, with what was open."""
    typed(tmp_path, "fr", "Alice douze", "Bruno a marqué")

    done = typed(tmp_path, "fr", "sept", "Chloé zéro")
    view: Any = done.answers[-1]["view"]

    assert [seat["points"] for seat in view["seats"].values()] == [12, 7, 0]
    resumed = inside(tmp_path, "play", "score", "--sitting", "s.db")
    assert resumed.out[0] == "Reprise : manche deux, en tête Alice avec douze points."


def test_a_configuration_that_ends_no_game_is_one_line(tmp_path: Path) -> None:
    """It names the key and the remedy."""
    (tmp_path / "mine.yaml").write_text("score: {target: 0}\n")

    done = inside(tmp_path, "play", "score", *PLAYERS, "--config", "mine.yaml")

    assert done.status == 2
    assert "score.target: 0 points end no game" in done.log


LOSSES: dict[str, dict[str, list[int | None]]] = {
    "fr": {
        "Alice -1": [-1],
        "Alice -120": [-120],
        "Alice 12, Bruno \u22125, Chloé 3": [12, -5, 3],
        "Bruno perd trois points": [None, -3],
        "Alice a perdu quatre points": [-4],
        "ôte deux points à Alice": [-2],
        "enlève 200 points à Chloé": [None, None, -200],
        "Bruno, deux points de moins": [None, -2],
    },
    "en": {
        "Alice -1": [-1],
        "Alice -120": [-120],
        "Alice 12, Bruno -5, Chloé: -3": [12, -5, -3],
        "Bruno loses three": [None, -3],
        "take two from Alice": [-2],
        "deduct four points from Chloé": [None, None, -4],
    },
    "cs": {
        "Alice -1": [-1],
        "Alice -120": [-120],
        "Alice 12, Bruno -5, Chloé 3": [12, -5, 3],
        "uber Brunovi dva body": [None, -2],
        "Bruno přišel o dva body": [None, -2],
        "Alice prohrála čtyři body": [-4],
        "odečti pět bodů Alici": [-5],
    },
}


@pytest.mark.parametrize("language", LOSSES)
def test_points_that_are_lost_are_never_gained(tmp_path: Path, language: str) -> None:
    """A typed minus sign counts, and so do the words for losing."""
    found = {}
    for number, line in enumerate(LOSSES[language]):
        (tmp_path / str(number)).mkdir()
        done = typed(tmp_path / str(number), language, line)
        found[line] = gained(done)

    wanted = {
        line: [*points, None, None][:3] for line, points in LOSSES[language].items()
    }
    assert found == wanted


def gained(done: Done) -> list[int | None]:
    """Return what each player gained in the only round, as far as it is told."""
    view: Any = done.answers[-1]["view"]
    seats = view["seats"].values()
    return [one["rounds"][0] if one["rounds"] else one["told"] for one in seats]


MENDED = {
    "fr": (
        ("c'est le plus petit score qui gagne", "La victoire va à qui a le moins de"),
        ("Alice 12, Bruno 7, Chloé 3", "Totaux : Alice douze, Bruno sept et Chloé tr"),
        ("non, Bruno dix", "Totaux : Alice douze, Bruno dix et Chloé trois."),
        ("non, Chloé quatre", "Totaux : Alice douze, Bruno dix et Chloé quatre."),
        ("non, Chloé trois", "Totaux : Alice douze, Bruno dix et Chloé trois."),
        ("les totaux", "Points : Chloé trois, Bruno dix et Alice douze."),
        ("Alice 1, Bruno 1, Chloé 1", "Totaux : Alice treize, Bruno onze et Chloé"),
        ("manche un, Alice avait deux points", "Totaux : Alice trois, Bruno onze"),
        ("non, Bruno deux", "Totaux : Alice treize, Bruno trois et Chloé quatre."),
        ("la manche un ne compte pas", "Totaux : Alice un, Bruno un et Chloé un."),
        ("manche un, Alice avait dix points", "La manche un ne compte pas."),
        ("la manche un compte de nouveau", "Totaux : Alice treize, Bruno trois et"),
        ("qui est dernier", "Points : Bruno trois, Chloé quatre et Alice treize."),
        ("fin de la partie", "Victoire : Bruno, trois points."),
    ),
    "en": (
        ("the lowest score wins", "Whoever has fewest points wins."),
        ("Alice 12, Bruno 7, Chloé 3", "Totals: Alice twelve, Bruno seven and Chloé"),
        ("no, Bruno ten", "Totals: Alice twelve, Bruno ten and Chloé three."),
        ("what are the totals", "Scores: Chloé three, Bruno ten and Alice twelve."),
        ("round one does not count", "Totals: Alice zero, Bruno zero and Chloé zero."),
        ("in round one Alice had ten points", "Round one does not count."),
        ("round one counts again", "Totals: Alice twelve, Bruno ten and Chloé three."),
        ("who is last", "Scores: Chloé three, Bruno ten and Alice twelve."),
        ("Bruno nothing", "Bruno, no points."),
        ("end of the game", "Won by Chloé, with three points."),
    ),
    "cs": (
        ("Alice 12, Bruno 7, Chloé nic", "Celkem: Alice dvanáct, Bruno sedm a Chloé"),
        ("ne, Bruno deset", "Celkem: Alice dvanáct, Bruno deset a Chloé nula."),
        ("celkové skóre", "Stav: Alice dvanáct, Bruno deset a Chloé nula."),
        ("první kolo se nepočítá", "Celkem: Alice nula, Bruno nula a Chloé nula."),
        ("v kole jedna měla Alice tři body", "Kolo číslo jedna se nepočítá."),
        ("první kolo se počítá", "Celkem: Alice dvanáct, Bruno deset a Chloé nula."),
        ("jaký je součet", "Stav: Alice dvanáct, Bruno deset a Chloé nula."),
        ("kdo je poslední", "Stav: Alice dvanáct, Bruno deset a Chloé nula."),
        ("konec hry", "Výhra: Alice, dvanáct bodů."),
    ),
}


@pytest.mark.parametrize("language", MENDED)
def test_a_score_is_set_right_in_peoples_own_words(
    tmp_path: Path, language: str
) -> None:
    """One player alone, a round that counts again, totals, and the end of the game."""
    assert missed(typed(tmp_path, language, *dict(MENDED[language])), language) == []


def missed(done: Done, language: str) -> list[tuple[str, str]]:
    """Return the lines that were not answered as they should be."""
    heard = [" ".join(answer["said"]) for answer in done.answers]  # type: ignore[arg-type]
    return [
        (line, said)
        for (line, wanted), said in zip(MENDED[language], heard, strict=True)
        if wanted not in said
    ]


ROUNDS = {"fr": "manche un", "en": "round one", "cs": "první kolo"}
SAID = {
    "fr": "Bruno, c'était dix",
    "en": "Bruno, it was ten",
    "cs": "Bruno, to bylo 10",
}


@pytest.mark.parametrize("language", ROUNDS)
def test_the_round_is_asked_where_two_are_possible(
    tmp_path: Path, language: str
) -> None:
    """Another has begun, in which that player has no points yet."""
    lines = ("Alice 1, Bruno 2, Chloé 3", "Alice 4", SAID[language], ROUNDS[language])

    view: Any = typed(tmp_path, language, *lines).answers[-1]["view"]

    assert [seat["points"] for seat in view["seats"].values()] == [1, 10, 3]


def test_a_hyphen_in_a_name_is_no_minus_sign(tmp_path: Path) -> None:
    """Such a name holds a number."""
    play = ("play", "score", "--players", "Ana-2,Ben", "--json", "--language", "en")

    done = inside(tmp_path, *play, "--sitting", "s.db", lines="Ana-2 seven\n")
    view: Any = done.answers[-1]["view"]

    assert view["seats"]["Ana-2"]["told"] == 7
