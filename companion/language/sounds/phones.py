"""How a text sounds: the phones that espeak-ng makes of it."""

import re
import threading
import unicodedata
from functools import cache
from typing import Any

import espeakng_loader

Phones = tuple[str, ...]
"""Sounds one after the other, each in the International Phonetic Alphabet."""

_OTHER_LANGUAGE = re.compile(r"\([a-z-]+\)")
_BETWEEN = re.compile(r"[_ \n]+")
_STRESS = str.maketrans("", "", "ˈˌː-ˑ̩ʲ")
"""Stress and length are not compared: recognizers hear both too badly."""
_LOUDNESS = str.maketrans("", "", "ˈˌ")
_SAME = {"ɡ": "g", "ɫ": "l", "ɹ": "r", "ɾ": "t", "ɐ": "ʌ", "ᵻ": "ɪ", "ɜ": "ɚ", "ʁ": "r"}
_SINGLE = {"r̝": "ř", "r̝̊": "ř"}
_PROBE = "a"
"""A word to which parts of words are put, so that they are not spelt out."""


class Pronunciation:
    """Pronounce the texts of one language; it may be used from any thread."""

    _lock = threading.Lock()

    def __init__(self, voice: str, same: dict[str, str] | None = None) -> None:
        """Take the language as espeak-ng calls it, and sounds that it does not part."""
        self._voice = voice
        self._same = _SAME | (same or {})
        self.word = cache(self._word)

    def phones(self, text: str) -> Phones:
        """Return the sounds of a text."""
        spoken = _OTHER_LANGUAGE.sub("_", self.written(text))
        return tuple(
            phone
            for part in _BETWEEN.split(spoken)
            for phone in self._parted(part.translate(_STRESS))
        )

    def written(self, text: str) -> str:
        """Return the sounds of a text as espeak-ng writes them, with their length."""
        with self._lock:
            found = _engine(self._voice).text_to_phonemes(text, tie=False)
        return str(found).translate(_LOUDNESS)

    def _word(self, word: str) -> Phones:
        """Return the sounds of a word, or of a part like "l'" or "'s"."""
        if word.endswith("'"):
            return self.phones(word + _PROBE)[: -len(self.phones(_PROBE))]
        if word.startswith("'"):
            return self.phones(_PROBE + word)[len(self.phones(_PROBE)) :]
        return self.phones(word)

    def _parted(self, part: str) -> Phones:
        """Return the sounds of an affricate or a diphthong one by one."""
        if part in _SINGLE:
            return (_SINGLE[part],)
        found: list[str] = []
        for sign in unicodedata.normalize("NFD", part):
            if unicodedata.combining(sign) and found:
                found[-1] += sign
            else:
                found.append(sign)
        return tuple(self._same.get(one, one) for one in found)


@cache
def _engine(voice: str) -> Any:
    # Only here: it takes longer to import than all else before the first prompt.
    from phonemizer.backend.espeak.wrapper import EspeakWrapper  # noqa: PLC0415

    EspeakWrapper.set_library(espeakng_loader.get_library_path())
    EspeakWrapper.set_data_path(espeakng_loader.get_data_path())
    engine = EspeakWrapper()
    engine.set_voice(voice)
    return engine
