"""Small words around a sentence, and several sentences in a line."""

import pytest

from companion.core.facts import Seat
from companion.games.shamans.announcements import CardPlayed
from companion.games.shamans.board import World
from companion.language.locale import load_locale
from companion.language.understanding.exact import Understanding
from companion.language.understanding.small_words import SmallWords
from tests.language.games import SHAMANS

ALICE, BRUNO = Seat("Alice"), Seat("Bruno")


def table(language: str) -> Understanding:
    return load_locale(language, SHAMANS).understanding((ALICE, BRUNO))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "alors du coup bleu trois"),
        ("fr", "bon, Alice joue le bleu trois hein"),
        ("en", "so, um, blue three please"),
        ("cs", "hele tak modrá trojka"),
        ("fr", "hm, eh bien, bleu trois, s'il te plaît"),
        ("cs", "hm, tak teda modrá trojka, prosím vás"),
        ("en", "er, let's see, all right, blue three"),
    ],
)
def test_fillers_are_passed_over(language: str, line: str) -> None:
    """Where the whole line is not understood, what they surround is."""
    (meaning,) = table(language).readings(line)
    assert isinstance(meaning, CardPlayed)
    assert (World.BLUE, 3) == (meaning.world, meaning.value)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "Alice jaune trois et Bruno vert deux"),
        ("fr", "Alice prend la dague et la nouvelle tuile est un éclat"),
        ("en", "Alice plays blue three, then Bruno plays green two"),
        ("cs", "Alice hraje modrou trojku, Bruno zelenou dvojku"),
    ],
)
def test_two_announcements_in_a_line_are_found(language: str, line: str) -> None:
    """Each part is an announcement by itself."""
    assert 2 == len(table(language).parts(line))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "Alice et Bruno jouent bien"),
        ("fr", "bleu trois"),
        ("en", "Alice, what do you think"),
        ("cs", "Alice a Bruno mluví"),
    ],
)
def test_other_lines_have_no_parts(language: str, line: str) -> None:
    """One sentence, or talk, is not cut."""
    assert () == table(language).parts(line)


def test_a_sentence_begins_at_a_name_where_nothing_else_parts_it() -> None:
    """Recognizers hear no commas; what is one sentence stays one."""
    words = SmallWords(sequels=("and",))
    names = {"alice", "ben"}

    def is_told(text: str) -> bool:
        return len(text.split()) == 2

    assert words.parts("Alice 12 Ben 7", is_told, names) == ("Alice 12", "Ben 7")
    assert words.parts("Alice 12 and Ben 7", is_told, names) == ("Alice 12", "Ben 7")
    assert words.parts("Alice 12 Ben", is_told, names) == ()
    assert words.parts("Alice 12 Carol 7", is_told, names) == ()
