"""What the table says of rounds that are over: somebody else has won one."""

from companion.core.rounds import numbered, recounted
from companion.core.rulings import Asked, Objected, Ruling
from companion.core.violations import OutOfRange
from companion.games.amarok import events
from companion.games.amarok.announcements import RoundCorrected
from companion.games.amarok.board import WINS_NEEDED
from companion.games.amarok.rules.changes_round import played
from companion.games.amarok.rules.judging import judge
from companion.games.amarok.rules.round_end import game_won
from companion.games.amarok.state import State
from companion.games.amarok.violations import RoundNotPlayed


def rule_round_corrected(state: State, announcement: RoundCorrected) -> Ruling:
    """Give a round that is over to somebody else; its third round wins the game."""
    number, seat = announcement.round, announcement.seat
    if number is None:
        return Asked(announcement, "round")
    if seat is None:
        return Asked(announcement, "seat")
    before = numbered(state.rounds, number)
    if before is None:
        return Objected((RoundNotPlayed(number, len(state.rounds)),))
    after = played(number, seat)
    totals = tuple((one, state.players[one].wins) for one in state.seats)
    wins = dict(recounted(totals, before, after))
    faults = (
        []
        if all(0 <= one <= WINS_NEEDED for one in wins.values())
        else [OutOfRange("wins")]
    )
    losers = (one for one in state.seats if before.of(one) and one != seat)
    changed = tuple((one, wins[one]) for one in (seat, *losers))
    rewon = events.RoundRewon(number, changed)
    return judge(state, announcement, faults, rewon, *game_won(seat, wins[seat]))
