"""Of usual sentences, the words are found that together sound most like a line."""

import pytest

from companion.core.facts import Seat
from companion.games.shamans.announcements import CardPlayed
from companion.games.shamans.board import World
from companion.language.locale import load_locale
from tests.language.games import SEATS, SHAMANS


@pytest.mark.parametrize(
    ("language", "heard", "meant"),
    [
        # The colour and the value have run together, with a wrong cut between them.
        ("fr", "Eva pose le blecis", CardPlayed(Seat("Eva"), World.BLUE, 6)),
        ("cs", "zerejná sedu", CardPlayed(None, World.GREEN, 7)),
        ("cs", "modrápjet", CardPlayed(None, World.BLUE, 5)),
        ("en", "David lays the greenate", CardPlayed(Seat("David"), World.GREEN, 8)),
    ],
)
def test_two_values_that_ran_together_are_told_apart(
    language: str, heard: str, meant: CardPlayed
) -> None:
    """Each alone would sound better elsewhere."""
    guesses = load_locale(language, SHAMANS).understanding(SEATS).guesses(heard)
    assert meant == guesses[0].meaning
