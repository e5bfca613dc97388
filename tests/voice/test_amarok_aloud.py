"""Amarok is heard and answered aloud; nobody says there that they want to be heard."""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile

from companion.speaking.synthesizer import Synthesizer
from companion.speaking.voice import chosen_voice
from tests.voice.made_sounds import samples_of
from tests.voice.playing import Monitor, Playing
from tests.voice.sound_server import SoundServer

TALK = "Bruno plays the red nine from his hand"
HEARD = {
    "Alice takes the blue seven from the river": "Alice lays blue seven",
    "what are the sums": "Alice seven",
    "Bruno takes the red three from his hand": "Bruno lays red three",
}
"""What is said at the key, in this order, and a part of what is answered."""
RATE = 48_000


@pytest.fixture
def recorded(synthesizer: Synthesizer, tmp_path: Path) -> dict[str, Path]:
    """Return the sentences, each in a file."""
    voice = chosen_voice(synthesizer.voices(), ("en-us",))
    assert voice is not None
    files = {}
    for number, sentence in enumerate((TALK, *HEARD)):
        files[sentence] = tmp_path / f"{number}.wav"
        samples = samples_of(synthesizer.synthesize(sentence, voice, 140), RATE)
        silence = np.zeros(RATE // 2)
        whole = np.concatenate([silence, samples, silence])
        soundfile.write(files[sentence], whole, RATE)
    return files


@pytest.fixture
def play(
    sound_server: SoundServer, whisper_model: Path, tmp_path: Path
) -> Iterator[tuple[Playing, Monitor]]:
    """Return a game with the devices that it hears and speaks with."""
    settings = tmp_path / "mine.yaml"
    settings.write_text(
        f"language: en\nvoice: both\nrecognizer: whisper\nmodel: {whisper_model}\n"
    )
    monitor = Monitor(sound_server.record())
    process = sound_server.start(
        *(sys.executable, "-m", "companion", "play", "amarok", "--voice"),
        *("--players", "Alice,Bruno,Eva", "--config", str(settings)),
    )
    assert process.stdin is not None
    playing = Playing(process, process.stdin.buffer.raw)  # type: ignore[attr-defined]
    playing.type("new round, Alice begins")
    monitor.wait_for_silence(2.0)
    yield playing, monitor
    process.stdin.close()
    assert process.wait(timeout=30) == 0


@pytest.mark.lasting
def test_amarok_is_heard_at_the_key_alone(
    sound_server: SoundServer,
    play: tuple[Playing, Monitor],
    recorded: dict[str, Path],
) -> None:
    """Without the key, talk of cards is no play, though nobody has set that."""
    playing, monitor = play
    list(iter(lambda: playing.line(0.1), ""))

    sound_server.say_into_microphone(recorded[TALK])
    assert playing.line(2.0) == ""

    for sentence, answer in HEARD.items():
        playing.type()
        before = monitor.seconds
        sound_server.say_into_microphone(recorded[sentence])
        printed = [playing.line()]
        monitor.wait_for_sound(before)
        monitor.wait_for_silence()
        printed += iter(lambda: playing.line(0.1), "")
        assert answer in " ".join(printed), sentence
