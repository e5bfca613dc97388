"""What a language lacks is listed, and so is what nobody needs."""

import pytest

from companion.language.completeness import game_facts, gaps
from companion.language.locale import Locale, load_locale
from tests.language.conftest import Change
from tests.language.games import SHAMANS

TEXTS = "shamans/messages.ftl"
NEW = "world-green = green"


@pytest.mark.parametrize(
    "gap",
    [
        "common-game-over: is missing",
        "shamans-topic-deck: is missing",
        "shamans-setup-5-9: is missing",
        "shamans-card-played.missing-value: is missing",
        "shamans-stabilised: is missing",
        "shamans-world-report: `world` is an id; use NAME or a selector",
        "shamans-row-shown: `tiles` has no words; use a selector or LIST",
        "shamans-moon-reached: there is no variable `nothing`",
        "shamans-role-revealed: FUNNY is no function, or does not take that",
        "shamans-tile-revealed: there is no message `tile-dagger`",
        "sentences.yaml: swap-declined: has no sentence",
        "sentences.yaml: artefact-taken: no sentence fills `source`",
    ],
)
def test_gaps_of_the_tiny_language_are_listed(sample: Locale, gap: str) -> None:
    """It lacks most of the game."""
    assert [one for one in gaps(sample, SHAMANS) if gap in one] != []


@pytest.mark.parametrize(
    ("message", "gap"),
    [
        ("shamans-card-paid = a", "shamans-card-paid: nothing says it"),
        ("world-mauve = a", "world-mauve: nothing says it"),
        ("-sun = a", "-sun: nothing says it"),
        ("shamans-undo =\n .choice = a\n .loud = b", "undo.loud: nothing says it"),
        ("shamans-undo =\n .choice = { $hand }", "there is no variable `hand`"),
        ("shamans-hushed = a", "shamans-hushed: nothing says it"),
        ("shamans-hand-report = { $hand }", "`hand` is a number; use WORDS"),
        ("shamans-hand-report = 9 lives", "“9” cannot be said"),
        ("shamans-hand-report = { $seat } (x)", "“(” cannot be said"),
        ("shamans-hand-report = { 3 }", "a number is written in digits"),
        ('shamans-hand-report = { "3" }', "“3” cannot be said"),
        ("shamans-hand-report = a\n    .loud = b", "report.loud: nothing says it"),
        ("shamans-hand-report = { LIST($seat) }", "LIST takes a list"),
        ("shamans-hand-report = { NAME($hand) }", "NAME does not take that"),
        ("shamans-hand-report = { WORDS($seat) }", "WORDS does not take that"),
        ('shamans-hand-report = { WORDS($hand, form: "x") }', "has the form `x`"),
        ("shamans-scores-report = { LIST($points) }", "LIST needs `item`"),
        ('shamans-row-report = { LIST($tiles, join: "if") }', "cannot join"),
        ('shamans-row-report = { LIST($tiles, item: "x-y") }', "no message `x-y`"),
        (
            "shamans-round-ended = { $winner ->\n [shamna] a\n *[shaman] b\n }",
            "nothing is ever `shamna`",
        ),
        (
            "shamans-hand-report = { $hand ->\n [few] a\n *[x] { WORDS($hand) }\n }",
            "the plural of `hand` lacks `one`",
        ),
    ],
)
def test_faults_of_a_message_are_listed(
    changed: Change, message: str, gap: str
) -> None:
    """What could not be said, or never is, shows before anybody plays."""
    locales = changed(TEXTS, NEW, f"{NEW}\n{message}")
    found = gaps(load_locale("en", SHAMANS, locales), SHAMANS)

    assert [one for one in found if gap in one] != []


def test_a_message_used_by_another_one_is_needed(sample: Locale) -> None:
    """Parts of messages have ids of their own."""
    assert [one for one in gaps(sample, SHAMANS) if "shamans-score:" in one] == []


def test_a_broken_language_is_one_gap(changed: Change) -> None:
    """What cannot be read cannot be compared."""
    locales = changed("shamans/sentences.yaml", "{world}", "{wrold}")
    (gap,) = gaps(load_locale("en", SHAMANS, locales), SHAMANS)

    assert "wrold" in gap


def test_all_classes_of_facts_are_found() -> None:
    """Those of the game, and those that every game has; no base class."""
    names = {fact.__name__ for fact in game_facts("shamans")}

    assert {"CardPlayed", "ShadowMoved", "NoDagger", "Undo", "GameOver"} <= names
    assert not {"Fact", "Announcement", "Event", "Unvoiced"} & names
