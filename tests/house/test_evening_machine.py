"""An evening in any order: announce, undo, redo, correct, ask, lose power, go on.

Whatever happens, the file holds exactly what the table was told was recorded.
"""

import os
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from companion import config, record
from companion.config import game_names
from companion.core import requests
from companion.core.journal import Entry, Journal
from companion.core.words import Transcript
from companion.language.locale import languages
from companion.record import Record
from companion.session import Session
from companion.session.open_ends import open_ends
from companion.sitting.reading import Header
from companion.sitting.sitting import Sitting
from companion.table import Locales, Spoken, Table
from tests.games.playing import any_announcement, next_accepted, seats_of
from tests.language.games import understanding
from tests.language.speaking import said

IS_SOAKED = bool(os.environ.get("SOAK"))
LOCALES = Locales()
seeds = st.integers(0, 2**32)
CHANGES = tuple(
    requests.Correct((change,))
    for change in (("value", 2), ("value", 9), ("points", 3), ("points", 40))
)
QUESTIONS = (
    *(requests.AskTurn(), requests.AskState(), requests.AskGist(), requests.Help()),
    *(requests.AskHistory(4), requests.AskScore(), requests.Repeat(), requests.Brief()),
)


class Evening(RuleBasedStateMachine):
    """Play one game at a table whose file is read again at any moment."""

    name = ""

    def __init__(self) -> None:
        """Take a folder of its own."""
        super().__init__()
        self._folder = Path(tempfile.mkdtemp())
        self._copies = 0
        self.table: Table
        self._path: Path

    @initialize(seed=seeds)
    def begin(self, seed: int) -> None:
        """Sit down."""
        chance = Random(seed)
        self._path = self._folder / "evening.db"
        configuration = config.restored(self.name, {}, "test")
        game = configuration.game()
        seats = seats_of(chance.choice(tuple(game.players)[:4]))
        session = Session.begin(game, seats, chance.choice(languages()), languages())
        header = Header(self.name, seats, session.language, config.kept(configuration))
        self._sitting = Sitting(self._path, float)
        self.table = Table(session, LOCALES, Record(self._sitting, header))

    @property
    def session(self) -> Session[Any]:
        """Return the game as the table knows it."""
        return self.table.session

    def hear(self, heard: Any) -> Spoken:
        """Say something; it is answered, and never with a fault of our own."""
        before = self.session
        spoken = self.table.answer(heard)
        ids = [phrase.id for phrase in spoken.answer.phrases]
        assert "common-cannot-say" not in ids, heard
        if spoken.answer.outcome not in ("accepted", "answered"):
            assert self.session.journal == before.journal
        return spoken

    @rule(seed=seeds)
    def announce(self, seed: int) -> None:
        """Announce what is accepted, as an object."""
        if not self.session.game.is_over(self.session.state):
            told = next_accepted(self.session.game, self.session.state, Random(seed))
            assert self.hear(told.announcement).answer.outcome == "accepted"

    @rule(seed=seeds)
    def announce_in_words(self, seed: int) -> None:
        """Announce what is accepted, as people say it."""
        chance, session = Random(seed), self.session
        if session.game.is_over(session.state):
            return
        told = next_accepted(session.game, session.state, chance).announcement
        understood = understanding(session.language, self.name, session.seats)
        words = said(understood, told, chance)
        if words is not None:
            self.hear(Transcript(words))

    @rule(seed=seeds)
    def announce_anything(self, seed: int) -> None:
        """Announce what may be wrong."""
        self.hear(any_announcement(self.session.game, self.session.seats, Random(seed)))

    @rule(count=st.integers(1, 4))
    def undo(self, count: int) -> None:
        """Take back, and bring back exactly what was there."""
        before = self.session
        self.hear(requests.Undo(count))
        gone = len(before.journal.entries) - len(self.session.journal.entries)
        for _ in range(gone):
            self.hear(requests.Redo())
        assert self.session.journal.entries == before.journal.entries
        self.hear(requests.Undo(count))

    @rule(words=st.sampled_from(("annule", "undo", "vrať to", "zpět")))
    def undo_in_words(self, words: str) -> None:
        """Take back in words: what was seen is asked about first."""
        self.hear(Transcript(words))

    @rule()
    def redo(self) -> None:
        """Bring back."""
        self.hear(requests.Redo())

    @rule(change=st.sampled_from(CHANGES))
    def correct(self, change: requests.Correct) -> None:
        """Correct the last announcement."""
        self.hear(change)

    @rule(answer=st.sampled_from((requests.Yes(), requests.No(), requests.Insist())))
    def answer(self, answer: requests.Yes | requests.No | requests.Insist) -> None:
        """Answer what was asked or objected to, if anything was."""
        self.hear(answer)

    @rule(question=st.sampled_from(QUESTIONS))
    def ask(self, question: Any) -> None:
        """Ask something; the game stays as it is."""
        before = self.session.journal
        self.hear(question)
        assert self.session.journal == before

    @rule(language=st.sampled_from(languages()))
    def change_language(self, language: str) -> None:
        """Go on in another language."""
        self.hear(requests.Language(language))

    def is_begun(self) -> bool:
        """Return whether there is anything to go on with."""
        return not self._sitting.is_empty

    @precondition(is_begun)
    @rule()
    def close_and_resume(self) -> None:
        """Go home, and go on another evening."""
        self.table.close()
        self._go_on(self._path)

    @precondition(is_begun)
    @rule()
    def lose_power_and_resume(self) -> None:
        """Lose the power: what is on the disk at this moment is all there is."""
        self._copies += 1
        copy = self._folder / f"copy-{self._copies}.db"
        for end in ("", "-wal"):
            if Path(f"{self._path}{end}").exists():
                shutil.copyfile(f"{self._path}{end}", f"{copy}{end}")
        self.table.close()
        self._go_on(copy)

    def _go_on(self, path: Path) -> None:
        before, self._path = self.session, path
        self._sitting = Sitting(path, float)
        waiting = record.resumed(self._sitting, 1)
        session = waiting.session(before.language, languages())
        assert session.journal == _as_kept(before.journal)
        assert open_ends(session) == open_ends(before)
        kept = Record(self._sitting, waiting.header, waiting)
        self.table = Table(session, LOCALES, kept)
        assert self.table.resumed().said

    @invariant()
    def somebody_can_go_on(self) -> None:
        """Know what the table waits for, whatever was said."""
        assert self.session.game.prompts(self.session.state)

    def teardown(self) -> None:
        """Leave nothing behind."""
        if hasattr(self, "table"):
            self.table.close()
        shutil.rmtree(self._folder)


def _as_kept(journal: Journal[Any]) -> Journal[Any]:
    """Return a journal that says of each round who begins: that is kept with it."""
    entries, undone = (
        tuple(map(_with_who_begins, some)) for some in (journal.entries, journal.undone)
    )
    return replace(journal, entries=entries, undone=undone)


def _with_who_begins(entry: Entry[Any]) -> Entry[Any]:
    if getattr(entry.announcement, "first", entry) is not None:
        return entry
    return replace(entry, announcement=entry.settled)


@pytest.mark.parametrize("name", game_names())
def test_an_evening_in_any_order_is_kept_exactly(name: str) -> None:
    """Every game, in steps that nobody has thought of."""
    machine = type(f"EveningOf{name.title()}", (Evening,), {"name": name})
    often = settings(
        max_examples=400 if IS_SOAKED else 6,
        stateful_step_count=60 if IS_SOAKED else 30,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(machine, settings=often)
