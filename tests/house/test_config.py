"""A configuration becomes settings, or one line with key, place and remedy."""

from pathlib import Path

import pytest

from companion import config
from companion.config import ConfigError, Settings
from companion.games.amarok import settings as amarok
from companion.games.shamans.board import Ritual, World
from companion.games.shamans.configuration import Configuration
from companion.games.shamans.events import RitualLearned, TrackLearned
from companion.games.shamans.settings import ShamansSettings, TableRules
from companion.resources import resource

LANGUAGES = ("cs", "en", "fr")


def load(folder: Path, text: str) -> Settings:
    file = folder / "mine.yaml"
    file.write_text(text, encoding="utf-8")
    return config.load([resource("config.yaml"), file], LANGUAGES)


def fault(folder: Path, text: str) -> str:
    with pytest.raises(ConfigError) as caught:
        load(folder, text)
    return str(caught.value).removeprefix(f"{folder}/")


def shamans(folder: Path, text: str) -> ShamansSettings:
    section = load(folder, text).games["shamans"]
    assert isinstance(section, Configuration)
    return section.settings()


def test_the_configuration_that_comes_along_holds_the_defaults_of_the_rules() -> None:
    """Every table rule stands in `config.yaml` with the default of the rules."""
    settings = config.load([resource("config.yaml")], LANGUAGES)

    assert settings.games["shamans"] == Configuration(
        steps_to_moon={3: None, 4: None, 5: None}
    )
    assert settings.general.language == "fr"


def test_each_language_may_have_its_recognizer(tmp_path: Path) -> None:
    """Where none is named, it is Vosk; folders of models belong to recognizers."""
    text = "recognizer: {cs: whisper, en: vosk}\nmodel: {whisper: w}\n"
    general = load(tmp_path, text).general

    recognizers = {language: general.recognizer_for(language) for language in LANGUAGES}

    assert recognizers == {"cs": "whisper", "en": "vosk", "fr": "vosk"}
    assert general.model_for("whisper") == "w"
    assert general.model_for("vosk") is None


def test_one_recognizer_may_serve_all_languages(tmp_path: Path) -> None:
    """Its model is named alone."""
    general = load(tmp_path, "recognizer: whisper\nmodel: w\n").general

    assert {general.recognizer_for(language) for language in LANGUAGES} == {"whisper"}
    assert general.model_for("whisper") == "w"


def test_the_configuration_that_comes_along_explains_every_key() -> None:
    """A comment stands above each key of the general part and of the table rules."""
    lines = resource("config.yaml").read_text(encoding="utf-8").splitlines()
    keys = [*config.General.__dataclass_fields__, *TableRules.__dataclass_fields__]
    bare = [
        key
        for key in keys
        for before, line in zip(["", *lines], lines, strict=False)
        if line.strip().startswith(f"{key}:") and not before.strip().startswith("#")
    ]

    assert [] == bare


def test_the_configuration_that_comes_along_settles_amarok_as_the_game_does(
    tmp_path: Path,
) -> None:
    """Each table rule of Amarok is there, with its default, and explained."""
    plain = load(tmp_path, "").games["amarok"]
    lines = resource("config.yaml").read_text(encoding="utf-8").splitlines()
    written = lines[lines.index("amarok:") :]
    bare = [
        key
        for key in ("house_rule", *amarok.TableRules.__dataclass_fields__)
        for before, line in zip(["", *written], written, strict=False)
        if line.strip().startswith(f"{key}:") and not before.strip().startswith("#")
    ]

    assert amarok.AmarokSettings() == plain.game().begin(()).settings
    assert [] == bare


def test_a_file_of_ones_own_changes_only_what_it_names(tmp_path: Path) -> None:
    """A key that is left out keeps the value of the configuration that comes along."""
    settings = load(tmp_path, "shamans:\n  table_rules: {guide_named_by: lowest}\n")

    assert settings.games["shamans"] == Configuration(
        steps_to_moon={3: None, 4: None, 5: None},
        table_rules=TableRules(guide_named_by="lowest"),
    )


def test_the_colours_of_a_box_are_the_five_at_the_bottom_then_brown_and_red(
    tmp_path: Path,
) -> None:
    """Brown and red are the sixth and seventh, wherever they stand in the file."""
    settings = shamans(
        tmp_path,
        "shamans:\n  worlds:\n    red: neutralisation\n    white: permutation\n"
        "    black: null\n    pink: null\n    grey: null\n    blue: illumination\n",
    )

    assert settings.worlds == (
        World.WHITE,
        World.BLACK,
        World.PINK,
        World.GREY,
        World.BLUE,
        World.BROWN,
        World.RED,
    )
    assert settings.are_worlds_told
    assert settings.rituals == {
        World.RED: Ritual.NEUTRALISATION,
        World.WHITE: Ritual.PERMUTATION,
        World.BLUE: Ritual.ILLUMINATION,
    }


def test_colours_that_are_not_told_are_filled_up_with_the_usual_ones(
    tmp_path: Path,
) -> None:
    """Fewer than five colours leave the rest assumed."""
    settings = shamans(tmp_path, "shamans: {worlds: {pink: null, blue: null}}\n")

    assert settings.worlds[:5] == (
        World.PINK,
        World.BLUE,
        World.GREEN,
        World.YELLOW,
        World.PURPLE,
    )
    assert not settings.are_worlds_told


def test_unknown_steps_are_left_out(tmp_path: Path) -> None:
    """Null steps are asked at the table."""
    settings = shamans(tmp_path, "shamans: {steps_to_moon: {4: 12, 5: null}}\n")

    assert settings.steps_to_moon == {4: 12}


FAULTS = {
    "an unknown key": (
        "langage: fr\n",
        "mine.yaml:1: langage: no setting has this name; write `language`.",
    ),
    "an unknown key below a section": (
        "shamans:\n  table_rules:\n    moon: yes\n",
        "mine.yaml:3: shamans.table_rules.moon: no setting has this name; use ",
    ),
    "a key twice": (
        "level: brief\nlevel: coach\n",
        "mine.yaml:2: level: the key stands here twice; remove one of the two.",
    ),
    "a tab": (
        "shamans:\n\tworlds: {}\n",
        "mine.yaml:2: worlds: a tab stands here; indent with spaces.",
    ),
    "a number for text": (
        "language: 3\n",
        "mine.yaml:1: language: `3` is not possible; write text, in quotes.",
    ),
    "text for a number": (
        "shamans:\n  steps_to_moon:\n    3: ten\n",
        (
            "mine.yaml:3: shamans.steps_to_moon.3: `ten` is not possible; "
            "write a whole number."
        ),
    ),
    "text for a switch": (
        "shamans: {table_rules: {permutation_optional: 'yes'}}\n",
        (
            "mine.yaml:1: shamans.table_rules.permutation_optional: `yes` is not "
            "possible; write yes or no."
        ),
    ),
    "a negative number": (
        "shamans:\n  spaces_behind_start: -1\n",
        (
            "mine.yaml:2: shamans.spaces_behind_start: `-1` is out of range; "
            "write a number from 0 to 999."
        ),
    ),
    "a number of players nobody plays with": (
        "shamans:\n  steps_to_moon:\n    6: 10\n",
        (
            "mine.yaml:3: shamans.steps_to_moon.6: nobody plays Shamans with 6; "
            "give steps for 3, 4 and 5 players."
        ),
    ),
    "no steps at all": (
        "shamans:\n  steps_to_moon:\n    3: 0\n",
        (
            "mine.yaml:3: shamans.steps_to_moon.3: 0 is no number of steps; "
            "count the steps from the start space to the Moon."
        ),
    ),
    "six colours": (
        (
            "shamans:\n  worlds: {blue: null, green: null, white: null, pink: null, "
            "black: null, grey: null}\n"
        ),
        (
            "mine.yaml:2: shamans.worlds: 6 colours are given beside brown and red; "
            "give the 5 at the bottom of your board."
        ),
    ),
    "an unknown colour": (
        "shamans:\n  worlds:\n    mauve: null\n",
        "mine.yaml:3: shamans.worlds.mauve: `mauve` is not possible; write blue, ",
    ),
    "an unknown ritual": (
        "shamans:\n  worlds:\n    blue: stabilization\n",
        (
            "mine.yaml:3: shamans.worlds.blue: `stabilization` is not possible; "
            "write stabilisation, permutation, illumination or neutralisation."
        ),
    ),
    "a scalar for a section": (
        "shamans: 4\n",
        "mine.yaml:1: shamans: `4` is not possible; write `key: value` lines",
    ),
    "a section for a scalar": (
        "level:\n  brief: 1\n",
        "mine.yaml:1: level: a section is not possible; write brief, normal or coach.",
    ),
    "an unknown language": (
        "language: xx\n",
        "mine.yaml:1: language: there is no language `xx`; write cs, en or fr.",
    ),
    "an unknown recognizer": (
        "recognizer: siri\n",
        "mine.yaml:1: recognizer: `siri` is not possible; write vosk or whisper.",
    ),
    "no recognizer": (
        "recognizer: null\n",
        "mine.yaml:1: recognizer: no value is not possible; write vosk or whisper.",
    ),
    "an unknown recognizer of a language": (
        "recognizer:\n  cs: siri\n",
        "mine.yaml:2: recognizer.cs: `siri` is not possible; write vosk or whisper.",
    ),
    "a recognizer of an unknown language": (
        "recognizer: {cs: whisper, cz: vosk}\n",
        "mine.yaml:1: recognizer.cz: there is no language `cz`; write cs, en or fr.",
    ),
    "one folder for the models of two recognizers": (
        "recognizer: {cs: whisper}\nmodel: models\n",
        "mine.yaml:2: model: one folder cannot serve two recognizers; name the folder",
    ),
    "a model of an unknown recognizer": (
        "model: {cs: models}\n",
        "mine.yaml:1: model.cs: `cs` is not possible; write vosk or whisper.",
    ),
    "a list": ("- fr\n", "mine.yaml:1: the file holds no keys; write `key: value`"),
    "an alias": (
        "level: &one brief\nlanguage: *one\n",
        "mine.yaml:2: language: this is not YAML (it uses an alias); ",
    ),
    "a date": (
        "model: 2020-01-01\n",
        "mine.yaml:1: model: the value is neither text, number, yes nor no; ",
    ),
    "a broken line": ("level: brief: x\n", "mine.yaml:1: level: this is not YAML ("),
    "an open bracket": ("[", "mine.yaml:1: this is not YAML ("),
    "a bracket open to the end": ("language: [fr\n", "mine.yaml:2: this is not YAML ("),
    "two documents": ("level: brief\n---\nlevel: coach\n", "mine.yaml:2: this is not"),
    "a value over two lines": (
        'level: "a\n\n  b"\n',
        "mine.yaml:1: level: `a b` is not possible; write brief, normal or coach.",
    ),
    "a sign that no text holds": ("level: \x00\n", "mine.yaml: holds a sign that no"),
    "endless nesting": ("{" * 1500, "mine.yaml: is nested too deep; "),
}


@pytest.mark.parametrize(("text", "expected"), FAULTS.values(), ids=FAULTS.keys())
def test_a_fault_is_one_line_with_place_key_and_remedy(
    tmp_path: Path, text: str, expected: str
) -> None:
    """The line says where it is wrong, what is wrong, and how to mend it."""
    line = fault(tmp_path, text)

    assert expected == line[: len(expected)]
    assert "\n" not in line


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    """The path is said as it was given."""
    file = tmp_path / "nowhere.yaml"

    with pytest.raises(ConfigError, match=r"nowhere\.yaml: cannot be read"):
        config.load([file], LANGUAGES)


def test_a_file_in_another_encoding_is_named(tmp_path: Path) -> None:
    """Text is UTF-8."""
    file = tmp_path / "mine.yaml"
    file.write_bytes("level: é".encode("latin-1"))

    with pytest.raises(ConfigError, match=r"mine\.yaml: is not UTF-8 text; save it"):
        config.load([file], LANGUAGES)


def test_a_configuration_survives_being_kept() -> None:
    """A sitting keeps the settings it began with, and gets the same ones back."""
    configuration = Configuration(
        worlds={World.WHITE: Ritual.PERMUTATION},
        steps_to_moon={4: 12},
        spaces_behind_start=2,
        table_rules=TableRules(permutation_optional=True),
    )

    kept = config.kept(configuration)

    assert config.restored("shamans", kept, "evening.db") == configuration


def test_what_was_kept_and_cannot_be_is_named() -> None:
    """A sitting from elsewhere with other settings is one clear line."""
    with pytest.raises(ConfigError, match=r"evening\.db: shamans\.spaces: no setting"):
        config.restored("shamans", {"spaces": 3}, "evening.db")


def test_what_the_table_told_fills_what_the_configuration_leaves_open() -> None:
    """The configuration goes first, the box comes second."""
    told = Configuration().learned(
        (
            RitualLearned(World.BLUE, Ritual.PERMUTATION),
            RitualLearned(World.GREEN, Ritual.NEUTRALISATION),
            TrackLearned(4, 11),
        )
    )
    above = Configuration(worlds={World.BLUE: Ritual.ILLUMINATION, World.GREEN: None})

    completed = config.completed("shamans", config.kept(told), above)

    assert completed == Configuration(
        worlds={World.BLUE: Ritual.ILLUMINATION, World.GREEN: Ritual.NEUTRALISATION},
        steps_to_moon={4: 11},
    )
