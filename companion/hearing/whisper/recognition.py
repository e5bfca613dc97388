"""What hears words with Whisper, in its own process; the table uses the recognizer.

No words of the game are given to the model. With a prompt of three sentences of the
table it writes some announcements better, but hears "Bruno wants" in "do you want more
coffee", "l'Éclipse est" in "il fait froid ce soir" and "zelená šestka" in "dneska je
zima".
"""

import importlib
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, assert_never

import numpy as np
from numpy.typing import NDArray

from companion.hearing.spawned import Answer, Begin, Block, Finish
from companion.hearing.whisper.readings import Reading, believable
from companion.hearing.whisper.resampling import RATE, Samples, resampled

HYPOTHESES = 8
"""How many readings are followed; those that differ only in spelling are dropped."""

_FRAME = 160
"""Samples in one frame of the features."""
_LONGEST = 3000
"""Frames that the model takes at most: half a minute."""
_SHORTEST = 1000
"""Frames that it is given at least: with fewer it repeats what it has heard."""
_ROOM = 300
"""Frames of silence that follow the words."""
_SPEECH = 0.15
"""Seconds of a voice without which the model makes up what it says."""
_VOICED = 0.5
"""The probability above which a piece of sound is speech."""
_PIECE = 512
"""Samples that are judged at a time."""
_AROUND = RATE // 2
"""Samples that are heard before and after the voice; more of them are made words."""
_TOKENS = (12, 12)
"""Pieces of words that are heard at most: at all, and in each second of a voice."""
_LIKELY = 0.01
"""The share of the languages in use below which one was not spoken."""
_MOST_THREADS = 4
"""More threads than these hear a short utterance no sooner."""
_PUNCTUATION = frozenset(".,;:?!…")
_SPACE = "Ġ"
"""How the vocabulary writes the space before a word."""


@dataclass(frozen=True, slots=True)
class Wake:
    """Answer once everything is loaded."""


Question = Wake | Begin | Block | Finish


def prepare(folder: str, *languages: str) -> Callable[[Question], Answer]:
    """Load a model and return what hears some languages with it."""
    os.environ["HF_HUB_OFFLINE"] = "1"  # Nothing is ever fetched.
    library = importlib.import_module("faster_whisper")
    voices = importlib.import_module("faster_whisper.vad").get_vad_model()
    model = library.WhisperModel(
        folder,
        device="cpu",
        compute_type="int8",
        cpu_threads=min(os.cpu_count() or 1, _MOST_THREADS),
        local_files_only=True,
    )
    return _Ears(_Whisper(model, languages), voices).answer


class _Whisper:
    """Turn samples into readings, in a window that is as short as it can be."""

    def __init__(self, model: Any, languages: Sequence[str]) -> None:
        tokenizers = importlib.import_module("faster_whisper.tokenizer")
        self._model = model
        self._tokens = {
            language: tokenizers.Tokenizer(
                model.hf_tokenizer,
                model.model.is_multilingual,
                task="transcribe",
                language=language,
            )
            for language in languages
        }
        self._unwritten = _punctuation(model.hf_tokenizer.get_vocab())

    def readings(self, samples: Samples, voiced: float) -> tuple[Reading, ...]:
        """Return all readings, best first, however bad they are.

        Where several languages may have been spoken, their readings take turns.
        """
        encoded = self._model.encode(self._features(samples))
        found = [
            self._read(encoded, self._tokens[language], voiced)
            for language in self._likely(encoded)
        ]
        turns = zip_longest(*found)
        return tuple(one for turn in turns for one in turn if one is not None)

    def _likely(self, encoded: Any) -> list[str]:
        """Return the languages that may have been spoken, the likeliest first."""
        languages = list(self._tokens)
        if len(languages) == 1:
            return languages
        (found,) = self._model.model.detect_language(encoded)
        shares = {token.strip("<|>"): share for token, share in found}
        known = {language: shares.get(language, 0.0) for language in languages}
        least = _LIKELY * sum(known.values())
        likely = [language for language in languages if known[language] >= least]
        return sorted(likely, key=lambda language: -known[language])

    def _read(self, encoded: Any, tokens: Any, voiced: float) -> tuple[Reading, ...]:
        """Return the readings in one language.

        Only one thing is tried: no other temperatures, nothing remembered, no times.
        """
        new = round(_TOKENS[0] + _TOKENS[1] * voiced)
        prompt = self._model.get_prompt(tokens, [], without_timestamps=True)
        (result,) = self._model.model.generate(
            encoded,
            [prompt],
            beam_size=HYPOTHESES,
            num_hypotheses=HYPOTHESES,
            max_length=len(prompt) + new,
            return_scores=True,
            return_no_speech_prob=True,
            suppress_blank=True,
            # -1 stands for the signs of sounds that the model itself names.
            suppress_tokens=[-1, *self._unwritten],
        )
        return tuple(
            Reading(tokens.decode(told), score, result.no_speech_prob)
            for told, score in zip(result.sequences_ids, result.scores, strict=True)
            if len(told) < new  # Else it would have gone on.
        )

    def _features(self, samples: Samples) -> NDArray[np.float32]:
        features = self._model.feature_extractor(samples)
        spoken = features.shape[-1]
        length = min(max(spoken + _ROOM, _SHORTEST), _LONGEST)
        short = features[:, :length]
        padded: NDArray[np.float32] = np.pad(
            short, [(0, 0), (0, length - short.shape[-1])]
        )
        return padded


class _Ears:
    """Hear one utterance at a time."""

    def __init__(self, whisper: _Whisper, voices: Callable[[Samples], Any]) -> None:
        self._whisper = whisper
        self._voices = voices
        self._rate = RATE
        self._blocks: list[bytes] = []

    def answer(self, question: Question) -> Answer:
        match question:
            case Wake():
                return ()
            case Begin(rate):
                self._rate, self._blocks = rate, []
                return ()
            case Block(samples):
                self._blocks.append(samples)
                return ()
            case Finish():
                return self._finish()
        assert_never(question)

    def _finish(self) -> Answer:
        sound = b"".join(self._blocks)
        self._blocks = []
        longest = _LONGEST * _FRAME
        samples = resampled(sound, self._rate)[:longest]
        pieces = self._voiced(samples)
        voiced = len(pieces) * _PIECE / RATE
        if voiced < _SPEECH:
            return ()
        begun = max(pieces[0] * _PIECE - _AROUND, 0)
        ended = (pieces[-1] + 1) * _PIECE + _AROUND
        readings = self._whisper.readings(samples[begun:ended], voiced)
        return believable(readings, voiced)

    def _voiced(self, samples: Samples) -> list[int]:
        """Return the places of the pieces in which there is a voice."""
        if not len(samples):
            return []
        missing = -len(samples) % _PIECE
        probabilities = np.ravel(self._voices(np.pad(samples, (0, missing))))
        return [int(place) for place in np.flatnonzero(probabilities > _VOICED)]


def _punctuation(vocabulary: dict[str, int]) -> tuple[int, ...]:
    """Return the tokens of which readings would differ without being others."""
    return tuple(
        number
        for token, number in vocabulary.items()
        if (signs := set(token.removeprefix(_SPACE))) and signs <= _PUNCTUATION
    )
