"""What is not clearly said is guessed by its sound, against all that can be said."""

from dataclasses import fields

import pytest

from companion.core.facts import Announcement, Request, Seat
from companion.core.requests import AskScore, AskTurn, Correct, Repeat, Undo
from companion.games.shamans.announcements import (
    ArtefactTaken,
    CardPlayed,
    EclipseAppeared,
    OwnCardPlayed,
    RoleRevealed,
    TileRevealed,
)
from companion.games.shamans.board import FaceDown, Neighbour, Role, Tile, World
from companion.language.locale import languages, load_locale
from companion.language.understanding.exact import Understanding
from tests.language.games import SEATS, SHAMANS

Meaning = Announcement | Request
ALICE, BRUNO, CHLOE, DAVID, EVA = map(Seat, SEATS)
HEARD: dict[str, list[tuple[str, Meaning]]] = {
    "fr": [
        # Words run together, or are cut elsewhere.
        ("Alice met le rougecinq", CardPlayed(ALICE, World.RED, 5)),
        ("David pron le mas que", ArtefactTaken(DAVID, Tile.MASK)),
        # The R is lost, nasal vowels open, Y becomes OU.
        ("la nouvelle touile est un maske", TileRevealed(Tile.MASK)),
        ("je joue vert sanke", OwnCardPlayed(World.GREEN, 5)),
        # Short words are lost.
        ("Eva joue jaune kat", CardPlayed(EVA, World.YELLOW, 4)),
        ("éclips ver la doite", EclipseAppeared(Neighbour.RIGHT)),
        ("annul", Undo()),
        ("quel est le scor", AskScore()),
    ],
    "cs": [
        ("Alice hrajemodrou pjetku", CardPlayed(ALICE, World.BLUE, 5)),
        ("David be rejí tuální díku", ArtefactTaken(DAVID, Tile.DAGGER)),
        ("nova destyčka je maska pravdi", TileRevealed(Tile.MASK)),
        ("Bruno hraje zele nou šestku", CardPlayed(BRUNO, World.GREEN, 6)),
        # "Ne" at the beginning of no word denies nothing: "hnědou".
        ("Eva hraje nedou trojku", CardPlayed(EVA, World.BROWN, 3)),
        ("kdoje na radě", AskTurn()),
        ("zopakujto", Repeat()),
    ],
    "en": [
        ("Bruno plays the yellow free", CardPlayed(BRUNO, World.YELLOW, 3)),
        ("David take the ritual daggar", ArtefactTaken(DAVID, Tile.DAGGER)),
        ("even plays the purple sex", CardPlayed(EVA, World.PURPLE, 6)),
        ("David is a shadoe", RoleRevealed(DAVID, Role.SHADOW)),
        ("the new tile is the moonchard", TileRevealed(Tile.MOON_SHARD)),
        ("eclipse too the write", EclipseAppeared(Neighbour.RIGHT)),
        ("what is the scar", AskScore()),
    ],
}


@pytest.fixture(scope="module", params=languages())
def understanding(request: pytest.FixtureRequest) -> Understanding:
    """Understand five players in one language."""
    return load_locale(request.param, SHAMANS).understanding(SEATS)


@pytest.fixture(scope="module")
def by_language() -> dict[str, Understanding]:
    """Understand five players in every language."""
    return {
        code: load_locale(code, SHAMANS).understanding(SEATS) for code in languages()
    }


@pytest.mark.parametrize(
    ("language", "heard", "meant"),
    [(code, *line) for code, lines in HEARD.items() for line in lines],
)
def test_what_is_misheard_is_guessed(
    by_language: dict[str, Understanding], language: str, heard: str, meant: Meaning
) -> None:
    """None of these lines is understood as it is written."""
    understanding = by_language[language]
    assert meant not in understanding.readings(heard)
    assert meant == understanding.guesses(heard)[0].meaning


def test_guesses_come_best_first_and_each_once(understanding: Understanding) -> None:
    """Costs grow; a meaning has its cheapest wording."""
    guesses = understanding.guesses("Bruno alise tra mo")
    assert sorted(guess.cost for guess in guesses) == [one.cost for one in guesses]
    assert len({guess.meaning for guess in guesses}) == len(guesses)


def test_a_table_that_comes_again_is_not_pronounced_again() -> None:
    """Whoever goes on with the same people need not wait."""
    grammar = load_locale("fr", SHAMANS).grammar
    grammar.pronounced.cache_clear()
    for _ in range(2):
        load_locale("fr", SHAMANS).understanding(SEATS).guesses("Bruno alise tra mo")

    assert 1 == grammar.pronounced.cache_info().misses


def test_an_unlikely_kind_costs_more(understanding: Understanding) -> None:
    """The state of the game is known before anything is heard."""
    card = f"{understanding.names.spoken[0].spoken} 3 3"
    plain = understanding.guesses(card)
    kinds = dict.fromkeys(understanding.kinds, 5.0)
    assert plain
    doubted = understanding.guesses(card, kinds)
    assert doubted[0].cost > plain[0].cost
    assert doubted[0].talk == plain[0].talk


@pytest.mark.parametrize("line", ["", "?!", "…", "-", "\u200b"])
def test_what_has_no_sound_is_nothing(understanding: Understanding, line: str) -> None:
    """Signs alone are not spoken."""
    assert () == understanding.guesses(line)


def test_what_nobody_says_in_one_breath_is_nothing(
    understanding: Understanding,
) -> None:
    """A recognizer that repeats itself has heard nothing."""
    assert () == understanding.guesses("bruno " * 60)


def test_a_hidden_tile_can_be_guessed(by_language: dict[str, Understanding]) -> None:
    """The value for what lies face down is a value like others."""
    found = by_language["en"].guesses("Alice takes the top tyle of the stark")
    assert ArtefactTaken(ALICE, FaceDown.FACE_DOWN) == found[0].meaning


def test_a_correction_in_a_breath_can_be_guessed(
    by_language: dict[str, Understanding],
) -> None:
    """It is rare, and it sounds like nothing else."""
    found = by_language["en"].guesses("no it was the for")
    assert Correct((("value", 4),)) == found[0].meaning


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("cs", "Bruno nemá modrou čtverku"),
        ("cs", "Eva nehrála zelenou dvoku"),
        ("fr", "Bruno n'a pas le bleu catre"),
        ("fr", "Eva joue pas vert deu"),
        ("en", "Bruno doesn't play the blue for"),
        ("en", "Eva has not the green too"),
        ("cs", "kolik hraje Eva zelených dvoku"),
        ("fr", "quand joue Bruno le bleu catre"),
        ("en", "why does Bruno play the blue for"),
    ],
)
def test_what_denies_or_asks_is_never_guessed_to_be_a_play(
    by_language: dict[str, Understanding], language: str, line: str
) -> None:
    """The cards of others are talked about; what is not so, and why, is no play."""
    meanings = [guess.meaning for guess in by_language[language].guesses(line)]
    assert not any(isinstance(one, CardPlayed | Correct) for one in meanings)


@pytest.mark.parametrize(
    ("language", "heard", "rest"),
    [
        ("cs", "Arťáku kdo je na tahu", "kdo je na tahu"),
        ("cs", "Partiak modrá dvojka", "modrá dvojka"),
        ("fr", "Compagnons où en est-on", "où en est-on"),
        ("fr", "Qu'on pagnon bleu trois", "bleu trois"),
        ("en", "Companions blue three", "blue three"),
        ("en", "come panion whose turn is it", "whose turn is it"),
    ],
)
def test_the_companion_is_called_by_what_sounds_like_it(
    by_language: dict[str, Understanding], language: str, heard: str, rest: str
) -> None:
    """No recognizer knows the word; it is misheard nearly every time."""
    assert rest == by_language[language].addressed(heard)


@pytest.mark.parametrize("language", languages())
def test_talk_does_not_call_the_companion(
    by_language: dict[str, Understanding], language: str
) -> None:
    """What follows names and numbers is no order."""
    understanding = by_language[language]
    for line in ("Alice Bruno Eva", "3 4 5", "hm", "Bruno"):
        assert understanding.addressed(line) is None


def test_what_people_mostly_say_is_guessed_first(
    by_language: dict[str, Understanding],
) -> None:
    """A plain sentence costs less than the same sounds in an unusual one."""
    for code, usual, other in (
        ("fr", "Alice prend la dague", "Alice récupère la dague"),
        ("cs", "kolik bodů má Alice", "kolik má Alice bodů"),
        ("en", "Alice takes the portal", "Alice grabs the portal"),
    ):
        plain, unusual = (by_language[code].guesses(line)[0] for line in (usual, other))
        assert plain.meaning == unusual.meaning
        assert plain.cost < unusual.cost


@pytest.mark.parametrize("line", ["1 2", "one two", "two seven four"])
def test_numbers_that_are_clearly_said_are_no_commands(
    by_language: dict[str, Understanding], line: str
) -> None:
    """Who says "one two" means numbers, though it sounds like "undo"."""
    meanings = [guess.meaning for guess in by_language["en"].guesses(line)]
    assert all(any(char.isdigit() for char in repr(one)) for one in meanings)


@pytest.mark.parametrize("line", ["blablabla", "lalala", "hahaha"])
def test_babble_means_nothing(by_language: dict[str, Understanding], line: str) -> None:
    """But "non non non" does: it is made of words."""
    assert not by_language["fr"].guesses(line)
    assert by_language["fr"].guesses("non non non")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", "j'ai le bleu six en main"),
        ("fr", "il me reste le bleu un"),
        ("fr", "ma dernière carte c'est le vert deux"),
        ("cs", "mám ještě modrou dvojku"),
        ("cs", "ještě mám v ruce zelenou pětku"),
        ("en", "my last card is purple six"),
        ("en", "I am still holding the blue two"),
    ],
)
def test_what_somebody_holds_is_never_guessed_to_be_played(
    by_language: dict[str, Understanding], language: str, line: str
) -> None:
    """A hand is secret: nothing of it is recorded."""
    found = by_language[language].guesses(line)
    assert not [one for one in found if isinstance(one.meaning, Announcement)]


@pytest.mark.parametrize(
    ("language", "line", "world"),
    [
        ("en", "Alyce plays the red for", World.RED),
        ("en", "Alice plays the read five", World.RED),
        ("fr", "Alisse jou le rouge catre", World.RED),
        ("cs", "Alis hraje červenou štyřku", World.RED),
    ],
)
def test_a_colour_that_was_clearly_said_stays_what_it_is(
    by_language: dict[str, Understanding], language: str, line: str, world: World
) -> None:
    """Another one that fits the state better was not said."""
    found = [one.meaning for one in by_language[language].guesses(line)]
    assert isinstance(found[0], CardPlayed)
    assert {world} == {one.world for one in found if isinstance(one, CardPlayed)}


def values_of(meaning: Meaning) -> list[object]:
    """Return the values that a meaning holds."""
    return [getattr(meaning, field.name) for field in fields(meaning)]


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("en", "David: top of the stack, unseen by us"),
        ("fr", "David, celle du sommet, tournée"),
        ("cs", "David, ta navrchu, otočená"),
    ],
)
def test_who_was_named_is_not_left_out(
    by_language: dict[str, Understanding], language: str, heard: str
) -> None:
    """It would be taken for somebody else who is awaited."""
    guesses = by_language[language].guesses(heard)

    assert [one for one in guesses if DAVID not in values_of(one.meaning)] == []
