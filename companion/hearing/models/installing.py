"""Install, check and remove models; whatever happens, a model is whole or not there."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from companion.hearing.models.checksums import changed, keep_sums, kept_sums
from companion.hearing.models.faults import (
    ArchiveUnsafe,
    DiskFull,
    ModelDamaged,
    ModelUnfit,
    written,
)
from companion.hearing.models.fetching import Source, fetch
from companion.hearing.models.finding import (
    ModelIncomplete,
    ModelMissing,
    complete,
)
from companion.hearing.models.manifest import Model
from companion.hearing.models.unpacking import unpack
from companion.hearing.models.workplace import Workplace, delete

State = Literal["installed", "incomplete", "begun", "absent"]
"""What there is of a model on this machine."""


def state(model: Model) -> State:
    """Return what there is of a model, without reading all of it."""
    try:
        complete(model.folder, model.needed)
    except ModelIncomplete:
        if model.folder.is_dir():
            return "incomplete"
        return "begun" if Workplace(model).is_begun() else "absent"
    return "installed"


def install(
    model: Model, given: str | None, told: Callable[[int], None] = lambda _: None
) -> bool:
    """Install a model; return whether it was not there already.

    It comes from its publisher, or from the address, file or folder that is given.
    What is told is how many percent of it have come.

    Raises:
        InstallError: where it cannot be installed; what came of it is kept, to go on.
    """
    if _is_whole(model):
        return False
    place, source = Workplace(model), Source(model, given)
    with place.reserved(), written(model.home):
        if _is_whole(model):
            return False
        _check_space(place)
        before = 0
        for part in model.parts:
            fetch(part, source, place, _percent(told, before, model.size))
            before += part.size
        finished = _finished(place)
        keep_sums(finished)
        place.settle(finished)
    return True


def verify(model: Model) -> bool:
    """Read an installed model again; return whether its checksums are known.

    Raises:
        ModelMissing: where it is not installed.
        ModelIncomplete: where files of it are missing.
        ModelDamaged: where a file is not what was installed.
    """
    if not model.folder.is_dir():
        raise ModelMissing(model)
    folder = complete(model.folder, model.needed)
    sums = kept_sums(folder)
    if sums is None and model.archive is None:
        # Files that come bare have the checksums of their publisher.
        sums = {part.name: part.sha256 for part in model.parts if part.sha256}
    for file in changed(folder, sums or {}):
        raise ModelDamaged(name=model.name, file=file)
    return bool(sums)


def remove(model: Model) -> None:
    """Remove a model, and what was downloaded of it.

    Raises:
        ModelMissing: where there is nothing of it.
        InstallError: where it cannot be removed; it is still whole then.
    """
    if state(model) == "absent":
        raise ModelMissing(model)
    place = Workplace(model)
    with place.reserved(), written(model.home):
        place.displace()
        delete(place.root)


def _is_whole(model: Model) -> bool:
    try:
        verify(model)
    except (ModelMissing, ModelIncomplete, ModelDamaged):
        return False
    return True


def _percent(
    told: Callable[[int], None], before: int, size: int
) -> Callable[[int], None]:
    """Return what tells of bytes of one part in percent of all."""
    return lambda come: told(100 * (before + come) // size)


def _check_space(place: Workplace) -> None:
    """Refuse to begin what cannot be finished."""
    model = place.model
    held = sum(file.stat().st_size for file in place.parts.iterdir())
    disk = shutil.disk_usage(model.home)
    # Some drives of the network say that they have no space at all.
    if disk.total and disk.free < model.size - held:
        raise DiskFull(folder=str(model.home))


def _finished(place: Workplace) -> Path:
    """Return the folder that holds the whole model, in the workplace."""
    model = place.model
    try:
        folder = place.parts
        if model.archive is not None:
            place.unpacked.mkdir()
            unpack(place.parts / model.archive.name, place.unpacked)
            folder = _innermost(place.unpacked)
        return complete(folder, model.needed)
    except ArchiveUnsafe:
        delete(place.parts)
        raise
    except ModelIncomplete as error:
        delete(place.parts)
        missing = ", ".join(error.missing)
        raise ModelUnfit(name=model.name, missing=missing) from error


def _innermost(folder: Path) -> Path:
    """Return the only folder in a folder; archives mostly hold one."""
    within = [*folder.iterdir()]
    return within[0] if len(within) == 1 and within[0].is_dir() else folder
