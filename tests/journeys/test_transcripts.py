"""The twelve journeys of a first evening, each written down as a table lives it."""

from pathlib import Path

import pytest

from tests.journeys.evening import FOLDER, evening, written

FILES = sorted(FOLDER.glob("*.txt"))
JOURNEYS = range(1, 13)
LEAST = 4
"""Journeys in each language."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_journey_reads_as_it_did(
    path: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """The same lines in the same program give the same evening."""
    expected = written(evening(path), tmp_path)
    if request.config.getoption("--accept"):
        path.write_text(expected, encoding="utf-8")
    assert path.read_text(encoding="utf-8").splitlines() == expected.splitlines()
