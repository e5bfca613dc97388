"""Whose hand a card comes from is heard, and never guessed to be one's own."""

from functools import cache

import pytest

from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.games.amarok import announcements as said
from companion.games.amarok.board import Colour, Source, Symbol, Where
from companion.language.locale import load_locale
from companion.language.understanding.exact import Understanding
from companion.session import Answer, Session, hear
from tests.language.games import game

TABLES = {
    "cs": ("Petr", "Jana", "Ota", "Eliška", "Zdeněk", "Olga"),
    "en": ("Bob", "Ann", "Otto", "Liz"),
    "fr": ("Bob", "Anne", "Otto", "Lise"),
}


@cache
def table(language: str) -> Understanding:
    """Return what understands the people of one table."""
    seats = map(Seat, TABLES[language])
    return load_locale(language, game("amarok")).understanding(seats)


def answer(language: str, line: str) -> Answer:
    """Return the answer to a line in a round that has just begun."""
    seats = tuple(map(Seat, TABLES[language]))
    begun = Session.begin(game("amarok"), seats, language)
    session, _ = hear(begun, said.RoundStarted(seats[0]), table(language))
    return hear(session, Transcript(line), table(language))[1]


@pytest.mark.parametrize(
    ("owner", "seat"),
    [
        ("Janiny", "Jana"),
        ("Otovy", "Ota"),
        ("Eliščiny", "Eliška"),
        ("Zdeňkovy", "Zdeněk"),
        ("Olžiny", "Olga"),
        ("Janyny", "Jana"),
    ],
)
@pytest.mark.parametrize("symbol", ["", " s drápem", " s pastí"])
def test_a_possessive_tells_whose_hand(owner: str, seat: str, symbol: str) -> None:
    """With a symbol too; the last ones are only heard alike."""
    told = answer("cs", f"Petr bere modrou trojku z {owner} ruky{symbol}").meaning

    assert isinstance(told, said.CardLaid)
    assert (told.source, told.colour, told.value) == (seat, Colour.BLUE, 3)
    expected = {"": None, " s drápem": Symbol.CLAW, " s pastí": Symbol.TRAP}
    assert told.symbol is expected[symbol]


@pytest.mark.parametrize(
    "line",
    [
        "Petr ničí modrou trojku z Janiny ruky",
        "Petr zničí modrou trojku v Janině ruce",
        "drápem ničím modrou trojku z Janiných karet",
    ],
)
def test_a_claw_takes_from_a_named_hand(line: str) -> None:
    """Who acts is left out as elsewhere."""
    (told,) = table("cs").readings(line.replace("drápem ", ""))

    assert isinstance(told, said.CardDestroyed)
    assert (told.where, told.owner) == (Where.HAND, "Jana")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("cs", "Petr bere modrou trojku z Radkovy ruky"),
        ("cs", "Petr bere modrou trojku z Karolíniny ruky s drápem"),
        ("cs", "Petr bere modrou trojku z ruky Huga"),
        ("cs", "Petr bere modrou trojku z ruky Karolíny s pastí"),
        ("en", "Bob takes the blue three out of Caroline's hand"),
        ("en", "Bob lays the blue three from Peter's hand with a claw"),
        ("en", "Bob takes the blue three from the hand of Caroline"),
        ("fr", "Bob pose le bleu trois de la main de Pierre"),
        ("fr", "Bob pose le bleu trois de la main de Caroline avec griffe"),
        ("fr", "Bob prend le bleu trois dans la main d'Hector"),
    ],
)
def test_the_hand_of_a_stranger_is_nobodys_own(language: str, line: str) -> None:
    """Better nothing, or a question, than a wrong state."""
    found = answer(language, line)

    assert found.outcome in ("asked", "not-understood")
    sources = [getattr(one, "source", None) for one in found.choices]
    assert Source.HAND not in sources


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("cs", "Petr bere modrou trojku ze své ruky"),
        ("cs", "Petr bere modrou trojku z ruky prosím tě"),
        ("cs", "Petr bere modrou trojku ze svý ruky"),
        ("en", "Bob takes the blue three from his hand please"),
        ("en", "Bob tags the blue three from his hand"),
        ("fr", "Bob prend le bleu trois de sa main voilà"),
        ("fr", "Bob prends le bleu troie de la main"),
    ],
)
def test_ones_own_hand_is_still_heard(language: str, line: str) -> None:
    """Also with small words around it, and where it is misheard."""
    told = answer(language, line).meaning

    assert isinstance(told, said.CardLaid)
    assert told.source is Source.HAND
