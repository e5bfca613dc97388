"""Real sound through virtual devices: what is said arrives, what is spoken is heard."""

from pathlib import Path

import numpy as np
import pytest
import soundfile

from companion.speaking.synthesizer import Synthesizer
from companion.speaking.voice import chosen_voice
from tests.voice.conftest import Speak
from tests.voice.sound_server import SoundServer

LONG = "Bleu trois, Alice. À Bruno. " * 4


def loud_seconds(path: Path) -> float:
    """Return for how long something was to be heard in a recording."""
    samples, rate = soundfile.read(path, dtype="float32")
    frames = samples[: len(samples) // 220 * 220].reshape(-1, 220)
    (loud,) = np.nonzero(frames.std(axis=1) > 0.003)
    return float((loud[-1] - loud[0] + 1) * 220 / rate) if len(loud) else 0.0


@pytest.fixture
def recording_of_a_sentence(speak: Speak, tmp_path: Path) -> Path:
    """Return a file in which somebody says a sentence of the test table."""
    spoken = speak("민수 보라 여섯")
    path = tmp_path / "said.wav"
    samples = np.frombuffer(b"".join(spoken.blocks), dtype="<i2")
    silence = np.zeros(spoken.rate // 2, dtype="<i2")
    soundfile.write(path, np.concatenate([silence, samples, silence]), spoken.rate)
    return path


def test_what_is_said_arrives_whole(
    sound_server: SoundServer, synthesizer: Synthesizer, tmp_path: Path
) -> None:
    """Success means that every frame was played, and it is told soon after."""
    recording = sound_server.record()
    said, _ = sound_server.run("say", "fr", "60", LONG).communicate(timeout=60)
    is_whole, seconds = said.split()
    played = loud_seconds(recording.finished())
    assert "True" == is_whole
    french = chosen_voice(synthesizer.voices(), ("fr",))
    assert french is not None
    sound = synthesizer.synthesize(LONG, french)
    samples = np.frombuffer(b"".join(sound.blocks), dtype="<i2")
    soundfile.write(tmp_path / "meant.wav", samples, sound.rate)
    assert played == pytest.approx(loud_seconds(tmp_path / "meant.wav"), abs=0.2)
    assert played < float(seconds) < played + 1.5


def test_sentences_follow_each_other(sound_server: SoundServer) -> None:
    """One request, one file, one play."""
    sentences = ("un deux trois", "bleu trois", "à Bruno")
    said, _ = sound_server.run("say", "fr", "60", *sentences).communicate(timeout=60)
    assert ["True"] * 3 == said.split()[::2]


def test_speech_is_cut_when_asked(sound_server: SoundServer) -> None:
    """The rest of the sentence is never heard."""
    recording = sound_server.record()
    said, _ = sound_server.run("say", "fr", "1.0", LONG).communicate(timeout=60)
    is_whole, seconds = said.split()
    assert "False" == is_whole
    assert 1.0 <= float(seconds) < 1.5
    assert loud_seconds(recording.finished()) < 1.7


def test_the_microphone_hears_until_silence(
    sound_server: SoundServer, korean_model: Path, recording_of_a_sentence: Path
) -> None:
    """Opened by a call, closed by the end of speech."""
    listening = sound_server.run("listen", str(korean_model), "60")
    assert listening.stdout is not None
    assert "listening\n" == listening.stdout.readline()
    sound_server.say_into_microphone(recording_of_a_sentence)
    assert "민수 보라 여섯\n" == listening.communicate(timeout=15)[0]


def test_the_microphone_closes_at_the_second_call(
    sound_server: SoundServer, korean_model: Path
) -> None:
    """Nobody spoke: nothing is heard, and nobody waits."""
    listening = sound_server.run("listen", str(korean_model), "0.5")
    assert "listening\n\n" == listening.communicate(timeout=60)[0]


def test_a_lost_loudspeaker_is_noticed(sound_server: SoundServer) -> None:
    """It is unplugged in the middle of a sentence, which is no success."""
    recording = sound_server.record()
    speaking = sound_server.run("say", "fr", "60", LONG)
    recording.wait_for_sound()
    sound_server.close()
    _, errors = speaking.communicate(timeout=30)
    assert "LoudspeakerLost" in errors


def test_a_lost_microphone_is_noticed(
    sound_server: SoundServer, korean_model: Path
) -> None:
    """It is unplugged: no error comes, only nothing more."""
    listening = sound_server.run("listen", str(korean_model), "60")
    assert listening.stdout is not None
    assert "listening\n" == listening.stdout.readline()
    sound_server.close()
    _, errors = listening.communicate(timeout=15)
    assert "MicrophoneLost" in errors


def test_a_machine_without_devices_says_so(sound_server: SoundServer) -> None:
    """The text goes on; the error names what cannot be opened."""
    sound_server.close()
    _, errors = sound_server.run("say", "fr", "60", "oui").communicate(timeout=30)
    assert "LoudspeakerMissing" in errors
