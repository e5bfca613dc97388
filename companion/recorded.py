"""Play recordings instead of listening: one answer for each utterance in them."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from companion import devices, recognizers
from companion.config import General
from companion.core.words import Transcript
from companion.hearing.recognizer import Heard, Recognizer
from companion.hearing.recordings import recorded
from companion.hearing.utterances import Utterance
from companion.table import Spoken, Table


def answers(table: Table, files: Iterable[Path], general: General) -> Iterator[Spoken]:
    """Hear the utterances of recordings in their order, and answer each.

    Raises:
        CompanionError: where a file, the model or the recognizer cannot be used.
    """
    ears = _Ears(table, general)
    try:
        for file in files:
            before: Utterance | None = None
            for utterance in recorded(file):
                heard = ears.hear(utterance)
                # Other files are other evenings: what was said there is over.
                pause = utterance.began - before.ended if before else None
                before = utterance
                yield table.answer(
                    Transcript(
                        heard.text, general.listening, heard.alternatives[1:], pause
                    )
                )
    finally:
        ears.close()


class _Ears:
    """Hear with what hears the language that the table speaks now."""

    def __init__(self, table: Table, general: General) -> None:
        self._table = table
        self._general = general
        self._language = table.session.language
        self._recognizer = self._learned()

    def hear(self, utterance: Utterance) -> Heard:
        if self._language != self._table.session.language:
            self.close()
            self._language = self._table.session.language
            self._recognizer = self._learned()
        return self._recognizer.hear(utterance.sound)

    def close(self) -> None:
        self._recognizer.close()

    def _learned(self) -> Recognizer:
        locale = self._table.locale
        words = devices.words(locale, self._table.session.seats)
        return recognizers.learned(locale, self._general, words)
