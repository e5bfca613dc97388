"""What the rulebook tells is short, layer by layer, whatever a table's rules are."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from companion.core.game import Game
from companion.core.words import Phrase
from companion.language.locale import Locale
from tests.language.games import PAIRS, locale, played
from tests.told import Settled, layers_of, spoken, tables, texts_of

EACH = pytest.mark.parametrize(("language", "name"), PAIRS)
LETTERS, WORDS = 130, 22
"""Of a sentence of at most eight seconds."""
SENTENCES = 3
"""Of what "more" tells."""
_STOP = re.compile(r"(?<=[.?!]) ")


@EACH
def test_the_first_layer_is_one_short_sentence(language: str, name: str) -> None:
    """An answer takes at most eight seconds (contract of the rulebook)."""
    told = _told(locale(language, name), played(name), "")

    assert {} == {text: heard for text, heard in told if not _is_one(heard)}


@EACH
def test_an_example_is_one_short_sentence(language: str, name: str) -> None:
    """One card, tile or pawn says enough."""
    told = _told(locale(language, name), played(name), "example")

    assert {} == {text: heard for text, heard in told if not _is_one(heard)}


@EACH
def test_more_is_a_few_sentences(language: str, name: str) -> None:
    """Details and exceptions, and none of them is long."""
    told = _told(locale(language, name), played(name), "more")

    assert {} == {text: heard for text, heard in told if not _are_few(heard)}


@EACH
def test_a_game_has_all_layers_or_none(language: str, name: str) -> None:
    """Whoever has heard "more" of one topic finds it everywhere."""
    words, book = locale(language, name), played(name).rulebook
    lacking = {
        text: layers
        for topic in book.topics
        for text in [f"topic-{topic}"]
        if len(layers := layers_of(words, name, text)) < 3
    }

    assert not lacking or len(lacking) == len(book.topics), lacking


@EACH
def test_every_table_rule_changes_what_is_told(language: str, name: str) -> None:
    """Nobody is told a rule that this table does not play by (rules, open points)."""
    words, game = locale(language, name), played(name)
    usual, *others = tables(game)
    found = [
        (f"{name}-{text}", layer)
        for text in texts_of(game.rulebook)
        for layer in layers_of(words, name, text)
    ]
    unheard = [
        changed
        for other in others
        for changed in [{key for key in other if other[key] != usual[key]}]
        if all(_heard(words, one, usual) == _heard(words, one, other) for one in found)
    ]

    assert [] == unheard


def _heard(words: Locale, text: tuple[str, str], settled: Settled) -> str:
    message, layer = text
    return words.messages.sentence(Phrase(message, settled, layer))


def _told(words: Locale, game: Game[Any], layer: str) -> Iterator[tuple[str, str]]:
    """Yield texts with each way in which a layer of them is heard."""
    setup = (
        f"setup-{players}-{step}"
        for players in game.players
        for step in range(1, game.rulebook.setup_steps + 1)
    )
    for text in (*texts_of(game.rulebook), *setup):
        if layer in layers_of(words, game.name, text):
            for heard in spoken(words, game, text, layer):
                yield text, heard


def _is_one(heard: str) -> bool:
    return len(_STOP.split(heard)) == 1 and _is_short(heard)


def _are_few(heard: str) -> bool:
    sentences = _STOP.split(heard)
    return len(sentences) <= SENTENCES and all(map(_is_short, sentences))


def _is_short(sentence: str) -> bool:
    return len(sentence) <= LETTERS and len(sentence.split()) <= WORDS
