"""What the tests of the language layer share."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.language.locale import Locale, load_locale
from companion.language.understanding.exact import Understanding
from tests.language.games import SAMPLE, SEATS, SHAMANS

Change = Callable[[str, str, str], Path]


@pytest.fixture(scope="session")
def sample() -> Locale:
    """Load the tiny language."""
    return load_locale("en", SHAMANS, SAMPLE)


@pytest.fixture(scope="session")
def table(sample: Locale) -> Understanding:
    """Understand five players in the tiny language."""
    return sample.understanding(SEATS)


@pytest.fixture
def changed(tmp_path: Path) -> Change:
    """Copy the tiny language with one text of one file replaced."""

    def change(file: str, old: str, new: str) -> Path:
        shutil.copytree(SAMPLE, tmp_path / "locales")
        path = tmp_path / "locales" / "en" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return tmp_path / "locales"

    return change
