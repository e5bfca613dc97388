"""Find the files that come with the program: `locales`, `models`, `config.yaml`."""

from pathlib import Path

from companion.core.errors import CompanionError

_PACKAGE = Path(__file__).parent


class ResourceMissing(CompanionError):
    """A file or folder that comes with the program is not there."""


def resource(name: str) -> Path:
    """Return the path of a file or folder that comes with the program.

    An installed program has them in `companion/data`, a checkout at its top level.

    Raises:
        ResourceMissing: in one line, with the places where it was looked for.
    """
    places = (_PACKAGE / "data" / name, _PACKAGE.parent / name)
    for place in places:
        if place.exists():
            return place
    raise ResourceMissing(
        f"{places[0]}: comes with the program and is not there; install it again."
    )
