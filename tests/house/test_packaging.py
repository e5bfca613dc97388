"""The wheel holds all that the companion needs, and works from any folder."""

import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from tests.house.program import ROOT, environment


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel of this repository, built without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps"),
            *("--no-build-isolation", "--wheel-dir", folder, ROOT),
        ],
        check=True,
        capture_output=True,
    )
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of a fresh environment in which the wheel is installed."""
    fresh = tmp_path_factory.mktemp("fresh")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", fresh], check=True)
    scripts = "Scripts" if sys.platform == "win32" else "bin"
    python = fresh / scripts / "python"
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "--python", python, "install", "--quiet"),
            *("--no-deps", "--no-index", wheel),
        ],
        check=True,
        capture_output=True,
    )
    # What the wheel depends on is taken from the environment of the tests.
    (packages,) = fresh.rglob("site-packages")
    (packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return python


def test_the_wheel_holds_texts_models_and_configuration(wheel: Path) -> None:
    """Every file of `locales`, the manifest and the configuration are in it."""
    texts = {path.relative_to(ROOT) for path in (ROOT / "locales").rglob("*.*")}
    expected = {f"companion/data/{path.as_posix()}" for path in texts}
    held = set(zipfile.ZipFile(wheel).namelist())

    assert expected - held == set()
    assert "companion/data/config.yaml" in held
    assert "companion/data/models/manifest.yaml" in held
    assert [name for name in held if name.endswith("/share/man/man1/companion.1")]


def test_an_installed_companion_plays_from_any_folder(
    python: Path, tmp_path: Path
) -> None:
    """The command is there, finds its files, and answers."""
    home = {**environment(tmp_path)}
    del home["PYTHONPATH"]

    done = subprocess.run(
        [
            *(python.with_name("companion"), "play", "shamans", "--language", "cs"),
            *("--players", "Alice,Bruno,Eva", "--json"),
        ],
        input='{"kind": "round-started", "first": "Eva"}\nEva hraje modrou trojku\n',
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=tmp_path,
        env=home,
        check=False,
    )

    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.count('"outcome": "accepted"') == 2


def test_an_installed_companion_comes_from_the_wheel(
    python: Path, tmp_path: Path
) -> None:
    """The test does not run the repository by mistake."""
    home = {**environment(tmp_path)}
    del home["PYTHONPATH"]

    done = subprocess.run(
        [python, "-c", "import companion; print(companion.__file__)"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=home,
        check=True,
    )

    assert Path(done.stdout.strip()).is_relative_to(python.parents[1])
