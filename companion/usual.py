"""Which language is spoken where neither a person nor a configuration says so."""

import ctypes
import locale
import os
import re
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from companion.chronicle import readers
from companion.config import USUAL_LANGUAGE
from companion.core.errors import CompanionError
from companion.evenings import in_order
from companion.language.locale import languages
from companion.sitting.mending import reader
from companion.sitting.reading import Reader

_END = re.compile(r"[^a-zA-Z]")
"""Where the language ends and the country or the encoding begins."""
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What says the language of a system, that before others first."""


def usual_language(folder: Path) -> str:
    """Return the language of the last evening, else that of the system, else French.

    The evenings lie in the folder, which may not exist.
    """
    known = languages()
    found = (of_last_evening(folder), of_system(os.environ))
    return next((one for one in found if one in known), USUAL_LANGUAGE)


def of_system(variables: Mapping[str, str]) -> str | None:
    """Return the language of the system; `None` where it tells none."""
    written = next(filter(None, map(variables.get, _VARIABLES)), None)
    if written is None and sys.platform == "win32":
        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        written = locale.windows_locale.get(number)
    return None if written is None else _END.split(written)[0]


def last_evening(folder: Path) -> Iterator[Reader]:
    """Yield what reads the last evening in a folder, where there is one to read.

    One that the power cut short is mended first.
    """
    return readers(in_order(folder)[:1], lambda path: reader(path, time.time))


def of_last_evening(folder: Path) -> str | None:
    """Return the language of the last game in a folder; `None` where none is read."""
    for found in last_evening(folder):
        with suppress(CompanionError, OverflowError):
            return next((one.language for _, one in found.headers()[-1:]), None)
    return None
