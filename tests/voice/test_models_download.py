"""Models are downloaded over networks that break, from servers that err."""

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.hearing.models.faults import (
    AddressUnusable,
    DownloadBroken,
    FileAbsent,
    HostUnreachable,
    HostUntrusted,
    InstallError,
    ServerUnable,
    SizeWrong,
    SumWrong,
)
from companion.hearing.models.installing import install, state, verify
from companion.hearing.models.manifest import Model
from companion.hearing.models.workplace import Workplace
from tests.voice.made_models import (
    ARCHIVE,
    NAME,
    archive,
    files,
    leftovers,
    model,
    part,
)
from tests.voice.model_server import ModelServer, Offer

CONTENT = archive(files())
PATH = f"/models/{ARCHIVE}"
THIRDS = [len(CONTENT) * sixth // 6 for sixth in (1, 3, 5)]
Serve = Callable[[Offer], ModelServer]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the user's data folder, an empty one, on a machine without a proxy."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("no_proxy", "*")
    return tmp_path


@pytest.fixture
def serve() -> Iterator[Serve]:
    """Return what serves a model's archive until the test ends."""
    begun: list[ModelServer] = []

    def serving(offer: Offer) -> ModelServer:
        begun.append(ModelServer({PATH: offer}))
        return begun[-1]

    yield serving
    for server in begun:
        server.close()


def tiny(address: str) -> Model:
    """Return the model whose archive lies at an address."""
    return model(address, part(ARCHIVE, CONTENT))


def fault(one: Model, given: str | None = None) -> InstallError:
    """Return why a model cannot be installed; nothing of it can be used."""
    with pytest.raises(InstallError) as caught:
        install(one, given)
    assert state(one) in ("absent", "begun")
    return caught.value


def left_by_an_earlier_run(one: Model, content: bytes, tag: str = "") -> None:
    """Put into the workplace what a run that was cut short has left there."""
    place = Workplace(one)
    place.parts.mkdir(parents=True)
    (place.parts / ARCHIVE).write_bytes(content)
    place.tag(one.parts[0]).write_text(tag, encoding="utf-8")


def test_a_model_is_downloaded_checked_and_unpacked(serve: Serve) -> None:
    """All files of the archive are there, and nothing else but their checksums."""
    one = tiny(serve(Offer(CONTENT)).address)

    assert install(one, None)

    installed = {name: (one.folder / name).read_bytes() for name in files()}
    assert files() == installed
    assert verify(one)
    assert [NAME] == leftovers(one)


def test_what_has_come_is_told_in_percent(serve: Serve) -> None:
    """The percents rise to a hundred."""
    told: list[int] = []

    install(tiny(serve(Offer(CONTENT)).address), None, told.append)

    assert sorted(told) == told
    assert len(set(told)) > 5
    assert 100 == told[-1]


def test_an_installed_model_is_not_downloaded_again(serve: Serve) -> None:
    """It is only read again."""
    server = serve(Offer(CONTENT))
    one = tiny(server.address)
    install(one, None)

    assert not install(one, None)
    assert 1 == len(server.asked)


@pytest.mark.parametrize("is_reset", [False, True])
@pytest.mark.parametrize("cut", THIRDS)
def test_a_cut_connection_is_taken_up_again(
    serve: Serve, cut: int, *, is_reset: bool
) -> None:
    """The download goes on where it was cut, in the same run."""
    server = serve(Offer(CONTENT, cuts=[cut], is_reset=is_reset))

    assert install(tiny(server.address), None)

    first, second = (start for _, start in server.asked)
    assert 0 == first
    assert 0 < second <= cut


def test_a_connection_that_is_cut_in_every_third_brings_the_whole_file(
    serve: Serve,
) -> None:
    """Nothing is sent twice."""
    server = serve(Offer(CONTENT, cuts=THIRDS.copy()))

    assert install(tiny(server.address), None)

    assert [0, *THIRDS] == [start for _, start in server.asked]
    assert len(CONTENT) == server.sent


@pytest.mark.parametrize("cut", THIRDS)
def test_a_server_without_ranges_starts_again(serve: Serve, cut: int) -> None:
    """What it sends is the whole file each time, and nothing is appended to it."""
    server = serve(Offer(CONTENT, has_ranges=False, cuts=[cut]))

    assert install(tiny(server.address), None)
    assert cut + len(CONTENT) == server.sent


@pytest.mark.parametrize("cut", THIRDS)
def test_a_later_run_goes_on_from_another_server(serve: Serve, cut: int) -> None:
    """The first one is gone for good; what it gave is not downloaded again."""
    gone = serve(Offer(CONTENT, cuts=[cut, cut, cut, cut]))
    one = tiny(gone.address)
    broken = fault(one)
    assert isinstance(broken, DownloadBroken)
    assert 100 * cut // len(CONTENT) == broken.said["percent"]
    assert "begun" == state(one)
    mirror = serve(Offer(CONTENT))

    assert install(one, mirror.address)
    assert [(PATH, cut)] == mirror.asked


def test_a_run_that_goes_on_downloads_only_the_rest(serve: Serve) -> None:
    """The server is asked for what is missing."""
    server = serve(Offer(CONTENT))
    one = tiny(server.address)
    left_by_an_earlier_run(one, CONTENT[: THIRDS[1]], '"first"')

    assert install(one, None)
    assert [(PATH, THIRDS[1])] == server.asked


@pytest.mark.parametrize("mark", ["", '"first"'])
@pytest.mark.parametrize("tag", ['"second"', "", 'W/"second"'])
def test_a_file_that_has_changed_meanwhile_is_noticed(
    serve: Serve, mark: str, tag: str
) -> None:
    """By its mark, or else by its checksum: halves of two files make none."""
    one = tiny(serve(Offer(CONTENT, tag=tag)).address)
    other = bytes(255 - byte for byte in CONTENT[: THIRDS[1]])
    left_by_an_earlier_run(one, other, mark)

    assert install(one, None)
    assert files()["am/final.mdl"] == (one.folder / "am/final.mdl").read_bytes()


@pytest.mark.parametrize("mark", ["", '"first"'])
def test_a_server_that_ignores_the_condition_is_noticed(
    serve: Serve, mark: str
) -> None:
    """It goes on with another version, whose mark tells: all of it is asked for."""
    offer = Offer(CONTENT, tag='"second"', is_heeding=False)
    server = serve(offer)
    one = tiny(server.address)
    other = bytes(255 - byte for byte in CONTENT[: THIRDS[1]])
    left_by_an_earlier_run(one, other, mark)

    assert install(one, None)
    assert [THIRDS[1], 0] == [start for _, start in server.asked]


def test_a_server_that_has_less_than_was_there_is_asked_for_all(serve: Serve) -> None:
    """It says that it has no such range; what it has is another file."""
    server = serve(Offer(CONTENT[: THIRDS[0]]))
    one = tiny(server.address)
    left_by_an_earlier_run(one, CONTENT[: THIRDS[1]])

    assert isinstance(fault(one), SizeWrong)
    assert [THIRDS[1], 0] == [start for _, start in server.asked]


def test_a_whole_archive_is_not_downloaded_again(serve: Serve) -> None:
    """An installation that ended between download and unpacking left it there."""
    server = serve(Offer(CONTENT))
    one = tiny(server.address)
    left_by_an_earlier_run(one, CONTENT)

    assert install(one, None)
    assert [] == server.asked


@pytest.mark.parametrize("size", [len(CONTENT), len(CONTENT) + 7])
def test_a_wrong_archive_that_lies_there_is_downloaded_anew(
    serve: Serve, size: int
) -> None:
    """What an earlier attempt has left may be broken."""
    server = serve(Offer(CONTENT))
    one = tiny(server.address)
    left_by_an_earlier_run(one, bytes(size))

    assert install(one, None)
    assert [(PATH, 0)] == server.asked


def test_wrong_bytes_are_never_unpacked(serve: Serve) -> None:
    """The checksum goes first; the file is deleted, and the address is named."""
    wrong = CONTENT[:-1000] + bytes(1000)
    one = tiny(serve(Offer(wrong)).address)

    wrong_sum = fault(one)

    assert isinstance(wrong_sum, SumWrong)
    assert f"{one.address}/{ARCHIVE}" == wrong_sum.said["source"]
    assert [] == leftovers(one)


@pytest.mark.parametrize("kind", ["md5", "sha256"])
def test_either_checksum_is_enough_to_refuse_a_file(serve: Serve, kind: str) -> None:
    """Publishers give one or the other, or both."""
    server = serve(Offer(CONTENT[:-1000] + bytes(1000)))
    whole = part(ARCHIVE, CONTENT)
    sums = {"md5": None, "sha256": None, kind: getattr(whole, kind)}
    known = type(whole)(whole.name, whole.size, **sums)

    assert isinstance(fault(model(server.address, known)), SumWrong)


@pytest.mark.parametrize("kind", ["md5", "sha256"])
def test_either_checksum_is_enough_to_accept_a_file(serve: Serve, kind: str) -> None:
    """The one that is not known is not compared."""
    server = serve(Offer(CONTENT))
    whole = part(ARCHIVE, CONTENT)
    sums = {"md5": None, "sha256": None, kind: getattr(whole, kind)}

    assert install(
        model(server.address, type(whole)(whole.name, whole.size, **sums)), None
    )


@pytest.mark.parametrize("size", [len(CONTENT) // 2, len(CONTENT) + 1000])
@pytest.mark.parametrize("is_measured", [True, False])
def test_a_file_of_another_size_is_refused(
    serve: Serve, size: int, *, is_measured: bool
) -> None:
    """A page instead of the file, half a copy of it, or a flood without end."""
    content = (CONTENT + bytes(1000))[:size]
    server = serve(Offer(content, is_measured=is_measured))

    refused = fault(tiny(server.address))

    assert isinstance(refused, SizeWrong | DownloadBroken)
    assert server.sent <= 4 * size


@pytest.mark.parametrize("status", [401, 403, 404, 410, 501, 204])
def test_an_address_without_the_file_is_told_with_the_code(
    serve: Serve, status: int
) -> None:
    """The remedy depends on it."""
    one = tiny(serve(Offer(CONTENT, status=status)).address)

    absent = fault(one)

    assert isinstance(absent, FileAbsent | ServerUnable)
    assert status == absent.said["status"]
    assert f"{one.address}/{ARCHIVE}" == absent.said["address"]


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_server_that_is_down_is_to_be_tried_later(serve: Serve, status: int) -> None:
    """Its address is right all the same."""
    assert isinstance(
        fault(tiny(serve(Offer(CONTENT, status=status)).address)), ServerUnable
    )


def test_a_refused_connection_names_the_host(serve: Serve) -> None:
    """Nobody listens at that port any more."""
    server = serve(Offer(CONTENT))
    server.close()

    refused = fault(tiny(server.address))

    assert isinstance(refused, HostUnreachable)
    assert "127.0.0.1" == refused.said["host"]


def test_a_host_that_does_not_exist_is_named() -> None:
    """So it is without any network."""
    unknown = fault(tiny("https://models.invalid/vosk"))

    assert isinstance(unknown, HostUnreachable)
    assert "models.invalid" == unknown.said["host"]


@pytest.mark.parametrize(
    "address",
    [
        "ftp://example.org/models",
        "file:///etc",
        "https://",
        "http://[::1",
        "http://exa mple.org/models",
        "http://example.org:port/models",
        "://",
    ],
)
def test_what_is_no_address_of_the_web_is_refused(address: str) -> None:
    """No other ways of fetching are open, local files least of all."""
    assert isinstance(
        fault(tiny("http://127.0.0.1:9/x"), address), AddressUnusable | HostUnreachable
    )


def test_a_server_may_send_on(serve: Serve) -> None:
    """Great sites keep their files elsewhere."""
    server = serve(Offer(CONTENT))
    sending = serve(Offer(b"", location=f"{server.address}/{ARCHIVE}"))

    assert install(tiny(sending.address), None)


@pytest.mark.parametrize("place", ["file:///etc/hostname", "ftp://127.0.0.1/a.zip"])
def test_a_server_cannot_send_on_to_other_places(serve: Serve, place: str) -> None:
    """Least of all to a file of this machine."""
    fault(tiny(serve(Offer(b"", location=place)).address))


def test_a_server_that_sends_in_circles_is_left(serve: Serve) -> None:
    """It counts as a wrong address."""
    offer = Offer(b"")
    server = serve(offer)
    offer.location = f"{server.address}/{ARCHIVE}"

    assert isinstance(fault(tiny(server.address)), FileAbsent)


def test_a_server_that_cannot_prove_who_it_is_is_refused(tmp_path: Path) -> None:
    """Somebody may have come between."""
    certificate = tmp_path / "certificate.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes"),
            *("-subj", "/CN=127.0.0.1", "-days", "1"),
            *("-keyout", certificate, "-out", tmp_path / "public.pem"),
        ],
        check=True,
        capture_output=True,
    )
    with certificate.open("a") as both:
        both.write((tmp_path / "public.pem").read_text())
    server = ModelServer({PATH: Offer(CONTENT)}, certificate)

    untrusted = fault(tiny(server.address))

    server.close()
    assert isinstance(untrusted, HostUntrusted)
    assert "127.0.0.1" == untrusted.said["host"]


@pytest.mark.parametrize("ending", ["", "/", f"/{ARCHIVE}"])
def test_a_mirror_is_named_by_its_folder_or_by_the_file(
    serve: Serve, ending: str
) -> None:
    """People copy the one address or the other."""
    mirror = serve(Offer(CONTENT))

    assert install(tiny("http://127.0.0.1:9/gone"), mirror.address + ending)


def test_an_archive_of_another_name_can_be_given_by_its_address() -> None:
    """Mirrors may rename it; its checksum tells what it is."""
    mirror = ModelServer({"/models/small.zip": Offer(CONTENT)})

    is_new = install(tiny("http://127.0.0.1:9/gone"), f"{mirror.address}/small.zip")

    mirror.close()
    assert is_new
