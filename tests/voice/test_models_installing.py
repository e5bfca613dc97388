"""A model is installed whole or not at all, checked file by file, and removed."""

import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.hearing.models.checksums import SUMS
from companion.hearing.models.faults import (
    FolderClosed,
    ModelBusy,
    ModelDamaged,
    SizeWrong,
    SourceMissing,
    SumWrong,
)
from companion.hearing.models.finding import ModelIncomplete, ModelMissing
from companion.hearing.models.installing import install, remove, state, verify
from companion.hearing.models.manifest import Model
from companion.hearing.models.workplace import Workplace
from tests.voice.made_models import (
    ARCHIVE,
    NAME,
    NEEDED,
    archive,
    files,
    leftovers,
    model,
    part,
)
from tests.voice.model_server import ModelServer, Offer

CONTENT = archive(files())
PIECES = {
    "config.json": b'{"a": 1}',
    "model.bin": bytes(range(256)) * 900,
    "tokenizer.json": b"{}" * 9000,
    "vocabulary.txt": b"a\nb\n" * 5000,
}
"""The files of a Whisper model, which come bare."""
NOWHERE = "http://127.0.0.1:9/models"
"""Nobody listens there."""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the user's data folder, an empty one, on a machine without a proxy."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("no_proxy", "*")
    return tmp_path


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """Return a folder with an archive and with the files of a Whisper model."""
    folder = tmp_path / "stick"
    folder.mkdir()
    (folder / ARCHIVE).write_bytes(CONTENT)
    for name, content in PIECES.items():
        (folder / name).write_bytes(content)
    return folder


@pytest.fixture
def server() -> Iterator[ModelServer]:
    """Return a server of a Whisper model."""
    offers = {f"/models/{name}": Offer(content) for name, content in PIECES.items()}
    serving = ModelServer(offers)
    yield serving
    serving.close()


def tiny(address: str = NOWHERE) -> Model:
    """Return the model that comes as an archive."""
    return model(address, part(ARCHIVE, CONTENT))


def whisper(address: str = NOWHERE) -> Model:
    """Return the model whose files come bare."""
    parts = (part(name, content) for name, content in PIECES.items())
    return model(address, *parts, name="whisper-tiny", kind="whisper")


def test_a_local_archive_is_installed(source: Path) -> None:
    """It stays where it is."""
    assert install(tiny(), str(source / ARCHIVE))
    assert verify(tiny())
    assert CONTENT == (source / ARCHIVE).read_bytes()


@pytest.mark.parametrize("one", [tiny(), whisper()], ids=["archive", "files"])
def test_a_local_folder_is_looked_through(source: Path, one: Model) -> None:
    """The names of the files are those of the publisher."""
    assert install(one, str(source))
    assert verify(one)
    assert [one.name] == leftovers(one)


def test_a_local_file_of_several_stands_for_its_folder(source: Path) -> None:
    """The others lie beside it."""
    assert install(whisper(), str(source / "model.bin"))


@pytest.mark.parametrize("given", ["", "nowhere", "nowhere/model.zip"])
def test_a_local_source_that_is_not_there_is_named(source: Path, given: str) -> None:
    """Nothing is installed, and nothing left."""
    (source / ARCHIVE).unlink()

    with pytest.raises(SourceMissing) as caught:
        install(tiny(), str(source / given))
    assert str(source) in str(caught.value.said["file"])
    assert [] == leftovers(tiny())


def test_a_pipe_is_no_local_source(source: Path) -> None:
    """Nobody waits for what it may bring."""
    (source / ARCHIVE).unlink()
    os.mkfifo(source / ARCHIVE)

    with pytest.raises(SourceMissing):
        install(tiny(), str(source))


@pytest.mark.parametrize(
    ("content", "kind"),
    [
        (CONTENT[:-1], SizeWrong),
        (CONTENT + b"x", SizeWrong),
        (CONTENT[:-1] + b"x", SumWrong),
    ],
)
def test_a_local_archive_is_checked_like_any_other(
    source: Path, content: bytes, kind: type[SizeWrong | SumWrong]
) -> None:
    """It is named, it stays, and nothing of it is used."""
    (source / ARCHIVE).write_bytes(content)

    with pytest.raises(kind) as caught:
        install(tiny(), str(source))
    assert str(source / ARCHIVE) == caught.value.said["source"]
    assert content == (source / ARCHIVE).read_bytes()
    assert [] == leftovers(tiny())


def test_a_half_copied_archive_is_copied_anew(source: Path) -> None:
    """Copies cost little."""
    parts = Workplace(tiny()).parts
    parts.mkdir(parents=True)
    (parts / ARCHIVE).write_bytes(bytes(1000))

    assert install(tiny(), str(source))


def test_a_model_of_several_files_is_downloaded_file_by_file(
    server: ModelServer,
) -> None:
    """All of them are checked, and they come to lie in one folder."""
    one = whisper(server.address)

    assert install(one, None)

    installed = {name: (one.folder / name).read_bytes() for name in PIECES}
    assert PIECES == installed
    assert {*PIECES, SUMS} == {path.name for path in one.folder.iterdir()}


def test_files_that_have_come_are_not_downloaded_again(server: ModelServer) -> None:
    """Where one of several fails, the next run goes on with that one."""
    one = whisper(server.address)
    server.offers["/models/tokenizer.json"].status = 503
    with pytest.raises(Exception, match="try again later"):
        install(one, None)
    assert "begun" == state(one)
    server.offers["/models/tokenizer.json"].status = 200
    server.asked.clear()

    assert install(one, None)
    assert ["/models/tokenizer.json", "/models/vocabulary.txt"] == [
        path for path, _ in server.asked
    ]


def test_the_percents_are_of_the_whole_model(server: ModelServer) -> None:
    """They do not begin anew with each file."""
    told: list[int] = []

    install(whisper(server.address), None, told.append)

    assert sorted(told) == told
    assert 100 == told[-1]


@pytest.mark.parametrize("address", ["", "/", "/model.bin", "/config.json"])
def test_a_mirror_of_several_files_is_named_by_its_folder_or_a_file(
    server: ModelServer, address: str
) -> None:
    """The others lie beside it."""
    assert install(whisper(), server.address + address)


def test_every_changed_byte_is_found(source: Path) -> None:
    """The file is named."""
    install(tiny(), str(source))
    file = tiny().folder / "ivector" / "empty"
    file.write_bytes(b"x")

    with pytest.raises(ModelDamaged) as caught:
        verify(tiny())
    assert "ivector/empty" == caught.value.said["file"]


@pytest.mark.parametrize("lost", ["README", "ivector/empty"])
def test_a_lost_file_is_found(source: Path, lost: str) -> None:
    """Even one that listening does not need."""
    install(tiny(), str(source))
    (tiny().folder / lost).unlink()

    with pytest.raises(ModelDamaged) as caught:
        verify(tiny())
    assert lost == caught.value.said["file"]


@pytest.mark.parametrize("lost", NEEDED)
def test_a_lost_file_that_is_needed_makes_a_model_incomplete(
    source: Path, lost: str
) -> None:
    """So the list says as well."""
    install(tiny(), str(source))
    (tiny().folder / lost).write_bytes(b"")

    with pytest.raises(ModelIncomplete) as caught:
        verify(tiny())
    assert (lost,) == caught.value.missing
    assert "incomplete" == state(tiny())


@pytest.mark.parametrize("content", [b"", b"no sums\n", b"\xff\xfe", b"\n\n"])
def test_changed_checksums_are_found(source: Path, content: bytes) -> None:
    """They cannot vouch for anything then."""
    install(tiny(), str(source))
    (tiny().folder / SUMS).write_bytes(content)

    with pytest.raises(ModelDamaged) as caught:
        verify(tiny())
    assert SUMS == caught.value.said["file"]


def test_a_model_that_was_put_there_by_hand_is_complete_at_most() -> None:
    """Nobody knows the checksums of what an archive holds."""
    for name, content in files().items():
        (tiny().folder / name).parent.mkdir(parents=True, exist_ok=True)
        (tiny().folder / name).write_bytes(content)

    assert not verify(tiny())
    assert "installed" == state(tiny())
    assert not install(tiny(), None)


def test_bare_files_that_were_put_there_by_hand_are_checked() -> None:
    """Their checksums are those of the publisher."""
    whisper().folder.mkdir(parents=True)
    for name, content in PIECES.items():
        (whisper().folder / name).write_bytes(content)
    assert verify(whisper())
    (whisper().folder / "model.bin").write_bytes(b"other")

    with pytest.raises(ModelDamaged):
        verify(whisper())


@pytest.mark.parametrize("name", ["am/final.mdl", "README", SUMS])
def test_a_damaged_model_is_installed_anew(source: Path, name: str) -> None:
    """What stood in its place goes."""
    install(tiny(), str(source))
    (tiny().folder / name).write_bytes(b"other")
    (tiny().folder / "litter").write_bytes(b"other")

    assert install(tiny(), str(source))
    assert verify(tiny())
    assert not (tiny().folder / "litter").exists()
    assert [NAME] == leftovers(tiny())


def test_a_damaged_model_stays_until_the_new_one_is_whole(source: Path) -> None:
    """A failed installation takes nothing away."""
    install(tiny(), str(source))
    (tiny().folder / "README").write_bytes(b"other")
    (source / ARCHIVE).write_bytes(b"other")

    with pytest.raises(SizeWrong):
        install(tiny(), str(source))
    assert "installed" == state(tiny())


@pytest.mark.parametrize("kind", ["file", "link", "dead link"])
def test_what_stands_in_the_place_of_a_model_goes(
    source: Path, tmp_path: Path, kind: str
) -> None:
    """A link goes; where it leads to, nothing is touched."""
    other = tmp_path / "other"
    other.mkdir()
    (other / "mine").write_bytes(b"mine")
    tiny().home.mkdir(parents=True)
    if kind == "file":
        tiny().folder.write_bytes(b"a file")
    else:
        tiny().folder.symlink_to(other if kind == "link" else tmp_path / "nothing")

    assert install(tiny(), str(source))
    assert not tiny().folder.is_symlink()
    assert b"mine" == (other / "mine").read_bytes()


def test_what_a_killed_installation_left_behind_is_cleared(source: Path) -> None:
    """Half an unpacked model, and an old one that was on its way out."""
    place = Workplace(tiny())
    for folder in (place.unpacked / NAME, place.root / "old"):
        folder.mkdir(parents=True)
        (folder / "half").write_bytes(b"half")

    assert install(tiny(), str(source))
    assert [NAME] == leftovers(tiny())
    assert not (tiny().folder / "half").exists()


@pytest.mark.parametrize("one", [tiny(), whisper()], ids=["archive", "files"])
def test_a_removed_model_is_gone(source: Path, one: Model) -> None:
    """Nothing of it is left, and it can be installed again."""
    install(one, str(source))

    remove(one)

    assert [] == leftovers(one)
    assert "absent" == state(one)
    assert install(one, str(source))


def test_a_begun_download_is_removed_too() -> None:
    """It takes as much space."""
    parts = Workplace(tiny()).parts
    parts.mkdir(parents=True)
    (parts / ARCHIVE).write_bytes(bytes(1000))
    assert "begun" == state(tiny())

    remove(tiny())

    assert [] == leftovers(tiny())


def test_removing_a_link_does_not_touch_where_it_leads(
    source: Path, tmp_path: Path
) -> None:
    """Somebody keeps the model on another disk."""
    install(tiny(), str(source))
    elsewhere = tmp_path / "elsewhere"
    tiny().folder.rename(elsewhere)
    tiny().folder.symlink_to(elsewhere)

    remove(tiny())

    assert "absent" == state(tiny())
    assert (elsewhere / "am" / "final.mdl").is_file()


def test_what_is_not_installed_can_be_neither_checked_nor_removed() -> None:
    """Both say so."""
    with pytest.raises(ModelMissing):
        verify(tiny())
    with pytest.raises(ModelMissing):
        remove(tiny())
    assert not tiny().home.exists()


def test_two_installations_at_once_do_not_harm_each_other() -> None:
    """The second one says that the first one is busy; the first one succeeds."""
    offer = Offer(CONTENT, held_at=len(CONTENT) // 2)
    server = ModelServer({f"/models/{ARCHIVE}": offer})
    one = tiny(server.address)
    first = threading.Thread(target=install, args=(one, None))
    first.start()
    latest = time.monotonic() + 30
    while state(one) == "absent" and time.monotonic() < latest:
        time.sleep(0.01)

    with pytest.raises(ModelBusy):
        install(one, None)
    with pytest.raises(ModelBusy):
        remove(one)
    server.goes_on.set()
    first.join(timeout=30)

    server.close()
    assert verify(one)
    assert [NAME] == leftovers(one)


def test_many_installations_at_once_leave_one_whole_model(source: Path) -> None:
    """Each of them succeeds, finds it installed, or finds another one busy."""
    outcomes: list[object] = []

    def installing() -> None:
        try:
            outcomes.append(install(tiny(), str(source)))
        except ModelBusy as busy:
            outcomes.append(type(busy))

    threads = [threading.Thread(target=installing) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)

    assert {True} <= {*outcomes} <= {True, False, ModelBusy}
    assert 1 == outcomes.count(True)
    assert 8 == len(outcomes)
    assert verify(tiny())
    assert [NAME] == leftovers(tiny())


def test_other_models_can_be_installed_meanwhile(source: Path) -> None:
    """Each has a workplace of its own."""
    with Workplace(tiny()).reserved():
        assert install(whisper(), str(source))
        assert [".incoming", "whisper-tiny"] == leftovers(tiny())
    assert ["whisper-tiny"] == leftovers(tiny())


def test_a_folder_that_cannot_be_made_is_named(source: Path) -> None:
    """A file stands in its place."""
    tiny().home.parent.parent.mkdir(parents=True)
    tiny().home.parent.write_bytes(b"a file")

    with pytest.raises(FolderClosed) as caught:
        install(tiny(), str(source))
    assert str(tiny().home) == caught.value.said["folder"]
