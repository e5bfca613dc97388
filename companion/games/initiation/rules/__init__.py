"""The rules of the initiation, a module a chapter of 002."""

from companion.games.initiation.rules.game import Initiation

__all__ = ["Initiation"]
