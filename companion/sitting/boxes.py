"""What tables have told about their boxes, kept by name in one small file."""

import json
from collections.abc import Mapping
from pathlib import Path

from companion.sitting.box import written
from companion.sitting.faults import SittingError, told

Section = Mapping[str, object]
_ASIDE = ".aside"


class Boxes:
    """Keep several boxes by name, and which of them is in use.

    The file of earlier versions held one box without a name: it gets the first name
    and nothing of it is lost.
    """

    def __init__(self, path: Path, first: str) -> None:
        """Take the place of the file, and what the first box is called.

        The file is made when something is told.
        """
        self.path = path
        self._first = first

    def names(self) -> tuple[str, ...]:
        """Return the boxes that are kept, by name.

        Raises:
            SittingError: where the file is damaged, as with all that follows.
        """
        return tuple(self._read()[0])

    def used(self) -> str:
        """Return the box in use; the first name where none was told of."""
        return self._read()[1]

    def load(self, name: str, game: str) -> object:
        """Return what a box told for a game, as plain values; empty if nothing."""
        return self._read()[0].get(name, {}).get(game, {})

    def keep(self, name: str, game: str, section: object) -> None:
        """Put what a box told for a game in the place of what was kept before."""
        boxes, used = self._read()
        box = {**boxes.get(name, {}), game: section}
        self._write({**boxes, name: box}, used)

    def use(self, name: str) -> None:
        """Use a box from now on; one that has no name yet gets it."""
        boxes, _ = self._read()
        self._write({**boxes, name: boxes.get(name, {})}, name)

    def rename(self, old: str, new: str) -> None:
        """Give a box another name; where none was told of, the first one gets it."""
        boxes, used = self._read()
        named = {new if name == old else name: box for name, box in boxes.items()}
        named.setdefault(new, {})
        self._write(named, new if used == old else used)

    def forget(self, name: str) -> None:
        """Forget a box; another one is in use then, if it was."""
        boxes, used = self._read()
        kept = {one: box for one, box in boxes.items() if one != name}
        self._write(kept, next(iter(kept), self._first) if used == name else used)

    def set_aside(self) -> Path:
        """Move a damaged file out of the way, as it is, and return where to.

        Raises:
            SittingError: where it cannot be moved.
        """
        aside, number = self.path.with_name(f"{self.path.name}{_ASIDE}"), 1
        while aside.exists():
            number += 1
            aside = self.path.with_name(f"{self.path.name}{_ASIDE}-{number}")
        with told(self.path):
            self.path.rename(aside)
        return aside

    def _read(self) -> tuple[dict[str, Section], str]:
        with told(self.path):
            if not self.path.exists():
                return {}, self._first
            content = json.loads(self.path.read_text(encoding="utf-8"))
        match content:
            case {"boxes": dict() as boxes, "used": str() as used}:
                if all(isinstance(box, dict) for box in boxes.values()):
                    return boxes, used
            case dict() if "boxes" not in content:
                return {self._first: content}, self._first
        raise SittingError(self.path, "damaged")

    def _write(self, boxes: Mapping[str, Section], used: str) -> None:
        written(self.path, {"boxes": boxes, "used": used})
