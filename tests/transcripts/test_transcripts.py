"""Every golden transcript, line by line."""

from pathlib import Path

import pytest

from tests.transcripts.reading import script, written

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize(
    "path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}"
)
def test_a_transcript_reads_as_it_did(
    path: Path, request: pytest.FixtureRequest
) -> None:
    """The same words at the same table give the same objections, events, sentences."""
    expected = written(script(path))
    if request.config.getoption("--accept"):
        path.write_text(expected, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == expected.splitlines()


@pytest.mark.parametrize("language", ["cs", "en", "fr"])
@pytest.mark.parametrize(
    ("game", "players"),
    [("shamans", 3), ("shamans", 4), ("shamans", 5), ("amarok", 3), ("amarok", 6)],
)
def test_a_whole_game_is_written_down(language: str, game: str, players: int) -> None:
    """For each language somebody wins in a transcript, with few and with many."""
    path = FOLDER / game / f"whole-game-{players}.{language}.txt"
    assert "* game-won" in path.read_text(encoding="utf-8")
