"""What each journey must come to, asserted of its transcript.

That the program still says what stands there is proven line by line beside this.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.speaking.synthesizer import USUAL_PACE, Synthesizer
from companion.speaking.voice import chosen_voice
from tests.journeys.evening import (
    AGAIN,
    FOLDER,
    IN_THE_EAR,
    POWER_CUT,
    SILENCE,
    answers,
    evening,
    sentences,
    turns,
    written,
)

LANGUAGES = ("cs", "en", "fr")
SHORTEST, JOURNEYS = 4, range(1, 13)
"""Journeys in each language at least, and all of them."""
THREE_MINUTES, PAUSE = 180.0, 0.7
"""Seconds a set-up may take, and between a question and its answer."""
REFUSALS = {
    "cs": "Nic skrytého nevím, a tak nic neprozradím.",
    "en": "What is hidden, I do not know.",
    "fr": "C'est caché, et je l'ignore aussi.",
}
EACH = pytest.mark.parametrize("language", LANGUAGES)


def journey(number: int, language: str) -> Path:
    """Return the transcript of a journey."""
    (found,) = FOLDER.glob(f"{number:02}-*.{language}.txt")
    return found


def typed(path: Path) -> tuple[str, ...]:
    return tuple(turn.line for turn in turns(path))


@pytest.mark.parametrize("number", JOURNEYS)
def test_every_journey_is_written_down(number: int) -> None:
    """In one language at least."""
    assert list(FOLDER.glob(f"{number:02}-*.txt"))


@EACH
def test_each_language_has_journeys_of_its_own(language: str) -> None:
    """No language is a guest."""
    assert len(list(FOLDER.glob(f"*.{language}.txt"))) >= SHORTEST


# 1. Four players, French


def test_four_players_are_read_back_in_one_sentence() -> None:
    """Game, language, names in their order and who begins; one "oui" settles them."""
    path = journey(1, "fr")

    (read_back,) = answers(path, "c'est Aline qui commence")

    for told in ("Shamans", "français", "Aline, Paul, Nicolas et Camille", "commence"):
        assert told in read_back
    assert "L'Ombre est à douze pas de la Lune." in answers(path, "où est l'Ombre ?")


def test_four_players_and_their_box_take_less_than_three_minutes() -> None:
    """All that is said by either side up to the first round, spoken at the usual pace.

    The box is told once and kept: the next evenings are shorter.
    """
    synthesizer = Synthesizer()
    voice = chosen_voice(synthesizer.voices(), ("fr-fr",))
    assert voice is not None
    pace = USUAL_PACE

    def seconds(text: str) -> float:
        sound = synthesizer.synthesize(text, voice, pace)
        return len(b"".join(sound.blocks)) / 2 / sound.rate + PAUSE

    spoken = tuple(_until(journey(1, "fr"), "que sais-tu de ma boîte ?"))
    settled = spoken.index("apprends ma boîte")
    try:
        set_up, box = (
            sum(map(seconds, some)) for some in (spoken[:settled], spoken[settled:])
        )
    finally:
        synthesizer.close()
    assert set_up < THREE_MINUTES
    assert set_up + box < THREE_MINUTES


def _until(path: Path, line: str) -> Iterator[str]:
    """Yield what both sides say before a line."""
    for turn in turns(path):
        if turn.line == line:
            return
        yield from filter(None, (turn.line, *turn.answer))


# 2. A misheard card

MISHEARD = {
    "cs": ("ne, šestka", "Modrá šestka, Pavel.", "ne, modrá", "dvanáct polí"),
    "en": ("no, six", "Blue six, Paul.", "no, blue", "twelve steps"),
    "fr": ("non, six", "Bleu six, Paul.", "non, bleu", "douze pas"),
}


@EACH
def test_a_misheard_card_is_put_right_by_one_sentence(language: str) -> None:
    """Read back, and who is next; the step that the Shadow took is taken back."""
    path = journey(2, language)
    value, read_back, colour, distance = MISHEARD[language]

    corrected, card, following = answers(path, value)

    assert corrected.count(" ") == 0
    assert card == read_back
    assert following in sentences(path)
    assert len(answers(path, colour)) == len(answers(path, value))
    assert distance in " ".join(turns(path)[-1].answer)


# 3. A Guide leaves, and the power goes


def test_after_the_power_cut_the_trick_is_exactly_where_it_was() -> None:
    """One sentence resumes it, then who is next: nobody waits for who has left."""
    path = journey(3, "cs")
    lines = typed(path)
    again = lines.index(POWER_CUT) + 1

    assert lines[again].startswith(AGAIN)
    resumed, following = turns(path)[again + 1].answer
    assert all(part in resumed for part in ("modrá", "jedenáct polí"))
    assert (following,) == answers(path, "modrá pětka")[-1:]
    before, after = (
        turn.answer for turn in turns(path) if turn.line == "jaký je stav hry?"
    )
    assert "Leží: Alena trojka." in before[1]
    assert "Leží: Alena trojka, Chloé pětka a David jednička." in after[1]
    assert "Alena není u stolu." in before
    assert "Alena není u stolu." in after


# 4. The chain


def test_the_chain_asks_in_order_and_is_taken_back_whole() -> None:
    """Role, cards, which ritual first; no step of the Shadow; what was seen stays."""
    path = journey(4, "en")
    prompts = [turn.answer[-1] for turn in turns(path)[1:] if turn.answer]

    wanted = (
        "Ben: who is eliminated, or no Dagger?",
        "Ben eliminates David, is that right?",
        "A Portal first? Otherwise, David: Shaman or Shadow?",
        "Two cards of David to lay. Which ones?",
        "Which ritual first, Ben: blue or purple?",
        "The Shadow is thirteen steps from the Moon.",
        "Ben: two steps back, or an artefact?",
        "Chloe next.",
        "Take back six entries, with what everybody has seen?",
        "Ben: who is eliminated, or no Dagger?",
    )
    start = prompts.index(wanted[0])
    assert wanted == tuple(prompts[start : start + len(wanted)])
    assert "What was seen stays known." in turns(path)[-3].answer
    assert (REFUSALS["en"],) == answers(path, "what is Chloe's role?")


# 5. The Moon and the Portal

OVER = {
    "cs": ("Měsíc", "Odkryjte role: kdo je Stín?"),
    "fr": ("personne", "Qui était l'Ombre ?"),
}


@pytest.mark.parametrize("language", ["cs", "fr"])
def test_roles_are_asked_only_when_the_moon_is_reached(language: str) -> None:
    """The same neutral window twice: a Portal moves the Shadow back, then none does."""
    path = journey(5, language)
    ending, asked = OVER[language]
    windows = [turn.answer[-1] for turn in turns(path) if "?" in " ".join(turn.answer)]
    of_moon = [one for one in windows if "?" in one and ending in one]

    assert len(of_moon) == 2
    assert len(set(of_moon)) == 1
    assert asked == answers(path, ending)[-1]
    assert 1 == sentences(path).count(asked)


# 6. A secret question


@EACH
def test_every_secret_question_gets_the_same_refusal(language: str) -> None:
    """Whatever is asked, of whomever."""
    path = journey(6, language)
    asked = [turn.answer for turn in turns(path) if REFUSALS[language] in turn.answer]

    assert len(asked) == 6
    assert {one[0] for one in asked} == {REFUSALS[language]}


@EACH
def test_a_secret_question_leaves_nothing_on_the_disk(
    language: str, tmp_path: Path
) -> None:
    """Neither the words nor what they ask about, in any file."""
    path = journey(6, language)
    written(evening(path), tmp_path)
    asked = [turn.line for turn in turns(path) if REFUSALS[language] in turn.answer]
    kept = [one for one in tmp_path.rglob("*") if one.is_file()]

    assert any(one.suffix == ".db" for one in kept)
    for file in kept:
        told = file.read_bytes().decode("utf-8", "ignore").casefold()
        assert not any(line.casefold() in told for line in asked), file
        assert not re.search(r'"(role|roles|shadows|ask-role)"', told), file


# 7. Two languages


def test_both_languages_are_recorded_and_one_answers() -> None:
    """Czech lines are read back in French, and points in Czech have their endings."""
    path = journey(7, "fr")

    assert answers(path, "Zahrála jsem modrou trojku")[0] == "Bleu trois, Alena."
    assert answers(path, "Zahrál jsem modrou čtyřku")[0] == "Bleu quatre, Pavel."
    assert answers(path, "bleu cinq")[0] == "Bleu cinq, Paul."
    (score,) = answers(path, "jaké je skóre?")
    for told in ("jeden bod", "tři body", "pět bodů"):
        assert told in score


# 8. A noisy evening


@EACH
def test_no_play_is_invented_of_what_people_talk_about(language: str) -> None:
    """Nothing is said to any of it, and the turn is where it was."""
    path = journey(8, language)
    talk = turns(path)[3:-2]

    assert len(talk) >= 20
    assert {(SILENCE,)} == {turn.answer for turn in talk}
    assert turns(path)[2].answer[-1] == turns(path)[-2].answer[-1]


# 9. Which sticker is this?


@EACH
def test_a_circle_is_two_things_and_one_question_tells_which(language: str) -> None:
    """A tile and a ritual; whoever says where the sticker is, is asked nothing."""
    path = journey(9, language)
    (_, _, question, tile, board, *_) = (turn.answer for turn in turns(path))

    assert len(question) == len(tile) == len(board) == 1
    assert question[0].endswith("?")
    assert not tile[0].endswith("?")
    assert not board[0].endswith("?")
    assert tile != board
    portal = {"cs": "portál", "en": "Portal", "fr": "Portail"}[language]
    assert portal in tile[0]
    assert portal not in board[0]


# 10. Amarok, level three


def test_who_cannot_see_is_told_in_the_ear_and_the_flip_is_told_to_all() -> None:
    """Fairness first; the card is in one ear, never repeated, never guessed."""
    path = journey(10, "en")
    lines = typed(path)
    passed = [turn for turn in turns(path) if turn.line.startswith("in private")]

    notice = [
        number
        for number, turn in enumerate(turns(path))
        if any("those who cannot see lose by it" in one for one in turn.answer)
    ]
    assert notice == [lines.index("new round, Alice begins")]
    assert all(one.startswith(IN_THE_EAR) for turn in passed for one in turn.answer)
    assert "red seven" not in passed[0].answer[0]
    assert "red seven" in passed[1].answer[0]
    aloud = [one for one in sentences(path) if not one.startswith(IN_THE_EAR)]
    assert not any("red seven" in one for one in aloud)
    laid = "Alice lays the blue nine from her hand with a season"
    assert "Season: Objective minus." in answers(path, laid)
    assert "Bruno is next." == answers(path, laid)[-1]


# 11. The goose game on the night train


def test_dice_are_asked_skips_are_counted_and_places_are_short() -> None:
    """A nine needs its dice; prison, release, bounce; five words where one is."""
    path = journey(11, "fr")

    assert ("Neuf, avec quels dés ?",) == answers(path, "neuf")
    assert ("Et l'autre dé ?",) == answers(path, "six")
    assert ("Léa : encore deux tours à passer.",) == answers(
        path, "qui passe son tour ?"
    )
    told = sentences(path)
    assert told.index("Léa passe son tour, encore un ensuite.") < told.index(
        "Léa passe son tour."
    )
    assert "Paul : cinquante-neuf, depuis cinquante-deux." in told
    assert any("on revient de soixante-trois" in one for one in told)
    for asked in ("où suis-je ?", "où est Paul ?", "où est Léa ?"):
        (place,) = answers(path, asked)
        assert len(re.findall(r"[\w'-]+", place)) <= 5


# 12. The referee is wrong

RULED = {
    "cs": ("David hraje modrou čtyřku", "přesto", "druhé kolo se nepočítá", "Oprava:"),
    "en": (
        *("David plays the blue four", "we go on"),
        *("round two does not count", "Corrected:"),
    ),
}


@pytest.mark.parametrize("language", ["cs", "en"])
def test_the_referee_objects_once_and_gives_way(language: str) -> None:
    """No nagging; a past round is corrected or left out, and the totals follow."""
    path = journey(12, language)
    play, insisted, left_out, corrected = RULED[language]
    objection, remedy = answers(path, play)

    assert len(answers(path, insisted)) == 3
    assert 1 == sentences(path).count(objection)
    assert 1 == sentences(path).count(remedy)
    before, changed, after = (turn.answer for turn in turns(path)[-5::2])
    assert len({before, changed, after}) == 3
    assert any(one.startswith(corrected) for one in turns(path)[-4].answer)
    assert len(answers(path, left_out)) == 3
