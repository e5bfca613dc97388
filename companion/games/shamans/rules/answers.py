"""The answers to questions about the state."""

from companion.core import box_requests
from companion.core import requests as common
from companion.core.facts import Report, Request, Seat
from companion.core.rounds import numbered
from companion.games.shamans import lesson, reports, requests, sorting
from companion.games.shamans.board import FaceDown, Place, Tile, World
from companion.games.shamans.rules.setting_up import next_first
from companion.games.shamans.settings import TableRules
from companion.games.shamans.state import State


def answer(state: State, request: Request) -> tuple[Report, ...]:
    """Answer a question about the state; empty where it is not one of Shamans'."""
    match request:
        case common.AskState():
            return _overview(state)
        case common.AskGist():
            return (_gist(state),)
        case common.AskScore(seat=seat):
            return _scores(state, seat)
        case box_requests.AskBox():
            return lesson.overview(state)
        case box_requests.AskBoxLacks():
            return (lesson.lacks(state),)
        case requests.AskUnsure():
            return sorting.unsure(state, request)
        case requests.AskShadow():
            return (reports.ShadowReport(state.steps_to_moon),)
        case requests.AskWorld(world=World() as world):
            return (_world(state, world),)
        case requests.AskWorld() | requests.AskWorlds():
            return tuple(_world(state, world) for world in state.worlds)
        case requests.AskTiles():
            return (_row(state), *_tiles(state))
        case requests.AskHand(seat=seat):
            seats = state.dealt if seat is None else (seat,)
            return tuple(_hand(state, one) for one in seats)
        case requests.AskPlayer(seat=seat):
            seats = state.seats if seat is None else (seat,)
            return tuple(report for one in seats for report in _player(state, one))
        case requests.AskRole(seat=seat):
            return _roles(state, seat)
        case requests.AskHiddenTile():
            return (reports.SecretKept(),)
        case requests.AskMarker():
            return (_marker(state),)
        case requests.AskTrick():
            return (_trick(state),)
        case requests.AskRound(round=number):
            return _round(state, number)
        case common.AskPlayed(seat=str() as seat):
            return _yet_to_play(state, seat)
        case requests.AskTableRules():
            return _table_rules(state.settings.table_rules)
        case _:
            return ()


def _overview(state: State) -> tuple[Report, ...]:
    reported: list[Report] = [reports.RoundReport(state.round)]
    if state.is_running:
        reported.append(_trick(state))
        reported.append(reports.ShadowReport(state.steps_to_moon))
    reported.extend(_scores(state, None))
    for seat in state.seats:
        reported.extend(_standing(state, seat))
    return tuple(reported)


def _marker(state: State) -> Report:
    """Report who holds the marker and guides; after a round, who begins the next."""
    first = next_first(state)
    is_between = state.round > 0 and not state.is_running and state.winner is None
    if is_between and first is not None:
        return reports.NextFirstReport(first)
    return reports.MarkerReport(state.marker, state.guide)


def _gist(state: State) -> Report:
    is_running = state.is_running
    steps = state.steps_to_moon if is_running else None
    return reports.GistReport(state.round, is_running, state.destination, steps)


def _round(state: State, number: int | None) -> tuple[Report, ...]:
    """Report the points of a round; of the last one also which camp has won it.

    While that one waits to be counted, there are no points yet.
    """
    if state.ended is not None and number in (None, len(state.rounds) + 1):
        return _round_won(state)
    played = numbered(state.rounds, len(state.rounds) if number is None else number)
    if played is None:
        return (reports.NoSuchRoundReport(len(state.rounds)),)
    points = reports.RoundPointsReport(played.number, played.points)
    if state.last_round is None or played != state.rounds[-1]:
        return (points,)
    return (reports.RoundWonReport(state.last_round.winner), points)


def _round_won(state: State) -> tuple[Report, ...]:
    """Report which camp has won the round that is over, until the next begins."""
    if state.ended is not None:
        return (reports.RoundWonReport(state.ended),)
    if state.is_scored and state.last_round is not None:
        return (reports.RoundWonReport(state.last_round.winner),)
    return ()


def _yet_to_play(state: State, seat: Seat) -> tuple[Report, ...]:
    is_due = state.is_running and state.can_play(seat) and seat not in state.played
    return (reports.NotPlayedReport(seat),) if is_due else ()


def _standing(state: State, seat: Seat) -> tuple[Report, ...]:
    """Report what sets a player apart: away, or out of this round."""
    player = state.players[seat]
    if player.is_away:
        return (reports.AwayReport(seat),)
    return (reports.EliminatedReport(seat),) if player.is_eliminated else ()


def _scores(state: State, seat: Seat | None) -> tuple[Report, ...]:
    if seat is not None:
        return (reports.ScoreReport(seat, state.players[seat].points),)
    points = tuple((one, state.players[one].points) for one in state.seats)
    won = _round_won(state)
    if not any(count for _, count in points):
        return (*won, reports.NobodyScoredReport())
    scores = reports.ScoresReport(points)
    if state.winner is None:
        return (*won, scores)
    return (reports.WinnerReport(state.winner), scores)


def _trick(state: State) -> Report:
    cards = tuple((card.seat, card.value) for card in state.trick)
    return reports.TrickReport(state.destination, cards)


def _world(state: State, world: World) -> Report:
    laid = tuple(sorted(state.laid.get(world, ())))
    ritual = state.rituals.get(world)
    if world not in state.worlds:
        return reports.WorldReport(world, laid, (), ritual)
    cards = tuple(card for card in state.trick if card.world is world)
    front = tuple((card.seat, card.value) for card in cards)
    played = {card.value for card in cards}
    missing = tuple(one for one in state.missing(world) if one not in played)
    return reports.WorldReport(world, laid, missing, ritual, front)


def _row(state: State) -> Report:
    tiles = tuple(tile for tile in state.row if isinstance(tile, Tile))
    return reports.RowReport(tiles, state.row.count(Place.UNKNOWN), state.stack)


def _tiles(state: State) -> tuple[Report, ...]:
    owners = [seat for seat in state.seats if state.players[seat].artefacts]
    if not owners:
        return (reports.NoTilesReport(),)
    return tuple(_tiles_of(state, seat) for seat in owners)


def _tiles_of(state: State, seat: Seat) -> Report:
    held = state.players[seat].artefacts
    tiles = tuple(tile for tile in held if isinstance(tile, Tile))
    return reports.TilesReport(seat, tiles, held.count(FaceDown.FACE_DOWN))


def _hand(state: State, seat: Seat) -> Report:
    return reports.HandReport(seat, state.players[seat].hand)


def _player(state: State, seat: Seat) -> tuple[Report, ...]:
    standing = _standing(state, seat)
    known = (*_scores(state, seat), _hand(state, seat), _tiles_of(state, seat))
    return (*standing, *known)


def _roles(state: State, seat: Seat | None) -> tuple[Report, ...]:
    """Answer with what was shown to all; anything else gets the constant refusal."""
    if seat is not None:
        return (_role(state, seat),)
    shown = [one for one in state.seats if state.players[one].role is not None]
    told = tuple(_role(state, one) for one in shown)
    is_all_known = len(state.known_shadows) == state.deck.shadows
    return told if told and is_all_known else (*told, reports.SecretKept())


def _role(state: State, seat: Seat) -> Report:
    player = state.players[seat]
    is_told = state.settings.table_rules.swapped_roles_told
    if player.is_swapped and not is_told:
        return reports.SwappedReport(seat)
    if player.role is None:
        return reports.SecretKept()
    return reports.RoleReport(seat, player.role)


def _table_rules(rules: TableRules) -> tuple[Report, ...]:
    return tuple(
        reports.TableRuleReport(name, _setting(getattr(rules, name)))
        for name in TableRules.__dataclass_fields__
    )


def _setting(value: bool | str) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
