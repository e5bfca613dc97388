"""What Amarok explains when it occurs for the first time, and how it is announced."""

from dataclasses import replace
from typing import Any

from companion.core.teaching import Lesson, Practice, Teaching
from companion.games.amarok import announcements as said
from companion.games.amarok import events, prompts
from companion.games.amarok.board import (
    CARDS_A_COLOUR,
    DEALT,
    Colour,
    Ending,
    HouseRule,
    Source,
    Symbol,
)
from companion.games.amarok.requests import AskHiddenCard


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


def _cards(_state: object) -> tuple[said.CardLaid, ...]:
    """Return what every card announces that lies in a hand; the list is imaginary."""
    return tuple(
        said.CardLaid(None, Source.HAND, colour, value)
        for colour in Colour
        for value in range(1, CARDS_A_COLOUR + 1)
    )


def _settled(game: Any) -> Any:
    """Return the game with a house rule: nobody has to agree on one in practice."""
    rule = game.settings.house_rule or HouseRule.PRINTED
    return type(game)(replace(game.settings, house_rule=rule))


PRACTICE = Practice(
    spoken=(
        said.RoundStarted,
        said.CardLaid,
        said.CardDestroyed,
        said.ClawDeclined,
        said.RoundWon,
    ),
    of_table=(said.RoundStarted, said.RoundWon),
    ends=(prompts.RoundDue, prompts.TieDue, prompts.NothingDue),
    least=12,
    most=30,
    deals=said.RoundStarted,
    cards=_cards,
    held=lambda _: DEALT,
    asks_cards=(AskHiddenCard,),
    ready=_settled,
)
TEACHING = Teaching(lessons=LESSONS, guide=8, practice=PRACTICE)
