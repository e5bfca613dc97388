"""The whole line, with nothing left out but the air: speech in, speech out."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import soundfile

from companion.config import Settings, load
from companion.core.facts import Seat
from companion.language.locale import languages, load_locale
from companion.recorded import answers
from companion.resources import resource
from companion.session import Session
from companion.speaking.synthesis import InstalledVoice
from companion.speaking.synthesizer import Synthesizer
from companion.table import Locales, Table
from tests.voice.conftest import SENTENCES, Speak

LOCALES = Path(__file__).parent / "locales"
SEATS = (Seat("민수"), Seat("영희"), Seat("철수"), Seat("지우"))

Conversation = Callable[..., list[tuple[str, str]]]


@pytest.fixture
def recording(speak: Speak, tmp_path: Path) -> Callable[..., Path]:
    """Return what records some sentences, a second of silence after each.

    A comma within a sentence is half a second.
    """

    def record(*sentences: str) -> Path:
        rate = speak(sentences[0]).rate
        parts = [np.zeros(rate, dtype="<i2")]
        for sentence in sentences:
            for part in sentence.split(", "):
                sound = b"".join(speak(part).blocks)
                parts.append(np.frombuffer(sound, dtype="<i2"))
                parts.append(np.zeros(rate // 2, dtype="<i2"))
            parts.append(np.zeros(rate // 2, dtype="<i2"))
        path = tmp_path / "table.flac"
        soundfile.write(path, np.concatenate(parts), rate)
        return path

    return record


@pytest.fixture(scope="module")
def settings() -> Settings:
    """Return the default settings."""
    return load([resource("config.yaml")], languages())


@pytest.fixture
def conversation(
    settings: Settings, korean_model: Path, recording: Callable[..., Path]
) -> Conversation:
    """Return what happens when sentences are recorded and played to the table."""
    game = settings.games["shamans"].game()
    general = replace(settings.general, model=str(korean_model))

    def converse(*sentences: str) -> list[tuple[str, str]]:
        table = Table(Session.begin(game, SEATS, "ko"), Locales(LOCALES), None)
        spoken = answers(table, [recording(*sentences)], general)
        return [(one.answer.outcome, " ".join(one.said)) for one in spoken]

    return converse


def test_the_table_answers_what_it_hears(conversation: Conversation) -> None:
    """A round begins, a card is played, the next player is named, points are told."""
    assert [
        ("accepted", "민수 라운드 시작."),
        ("accepted", "보라 여섯, 민수. 보라. 영희 차례."),
        ("answered", "모두 영 점."),
    ] == conversation("민수 라운드 시작", "보라 여섯", "점수")


def test_a_sentence_that_breaks_off_is_heard_with_its_rest(
    conversation: Conversation,
) -> None:
    """A colour waits for its value; the whole is heard again as one sentence."""
    assert [
        ("accepted", "민수 라운드 시작."),
        ("accepted", "보라 여섯, 민수. 보라. 영희 차례."),
    ] == conversation("민수 라운드 시작", "보라, 여섯")


def test_a_card_that_is_out_already_is_objected_to(conversation: Conversation) -> None:
    """The ears hear what is illegal as clearly as what is legal."""
    assert ("objected", "보라 여섯 이미.") == conversation(
        "민수 라운드 시작", "민수 보라 여섯", "영희 보라 여섯"
    )[-1]


def test_a_spoken_card_is_taken_back(conversation: Conversation) -> None:
    """Undo is heard like everything else."""
    assert ("accepted", "취소: 보라 여섯, 민수.") == conversation(
        "민수 라운드 시작", "보라 여섯", "취소"
    )[-1]


def test_every_sentence_of_the_table_means_something(settings: Settings) -> None:
    """The test locale understands all that the ears listen for."""
    game = settings.games["shamans"].game()
    understanding = load_locale("ko", game, LOCALES).understanding(SEATS)
    assert [1] * len(SENTENCES) == [
        len(understanding.readings(sentence)) for sentence in SENTENCES
    ]


def test_the_answer_is_spoken(
    synthesizer: Synthesizer, korean_voice: InstalledVoice
) -> None:
    """The read-back becomes sound in the voice of the language."""
    sound = synthesizer.synthesize("보라 여섯, 민수. 영희 차례.", korean_voice)
    assert 1 < sum(map(len, sound.blocks)) / 2 / sound.rate < 5
