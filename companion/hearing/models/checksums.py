"""The checksums of files: those of publishers, and those taken at the installation."""

import hashlib
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from companion.hearing.models.faults import SizeWrong, SumWrong
from companion.hearing.models.manifest import Part

SUMS = "SHA256SUMS"
"""The file in a model's folder; the command `sha256sum --check` reads it too."""
_BLOCK = 1 << 20
_LINE = re.compile(r"(?P<sum>[0-9a-f]{64})  (?P<file>.+)")


def check(file: Path, part: Part, source: str) -> None:
    """Compare a file with what its publisher says of it.

    Raises:
        SizeWrong: where it has another size.
        SumWrong: where it has another checksum.
    """
    if file.stat().st_size != part.size:
        raise SizeWrong(source=source, size=part.size)
    md5, sha256 = hashlib.md5(usedforsecurity=False), hashlib.sha256()
    for block in _blocks(file):
        md5.update(block)
        sha256.update(block)
    found = (md5.hexdigest(), sha256.hexdigest())
    for expected, actual in zip((part.md5, part.sha256), found, strict=True):
        if expected not in (None, actual):
            raise SumWrong(source=source)


def keep_sums(folder: Path) -> None:
    """Write down the checksums of all files in a folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    lines = [
        f"{_sha256(file)}  {file.relative_to(folder).as_posix()}\n"
        for file in files
        if file != folder / SUMS
    ]
    with (folder / SUMS).open("w", encoding="utf-8", newline="\n") as sums:
        sums.writelines(lines)
        sums.flush()
        os.fsync(sums.fileno())


def kept_sums(folder: Path) -> Mapping[str, str] | None:
    """Return the checksum of each file as it was installed; `None` where unknown."""
    try:
        text = (folder / SUMS).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError):
        return {SUMS: ""}
    lines = [_LINE.fullmatch(line) for line in text.splitlines()]
    if not lines or None in lines:
        # A file that was changed itself says nothing about others.
        return {SUMS: ""}
    return {line["file"]: line["sum"] for line in lines if line}


def changed(folder: Path, sums: Mapping[str, str]) -> Iterator[str]:
    """Yield the files that are not what they were, or not there."""
    for name, expected in sums.items():
        try:
            actual = _sha256(folder / name)
        except OSError:
            actual = ""
        if not expected or actual != expected:
            yield name


def _sha256(file: Path) -> str:
    found = hashlib.sha256()
    for block in _blocks(file):
        found.update(block)
    return found.hexdigest()


def _blocks(file: Path) -> Iterator[bytes]:
    with file.open("rb") as opened:
        while block := opened.read(_BLOCK):
            yield block
