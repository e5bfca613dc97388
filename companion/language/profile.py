"""What is particular to a language, from its `language.yaml`."""

from dataclasses import dataclass
from pathlib import Path

from companion.documents import Entry
from companion.language.entries import document, error, items, section, text
from companion.language.numbers import Numbers, read_numbers
from companion.language.understanding.names import Ending, read_endings

_KEYS = (
    "code",
    "name",
    "address",
    "private",
    "fillers",
    "sequels",
    "join",
    "voices",
    "recognizer",
    "names",
    "minus",
    "numbers",
)
_MORE_KEYS = ("owners", "courtesies")
"""What some languages have."""
_JOINS = ("and", "or")


@dataclass(frozen=True, slots=True)
class Profile:
    """Hold what is particular to a language."""

    code: str
    """The name of its folder."""
    name: str
    """What its speakers call it."""
    address: tuple[str, ...]
    """What the companion is called, where it must be addressed."""
    private: tuple[str, ...]
    """Words before a question that is to be answered in the earphone alone."""
    fillers: tuple[str, ...]
    """Small words around a sentence that mean nothing by themselves."""
    sequels: tuple[str, ...]
    """Words between two sentences in one breath, besides a comma."""
    conjunctions: dict[str, str]
    """The words that join a list: `and`, `or`."""
    voices: tuple[str, ...]
    """Names of voices that speak it, best first."""
    recognizer: str
    """The name of the Vosk model that hears it."""
    endings: tuple[Ending, ...]
    """How names change where people say them."""
    numbers: Numbers
    owners: tuple[Ending, ...] = ()
    """How names change to what is somebody's own, where they do so: "Petrovy"."""
    courtesies: tuple[str, ...] = ()
    """What thanks, agrees or asks to wait, and is answered with silence."""


def read_profile(folder: Path) -> Profile:
    """Read the `language.yaml` of a folder.

    Raises:
        LocaleError: where the file is missing or broken, or lacks a key.
    """
    entry = document(folder / "language.yaml")
    keys = dict(section(entry, (*_KEYS, *_MORE_KEYS)))
    for key in _KEYS:
        if key not in keys:
            raise error(entry, f"the key `{key}` is missing", "add it")
    if text(keys["code"]) != folder.name:
        raise error(keys["code"], "the folder has another name", "write that name")
    return Profile(
        code=folder.name,
        name=text(keys["name"]),
        address=tuple(map(text, items(keys["address"]))),
        private=tuple(map(text, items(keys["private"]))),
        fillers=tuple(map(text, items(keys["fillers"]))),
        sequels=tuple(map(text, items(keys["sequels"]))),
        conjunctions=_conjunctions(keys["join"]),
        voices=tuple(map(text, items(keys["voices"]))),
        recognizer=text(keys["recognizer"]),
        endings=read_endings(keys["names"]),
        numbers=read_numbers(keys["numbers"], keys["minus"]),
        owners=read_endings(keys["owners"]) if "owners" in keys else (),
        courtesies=(
            tuple(map(text, items(keys["courtesies"]))) if "courtesies" in keys else ()
        ),
    )


def _conjunctions(entry: Entry) -> dict[str, str]:
    words = {key: text(one) for key, one in section(entry, _JOINS)}
    for key in _JOINS:
        if key not in words:
            raise error(entry, f"the word for `{key}` is missing", "add it")
    return words
