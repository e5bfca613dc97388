"""The cases that other front ends rely on, where their folder is beside this one."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.program import ROOT, command, environment

CASES = ROOT.parent / "shared" / "acceptance"


@pytest.mark.skipif(not CASES.is_dir(), reason="the cases are not beside this folder")
@pytest.mark.parametrize("name", ["shamans", "amarok", "initiation", "words"])
def test_the_shared_cases_pass(tmp_path: Path, name: str) -> None:
    """Each case plays a game through the JSON interface, and every answer speaks."""
    done = subprocess.run(
        [
            *(sys.executable, CASES / "run.py", "-s", CASES / f"{name}.yaml", "--"),
            *command(),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=environment(tmp_path),
        check=False,
    )

    assert done.stdout.splitlines()[-1].endswith(" passed, 0 failed"), done.stdout
    assert done.returncode == 0
