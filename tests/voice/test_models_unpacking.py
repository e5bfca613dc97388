"""Archives of strangers are unpacked as plain files, within bounds, or not at all."""

import io
import stat
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

import pytest

from companion.hearing.models.faults import ArchiveUnsafe, ModelUnfit
from companion.hearing.models.installing import install, state
from companion.hearing.models.unpacking import unpack
from tests.voice.made_models import (
    ARCHIVE,
    NEEDED,
    archive,
    files,
    leftovers,
    model,
    part,
)

OUTSIDE = "stranger"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the user's data folder, an empty one."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def packed(*entries: tuple[zipfile.ZipInfo, bytes]) -> bytes:
    """Return an archive of a whole model, and of these entries after it."""
    made = io.BytesIO(archive(files()))
    with zipfile.ZipFile(made, "a", zipfile.ZIP_DEFLATED) as opened:
        for entry, content in entries:
            opened.writestr(entry, content)
    return made.getvalue()


def entry(name: str, mode: int = 0, compression: int = 8) -> zipfile.ZipInfo:
    """Return what an archive says of a file."""
    said = zipfile.ZipInfo("x")
    said.filename = said.orig_filename = name
    said.external_attr = mode << 16
    said.compress_type = compression
    return said


def refusal(content: bytes, tmp_path: Path) -> str:
    """Return why an archive whose checksum is right is not unpacked.

    Nothing of it is kept, neither in the place of the model nor anywhere else.
    """
    (tmp_path / ARCHIVE).write_bytes(content)
    one = model("http://127.0.0.1:9", part(ARCHIVE, content))
    before = {*tmp_path.rglob("*")}
    with pytest.raises(ArchiveUnsafe) as caught:
        install(one, str(tmp_path / ARCHIVE))
    new = {path.name for path in {*tmp_path.rglob("*")} - before}
    assert {"data", "shamans-companion", "models"} == new
    assert ARCHIVE == caught.value.said["file"]
    return str(caught.value.said["reason"])


@pytest.mark.parametrize(
    "name",
    [
        f"../{OUTSIDE}",
        f"../../../../{OUTSIDE}",
        f"model/../../{OUTSIDE}",
        f"/tmp/{OUTSIDE}",
        f"//server/share/{OUTSIDE}",
        f"..\\{OUTSIDE}",
        f"C:\\{OUTSIDE}",
        f"C:{OUTSIDE}",
        f"model/./{OUTSIDE}",
        "model/..",
        "..",
        ".",
        "/",
        "model/name\0.mdl",
        "model/name\n.mdl",
        "model/name\x1b[2J",
        "model/name:stream",
        "model/CON",
        "model/nul.mdl",
        "model/trailing.",
        "model/trailing ",
        "model//twice",
    ],
)
def test_a_path_that_leads_elsewhere_is_refused(tmp_path: Path, name: str) -> None:
    """On this system or on another one."""
    refused = refusal(packed((entry(name), b"strange")), tmp_path)

    assert "it holds a path that leads elsewhere" == refused


@pytest.mark.parametrize(
    "kind",
    [stat.S_IFLNK, stat.S_IFCHR, stat.S_IFBLK, stat.S_IFIFO, stat.S_IFSOCK],
    ids=["link", "terminal", "disk", "pipe", "socket"],
)
def test_what_is_neither_file_nor_folder_is_refused(tmp_path: Path, kind: int) -> None:
    """Links lead out, devices do things."""
    strange = entry("model/am/final.mdl.link", kind | 0o777)

    refused = refusal(packed((strange, b"/etc/passwd")), tmp_path)

    assert "it holds what is neither file nor folder" == refused


def test_a_bomb_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    """It would grow to twelve megabytes of nothing from twelve kilobytes."""
    bomb = packed(*((entry(f"bomb/{n}"), bytes(3_000_000)) for n in range(4)))

    assert "it would grow too large" == refusal(bomb, tmp_path)


def test_a_bomb_that_lies_about_its_size_is_stopped(tmp_path: Path) -> None:
    """It says ten bytes and holds ten megabytes."""
    content = packed((entry("bomb"), bytes(10_000_000)))
    lying = content.replace(struct.pack("<I", 10_000_000), struct.pack("<I", 10))

    assert content != lying
    assert "it is damaged" == refusal(lying, tmp_path)


def test_a_bomb_of_overlapping_files_is_refused(tmp_path: Path) -> None:
    """Many entries share one place in the archive."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as opened:
        opened.writestr("shared", bytes(1_000_000))
        first = opened.infolist()[0]
        for number in range(900):
            again = entry(f"shared{number}")
            again.header_offset = first.header_offset
            again.file_size, again.compress_size = first.file_size, first.compress_size
            again.CRC = first.CRC
            opened.filelist.append(again)
            opened.NameToInfo[again.filename] = again

    assert "it would grow too large" == refusal(made.getvalue(), tmp_path)


def test_a_crowd_of_files_is_refused(tmp_path: Path) -> None:
    """Models have some twenty."""
    crowd = packed(*((entry(f"crowd/{number}"), b"") for number in range(1001)))

    assert "it holds too many files" == refusal(crowd, tmp_path)


@pytest.mark.parametrize("other", ["am/final.mdl", "AM/Final.mdl"])
def test_a_name_that_stands_twice_is_refused(tmp_path: Path, other: str) -> None:
    """Some systems do not tell small and capital letters apart."""
    made = io.BytesIO(archive(files()))
    with zipfile.ZipFile(made, "a") as opened:
        opened.writestr(entry("vosk-model-tiny-1.0/am/final.mdX"), b"other")
    twice = made.getvalue().replace(b"am/final.mdX", other.encode())

    assert "it holds a name twice" == refusal(twice, tmp_path)


def test_a_file_that_is_a_folder_too_is_refused(tmp_path: Path) -> None:
    """No disk can hold both."""
    both = packed((entry("odd"), b"a file"), (entry("odd/within"), b"another"))

    assert "it is damaged" == refusal(both, tmp_path)


@pytest.mark.parametrize("compression", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_an_unusual_packing_is_refused(tmp_path: Path, compression: int) -> None:
    """Only what every model uses is open to strangers."""
    unusual = packed((entry("odd", compression=compression), b"content"))

    assert "it is packed in an unusual way" == refusal(unusual, tmp_path)


def test_an_encrypted_archive_is_refused(tmp_path: Path) -> None:
    """Nobody has told its password."""
    content = bytearray(packed((entry("secret"), b"content")))
    place = content.rindex(b"PK\1\2")
    content[place + 8] |= 1

    assert "it is packed in an unusual way" == refusal(bytes(content), tmp_path)


def damaged() -> Mapping[str, bytes]:
    """Return archives that are none, or no longer."""
    whole = archive(files())
    middle = len(whole) // 2
    return {
        "page": b"<html>Not found</html>" * 1000,
        "empty file": b"PK",
        "first half": whole[:middle],
        "second half": whole[middle:],
        "hole": whole[:middle] + bytes(100) + whole[middle + 100 :],
        "only an end": b"PK\5\6" + bytes(18),
        "gzip": zlib.compress(whole),
    }


@pytest.mark.parametrize("name", damaged())
def test_a_damaged_archive_is_refused(tmp_path: Path, name: str) -> None:
    """Its publisher has broken it, for its checksum is right."""
    content = damaged()[name]
    (tmp_path / ARCHIVE).write_bytes(content)
    one = model("http://127.0.0.1:9", part(ARCHIVE, content))

    with pytest.raises((ArchiveUnsafe, ModelUnfit)):
        install(one, str(tmp_path / ARCHIVE))
    assert "absent" == state(one)
    assert [] == leftovers(one)


def test_every_byte_of_an_archive_may_be_wrong(tmp_path: Path) -> None:
    """Whatever is broken, the error is that of an archive, and nothing lies outside."""
    content = archive({name: name.encode() * 9 for name in NEEDED})
    outcomes = {
        _outcome(
            content[:place] + bytes([content[place] ^ 0xFF]) + content[place + 1 :]
        )
        for place in range(0, len(content), 7)
    }
    (tmp_path / "archive.zip").write_bytes(content)

    assert {"unpacked", "refused"} == outcomes


def _outcome(content: bytes) -> str:
    """Return what comes of an archive, in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "archive.zip"
        path.write_bytes(content)
        within = Path(folder) / "within"
        within.mkdir()
        try:
            unpack(path, within)
        except ArchiveUnsafe:
            outcome = "refused"
        else:
            outcome = "unpacked"
        assert {"archive.zip", "within"} == {one.name for one in Path(folder).iterdir()}
    return outcome


@pytest.mark.parametrize("folder", ["", "another-name", "vosk-model-tiny-1.0"])
def test_the_folder_in_an_archive_may_have_any_name(
    tmp_path: Path, folder: str
) -> None:
    """Or there is none."""
    content = archive(files(), folder)
    (tmp_path / ARCHIVE).write_bytes(content)
    one = model("http://127.0.0.1:9", part(ARCHIVE, content))

    assert install(one, str(tmp_path / ARCHIVE))
    assert "installed" == state(one)


@pytest.mark.parametrize("lacking", NEEDED)
def test_an_archive_that_lacks_a_needed_file_is_no_model(
    tmp_path: Path, lacking: str
) -> None:
    """The error names what it lacks; nothing is installed."""
    held = {name: content for name, content in files().items() if name != lacking}
    content = archive(held)
    (tmp_path / ARCHIVE).write_bytes(content)
    one = model("http://127.0.0.1:9", part(ARCHIVE, content))

    with pytest.raises(ModelUnfit) as caught:
        install(one, str(tmp_path / ARCHIVE))
    assert lacking == caught.value.said["missing"]
    assert [] == leftovers(one)


def test_a_model_that_no_words_can_be_given_to_is_refused(tmp_path: Path) -> None:
    """It has one network for all words, and does not listen to the game's."""
    held = {"graph/HCLG.fst": b"all words"}
    held |= {n: c for n, c in files().items() if not n.startswith("graph")}
    content = archive(held)
    (tmp_path / ARCHIVE).write_bytes(content)
    one = model("http://127.0.0.1:9", part(ARCHIVE, content))

    with pytest.raises(ModelUnfit) as caught:
        install(one, str(tmp_path / ARCHIVE))
    assert "graph/HCLr.fst, graph/Gr.fst" == caught.value.said["missing"]
    assert [] == leftovers(one)
