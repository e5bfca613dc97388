"""A game goes on exactly where it was left, with what was still open."""

from pathlib import Path

import pytest

from tests.house.program import PLAYERS, Done, inside

PLAY = ("play", "shamans", "--players", PLAYERS, "--json", "--sitting", "evening.db")
BEGUN = (
    "nouvelle manche, Alice commence",
    "Alice joue le bleu trois",
    "Bruno joue le bleu un",
)
TRICK = (*BEGUN, "Chloé joue le bleu deux")
"""The next fact is which artefact Bruno takes."""


def said(home: Path, *lines: str) -> Done:
    """Return the answers to some lines in a companion of their own."""
    return inside(home, *PLAY, lines="".join(f"{line}\n" for line in lines))


def last(done: Done) -> dict[str, object]:
    return done.answers[-1]


def file_of(home: Path) -> bytes:
    return (home / "evening.db").read_bytes()


def test_a_play_that_waited_is_ruled_in_another_process(tmp_path: Path) -> None:
    """It follows by itself once the fact is told, as if nothing had happened."""
    before = said(tmp_path, *TRICK, "Alice joue le vert un")
    after = said(tmp_path, "Bruno prend une tuile face cachée")

    assert last(before)["outcome"] == "asked"
    assert last(before)["view"]["destination"] != "green"  # type: ignore[index]
    assert last(after)["view"]["destination"] == "green"  # type: ignore[index]
    assert b"Alice joue le vert un" not in file_of(tmp_path)


def test_a_question_that_was_open_can_still_be_answered(tmp_path: Path) -> None:
    """A value alone completes the card whose colour was told before the end."""
    before = said(tmp_path, BEGUN[0], "Alice joue le bleu")
    after = said(tmp_path, "trois")

    assert last(before)["outcome"] == "asked"
    assert last(after)["meaning"] == {
        "kind": "card-played",
        "seat": "Alice",
        "world": "blue",
        "value": 3,
    }
    assert last(after)["outcome"] == "accepted"


@pytest.mark.parametrize(
    ("game", "begun"),
    [
        ("shamans", '{"kind": "round-started", "first": "Alice"}'),
        ("initiation", '{"kind": "die-rolled", "seat": "Alice", "value": 3}'),
    ],
)
def test_a_correction_that_said_nothing_can_wait(
    tmp_path: Path, game: str, begun: str
) -> None:
    """Nobody has said yet what is to be corrected when the evening ends."""
    table = ("play", game, *PLAY[2:])
    empty = '{"kind": "table-corrected", "seat": "Alice"}'
    asked = inside(tmp_path, *table, lines=f"{begun}\n{empty}\n")
    waiting = file_of(tmp_path)
    after = inside(tmp_path, *table, lines='{"kind": "ask-state"}\n')

    assert "asked" == last(asked)["outcome"]
    assert b'"missing": "correction"' in waiting
    assert "answered" == last(after)["outcome"]


def test_a_question_before_what_is_grave_is_asked_again(tmp_path: Path) -> None:
    """Undo past a shown role waits for its yes, and the resumed table hears it."""
    told = (*TRICK, "Bruno prend un masque dans la pile", "un portail")
    before = said(tmp_path, *told, "Bruno est Shaman", "annule")
    typed = inside(tmp_path, *PLAY[:2], "--sitting", "evening.db", lines="oui\n")

    assert last(before)["outcome"] == "asked"
    asked = last(before)["said"][-1]  # type: ignore[index]
    assert asked in typed.out
    assert "La table ne peut pas oublier ce qu'elle a vu." in " ".join(typed.out)


def test_what_was_undone_can_be_redone_in_another_process(tmp_path: Path) -> None:
    """The undo history is part of the game."""
    before = said(tmp_path, *BEGUN, "annule", "annule")
    after = said(tmp_path, "rétablis", "rétablis")

    assert [one["outcome"] for one in after.answers] == ["accepted", "accepted"]
    assert last(after)["view"] == before.answers[2]["view"]


def test_words_that_were_asked_back_are_not_kept(tmp_path: Path) -> None:
    """Only the meaning waits, and only until it is settled."""
    said(tmp_path, BEGUN[0], "Alice joue le bleu")
    waiting = file_of(tmp_path)
    said(tmp_path, "Alice joue le vert un")

    assert b"Alice joue le bleu" not in waiting
    assert b'"missing": "value"' in waiting
    assert b'"missing": "value"' not in file_of(tmp_path)


def test_the_resumed_game_is_told_in_one_sentence(tmp_path: Path) -> None:
    """Round, destination, steps to the Moon, and who is next."""
    said(tmp_path, BEGUN[0], "huit pas jusqu'à la Lune", *BEGUN[1:])

    done = inside(tmp_path, *PLAY[:2], "--sitting", "evening.db", lines="")

    sentence = (
        "Reprise : première manche, destination bleu, Ombre à huit cases de la Lune."
    )
    assert done.out[:2] == (sentence, "À Chloé.")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("cs", "Pokračování hry: kolo číslo jedna, cíl štychu modrá."),
        ("en", "Resuming: round one, destination blue."),
    ],
)
def test_it_is_told_in_every_language(
    tmp_path: Path, language: str, sentence: str
) -> None:
    """The sitting keeps the language; another can be asked for."""
    said(tmp_path, *BEGUN)

    given = (*PLAY[:2], "--sitting", "evening.db", "--language", language)

    assert inside(tmp_path, *given).out[0] == sentence
