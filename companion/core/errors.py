"""The base of all errors."""


class CompanionError(Exception):
    """Say what is broken or missing, where, and how to mend it, in one line."""
