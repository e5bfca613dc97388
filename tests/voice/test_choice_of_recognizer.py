"""Each language has the recognizer and the model that the configuration names."""

import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from companion import config, recognizers
from companion.config import General
from companion.games.shamans.configuration import Configuration
from companion.hearing.models import ModelIncomplete, ModelMissing
from companion.hearing.vosk.recognizer import VoskRecognizer
from companion.hearing.whisper.recognizer import WhisperRecognizer
from companion.language.locale import Locale, languages, load_locale
from companion.resources import resource
from companion.speaking.synthesizer import Synthesizer
from tests.house.program import ROOT, environment, run
from tests.voice.spoken import spoken, write

PLAYERS = "Alice,Bruno,Chloé,David"


def general(**changes: object) -> General:
    settings = config.load([resource("config.yaml")], languages())
    return replace(settings.general, **changes)


def locale(language: str) -> Locale:
    return load_locale(language, Configuration().game())


def said(folder: Path, synthesizer: Synthesizer, *texts: str) -> Iterator[Path]:
    for number, text in enumerate(texts):
        path = folder / f"{number}.wav"
        write(spoken(text, "en", synthesizer), path)
        yield path


def test_each_language_has_its_recognizer(
    korean_model: Path, whisper_model: Path
) -> None:
    """One is quick, the other one hears Czech better."""
    both = general(
        recognizer={"fr": "vosk", "cs": "whisper"},
        model={"vosk": str(korean_model), "whisper": str(whisper_model)},
    )
    kinds: Mapping[str, type] = {
        "fr": VoskRecognizer,
        "cs": WhisperRecognizer,
        "en": VoskRecognizer,
    }
    for language, kind in kinds.items():
        started = recognizers.started(locale(language), both)
        started.close()
        assert isinstance(started, kind), language


def test_one_recognizer_serves_all_languages(whisper_model: Path) -> None:
    """So does one model."""
    whisper = general(recognizer="whisper", model=str(whisper_model))

    folders = {recognizers.checked(locale(code), whisper) for code in languages()}

    assert folders == {whisper_model}


def test_the_folder_of_one_recognizer_is_not_that_of_another(
    korean_model: Path, whisper_model: Path
) -> None:
    """The error names what the folder lacks."""
    for name, folder in (("vosk", whisper_model), ("whisper", korean_model)):
        with pytest.raises(ModelIncomplete):
            recognizers.checked(locale("en"), general(recognizer=name, model=folder))


def test_a_model_that_was_installed_is_found(
    whisper_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is missing first; the error names it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(ModelMissing) as caught:
        recognizers.checked(locale("cs"), general(recognizer="whisper"))

    folder = caught.value.model.folder
    folder.parent.mkdir(parents=True)
    folder.symlink_to(whisper_model)

    assert recognizers.checked(locale("cs"), general(recognizer="whisper")) == folder


def test_recordings_are_heard_by_whisper(
    whisper_model: Path, synthesizer: Synthesizer, tmp_path: Path
) -> None:
    """From files of sound to answers, one for each utterance."""
    spoken = said(
        tmp_path, synthesizer, "Bruno plays the orange two", "Eva plays yellow"
    )
    table = ("play", "shamans", "--players", PLAYERS, "--language", "en", "--json")
    ears = ("--recognizer", "whisper", "--model", whisper_model)

    done = run(tmp_path, *table, *ears, "--audio", *spoken)

    assert done.status == 0, done.log
    first, second = (str(answer["heard"]).casefold() for answer in done.answers)
    assert "orange" in first
    assert "yellow" in second


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """Return a folder with all installed packages but the one that Whisper needs."""
    folder = tmp_path / "packages"
    folder.mkdir()
    for package in Path(sysconfig.get_path("purelib")).iterdir():
        if not package.name.startswith(("faster_whisper", "__")):
            (folder / package.name).symlink_to(package)
    return folder


def without_whisper(
    packages: Path, *arguments: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        # Without `site`, no other packages are found.
        [sys.executable, "-S", "-m", "companion", *arguments],
        capture_output=True,
        encoding="utf-8",
        cwd=packages.parent,
        env={**environment(packages.parent), "PYTHONPATH": f"{packages}:{ROOT}"},
        check=False,
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("cs", "Rozpoznávání whisper chybí: spusťte „pip install faster-whisper“."),
        ("en", "The recognizer whisper is missing: run “pip install faster-whisper”."),
        (
            "fr",
            "Reconnaissance whisper absente : lancez « pip install faster-whisper ».",
        ),
    ],
)
def test_a_missing_extra_is_told_with_its_remedy(
    packages: Path, language: str, sentence: str
) -> None:
    """One sentence, in the language of the table."""
    done = without_whisper(
        packages,
        *("play", "shamans", "--players", PLAYERS, "--language", language),
        *("--recognizer", "whisper", "--audio", "said.wav"),
    )

    assert done.stderr == f"{sentence}\n"
    assert done.stdout == ""
    assert done.returncode == 2


def test_without_the_extra_everything_else_goes_on(packages: Path) -> None:
    """Whoever does not want it needs nothing of it."""
    done = without_whisper(packages, "play", "shamans", "--players", PLAYERS, "--json")

    assert done.returncode == 0
    assert done.stderr == ""
