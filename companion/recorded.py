"""Play recordings instead of listening: one answer for each utterance in them."""

import logging
from collections.abc import Iterable, Iterator
from pathlib import Path

from companion import recognizers
from companion.config import General
from companion.core.errors import CompanionError
from companion.core.words import Transcript
from companion.hearing.attention import Attention
from companion.hearing.recognizer import Heard
from companion.hearing.recordings import recorded
from companion.hearing.utterances import Utterance
from companion.phrasing import Phrasing
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
        self._begin()

    def hear(self, utterance: Utterance) -> Heard:
        if self._language != self._table.session.language:
            self.close()
            self._language = self._table.session.language
            self._begin()
        return self._attention.hear(utterance)

    def close(self) -> None:
        self._recognizer.close()

    def _begin(self) -> None:
        self._recognizer = recognizers.started(self._table.locale, self._general)
        phrasing = Phrasing(self._table, self._recognizer, _log)
        self._attention = Attention(
            self._recognizer, phrasing, self._table.is_unfinished
        )
        try:
            self._attention.restrict()
        except CompanionError:
            self._recognizer.close()
            raise


def _log(error: CompanionError) -> None:
    logging.getLogger(__name__).warning("%s", error)
