"""What words show about what was announced last."""

from dataclasses import dataclass

from companion.core.requests import Change


@dataclass(frozen=True, slots=True)
class Shown:
    """Hold what the last announcement was, after all."""

    changes: Change
    """Its fields that were told otherwise."""
    is_sure: bool
    """Whether the words say it; where it only follows from them, the table is asked."""
