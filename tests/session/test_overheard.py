"""What an open microphone hears (design, decision 7; interface, open and called)."""

import pytest

from companion.core.requests import Quit
from companion.core.words import Transcript
from companion.games.shamans import announcements as said
from companion.session import hear
from tests.games.shamans.situations import Situation, performing, trick_over
from tests.games.shamans.table import (
    BEN,
    BLUE,
    GREEN,
    MASK,
    PORTAL,
    SHARD,
    Table,
    holding,
    seated,
    set_up,
)
from tests.session.conversation import Conversation, Scripted, at


def mask_taken() -> Table:
    """Return a table where Ben has taken a Mask from the stack."""
    return trick_over().say(said.ArtefactTaken(tile=MASK))


# What acts


def test_design_an_overheard_card_with_colour_and_value_acts() -> None:
    """The table may not name cards: it is hardly ever talk (000; decision 7)."""
    talk = at(set_up()).overhear("blue three")

    assert ("accepted", (3,)) == (talk.outcome, talk.trick)


def test_design_an_overheard_card_that_cannot_be_is_objected() -> None:
    """It was a play (design, decision 7)."""
    talk = at(set_up()).overhear("blue three", "blue three")

    assert ("objected", ("card-already-out",)) == (talk.outcome, talk.violations)


@pytest.mark.parametrize(
    ("situation", "words"),
    [
        (trick_over, "takes the portal"),
        (mask_taken, "ben is a shaman"),
        (lambda: performing(BLUE), "two steps back"),
        (lambda: trick_over().correct(stack=9), "eclipse left"),
    ],
)
def test_design_overheard_words_that_are_awaited_act(
    situation: Situation, words: str
) -> None:
    """What the state awaits (design, decision 7)."""
    assert "accepted" == at(situation()).overhear(words).outcome


def test_design_an_overheard_portal_acts_where_its_player_may_have_one() -> None:
    """At any time, with its way (001; design, decision 7)."""
    table = set_up().say(holding(BEN, PORTAL))

    assert "accepted" == at(table).overhear("ben portal back").outcome


@pytest.mark.parametrize("words", ["whose turn", "the score", "undo", "repeat"])
def test_design_overheard_questions_and_commands_act(words: str) -> None:
    """They are always live (design, decision 7)."""
    talk = at(set_up()).overhear("blue three", words)

    assert "not-understood" != talk.outcome
    assert talk.said


def test_design_an_overheard_correction_in_a_breath_acts() -> None:
    """Right after the companion has spoken (design, decision 6)."""
    assert (4,) == at(set_up()).overhear("blue three", "no, four").trick


# A colour, then its value


def after_a_pause(seconds: float | None, *texts: str) -> Conversation:
    """Return a conversation after overheard words with such pauses between them."""
    talk = at(set_up())
    for text in texts:
        line = Transcript(text, "open", pause=seconds)
        session, answer = hear(talk.session, line, Scripted())
        talk = Conversation(session, answer)
    return talk


@pytest.mark.parametrize("seconds", [0.4, 4.0])
def test_design_an_overheard_colour_is_joined_with_its_value(seconds: float) -> None:
    """Said within four seconds, they are one play (design, decision 7)."""
    assert (3,) == after_a_pause(seconds, "blue", "three").trick


def test_design_an_overheard_colour_alone_is_silent() -> None:
    """It is asked for only where it was said on purpose (design, decision 7)."""
    talk = after_a_pause(0.4, "blue")

    assert ("not-understood", ()) == (talk.outcome, talk.said)


@pytest.mark.parametrize("seconds", [4.1, None])
def test_design_a_value_comes_too_late_after_four_seconds(
    seconds: float | None,
) -> None:
    """It may belong to anything else (design, decision 7)."""
    talk = after_a_pause(seconds, "blue", "three")

    assert ("not-understood", (), ()) == (talk.outcome, talk.said, talk.trick)


@pytest.mark.parametrize("between", ["nonsense", "the score", "ana is a shadow"])
def test_design_a_value_after_other_words_is_talk(between: str) -> None:
    """Only the very next words complete a colour (design, decision 7)."""
    assert () == after_a_pause(0.4, "blue", between, "three").trick


def test_design_a_value_completes_a_colour_once() -> None:
    """What follows is a number among others (design, decision 7)."""
    assert (3,) == after_a_pause(0.4, "blue", "three", "four").trick


def test_design_the_last_of_two_colours_is_completed() -> None:
    """Who corrects themselves means the last one."""
    assert () == after_a_pause(0.4, "three", "blue").trick
    assert (3,) == after_a_pause(0.4, "blue", "blue", "three").trick


def test_design_a_typed_line_between_them_parts_a_colour_from_its_value() -> None:
    """The table has gone on (design, decision 7)."""
    talk = after_a_pause(0.4, "blue").hear("whose turn")
    line = Transcript("three", "open", pause=0.4)
    _, answer = hear(talk.session, line, Scripted())

    assert "not-understood" == answer.outcome


# What is talk


@pytest.mark.parametrize(
    ("situation", "words"),
    [
        (set_up, "blue"),
        (set_up, "nonsense"),
        (set_up, "ana is a shadow"),
        (set_up, "ben is a shaman"),
        (set_up, "ben eliminates cleo"),
        (set_up, "takes the portal"),
        (set_up, "ben portal back"),
        (set_up, "portal back"),
        (set_up, "two steps back"),
        (set_up, "eclipse left"),
        (set_up, "three"),
        (trick_over, "cleo is a shaman"),
        (lambda: set_up().say(holding(BEN, SHARD)), "ben portal back"),
    ],
)
def test_design_other_overheard_words_are_talk(
    situation: Situation, words: str
) -> None:
    """Silent, and never objected to (design, decision 7)."""
    talk = at(situation()).overhear(words)

    assert ("not-understood", (), ()) == (talk.outcome, talk.said, talk.violations)
    assert at(situation()).view == talk.view


@pytest.mark.parametrize("words", ["yes", "no", "the first", "all the same"])
def test_design_an_overheard_answer_to_nothing_is_talk(words: str) -> None:
    """Nobody asked or objected (design, decision 7)."""
    talk = at(set_up()).overhear(words)

    assert ("not-understood", ()) == (talk.outcome, talk.said)


# Answers count in the first utterance after


def objected() -> Conversation:
    """Return a conversation where Dan was overheard playing out of turn."""
    return at(set_up()).overhear("blue three", "dan blue six")


def asked() -> Conversation:
    """Return a conversation where the companion has asked one of two."""
    return at(set_up()).overhear("blue one or three")


def test_design_overheard_insisting_counts_right_after_the_objection() -> None:
    """The first utterance (design, decision 7)."""
    assert (3, 6) == objected().overhear("all the same").trick


@pytest.mark.parametrize("between", ["nonsense", "the score", "ana is a shadow"])
def test_design_overheard_insisting_comes_too_late_after_anything_else(
    between: str,
) -> None:
    """Only the first utterance (design, decision 7)."""
    talk = objected().overhear(between, "all the same")

    assert ("not-understood", (3,)) == (talk.outcome, talk.trick)


def test_design_insisting_on_purpose_is_never_too_late() -> None:
    """Until something else is recorded (interface, insist)."""
    assert (3, 6) == objected().overhear("nonsense").hear("all the same").trick


@pytest.mark.parametrize("answer", ["the first", "three"])
def test_design_an_overheard_choice_counts_right_after_the_question(
    answer: str,
) -> None:
    """The first utterance (design, decision 7)."""
    assert "accepted" == asked().overhear(answer).outcome


@pytest.mark.parametrize("answer", ["the first", "three", "yes"])
def test_design_an_overheard_choice_comes_too_late_after_talk(answer: str) -> None:
    """Only the first utterance (design, decision 7)."""
    talk = asked().overhear("nonsense", answer)

    assert ("not-understood", ()) == (talk.outcome, talk.trick)


def test_design_an_overheard_yes_confirms_right_after_the_question() -> None:
    """Ben swaps with Dan: yes (design, decision 7)."""
    talk = at(performing(GREEN)).overhear("ben swaps with dan", "yes")

    assert ("accepted", "play") == (talk.outcome, talk.phase)


def test_design_an_overheard_yes_after_talk_confirms_nothing() -> None:
    """It may be meant for somebody else (design, decision 7)."""
    talk = at(performing(GREEN)).overhear("ben swaps with dan", "nonsense", "yes")

    assert ("not-understood", "ritual") == (talk.outcome, talk.phase)


def test_design_an_overheard_no_answers_what_the_game_has_just_asked() -> None:
    """Nobody plays a Portal before the Moon: no (design, decision 7)."""
    talk = at(set_up().correct(steps_to_moon=1)).overhear("blue three", "green four")

    assert ("moon", "roles") == (talk.phase, talk.overhear("no").phase)
    assert "moon" == talk.overhear("nonsense", "no").phase


def test_design_an_overheard_correction_after_talk_is_talk() -> None:
    """It may be meant for somebody else (design, decision 7)."""
    assert (3,) == at(set_up()).overhear("blue three", "nonsense", "no, four").trick


# Pause


def test_interface_a_pause_closes_the_ears() -> None:
    """Nothing overheard acts (interface, pause)."""
    talk = at(set_up()).overhear("pause", "blue three")

    assert ("not-understood", ()) == (talk.outcome, talk.trick)


def test_interface_resume_opens_the_ears() -> None:
    """It is what is still heard (interface, resume)."""
    assert (3,) == at(set_up()).overhear("pause", "resume", "blue three").trick


def test_interface_words_on_purpose_are_heard_during_a_pause() -> None:
    """They are typed, or said with the key (interface, press)."""
    assert (3,) == at(set_up()).hear("pause", "blue three").trick


# The address word


def test_interface_called_words_need_the_address_word() -> None:
    """Without it they are overheard (interface, called)."""
    talk = at(set_up()).call("blue")

    assert ("not-understood", ()) == (talk.outcome, talk.said)


def test_interface_called_words_are_taken_as_said_on_purpose() -> None:
    """Behind the address word (interface, called)."""
    talk = at(set_up()).call("companion, blue three")

    assert ("accepted", (3,)) == (talk.outcome, talk.trick)


def test_interface_called_words_that_mean_nothing_are_a_miss() -> None:
    """The companion was meant (interface, called; design, decision 7)."""
    assert ("common-missed",) == at(set_up()).call("companion, nonsense").said


@pytest.mark.parametrize("pause", [0.3, 4.0])
def test_a_name_and_a_card_said_one_after_the_other_are_one_play(pause: float) -> None:
    """Ana is to play: what Ben has said would else be taken for her card."""
    talk = after_a_pause(pause, "ben plays", "blue five")

    assert ("objected", ("not-your-turn",)) == (talk.outcome, talk.violations)


def test_a_name_said_long_before_a_card_is_talk() -> None:
    """Nobody waits so long for the rest of a sentence."""
    assert (5,) == after_a_pause(4.1, "ben plays", "blue five").trick


def test_a_name_before_other_words_is_talk() -> None:
    """What comes between has ended the sentence."""
    assert (5,) == after_a_pause(0.4, "ben plays", "the weather", "blue five").trick


def test_an_end_that_is_overheard_in_mid_game_is_asked_about() -> None:
    """Somebody may have said it to somebody else; on purpose, it ends the evening."""
    talk = at(set_up()).hear("blue three").overhear("goodbye")

    assert ("asked", "confirm") == (talk.outcome, talk.answer.phrases[0].form)
    assert not isinstance(talk.answer.meaning, Quit)
    ended = talk.overhear("yes")
    assert (Quit(), ("common-farewell",)) == (ended.answer.meaning, ended.said)
    assert ("common-farewell",) == at(set_up()).hear("blue three", "goodbye").said


def test_an_end_that_is_overheard_where_nothing_is_played_is_one() -> None:
    """Nobody is at a game yet."""
    assert ("common-farewell",) == at(seated()).overhear("goodbye").said
