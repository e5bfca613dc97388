"""The base of all errors."""


class CompanionError(Exception):
    """Say what is broken or missing, where, and how to mend it, in one line."""


class SettingError(CompanionError):
    """A setting of a game cannot be."""

    def __init__(self, key: str, fault: str, remedy: str) -> None:
        """Keep the key below the game's section, what is wrong and the remedy."""
        super().__init__(f"{key}: {fault}; {remedy}.")
        self.key = key
        self.fault = fault
        self.remedy = remedy
