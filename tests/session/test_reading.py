"""The rulebook is read from start to end, and gives way to play (issue 8)."""

from dataclasses import replace

from companion.core import book
from companion.core import requests as ask
from tests.games.shamans.table import seated, set_up
from tests.session.conversation import Conversation, at

OVERVIEW, CONTENTS = "shamans-topic-overview", "shamans-topic-contents"
CHAPTER = "common-chapter-begins"


def _told(talk: Conversation) -> tuple[tuple[str, str], ...]:
    return tuple((one.id, one.form) for one in talk.answer.phrases)


def _aloud() -> Conversation:
    """Return a table that is read to by a voice, which others may cut short."""
    talk = at(set_up())
    return replace(talk, session=replace(talk.session, has_voice=True))


def _reading() -> Conversation:
    return _aloud().hear(book.ReadRules())


def test_it_begins_with_the_first_chapter_and_says_how_to_steer_it() -> None:
    """The words that steer it are told once an evening."""
    talk = _reading()

    assert ("common-reading-begins", CHAPTER, OVERVIEW) == talk.said
    assert (CHAPTER, OVERVIEW) == talk.hear(book.ReadRules()).said


def test_it_goes_on_layer_by_layer_and_chapter_by_chapter() -> None:
    """The second layer of a topic, then the next topic; the contents have one."""
    talk = _reading().hear(ask.Next())

    assert ((OVERVIEW, "more"),) == _told(talk)
    assert (CHAPTER, CONTENTS) == talk.hear(ask.Next()).said
    assert (CHAPTER, "shamans-topic-deck") == talk.hear(ask.Next(), ask.Next()).said


def test_it_goes_back() -> None:
    """To the beginning of the chapter, then to the chapter before."""
    talk = _reading().hear(ask.Next())

    assert (CHAPTER, OVERVIEW) == talk.hear(book.Back()).said
    first = talk.hear(book.Back(), book.Back())
    assert ("common-nothing-before",) == first.said
    assert ("common-reading-waits",) == first.hear("pause").said
    assert (CHAPTER, OVERVIEW) == talk.hear(ask.Next(), book.Back()).said


def test_the_words_that_undo_go_back_while_it_reads() -> None:
    """And undo again as soon as play has gone on."""
    talk = _aloud().hear("blue three", book.ReadRules(), ask.Next(), "back")

    assert (book.Back(), (CHAPTER, OVERVIEW)) == (talk.answer.meaning, talk.said)
    assert ask.Undo() == talk.hear("green one", "back").answer.meaning


def test_it_ends_with_the_last_chapter() -> None:
    """Then nothing follows."""
    talk = _aloud().hear(book.ReadRules("stickers"), ask.Next())

    assert (("shamans-topic-stickers", "more"),) == _told(talk)
    assert ("common-reading-ends",) == talk.hear(ask.Next()).said
    assert ("common-nothing-follows",) == talk.hear(ask.Next(), ask.Next()).said


def test_it_can_begin_with_any_chapter() -> None:
    """One that is not there is not understood."""
    talk = _aloud().hear(book.ReadRules("portal"))

    assert (CHAPTER, "shamans-topic-portal") == talk.said[1:]
    assert "not-understood" == talk.hear(book.ReadRules("bridges")).outcome


def test_it_waits_at_a_pause_and_is_taken_up_where_it_was() -> None:
    """With the name of the chapter; the ears stay open."""
    paused = _reading().hear(ask.Next(), "pause")

    assert ("common-reading-waits",) == paused.said
    assert not paused.session.is_paused
    for words in ("resume", book.ReadOn()):
        talk = paused.hear(words)
        assert ((CHAPTER, ""), (OVERVIEW, "more")) == _told(talk)


def test_what_is_written_is_not_told_again() -> None:
    """Without a voice nothing is cut short: a passage was there to its end."""
    paused = at(set_up()).hear(book.ReadRules(), "pause")

    for words in ("resume", book.ReadOn()):
        assert ((CHAPTER, ""), (OVERVIEW, "more")) == _told(paused.hear(words))


def test_next_goes_on_after_a_pause() -> None:
    """Who says so has heard enough of the passage before."""
    paused = _reading().hear("pause", ask.Next())

    assert ((CHAPTER, ""), (OVERVIEW, "more")) == _told(paused)
    assert (CHAPTER, CONTENTS) == paused.hear("pause", ask.Next()).said


def test_a_second_pause_closes_the_ears() -> None:
    """Where nothing is read, "pause" and "resume" are for the ears, as always."""
    talk = _reading().hear("pause", "pause")

    assert ("common-ears-closed",) == talk.said
    assert ("common-ears-opened",) == talk.hear("resume").said


def test_a_play_is_taken_at_once_and_the_reading_waits() -> None:
    """Whoever wants to goes on with it; "next" tells what comes after it."""
    talk = _reading().hear("blue three")

    assert ("accepted", "shamans-card-played") == (talk.outcome, talk.said[0])
    assert ((CHAPTER, ""), (OVERVIEW, "more")) == _told(talk.hear(ask.Next()))
    assert (CHAPTER, OVERVIEW) == talk.hear("green one", book.ReadOn()).said


def test_an_objection_keeps_the_reading_too() -> None:
    """The table sorts its card out first."""
    talk = _aloud().hear("blue three", book.ReadRules(), "blue three")

    assert "objected" == talk.outcome
    assert (CHAPTER, OVERVIEW) == talk.hear(book.ReadOn()).said


def test_a_question_is_answered_and_next_goes_on_with_the_reading() -> None:
    """What was cut short by it is read again where that is asked for."""
    talk = _reading().hear(ask.Next(), "whose turn")

    assert ("shamans-lead-due",) == talk.said
    assert (CHAPTER, CONTENTS) == talk.hear(ask.Next()).said
    assert ((CHAPTER, ""), (OVERVIEW, "more")) == _told(talk.hear(book.ReadOn()))


def test_next_tells_more_of_what_was_explained_meanwhile() -> None:
    """Then the reading goes on where it was."""
    talk = _reading().hear(ask.Next(), ask.Stop(), ask.AskMeaning("portal"))

    assert (("shamans-subject-portal", "more"),) == _told(talk.hear(ask.Next()))


def test_more_tells_the_rest_of_the_chapter_and_nothing_is_read_twice() -> None:
    """Then the next chapter follows."""
    talk = _reading().hear(book.More())

    assert ((OVERVIEW, "more"),) == _told(talk)
    assert (CHAPTER, CONTENTS) == talk.hear(ask.Next()).said


def test_stop_ends_it_and_the_place_is_kept_for_the_evening() -> None:
    """Also after a round of play, or an undo."""
    talk = _reading().hear(ask.Next(), ask.Next(), ask.Stop(), "blue three", "undo")

    assert (CHAPTER, CONTENTS) == talk.hear(book.ReadOn()).said


def test_reading_on_without_a_reading_begins_one() -> None:
    """Nobody need know where it was."""
    assert (CHAPTER, OVERVIEW) == at(seated()).hear(book.ReadOn()).said[1:]


def test_the_set_up_goes_back_too() -> None:
    """Step by step, both ways."""
    talk = at(seated(4)).hear(ask.AskSetup(), ask.Next(), book.Back())

    assert ("shamans-setup-4-1",) == talk.said
    assert ("common-nothing-before",) == talk.hear(book.Back()).said
    assert ("shamans-setup-4-2",) == talk.hear(ask.Next()).said


def test_the_set_up_and_the_reading_take_turns() -> None:
    """What was asked for last goes on; the other waits."""
    talk = _reading().hear(ask.AskSetup(), ask.Next())

    assert ("shamans-setup-4-2",) == talk.said
    assert (CHAPTER, OVERVIEW) == talk.hear(book.ReadOn()).said


def test_back_undoes_nothing_by_mistake() -> None:
    """As an object it goes back, or says that there is nothing before."""
    talk = _aloud().hear("blue three", book.Back())

    assert ("common-nothing-before",) == talk.said
    assert 1 == len([one for one in talk.entries if "CardPlayed" in repr(one)])
