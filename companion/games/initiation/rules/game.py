"""The initiation as the session plays it."""

from collections.abc import Iterable, Mapping
from dataclasses import fields

from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.facts import (
    Announcement,
    Event,
    Prompt,
    Report,
    Request,
    Seat,
    Violation,
)
from companion.core.plain_game import Chapter, PlainGame
from companion.core.requests import Change
from companion.core.words import Listening
from companion.games.initiation import announcements as said
from companion.games.initiation.board import FACES, PAWNS, Variant
from companion.games.initiation.reference import RULEBOOK
from companion.games.initiation.requests import REQUESTS
from companion.games.initiation.rules import (
    answers,
    apply,
    beginning,
    expected,
    naming,
    sharing,
    table,
    throwing,
)
from companion.games.initiation.rules.judging import not_now
from companion.games.initiation.rules.phase import (
    Phase,
    expecting,
    is_share_due,
    phase_of,
    reminder,
)
from companion.games.initiation.rules.reasons import reason
from companion.games.initiation.rules.view import view
from companion.games.initiation.settings import InitiationSettings
from companion.games.initiation.state import Pawn, State
from companion.games.initiation.teaching import TEACHING

NO_SUCH_DIE = 3
"""What cannot be where a die shows something else than one to six."""

_CHAPTERS: Mapping[type[Announcement], Chapter] = {
    said.DiceRolled: throwing.rule_dice_rolled,
    said.DiceWanted: throwing.rule_dice_wanted,
    said.DieRolled: beginning.rule_die_rolled,
    said.DirectionChosen: beginning.rule_direction_chosen,
    said.DiceAssigned: sharing.rule_dice_assigned,
    said.TableCorrected: table.rule_table_corrected,
    SeatLeft: table.rule_seat_left,
    SeatBack: table.rule_seat_back,
    RoundVoid: lambda state, _: not_now(state),
}
"""What rules each kind of announcement."""


class Initiation(PlainGame[State]):
    """Rule the path of initiation for a variant and a table's rules."""

    name = "initiation"
    # Only dice that are awaited act, and nobody says dice beside the game.
    listening: Listening = "open"
    rulebook = RULEBOOK
    teaching = TEACHING
    announcements = said.ANNOUNCEMENTS
    requests = REQUESTS
    seldom = said.SELDOM
    plays: tuple[type[Announcement], ...] = (said.DieRolled, said.DiceRolled)
    naming = ("seat", "other")
    chapters = _CHAPTERS

    def __init__(self, settings: InitiationSettings | None = None) -> None:
        """Take the variant and the table's rules; without, the usual ones."""
        self.settings = settings or InitiationSettings()
        is_teams = self.settings.variant is Variant.TEAMS
        self.players = range(4, 7, 2) if is_teams else range(2, 7)
        """Two to six; teams are of two, and there are two at least."""

    def begin(
        self,
        seats: tuple[Seat, ...],
        first: Seat | None = None,  # noqa: ARG002
    ) -> State:
        """Return the state before the first die; seats are clockwise."""
        both = self.settings.variant is Variant.TWO_PAWNS
        numbers = PAWNS if both else PAWNS[:1]
        pawns = {(seat, number): Pawn() for seat in seats for number in numbers}
        return State(self.settings, seats, pawns, contenders=seats)

    def apply(self, state: State, event: Event) -> State:
        """Return the state after an event."""
        return apply.apply(state, event)

    def view(self, state: State) -> Mapping[str, object]:
        """Return what everybody may know, in the interface's words."""
        return view(state)

    def sayable(self, state: State) -> Iterable[Announcement]:
        """Return all that makes sense now, legal or not."""
        return expected.sayable(state)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Return what the table is expected to say next."""
        return expected.prompts_for(state)

    def answer(self, state: State, request: Request) -> tuple[Report, ...]:
        """Answer a question about the state."""
        return answers.answer(state, request)

    def meant(self, state: State, announcement: Announcement) -> Announcement:
        """Return what people mean by these words in this state: mostly just that."""
        return naming.meant(state, announcement)

    def retold(self, announcement: Announcement, changes: Change) -> Change:
        """Return which fields of an announcement a correction in a breath means."""
        return naming.retold(announcement, changes)

    def complete(self, state: State, values: Change) -> Announcement | None:
        """Return what naming a thing announces in this state."""
        return naming.complete(state, values)

    def missing(self, announcement: Announcement) -> str | None:
        """Return the first field that no state could settle and that is not told."""
        match announcement:
            case said.DiceRolled(dice=dice, total=None):
                is_plain = self.settings.variant is Variant.PLAIN
                is_enough = len(dice or ()) >= (2 if is_plain else 1)
                return None if is_enough else "dice"
            case said.DieRolled(value=None):
                return "value"
            case said.DirectionChosen(direction=None):
                return "direction"
            case said.DiceAssigned(first=None, second=None) as told:
                is_named = told.pawn is not None or told.other is not None
                return None if is_named and told.value is not None else "first"
            case SeatLeft(seat=None) | SeatBack(seat=None):
                return "seat"
            case _:
                return None

    def impossible(self, state: State, fact: Announcement | Request) -> int:
        """Return how many of its facts cannot be: numbers that no die shows.

        Neither the die nor the throw nor the move can be then.
        """
        told = {field.name: getattr(fact, field.name) for field in fields(fact)}
        told |= dict(told.pop("changes", None) or ())
        dice = told.get("dice") or ()
        most = FACES[-1] * state.dice_needed
        value = told.get("value")
        is_value = not isinstance(value, int) or 1 <= value <= most
        return NO_SUCH_DIE * sum(die not in FACES for die in dice) + (not is_value)

    def topic(self, state: State) -> str:
        """Return the topic of the rulebook for what happens now."""
        return reminder(state)

    def reason(self, fact: Violation | Event) -> str:
        """Return the topic of the rulebook behind an objection or an event."""
        return reason(fact)

    def expected(self, state: State) -> tuple[type[Announcement], ...]:
        """Return the kinds of announcements the state awaits."""
        return expecting(state)

    def awaits(self, state: State, announcement: Announcement) -> bool:
        """Return whether an overheard announcement is what the state awaits.

        A pawn's steps are counted aloud, so one number alone moves nobody.
        """
        match announcement:
            case said.DiceRolled(seat=seat, dice=dice, total=total):
                is_told = len(dice or ()) == state.dice_needed
                is_named = seat is not None and seat == state.roller
                is_whole = is_told if state.dice_needed > 1 else is_told and is_named
                return self._is_throw_due(state) and (
                    is_whole or (is_named and total is not None)
                )
            case said.DieRolled(seat=seat, value=value):
                is_told = seat is not None and value is not None
                return is_told and phase_of(state) is Phase.START
            case _:
                is_whole = self.missing(announcement) is None
                return is_whole and type(announcement) in expecting(state)

    @staticmethod
    def _is_throw_due(state: State) -> bool:
        return phase_of(state) is Phase.PLAY and not is_share_due(state)

    def waits_for_fact(self, state: State) -> bool:
        """Return whether two dice are to be shared before anybody throws again."""
        return is_share_due(state)

    def is_play_to_come(self, state: State) -> bool:
        """Return whether dice that were held back may still come."""
        return phase_of(state) is Phase.PLAY

    def is_play(self, announcement: Announcement) -> bool:
        """Return whether an announcement is a throw that may be held back."""
        return isinstance(announcement, said.DiceRolled)
