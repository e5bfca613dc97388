"""The game of Shamans as the session plays it."""

from collections.abc import Iterable, Mapping
from dataclasses import fields

from companion.core.announcements import SeatBack, SeatLeft
from companion.core.facts import (
    Announcement,
    Event,
    Prompt,
    Report,
    Request,
    Seat,
    Violation,
)
from companion.core.plain_game import PlainGame
from companion.core.requests import Change
from companion.core.shown import Shown
from companion.core.words import Listening
from companion.games.shamans import announcements as said
from companion.games.shamans import events, lesson, sorting
from companion.games.shamans import seen as recall
from companion.games.shamans.board import DECKS, Heading, Tile
from companion.games.shamans.box import TilesCounted
from companion.games.shamans.reference import RULEBOOK
from companion.games.shamans.requests import REQUESTS, SELDOM, AskShadow
from companion.games.shamans.rules import (
    answers,
    apply,
    expected,
    judging,
    naming,
    showing,
)
from companion.games.shamans.rules.chapters import CHAPTERS
from companion.games.shamans.rules.phase import (
    Phase,
    expecting,
    phase_of,
    ritual_due,
    role_due,
)
from companion.games.shamans.rules.reasons import reason
from companion.games.shamans.rules.setting_up import is_counting
from companion.games.shamans.rules.view import view
from companion.games.shamans.seen import Seen
from companion.games.shamans.settings import ShamansSettings
from companion.games.shamans.state import Player, State
from companion.games.shamans.teaching import TEACHING


class Shamans(PlainGame[State]):
    """Rule Shamans for a box and a table's rules."""

    name = "shamans"
    players = range(min(DECKS), max(DECKS) + 1)
    # Nobody may name cards but who plays them (000): table talk seldom sounds so.
    listening: Listening = "open"
    rulebook = RULEBOOK
    teaching = TEACHING
    announcements = said.ANNOUNCEMENTS
    requests = REQUESTS
    bluffed = said.BLUFFED
    seldom = (*said.SELDOM, *SELDOM)
    plays: tuple[type[Announcement], ...] = (said.CardPlayed,)
    starts: tuple[type[Announcement], ...] = (said.RoundStarted,)
    taught = said.OF_THE_BOX
    naming = ("seat", "first", "other", "target", "shadows")
    chapters = CHAPTERS
    sorts = sorting.SORTS

    def __init__(self, settings: ShamansSettings | None = None) -> None:
        """Take the box and the table's rules; without, the usual ones."""
        self.settings = settings or ShamansSettings()

    def begin(self, seats: tuple[Seat, ...], first: Seat | None = None) -> State:
        """Return the state before the first round; seats are clockwise."""
        return State(
            settings=self.settings,
            seats=seats,
            players={seat: Player() for seat in seats},
            rituals=dict(self.settings.rituals),
            tracks=dict(self.settings.steps_to_moon),
            promised=first,
            tiles=dict(self.settings.tiles),
        )

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

    def lesson(self, state: State) -> tuple[tuple[Announcement, str], ...]:
        """Return what the box has not told yet, in the order in which it is asked."""
        return lesson.untold(state)

    def taught_by(self, announcement: Announcement) -> Announcement:
        """Return what words tell of the box while the table is asked for it."""
        return lesson.taught_by(announcement)

    def sort(
        self, state: State, told: tuple[Request, ...]
    ) -> tuple[tuple[Report, ...], sorting.Next]:
        """Return what is said of what was sorted last, and what is asked next."""
        return sorting.sort(state, told)

    def sorted_by(self, announcement: Announcement) -> Announcement | Request:
        """Return what words tell while things are sorted."""
        return sorting.sorted_by(announcement)

    def backwards(self, announcement: Announcement, field: str) -> object:
        """Return what "back" answers where the way of a Portal is asked."""
        is_portal = isinstance(announcement, said.PortalUsed)
        return Heading.BACK if is_portal and field == "direction" else None

    def asked_back(
        self, state: State, request: Request
    ) -> tuple[Announcement, str] | None:
        """Return the steps to the Moon where they are asked and were never counted."""
        is_untold = state.is_running and state.steps_to_moon is None
        if is_untold and isinstance(request, AskShadow):
            return said.TrackRead(), "steps"
        return None

    def agreed(self, state: State) -> Announcement | None:
        """Return what "yes" announces: a Portal, where one may come first."""
        return naming.agreed(state)

    def declined(self, state: State) -> Announcement | None:
        """Return what "no" announces: no Portal before the Moon, or no Dagger."""
        return naming.declined(state)

    def meant(self, state: State, announcement: Announcement) -> Announcement:
        """Return what people mean by these words in this state: mostly just that."""
        return naming.meant(state, announcement)

    def retold(self, announcement: Announcement, changes: Change) -> Change:
        """Return which fields of an announcement a correction in a breath means."""
        return naming.retold(announcement, changes)

    def complete(self, state: State, values: Change) -> Announcement | None:
        """Return what naming a thing announces in this state."""
        return naming.complete(state, values)

    def shown(
        self, state: State, last: Announcement, fact: Announcement | Request
    ) -> Shown | None:
        """Return what these words show about the last announcement: it was a Mask."""
        return showing.shown(state, last, fact)

    def missing(self, announcement: Announcement) -> str | None:
        """Return the first field that no state could settle and that is not told.

        Who is named as their own other has not been told: a name was misheard.
        """
        is_seat_needed = isinstance(announcement, SeatLeft | SeatBack | said.GuideNamed)
        settled = () if is_seat_needed else ("seat", "source", "first", "players")
        if isinstance(announcement, said.TableCorrected):
            return None
        if isinstance(announcement, TilesCounted) and announcement.counts:
            return None
        for field in fields(announcement):
            is_told = getattr(announcement, field.name) is not None
            is_told = is_told and not judging.is_oneself(announcement, field.name)
            if not is_told and field.name not in settled:
                return field.name
        return None

    def impossible(self, state: State, fact: Announcement | Request) -> int:
        """Return how many of its facts cannot be at this table, whatever happens."""
        return judging.impossible(state, fact)

    def topic(self, state: State) -> str:
        """Return the topic of the rulebook for what happens now."""
        ritual = ritual_due(state)
        return ritual.value if ritual else phase_of(state).value

    def reason(self, fact: Violation | Event) -> str:
        """Return the topic of the rulebook behind an objection or an event."""
        return reason(fact)

    def expected(self, state: State) -> tuple[type[Announcement], ...]:
        """Return the kinds of announcements the state awaits."""
        return expecting(state)

    def awaits(self, state: State, announcement: Announcement) -> bool:
        """Return whether an overheard announcement is what the state awaits.

        A card with colour and value hardly ever is talk (000 forbids to name them);
        a Portal counts where its player may have one and its way is told.
        """
        match announcement:
            case said.CardPlayed(world=world, value=value):
                return world is not None and value is not None
            case said.PortalUsed(seat=seat, direction=direction):
                is_told = seat in state.dealt and direction is not None
                if seat is None or not is_told:
                    return False
                return state.may_have(seat, Tile.PORTAL)
            case said.EclipseAppeared(direction=direction):
                return direction is not None and state.is_eclipse_possible
            case said.RoleRevealed(seat=seat):
                due = role_due(state)
                return due is not None and seat in (None, due.seat)
            case _:
                return type(announcement) in expecting(state)

    def waits_for_fact(self, state: State) -> bool:
        """Return whether a leftover, tile, role or sticker is to be told first."""
        match phase_of(state):
            case Phase.SETUP:
                return is_counting(state)
            case Phase.ROW | Phase.ECLIPSE | Phase.ARTEFACT:
                return True
            case Phase.ROLES:
                return state.is_running
            case Phase.RITUAL:
                return said.RitualRead in expecting(state)
            case _:
                return False

    def is_play_to_come(self, state: State) -> bool:
        """Return whether a round runs, so that a held card may still come."""
        return state.is_running

    def is_play(self, announcement: Announcement) -> bool:
        """Return whether an announcement is a card that may be held back."""
        return isinstance(announcement, said.CardPlayed | said.OwnCardPlayed)

    def seen_before(self, seen: Seen, undone: Iterable[Event]) -> Seen:
        """Return the roles that were seen once these events are taken back."""
        return recall.seen_before(seen, undone)

    def seen_after(self, seen: Seen, happened: Iterable[Event]) -> Seen:
        """Return which of them are still known once these events have happened."""
        return recall.seen_after(seen, happened)

    def recalled(
        self, state: State, request: Request, seen: Seen
    ) -> tuple[Report, ...]:
        """Answer a question about roles with those that were taken back."""
        return recall.recalled(state, request, seen)

    def needs_confirmation(self, announcement: Announcement) -> bool:
        """Return whether words that announce this are confirmed first."""
        return isinstance(announcement, said.PlayerEliminated | said.RolesSwapped)

    def reveals(self, event: Event) -> bool:
        """Return whether an event showed a role, or cannot be unseen by the table."""
        shown = (
            events.RoleShown
            | events.RolesExchanged
            | events.DaggerSpent
            | events.RolesUncovered
        )
        return isinstance(event, shown)
