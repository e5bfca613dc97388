"""What the configuration says of speaking, and what it refuses in one line."""

from pathlib import Path

import pytest

from companion.config import ConfigError, General, load
from companion.language.locale import languages
from companion.resources import resource


def general(folder: Path, text: str) -> General:
    """Return the settings with what a file of one's own says."""
    mine = folder / "mine.yaml"
    mine.write_text(text, encoding="utf-8")
    return load([resource("config.yaml"), mine], languages()).general


def test_devices_voices_and_languages_are_named(tmp_path: Path) -> None:
    """As the system calls them, or by a part of that."""
    told = general(
        tmp_path,
        "loudspeaker: Kitchen\nearphone: Left, ALSA\nlead_in: 300\n"
        "voices: {cs: Jakub}\nhears: [cs, en]\nsignals: no\n"
        "signal_sounds:\n  rising: [[440, 60], [554, 60]]\n",
    )

    assert ("Kitchen", "Left, ALSA", 300) == (
        told.loudspeaker,
        told.earphone,
        told.lead_in,
    )
    assert {"cs": "Jakub"} == told.voices
    assert ("cs", "en") == told.hears
    assert not told.signals
    assert ((440, 60), (554, 60)) == told.signal_sounds.rising
    assert told.signal_sounds.heard != ()


@pytest.mark.parametrize(
    ("text", "key", "remedy"),
    [
        ("hears: [tlh]", "hears", "write cs, en or fr"),
        ("voices: {tlh: Worf}", "voices", "write cs, en or fr"),
        ("voices: {cs: 7}", "voices", "write text"),
        ("signals: loud", "signals", "write yes or no"),
        ("lead_in: -1", "lead_in", "write a number"),
        ("signal_sounds: {heard: [[440]]}", "signal_sounds", "[hertz, milliseconds]"),
        ("signal_sounds: {heard: [[440, 600]]}", "signal_sounds", "up to 500"),
        ("signal_sounds: {herd: []}", "herd", "write `heard`"),
    ],
)
def test_what_cannot_be_is_one_line_with_the_remedy(
    tmp_path: Path, text: str, key: str, remedy: str
) -> None:
    """File, key, fault, remedy."""
    with pytest.raises(ConfigError) as caught:
        general(tmp_path, text)

    told = str(caught.value)
    assert "mine.yaml" in told
    assert key in told
    assert remedy in told
    assert "\n" not in told
