"""A sitting that is named on the command line."""

import subprocess
from pathlib import Path

from tests.house.program import PLAYERS, command, environment, inside, run

ROUND = '{"kind": "round-started", "first": "Alice"}\n'
ASK = '{"kind": "ask-turn"}\n'
PLAY = ("play", "shamans", "--json", "--sitting", "evening.db")


def begun(home: Path) -> None:
    """Leave a sitting in which a round was started."""
    inside(home, *PLAY, "--players", PLAYERS, lines=ROUND)


def test_its_players_need_not_be_named_again(tmp_path: Path) -> None:
    """The file knows who sits there, and in which language they speak."""
    run(tmp_path, *PLAY, "--players", PLAYERS, "--language", "cs", lines=ROUND)

    done = run(tmp_path, *PLAY, lines=ASK)

    assert done.status == 0
    assert list(done.answers[0]["view"]["seats"]) == PLAYERS.split(",")  # type: ignore[index]
    assert done.answers[0]["said"][0].startswith("Zbývají tři nerozdané karty")  # type: ignore[index]


def test_the_language_chosen_at_the_table_is_that_of_the_sitting(
    tmp_path: Path,
) -> None:
    """It is spoken at once, and when the game goes on."""
    play = ("play", "shamans", "--sitting", "evening.db")
    lines = "česky\nAlice, Bruno a Chloé\nano\nnové kolo, začíná Alice\n"

    first = inside(tmp_path, *play, lines=lines)
    again = inside(tmp_path, *play, lines="čí je tah\n")

    asked = "Zbývají tři nerozdané karty. Které?"
    assert asked in first.out
    assert asked in again.out
    assert "Pokračování hry: kolo číslo jedna." in again.out


def test_other_players_are_refused(tmp_path: Path) -> None:
    """A game is not continued by others by mistake."""
    begun(tmp_path)

    done = inside(tmp_path, *PLAY, "--players", "Ann,Bob,Cy", lines=ASK)

    assert done.status == 2
    assert done.log == f"evening.db is a game of others; use --players {PLAYERS}.\n"


def test_it_keeps_the_box_it_began_with(tmp_path: Path) -> None:
    """Another configuration does not change what was ruled."""
    (tmp_path / "ten.yaml").write_text("shamans: {steps_to_moon: {3: 10}}\n")
    (tmp_path / "six.yaml").write_text("shamans: {steps_to_moon: {3: 6}}\n")
    players = ("--players", PLAYERS)
    inside(tmp_path, *PLAY, *players, "--config", "ten.yaml", lines=ROUND)

    done = inside(tmp_path, *PLAY, "--config", "six.yaml", lines=ASK)

    assert done.answers[0]["view"]["steps_to_moon"] == 10  # type: ignore[index]


def test_a_second_companion_is_refused(tmp_path: Path) -> None:
    """Whoever came first goes on."""
    first = subprocess.Popen(
        command(*PLAY, "--players", PLAYERS),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(tmp_path),
    )
    assert first.stdin is not None
    assert first.stdout is not None
    first.stdin.write(ROUND.encode())
    first.stdin.flush()
    first.stdout.readline()

    second = run(tmp_path, *PLAY, "--players", PLAYERS, lines=ASK)
    rest, _ = first.communicate(ASK.encode(), timeout=60)

    assert second.status == 2
    remedy = "is open in another companion; close that one first."
    assert second.log == f"evening.db {remedy}\n"
    assert rest.count(b"\n") == 1


def test_a_damaged_sitting_is_left_as_it_is(tmp_path: Path) -> None:
    """One line, and no byte is changed."""
    (tmp_path / "evening.db").write_bytes(b"SQLite format 3\0" + bytes(5000))

    done = run(tmp_path, *PLAY, "--players", PLAYERS, lines=ROUND)

    assert done.status == 2
    assert done.out == ()
    assert "is damaged; it is left as it is" in done.log
    assert (tmp_path / "evening.db").read_bytes() == b"SQLite format 3\0" + bytes(5000)


def test_typed_play_resumes_it_too(tmp_path: Path) -> None:
    """Nothing is asked; the state of the table is told first."""
    begun(tmp_path)

    done = inside(
        tmp_path,
        *("play", "shamans", "--sitting", "evening.db"),
        lines="Alice joue le bleu trois\n",
    )

    assert done.out[0] == "Reprise : première manche."
    assert "Bleu trois, Alice." in done.out
    assert done.out[-1] == "Partie gardée. À Bruno."


def test_json_keeps_nothing_beside_the_sitting(tmp_path: Path) -> None:
    """What is told of the box stays in the file that was named."""
    told = '{"kind": "track-read", "steps": 9}\n'

    run(tmp_path, *PLAY, "--players", PLAYERS, lines=ROUND + told)

    assert [path.name for path in tmp_path.iterdir()] == ["evening.db"]
