"""Phrases become sentences."""

import pytest

from companion.core import reports
from companion.core.announcements import SeatLeft
from companion.core.facts import Fact, Seat
from companion.core.requests import AskRule, Level
from companion.core.violations import OutOfRange
from companion.core.words import Phrase, example, phrase
from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import Choice, FaceDown, Role, Tile, World
from companion.games.shamans.reports import WorldReport
from companion.language.completeness import OBJECTION
from companion.language.errors import LocaleError
from companion.language.locale import Locale, languages, load_locale
from tests.language.conftest import Change
from tests.language.games import SHAMANS

ALICE = Seat("Alice")
PLAYED = said.CardPlayed(ALICE, World.BLUE, 3)
OPEN = said.CardPlayed(None, World.GREEN, 1)


@pytest.mark.parametrize(
    ("fact", "sentence"),
    [
        (PLAYED, "Blue three, Alice."),
        (OPEN, "Green one."),
        (events.ShadowMoved(1, None), "The Shadow moves."),
        (events.ShadowMoved(1, 0), "The Shadow is on the Moon."),
        (events.ShadowMoved(1, 1), "One step to the Moon."),
        (events.ShadowMoved(1, 21), "Twenty-one steps to the Moon. Ça va."),
        (events.ShadowMoved(1, 99), "99 steps to the Moon. Ça va."),
        (events.RowFilled((Tile.PORTAL,)), "Tiles: Portal."),
        (events.RowFilled((Tile.MASK, Tile.PORTAL)), "Tiles: Mask and Portal."),
        (events.RowFilled(()), "No tile."),
        (SeatLeft(Seat("éva")), "Éva leaves. Éva is away! Is éva back?"),
        (reports.TakenBack(1, PLAYED), "Taken back: the sea three."),
        (reports.HistoryReport((PLAYED, OPEN)), "Last: the sea three and green one."),
        (
            reports.WhichOne((PLAYED, OPEN, OPEN)),
            "The sea three, green one or green one?",
        ),
        (reports.OptionsReport((phrase(PLAYED),)), 'Say "alice, blue three".'),
        (
            reports.MissedAgain(example(PLAYED, ALICE, Seat("Bob"))),
            'Say "alice, blue three", or the sea three.',
        ),
        (
            said.TableCorrected(eliminated=True, laid=((World.BLUE, (1, 3)),)),
            "Out: blue with ace and three.",
        ),
        (said.TableCorrected(eliminated=False, laid=()), "In: ."),
        (reports.Silenced(), ""),
    ],
)
def test_a_fact_is_told(sample: Locale, fact: Fact, sentence: str) -> None:
    """Variables are named, counted and listed; a sentence starts with a capital."""
    assert sentence == sample.messages.sentence(phrase(fact))


def test_pairs_are_told_by_a_message_each(sample: Locale) -> None:
    """Each pair fills `$first` and `$second` of the message named by `item`."""
    points = ((ALICE, 3), (Seat("Bruno"), 12))
    scored = events.RoundScored(1, Role.SHAMAN, points, points)

    assert "Scores: Alice three and Bruno twelve." == sample.messages.sentence(
        phrase(scored)
    )


@pytest.mark.parametrize(
    ("level", "sentence"),
    [
        ("brief", ""),
        ("normal", "Blue three, Alice."),
        ("coach", "Alice plays blueish three."),
    ],
)
def test_a_level_has_its_own_wording(
    sample: Locale, level: Level, sentence: str
) -> None:
    """A level without one says the usual words; an empty one is silent."""
    assert sentence == sample.messages.sentence(phrase(PLAYED), level)


@pytest.mark.parametrize(
    ("form", "sentence"),
    [
        ("choice", "the sea three"),
        ("example", '"alice, blue three"'),
        ("objection", "Alice plays blueish three."),
    ],
)
def test_a_form_has_its_own_wording(sample: Locale, form: str, sentence: str) -> None:
    """A form goes before the level and falls back to it; a choice starts small."""
    assert sentence == sample.messages.sentence(phrase(PLAYED, form), "coach")


@pytest.mark.parametrize(
    ("form", "sentence"),
    [("choice", "the rule of the sea on play"), ("example", '"the rule"')],
)
def test_a_game_has_its_own_wording_of_what_every_game_says(
    sample: Locale, form: str, sentence: str
) -> None:
    """It goes before the common one, form by form."""
    assert sentence == sample.messages.sentence(phrase(AskRule("play"), form))


def test_a_text_of_the_rulebook_is_told(sample: Locale) -> None:
    """It needs no variables."""
    told = Phrase("shamans-topic-overview", {})

    assert "Play cards." == sample.messages.sentence(told)


@pytest.mark.parametrize(
    ("fact", "named"),
    [
        (events.GameWon(ALICE, 8), "shamans-game-won"),
        (said.MoonReached(), "nothing"),
        (WorldReport(World.BLUE, (), (), None), "shamans-world-report"),
        (said.RowShown((Tile.MASK,)), "said with LIST"),
        (said.TileRevealed(Tile.DAGGER), "tile-dagger"),
        (said.TileRevealed(None), "shamans-tile-revealed"),
        (said.RoleRevealed(ALICE, Role.SHADOW), "FUNNY"),
        (said.Stabilised(Choice.PAWN), "shamans-stabilised"),
        (said.ArtefactTaken(ALICE, FaceDown.FACE_DOWN), "shamans-artefact-taken"),
    ],
)
def test_what_cannot_be_said_is_an_error(
    sample: Locale, fact: Fact, named: str
) -> None:
    """Never is half a sentence spoken, or an id."""
    with pytest.raises(LocaleError, match=named):
        sample.messages.sentence(phrase(fact))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "field",
    ["points", "hand", "artefacts", "steps", "steps_to_moon", "row", "stack"],
)
def test_what_cannot_be_is_named(language: str, field: str) -> None:
    """Each corrected fact has its own objection, which is not the general one."""
    messages = load_locale(language, SHAMANS).messages
    told, general = (
        messages.sentence(phrase(OutOfRange(one), OBJECTION))
        for one in (field, "anything")
    )

    assert told != general


def test_a_reference_that_leads_nowhere_is_an_error(changed: Change) -> None:
    """The missing message and the one that needs it are named."""
    locales = changed("shamans/rulebook.ftl", "Play cards.", "{ shamans-nowhere }")
    locale = load_locale("en", SHAMANS, locales)
    with pytest.raises(LocaleError, match=r"topic-overview.*shamans-nowhere"):
        locale.messages.sentence(Phrase("shamans-topic-overview", {}))
