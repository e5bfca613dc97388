"""Play by keyboard, or by lines that are piped in."""

import signal
import subprocess
from pathlib import Path

from tests.house.program import PLAYERS, Done, command, environment, inside, run
from tests.house.test_json import STRANGE

NAMES = "Alice, Bruno et Chloé"


def typed(home: Path, *lines: str, arguments: tuple[str, ...] = ()) -> Done:
    return inside(home, *arguments, lines="".join(f"{line}\n" for line in lines))


def test_language_players_and_order_are_asked_then_the_table_is_followed(
    tmp_path: Path,
) -> None:
    """Names are read back, and the order is changed in one sentence."""
    told = (
        "français",
        NAMES,
        "Bruno et Chloé",
        "oui",
        "nouvelle manche, Alice commence",
    )
    done = run(tmp_path, lines="".join(f"{line}\n" for line in told))

    assert done.status == 0
    assert done.log == ""
    assert done.out[3:8] == (
        "Bienvenue. « Aide » dit tout ce qu'on peut dire.",
        "Qui joue ? Donnez les prénoms dans le sens des aiguilles d'une montre.",
        "Alice, Bruno et Chloé, dans cet ordre. C'est ça ?",
        "Sinon, dites deux prénoms à échanger, ou toute la liste.",
        "Alice, Chloé et Bruno, dans cet ordre. C'est ça ?",
    )
    assert "Nouvelle manche, Alice commence." in done.out


def test_every_language_is_offered_in_its_own_words(tmp_path: Path) -> None:
    """The language of the configuration comes first."""
    done = typed(tmp_path, "česky")

    assert done.out[:3] == (
        "Pour jouer en français, écrivez : français.",
        "Chcete-li hrát česky, napište: česky.",
        "To play in English, type: English.",
    )
    assert done.out[3] == "Vítejte. „Pomoc“ řekne všechno, co se dá říct."


def test_names_may_be_given_before_a_language(tmp_path: Path) -> None:
    """What is no language is kept for the next question."""
    done = typed(tmp_path, "Alice, Bruno, Chloé", "oui")

    assert "Alice, Bruno et Chloé, dans cet ordre. C'est ça ?" in done.out


def test_a_play_says_yes_to_the_names(tmp_path: Path) -> None:
    """Who goes on playing agrees."""
    done = typed(tmp_path, "fr", NAMES, "nouvelle manche, Bruno commence")

    assert "Nouvelle manche, Bruno commence." in done.out


def test_a_whole_list_replaces_the_names(tmp_path: Path) -> None:
    """Also after a no, and also in one breath."""
    done = typed(tmp_path, "fr", NAMES, "non, Eva, Alice et Jean Paul", "oui")

    assert "Eva, Alice et Jean Paul, dans cet ordre. C'est ça ?" in done.out


def test_names_that_will_not_do_are_asked_again(tmp_path: Path) -> None:
    """Each fault is one clear sentence."""
    done = typed(
        tmp_path,
        *("en", "Ann, Bob, ANN", "Ann,, Bob", "A, B, C, D, E, F"),
        *(f"Ann, Bob, {'x' * 40}", "Ann, Bob, {Cy}", "Ann, Bob, Cy"),
    )

    assert done.out[5:11] == (
        "Two names sound alike: Ann, ANN. Change one of them.",
        "A name is missing between two commas.",
        "It takes three to five names, not six.",
        f"That name is too long: {'x' * 24}. At most twenty-four letters.",
        "That name cannot be said: {Cy}. Keep the letters.",
        "Ann, Bob and Cy, in this order. Is that right?",
    )


def test_words_are_offered_for_digits(tmp_path: Path) -> None:
    """Digits are hard to say and to hear; yes takes the words, no keeps the digits."""
    taken = typed(tmp_path, "fr", "Joueur 1, Joueur 2, Bo", "oui")
    kept = typed(tmp_path, "fr", "Joueur 1, Joueur 2, Bo", "non")

    offer = "Je propose des mots pour les chiffres : Joueur un, Joueur deux et Bo."
    assert any(line.startswith(offer) for line in taken.out)
    assert "Joueur un, Joueur deux et Bo, dans cet ordre. C'est ça ?" in taken.out
    assert "Joueur 1, Joueur 2 et Bo, dans cet ordre. C'est ça ?" in kept.out


def test_the_last_line_says_where_the_game_stands(tmp_path: Path) -> None:
    """The end of input is not the end of the game."""
    done = typed(
        tmp_path,
        *("nouvelle manche, Alice commence", "Alice joue le bleu trois"),
        arguments=("play", "shamans", "--players", "Alice,Bruno,Chloé"),
    )

    assert done.out[-1] == "Partie gardée. À Bruno."


def test_the_last_line_says_that_no_game_has_begun(tmp_path: Path) -> None:
    """Also where the lines end in the middle of the questions."""
    done = typed(tmp_path, "cs")

    assert done.out[-1] == "Žádná hra ještě nezačala."
    assert done.status == 0


def test_interrupting_says_where_the_game_stands(tmp_path: Path) -> None:
    """Ctrl-C ends like the end of input, without a traceback."""
    playing = subprocess.Popen(
        command("play", "shamans", "--players", "Ann,Bob,Cy", "--language", "en"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(tmp_path),
    )
    assert playing.stdout is not None
    first = playing.stdout.readline()

    playing.send_signal(signal.SIGINT)
    rest, log = playing.communicate(timeout=60)

    assert first == b"Your first game? I can explain as you play. Yes or no?\n"
    assert rest.decode().startswith("Nothing was played, so nothing is kept.")
    assert rest.count(b"\n") == 1
    assert log == b""
    assert playing.returncode == 0


def test_quit_ends_the_evening(tmp_path: Path) -> None:
    """The lines behind it are not played."""
    done = typed(
        tmp_path,
        *("goodbye", "a new round, Ann begins"),
        arguments=("play", "shamans", "--players", "Ann,Bob,Cy", "--language", "en"),
    )

    assert done.out[-1].startswith("Nothing was played, so nothing is kept.")
    assert "A new round, Ann begins." not in done.out


def test_a_game_that_is_not_finished_is_offered_and_goes_on(tmp_path: Path) -> None:
    """The exact state comes back, with an overview first."""
    opened = ("nouvelle manche, Alice commence", "Alice joue le bleu trois")
    typed(tmp_path, "fr", NAMES, "oui", *opened)

    done = typed(tmp_path, "oui", "vert un")

    offer = "Une partie attend : Alice, Bruno et Chloé. On la reprend ?"
    assert done.out[0] == offer
    stands = done.out.index("Reprise : première manche, destination bleu.")
    assert done.out[stands + 1] == "À Bruno."
    assert "Vert un, Bruno." in done.out
    assert done.out[-1] == "Partie gardée. À Chloé."


def test_a_game_that_is_refused_waits_and_another_begins(tmp_path: Path) -> None:
    """Its file stays as it is."""
    typed(tmp_path, "fr", NAMES, "oui", "nouvelle manche, Alice commence", "bleu trois")

    done = typed(
        tmp_path, "non", "en", "Ann, Bob and Cy", "yes", "a new round, Bob begins"
    )

    assert "A new round, Bob begins." in done.out
    assert len(list(tmp_path.rglob("*.db"))) == 2


def test_enter_alone_says_where_the_table_is(tmp_path: Path) -> None:
    """A typed line is always answered by a line."""
    done = typed(
        tmp_path,
        "no",
        "",
        arguments=("play", "shamans", "--players", "Ann,Bob,Cy", "--language", "en"),
    )

    assert done.out[2:4] == ("Deal for a new round. Who begins?",) * 2


def test_every_line_is_long_enough_for_a_screen_reader(tmp_path: Path) -> None:
    """Lines of one or two signs are not read in every console; nothing is redrawn."""
    done = run(tmp_path, "demo", "--language", "fr")

    assert [line for line in done.out if len(line) < 3] == []
    assert [line for line in done.out if not line.isprintable()] == []


def test_strange_lines_are_answered_when_they_are_typed(tmp_path: Path) -> None:
    """Each gets at least one line, and the game stands as it stood."""
    done = run(
        tmp_path,
        *("play", "shamans", "--players", "Ann,Bob,Cy", "--language", "en"),
        lines=b"\n".join(STRANGE.values()) + b"\n",
    )

    assert done.status == 0
    assert done.log == ""
    assert len(done.out) >= len(STRANGE) + 2
    nothing = "Nothing was played, so nothing is kept."
    assert done.out[-1] == nothing


def test_strange_answers_to_the_first_questions_end_nothing(tmp_path: Path) -> None:
    """Whatever is typed for a language, names, or yes, a question follows."""
    done = run(tmp_path, lines=b"\n".join(STRANGE.values()) + b"\n")

    assert done.status == 0
    assert done.log == ""
    assert done.out[-1] == "Aucune partie n'est commencée."


def test_only_a_yes_or_a_first_announcement_settles_the_names(tmp_path: Path) -> None:
    """What is neither is answered, and the question stays open."""
    lines = ("blablabla", "oui", "à qui de jouer ?", "nouvelle manche, Bruno commence")
    done = typed(tmp_path, "fr", NAMES, *lines)

    change = "Dites ce qui change, par exemple : échange Alice et Bruno."
    assert any(line.startswith(change) for line in done.out)
    marker = [one for one in done.out if one.startswith("Qui prend le marqueur")]
    assert len(marker) == 2
    assert "Nouvelle manche, Bruno commence." in done.out


def test_a_language_is_asked_until_one_is_named(tmp_path: Path) -> None:
    """Talk at the first question is no choice; a later one begins again in it."""
    done = typed(tmp_path, "hello", "fr", "english", "Ann, Ben and Cleo", "yes")

    assert done.out.count("To play in English, type: English.") == 2
    assert any("Ann" in line and "Cleo" in line for line in done.out)
    assert "Bienvenue. « Aide » dit tout ce qu'on peut dire." in done.out


def test_single_signs_change_the_voice_and_read_messages_again(tmp_path: Path) -> None:
    """One key and Enter: louder, softer, faster, slower, repeat, back and forth."""
    done = run(
        tmp_path,
        *("play", "shamans", "--players", PLAYERS, "--language", "en"),
        lines="new round, Alice begins\n+\n-\n>\n<\n,\n;\n.\n",
    )

    voice = ("speak louder", "speak more softly", "speak faster", "speak slower")
    assert [True] * 4 == [any(one in line for line in done.out) for one in voice]
    assert done.out[-2] == done.out[-3]
