"""What people answer to what they were just asked, at each stage of a first trick."""

from functools import cache
from typing import Any

import pytest

from companion.core import requests as ask
from companion.core.facts import Announcement, Request, Seat
from companion.core.words import Transcript
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Ritual, Tile, World
from companion.language.understanding.exact import Understanding
from companion.session import Answer, Session, hear
from tests.language.games import locale, played

Meant = Announcement | Request
ALICE, BRUNO, CLEO = SEATS = (Seat("Alice"), Seat("Bruno"), Seat("Chloé"))
STAGES = (
    "leftovers",
    "row",
    "steps",
    "first",
    "played",
    "taking",
    "refill",
    "sticker",
    "choice",
)
"""What is awaited after each of the lines below."""
LINES = {
    "cs": (
        "nové kolo, začíná Alice",
        "modrá čtyřka, modrá pětka, modrá šestka",
        "portál a dýka",
        "sedm kroků k Měsíci",
        "Alice modrá jednička",
        "Bruno modrá dvojka, Chloé modrá trojka",
        "Alice bere portál",
        "nová destička je maska",
        "je to kolečko",
    ),
    "en": (
        "new round, Alice starts",
        "blue four, blue five, blue six",
        "portal and dagger",
        "seven steps",
        "Alice plays blue one",
        "Bruno blue two, Chloé blue three",
        "Alice takes the portal",
        "the new tile is a mask",
        "it's a circle",
    ),
    "fr": (
        "nouvelle manche, Alice commence",
        "bleu quatre, bleu cinq, bleu six",
        "portail et dague",
        "sept pas",
        "Alice joue le bleu un",
        "Bruno bleu deux, Chloé bleu trois",
        "Alice prend le portail",
        "la nouvelle tuile est un masque",
        "c'est un rond",
    ),
}
NEW_PORTAL, NEW_MASK = said.TileRevealed(Tile.PORTAL), said.TileRevealed(Tile.MASK)
TAKEN = said.ArtefactTaken(ALICE, Tile.PORTAL)
ROW = said.RowShown((Tile.PORTAL, Tile.DAGGER))
DAGGERS = said.RowShown((Tile.DAGGER, Tile.DAGGER))
CROSS = said.RitualRead(World.BLUE, Ritual.PERMUTATION)
Lines = dict[str, tuple[str, ...]]

STICKERS: tuple[tuple[str, Meant, Lines], ...] = (
    (
        "row",
        ROW,
        {
            "cs": ("kolečko a čárka", "portál a čárka", "v nabídce je kolečko a čára"),
            "en": ("a circle and a bar", "the row is a circle and a line"),
            "fr": ("un rond et un trait", "la rangée c'est un rond et un trait"),
        },
    ),
    (
        "row",
        DAGGERS,
        {
            "cs": ("v nabídce máme dvě dýky", "dvě čárky"),
            "en": ("we have two daggers in the row", "two bars"),
            "fr": ("dans la rangée on a deux dagues", "deux traits"),
        },
    ),
    (
        "taking",
        TAKEN,
        {
            "cs": ("Alice bere kolečko", "kolečko"),
            "en": ("Alice takes the circle", "the circle"),
            "fr": ("Alice prend le rond", "je prends le rond", "le rond"),
        },
    ),
    (
        "refill",
        NEW_PORTAL,
        {
            "cs": ("kolečko", "je to kolečko", "vytáhli jsme kolečko"),
            "en": ("a circle", "it's a circle", "we drew a circle"),
            "fr": ("un rond", "c'est un rond", "on a tiré un rond"),
        },
    ),
    (
        "refill",
        NEW_MASK,
        {
            "cs": ("otazník", "je to otazník"),
            "en": ("a question mark", "it's a question mark"),
            "fr": ("un point d'interrogation", "on a tiré un masque"),
        },
    ),
    (
        "sticker",
        CROSS,
        {
            "cs": ("křížek", "je to křížek", "je to permutace"),
            "en": ("a cross", "it's a cross", "it's permutation"),
            "fr": ("une croix", "c'est une croix", "c'est une permutation"),
        },
    ),
    (
        "first",
        ask.AskSticker("question-mark"),
        {
            "cs": ("otazník",),
            "en": ("a question mark",),
            "fr": ("un point d'interrogation",),
        },
    ),
)


@pytest.mark.parametrize(
    ("language", "stage", "line", "meant"),
    [
        (language, stage, line, meant)
        for stage, meant, lines in STICKERS
        for language, some in lines.items()
        for line in some
    ],
)
def test_what_is_awaited_tells_what_a_sticker_stands_for(
    language: str, stage: str, line: str, meant: Meant
) -> None:
    """Who feels a sticker names it: on a tile in play, or above a world (001)."""
    answer = _heard(language, stage, line)

    assert meant == _told(answer)


def test_a_sticker_is_no_player() -> None:
    """A name is awaited, and a shape is said."""
    session = _at("fr", "first")
    after, _ = hear(session, Transcript("quelqu'un s'en va"), _understanding("fr"))
    _, answer = hear(after, Transcript("c'est un rond"), _understanding("fr"))

    assert answer.outcome != "accepted"


def _told(answer: Answer) -> object:
    """Return what was meant, without what the state adds to it."""
    told = answer.meaning
    if isinstance(told, said.ArtefactTaken):
        return said.ArtefactTaken(told.seat, told.tile)
    return told


def _heard(language: str, stage: str, line: str) -> Answer:
    _, answer = hear(_at(language, stage), Transcript(line), _understanding(language))
    return answer


@cache
def _at(language: str, stage: str) -> Session[Any]:
    """Return the table where this is awaited."""
    session = Session.begin(played("shamans"), SEATS, language)
    for line in LINES[language][: STAGES.index(stage) + 1]:
        session, answer = hear(session, Transcript(line), _understanding(language))
        assert answer.outcome == "accepted", (line, answer)
    return session


@cache
def _understanding(language: str) -> Understanding:
    return locale(language, "shamans").understanding(SEATS)
