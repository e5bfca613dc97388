"""Short is measured: spoken seconds at the brief level, at the usual pace."""

from collections.abc import Iterator

import pytest

from bench.shortness import ROUND, by_chance, scripted
from companion.language.locale import languages
from companion.speaking.voice import Speaker

READ_BACK, CHAIN, SHARE = 2.0, 6.0, 0.1
"""Seconds of a play and of all that follows from it; the part of a round."""


@pytest.fixture(scope="module")
def speaker() -> Iterator[Speaker]:
    """Return what turns sentences into sound, as at the table."""
    own = Speaker()
    yield own
    own.close()


@pytest.mark.parametrize("language", languages())
def test_in_the_scripted_round_every_answer_is_short(
    speaker: Speaker, language: str
) -> None:
    """A read-back takes two seconds at most, with all that follows six."""
    spent = [one for one in scripted(speaker, language, "brief") if not one.is_asked]

    assert max(one.read_back for one in spent) <= READ_BACK
    assert max(one.whole for one in spent) <= CHAIN


@pytest.mark.parametrize("language", languages())
def test_five_people_hear_little_in_a_long_round(
    speaker: Speaker, language: str
) -> None:
    """Unasked speech takes less than a tenth of twenty-five minutes."""
    spent = list(by_chance(speaker, language, "brief"))

    assert sum(one.whole for one in spent) < SHARE * ROUND
    assert max(one.read_back for one in spent) <= READ_BACK
    assert max(one.whole for one in spent) <= CHAIN
