"""How the companion speaks is kept for the next evening."""

from pathlib import Path

import pytest

from companion.core import requests
from companion.manners import (
    FASTEST,
    LOUDNESS_STEP,
    SLOWEST,
    STEP,
    Manner,
    Manners,
    remembered,
)
from companion.speaking.synthesizer import USUAL_PACE


def test_what_was_asked_for_is_kept(tmp_path: Path) -> None:
    """Faster and louder on one evening is faster and louder on the next."""
    file = tmp_path / "companion" / "manners.json"
    first = remembered(file)
    first.table = first.table.after(requests.Faster()).after(requests.Louder())
    first.has_signals = False
    first.keep()

    again = remembered(file)

    assert round(USUAL_PACE * STEP) == again.table.pace
    assert LOUDNESS_STEP == again.table.gain
    assert not again.has_signals
    assert round(Manners().earphone.pace) == again.earphone.pace


@pytest.mark.parametrize(
    "written",
    ["", "[]", "{", '{"pace": "fast"}', '{"pace": true, "gain": null}', "\udcff"],
)
def test_what_cannot_be_read_is_as_usual(tmp_path: Path, written: str) -> None:
    """Whatever the file holds."""
    file = tmp_path / "manners.json"
    file.write_bytes(written.encode("utf-8", "surrogateescape"))

    assert Manner() == remembered(file).table


def test_a_pace_that_nobody_understands_is_not_kept(tmp_path: Path) -> None:
    """Whoever edits the file is not locked out."""
    file = tmp_path / "manners.json"
    file.write_text('{"pace": 100000, "earphone_pace": 1}')

    kept = remembered(file)

    assert (FASTEST, SLOWEST) == (kept.table.pace, kept.earphone.pace)


def test_faster_and_slower_have_ends() -> None:
    """Engines stop at some pace, and so do ears."""
    fast = slow = Manner()
    for _ in range(30):
        fast, slow = fast.after(requests.Faster()), slow.after(requests.Slower())

    assert (FASTEST, SLOWEST) == (fast.pace, slow.pace)


def test_a_folder_that_cannot_be_made_stops_nobody(tmp_path: Path) -> None:
    """It holds for this evening."""
    (tmp_path / "companion").write_text("a file")

    remembered(tmp_path / "companion" / "manners.json").keep()

    assert (tmp_path / "companion").read_text() == "a file"
