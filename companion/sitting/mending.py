"""Read sittings of which the power may have left a part in their log."""

from collections.abc import Callable
from pathlib import Path

from companion.sitting.faults import SittingError
from companion.sitting.reading import Reader, copied
from companion.sitting.sitting import Sitting


def reader(path: Path, clock: Callable[[], float]) -> Reader:
    """Return what reads an evening; one that the power cut short is mended first.

    Raises:
        SittingError: where it cannot be read, or is open in another companion.
    """
    if not path.exists():
        raise SittingError(path, "unreachable")
    try:
        return copied(path)
    except SittingError as error:
        if error.fault != "busy":
            raise
    Sitting(path, clock).close()
    return copied(path)
