"""Ears that stay open, or open at the key: nothing is lost, and nothing invented."""

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest
import soundfile

from companion.crowd import MANY
from tests.voice.conftest import Speak
from tests.voice.playing import Monitor, Playing, playing
from tests.voice.sound_server import SoundServer

FIRST_PROMPT, OPEN, PRESS = "누가 시작해요?", "항상 들어요.", "엔터를 누르고 말하세요."
BEGUN, PURPLE_SIX = "민수 라운드 시작.", ["보라 여섯, 민수.", "보라.", "영희 차례."]
UNCLEAR, LIVELY = "네?", "시끄러우면 닫기라고 하세요."
CUT, TOLERANCE = 0.1, 0.2
"""Seconds in which speech is cut, and by which a busy machine may be late."""

Record = Callable[..., Path]


@pytest.fixture
def record(speak: Speak, tmp_path: Path) -> Record:
    """Return what records sentences, and silences of so many seconds."""

    def recorded(*parts: str | float) -> Path:
        first = speak("보라")
        rate, samples = first.rate, []
        for part in parts:
            if isinstance(part, str):
                sound = b"".join(speak(part).blocks)
                samples.append(np.frombuffer(sound, dtype="<i2"))
            else:
                samples.append(np.zeros(round(part * rate), dtype="<i2"))
        path = tmp_path / f"{abs(hash(parts))}.wav"
        soundfile.write(path, np.concatenate(samples), rate)
        return path

    return recorded


class Room:
    """Hold the companion, and the devices between it and the people."""

    def __init__(
        self, server: SoundServer, play: Playing, monitor: Monitor, record: Record
    ) -> None:
        self.server, self.play, self.monitor = server, play, monitor
        self.recorded = record

    def hear(self) -> None:
        """Wait until the companion has said something more."""
        self.monitor.wait_for_sound(after=self.monitor.seconds)
        self.monitor.wait_for_silence()

    def say(self, *parts: str | float) -> None:
        """Say sentences into the microphone, with silences between and after them."""
        self.server.say_into_microphone(self.recorded(*parts, 0.3))

    def say_in_a_gap(self, sentence: str) -> float:
        """Say something after the first sentence of a long text.

        Return when in the recording the text began.
        """
        said = self.recorded(sentence, 0.3)
        self.play.type("행성")
        self.play.lines(6)
        self.monitor.wait_for_sound(after=self.monitor.seconds)
        begins = self.monitor.seconds
        self.monitor.wait_for_silence(0.2)
        self.server.say_into_microphone(said)
        return begins


@pytest.fixture
def room(
    sound_server: SoundServer,
    korean_model: Path,
    record: Record,
    tmp_path: Path,
    request: pytest.FixtureRequest,
) -> Iterator[Room]:
    """Return a room where the companion has said how it listens and is silent."""
    monitor = Monitor(sound_server.record())
    with playing(sound_server, korean_model, tmp_path, request.param) as play:
        assert [FIRST_PROMPT, OPEN if request.param == "open" else PRESS] == play.lines(
            2
        )
        play.recognizer()
        monitor.wait_for_silence()
        yield Room(sound_server, play, monitor, record)


open_ears = pytest.mark.parametrize("room", ["open"], indirect=True)
at_the_key = pytest.mark.parametrize("room", ["press"], indirect=True)


@open_ears
def test_open_ears_hear_one_announcement_after_the_other(room: Room) -> None:
    """Nobody presses anything; talk that means nothing gets no answer."""
    room.say("민수 라운드 시작", 1.0)
    assert BEGUN == room.play.line()
    room.hear()
    room.say("다시 점수 취소 다시", 1.0, "보라 여섯")
    assert PURPLE_SIX == room.play.lines(3)


@open_ears
def test_a_play_right_after_the_read_back_is_understood(room: Room) -> None:
    """It begins a fifth of a second after the companion has fallen silent."""
    six = room.recorded("보라 여섯", 0.3)
    room.play.type("민수 라운드 시작")
    assert BEGUN == room.play.line()
    room.monitor.wait_for_sound(after=room.monitor.seconds)
    room.monitor.wait_for_silence(0.1)
    room.server.say_into_microphone(six)
    assert PURPLE_SIX == room.play.lines(3)


@open_ears
@pytest.mark.parametrize("seconds", [0.7, 2.0])
def test_a_colour_is_joined_with_the_value_that_follows(
    room: Room, seconds: float
) -> None:
    """The colour alone is silent; it is waited for, and remembered for a while."""
    room.play.type("민수 라운드 시작")
    assert BEGUN == room.play.line()
    room.hear()
    room.say("보라", seconds, "여섯")
    assert PURPLE_SIX == room.play.lines(3)


@open_ears
def test_who_speaks_while_the_ears_open_is_not_lost_silently(room: Room) -> None:
    """Nothing is taken from half of it, and a sign says so."""
    talk = room.recorded(*("보라 여섯 다시 취소 보라 여섯 다시 취소",) * 2)
    room.play.type("민수 라운드 시작")
    assert BEGUN == room.play.line()
    room.monitor.wait_for_sound(after=room.monitor.seconds)
    room.server.say_into_microphone(talk)
    assert UNCLEAR == room.play.line()


@open_ears
def test_a_long_text_is_stopped_in_its_gaps(room: Room) -> None:
    """The ears are open for a moment after each sentence."""
    begins = room.say_in_a_gap("정지")
    room.monitor.wait_for_silence(3.0)
    assert room.monitor.last_sound() < begins + 6.0


@pytest.mark.lasting
@open_ears
def test_more_goes_on_with_a_long_text(room: Room) -> None:
    """Who asks for more in a gap hears the rest of it."""
    begins = room.say_in_a_gap("계속")
    room.monitor.wait_for_silence(4.0)
    assert room.monitor.last_sound() > begins + 15.0


@pytest.mark.lasting
@open_ears
def test_a_lively_room_is_offered_the_key_once(room: Room) -> None:
    """Much is said, nothing is recorded, and one sentence tells what would help."""
    talk = ("다시 점수 취소 다시", 1.0)
    for _ in range(3):
        room.say(*talk * (MANY // 3 + 1))
    printed = list(iter(lambda: room.play.line(patience=6.0), ""))

    assert 1 == printed.count(LIVELY)
    assert not any(one.startswith("보라") for one in printed)


@open_ears
def test_the_companion_does_not_hear_itself(room: Room) -> None:
    """What it reads back is an announcement too, and its loudspeaker is near."""
    room.server.let_the_room_carry(60)
    room.say("민수 라운드 시작")
    assert BEGUN == room.play.line()
    assert "" == room.play.line(patience=6.0)


@open_ears
def test_the_table_switches_to_the_key_and_back(room: Room) -> None:
    """By a typed line, as by any other."""
    room.play.type("닫기")
    room.play.line()
    room.hear()
    room.say("민수 라운드 시작")
    assert "" == room.play.line(patience=2.0)
    room.play.type("열기")
    room.play.line()
    room.hear()
    room.say("민수 라운드 시작")
    assert BEGUN == room.play.line()


@at_the_key
def test_ears_at_the_key_hear_nothing_else(room: Room) -> None:
    """What is said before the key is pressed is not for the companion."""
    room.say("민수 라운드 시작")
    assert "" == room.play.line(patience=2.0)
    room.play.type()
    room.say(1.0, "민수 라운드 시작")
    assert BEGUN == room.play.line()


@at_the_key
def test_a_second_press_ends_what_is_being_said(room: Room) -> None:
    """The answer comes while somebody is still speaking."""
    talk = room.server.begin_to_say(
        room.recorded(1.0, *("점수 다시 보라 셋 취소",) * 8)
    )
    room.play.type()
    room.monitor.wait_for(2.5)
    room.play.type()
    assert UNCLEAR == room.play.line()
    assert talk.poll() is None
    talk.communicate(timeout=60)


@at_the_key
def test_the_key_cuts_speech_and_opens_the_ears(room: Room) -> None:
    """The companion is silent at once, and hears who pressed."""
    room.play.type("행성")
    room.play.lines(6)
    room.monitor.wait_for_sound(after=room.monitor.seconds)
    room.monitor.wait_for(1.0)
    pressed = room.monitor.seconds
    room.play.type()
    room.say(0.5, "민수 라운드 시작")
    assert BEGUN == room.play.line()
    assert room.monitor.last_sound_before(pressed + 1.0) < pressed + CUT + TOLERANCE
