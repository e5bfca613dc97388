"""How many play, as people tell it."""

from collections.abc import Mapping

from companion.company import Said
from companion.core.words import Phrase
from companion.opening.talk import Talk
from companion.opening.words import number_of


def count_told(talk: Talk, said: Said, *, is_heard: bool) -> int | None:
    """Return how many play; `None` where an answer tells no number.

    Where it may be heard, what sounds like a number is one.
    """
    for kind in ("count", "unnamed"):
        for found in talk.words.found(kind, said.text):
            if "number" in found:
                return number_of(talk.locale, found["number"])
    return talk.nearest(said, _counts(talk)) if is_heard else None


def counted(seats: tuple[str, ...]) -> Phrase:
    """Return that there are other names than were counted, and how that changes."""
    return Phrase("opening-other-count", {"count": len(seats), "seats": seats})


def is_possible(talk: Talk, count: int) -> bool:
    """Return whether so many can play; where they cannot, that is said."""
    players = talk.players
    if count in players:
        return True
    least, most = players[0], players[-1]
    talk.say("table-players-count", count=count, least=least, most=most)
    return False


def _counts(talk: Talk) -> Mapping[str, int]:
    """Return the ways to say how many people play."""
    word, counts = talk.locale.profile.numbers.word, talk.players
    return {
        way: count
        for count in counts
        for way in talk.words.ways("count", {"number": (word(count),)})
    }
