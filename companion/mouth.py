"""Speak sentences one after the other, beside the table, until told to stop."""

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from queue import SimpleQueue

from companion.core.errors import CompanionError
from companion.happenings import Fallen, Happening, Unsaid
from companion.hearing.gate import TAIL, Gate
from companion.speaking.voice import Voice

GAP = 0.8
"""Seconds with open ears after each sentence of a long text."""
LONG = 120
"""Characters beyond which a text of several sentences is long."""
_NOTICED = 0.2
"""Seconds in which it shows that somebody has begun to speak."""
_CUT = 0.1
"""Seconds in which a sentence that is cut falls silent."""
_LONGEST_GAP = 15.0
"""Seconds after which a text goes on, whoever is still speaking."""
_LONGEST_WAIT, _LONGEST_CHARACTER = 5.0, 0.2
"""Seconds until a sentence begins to sound, and of a character, at most."""
_CHECK = 0.03


@dataclass(frozen=True, slots=True)
class _Sentence:
    """A sentence that is said, or waits to be."""

    id: int
    text: str
    voices: Sequence[str]
    has_gap: bool
    """Whether the ears are open before it."""
    cancelled: threading.Event


class Mouth:
    """Say what it is given in a thread of its own; the table goes on meanwhile."""

    def __init__(
        self,
        voice: Voice,
        gate: Gate,
        tell: Callable[[Happening], None],
        is_attending: Callable[[], bool] = lambda: False,
        tail: float = TAIL,
    ) -> None:
        """Take a voice, and the gate that keeps the ears from hearing it.

        What is said in a gap of a long text holds the text back: `is_attending`
        returns whether somebody is being listened to. The tail is how long the voice
        may still be in the room.
        """
        self.voice = voice
        self.is_pausing = False
        """Whether the ears are open in the middle of a text."""
        self._gate = gate
        self._tell = tell
        self._is_attending = is_attending
        self._tail = tail
        self._waiting: SimpleQueue[_Sentence] = SimpleQueue()
        self._cancelled = threading.Event()
        self._ids = count(1)
        self._left: set[int] = set()
        """Sentences that are said or wait to be."""
        self._said: int | None = None
        """What is being said, until when at most."""
        self._latest = 0.0
        self._changed = threading.Condition()
        threading.Thread(target=self._speak, name="mouth", daemon=True).start()

    @property
    def is_speaking(self) -> bool:
        """Return whether something is being said or waits to be said."""
        return bool(self._left)

    def say(
        self, sentences: Sequence[str], voices: Sequence[str], *, has_gaps: bool = False
    ) -> None:
        """Say sentences after those that wait, with the first of these voices.

        Long texts may have gaps in which the ears are open.
        """
        has_gaps = has_gaps and sum(map(len, sentences)) > LONG
        with self._changed:
            for position, text in enumerate(sentences):
                has_gap = has_gaps and position > 0
                sentence = _Sentence(
                    next(self._ids), text, voices, has_gap, self._cancelled
                )
                self._left.add(sentence.id)
                self._waiting.put(sentence)

    def cancel(self) -> None:
        """Stop at once, and drop what waits."""
        with self._changed:
            self._cancelled.set()
            self._cancelled = threading.Event()
            if self._said is not None:
                self._gate.open(self._said, self._tail, time.monotonic() + _CUT)

    def wait(self) -> None:
        """Return when everything is said."""
        with self._changed:
            self._changed.wait_for(lambda: not self._left)

    def watch(self) -> None:
        """Open the ears where a sentence goes on longer than any can."""
        with self._changed:
            if self._said is not None and time.monotonic() > self._latest:
                self._gate.open(self._said, self._tail)

    def close(self) -> None:
        """Stop, and end the voice."""
        self.cancel()
        self.voice.close()

    def _speak(self) -> None:
        while True:
            sentence = self._waiting.get()
            if sentence.has_gap:
                self._pause(sentence)
            try:
                self._say(sentence)
            except CompanionError as error:
                self._tell(Unsaid(sentence.text, error))
            finally:
                self._end(sentence)

    def _say(self, sentence: _Sentence) -> None:
        if sentence.cancelled.is_set():
            return
        sound = self.voice.synthesized(sentence.text, sentence.voices)
        with self._changed:
            if sound is None or sentence.cancelled.is_set():
                return
            self._gate.shut(sentence.id)
            self._said = sentence.id
            longest = _LONGEST_WAIT + len(sentence.text) * _LONGEST_CHARACTER
            self._latest = time.monotonic() + longest

        def ends(ended: float) -> None:
            self._gate.open(sentence.id, self._tail, ended)

        self.voice.play(sound, sentence.cancelled, ends)

    def _end(self, sentence: _Sentence) -> None:
        with self._changed:
            self._gate.open(sentence.id, self._tail)
            self._said = None
            self._left.discard(sentence.id)
            self._changed.notify_all()
            is_silent = not self._left
        if is_silent:
            self._tell(Fallen())

    def _pause(self, sentence: _Sentence) -> None:
        """Leave the ears open for a while, and as long as somebody is attended to."""
        begins = time.monotonic()
        self.is_pausing = True
        while not sentence.cancelled.wait(_CHECK):
            passed = time.monotonic() - begins
            is_held = self._is_attending() and passed < _LONGEST_GAP
            if passed > self._tail + GAP + _NOTICED and not is_held:
                break
        self.is_pausing = False
