"""Find the folder of a model, and see whether it holds what is needed."""

from pathlib import Path

from companion.core.errors import CompanionError
from companion.hearing.models.manifest import MANIFEST, Model, manifest

_STATIC = "graph/HCLG.fst"
"""What a Vosk model has that cannot be told which words to expect."""


class ModelMissing(CompanionError):
    """A model is not installed."""

    def __init__(self, model: Model) -> None:
        """Keep which one; it knows its name and its target folder."""
        super().__init__(
            f"{model.folder}: the model {model.name} is not there; run "
            f"`companion models install {model.name}`."
        )
        self.model = model


class ModelUnknown(CompanionError):
    """No manifest has a model of this name."""

    def __init__(self, name: str) -> None:
        """Keep the name."""
        super().__init__(f"{name}: no model has this name; see {MANIFEST}.")
        self.name = name


class ModelIncomplete(CompanionError):
    """A folder does not hold a whole model."""

    def __init__(self, folder: Path, missing: tuple[str, ...]) -> None:
        """Keep which folder and the files that it lacks."""
        super().__init__(
            f"{folder}: is not a complete model, {', '.join(missing)} is missing; "
            "install it again."
        )
        self.folder = folder
        self.missing = missing


class ModelStatic(ModelIncomplete):
    """A folder holds a model that cannot be told which words to expect."""


def known_model(name: str) -> Model:
    """Return what a manifest says of a model.

    Raises:
        ModelUnknown: where none names it.
    """
    models = manifest().models
    if name not in models:
        raise ModelUnknown(name)
    return models[name]


def find_model(name: str) -> Path:
    """Return the folder of an installed model.

    Raises:
        ModelUnknown: where no manifest names it.
        ModelMissing: where it is not installed.
        ModelIncomplete: where files of it are missing.
    """
    model = known_model(name)
    if not model.folder.is_dir():
        raise ModelMissing(model)
    return complete(model.folder, model.needed)


def given_model(folder: Path, recognizer: str = "vosk") -> Path:
    """Return a folder that the user has named, if it holds a whole model.

    Raises:
        ModelIncomplete: where files of it are missing.
    """
    return complete(folder, manifest().needed[recognizer])


def complete(folder: Path, needed: tuple[str, ...]) -> Path:
    """Return a folder that holds all these files, none of them empty.

    Raises:
        ModelStatic: where it holds a model that no words can be given to.
        ModelIncomplete: where it does not hold them.
    """
    missing = tuple(file for file in needed if not _is_there(folder / file))
    if missing:
        kind = ModelStatic if _is_there(folder / _STATIC) else ModelIncomplete
        raise kind(folder, missing)
    return folder


def _is_there(file: Path) -> bool:
    return file.is_file() and file.stat().st_size > 0
