"""What the slots of a sentence have caught."""

from collections.abc import Container, Iterable
from dataclasses import dataclass

from companion.language.understanding.meanings import Value
from companion.language.understanding.names import SpokenName


@dataclass(frozen=True, slots=True)
class Catch:
    """Hold what one slot caught."""

    slot: str
    value: Value
    name: SpokenName | None = None
    """Which form of which name, where the slot caught a seat."""


def slots(
    catches: Iterable[Catch], own_names: Container[str]
) -> dict[str, Value] | None:
    """Return values by slot; `None` where a slot caught two, or the wrong name.

    Who acts is named as they are: "Jana hraje" is Jana, though "Jana" is also what
    becomes of Jan where something is done to him.
    """
    found: dict[str, Value] = {}
    for catch in catches:
        name = catch.name
        is_guess = name is not None and name.is_changed and catch.slot == "seat"
        if is_guess and name and name.spoken in own_names:
            return None
        if found.setdefault(catch.slot, catch.value) != catch.value:
            return None
    return found
