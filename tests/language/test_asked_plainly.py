"""Questions that were taken for others: each is what people mean by it."""

import pytest

from companion.core import requests as ask
from companion.core.facts import Request, Seat
from companion.games.shamans.requests import AskHand, AskPlayer, AskTiles
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
LINES = [
    (language, line, meant)
    for language, questions in SHAMANS.items()
    for meant, lines in questions.items()
    for line in lines
]


@pytest.mark.parametrize(("language", "line", "meant"), LINES)
def test_a_question_is_what_people_mean(
    language: str, line: str, meant: Request
) -> None:
    """And nothing else."""
    assert (meant,) == understanding(language, "shamans", SEATS[:3]).readings(line)
