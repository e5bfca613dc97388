"""One answer, as it is said and as programs read it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from companion.core.facts import kind
from companion.sayings import Saying
from companion.session import Answer
from companion.wire import encode


@dataclass(frozen=True, slots=True)
class Spoken:
    """Hold one answer with its sentences and the public state after it."""

    answer: Answer
    sayings: tuple[Saying, ...]
    view: Mapping[str, object]

    @property
    def said(self) -> tuple[str, ...]:
        """Return the sentences, in order."""
        return tuple(one.text for one in self.sayings)

    def as_json(self) -> str:
        """Return the answer as the one line that the interface describes."""
        answer = self.answer
        meaning = None if answer.meaning is None else encode(answer.meaning)
        return json.dumps(
            {
                "heard": answer.heard,
                "meaning": meaning,
                "outcome": answer.outcome,
                "violations": [kind(type(fault)) for fault in answer.violations],
                "choices": [encode(choice) for choice in answer.choices],
                "events": [encode(event) for event in answer.events],
                "said": self.said,
                "view": self.view,
            },
            ensure_ascii=False,
        )
