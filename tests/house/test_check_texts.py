"""What `companion check` says: the same in every language, faults with remedies."""

import re
from functools import cache
from pathlib import Path

import pytest

from companion.core.words import Argument, Phrase
from companion.games.shamans.announcements import CardPlayed
from companion.games.shamans.configuration import Configuration
from companion.language.locale import Locale, languages, load_locale
from companion.language.sounds.phones import Pronunciation
from companion.language.source import Source
from companion.resources import resource

SAMPLES: dict[str, Argument] = {
    "above": 22,
    "count": 3,
    "folder": "games",
    "free": 120,
    "heard": "Bruno",
    "known": ("Bose", "Jabra"),
    "language": "čeština",
    "level": 31,
    "line": "mine.yaml:1: langage: no setting has this name; write `language`.",
    "name": "Jabra",
    "system": "linux",
    "unit": "gigabytes",
    "voice": "Czech",
    "words": ("grimoire", "lemur"),
}
VOICES = {"cs": "cs", "en": "en-us", "fr": "fr-fr"}
SYSTEMS = ("linux", "macos", "windows")
WELL = {
    "begins", "configuration", "disk", "earphone", "earphone-speaks", "echo", "folder",
    "heard", "hush", "loudspeaker", "microphone", "model", "noise", "other", "outputs",
    "say", "sentence", "speech", "to-mend", "voice", "well", "words",
}  # fmt: skip
"""Messages that need no remedy: all is well, or they hold it."""
CODE = "".join(
    path.read_text(encoding="utf-8")
    for path in (Path(__file__).parents[2] / "companion").rglob("check*/*.py")
) + (Path(__file__).parents[2] / "companion" / "check.py").read_text(encoding="utf-8")


def entries(language: str) -> dict[str, str]:
    """Return the text of each message."""
    file = resource("locales") / language / "common" / "check.ftl"
    return {name: entry.text for name, entry in Source([file]).entries.items()}


def variables(language: str) -> dict[str, set[str]]:
    """Return the variables of each message."""
    return {
        name: set(re.findall(r"\$([a-z]+)", text))
        for name, text in entries(language).items()
    }


@cache
def locale(language: str) -> Locale:
    return load_locale(language, Configuration().game())


def said(code: str, message: str, form: str = "", **other: Argument) -> str:
    """Return what a message says."""
    phrase = Phrase(message, {**SAMPLES, **other}, form)
    return locale(code).messages.sentence(phrase)


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_of_a_check(language: str) -> None:
    """The same messages with the same variables."""
    assert variables("en") == variables(language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("message", sorted(set(entries("en")) - {"check-sentence"}))
def test_each_message_is_made_of_whole_sentences(language: str, message: str) -> None:
    """On every system, with one and with several, with what helps."""
    told = [
        said(language, message, form, system=system, count=count, unit=unit)
        for form in ("", "remedy")
        for system in SYSTEMS
        for count in (1, 3, 7)
        for unit in ("gigabytes", "megabytes")
    ]

    assert all(one[-1] in ".?" and one.isprintable() and "$" not in one for one in told)


@pytest.mark.parametrize("language", languages())
def test_what_is_not_well_says_what_helps(language: str) -> None:
    """A finding without a remedy helps nobody."""
    bare = {
        name.removeprefix("check-")
        for name, text in entries(language).items()
        if ".remedy" not in text and name.startswith("check-")
    }

    assert bare == WELL


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("topic", ["microphone", "level", "voices", "devices", "start"])
def test_each_system_has_notes_of_its_own(language: str, topic: str) -> None:
    """What helps on Windows does not help on macOS."""
    told = {said(language, f"notes-{topic}", system=one) for one in SYSTEMS}

    assert len(told) == 3


@pytest.mark.parametrize("language", languages())
def test_the_sentence_to_be_said_is_a_card_of_alice(language: str) -> None:
    """It is understood as it stands."""
    seats = ("Alice", "Bruno", "Eva")
    understanding = locale(language).understanding(seats)  # type: ignore[arg-type]

    (meaning,) = understanding.readings(said(language, "check-sentence"))

    assert isinstance(meaning, CardPlayed)
    assert meaning.seat == "Alice"


@pytest.mark.parametrize("language", languages())
def test_the_way_of_listening_it_proposes_is_understood(language: str) -> None:
    """What stands in quotes in the remedy for noise can be said at the table."""
    remedy = said(language, "check-noise-loud", "remedy")
    (quoted,) = re.findall(r"[“«„] ?([^“«„]+?) ?[”»“]", remedy)

    (meaning,) = locale(language).understanding(()).readings(quoted)

    assert getattr(meaning, "listening", None) == "press"


@pytest.mark.parametrize("language", languages())
def test_each_message_is_pronounced_in_its_language(language: str) -> None:
    """The voice never changes to another language, but for what is to be typed."""
    voice = Pronunciation(VOICES[language])
    quoted = re.compile(r"[“«„].+?[”»“]|espeak-ng|Terminál?u?|Windows")
    names: dict[str, Argument] = dict.fromkeys(("voice", "name", "folder"), "Eva")
    names |= {"line": "", "language": "", "words": ("Eva",), "known": ("Eva",)}
    wrong = {
        text
        for message in entries("en")
        for form in ("", "remedy")
        for system in SYSTEMS
        for text in (said(language, message, form, **names, system=system),)
        if re.search(r"\([a-z-]+\)", voice.written(quoted.sub("", text)))
    }

    assert wrong == set()


@pytest.mark.parametrize("message", entries("en"))
def test_no_message_is_said_by_nobody(message: str) -> None:
    """What no check says is not written."""
    parts = message.split("-")

    assert message.startswith("notes-") or all(
        part in CODE for part in (parts[1], parts[-1])
    )


@pytest.mark.parametrize("language", languages())
def test_each_message_says_in_a_comment_when_it_is_spoken(language: str) -> None:
    """Translators see the sentence where it is said."""
    file = resource("locales") / language / "common" / "check.ftl"
    lines = file.read_text(encoding="utf-8").splitlines()
    bare = [
        line
        for before, line in zip(["", *lines], lines, strict=False)
        if re.match(r"[a-z]", line) and not before.startswith("# ")
    ]

    assert bare == []
