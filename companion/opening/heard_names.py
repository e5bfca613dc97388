"""A name that was heard: taken where it is clear, else asked back."""

from companion.company import Said
from companion.core.words import Phrase
from companion.language.understanding.folding import fold
from companion.opening.spelling import Speller
from companion.opening.talk import Talk

_TRIES = 3
"""How often a name is asked that is not understood, before a number takes its place."""


class HeardNames:
    """Understand names one by one; what sounds near but not the same is asked back."""

    def __init__(self, talk: Talk, speller: Speller) -> None:
        """Take the conversation, and what understands spelled names."""
        self._talk = talk
        self._speller = speller

    def understood(self, said: Said, part: str, number: int) -> str | None:
        """Return the name of a place; `None` where it is not understood at all.

        Raises: what `Talk.answer` raises.
        """
        refused: set[str] = set()
        for _ in range(_TRIES):
            found = tuple(one for one in self._found(said, part) if one not in refused)
            if len(found) == 1 and self._is_sure(said, part, found[0]):
                return found[0]
            asked = Phrase("opening-name-unheard", {"number": number})
            if found:
                asked = Phrase("opening-which-name", {"names": found})
            self._talk.ask(asked)
            said = self._talk.answer("name")
            if self._speller.is_spelled(said, said.text):
                return self._speller.name(said)
            is_right = self._talk.agreement(said)
            if is_right and len(found) == 1:
                return found[0]
            if is_right is None:
                part = self._meant(said, found)
            else:
                refused.update(found)
        return None

    def chosen(self, said: Said, text: str) -> str | None:
        """Return a name that was heard in a change; what is not clear is asked once.

        Raises: what `Talk.answer` raises.
        """
        found = self._talk.names.heard((text,))
        if len(found) == 1 and self._is_sure(said, text, found[0]):
            return found[0]
        if not found:
            return None
        self._talk.ask(Phrase("opening-which-name", {"names": found}))
        answer = self._talk.answer("name")
        if self._talk.agreement(answer) and len(found) == 1:
            return found[0]
        names = self._found(answer, self._meant(answer, found))
        return names[0] if len(names) == 1 else None

    def _found(self, said: Said, part: str) -> tuple[str, ...]:
        """Return the names that a text may be; what was typed is the name itself."""
        if not said.is_heard:
            return (part,)
        is_alone = fold(part) == fold(said.text)
        readings = (part, *said.readings) if is_alone else (part,)
        return self._talk.names.heard(readings)

    def _is_sure(self, said: Said, part: str, name: str) -> bool:
        """Return whether a name was typed, or sounds just as it was heard."""
        readings = (part, *said.readings)
        same = self._talk.names.is_same
        return not said.is_heard or any(same(one, name) for one in readings)

    def _meant(self, said: Said, found: tuple[str, ...]) -> str:
        """Return the name that an answer means: one of the asked ones, or another."""
        for asked in self._talk.requests(said):
            number = getattr(asked, "number", None)
            if isinstance(number, int) and 1 <= number <= len(found):
                return found[number - 1]
        listed = self._talk.start.listed(said.text)
        return listed[0] if listed else said.text
