"""What people say at a table who have read the first page of the README alone."""

from collections.abc import Iterator
from functools import cache

import pytest

from companion.core import requests as ask
from companion.core.facts import Announcement, Request, Seat
from companion.games.amarok.requests import AskLaid, AskSums
from companion.games.shamans import announcements as said
from companion.games.shamans.board import FaceDown, Role, Tile, World
from companion.games.shamans.requests import (
    AskMarker,
    AskPlayer,
    AskRound,
    AskTiles,
    AskTrick,
    AskWorld,
    AskWorlds,
)
from companion.language.understanding.exact import Understanding
from tests.language.games import SEATS, locale

Meant = Announcement | Request
Lines = dict[Meant, tuple[str, ...]]
ALICE, BRUNO = Seat("Alice"), Seat("Bruno")
RED_SIX = said.CardPlayed(world=World.RED, value=6)
OWN_SIX = said.OwnCardPlayed(World.RED, 6)
LOWEST_TAKES = said.ArtefactTaken(tile=Tile.PORTAL)
PORTAL_OUT = said.PortalUsed()
SWAP = said.RolesSwapped(other=BRUNO)
ROUND_TWO = AskRound(2)

SHAMANS: dict[str, Lines] = {
    "cs": {
        RED_SIX: ("nemám modrou, červená šestka",),
        OWN_SIX: ("musím zahrát červenou šestku",),
        LOWEST_TAKES: ("nejnižší bere portál",),
        said.ArtefactTaken(ALICE, FaceDown.FACE_DOWN): (
            "Alice si to nechává pro sebe",
        ),
        said.TileRevealed(Tile.MASK): ("nový žeton je maska", "další je maska"),
        PORTAL_OUT: ("počkej, mám portál", "stop, portál"),
        SWAP: ("já a Bruno si měníme role",),
        said.RoleRevealed(ALICE, Role.SHAMAN): ("Alice je šamanka",),
        said.MoonReached(): ("stíny vyhrály", "stíny vyhrály kolo"),
        ask.AskPlayed(BRUNO): ("co hrál Bruno?", "jakou kartu dal Bruno?"),
        ask.AskPlayed(BRUNO, 12): ("které karty už hrál Bruno?",),
        ask.AskTurn(): ("kdo hraje první?", "kdo ještě nehrál?", "co bude dál?"),
        ask.AskTurn(BRUNO): ("je na řadě Bruno?",),
        ask.AskGist(): ("konec kola", "kolik kol jsme hráli?", "šamani vyhráli"),
        ask.No(): ("spletl jsem se", "to byl omyl"),
        ask.Brief(): ("mluv stručněji", "moc mluvíš"),
        ask.Slower(): ("řekni to pomaleji", "ne tak rychle"),
        AskRound(): ("kdo vyhrál kolo?", "jak dopadlo minulé kolo?"),
        ROUND_TWO: ("kdo vyhrál druhé kolo?",),
        AskTrick(): ("jakou barvu hrajeme?", "kdo vyhrál štych?"),
        AskWorlds(): ("které karty už šly?", "co ještě chybí?"),
        AskWorld(World.BLUE): ("už šla modrá trojka?", "co dělá modrá?"),
        AskTiles(): ("má někdo portál?", "kdo si vzal portál?"),
        AskPlayer(BRUNO): ("co si vzal Bruno?",),
        AskMarker(): ("kdo má značku?",),
    },
    "en": {
        RED_SIX: ("I can't follow, red six",),
        OWN_SIX: ("I have to play the red six",),
        LOWEST_TAKES: ("the lowest takes the portal",),
        said.ArtefactTaken(ALICE, FaceDown.FACE_DOWN): ("Alice took the top one",),
        said.TileRevealed(Tile.MASK): ("a new mask in the row",),
        PORTAL_OUT: ("wait, I have a portal", "stop, portal"),
        SWAP: ("Bruno and I swap roles",),
        said.RoleRevealed(ALICE, Role.SHAMAN): ("Alice showed her card, shaman",),
        said.MoonReached(): ("the shadows won", "the shadows win the round"),
        ask.AskPlayed(BRUNO): ("what did Bruno play?", "has Bruno played?"),
        ask.AskPlayed(BRUNO, 12): ("which cards has Bruno played?",),
        ask.AskTurn(): (
            "who plays first?",
            "who hasn't played yet?",
            "who's left to play?",
        ),
        ask.AskTurn(BRUNO): ("is it Bruno's turn?",),
        ask.AskGist(): ("that's the round", "how many rounds have we played?"),
        ask.No(): ("I made a mistake", "sorry, wrong card"),
        ask.Brief(): ("speak more briefly", "you talk too much"),
        ask.Slower(): ("say that slower", "not so fast"),
        AskRound(): ("who won the round?", "how did the last round end?"),
        ROUND_TWO: ("who won the second round?",),
        AskTrick(): ("what colour are we on?", "that's the trick"),
        AskWorlds(): ("which cards were already played?", "what is missing?"),
        AskWorld(World.BLUE): ("did somebody play the blue three?",),
        AskTiles(): ("does anybody have a portal?", "who took the portal?"),
        AskPlayer(BRUNO): ("what did Bruno take?",),
        AskMarker(): ("who's got the marker?",),
    },
    "fr": {
        RED_SIX: ("j'ai pas de bleu, rouge six",),
        OWN_SIX: ("je suis obligé de jouer rouge six",),
        LOWEST_TAKES: ("le plus bas prend le portail",),
        said.ArtefactTaken(ALICE, FaceDown.FACE_DOWN): ("Alice la garde pour elle",),
        said.TileRevealed(Tile.MASK): ("maintenant il y a un masque dans la rangée",),
        PORTAL_OUT: ("attends, j'ai un portail", "stop, portail"),
        SWAP: ("Bruno et moi on échange nos rôles",),
        said.RoleRevealed(ALICE, Role.SHAMAN): ("Alice montre sa carte, Shaman",),
        said.MoonReached(): ("les Ombres gagnent", "les Ombres ont gagné la manche"),
        ask.AskPlayed(BRUNO): ("qu'est-ce que Bruno a joué ?", "Bruno a déjà joué ?"),
        ask.AskPlayed(BRUNO, 12): ("quelles cartes Bruno a jouées ?",),
        ask.AskTurn(): ("qui joue en premier ?", "qui n'a pas joué ?", "c'est à moi ?"),
        ask.AskTurn(BRUNO): ("c'est à Bruno de jouer ?",),
        ask.AskGist(): ("fin de manche", "combien de manches on a jouées ?"),
        ask.No(): ("je me suis trompée", "c'est une erreur"),
        ask.Brief(): ("sois plus bref", "tu parles trop"),
        ask.Slower(): ("pas si vite", "tu peux parler moins vite ?"),
        AskRound(): ("qui a gagné la manche ?", "comment s'est finie la manche ?"),
        ROUND_TWO: ("qui a gagné la deuxième manche ?",),
        AskTrick(): ("c'est quelle couleur ?", "fin du pli"),
        AskWorlds(): ("quelles cartes ont déjà été jouées ?", "il manque quoi ?"),
        AskWorld(World.BLUE): ("est-ce que quelqu'un a joué le bleu trois ?",),
        AskTiles(): ("quelqu'un a un portail ?", "je peux prendre quoi ?"),
        AskPlayer(BRUNO): ("qu'est-ce que Bruno a pris ?",),
        AskMarker(): ("qui a le marqueur ?",),
    },
}
AMAROK: dict[str, Lines] = {
    "cs": {
        AskLaid(): ("co hráli všichni?", "které karty už byly hrané?"),
        AskSums(): ("jaký mám součet?", "kdo má nejvíc?"),
        ask.AskGist(): ("kolo skončilo",),
        ask.AskScore(): ("kdo vyhrál poslední kolo?",),
    },
    "en": {
        AskLaid(): ("what did everybody play?", "which cards were already played?"),
        AskSums(): ("what's my sum?", "who has the most?"),
        ask.AskGist(): ("the round is over",),
        ask.AskScore(): ("who won the last round?",),
    },
    "fr": {
        AskLaid(): ("tout le monde a joué quoi ?", "quelles cartes ont été jouées ?"),
        AskSums(): ("quelle est ma somme ?", "qui a le plus ?"),
        ask.AskGist(): ("la manche est finie",),
        ask.AskScore(): ("qui a gagné la dernière manche ?",),
    },
}
TALK = {
    "cs": (
        "asi jsem si to spletl s něčím",
        "to kolo mě bavilo",
        "Bruno vždycky vyhrává",
    ),
    "en": ("that round was fun", "Bruno always wins", "I might have a portal"),
    "fr": (
        "cette manche était chouette",
        "Bruno gagne toujours",
        "j'ai peut-être raison",
    ),
}


def _asked(lines: dict[str, Lines]) -> Iterator[tuple[str, str, Meant]]:
    for language, told in lines.items():
        for meant, ways in told.items():
            for line in ways:
                yield language, line, meant


@cache
def _table(language: str, name: str) -> Understanding:
    return locale(language, name).understanding(SEATS)


@pytest.mark.parametrize(("language", "line", "meant"), tuple(_asked(SHAMANS)))
def test_what_newcomers_say_at_shamans_is_understood(
    language: str, line: str, meant: Meant
) -> None:
    """Whatever they announce or ask, each line means one thing."""
    assert (meant,) == _table(language, "shamans").readings(line)


@pytest.mark.parametrize(("language", "line", "meant"), tuple(_asked(AMAROK)))
def test_what_newcomers_ask_at_amarok_is_understood(
    language: str, line: str, meant: Meant
) -> None:
    """Cards that were played lie in front of their players there."""
    assert (meant,) == _table(language, "amarok").readings(line)


@pytest.mark.parametrize(
    ("language", "line"), [(one, line) for one in TALK for line in TALK[one]]
)
def test_talk_that_sounds_alike_means_nothing(language: str, line: str) -> None:
    """Nobody announces or asks anything with it."""
    assert () == _table(language, "shamans").readings(line)
