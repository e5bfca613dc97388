"""The rules of Shamans, a module a chapter of the rulebook."""

from companion.games.shamans.rules.game import Shamans

__all__ = ["Shamans"]
