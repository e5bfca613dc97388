"""Golden transcripts of tables that are set up, by keyboard, by voice, and mixed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from companion.company import Said
from tests.opening.company import Known, set_up

FOLDER = Path(__file__).parent / "transcripts"
FILES = sorted(FOLDER.glob("*.txt"))
TYPED, HEARD = "> ", "~ "
"""What stands before lines that are typed, and before words that are heard."""


def written(text: str) -> str:
    """Return a transcript as it should read."""
    head, _, body = text.partition("\n\n")
    settings = yaml.safe_load(head)
    lines: list[str] = []
    answers = _said([line for line in body.splitlines() if line[:2] in (TYPED, HEARD)])

    def noted() -> Iterator[Said]:
        for line, said in answers:
            lines.append(line)
            yield said

    known = Known(
        settings.get("language"),
        settings.get("game", "shamans"),
        settings.get("asks", False),
        tuple(settings.get("people", ())),
        tuple(settings.get("last", ())),
    )
    settled = set_up(
        known, noted(), lines.append, is_spoken=settings.get("spoken", False)
    )
    told = "nothing is settled" if settled is None else _told(settled)
    return "\n".join((head, "", *lines, f"= {told}")) + "\n"


def _told(settled: object) -> str:
    language, game, seats, first = (
        getattr(settled, name) for name in ("language", "game", "seats", "first")
    )
    return f"{language}, {game}: {', '.join(seats)}; first: {first}"


def _said(lines: list[str]) -> Iterator[tuple[str, Said]]:
    for line in lines:
        text, *others = (one.strip() for one in line[2:].split("|"))
        is_heard = line.startswith(HEARD)
        yield line, Said(text, is_heard=is_heard, readings=tuple(others))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_set_up_reads_as_it_did(path: Path, request: pytest.FixtureRequest) -> None:
    """The same answers at the same questions settle the same table."""
    expected = written(path.read_text(encoding="utf-8"))
    if request.config.getoption("--accept"):
        path.write_text(expected, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == expected.splitlines()


@pytest.mark.parametrize("language", ["cs", "en", "fr"])
def test_each_language_is_set_up_by_keyboard_and_by_voice(language: str) -> None:
    """There is a transcript of either, and somebody sits down in both."""
    for kind in ("typed", "heard"):
        text = (FOLDER / f"{kind}.{language}.txt").read_text(encoding="utf-8")
        assert f"\n= {language}, " in text
