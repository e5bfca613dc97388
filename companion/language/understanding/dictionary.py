"""All words that people can say, as they are spelt: what a recognizer listens for."""

import re
from collections.abc import Iterable, Iterator

from companion.language.understanding.sentences import Sentences, Template
from companion.language.understanding.vocabulary import Vocabulary

_ELIDED = re.compile(r"\w+['’]\w+")
"""Some recognizers take "l'orange" for one word, others for two: both are listed."""


def spoken_words(sentences: Sentences, names: Iterable[str]) -> tuple[str, ...]:
    """Return the words of all sentences and of the names at a table, each once."""
    lists = {
        name: [template.text for value in values for template in value.spoken]
        for name, values in sentences.lists.items()
    }
    lists["seat"] = [*names]
    rules = {name: template.text for name, template in sentences.rules.items()}
    vocabulary = Vocabulary(rules, lists)
    found: dict[str, None] = {}
    for template in _templates(sentences):
        words = (*vocabulary.words(template.text), *_ELIDED.findall(template.text))
        found.update(dict.fromkeys(word.lower() for word in words))
    return tuple(sorted(found))


def _templates(sentences: Sentences) -> Iterator[Template]:
    for wordings in sentences.wordings:
        yield from wordings.templates
