"""Where the companion keeps what belongs to the person who uses it."""

from pathlib import Path

import platformdirs

_NAME = "shamans-companion"
_SITTINGS = "sittings"


def data_folder() -> Path:
    """Return the folder of the user's sittings, box and models, which may not exist."""
    return platformdirs.user_data_path(_NAME, appauthor=False)


def sittings_folder(given: str | None) -> Path:
    """Return the folder of the evenings: the one that was chosen, or the user's."""
    return data_folder() / _SITTINGS if given is None else Path(given).expanduser()


def applications_folder() -> Path:
    """Return where desktops on Linux look for what the user can start."""
    return platformdirs.user_data_path() / "applications"


def desktop_folder() -> Path:
    """Return the folder of what lies on the user's desktop."""
    return platformdirs.user_desktop_path()


def made(folder: Path) -> Path:
    """Make a folder that only its owner can read, where it is not there."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder
