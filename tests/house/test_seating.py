"""Who sits down is checked before anything begins."""

import pytest

from companion.core.words import Phrase
from companion.seating import Refused, seated

PLAYERS = range(3, 6)


def test_names_become_seats_in_their_order() -> None:
    """Spaces around a name are not part of it."""
    assert seated([" Alice", "Bruno ", "Jean  Paul"], PLAYERS) == (
        "Alice",
        "Bruno",
        "Jean Paul",
    )


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (
            "Alice,Bruno",
            Phrase("table-players-count", {"count": 2, "least": 3, "most": 5}),
        ),
        (
            "A,B,C,D,E,F",
            Phrase("table-players-count", {"count": 6, "least": 3, "most": 5}),
        ),
        ("Alice,,Bruno", Phrase("table-name-empty", {})),
        (
            "Zoe,Bruno,ZOÉ",
            Phrase("table-name-twice", {"name": "ZOÉ", "other": "Zoe"}),
        ),
        (
            "Jean-Paul,Bruno,Jean Paul",
            Phrase("table-name-twice", {"name": "Jean Paul", "other": "Jean-Paul"}),
        ),
        (
            f"Alice,{'x' * 25},Bruno",
            Phrase("table-name-long", {"name": "x" * 24, "most": 24}),
        ),
        ("Alice,(Bo),Eva", Phrase("table-name-unusable", {"name": "(Bo)"})),
        ("Alice,B\x00o,Eva", Phrase("table-name-unusable", {"name": "B?o"})),
        ("Alice,'-',Eva", Phrase("table-name-unusable", {"name": "'-'"})),
    ],
)
def test_people_who_cannot_be_told_apart_or_named_are_refused(
    names: str, expected: Phrase
) -> None:
    """One sentence says what to change."""
    assert seated(names.split(","), PLAYERS) == Refused(expected)


def test_names_of_every_alphabet_are_names() -> None:
    """Letters are letters."""
    names = ["민준", "Ľubomír", "O'Neil"]

    assert seated(names, PLAYERS) == tuple(names)
