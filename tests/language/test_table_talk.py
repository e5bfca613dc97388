"""What people say at a table beside the game."""

import csv
from functools import cache

import pytest

from companion.language.locale import languages, load_locale
from companion.language.understanding.exact import Understanding
from tests.house.program import ROOT
from tests.language.games import GAMES, SEATS, game

CHATTER = ROOT.parent / "shared" / "heard" / "chatter.tsv"
TALK = {
    "fr": (
        "qui a fini les chips",
        "tu peux ouvrir la fenêtre",
        "il reste deux parts de gâteau",
        "j'ai froid aux pieds",
        "Alice a oublié son manteau",
        "Bruno, ton téléphone sonne",
        "on se retrouve à six heures demain",
        "c'était le bus numéro trois",
        "le vin rouge est dans la cuisine",
        "quelle belle soirée",
        "ma fille a trois ans",
        "elle a des yeux bleus",
        "ça fait un bail",
        "je reviens dans cinq minutes",
        "attends, je cherche mes lunettes",
    ),
    "en": (
        "who finished the crisps",
        "could you open the window",
        "there are two slices of cake left",
        "my feet are cold",
        "Alice forgot her coat",
        "Bruno, your phone is ringing",
        "see you at six tomorrow",
        "it was bus number three",
        "the red wine is in the kitchen",
        "what a lovely evening",
        "my daughter is three years old",
        "she has got blue eyes",
        "long time no see",
        "I will be back in five minutes",
        "hang on, I am looking for my glasses",
    ),
    "cs": (
        "kdo dojedl brambůrky",
        "otevřeš prosím okno",
        "zbyly dva kousky dortu",
        "je mi zima na nohy",
        "Alice si zapomněla kabát",
        "Bruno, zvoní ti telefon",
        "sejdeme se zítra v šest",
        "byla to trojka od nádraží",
        "červené víno je v kuchyni",
        "to je ale krásný večer",
        "dceři jsou tři roky",
        "má modré oči",
        "dlouho jsme se neviděli",
        "za pět minut jsem zpátky",
        "počkej, hledám brýle",
    ),
}
LINES = tuple((language, line) for language, lines in TALK.items() for line in lines)


@cache
def _table(language: str, name: str) -> Understanding:
    return load_locale(language, game(name)).understanding(SEATS)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("language", "line"), LINES)
def test_table_talk_means_nothing(language: str, line: str, name: str) -> None:
    """What people say beside the game is not taken for a move."""
    assert () == _table(language, name).readings(line)


@pytest.mark.skipif(not CHATTER.is_file(), reason="the talk is not beside this folder")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", languages())
def test_the_shared_table_talk_means_nothing(language: str, name: str) -> None:
    """Nor is what others have noted down at their tables."""
    with CHATTER.open(encoding="utf-8", newline="") as file:
        noted = list(csv.DictReader(file, delimiter="\t"))
    lines = [row["text"] for row in noted if row["language"] == language]
    table = _table(language, name)

    assert lines
    assert {} == {line: found for line in lines if (found := table.readings(line))}
