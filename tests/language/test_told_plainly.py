"""Lines that people say at a table of Shamans, and what they mean, in each language."""

import pytest

from companion.core import requests as common
from companion.core.facts import Announcement, Request, Seat
from companion.games.shamans import announcements as said
from companion.games.shamans import requests as ask
from companion.games.shamans.board import FaceDown, Neighbour, Source, Tile, World
from tests.language.games import SEATS, understanding

BRUNO = Seat("Bruno")
BLUE_SIX = said.CardPlayed(BRUNO, World.BLUE, 6)
ECLIPSE = said.EclipseAppeared(Neighbour.RIGHT)
DAGGERS = said.RowShown((Tile.DAGGER, Tile.DAGGER))
HIDDEN = said.ArtefactTaken(BRUNO, FaceDown.FACE_DOWN, Source.STACK)
NOT_BLUE = common.Correct((("world", World.PURPLE),), (("world", World.BLUE),))
LINES: dict[tuple[str, Announcement | Request], tuple[str, ...]] = {
    ("cs", BLUE_SIX): (
        "Bruno ji přebil modrou šestkou",
        "Bruno pokračuje modrou šestkou",
        "a co Bruno? ten dal modrou šestku",
        "a Bruno modrou šestku, svět je hotový ne?",
    ),
    ("cs", ECLIPSE): ("šipka ukazuje doprava, každý dal kartu",),
    ("cs", DAGGERS): ("v řadě je dýka a druhá dýka", "vyložené byly dýka a dýka"),
    ("cs", HIDDEN): (
        "Bruno má nejnižší kartu, bere z hromádky a nechává si to zakrytý",
        "Bruno bere z hromádky, nechá to ležet zakrytě",
    ),
    ("cs", NOT_BLUE): ("ještě jinak, nebyla to modrá ale fialová",),
    ("cs", said.RolesNamed((BRUNO,))): ("druhým stínem byl Bruno",),
    ("cs", common.AskTurn()): ("na koho je řada",),
    ("cs", common.AskGist()): ("co je to za kolo",),
    ("cs", common.AskScore()): ("kdo má bod", "kdo má co za body"),
    ("cs", common.AskState()): ("kdo už je mimo", "kdo ještě žije", "co leží"),
    ("cs", ask.AskRound()): ("jak to dopadlo",),
    ("cs", ask.AskWorld(World.BLUE)): ("modrá už je komplet?", "jakej má rituál modrá"),
    ("cs", common.Undo()): ("vrať to, spletli jsme se", "vrať to o krok"),
    ("en", BLUE_SIX): (
        "Bruno beats it with a blue six",
        "Bruno continues with a blue six",
        "and Bruno a blue six, the world is complete right",
    ),
    ("en", ECLIPSE): ("the arrow points to the right, everybody gave a card",),
    ("en", DAGGERS): ("in the row there's a dagger and another dagger",),
    ("en", NOT_BLUE): ("it wasn't blue but purple",),
    ("en", said.RolesNamed((BRUNO,))): ("the other shadow was Bruno",),
    ("en", common.AskScore()): ("who has a point",),
    ("en", common.AskState()): ("who is still alive", "what's lying there"),
    ("en", ask.AskRound()): ("how did it end",),
    ("en", ask.AskWorld(World.BLUE)): ("blue is complete already",),
    ("en", common.Undo()): ("undo that, we made a mistake", "go back one step"),
    ("fr", BLUE_SIX): (
        "Bruno prend la main avec bleu six",
        "Bruno continue avec bleu six",
        "et Bruno bleu six, le monde est complet non",
    ),
    ("fr", ECLIPSE): ("la flèche pointe à droite, chacun a donné une carte",),
    ("fr", DAGGERS): ("la rangée c'est une dague et une autre dague",),
    ("fr", said.RolesNamed((BRUNO,))): ("l'autre ombre était Bruno",),
    ("fr", common.AskGist()): ("quelle manche c'est",),
    ("fr", common.AskScore()): ("qui a un point",),
    ("fr", common.AskState()): ("qui est encore en vie",),
    ("fr", ask.AskRound()): ("comment ça s'est fini",),
    ("fr", ask.AskWorld(World.BLUE)): ("bleu est complet maintenant",),
    ("fr", common.Undo()): ("annule ça, on s'est trompés", "reviens d'un coup"),
}


@pytest.mark.parametrize(
    ("language", "meant", "line"),
    [(*told, line) for told, lines in LINES.items() for line in lines],
)
def test_what_is_said_plainly_is_understood(
    language: str, meant: Announcement | Request, line: str
) -> None:
    """One meaning, and no other is offered (design, decision 5)."""
    assert (meant,) == understanding(language, "shamans", SEATS[:3]).readings(line)
