"""Find what is said at an open microphone, while the companion itself is silent."""

from collections.abc import Callable, Iterator

from companion.hearing.gate import Gate
from companion.hearing.microphone import Microphone
from companion.hearing.utterances import Utterance, Utterances


class Listener:
    """Take utterances from a microphone: one thread takes them, others may end it."""

    def __init__(
        self, microphone: Microphone, gate: Gate, opened: Callable[[], None]
    ) -> None:
        """Take the microphone, and the gate that is shut while the companion speaks.

        It is told when the microphone is open.
        """
        self._opened = opened
        self._microphone = microphone
        self._gate = gate
        self._hearing: Utterances | None = None

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
        try:
            yield from self._open()
        finally:
            self._hearing = None
            self._microphone.close()

    def once(self, patience: float) -> Utterance | None:
        """Open the microphone and return an utterance that begins within a time.

        The microphone stays open until `close`, for what may follow. Return nothing
        where nobody spoke; it is closed then.

        Raises: what iterating raises.
        """
        utterance = self._open().within(patience)
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

    def _open(self) -> Utterances:
        stream = self._microphone.stream()
        self._opened()
        self._hearing = Utterances(stream.rate, stream.blocks, self._gate)
        return self._hearing
