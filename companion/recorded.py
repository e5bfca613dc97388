"""Play recordings instead of listening: one answer for each utterance in them."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from companion import devices
from companion.config import General
from companion.core.words import Transcript
from companion.hearing.recordings import recorded_utterances
from companion.table import Spoken, Table


def answers(table: Table, files: Iterable[Path], general: General) -> Iterator[Spoken]:
    """Hear the utterances of recordings in their order, and answer each.

    Raises:
        CompanionError: where a file, the model or the recognizer cannot be used.
    """
    model = devices.given(general)
    recognizer = devices.recognizer_for(table.locale, table.session.seats, model)
    try:
        for file in files:
            for utterance in recorded_utterances(file):
                heard = recognizer.hear(utterance)
                yield table.answer(Transcript(heard.text, general.listening))
    finally:
        recognizer.close()
