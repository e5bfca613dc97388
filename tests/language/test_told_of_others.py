"""Rituals told in the third person, or with what somebody says of themselves."""

import pytest

from companion.core.facts import Seat
from companion.games.shamans.announcements import PlayerEliminated, RolesSwapped
from tests.language.games import SEATS, understanding

ALICE, BRUNO = Seat("Alice"), Seat("Bruno")
SWAPPED, ELIMINATED = RolesSwapped(None, BRUNO), PlayerEliminated(None, BRUNO)
PRONOUNS = {
    ("cs", SWAPPED): ("on si mění s Brunem", "ona si prohazuje role s Brunem"),
    ("cs", ELIMINATED): ("on vyřazuje Bruna", "ona vyřadila Bruna"),
    ("en", SWAPPED): ("he swaps with Bruno", "she swaps roles with Bruno"),
    ("en", ELIMINATED): ("he eliminates Bruno", "she kills Bruno"),
    ("fr", SWAPPED): ("il échange avec Bruno", "elle échange son rôle avec Bruno"),
    ("fr", ELIMINATED): ("il élimine Bruno", "elle tue Bruno"),
}
QUOTED = {
    "cs": "vyřazuju Bruna, říká Alice",
    "en": "I eliminate Bruno, says Alice",
    "fr": "j'élimine Bruno, dit Alice",
}


@pytest.mark.parametrize(
    ("language", "meant", "line"),
    [(*told, line) for told, lines in PRONOUNS.items() for line in lines],
)
def test_a_pronoun_is_whoever_is_due(
    language: str, meant: RolesSwapped | PlayerEliminated, line: str
) -> None:
    """The name that is said is the other one."""
    assert (meant,) == understanding(language, "shamans", SEATS[:3]).readings(line)


@pytest.mark.parametrize("language", QUOTED)
def test_who_says_i_does_it(language: str) -> None:
    """And the name before is the target."""
    readings = understanding(language, "shamans", SEATS[:3]).readings(QUOTED[language])
    assert (PlayerEliminated(ALICE, BRUNO),) == readings
