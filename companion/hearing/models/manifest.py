"""Which models there are, and what their publishers say of their files."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from companion.documents import Entry, merged, read
from companion.folders import data_folder
from companion.resources import resource

MANIFEST = "models/manifest.yaml"
"""Of the program; a file of this name in the user's data folder adds models."""
_KEYS = ("recognizer", "languages", "licence", "address", "files")
_SUMS = {"md5": 32, "sha256": 64}
"""The checksums, with how many signs each has."""
_PLAIN_NAME = re.compile(r"\w[\w.-]*")


@dataclass(frozen=True, slots=True)
class Part:
    """Describe one file that is downloaded."""

    name: str
    size: int
    """In bytes."""
    md5: str | None
    sha256: str | None

    @property
    def is_archive(self) -> bool:
        """Return whether it is to be unpacked."""
        return PurePosixPath(self.name).suffix == ".zip"


@dataclass(frozen=True, slots=True)
class Model:
    """Describe one model that can be installed."""

    name: str
    recognizer: str
    languages: tuple[str, ...]
    licence: str
    address: str
    """The folder in which its publisher offers its parts."""
    parts: tuple[Part, ...]
    """One archive, or all of its files."""
    needed: tuple[str, ...]
    """What it must hold once it is installed."""

    @property
    def home(self) -> Path:
        """Return the folder of all models."""
        return data_folder() / "models"

    @property
    def folder(self) -> Path:
        """Return the folder where the companion looks for it."""
        return self.home / self.name

    @property
    def size(self) -> int:
        """Return how many bytes are downloaded for it."""
        return sum(part.size for part in self.parts)

    @property
    def archive(self) -> Part | None:
        """Return the archive that holds it; `None` where its files come bare."""
        return next((part for part in self.parts if part.is_archive), None)


@dataclass(frozen=True, slots=True)
class Manifest:
    """Hold the models that are known."""

    models: Mapping[str, Model]
    """By name."""
    needed: Mapping[str, tuple[str, ...]]
    """What a model must hold, by recognizer."""


def manifest() -> Manifest:
    """Read which models are known: those of the program and those of the user.

    Raises:
        DocumentError: where a manifest is broken.
    """
    document = read(resource(MANIFEST))
    own = data_folder() / MANIFEST
    if own.is_file():
        document = merged(document, read(own))
    sections = _below(document)
    needed = {
        str(name): _texts(entry) for name, entry in _below(sections["needed"]).items()
    }
    models = {
        str(name): _model(str(name), entry, needed)
        for name, entry in _below(sections["models"]).items()
    }
    return Manifest(models, needed)


def _model(name: str, entry: Entry, needed: Mapping[str, tuple[str, ...]]) -> Model:
    below = _complete(entry, _KEYS)
    _check_name(name, entry)
    recognizer = _text(below["recognizer"])
    if recognizer not in needed:
        remedy = f"write {' or '.join(needed)}"
        raise below["recognizer"].fault("there is no such recognizer", remedy)
    files = _below(below["files"]).items()
    parts = tuple(_part(str(file), one) for file, one in files)
    if not parts or (len(parts) > 1 and any(part.is_archive for part in parts)):
        remedy = "name one archive, or every file of the model"
        raise below["files"].fault("these files make no model", remedy)
    return Model(
        name=name,
        recognizer=recognizer,
        languages=_texts(below["languages"]),
        licence=_text(below["licence"]),
        address=_text(below["address"]),
        parts=parts,
        needed=needed[recognizer],
    )


def _part(name: str, entry: Entry) -> Part:
    below = _complete(entry, ("size", *_SUMS))
    _check_name(name, entry)
    size = below["size"].value
    if type(size) is not int or size < 1:
        raise below["size"].fault("this is not a number of bytes", "write one")
    md5, sha256 = (_sum(below[kind], length) for kind, length in _SUMS.items())
    if md5 is None and sha256 is None:
        raise entry.fault("no checksum is known", "write `md5` or `sha256`")
    return Part(name, size, md5, sha256)


def _check_name(name: str, entry: Entry) -> None:
    """Refuse a name that would lead to another folder."""
    if not _PLAIN_NAME.fullmatch(name):
        raise entry.fault("this is no name of a file", "use letters, digits, . and -")


def _sum(entry: Entry, length: int) -> str | None:
    if entry.value is None:
        return None
    digits = _text(entry).lower()
    if not re.fullmatch(rf"[0-9a-f]{{{length}}}", digits):
        raise entry.fault("this is no checksum", f"write {length} hexadecimal digits")
    return digits


def _complete(entry: Entry, keys: tuple[str, ...]) -> Mapping[object, Entry]:
    below = _below(entry)
    for key in keys:
        if key not in below:
            raise entry.fault(f"the key `{key}` is missing", "add it")
    return below


def _below(entry: Entry) -> Mapping[object, Entry]:
    if isinstance(entry.value, Mapping):
        return dict(entry.value)
    raise entry.fault("this is not a section", "write `key: value` lines below the key")


def _texts(entry: Entry) -> tuple[str, ...]:
    if isinstance(entry.value, tuple):
        return tuple(map(_text, entry.value))
    raise entry.fault("this is not a list", "write a list: `[one, other]`")


def _text(entry: Entry) -> str:
    if isinstance(entry.value, str):
        return entry.value
    raise entry.fault("this is not text", "write it in quotes")
