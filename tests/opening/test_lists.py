"""Lists of names as people tell them: with talk around them, and put right."""

import pytest

from companion.opening import Settled
from tests.opening.company import typed

LISTS = [
    ("en", ("So we're Ana, Ben and, er, Chloe",), ("Ana", "Ben", "Chloe")),
    ("en", ("Ana, Ben, Cloe, no, Chloe",), ("Ana", "Ben", "Chloe")),
    ("en", ("Ana, Ben, Chloe", "no, swap Ana and Ben"), ("Ben", "Ana", "Chloe")),
    ("en", ("Ana, Ben, Chloe, No", "no"), ("Ana", "Ben", "Chloe")),
    ("en", ("Ana, Ben, Chloe, No", "nobody is called no"), ("Ana", "Ben", "Chloe")),
    ("en", ("Ana, Ben, Chloe, No", "just Chloe"), ("Ana", "Ben", "Chloe")),
    ("en", ("it's, er, Ana, Ben, and me, Chloe",), ("Ana", "Ben", "Chloe")),
    ("en", ("Ana Ben Cloe no Chloe",), ("Ana", "Ben", "Chloe")),
    ("en", ("Ana and Ben and Chloe. That's all",), ("Ana", "Ben", "Chloe")),
    ("en", ("Cloe, no, Chloe", "Ana, Ben and Chloe"), ("Ana", "Ben", "Chloe")),
    ("en", ("Ana", "Zoe", "no, Ben", "Chloe", "done"), ("Ana", "Ben", "Chloe")),
    ("en", ("Ben leads yellow four", "Ana, Ben, Chloe"), ("Ana", "Ben", "Chloe")),
    ("en", ("Ana, Ben, Chloe", "no, it's Ana, Benny, Zoe"), ("Ana", "Benny", "Zoe")),
    ("en", ("Ana, Ben, Chloe", "no, Ben's called Dan"), ("Ana", "Dan", "Chloe")),
    (
        "en",
        ("Ana, Ben, Chloe", "oh no, sorry, could you swap Ana and Ben"),
        ("Ben", "Ana", "Chloe"),
    ),
    ("fr", ("Alors, on est, euh, Aline, Hugo, moi Inès",), ("Aline", "Hugo", "Inès")),
    ("fr", ("C'est Aline, Hugo et Inès ce soir",), ("Aline", "Hugo", "Inès")),
    (
        "fr",
        ("Aline, Hugo, Inès", "ah non, il faut échanger Hugo et Inès s'il te plaît"),
        ("Aline", "Inès", "Hugo"),
    ),
    ("fr", ("Aline, Hugo, Plus", "non", "Inès", "fini"), ("Aline", "Hugo", "Inès")),
    (
        "fr",
        ("Hugo entame au jaune quatre", "Aline, Hugo, Inès"),
        ("Aline", "Hugo", "Inès"),
    ),
    ("cs", ("Dneska tu máme Zuzku, Pepu a Lukáše",), ("Zuzka", "Pepa", "Lukáš")),
    ("cs", ("Hrajeme, ehm, Zuzka, Pepa a já, Lukáš",), ("Zuzka", "Pepa", "Lukáš")),
    (
        "cs",
        ("Pepa vynáší žlutou čtyřku", "Zuzka, Pepa, Lukáš"),
        ("Zuzka", "Pepa", "Lukáš"),
    ),
    (
        "cs",
        ("Zuzka, Pepa, Lukáš", "ne, Lukáš, Pepík, Zuzka"),
        ("Lukáš", "Pepík", "Zuzka"),
    ),
    (
        "cs",
        ("Zuzka, Pepa, Žlutou", "tak se nikdo nejmenuje", "Lukáš", "hotovo"),
        ("Zuzka", "Pepa", "Lukáš"),
    ),
    ("fr", ("Bon alors, y a Aline, Hugo et puis Inès",), ("Aline", "Hugo", "Inès")),
    ("fr", ("Aline, Hugo, Luc, non, Inès",), ("Aline", "Hugo", "Inès")),
    (
        "fr",
        ("Aline, Hugo, Inès", "non, échange Hugo et Inès"),
        ("Aline", "Inès", "Hugo"),
    ),
    ("fr", ("Aline, Hugo, Inès, Plus", "non"), ("Aline", "Hugo", "Inès")),
    ("fr", ("alors nous on est Aline, Hugo et aussi Inès",), ("Aline", "Hugo", "Inès")),
    ("en", ("I suppose it'd be Ana, Ben and also Chloe",), ("Ana", "Ben", "Chloe")),
    ("cs", ("tak my jsme Zuzka, Pepa a taky Lukáš",), ("Zuzka", "Pepa", "Lukáš")),
    ("cs", ("no to bude asi Zuzka, Pepa a Lukáš",), ("Zuzka", "Pepa", "Lukáš")),
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


OLDEST = [
    ("en", ("Ana, Ben, he's the oldest, and Chloe",), "Ben"),
    ("en", ("Ana, Ben and Chloe", "yes", "Ben, he's the oldest"), "Ben"),
    ("fr", ("Aline, Hugo et Inès, c'est la plus âgée",), "Inès"),
    ("fr", ("Aline, Hugo et Inès", "oui", "Inès, elle est la plus âgée"), "Inès"),
    ("cs", ("Zuzka, Pepa, ten je nejstarší, a Lukáš",), "Pepa"),
    ("cs", ("Zuzka, Pepa, Lukáš", "ano", "Pepa, ten je nejstarší"), "Pepa"),
]


@pytest.mark.parametrize(("language", "lines", "first"), OLDEST)
def test_who_is_the_oldest_is_no_name(
    language: str, lines: tuple[str, ...], first: str
) -> None:
    """It tells who begins, in the list as well as where that is asked."""
    settled, noted = typed(language, *lines, LATER[language][0], LATER[language][0])

    assert settled is not None, noted
    assert len(settled.seats) == 3
    assert settled.first == first
