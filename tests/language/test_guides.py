"""The guide for sighted friends: two minutes, and every example in it is understood."""

import re

import pytest

from companion.core.teaching import AskGuide
from companion.core.words import Phrase
from companion.session import Session, hear
from tests.language.games import GAMES, SEATS, game, locale

LANGUAGES = ("cs", "en", "fr")
GUIDED = tuple(name for name in GAMES if game(name).teaching.guide)
QUOTED = re.compile(r"[«„\"]\s?([^»“\"]+?)\s?[»“\"]")
LONGEST = 120
"""Seconds of the whole guide at the usual pace."""
SYLLABLES = 5.0
"""Spoken in a second, which is slow in all three languages."""
PAUSE = 2.0
"""Seconds between sentences, in which the ears are open."""
VOWELS = re.compile(r"[aeiouyáéíóúýěůàâèêëîïôùûœ]+", re.IGNORECASE)


def guide(language: str, name: str) -> tuple[str, ...]:
    """Return the sentences of a guide, as they are answered."""
    session = Session.begin(game(name), SEATS[:3], language)
    table = locale(language, name).understanding(SEATS[:3])
    _, answer = hear(session, AskGuide(), table)
    return tuple(locale(language, name).messages.sentence(p) for p in answer.phrases)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GUIDED)
def test_the_guide_takes_two_minutes_at_most(language: str, name: str) -> None:
    """Eight to ten short sentences, with the pauses in which "stop" is heard."""
    told = guide(language, name)
    spoken = sum(len(VOWELS.findall(one)) for one in told) / SYLLABLES

    assert len(told) in range(8, 11)
    assert spoken + PAUSE * len(told) <= LONGEST
    assert max(map(len, told)) <= 130


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GUIDED)
def test_every_example_in_the_guide_is_understood(language: str, name: str) -> None:
    """What friends are told to say means one thing."""
    table = locale(language, name).understanding(SEATS[:3])
    examples = [one for said in guide(language, name) for one in QUOTED.findall(said)]

    assert len(examples) >= 5
    assert dict.fromkeys(examples, 1) == {
        one: len(table.readings(one)) for one in examples
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_guide_says_so(language: str) -> None:
    """Scores of any game are told in any words."""
    session = Session.begin(game("score"), SEATS[:3], language)
    table = locale(language, "score").understanding(SEATS[:3])
    _, answer = hear(session, AskGuide(), table)

    assert (Phrase("common-no-guide", {}),) == answer.phrases
