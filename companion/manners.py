"""How the companion speaks: as it was asked to, on this evening and the next ones."""

import contextlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from companion.core.facts import Request
from companion.core.requests import Faster, Louder, Quieter, Slower
from companion.folders import made
from companion.speaking.synthesizer import USUAL_PACE

STEP = 1.2
"""How much faster or slower at once."""
SLOWEST, FASTEST = 80, 450
"""Words a minute: what can still be understood, and what engines can still say."""
LOUDNESS_STEP, MOST_GAIN = 1.5, 8.0
"""How much louder or softer at once, and at most."""
_EARPHONE_PACE = USUAL_PACE * STEP**2
"""Who listens alone listens faster."""


@dataclass(frozen=True, slots=True)
class Manner:
    """Hold how fast and how loud one output is."""

    pace: float = USUAL_PACE
    """Words a minute."""
    gain: float = 1.0
    """A factor."""

    def after(self, asked: Request) -> "Manner":
        """Return the manner that was asked for."""
        match asked:
            case Faster():
                return replace(self, pace=min(self.pace * STEP, FASTEST))
            case Slower():
                return replace(self, pace=max(self.pace / STEP, SLOWEST))
            case Louder():
                return replace(self, gain=min(self.gain * LOUDNESS_STEP, MOST_GAIN))
            case Quieter():
                return replace(self, gain=max(self.gain / LOUDNESS_STEP, 1 / MOST_GAIN))
        return self


@dataclass(slots=True)
class Manners:
    """Hold how everything is said that is heard."""

    table: Manner = field(default_factory=Manner)
    earphone: Manner = field(default_factory=lambda: Manner(_EARPHONE_PACE))
    has_signals: bool = True
    file: Path | None = None
    """Where it is kept; nowhere if `None`."""

    def keep(self) -> None:
        """Write it down for the next evening; where that cannot be, it is for now."""
        if self.file is None:
            return
        written = {
            "pace": round(self.table.pace),
            "gain": round(self.table.gain, 2),
            "earphone_pace": round(self.earphone.pace),
            "earphone_gain": round(self.earphone.gain, 2),
            "signals": self.has_signals,
        }
        with contextlib.suppress(OSError):
            made(self.file.parent)
            self.file.write_text(f"{json.dumps(written, indent=2)}\n", "utf-8")


def remembered(file: Path, *, has_signals: bool = True) -> Manners:
    """Return the manners of a file; what it does not tell, or wrongly, is as usual."""
    try:
        read = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        read = {}
    told: Mapping[str, Any] = read if isinstance(read, dict) else {}
    usual = Manners()
    signals = told.get("signals", has_signals)
    return Manners(
        _manner(told, "", usual.table),
        _manner(told, "earphone_", usual.earphone),
        has_signals and signals is not False,
        file,
    )


def _manner(told: Mapping[str, Any], output: str, usual: Manner) -> Manner:
    pace = _number(told.get(f"{output}pace"), usual.pace)
    gain = _number(told.get(f"{output}gain"), usual.gain)
    return Manner(
        min(max(pace, SLOWEST), FASTEST), min(max(gain, 1 / MOST_GAIN), MOST_GAIN)
    )


def _number(told: object, usual: float) -> float:
    is_number = isinstance(told, int | float) and not isinstance(told, bool)
    return float(told) if is_number and isinstance(told, int | float) else usual
