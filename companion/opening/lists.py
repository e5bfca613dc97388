"""Lists of names with more in them: who is the oldest, other cases, a list anew."""

from collections.abc import Sequence

from companion.company import Said
from companion.core.facts import Seat
from companion.language.understanding.folding import fold
from companion.opening.sentences import doubtful
from companion.opening.tongue import Tongue

_LONGEST = 3
"""Words that one name has at most."""


def begun(tongue: Tongue, listed: Sequence[str]) -> tuple[tuple[str, ...], Seat | None]:
    """Return names without what is said of one of them, and who begins.

    "Ana, she's the oldest, Ben and Chloe": nobody is called "she's the oldest".
    """
    names: list[str] = []
    first: Seat | None = None
    for text in without_talk(tongue, tuple(listed)):
        if names and tongue.words.is_said("oldest", text):
            first = Seat(names[-1])
        elif (one := _beginner(tongue, text)) is not None:
            names.append(one)
            first = Seat(one)
        else:
            names.append(text)
    return tuple(names), first


def without_talk(tongue: Tongue, listed: tuple[str, ...]) -> tuple[str, ...]:
    """Return names without two words or more before a known one: "nous on est Aline".

    One word before it may tell two people apart: "big Tom, little Tom".
    """
    bare = tuple(_bare(tongue, text) for text in listed)
    return bare if len(set(map(fold, bare))) == len(bare) else listed


def in_nominative(tongue: Tongue, listed: tuple[str, ...]) -> tuple[str, ...]:
    """Return names as people are called who are listed in another case.

    "Máme tu Zuzku, Pepu a Lukáše": only where all are known, and two or more changed.
    """
    known = tuple(filter(None, map(tongue.names.nominative, listed)))
    if len(known) < len(listed):
        return listed
    changed = [one for one, name in zip(listed, known, strict=True) if one != name]
    apart = [one for one in changed if not tongue.names.is_name(one)]
    return known if len(apart) > 1 else listed


def is_anew(tongue: Tongue, names: Sequence[str], listed: Sequence[str]) -> bool:
    """Return whether a list is of all people, after some of them were named."""
    if not names or len(listed) < tongue.players[0]:
        return False
    is_again = bool(set(map(fold, names)) & set(map(fold, listed)))
    return is_again or len(names) + len(listed) > tongue.players[-1]


def is_played(tongue: Tongue, said: Said, listed: Sequence[str]) -> bool:
    """Return whether somebody plays already, whoever is named in the sentence.

    So it is too where many words are no list, and one of them is a card's.
    """
    if tongue.is_of_the_game(said, ()):
        return True
    words = said.text.split()
    found = tuple(filter(None, map(tongue.names.nominative, words)))
    seats = tuple(map(Seat, dict.fromkeys(found)))
    if len(found) == len(words) or not seats or len(listed) > 1:
        return False
    is_taken = any(map(tongue.locale.is_taken, listed[0].split()))
    return tongue.is_of_the_game(said, seats) or (is_taken and len(words) > _LONGEST)


def _bare(tongue: Tongue, text: str) -> str:
    *talk, last = text.split() or [""]
    is_talk = len(talk) > 1 and not any(map(tongue.names.nominative, talk))
    return last if is_talk and tongue.names.nominative(last) else text


def _beginner(tongue: Tongue, text: str) -> str | None:
    """Return who begins where a part of a list says so; `None` where it does not."""
    for found in tongue.words.found("first", text):
        one = tongue.names.nominative(found["one"]) or found["one"]
        if doubtful(tongue, (one,)) is None:
            return one
    return None
