"""Two different meanings are never read back alike, so that people can choose."""

import unicodedata
from collections import defaultdict
from dataclasses import fields

import pytest

from companion.core import requests as ask
from companion.core.facts import Announcement, Request, Seat, kind
from companion.core.reports import WhichOne
from companion.core.words import phrase
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Heading, Source, Tile, World
from companion.games.shamans.requests import AskPlayer, AskShadow
from companion.language.glossary import glossary
from companion.language.locale import load_locale
from tests.language.games import GAMES, PAIRS, SHAMANS, game
from tests.language.meanings import different_meanings, told

Choices = tuple[Announcement | Request, ...]

ALICE, BRUNO = Seat("Alice"), Seat("Bruno")
SIX, SEVEN = ask.Correct((("value", 6),)), ask.Correct((("value", 7),))
BLUE_SIX = (("seat", BRUNO), ("world", World.BLUE), ("value", 6))
RULES = (ask.AskRule("row"), ask.AskRule("roles"))
STICKER = (ask.AskSticker("cross", "board"), ask.AskMeaning("permutation"))
CIRCLES = (ask.AskSticker("round", "tile"), ask.AskSticker("round", "board"))
VALUES = (SIX, SEVEN)
CARD = (ask.Correct(BLUE_SIX), said.CardPlayed(BRUNO, World.BLUE, 6))
WAYS = (ask.Correct((("direction", Heading.BACK),)), said.PortalUsed(ALICE))
PLAYERS = (ask.Correct((("target", BRUNO),)), ask.Correct((("seat", BRUNO),)))
COUNTS = (ask.AskHistory(3), ask.Undo(3), ask.Repeat(3))
SHADOWS = (AskShadow(), ask.AskMeaning("shadow"), ask.AskRule("shadow"))
DAGGERS = (said.DaggerDeclined(ALICE), said.ArtefactTaken(ALICE, Tile.DAGGER))
SOURCES = (
    said.ArtefactTaken(None, Tile.DAGGER, Source.ROW),
    said.ArtefactTaken(None, Tile.DAGGER, Source.STACK),
)
TONGUES = (ask.Language("fr"), ask.Language("cs"))
TABLE = (said.TableCorrected(ALICE, points=3), AskPlayer(ALICE))
QUESTIONS = (
    ("fr", RULES, "Est-ce la règle de la rangée ou la règle des rôles ?"),
    (
        "fr",
        STICKER,
        (
            "Est-ce l'autocollant croix sur le plateau ou l'explication de la"
            " Permutation ?"
        ),
    ),
    (
        "fr",
        CIRCLES,
        (
            "Est-ce l'autocollant rond sur une tuile ou l'autocollant rond sur le"
            " plateau ?"
        ),
    ),
    ("fr", VALUES, "Est-ce la correction : six ou la correction : sept ?"),
    (
        "fr",
        CARD,
        "Est-ce la correction : Bruno, bleu et six ou bleu six, Bruno ?",
    ),
    (
        "fr",
        PLAYERS,
        "Est-ce la correction : contre Bruno ou la correction : Bruno ?",
    ),
    (
        "fr",
        COUNTS,
        (
            "Lequel : les trois dernières annonces, l'annulation de"
            " trois annonces ou la répétition des trois dernières réponses ?"
        ),
    ),
    (
        "fr",
        SHADOWS,
        (
            "Lequel : la distance de la Lune, l'explication de l'Ombre"
            " ou la règle de l'Ombre ?"
        ),
    ),
    (
        "fr",
        SOURCES,
        "Est-ce Dague rituelle de la rangée ou Dague rituelle de la pile ?",
    ),
    ("fr", TONGUES, "Est-ce le français ou le tchèque ?"),
    (
        "fr",
        TABLE,
        (
            "Est-ce la correction de la table, Alice, trois points ou la situation pour"
            " Alice ?"
        ),
    ),
    ("cs", RULES, "Pravidla o nabídce, nebo pravidla o rolích?"),
    ("cs", STICKER, "Nálepka křížek na plánu, nebo co je to permutace?"),
    ("cs", CIRCLES, "Nálepka kolečko na destičce, nebo nálepka kolečko na plánu?"),
    ("cs", VALUES, "Oprava: šestka, nebo oprava: sedmička?"),
    ("cs", CARD, "Oprava: Bruno, modrá a šestka, nebo Bruno modrá šestka?"),
    ("cs", WAYS, "Oprava: zpět, nebo Alice hraje portál?"),
    ("cs", PLAYERS, "Oprava: vyřazení Bruno, nebo oprava: Bruno?"),
    (
        "cs",
        COUNTS,
        "Poslední tři tahy, vrátit tři tahy, nebo zopakovat poslední tři odpovědi?",
    ),
    (
        "cs",
        SHADOWS,
        "Jak daleko je Měsíc, co je to Stín, nebo pravidla o pohybu Stínu?",
    ),
    ("cs", SOURCES, "Rituální dýka z nabídky, nebo rituální dýka z hromádky?"),
    ("cs", TONGUES, "Přepnout na francouzštinu, nebo přepnout na češtinu?"),
    ("cs", TABLE, "Oprava stolu, Alice, tři body, nebo jak je na tom Alice?"),
    ("en", RULES, "The rule on the row or the rule on roles?"),
    ("en", STICKER, "The cross sticker on the board or what a Permutation is?"),
    ("en", CIRCLES, "The circle sticker on a tile or the circle sticker on the board?"),
    ("en", VALUES, "Six instead or seven instead?"),
    ("en", CARD, "Bruno, blue and six instead or blue six by Bruno?"),
    ("en", WAYS, "Back instead or a Portal used by Alice?"),
    ("en", PLAYERS, "Bruno eliminated instead or Bruno instead?"),
    (
        "en",
        COUNTS,
        (
            "Which one: the last three announcements, take back three entries or say"
            " the last three answers again?"
        ),
    ),
    (
        "en",
        SHADOWS,
        "Which one: where the Shadow is, what the Shadow is or the rule on the Shadow?",
    ),
    ("en", DAGGERS, "No Dagger spent by Alice or the Dagger for Alice?"),
    ("en", SOURCES, "The Dagger from the row or the Dagger from the stack?"),
    ("en", TONGUES, "French or Czech?"),
    (
        "en",
        TABLE,
        "The correction of the table, Alice, three points or how Alice stands?",
    ),
)
"""Questions between two or three meanings, word by word."""


def _audible(text: str) -> str:
    """Return what the ear gets of a text: neither capitals nor punctuation."""
    kept = (
        one if unicodedata.category(one)[0] in "LMN" else " " for one in text.casefold()
    )
    return " ".join("".join(kept).split())


@pytest.mark.parametrize(("language", "name"), PAIRS)
def test_interface_different_meanings_are_never_read_back_alike(
    language: str, name: str
) -> None:
    """Of any kind, in any field, also for the ear (interface)."""
    messages = load_locale(language, game(name)).messages
    alike = defaultdict(list)
    for meaning in different_meanings(glossary(game(name))):
        if isinstance(meaning, Request) and meaning.is_whispered:
            continue  # Nobody is ever asked about it.
        text = messages.sentence(phrase(meaning, "choice"))
        alike[_audible(text)].append(meaning)

    assert {} == {
        text: [*map(told, meanings)]
        for text, meanings in alike.items()
        if len(meanings) > 1 or not text
    }


@pytest.mark.parametrize("name", GAMES)
def test_all_that_can_be_meant_is_compared(name: str) -> None:
    """Every kind is there, and every field of it with at least two values."""
    heard = glossary(game(name))
    seen: dict[str, dict[str, set[object]]] = {
        name: {field.name: set() for field in fields(shape) if field.compare}
        for name, shape in heard.heard.items()
    }
    meanings = [*different_meanings(heard)]
    for meaning in meanings:
        told = seen[kind(type(meaning))]
        for field in told:
            told[field].add(getattr(meaning, field))

    assert len(meanings) == len(set(meanings))
    assert [] == [
        (name, field)
        for name, told in seen.items()
        for field, values in told.items()
        if len(values) < 2
    ]
    assert {kind(type(meaning)) for meaning in meanings} == {*heard.heard}


@pytest.mark.parametrize(("language", "choices", "question"), QUESTIONS)
def test_interface_a_question_between_meanings_names_what_differs(
    language: str, choices: Choices, question: str
) -> None:
    """It reads well, and the answer can be chosen by what was said (interface)."""
    messages = load_locale(language, SHAMANS).messages

    assert question == messages.sentence(phrase(WhichOne(choices)))


@pytest.mark.parametrize(("language", "name"), PAIRS)
def test_no_choice_is_a_sentence(language: str, name: str) -> None:
    """It stands within a question: no stop at its end, and no two spaces."""
    messages = load_locale(language, game(name)).messages
    texts = [
        messages.sentence(phrase(meaning, "choice"))
        for meaning in different_meanings(glossary(game(name)))
    ]

    assert [] == [one for one in texts if one[-1] in ".?!…:," or " ," in one]


def test_tiles_of_nobody_named_are_told_in_czech_by_their_names() -> None:
    """No case is wrong after "odkryto:"; who turns them over governs one."""
    messages = load_locale("cs", SHAMANS).messages
    mask = (Tile.MASK,)
    nobody = messages.sentence(phrase(said.TilesShown(None, mask), "choice"))
    alice = messages.sentence(phrase(said.TilesShown(ALICE, mask), "choice"))

    assert ("odkryto: maska pravdy", "Alice odkrývá masku pravdy") == (nobody, alice)
