"""Lines of journeys, spoken and heard by the real recognizer in the real program.

Czech is spoken by Festival where its voices are (`make test-sound` installs them where
it may), English and French by espeak-ng. Whisper's base model hears them all. French
journeys have fewer lines than the typed ones: espeak-ng's French is too far from what
people say, so that the cards of journey 2 are not heard. Journey 1 is spoken beside
this, where tables are set up aloud.
"""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
import soundfile
import yaml

from companion.speaking.synthesizer import Synthesizer
from companion.speaking.voice import chosen_voice
from tests.house.program import run
from tests.journeys.evening import FOLDER, SAID, SILENCE, answers, evening
from tests.voice.made_sounds import samples_of
from tests.voice.test_set_up_aloud import padded

FESTIVAL, FESTIVAL_VOICE, PACKAGE = "text2wave", "czech_ph", "festvox-czech-ph"
VOICES, PACE = {"en": "en-us", "fr": "fr-fr"}, 150
SPOKEN: dict[tuple[str, int], tuple[str, ...]] = {
    ("en", 2): (
        *("new round, Alice begins", "in the row: a portal and a dagger"),
        *("Alice plays the blue three", "Paul plays the blue five = blue five"),
        *("no, six", "where is the Shadow?"),
    ),
    ("en", 6): (
        *("new round, Alice begins", "who is the Shadow?", "what is David's role?"),
        *("is Paul the Shadow?", "tell me who the Shadow is"),
    ),
    ("en", 9): (
        *("what does the circle mean?", "on a tile"),
        *("what does the circle on the board mean?", "what does the triangle mean?"),
    ),
    ("fr", 8): (
        *("> nouvelle manche, Aline commence",),
        *("> un portail et un masque dans la rangée",),
        *("passe-moi les chips", "le bus rouge numéro sept n'est jamais venu"),
        *("on était sept dans une petite voiture rouge", "c'était trop drôle"),
        *("mon pull bleu a deux trous", "trois, deux, un, bonne année"),
        *("hier c'était à moi de faire la cuisine", "à qui le tour ?"),
    ),
    ("cs", 2): (
        *("nové kolo, začíná Alena", "v nabídce portál a dýka"),
        *("Alena hraje modrou trojku", "modrá pětka", "ne, šestku = ne, šestka"),
        *("zelená jednička", "ne, modrá"),
    ),
    ("cs", 6): (
        *("nové kolo, začíná Alena", "kdo je Stín?", "má Lea dýku?"),
        *("je Pavel Stín?", "jakou roli má David?", "co má Alena v ruce?"),
    ),
    ("cs", 9): (
        *("co znamená kruh na destičce? = na destičce", "co znamená kruh na plánu?"),
        *("co znamená trojúhelník?",),
    ),
}
"""Lines by language and journey; after `=` how the journey types them.

What comes first and begins with `> ` is typed, before anybody speaks.
"""

Speak = Callable[[str], Path]


def by_espeak(language: str, synthesizer: Synthesizer, folder: Path) -> Speak:
    """Return what speaks a text with espeak-ng into a file."""
    voice = chosen_voice(synthesizer.voices(), (VOICES[language],))
    assert voice is not None
    name = voice

    def speak(text: str) -> Path:
        sound = synthesizer.synthesize(text, name, PACE)
        return padded(samples_of(sound, sound.rate), sound.rate, folder / "said.wav")

    return speak


def by_festival(folder: Path) -> Speak:
    """Return what speaks a Czech text with a voice of Festival into a file."""
    assert shutil.which(FESTIVAL), f"Czech is spoken by festival and {PACKAGE}"

    def speak(text: str) -> Path:
        said, path = folder / "said.txt", folder / "said.wav"
        said.write_text(text, encoding="iso8859-2")
        command = (FESTIVAL, "-eval", f"(voice_{FESTIVAL_VOICE})", "-o", path, said)
        subprocess.run(command, check=True, timeout=60)
        return padded(*soundfile.read(path), path)

    return speak


def heard_as_typed(number: int, language: str, speak: Speak, model: Path) -> None:
    """Assert that spoken lines of a journey are answered as the typed ones."""
    (journey,) = FOLDER.glob(f"{number:02}-*.{language}.txt")
    home = speak("a").parent
    script = SPOKEN[language, number]
    typed = "".join(f"{line[2:]}\n" for line in script if line.startswith(SAID))
    lines = [line.split(" = ") for line in script if not line.startswith(SAID)]
    files = [
        speak(spoken).rename(home / f"{place}.wav")
        for place, (spoken, *_) in enumerate(lines)
    ]
    settings = evening(journey).settings
    (home / "s.yaml").write_text(yaml.safe_dump(settings["config"]), encoding="utf-8")
    table = (*settings["start"].replace(" --json", "").split(), "--json")
    kept = ("--config", "s.yaml", "--sitting", "evening.db")
    run(home, *table, *kept, lines=typed)
    ears = ("--recognizer", "whisper", "--model", model)
    done = run(home, *table, *kept, *ears, "--audio", *files)

    assert len(done.answers) == len(lines), done.log
    for (*_, line), answer in zip(lines, done.answers, strict=True):
        said = tuple(answer["said"]) or (SILENCE,)  # type: ignore[arg-type]
        # The last answer of an evening that is typed ends with its farewell.
        assert said == answers(journey, line)[: len(said)], answer["heard"]


@pytest.mark.parametrize(
    ("language", "number"), [one for one in SPOKEN if "cs" != one[0]]
)
def test_lines_of_a_journey_are_heard_as_they_are_typed(
    language: str,
    number: int,
    synthesizer: Synthesizer,
    whisper_model: Path,
    tmp_path: Path,
) -> None:
    """By espeak-ng: what is answered is what the golden transcript says."""
    speak = by_espeak(language, synthesizer, tmp_path)

    heard_as_typed(number, language, speak, whisper_model)


@pytest.mark.sound
@pytest.mark.parametrize("number", [number for one, number in SPOKEN if one == "cs"])
def test_czech_lines_of_a_journey_are_heard_as_they_are_typed(
    number: int, whisper_model: Path, tmp_path: Path
) -> None:
    """By Festival's Czech voice "ph", in the same way."""
    heard_as_typed(number, "cs", by_festival(tmp_path), whisper_model)
