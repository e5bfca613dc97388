"""The JSON interface: one line in, one line out, whatever the line is."""

import json
import random
from pathlib import Path

import pytest

from tests.house.program import PLAYERS, Done, inside, run

KEYS = {
    "heard",
    "meaning",
    "outcome",
    "violations",
    "choices",
    "events",
    "said",
    "view",
}
ROUND = '{"kind": "round-started", "first": "Alice"}'


def play(home: Path, lines: str | bytes, *more: str | Path) -> Done:
    return run(
        home, "play", "shamans", "--players", PLAYERS, "--json", *more, lines=lines
    )


def test_an_object_is_answered_with_all_that_the_interface_names(
    tmp_path: Path,
) -> None:
    """The keys are those of the interface, the events and the view are there."""
    done = play(tmp_path, f"{ROUND}\n")

    (answer,) = done.answers
    assert answer.keys() == KEYS
    assert answer["heard"] is None
    assert answer["meaning"] == json.loads(ROUND)
    assert answer["outcome"] == "accepted"
    assert answer["view"]["to_act"] == "Alice"  # type: ignore[index]
    assert done.status == 0
    assert done.log == ""


def test_words_are_answered_with_what_was_heard(tmp_path: Path) -> None:
    """Words keep their spelling."""
    table = ("play", "shamans", "--players", PLAYERS, "--json")
    (answer,) = inside(tmp_path, *table, lines="Chloé, À TOI\n").answers

    assert answer["heard"] == "Chloé, À TOI"


def test_nothing_in_means_nothing_out(tmp_path: Path) -> None:
    """The end of input ends the program with status 0."""
    done = play(tmp_path, "")

    assert (done.status, done.out, done.log) == (0, (), "")


def test_a_last_line_without_its_end_is_answered(tmp_path: Path) -> None:
    """The end of input ends a line too."""
    assert len(play(tmp_path, ROUND).out) == 1


STRANGE = {
    "an empty line": b"",
    "spaces": b"   ",
    "broken UTF-8": b"bleu \xff\xfe un",
    "a null": b"bleu\x00un",
    "only nulls": b"\x00" * 10,
    "a very long line": b"bleu " * 400_000,
    "a very long word": b"b" * 3_000_000,
    "a very long object": b'{"kind": "' + b"x" * 1_000_000 + b'"}',
    "an open object": b"{",
    "an object that is none": b"{]}",
    "an object with something behind": b'{"kind": "ask-turn"} x',
    "no kind": b"{}",
    "a kind that is no text": b'{"kind": {"kind": []}}',
    "an unknown kind": b'{"kind": "card-eaten"}',
    "an unknown key": b'{"kind": "card-played", "colour": "blue"}',
    "an unknown colour": b'{"kind": "card-played", "world": "mauve", "value": 1}',
    "a number as a colour": b'{"kind": "card-played", "world": 3, "value": 1}',
    "a huge number": b'{"kind": "undo", "count": ' + b"9" * 5000 + b"}",
    "half a surrogate": b'{"kind": "ask-score", "seat": "\\ud800"}',
    "deep nesting": b'{"kind": ' + b"[" * 30_000,
    "deep nesting that ends": b'{"kind": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    "not a number": b'{"kind": "undo", "count": NaN}',
    "a negative count": b'{"kind": "undo", "count": -3}',
    "a list of nulls": b'{"kind": "row-shown", "tiles": [null, null]}',
    "line separators": "bleu\u2028un\u2029\u0085".encode(),
    "a carriage return": b"bleu\run",
    "escapes of a terminal": b"\x1b[2J\x07",
    "signs of templates": b"{{world}} [<x>|(y)] $seat",
    "a percent sign": b"%s %d {0} {name}",
}


@pytest.fixture(scope="module")
def strange(tmp_path_factory: pytest.TempPathFactory) -> Done:
    lines = b"\n".join(STRANGE.values()) + b"\n" + ROUND.encode() + b"\n"
    return play(tmp_path_factory.mktemp("home"), lines)


@pytest.mark.parametrize("number", range(len(STRANGE)), ids=STRANGE.keys())
def test_a_strange_line_gets_one_answer(strange: Done, number: int) -> None:
    """Nothing that comes in is left without an answer, or changes the game."""
    answer = strange.answers[number]

    assert answer.keys() == KEYS
    assert answer["outcome"] != "accepted"
    assert answer["view"]["round"] == 0  # type: ignore[index]


def test_after_strange_lines_the_game_goes_on(strange: Done) -> None:
    """One answer each, no traceback, and the next line is played."""
    assert len(strange.out) == len(STRANGE) + 1
    assert strange.answers[-1]["outcome"] == "accepted"
    assert strange.status == 0
    assert "Traceback" not in strange.log


def test_random_bytes_get_one_answer_a_line(tmp_path: Path) -> None:
    """Each line feed ends one line, and nothing else does."""
    chance = random.Random(2026)
    pieces = [b"{", b"}", b'"kind":', b"bleu", b"\xc3", b"\r", b"\x00", b",", b"1"]
    noise = [
        chance.randbytes(chance.randrange(40)).replace(b"\n", b" ")
        + chance.choice(pieces)
        for _ in range(300)
    ]

    done = play(tmp_path, b"\n".join(noise) + b"\n")

    assert len(done.answers) == len(noise)
    assert "Traceback" not in done.log
    assert done.status == 0


def test_after_quit_lines_are_still_answered(tmp_path: Path) -> None:
    """A program ends the sitting by ending its lines."""
    done = play(tmp_path, '{"kind": "quit"}\n{"kind": "ask-turn"}\n')

    assert [answer["outcome"] for answer in done.answers] == ["answered", "answered"]


def test_without_a_sitting_nothing_is_written(tmp_path: Path) -> None:
    """JSON leaves no file, no box and no folder behind."""
    play(tmp_path, f'{ROUND}\n{{"kind": "track-read", "steps": 9}}\n')

    assert list(tmp_path.iterdir()) == []


def test_understanding_applies_nothing(tmp_path: Path) -> None:
    """Each line is answered as if it were the first of a fresh round."""
    done = inside(
        tmp_path,
        *("understand", "shamans", "--players", PLAYERS, "--language", "en", "--json"),
        lines="Alice plays blue one\nAlice plays blue one\nnice weather\n",
    )

    assert [answer["outcome"] for answer in done.answers] == [
        "understood",
        "understood",
        "not-understood",
    ]
    assert done.answers[1]["meaning"] == {
        "kind": "card-played",
        "seat": "Alice",
        "world": "blue",
        "value": 1,
    }
    assert done.status == 0
