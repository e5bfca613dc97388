"""Questions that were taken for others: each is what people mean by it."""

import pytest

from companion.core import requests as ask
from companion.core.facts import Request, Seat
from companion.games.shamans.requests import (
    AskHand,
    AskMarker,
    AskPlayer,
    AskRole,
    AskShadow,
    AskTiles,
    AskTrick,
    AskWorlds,
)
from tests.language.games import SEATS, understanding

ALICE = Seat("Alice")
SHAMANS: dict[str, dict[Request, tuple[str, ...]]] = {
    "cs": {
        AskHand(): ("kolik mám v ruce karet", "kolik mám karet"),
        AskPlayer(ALICE): ("kolik má Alice dýk", "kolik portálů má Alice"),
        AskTiles(): ("kolik mám dýk",),
        ask.AskTurn(): ("kdo bere artefakt", "kdo bere destičku", "kdo vybírá"),
        ask.AskOptions(): ("na co mám právo",),
        ask.AskMeaning(): ("co to znamená",),
    },
    "en": {
        AskHand(): ("how many cards in my hand", "how many cards have I got in hand"),
        AskPlayer(ALICE): ("how many daggers does Alice have",),
        AskTiles(): ("how many daggers do I have",),
        ask.AskTurn(): ("who takes the artefact", "who takes a tile", "who chooses"),
        ask.AskOptions(): ("what am I allowed to do",),
        ask.AskMeaning(): ("what does that mean", "what does this mean"),
        ask.AskScore(): ("how am I doing",),
    },
    "fr": {
        AskHand(): ("combien j'ai de cartes en main", "j'ai combien de cartes en main"),
        AskPlayer(ALICE): ("combien Alice a de dagues", "combien d'artefacts a Alice"),
        AskTiles(): ("combien j'ai de dagues",),
        ask.AskTurn(): ("qui prend l'artefact ?",),
        ask.AskOptions(): ("j'ai droit à quoi",),
        ask.AskMeaning(): ("ça veut dire quoi",),
        ask.AskScore(): ("comment je m'en sors",),
    },
}
BARE: dict[str, dict[Request, tuple[str, ...]]] = {
    "cs": {
        AskRole(): ("role", "a co role?", "tábory"),
        ask.AskMeaning("ritual"): ("rituály", "a co rituály?"),
        AskTiles(): ("destičky", "a co destičky?", "kdo co má?"),
        ask.AskScore(): ("body", "a co body?", "kolik bodů kdo má dnes večer"),
        AskShadow(): ("kroky", "stezka", "a co stín?"),
        AskTrick(): ("štych", "a štych?", "a co štych?"),
        ask.AskHistory(): ("poslední štychy", "A ty poslední štychy?"),
        AskHand(): ("kolik kdo má karet", "kolik karet kdo má", "karty všech"),
        ask.AskState(): ("hráči", "jména", "kdo hraje s námi", "situace"),
        AskWorlds(): ("světy", "barvy", "a co barvy?"),
    },
    "en": {
        AskRole(): ("roles", "the roles", "and the roles?", "what about the roles?"),
        ask.AskMeaning("ritual"): ("rituals", "the rituals", "and the rituals?"),
        AskTiles(): ("artefacts", "what about tiles?", "what about the row?"),
        ask.AskScore(): ("points", "what about the score", "what's the score again"),
        AskShadow(): ("steps", "the track", "and the track?", "what about the shadow?"),
        AskTrick(): ("trick", "the trick", "and the trick?", "what about the trick"),
        ask.AskHistory(): ("the last tricks", "what were the last tricks"),
        AskHand(): ("how many cards has everyone", "the cards of each player"),
        AskMarker(): ("the guide", "and the guide?"),
        ask.AskState(): (
            "players",
            "who are the players",
            "names",
            "how are things",
            "how's it looking",
            "what have we got so far",
        ),
        AskWorlds(): ("worlds", "colours", "what about the colours", "what's left"),
    },
    "fr": {
        AskRole(): ("rôles", "les rôles", "et les rôles ?", "les camps"),
        ask.AskMeaning("ritual"): ("rituels", "les rituels", "et les rituels ?"),
        ask.AskSticker("cross"): ("et la croix, ça fait quoi déjà ?",),
        AskTiles(): (
            "tuiles",
            "et les artefacts ?",
            "qui a quoi comme tuiles ?",
            "c'est qui qui a la Dague",
        ),
        ask.AskScore(): ("points", "et le score ?", "c'est quoi le score déjà ?"),
        AskShadow(): ("les pas", "et la piste ?", "L'ombre elle en est où ?"),
        AskTrick(): ("pli", "le pli", "et le pli ?"),
        ask.AskHistory(): (
            "les plis",
            "les derniers plis s'il te plaît",
            "rappelle-moi les deux derniers plis",
        ),
        AskHand(): ("combien de cartes chacun a", "les cartes de chacun"),
        AskMarker(): ("le guide", "et le marqueur ?"),
        ask.AskState(): (
            "les joueurs",
            "les noms",
            "qui sont les joueurs",
            "situation",
        ),
        AskWorlds(): ("les mondes", "les couleurs", "il reste quoi"),
    },
}
"""Bare nouns of the game: what the grammar does not know is guessed by its sound."""
EVERYBODY = {
    "cs": ("kde jsou všichni", "kde jsou figurky", "kde kdo je", "kde jsme všichni"),
    "en": ("where's everyone", "where is everybody", "where are we all"),
    "fr": ("où est tout le monde", "tout le monde est où", "où sont les pions"),
}
"""Of the path of initiation: all the pawns, not just that of who is to act."""
LINES = [
    (language, line, meant)
    for lines_of in (SHAMANS, BARE)
    for language, questions in lines_of.items()
    for meant, lines in questions.items()
    for line in lines
]


@pytest.mark.parametrize(("language", "line", "meant"), LINES)
def test_a_question_is_what_people_mean(
    language: str, line: str, meant: Request
) -> None:
    """And nothing else."""
    assert (meant,) == understanding(language, "shamans", SEATS[:3]).readings(line)


@pytest.mark.parametrize(
    ("language", "line"),
    [(language, line) for language, lines in EVERYBODY.items() for line in lines],
)
def test_everybody_is_not_just_one_player(language: str, line: str) -> None:
    """The answer tells the place of each pawn."""
    readings = understanding(language, "initiation", SEATS[:3]).readings(line)
    assert (ask.AskScore(),) == readings
