"""What the table has seen of roles that were taken back: it stays known (design 2)."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.core.facts import Event, Report, Request, Seat
from companion.games.shamans import events, requests
from companion.games.shamans.board import Role
from companion.games.shamans.state import State

Seen = tuple[Event, ...]
"""The events that showed what was taken back."""


@dataclass(frozen=True, slots=True)
class RoleSeenReport(Report):
    """A role was shown to all, and that was taken back."""

    seat: Seat
    role: Role


def seen_before(seen: Seen, undone: Iterable[Event]) -> Seen:
    """Return what is still known once these events are taken back, in their order.

    A swap that is taken back gives both their earlier roles, which nobody has seen.
    """
    swapped: set[Seat] = set()
    shown: list[Event] = []
    for event in undone:
        match event:
            case events.RolesExchanged(seat=seat, other=other):
                swapped |= {seat, other}
            case events.RoleShown(seat=seat) if seat not in swapped:
                shown.append(event)
    named = swapped | {one.seat for one in shown if isinstance(one, events.RoleShown)}
    return (*_without(seen, named), *shown)


def seen_after(seen: Seen, happened: Iterable[Event]) -> Seen:
    """Return what is still known once these events have happened."""
    for event in happened:
        match event:
            case events.RoundOpened() | events.RoundVoided():
                return ()
            case events.RolesExchanged(seat=seat, other=other):
                seen = _without(seen, {seat, other})
            case events.RoleShown(seat=seat):
                seen = _without(seen, {seat})
    return seen


def _without(seen: Seen, seats: set[Seat]) -> Seen:
    return tuple(one for one in seen if getattr(one, "seat", None) not in seats)


def recalled(state: State, request: Request, seen: Seen) -> tuple[Report, ...]:
    """Answer a question about roles with those that were shown and taken back."""
    if not isinstance(request, requests.AskRole):
        return ()
    return tuple(
        RoleSeenReport(one.seat, one.role)
        for one in seen
        if isinstance(one, events.RoleShown)
        if request.seat in (None, one.seat) and state.players[one.seat].role is None
    )
