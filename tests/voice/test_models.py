"""Which models there are and where they are looked for."""

from dataclasses import replace
from pathlib import Path

import pytest

from companion.documents import DocumentError
from companion.hearing.models import (
    ModelIncomplete,
    ModelMissing,
    ModelStatic,
    ModelUnknown,
    find_model,
    given_model,
    manifest,
)
from companion.language.locale import languages
from companion.language.profile import read_profile
from companion.resources import resource
from tests.voice.made_models import NAME, added, model, part

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


def test_a_model_that_no_words_can_be_given_to_is_told_apart(installed: Path) -> None:
    """It has one network for all words, and lacks nothing that could be mended."""
    (installed / "graph" / "Gr.fst").rename(installed / "graph" / "HCLG.fst")
    with pytest.raises(ModelStatic):
        find_model(FRENCH)
    with pytest.raises(ModelStatic):
        given_model(installed)


def test_every_model_has_an_address_and_checksums() -> None:
    """They are those that the publishers gave, or that were computed from files."""
    for known in manifest().models.values():
        assert known.address.startswith("https://")
        assert known.languages
        assert known.licence
        assert all(one.md5 or one.sha256 for one in known.parts)
        assert manifest().needed[known.recognizer] == known.needed


def test_there_is_a_whisper_model_for_all_languages() -> None:
    """One model serves all of them; its files come bare."""
    whisper = manifest().models["whisper-base"]
    assert {*languages()} <= {*whisper.languages}
    assert {*whisper.needed} == {one.name for one in whisper.parts}
    assert whisper.archive is None


def test_users_may_add_models_of_their_own(data_folder: Path) -> None:
    """A manifest in their data folder goes before that of the program."""
    added(data_folder, model("https://example.org/m", part("tiny.zip", b"content")))

    assert "https://example.org/m" == manifest().models[NAME].address
    assert FRENCH in manifest().models


@pytest.mark.parametrize(
    ("written", "key"),
    [
        ("recognizer: vosk", "recognizer: julius"),
        ("languages: [ko]", "languages: ko"),
        ("licence: Apache-2.0", "licence: 2"),
        ("size: 7", "size: many"),
        ("size: 7", "size: 0"),
        ("md5: ", "md5: 12 #"),
        ("tiny.zip:", "../tiny.zip:"),
        (f"  {NAME}:", "  ../model:"),
        ("address: https://example.org/m", "location: https://example.org/m"),
    ],
)
def test_a_broken_manifest_is_told_with_its_line(
    data_folder: Path, written: str, key: str
) -> None:
    """Above all, no name in it leads to another folder."""
    added(data_folder, model("https://example.org/m", part("tiny.zip", b"content")))
    file = data_folder / "shamans-companion" / "models" / "manifest.yaml"
    text = file.read_text(encoding="utf-8")
    assert written in text
    file.write_text(text.replace(written, key), encoding="utf-8")

    with pytest.raises(DocumentError, match=r"manifest\.yaml:\d+: "):
        manifest()


def test_a_model_without_any_checksum_is_refused(data_folder: Path) -> None:
    """Nobody could tell whether it is the right one."""
    bare = replace(part("tiny.zip", b"content"), md5=None, sha256=None)
    added(data_folder, model("https://example.org/m", bare))

    with pytest.raises(DocumentError, match="no checksum"):
        manifest()


def test_an_unknown_model_is_said_to_be_unknown() -> None:
    """A name that the manifest does not have has no address to tell."""
    with pytest.raises(ModelUnknown):
        find_model("vosk-model-small-tlh")
