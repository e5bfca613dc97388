"""Shamans typed at the table: tiles put right, questions in between, no word lost."""

from pathlib import Path
from typing import Any

import pytest

from tests.house.program import Done, inside

NAMES = {"fr": "Alice,Bruno,Chloé", "en": "Alice,Bob,Carol", "cs": "Jana,Petr,Lenka"}
TRICK = {
    "fr": (
        "non",
        "nouvelle manche, Alice commence",
        "bleu quatre, bleu cinq, bleu six",
        "portail et dague",
        "douze pas",
        "Alice joue le bleu un",
        "Bruno bleu deux",
        "Chloé bleu trois",
    ),
    "en": (
        "no",
        "new round, Alice starts",
        "blue four, blue five, blue six",
        "portal and dagger",
        "seven steps",
        "Alice plays blue one",
        "Bob blue two",
        "Carol blue three",
    ),
    "cs": (
        "ne",
        "nové kolo, začíná Jana",
        "modrá čtyřka, modrá pětka, modrá šestka",
        "portál a dýka",
        "sedm kroků k Měsíci",
        "Jana modrá jednička",
        "Petr modrá dvojka",
        "Lenka modrá trojka",
    ),
}
TAKES = {
    "fr": "Alice prend le portail",
    "en": "Alice takes the portal",
    "cs": "Jana bere portál",
}
PUT_RIGHT = {
    "fr": (
        "non, elle prend la dague",
        "non, elle a pris la dague",
        "non, Alice prend la dague",
        "non, la dague",
    ),
    "en": (
        "no, she takes the dagger",
        "no, Alice takes the dagger",
        "no, Alice took the dagger from the row",
        "no, the dagger",
    ),
    "cs": ("ne, bere dýku", "ne, Jana bere dýku", "ne, Jana si vzala dýku", "ne, dýka"),
}
MASK = {"fr": "masque", "en": "mask", "cs": "maska"}
NEXT_TRICK = {
    "fr": ("moins", "Chloé vert un", "Alice vert deux", "Bruno vert trois"),
    "en": ("a minus", "Carol green one", "Alice green two", "Bob green three"),
    "cs": ("mínus", "Lenka zelená jedna", "Jana zelená dva", "Petr zelená tři"),
}
FACE_DOWN = {
    "fr": "Chloé prend la tuile du dessus",
    "en": "Carol takes the top tile",
    "cs": "Lenka bere vrchní destičku",
}
IS_A_MASK = {
    "fr": ("c'est un masque", "non, c'est un masque", "Chloé montre un masque"),
    "en": ("it's a mask", "no, it's a mask", "Carol shows a mask"),
    "cs": ("je to maska", "ne, je to maska", "Lenka ukazuje masku"),
}
IS_A_SHADOW = {
    "fr": "Chloé révèle son rôle, c'est une ombre",
    "en": "Carol is a shadow",
    "cs": "Lenka je stín",
}
YES = {"fr": "oui", "en": "yes", "cs": "ano"}
SWAP = {
    "fr": ("croix", "avec Bruno"),
    "en": ("a cross", "with Bob"),
    "cs": ("křížek", "s Petrem"),
}
TURN = {"fr": "à qui le tour", "en": "whose turn is it", "cs": "kdo je na řadě"}
AGREED = {"fr": "oui, avec Bruno", "en": "yes, with Bob", "cs": "jo, s Petrem"}
WHO_TAKES = {
    "fr": ("qui prend l'artefact", "Artefact pour Alice"),
    "en": ("who takes the artefact", "Alice: the Portal or the Dagger"),
    "cs": ("kdo bere artefakt", "Artefakt bere Jana."),
}
LEFT = {
    "fr": ("que reste-t-il au vert", "Un devant Chloé. À venir : deux, trois"),
    "en": ("what's left in green", "empty, one in front of Carol."),
    "cs": ("které karty chybí v zelené", "chybí dvojka, trojka, čtyřka, pětka"),
}
HANDS = {
    "fr": "combien j'ai de cartes en main",
    "en": "how many cards in my hand",
    "cs": "kolik mám v ruce karet",
}
LANGUAGES = pytest.mark.parametrize("language", TRICK)


def typed(home: Path, language: str, *lines: str) -> Done:
    """Return the answers of a game of Shamans after its first trick."""
    play = ("play", "shamans", "--players", NAMES[language], "--language", language)
    text = "\n".join((*TRICK[language], *lines)) + "\n"
    return inside(home, *play, "--json", "--sitting", "s.db", lines=text)


def said(done: Done, place: int = -1) -> tuple[str, ...]:
    """Return what was said to one line, the last one mostly."""
    return tuple(done.answers[place]["said"])  # type: ignore[arg-type]


def view(done: Done) -> Any:
    """Return how the game stands at last."""
    return done.answers[-1]["view"]


def first(language: str) -> str:
    """Return who leads the first trick and takes its artefact."""
    return NAMES[language].split(",")[0]


def last(language: str) -> str:
    """Return who leads the second trick and takes its artefact."""
    return NAMES[language].split(",")[-1]


@pytest.mark.parametrize(
    ("language", "line"), [(one, line) for one in PUT_RIGHT for line in PUT_RIGHT[one]]
)
def test_another_tile_was_taken(tmp_path: Path, language: str, line: str) -> None:
    """It is no tile that refills the row: that one is asked for again."""
    done = typed(tmp_path, language, TAKES[language], line)

    table = view(done)
    assert table["seats"][first(language)]["artefacts"] == ["dagger"]
    assert table["phase"] == "row"
    assert said(done)[-1] == said(done, -2)[-1]


@pytest.mark.parametrize(
    ("language", "line"), [(one, PUT_RIGHT[one][1]) for one in PUT_RIGHT]
)
def test_another_tile_was_taken_before_the_row_was_refilled(
    tmp_path: Path, language: str, line: str
) -> None:
    """What was told since stays, and is told again."""
    done = typed(tmp_path, language, TAKES[language], MASK[language], line)

    table = view(done)
    assert table["seats"][first(language)]["artefacts"] == ["dagger"]
    assert sorted(table["row"]) == ["mask", "portal"]
    assert len(said(done)) > len(said(done, -3))


@pytest.mark.parametrize(
    ("language", "line"), [(one, line) for one in IS_A_MASK for line in IS_A_MASK[one]]
)
def test_a_mask_from_the_stack_is_shown_after_all(
    tmp_path: Path, language: str, line: str
) -> None:
    """It never stays face down; the row keeps its own (000, Artefacts)."""
    before = (TAKES[language], MASK[language], *NEXT_TRICK[language])
    done = typed(tmp_path, language, *before, FACE_DOWN[language], line)

    table = view(done)
    assert table["seats"][last(language)]["artefacts"] == ["mask"]
    assert sorted(table["row"]) == ["dagger", "mask"]
    assert table["phase"] == "roles" or table["to_act"] == last(language)


@LANGUAGES
def test_a_role_after_a_tile_that_was_kept_is_asked_about(
    tmp_path: Path, language: str
) -> None:
    """Only a Mask would show it; but people also talk about roles."""
    before = (TAKES[language], MASK[language], *NEXT_TRICK[language])
    lines = (*before, FACE_DOWN[language], IS_A_SHADOW[language])

    asked = typed(tmp_path, language, *lines)
    (tmp_path / "again").mkdir()
    shown = typed(tmp_path / "again", language, *lines, YES[language])

    assert asked.answers[-1]["outcome"] == "asked"
    assert view(asked)["seats"][last(language)]["artefacts"] == [None]
    assert view(shown)["seats"][last(language)]["artefacts"] == ["mask"]


@LANGUAGES
def test_a_question_leaves_open_what_was_asked(tmp_path: Path, language: str) -> None:
    """It is asked once more behind the answer."""
    lines = (TAKES[language], MASK[language], *SWAP[language], TURN[language])

    done = typed(tmp_path, language, *lines, YES[language])

    assert said(done, -2)[-1] == said(done, -3)[-1]
    assert done.answers[-1]["outcome"] == "accepted"


@LANGUAGES
def test_a_yes_may_name_again_what_was_asked(tmp_path: Path, language: str) -> None:
    """It is not asked twice."""
    lines = (TAKES[language], MASK[language], *SWAP[language], AGREED[language])

    assert typed(tmp_path, language, *lines).answers[-1]["outcome"] == "accepted"


@LANGUAGES
def test_who_takes_the_artefact_is_who_is_to_choose(
    tmp_path: Path, language: str
) -> None:
    """Not the rule about it."""
    line, expected = WHO_TAKES[language]

    assert said(typed(tmp_path, language, line))[0].startswith(expected)


@LANGUAGES
def test_a_card_in_front_of_somebody_is_not_to_come(
    tmp_path: Path, language: str
) -> None:
    """Whoever cannot see it hears where it lies."""
    trick = NEXT_TRICK[language][:2]
    line, expected = LEFT[language]

    done = typed(tmp_path, language, TAKES[language], MASK[language], *trick, line)

    assert expected in " ".join(said(done))
    assert last(language) in " ".join(said(done))


@LANGUAGES
def test_my_hand_is_no_other_players(tmp_path: Path, language: str) -> None:
    """Nobody knows who asks: all hands are told."""
    told = said(typed(tmp_path, language, HANDS[language]))

    assert len(told) == len(NAMES[language].split(","))


@LANGUAGES
def test_nothing_is_asked_twice_in_one_answer(tmp_path: Path, language: str) -> None:
    """An objection says what is due, and what is asked follows it."""
    for line in (TAKES[language], FACE_DOWN[language]):
        told = said(typed(tmp_path, language, TAKES[language], line))

        assert len(set(told)) == len(told)
        assert not any("?" in one for one in told[:-1])
        (tmp_path / "s.db").unlink(missing_ok=True)
