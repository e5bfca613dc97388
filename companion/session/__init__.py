"""One turn of conversation, pure: what was heard becomes an answer."""

from companion.session.answers import Answer, Outcome, Understanding
from companion.session.session import Session
from companion.session.turn import hear, replay, understand

__all__ = [
    "Answer",
    "Outcome",
    "Session",
    "Understanding",
    "hear",
    "replay",
    "understand",
]
