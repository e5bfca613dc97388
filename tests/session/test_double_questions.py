"""A question of the state that asks two things: a Portal first, or what comes else."""

from functools import cache

import pytest

from companion.core.facts import Announcement, Seat
from companion.core.journal import Journal, Recorded
from companion.core.words import Transcript
from companion.games.shamans import announcements as said
from companion.games.shamans.board import FaceDown, Role
from companion.language.understanding.exact import Understanding
from companion.session import Answer, Session, hear
from companion.session.session import Missing
from tests.games.shamans.situations import before_the_moon, eliminating
from tests.games.shamans.table import Table
from tests.language.games import understanding

SHADOWS = {
    "cs": ("ne, je to Stín", "ne, portál nemá, je to Stín", "bez portálu, Stín"),
    "en": ("no, it's a Shadow", "no, Shadow", "no portal, he's a Shadow"),
    "fr": ("non, c'est une Ombre", "non, il est Ombre", "pas de portail, une Ombre"),
}
NOBODY = {
    "cs": ("ne", "nikdo nemá portál"),
    "en": ("no", "nobody has one"),
    "fr": ("non", "non, personne n'en a", "personne n'a de portail"),
}
AGREED = {"cs": "ano", "en": "yes", "fr": "oui"}


@cache
def _understanding(language: str, seats: tuple[Seat, ...]) -> Understanding:
    return understanding(language, "shamans", seats)


def _heard(table: Table, language: str, line: str) -> tuple[Session, Answer]:
    seats = table.state.seats
    session = Session(table.game, Journal(table.state), seats, language, (language,))
    return hear(session, Transcript(line), _understanding(language, seats))


def _recorded(answer: Answer) -> list[Announcement]:
    return [one.announcement for one in answer.operations if isinstance(one, Recorded)]


@pytest.mark.parametrize(
    ("language", "line"),
    [(language, line) for language, lines in SHADOWS.items() for line in lines],
)
def test_no_and_a_role_tells_the_role(language: str, line: str) -> None:
    """The "no" is about the Portal, as nothing was said that could be corrected."""
    _, answer = _heard(eliminating(FaceDown.FACE_DOWN), language, line)

    assert "accepted" == answer.outcome
    (told,) = _recorded(answer)
    assert isinstance(told, said.RoleRevealed)
    assert Role.SHADOW is told.role


@pytest.mark.parametrize(
    ("language", "line"),
    [(language, line) for language, lines in NOBODY.items() for line in lines],
)
def test_no_before_the_moon_lands_on_it(language: str, line: str) -> None:
    """Nobody plays a Portal."""
    _, answer = _heard(before_the_moon(), language, line)

    assert [said.MoonReached()] == _recorded(answer)


@pytest.mark.parametrize("language", AGREED)
def test_yes_before_the_moon_asks_who_plays_the_portal(language: str) -> None:
    """Nothing is recorded yet."""
    after, answer = _heard(before_the_moon(), language, AGREED[language])

    assert ("asked", []) == (answer.outcome, _recorded(answer))
    assert isinstance(after.question, Missing)
    assert isinstance(after.question.meaning, said.PortalUsed)


@pytest.mark.parametrize("language", AGREED)
def test_yes_after_an_elimination_asks_where_the_portal_moves(language: str) -> None:
    """Whoever is eliminated may play a Portal first."""
    table = eliminating(FaceDown.FACE_DOWN)
    after, answer = _heard(table, language, AGREED[language])

    assert ("asked", []) == (answer.outcome, _recorded(answer))
    assert isinstance(after.question, Missing)
    assert isinstance(after.question.meaning, said.PortalUsed)
