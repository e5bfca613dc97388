"""A role that is said while its Mask was not told waits for the Mask, and is kept."""

from functools import cache
from typing import Any

import pytest

from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.games.shamans.announcements import ArtefactTaken, RoleRevealed
from companion.games.shamans.board import Role, Tile
from companion.language.understanding.exact import Understanding
from companion.session import Answer, Session, hear
from companion.session.open_ends import open_ends
from tests.language.games import game, locale

ALICE, BRUNO, CLEO = SEATS = (Seat("Alice"), Seat("Bruno"), Seat("Chloé"))
PLAYED = {
    "cs": (
        "nové kolo, začíná Alice",
        "portál a dýka",
        "Alice hraje modrou jedničku",
        "Bruno hraje modrou dvojku",
        "Chloé hraje modrou trojku",
    ),
    "en": (
        "new round, Alice starts",
        "portal and dagger",
        "Alice plays blue one",
        "Bruno plays blue two",
        "Chloé plays blue three",
    ),
    "fr": (
        "nouvelle manche, Alice commence",
        "portail et dague",
        "Alice joue le bleu un",
        "Bruno joue le bleu deux",
        "Chloé joue le bleu trois",
    ),
}
FACE_DOWN = {
    "cs": "Alice bere destičku lícem dolů",
    "en": "Alice takes a tile face down",
    "fr": "Alice prend une tuile face cachée",
}
UNTOLD = {
    "cs": "Alice bere destičku",
    "en": "Alice takes a tile",
    "fr": "Alice prend une tuile",
}
ROLE = {"cs": "Alice je stín", "en": "Alice is a shadow", "fr": "Alice est une ombre"}
YES = {"cs": "ano", "en": "yes", "fr": "oui"}
NO = {"cs": "ne", "en": "no", "fr": "non"}
EACH = pytest.mark.parametrize("language", PLAYED)
TAKEN = pytest.mark.parametrize("taken", [FACE_DOWN, UNTOLD], ids=["down", "untold"])
SHOWN = RoleRevealed(ALICE, Role.SHADOW)


@cache
def _understanding(language: str) -> Understanding:
    return locale(language, "shamans").understanding(SEATS)


def _heard(language: str, *lines: str) -> tuple[Session[Any], Answer]:
    """Return a session after some lines behind those of a trick, and the answer."""
    session: Session[Any] = Session.begin(game("shamans"), SEATS, language)
    answer = Answer("answered")
    for line in (*PLAYED[language], *lines):
        session, answer = hear(session, Transcript(line), _understanding(language))
    return session, answer


def _told(session: Session[Any]) -> tuple[object, ...]:
    """Return the last two announcements that stand."""
    return tuple(entry.settled for entry in session.journal.entries[-2:])


@TAKEN
@EACH
def test_it_is_taken_with_the_mask(language: str, taken: dict[str, str]) -> None:
    """Nobody says it again (000: a Mask is shown at once, with the role)."""
    session, asked = _heard(language, taken[language], ROLE[language])
    after, answer = hear(session, Transcript(YES[language]), _understanding(language))
    mask, role = _told(after)

    assert ("asked", "accepted") == (asked.outcome, answer.outcome)
    assert isinstance(mask, ArtefactTaken)
    assert ((ALICE, Tile.MASK), SHOWN) == ((mask.seat, mask.tile), role)


@TAKEN
@EACH
def test_it_is_forgotten_with_a_no(language: str, taken: dict[str, str]) -> None:
    """Roles are talked about; nothing of that is kept."""
    session, _ = _heard(language, taken[language], ROLE[language], NO[language])

    assert session.question is None
    assert SHOWN not in _told(session)


@EACH
def test_it_may_be_said_in_one_breath(language: str) -> None:
    """The tile is recorded, and the Mask is asked about."""
    line = f"{FACE_DOWN[language]}, {ROLE[language]}"
    session, answer = _heard(language, line)
    after, _ = hear(session, Transcript(YES[language]), _understanding(language))

    assert ("accepted", 1) == (answer.outcome, len(answer.choices))
    assert SHOWN == _told(after)[-1]


@TAKEN
@EACH
def test_no_role_is_stored_before_the_mask(
    language: str, taken: dict[str, str]
) -> None:
    """What is open in a sitting is the tile alone."""
    session, _ = _heard(language, taken[language], ROLE[language])

    assert not any(isinstance(one, RoleRevealed) for one in open_ends(session).asked)
