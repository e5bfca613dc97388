"""What is not clearly said: taken, asked about, or left alone."""

from companion.core.facts import Announcement, Request
from companion.core.guesses import Guess
from companion.core.words import Transcript
from companion.games.shamans.announcements import CardPlayed
from companion.games.shamans.board import World
from companion.session.guessing import ON_PURPOSE, OVERHEARD, decided
from tests.games.shamans.situations import performing
from tests.games.shamans.table import ANA, DAGGER, set_up
from tests.session.conversation import at

Meaning = Announcement | Request
TWO, THREE, FOUR, SIX = (CardPlayed(None, World.BLUE, value) for value in (2, 3, 4, 6))


TALK = 6.0
"""What it costs mostly that the same words were talk."""


def near(meaning: Meaning, cost: float, talk: float = TALK) -> Guess:
    """Return a guess."""
    return Guess(meaning, cost, talk)


def test_one_thing_that_sounds_so_is_taken() -> None:
    """Nothing else is near."""
    assert (TWO,) == decided([near(TWO, 3.0), near(THREE, 4.5)], ON_PURPOSE)


def test_two_things_that_sound_so_are_asked_about() -> None:
    """A wrong card spoken with confidence is worse than a question."""
    found = decided([near(TWO, 3.0), near(THREE, 3.1), near(SIX, 5.0)], ON_PURPOSE)
    assert (TWO, THREE) == found


def test_never_more_than_three_are_asked_about() -> None:
    """A list of everything that could have been is no question."""
    guesses = [near(card, 3.0) for card in (TWO, THREE, FOUR, SIX)]
    assert 3 == len(decided(guesses, ON_PURPOSE))


def test_what_is_more_like_talk_is_left_alone() -> None:
    """Talk is near many things and like none."""
    assert () == decided([near(TWO, 7.0), near(THREE, 8.0)], ON_PURPOSE)
    assert () == decided([], ON_PURPOSE)


def test_what_may_be_talk_needs_to_be_likelier() -> None:
    """As likely as talk is too little, and so is a little likelier."""
    for cost in (TALK, TALK - 0.1):
        assert () == decided([near(TWO, cost)], ON_PURPOSE)
    assert (TWO,) == decided([near(TWO, TALK - 1.0)], ON_PURPOSE)


def test_the_same_meaning_twice_is_one_guess() -> None:
    """Two readings of the recognizer that agree are no question."""
    guesses = [near(TWO, 3.0), near(TWO, 3.1), near(SIX, 5.0)]
    assert (TWO,) == decided(guesses, ON_PURPOSE)


def test_overheard_words_need_to_be_nearly_clear() -> None:
    """What is taken on purpose is talk where the ears are always open."""
    guesses = [near(TWO, 5.2)]
    assert (TWO,) == decided(guesses, ON_PURPOSE)
    assert () == decided(guesses, OVERHEARD)


def test_nothing_is_asked_about_what_was_overheard() -> None:
    """Talk is never asked back."""
    assert () == decided([near(TWO, 1.3), near(SIX, 1.4)], OVERHEARD)


def test_a_guess_is_taken_and_read_back() -> None:
    """The table hears what was understood, and can take it back."""
    talk = at(set_up()).hear("blew three")
    assert ("accepted", (3,)) == (talk.outcome, talk.trick)


def test_a_guess_is_asked_about_and_chosen() -> None:
    """The closed question names what differs; its answer is not asked again."""
    talk = at(set_up()).hear("blew t")
    assert ("asked", ("common-which-one",)) == (talk.outcome, talk.said)
    assert (TWO, THREE) == talk.answer.choices
    assert (3,) == talk.hear("the second").trick


def test_the_state_tells_which_guess_was_meant() -> None:
    """Ana is to play: Ben's card would be out of turn."""
    talk = at(set_up()).hear("blew tee")
    assert CardPlayed(ANA, World.BLUE, 3) == talk.answer.meaning


def test_who_acts_makes_no_other_meaning() -> None:
    """With and without her name it is Ana's card."""
    assert "accepted" == at(set_up()).hear("ana blew three").outcome


def test_what_is_clear_is_never_guessed() -> None:
    """A clear card that breaks a rule is objected to, whatever it sounds like."""
    assert "objected" == at(set_up()).hear("green nine").outcome


def test_an_answer_is_guessed_only_where_something_was_asked() -> None:
    """A yes that comes from nowhere is talk."""
    assert "not-understood" == at(set_up()).hear("yas").outcome
    assert (2,) == at(set_up()).hear("blew t", "the first").trick


def test_what_is_far_from_everything_is_not_understood() -> None:
    """Nothing happens."""
    talk = at(set_up()).hear("the weather")
    assert ("not-understood", ()) == (talk.outcome, talk.entries)


def test_other_readings_of_the_recognizer_count() -> None:
    """The second one is clear, where the first means nothing."""
    heard = Transcript("blau drei", alternatives=("blue three",))
    assert (3,) == at(set_up()).hear(heard).trick


def test_talk_is_not_guessed_at() -> None:
    """At an open microphone, what is far from clear says nothing."""
    talk = at(set_up()).overhear("the weather", "blew t")
    assert ("not-understood", (), ()) == (talk.outcome, talk.said, talk.entries)


def test_what_nearly_is_a_play_counts_when_overheard() -> None:
    """Somebody plays without touching a key."""
    assert (3,) == at(set_up()).overhear("blew three").trick


def test_a_guess_at_a_kill_is_confirmed() -> None:
    """The irreversible is asked about, however clear it sounds."""
    talk = at(performing(World.YELLOW, DAGGER)).hear("kills cleo")
    assert "asked" == talk.outcome
