"""Speak sentences one after the other, beside the table, until told to stop."""

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import count

from companion.core.errors import CompanionError
from companion.happenings import Fallen, Faltered, Happening, Unsaid, Untaught
from companion.hearing.gate import TAIL, Gate
from companion.sayings import Saying, merged
from companion.speaking.loudspeaker import LoudspeakerLost, LoudspeakerMissing
from companion.speaking.synthesizer import SynthesizerLost
from companion.speaking.voice import Voice

GAP = 0.8
"""Seconds with open ears after each sentence of a long text."""
LONG = 120
"""Characters beyond which a text of several sentences is long."""
MENDABLE = (SynthesizerLost, LoudspeakerLost, LoudspeakerMissing)
"""Faults after which a sentence is said once more."""
_NOTICED = 0.2
"""Seconds in which it shows that somebody has begun to speak."""
_CUT = 0.1
"""Seconds in which a sentence that is cut falls silent."""
_LONGEST_GAP = 15.0
"""Seconds after which a text goes on, whoever is still speaking."""
_LONGEST_WAIT, _LONGEST_CHARACTER = 8.0, 0.2
"""Seconds until a sentence begins to sound, and of a character, at most."""
_CHECK = 0.03
_END_PATIENCE = 1.0
"""Seconds in which a device lets go of a sentence that is cut."""


@dataclass(frozen=True, slots=True)
class Room:
    """Hold what the mouth must know of the room it speaks in."""

    gate: Gate
    """Keeps the ears from hearing the voice."""
    tell: Callable[[Happening], None]
    is_attending: Callable[[], bool] = lambda: False
    """Returns whether somebody is being listened to: it holds a long text back."""
    tail: float = TAIL
    """Seconds in which the voice may still be in the room."""
    collapse: Callable[[tuple[str, ...]], str] = ", ".join
    """Returns the sentence that reads back several plays."""


class Mouth:
    """Say what it is given in a thread of its own; the table goes on meanwhile."""

    def __init__(self, voice: Voice, room: Room) -> None:
        """Take a voice, and the room it speaks in."""
        self.voice = voice
        self.is_pausing = False
        """Whether the ears are open in the middle of a text."""
        self.talked_over: tuple[str, ...] = ()
        """What was cut short or never begun, when silence was wanted last."""
        self._room = room
        self._waiting: tuple[Saying, ...] = ()
        self._now: Saying | None = None
        """What is being said."""
        self._cancelled = threading.Event()
        self._is_held = False
        """Whether an answer is to come that goes before what waits."""
        self._numbers = count(1)
        self._latest: float | None = None
        """Until when it may be said, once it sounds."""
        self._changed = threading.Condition()
        self._thread = self._started()

    @property
    def is_speaking(self) -> bool:
        """Return whether something is being said or waits to be said."""
        return self._now is not None or bool(self._waiting)

    def add(self, sayings: Sequence[Saying]) -> None:
        """Say sentences that are no answer after those that wait."""
        number = next(self._numbers)
        with self._changed:
            new = (replace(one, answer=number) for one in sayings)
            self._waiting = (*self._waiting, *new)
            self._is_held = False
            self._changed.notify_all()

    def say(self, sayings: Sequence[Saying], *, has_gaps: bool = False) -> None:
        """Say an answer after what waits; long texts may have gaps for the ears.

        What waits and is stale by then is left out.
        """
        has_gaps = has_gaps and sum(len(one.text) for one in sayings) > LONG
        number = next(self._numbers)
        new = [
            replace(one, answer=number, has_gap=one.has_gap or (has_gaps and place > 0))
            for place, one in enumerate(sayings)
        ]
        with self._changed:
            before = self._waiting
            self._waiting = merged(before, new, self._room.collapse)
            self._leave_out(one for one in before if one not in self._waiting)
            self._is_held = False
            self.talked_over = ()
            self._changed.notify_all()

    def give_way(self) -> None:
        """Stop for an answer that comes; a read-back is begun again, an error ends."""
        with self._changed:
            self._is_held = True
            now = self._now
            if now is None or now.urgency == "error":
                return
            if now.urgency == "news":
                self._waiting = (replace(now, signals=()), *self._waiting)
            else:
                rest = (one for one in self._waiting if one.answer == now.answer)
                self.talked_over = (now.text, *(one.text for one in rest))
                self._leave_out((now,))
            self._cut()

    def cancel(self) -> None:
        """Stop at once, and drop what waits, but for errors and questions of others."""
        with self._changed:
            now, waiting = self._now, self._waiting
            current = now or (waiting[0] if waiting else None)
            if current is None:
                return
            self._waiting = tuple(
                one
                for one in waiting
                if one.urgency in ("error", "question") and one.answer != current.answer
            )
            dropped = (one for one in waiting if one not in self._waiting)
            unsaid = (*((now,) if now else ()), *dropped)
            self.talked_over = tuple(one.text for one in unsaid if one.text)
            self._leave_out(unsaid)
            self._is_held = True
            self._cut()

    def go_on(self) -> None:
        """Say what still waits: no answer comes."""
        with self._changed:
            self._is_held = False
            self._changed.notify_all()

    def wait(self) -> None:
        """Return when everything is said."""
        with self._changed:
            self._is_held = False
            self._changed.notify_all()
            self._changed.wait_for(lambda: not self.is_speaking)

    def watch(self) -> None:
        """Give up a sentence that goes on longer than any can, and open the ears."""
        with self._changed:
            if not self._thread.is_alive():
                self._now = self._latest = None
                self._thread = self._started()
            now, latest = self._now, self._latest
            if now is None or latest is None or time.monotonic() < latest:
                return
            self._cancelled.set()
            self._end(now)
            self._thread = self._started()
        self._room.tell(_unsaid(now, LoudspeakerLost(None, "it does not answer")))

    def close(self) -> None:
        """Stop, and end the voice."""
        with self._changed:
            self._leave_out((*((self._now,) if self._now else ()), *self._waiting))
            self._waiting = ()
            self._cut()
            # Who ends while a device is being closed may wait for it for ever.
            self._changed.wait_for(lambda: self._now is None, _END_PATIENCE)
        self.voice.close()

    def _started(self) -> threading.Thread:
        thread = threading.Thread(target=self._speak, name="mouth", daemon=True)
        thread.start()
        return thread

    def _cut(self) -> None:
        self._cancelled.set()
        if self._now is not None:
            ended = time.monotonic() + _CUT
            self._room.gate.open(id(self._now), self._room.tail, ended)
        self._changed.notify_all()

    def _leave_out(self, sayings: Iterable[Saying]) -> None:
        """Tell which explanations nobody has heard to their end."""
        for lesson in (one.lesson for one in sayings if one.lesson):
            self._room.tell(Untaught(lesson))

    def _speak(self) -> None:
        me = threading.current_thread()
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting and not self._is_held)
                if me is not self._thread:
                    return
                saying, self._waiting = self._waiting[0], self._waiting[1:]
                self._now, self._cancelled = saying, threading.Event()
                cancelled = self._cancelled
            try:
                self._attempt(saying, cancelled)
            except CompanionError as error:
                self._room.tell(_unsaid(saying, error))
            with self._changed:
                if me is not self._thread:
                    return
                is_silent = self._end(saying)
            if is_silent:
                self._room.tell(Fallen())

    def _attempt(self, saying: Saying, cancelled: threading.Event) -> None:
        """Say a sentence; where something breaks that can be mended, say it once more.

        Raises:
            CompanionError: where it could not be said.
        """
        if saying.has_gap:
            self._pause(cancelled)
        try:
            self._say(saying, cancelled)
        except MENDABLE as error:
            if cancelled.is_set():
                return
            self._room.tell(Faltered(error))
            self._say(saying, cancelled)

    def _say(self, saying: Saying, cancelled: threading.Event) -> None:
        sound = self.voice.sound_of(
            saying.text, saying.voices, saying.signals, is_kept=not saying.is_secret
        )
        gate, tail = self._room.gate, self._room.tail
        with self._changed:
            if sound is None or cancelled.is_set():
                return
            gate.shut(id(saying))
            longest = _LONGEST_WAIT + len(saying.text) * _LONGEST_CHARACTER
            self._latest = time.monotonic() + longest

        def ends(ended: float) -> None:
            gate.open(id(saying), tail, ended)

        try:
            self.voice.play(sound, cancelled, ends)
        finally:
            gate.open(id(saying), tail)

    def _end(self, saying: Saying) -> bool:
        """Note that a sentence is over; return whether nothing is left to say."""
        self._room.gate.open(id(saying), self._room.tail)
        self._now = self._latest = None
        self._changed.notify_all()
        return not self._waiting

    def _pause(self, cancelled: threading.Event) -> None:
        """Leave the ears open for a while, and as long as somebody is attended to."""
        begins = time.monotonic()
        self.is_pausing = True
        while not cancelled.wait(_CHECK):
            passed = time.monotonic() - begins
            is_held = self._room.is_attending() and passed < _LONGEST_GAP
            if passed > self._room.tail + GAP + _NOTICED and not is_held:
                break
        self.is_pausing = False


def _unsaid(saying: Saying, error: CompanionError) -> Unsaid:
    """Return what could not be said; of a secret only that it could not."""
    return Unsaid("" if saying.is_secret else saying.text, error)
