"""Lists of names as people tell them: with talk around them, and put right."""

import pytest

from companion.opening import Settled
from tests.opening.company import typed

LISTS = [
    ("en", ("So we're Ana, Ben and, er, Chloe",), ("Ana", "Ben", "Chloe")),
    ("en", ("Ana, Ben, Cloe, no, Chloe",), ("Ana", "Ben", "Chloe")),
    ("en", ("Ana, Ben, Chloe", "no, swap Ana and Ben"), ("Ben", "Ana", "Chloe")),
    ("en", ("Ana, Ben, Chloe, No", "no"), ("Ana", "Ben", "Chloe")),
    ("fr", ("Bon alors, y a Aline, Hugo et puis Inès",), ("Aline", "Hugo", "Inès")),
    ("fr", ("Aline, Hugo, Luc, non, Inès",), ("Aline", "Hugo", "Inès")),
    (
        "fr",
        ("Aline, Hugo, Inès", "non, échange Hugo et Inès"),
        ("Aline", "Inès", "Hugo"),
    ),
    ("fr", ("Aline, Hugo, Inès, Plus", "non"), ("Aline", "Hugo", "Inès")),
    ("cs", ("Tak jsme tu Zuzka, Pepa a Lukáš",), ("Zuzka", "Pepa", "Lukáš")),
    ("cs", ("Zuzka, Pepa, Lukas, ne, Lukáš",), ("Zuzka", "Pepa", "Lukáš")),
    (
        "cs",
        ("Zuzka, Pepa, Lukáš", "ne, prohoď Pepu s Lukášem"),
        ("Zuzka", "Lukáš", "Pepa"),
    ),
]
LATER = {"en": ("yes", "later"), "fr": ("oui", "plus tard"), "cs": ("ano", "později")}


@pytest.mark.parametrize(("language", "lines", "seats"), LISTS)
def test_a_list_is_taken_as_it_is_told(
    language: str, lines: tuple[str, ...], seats: tuple[str, ...]
) -> None:
    """Nothing around the names is a name, and a "no" takes back one of them alone."""
    settled, noted = typed(language, *lines, *LATER[language])

    assert settled == Settled(language, "shamans", seats, None), noted


def test_a_whole_list_answers_where_a_name_cannot_be_kept() -> None:
    """It is a word of the game: all names are told anew."""
    lines = ("Ana, Ben, Chloe, No", "Ana, Ben and Dan", "yes", "later")

    settled, noted = typed("en", *lines)

    assert settled == Settled("en", "shamans", ("Ana", "Ben", "Dan"), None), noted
