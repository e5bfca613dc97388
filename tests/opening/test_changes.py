"""A table is changed in one sentence, and answers are taken back one by one."""

import pytest

from companion.language.locale import languages
from companion.opening.wording import Line, fragments, matches, ways
from tests.opening.company import heard, typed

THREE = {
    "cs": ("Alena, Petr a Marek", "ano", "později", "ano"),
    "en": ("Alice, Peter and Tom", "yes", "later", "yes"),
    "fr": ("Aline, Pierre et Tom", "oui", "plus tard", "oui"),
}
CHANGES = {
    "cs": {
        "prohoď Alenu a Marka": ("Marek", "Petr", "Alena"),
        "ne Petr, Pavel": ("Alena", "Pavel", "Marek"),
        "místo Petra Pavel": ("Alena", "Pavel", "Marek"),
        "přidej Lucii za Petra": ("Alena", "Petr", "Lucie", "Marek"),
        "přidej Zoe před Alenu": ("Zoe", "Alena", "Petr", "Marek"),
        "přidej Zoe a Zuzanu": ("Alena", "Petr", "Marek", "Zoe", "Zuzana"),
        "přidej Zoe a Zuzanu za Petra": ("Alena", "Petr", "Zoe", "Zuzana", "Marek"),
        "ještě hraje Zuzana": ("Alena", "Petr", "Marek", "Zuzana"),
        "Petr a Marek": ("Alena", "Marek", "Petr"),
    },
    "en": {
        "swap Alice and Tom": ("Tom", "Peter", "Alice"),
        "not Peter, Paul": ("Alice", "Paul", "Tom"),
        "rename Peter to Paul": ("Alice", "Paul", "Tom"),
        "add Zoe after Peter": ("Alice", "Peter", "Zoe", "Tom"),
        "add Zoe before Alice": ("Zoe", "Alice", "Peter", "Tom"),
        "add Zoe and Paul": ("Alice", "Peter", "Tom", "Zoe", "Paul"),
        "add Zoe and Paul after Peter": ("Alice", "Peter", "Zoe", "Paul", "Tom"),
        "Zoe plays too": ("Alice", "Peter", "Tom", "Zoe"),
        "Peter and Tom": ("Alice", "Tom", "Peter"),
    },
    "fr": {
        "échange Aline et Tom": ("Tom", "Pierre", "Aline"),
        "pas Pierre, Pavel": ("Aline", "Pavel", "Tom"),
        "non, pas Pierre mais Pavel": ("Aline", "Pavel", "Tom"),
        "ajoute Zoé après Pierre": ("Aline", "Pierre", "Zoé", "Tom"),
        "ajoute Zoé avant Aline": ("Zoé", "Aline", "Pierre", "Tom"),
        "ajoute Zoé et Paul": ("Aline", "Pierre", "Tom", "Zoé", "Paul"),
        "ajoute Zoé et Paul avant Aline": ("Zoé", "Paul", "Aline", "Pierre", "Tom"),
        "il y a aussi Zoé": ("Aline", "Pierre", "Tom", "Zoé"),
        "pas Pierre, Z comme Zoé, O, É": ("Aline", "Zoé", "Tom"),
        "Pierre et Tom": ("Aline", "Tom", "Pierre"),
    },
}
FIRST = {
    "cs": ("začíná Petr", "nejstarší je Petr", "žeton má Petr"),
    "en": ("Peter begins", "Peter is oldest", "the marker goes to Peter"),
    "fr": ("c'est Pierre qui commence", "Pierre a le marqueur", "l'aîné c'est Pierre"),
}
WITHOUT = {"cs": "bez Marka", "en": "without Tom", "fr": "sans Tom"}
AMAROK = {"cs": "hrajeme Amarok", "en": "let's play Amarok", "fr": "on joue à Amarok"}
UNDO = {"cs": "zpět", "en": "undo", "fr": "annule"}
EACH = pytest.mark.parametrize("language", languages())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [(language, one) for language in languages() for one in CHANGES[language]],
)
def test_one_sentence_changes_the_table(language: str, sentence: str) -> None:
    """Swapped, replaced, added, by name in any form, or spelled."""
    names, *rest = THREE[language]
    settled, said = typed(language, names, sentence, *rest)

    assert settled is not None, said
    assert settled.seats == CHANGES[language][sentence]


@EACH
def test_who_begins_is_told_at_any_question(language: str) -> None:
    """By the marker, by age as people say it, or just so; ages are never asked."""
    names, yes, _, _ = THREE[language]
    for sentence in FIRST[language]:
        early, _ = typed(language, names, sentence, yes, yes)
        asked, _ = typed(language, names, yes, sentence, yes)
        assert [one and one.first for one in (early, asked)] == [
            {"cs": "Petr", "en": "Peter", "fr": "Pierre"}[language]
        ] * 2


@EACH
def test_too_few_are_no_table(language: str) -> None:
    """Who leaves three to two stays until somebody else comes."""
    names, *rest = THREE[language]
    settled, _ = typed(language, names, WITHOUT[language], *rest)

    assert settled is not None
    assert len(settled.seats) == 3


@EACH
def test_another_game_is_named_in_one_sentence(language: str) -> None:
    """The people stay, and the summary names the game."""
    names, *rest = THREE[language]
    settled, said = typed(language, names, AMAROK[language], *rest)

    assert settled is not None
    assert settled.game == "amarok"
    assert len(settled.seats) == 3
    assert "Amarok" in said[-1]


def test_another_language_is_named_in_one_sentence() -> None:
    """The people stay."""
    settled, said = typed("fr", THREE["fr"][0], "in English", "yes", "Tom", "yes")

    assert settled is not None
    assert (settled.language, settled.first) == ("en", "Tom")
    assert settled.seats == ("Aline", "Pierre", "Tom")
    assert "Aline, Pierre and Tom, in this order. Is that right?" in said


@pytest.mark.parametrize(
    ("language", "switch", "ended"),
    [
        ("fr", "in English", ("that's all", "yes", "later", "yes")),
        ("en", "česky", ("to je všechno", "ano", "později", "ano")),
        ("cs", "en français", ("c'est tout", "oui", "plus tard", "oui")),
    ],
)
def test_names_stay_when_another_language_is_named_among_them(
    language: str, switch: str, ended: tuple[str, ...]
) -> None:
    """Who was told is read back, and the next one is asked for."""
    settled, said = typed(language, "Eva", "Tom", switch, "Paul", *ended)

    assert settled is not None, said
    assert settled.seats == ("Eva", "Tom", "Paul")


def test_nicknames_stay_when_another_language_is_named_after_them() -> None:
    """The doubt that was open is put again; what was agreed on before it stands."""
    names = "Anna, Ana, Tom et Tomm"
    lines = (names, "Zoé", "in English", "Paul", "yes", "later", "yes")
    settled, said = typed("fr", *lines)

    assert settled is not None, said
    assert set(settled.seats) > {"Zoé", "Paul"}


@EACH
def test_undo_goes_one_question_back(language: str) -> None:
    """From who begins to the names, and from these to who plays."""
    names, yes, later, _ = THREE[language]
    _, said = typed(language, names, yes, UNDO[language])
    _, more = typed(language, names, UNDO[language])

    assert said[-2:] == said[2:4]
    assert more[-1] == more[1]
    assert typed(language, names, yes, UNDO[language], yes, later, yes)[0] is not None


@EACH
def test_the_whole_table_is_read_back_in_one_sentence(language: str) -> None:
    """Game, language, people in table order, and who begins."""
    names, yes, _, _ = THREE[language]
    _, said = typed(language, names, yes, FIRST[language][0], yes)

    tongue = {"cs": "česky", "en": "in English", "fr": "en français"}[language]
    first = {"cs": "začíná Petr", "en": "Peter begins", "fr": "Pierre commence"}
    for part in (
        "Shamans",
        tongue,
        *names.replace(" ", "").split(",")[:1],
        first[language],
    ):
        assert part in said[-1]
    assert said[-1].count("?") == 1


def test_a_stranger_is_not_taken_for_a_player() -> None:
    """What is clearly another name changes nothing, though it sounds near."""
    _, said = heard("fr", "Aline, Bernard, Tom", "sans Fernand", "sans Bernard")

    assert "Personne ne s'appelle Fernand à cette table." not in said[:-1]
    assert not any("Aline et Tom" in one for one in said)


def test_what_has_no_name_in_it_is_played_on() -> None:
    """Who already announces has agreed; nothing more is asked."""
    settled, said = typed("fr", THREE["fr"][0], "nouvelle manche, Tom commence")

    assert settled is not None
    assert settled.first is None
    assert len(said) == 4


def test_sentences_are_matched_word_by_word() -> None:
    """Slots hold any words, closed ones only some; options may be left out."""
    templates = ("[please] swap {one} (and|with) {other}",)
    line = Line("Please swap Jean-Paul and Léa.")

    assert list(matches(templates, line, {})) == [{"one": "Jean-Paul", "other": "Léa"}]
    assert list(matches(templates, line, {"one": frozenset({"paul"})})) == []
    assert set(fragments(templates[0])) == {"please swap", "swap", "and", "with"}
    filled = ways(templates[0], {"one": ("A",), "other": ("B",)})
    assert "swap A with B" in set(filled)
