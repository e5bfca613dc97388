"""Which words of the game the model of a language does not know."""

from dataclasses import replace

from companion.checking.equipment import Equipment
from companion.checking.findings import Finding, Measure
from companion.language.locale import Locale
from companion.language.understanding.audible import Audible

_NAMED = 5
"""How many words are named; a program is told how many there are."""


def words(equipment: Equipment, locale: Locale, heard: Audible) -> Finding:
    """Return what a model cannot hear of what can be said in its language."""
    tell = equipment.of_language
    rare, missing = heard.unknown, heard.unheard
    if missing:
        one = tell(locale, "words", "warning", "missing", words=missing[:_NAMED])
    elif rare:
        named, count = rare[:_NAMED], len(rare)
        one = tell(locale, "words", "note", "rare", words=named, count=count)
    else:
        one = tell(locale, "words", "ok")
    measured = (
        Measure("missing", len(missing), "words"),
        Measure("rare", len(rare), "words"),
    )
    return replace(one, measured=measured)
