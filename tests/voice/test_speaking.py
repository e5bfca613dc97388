"""The voice cannot let the game down: what breaks is mended, and said once more."""

import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from queue import Empty, SimpleQueue
from subprocess import Popen

import pytest

from companion.core.errors import CompanionError
from companion.sound import seconds
from companion.speaking.synthesizer import SynthesizerLost
from companion.speaking.voice import Speaker, Speech
from tests.voice.playing import Monitor, Playing
from tests.voice.processes import kill_newest
from tests.voice.sound_server import EARPHONE, SoundServer

ENGLISH = ("en-us",)
LONG = "One two three four five six seven eight nine ten eleven twelve thirteen."
PATIENCE = 30.0


class Speaking:
    """Hold a program that speaks, and what it prints."""

    def __init__(self, process: "Popen[str]") -> None:
        self._process = process
        self._printed: SimpleQueue[str] = SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def order(self, line: str) -> None:
        """Give it a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def line(self) -> str:
        """Return the next line that it prints."""
        try:
            return self._printed.get(timeout=PATIENCE)
        except Empty:
            return ""

    def rest(self) -> list[str]:
        """Return what it prints until all is said."""
        self.order("wait")
        lines = [self.line()]
        while lines[-1] not in ("silent", ""):
            lines.append(self.line())
        return [re.sub(r"\d+", "N", line) for line in lines]

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._printed.put(line.rstrip("\n"))


@pytest.fixture
def speaking(sound_server: SoundServer) -> Iterator[Speaking]:
    """Return a program that speaks on virtual devices."""
    process = sound_server.start(sys.executable, "-m", "tests.voice.speak")
    yield Speaking(process)
    process.communicate(timeout=PATIENCE)


def test_a_loudspeaker_that_is_plugged_in_again_says_the_sentence_again(
    sound_server: SoundServer, speaking: Speaking
) -> None:
    """Its loss is told, and all of the sentence is heard from the new one."""
    speaking.order(f"say {LONG}")
    assert speaking.line().startswith("begun")

    sound_server.unplug()
    sound_server.plug_in(44_100)

    lost, *rest = speaking.rest()
    assert lost in ("Faltered LoudspeakerLost", "Faltered LoudspeakerMissing")
    assert ["begun N", "silent"] == rest


def test_a_speech_engine_that_dies_is_started_anew(speaking: Speaking) -> None:
    """The sentence that it owed is spoken all the same."""
    speaking.order("say Who is next.")
    assert ["begun N", "silent"] == speaking.rest()

    speaking.order("kill")
    speaking.order("say Ben is next.")

    assert ["Faltered SynthesizerLost", "begun N", "silent"] == speaking.rest()


def test_the_key_cuts_and_tells_what_was_talked_over(
    sound_server: SoundServer, speaking: Speaking
) -> None:
    """It is silent within a tenth of a second; what waits is dropped."""
    monitor = Monitor(sound_server.record())
    for text in (LONG, "Who is next."):
        speaking.order(f"news {text}")
    assert speaking.line().startswith("begun")
    monitor.wait_for_sound()
    monitor.wait_for(0.5)

    speaking.order("cut")

    cut = monitor.seconds
    assert f"over {LONG}; Who is next." == speaking.line()
    assert ["silent"] == speaking.rest()
    monitor.wait_for(1.0)
    assert monitor.last_sound() < cut + 0.3


def test_a_read_back_that_was_typed_over_is_not_lost(speaking: Speaking) -> None:
    """It is begun again with what came in between: three plays are one sentence."""
    speaking.order("news Blue three, Alice.")
    assert speaking.line().startswith("begun")

    for play in ("Green six, Ben.", "Red two, Chloe."):
        speaking.order("type")
        speaking.order(f"news {play}")

    assert ["begun N", "silent"] == speaking.rest()


def test_what_is_private_is_heard_in_the_earphone_alone(
    sound_server: SoundServer, tmp_path: Path
) -> None:
    """The loudspeaker stays silent; the next question is for everybody again."""
    sound_server.add_earphone()
    settings = tmp_path / "mine.yaml"
    settings.write_text(
        f"language: en\nvoice: both\nearphone: {EARPHONE}\nlistening: press\n"
    )
    table = Monitor(sound_server.record())
    ear = Monitor(sound_server.record(device="earphone"))
    process = sound_server.start(
        *(sys.executable, "-m", "companion", "play", "shamans", "--voice"),
        *("--players", "Alice,Ben,Chloe", "--config", str(settings)),
    )
    assert process.stdin is not None
    play = Playing(process, process.stdin.buffer.raw)  # type: ignore[attr-defined]
    table.wait_for_silence(2.5)
    before = table.last_sound()

    play.type("in private, what does the portal do")
    ear.wait_for_sound()
    ear.wait_for_silence(1.0)
    assert table.last_sound() == before

    play.type("what is the score")
    table.wait_for_sound(before + 1.0)
    process.stdin.close()
    process.wait(timeout=PATIENCE)


def test_a_whispered_card_is_in_the_ear_alone(
    sound_server: SoundServer, tmp_path: Path
) -> None:
    """Not in the loudspeaker, not on the screen, not in any file."""
    sound_server.add_earphone()
    settings = tmp_path / "mine.yaml"
    settings.write_text(
        f"language: en\nvoice: both\nearphone: {EARPHONE}\nlistening: press\n"
    )
    table = Monitor(sound_server.record())
    ear = Monitor(sound_server.record(device="earphone"))
    kept = tmp_path / "evening.db"
    amarok = (sys.executable, "-m", "companion", "play", "amarok")
    given = ("--players", "Alice,Ben,Chloe", "--config", settings, "--sitting", kept)
    begun = sound_server.start(*amarok, *map(str, given), "--json")
    begun.communicate(
        "correction Ben has one round\n"
        "the earphone is for Alice\n"
        "new round, Alice starts\n",
        timeout=PATIENCE,
    )
    process = sound_server.start(*amarok, *map(str, given), "--voice")
    assert process.stdin is not None
    play = Playing(process, process.stdin.buffer.raw)  # type: ignore[attr-defined]
    table.wait_for_silence(2.5)
    before = table.last_sound()

    play.type("in private, Ben's card is the red seven with a claw")
    ear.wait_for_sound()
    ear.wait_for_silence(1.0)
    assert table.last_sound() == before

    process.stdin.close()
    process.wait(timeout=PATIENCE)
    shown = " ".join(iter(lambda: play.line(1.0), ""))
    assert "Alice" in shown
    for word in ("red", "seven", "facing"):
        assert f" {word}" not in shown
        assert word.encode() not in kept.read_bytes()


def test_three_hundred_sentences_in_a_row_are_spoken_whatever_dies() -> None:
    """The engine is killed in the middle of one; nobody has to ask again."""
    speaker = Speaker()
    spoken = []
    for number in range(300):
        if number == 150:
            kill_newest("synthesizer")
        spoken.append(attempted(speaker, f"Sentence {number}."))
    speaker.close()

    assert 300 == len(spoken)
    assert min(spoken) > 0.4


def attempted(speaker: Speaker, text: str) -> float:
    """Return the seconds of a sentence, tried once more where the engine died."""
    try:
        sound = speaker.spoken(Speech(text, ENGLISH))
    except SynthesizerLost:
        sound = speaker.spoken(Speech(text, ENGLISH))
    assert sound is not None
    return seconds(sound)


def test_an_engine_that_is_killed_while_it_speaks_is_started_anew() -> None:
    """Whoever waits for the sentence learns of it at once."""
    speaker = Speaker()
    speaker.voice(ENGLISH)
    killer = threading.Timer(0.3, kill_newest, ("synthesizer",))
    killer.start()
    lost = 0
    for number in range(2_000):
        try:
            speaker.spoken(Speech(f"{LONG} {number}" * 3, ENGLISH))
        except CompanionError:
            lost += 1
            break
    again = speaker.spoken(Speech(LONG, ENGLISH))
    speaker.close()

    assert 1 == lost
    assert again is not None
    assert seconds(again) > 2


def test_a_sentence_that_comes_again_is_not_made_again() -> None:
    """Frequent sentences are kept as sound, at each pace."""
    speaker = Speaker()
    first = speaker.spoken(Speech("Ben next.", ENGLISH))
    slower = speaker.spoken(Speech("Ben next.", ENGLISH, 100))

    assert first is speaker.spoken(Speech("Ben next.", ENGLISH))
    assert first is not slower
    speaker.close()


def test_a_chosen_voice_goes_before_the_best_one() -> None:
    """By its name or a part of it; where it is not there, the language has its best."""
    chosen = Speaker({"en": "Great Britain"})
    unknown = Speaker({"en": "Nobody"})

    assert "Great Britain" in chosen.voice(("en-us", "en")).name
    assert "America" in unknown.voice(("en-us", "en")).name
    chosen.close()
    unknown.close()
