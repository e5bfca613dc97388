"""Find what is said at an open microphone, while the companion itself is silent."""

import threading
from collections.abc import Iterator

from companion.hearing.gate import Gate
from companion.hearing.microphone import Microphone
from companion.hearing.utterances import Utterance, Utterances


class Listener:
    """Take utterances from a microphone: one thread takes them, others may end it."""

    def __init__(self, microphone: Microphone, gate: Gate) -> None:
        """Take a microphone, and the gate that is shut while the companion speaks."""
        self._microphone = microphone
        self._gate = gate
        self._hearing: Utterances | None = None
        self._is_called_off = threading.Event()

    @property
    def is_hearing(self) -> bool:
        """Return whether somebody is speaking."""
        hearing = self._hearing
        return hearing is not None and hearing.is_speaking

    def __iter__(self) -> Iterator[Utterance]:
        """Open the microphone, and yield each utterance when somebody begins to speak.

        What is not taken of an utterance is passed over.

        Raises:
            MicrophoneMissing: where there is none.
            MicrophoneLost: where it was unplugged. To iterate again is to look for it.
            SoundLibraryMissing: where the library for sound is missing.
        """
        stream = self._microphone.stream()
        self._hearing = Utterances(stream.rate, stream.blocks, self._gate)
        try:
            yield from self._hearing
        finally:
            self._hearing = None
            self._microphone.close()

    def once(self, patience: float) -> Utterance | None:
        """Open the microphone and return an utterance that begins within a time.

        The microphone stays open until `close`, for what may follow. Return nothing
        where nobody spoke; it is closed then.

        Raises: what iterating raises.
        """
        stream = self._microphone.stream()
        self._hearing = Utterances(stream.rate, stream.blocks, self._gate)
        utterance = self._hearing.within(patience)
        if utterance is None:
            self.close()
        return utterance

    def finish(self) -> None:
        """End what is being said at once, or the waiting for one utterance."""
        hearing = self._hearing
        if hearing is not None:
            hearing.finish()

    def close(self) -> None:
        """Close the microphone: the iteration ends after what was heard."""
        self._microphone.close()
