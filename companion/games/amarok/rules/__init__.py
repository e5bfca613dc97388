"""The rules of Amarok, a module a chapter of the rulebook."""

from companion.games.amarok.rules.game import Amarok

__all__ = ["Amarok"]
