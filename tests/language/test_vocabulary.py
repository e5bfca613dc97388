"""A template is only looked at where it may hold all words of a line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.words import LONGEST_LINE
from companion.language.understanding.exact import Understanding
from companion.language.understanding.vocabulary import Unbalanced, Vocabulary

VOCABULARY = Vocabulary(
    rules={"the": "l[a|e]", "end": "(s|ne <the>)", "both": "a; b"},
    lists={"world": ("bleu[e][s]", "vert fonce")},
)


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ("", ""),
        ("joue [le] bleu", "joue le bleu"),
        ("modr(a|ou|ej)", "modra modrou modrej"),
        ("(je |)joue", "je joue"),
        (
            "[re]joue[nt] {world}",
            "joue rejoue jouent rejouent bleu bleue bleus bleues vert fonce",
        ),
        ("x[a b]y", "xy xa by"),
        ("<the> x<end>", "l la le xs xne"),
        ("(a; b)c", "a b c"),
        ("x<both>y", "x a b y"),
        ("{world:tiles_1}s", "s bleu bleue bleus bleues vert fonce"),
    ],
)
def test_words_of_a_template_are_known(template: str, words: str) -> None:
    """Endings grow together with their stems, lists and permutations do not."""
    assert set(words.split()) == VOCABULARY.words(template)


@pytest.mark.parametrize("template", ["x(a", "xa)", "x[a)", "x[a]b]", "(x[a)b]"])
def test_brackets_must_fit(template: str) -> None:
    """A template that is not closed is none."""
    with pytest.raises(Unbalanced):
        VOCABULARY.words(template)


@given(st.text(max_size=2 * LONGEST_LINE))
def test_any_line_is_taken(table: Understanding, line: str) -> None:
    """Whatever is typed, there is an answer and no error."""
    assert isinstance(table.readings(line), tuple)


WORDS = (
    "alice eva plays the blue rose ace three row portal and no takes shadows steps is"
)


@given(st.lists(st.sampled_from(WORDS.split()), max_size=80).map(" ".join))
def test_any_words_of_the_game_are_taken(table: Understanding, line: str) -> None:
    """A line of known words in any order means one thing at most, here."""
    assert len(table.readings(line)) <= 2
