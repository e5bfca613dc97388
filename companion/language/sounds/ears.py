"""How one language sounds, and what its sounds are taken for: its `sounds.yaml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from companion.documents import Entry
from companion.language.entries import document, error, section, text
from companion.language.sounds.likeness import Likeness
from companion.language.sounds.phones import Pronunciation

FILE = "sounds.yaml"
"""The file of a language; one without it is pronounced by its code."""
_KEYS = ("voice", "same", "heard", "added")


@dataclass(frozen=True)
class Ears:
    """Know how a language sounds and what its sounds are taken for."""

    pronunciation: Pronunciation
    likeness: Likeness


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
    return Ears(Pronunciation(voice, same), Likeness(heard, added))


def _below(keys: Mapping[str, Entry], key: str) -> dict[str, Entry]:
    return dict(section(keys[key])) if key in keys else {}


def _costs(entry: Entry) -> dict[str, float]:
    return {sound: _cost(one) for sound, one in section(entry)}


def _cost(entry: Entry) -> float:
    if not isinstance(entry.value, int | float) or not 0 <= entry.value <= 1:
        raise error(entry, "this is no cost", "write a number from 0 to 1")
    return float(entry.value)
