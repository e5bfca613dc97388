"""What people say at a table of Amarok: clearly, misheard, and beside the game."""

from functools import cache
from itertools import product

import pytest

from companion.core.facts import Announcement, Fact, Request, Seat
from companion.core.requests import (
    AskMeaning,
    AskScore,
    AskSticker,
    Correct,
    Fragment,
    Undo,
)
from companion.core.words import Transcript
from companion.games.amarok import announcements as said
from companion.games.amarok import requests as ask
from companion.games.amarok.board import (
    Blank,
    Card,
    Colour,
    HouseRule,
    Objective,
    Source,
    Symbol,
    Unseen,
    Where,
)
from companion.games.amarok.rules import Amarok
from companion.language.understanding.exact import Understanding
from companion.session import Session, hear, understand
from tests.language.games import SEATS, locale

ALICE, BRUNO, CHLOE, DAVID, EVA = map(Seat, SEATS)
RED, BLUE, BLANK = Colour.RED, Colour.BLUE, Blank.BLANK
HAND, RIVER, PILE = Source
SEASON, HEART, CLAW, TRAP = Symbol
Laid, Struck = said.CardLaid, said.CardDestroyed
SEVEN = Laid(ALICE, RIVER, BLUE, 7)
STRUCK = Struck(BRUNO, Where.LAID, ALICE, BLUE, 2)
SHOWN = said.RiverShown((Card(BLUE, 7), Card(RED, 3, TRAP)))
MEANT: dict[Fact, tuple[str, str, str]] = {
    SEVEN: (
        "Alice pose le bleu sept de la rivière",
        "Alice lays the blue seven from the river",
        "Alice vykládá modrou sedmičku z řeky",
    ),
    Laid(None, HAND, RED, 1): (
        "je pose le rouge un de ma main",
        "I lay the red one from my hand",
        "vykládám červenou jedničku z ruky",
    ),
    Laid(BRUNO, CHLOE, RED, 9, SEASON): (
        "Bruno prend le rouge neuf dans la main de Chloé, saison",
        "Bruno takes the red nine from Chloé's hand with a season",
        "Bruno bere červenou devítku z ruky Chloé, změna období",
    ),
    Laid(EVA, PILE, BLUE, 10, CLAW): (
        "Eva pioche le bleu dix avec une griffe",
        "Eva draws the blue ten with a claw",
        "Eva líže modrou desítku s drápem",
    ),
    Laid(DAVID, None, RED, 4): (
        "David joue le rouge quatre",
        "David plays the red four",
        "David hraje červenou čtyřku",
    ),
    Laid(None, RIVER, BLUE, 7): (
        "bleu sept de la rivière",
        "blue seven from the river",
        "modrá sedmička z řeky",
    ),
    Laid(EVA, HAND, RED, BLANK, HEART): (
        "Eva pose le cœur plein sans valeur avec un cœur creux de sa main",
        "Eva lays the full heart without value with a hollow heart from her hand",
        "Eva vykládá červenou bez hodnoty s pářením z ruky",
    ),
    SHOWN: (
        "la rivière montre bleu sept et rouge trois avec un piège",
        "the river shows blue seven and red three with a trap",
        "v řece je modrá sedmička a červená trojka s pastí",
    ),
    STRUCK: (
        "Bruno détruit le bleu deux devant Alice",
        "Bruno destroys the blue two in front of Alice",
        "Bruno ničí modrou dvojku před Alicí",
    ),
    Struck(None, Where.PILE, None, RED, 5): (
        "je détruis le rouge cinq de la pioche",
        "I destroy the red five from the pile",
        "ničím červenou pětku z balíčku",
    ),
    Struck(None, Where.HAND, EVA): (
        "la griffe détruit une carte dans la main d'Eva",
        "the claw destroys a card in Eva's hand",
        "dráp ničí kartu z ruky Evy",
    ),
    said.ClawDeclined(): (
        "la griffe ne détruit rien",
        "the claw destroys nothing",
        "dráp neničí nic",
    ),
    said.RoundWon(BRUNO): (
        "la manche va à Bruno",
        "the round goes to Bruno",
        "kolo dostává Bruno",
    ),
    said.HouseRuleAgreed(HouseRule.FACE_DOWN): (
        "règle maison : face cachée",
        "house rule: face down",
        "domácí pravidlo je lícem dolů",
    ),
    said.RoundStarted(CHLOE): (
        "Chloé a vu un animal sauvage",
        "Chloé saw a wild animal last",
        "naposledy viděla divoké zvíře Chloé",
    ),
    said.TableCorrected(ALICE, wins=2): (
        "en fait Alice a deux manches",
        "actually Alice has two rounds",
        "oprava, Alice má dvě kola",
    ),
    said.TableCorrected(objective=Objective.MINUS): (
        "en fait l'objectif est sur moins",
        "actually the objective is on minus",
        "oprava, cíl je na mínus",
    ),
    said.TableCorrected(river=(Card(RED, 3), Unseen.UNSEEN)): (
        "en fait dans la rivière il y a le rouge trois et une carte inconnue",
        "actually in the river is the red three and an unknown card",
        "oprava, v řece je červená trojka a neznámá karta",
    ),
    Correct((("symbol", SEASON),)): (
        "non, avec une saison",
        "no, with a season",
        "ne, se změnou období",
    ),
    Fragment((("colour", BLUE), ("value", 7))): (
        "bleu sept",
        "blue seven",
        "modrá sedmička",
    ),
    ask.AskSums(): ("les sommes", "the sums", "součty"),
    ask.AskSymbol(TRAP): ("qui a un piège", "who has a trap", "kdo má past"),
    ask.AskOutcome(): (
        "qui gagnerait maintenant",
        "who would win now",
        "kdo by vyhrál teď",
    ),
    ask.AskHiddenCard(EVA): (
        "quelle carte a Eva",
        "which card does Eva have",
        "jakou kartu má Eva",
    ),
    AskMeaning("claw"): (
        "que fait la griffe",
        "what does the claw do",
        "co dělá dráp",
    ),
    AskSticker("plus"): (
        "que veut dire le plus",
        "what does the plus mean",
        "co znamená plus",
    ),
    AskSticker("plus", "objective"): (
        "que veut dire le plus sur l'objectif",
        "what does the plus on the objective mean",
        "co znamená plus na cíli",
    ),
    AskScore(BRUNO): (
        "combien de manches a Bruno",
        "how many rounds does Bruno have",
        "kolik kol má Bruno",
    ),
}
HEARD: dict[str, list[tuple[str, Announcement | Request]]] = {
    "fr": [
        ("Alice pause le bleusette de la riviaire", SEVEN),
        ("Bruno pose le rouje cinque de sa min", Laid(BRUNO, HAND, RED, 5)),
        ("Eva pioche le bleu disse avec une grife", Laid(EVA, PILE, BLUE, 10, CLAW)),
        (
            "Bruno détrui le bleu deu de vent Alice",
            Struck(BRUNO, Where.LAID, ALICE, BLUE, 2),
        ),
        ("la riviairre montre bleu sette et rouge troi avec un piaige", SHOWN),
        ("lé some", ask.AskSums()),
        ("ki a un piège", ask.AskSymbol(TRAP)),
        ("annul", Undo()),
    ],
    "en": [
        ("Alice lace the blue seven from the riffer", SEVEN),
        ("Bruno lays the red fife from his hent", Laid(BRUNO, HAND, RED, 5)),
        ("Eva draws the blue ten with a clore", Laid(EVA, PILE, BLUE, 10, CLAW)),
        ("the river shows blue seven and red tree with a drap", SHOWN),
        ("who has a trep", ask.AskSymbol(TRAP)),
        ("the sams", ask.AskSums()),
    ],
    "cs": [
        ("Alice vikládá modrousedmičku zřeky", SEVEN),
        ("Bruno vyklada červeno petku s ruky", Laid(BRUNO, HAND, RED, 5)),
        ("Eva liže modrou desitku z drapem", Laid(EVA, PILE, BLUE, 10, CLAW)),
        ("v řece je modra sedmyčka a červena trojka spasti", SHOWN),
        ("gdo ma past", ask.AskSymbol(TRAP)),
        ("součti", ask.AskSums()),
    ],
}
TALK = {
    "fr": (
        "j'ai peur du bleu sept",
        "il a sûrement le rouge neuf",
        "si tu poses le bleu deux tu perds",
        "qui a le rouge onze d'après vous",
        "prends plutôt chez Eva",
        "il me faut une saison",
    ),
    "en": (
        "I am afraid of the blue seven",
        "he surely has the red nine",
        "if you lay the blue two you lose",
        "who has the red eleven do you think",
        "better take it from Eva",
        "I need a season",
    ),
    "cs": (
        "bojím se modré sedmičky",
        "určitě má červenou devítku",
        "když dáš modrou dvojku tak prohraješ",
        "kdo má asi červenou jedenáctku",
        "radši si vezmi od Evy",
        "potřebuju změnu období",
    ),
}
LANGUAGES = ("fr", "en", "cs")


@cache
def table(language: str) -> Understanding:
    """Understand five players in one language."""
    return locale(language, "amarok").understanding(SEATS)


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        (language, line, meant)
        for meant, lines in MEANT.items()
        for language, line in zip(LANGUAGES, lines, strict=True)
    ],
)
def test_what_is_clearly_said_means_one_thing(
    language: str, line: str, meant: Fact
) -> None:
    """Whole lines, in three languages."""
    assert (meant,) == table(language).readings(line)


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [(code, *line) for code, lines in HEARD.items() for line in lines],
)
def test_what_is_misheard_is_guessed(
    language: str, line: str, meant: Announcement | Request
) -> None:
    """None of these lines is understood as it is written."""
    understanding = table(language)
    assert () == understanding.readings(line)
    assert meant == understanding.guesses(line)[0].meaning


@pytest.mark.parametrize(
    ("language", "line"), [(code, line) for code in TALK for line in TALK[code]]
)
def test_talk_of_cards_is_no_announcement(language: str, line: str) -> None:
    """At an open microphone, nothing of it acts."""
    understanding = table(language)
    session = Session.begin(Amarok(), SEATS, language)
    session, _ = hear(session, said.RoundStarted(ALICE), understanding)
    _, answer = hear(session, Transcript(line, "open"), understanding)
    assert "not-understood" == answer.outcome


@pytest.mark.parametrize(("language", "colour"), list(product(LANGUAGES, Colour)))
def test_a_bare_card_announces_nothing(language: str, colour: Colour) -> None:
    """It takes a verb or a place: here it is neither understood nor guessed."""
    words = {
        "fr": {RED: "rouge cinq", BLUE: "bleu cinq"},
        "en": {RED: "red five", BLUE: "blue five"},
        "cs": {RED: "červená pětka", BLUE: "modrá pětka"},
    }
    understanding = table(language)
    session = Session.begin(Amarok(), SEATS, language)
    line = Transcript(words[language][colour])
    meant = understand(session, line, understanding).meaning
    assert not isinstance(meant, Announcement)
