"""A practice without cards: the companion plays the others, and nothing is kept."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.core import requests as ask
from companion.core.facts import Announcement, Seat
from companion.core.rulings import Accepted
from companion.core.teaching import (
    AskCards,
    EndPractice,
    PracticeSaid,
    Practise,
)
from companion.core.words import Transcript, phrase
from companion.games.amarok.requests import AskHiddenCard
from companion.language.locale import languages
from companion.others import Others
from companion.session import Session, hear
from companion.session.practice import aloud, left, ways
from companion.table import Locales, Table
from tests.house.program import inside
from tests.language.games import GAMES, game, locale

ALICE, BRUNO, CHLOE = SEATS = (Seat("Alice"), Seat("Bruno"), Seat("Chloé"))
PRACTISED = tuple(name for name in GAMES if game(name).teaching.practice)
PAIRS = [(language, name) for language in languages() for name in PRACTISED]
QUOTED = re.compile(r"[«„\"] ?([^«»“\"]+?) ?[»“\"]")
LONGEST = 60
"""What a learner has to say at most; five minutes hold no more."""


def table(name: str, language: str = "en", seed: int = 1) -> Table:
    """Return a table whose practice goes the same way each time."""
    session = Session.begin(game(name), SEATS, language, languages())
    found = Table(session, Locales(), None)
    found.others = Others(Random(seed))
    return found


def hints(at: Table) -> tuple[str, ...]:
    """Return what the learner is told to say."""
    return tuple(QUOTED.findall(" ".join(at.answer(ask.AskOptions()).said)))


@pytest.mark.parametrize(("language", "name"), PAIRS)
@pytest.mark.parametrize("seed", [1, 2])
def test_who_says_what_is_proposed_practises_to_the_end(
    language: str, name: str, seed: int
) -> None:
    """Each proposed sentence is understood and lawful; then the table is as before."""
    at = table(name, language, seed)
    before = at.session
    at.answer(Practise(ALICE))
    turns = 0
    while at.session.practice is not None:
        turns += 1
        assert turns < LONGEST
        spoken = at.answer(Transcript(hints(at)[0]))
        if spoken.answer.outcome == "asked":
            spoken = at.answer(ask.Yes())
        assert spoken.answer.outcome == "accepted", spoken.said
        assert spoken.answer.operations == ()
    assert turns >= 3
    assert at.session.game is before.game
    assert at.session.journal == before.journal


class Listening:
    """Note what the others announce, and in which state."""

    def __init__(self, at: Table) -> None:
        self.told: list[tuple[Session[Any], Announcement]] = []
        self._words = at.locale.understanding(SEATS)

    def __call__(self, session: Session[Any], told: Any) -> Any:
        """Answer what is heard."""
        if isinstance(told, Announcement):
            self.told.append((session, told))
        return hear(session, told, self._words)


@pytest.mark.parametrize(("language", "name"), PAIRS)
def test_what_the_others_say_is_what_players_would_say(
    language: str, name: str
) -> None:
    """Their words mean what they do, at a table that hears them."""
    at = table(name, language)
    understood = locale(language, name).understanding(SEATS)
    listening = Listening(at)
    session = at.session
    for heard in _whole_practice(at):
        session, _ = at.others.heard(session, heard, listening, understood.readings)
    assert len(listening.told) > 8
    for before, announced in listening.told:
        words = at.locale.messages.sentence(aloud(before, announced))
        wanted = before.game.rule(before.state, announced)
        assert isinstance(wanted, Accepted)
        rulings = (
            before.game.rule(before.state, one)
            for one in understood.readings(words)
            if isinstance(one, Announcement)
        )
        settled = [one.announcement for one in rulings if isinstance(one, Accepted)]
        assert wanted.announcement in settled, words


def _whole_practice(at: Table) -> Iterator[Any]:
    """Yield what a learner announces who keeps the rules."""
    yield Practise(ALICE)
    copy = table(at.session.game.name, at.session.language)
    copy.answer(Practise(ALICE))
    while copy.session.practice is not None:
        rules = copy.session.game.rule
        own = (*left(copy.session), *ways(copy.session))
        told = next(
            one for one in own if isinstance(rules(copy.session.state, one), Accepted)
        )
        copy.answer(told)
        yield told


def test_the_learner_hears_the_cards_and_what_to_say() -> None:
    """Nothing is secret in practice: the cards are told, and told again when asked."""
    at = table("shamans")
    begun = at.answer(Practise(ALICE))
    shown = [one for one in begun.said if one.startswith("Imaginary cards")]
    first, *_ = proposed = hints(at)
    at.answer(Transcript(first))
    again = at.answer(AskCards()).said[0]

    assert len(shown) == 1
    assert len(proposed) == 3
    assert first in shown[0]
    assert first not in again
    assert shown[0].count(",") == again.count(",") + 1


def test_others_keep_their_hands_off_the_cards_of_the_learner() -> None:
    """Whatever they play, the learner can still play what was told."""
    at = table("shamans", seed=4)
    at.answer(Practise(ALICE))
    while at.session.practice is not None:
        own = left(at.session)
        if at.session.game.expected(at.session.state)[0].__name__ == "CardPlayed":
            assert at.answer(own[-1]).answer.outcome == "accepted"
        else:
            at.answer(Transcript(hints(at)[0]))
            at.answer(ask.Yes())


def test_correcting_and_undoing_take_back_what_the_learner_said() -> None:
    """Although the others have played since; they play on from there."""
    at = table("shamans")
    at.answer(Practise(ALICE))
    told = left(at.session)[0]
    at.answer(told)
    changed = at.answer(Transcript("no, six"))
    assert changed.answer.outcome in ("accepted", "objected")
    undone = at.answer(Transcript("undo"))

    assert undone.said[0].startswith("Taken back:")
    assert "Alice" in undone.said[0]
    assert left(at.session)[0] == told


@pytest.mark.parametrize("end", [EndPractice(), ask.Quit()])
def test_the_practice_ends_when_asked_and_the_evening_does_not(
    end: ask.Quit | EndPractice,
) -> None:
    """Who wants to quit leaves the practice first."""
    at = table("amarok")
    at.answer(Practise(BRUNO))
    ended = at.answer(end)

    assert ended.answer.meaning == EndPractice()
    assert at.session.practice is None
    assert ended.said[0] == "End of practice: nothing of it is kept."


def test_who_practises_is_asked() -> None:
    """A bare name answers; the companion plays all the others."""
    at = table("initiation")
    asked = at.answer(Transcript("practice"))
    begun = at.answer(Transcript("Bruno"))

    assert asked.said == ("Who practises?",)
    assert begun.said[0].startswith("Practice: Bruno plays, and I play Alice and Chloé")


def test_a_running_game_is_not_left_for_a_practice() -> None:
    """Between games there is time for it."""
    at = table("amarok")
    at.answer(Transcript("new round, Alice starts"))
    refused = at.answer(Transcript("practice for Alice"))

    assert at.session.practice is None
    assert refused.said[0] == "This game is not over yet."


def test_real_cards_stay_secret_outside_a_practice() -> None:
    """The refusal never changes; in practice the same question is answered."""
    at = table("amarok")
    hidden = at.answer(AskHiddenCard()).said
    secret = at.answer(AskCards()).said
    at.answer(Practise(ALICE))
    own = at.answer(AskHiddenCard()).said

    assert secret == ("Hands are secret: I do not know them.",)
    assert own[0].startswith("Imaginary cards for Alice")
    at.answer(EndPractice())
    assert at.answer(AskHiddenCard()).said == hidden


def test_nobody_eliminates_who_practises() -> None:
    """Who is to learn stays in the round, where the rules leave a choice."""
    for seed in range(3):
        at = table("shamans", seed=seed)
        at.answer(Practise(ALICE))
        while at.session.practice is not None:
            shown = at.session.game.view(at.session.state)["seats"]
            assert isinstance(shown, dict)
            assert shown["Alice"]["eliminated"] is False
            at.answer(Transcript(hints(at)[-1]))
            at.answer(ask.Yes())


def test_a_game_that_is_only_counted_cannot_be_practised(tmp_path: Path) -> None:
    """It is said, at the table and on the command line."""
    assert table("score").answer(Practise(ALICE)).said[0] == (
        "There is no practice for this game."
    )
    done = inside(tmp_path, "practice", "score", "--language", "en")
    assert (done.status, done.log.strip()) == (2, "There is no practice for this game.")


@pytest.mark.parametrize("name", PRACTISED)
def test_a_practice_leaves_no_file(tmp_path: Path, name: str) -> None:
    """The command needs nobody's names, ends with its lines, and writes nothing."""
    lines = "what can I say\nmy cards\nend of practice\nwhat can I say\n"
    done = inside(tmp_path, "practice", name, "--language", "en", lines=lines)

    assert done.status == 0
    assert done.out[0].startswith("Practice: ")
    assert done.out[-1] == "End of practice: nothing of it is kept."
    assert done.out.count(done.out[-1]) == 1
    assert [one for one in tmp_path.rglob("*") if one.is_file()] == []


def test_a_practice_in_an_evening_is_not_in_its_file(tmp_path: Path) -> None:
    """There is none before the first announcement of the real game."""
    players = ("--players", "Ann,Bob,Cy", "--language", "en")
    lines = "practice for Ann\nwhat can I say\nend of practice\nquit\n"
    done = inside(tmp_path, "play", "amarok", *players, lines=f"no\n{lines}")

    assert any(one.startswith("Practice: Ann plays") for one in done.out)
    assert not list(tmp_path.rglob("*.db"))


def test_the_guide_is_a_command_too(tmp_path: Path) -> None:
    """It says what is answered at the table."""
    done = inside(tmp_path, "guide", "amarok", "--language", "en")
    asked = table("amarok").answer(Transcript("guide for our sighted friends"))

    assert done.out == asked.said
    assert done.status == 0


def test_programs_can_practise(tmp_path: Path) -> None:
    """Each line is one answer; the others' turns are in it."""
    done = inside(
        tmp_path,
        *("play", "shamans", "--players", "Ann,Bob,Cy", "--language", "en", "--json"),
        lines='{"kind": "practise", "seat": "Ann"}\n{"kind": "end-practice"}\n',
    )
    begun, ended = done.answers

    assert begun["outcome"] == "answered"
    assert isinstance(begun["view"], dict)
    assert begun["view"]["to_act"] == "Ann"
    assert ended["view"] != begun["view"]


def test_words_of_others_are_news_that_is_never_dropped() -> None:
    """A learner who goes on at once still hears what was played."""
    at = table("shamans")
    at.answer(Practise(ALICE))
    spoken = at.answer(left(at.session)[0])
    said = [one for one in spoken.sayings if one.text.startswith(("Bruno:", "Chloé:"))]

    assert said
    assert {one.urgency for one in said} == {"news"}
    assert phrase(PracticeSaid(BRUNO, said_of(at))).id == "common-practice-said"


def said_of(at: Table) -> Any:
    """Return the words for a card of the learner."""
    return aloud(at.session, replace(left(at.session)[0]))
