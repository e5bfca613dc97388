"""Cards told as the one before: "also blue", "the same colour, a two"."""

import pytest

from companion.core.facts import Announcement, Seat
from companion.core.words import Transcript
from companion.games.shamans.announcements import CardPlayed, RitualRead
from companion.games.shamans.board import Ritual, World
from companion.session import Session, understand
from tests.language.games import SEATS, game, understanding

BRUNO = Seat("Bruno")
BLUE = CardPlayed(BRUNO, World.BLUE)
TWO = CardPlayed(BRUNO, None, 2)
BLUE_TWO = CardPlayed(BRUNO, World.BLUE, 2)
LINES: dict[tuple[str, Announcement], tuple[str, ...]] = {
    ("cs", BLUE): ("Bruno taky modrou", "Bruno zase modrou"),
    ("cs", TWO): ("Bruno stejnou barvu, dvojku", "Bruno taky, dvojku"),
    ("cs", BLUE_TWO): ("Bruno taky modrou dvojku",),
    ("en", BLUE): ("Bruno also blue", "Bruno blue again"),
    ("en", TWO): ("Bruno the same colour, a two", "Bruno too, two"),
    ("en", BLUE_TWO): ("Bruno also the blue two",),
    ("fr", BLUE): ("Bruno aussi du bleu", "Bruno du bleu aussi"),
    ("fr", TWO): ("Bruno la même couleur, le deux", "Bruno pareil, deux"),
    ("fr", BLUE_TWO): ("Bruno aussi, le bleu deux",),
}
ELSEWHERE = {
    "cs": ("Bruno asi taky fialovou asi", "no Bruno jako zas oranžovou asi"),
    "en": ("Bruno the same as purple", "Bruno goes orange again as ever"),
    "fr": ("Bruno encore et encore du violet", "Bruno la même que le violet"),
}
BARS = {
    "cs": ("modrá má na desce čárku", "nad modrou je čárka"),
    "en": ("blue has a bar", "above blue there's a line"),
    "fr": ("au-dessus du bleu il y a un trait", "le bleu a une barre"),
}


@pytest.mark.parametrize(
    ("language", "meant", "line"),
    [(*told, line) for told, lines in LINES.items() for line in lines],
)
def test_what_is_told_as_before_leaves_open_what_is_not_said(
    language: str, meant: Announcement, line: str
) -> None:
    """The colour or the number is asked (design, decision 5)."""
    assert (meant,) == understanding(language, "shamans", SEATS[:3]).readings(line)


@pytest.mark.parametrize(
    ("language", "line"),
    [(code, one) for code, some in ELSEWHERE.items() for one in some],
)
def test_a_word_that_points_back_is_no_colour_and_no_number(
    language: str, line: str
) -> None:
    """Nobody has said another one (design, decision 5)."""
    known, seats = understanding(language, "shamans", SEATS[:3]), SEATS[:3]
    session = Session.begin(game("shamans"), seats, language)

    assert not known.readings(line)
    answer = understand(session, Transcript(line, "press"), known)
    assert answer.meaning is None
    assert not any(isinstance(one, CardPlayed) and one.value for one in answer.choices)


@pytest.mark.parametrize(
    ("language", "line"), [(code, one) for code, some in BARS.items() for one in some]
)
def test_a_bar_above_a_world_is_its_minus(language: str, line: str) -> None:
    """Fingers do not tell them apart (rules, Stickers)."""
    seen = RitualRead(World.BLUE, Ritual.NEUTRALISATION)

    assert (seen,) == understanding(language, "shamans", SEATS[:3]).readings(line)
