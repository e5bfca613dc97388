"""Who plays the others in a practice: keeps the rules, and chooses at random."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from random import Random, SystemRandom
from typing import Any

from companion.core import requests
from companion.core.facts import Announcement, Event, Seat, kind
from companion.core.journal import Journal
from companion.core.lawful import awaited, lawful
from companion.core.rulings import Accepted
from companion.core.teaching import PracticeSaid
from companion.core.words import Phrase, Transcript, phrase
from companion.session import Answer, Session
from companion.session.answers import Meaning
from companion.session.practice import aloud, ended, left, practice_of, shown, ways
from companion.session.recording import prompt
from companion.session.session import Practising

Turn = tuple[Session[Any], Answer]
Heard = Transcript | Meaning
Hear = Callable[[Session[Any], Heard], Turn]
"""Answers what is heard in a session."""
Readings = Callable[[str], tuple[Meaning, ...]]
"""Returns what words can mean."""
_DOUBTED = "-doubted"
"""How events are called that doubt what was announced."""


@dataclass(slots=True)
class _Gathered:
    """Gather what the others do."""

    prompts: list[str]
    """The messages that say what was due before they did it."""
    said: list[Phrase] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Others:
    """Play all but the learner, until it is the learner's turn or all is over."""

    chance: Random = field(default_factory=SystemRandom)

    def heard(
        self,
        session: Session[Any],
        heard: Heard,
        hear: Hear,
        readings: Readings,
    ) -> Turn:
        """Return an answer, in a practice with what the others do after it."""
        if session.practice is not None:
            meant = readings(heard.text) if isinstance(heard, Transcript) else (heard,)
            session = _rewound(session, meant)
        session, answer = hear(session, heard)
        if session.practice is None:
            return session, answer
        return self._joined((session, answer), hear)

    def _joined(self, turn: Turn, hear: Hear) -> Turn:
        """Return an answer in a practice with what the others do after it.

        Nothing of a practice is to be kept.
        """
        session, answer = turn
        is_open = session.question is not None or bool(session.held)
        if session.practice is None or is_open or answer.outcome == "objected":
            return session, replace(answer, operations=())
        others = _Gathered(prompts=[one.id for one in prompt(session)])
        while not _is_over(session) and not _is_learner_awaited(session):
            session = self._played(session, hear, others)
        if _is_over(session):
            session, over = ended(session)
            return session, _with(answer, over.phrases, others)
        last = prompt(session) if others.said else ()
        return session, _with(answer, last, others)

    def _played(
        self, session: Session[Any], hear: Hear, others: "_Gathered"
    ) -> Session[Any]:
        """Let somebody announce something, and note what is said of it."""
        chosen = self._chosen(session)
        seat = _speaker(session, chosen.announcement)
        words = aloud(session, chosen.announcement)
        after, answer = hear(session, chosen.announcement)
        before = prompt(after)
        others.said.append(phrase(PracticeSaid(seat, words)))
        # The read-back would say the same again.
        others.said.extend(one for one in answer.phrases[1:] if one not in before)
        others.events.extend(answer.events)
        deals = practice_of(session).deals
        if deals is not None and isinstance(chosen.announcement, deals):
            after = self._dealt(after)
            others.said.append(shown(after))
        return after

    def _chosen(self, session: Session[Any]) -> Accepted:
        """Return what somebody announces: nothing doubtful or against the learner."""
        practising = _practising(session)
        own = {_plain(card) for card in left(session)}
        found = [one for one in ways(session) if _plain(one) not in own]
        self.chance.shuffle(found)
        found.sort(key=lambda one: _is_against(one, practising.learner))
        rulings = lawful(session.game, session.state, found)
        first = next(rulings)
        return next((one for one in (first, *rulings) if not _is_doubted(one)), first)

    def _dealt(self, session: Session[Any]) -> Session[Any]:
        """Return the session with new cards for the learner."""
        rules, practising = practice_of(session), _practising(session)
        cards = rules.cards(session.state)
        held = min(rules.held(session.state), len(cards))
        chosen = sorted(self.chance.sample(range(len(cards)), held))
        dealt = replace(
            practising,
            cards=tuple(cards[one] for one in chosen),
            dealt_at=len(session.journal.entries),
        )
        return replace(session, practice=dealt)


def _rewound(session: Session[Any], readings: Sequence[Meaning]) -> Session[Any]:
    """Return a practice as the learner's last words left it, to take them back."""
    is_back = any(isinstance(one, requests.Undo | requests.Correct) for one in readings)
    if session.practice is None or not is_back:
        return session
    entries = session.journal.entries
    own = [
        number
        for number, entry in enumerate(entries, start=1)
        if getattr(entry.settled, "seat", None) == session.practice.learner
    ]
    if not own:
        return session
    journal = Journal(session.journal.start, entries[: own[-1]])
    return replace(session, journal=journal)


def _with(answer: Answer, last: Sequence[Phrase], others: "_Gathered") -> Answer:
    """Return the answer with what the others did in place of its last prompt."""
    if not others.said and not last:
        return replace(answer, operations=())
    own = answer.phrases
    phrases = own[:-1] if own and own[-1].id in others.prompts else own
    return replace(
        answer,
        phrases=(*phrases, *others.said, *last),
        events=(*answer.events, *others.events),
        operations=(),
    )


def _practising(session: Session[Any]) -> Practising:
    assert session.practice is not None
    return session.practice


def _is_over(session: Session[Any]) -> bool:
    rules, count = practice_of(session), len(session.journal.entries)
    due = session.game.prompts(session.state)
    is_ended = bool(due) and isinstance(due[0], rules.ends) and count >= rules.least
    return is_ended or count >= rules.most


def _is_learner_awaited(session: Session[Any]) -> bool:
    rules, learner = practice_of(session), _practising(session).learner
    kinds = awaited(session.game, session.state, rules.left_out)
    if kinds and kinds[0] in rules.of_table:
        return False
    return _actors(session) == (learner,)


def _actors(session: Session[Any]) -> tuple[Seat, ...]:
    """Return who may do what is due; several where their order is free."""
    for due in reversed(session.game.prompts(session.state)):
        if getattr(due, "seat", None) is not None:
            return (due.seat,)  # type: ignore[attr-defined]
        if getattr(due, "seats", None):
            return tuple(due.seats)  # type: ignore[attr-defined]
    return ()


def _speaker(session: Session[Any], announcement: Announcement) -> Seat:
    """Return who says it: who does it, or any of the others."""
    learner = _practising(session).learner
    named = (getattr(announcement, "seat", None), *_actors(session), *session.seats)
    return next(one for one in named if one is not None and one != learner)


def _is_against(announcement: Announcement, learner: Seat) -> bool:
    """Return whether somebody does something to the learner, or for the learner."""
    values = (getattr(announcement, one.name) for one in fields(announcement))
    return learner in values


def _is_doubted(ruling: Accepted) -> bool:
    return any(kind(type(one)).endswith(_DOUBTED) for one in ruling.events)


def _plain(announcement: Announcement) -> tuple[object, ...]:
    """Return what a card is, whoever announces it."""
    named = (one.name for one in fields(announcement))
    kept = (name for name in named if name in ("world", "colour", "value"))
    return (type(announcement), *(getattr(announcement, name) for name in kept))
