"""What people at one table can say, as one recognizer is to listen for it."""

import logging
from collections.abc import Iterable
from functools import cache

from companion.core.facts import Seat, kind
from companion.language.locale import Locale
from companion.language.sounds.phones import Pronunciation
from companion.language.understanding.audible import Audible, audible
from companion.language.understanding.folding import fold
from companion.language.understanding.phrases import Speech
from companion.language.understanding.spelling import Known, Sound

_PROBE = "a"
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
        (*profile.fillers, *profile.sequels),
        profile.address,
    )
    announced = map(kind, locale.glossary.announcements)
    found = audible(speech, announced, known, sound_of(locale.profile.voices))
    if found.unknown:
        words = ", ".join(found.unknown[:_NAMED])
        logging.getLogger(__name__).info(
            "words that the model does not know: %s", words
        )
    return found


@cache
def sound_of(voices: tuple[str, ...]) -> Sound:
    """Return how words sound in the first of some voices that pronounces them.

    What people take for the same sound is told apart: "deux" is not "de", "byla" is
    not "bílá". Where no voice pronounces them, words of the same letters sound alike.
    """
    for voice in voices:
        pronunciation = Pronunciation(voice)
        try:
            pronunciation.written(_PROBE)
        except RuntimeError:
            continue
        return pronunciation.written
    return fold
