"""Whether somebody wants to hear the companion."""

from companion.config import General
from companion.folders import data_folder

KEPT = "voice"
"""The file in which it is kept who speaks."""


def is_voiced(general: General) -> bool:
    """Return whether the companion is to speak, as far as is known."""
    if general.voice != "ask":
        return general.voice != "text"
    try:
        return (data_folder() / KEPT).read_text("utf-8") != "text"
    except (OSError, UnicodeDecodeError):
        return True
