"""One turn of conversation, pure: what was heard becomes an answer."""

from companion.session.answers import Answer, Outcome, Understanding
from companion.session.replaying import replay
from companion.session.session import Session
from companion.session.turn import hear, understand

__all__ = [
    "Answer",
    "Outcome",
    "Session",
    "Understanding",
    "hear",
    "replay",
    "understand",
]
