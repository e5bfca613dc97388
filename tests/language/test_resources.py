"""Files that come with the program are found."""

import subprocess
import sys
from pathlib import Path

import pytest

from companion.resources import ResourceMissing, resource


@pytest.mark.parametrize("name", ["locales", "config.yaml"])
def test_files_are_found_in_the_repository(name: str) -> None:
    """They lie at its top level."""
    assert resource(name).exists()


def test_a_missing_file_is_named() -> None:
    """The line says where it should be and what to do."""
    with pytest.raises(ResourceMissing, match=r"nowhere\.txt.*install it again"):
        resource("nowhere.txt")


def test_an_installed_program_finds_its_own_files(tmp_path: Path) -> None:
    """A wheel has them in `companion/data`; a folder beside it is somebody else's."""
    package = tmp_path / "companion"
    (package / "data" / "locales").mkdir(parents=True)
    (package / "core").mkdir()
    (tmp_path / "locales").mkdir()
    source = Path(resource.__code__.co_filename).parent
    # Without these an installed companion goes before a folder of the same name.
    for name in ("__init__.py", "core/__init__.py", "resources.py", "core/errors.py"):
        (package / name).write_text((source / name).read_text(encoding="utf-8"))
    script = "import companion.resources as r; print(r.resource('locales'))"
    command = [sys.executable, "-c", script]
    found = subprocess.run(command, cwd=tmp_path, capture_output=True, check=True)

    assert str(package / "data" / "locales") == found.stdout.decode().strip()
