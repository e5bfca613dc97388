"""First names of three languages, as they are heard, spelled, and told apart."""

import re
from typing import Any

import pytest

from companion.language.firstnames import FirstNames, listed
from companion.language.locale import languages
from companion.language.sounds.phones import Pronunciation
from companion.opening.letters import name_of
from companion.opening.start import starts
from companion.resources import resource
from tests.opening.company import Known, heard, typed

LOCALES = resource("locales")
VOICES = {"cs": "cs", "en": "en-us", "fr": "fr-fr"}
SWITCH = re.compile(r"\(([a-z-]+)\)")
NAMES = {code: FirstNames(LOCALES, code) for code in languages()}
FEWEST = 500


@pytest.mark.parametrize("language", languages())
def test_no_word_around_names_is_a_name(language: str) -> None:
    """Whoever is called so would be left out: "ben" is also a filler in French."""
    start = starts()[language]
    around = (*start.leads, *start.refusals, *start.fillers)

    assert around
    assert [one for one in around if NAMES[language].is_name(one)] == []


@pytest.mark.parametrize("language", languages())
def test_each_language_brings_hundreds_of_names(language: str) -> None:
    """Each stands there once, and has letters alone."""
    names = [one.written for one in listed(LOCALES / language) if not one.is_short]

    assert len(names) >= FEWEST
    assert [
        one for one in names if not re.fullmatch(r"[^\W\d_]+(-[^\W\d_]+)*", one)
    ] == []


@pytest.mark.parametrize("language", languages())
def test_every_name_is_pronounced_as_a_word_of_its_language(language: str) -> None:
    """None is spelled letter by letter, and none falls silent."""
    voice = Pronunciation(VOICES[language])

    for name in listed(LOCALES / language):
        written = voice.written(name.written.lower())
        assert len(voice.phones(name.written.lower())) >= 1, name
        assert len(voice.phones(name.written.lower())) <= 3 * len(name.written), name
        assert SWITCH.sub("", written), name


@pytest.mark.parametrize(
    ("form", "name"),
    [
        ("Lucii", "Lucie"),
        ("Pavlem", "Pavel"),
        ("Honzovi", "Honza"),
        ("Olze", "Olga"),
        ("Marka", "Marek"),
        ("Tomášem", "Tomáš"),
        ("Jiřímu", "Jiří"),
        ("Zdeňkou", "Zdeňka"),
    ],
)
def test_czech_names_are_known_in_all_cases(form: str, name: str) -> None:
    """Who is added in the accusative sits down in the nominative."""
    assert NAMES["cs"].nominative(form) == name


@pytest.mark.parametrize(
    ("language", "readings", "name"),
    [
        ("fr", ("Marque",), "Marc"),
        ("fr", ("Alinne",), "Aline"),
        ("fr", ("Les a", "Léa"), "Léa"),
        ("fr", ("Pavelle",), "Pavel"),
        ("fr", ("Onza",), "Honza"),
        ("cs", ("Paveo", "Pavel"), "Pavel"),
        ("cs", ("Ale na",), "Alena"),
        ("cs", ("Klod",), "Claude"),
        ("en", ("Dayvid",), "David"),
        ("en", ("Zoe",), "Zoe"),
    ],
)
def test_a_name_is_heard_by_its_sound(
    language: str, readings: tuple[str, ...], name: str
) -> None:
    """Names of other languages are known as well, as they sound at home."""
    assert name in NAMES[language].heard(readings)[:1]


HEARD_NEAR = [
    ("fr", ("on est trois", "Aline", "Paul"), "Anselm", ("oui", "oui")),
    ("cs", ("jsme tři", "Alena", "Petr"), "Brunot", ("ano", "ano")),
    ("en", ("we are three", "Alice", "Peter"), "Brunot", ("yes", "yes")),
]


@pytest.mark.parametrize(("language", "two", "near", "yes"), HEARD_NEAR)
def test_a_name_that_sounds_near_but_not_the_same_is_asked_back(
    language: str, two: tuple[str, ...], near: str, yes: tuple[str, ...]
) -> None:
    """It is no more than a guess, which a yes takes and a no refuses."""
    (guess,) = NAMES[language].heard((near,))
    _, agreed = heard(language, *two, near, *yes)
    no = {"fr": "non", "cs": "ne", "en": "no"}[language]
    _, refused = heard(language, *two, near, no)

    assert not NAMES[language].is_same(near, guess)
    assert any(guess in line and line.endswith("?") for line in agreed)
    assert any(guess in line and two[1] in line for line in agreed)
    assert not any(guess in line and two[1] in line for line in refused)


@pytest.mark.parametrize("language", languages())
def test_a_name_on_no_list_that_is_typed_stays_as_it_is(language: str) -> None:
    """The keyboard mishears nothing."""
    names = {"fr": "Zed, Elise et Tom", "cs": "Zed, Elise a Tom"}
    listed = names.get(language, "Zed, Elise and Tom")
    _, said = typed(language, listed)

    assert any("Zed" in line and "Elise" in line for line in said)


@pytest.mark.parametrize("language", languages())
def test_talk_is_no_name(language: str) -> None:
    """Whole sentences are far from every name."""
    talk = (
        "je n'ai pas encore fini mon café",
        "to je ale krásný večer dneska",
        "well I told you so yesterday",
    )

    assert [NAMES[language].heard((one,)) for one in talk] == [()] * len(talk)


def test_people_of_earlier_evenings_go_first() -> None:
    """Who was here before is meant, where two names are equally near."""
    known = FirstNames(LOCALES, "fr", ("Mathieux",))

    assert known.heard(("Matthieu",)) == ("Matthieu",)
    assert known.heard(("Mathieu x",))[0] == "Mathieux"


def test_several_names_are_heard_in_one_breath() -> None:
    """Where the recognizer has parted them wrongly; the count tells how many."""
    assert NAMES["fr"].several("Alain Paul les amarques", (4,)) != ()
    assert NAMES["fr"].several("Aline Pollé Amarc", (4,))[:2] == ("Aline", "Paul")
    assert NAMES["fr"].several("oui", (4,)) == ()


@pytest.mark.parametrize(
    ("language", "lines", "name"),
    [
        ("fr", ("Z comme Zoé, O, É, fini",), "Zoé"),
        ("fr", ("J'épelle : P, A, deux L, A, S, fini",), "Pallas"),
        ("fr", ("j'épelle", "J, e accent aigu", "non, E", "A, N, fini"), "Jean"),
        ("fr", ("L comme Louis, é, o, trait d'union, P, O, L, fini",), "Léo-Pol"),
        ("cs", ("Z jako Zuzana, U, Z, hotovo",), "Zuz"),
        ("cs", ("hláskuji", "J, I, R s háčkem, dlouhé i, hotovo"), "Jiří"),
        ("cs", ("A jako Adam, dvojité N, A, hotovo",), "Anna"),
        ("cs", ("hláskuji", "Chrudim, A, zet, hotovo"), "Chaz"),
        ("en", ("Z as in Zoe, O, E, done",), "Zoe"),
        ("en", ("I spell", "alpha, double n, a", "done"), "Anna"),
        ("en", ("I spell", "bee, oh, x", "back, bee, done"), "Bob"),
    ],
)
def test_a_name_is_spelled(language: str, lines: tuple[str, ...], name: str) -> None:
    """With telephone words, letters, marks and doubles, in one line or several."""
    three = {"fr": "nous sommes trois", "cs": "jsme tři", "en": "we are three"}

    _, said = typed(language, three[language], *lines)

    assert any(line.startswith((f"{name}: ", f"{name} : ")) for line in said), said


def test_spelled_letters_are_written_as_a_name() -> None:
    """Each part begins with a capital."""
    assert name_of("jean-paul") == "Jean-Paul"
    assert name_of("zoé") == "Zoé"


@pytest.mark.parametrize(
    ("language", "names", "part"),
    [
        ("fr", "Rosa, Rose, Paul", "se dit aussi dans le jeu"),
        ("fr", "Anna, Hana, Paul", "se ressemblent. On dit"),
        ("fr", "Marc, Aline, Paul", "sonne comme un mot du jeu"),
        ("cs", "Jana, Hana, Petr", "zní podobně"),
        ("cs", "Rudá, Hana, Petr", "je i slovo ze hry"),
        ("en", "Will, Ann, Bob", "sounds like a word of the game"),
        ("en", "Mark, Ann, Bob", "sounds like a word of the game"),
        ("en", "Violet, Ann, Bob", "is also a word of the game"),
        ("en", "Rosa, Rose, Bob", "sound alike. Shall it be"),
    ],
)
def test_a_name_that_will_be_misheard_is_noticed(
    language: str, names: str, part: str
) -> None:
    """One that sounds like another, or like a word of the game."""
    _, said = typed(language, names)

    assert part in said[2]


def test_a_nickname_is_taken_refused_or_replaced() -> None:
    """Yes takes it, no keeps the names, another name goes before both."""
    taken, _ = typed("fr", "Anna, Hana, Paul", "oui", "oui", "plus tard", "oui")
    kept, _ = typed("fr", "Anna, Hana, Paul", "non", "oui", "plus tard", "oui")
    other, _ = typed("fr", "Anna, Hana, Paul", "Zoé", "oui", "plus tard", "oui")

    assert [one and one.seats for one in (taken, kept, other)] == [
        ("Anna", "Hanka", "Paul"),
        ("Anna", "Hana", "Paul"),
        ("Anna", "Zoé", "Paul"),
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["shamans", "amarok"])
def test_numbers_of_places_are_names_that_mean_one_thing(
    language: str, game: str
) -> None:
    """They are no words of the game, and a play by each of them has one meaning."""
    lines = {
        "fr": ("nous sommes trois, sans noms", "{name} joue bleu trois"),
        "cs": ("jsme tři bez jmen", "{name} hraje modrou trojku"),
        "en": ("three players without names", "{name} plays blue three"),
    }
    count, play = lines[language]
    settled, _ = typed(
        language,
        count,
        *{"fr": ["oui"], "cs": ["ano"], "en": ["yes"]}[language],
        game=game,
    )
    assert settled is not None
    assert len(settled.seats) == 3
    scene = Known(language, game).scene()
    locale = scene.locales.locale(language, scene.settings.games[game].game())
    understanding = locale.understanding(settled.seats)
    for seat in settled.seats if game == "shamans" else ():
        meaning: Any
        (meaning,) = understanding.readings(play.format(name=seat))
        assert meaning.seat == seat
        assert meaning.value == 3
    assert not any(map(locale.is_taken, settled.seats))


INTRODUCED = {
    "cs": ("jsme tři", "já jsem Jana", "jmenuju se Petr", "tady Lenka"),
    "en": ("there are three of us", "I'm Jana", "my name is Petr", "and Lenka"),
    "fr": ("on est trois", "moi c'est Jana", "je m'appelle Petr", "et Lenka"),
}


@pytest.mark.parametrize("language", languages())
def test_who_introduces_oneself_is_called_by_the_name_alone(language: str) -> None:
    """People say "my name is Petr", one after the other or all in a list."""
    count, *introduced = INTRODUCED[language]
    yes, later = {"cs": ("ano", "později"), "en": ("yes", "later")}.get(
        language, ("oui", "plus tard")
    )

    for lines in ((count, *introduced), (", ".join(introduced),)):
        settled, said = typed(language, *lines, yes, later)
        assert settled is not None, said
        assert settled.seats == ("Jana", "Petr", "Lenka")
