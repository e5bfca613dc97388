"""Fold any event of Shamans into the state."""

from typing import TypeGuard, get_args

from companion.core.facts import Event
from companion.games.shamans.rules.changes_past import PastEvent, apply_past
from companion.games.shamans.rules.changes_play import (
    PlayEvent,
    TileEvent,
    apply_play,
    apply_tile,
)
from companion.games.shamans.rules.changes_rituals import RitualEvent, apply_ritual
from companion.games.shamans.rules.changes_round import (
    EndEvent,
    SetUpEvent,
    TableEvent,
    apply_end,
    apply_set_up,
    apply_table,
)
from companion.games.shamans.state import State

_PLAY = frozenset(get_args(PlayEvent))
_TILE = frozenset(get_args(TileEvent))
_RITUAL = frozenset(get_args(RitualEvent))
_SET_UP = frozenset(get_args(SetUpEvent))
_END = frozenset(get_args(EndEvent))
_TABLE = frozenset(get_args(TableEvent))
_PAST = frozenset(get_args(PastEvent))


def _is_play(event: Event) -> TypeGuard[PlayEvent]:
    return type(event) in _PLAY


def _is_tile(event: Event) -> TypeGuard[TileEvent]:
    return type(event) in _TILE


def _is_ritual(event: Event) -> TypeGuard[RitualEvent]:
    return type(event) in _RITUAL


def _is_set_up(event: Event) -> TypeGuard[SetUpEvent]:
    return type(event) in _SET_UP


def _is_end(event: Event) -> TypeGuard[EndEvent]:
    return type(event) in _END


def _is_table(event: Event) -> TypeGuard[TableEvent]:
    return type(event) in _TABLE


def _is_past(event: Event) -> TypeGuard[PastEvent]:
    return type(event) in _PAST


def apply(state: State, event: Event) -> State:
    """Return the state after an event; an event of another game is a bug."""
    if _is_play(event):
        return apply_play(state, event)
    if _is_tile(event):
        return apply_tile(state, event)
    if _is_ritual(event):
        return apply_ritual(state, event)
    if _is_set_up(event):
        return apply_set_up(state, event)
    if _is_end(event):
        return apply_end(state, event)
    if _is_table(event):
        return apply_table(state, event)
    if _is_past(event):
        return apply_past(state, event)
    raise TypeError(f"{type(event).__name__} is not an event of Shamans")
