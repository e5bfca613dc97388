"""What the table is asked for, and what it may say."""

from collections.abc import Iterator

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Prompt, Seat
from companion.games.amarok import announcements, prompts
from companion.games.amarok.board import (
    CARDS_A_COLOUR,
    Blank,
    Colour,
    HouseRule,
    Source,
    Symbol,
    Unseen,
    Where,
)
from companion.games.amarok.rules.phase import Phase, phase_of, to_act
from companion.games.amarok.rules.setting_up import next_first
from companion.games.amarok.state import State

USUAL_VALUES = range(1, CARDS_A_COLOUR + 1)
FEW_VALUES = (2, 7)


def prompts_for(state: State) -> tuple[Prompt, ...]:
    """Return what the table is expected to say next, most urgent first."""
    seat = to_act(state)
    if not state.present and phase_of(state) is not Phase.OVER:
        return (prompts.NobodyPresent(),)
    match phase_of(state):
        case Phase.OVER:
            assert state.winner is not None
            return (prompts.NothingDue(state.winner),)
        case Phase.SETUP:
            due = prompts.RoundDue(state.round + 1, next_first(state))
            is_asked = state.settings.table_rules.tied_round == "named"
            if state.tied and is_asked:
                return (prompts.TieDue(state.tied), due)
            return (due,)
        case _ if seat is None:
            return (prompts.NobodyPresent(),)
        case Phase.CLAW:
            is_mandatory = state.settings.table_rules.claw_mandatory
            return (prompts.ClawDue(seat, is_mandatory),)
        case Phase.PLAY:
            return (prompts.CardDue(seat),)


def sayable(state: State) -> Iterator[Announcement]:
    """Yield all that makes sense in this phase, legal or not."""
    yield from _of_phase(state, phase_of(state))
    if state.is_running:
        yield RoundVoid()
    for seat in state.seats:
        yield SeatBack(seat) if state.players[seat].is_away else SeatLeft(seat)
    if state.house_rule is None and state.is_fairness_noted:
        for house_rule in HouseRule:
            yield announcements.HouseRuleAgreed(house_rule)


def _of_phase(state: State, phase: Phase) -> Iterator[Announcement]:
    match phase:
        case Phase.SETUP:
            for seat in state.present:
                yield announcements.RoundStarted(seat)
            for seat in state.tied:
                yield announcements.RoundWon(seat)
        case Phase.PLAY:
            yield from _cards_to_lay(state)
        case Phase.CLAW:
            yield from _cards_to_destroy(state)
            yield announcements.ClawDeclined(state.claw)
        case Phase.OVER:
            return


def _cards_to_lay(state: State) -> Iterator[Announcement]:
    """Yield every card from the hand, and a few from every other place."""
    seat = state.next_to_lay
    others = tuple(one for one in state.dealt if one != seat)
    sources: tuple[Source | Seat, ...] = (Source.RIVER, Source.PILE, *others)
    for colour in Colour:
        for value in USUAL_VALUES:
            yield announcements.CardLaid(seat, Source.HAND, colour, value)
        for source in sources:
            for value in FEW_VALUES:
                yield announcements.CardLaid(seat, source, colour, value)
        for symbol in Symbol:
            for value in FEW_VALUES:
                yield announcements.CardLaid(seat, Source.HAND, colour, value, symbol)
        yield announcements.CardLaid(seat, Source.PILE, colour, Blank.BLANK)


def _cards_to_destroy(state: State) -> Iterator[Announcement]:
    seat = state.claw
    for owner in state.dealt:
        for card in state.players[owner].laid:
            yield announcements.CardDestroyed(
                seat, Where.LAID, owner, card.colour, card.value
            )
    for lying in state.river:
        if not isinstance(lying, Unseen):
            yield announcements.CardDestroyed(
                seat, Where.RIVER, None, lying.colour, lying.value
            )
    for colour in Colour:
        for value in FEW_VALUES:
            yield announcements.CardDestroyed(seat, Where.PILE, None, colour, value)
            for owner in state.dealt:
                yield announcements.CardDestroyed(
                    seat, Where.HAND, owner, colour, value
                )
