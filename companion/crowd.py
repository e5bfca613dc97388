"""A lively room: much is heard that is meant for nobody."""

from dataclasses import dataclass

MANY = 12
"""Things said one after the other that meant nothing; a table at play says fewer."""


@dataclass
class Crowd:
    """Count what is talk, and offer once to listen otherwise."""

    in_a_row: int = 0
    is_offered: bool = False

    def is_too_much(self, *, is_talk: bool) -> bool:
        """Note what was heard, and return whether to offer the key now."""
        self.in_a_row = self.in_a_row + 1 if is_talk else 0
        if self.is_offered or self.in_a_row < MANY:
            return False
        self.is_offered = True
        return True
