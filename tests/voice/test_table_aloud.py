"""The whole program with real sound: said into the microphone, answered aloud."""

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
import soundfile

from companion.hearing.recordings import recorded_utterances
from companion.hearing.whisper.recognizer import WhisperRecognizer
from companion.speaking.synthesizer import Synthesizer
from companion.speaking.voice import chosen_voice
from tests.house.program import ROOT
from tests.voice.made_sounds import MADE, RATE, Samples, as_loud, samples_of
from tests.voice.playing import Monitor, Playing
from tests.voice.sound_server import RATE as HEARD_RATE
from tests.voice.sound_server import SoundServer

HEARD = ROOT.parent / "shared" / "heard"
PLAYERS = "Alice,David,Eva,Bruno,Chloé"
ECHO = 60
"""Milliseconds from the loudspeaker to the microphone, through the devices."""
SILENCE = 4.0
"""Seconds after which nothing will be answered any more."""
LIKENESS = 0.6
"""The part of the printed words that a recognizer must hear when they are spoken."""
NOT_COUNTED = "The steps to the Moon are not counted yet."
BEGINNING = "new round, Alice begins"
ANSWERS = {
    "Alice plays the green three": "Green three, Alice.",
    "where is the shadow": NOT_COUNTED,
    "what is the illumination ritual": "Illumination is the ritual",
}
"""What is said, in this order, and a part of what the companion prints and says."""
CLIPS = {
    "0044-en-piper_joe.flac": "Brown three, David.",
    "0116-en-piper_joe.flac": "Illumination is the ritual",
}
"""The same for recordings of another voice."""
TALK = (
    "do you want more coffee",
    "I was at the dentist yesterday",
    "Bruno is a shadow, I am sure of it",
    "that was bad luck",
)
CONFIGURATION = """
language: en
voice: both
listening: {listening}
recognizer: whisper
model: {model}
"""

Record = Callable[[str], Path]


@dataclass(frozen=True)
class Room:
    """Hold the companion, and the devices between it and the people."""

    server: SoundServer
    play: Playing
    monitor: Monitor

    def answer(self, recording: Path) -> str:
        """Say what a recording holds, and return what is printed until silence."""
        before = self.monitor.seconds
        self.server.say_into_microphone(recording)
        printed = self.play.line()
        assert printed, f"{recording.name}: no answer"
        self.monitor.wait_for_sound(before)
        self.monitor.wait_for_silence()
        return " ".join((printed, *self.rest()))

    def rest(self, patience: float = 0.1) -> Iterator[str]:
        """Yield what is printed, until nothing is for so many seconds."""
        while line := self.play.line(patience):
            yield line


@pytest.fixture
def record(synthesizer: Synthesizer, tmp_path: Path) -> Record:
    """Return what records a sentence in a file of that name."""
    voice = chosen_voice(synthesizer.voices(), ("en-us",))
    assert voice is not None

    def recorded(sentence: str) -> Path:
        path = tmp_path / f"{sentence.replace(' ', '-')}.wav"
        samples = samples_of(synthesizer.synthesize(sentence, voice, 140), 48_000)
        silence = np.zeros(24_000)
        soundfile.write(path, np.concatenate([silence, samples, silence]), 48_000)
        return path

    return recorded


@pytest.fixture
def room(
    sound_server: SoundServer,
    whisper_model: Path,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> Iterator[Room]:
    """Return a room with the companion, which hears what its loudspeaker plays."""
    settings = tmp_path / "mine.yaml"
    text = CONFIGURATION.format(listening=request.param, model=whisper_model)
    settings.write_text(text, encoding="utf-8")
    sound_server.let_the_room_carry(ECHO)
    monitor = Monitor(sound_server.record())
    process = sound_server.start(
        *(sys.executable, "-m", "companion", "play", "shamans", "--voice"),
        *("--players", PLAYERS, "--config", str(settings)),
    )
    assert process.stdin is not None
    lines = process.stdin.buffer.raw  # type: ignore[attr-defined]
    play = Playing(process, lines)
    play.type(BEGINNING)
    monitor.wait_for_silence(2.0)
    yield Room(sound_server, play, monitor)
    process.stdin.close()
    assert process.wait(timeout=30) == 0
    assert process.stderr is not None
    assert process.stderr.read() == ""


open_ears = pytest.mark.parametrize("room", ["open"], indirect=True)
at_the_key = pytest.mark.parametrize("room", ["press"], indirect=True)


@pytest.mark.lasting
@open_ears
def test_what_is_said_is_answered_in_print_and_aloud(
    room: Room, record: Record, whisper_model: Path, tmp_path: Path
) -> None:
    """Announcements and questions; the answers can be heard by any recognizer."""
    list(room.rest())
    expected = {record(said): answer for said, answer in ANSWERS.items()}
    if HEARD.is_dir():
        expected |= {HEARD / "audio" / clip: answer for clip, answer in CLIPS.items()}
    begun = room.monitor.seconds
    printed = []
    for recording, part in expected.items():
        printed.append(room.answer(recording))
        assert part in printed[-1], recording.name
    spoken = written(room.monitor.since(begun), tmp_path, HEARD_RATE)
    heard = words(" ".join(heard_in(spoken, whisper_model)))
    said = words(" ".join(printed))
    assert len(said & heard) > LIKENESS * len(said), (said, heard)


@pytest.mark.lasting
@open_ears
def test_nothing_is_invented_from_noise_talk_or_its_own_voice(
    room: Room, record: Record, tmp_path: Path
) -> None:
    """Nothing is printed and nothing is said; afterwards the table is not deaf."""
    own = written(room.monitor.since(0.0), tmp_path, HEARD_RATE)
    assert list(room.rest())
    # On a busy machine the first sentences come with long pauses.
    room.monitor.wait_for_silence(5.0)
    before = room.monitor.last_sound()
    for make in MADE:
        for loudness in (0.03, 0.15):
            made = as_loud(make(), loudness)[: 2 * RATE]
            room.server.say_into_microphone(written(made, tmp_path))
    for talk in (*map(record, TALK), own):
        room.server.say_into_microphone(talk)
    assert list(room.rest(SILENCE)) == []
    assert room.monitor.last_sound() == before
    assert NOT_COUNTED in room.answer(record("where is the shadow"))


@pytest.mark.lasting
@at_the_key
def test_noise_after_the_key_is_no_announcement(room: Room, tmp_path: Path) -> None:
    """Who pressed it hears that nothing was understood, and no more."""
    list(room.rest())
    for make in MADE[1:]:
        room.play.type()
        room.server.say_into_microphone(written(as_loud(make(), 0.1), tmp_path))
    said = " ".join(room.rest(12.0))
    assert said
    assert "next" not in said


def written(
    samples: "Samples | npt.NDArray[np.int16]", folder: Path, rate: int = RATE
) -> Path:
    """Return a file of samples, which is another one each time."""
    path = folder / f"{len(list(folder.iterdir()))}.wav"
    soundfile.write(path, samples, rate)
    return path


def heard_in(recording: Path, model: Path) -> Iterator[str]:
    """Yield what a recognizer hears in a recording."""
    recognizer = WhisperRecognizer(model, "en")
    for utterance in recorded_utterances(recording):
        yield recognizer.hear(utterance).text
    recognizer.close()


def words(text: str) -> set[str]:
    return set(re.findall("[a-z]+", text.lower()))
