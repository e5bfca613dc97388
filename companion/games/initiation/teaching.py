"""What the path explains when it occurs for the first time, and how to announce it."""

from companion.core.teaching import Lesson, Practice, Teaching
from companion.games.initiation import announcements as said
from companion.games.initiation import events, prompts
from companion.games.initiation.board import METEMPSYCHOSIS, MISSES, Cause


def _is_first_nine(move: events.PawnMoved) -> bool:
    return move.cause is Cause.FIRST_NINE


def _is_bounced(move: events.PawnMoved) -> bool:
    return move.is_bounced


def _is_taken(move: events.PawnMoved) -> bool:
    return move.occupied is not None


def _is_led(move: events.PawnMoved) -> bool:
    return move.led is not None and not _is_first_nine(move)


def _is_moved_on(move: events.PawnMoved) -> bool:
    return bool(move.again)


def _is_to_miss(move: events.PawnMoved) -> bool:
    return move.square in MISSES and not move.is_quiet


def _is_held(move: events.PawnMoved) -> bool:
    return move.square == METEMPSYCHOSIS and not move.is_quiet


LESSONS = (
    # What is due now, and must be known at once.
    Lesson("topic-over", (events.GameWon,)),
    Lesson("topic-neighbour", (prompts.NeighbourDue,)),
    Lesson("topic-metempsychosis", (prompts.SixDue, events.PawnFreed)),
    Lesson("topic-metempsychosis", (events.PawnMoved,), _is_held),
    Lesson("topic-share", (prompts.ShareDue,)),
    Lesson("topic-direction", (prompts.DirectionDue,)),
    # What has just happened, the seldom things first.
    Lesson("topic-bounce", (events.PawnMoved,), _is_bounced),
    Lesson("topic-first-throw", (events.PawnMoved,), _is_first_nine),
    Lesson("topic-misses", (events.TurnMissed, events.PlacesSwapped)),
    Lesson("topic-misses", (events.PawnMoved,), _is_to_miss),
    Lesson("topic-leads", (events.PawnMoved,), _is_led),
    Lesson("topic-occupied", (events.PawnMoved,), _is_taken),
    Lesson("topic-cycles", (events.PawnMoved,), _is_moved_on),
    Lesson("topic-start", (prompts.FirstDiceDue,)),
    Lesson("topic-play", (prompts.ThrowDue,)),
)
PRACTICE = Practice(
    spoken=(said.DieRolled, said.DirectionChosen, said.DiceRolled, said.DiceAssigned),
    ends=(prompts.NothingDue,),
    most=28,
)
TEACHING = Teaching(lessons=LESSONS, guide=8, practice=PRACTICE)
