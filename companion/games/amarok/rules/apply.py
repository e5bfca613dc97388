"""Fold any event of Amarok into the state."""

from typing import TypeGuard, get_args

from companion.core.facts import Event
from companion.games.amarok.rules.changes_play import PlayEvent, apply_play
from companion.games.amarok.rules.changes_round import (
    RoundEvent,
    TableEvent,
    apply_round,
    apply_table,
)
from companion.games.amarok.state import State

_PLAY = frozenset(get_args(PlayEvent))
_ROUND = frozenset(get_args(RoundEvent))
_TABLE = frozenset(get_args(TableEvent))


def _is_play(event: Event) -> TypeGuard[PlayEvent]:
    return type(event) in _PLAY


def _is_round(event: Event) -> TypeGuard[RoundEvent]:
    return type(event) in _ROUND


def _is_table(event: Event) -> TypeGuard[TableEvent]:
    return type(event) in _TABLE


def apply(state: State, event: Event) -> State:
    """Return the state after an event; an event of another game is a bug."""
    if _is_play(event):
        return apply_play(state, event)
    if _is_round(event):
        return apply_round(state, event)
    if _is_table(event):
        return apply_table(state, event)
    raise TypeError(f"{type(event).__name__} is not an event of Amarok")
