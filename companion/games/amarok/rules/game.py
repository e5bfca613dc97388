"""The game of Amarok as the session plays it."""

from collections.abc import Iterable, Mapping

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
from companion.games.amarok import announcements as said
from companion.games.amarok.board import Source
from companion.games.amarok.reference import RULEBOOK
from companion.games.amarok.requests import REQUESTS
from companion.games.amarok.rules import (
    answers,
    apply,
    claws,
    expected,
    judging,
    laying,
    naming,
    past_rounds,
    setting_up,
    table,
)
from companion.games.amarok.rules.phase import expecting, phase_of
from companion.games.amarok.rules.reasons import reason
from companion.games.amarok.rules.view import view
from companion.games.amarok.settings import AmarokSettings
from companion.games.amarok.state import Player, State
from companion.games.amarok.teaching import TEACHING

_NEEDED: Mapping[type[Announcement], tuple[str, ...]] = {
    said.RiverShown: ("cards",),
    said.CardLaid: ("colour", "value"),
    said.RoundWon: ("seat",),
    said.RoundCorrected: ("round", "seat"),
    said.HouseRuleAgreed: ("house_rule",),
    said.EarphoneWorn: ("seat",),
    SeatLeft: ("seat",),
    SeatBack: ("seat",),
}
"""The fields that no state can settle, but for a card that lies in the river."""


_CHAPTERS: Mapping[type[Announcement], Chapter] = {
    said.CardLaid: laying.rule_card_laid,
    said.CardDestroyed: claws.rule_card_destroyed,
    said.ClawDeclined: claws.rule_claw_declined,
    said.RoundStarted: setting_up.rule_round_started,
    said.RiverShown: setting_up.rule_river_shown,
    said.RoundWon: setting_up.rule_round_won,
    said.RoundCorrected: past_rounds.rule_round_corrected,
    said.HouseRuleAgreed: setting_up.rule_house_rule_agreed,
    said.EarphoneWorn: setting_up.rule_earphone_worn,
    said.TableCorrected: table.rule_table_corrected,
    SeatLeft: table.rule_seat_left,
    SeatBack: table.rule_seat_back,
    RoundVoid: table.rule_round_void,
}
"""What rules each kind of announcement."""


class Amarok(PlainGame[State]):
    """Rule Amarok for a table's rules."""

    name = "amarok"
    players = range(3, 7)
    # Talk at this table is about colours and values: what is heard must be meant.
    listening: Listening = "press"
    rulebook = RULEBOOK
    teaching = TEACHING
    announcements = said.ANNOUNCEMENTS
    requests = REQUESTS
    bluffed = said.BLUFFED
    seldom = said.SELDOM
    plays: tuple[type[Announcement], ...] = (said.CardLaid,)
    starts: tuple[type[Announcement], ...] = (said.RoundStarted,)
    naming = ("seat", "first", "owner", "source")
    chapters = _CHAPTERS

    def __init__(self, settings: AmarokSettings | None = None) -> None:
        """Take the table's rules; without, the usual ones."""
        self.settings = settings or AmarokSettings()

    def begin(self, seats: tuple[Seat, ...], first: Seat | None = None) -> State:
        """Return the state before the first round; seats are clockwise."""
        players, agreed = {seat: Player() for seat in seats}, self.settings.house_rule
        return State(self.settings, seats, players, agreed, promised=first)

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
        """Return what the table is expected to say next, most urgent first."""
        return expected.prompts_for(state)

    def answer(self, state: State, request: Request) -> tuple[Report, ...]:
        """Answer a question about the state."""
        return answers.answer(state, request)

    def declined(self, state: State) -> Announcement | None:
        """Return what "no" announces: a Claw destroys nothing."""
        return naming.declined(state)

    def retold(self, announcement: Announcement, changes: Change) -> Change:
        """Return which fields of an announcement a correction in a breath means."""
        return naming.retold(announcement, changes)

    def complete(self, state: State, values: Change) -> Announcement | None:
        """Return what naming a thing announces in this state."""
        return naming.complete(state, values)

    def missing(self, announcement: Announcement) -> str | None:
        """Return the first field that no state could settle and that is not told."""
        if isinstance(announcement, said.CardDestroyed):
            told = (announcement.where, announcement.owner, announcement.colour)
            return None if any(one is not None for one in told) else "where"
        if isinstance(announcement, said.CardLaid):
            is_river = announcement.source is Source.RIVER
            is_card = announcement.colour is not None
            if is_river and is_card:
                return None
        for name in _NEEDED.get(type(announcement), ()):
            if getattr(announcement, name) is None:
                return name
        return None

    def impossible(self, state: State, fact: Announcement | Request) -> int:
        """Return how many of its facts cannot be at this table, whatever happens."""
        return judging.impossible(state, fact)

    def topic(self, state: State) -> str:
        """Return the topic of the rulebook for what happens now."""
        return phase_of(state).value

    def reason(self, fact: Violation | Event) -> str:
        """Return the topic of the rulebook behind an objection or an event."""
        return reason(fact)

    def expected(self, state: State) -> tuple[type[Announcement], ...]:
        """Return the kinds of announcements the state awaits."""
        return expecting(state)

    def awaits(self, state: State, announcement: Announcement) -> bool:
        """Return whether an overheard announcement is what the state awaits.

        Cards are named in talk all the time; an announcement has a verb or a place.
        """
        if isinstance(announcement, said.CardLaid):
            is_whole = None not in (announcement.colour, announcement.value)
            return is_whole and said.CardLaid in expecting(state)
        return type(announcement) in expecting(state)

    def is_play_to_come(self, state: State) -> bool:
        """Return whether a round runs."""
        return state.is_running

    def is_play(self, announcement: Announcement) -> bool:
        """Return whether an announcement is a card that is laid."""
        return isinstance(announcement, said.CardLaid)
