"""Unpack an archive of strangers: nothing but plain files, and not too many."""

import errno
import os
import stat
import zipfile
import zlib
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from companion.hearing.models.faults import ArchiveUnsafe

_BLOCK = 1 << 20
_MOST_FILES = 1000
"""Models have some twenty."""
_MOST_GROWTH = 10
"""Models grow to twice the size of their archive, bombs to a thousand times."""
_METHODS = {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}
_ENCRYPTED = 0x1
_ODD = set('\\:*?"<>|')
"""Signs that mean something to one system or another."""
_DEVICES = {"CON", "PRN", "AUX", "NUL"} | {
    f"{port}{number}" for port in ("COM", "LPT") for number in range(1, 10)
}
"""Names that are no files on Windows, whatever their ending."""

_DAMAGES = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
)
"""What `zipfile` raises where an archive is not as it should be."""
_ODDITIES = {
    errno.EEXIST,
    errno.EILSEQ,
    errno.EINVAL,
    errno.EISDIR,
    errno.ENAMETOOLONG,
    errno.ENOTDIR,
}
"""What systems say of places and names that cannot be."""


def unpack(archive: Path, folder: Path) -> None:
    """Write the files of a zip archive below a new folder.

    Raises:
        ArchiveUnsafe: where it is damaged, or holds what no model needs: links,
            devices, paths that lead elsewhere, too much.
        OSError: where the disk is full or cannot be written.
    """
    try:
        _unpack(archive, folder)
    except _DAMAGES as error:
        raise _unsafe(archive, "it is damaged") from error
    except OSError as error:
        if error.errno not in _ODDITIES:
            raise
        raise _unsafe(archive, "it is damaged") from error


def _unpack(archive: Path, folder: Path) -> None:
    with zipfile.ZipFile(archive) as opened:
        entries = opened.infolist()
        _check_extent(entries, archive)
        for entry in entries:
            _check(entry, archive)
        for entry in entries:
            target = folder / PurePosixPath(entry.filename)
            if entry.is_dir():
                target.mkdir(parents=True, exist_ok=True)
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            with target.open("xb") as file:
                for block in _blocks(opened, entry, archive):
                    file.write(block)
                file.flush()
                os.fsync(file.fileno())


def _check_extent(entries: list[zipfile.ZipInfo], archive: Path) -> None:
    if len(entries) > _MOST_FILES:
        raise _unsafe(archive, "it holds too many files")
    if sum(entry.file_size for entry in entries) > _limit(archive):
        raise _unsafe(archive, "it would grow too large")
    paths = [entry.filename.rstrip("/").casefold() for entry in entries]
    if len(set(paths)) < len(paths):
        raise _unsafe(archive, "it holds a name twice")


def _limit(archive: Path) -> int:
    return max(archive.stat().st_size, _BLOCK) * _MOST_GROWTH


def _check(entry: zipfile.ZipInfo, archive: Path) -> None:
    kind = stat.S_IFMT(entry.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise _unsafe(archive, "it holds what is neither file nor folder")
    # What follows a NUL is cut off by `ZipInfo`, but not in its original name.
    names = entry.orig_filename.removesuffix("/").split("/")
    if not all(map(_is_plain, names)):
        raise _unsafe(archive, "it holds a path that leads elsewhere")
    if entry.compress_type not in _METHODS or entry.flag_bits & _ENCRYPTED:
        raise _unsafe(archive, "it is packed in an unusual way")


def _is_plain(name: str) -> bool:
    """Return whether a name is that of a file on every system."""
    if name in ("", ".", "..") or name[-1] in ". " or not name.isprintable():
        return False
    return not set(name) & _ODD and name.partition(".")[0].upper() not in _DEVICES


def _blocks(
    opened: zipfile.ZipFile, entry: zipfile.ZipInfo, archive: Path
) -> Iterator[bytes]:
    """Yield what an entry holds, and no more than it has declared."""
    left = entry.file_size
    with opened.open(entry) as packed:
        while block := packed.read(_BLOCK):
            left -= len(block)
            if left < 0:
                raise _unsafe(archive, "it would grow too large")
            yield block


def _unsafe(archive: Path, reason: str) -> ArchiveUnsafe:
    return ArchiveUnsafe(file=archive.name, reason=reason)
