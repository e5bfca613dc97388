"""What Whisper writes without anybody having said it is left out."""

import pytest

from companion.hearing.whisper.readings import Reading, believable, said_once


def heard(
    *texts: str, score: float = -0.5, silence: float = 0.1, voiced: float = 3.0
) -> tuple[str, ...]:
    return believable((Reading(text, score, silence) for text in texts), voiced)


def test_readings_keep_their_order_and_come_once() -> None:
    """Those that differ in capitals, signs and spaces are the same."""
    readings = heard("Bleu trois", "bleu-trois", " Bleu  trois. ", "Vert trois", "")

    assert readings == ("Bleu trois", "Vert trois")


def test_marks_make_another_reading() -> None:
    """They are other sounds."""
    assert heard("ctyri", "čtyři") == ("ctyri", "čtyři")


@pytest.mark.parametrize(
    "text",
    [
        "Sous-titres réalisés par la communauté d'Amara.org",
        "Sous-titrage Société Radio-Canada",
        "Merci d'avoir regardé cette vidéo !",
        "Titulky vytvořil JohnyX.",
        "Děkujeme za sledování.",
        "Děkuji za pozornost",
        "Subtitles by the Amara.org community",
        "Thanks for watching!",
        "Please subscribe to my channel",
        "...",
        "♪",
    ],
)
def test_what_films_end_with_was_never_said(text: str) -> None:
    """The model has learned it for music and silence."""
    assert heard(text, "Vert trois") == ("Vert trois",)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Bruno plays the orange 3. Bruno plays the orange 3.",
            "Bruno plays the orange 3.",
        ),
        ("bleu trois Bleu trois, bleu tro", "bleu trois"),
        ("non non", "non non"),
        ("six six six", "six six six"),
        ("stop stop stop stop", "stop"),
        ("je dis que je ne dis rien que je ne dis rien", "je dis que je ne dis rien"),
        ("Bruno bleu trois Bruno bleu trois", "Bruno bleu trois"),
        ("bleu trois non bleu quatre", "bleu trois non bleu quatre"),
        ("", ""),
    ],
)
def test_what_is_repeated_is_said_once(text: str, said: str) -> None:
    """A short window makes the model begin anew; people repeat single words."""
    assert said_once(text) == said


def test_a_reading_that_begins_anew_is_dropped_beside_the_whole_one() -> None:
    """Alone it stays: somebody may have said it."""
    echo = "Alice lays the three green Alice lays"

    assert heard("Alice lays the three green", echo) == ("Alice lays the three green",)
    assert heard(echo) == (echo,)


def test_doubtful_words_are_not_believed_where_nobody_spoke() -> None:
    """Either sign alone is not enough: accents are doubtful, and rooms are noisy."""
    assert heard("you", score=-1.4, silence=0.7) == ()
    assert heard("trois", score=-1.4, silence=0.2) == ("trois",)
    assert heard("trois", score=-0.4, silence=0.7) == ("trois",)


def test_words_by_chance_are_never_believed() -> None:
    """Whoever spoke."""
    assert heard("On a", score=-2.4, silence=0.0) == ()


def test_more_than_anybody_can_say_is_not_believed() -> None:
    """The model goes on where it has understood nothing."""
    texts = ("Où est-ce que c'est pour toi que tu n'as pas dit", "Bruno joue le jaune")

    assert heard(*texts, voiced=1.2) == texts[1:]


def test_babble_is_not_believed() -> None:
    """What can be written much shorter says nothing."""
    assert heard("Při" + "či" * 40) == ()
