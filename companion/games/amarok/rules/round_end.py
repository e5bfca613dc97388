"""The end of a round and of the game (003, Fin de partie)."""

from companion.core.facts import Event, Seat
from companion.games.amarok import events
from companion.games.amarok.board import WINS_NEEDED, Ending, Objective
from companion.games.amarok.state import State


def mating_won(state: State, seat: Seat) -> tuple[Event, ...]:
    """End a round at once: the second heart lies in front of somebody."""
    return _won(state, seat, Ending.MATING, None)


def round_decided(state: State) -> tuple[Event, ...]:
    """End a round when everybody has two cards: plus the largest sum, minus the least.

    Who has a Trap in front cannot win.
    """
    complete = tuple(seat for seat in state.dealt if state.players[seat].is_full)
    leaders = leaders_of(state, complete)
    if not leaders:
        return (events.RoundEnded(state.round, Ending.TRAPS, None, 0, (), None),)
    best = state.sum_of(leaders[0])
    if len(leaders) > 1:
        tied = events.RoundEnded(state.round, Ending.TIE, None, 0, leaders, best)
        return (tied,)
    return _won(state, leaders[0], Ending(state.objective.value), best)


def leaders_of(state: State, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return who has the best sum of those who can win; nobody where none can."""
    free = tuple(seat for seat in seats if not state.players[seat].is_trapped)
    if not free and state.settings.table_rules.all_trapped == "best":
        free = seats
    if not free:
        return ()
    pick = max if state.objective is Objective.PLUS else min
    best = pick(state.sum_of(seat) for seat in free)
    return tuple(seat for seat in free if state.sum_of(seat) == best)


def _won(
    state: State, seat: Seat, ending: Ending, best: int | None
) -> tuple[Event, ...]:
    wins = state.players[seat].wins + 1
    ended = events.RoundEnded(state.round, ending, seat, wins, (), best)
    return (ended, *game_won(seat, wins))


def game_won(seat: Seat, wins: int) -> tuple[Event, ...]:
    """Return that the game is won by the third round, and nothing before."""
    return (events.GameWon(seat),) if wins >= WINS_NEEDED else ()
