"""Whatever is said or sent, in any order: one answer, never a fault of our own."""

import json
import os
import time
from collections.abc import Iterator
from random import Random

import pytest

from companion.config import game_names
from companion.core.words import Transcript
from companion.language.locale import languages
from companion.session import Session
from companion.table import Locales, Table
from companion.wire import encode
from tests.games.playing import any_announcement, next_accepted, random_game, seats_of
from tests.language.games import understanding
from tests.language.speaking import said

CHUNKS = 4
IS_SOAKED = bool(os.environ.get("SOAK"))
HALF_AN_HOUR = 1800
SECONDS = HALF_AN_HOUR / CHUNKS / len(game_names())
"""For each chunk in the long proofs; `test_fuzz_files` takes another half an hour."""
LINES = 6000 // CHUNKS // len(game_names())
"""For each chunk elsewhere; with the files, ten thousand examples are tried."""
LINES_A_GAME = 120
ODD = (
    None,
    True,
    -1,
    0,
    3,
    10**40,
    1.5,
    "",
    "blue",
    "Alice",
    "x" * 500,
    [],
    [None],
    {},
)
REQUESTS = (
    *("ask-turn", "ask-state", "ask-score", "ask-history", "ask-meaning", "ask-why"),
    *("ask-sticker", "ask-rule", "ask-options", "ask-setup", "ask-role", "ask-tiles"),
    *("undo", "redo", "insist", "yes", "no", "choose", "correct", "repeat", "next"),
    *("stop", "help", "pause", "resume", "brief", "normal", "coach", "language"),
)
SALAD = (
    *("bleu", "trois", "non", "annule", "Alice", "le", "portail", "modrá", "ne", "six"),
    *("the", "moon", "undo", "quand même", "ano", "rond", "?", ",", "…", "\x00", "é"),
)


def heard(table: Table, random: Random) -> Iterator[str]:
    """Yield the lines of one game: sense, nonsense, and sense with faults."""
    for _ in range(LINES_A_GAME):
        session = table.session
        chance = random.random()
        if chance < 0.4 and not session.game.is_over(session.state):
            told = next_accepted(session.game, session.state, random).announcement
            name, seats = session.game.name, session.seats
            words = said(understanding(session.language, name, seats), told, random)
            yield words if words and random.random() < 0.6 else json.dumps(encode(told))
        elif chance < 0.55:
            told = any_announcement(session.game, session.seats, random)
            yield json.dumps(encode(told), ensure_ascii=False)
        elif chance < 0.7:
            yield json.dumps(mutated(table, random))
        elif chance < 0.9:
            yield json.dumps({"kind": random.choice(REQUESTS)})
        else:
            yield " ".join(random.choices(SALAD, k=random.randint(0, 12)))


def mutated(table: Table, random: Random) -> dict[str, object]:
    """Return an object with a key too many, a key too few or an odd value."""
    game, seats = table.session.game, table.session.seats
    given = encode(any_announcement(game, seats, random))
    key = random.choice(("kind", "seat", "world", "count", "number", "zzz", *given))
    given[key] = random.choice(ODD)
    if random.random() < 0.3:
        given.pop(random.choice(list(given)))
    return given


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_every_line_has_one_answer_and_no_fault_of_our_own(
    name: str, chunk: int
) -> None:
    """Each answer can be rendered, says something, and keeps a state with a prompt."""
    random = Random(chunk)
    locales = Locales()
    latest = time.monotonic() + SECONDS
    answered = 0
    while answered < LINES or (IS_SOAKED and time.monotonic() < latest):
        game = random_game(name, random)
        seats = seats_of(random.choice(tuple(game.players)))
        language = random.choice(languages())
        session = Session.begin(game, seats, language, languages())
        table = Table(session, locales, None)
        for line in heard(table, random):
            spoken = table.answer_json(line, Transcript(line))
            ids = [phrase.id for phrase in spoken.answer.phrases]
            assert "common-cannot-say" not in ids, (line, spoken)
            assert spoken.answer.outcome == "not-understood" or spoken.said, line
            assert json.loads(spoken.as_json())["view"]["phase"]
            assert game.prompts(table.session.state)
            answered += 1
