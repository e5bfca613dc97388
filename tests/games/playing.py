"""Random games, played through the rules as any table would announce them."""

import importlib
from collections.abc import Iterator, Sequence
from dataclasses import fields
from enum import Enum
from random import Random
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Part, Seat
from companion.core.game import Game
from companion.core.lawful import lawful
from companion.core.rulings import Accepted

NAMES = ("Alice", "Bruno", "Chloé", "David", "Eva", "Félix")
ODD_NUMBERS = (-3, -1, 0, 1, 2, 3, 5, 6, 7, 8, 9, 11, 12, 99, 10**6, 10**30)
RARE = (RoundVoid, SeatLeft, SeatBack)


def random_game(name: str, random: Random) -> Game[Any]:
    """Return a game with random settings, by the strategies beside its tests."""
    module = importlib.import_module(f"tests.games.{name}.strategies")
    game: Game[Any] = module.random_game(random)
    return game


def seats_of(players: int) -> tuple[Seat, ...]:
    """Return as many seats, in table order."""
    return tuple(Seat(name) for name in NAMES[:players])


def next_accepted(game: Game[Any], state: Any, random: Random) -> Accepted:
    """Return a random announcement that the rules accept; there always is one."""
    ways = list(game.sayable(state))
    random.shuffle(ways)
    ways.sort(key=lambda one: isinstance(one, RARE))
    for accepted in lawful(game, state, ways):
        return accepted
    raise AssertionError(f"nobody can go on: {game.view(state)}")


def steps(
    game: Game[Any], seats: tuple[Seat, ...], random: Random, most: int
) -> Iterator[tuple[Any, Accepted]]:
    """Yield states and what is accepted in them, until somebody wins or `most`."""
    state = game.begin(seats)
    for _ in range(most):
        if game.is_over(state):
            return
        accepted = next_accepted(game, state, random)
        yield state, accepted
        for event in accepted.events:
            state = game.apply(state, event)


def any_announcement(
    game: Game[Any], seats: tuple[Seat, ...], random: Random
) -> Announcement:
    """Return an announcement with any values that its fields can hold."""
    shape = random.choice(game.announcements)
    names = (*seats, Seat("Zoé"), Seat(""))
    return shape(**_fields(shape, names, random))


def _fields(
    shape: type[Announcement | Part], names: tuple[Seat, ...], random: Random
) -> dict[str, Any]:
    hints = get_type_hints(shape)
    is_claim = issubclass(shape, Announcement)
    by_chance = shape.by_chance if is_claim else ()
    ranges = shape.ranges if is_claim else {}
    told = (field.name for field in fields(shape) if field.name not in by_chance)
    return {name: _any(hints[name], names, random, ranges.get(name)) for name in told}


def _any(
    hint: Any,
    names: tuple[Seat, ...],
    random: Random,
    numbers: Sequence[int] | None = None,
) -> object:
    if get_origin(hint) in (Union, UnionType):
        return _any(random.choice(get_args(hint)), names, random, numbers)
    if hint is NoneType or hint is None:
        return None
    if get_origin(hint) is tuple:
        inner = get_args(hint)
        if inner[-1] is ...:
            many = range(random.randint(0, 4))
            several = tuple(_any(inner[0], names, random, numbers) for _ in many)
            is_keyed = get_origin(inner[0]) is tuple and len(get_args(inner[0])) == 2
            # In JSON such pairs are an object: its keys do not recur.
            return tuple(dict(several).items()) if is_keyed else several
        return tuple(_any(one, names, random) for one in inner)
    if hint is Seat:
        return random.choice(names)
    if hint is bool:
        return random.random() < 0.5
    if hint is int:
        return random.choice(numbers or ODD_NUMBERS)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return random.choice(tuple(hint))
    if isinstance(hint, type) and issubclass(hint, Part):
        return hint(**_fields(hint, names, random))
    raise TypeError(f"no values for {hint}")
