"""One mouth at a time: the companion's voice, the screen reader, or both."""

import io
from pathlib import Path

import pytest

from companion import devices
from companion.config import load
from companion.language.locale import languages
from companion.lines import Lines
from companion.resources import resource
from companion.senses import Shell
from tests.house.people import table

QUESTION = (
    "Qui parle : ma voix, votre lecteur d'écran, ou les deux ? "
    "Dites : voix, texte, ou les deux."
)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where user data lie on a machine that lacks nothing."""
    monkeypatch.setattr("companion.senses.data_folder", lambda: tmp_path / "companion")
    monkeypatch.setattr(devices, "absent", lambda *_: ())
    return tmp_path


def started(typed: str) -> list[str]:
    """Return what is said at a start in a terminal before play begins."""
    said: list[str] = []
    shell = Shell(table("fr"), Lines(io.BytesIO(typed.encode())), said.append)
    general = load([resource("config.yaml")], languages()).general
    shell.fitting(general, is_terminal=True)
    return said


def test_who_speaks_is_asked_at_the_first_start_alone(home: Path) -> None:
    """What is no answer is asked again; the answer is kept (design, decision 10)."""
    assert [QUESTION] * 2 == started("hm\ntexte\n")
    assert [] == started("")
    assert ["voice"] == [file.name for file in (home / "companion").iterdir()]


def test_an_answer_that_cannot_be_kept_is_taken_all_the_same(home: Path) -> None:
    """A folder that cannot be made stops nobody; the next start asks again."""
    (home / "companion").write_text("a file")

    assert [QUESTION] == started("texte\n")
    assert [QUESTION] == started("texte\n")


def test_a_kept_answer_that_cannot_be_read_is_asked_again(home: Path) -> None:
    """Whatever the file holds."""
    (home / "companion").mkdir()
    (home / "companion" / "voice").write_bytes(b"\xff\xfe")

    assert [QUESTION] == started("texte\n")
    assert [] == started("")
