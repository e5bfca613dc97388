"""What holds for every game, on games played at random."""

import os
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.config import game_names
from companion.core import requests
from companion.core.rulings import Accepted, Asked, Objected
from companion.session import Session, hear, replay
from companion.wire import decode, decode_operation, encode, encode_operation
from tests.games.playing import (
    any_announcement,
    next_accepted,
    random_game,
    seats_of,
    steps,
)

IS_SOAKED = bool(os.environ.get("SOAK"))
ROUGHLY_A_ROUND = 60
GAMES = tuple(game_names())
randoms = st.integers(0, 2**32).map(Random)
often = settings(
    max_examples=1000 if IS_SOAKED else 60,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


class Silence:
    """Understand nothing: these games are played in objects."""

    def readings(self, _text: str) -> tuple[()]:
        """Return no meaning."""
        return ()

    def parts(self, _text: str) -> tuple[()]:
        """Return no sentences."""
        return ()

    def addressed(self, text: str) -> str | None:
        """Return all that was said."""
        return text

    def layers(self, _message: str) -> tuple[()]:
        """Return no layers of any text."""
        return ()


def table(name: str, random: Random) -> Session[object]:
    """Return a session with random settings and a random number of players."""
    game = random_game(name, random)
    return Session.begin(game, seats_of(random.choice(tuple(game.players))), "fr")


@pytest.mark.parametrize("name", GAMES)
@often
@given(random=randoms)
def test_somebody_can_always_go_on_and_undo_restores_exactly(
    name: str, random: Random
) -> None:
    """Until somebody has won, something is accepted; undo gives back what was."""
    session = table(name, random)
    for _ in range(random.randint(1, 3 * ROUGHLY_A_ROUND)):
        if session.game.is_over(session.state):
            break
        accepted = next_accepted(session.game, session.state, random)
        before = session.game.view(session.state)
        session, answer = hear(session, accepted.announcement, Silence())
        assert answer.outcome == "accepted"
        assert answer.phrases
        after = session.game.view(session.state)
        session, _ = hear(session, requests.Undo(), Silence())
        assert session.game.view(session.state) == before
        session, _ = hear(session, requests.Redo(), Silence())
        assert session.game.view(session.state) == after


@pytest.mark.parametrize("name", GAMES)
@often
@given(random=randoms)
def test_no_announcement_raises_and_each_is_answered(name: str, random: Random) -> None:
    """Whatever is announced, whenever: a ruling and something to say, no exception."""
    session = table(name, random)
    for _ in range(random.randint(1, 2 * ROUGHLY_A_ROUND)):
        if random.random() < 0.5 and not session.game.is_over(session.state):
            told = next_accepted(session.game, session.state, random).announcement
        else:
            told = any_announcement(session.game, session.seats, random)
        session, answer = hear(session, told, Silence())
        assert answer.phrases
        assert session.game.view(session.state)
        assert session.game.prompts(session.state)
        if random.random() < 0.2:
            odd = random.choice(
                (
                    requests.Insist(),
                    requests.Undo(random.randint(1, 3)),
                    requests.Redo(),
                    requests.Yes(),
                    requests.AskState(),
                    requests.AskWhy(),
                    requests.AskOptions(),
                )
            )
            session, answer = hear(session, odd, Silence())
            assert answer.phrases


@pytest.mark.parametrize("name", GAMES)
@often
@given(random=randoms)
def test_ruling_a_journal_again_gives_the_same_events(
    name: str, random: Random
) -> None:
    """What a sitting keeps, read back, gives the same entries and the same state."""
    session = table(name, random)
    kept = []
    for _ in range(random.randint(1, 2 * ROUGHLY_A_ROUND)):
        if random.random() < 0.15:
            told = any_announcement(session.game, session.seats, random)
        elif session.game.is_over(session.state):
            break
        else:
            told = next_accepted(session.game, session.state, random).announcement
        session, answer = hear(session, told, Silence())
        kept.extend(answer.operations)
        if random.random() < 0.2:
            command = random.choice(
                (requests.Undo(2), requests.Redo(), requests.Insist())
            )
            session, answer = hear(session, command, Silence())
            kept.extend(answer.operations)
    written = [encode_operation(operation) for operation in kept]
    read = [decode_operation(session.game, operation) for operation in written]
    again = replay(session.game, session.seats, read, language="fr")
    assert again.journal == session.journal


@pytest.mark.parametrize("name", GAMES)
@often
@given(random=randoms)
def test_every_announcement_survives_the_wire(name: str, random: Random) -> None:
    """JSON and back gives the same announcement."""
    game = random_game(name, random)
    announcement = any_announcement(game, seats_of(max(game.players)), random)
    assert decode(game, encode(announcement)) == announcement


@pytest.mark.parametrize("name", GAMES)
@often
@given(random=randoms)
def test_a_ruling_says_what_it_is(name: str, random: Random) -> None:
    """Accepted events change the state; objections and questions name something."""
    game = random_game(name, random)
    seats = seats_of(random.choice(tuple(game.players)))
    for state, _ in steps(game, seats, random, ROUGHLY_A_ROUND):
        match game.rule(state, any_announcement(game, seats, random)):
            case Accepted(announcement=told):
                assert told is not None
            case Objected(violations=violations):
                assert violations
            case Asked(missing=missing):
                assert missing
