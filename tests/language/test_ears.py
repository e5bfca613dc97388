"""How a language is heard, as its folder says."""

from pathlib import Path

import pytest

from companion.language.errors import LocaleError
from companion.language.locale import languages
from companion.language.sounds.ears import MISHEARD, read_ears
from companion.language.sounds.likeness import Within
from companion.resources import resource


def _folder(tmp_path: Path, misheard: str) -> Path:
    folder = tmp_path / "en"
    folder.mkdir()
    folder.joinpath("sounds.yaml").write_text("voice: en-us\n", encoding="utf-8")
    folder.joinpath(MISHEARD).write_text(misheard, encoding="utf-8")
    return folder


def test_a_word_is_heard_in_sentences_as_its_folder_says(tmp_path: Path) -> None:
    """All that is not said of it costs as much more as it says."""
    words = 'words:\n  "two":\n    - {t: 0, d: 0.1, else: 0.2}\n    - {u: 0}\n'
    ears = read_ears(_folder(tmp_path, f"heard:\n  t: {{p: 0.5}}\n{words}"))

    heard, within = ears.in_sentences, Within(("t", "u"), 0)
    assert heard.substitution("t", "d", within) == 0.1
    assert heard.substitution("t", "p", within) == pytest.approx(0.7)
    assert heard.substitution("t", "p") == 0.5
    assert within in heard.withins(("t", "u"))
    assert ears.likeness.withins(("t", "u")) == (None, None)


def test_a_word_that_is_pronounced_otherwise_is_left_out(tmp_path: Path) -> None:
    """Another espeak-ng may find one sound more in it."""
    words = 'words:\n  "two":\n    - {t: 0}\n'

    assert not read_ears(_folder(tmp_path, words)).in_sentences.words


@pytest.mark.parametrize(
    "fault",
    [
        'words:\n  "two":\n    - {t: 2}\n    - {u: 0}\n',
        "heard:\n  t: {p: much}\n",
        "hears:\n  t: {p: 0}\n",
    ],
)
def test_a_fault_is_named(tmp_path: Path, fault: str) -> None:
    """With its file and its line."""
    with pytest.raises(LocaleError, match=rf"{MISHEARD}:[1-3]\b"):
        read_ears(_folder(tmp_path, fault))


@pytest.mark.parametrize("language", languages())
def test_every_learned_word_is_still_pronounced_so(language: str) -> None:
    """Else it would be left out in silence."""
    folder = resource("locales") / language
    text = folder.joinpath(MISHEARD).read_text(encoding="utf-8")

    written = [line for line in text.splitlines() if line.endswith('":')]
    assert len(read_ears(folder).in_sentences.words) == len(written) > 0
