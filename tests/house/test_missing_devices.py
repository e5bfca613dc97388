"""What a machine lacks is said in one line with the remedy, and play goes on."""

import subprocess
from pathlib import Path

from tests.house.program import PLAYERS, command, environment, run

MODEL = "vosk-model-small-fr-0.22"
MISSING = f"Modèle {MODEL} absent : lancez « companion models install {MODEL} »."
"""Names the French model and the command that installs it."""


def test_with_the_voice_a_missing_model_is_named_and_play_goes_on(
    tmp_path: Path,
) -> None:
    """Its name and the command that installs it; then the keyboard is enough."""
    done = run(
        tmp_path,
        *("play", "shamans", "--players", PLAYERS, "--voice"),
        lines="nouvelle manche, Alice commence\nAlice joue le bleu trois\n",
    )

    assert MISSING in done.out
    assert "Bleu trois, Alice." in done.out
    assert done.out[-1] == "Partie gardée. À Bruno."
    assert done.status == 0
    assert done.log == ""


def test_bare_play_says_what_is_missing_before_the_first_prompt(
    tmp_path: Path,
) -> None:
    """It is said once the language and the players are known."""
    done = run(tmp_path, lines="français\nAlice, Bruno, Chloé\noui\n")

    offer = "Première partie ? Je peux expliquer au fur et à mesure. Oui ou non ?"
    first_prompt = done.out.index(offer)
    assert MISSING in done.out[:first_prompt]
    assert done.status == 0


def test_who_wants_text_only_hears_nothing_of_devices(tmp_path: Path) -> None:
    """The configuration says so once and for all."""
    (tmp_path / "mine.yaml").write_text("voice: text\n", encoding="utf-8")

    done = run(
        tmp_path,
        *("play", "shamans", "--config", "mine.yaml"),
        lines="fr\nAlice, Bruno, Chloé\noui\n",
    )

    assert MISSING not in done.out


def test_recordings_need_a_model(tmp_path: Path) -> None:
    """Nobody can go on by keyboard there: one line, and exit status 2."""
    done = run(
        tmp_path,
        *("play", "shamans", "--players", PLAYERS, "--json", "--audio", "said.wav"),
    )

    assert done.status == 2
    assert done.out == ()
    assert done.log == f"{MISSING}\n"


def test_with_the_voice_quitting_does_not_wait_for_another_line(
    tmp_path: Path,
) -> None:
    """The thread that reads lines is left where it is."""
    playing = subprocess.Popen(
        command("play", "shamans", "--players", PLAYERS, "--voice"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(tmp_path),
    )
    assert playing.stdin is not None
    assert playing.stderr is not None
    playing.stdin.write(b"au revoir\n")
    playing.stdin.flush()

    status = playing.wait(timeout=60)

    assert status == 0
    assert playing.stderr.read() == b""
    playing.communicate()
