"""What is said, piece by piece, out of a sound that never ends."""

from collections import deque
from collections.abc import Iterable, Iterator

from companion.hearing.gate import Gate, Passage
from companion.hearing.speech import (
    LONGER_SILENCE,
    LONGEST_UTTERANCE,
    PRE_ROLL_BLOCKS,
    START_BLOCKS,
    Block,
    SpeechDetector,
)
from companion.sound import Sound

_AT_ONCE = 0.25
"""Seconds after the ears open; who speaks then may have spoken before."""
_FADED, _FADING = 0.3, 0.05
"""How unlikely a voice is, and for how many seconds, when the companion has faded."""


class Utterance:
    """Hold what somebody says, while it is being said and after."""

    def __init__(
        self, source: "Utterances", spoken: Iterable[Block], *, is_clipped: bool
    ) -> None:
        self.is_clipped = is_clipped
        """Whether somebody was speaking already when the ears opened."""
        self.was_cut = False
        """Whether the companion began to speak while somebody was speaking."""
        self._source = source
        self._spoken = list(spoken)
        self._is_over = False
        first = self._spoken[-START_BLOCKS[0] :][0]
        self.began = first.ended - first.seconds
        """When the voice began, on the clock of its blocks."""
        self.ended = self._spoken[-1].ended
        """When the voice was heard last."""

    @property
    def sound(self) -> Sound:
        """Return the sound, which goes on until a short silence."""
        return Sound(self._source.rate, self._until_silence())

    def go_on(self, silence: float = LONGER_SILENCE) -> Sound | None:
        """Wait for more of an unfinished utterance, until a longer silence.

        Return the whole sound with what follows, which goes on until a short silence;
        nothing where nothing followed.
        """
        self.pass_over()
        if not self._source.resume(self, silence):
            return None
        self._is_over = False
        return self.sound

    def pass_over(self) -> None:
        """Take the rest of it; it is kept."""
        for _ in self._until_silence():
            pass

    def append(self, block: Block) -> None:
        """Add what was heard next."""
        self._spoken.append(block)

    def _until_silence(self) -> Iterator[bytes]:
        position = 0
        while True:
            while position < len(self._spoken):
                yield self._spoken[position].samples
                position += 1
            if not self._is_over:
                self._is_over = not self._source.extend(self)
            if position == len(self._spoken) and self._is_over:
                return


class Utterances:
    """Find utterances in blocks of sound; one thread takes them one after the other."""

    def __init__(self, rate: int, blocks: Iterable[Block], gate: Gate | None = None):
        """Take blocks of a rate, and the gate they must pass, if there is one."""
        self.rate = rate
        self.is_speaking = False
        """Whether somebody is speaking; others may ask that."""
        self._blocks = iter(blocks)
        self._gate = gate
        self._detector = SpeechDetector()
        self._before: deque[Block] = deque(maxlen=PRE_ROLL_BLOCKS)
        self._let_in = 0.0
        """Seconds of sound since the ears opened."""
        self._quiet = 0.0
        """Seconds for which the companion has not been heard, after it has spoken."""
        self._is_finished = False

    def __iter__(self) -> Iterator[Utterance]:
        """Yield each utterance when somebody begins to speak."""
        while (utterance := self.within(None)) is not None:
            yield utterance
            utterance.pass_over()

    def within(self, patience: float | None) -> Utterance | None:
        """Return the next utterance, if it begins within so many seconds of sound."""
        waited = 0.0
        self._is_finished = False
        for block in self._blocks:
            waited += block.seconds
            if self._is_let_in(block):
                self._before.append(block)
                if self._detector.accept(block):
                    return self._begun()
            if patience is not None and (self._is_finished or waited > patience):
                return None
        return None

    def finish(self) -> None:
        """End the utterance under way with the next block; others may call this."""
        self._is_finished = True

    def extend(self, utterance: Utterance) -> bool:
        """Add the next block to an utterance, and return whether it goes on."""
        block = None if self._is_finished else next(self._blocks, None)
        if block is None or not self._is_added(block, utterance):
            return self._over()
        is_short = block.ended - utterance.began < LONGEST_UTTERANCE
        goes_on = self._detector.accept(block) and is_short
        if not self._detector.silence:
            utterance.ended = block.ended
        return goes_on or self._over()

    def resume(self, utterance: Utterance, silence: float) -> bool:
        """Wait until an utterance goes on, if it does before a longer silence."""
        for block in self._blocks:
            if self._is_finished or not self._is_added(block, utterance):
                return False
            self._before.append(block)
            if self._detector.accept(block):
                self.is_speaking = True
                utterance.ended = block.ended
                self._before.clear()
                return True
            if block.ended - utterance.ended >= silence:
                return False
        return False

    def _begun(self) -> Utterance:
        is_clipped = self._let_in < _AT_ONCE
        utterance = Utterance(self, self._before, is_clipped=is_clipped)
        self._before.clear()
        self._is_finished = False
        self.is_speaking = True
        return utterance

    def _over(self) -> bool:
        self.is_speaking = False
        self._detector.end()
        return False

    def _is_added(self, block: Block, utterance: Utterance) -> bool:
        """Add a block to an utterance, unless the companion has begun to speak."""
        if not self._is_let_in(block):
            utterance.was_cut = True
            return False
        utterance.append(block)
        return True

    def _is_let_in(self, block: Block) -> bool:
        """Return whether a block is of the room, and not of the companion's voice."""
        passage = Passage.OPEN
        if self._gate is not None:
            passage = self._gate.passage(block.ended, block.seconds)
        if passage is Passage.SHUT:
            self._quiet = 0.0
        elif passage is Passage.TAIL:
            # Once the companion has faded away, another voice is somebody's.
            is_quiet = block.voice < _FADED or self._quiet >= _FADING
            self._quiet = self._quiet + block.seconds if is_quiet else 0.0
        if passage is Passage.OPEN or self._quiet > _FADING:
            self._let_in += block.seconds
            return True
        self._let_in = 0.0
        self._before.clear()
        self._detector.end()
        return False
