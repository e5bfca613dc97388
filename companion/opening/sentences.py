"""Tell names from sentences: what is said of a table is nobody's name."""

from collections.abc import Iterable, Iterator

from companion.language.understanding.folding import fold
from companion.opening.tongue import Tongue
from companion.opening.wording import Line
from companion.opening.words import number_of
from companion.seating import LONGEST_NAME

CHANGES = ("swap", "replace", "add-after", "add-before", "first", "remove", "add")
"""The kinds of sentences that change a table, those first that say more."""
_ANSWERS = ("done", "later", "same", "spell", "go", "keep", "who")
_SAID = (*CHANGES, *_ANSWERS)
"""The kinds of sentences whose words make a name doubtful."""
_SEATS = ("count", "unnamed")
"""The kinds whose words may be names of places: "player two"."""
_SHORTEST = 3
"""Letters of a word that alone makes a name doubtful; "A" may be called so."""
_LONGEST = 3
"""Words that a name has at most, where none of them is on a list of names."""


def doubtful(tongue: Tongue, listed: Iterable[str]) -> str | None:
    """Return the first text that is hardly a name; `None` where all may be names."""
    return next((one for one in listed if _is_doubtful(tongue, one)), None)


def is_sentence(tongue: Tongue, text: str) -> bool:
    """Return whether a text is a sentence that answers, or that changes a table."""
    return any(tongue.words.is_said(kind, text) for kind in (*CHANGES, *_ANSWERS))


def unparted(tongue: Tongue, listed: tuple[str, ...]) -> tuple[str, ...]:
    """Return names that were typed without commas, where they are as many."""
    words = tuple(listed[0].split()) if len(listed) == 1 else ()
    return words if len(words) in tongue.players else listed


def is_chatter(tongue: Tongue, parts: tuple[str, ...]) -> bool:
    """Return whether heard words are too many for names, of which none is there."""
    words = [word for part in parts for word in part.split()]
    return len(words) > _LONGEST and not any(map(tongue.names.is_name, parts))


def _is_doubtful(tongue: Tongue, text: str) -> bool:
    if not _may_be_a_name(text) or tongue.names.nominative(text) is not None:
        return False
    words = Line(text).words
    unknown = tuple(_unknown(tongue, words))
    if len(words) == 1:
        said = tongue.words.said_in(_SAID)
        return any(one in said and len(one) >= _SHORTEST for one in unknown)
    if len(words) > _LONGEST and len(unknown) > 1:
        return True
    spoken = tongue.locale.grammar.candidates.words
    said = tongue.words.said_in(_SAID)
    return any(one in said or one in spoken for one in unknown)


def _may_be_a_name(text: str) -> bool:
    """Return whether nothing else forbids a text as a name: that is told instead."""
    return len(text) <= LONGEST_NAME and text.replace(" ", "").isalpha()


def _unknown(tongue: Tongue, words: Iterable[str]) -> Iterator[str]:
    """Yield the words that are no names, nor parts of names of places."""
    seats = tongue.words.said_in(_SEATS)
    for word in words:
        is_number = number_of(tongue.locale, word) is not None or fold(word).isdigit()
        is_known = tongue.names.nominative(word) is not None
        if not (is_number or is_known or word in seats):
            yield word
