"""One turn of conversation, pure: what was heard becomes an answer."""

from companion.session.alone import understand
from companion.session.answers import Answer, Outcome, Understanding
from companion.session.private import hear
from companion.session.replaying import replay
from companion.session.session import Session

__all__ = [
    "Answer",
    "Outcome",
    "Session",
    "Understanding",
    "hear",
    "replay",
    "understand",
]
