"""What `companion models` says: the same in every language, in whole sentences."""

import re
from pathlib import Path

import pytest

from companion.core.words import Argument, Phrase
from companion.games.shamans.configuration import Configuration
from companion.hearing.models import faults
from companion.hearing.models.faults import InstallError
from companion.language.locale import languages, load_locale
from companion.language.source import Source
from companion.resources import resource

SAMPLES: dict[str, Argument] = {
    "address": "https://example.org/model.zip",
    "file": "am/final.mdl",
    "folder": "models",
    "host": "example.org",
    "languages": ("français", "anglais"),
    "licence": "MIT",
    "megabytes": 42,
    "missing": "graph/Gr.fst",
    "name": "vosk-model-tiny-1.0",
    "percent": 25,
    "source": "https://example.org/model.zip",
    "state": "installed",
    "status": 404,
}
FAULTS = [one.__name__ for one in InstallError.__subclasses__()]


def file(language: str) -> Path:
    return resource("locales") / language / "common" / "models.ftl"


def variables(language: str) -> dict[str, set[str]]:
    """Return the variables of each message."""
    entries = Source([file(language)]).entries
    return {
        name: set(re.findall(r"\$([a-z]+)", entry.text))
        for name, entry in entries.items()
    }


def said(language: str, message: str, **other: Argument) -> str:
    """Return what a message says."""
    messages = load_locale(language, Configuration().game()).messages
    return messages.sentence(Phrase(message, {**SAMPLES, **other}))


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_of_models(language: str) -> None:
    """The same messages with the same variables."""
    assert variables("en") == variables(language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("message", variables("en"))
def test_each_message_is_one_sentence(language: str, message: str) -> None:
    """It can be said, and ends as sentences do."""
    sentence = said(language, message)

    assert "." == sentence[-1]
    assert "$" not in sentence
    assert sentence.isprintable()


@pytest.mark.parametrize("name", FAULTS)
def test_each_fault_has_its_message_with_what_it_knows(name: str) -> None:
    """The developers' line and the sentence of the table tell the same."""
    fault: type[InstallError] = getattr(faults, name)
    message = "models-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
    known = set(re.findall(r"{([a-z]+)}", fault.line))

    assert variables("en")[message] <= known


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("message", variables("en"))
def test_no_message_begins_with_a_name(language: str, message: str) -> None:
    """Sentences begin with a capital letter, which would change the name."""
    assert SAMPLES["name"] in said(language, message) or (
        "name" not in variables(language)[message]
    )


@pytest.mark.parametrize(
    ("count", "word"), [(1, "megabajt,"), (2, "megabajty,"), (5, "megabajtů,")]
)
def test_czech_counts_megabytes_as_people_do(count: int, word: str) -> None:
    """There are three plurals."""
    assert f"{count} {word}" in said("cs", "models-listed", megabytes=count)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("state", ["installed", "incomplete", "begun", "absent"])
def test_each_state_of_a_model_has_its_word(language: str, state: str) -> None:
    """No two are told alike."""
    lines = {said(language, "models-listed", state=one) for one in (state, "other")}

    assert (1 if state == "absent" else 2) == len(lines)


@pytest.mark.parametrize("language", languages())
def test_each_message_says_in_a_comment_when_it_is_spoken(language: str) -> None:
    """Translators see the sentence where it is said."""
    lines = file(language).read_text(encoding="utf-8").splitlines()
    bare = [
        line
        for before, line in zip(["", *lines], lines, strict=False)
        if line.startswith("models-") and not before.startswith("# ")
    ]

    assert [] == bare
