"""Where a model is made before it is put in its place: on the same disk, unseen."""

import contextlib
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from companion.folders import made
from companion.hearing.models.faults import ModelBusy, written
from companion.hearing.models.manifest import Model, Part

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_WORKPLACES = ".incoming"


@dataclass(frozen=True, slots=True)
class Workplace:
    """Hold the folders in which one model is made."""

    model: Model

    @property
    def root(self) -> Path:
        """Return the folder of all that is not finished."""
        return self.model.home / _WORKPLACES / self.model.name

    @property
    def parts(self) -> Path:
        """Return the folder of what was downloaded, whole or not."""
        return self.root / "parts"

    @property
    def unpacked(self) -> Path:
        """Return the folder of what was unpacked."""
        return self.root / "unpacked"

    def tag(self, part: Part) -> Path:
        """Return the file that keeps which version of a part was begun."""
        return self.root / f"{part.name}.tag"

    def is_begun(self) -> bool:
        """Return whether something was downloaded and not yet installed."""
        return self.parts.is_dir() and any(self.parts.iterdir())

    @contextmanager
    def reserved(self) -> Iterator[None]:
        """Keep others out while the block runs, and leave no half things behind.

        A process that is killed no longer reserves anything.

        Raises:
            ModelBusy: where another one is here.
            DiskFull: where there is no space.
            FolderClosed: where the folder cannot be written.
        """
        lock = self.root.with_name(f"{self.model.name}.lock")
        with written(self.model.home):
            handle = _locked(lock)
        if handle is None:
            raise ModelBusy(name=self.model.name)
        try:
            with written(self.model.home):
                self._sweep()
                made(self.parts)
            yield
        finally:
            # What cannot be tidied now is tidied the next time.
            with contextlib.suppress(OSError):
                self._sweep()
            _unlock(lock, handle)
            with contextlib.suppress(OSError):
                lock.parent.rmdir()

    def settle(self, finished: Path) -> None:
        """Put a finished folder in its place, at once, and forget the rest."""
        self.displace()
        finished.rename(self.model.folder)
        delete(self.root)

    def displace(self) -> None:
        """Take what stands in the model's place away, at once."""
        if os.path.lexists(self.model.folder):
            self.model.folder.rename(self.root / "old")

    def _sweep(self) -> None:
        """Delete what is of no use to go on."""
        delete(self.root / "old")
        delete(self.unpacked)
        if not self.is_begun():
            delete(self.root)


def delete(path: Path) -> None:
    """Delete a folder, a file or a link, if it is there."""
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def _locked(file: Path) -> int | None:
    """Return the handle of a file that nobody else has locked; else `None`."""
    while True:
        made(file.parent)
        try:
            handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        except FileNotFoundError:
            # Whoever was here has tidied up in this very moment.
            continue
        try:
            _lock(handle)
            if os.path.samestat(os.fstat(handle), os.stat(file)):  # noqa: PTH116
                return handle
        except (BlockingIOError, PermissionError):
            os.close(handle)
            return None
        except FileNotFoundError:
            pass
        # It is no longer the file that others would lock.
        os.close(handle)


def _unlock(file: Path, handle: int) -> None:
    """Delete a locked file, and let go of it."""
    # Windows deletes no open files, so there it is deleted afterwards, if nobody else
    # has opened it by then; elsewhere it is gone before others can lock it.
    if sys.platform == "win32":
        os.close(handle)
    with contextlib.suppress(OSError):
        file.unlink()
    if sys.platform != "win32":
        os.close(handle)


def _lock(handle: int) -> None:
    if sys.platform == "win32":
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
