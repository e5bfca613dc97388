"""What waits to be spoken: nothing that matters is dropped, nothing stale is said."""

from companion.sayings import Saying, merged

BLUE = Saying("Blue three, Alice.", "news", ("blue three, Alice",))
GREEN = Saying("Green six, Ben.", "news", ("green six, Ben",))
RED = Saying("Red two, Chloe.", "news", ("red two, Chloe",))
WHITE = Saying("White one, Alice.", "news", ("white one, Alice",))
DONE = Saying("The blue world is complete.", "news")
NEAR = Saying("Six steps to the Moon.", "news", topic="shadow")
NEARER = Saying("Five steps to the Moon.", "news", topic="shadow")
BEN, CHLOE = Saying("Ben next.", "prompt"), Saying("Chloe next.", "prompt")
OBJECTION = Saying("Blue three is already out.", "error", answer=1)
QUESTION = Saying("Blue, which value?", "question", answer=1)
ANSWER = Saying("Alice has two points.", "reply")


def together(*answers: tuple[Saying, ...]) -> tuple[str, ...]:
    """Return what is said of answers that came while something else was spoken."""
    waiting: tuple[Saying, ...] = ()
    for new in answers:
        waiting = merged(waiting, new, collapsed)
    return tuple(one.text for one in waiting)


def collapsed(plays: tuple[str, ...]) -> str:
    return f"{len(plays)} plays since: {'; '.join(plays)}."


def test_an_answer_is_said_in_its_order() -> None:
    """Read-back, then what follows from it, then who is next."""
    chain = (BLUE, DONE, NEAR, BEN)

    assert tuple(one.text for one in chain) == together(chain)


def test_a_prompt_and_an_answer_are_stale_after_another_play() -> None:
    """Who was next is not, and what was asked has been talked over."""
    assert (BLUE.text, GREEN.text, CHLOE.text) == together(
        (BLUE, BEN), (ANSWER,), (GREEN, CHLOE)
    )


def test_errors_and_questions_are_never_dropped() -> None:
    """Whatever is said after them."""
    assert (OBJECTION.text, QUESTION.text, GREEN.text, CHLOE.text) == together(
        (OBJECTION,), (QUESTION,), (ANSWER,), (GREEN, CHLOE)
    )


def test_plays_in_a_row_are_read_back_at_once() -> None:
    """From three on; the distance to the Moon is told once, as it is now."""
    assert (
        "3 plays since: blue three, Alice; green six, Ben; red two, Chloe.",
        NEARER.text,
        BEN.text,
    ) == together((BLUE, BEN), (GREEN, NEAR, CHLOE), (RED, NEARER, BEN))


def test_more_plays_join_those_that_wait_together() -> None:
    """There is one sentence for all of them."""
    (said,) = together((BLUE,), (GREEN,), (RED,), (WHITE,))

    assert said.startswith("4 plays since: blue three, Alice; green six, Ben;")


def test_what_happens_between_plays_keeps_its_place() -> None:
    """A ritual is never told before the card that completed its world."""
    said = (BLUE, GREEN, DONE, RED, WHITE)

    assert tuple(one.text for one in said) == together(*((one,) for one in said))


def test_the_same_error_of_two_answers_is_said_once() -> None:
    """Who says a thing twice hears the objection once."""
    again = Saying(OBJECTION.text, "error", answer=2)

    assert (OBJECTION.text,) == together((OBJECTION,), (again,))


def test_a_text_may_say_the_same_twice() -> None:
    """Only repeats of other answers are left out."""
    assert (ANSWER.text, ANSWER.text) == together((ANSWER, ANSWER))


def test_nothing_new_changes_nothing() -> None:
    """An answer without words is no answer."""
    assert (BLUE.text, BEN.text) == together((BLUE, BEN), ())
