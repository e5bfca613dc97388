"""Where the companion's voice goes to: to the table, or to one player alone."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cached_property

from companion.config import General
from companion.notes import Notes
from companion.speaking.loudspeaker import Output
from companion.speaking.signals import Signals
from companion.speaking.voice import Speaker, Voice


@dataclass(frozen=True)
class Outputs:
    """Hold what is known of the outputs; a speech engine starts with the first voice.

    Both share it, and the sentences that it has made into sound.
    """

    table: Output = field(default_factory=Output)
    earphone: Output | None = None
    """What one player alone hears; `None` where there is none."""
    chosen: Mapping[str, str] = field(default_factory=dict)
    """For each language the voice that somebody wants."""
    signals: Mapping[str, Notes] = field(default_factory=dict)

    def loudspeaker(self) -> Voice:
        """Return the voice that everybody hears."""
        return Voice(self._speaker, self.table, Signals(self.signals))

    def whisper(self, earphone: Output) -> Voice:
        """Return the voice that one player hears."""
        return Voice(self._speaker, earphone)

    @cached_property
    def _speaker(self) -> Speaker:
        return Speaker(self.chosen)


def outputs(general: General) -> Outputs:
    """Return the outputs of a configuration."""
    lead_in = None if general.lead_in is None else general.lead_in / 1000
    earphone = None
    if general.earphone is not None:
        # What is private goes nowhere else.
        earphone = Output(general.earphone, is_only=True, lead_in=lead_in)
    return Outputs(
        Output(general.loudspeaker, lead_in=lead_in),
        earphone,
        general.voices,
        asdict(general.signal_sounds),
    )
