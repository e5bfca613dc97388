"""How the companion speaks is asked for like anything else."""

from dataclasses import replace

import pytest

from companion.core import requests as ask
from companion.core.facts import Request
from tests.games.shamans.table import ANA, BEN, set_up
from tests.session.conversation import at


def test_a_player_has_a_level_of_his_own() -> None:
    """The last one that was asked for holds; others have that of the table."""
    talk = at(set_up()).hear(
        ask.LevelFor("coach", ANA), ask.LevelFor("brief", ANA), ask.Coach()
    )

    assert "brief" == talk.session.level_for((ANA,))
    assert "coach" == talk.session.level_for((BEN, None))
    assert "brief" == talk.session.level_for((BEN, ANA))


@pytest.mark.parametrize(
    ("request_", "said"),
    [
        (ask.LevelFor("loud", ANA), "common-unusable-value"),
        (ask.LevelFor("coach"), "common-level-for"),
        (ask.LevelFor(None, ANA), "common-level-for"),
        (ask.SignalsOff(), "common-signals-changed"),
        (ask.SignalsOn(), "common-signals-changed"),
        (ask.Speak(), "common-speak"),
        (ask.Speak("song"), "common-unusable-value"),
        (ask.Speak("both"), "common-no-voice"),
        (ask.Hears(), "common-hears"),
        (ask.Hears("tlh"), "common-language-unknown"),
        (ask.Hears("cs"), "common-language-heard"),
    ],
)
def test_each_wish_is_answered_in_one_sentence(request_: Request, said: str) -> None:
    """What is missing is asked for, what cannot be is told."""
    assert (said,) == at(set_up()).hear(request_).said


def test_another_mouth_speaks_where_there_is_one() -> None:
    """Whoever started without the voice is told so."""
    talk = at(set_up())
    voiced = replace(talk, session=replace(talk.session, has_voice=True))

    assert ("common-mouth-changed",) == voiced.hear(ask.Speak("text")).said


def test_languages_are_heard_beside_that_of_the_table() -> None:
    """Each once."""
    talk = at(set_up()).hear(ask.Hears("cs"), ask.Hears("fr"), ask.Hears("cs"))

    assert ("cs", "fr") == talk.session.heard_too
