"""Listen beside the table: at the key, or all the time."""

import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import count

from companion.core.errors import CompanionError
from companion.happenings import Happening, Regained, Unclear, Unheard, Words
from companion.hearing.attention import Attention
from companion.hearing.gate import Gate
from companion.hearing.listener import Listener
from companion.hearing.microphone import (
    Microphone,
    MicrophoneLost,
    MicrophoneMissing,
    MicrophoneUnknown,
)
from companion.hearing.recognizer import (
    Heard,
    Recognizer,
    RecognizerLost,
    RecognizerUnusable,
)
from companion.hearing.utterances import Utterance
from companion.sound import SoundLibraryMissing

PATIENCE = 10.0
"""Seconds after the key in which somebody must begin to speak."""
SHORTEST_TALK = 0.6
"""Seconds; a shorter sound without words, such as a cough, is no utterance."""
_LOOK_AGAIN = 1.0
"""Seconds after which a microphone that is gone is looked for again."""
_END_PATIENCE = 2.0
_OF_MICROPHONE = frozenset(
    (MicrophoneLost, MicrophoneMissing, MicrophoneUnknown, SoundLibraryMissing)
)


@dataclass(frozen=True, slots=True)
class Hearing:
    """Hold what it takes to hear in one language."""

    recognizer: Recognizer
    microphone: Microphone
    gate: Gate
    """Shut while the companion speaks."""
    phrases: Callable[[], Iterable[str]]
    """Return what can be said now; it is asked before each utterance."""
    is_unfinished: Callable[[str], bool] = lambda _: False
    """Return whether somebody who has said this will go on."""


class Ears:
    """Tell what was said into the microphone, until it is closed."""

    def __init__(self, hearing: Hearing, tell: Callable[[Happening], None]) -> None:
        """Begin to learn what can be said; nothing is listened to yet."""
        self._recognizer = hearing.recognizer
        self._attention = Attention(
            hearing.recognizer, hearing.phrases, hearing.is_unfinished
        )
        self._tell = tell
        self._listener = Listener(hearing.microphone, hearing.gate, self._opened)
        self._changed = threading.Condition()
        self._is_closed = False
        self._is_always = False
        """Whether the microphone stays open."""
        self._pressed: float | None = None
        """When the key was pressed for what is to be said, or is being said."""
        self._numbers = count(1)
        self._unsettled: set[int] = set()
        """Utterances that the table has not answered yet."""
        self._told: set[type[CompanionError]] = set()
        """Faults that the table knows of."""
        self._words_ended: float | None = None
        hearing.microphone.start()
        self._thread = self._started()

    @property
    def is_attending(self) -> bool:
        """Return whether somebody speaks, or has spoken and waits for an answer."""
        return self._listener.is_hearing or bool(self._unsettled)

    def attend(self, *, is_always: bool) -> None:
        """Keep the microphone open, or open it only when the key is pressed."""
        with self._changed:
            is_changed, self._is_always = is_always != self._is_always, is_always
            self._changed.notify_all()
        if is_changed and not is_always:
            self._listener.close()

    def press(self) -> None:
        """Take what is said next as said on purpose; a second press ends it."""
        with self._changed:
            is_second = self._is_pressed()
            self._pressed = self._pressed if is_second else time.monotonic()
            self._changed.notify_all()
        if is_second:
            self._listener.finish()

    def settle(self, utterance: int) -> None:
        """Note that the table has answered an utterance."""
        with self._changed:
            self._unsettled.discard(utterance)

    def watch(self) -> None:
        """Put right what has gone wrong meanwhile; it is called again and again."""
        if not self._is_closed and not self._thread.is_alive():
            self._thread = self._started()
        try:
            self._recognizer.check()
        except CompanionError as error:
            self._tell_fault(error)

    def close(self) -> None:
        """Listen no more, whatever is going on."""
        with self._changed:
            self._is_closed = True
            self._changed.notify_all()
        self._listener.close()
        # One that hangs must not keep the table from ending.
        ending = threading.Thread(target=self._recognizer.close, daemon=True)
        ending.start()
        ending.join(_END_PATIENCE)
        self._thread.join(_END_PATIENCE)

    def _started(self) -> threading.Thread:
        thread = threading.Thread(target=self._run, name="ears", daemon=True)
        thread.start()
        threading.Thread(target=self._learn, name="learning", daemon=True).start()
        return thread

    def _learn(self) -> None:
        try:
            self._attention.restrict()
        except CompanionError as error:
            self._tell_fault(error)

    def _run(self) -> None:
        while self._is_wanted():
            try:
                self._listen()
            except (MicrophoneLost, MicrophoneMissing, SoundLibraryMissing) as error:
                self._miss(error)

    def _is_wanted(self) -> bool:
        """Wait until there is something to listen to; return whether there is."""
        with self._changed:
            self._changed.wait_for(
                lambda: self._is_closed or self._is_always or self._is_pressed()
            )
            return not self._is_closed

    def _is_pressed(self) -> bool:
        """Return whether somebody has pressed the key and is awaited or speaking."""
        if self._pressed is None:
            return False
        is_late = time.monotonic() - self._pressed > PATIENCE
        return self._listener.is_hearing or not (is_late and self._is_always)

    def _listen(self) -> None:
        if not self._is_always:
            self._listen_once()
            return
        for utterance in self._listener:
            self._take(utterance)
            if self._is_closed or not self._is_always:
                break
        self._listener.close()

    def _listen_once(self) -> None:
        try:
            utterance = self._listener.once(PATIENCE)
            if utterance is not None:
                self._take(utterance)
            elif self._ended():
                self._tell(Words(next(self._numbers), (), is_purposeful=True))
        finally:
            self._listener.close()

    def _miss(self, error: CompanionError) -> None:
        """Tell that there is no microphone, and wait before it is looked for again."""
        was_open = isinstance(error, MicrophoneLost)
        if was_open or self._ended():
            self._told.discard(type(error))
        if was_open or not self._told & _OF_MICROPHONE:
            self._tell_fault(error)
        with self._changed:
            self._pressed = None
            self._changed.wait_for(lambda: self._is_closed, _LOOK_AGAIN)

    def _opened(self) -> None:
        """Tell that a microphone which was missed is back, unless it was asked for."""
        with self._changed:
            was_missed = bool(self._told & _OF_MICROPHONE)
            self._told -= _OF_MICROPHONE
        if was_missed and self._is_always:
            self._tell(Regained())

    def _take(self, utterance: Utterance) -> None:
        """Hear an utterance, and tell what was said."""
        number = next(self._numbers)
        with self._changed:
            self._unsettled.add(number)
        heard = self._heard_at_last(utterance)
        is_purposeful = self._ended()
        text = "" if heard is None else heard.text
        is_said = bool(text) or _is_talk(utterance)
        if heard is None or (utterance.was_cut and is_said):
            self._tell(Unclear())
        elif is_purposeful or is_said:
            self._tell(self._words(number, heard, utterance, is_purposeful))
            return
        self.settle(number)

    def _words(
        self, number: int, heard: Heard, utterance: Utterance, is_purposeful: bool
    ) -> Words:
        before = self._words_ended
        pause = None if before is None else max(0.0, utterance.began - before)
        if heard.text:
            self._words_ended = utterance.ended
        readings, is_clipped = heard.alternatives, utterance.is_clipped
        return Words(number, readings, is_purposeful, is_clipped, pause)

    def _ended(self) -> bool:
        """Return whether the key was pressed for what is over now."""
        with self._changed:
            was_pressed = self._is_pressed()
            self._pressed = None
            return was_pressed

    def _heard_at_last(self, utterance: Utterance) -> Heard | None:
        """Return what was heard; a recognizer that dies has a second chance."""
        try:
            heard = self._attention.hear(utterance)
        except RecognizerLost as lost:
            fault: CompanionError = lost
        except CompanionError as error:
            self._tell_fault(error)
            return None
        else:
            self._told -= {RecognizerLost, RecognizerUnusable}
            return heard
        again = None
        try:
            again = self._attention.hear(utterance)
        except CompanionError as error:
            fault = error
        self._tell_fault(fault)
        return again

    def _tell_fault(self, error: CompanionError) -> None:
        """Tell of a fault that the table does not know of."""
        with self._changed:
            is_news = type(error) not in self._told and not self._is_closed
            self._told.add(type(error))
        if is_news:
            self._tell(Unheard(error))


def _is_talk(utterance: Utterance) -> bool:
    """Return whether somebody has said something, though no words were heard."""
    return utterance.ended - utterance.began >= SHORTEST_TALK
