"""Where much is said that is no play, the key is offered: once, never again."""

import pytest

from companion.core.requests import Listen
from companion.core.words import Phrase
from companion.crowd import MANY, Crowd
from companion.language.locale import load_locale
from tests.language.games import game

OFFERED = {
    "cs": "mikrofon na klávesu",
    "en": "push to talk",
    "fr": "micro à la touche",
}


def offers(*talk: bool) -> int:
    """Return how often the key is offered where talk and plays are heard."""
    crowd = Crowd()
    return sum(crowd.is_too_much(is_talk=one) for one in talk)


def test_a_lively_evening_is_offered_the_key_once() -> None:
    """However long it lasts."""
    assert 1 == offers(*(True,) * MANY)
    assert 1 == offers(*((True,) * MANY * 9 + (False,)) * 2)


def test_a_table_that_plays_is_offered_nothing() -> None:
    """A play begins the count anew."""
    assert 0 == offers(*(*(True,) * (MANY - 1), False) * 5)


@pytest.mark.parametrize("language", OFFERED)
def test_what_is_offered_is_understood(language: str) -> None:
    """The sentence names words that do what it says."""
    locale = load_locale(language, game("shamans"))
    (meaning,) = locale.understanding(()).readings(OFFERED[language])

    assert Listen("press") == meaning
    assert OFFERED[language] in locale.messages.sentence(Phrase("table-lively", {}))
