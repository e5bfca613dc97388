"""Take names letter by letter."""

from companion.company import Said
from companion.core.words import Phrase
from companion.opening.letters import Spoken, name_of
from companion.opening.talk import Back, Talk


class Speller:
    """Ask for the letters of a name until it is complete."""

    def __init__(self, talk: Talk) -> None:
        """Take the conversation."""
        self._talk = talk

    def is_spelled(self, said: Said, text: str) -> bool:
        """Return whether a text is letters; typed ones are announced as such."""
        alphabet = self._talk.words.alphabet
        if self._talk.names.is_name(text) and not alphabet.is_announced(text):
            return False
        spelled = alphabet.spelled(text)
        if spelled is None or not spelled.letters:
            return False
        return alphabet.is_announced(text) or (
            said.is_heard and len(spelled.letters) > 1
        )

    def name(self, said: Said) -> str:
        """Return a name letter by letter, until it is said to be complete."""
        alphabet = self._talk.words.alphabet
        so_far = alphabet.spelled(said.text) or Spoken("", is_done=False)
        if not so_far.letters:
            self._talk.ask(Phrase("opening-spell", {}))
        while not so_far.is_done or not so_far.letters:
            if so_far.letters:
                letters = _apart(so_far.letters)
                self._talk.ask(Phrase("opening-letters", {"letters": letters}))
            said = self._letters_said(so_far)
            more = alphabet.spelled(said.text, so_far.letters)
            if more is not None:
                so_far = more
            elif so_far.letters and self._is_end(said):
                break
            else:
                self._talk.miss(said)
        name, letters = name_of(so_far.letters), _apart(so_far.letters)
        self._talk.say("opening-spelled", name=name, letters=letters)
        return name

    def _is_end(self, said: Said) -> bool:
        """Return whether a name is said to be complete, in whatever words."""
        is_done = self._talk.agreement(said) or self._talk.is_said("done", said)
        return bool(is_done) or self._talk.is_quit(said)

    def _letters_said(self, so_far: Spoken) -> Said:
        """Return the next letters; "undo" takes back the last one."""
        try:
            return self._talk.answer("letters", is_closing=bool(so_far.letters))
        except Back:
            if not so_far.letters:
                raise
            return Said(self._talk.words.alphabet.backs[0])


def _apart(letters: str) -> str:
    return ", ".join(letters.upper())
