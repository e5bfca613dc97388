"""Whether evenings can be kept, and whether nobody else can read them."""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from companion.checking.findings import Finding, Measure, found
from companion.config import General
from companion.folders import made, sittings_folder

LEAST = 200
"""Megabytes that an evening, and whatever else runs, may need."""
_MEGA, _GIGA = 10**6, 10**9
_OTHERS = 0o077


def files(general: General) -> Iterator[Finding]:
    """Yield how it stands with the folder of the evenings, and with its disk."""
    folder = sittings_folder(general.sittings)
    yield _folder(folder)
    yield disk(folder)


def folder_open(folder: Path) -> Finding | None:
    """Return that others can read the evenings, where they can."""
    if not _is_open(folder):
        return None
    return found("folder", "warning", "open", folder=str(folder))


def _folder(folder: Path) -> Finding:
    try:
        made(folder)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"-")
    except OSError:
        return found("folder", "fault", "closed", folder=str(folder))
    return folder_open(folder) or found("folder", "ok")


def _is_open(folder: Path) -> bool:
    """Return whether others can read an evening; Windows tells nothing of that."""
    if sys.platform == "win32" or not _is_for_others(folder):
        return False
    return any(map(_is_for_others, folder.glob("*.db*")))


def _is_for_others(path: Path) -> bool:
    return path.exists() and bool(path.stat().st_mode & _OTHERS)


def disk(folder: Path) -> Finding:
    """Return how much room is left where a folder is, or is going to be."""
    place = folder
    while not place.exists() and place != place.parent:
        place = place.parent
    free = shutil.disk_usage(place).free
    measured = (Measure("free", free // _MEGA, "MB"),)
    if free < LEAST * _MEGA:
        low = found("disk", "warning", "low", free=free // _MEGA)
        return Finding("disk", low.state, low.told, low.remedy, measured)
    unit = "gigabytes" if free >= _GIGA else "megabytes"
    size = free // (_GIGA if free >= _GIGA else _MEGA)
    well = found("disk", "ok", unit=unit, free=size)
    return Finding("disk", "ok", well.told, None, measured)
