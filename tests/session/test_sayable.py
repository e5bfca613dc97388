"""Which kinds of sentences make sense now: the ears listen for these first."""

from dataclasses import replace

import pytest

from companion.core import requests
from companion.core.facts import Seat
from companion.core.words import Phrase
from companion.games.shamans.announcements import CardPlayed
from companion.games.shamans.rules import Shamans
from companion.session import Session
from companion.session.sayable import COMMANDS, sayable
from companion.session.session import Objection, Question

SEATS = tuple(map(Seat, ("Ana", "Ben", "Cleo", "Dan")))


@pytest.fixture
def session() -> Session:
    """Return the session before the first round."""
    return Session.begin(Shamans(), SEATS, "en")


def test_what_the_state_awaits_comes_first(session: Session) -> None:
    """Before the first round nothing but its start is awaited."""
    assert ("round-started",) == sayable(session).awaited


def test_commands_are_obeyed_at_any_time(session: Session) -> None:
    """Each has its place, whatever is awaited."""
    assert len(COMMANDS) == len(sayable(session).commands)
    assert {"undo", "stop", "repeat", "help"} <= {*sayable(session).commands}


def test_yes_and_no_are_awaited_only_while_something_is_asked(session: Session) -> None:
    """At other times they are heard as what they are, and mean nothing."""
    idle = sayable(session)
    assert not {"yes", "no", "choose"} & {*idle.awaited}
    assert {"yes", "no", "choose"} <= {*idle.others}
    asking = replace(session, question=Question((requests.Undo(),), Phrase("", {})))
    assert {"yes", "no", "choose", "fragment"} <= {*sayable(asking).awaited}


def test_insisting_makes_sense_after_an_objection_only(session: Session) -> None:
    """There is nothing to insist on before."""
    assert "insist" not in sayable(session).awaited
    objected = replace(session, objection=Objection(CardPlayed()))
    assert "insist" in sayable(objected).awaited


def test_at_open_ears_announcements_that_make_no_sense_are_not_expected(
    session: Session,
) -> None:
    """They are talk; said on purpose they are objected to, so they must be heard."""
    listening = {
        one: sayable(replace(session, listening=one)).others
        for one in ("open", "press")
    }
    assert "card-played" not in listening["open"]
    assert "card-played" in listening["press"]


def test_nothing_is_expected_twice(session: Session) -> None:
    """What is awaited is not among the others too."""
    found = sayable(session)
    every = (*found.awaited, *found.commands, *found.others)
    assert len(every) == len(set(every))
