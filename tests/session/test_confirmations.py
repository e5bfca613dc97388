"""Words that cannot be taken back are confirmed first (interface, The answer)."""

from collections.abc import Callable

import pytest

from companion.core import requests as ask
from companion.core.facts import Announcement
from companion.core.journal import Recorded
from companion.core.words import phrase
from companion.games.shamans import announcements as said
from companion.games.shamans.requests import AskRole
from companion.games.shamans.seen import RoleSeenReport
from tests.games.shamans.situations import (
    moon_reached,
    performing,
    trick_over,
)
from tests.games.shamans.table import (
    ANA,
    BEN,
    CLEO,
    DAGGER,
    DAN,
    GREEN,
    MASK,
    SHADOW,
    SHAMAN,
    YELLOW,
    set_up,
)
from tests.session.conversation import Conversation, at

Start = Callable[[], Conversation]
ELIMINATION = said.PlayerEliminated(BEN, CLEO)
SWAP = said.RolesSwapped(BEN, DAN)


def neutralising() -> Conversation:
    """Return a conversation where Ben may eliminate somebody."""
    return at(performing(YELLOW, DAGGER))


def permuting() -> Conversation:
    """Return a conversation where Ben swaps roles with somebody."""
    return at(performing(GREEN))


def masked() -> Conversation:
    """Return a conversation where Ben has shown his role."""
    taken = at(trick_over()).hear(said.ArtefactTaken(tile=MASK))
    return taken.hear(said.RoleRevealed(BEN, SHAMAN))


# An elimination, a swap


@pytest.mark.parametrize(
    ("situation", "words", "choice"),
    [
        (neutralising, "ben eliminates cleo", ELIMINATION),
        (permuting, "ben swaps with dan", SWAP),
    ],
)
def test_interface_words_that_eliminate_or_swap_are_confirmed_first(
    situation: Start, words: str, choice: Announcement
) -> None:
    """Asked, with that one choice; nothing is recorded (interface)."""
    talk = situation().hear(words)

    assert ("asked", (choice,), ()) == (
        talk.outcome,
        talk.answer.choices,
        talk.answer.operations,
    )
    assert "ritual" == talk.phase


def test_interface_the_question_is_of_its_own() -> None:
    """It asks, it does not read back (design, decision 6)."""
    (question,) = neutralising().hear("ben eliminates cleo").answer.phrases

    assert ("shamans-player-eliminated", "confirm") == (question.id, question.form)


def test_interface_yes_takes_the_one_choice() -> None:
    """Recorded like any (interface, yes)."""
    talk = neutralising().hear("ben eliminates cleo", "yes")

    assert ("accepted", (Recorded(ELIMINATION),)) == (
        talk.outcome,
        talk.answer.operations,
    )


def test_design_right_agrees_and_is_a_direction_at_other_times() -> None:
    """Nobody hears "is that right?" and means an arrow (design, decision 5)."""
    agreed = neutralising().hear("ben eliminates cleo", "right")

    assert (Recorded(ELIMINATION),) == agreed.answer.operations
    assert () == neutralising().hear("right").answer.operations


def test_interface_no_drops_the_one_choice() -> None:
    """And says what is awaited (interface, no)."""
    talk = neutralising().hear("ben eliminates cleo", "no")

    assert ("answered", ()) == (talk.outcome, talk.answer.operations)
    assert ("common-let-go", "shamans-neutralisation-due") == talk.said
    assert ("answered", ("common-nothing-asked",)) == (
        talk.hear("yes").outcome,
        talk.hear("yes").said,
    )


@pytest.mark.parametrize("heard", ["undo", "press to talk", ask.AskScore()])
def test_interface_anything_else_drops_the_choice_and_is_handled(
    heard: str | ask.AskScore,
) -> None:
    """A command, or a question of a program (interface, The answer)."""
    talk = neutralising().hear("ben eliminates cleo", heard, "yes")

    assert "common-nothing-asked" == talk.said[0]


@pytest.mark.parametrize("heard", ["whose turn", "the score", "repeat", "who is dan"])
def test_interface_a_spoken_question_is_handled_and_the_choice_asked_anew(
    heard: str,
) -> None:
    """Whoever wants to know something first still means it (interface, yes)."""
    talk = neutralising().hear("ben eliminates cleo")
    asked = talk.answer.phrases[-1]
    talk = talk.hear(heard)

    assert (asked, 1) == (
        talk.answer.phrases[-1],
        talk.answer.phrases.count(asked),
    )
    assert (Recorded(ELIMINATION),) == talk.hear("yes").answer.operations


def test_interface_a_yes_may_say_again_what_was_asked() -> None:
    """Another player is asked about anew (interface, yes)."""
    talk = permuting().hear("ben swaps with dan")

    assert "accepted" == talk.hear("yes, ben swaps with dan").outcome
    assert ("asked", said.RolesSwapped(BEN, CLEO)) == (
        talk.hear("yes, ben swaps with cleo").outcome,
        talk.hear("yes, ben swaps with cleo").answer.meaning,
    )


def test_interface_an_announcement_drops_the_choice_and_is_handled() -> None:
    """Another target as an object is taken at once (interface)."""
    talk = neutralising().hear("ben eliminates cleo", said.PlayerEliminated(BEN, DAN))

    assert ("accepted", DAN) == (talk.outcome, talk.view["to_act"])


@pytest.mark.parametrize(
    ("situation", "object_"), [(neutralising, ELIMINATION), (permuting, SWAP)]
)
def test_interface_objects_are_never_confirmed(
    situation: Start, object_: Announcement
) -> None:
    """A program means what it writes (interface)."""
    assert "accepted" == situation().hear(object_).outcome


def test_interface_what_breaks_a_rule_is_objected_without_a_question() -> None:
    """Nobody eliminates oneself (interface, objected)."""
    talk = neutralising().hear("ben eliminates himself")

    assert ("objected", ("not-yourself",)) == (talk.outcome, talk.violations)


def test_interface_who_is_named_as_their_own_other_was_not_told() -> None:
    """A name may have been misheard; whoever is named next is the other (interface)."""
    objected = neutralising().hear("ben eliminates himself")
    assert objected.answer.meaning is None

    talk = objected.hear("cleo")
    assert ("asked", (ELIMINATION,)) == (talk.outcome, talk.answer.choices)


def test_interface_an_object_that_names_oneself_is_what_was_meant() -> None:
    """A program means what it writes (interface, objected)."""
    itself = said.PlayerEliminated(BEN, BEN)
    talk = neutralising().hear(itself)

    assert ("objected", ("not-yourself",)) == (talk.outcome, talk.violations)
    assert itself == talk.answer.meaning


@pytest.mark.parametrize(
    ("situation", "half", "missing", "whole"),
    [
        (neutralising, "eliminates", "cleo", ELIMINATION),
        (permuting, "swaps", "dan", SWAP),
    ],
)
def test_interface_an_answer_to_the_own_question_is_not_confirmed(
    situation: Start,
    half: str,
    missing: str,
    whole: Announcement,
) -> None:
    """Who, the companion asked; the name is taken (interface, The answer)."""
    asked = situation().hear(half)
    talk = asked.hear(missing)

    assert "asked" == asked.outcome
    assert ("accepted", whole) == (talk.outcome, talk.answer.meaning)


@pytest.mark.parametrize("answer", ["the first", "cleo", ask.Choose(1)])
def test_interface_a_choice_of_the_own_question_is_not_confirmed(
    answer: str | ask.Choose,
) -> None:
    """Cleo or Dan, the companion asked (interface, The answer)."""
    asked = neutralising().hear("eliminates cleo or dan")
    talk = asked.hear(answer)

    assert ("asked", 2) == (asked.outcome, len(asked.answer.choices))
    assert ("accepted", CLEO) == (talk.outcome, talk.view["to_act"])


@pytest.mark.parametrize(
    "words",
    ["blue three", "takes the top tile", "two steps back", "dan leaves", "void"],
)
def test_interface_nothing_else_is_confirmed(words: str) -> None:
    """No other questions (design, decision 6)."""
    assert () == at(set_up()).hear(words).answer.choices


# Undo past what was shown


def swapped() -> Conversation:
    """Return a conversation where Ben has swapped roles with Dan."""
    return permuting().hear(SWAP)


def eliminated() -> Conversation:
    """Return a conversation where Cleo was eliminated."""
    return neutralising().hear(ELIMINATION, said.RoleRevealed(CLEO, SHAMAN))


def struck() -> Conversation:
    """Return a conversation where a Dagger was spent on Cleo."""
    return neutralising().hear(ELIMINATION)


def named() -> Conversation:
    """Return a conversation where the Shadows of a round were named."""
    return at(moon_reached()).hear(said.RolesNamed((ANA,)))


@pytest.mark.parametrize("situation", [masked, swapped, struck, eliminated, named])
def test_interface_words_that_undo_past_what_was_shown_are_confirmed_first(
    situation: Start,
) -> None:
    """A shown role, a swap, an elimination (interface)."""
    talk = situation().hear("undo")

    assert ("asked", (ask.Undo(),)) == (talk.outcome, talk.answer.choices)
    assert situation().view == talk.view


@pytest.mark.parametrize("situation", [masked, swapped, struck, eliminated, named])
def test_interface_yes_undoes_and_says_that_it_stays_known(
    situation: Start,
) -> None:
    """What was seen cannot be unseen (design, decision 2)."""
    talk = situation().hear("undo", "yes")

    assert ("accepted", "common-seen-stays-known") == (talk.outcome, talk.said[1])


def test_design_a_role_that_was_shown_and_undone_is_told_when_asked() -> None:
    """All have seen it, so that it is no secret any more (design, decision 2)."""
    asked = masked().hear("undo", "yes", AskRole(BEN))

    assert phrase(RoleSeenReport(BEN, SHAMAN)) == asked.answer.phrases[0]
    assert None is asked.view["seats"][BEN]["role"]


def test_design_a_role_that_nobody_saw_is_still_refused_after_undo() -> None:
    """Only what was shown is told (design, decision 3)."""
    asked = masked().hear("undo", "yes", AskRole(CLEO))

    assert ("shamans-secret-kept",) == asked.said


def test_design_all_roles_asked_after_undo_are_those_seen_and_no_more() -> None:
    """The rest gets the constant refusal (design, decision 3)."""
    asked = masked().hear("undo", "yes", AskRole())

    assert ("shamans-role-seen-report", "shamans-secret-kept") == asked.said


def test_design_a_role_said_otherwise_after_undo_is_told_as_it_stands() -> None:
    """What was seen was misread; it was shown again (design, decision 2)."""
    again = masked().hear("undo", "yes", said.RoleRevealed(BEN, SHADOW), AskRole(BEN))

    assert ("shamans-role-report",) == again.said


def test_interface_no_leaves_what_was_shown() -> None:
    """Nothing is undone (interface, no)."""
    talk = masked().hear("undo", "no")

    assert ("answered", masked().view) == (talk.outcome, talk.view)


def test_interface_objects_undo_without_a_question() -> None:
    """Never objects (interface)."""
    assert "accepted" == masked().hear(ask.Undo()).outcome


def test_interface_undo_of_what_came_after_is_not_confirmed() -> None:
    """Only the card is taken back, the role stays (interface)."""
    assert "accepted" == masked().hear("green one", "undo").outcome


def test_interface_undo_further_past_what_was_shown_is_confirmed() -> None:
    """Two entries back lies the role (interface)."""
    talk = masked().hear("green one", "undo twice")

    assert ("asked", (ask.Undo(2),)) == (talk.outcome, talk.answer.choices)


def test_interface_undo_of_a_card_is_not_confirmed() -> None:
    """Everybody has seen it, and it goes back to the hand (interface)."""
    assert "accepted" == at(set_up()).hear("blue three", "undo").outcome
