"""Talk late in a round, when few cards are left that a word could sound like."""

import pytest

from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.games.shamans import announcements as said
from companion.games.shamans.board import FaceDown, Tile, World
from companion.language.locale import load_locale
from companion.session import Session, hear
from tests.language.games import game

BEN, ANA, CLEO = SEATS = (Seat("Ben"), Seat("Ana"), Seat("Cleo"))
LEFT_OVER = ((World.BLUE, 1), (World.GREEN, 1), (World.YELLOW, 2))
TRICKS = (
    ((World.BLUE, 2), (World.BLUE, 3), (World.BLUE, 4)),
    ((World.GREEN, 2), (World.GREEN, 3), (World.GREEN, 4)),
    ((World.YELLOW, 3), (World.YELLOW, 4), (World.YELLOW, 5)),
    ((World.PURPLE, 2), (World.PURPLE, 3), (World.PURPLE, 4)),
    ((World.ORANGE, 1), (World.ORANGE, 3), (World.ORANGE, 4)),
    ((World.BLUE, 6), (World.GREEN, 6), (World.YELLOW, 6)),
)
TALK = {
    "cs": ("podej mi sůl", "je šest hodin", "na zdraví", "to je zima", "tak co"),
    "en": ("have you got the salt", "it's six o'clock", "cheers then", "the cat"),
    "fr": ("t'as le sel", "le sel", "il est six heures", "à six heures", "santé"),
}
CARD = {"cs": "mordá pjetka", "en": "blue fife", "fr": "bleu sank"}


def late(language: str) -> Session[object]:
    """Return a table that has played all but the last tricks of its round."""
    session = Session.begin(game("shamans"), SEATS, language)
    understanding = load_locale(language, game("shamans")).understanding(SEATS)
    told = [
        said.RoundStarted(BEN),
        said.RowShown((Tile.PORTAL, Tile.MASK)),
        *(said.CardLaid(world, value) for world, value in LEFT_OVER),
    ]
    for trick in TRICKS:
        told += [said.CardPlayed(world=world, value=value) for world, value in trick]
        told.append(said.ArtefactTaken(tile=FaceDown.FACE_DOWN))
    for one in told:
        session, answer = hear(session, one, understanding)
        assert answer.outcome == "accepted", (one, answer)
    return session


@pytest.mark.parametrize("language", TALK)
def test_design_talk_is_no_card_where_few_are_left(language: str) -> None:
    """Whatever else could be said is gone; talk is not (design, decision 5)."""
    session = late(language)
    understanding = load_locale(language, game("shamans")).understanding(SEATS)

    for line in TALK[language]:
        words = Transcript(line, listening="press")
        answer = hear(session, words, understanding)[1]
        assert (answer.events, answer.choices) == ((), ()), line


@pytest.mark.parametrize("language", CARD)
def test_design_a_card_is_heard_where_few_are_left(language: str) -> None:
    """It sounds much like what was said (design, decision 5)."""
    session = late(language)
    understanding = load_locale(language, game("shamans")).understanding(SEATS)

    words = Transcript(CARD[language], listening="press")
    answer = hear(session, words, understanding)[1]
    assert isinstance(answer.meaning, said.CardPlayed)
    assert (World.BLUE, 5) == (answer.meaning.world, answer.meaning.value)
