"""A small file of the user's, written so that a power cut loses nothing of it."""

import json
import os
from pathlib import Path

from companion.sitting.faults import SittingError, told


class Box:
    """Keep one small JSON file with a section for each game."""

    def __init__(self, path: Path) -> None:
        """Take the place of the file; it is made when something is told."""
        self._path = path

    def load(self, game: str) -> object:
        """Return what was told for a game, as plain values; an empty section if none.

        Raises:
            SittingError: where the file is damaged.
        """
        sections = self._sections()
        return sections.get(game, {})

    def keep(self, game: str, section: object) -> None:
        """Put what was told for a game in the place of what was kept before.

        Raises:
            SittingError: where it cannot be written; what was kept stays.
        """
        sections = {**self._sections(), game: section}
        written(self._path, sections)

    def _sections(self) -> dict[str, object]:
        with told(self._path):
            if not self._path.exists():
                return {}
            sections = json.loads(self._path.read_text(encoding="utf-8"))
        if not isinstance(sections, dict):
            raise SittingError(self._path, "damaged")
        return sections


def written(path: Path, content: object) -> None:
    """Put content in the place of a file: all of it, or nothing where that fails.

    Raises:
        SittingError: where it cannot be written; what was kept stays.
    """
    draft = path.with_suffix(".new")
    with told(path):
        descriptor = os.open(draft, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            json.dump(content, file, ensure_ascii=False, indent=2, sort_keys=True)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
