"""What hears words with Vosk, in a process of its own; the table uses `Recognizer`."""

import importlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice, product
from typing import Any, assert_never

from companion.hearing.spawned import Answer, Begin, Block, Finish
from companion.hearing.vosk.grammar import to_json

ALTERNATIVES = 5
"""How many readings are asked for."""

_ERRORS_ONLY = -2
_NOISES = ("[unk]", "<unk>")
"""What some models hear where none of the words was spoken; others have neither."""
_NOISE_SHARE = 100
"""One in so many phrases is noise, or it would never be heard among thousands."""


@dataclass(frozen=True, slots=True)
class Known:
    """Say which of these words the model knows."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Restrict:
    """Listen for these phrases, of which the model knows every word."""

    phrases: tuple[str, ...]


Question = Known | Restrict | Begin | Block | Finish


def prepare(folder: str) -> Callable[[Question], Answer]:
    """Load a model and return what answers with it."""
    vosk = importlib.import_module("vosk")
    vosk.SetLogLevel(_ERRORS_ONLY)
    return _Ears(vosk, vosk.Model(folder)).answer


class _Ears:
    """Hear one utterance at a time."""

    def __init__(self, vosk: Any, model: Any) -> None:
        self._vosk = vosk
        self._model = model
        self._grammar = ""
        self._recognizer: Any = None
        self._parts: list[tuple[str, ...]] = []
        self._noises = tuple(filter(self._is_known, _NOISES))

    def answer(self, question: Question) -> Answer:
        match question:
            case Known(words):
                return tuple(word for word in words if self._is_known(word))
            case Restrict(phrases):
                return self._restrict(phrases)
            case Begin(rate):
                return self._begin(rate)
            case Block(samples):
                return self._hear(samples)
            case Finish():
                return self._finish()
        assert_never(question)

    def _restrict(self, phrases: tuple[str, ...]) -> Answer:
        noises = self._noises[:1] * (1 + len(phrases) // _NOISE_SHARE)
        self._grammar = to_json((*phrases, *noises))
        return ()

    def _begin(self, rate: int) -> Answer:
        # A grammar changed while sound comes in ends the process; a new recognizer
        # costs less than a millisecond and is never in the wrong state.
        self._recognizer = self._vosk.KaldiRecognizer(
            self._model, float(rate), self._grammar
        )
        self._recognizer.SetMaxAlternatives(ALTERNATIVES)
        self._parts = []
        return ()

    def _hear(self, samples: bytes) -> Answer:
        whole = samples[: len(samples) // 2 * 2]
        if self._recognizer.AcceptWaveform(whole):
            # Vosk takes a pause for the end; only the caller knows whether it is.
            self._parts.append(_readings(self._recognizer.Result()))
        return ()

    def _finish(self) -> Answer:
        self._parts.append(_readings(self._recognizer.FinalResult()))
        self._recognizer = None
        return _joined(self._parts)

    def _is_known(self, word: str) -> bool:
        return bool(self._model.vosk_model_find_word(word) >= 0)


def _readings(result: str) -> tuple[str, ...]:
    found = [str(one["text"]).strip() for one in json.loads(result)["alternatives"]]
    spoken = (text for text in found if set(text.split()) - set(_NOISES))
    return tuple(dict.fromkeys(spoken))


def _joined(parts: list[tuple[str, ...]]) -> tuple[str, ...]:
    spoken = [part for part in parts if part]
    if not spoken:
        return ()
    whole = (" ".join(texts) for texts in product(*spoken))
    return tuple(islice(dict.fromkeys(islice(whole, 10 * ALTERNATIVES)), ALTERNATIVES))
