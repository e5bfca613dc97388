"""What the recognizer of a table listens for, whatever the state of the game."""

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.core.errors import CompanionError
from companion.core.facts import kind
from companion.hearing.recognizer import Recognizer, WordsUnheard
from companion.hearing.vosk.recognizer import VoskRecognizer
from companion.language.locale import Locale
from companion.session.sayable import ANSWERS, sayable
from companion.table import Table

if TYPE_CHECKING:
    from companion.language.understanding.audible import Audible


class Phrasing:
    """Know the phrases of the moment, in the language spoken when it was made."""

    def __init__(
        self,
        table: Table,
        recognizer: Recognizer,
        tell: Callable[[CompanionError], None],
        locale: Locale | None = None,
    ) -> None:
        """Take who is told, once, of what people cannot say so that it is heard.

        The language is that of the table where no other is given.
        """
        self._table = table
        self._locale = locale or table.locale
        self._recognizer = recognizer
        self._tell = tell
        self._lock = threading.Lock()
        self._audible: Audible | None = None
        self._is_deaf = False
        """Whether it was told that the companion cannot hear what it is called."""

    def __call__(self) -> tuple[str, ...]:
        """Return the phrases that can be said now; the first time takes seconds.

        Raises:
            RecognizerLost: where the recognizer died before it was asked for words.
            RecognizerUnusable: where it does not start.
        """
        session = self._table.session
        if not isinstance(self._recognizer, VoskRecognizer):
            return session.seats
        with self._lock:
            if self._audible is None:
                self._audible = self._learned(self._recognizer)
        phrases, now = self._audible.phrases, sayable(session)
        is_called = session.listening == "called"
        if is_called and not phrases.address and not self._is_deaf:
            self._is_deaf = True
            self._tell(WordsUnheard(self._locale.profile.address[:1]))
        kinds = (now.awaited, now.commands, now.others)
        return phrases.of(*kinds, is_called=is_called)

    def _learned(self, recognizer: VoskRecognizer) -> "Audible":
        # Only here: what knows sounds takes longer to import than a prompt may wait.
        from companion.language.listening import listened_for  # noqa: PLC0415

        seats = self._table.session.seats
        found = listened_for(self._locale, seats, recognizer.known)
        if found.unheard:
            self._tell(WordsUnheard(found.unheard))
        threading.Thread(
            target=self._prepare, args=(found,), name="phrases", daemon=True
        ).start()
        return found

    def _prepare(self, found: "Audible") -> None:
        """Do now what the next states of the game would wait for."""
        glossary = self._locale.glossary
        awaited = (*map(kind, glossary.announcements), *map(kind, ANSWERS))
        found.phrases.prepare(awaited, glossary.heard)
