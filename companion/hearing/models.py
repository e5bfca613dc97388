"""The models that recognizers need: which there are, and where they are installed."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from companion.core.errors import CompanionError
from companion.documents import Entry, read
from companion.folders import data_folder
from companion.resources import resource

_FOLDER = "models"
_MANIFEST = "models/manifest.yaml"
_KEYS = ("language", "size", "md5", "sha256", "licence", "address")


@dataclass(frozen=True, slots=True)
class Model:
    """Describe one model that can be installed."""

    name: str
    language: str
    size: int
    """Bytes of the archive."""
    md5: str | None
    sha256: str | None
    licence: str
    address: str
    """Where the archive can be downloaded."""

    @property
    def folder(self) -> Path:
        """Return the folder where the companion looks for it."""
        return data_folder() / _FOLDER / self.name


@dataclass(frozen=True, slots=True)
class Manifest:
    """Hold the models that are known."""

    models: Mapping[str, Model]
    """By name."""
    files: tuple[str, ...]
    """What every model must hold."""


class ModelMissing(CompanionError):
    """A model is not installed."""

    def __init__(self, model: Model) -> None:
        """Keep which one; it knows its name, address and target folder."""
        super().__init__(
            f"{model.folder}: the model {model.name} is not there; unpack "
            f"{model.address} in {model.folder.parent}."
        )
        self.model = model


class ModelUnknown(CompanionError):
    """The manifest has no model of this name."""

    def __init__(self, name: str) -> None:
        """Keep the name."""
        super().__init__(f"{name}: no model has this name; see {_MANIFEST}.")
        self.name = name


class ModelIncomplete(CompanionError):
    """A folder does not hold a whole model that can be restricted to some words."""

    def __init__(self, folder: Path, missing: tuple[str, ...]) -> None:
        """Keep which folder and the files that it lacks."""
        super().__init__(
            f"{folder}: is not a complete model, {', '.join(missing)} is missing; "
            "unpack its archive again."
        )
        self.folder = folder
        self.missing = missing


def manifest() -> Manifest:
    """Read which models are known.

    Raises:
        DocumentError: where the manifest is broken.
    """
    document = _below(read(resource(_MANIFEST)))
    models = {
        str(name): _model(str(name), entry)
        for name, entry in _below(document["models"]).items()
    }
    files = document["files"].value
    names = files if isinstance(files, tuple) else ()
    return Manifest(models, tuple(str(file.value) for file in names))


def find_model(name: str) -> Path:
    """Return the folder of an installed model.

    Raises:
        ModelUnknown: where the manifest does not name it.
        ModelMissing: where it is not installed.
        ModelIncomplete: where files of it are missing.
    """
    known = manifest()
    if name not in known.models:
        raise ModelUnknown(name)
    model = known.models[name]
    if not model.folder.is_dir():
        raise ModelMissing(model)
    return verified(model.folder, known.files)


def given_model(folder: Path) -> Path:
    """Return a folder that the user has named, if it holds a whole model.

    Raises:
        ModelIncomplete: where files of it are missing.
    """
    return verified(folder, manifest().files)


def verified(folder: Path, files: tuple[str, ...]) -> Path:
    """Return a folder that holds all these files, none of them empty.

    Raises:
        ModelIncomplete: where it does not.
    """
    missing = tuple(file for file in files if not _is_there(folder / file))
    if missing:
        raise ModelIncomplete(folder, missing)
    return folder


def _is_there(file: Path) -> bool:
    return file.is_file() and file.stat().st_size > 0


def _model(name: str, entry: Entry) -> Model:
    below = _below(entry)
    for key in _KEYS:
        if key not in below:
            raise entry.fault(f"the key `{key}` is missing", "add it")
    size = below["size"].value
    if type(size) is not int:
        raise below["size"].fault("this is not a number of bytes", "write one")
    return Model(
        name=name,
        language=_text(below["language"]),
        size=size,
        md5=_optional(below["md5"]),
        sha256=_optional(below["sha256"]),
        licence=_text(below["licence"]),
        address=_text(below["address"]),
    )


def _below(entry: Entry) -> Mapping[object, Entry]:
    if isinstance(entry.value, Mapping):
        return dict(entry.value)
    raise entry.fault("this is not a section", "write `key: value` lines below the key")


def _text(entry: Entry) -> str:
    if isinstance(entry.value, str):
        return entry.value
    raise entry.fault("this is not text", "write it in quotes")


def _optional(entry: Entry) -> str | None:
    return None if entry.value is None else _text(entry)
