"""What players answer in their own words, in all languages."""

from functools import cache

import pytest

from companion.core.facts import Announcement, Seat
from companion.core.words import Transcript
from companion.games.amarok.announcements import (
    CardDestroyed,
    CardLaid,
    ClawDeclined,
    RiverShown,
    RoundStarted,
)
from companion.games.amarok.board import Card, Colour, Source, Symbol
from companion.games.amarok.rules import Amarok
from companion.language.understanding.exact import Understanding
from companion.session import Answer, Session, hear
from tests.language.games import locale

ANNA, PETR, JANA = seats = (Seat("Anna"), Seat("Petr"), Seat("Jana"))
BEGUN = (RoundStarted(PETR),)
CLAWING = (*BEGUN, CardLaid(PETR, Source.PILE, Colour.BLUE, 2, Symbol.CLAW))


@cache
def table(language: str) -> Understanding:
    """Understand three players in one language."""
    return locale(language, "amarok").understanding(seats)


def answered(
    language: str, line: str, before: tuple[Announcement, ...] = BEGUN
) -> Answer:
    """Return what a line comes to after some announcements."""
    session = Session.begin(Amarok(), seats, language)
    for told in before:
        session, _ = hear(session, told, table(language))
    return hear(session, Transcript(line), table(language))[1]


NOTHING = [
    ("fr", "aucune"),
    ("fr", "aucune carte"),
    ("fr", "rien"),
    ("fr", "elle ne détruit rien"),
    ("cs", "žádná"),
    ("cs", "žádná karta"),
    ("cs", "nic"),
    ("cs", "dráp nic neničí"),
    ("cs", "drápem nic neničím"),
    ("cs", "nic neničí"),
    ("en", "none"),
    ("en", "nothing"),
    ("en", "no card"),
    ("en", "she destroys nothing"),
]


@pytest.mark.parametrize(("language", "line"), NOTHING)
def test_nothing_answers_a_claw(language: str, line: str) -> None:
    """It is the choice of who holds the Claw, and nobody is asked who that is."""
    answer = answered(language, line, CLAWING)
    assert "accepted" == answer.outcome
    assert isinstance(answer.meaning, ClawDeclined)


@pytest.mark.parametrize(
    ("language", "line"),
    [("fr", "aucune"), ("fr", "rien"), ("cs", "nic"), ("cs", "žádná"), ("en", "none")],
)
def test_nothing_means_nothing_where_no_claw_waits(language: str, line: str) -> None:
    """A bare word declines nothing that is not there."""
    assert "not-understood" == answered(language, line).outcome


@pytest.mark.parametrize(
    ("line", "owner"),
    [
        ("Anna hraje červenou trojku z Petrovy ruky", PETR),
        ("Anna hraje červenou trojku z Janiny ruky", JANA),
        ("hraju červenou trojku z Janiny ruky", JANA),
        ("Petr bere modrou sedmičku z Janiny ruky", JANA),
    ],
)
def test_a_possessive_names_whose_hand_it_is(line: str, owner: Seat) -> None:
    """In Czech a hand is called by an adjective: it is not taken for one's own."""
    answer = answered("cs", line, (RoundStarted(ANNA),))
    meant = answer.choices or (answer.meaning,)
    assert owner in [one.source for one in meant if isinstance(one, CardLaid)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "manche deux, Petr commence"),
        ("fr", "deuxième manche, Petr commence"),
        ("cs", "druhé kolo, začíná Petr"),
        ("cs", "kolo číslo dvě začíná Petr"),
        ("en", "round two, Petr begins"),
        ("en", "second round, Petr starts"),
    ],
)
def test_the_call_for_a_round_may_be_echoed(language: str, line: str) -> None:
    """What the companion says of the next round starts it."""
    assert (RoundStarted(PETR),) == table(language).readings(line)


@pytest.mark.parametrize(
    ("language", "line", "told"),
    [
        ("fr", "que contient la rivière", "La rivière a deux cartes inconnues."),
        ("cs", "co je v řece", "V řece jsou dvě neznámé karty."),
        ("en", "what is in the river", "The river has two unknown cards."),
    ],
)
def test_cards_of_the_river_that_nobody_told_are_counted(
    language: str, line: str, told: str
) -> None:
    """They are not listed one by one: nothing is known of any of them."""
    (phrase,) = answered(language, line).phrases
    assert told == locale(language, "amarok").messages.sentence(phrase, "normal")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "Petr pose le vert deux de la pioche"),
        ("fr", "Petr pose la carte noire de la rivière"),
        ("fr", "vert sept de la rivière"),
        ("cs", "zelená sedmička z řeky"),
        ("en", "green seven from the river"),
        ("cs", "Petr hraje zelenou sedmičku z ruky"),
        ("cs", "Petr bere žlutou trojku z řeky"),
        ("en", "Petr lays the green two from the pile"),
        ("en", "Petr takes the yellow seven from the river"),
    ],
)
def test_a_colour_that_is_not_in_the_game_is_asked_for(
    language: str, line: str
) -> None:
    """It is never taken for red or blue, whatever lies in the river."""
    shown = RiverShown((Card(Colour.BLUE, 7), Card(Colour.RED, 3)))
    answer = answered(language, line, (*BEGUN, shown))
    assert ("asked", ()) == (answer.outcome, answer.choices)
    assert isinstance(answer.meaning, CardLaid)
    assert answer.meaning.colour is None


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "Petr détruit le vert deux"),
        ("cs", "Petr ničí zelenou dvojku"),
        ("en", "Petr destroys the green two"),
    ],
)
def test_no_card_of_another_colour_is_destroyed(language: str, line: str) -> None:
    """Which card it is, is asked."""
    answer = answered(language, line, CLAWING)
    assert ("asked", CardDestroyed(PETR)) == (answer.outcome, answer.meaning)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "la rivière montre vert sept et rouge trois"),
        ("cs", "v řece je zelená sedmička a červená trojka"),
        ("en", "the river shows green seven and red three"),
    ],
)
def test_a_river_of_another_colour_is_asked_for(language: str, line: str) -> None:
    """Nothing is kept of it."""
    answer = answered(language, line)
    assert ("asked", RiverShown()) == (answer.outcome, answer.meaning)


@pytest.mark.parametrize(
    ("language", "line"),
    [("fr", "vert sept"), ("cs", "zelenou sedmičku"), ("en", "green seven")],
)
def test_a_bare_card_of_another_colour_is_not_guessed(language: str, line: str) -> None:
    """It sounds like none that the game has."""
    assert "not-understood" == answered(language, line).outcome
