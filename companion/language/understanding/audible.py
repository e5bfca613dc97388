"""What people at one table can say so that one recognizer hears it."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from companion.core.facts import Seat
from companion.language.understanding.folding import fold
from companion.language.understanding.names import SpokenName
from companion.language.understanding.network import texts
from companion.language.understanding.phrases import Phrases, Speech
from companion.language.understanding.sentences import NAMED, OWNER, SEAT, Sentences
from companion.language.understanding.spelling import (
    Known,
    Sound,
    Spelling,
    spelling,
)


@dataclass(frozen=True)
class Audible:
    """Hold what a recognizer listens for, and what it can never hear."""

    phrases: Phrases
    unheard: tuple[str, ...]
    """Names, and things that are announced, of which it knows no word."""
    unknown: tuple[str, ...]
    """All words that it knows in no spelling."""


def audible(
    speech: Speech, announced: Iterable[str], known: Known, sound: Sound
) -> Audible:
    """Return what a recognizer can hear of a speech; kinds of announcements are given.

    Raises: what asking the recognizer raises.
    """
    names = {seat: tuple(_names(seat, speech.names)) for seat in speech.seats}
    owners = {seat: tuple(_owners(seat, speech.names)) for seat in speech.seats}
    forms = (*names.values(), *owners.values())
    spelt = spelling(_words(speech, forms), known, sound)
    listened = {
        SEAT: [form for forms in names.values() for form in forms],
        OWNER: [form for forms in owners.values() for form in forms],
    }
    phrases = Phrases(speech, listened, spelt)
    unheard: list[str] = []
    unheard += (seat for seat in names if not _is_heard(names[seat], spelt))
    unheard += _unheard_values(speech.sentences, frozenset(announced), spelt)
    return Audible(phrases, tuple(unheard), spelt.unknown)


def _words(speech: Speech, names: Iterable[Iterable[str]]) -> Iterator[str]:
    """Yield all words, those first whose spelling is the best to read."""
    for name in speech.sentences.lists:
        for text, _, _ in texts(speech.sentences, name):
            yield from text.split()
    for text in (form for forms in names for form in forms):
        yield from text.split()
    labels = (arc.label for arc in speech.network.arcs)
    counted = Counter(label for label in labels if isinstance(label, str))
    yield from (word for word, _ in counted.most_common())
    for text in (*speech.address, *speech.small_words):
        yield from text.split()


def _names(seat: Seat, spoken: Iterable[SpokenName]) -> Iterator[str]:
    """Yield how a name is said, with its accents where they are known."""
    own = unicodedata.normalize("NFC", seat.lower())
    yield own
    for name in spoken:
        if name.seat == seat and not name.is_owner:
            yield _accented(name.spoken, own)
            yield name.spoken


def _owners(seat: Seat, spoken: Iterable[SpokenName]) -> Iterator[str]:
    """Yield how it is said that something is somebody's own."""
    own = unicodedata.normalize("NFC", seat.lower())
    for name in spoken:
        if name.seat == seat and name.is_owner:
            yield _accented(name.spoken, own)
            yield name.spoken


def _accented(folded: str, own: str) -> str:
    """Return a folded form with the accents of the name it comes from."""
    shared = 0
    for letter, plain in zip(own, folded, strict=False):
        if fold(letter) != plain and letter != plain:
            break
        shared += 1
    return own[:shared] + folded[shared:]


def _unheard_values(
    sentences: Sentences, announced: frozenset[str], spelt: Spelling
) -> Iterator[str]:
    """Yield the usual words for values that cannot be heard in any way."""
    used = {
        name
        for wordings in sentences.wordings
        if wordings.kind in announced
        for template in wordings.templates
        for _, name in sentences.used_slots(template)
    }
    for name in sorted(used.difference(NAMED)):
        ways: dict[int, list[str]] = {}
        for text, place, _ in texts(sentences, name):
            ways.setdefault(place, []).append(text)
        yield from (some[0] for some in ways.values() if not _is_heard(some, spelt))


def _is_heard(ways: Iterable[str], spelt: Spelling) -> bool:
    return any(spelt.text(way) is not None for way in ways)
