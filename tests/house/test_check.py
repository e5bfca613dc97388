"""`companion check`: what is wrong is told with what helps, and the status says it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from companion.language.locale import languages
from tests.house.program import Done, environment, inside, run

MISSING = "The model vosk-model-small-en-us-0.15 is missing"


def configured(home: Path, text: str) -> tuple[str, str]:
    """Return the arguments for a configuration that says this."""
    (home / "mine.yaml").write_text(text, encoding="utf-8")
    return "--config", "mine.yaml"


def findings(done: Done) -> dict[str, dict[str, object]]:
    """Return what was found, by subject; of languages that of the table."""
    (line,) = done.out
    found = json.loads(line)["findings"]
    return {one["subject"]: one for one in reversed(found)}


def test_a_machine_without_devices_and_models_is_told_all_it_lacks(
    tmp_path: Path,
) -> None:
    """It ends by itself, with status 1; each line says what helps."""
    done = run(tmp_path, "check", "--language", "en")

    assert done.status == 1
    assert done.log == ""
    assert any(line.startswith(MISSING) for line in done.out)
    assert "No loudspeaker: plug one in, or read the text." in done.out
    assert "English: the voice English (America) speaks." in done.out
    assert done.out[-1] == "Three things are to be mended."


@pytest.mark.parametrize("language", languages())
def test_in_short_it_says_only_what_is_wrong(tmp_path: Path, language: str) -> None:
    """Silence is good news, for scripts too: who reads text needs no devices."""
    text = configured(tmp_path, "voice: text\n")

    well = inside(tmp_path, "check", "--short", "--language", language, *text)
    poor = inside(tmp_path, "check", "--short", "--language", language)

    assert (well.status, well.out) == (0, ())
    assert poor.status == 1
    assert len(poor.out) == 3


def test_programs_get_one_object(tmp_path: Path) -> None:
    """With state, value and unit, and what is said."""
    done = inside(tmp_path, "check", "--short", "--json", "--language", "en")

    found = findings(done)
    assert json.loads(done.out[0])["state"] == "fault"
    assert found["model"]["state"] == "fault"
    assert found["model"]["language"] == "en"
    assert str(found["model"]["said"]).startswith(MISSING)
    assert found["microphone"]["state"] == "fault"
    assert "alsamixer" in str(found["microphone"]["remedy"]) or sys.platform != "linux"
    measured = found["disk"]["measured"]
    assert isinstance(measured, dict)
    assert measured["free"]["unit"] == "MB"
    assert measured["free"]["value"] > 0


def test_a_broken_configuration_is_a_finding(tmp_path: Path) -> None:
    """The line names place, key and remedy; the rest is examined all the same."""
    text = configured(tmp_path, "langage: cs\n")

    done = inside(tmp_path, "check", "--short", "--language", "en", *text)

    assert done.status == 1
    assert done.out[0] == (
        "The configuration cannot be used: mine.yaml:1: langage: no setting has this "
        "name; write `language`. Until it is mended, the usual settings hold."
    )
    assert len(done.out) == 4


def test_a_folder_that_cannot_be_written_is_a_finding(tmp_path: Path) -> None:
    """A file lies where the folder should be: nobody can write there, root neither."""
    (tmp_path / "games").write_text("a file", encoding="utf-8")
    text = configured(tmp_path, "{voice: text, sittings: games/here}\n")

    done = inside(tmp_path, "check", "--short", "--language", "fr", *text)

    assert done.status == 1
    (line,) = done.out
    assert line.startswith("Aucune soirée ne peut être gardée dans games/here.")
    assert "« sittings »" in line


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other rights")
def test_evenings_that_others_can_read_are_a_finding(tmp_path: Path) -> None:
    """The remedy is a command, and it helps."""
    folder = tmp_path / "games"
    folder.mkdir()
    folder.chmod(0o755)
    evening = folder / "shamans-20260101-200000.db"
    evening.touch()
    evening.chmod(0o644)
    text = configured(tmp_path, "{voice: text, sittings: games}\n")
    check = ("check", "--short", "--language", "cs", *text)

    before = inside(tmp_path, *check)
    subprocess.run(["chmod", "-R", "go=", "games"], cwd=tmp_path, check=True)
    after = inside(tmp_path, *check)

    (line,) = before.out
    assert line.endswith("ve složce games. Spusťte „chmod -R go= games“.")
    assert (before.status, after.status, after.out) == (1, 0, ())


def test_whisper_that_is_wanted_and_has_no_model_is_a_finding(tmp_path: Path) -> None:
    """It names the command that installs one."""
    text = configured(tmp_path, "recognizer: {cs: whisper}\n")

    done = inside(tmp_path, "check", "--short", "--json", "--language", "cs", *text)

    said = str(findings(done)["model"]["said"])
    assert "companion models install whisper-base" in said


@pytest.mark.parametrize("system", ["linux", "macos", "windows"])
def test_what_is_to_be_known_of_a_system_is_told(tmp_path: Path, system: str) -> None:
    """Microphone, volume, voices, devices, and how to start without typing."""
    told = [
        inside(tmp_path, "check", "--notes", system, "--language", one).out
        for one in languages()
    ]
    every = inside(tmp_path, "check", "--notes", "all", "--language", "cs").out

    assert [len(lines) for lines in told] == [5, 5, 5]
    assert len(set(told)) == 3
    assert set(told[0]) <= set(every)
    assert len(every) == 15


def test_what_cannot_be_asked_is_status_2(tmp_path: Path) -> None:
    """As everywhere."""
    done = inside(tmp_path, "check", "--loud")

    assert done.status == 2
    assert done.out == ()


def test_the_program_tests_run_in_has_a_home(tmp_path: Path) -> None:
    """Nothing of the check is left in the folder of whoever runs the tests."""
    inside(tmp_path, "check", "--short")

    assert environment(tmp_path)["XDG_DATA_HOME"] == str(tmp_path)
    assert [one.name for one in tmp_path.iterdir()] == ["shamans-companion"]
