"""Names that are spelled: "Z comme Zoé, O, É", letter by letter."""

import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.language.understanding.folding import fold
from companion.opening.wording import Line

_MARKS = {
    "acute": "\u0301",
    "grave": "\u0300",
    "circumflex": "\u0302",
    "diaeresis": "\u0308",
    "cedilla": "\u0327",
    "caron": "\u030c",
    "ring": "\u030a",
    "stroke": "\u0338",
}
"""The marks that letters carry, by the names of `letters.yaml`."""
_LONGEST = 6
"""Words of the name of one letter or mark at most."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """Hold what a spelling was understood as."""

    letters: str
    """All letters so far, as they are written in a name."""
    is_done: bool
    """Whether it was said that the name is complete."""


@dataclass(frozen=True)
class Alphabet:
    """Know how letters are named, and what is said between them."""

    letters: Mapping[str, str]
    """Letters by their names, folded."""
    words: Mapping[str, str]
    """Letters by the words of the telephone alphabet, folded."""
    marks: Mapping[str, str]
    """Marks by their names, folded."""
    doubles: tuple[str, ...]
    """What says that the next letter stands twice."""
    likes: tuple[str, ...]
    """What stands between a letter and a word that begins with it."""
    signs: Mapping[str, str]
    """Hyphen, apostrophe and space by their names, folded."""
    dones: tuple[str, ...]
    """What says that the name is complete."""
    backs: tuple[str, ...]
    """What takes the last letter back."""
    leads: tuple[str, ...]
    """What may come before a spelling: "I spell"."""

    def is_announced(self, text: str) -> bool:
        """Return whether a text says that letters follow, or spells with words."""
        words = Line(text).words
        begins = any(_begins(words, 0, lead) for lead in self.leads)
        inner = range(1, len(words) - 1)
        return begins or any(
            _begins(words, place, like) for place in inner for like in self.likes
        )

    def spelled(self, text: str, before: str = "") -> Spoken | None:
        """Return the letters of a text after those before it; `None`: it has others.

        Letters are heard one by one or written together: "Z, O, É", "ZOÉ".
        """
        line = Line(text)
        leads = (lead for lead in self.leads if _begins(line.words, 0, lead))
        place = len(next(leads, "").split())
        found, is_double, is_done = before, False, False
        while place < len(line.words):
            step = self._step(line, place)
            if step is None or is_done:
                return None
            place, kind, value = step
            match kind:
                case "letter":
                    found += value * (2 if is_double else 1)
                    is_double = False
                case "mark":
                    found = unicodedata.normalize("NFC", found + value)
                case "double":
                    is_double = True
                case "back":
                    found = found[:-1]
                case _:
                    is_done = True
        return Spoken(found, is_done)

    def _step(self, line: Line, place: int) -> tuple[int, str, str] | None:
        """Return what comes next: where it ends, what it is, and its value."""
        return next(self._steps(line, place), None)

    def _steps(self, line: Line, place: int) -> Iterator[tuple[int, str, str]]:
        words = line.words
        for length in range(min(_LONGEST, len(words) - place), 0, -1):
            end = place + length
            text = " ".join(words[place:end])
            if text in self.dones:
                yield end, "done", ""
            if text in self.backs:
                yield end, "back", ""
            if text in self.doubles and end < len(words):
                yield end, "double", ""
            if text in self.marks:
                yield end, "mark", _MARKS[self.marks[text]]
            if text in self.signs:
                yield end, "letter", self.signs[text]
            letter = self._letter(text, line.text(place, end))
            if letter:
                yield self._after_like(words, end), "letter", letter
        yield from self._by_word(line, place)

    def _letter(self, text: str, written: str) -> str:
        """Return the letter that is named, with its accent where it is written."""
        if len(fold(written)) == 1 and len(written) == 1:
            return written.lower()
        for known in (self.letters, self.words):
            for way in (written.lower(), text):
                if way in known:
                    return known[way]
        return ""

    def _by_word(self, line: Line, place: int) -> Iterator[tuple[int, str, str]]:
        """Yield the letter that a word stands for: "comme Zoé"; "ZOÉ" are several."""
        for like in self.likes:
            end = place + len(like.split())
            if _begins(line.words, place, like) and end < len(line.words):
                yield end + 1, "letter", line.text(end, end + 1)[0].lower()
        written = line.text(place, place + 1)
        if written.isupper() and len(written) > 1:
            yield place + 1, "letter", written.lower()

    def _after_like(self, words: tuple[str, ...], place: int) -> int:
        """Return where a letter ends: after the word that says it again."""
        for like in self.likes:
            end = place + len(like.split())
            if _begins(words, place, like) and end < len(words):
                return end + 1
        return place


def name_of(letters: str) -> str:
    """Return spelled letters as a name is written: each part begins large."""
    found = ""
    for letter in letters:
        is_first = not found or found[-1] in " -'"
        found += letter.upper() if is_first else letter
    return found.strip(" -'")


def _begins(words: tuple[str, ...], place: int, text: str) -> bool:
    parts = tuple(text.split())
    return words[place : place + len(parts)] == parts
