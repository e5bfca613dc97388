"""What is corrected three times is near from then on, and never more than near."""

import json
import stat
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from companion import config
from companion.core.facts import Seat
from companion.core.words import Transcript
from companion.games.shamans.announcements import CardPlayed
from companion.games.shamans.board import World
from companion.games.shamans.configuration import Configuration
from companion.language.locale import languages
from companion.language.understanding.learned import LEARNED
from companion.learning import Learner
from companion.lessons import Confusion, Lessons, LessonsBroken, LessonsClosed
from companion.session import Session
from companion.table import Locales, Spoken, Table
from tests.house.program import Done, run

LOCALES = Locales()
SEATS = tuple(map(Seat, ("Alice", "Bruno", "Chloé")))
SIX = Confusion("fr", "value", 6, 3)
BEGUN = ("Alice commence", "masque et dague dans la rangée")
CORRECTED = (
    *BEGUN,
    "Alice joue le bleu six",
    "non, trois",
    "Bruno joue le vert six",
    "non, trois",
    "Chloé joue le jaune six",
    "non, trois",
)
"""Three corrections of the same value."""


@dataclass
class Evening:
    """Hold a table whose lessons lie in a file."""

    path: Path
    language: str = "fr"

    def __post_init__(self) -> None:
        """Bring the people together."""
        restored = config.restored("shamans", {}, "test")
        assert isinstance(restored, Configuration)
        game = restored.game()
        session = Session.begin(game, SEATS, self.language, languages())
        self.lessons = Lessons(self.path)
        self.lessons.load()
        self.table = Table(session, LOCALES, None, Learner(self.lessons))

    def say(self, *lines: str) -> Spoken:
        """Return what is answered to the last of some lines."""
        return [self.table.answer(Transcript(line)) for line in lines][-1]

    @property
    def counts(self) -> dict[Confusion, int]:
        """Return what the file holds."""
        found = Lessons(self.path)
        found.load()
        return {
            Confusion(one.language, one.field, one.heard, one.meant): one.count
            for one in found.known
        }


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the place of a file that is not there yet."""
    return tmp_path / "folder" / "learned.json"


@pytest.fixture
def evening(file: Path) -> Evening:
    """Return a French table in the middle of a round."""
    begun = Evening(file)
    begun.say(*BEGUN)
    return begun


def taught(file: Path, confusion: Confusion = SIX, times: int = 3) -> Lessons:
    """Return lessons with one that was learned already."""
    lessons = Lessons(file)
    for _ in range(times):
        lessons.count(confusion, 1)
    return lessons


def costs(text: str, lessons: Lessons | None) -> dict[int | None, float]:
    """Return what each value of a blue card costs for some French words."""
    game = Configuration().game()
    meant = None if lessons is None else lambda *one: lessons.meant("fr", *one)
    understanding = LOCALES.locale("fr", game).understanding(SEATS, meant)
    return {
        one.meaning.value: one.cost
        for one in understanding.guesses(text)
        if isinstance(one.meaning, CardPlayed) and one.meaning.world is World.BLUE
    }


def test_a_correction_in_a_breath_is_counted(evening: Evening) -> None:
    """What was heard, what was meant, nothing else, for the owner alone."""
    evening.say("Alice joue le bleu six", "non, trois")

    assert evening.counts == {SIX: 1}
    assert json.loads(evening.path.read_text("utf-8")) == [
        {"language": "fr", "field": "value", "heard": 6, "meant": 3, "count": 1}
    ]
    assert stat.S_IMODE(evening.path.stat().st_mode) == 0o600
    assert [one.name for one in evening.path.parent.iterdir()] == ["learned.json"]


def test_three_corrections_bring_the_other_value_near(file: Path) -> None:
    """It costs the same sounds and a little more, never less than what was heard."""
    before = costs("bleu sif", None)
    twice = costs("bleu sif", taught(file, times=2))
    learned = costs("bleu sif", taught(file, times=1))

    assert twice == before
    assert learned[6] == before[6]
    assert before[6] < learned[3] <= before[6] + LEARNED + 0.5
    assert 3 not in before or before[3] > learned[3]


def test_a_value_that_is_near_by_itself_is_not_put_farther(file: Path) -> None:
    """What was learned never makes a guess worse."""
    before = costs("bleu troi", None)
    learned = costs("bleu troi", taught(file))

    assert learned[3] == before[3]


def test_a_clear_value_stays_what_it_is(evening: Evening) -> None:
    """Neither exact words nor a clear sound turn into what was learned."""
    evening.say(*CORRECTED[len(BEGUN) :])
    assert evening.lessons.meant("fr", "value", 6) == (3,)

    understood = evening.table.understood("Alice joue le violet six").answer
    assert understood.meaning == CardPlayed(SEATS[0], World.PURPLE, 6)
    near = evening.table.understood("Alice jou le violet sis").answer
    six = CardPlayed(SEATS[0], World.PURPLE, 6)
    assert near.meaning == six or six in near.choices


def test_the_next_evening_knows_what_was_learned(file: Path) -> None:
    """Lessons are read at the beginning."""
    taught(file)

    assert Evening(file).lessons.meant("fr", "value", 6) == (3,)


def test_languages_are_apart(file: Path) -> None:
    """What sounds alike in one language does not in another."""
    taught(file)
    evening = Evening(file, "en")
    evening.say("Alice starts", "Mask and Dagger in the row")
    evening.say("Alice plays blue six", "no, three")

    assert evening.lessons.meant("en", "value", 6) == ()
    assert evening.counts == {SIX: 3, Confusion("en", "value", 6, 3): 1}


@pytest.mark.parametrize(
    ("lines", "learned"),
    [
        (("Alice joue le bleu six", "non, vert"), ("world", "blue", "green")),
        (("Alice joue le bleu six", "non, Bruno"), None),
        (("Alice joue le bleu six", "non, vert trois"), None),
        (("Alice joue le bleu six", "annule", "Alice joue le bleu trois"), None),
        (("Alice joue le bleu six", "Bruno joue le bleu deux"), None),
    ],
)
def test_only_one_changed_value_teaches(
    evening: Evening, lines: Sequence[str], learned: tuple[str, str, str] | None
) -> None:
    """A colour does; two values at once, a new play or an objection do not."""
    evening.say(*lines)

    assert evening.counts == ({} if learned is None else {Confusion("fr", *learned): 1})


def test_a_correction_of_a_correction_counts_once(evening: Evening) -> None:
    """What was heard first is what was confused; back again, nothing was."""
    evening.say("Alice joue le bleu six", "non, quatre", "non, trois")
    assert evening.counts == {SIX: 1}
    evening.say("non, six")
    assert evening.counts == {}


def test_an_undone_correction_does_not_count_twice(evening: Evening) -> None:
    """Undo forgets what the correction taught; said again, it counts once."""
    play = ("Alice joue le bleu six", "non, trois")
    evening.say(*play, "annule")
    assert evening.counts == {}
    evening.say(*play)
    assert evening.counts == {SIX: 1}
    evening.say("annule", "rétablis", "annule")
    assert evening.counts == {}


def test_objects_teach_nothing(evening: Evening) -> None:
    """Programs know what they send."""
    play = '{"kind": "card-played", "seat": "Alice", "world": "blue", "value": 6}'
    correction = '{"kind": "correct", "value": 3}'
    for line in (play, correction):
        answer = evening.table.answer_json(line, Transcript(line)).answer
        assert answer.outcome == "accepted"
    assert evening.counts == {}
    evening.say("non, six")
    assert evening.counts == {}


def test_two_companions_count_together(file: Path) -> None:
    """Each reads what the other has written before it writes."""
    one, other = Lessons(file), Lessons(file)
    for lessons in (one, other, one):
        lessons.count(SIX, 1)

    assert one.meant("fr", "value", 6) == (3,)
    other.count(Confusion("fr", "tile", "mask", "dagger"), 1)
    assert other.meant("fr", "value", 6) == (3,)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b'{"fr": 3}',
        b'[{"language": "fr", "field": "value", "heard": 6}]',
        b"[" * 100_000,
        b"[]" + b" " * 2_000_000,
    ],
)
def test_a_broken_file_is_set_aside(file: Path, content: bytes) -> None:
    """It is kept for whoever wants to look, and a new one is begun."""
    file.parent.mkdir()
    file.write_bytes(content)
    lessons = Lessons(file)

    with pytest.raises(LessonsBroken) as caught:
        lessons.load()

    assert caught.value.aside.read_bytes() == content
    assert not file.exists()
    lessons.count(SIX, 1)
    assert len(Lessons(file).known) == 0
    assert [one.count for one in lessons.known] == [1]


def test_a_file_that_breaks_meanwhile_costs_the_table_nothing(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    """What was learned this evening stays learned."""
    evening.say(*CORRECTED[len(BEGUN) : -2])
    evening.path.write_text("nonsense")

    assert evening.say(*CORRECTED[-2:]).answer.outcome == "accepted"
    assert evening.lessons.meant("fr", "value", 6) == (3,)
    assert len(caplog.messages) == 1


def test_where_nothing_can_be_written_it_lasts_for_the_evening(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says it once; the table plays on."""
    evening.path.parent.write_text("in the way")

    assert evening.say(*CORRECTED[len(BEGUN) :]).answer.outcome == "accepted"
    assert evening.lessons.meant("fr", "value", 6) == (3,)
    assert len(caplog.messages) == 1
    with pytest.raises(LessonsClosed):
        evening.lessons.clear()


def test_clearing_forgets_one_language_or_all(file: Path) -> None:
    """Others stay; where there is nothing, nothing is written."""
    taught(file)
    taught(file, Confusion("cs", "world", "green", "yellow"), 1)
    lessons = Lessons(file)

    assert lessons.clear("en") == 0
    assert lessons.clear("fr") == 1
    assert [one.language for one in lessons.known] == ["cs"]
    assert lessons.clear() == 1
    assert json.loads(file.read_text("utf-8")) == []


def played(home: Path, *options: str | Path) -> Done:
    """Play the three corrections as a program does."""
    table = ("play", "shamans", "--players", "Alice,Bruno,Chloé", "--language", "fr")
    return run(home, *table, "--json", *options, lines="\n".join(CORRECTED))


def test_a_sitting_learns_and_the_command_shows_and_clears(tmp_path: Path) -> None:
    """One line a pair, in the language that is asked for."""
    assert played(tmp_path, "--sitting", tmp_path / "game.db").log == ""

    shown = run(tmp_path, "learned")
    assert shown.out == (
        "Français : entendu « six », voulu « trois », 3 fois, retenu.",
    )
    other = run(tmp_path, "learned", "list", "--language", "en")
    assert other.out == ("Nothing has been learned.",)
    assert run(tmp_path, "learned", "clear").out == ("Une confusion oubliée.",)
    assert run(tmp_path, "learned", "list").out == ("Rien d'appris pour l'instant.",)


def test_without_a_sitting_programs_leave_nothing_on_the_disk(tmp_path: Path) -> None:
    """They learn nothing, and what people taught does not change their answers."""
    done = played(tmp_path)

    assert [answer["outcome"] for answer in done.answers] == ["accepted"] * 8
    assert list(tmp_path.iterdir()) == []


def test_a_broken_file_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    """One line in the language of the table says where it lies now."""
    file = tmp_path / "shamans-companion" / "learned.json"
    file.parent.mkdir()
    file.write_text("nonsense")

    done = played(tmp_path, "--sitting", tmp_path / "game.db")

    aside = file.with_name("learned-broken.json")
    assert done.log.splitlines() == [
        f"Ce que j'avais appris était abîmé : c'est mis de côté dans {aside}."
    ]
    assert aside.read_text() == "nonsense"
    assert len(done.answers) == len(CORRECTED)
    assert json.loads(file.read_text("utf-8"))[0]["count"] == 3
