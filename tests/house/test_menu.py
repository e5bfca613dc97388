"""`companion` alone at a terminal: a menu, by words and numbers, in each language."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from companion import config
from companion.company import Awaited, Said
from companion.core.words import Argument, Phrase
from companion.evening import Wish
from companion.games.shamans.configuration import Configuration
from companion.language.locale import languages, load_locale
from companion.language.source import Source
from companion.language.understanding.folding import fold
from companion.menu.menu import House, Menu
from companion.menu.words import words_of
from companion.opening import Left
from companion.opening.words import called
from companion.resources import resource
from tests.house.program import Done, command, environment, inside, run

if sys.platform == "win32":
    pytest.skip("terminals of Windows are not made of files", allow_module_level=True)

from tests.house.terminal import at_a_terminal

SYSTEM = {"cs": "cs_CZ.UTF-8", "en": "en_GB.UTF-8", "fr": "fr_FR.UTF-8"}
ENTER = {
    "cs": "Samotný Enter začne: Shamans.",
    "en": "Enter alone begins: Shamans.",
    "fr": "Entrée seule commence : Shamans.",
}
QUIT = {"cs": "konec", "en": "quit", "fr": "quitter"}
LEFT = {"cs": "Na shledanou.", "en": "Goodbye.", "fr": "Au revoir."}
TRANSCRIPTS = {
    "cs": {
        "nápověda": "Chcete-li hrát, řekněte jméno hry, nebo rovnou napište",
        "výsledky": "Žádná hra není uložená.",
        "číslo sedm": "Žádná hra není uložená.",
        "blabla": "To v nabídce není. Řekněte „nabídka“, a uslyšíte ji",
        "pokračovat": "Žádná hra nečeká. Novou začnete jménem hry.",
        "nabídka": "Pět: pravidla.",
        "pravidla": "Pravidla které hry: Shamans, ",
        "šamany": "Ptejte se na pravidla, hra: Shamans. Zpět vede „nabídka“.",
        "Alice hraje modrou trojku": "Tady říkám jen pravidla. Ke hře se vrátíte",
        "zpět": "Tady je zase nabídka. Kdo ji chce slyšet celou, řekne „nabídka“.",
    },
    "en": {
        "help": "To play, say the name of a game, or type the names of the players at",
        "who has won": "No game is kept.",
        "7": "No game is kept.",
        "blah": 'That is not in the menu. Say "menu" to hear what is, or "help".',
        "go on": "No game is waiting. Say the name of a game to begin one.",
        "menu": "Five: rules.",
        "number five": "The rules of which game: Shamans, ",
        "one": 'Ask about the rules of Shamans, or say "rules". "Menu" goes back.',
        "Alice plays blue three": 'I only tell the rules here. Say "menu" to go back',
        "back": 'This is the menu again. Say "menu" to hear it all.',
    },
    "fr": {
        "aide": "Pour jouer, dites le nom d'un jeu, ou écrivez tout de suite",
        "résultats": "Aucune partie n'est gardée.",
        "numéro sept": "Aucune partie n'est gardée.",
        "blabla": "Ce n'est pas dans le menu. Dites « menu » pour l'entendre",
        "reprendre": "Aucune partie n'attend. Dites le nom d'un jeu",
        "menu": "Cinq : règles.",
        "les règles": "Les règles de quel jeu : Shamans, ",
        "chamans": "Posez vos questions sur les règles, jeu : Shamans.",
        "Alice joue le bleu trois": "Ici, je ne dis que les règles. Dites « menu »",
        "retour": "Voici de nouveau le menu. Dites « menu » pour tout entendre.",
    },
}
"""What is typed, in this order, and the beginning of a line of the answer."""
OPENED = {
    "cs": (
        "Alice, Bruno a Eva",
        "ano",
        "Alice",
        "ano",
        "ne",
        "nové kolo, začíná Alice",
    ),
    "en": (
        "Alice, Bruno and Eva",
        "yes",
        "Alice",
        "yes",
        "no",
        "new round, Alice starts",
    ),
    "fr": ("Alice, Bruno et Chloé", "oui", "Alice", "oui", "non", "nouvelle manche"),
}
WAITING = {
    "cs": "Čeká rozehraná hra, hrají Alice, Bruno a Eva. Samotný Enter v ní pokračuje.",
    "fr": "Une partie attend, avec Alice, Bruno et Chloé. Entrée seule la reprend.",
}
SAMPLES: dict[str, Argument] = {
    "by": "keyboard",
    "game": "Amarok",
    "megabytes": 41,
    "name": "Amarok",
    "names": ("Amarok", "Shamans"),
    "number": 3,
    "seats": ("Alice", "Bruno"),
}


def menu(home: Path, language: str, *lines: str) -> Done:
    """Open the menu on a system of a language."""
    return at_a_terminal(home, *lines, LANG=SYSTEM[language])


@pytest.mark.parametrize("language", languages())
def test_all_that_there_is_is_reached_by_words_and_numbers(
    tmp_path: Path, language: str
) -> None:
    """Each answer comes after what was typed before it, and the menu is left."""
    transcript = TRANSCRIPTS[language]

    done = menu(tmp_path, language, *transcript, QUIT[language])

    rest = list(done.out)
    for words, answer in transcript.items():
        place = next((n for n, one in enumerate(rest) if one.startswith(answer)), None)
        assert place is not None, words
        rest = rest[place:]
    assert done.out[2] == ENTER[language]
    assert done.out[-1] == LEFT[language]
    assert (done.status, done.log) == (0, "")


@pytest.mark.parametrize("language", ["cs", "fr"])
def test_players_are_named_at_once_and_the_game_that_waits_goes_on(
    tmp_path: Path, language: str
) -> None:
    """Who knows what to do needs no menu; Enter goes on without another question."""
    begun = menu(tmp_path, language, *OPENED[language])
    again = menu(tmp_path, language, "", "")

    assert begun.status == again.status == 0
    assert again.out[0] == WAITING[language]
    assert len(list(tmp_path.rglob("*.db"))) == 1
    assert again.out[-1].endswith(begun.out[-1].split(". ", 1)[1])


def test_a_game_that_the_power_cut_short_waits_in_its_language(tmp_path: Path) -> None:
    """It is offered as if it had been left, whatever the system speaks."""
    playing = ("play", "shamans", "--players", "Ana,Ben,Cleo", "--language", "en")
    running = subprocess.Popen(
        command(*playing),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(tmp_path),
    )
    assert running.stdin is not None
    assert running.stdout is not None
    running.stdin.write(b"Ana begins\nAna blue five\n")
    running.stdin.flush()
    told = (line.decode() for line in iter(running.stdout.readline, b""))
    assert any("Blue five, Ana." in line for line in told)
    running.kill()
    running.communicate()
    assert list(tmp_path.rglob("*.db-wal"))

    again = at_a_terminal(tmp_path, "", LANG=SYSTEM["fr"])

    waits = "A game is waiting, with Ana, Ben and Cleo. Enter alone goes on with it."
    assert waits in again.out
    assert "Ben next." in again.out[-1]


@pytest.mark.parametrize(
    ("language", "words"),
    [("cs", "ano"), ("cs", "jo, jedeme dál"), ("en", "yes"), ("fr", "oui")],
)
def test_a_yes_goes_on_with_the_game_that_waits(
    tmp_path: Path, language: str, words: str
) -> None:
    """The menu offers it, so agreeing takes it up."""
    begun = menu(tmp_path, language, *OPENED[language])
    again = menu(tmp_path, language, words)

    assert begun.status == again.status == 0
    assert len(list(tmp_path.rglob("*.db"))) == 1
    assert again.out[-1].endswith(begun.out[-1].split(". ", 1)[1])


def test_another_language_is_a_word_away(tmp_path: Path) -> None:
    """At the first start the others are offered; later they are taken, not offered."""
    first = menu(tmp_path, "fr", "english", "quit")
    play = ("play", "shamans", "--players", "Ann,Bob,Cy", "--language", "en")
    inside(tmp_path, *play, lines="new round, Ann begins\n")
    later = menu(tmp_path, "en", "česky", "konec")

    assert "To play in English, type: English." in first.out
    assert ENTER["en"] in first.out
    assert not [line for line in later.out if line.startswith("Chcete-li hrát česky")]
    assert later.out[-1] == LEFT["cs"]


def test_a_game_is_chosen_by_its_name(tmp_path: Path) -> None:
    """Its own questions follow."""
    done = menu(tmp_path, "en", "amarok", "Ann, Bob and Cy", "yes", "Ann")

    assert any(line.startswith("Amarok, in English, with Ann") for line in done.out)


def test_what_was_tried_and_not_done_leads_back_to_the_menu(tmp_path: Path) -> None:
    """The check says its findings, the models theirs; then it goes on."""
    done = menu(tmp_path, "en", "check", "models", "no", "quit")

    assert "Three things are to be mended." in done.out
    assert any("Shall I install it now?" in line for line in done.out)
    assert done.out.count('This is the menu again. Say "menu" to hear it all.') == 2
    assert done.out[-1] == LEFT["en"]


def test_the_end_of_input_ends_the_menu(tmp_path: Path) -> None:
    """No game has begun, and that is said."""
    done = menu(tmp_path, "en")

    assert done.out[-1] == "No game has begun."
    assert done.status == 0


def test_lines_that_are_piped_in_meet_no_menu(tmp_path: Path) -> None:
    """Programs and scripts answer the questions in their order, as before."""
    done = run(tmp_path, lines="français\nAlice, Bruno, Chloé\noui\n")

    assert not [line for line in done.out if "menu" in line]


class Saying:
    """Let somebody say words to the menu, and take in what it says."""

    is_spoken_to = True

    def __init__(self, *words: str) -> None:
        self._words = list(words)
        self.heard: list[str] = []

    def say(self, sentence: str, voices: tuple[str, ...]) -> None:
        """Take in a sentence."""
        assert voices
        self.heard.append(sentence)

    def next(self, awaited: Awaited) -> Said | None:
        """Say the next words; what may be said is told to ears."""
        assert words_of(awaited.locale).rules[0] in awaited.phrases()
        return Said(self._words.pop(0), is_heard=True) if self._words else None

    def miss(self) -> None:
        """Take in the signal."""
        self.heard.append("?")

    def put_back(self, said: Said) -> None:
        """Say it once more."""
        self._words.insert(0, said.text)

    def rest(self) -> None:
        """Note that the devices are let go of."""
        self.heard.append("-")


class Typist(Saying):
    """Type words to the menu."""

    def next(self, awaited: Awaited) -> Said | None:
        """Type the next line."""
        said = super().next(awaited)
        return None if said is None else Said(said.text)


def test_what_is_said_is_known_by_its_sound() -> None:
    """Other words that sound alike will do; talk gets a signal and no sentence."""
    company = Saying("where is the butter", "who has one", "ammarock")
    orders: list[tuple[str, ...]] = []
    wish = Wish(
        game="shamans",
        settings=config.load([resource("config.yaml")], languages()),
        players=None,
        language="en",
        sitting=None,
        clock=lambda: 0.0,
        note=company.heard.append,
    )
    run = lambda arguments, say, lines: orders.append(arguments)  # noqa: ARG005, E731
    house = House(run, None, frozenset(), is_new=False)

    wanted = Menu(wish, company, house).wanted()

    assert company.heard[0] == "To begin, say: Shamans."
    assert company.heard.count("?") == 1
    assert orders == [("scores", "--language", "en")]
    assert wanted.game == "amarok"


@pytest.mark.parametrize(
    ("language", "line", "game"),
    [
        ("fr", "jouer à Amarok", "amarok"),
        ("fr", "nous voudrions jouer à Amarok", "amarok"),
        ("fr", "nous serons quatre", "shamans"),
        ("fr", "je veux jouer", "shamans"),
        ("cs", "chtěli bychom si zahrát šamany", "shamans"),
        ("cs", "jsme čtyři", "shamans"),
        ("cs", "chceme hrát", "shamans"),
        ("en", "we would like to play Amarok", "amarok"),
        ("en", "I want to play", "shamans"),
        ("en", "we are four", "shamans"),
    ],
)
def test_who_wants_to_play_says_so_in_a_sentence(
    language: str, line: str, game: str
) -> None:
    """A game by name, how many play, or that somebody plays, opens the table."""
    assert opened_by(language, line).game == game


@pytest.mark.parametrize(
    ("language", "line", "part"),
    [
        ("fr", "entraînement", "On s'entraîne à la table"),
        ("cs", "cvičné kolo", "Cvičí se u stolu"),
        ("en", "practice", "You practise at the table"),
    ],
)
def test_where_to_practise_is_told(language: str, line: str, part: str) -> None:
    """At the table, or by a command."""
    company = Typist(line)
    with pytest.raises(Left):
        opened_by(language, company=company)
    assert any(one.startswith(part) for one in company.heard)


def test_who_leaves_hears_so_in_the_language_that_was_chosen() -> None:
    """The last sentence is in the language of the menu, not of the system."""
    company = Typist("česky")
    with pytest.raises(Left):
        opened_by("fr", company=company)
    messages = load_locale("cs", Configuration().game()).messages
    assert company.heard[-1] == messages.sentence(Phrase("table-ended-early", {}))


def opened_by(language: str, *lines: str, company: "Saying | None" = None) -> Wish:
    """Return what lines choose in the menu of a language."""
    wish = Wish(
        game="shamans",
        settings=config.load([resource("config.yaml")], languages()),
        players=None,
        language=language,
        sitting=None,
        clock=lambda: 0.0,
        note=lambda _: None,
    )
    house = House(lambda *_: None, None, frozenset(), is_new=False)
    return Menu(wish, company or Typist(*lines), house).wanted()


@pytest.mark.parametrize("language", languages())
def test_no_word_of_the_menu_means_two_things(language: str) -> None:
    """Neither two things of the menu, nor a number, nor a language."""
    locale = load_locale(language, Configuration().game())
    words = words_of(locale)
    ways = [
        fold(way)
        for item in words.__dataclass_fields__
        if item != "number"
        for way in getattr(words, item)
    ]

    assert sorted(set(ways)) == sorted(ways)
    assert not set(ways) & set(map(fold, called(locale, "shamans")))


def variables(language: str) -> dict[str, set[str]]:
    """Return the variables of each message."""
    file = resource("locales") / language / "common" / "menu.ftl"
    entries = Source([file]).entries
    return {
        name: set(re.findall(r"\$([a-z]+)", entry.text))
        for name, entry in entries.items()
    }


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_of_the_menu(language: str) -> None:
    """The same messages with the same variables, in sentences or names of things."""
    messages = load_locale(language, Configuration().game()).messages

    assert variables("en") == variables(language)
    for name in variables(language):
        for by in ("keyboard", "voice"):
            said = messages.sentence(Phrase(name, {**SAMPLES, "by": by}))
            assert said.isprintable()
            assert "$" not in said


def test_the_terminal_of_the_tests_is_a_terminal(tmp_path: Path) -> None:
    """The helper gives what `isatty` sees."""
    program = "import sys; print(sys.stdin.isatty())"
    ours, theirs = os.openpty()
    done = subprocess.run(
        [sys.executable, "-c", program],
        stdin=theirs,
        capture_output=True,
        env=environment(tmp_path),
        check=True,
    )
    os.close(ours)
    os.close(theirs)

    assert done.stdout == b"True\n"
