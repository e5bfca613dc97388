"""Who sits down is checked before anything begins."""

from pathlib import Path

import pytest

from companion.core.words import Phrase
from companion.games.shamans.rules import Shamans
from companion.language.locale import load_locale
from companion.seating import Refused, seated
from tests.house.program import run

PLAYERS = range(3, 6)


def test_names_become_seats_in_their_order() -> None:
    """Spaces around a name are not part of it."""
    assert seated([" Alice", "Bruno ", "Jean  Paul"], PLAYERS) == (
        "Alice",
        "Bruno",
        "Jean Paul",
    )


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (
            "Alice,Bruno",
            Phrase("table-players-count", {"count": 2, "least": 3, "most": 5}),
        ),
        (
            "A,B,C,D,E,F",
            Phrase("table-players-count", {"count": 6, "least": 3, "most": 5}),
        ),
        ("Alice,,Bruno", Phrase("table-name-empty", {})),
        (
            "Zoe,Bruno,ZOÉ",
            Phrase("table-name-twice", {"name": "ZOÉ", "other": "Zoe"}),
        ),
        (
            "Jean-Paul,Bruno,Jean Paul",
            Phrase("table-name-twice", {"name": "Jean Paul", "other": "Jean-Paul"}),
        ),
        (
            f"Alice,{'x' * 25},Bruno",
            Phrase("table-name-long", {"name": "x" * 24, "most": 24}),
        ),
        ("Alice,(Bo),Eva", Phrase("table-name-unusable", {"name": "(Bo)"})),
        ("Alice,B\x00o,Eva", Phrase("table-name-unusable", {"name": "B?o"})),
        ("Alice,'-',Eva", Phrase("table-name-unusable", {"name": "'-'"})),
    ],
)
def test_people_who_cannot_be_told_apart_or_named_are_refused(
    names: str, expected: Phrase
) -> None:
    """One sentence says what to change."""
    assert seated(names.split(","), PLAYERS) == Refused(expected)


def test_names_of_every_alphabet_are_names() -> None:
    """Letters are letters."""
    names = ["민준", "Ľubomír", "O'Neil"]

    assert seated(names, PLAYERS) == tuple(names)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("fr", "Bleu,Rose,Deux,2,Gauche,Portail,Ombre,Oui,Compagnon,Aide,Bleu Trois"),
        ("cs", "Modrá,Rudá,Tři,3,Vlevo,Portál,Stín,Ano,Jo,Parťáku,Modrá Trojka"),
        ("en", "Blue,Violet,Three,3,Left,Portal,Shadow,Yes,Companion,Help,Blue Three"),
    ],
)
def test_a_word_of_the_game_is_no_name(language: str, names: str) -> None:
    """An announcement with it could mean two things."""
    is_taken = load_locale(language, Shamans()).is_taken
    for name in names.split(","):
        taken = Refused(Phrase("table-name-taken", {"name": name}))

        assert taken == seated(["Alice", name, "Eva"], PLAYERS, is_taken)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("fr", "Claire,Pierre,Luna,Ben,Rosalie,Bleuet"),
        ("cs", "Tom,Růžena,Jan,Modroočko,Stínka,Anna"),
        ("en", "Will,Mark,Joy,Drew,Grace,Player Two"),
    ],
)
def test_other_names_that_people_have_are_names(language: str, names: str) -> None:
    """A word that stands only within sentences makes nothing ambiguous."""
    locale = load_locale(language, Shamans())

    for name in names.split(","):
        assert not locale.is_taken(name)


@pytest.mark.parametrize(
    ("language", "name", "sentence"),
    [
        ("fr", "Rose", "Rose se dit aussi dans le jeu. Prenez un autre prénom"),
        ("cs", "Rudá", "Rudá je i slovo ze hry. Zvolte jiné jméno nebo přezdívku."),
        ("en", "Violet", "Violet is also a word of the game. Take another name"),
    ],
)
def test_such_a_name_is_told_with_its_remedy(
    language: str, name: str, sentence: str
) -> None:
    """One sentence says what to do, in the language of the table."""
    locale = load_locale(language, Shamans())
    refused = seated(["Alice", name, "Eva"], PLAYERS, locale.is_taken)

    assert isinstance(refused, Refused)
    assert sentence in locale.messages.sentence(refused.phrase)


def test_names_on_the_command_line_are_checked_as_those_that_are_said(
    tmp_path: Path,
) -> None:
    """A word of the game would mean two things; one line says so."""
    for name in ("Rose", "Annule"):
        wish = ("--language", "fr", "--players", f"Alice,{name},Eva")
        done = run(tmp_path, "play", "shamans", *wish)

        assert done.status == 2
        assert done.out == ()
        assert done.log.startswith(f"{name} se dit aussi dans le jeu.")


def test_programs_take_names_as_they_are(tmp_path: Path) -> None:
    """Who sends objects can mean nothing else; reading sentences takes too long."""
    wish = ("--language", "fr", "--players", "Alice,Rose,Eva", "--json")
    done = run(tmp_path, "play", "shamans", *wish, lines="score\n")

    assert done.status == 0
    assert done.answers
