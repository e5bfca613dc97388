"""Which models there are and where they are looked for."""

from pathlib import Path

import pytest

from companion.hearing.models import (
    ModelIncomplete,
    ModelMissing,
    ModelUnknown,
    find_model,
    given_model,
    manifest,
)
from companion.language.locale import languages
from companion.language.profile import read_profile
from companion.resources import resource

FRENCH = "vosk-model-small-fr-0.22"


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the user's data folder, an empty one."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def installed() -> Path:
    """Return the folder of a model that has all its files."""
    model = manifest().models[FRENCH]
    folder = model.folder
    for name in model.needed:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("weights", encoding="utf-8")
    return folder


@pytest.mark.parametrize("language", languages())
def test_the_model_of_every_language_is_known(language: str) -> None:
    """`language.yaml` names a model of the manifest, of the same language."""
    profile = read_profile(resource("locales") / language)
    assert language in manifest().models[profile.recognizer].languages


def test_a_missing_model_is_told_with_the_command_that_installs_it() -> None:
    """The table says what to type."""
    with pytest.raises(ModelMissing) as caught:
        find_model(FRENCH)
    model = caught.value.model
    assert FRENCH == model.name
    assert ("models", FRENCH) == model.folder.parts[-2:]
    assert f"companion models install {FRENCH}" in str(caught.value)
    assert str(model.folder) in str(caught.value)


def test_an_installed_model_is_found(installed: Path) -> None:
    """It lies in the user's data folder, by its name."""
    assert installed == find_model(FRENCH)


def test_an_incomplete_model_names_what_is_missing(installed: Path) -> None:
    """Half a model would end the process or ignore the words."""
    (installed / "graph" / "Gr.fst").unlink()
    (installed / "am" / "final.mdl").write_bytes(b"")
    with pytest.raises(ModelIncomplete) as caught:
        find_model(FRENCH)
    assert ("am/final.mdl", "graph/Gr.fst") == caught.value.missing


def test_a_given_folder_is_checked_too(tmp_path: Path) -> None:
    """A folder that is not there lacks every file."""
    with pytest.raises(ModelIncomplete) as caught:
        given_model(tmp_path / "nowhere")
    assert manifest().needed["vosk"] == caught.value.missing


def test_an_unknown_model_is_said_to_be_unknown() -> None:
    """A name that the manifest does not have has no address to tell."""
    with pytest.raises(ModelUnknown):
        find_model("vosk-model-small-tlh")
