"""Fetch the parts of a model: from its publisher, a mirror, or this machine."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from companion.hearing.models.checksums import check
from companion.hearing.models.download import BLOCK, Download, Told
from companion.hearing.models.faults import (
    SizeWrong,
    SourceMissing,
    SumWrong,
)
from companion.hearing.models.manifest import Model, Part
from companion.hearing.models.workplace import Workplace


@dataclass(frozen=True, slots=True)
class Source:
    """Hold where the parts of a model come from."""

    model: Model
    given: str | None
    """An address, a file or a folder; `None` for the publisher."""

    @property
    def is_local(self) -> bool:
        """Return whether no network is needed."""
        return self.given is not None and "://" not in self.given

    def address(self, part: Part) -> str:
        """Return the address of a part."""
        folder = (self.given or self.model.address).rstrip("/")
        name = folder.partition("?")[0].rpartition("/")[2]
        is_file = PurePosixPath(name).suffix == ".zip" and part.is_archive
        if is_file or name == part.name:
            return folder
        if any(name == one.name for one in self.model.parts):
            folder = folder.rpartition("/")[0]
        return f"{folder}/{part.name}"

    def file(self, part: Part) -> Path:
        """Return the local file of a part."""
        path = Path(self.given or "").expanduser()
        if path.is_dir():
            return path / part.name
        return path if part.is_archive else path.parent / part.name


def fetch(part: Part, source: Source, place: Workplace, told: Told) -> None:
    """Fetch a part, unless it is there, and check it.

    Raises:
        InstallError: where it cannot be had, or is not the official one.
        OSError: where the disk is full or cannot be written.
    """
    target = place.parts / part.name
    origin = str(source.file(part)) if source.is_local else source.address(part)
    download = Download(source.address(part), target, place.tag(part), part.size)
    is_older = download.held() > 0
    while True:
        if source.is_local:
            _copy(source.file(part), target, part, told)
        else:
            download.run(told)
        try:
            check(target, part, origin)
        except SumWrong:
            target.unlink()
            if not is_older:
                raise
            # What an earlier attempt had left may have been the fault.
            is_older = False
        else:
            return


def _copy(file: Path, target: Path, part: Part, told: Told) -> None:
    """Copy a local file, unless all of it was copied before."""
    if target.is_file() and target.stat().st_size == part.size:
        told(part.size)
        return
    if not file.is_file():
        raise SourceMissing(file=str(file))
    if file.stat().st_size != part.size:
        raise SizeWrong(source=str(file), size=part.size)
    with target.open("wb") as copy:
        for block in _blocks(file):
            copy.write(block)
            told(min(copy.tell(), part.size))
        copy.flush()
        os.fsync(copy.fileno())


def _blocks(file: Path) -> Iterator[bytes]:
    """Yield what a file holds; it may lie on a drive that is taken away."""
    try:
        with file.open("rb") as opened:
            while block := opened.read(BLOCK):
                yield block
    except OSError as error:
        raise SourceMissing(file=str(file)) from error
