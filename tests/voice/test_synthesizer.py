"""The real pyttsx3 with the espeak-ng of its wheel, in its own process."""

import threading
from collections.abc import Iterator

import numpy as np
import pytest

from companion.sound import Sound
from companion.speaking.synthesis import InstalledVoice
from companion.speaking.synthesizer import (
    Synthesizer,
    SynthesizerLost,
    speakable,
)
from companion.speaking.voice import Voice, VoiceMissing, chosen_voice
from tests.voice.processes import kill_newest


def seconds(sound: Sound) -> float:
    return sum(map(len, sound.blocks)) / 2 / sound.rate


def loudness(sound: Sound) -> float:
    return float(np.frombuffer(b"".join(sound.blocks), dtype="<i2").std())


@pytest.fixture
def own_synthesizer() -> Iterator[Synthesizer]:
    """Return a synthesizer that a test may kill."""
    own = Synthesizer()
    yield own
    own.close()


@pytest.mark.parametrize(
    ("wanted", "text"),
    [
        ("fr-fr", "Bleu trois, Alice. À Bruno."),
        ("cs", "Modrá trojka, Alice. Hraje Bruno."),
        ("en-gb", "Blue three, Alice. Bruno is next."),
        ("ko", "보라 여섯"),
    ],
)
def test_every_language_has_a_voice(
    synthesizer: Synthesizer, wanted: str, text: str
) -> None:
    """No system package is needed on Linux."""
    voice = chosen_voice(synthesizer.voices(), (wanted,))
    assert voice is not None
    sound = synthesizer.synthesize(text, voice)
    assert 0.5 < seconds(sound) < 4
    assert loudness(sound) > 500


def test_voice_and_speed_hold_for_one_text(
    synthesizer: Synthesizer, korean_voice: InstalledVoice
) -> None:
    """pyttsx3 alone would keep the speed of the first text."""
    slow = synthesizer.synthesize("보라 여섯", korean_voice, 100)
    fast = synthesizer.synthesize("보라 여섯", korean_voice, 250)
    again = synthesizer.synthesize("보라 여섯", korean_voice, 100)
    assert seconds(slow) > 1.5 * seconds(fast)
    assert seconds(slow) == pytest.approx(seconds(again), rel=0.1)


def test_a_hundred_texts_in_a_row_are_spoken(
    synthesizer: Synthesizer, korean_voice: InstalledVoice
) -> None:
    """None is empty, none is the one before."""
    lengths = [
        seconds(synthesizer.synthesize("보라 " * (1 + count % 3), korean_voice))
        for count in range(100)
    ]
    one, two, three = (lengths[start::3] for start in range(3))
    assert max(one) < min(two)
    assert max(two) < min(three)


@pytest.mark.parametrize(
    "text",
    ["<speak>one</speak>", "a\0b", "\ud800 one", "one & two", "one " * 200],
)
def test_hostile_texts_are_spoken(
    synthesizer: Synthesizer, korean_voice: InstalledVoice, text: str
) -> None:
    """Names of players can hold anything."""
    assert seconds(synthesizer.synthesize(text, korean_voice)) > 0.1


def test_signs_that_stop_native_code_are_left_out() -> None:
    """A text goes on after them."""
    assert "a b c" == speakable("a\0b\n\ud800c ")
    assert "" == speakable(" — …\0")


def test_a_text_without_sound_is_no_success(
    synthesizer: Synthesizer, korean_voice: InstalledVoice
) -> None:
    """pyttsx3 calls it completed."""
    with pytest.raises(SynthesizerLost):
        synthesizer.synthesize("", korean_voice)


def test_an_unknown_voice_is_no_success(synthesizer: Synthesizer) -> None:
    """pyttsx3 would go on with the voice of another language."""
    nobody = InstalledVoice("nobody", "Nobody", ())
    with pytest.raises(SynthesizerLost):
        synthesizer.synthesize("one", nobody)


def test_a_killed_synthesizer_comes_back(own_synthesizer: Synthesizer) -> None:
    """The table is told once, and the next text is spoken."""
    (voice, *_) = own_synthesizer.voices()
    kill_newest("synthesizer")
    with pytest.raises(SynthesizerLost):
        own_synthesizer.synthesize("one", voice)
    assert seconds(own_synthesizer.synthesize("one", voice)) > 0.1


CZECH = InstalledVoice("zlw/cs", "Czech", ("cs",))
FRENCH = InstalledVoice("roa/fr", "French (France)", ("fr-fr",))
BELGIAN = InstalledVoice("roa/fr-be", "French (Belgium)", ("fr-be",))
HORTENSE = InstalledVoice("HKEY/FR-FR_HORTENSE", "Microsoft Hortense Français", ())


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (("fr-fr",), FRENCH),
        (("fr_BE", "fr-fr"), BELGIAN),
        (("roa/fr",), FRENCH),
        (("fr-ca",), BELGIAN),
        (("fr-ca", "fr-fr"), FRENCH),
        (("cs-CZ",), CZECH),
        (("czech",), CZECH),
        (("français",), HORTENSE),
        (("tlh",), None),
        ((), None),
    ],
)
def test_the_best_voice_is_chosen(
    wanted: tuple[str, ...], expected: InstalledVoice | None
) -> None:
    """First the very voice or place, then the language, then a name."""
    installed = (CZECH, BELGIAN, FRENCH, HORTENSE)
    assert expected == chosen_voice(installed, wanted)


@pytest.fixture(scope="module")
def voice() -> Iterator[Voice]:
    """Return a voice for which this machine may have no loudspeaker."""
    own = Voice()
    yield own
    own.close()


def test_a_missing_language_is_told(voice: Voice) -> None:
    """No other language is spoken in its place."""
    with pytest.raises(VoiceMissing) as caught:
        voice.say("nuqneH", ("tlh",))
    assert ("tlh",) == caught.value.wanted


@pytest.mark.parametrize("text", ["", " ", "\n", "…"])
def test_nothing_to_say_is_said_at_once(voice: Voice, text: str) -> None:
    """A silent message is no fault."""
    assert voice.say(text, ("fr",))


def test_silence_asked_for_while_nobody_speaks_changes_nothing(voice: Voice) -> None:
    """It is not kept for the next sentence."""
    voice.cancel()
    thread = threading.Thread(target=voice.cancel)
    thread.start()
    thread.join()
    assert voice.say("", ("fr",))
