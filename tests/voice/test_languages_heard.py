"""Players speak several languages; the companion answers in that of the table."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.core.words import Transcript
from companion.hearing.recognizer import Recognizer
from companion.hearing.several import Other, SeveralRecognizers
from companion.hearing.vosk.recognizer import VoskRecognizer
from companion.hearing.whisper.recognizer import WhisperRecognizer
from companion.speaking.synthesizer import Synthesizer
from companion.table import Table
from tests.house.people import table
from tests.voice.conftest import Speak
from tests.voice.spoken import spoken


@pytest.fixture
def french_table() -> Table:
    """Return a French table at which Czech is spoken as well."""
    mixed = table("fr")
    mixed.answer(Transcript("nouvelle manche, Alice commence"))
    mixed.answer(Transcript("comprends aussi le tchèque"))
    return mixed


def test_each_player_is_understood_in_the_own_language(french_table: Table) -> None:
    """What means something in one of them is taken, and read back in French."""
    asked = french_table.answer(Transcript("kdo je na tahu"))
    again = french_table.answer(Transcript("à qui de jouer"))
    told = french_table.answer(Transcript("modrá pětka na plán"))

    assert "answered" == asked.answer.outcome
    assert again.said == asked.said
    assert ("Bleu cinq sur le plateau.",) == told.said[:1]


def test_the_language_of_the_table_is_switched_from_any_language(
    french_table: Table,
) -> None:
    """The next sentence is in the new one (issue, 5)."""
    for line, language in (
        ("česky", "cs"),
        ("in English", "en"),
        ("en français", "fr"),
        ("mluv anglicky", "en"),
        ("in Czech", "cs"),
    ):
        french_table.answer(Transcript(line))
        assert language == french_table.session.language


def test_what_means_something_is_preferred(french_table: Table) -> None:
    """Each recognizer hears words of its language in everything."""
    readings = ("bleu un vers", "kdo je na tahu")

    assert ("kdo je na tahu", "bleu un vers") == french_table.meant_first(readings)
    alone = replace(french_table.session, heard_too=())
    french_table.session = alone
    assert readings == french_table.meant_first(readings)


@pytest.fixture
def several(recognizer: Recognizer, korean_model: Path) -> Iterator[Recognizer]:
    """Return two recognizers that listen for different sentences."""
    other = VoskRecognizer(korean_model)
    both = SeveralRecognizers(recognizer, (Other(other, lambda: ("보라 여섯",)),))
    both.restrict(("점수", "취소"))
    yield both
    other.close()


def test_an_utterance_is_heard_by_all_recognizers(
    several: Recognizer, speak: Speak
) -> None:
    """That of the table comes first; the sound is heard whole by each."""
    heard = several.hear(speak("보라 여섯"))

    assert "보라 여섯" in heard.alternatives
    assert heard.alternatives[0] != "보라 여섯"
    assert "점수" == several.hear(speak("점수")).text


def test_one_whisper_hears_all_languages(
    whisper_model: Path, synthesizer: Synthesizer
) -> None:
    """Also the second one; readings of both take turns."""
    ears = WhisperRecognizer(whisper_model, "fr", "en")
    heard = ears.hear(spoken("Whose turn is it", "en-us", synthesizer))
    ears.close()

    assert "whose turn is it" in [one.lower() for one in heard.alternatives]
