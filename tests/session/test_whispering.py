"""A card that faces the others goes into one ear, and nowhere else."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest

from companion.core import requests as ask
from companion.core.facts import Seat
from companion.core.words import Listening, Transcript
from companion.games.amarok import announcements as said
from companion.games.amarok.board import Blank, Card, Colour, HouseRule, Symbol
from companion.games.amarok.reports import CardWhispered
from companion.games.amarok.requests import TellCard
from companion.language.locale import load_locale
from companion.language.understanding.exact import Understanding
from companion.session import Answer, Session, hear
from companion.session.open_ends import OpenEnds, open_ends
from tests.language.games import game

ALICE, BRUNO, CHLOE = Seat("Alice"), Seat("Bruno"), Seat("Chloé")
SEATS = (ALICE, BRUNO, CHLOE)
RED_SEVEN = "red seven", "rouge sept", "červená sedmička"
PASSED_ON = {
    "en": (
        "in private, Bruno's card is the red seven",
        "in private, in Bruno's hand red seven",
        "privately, Bruno holds the red seven",
    ),
    "fr": (
        "en privé, la carte de Bruno : rouge sept",
        "en privé, chez Bruno c'est le rouge sept",
        "dans l'oreillette, Bruno tient le rouge sept",
    ),
    "cs": (
        "soukromě, Brunova karta je červená sedmička",
        "soukromě, karta kterou drží Bruno: červená sedmička",
        "do sluchátka, u Bruna je červená sedmička",
    ),
}
LINES = [(language, line) for language, some in PASSED_ON.items() for line in some]
EACH = pytest.mark.parametrize(("language", "line"), LINES)


@cache
def table(language: str) -> Understanding:
    """Return what understands the people of one table."""
    return load_locale(language, game("amarok")).understanding(SEATS)


@dataclass(frozen=True)
class Talk:
    """Hold a conversation, and what it has answered last."""

    session: Session[Any]
    answer: Answer | None = None

    def hear(self, *lines: str | ask.Request, listening: Listening = "press") -> "Talk":
        """Return the conversation after some lines."""
        session, answer = self.session, self.answer
        for line in lines:
            heard = Transcript(line, listening) if isinstance(line, str) else line
            session, answer = hear(session, heard, table(session.language))
        return Talk(session, answer)

    @property
    def last(self) -> Answer:
        """Return the last answer."""
        assert self.answer is not None
        return self.answer

    @property
    def said(self) -> tuple[str, ...]:
        """Return the sentences of the last answer."""
        messages = load_locale(self.session.language, game("amarok")).messages
        return tuple(map(messages.sentence, self.last.phrases))


def talking(
    language: str,
    *announced: said.HouseRuleAgreed | said.EarphoneWorn,
    has_earphone: bool = True,
    wins: int = 1,
) -> Talk:
    """Return a round in which Bruno has won rounds, with what the table has agreed."""
    session = Session.begin(game("amarok"), SEATS, language)
    facts = (
        said.TableCorrected(BRUNO, wins=wins),
        *announced,
        said.RoundStarted(ALICE),
    )
    for fact in facts:
        session, answer = hear(session, fact, table(language))
        assert answer.outcome == "accepted", answer
    return Talk(replace(session, has_earphone=has_earphone))


def agreed(language: str, **settings: Any) -> Talk:
    """Return a round of a table that has agreed that Alice wears the earphone."""
    return talking(language, said.EarphoneWorn(ALICE), **settings)


def holds_card(thing: object) -> bool:
    """Return whether something tells of a red seven, in any words."""
    text = repr(thing).casefold()
    is_told = any(name in text for name in RED_SEVEN)
    return is_told or ("'red'" in text and "value=7" in text)


@EACH
def test_the_card_is_said_in_the_ear_alone(language: str, line: str) -> None:
    """The answer holds neither the words nor what they mean, only what is whispered."""
    before = agreed(language)
    told = before.hear(line)

    assert (told.last.is_private, told.last.is_whispered) == (True, True)
    assert any(name in told.said[0].casefold() for name in RED_SEVEN)
    assert told.last.phrases[0].id == "amarok-card-whispered"
    assert told.last.phrases[0].arguments == {
        "seat": BRUNO,
        "card": Card(Colour.RED, 7),
    }
    nothing = (None, TellCard(), (), (), ())
    answer = told.last
    assert nothing == (
        *(answer.heard, answer.meaning, answer.choices),
        *(answer.events, answer.operations),
    )


@EACH
def test_nothing_of_it_stays(language: str, line: str) -> None:
    """Neither in the game, nor to be repeated, nor to be gone back to."""
    before = agreed(language)
    after = before.hear(line)

    assert before.session == after.session
    assert not holds_card(after.session)
    for again in (ask.Repeat(), ask.Repeat(5), ask.Earlier(), ask.AskHistory(9)):
        assert not holds_card(after.hear(again).last)
        private = after.hear(ask.Privately(), again)
        assert not holds_card(private.last)


@EACH
def test_without_agreement_nothing_is_passed_on(language: str, line: str) -> None:
    """The same words for every card, whatever else the table has agreed."""
    for rule in (HouseRule.PRINTED, HouseRule.OPEN, HouseRule.FACE_DOWN):
        told = talking(language, said.HouseRuleAgreed(rule)).hear(line)
        assert told.last.phrases[0].id == "amarok-earphone-not-agreed"
        assert not holds_card(told.last)


@EACH
def test_without_an_earphone_nothing_is_passed_on(language: str, line: str) -> None:
    """It would be heard by everybody."""
    told = agreed(language, has_earphone=False).hear(line)

    assert told.last.phrases[0].id == "common-no-earphone"
    assert not holds_card(told.last)
    assert not told.last.is_private


@EACH
def test_an_agreement_can_be_withdrawn(language: str, line: str) -> None:
    """With one sentence, as it was made."""
    agree, withdraw = {
        "en": ("the earphone is for Alice", "no more earphone"),
        "fr": ("l'oreillette est pour Alice", "plus d'oreillette"),
        "cs": ("sluchátko má Alice", "bez sluchátka"),
    }[language]
    plain = talking(language, said.HouseRuleAgreed(HouseRule.PRINTED))

    assert plain.hear(agree, line).last.phrases[0].id == "amarok-card-whispered"
    again = plain.hear(agree, withdraw, line)
    assert again.last.phrases[0].id == "amarok-earphone-not-agreed"


@pytest.mark.parametrize(
    ("seat", "wins", "refusal"),
    [
        (ALICE, 1, "amarok-wearers-own"),
        (CHLOE, 1, "amarok-nothing-faces-others"),
        (BRUNO, 0, "amarok-nothing-faces-others"),
        (BRUNO, 2, "amarok-card-whispered"),
    ],
)
def test_only_what_faces_the_others_is_passed_on(
    seat: Seat, wins: int, refusal: str
) -> None:
    """Never the card of who wears the earphone, nor one that its owner alone sees."""
    talk = talking("en", said.EarphoneWorn(ALICE), wins=wins)
    for card in ("red seven", "blue two with a claw"):
        told = talk.hear(f"in private, {seat} holds the {card}")
        assert told.last.phrases[0].id == refusal


def test_who_wears_it_must_be_known() -> None:
    """Whose own card it is could not be told otherwise."""
    talk = talking("en", said.HouseRuleAgreed(HouseRule.EARPHONE))
    told = talk.hear("in private, Bruno holds the red seven")

    assert told.last.phrases[0].id == "amarok-wearer-unknown"


@pytest.mark.parametrize(
    "line",
    [
        "in private, Bruno holds red seven with a claw",
        "in private, Bruno's card red seven claw",
    ],
)
def test_the_symbol_is_passed_on(line: str) -> None:
    """As it is told."""
    (told,) = agreed("en").hear(line).last.phrases
    card = Card(Colour.RED, 7, Symbol.CLAW)

    assert told.arguments["card"] == card


def test_a_card_without_a_number_is_passed_on() -> None:
    """It is a card like any other."""
    told = game("amarok").answer(
        agreed("en").session.state, TellCard(BRUNO, Colour.RED, Blank.BLANK)
    )
    assert told == (CardWhispered(BRUNO, Card(Colour.RED, Blank.BLANK)),)


@EACH
def test_said_aloud_it_is_not_said_again(language: str, line: str) -> None:
    """Neither aloud nor in the ear; among overheard talk it is talk."""
    talk = agreed(language)
    text = line.split(",")[1]
    told = talk.hear(text)
    overheard = talk.hear(text, listening="open")

    assert told.last.phrases[0].id == "common-only-whispered"
    assert not holds_card((told.last, told.session))
    assert (overheard.last.outcome, overheard.said) == ("not-understood", ())


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "in private, Bruno's card red sevn"),
        ("en", "in private, Bruno cards is the reed seven"),
        ("en", "in private, Bruno lays the red seven from his hand"),
        ("en", "in private, Bruno red seven from the pile"),
        ("en", "in private, red seven"),
        ("en", "in private, no red seven"),
        ("en", "in private, Bruno has got the red seven you know"),
        ("fr", "en privé, la carte à Bruno ce rouge sept"),
        ("fr", "en privé, Bruno pose le rouge sept de sa main"),
        ("fr", "en privé, Bruno posse le rouge set"),
        ("fr", "en privé, Bruno rouge sept"),
        ("cs", "soukromě, Brunva karta je červená sedmička"),
        ("cs", "soukromě, Bruno vykládá červenou sedmičku z ruky"),
        ("cs", "soukromě, Bruno červená sedmička"),
    ],
)
def test_what_is_not_clear_is_never_passed_on_nor_played(
    language: str, line: str
) -> None:
    """A guess would be a wrong card in the ear, or a hidden one on the table."""
    before = agreed(language)
    told = before.hear(line)

    assert told.last.phrases[0].id == "common-whisper-unclear"
    assert told.last.is_private
    assert not holds_card((told.last, told.session))
    assert before.session.journal == told.session.journal
    assert open_ends(told.session) == OpenEnds()


def test_words_in_pieces_are_not_played() -> None:
    """What follows an unclear beginning is private as well."""
    told = agreed("en").hear("in private", "Bruno's card", "red seven")

    assert told.last.phrases[0].id == "common-whisper-unclear"
    assert not holds_card((told.last, told.session))


def test_a_play_of_somebody_else_is_heard_by_all() -> None:
    """A whole sentence, after a bare "in private" that nobody used."""
    told = agreed("en").hear("in private", "Alice lays the blue two from her hand")

    assert (told.last.outcome, told.last.is_private) == ("accepted", False)


def test_other_private_questions_are_answered_as_before() -> None:
    """Rules, sums and whose turn it is."""
    told = agreed("en").hear("in private, whose turn is it")

    assert (told.last.outcome, told.last.is_private) == ("answered", True)
    assert not told.last.is_whispered


@pytest.mark.parametrize("is_told", [True, False])
def test_an_object_is_scrubbed_too(is_told: bool) -> None:
    """Programs have no ear that is nobody else's."""
    talk = agreed("en", has_earphone=is_told)
    told = talk.hear(TellCard(BRUNO, Colour.RED, 7))

    refusal = "common-only-whispered" if is_told else "common-no-earphone"
    assert told.last.phrases[0].id == refusal
    assert not holds_card((told.last, told.session))
