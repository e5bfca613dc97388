"""Real transcripts of misheard speech, where their folder is beside this one."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.program import ROOT, command, environment

HEARD = ROOT.parent / "shared" / "heard"
FLOORS = {"cs": (0.85, 0.92), "en": (0.96, 0.98), "fr": (0.6, 0.73)}
"""Right, and right or offered, of all lines: what later changes must not lose."""
_LINE = re.compile(
    r"(?P<code>\w+): right (?P<right>\S+) offered (?P<offered>\S+) missed \S+ "
    r"WRONG (?P<wrong>\S+) of \d+; chatter acted on (?P<talk>\d+) of (?P<lines>\d+);"
)


@pytest.mark.skipif(not HEARD.is_dir(), reason="the lines are not beside this folder")
def test_misheard_lines_are_understood_and_talk_is_not(tmp_path: Path) -> None:
    """The score counts meanings: right, offered, missed, wrong; and what talk does."""
    done = subprocess.run(
        [
            *(sys.executable, HEARD / "score.py"),
            *(HEARD / "transcripts.tsv", HEARD / "chatter.tsv", "--", *command()),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        check=False,
    )

    scores = {found["code"]: found for found in _LINE.finditer(done.stdout)}
    assert FLOORS.keys() == scores.keys(), done.stdout + done.stderr
    for code, (right, known) in FLOORS.items():
        score = scores[code]
        assert float(score["right"]) >= right, done.stdout
        assert float(score["right"]) + float(score["offered"]) >= known, done.stdout
        assert float(score["wrong"]) <= 0.01, done.stdout
        assert int(score["talk"]) == 0, done.stdout
