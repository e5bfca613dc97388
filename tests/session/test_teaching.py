"""Each thing is explained when it first occurs, then never again unless asked."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.config import game_names
from companion.core import requests as ask
from companion.core.teaching import Teach, TeachAgain, TeachNoMore
from companion.games.shamans import announcements as said
from companion.games.shamans.board import FaceDown, World
from companion.session import Answer, Session, hear
from companion.session.teaching import offered
from tests.games.playing import next_accepted, random_game, seats_of
from tests.games.test_every_game import Silence
from tests.language.games import game

TAUGHT = tuple(name for name in game_names() if game(name).teaching.lessons)
MOST_STEPS = 200
ANA, BEN, CLEO, *_ = seats_of(4)


def begun(name: str = "shamans", players: int = 4) -> Session[object]:
    """Return a table that is taught and has not begun."""
    session = Session.begin(game(name), seats_of(players), "en")
    return hear(session, Teach(), Silence())[0]


def played(session: Session[object], *told: object) -> tuple[Session[object], Answer]:
    """Return the session after some announcements, with the last answer."""
    answer = Answer("answered")
    for one in told:
        session, answer = hear(session, one, Silence())  # type: ignore[arg-type]
    return session, answer


OPENED = (
    said.RoundStarted(ANA),
    said.CardPlayed(ANA, World.BLUE, 3),
)


@pytest.mark.parametrize("name", TAUGHT)
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_in_a_whole_game_each_thing_is_explained_once_and_alone(
    name: str, seed: int
) -> None:
    """At most one explanation an announcement, each once; another game is silent."""
    random = Random(seed)
    chosen = random_game(name, random)
    seats = seats_of(random.choice(tuple(chosen.players)))
    session = Session.begin(chosen, seats, "fr")
    session, _ = hear(session, TeachAgain(), Silence())
    told: Counter[str] = Counter(session.teaching.known)
    for _ in range(MOST_STEPS):
        if session.game.is_over(session.state):
            break
        accepted = next_accepted(session.game, session.state, random)
        before = session.teaching.known
        session, answer = hear(session, accepted.announcement, Silence())
        assert len(session.teaching.known) - len(before) == bool(answer.lesson)
        told.update((answer.lesson,) if answer.lesson else ())
        if answer.lesson:
            assert answer.phrases[-1].id == f"{name}-{answer.lesson}"
    assert len(told) > 3
    assert set(told.values()) == {1}


@pytest.mark.parametrize("name", TAUGHT)
def test_what_is_known_is_not_explained_again(name: str) -> None:
    """A table that knows everything hears no explanation in a whole game."""
    random = Random(5)
    session = begun(name)
    known = tuple(one.text for one in session.game.teaching.lessons)
    session, _ = hear(session, TeachAgain(), Silence())
    object.__setattr__(session.teaching, "known", known)
    for _ in range(MOST_STEPS):
        if session.game.is_over(session.state):
            break
        told = next_accepted(session.game, session.state, random).announcement
        session, answer = hear(session, told, Silence())
        assert not answer.lesson


@pytest.mark.parametrize("name", TAUGHT)
def test_every_lesson_is_a_text_of_the_rulebook(name: str) -> None:
    """And the one teaching begins with."""
    teaching, book = game(name).teaching, game(name).rulebook
    texts = {teaching.first, *(one.text for one in teaching.lessons)}

    subjects = {f"subject-{one}" for one in book.subjects}
    assert texts <= {*(f"topic-{one}" for one in book.topics), *subjects}


def test_nobody_is_taught_unasked() -> None:
    """As programs play, nothing is explained."""
    session = Session.begin(game("shamans"), (ANA, BEN, CLEO), "en")
    _, answer = played(session, *OPENED)

    assert not answer.lesson


def test_the_first_card_of_another_colour_explains_the_shadow() -> None:
    """After the read-back, what follows from it, and who is next."""
    session, _ = played(begun(), *OPENED)
    session, strayed = played(session, said.CardPlayed(BEN, World.GREEN, 6))
    _, again = played(session, said.CardPlayed(CLEO, World.GREEN, 5))

    assert strayed.lesson == "topic-shadow"
    assert strayed.phrases[-1].id == "shamans-topic-shadow"
    assert strayed.phrases[-2].id == "shamans-card-due"
    assert again.lesson != "topic-shadow"


def test_what_is_taken_back_is_not_explained_twice() -> None:
    """The table has heard it."""
    session, _ = played(begun(), *OPENED)
    stray = said.CardPlayed(BEN, World.GREEN, 6)
    session, _ = played(session, stray)
    _, again = played(session, ask.Undo(), stray)

    assert again.lesson != "topic-shadow"


def test_an_objection_explains_nothing() -> None:
    """Nothing has occurred."""
    _, answer = played(begun(), *OPENED, said.CardPlayed(CLEO, World.BLUE, 4))

    assert answer.outcome == "objected"
    assert not answer.lesson


def test_a_tile_that_stays_face_down_explains_nothing_of_its_kind() -> None:
    """What it is stays secret: the words are those for any tile."""
    session = begun()
    for one in (
        *OPENED,
        said.CardPlayed(BEN, World.BLUE, 4),
        said.CardPlayed(CLEO, World.BLUE, 5),
        said.CardPlayed(None, World.BLUE, 1),
    ):
        session, _ = played(session, one)
    _, answer = played(session, said.ArtefactTaken(None, FaceDown.FACE_DOWN))

    assert answer.outcome == "accepted"
    assert answer.lesson not in ("topic-portal", "topic-dagger", "topic-moon-shard")


def test_an_offer_that_is_passed_over_is_made_once_more() -> None:
    """After the answer that came between; who passes it over again is left alone."""
    new = Session.begin(game("shamans"), (ANA, BEN, CLEO), "en")
    asked, _ = offered(new)
    passed, first = played(asked, ask.AskTurn())
    agreed, _ = played(passed, ask.Yes())
    again, second = played(passed, said.RoundStarted(ANA))

    assert first.phrases[-1].id == "common-teaching-offered"
    assert agreed.teaching.is_on
    assert again.question is None
    assert "common-teaching-offered" not in [one.id for one in second.phrases]


def test_an_offer_that_was_answered_is_not_made_again() -> None:
    """A no is a no, a yes a yes."""
    new = Session.begin(game("shamans"), (ANA, BEN, CLEO), "en")
    asked, _ = offered(new)
    for reply in (ask.Yes(), ask.No()):
        after, _ = played(asked, reply)
        _, later = played(after, ask.AskTurn())
        assert "common-teaching-offered" not in [one.id for one in later.phrases]


def test_a_yes_to_the_offer_teaches_and_a_no_does_not() -> None:
    """It is asked like any other question; who does not answer is not taught."""
    new = Session.begin(game("shamans"), (ANA, BEN, CLEO), "en")
    asked, question = offered(new)
    agreed, yes = played(asked, ask.Yes())
    refused, no = played(asked, ask.No())
    passed, _ = played(asked, said.RoundStarted(ANA))

    assert [one.id for one in question.phrases] == ["common-teaching-offered"]
    assert agreed.teaching.is_on
    assert [one.id for one in yes.phrases] == [
        "common-teaching-begun",
        "shamans-topic-overview",
        "shamans-round-due",
    ]
    assert not refused.teaching.is_on
    assert no.phrases[0].id == "common-teaching-ended"
    assert refused.question is None
    assert not passed.teaching.is_on
    assert passed.journal.entries


def test_teaching_ends_and_begins_again() -> None:
    """Again means from the beginning: all is explained once more."""
    session, _ = played(begun(), TeachNoMore(), *OPENED)
    stray = said.CardPlayed(BEN, World.GREEN, 6)
    _, silent = played(session, stray)
    session, again = played(session, TeachAgain())
    _, told = played(session, stray)

    assert not silent.lesson
    assert again.phrases[1].id == "shamans-topic-overview"
    assert told.lesson == "topic-shadow"


def test_teaching_does_not_change_how_much_sentences_say() -> None:
    """The level is another matter: coach words, and what is explained unasked."""
    session = begun()
    coached, _ = played(session, TeachNoMore(), ask.Coach())

    assert session.level == "normal"
    assert coached.level == "coach"
    assert not coached.teaching.is_on


def test_an_explanation_is_repeated_with_its_answer() -> None:
    """It is part of what was said."""
    session, _ = played(begun(), *OPENED, said.CardPlayed(BEN, World.GREEN, 6))
    _, repeated = played(session, ask.Repeat())

    assert repeated.phrases[-1].id == "shamans-topic-shadow"
