"""The lesson of a box, and sorting, in a conversation that knows words by a script."""

from functools import cache

import pytest

from companion.core.box_requests import LearnBox, LeaveLesson, PassOver
from companion.core.requests import Undo
from companion.core.words import Transcript
from companion.games.amarok.configuration import Configuration as Amarok
from companion.games.initiation.configuration import Configuration as Initiation
from companion.games.shamans.announcements import (
    RitualRead,
    TableCorrected,
    TrackRead,
)
from companion.games.shamans.board import Ritual, World
from companion.games.shamans.configuration import Configuration as Shamans
from companion.language.locale import languages, load_locale
from companion.session import Answer, Session, hear
from companion.session.answers import Meaning, Understanding

SEATS = ("Alice", "Bruno", "Chloé", "David")


def begun(name: str = "shamans", language: str = "fr") -> Session[object]:
    """Return a session at which nothing was said yet."""
    known = {"shamans": Shamans(), "amarok": Amarok(), "initiation": Initiation()}
    return Session.begin(known[name].game(), SEATS, language, languages())


def words(session: Session[object]) -> Understanding:
    """Return what understands the people at the table."""
    return _understanding(session.language, session.game.name)


@cache
def _understanding(language: str, name: str) -> Understanding:
    return load_locale(language, begun(name).game).understanding(SEATS)


def told(
    session: Session[object], *heard: str | Meaning, listening: str | None = None
) -> tuple[Session[object], Answer]:
    """Return the session and the last answer after some lines or objects."""
    understanding = words(session)
    answer = Answer("answered")
    for one in heard:
        said = Transcript(one, listening) if isinstance(one, str) else one
        session, answer = hear(session, said, understanding)
    return session, answer


def ids(answer: Answer) -> list[str]:
    """Return the messages of an answer, with their forms."""
    return [f"{one.id}.{one.form}".rstrip(".") for one in answer.phrases]


@pytest.mark.parametrize("name", ["amarok", "initiation"])
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "apprends ma boîte"),
        ("cs", "nauč se moji krabici"),
        ("en", "learn my box"),
        ("fr", "que sais-tu de ma boîte ?"),
    ],
)
def test_other_games_have_nothing_to_learn(name: str, language: str, line: str) -> None:
    """Their boxes are alike; what is to be known is announced as it is played."""
    after, answer = told(begun(name, language), line)

    assert ["common-nothing-to-learn"] == ids(answer)
    assert after.lesson is None


def test_the_game_goes_on_as_if_there_were_no_lesson() -> None:
    """A lesson is left by playing; the state of the round is what it was."""
    playing, _ = told(begun(), "nouvelle manche, Alice commence", "bleu trois")
    taught, _ = told(playing, "apprends ma boîte", "le vert a un rond")

    view = dict(playing.game.view(playing.state))
    now = dict(taught.game.view(taught.state))
    assert {key for key in view if view[key] != now[key]} == {"worlds"}
    after, answer = told(taught, "vert six")
    assert after.lesson is None
    assert "shamans-card-due" in ids(answer)


def test_a_due_sticker_is_no_part_of_the_lesson() -> None:
    """The ritual that waits is performed, and what follows is the game's."""
    session, _ = told(begun(), "nouvelle manche, Alice commence")
    ready, _ = told(session, TableCorrected(laid=((World.BLUE, (1, 2, 3, 4, 5)),)))
    played, answer = told(ready, "vert un", "bleu six")
    assert "shamans-ritual-read-due" in ids(answer)

    after, answer = told(played, LearnBox(), "le bleu a un point")

    assert after.lesson is None
    assert "shamans-card-due" in ids(answer)


def test_objects_teach_a_box_too() -> None:
    """Words, keys and JSON are peers."""
    read = RitualRead(World.GREEN, Ritual.PERMUTATION)
    session, answer = told(begun(), LearnBox(), PassOver(), read, TrackRead(12, 4))

    assert answer.outcome == "accepted"
    assert ids(answer)[-1] == "shamans-ritual-read.missing-ritual"
    left, _ = told(session, LeaveLesson())
    assert left.lesson is None
    assert left.question is None


def test_a_correction_means_what_was_said_not_what_is_asked() -> None:
    """Nobody has begun to answer the next question."""
    session, answer = told(begun(), LearnBox(), "vert rond", "non, la croix")

    assert answer.meaning == RitualRead(World.GREEN, Ritual.PERMUTATION)
    undone, _ = told(session, "annule")
    assert undone.state == told(begun(), LearnBox())[0].state


def test_undoing_in_the_lesson_asks_again() -> None:
    """What was taken back is not known any more."""
    session, _ = told(begun(), LearnBox(), PassOver(), "bleu rond")
    _, answer = told(session, Undo())

    assert ids(answer)[-1] == "shamans-ritual-read.missing-ritual"
    assert answer.phrases[-1].arguments["world"] is World.BLUE


def test_other_questions_leave_the_one_of_the_lesson_open() -> None:
    """Who asks something in between answers afterwards all the same."""
    asking = (LearnBox(), PassOver(), "qu'est-ce qu'un portail ?", "un rond")
    _, answer = told(begun(), *asking)

    assert answer.meaning == RitualRead(World.BLUE, Ritual.STABILISATION)


@pytest.mark.parametrize("line", ["je ne sais pas", "plus tard", "le bleu a la croix"])
def test_without_a_lesson_open_ears_take_it_for_talk(line: str) -> None:
    """People say such things all evening."""
    playing, _ = told(begun(), "nouvelle manche, Alice commence", "bleu trois")
    after, answer = told(playing, line, listening="open")

    assert answer.outcome == "not-understood"
    assert after.state == playing.state


def test_during_a_lesson_open_ears_learn() -> None:
    """What is felt is said aloud, without a key."""
    lines = ("apprends ma boîte", "je ne sais pas", "un rond", "le rose est vide")
    session, _ = told(begun(), *lines[:3], listening="open")
    assert {World.BLUE: Ritual.STABILISATION} == session.state.rituals  # type: ignore[attr-defined]

    after, answer = told(session, lines[3], listening="open")
    assert answer.outcome == "not-understood"
    assert after.lesson is not None


@pytest.mark.parametrize(
    ("language", "heard", "world", "ritual"),
    [
        ("fr", "haut dessus du bleu un rond", World.BLUE, Ritual.STABILISATION),
        ("cs", "nad zelenu je křížek", World.GREEN, Ritual.PERMUTATION),
        ("en", "above the blew there is a cross", World.BLUE, Ritual.PERMUTATION),
    ],
)
def test_what_is_misheard_of_a_box_is_understood_by_its_sound(
    language: str, heard: str, world: World, ritual: Ritual
) -> None:
    """The lesson has no ears of its own: it hears as the game does."""
    _, answer = told(begun("shamans", language), LearnBox(), PassOver(), heard)

    assert answer.meaning == RitualRead(world, ritual)


def test_sorting_is_refused_while_cards_are_in_hands() -> None:
    """Whatever is said of them is not answered, and not kept."""
    playing, _ = told(begun(), "nouvelle manche, Alice commence", "bleu trois")
    for line in ("trions les cartes", "j'ai en vert un deux et trois"):
        after, answer = told(playing, line)
        assert ids(answer)[0] == "shamans-sorting-refused"
        assert (after.sorting, after.question) == (None, None)
        assert answer.operations == ()


def test_an_unsure_card_is_told_from_what_everybody_saw() -> None:
    """The same values as for who asks what lies at a world; nothing of hands."""
    playing, _ = told(begun(), "nouvelle manche, Alice commence", "bleu trois")
    _, answer = told(playing, "quelle carte bleue est-ce ?")

    seen, advice = answer.phrases
    assert seen.arguments["seen"] == (3,)
    assert seen.arguments["unseen"] == (1, 2, 4, 5, 6)
    assert advice.id == "shamans-unsure-in-hand"
