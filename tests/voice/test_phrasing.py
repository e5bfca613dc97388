"""What the recognizer of a table is told, through a game, with the real Vosk."""

from companion.core.errors import CompanionError
from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.games.shamans.configuration import Configuration
from companion.hearing.recognizer import Recognizer, WordsUnheard
from companion.phrasing import Phrasing
from companion.session import Session
from companion.table import Locales, Table
from tests.voice.conftest import SENTENCES, Speak
from tests.voice.play import LOCALES, SEATS


def table_of(*seats: Seat) -> Table:
    """Return a Korean table of some people."""
    session = Session.begin(Configuration().game(), seats, "ko")
    return Table(session, Locales(LOCALES), None)


def test_every_sentence_is_heard_whatever_the_state(
    recognizer: Recognizer, speak: Speak
) -> None:
    """At the key, what would be objected to is heard as well."""
    table = table_of(*SEATS)
    phrasing = Phrasing(table, recognizer, lambda _: None)
    for line in ("민수 라운드 시작", "보라 여섯"):
        recognizer.restrict(phrasing())
        heard = [recognizer.hear(speak(sentence)).text for sentence in SENTENCES]
        assert [*SENTENCES] == heard
        table.answer(Transcript(line))


def test_other_phrases_are_listened_for_in_another_state(
    recognizer: Recognizer,
) -> None:
    """A card is awaited only once a round has begun."""
    table = table_of(*SEATS)
    phrasing = Phrasing(table, recognizer, lambda _: None)
    before = phrasing()
    assert before == phrasing()
    table.answer(Transcript("민수 라운드 시작"))
    assert before != phrasing()


def test_names_that_the_model_does_not_know_are_told_once(
    recognizer: Recognizer,
) -> None:
    """Whoever has such a name learns of it before the first card."""
    told: list[CompanionError] = []
    seats = (*SEATS[:3], Seat("Xqzt"))
    phrasing = Phrasing(table_of(*seats), recognizer, told.append)
    phrasing()
    phrasing()
    (error,) = told
    assert isinstance(error, WordsUnheard)
    assert ("Xqzt",) == error.words
