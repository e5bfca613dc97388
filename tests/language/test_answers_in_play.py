"""What people answer to what they were just asked, at each stage of a first trick."""

from functools import cache
from typing import Any

import pytest

from companion.core import requests as ask
from companion.core.facts import Announcement, Request, Seat
from companion.core.journal import Recorded
from companion.core.words import Transcript
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Choice, Ritual, Tile, World
from companion.games.shamans.requests import (
    AskHand,
    AskRole,
    AskTiles,
    AskTrick,
    AskWorld,
)
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

Answers = tuple[tuple[str, Meant, Lines], ...]
"""At which stage, what is meant, and in which words."""

STICKERS: Answers = (
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

GREEN_SIX = said.CardPlayed(ALICE, World.GREEN, 6)
GREEN_TWO = said.CardPlayed(ALICE, World.GREEN, 2)
FOLLOWED = said.CardPlayed(BRUNO, World.BLUE, 2)
PURPLE_FOUR = said.CardPlayed(BRUNO, World.PURPLE, 4)
ANSWERS: Answers = (
    (
        "steps",
        said.TrackRead(12),
        {
            "cs": ("dvanáct polí do Měsíce",),
            "en": ("twelve steps to the moon",),
            "fr": ("on compte : il y a douze cases jusqu'à la lune",),
        },
    ),
    (
        "choice",
        said.Stabilised(Choice.PAWN, CLEO),
        {
            "cs": ("Chloé vrací stín o dvě", "Chloé posune stín o dvě pole zpátky"),
            "en": ("Chloé moves the shadow back two", "Chloé pushes the shadow back"),
            "fr": (
                "Chloé recule l'ombre de deux cases",
                "Chloé fait reculer l'ombre de deux",
            ),
        },
    ),
    (
        "choice",
        said.Stabilised(Choice.ARTEFACT, CLEO),
        {
            "cs": ("Chloé si bere artefakt",),
            "en": ("Chloé takes an artefact",),
            "fr": ("Chloé prend un artefact",),
        },
    ),
    (
        "played",
        GREEN_SIX,
        {
            "cs": (
                "Alice hrála zelenou šestku, ne sedmičku",
                "Alice: myslela jsem zelenou šestku",
                "ne modrou, zelenou šestku",
                "oprava, zelenou šestku",
            ),
            "en": (
                "Alice played green six, not seven",
                "Alice: I meant green six",
                "not blue, green six",
            ),
            "fr": (
                "Alice a joué le vert six, pas le sept",
                "Alice : je voulais dire vert six",
                "non pas bleu, vert six",
                "mince, on s'est trompé, Alice a joué le vert six",
            ),
        },
    ),
    (
        "played",
        GREEN_TWO,
        {
            "cs": ("počkej, vlastně zelenou dvojku",),
            "en": ("actually it was green two",),
            "fr": ("j'ai dit bleu un mais c'est vert deux",),
        },
    ),
    (
        "played",
        FOLLOWED,
        {
            "cs": ("Bruno modrou dvojku, ctí barvu",),
            "en": ("Bruno blue two, following",),
            "fr": ("Bruno bleu deux, il suit",),
        },
    ),
    (
        "played",
        PURPLE_FOUR,
        {
            "cs": ("Bruno fialovou pětku, ne počkej, čtyřku",),
            "en": ("Bruno purple 4, not following",),
            "fr": ("Bruno violet quatre, il ne suit pas",),
        },
    ),
    (
        "played",
        ask.Undo(),
        {
            "cs": ("počkej, vrať to",),
            "en": ("wait, undo that",),
            "fr": ("non attends, annule",),
        },
    ),
    (
        "played",
        ask.Quit(),
        {
            "cs": ("musíme končit", "končíme, dobrou noc"),
            "en": ("we have to stop, see you tomorrow", "see you tomorrow"),
            "fr": ("on doit arrêter, à demain", "à demain"),
        },
    ),
    (
        "played",
        AskHand(),
        {
            "cs": ("kolik máme karet",),
            "en": ("how many cards do we each get",),
            "fr": ("combien de cartes chacun ?", "on a combien de cartes en main ?"),
        },
    ),
    (
        "played",
        AskTiles(),
        {
            "cs": ("kdo má dýky",),
            "en": ("and who has got daggers",),
            "fr": ("quelles tuiles sont sorties", "combien de portails sont sortis"),
        },
    ),
    (
        "played",
        AskTrick(),
        {
            "cs": ("kdo to bere?",),
            "en": ("who's winning the trick",),
            "fr": ("qui gagne le pli",),
        },
    ),
    (
        "played",
        AskRole(CLEO),
        {
            "cs": ("jakou roli má Chloé",),
            "en": ("tell me Chloé's role",),
            "fr": ("quel est le rôle de Chloé",),
        },
    ),
    (
        "played",
        AskWorld(World.RED),
        {
            "cs": ("jaká nálepka je nad červenou barvou",),
            "en": ("what's above the red",),
            "fr": ("au-dessus du rouge c'est quoi",),
        },
    ),
    (
        "played",
        ask.AskTurn(BRUNO),
        {
            "cs": ("Bruno, jsi na řadě?",),
            "en": ("is it Bruno to play",),
            "fr": ("attends c'est à Bruno de jouer ?",),
        },
    ),
)
LEFTOVERS = {
    "cs": ("zbyly modrá šestka, zelená šestka a žlutá šestka",),
    "en": (
        "the spare cards are blue six, green six and yellow six",
        "the leftover cards are blue six, green six and yellow six",
    ),
    "fr": (
        "ce sont le bleu six, le vert six et le jaune six",
        "les cartes en trop : bleu six, vert six, jaune six",
    ),
}


def _cases(answers: Answers) -> list[tuple[str, str, str, Meant]]:
    """Return language, stage, line and meaning of each."""
    return [
        (language, stage, line, meant)
        for stage, meant, lines in answers
        for language, some in lines.items()
        for line in some
    ]


@pytest.mark.parametrize(
    ("language", "stage", "line", "meant"),
    _cases(ANSWERS),
)
def test_what_is_said_in_play_is_understood(
    language: str, stage: str, line: str, meant: Meant
) -> None:
    """People answer in sentences, put right what they said, and ask aside."""
    assert meant == _told(_heard(language, stage, line))


@pytest.mark.parametrize(
    ("language", "line"),
    [(language, line) for language, some in LEFTOVERS.items() for line in some],
)
def test_all_leftovers_are_told_in_one_breath(language: str, line: str) -> None:
    """They are asked for together (000), so they are told together."""
    answer = _heard(language, "leftovers", line)
    laid = [one.announcement for one in answer.operations if isinstance(one, Recorded)]

    assert [World.BLUE, World.GREEN, World.YELLOW] == [
        one.world for one in laid if isinstance(one, said.CardLaid)
    ]


@pytest.mark.parametrize("language", LINES)
def test_only_who_performs_a_stabilisation_moves_the_shadow(language: str) -> None:
    """Whoever else is said to is not awaited (001)."""
    lines = {
        "cs": "Alice vrací stín o dvě",
        "en": "Alice moves the shadow back two",
        "fr": "Alice recule l'ombre de deux",
    }

    assert "objected" == _heard(language, "choice", lines[language]).outcome


@pytest.mark.parametrize(
    ("language", "stage", "line", "meant"),
    _cases(STICKERS),
)
def test_what_is_awaited_tells_what_a_sticker_stands_for(
    language: str, stage: str, line: str, meant: Meant
) -> None:
    """Who feels a sticker names it: on a tile in play, or above a world (001)."""
    answer = _heard(language, stage, line)

    assert meant == _told(answer)


@pytest.mark.parametrize(
    ("language", "asked", "number"),
    [
        ("cs", "kolik polí zbývá k Měsíci", "dvanáct"),
        ("en", "how many steps to the moon", "twelve"),
        ("fr", "il reste combien de cases avant la lune ?", "douze"),
    ],
)
def test_a_number_tells_the_steps_that_were_just_asked_for(
    language: str, asked: str, number: str
) -> None:
    """The companion cannot tell them, and asks for them to be counted."""
    understanding = _understanding(language)
    after, answer = hear(_at(language, "steps"), Transcript(asked), understanding)
    _, told = hear(after, Transcript(number), understanding)

    assert "answered" == answer.outcome
    assert said.TrackRead(12) == told.meaning


def test_a_card_is_still_played_where_steps_were_asked_for() -> None:
    """Nobody has to answer."""
    understanding = _understanding("fr")
    asked = Transcript("il reste combien de cases avant la lune ?")
    after, _ = hear(_at("fr", "steps"), asked, understanding)
    _, answer = hear(after, Transcript("Alice joue le bleu un"), understanding)

    assert said.CardPlayed(ALICE, World.BLUE, 1) == answer.meaning


CORRECTED = {
    "cs": ("dvě pole", "zelená", "nikdo", "stín byl Bruno", "ne, stín byla Alice"),
    "en": (
        "two steps",
        "green",
        "nobody",
        "the shadow was Bruno",
        "no, the shadow was Alice",
    ),
    "fr": (
        "deux pas",
        "vert",
        "personne",
        "l'ombre était Bruno",
        "non, l'ombre c'était Alice",
    ),
}


@pytest.mark.parametrize("language", CORRECTED)
def test_who_was_the_shadow_is_corrected_in_a_sentence(language: str) -> None:
    """The round is scored again (000)."""
    understanding = _understanding(language)
    steps, colour, nobody, named, corrected = CORRECTED[language]
    session = _at(language, "steps")
    two, three = {"cs": ("dvojka", "trojka"), "en": ("two", "three")}.get(
        language, ("deux", "trois")
    )
    first = LINES[language][STAGES.index("played")]
    plays = (f"Bruno {colour} {two}", f"Chloé {colour} {three}")
    for line in (steps, first, *plays, nobody, named):
        session, answer = hear(session, Transcript(line), understanding)
        assert "accepted" == answer.outcome, (line, answer)
    _, answer = hear(session, Transcript(corrected), understanding)

    assert (said.RolesNamed((ALICE,)), "accepted") == (answer.meaning, answer.outcome)


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
