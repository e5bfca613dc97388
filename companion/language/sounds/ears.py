"""How one language sounds, and what its sounds are taken for: its `sounds.yaml`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from companion.documents import Entry
from companion.language.entries import document, error, items, section, text
from companion.language.sounds.likeness import Likeness
from companion.language.sounds.phones import Pronunciation

FILE = "sounds.yaml"
"""The file of a language; one without it is pronounced by its code."""
_LONGER = 2
"""Letters of a word after the beginning that denies."""
_KEYS = ("voice", "same", "heard", "added", "denials")


@dataclass(frozen=True)
class Ears:
    """Know how a language sounds and what its sounds are taken for."""

    pronunciation: Pronunciation
    likeness: Likeness
    denials: tuple[str, ...] = ()
    """Words that say that something is not so, folded; `ne*` is how some begin."""

    def denies(self, words: Iterable[str]) -> bool:
        """Return whether any of some folded words says that something is not so."""
        return any(_fits(word, denial) for word in words for denial in self.denials)


def read_ears(folder: Path) -> Ears:
    """Read the `sounds.yaml` in the folder of a language.

    Raises:
        LocaleError: where it is broken.
    """
    file = folder / FILE
    if not file.exists():
        return Ears(Pronunciation(folder.name), Likeness())
    keys = dict(section(document(file), _KEYS))
    voice = text(keys["voice"]) if "voice" in keys else folder.name
    same = {sound: text(one) for sound, one in _below(keys, "same").items()}
    heard = {said: dict(_costs(one)) for said, one in _below(keys, "heard").items()}
    added = dict(_costs(keys["added"])) if "added" in keys else {}
    denials = tuple(map(text, items(keys["denials"]))) if "denials" in keys else ()
    return Ears(Pronunciation(voice, same), Likeness(heard, added), denials)


def _fits(word: str, denial: str) -> bool:
    """Return whether a word is one, or begins like one and goes on."""
    if not denial.endswith("*"):
        return word == denial
    start = denial[:-1]
    return word.startswith(start) and len(word) >= len(start) + _LONGER


def _below(keys: Mapping[str, Entry], key: str) -> dict[str, Entry]:
    return dict(section(keys[key])) if key in keys else {}


def _costs(entry: Entry) -> dict[str, float]:
    return {sound: _cost(one) for sound, one in section(entry)}


def _cost(entry: Entry) -> float:
    if not isinstance(entry.value, int | float) or not 0 <= entry.value <= 1:
        raise error(entry, "this is no cost", "write a number from 0 to 1")
    return float(entry.value)
