"""What Amarok explains when it occurs for the first time, and how it is announced."""

from companion.core.teaching import Lesson, Teaching
from companion.games.amarok import events, prompts
from companion.games.amarok.board import Ending, Symbol


def _is_heart(laid: events.CardFronted) -> bool:
    return laid.symbol is Symbol.HEART


def _is_trap(laid: events.CardFronted) -> bool:
    return laid.symbol is Symbol.TRAP


def _is_tie(ended: events.RoundEnded) -> bool:
    return ended.ending is Ending.TIE


def _is_sight_lost(dealt: events.HandsDealt) -> bool:
    return bool(dealt.one or dealt.none)


LESSONS = (
    Lesson("topic-over", (events.GameWon,)),
    Lesson("topic-tie", (events.RoundEnded,), _is_tie),
    Lesson("topic-round-end", (events.RoundEnded,)),
    Lesson("topic-claw", (prompts.ClawDue,)),
    Lesson("topic-season", (events.ObjectiveTurned,)),
    Lesson("topic-heart", (events.CardFronted,), _is_heart),
    Lesson("topic-trap", (events.CardFronted,), _is_trap),
    Lesson("topic-tiers", (events.HandsDealt,), _is_sight_lost),
    Lesson("topic-places", (prompts.CardDue,)),
    Lesson("topic-objective", (events.CardFronted,)),
)
TEACHING = Teaching(lessons=LESSONS, guide=8)
