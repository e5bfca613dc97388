"""Who sits at the table: names as people give them, checked before anything begins."""

import unicodedata
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from companion.core.facts import Seat
from companion.core.words import Phrase
from companion.language.numbers import Numbers
from companion.language.understanding.folding import fold

LONGEST_NAME = 24
"""Letters; longer names are not spoken in one breath."""
_SIGNS = " '’-."
"""What a name can hold beside letters and digits."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Say why these people cannot sit down."""

    phrase: Phrase


def seated(
    names: Iterable[str],
    players: range,
    is_taken: Callable[[str], bool] = lambda _: False,
) -> tuple[Seat, ...] | Refused:
    """Return the seats in table order, or the first thing that is wrong with them.

    A name is taken where it means something else in the game.
    """
    seats = tuple(Seat(_tidy(name)) for name in names)
    for seat in seats:
        if fault := _fault(seat):
            return Refused(fault)
        if is_taken(seat):
            return Refused(Phrase("table-name-taken", {"name": seat}))
    for index, seat in enumerate(seats):
        for other in seats[:index]:
            if _key(other) == _key(seat):
                same = Phrase("table-name-twice", {"name": seat, "other": other})
                return Refused(same)
    if len(seats) not in players:
        counts = {"count": len(seats), "least": players[0], "most": players[-1]}
        return Refused(Phrase("table-players-count", counts))
    return seats


def checked(name: str) -> Seat | Refused:
    """Return a single name as it is kept, or what is wrong with it."""
    seat = Seat(_tidy(name))
    fault = _fault(seat)
    return seat if fault is None else Refused(fault)


def in_words(seat: Seat, numbers: Numbers) -> Seat:
    """Return a name with its numbers as words: "Joueur 2" is "Joueur deux"."""
    return Seat(numbers.in_words(seat))


def _tidy(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).split())


def _key(seat: str) -> str:
    return fold(seat).replace(" ", "")


def _fault(seat: str) -> Phrase | None:
    if not seat:
        return Phrase("table-name-empty", {})
    if len(seat) > LONGEST_NAME:
        return Phrase(
            "table-name-long", {"name": seat[:LONGEST_NAME], "most": LONGEST_NAME}
        )
    is_sayable = all(sign in _SIGNS or _is_letter(sign) for sign in seat)
    if not is_sayable or not _key(seat):
        return Phrase("table-name-unusable", {"name": _shown(seat)})
    return None


def _is_letter(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LMN"


def _shown(seat: str) -> str:
    return "".join(sign if sign.isprintable() else "?" for sign in seat)
