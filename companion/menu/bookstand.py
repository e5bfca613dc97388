"""Answer questions about the rules of a game that nobody plays yet."""

from collections.abc import Callable
from dataclasses import replace

from companion.company import Awaited, Company, Said
from companion.core import requests
from companion.core.facts import Announcement
from companion.core.words import Phrase, Transcript
from companion.evening import Wish, table_for
from companion.opening import Ended

_PLAYERS = ("Alice", "Bruno", "Eva")
"""Rules are told for so many; nobody of this name is ever mentioned."""
_ABOUT = ("ask", "more", "example", "next", "back", "read")
"""How the kinds of sentences begin that are about rules."""


class Bookstand:
    """Let people ask about the rules of one game; nothing is played or kept."""

    def __init__(
        self, wish: Wish, company: Company, is_back: Callable[[Said], bool]
    ) -> None:
        """Take the game, who asks, and what tells that they have asked enough."""
        self._company = company
        self._is_back = is_back
        self._table = table_for(replace(wish, players=_PLAYERS, sitting=None))
        locale = self._table.locale
        heard = (one for one in locale.glossary.heard if one.startswith(_ABOUT))
        key = ("rules", wish.game, locale.profile.code)
        self._awaited = Awaited(locale, key=key, kinds=tuple(heard))

    def answer(self) -> None:
        """Answer until somebody goes back.

        Raises:
            Ended: where there are no more lines.
        """
        while True:
            said = self._company.next(self._awaited)
            if said is None:
                raise Ended
            if self._is_back(said):
                return
            meaning = self._table.understood(said.text).answer.meaning
            if isinstance(meaning, requests.Quit):
                return
            if isinstance(meaning, Announcement):
                self._say(*self._table.sentences(Phrase("menu-rules-only", {})))
                continue
            heard = Transcript(said.text, "press", said.readings)
            self._say(*self._table.answer(heard).said)

    def _say(self, *sentences: str) -> None:
        for sentence in sentences:
            self._company.say(sentence, self._table.locale.profile.voices)
