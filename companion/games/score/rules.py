"""The score of any game, as the session keeps it."""

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
    kind,
)
from companion.core.plain_game import PlainGame
from companion.core.requests import Change
from companion.core.rulings import Ruling
from companion.core.words import Listening
from companion.games.score import announcements as said
from companion.games.score import answers, changes, judging
from companion.games.score.reference import RULEBOOK
from companion.games.score.requests import REQUESTS
from companion.games.score.settings import ScoreSettings
from companion.games.score.state import State


class Score(PlainGame[State]):
    """Keep the score of a game whose rules nobody here knows."""

    name = "score"
    players = range(2, 11)
    # People talk of points all the time: only what is meant for it counts.
    listening: Listening = "press"
    rulebook = RULEBOOK
    announcements = said.ANNOUNCEMENTS
    requests = REQUESTS
    seldom = said.SELDOM
    plays: tuple[type[Announcement], ...] = (said.PointsScored,)

    def __init__(self, settings: ScoreSettings | None = None) -> None:
        """Take who wins and when; without, most points and no end."""
        self.settings = settings or ScoreSettings()

    def begin(
        self,
        seats: tuple[Seat, ...],
        first: Seat | None = None,  # noqa: ARG002
    ) -> State:
        """Return the state before the first points."""
        goal, target = self.settings.goal, self.settings.target
        return State(seats, goal, target, dict.fromkeys(seats, 0))

    def rule(self, state: State, announcement: Announcement) -> Ruling:
        """Judge an announcement."""
        return judging.rule(state, announcement)

    def apply(self, state: State, event: Event) -> State:
        """Return the state after an event."""
        return changes.apply(state, event)

    def is_over(self, state: State) -> bool:
        """Return whether somebody has won."""
        return bool(state.winners)

    def view(self, state: State) -> Mapping[str, object]:
        """Return what everybody may know."""
        return {
            "game": self.name,
            "round": state.number,
            "phase": "over" if state.winners else "play",
            "to_act": None,
            "expecting": [kind(one) for one in self.expected(state)],
            "goal": state.goal.value,
            "target": state.target,
            "seats": {seat: _seat(state, seat) for seat in state.seats},
            "last_round": _last_round(state),
            "winner": state.winners[0] if len(state.winners) == 1 else None,
            "winners": list(state.winners),
        }

    def sayable(self, state: State) -> Iterable[Announcement]:
        """Return all that makes sense now, legal or not."""
        return answers.sayable(state)

    def prompts(self, state: State) -> tuple[Prompt, ...]:
        """Return what the table is expected to say next."""
        return answers.prompts_for(state)

    def answer(self, state: State, request: Request) -> tuple[Report, ...]:
        """Answer a question about the score."""
        return answers.answer(state, request)

    def retold(self, announcement: Announcement, changes: Change) -> Change:
        """Return which fields a correction in a breath means: the number told."""
        if isinstance(announcement, said.TargetSet):
            return tuple(
                ("target" if name == "points" else name, value)
                for name, value in changes
            )
        return changes

    def complete(self, state: State, values: Change) -> Announcement | None:
        """Return what naming a thing announces: a player, or points, or both anew."""
        if state.winners:
            return None
        match values:
            case (("seat", str() as name),):
                return said.PointsScored(seat=Seat(name))
            case (("value", int() as points),):
                return said.PointsScored(points=points)
            case (("seat", str() as name), ("points", int() as points)):
                return said.PointsCorrected(Seat(name), points)
            case _:
                return None

    def missing(self, announcement: Announcement) -> str | None:
        """Return the first field that no state could settle and that is not told."""
        if isinstance(announcement, said.TableCorrected):
            return None
        is_seat_needed = isinstance(announcement, SeatLeft | SeatBack)
        for field in fields(announcement):
            is_told = getattr(announcement, field.name) is not None
            if not is_told and (field.name != "seat" or is_seat_needed):
                return field.name
        return None

    def topic(self, state: State) -> str:
        """Return the topic of the rulebook for what happens now."""
        return "over" if state.winners else "round"

    def reason(self, fact: Violation | Event) -> str:
        """Return the topic of the rulebook behind an objection or an event."""
        if isinstance(fact, Violation):
            return fact.topic
        return _TOPICS.get(kind(type(fact)), "overview")

    def expected(self, state: State) -> tuple[type[Announcement], ...]:
        """Return the kinds of announcements the state awaits."""
        if state.winners:
            return ()
        if not state.untold:
            return (SeatBack,)
        closing = (said.RoundClosed,) if state.current else ()
        return (said.PointsScored, *closing)

    def awaits(self, state: State, announcement: Announcement) -> bool:
        """Return whether an overheard announcement is awaited: all of it is told."""
        match announcement:
            case said.PointsScored(seat=seat, points=points):
                return seat in state.untold and points is not None
            case _:
                return type(announcement) in self.expected(state)

    def is_play(self, announcement: Announcement) -> bool:
        """Return whether an announcement is what a round is made of."""
        return isinstance(announcement, said.PointsScored)


def _last_round(state: State) -> Mapping[str, object] | None:
    if not state.rounds:
        return None
    points = dict(state.rounds[-1].points)
    return {"winners": list(state.best(points)), "points": points}


def _seat(state: State, seat: Seat) -> Mapping[str, object]:
    return {
        "points": state.totals[seat],
        "rounds": [one.of(seat) for one in state.rounds],
        "told": state.current.get(seat),
        "away": seat in state.away,
    }


_TOPICS = {
    "points-noted": "round",
    "round-scored": "round",
    "game-won": "over",
    "goal-changed": "over",
    "target-changed": "over",
    "round-rescored": "correction",
    "round-recounted": "correction",
    "round-uncounted": "correction",
    "total-corrected": "correction",
}
