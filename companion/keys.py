"""What a single sign asks for, where somebody types instead of speaking."""

from companion.core import requests
from companion.core.words import Transcript
from companion.session.answers import Meaning

KEYS: dict[str, Meaning] = {
    "+": requests.Louder(),
    "-": requests.Quieter(),
    ">": requests.Faster(),
    "<": requests.Slower(),
    ".": requests.Repeat(),
    ",": requests.Earlier(),
    ";": requests.Later(),
}


def typed(line: str) -> Transcript | Meaning:
    """Return what a line says; an empty one asks where the table is."""
    stripped = line.strip()
    if not stripped:
        return requests.AskTurn()
    return KEYS.get(stripped) or Transcript(line)
