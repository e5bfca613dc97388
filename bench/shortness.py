"""How many seconds the companion speaks: in a scripted round, in a long one by chance.

Silence before and after a sentence is not counted; the pace is the usual one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import get_args

from bench.rounds import whole_round
from companion.core.facts import Announcement, Request, Seat
from companion.core.requests import Level
from companion.core.words import Transcript
from companion.demo import script
from companion.games.shamans.configuration import Configuration
from companion.language.locale import languages
from companion.session import Session
from companion.sound import seconds
from companion.speaking.voice import Speaker, Speech
from companion.table import Locales, Spoken, Table

LEVELS: tuple[Level, ...] = get_args(Level)
ROUND = 25 * 60
"""Seconds of a round of five, with thinking and card play."""
TRACK = {3: 7, 4: 10, 5: 12}
MORE = ("David", "Eva")
"""Who sits down beside the three of the script where five play."""


@dataclass(frozen=True, slots=True)
class Spent:
    """Hold the seconds that one answer takes."""

    read_back: float
    """Of a play; 0 where it is none."""
    whole: float
    is_asked: bool
    """Whether somebody had asked something."""


def speak_rounds() -> None:
    """Print what the rounds take, in each language and at each level."""
    speaker = Speaker()
    for language in languages():
        for level in LEVELS:
            spent = list(scripted(speaker, language, level))
            print(f"speech in the scripted round, {language}, {level}: {told(spent)}")
    for language in languages():
        for level in LEVELS:
            spent = list(by_chance(speaker, language, level))
            share = sum(one.whole for one in spent) / ROUND
            name = f"speech in a round of five by chance, {language}, {level}"
            print(f"{name}: {told(spent)}, {share:.1%} of 25 minutes", flush=True)
    speaker.close()


def told(spent: list[Spent]) -> str:
    """Return the sums and the longest ones in words."""
    unasked = sum(one.whole for one in spent if not one.is_asked)
    asked = sum(one.whole for one in spent if one.is_asked)
    read_back = max(one.read_back for one in spent)
    chain = max(one.whole for one in spent if not one.is_asked)
    return (
        f"{unasked:.0f} s unasked, {asked:.0f} s asked for, "
        f"read-back {read_back:.1f} s, chain {chain:.1f} s at most"
    )


def scripted(speaker: Speaker, language: str, level: Level) -> Iterator[Spent]:
    """Yield what the answers of the demonstration take."""
    shown = script("shamans", language)
    table = table_of(language, level, tuple(map(Seat, shown.players)))
    for line in shown.lines:
        yield spent_on(speaker, table, table.answer(Transcript(line)))


def by_chance(
    speaker: Speaker, language: str, level: Level, seed: int = 1
) -> Iterator[Spent]:
    """Yield what the answers of a whole round of five take."""
    names = (*script("shamans", language).players, *MORE)
    table = table_of(language, level, tuple(map(Seat, names)))
    session = table.session
    for step in whole_round(session.game, session.seats, Random(seed)):
        yield spent_on(speaker, table, table.answer(step.announcement))


def table_of(language: str, level: Level, seats: tuple[Seat, ...]) -> Table:
    """Return a table at which nothing was said."""
    game = Configuration(steps_to_moon=TRACK).game()
    session = Session.begin(game, seats, language, languages(), level)
    return Table(session, Locales(), None)


def spent_on(speaker: Speaker, table: Table, spoken: Spoken) -> Spent:
    """Return what an answer takes."""
    meaning = spoken.answer.meaning
    lengths = [spoken_seconds(speaker, one.text, one.voices) for one in spoken.sayings]
    is_play = isinstance(meaning, Announcement) and table.session.game.is_play(meaning)
    is_read_back = is_play and spoken.answer.outcome == "accepted"
    read_back = lengths[0] if lengths and is_read_back else 0.0
    return Spent(read_back, sum(lengths), isinstance(meaning, Request))


def spoken_seconds(speaker: Speaker, text: str, voices: tuple[str, ...]) -> float:
    """Return how long a sentence sounds."""
    sound = speaker.spoken(Speech(text, voices))
    return 0.0 if sound is None else seconds(sound)
