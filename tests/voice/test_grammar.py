"""What may reach native code, and in which form."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.hearing.vosk.grammar import (
    GrammarEmpty,
    is_word,
    known_grammar,
    normalized,
    spoken_words,
    to_json,
)


def test_words_are_spelled_as_models_spell_them() -> None:
    """Models know words composed, in lower case and with a straight apostrophe."""
    assert "l'été éva" == normalized("  L\u2019e\u0301te\u0301\tÉva ")


def test_accents_are_written_as_they_are() -> None:
    """An escaped accent would make a word unknown, and nothing would be heard."""
    assert '["éva joue"]' == to_json(["éva joue"])


def test_a_phrase_is_cut_where_a_word_is_unknown() -> None:
    """Vosk would drop the word, and words that never meet would follow each other."""
    grammar = known_grammar(["Eva joue bleu trois"], {"eva", "bleu", "trois"})
    assert ("eva", "bleu trois") == grammar.phrases
    assert ("joue",) == grammar.unknown


def test_a_phrase_that_is_said_often_weighs_more() -> None:
    """Short commands would starve among thousands of sentences."""
    grammar = known_grammar(["oui", "Oui", "non"], {"oui", "non"})
    assert ("oui", "oui", "non") == grammar.phrases


def test_what_nobody_would_say_in_one_breath_is_cut() -> None:
    """Whatever is given, native code has little to do."""
    endless = "a" * 10_000_000
    grammar = known_grammar([endless, "oui " * 1_000_000], {"oui", endless})
    assert (" ".join(["oui"] * 100),) == grammar.phrases
    many = known_grammar(["oui"] * 1_000_000, {"oui"})
    assert 20_000 == len(many.phrases)


@pytest.mark.parametrize(
    "phrase",
    [
        "<eps>",
        "<s>",
        "</s>",
        "#0",
        "[unk]",
        "[]",
        "!sil",
        '"',
        "a\0b",
        "-",
        "'",
        "\ud800",
        "",
        " ",
    ],
)
def test_symbols_of_the_recognizer_are_no_words(phrase: str) -> None:
    """Even a model that knows them as words is never given them."""
    assert () == spoken_words([phrase])
    with pytest.raises(GrammarEmpty):
        known_grammar([phrase], {phrase, phrase.strip()})


@pytest.mark.parametrize("phrases", [[], [""], ["", " "]])
def test_an_empty_grammar_is_never_written(phrases: list[str]) -> None:
    """An empty list ends the whole process."""
    with pytest.raises(GrammarEmpty):
        to_json(phrases)


@given(st.lists(st.text()))
def test_what_is_written_is_made_of_words_only(phrases: list[str]) -> None:
    """Whatever comes, native code sees letters, digits, apostrophes and hyphens."""
    grammar = known_grammar([*phrases, "oui"], {"oui", *spoken_words(phrases)})
    written = json.loads(to_json(grammar.phrases))
    assert list(grammar.phrases) == written
    assert all(is_word(word) for phrase in written for word in phrase.split(" "))
