"""What keeps a model from being installed, checked or removed."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from companion.core.errors import CompanionError

_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class InstallError(CompanionError):
    """A model cannot be installed, checked or removed; nothing is left half done."""

    line: ClassVar[str]
    """What is wrong, where, and how to mend it, with the names of what is said."""

    def __init__(self, **said: str | int) -> None:
        """Keep what is said, for the sentence in the language of the table."""
        super().__init__(self.line.format_map(said))
        self.said = said


class AddressUnusable(InstallError):
    """What was given as an address leads nowhere."""

    line = "{address}: is no address that begins with http:// or https://; mend it."


class FileAbsent(InstallError):
    """A server answers, and does not give the file."""

    line = "{address}: is not offered ({status}); mend the address or try another one."


class ServerUnable(InstallError):
    """A server cannot answer now."""

    line = "{address}: the server cannot give it now ({status}); try again later."


class HostUnreachable(InstallError):
    """No server answers at an address."""

    line = "{host}: does not answer; see to the network and run the command again."


class HostUntrusted(InstallError):
    """A server cannot prove that it is the one that is meant."""

    line = "{host}: its certificate is not valid; see to the date of the computer."


class DownloadBroken(InstallError):
    """A connection broke off in the middle."""

    line = "{host}: broke off at {percent} percent; run the command again to go on."


class SourceMissing(InstallError):
    """There is no local file where one was said to be."""

    line = "{file}: cannot be read; give the file or its folder."


class SizeWrong(InstallError):
    """A file is shorter or longer than the official one."""

    line = "{source}: has not {size} bytes, so it is another file; try another source."


class SumWrong(InstallError):
    """A file is not the official one, though it is as long."""

    line = "{source}: has a wrong checksum and was deleted; try another source."


class ArchiveUnsafe(InstallError):
    """An archive is damaged, or holds what has no place in a model."""

    line = "{file}: {reason}, so it was not unpacked; try another source."


class ModelUnfit(InstallError):
    """An archive is official, but its model is not one that the companion can use."""

    line = "{name}: lacks {missing}; choose another model."


class DiskFull(InstallError):
    """There is no space left."""

    line = "{folder}: the disk is full; free some space and run the command again."


class FolderClosed(InstallError):
    """Files cannot be written or removed where the models belong."""

    line = "{folder}: cannot be written; allow writing there."


class ModelBusy(InstallError):
    """Another companion installs or removes the model at this moment."""

    line = "{name}: another companion is busy with it; wait until it has ended."


class ModelDamaged(InstallError):
    """A file of an installed model is not what was installed."""

    line = "{name}: {file} was changed; run `companion models install {name}`."


@contextmanager
def written(folder: Path) -> Iterator[None]:
    """Turn what goes wrong with the disk inside the block into one of these errors."""
    try:
        yield
    except BrokenPipeError:
        # Nobody reads any more what is told meanwhile.
        raise
    except OSError as error:
        kind = DiskFull if error.errno in _FULL else FolderClosed
        raise kind(folder=str(folder)) from error
