"""Which words a model does not know: told as far as it matters."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.checking.equipment import Equipment
from companion.checking.listening import Listening, Partner
from companion.checking.words import words
from companion.config import load
from companion.hearing.vosk.recognizer import VoskRecognizer
from companion.language.listening import listened_for
from companion.language.locale import languages
from companion.language.understanding.audible import Audible
from companion.resources import resource
from companion.table import Table
from tests.voice.play import korean_table


@pytest.fixture(scope="module")
def table() -> Table:
    """Return the Korean test table."""
    return korean_table()


@pytest.fixture(scope="module")
def equipment(table: Table) -> Equipment:
    """Return what that table wants of a machine."""
    general = load([resource("config.yaml")], languages()).general
    return Equipment(general, (table.locale,), ("ko",))


@pytest.fixture
def recognizer(korean_model: Path) -> Iterator[VoskRecognizer]:
    """Return what hears Korean."""
    hearing = VoskRecognizer(korean_model)
    yield hearing
    hearing.close()


def heard(table: Table, unheard: tuple[str, ...], unknown: tuple[str, ...]) -> Audible:
    """Return what a recognizer could hear of the table."""
    known = listened_for(table.locale, (), frozenset)
    return Audible(known.phrases, unheard, unknown)


def test_the_korean_model_knows_the_words_of_its_table(
    table: Table, equipment: Equipment, recognizer: VoskRecognizer
) -> None:
    """Nothing that is announced is out of its reach."""
    listening = Listening(equipment, table, recognizer, Partner(lambda _: None))

    finding = next(listening.words())
    listening.close()

    assert finding.state in ("ok", "note")
    assert [0.0] == [one.value for one in finding.measured if one.name == "missing"]
    assert finding.language == "ko"


def test_what_can_never_be_heard_is_to_be_mended(
    table: Table, equipment: Equipment
) -> None:
    """A few are named, all are counted."""
    unheard = tuple(f"word{number}" for number in range(9))

    finding = words(equipment, table.locale, heard(table, unheard, unheard))

    assert finding.state == "warning"
    assert finding.told.id == "check-words-missing"
    assert finding.told.arguments["words"] == unheard[:5]
    assert finding.measured[0].value == 9


def test_words_that_have_others_beside_them_are_only_told(
    table: Table, equipment: Equipment
) -> None:
    """Whoever says them says it once more in another way."""
    finding = words(equipment, table.locale, heard(table, (), ("grimoire",)))

    assert finding.state == "note"
    assert not finding.is_to_mend
    assert finding.told.id == "check-words-rare"


def test_where_every_word_is_known_all_is_well(
    table: Table, equipment: Equipment
) -> None:
    """There is nothing to be done."""
    finding = words(equipment, table.locale, heard(table, (), ()))

    assert (finding.state, finding.remedy) == ("ok", None)
