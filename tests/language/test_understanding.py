"""Whole lines become announcements and requests with typed fields."""

import pytest

from companion.core import requests
from companion.core.facts import Fact, Seat
from companion.core.words import LONGEST_LINE
from companion.games.shamans import announcements as said
from companion.games.shamans.board import (
    FaceDown,
    Heading,
    Neighbour,
    Tile,
    World,
)
from companion.language.locale import Locale, load_locale
from companion.language.understanding.exact import Understanding
from tests.language.games import SHAMANS

ALICE, BRUNO, EVA = Seat("Alice"), Seat("Bruno"), Seat("Eva")
LAID = ((World.BLUE, (3, 6)),)


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("Alice plays the blue three", said.CardPlayed(ALICE, World.BLUE, 3)),
        ("plays bleues 3", said.CardPlayed(None, World.BLUE, 3)),
        ("noir ace", said.CardPlayed(None, World.BLACK, 1)),
        ("blue half a dozen", said.CardPlayed(None, World.BLUE, 6)),
        ("row portal, mask", said.RowShown((Tile.PORTAL, Tile.MASK))),
        ("row mask and mask", said.RowShown((Tile.MASK, Tile.MASK))),
        ("two portals", said.RowShown((Tile.PORTAL, Tile.PORTAL))),
        ("Eva takes l'épée", said.ArtefactTaken(EVA, Tile.DAGGER)),
        ("EVA TAKES L’EPEE!", said.ArtefactTaken(EVA, Tile.DAGGER)),
        ("Eva takes Œil de lune", said.ArtefactTaken(EVA, Tile.MOON_SHARD)),
        ("Eva takes the top tile", said.ArtefactTaken(EVA, FaceDown.FACE_DOWN)),
        ("Eva eliminates Bruno", said.PlayerEliminated(EVA, BRUNO)),
        ("shadows Eva and Alice", said.RolesNamed((EVA, ALICE))),
        ("Alice portal back", said.PortalUsed(ALICE, Heading.BACK)),
        ("blue holds 3 and six", said.TableCorrected(laid=LAID)),
        ("Eva is out", said.TableCorrected(seat=EVA, eliminated=True)),
        ("Eva is in", said.TableCorrected(seat=EVA, eliminated=False)),
        ("one and twenty steps", said.TableCorrected(steps_to_moon=21)),
        ("undo", requests.Undo()),
        ("undo please", requests.Undo()),
        ("take back two cards", requests.Undo(2)),
        ("undo twice", requests.Undo(2)),
        ("c'est ça", requests.Yes()),
        ("No way", requests.No()),
        ("no, six", requests.Correct((("value", 6),))),
        ("no dagger", requests.Correct((("tile", Tile.DAGGER),))),
        ("no left", requests.Correct((("direction", Neighbour.LEFT),))),
        ("no back", requests.Correct((("direction", Heading.BACK),))),
        ("chloe", requests.Fragment((("seat", Seat("Chloé")),))),
        ("3", requests.Fragment((("value", 3),))),
        ("back", requests.Fragment((("heading", Heading.BACK),))),
    ],
)
def test_a_line_means_one_thing(table: Understanding, line: str, meaning: Fact) -> None:
    """Slots become enums, seats, numbers and tuples; what is not said stays open."""
    assert (meaning,) == table.readings(line)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "?!",
        "Alice plays the blue three today",
        "blue three four",
        "bluethree",
        "Alice plays theblue three",
        "Evatakes portal",
        "Zoe plays blue three",
        "row mask",
        "take back cards",
        "((((",
        "{seat}",
        "\0\ud800",
    ],
)
def test_other_lines_mean_nothing(table: Understanding, line: str) -> None:
    """A whole line must match, word by word."""
    assert () == table.readings(line)


def test_a_very_long_line_means_nothing(table: Understanding) -> None:
    """Nobody says so much in one breath."""
    line = "undo" + " " * LONGEST_LINE

    assert () == table.readings(line)


def test_a_value_no_card_bears_is_understood(table: Understanding) -> None:
    """The rules object to it; hearing does not judge."""
    assert (said.CardPlayed(None, World.BLUE, 12),) == table.readings("blue twelve")


def test_only_values_of_cards_are_values(table: Understanding) -> None:
    """Higher numbers are for counting."""
    assert () == table.readings("blue twenty-one")


def test_a_name_that_is_a_colour_gives_both_readings(sample: Locale) -> None:
    """Whether "Rose" is a player or a world is for the state to settle."""
    rose = Seat("Rose")
    fragment = requests.Fragment((("seat", rose),))
    expected = {fragment, said.CardPlayed(None, World.PINK)}

    assert expected == set(sample.understanding((rose, ALICE)).readings("rose"))


def test_a_name_that_is_a_colour_still_plays(sample: Locale) -> None:
    """The place in the sentence tells them apart."""
    rose = Seat("Rose")
    played = said.CardPlayed(rose, World.PINK, 3)

    assert (played,) == sample.understanding((rose,)).readings("Rose plays rose three")


def test_names_may_hold_any_sign(sample: Locale) -> None:
    """Signs of the template syntax mean nothing in a name."""
    seat = Seat("Jo-Ann (b|c) {seat} <x>")
    played = said.CardPlayed(seat, World.BLUE, 3)
    line = "jo ann b c seat x plays blue three"

    assert (played,) == sample.understanding((seat,)).readings(line)


def test_a_changed_name_is_heard(table: Understanding) -> None:
    """The possessive and the accusative are the same player."""
    assert (said.PlayerEliminated(EVA, Seat("Eva")),) != table.readings("Eva's")
    assert (requests.Fragment((("seat", EVA),)),) == table.readings("Eva's")


def test_who_acts_has_the_name_that_was_said(sample: Locale) -> None:
    """Jana plays is Jana, though that is what becomes of Jan elsewhere."""
    jan, jana = Seat("Jan"), Seat("Jana")
    table = sample.understanding((jan, jana))

    assert (said.CardPlayed(jana, World.BLUE, 3),) == table.readings(
        "Jana plays blue three"
    )


def test_whom_something_happens_to_may_be_two(sample: Locale) -> None:
    """Whether Jan or Jana is eliminated, the table is asked."""
    jan, jana, eva = Seat("Jan"), Seat("Jana"), Seat("Eva")
    table = sample.understanding((jan, jana, eva))
    expected = {said.PlayerEliminated(eva, jan), said.PlayerEliminated(eva, jana)}

    assert expected == set(table.readings("Eva eliminates Jana"))


def test_names_that_fold_alike_are_both_meant(sample: Locale) -> None:
    """Without accents nobody can tell them apart."""
    one, other = Seat("Chloe"), Seat("Chloé")
    found = sample.understanding((one, other)).readings("chloé plays blue three")

    assert {one, other} == {getattr(reading, "seat", None) for reading in found}


def test_a_prepared_table_understands(sample: Locale) -> None:
    """What takes time can be done while the first prompt is read."""
    table = sample.understanding((ALICE,))
    table.prepare()

    assert (requests.Undo(),) == table.readings("undo")


def test_the_address_word_is_taken_off() -> None:
    """With `called`, what follows the address word counts, and nothing else."""
    table = load_locale("fr", SHAMANS).understanding(())
    assert table.addressed("Compagnon, bleu trois") == "bleu trois"
    assert table.addressed("bleu trois") is None
