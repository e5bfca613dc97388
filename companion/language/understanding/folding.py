"""Bring what is heard and what is written in templates to one spelling."""

import re
import unicodedata

_SYNTAX = re.compile(r"(\{[^{}]*\}|<[^<>]*>|[()\[\]|;])")
"""What means something in a template; everything between is spoken text."""
_EDGE = re.compile(r"(?<=[^\W\d_])(?=\d)|(?<=\d)(?=[^\W\d_])")
_OPTIONAL_NOTHING = re.compile(r"\[\s*\]")
_ACCENTS = re.compile(r"[\u0300-\u036f]")
_ASCII_SIGNS = re.compile(r"[\x00-/:-`{-\x7f]+")
_SPACES = re.compile(r"\s+")
_MINUS_SIGN = re.compile(r"(?<!\d)[-\u2010-\u2013\u2212](?=\d)")
MINUS = "minus"
"""The word for a minus sign that is written directly before a number."""
_LIGATURES = str.maketrans(
    {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d", "ı": "i", "\u200b": " "}
)


def fold(text: str) -> str:
    """Return text in lower case, without accents and signs, one space between words.

    Apostrophes and hyphens end a word; a number is a word of its own.
    """
    return _folded(text).strip()


def spell_minus(text: str) -> str:
    """Return text with a word for each minus sign directly before a number."""
    return _MINUS_SIGN.sub(f" {MINUS} ", text)


def fold_template(template: str) -> str:
    """Return a template with its spoken text folded and its syntax untouched."""
    parts = _SYNTAX.split(template)
    parts[::2] = [_folded(part) for part in parts[::2]]
    folded = _OPTIONAL_NOTHING.sub(" ", "".join(parts))
    return _SPACES.sub(" ", folded).strip()


def _folded(text: str) -> str:
    letters = text.lower()
    if not letters.isascii():
        letters = unicodedata.normalize("NFKD", text).casefold().translate(_LIGATURES)
        letters = _ACCENTS.sub("", unicodedata.normalize("NFKD", letters))
    if not letters.isascii():
        letters = "".join(map(_sign, unicodedata.normalize("NFC", letters)))
    return _SPACES.sub(" ", _EDGE.sub(" ", _ASCII_SIGNS.sub(" ", letters)))


def _sign(sign: str) -> str:
    if sign.isdecimal():
        return str(unicodedata.decimal(sign))
    if sign.isalnum():
        return sign
    return "" if unicodedata.category(sign) in ("Mn", "Cf") else " "
