"""What people at one table can say, as one recognizer is to listen for it."""

import logging
from collections.abc import Iterable
from functools import cache

from companion.core.facts import Seat, kind
from companion.language.locale import Locale
from companion.language.sounds.phones import Pronunciation
from companion.language.understanding.audible import Audible, Speech, audible
from companion.language.understanding.folding import fold
from companion.language.understanding.spelling import Known, Sound

_NAMED = 50
"""Unknown words that one line of the log names."""


def listened_for(locale: Locale, seats: Iterable[Seat], known: Known) -> Audible:
    """Return what a recognizer that knows some words listens for.

    Raises: what asking the recognizer raises.
    """
    told, profile = tuple(seats), locale.profile
    speech = Speech(
        locale.grammar.sentences,
        locale.grammar.network,
        told,
        locale.understanding(told).names.spoken,
        (*profile.address, *profile.fillers, *profile.sequels),
    )
    announced = map(kind, locale.glossary.announcements)
    found = audible(speech, announced, known, sound_of(locale.profile.voices))
    if found.unknown:
        words = ", ".join(found.unknown[:_NAMED])
        logging.getLogger(__name__).info("words no model spells: %s", words)
    return found


@cache
def sound_of(voices: tuple[str, ...]) -> Sound:
    """Return how words sound in the first of some voices that pronounces them.

    Words of the same letters sound alike where none does.
    """
    for voice in voices:
        pronunciation = Pronunciation(voice)
        try:
            pronunciation.word("a")
        except RuntimeError:
            continue
        return lambda word: " ".join(pronunciation.word(word))
    return fold
