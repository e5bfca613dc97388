"""Talk is made of everyday words; what is misheard mostly is not."""

import pytest

from companion.language.understanding.everyday import Everyday

TALK = {
    "fr": ("est-ce que tu viens demain", "il y a encore du pain"),
    "cs": ("přijdeš zítra večer", "máme ještě chleba"),
    "en": ("are you coming tomorrow", "there is some bread left"),
}
MISHEARD = {
    "fr": ("brunou julot hanstoua", "chlauet dajon sisse"),
    "cs": ("kloje zahražlu tojku", "davyt berema skup"),
    "en": ("brunoplay sthe yelow", "davidtay ksthe daggar"),
}


@pytest.mark.parametrize("language", TALK)
def test_talk_is_less_rare_than_what_is_misheard(language: str) -> None:
    """Each word of any line of talk is, than of any misheard one."""
    talk = max(_rarity(language, line) for line in TALK[language])
    misheard = min(_rarity(language, line) for line in MISHEARD[language])
    assert talk + 0.5 < misheard


def _rarity(language: str, line: str) -> float:
    return Everyday(language).rarity(line) / len(line.split())


def test_accents_need_not_be_typed() -> None:
    """Many people type without them."""
    everyday = Everyday("cs")
    assert everyday.rarity("děláš něco") == everyday.rarity("delas neco")


@pytest.mark.parametrize("text", ["", "…", "?!"])
def test_a_text_without_words_is_not_rare(text: str) -> None:
    """There is nothing to know of it."""
    assert 0 == Everyday("fr").rarity(text)


def test_an_unknown_language_knows_nothing() -> None:
    """A new language needs no list of words."""
    assert 0 == Everyday("tlh").rarity("nuqneH")
