"""Numbers are heard and said as words."""

from pathlib import Path

import pytest

from companion.core.requests import Choose
from companion.language.locale import Locale, load_locale
from companion.language.profile import read_profile
from companion.resources import resource
from tests.language.games import SHAMANS

LANGUAGES = ("cs", "en", "fr")
WORDS = {
    language: read_profile(resource("locales") / language) for language in LANGUAGES
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_go_to_the_last_square(language: str) -> None:
    """No count in any game is higher."""
    assert list(range(64)) == sorted(WORDS[language].numbers.words)


@pytest.mark.parametrize(
    ("language", "number", "form", "word"),
    [
        ("fr", 1, "say", "un"),
        ("fr", 1, "f", "une"),
        ("fr", 3, "f", "trois"),
        ("fr", 21, "say", "vingt et un"),
        ("fr", 21, "f", "vingt et une"),
        ("fr", 42, "say", "quarante-deux"),
        ("en", 42, "say", "forty-two"),
        ("cs", 1, "m", "jeden"),
        ("cs", 1, "f", "jedna"),
        ("cs", 2, "n", "dvě"),
        ("cs", 2, "say", "dva"),
        ("cs", 3, "noun", "trojka"),
        ("cs", 3, "noun-acc", "trojku"),
        ("cs", 12, "noun-acc", "dvanáctku"),
        ("cs", 13, "noun", "třináct"),
        ("cs", 24, "say", "dvacet čtyři"),
        ("cs", 62, "f", "šedesát dvě"),
        ("cs", 64, "say", "64"),
        ("fr", -1, "say", "moins un"),
        ("en", -5, "say", "minus five"),
        ("cs", -1, "m", "minus jeden"),
        ("cs", -64, "say", "minus 64"),
    ],
)
def test_a_number_is_said(language: str, number: int, form: str, word: str) -> None:
    """A form that a number does not have is its usual word."""
    assert word == WORDS[language].numbers.word(number, form)


@pytest.mark.parametrize(
    ("language", "number", "spoken"),
    [
        ("fr", 1, "un"),
        ("fr", 1, "une"),
        ("fr", 21, "vingt et un"),
        ("fr", 21, "vingt-et-une"),
        ("fr", 17, "dix sept"),
        ("fr", 60, "60"),
        ("en", 0, "zero"),
        ("en", 21, "twenty one"),
        ("en", 8, "8"),
        ("cs", 1, "jednička"),
        ("cs", 1, "jedničku"),
        ("cs", 1, "jednu"),
        ("cs", 1, "jedno"),
        ("cs", 2, "dvojku"),
        ("cs", 2, "dve"),
        ("cs", 4, "štyry"),
        ("cs", 7, "sedum"),
        ("cs", 8, "osmičkou"),
        ("cs", 21, "dvacet jedna"),
        ("cs", 21, "jednadvacet"),
        ("cs", 21, "jedenadvacet"),
        ("cs", 25, "pětadvacet"),
        ("cs", 32, "třicet dvě"),
        ("cs", 48, "osumačtyřicet"),
    ],
)
def test_a_number_is_heard(
    tiny: dict[str, Locale], language: str, number: int, spoken: str
) -> None:
    """Genders, cases, colloquial and joined forms, and digits are understood."""
    readings = tiny[language].understanding(()).readings(f"number {spoken}")

    assert (Choose(number),) == readings


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Locale]:
    """Load the real numbers of each language beside one sentence."""
    home = tmp_path_factory.mktemp("locales")
    return {language: _tiny(home, language) for language in LANGUAGES}


def _tiny(home: Path, language: str) -> Locale:
    real = resource("locales") / language / "language.yaml"
    texts = {
        "language.yaml": real.read_text(encoding="utf-8"),
        "common/sentences.yaml": 'sentences: {choose: "number {number}"}',
        "shamans/sentences.yaml": "sentences: {}",
        "common/messages.ftl": "common-missed = ?",
        "shamans/messages.ftl": "shamans-eclipse-due = ?",
    }
    for name, text in texts.items():
        file = home / language / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return load_locale(language, SHAMANS, home)
