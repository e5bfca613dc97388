"""Dice and squares by sound: six and dix, deux and douze, sedm and osm, five, nine."""

from functools import cache
from itertools import product

import pytest

from companion.core.facts import Announcement, Seat
from companion.core.requests import AskMeaning
from companion.core.words import Transcript
from companion.games.initiation import announcements as said
from companion.games.initiation.board import FACES
from companion.games.initiation.rules import Initiation
from companion.language.locale import Locale, languages, load_locale
from companion.language.understanding.exact import Understanding
from companion.session import Answer, Session, hear

SEATS = tuple(map(Seat, ("Alice", "Bruno", "Chloé")))
GAME = Initiation()
AND = {"fr": "et", "cs": "a", "en": "and"}
DOUBLE = {"fr": "double {}", "cs": "dvakrát {}", "en": "double {}"}
ONE_TOO_MANY = {"fr": "sept et trois", "cs": "sedm a tři", "en": "seven and three"}


@cache
def _words(language: str) -> tuple[Locale, Understanding]:
    locale = load_locale(language, GAME)
    return locale, locale.understanding(SEATS)


@cache
def _table(language: str) -> Session[object]:
    """Return a table where Alice is to throw for the first time."""
    session = Session.begin(GAME, SEATS, language, languages())
    begun: list[Announcement] = [
        said.DieRolled(seat, value)
        for seat, value in zip(SEATS, (6, 2, 1), strict=True)
    ]
    for told in (*begun, said.DirectionChosen(said.Direction.LEFT)):
        session, _ = hear(session, told, _words(language)[1])
    return session


def _heard(language: str, line: str) -> Answer:
    return hear(_table(language), Transcript(line), _words(language)[1])[1]


@pytest.mark.parametrize("language", languages())
def test_issue_two_dice_are_told_with_a_word_between_them_or_none(
    language: str,
) -> None:
    """As "trois et cinq" or "cinq quatre": both, in their order."""
    locale, understanding = _words(language)
    word = locale.profile.numbers.word
    for first, second in product(FACES, repeat=2):
        expected = (said.DiceRolled(None, (first, second)),)
        joined = f"{word(first)} {AND[language]} {word(second)}"
        assert expected == understanding.readings(joined)
        assert expected == understanding.readings(f"{word(first)} {word(second)}")


@pytest.mark.parametrize("language", languages())
def test_issue_a_double_is_two_dice(language: str) -> None:
    """As in "double six": six and six."""
    locale, understanding = _words(language)
    for face in FACES:
        line = DOUBLE[language].format(locale.profile.numbers.word(face))
        assert (said.DiceRolled(None, (face, face)),) == understanding.readings(line)


def test_issue_two_sixes_in_czech_are_no_two_and_six() -> None:
    """The plural tells: "dvě šestky"."""
    _, understanding = _words("cs")

    assert (said.DiceRolled(None, (6, 6)),) == understanding.readings("dvě šestky")
    assert (said.DiceRolled(None, (2, 6)),) == understanding.readings("dva šest")


def test_a_five_in_french_is_no_one_and_five() -> None:
    """What "un" may be: after a verb it is an article, and the other die is asked."""
    told = _heard("fr", "Alice a fait un cinq")
    both = _heard("fr", "Alice a fait un et cinq")

    assert ("asked", said.DiceRolled(SEATS[0], (5,))) == (told.outcome, told.meaning)
    assert said.DiceRolled(SEATS[0], (1, 5)) == both.meaning


@pytest.mark.parametrize("language", languages())
def test_a_number_that_no_die_shows_is_never_made_another(language: str) -> None:
    """Clearly heard, it is objected (design, decision 5)."""
    answer = _heard(language, ONE_TOO_MANY[language])

    assert "objected" == answer.outcome
    assert ["NoSuchDie"] == [type(fault).__name__ for fault in answer.violations]


@pytest.mark.parametrize(
    ("language", "line", "numbers"),
    [
        ("fr", "zisse en tout", {6, 10}),
        ("fr", "dou en tout", {2, 12}),
        ("cs", "sem celkem", {7, 3}),
        ("en", "nive in all", {5, 9}),
    ],
)
def test_issue_totals_that_sound_alike_are_asked_back(
    language: str, line: str, numbers: set[int]
) -> None:
    """A closed question, never the wrong one with confidence."""
    answer = _heard(language, line)
    asked = [one for one in answer.choices if isinstance(one, said.DiceRolled)]

    assert "asked" == answer.outcome
    assert numbers <= {one.total for one in asked}


@pytest.mark.parametrize(
    ("language", "line", "squares"),
    [
        ("fr", "que fait la case size", {"square-6", "square-16"}),
        ("en", "what does square nive do", {"square-5", "square-9"}),
    ],
)
def test_issue_squares_that_sound_alike_are_asked_back(
    language: str, line: str, squares: set[str]
) -> None:
    """Of sixty-three."""
    answer = _heard(language, line)
    asked = [one for one in answer.choices if isinstance(one, AskMeaning)]

    assert squares <= {one.subject for one in asked}


@pytest.mark.parametrize(
    ("language", "line", "dice"),
    [
        ("fr", "troas et six", (3, 6)),
        ("fr", "katre et deux", (4, 2)),
        ("cs", "dva a šezt", (2, 6)),
        ("cs", "štiři a pět", (4, 5)),
        ("en", "won and tree", (1, 3)),
        ("en", "sicks and too", (6, 2)),
    ],
)
def test_dice_that_sound_like_one_thing_are_taken(
    language: str, line: str, dice: tuple[int, int]
) -> None:
    """As people at a table would."""
    answer = _heard(language, line)

    assert said.DiceRolled(SEATS[0], dice) == answer.meaning
    assert "accepted" == answer.outcome


@pytest.mark.parametrize("language", languages())
def test_issue_steps_that_are_counted_aloud_move_nobody(language: str) -> None:
    """At an open microphone, number by number or all in one breath."""
    locale, understanding = _words(language)
    session = _table(language)
    word = locale.profile.numbers.word
    counted = [word(step) for step in range(1, 6)]
    for text in (*counted, " ".join(counted)):
        heard = Transcript(text, "open", pause=0.8)
        session, answer = hear(session, heard, understanding)
        assert "not-understood" == answer.outcome, text


@pytest.mark.parametrize("language", languages())
def test_both_dice_act_at_an_open_microphone(language: str) -> None:
    """They are what the game awaits."""
    locale, understanding = _words(language)
    word = locale.profile.numbers.word
    heard = Transcript(f"{word(3)} {AND[language]} {word(5)}", "open")
    _, answer = hear(_table(language), heard, understanding)

    assert "accepted" == answer.outcome
