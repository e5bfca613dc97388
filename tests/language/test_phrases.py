"""What a recognizer is told to listen for: little, and nothing sayable is left out."""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

import pytest

from bench.rounds import whole_round
from companion.core.facts import Seat
from companion.language.listening import listened_for, sound_of
from companion.language.locale import Locale, languages, load_locale
from companion.language.understanding.audible import Audible, audible
from companion.language.understanding.folding import fold
from companion.language.understanding.phrases import Speech
from companion.language.understanding.spelling import spelling
from companion.session import Session
from companion.session.sayable import Sayable, sayable
from tests.language.games import game
from tests.language.speaking import samples

SEATS = tuple(map(Seat, ("Alice", "Bruno", "Chloé", "David")))
MOST_PHRASES, MOST_DIFFERENT = 27_000, 7_800
LEAST = 0.01
"""How likely what is awaited, and each command, begins an utterance."""
OF_VOSK = 0.5
"""Vosk halves the share of each word in all phrases where an utterance begins."""


def knows(words: Iterable[str]) -> frozenset[str]:
    """Know all words, but none that are joined."""
    return frozenset(word for word in words if "-" not in word)


@cache
def locale(language: str) -> Locale:
    return load_locale(language, game("shamans"))


@cache
def heard(language: str) -> Audible:
    return listened_for(locale(language), SEATS, knows)


def states() -> Iterable[Sayable]:
    """Return what can be said from time to time in a few rounds."""
    shamans = game("shamans")
    session = Session.begin(shamans, SEATS, "en")
    found = [sayable(session)]
    for seed in range(3):
        for step in whole_round(shamans, SEATS, random.Random(seed)):
            begun = Session.begin(shamans, SEATS, "en")
            object.__setattr__(begun.journal, "start", step.before)
            found.append(sayable(begun))
    return dict.fromkeys(found)


def phrases(audible: Audible, now: Sayable) -> tuple[str, ...]:
    return audible.phrases.of(now.awaited, now.commands, now.others)


@pytest.mark.parametrize("language", languages())
def test_what_is_awaited_and_commands_do_not_starve(language: str) -> None:
    """Vosk counts words: those that begin a sentence must be a good share of all."""
    for now in states():
        told = phrases(heard(language), now)
        counts = Counter(word for phrase in told for word in phrase.split())
        total = counts.total() + len(told)
        for one in (*now.awaited, *now.commands):
            begins = heard(language).phrases.beginnings(one)
            share = sum(counts[word] for word in begins) / total
            assert share * OF_VOSK >= LEAST, one


@pytest.mark.parametrize("language", languages())
def test_what_the_companion_is_called_is_heard_where_it_must_be(language: str) -> None:
    """Each utterance begins with it; at other times nobody is so called."""
    told, now = (
        heard(language).phrases,
        sayable(Session.begin(game("shamans"), SEATS, language)),
    )
    kinds = (now.awaited, now.commands, now.others)
    (address, *_) = told.address
    called = told.of(*kinds, is_called=True)
    total = sum(len(phrase.split()) + 1 for phrase in called)
    assert called.count(address) / total * OF_VOSK >= LEAST
    assert address not in told.of(*kinds)


@pytest.mark.parametrize("language", languages())
def test_phrases_are_few(language: str) -> None:
    """Each utterance begins with them: thousands take milliseconds, millions do not."""
    for now in states():
        told = phrases(heard(language), now)
        assert len(told) <= MOST_PHRASES
        assert len(set(told)) <= MOST_DIFFERENT


@pytest.mark.parametrize("language", languages())
def test_all_that_can_be_said_is_made_of_words_that_are_listened_for(
    language: str,
) -> None:
    """Any order of known words can be heard, some orders more easily."""
    spoken, chance = locale(language), random.Random(1)
    table = spoken.understanding(SEATS)
    speech = Speech(
        spoken.grammar.sentences, spoken.grammar.network, SEATS, table.names.spoken
    )
    told = audible(speech, (), frozenset, lambda word: word)
    every = tuple(dict.fromkeys(one.kind for one in speech.sentences.wordings))
    words = {
        part
        for phrase in told.phrases.of((), (), every)
        for part in fold(phrase).split()
    }
    for wordings in speech.sentences.wordings:
        for line in samples(table, wordings, 2, chance):
            missing = {word for word in line.split() if not word.isdecimal()} - words
            assert not missing, line


@pytest.mark.parametrize(
    ("language", "alike"),
    [
        ("fr", ("vert", "verts")),
        ("fr", ("noir", "noire", "noirs", "noires")),
        ("en", ("grey", "gray")),
        ("en", ("two", "too")),
        ("cs", ("byli", "byly")),
    ],
)
def test_what_sounds_alike_is_listened_for_once(
    language: str, alike: tuple[str, ...]
) -> None:
    """Several spellings of one sound would share what is likely among themselves."""
    every = tuple(locale(language).glossary.heard)
    told = heard(language).phrases.of((), (), every)
    words = {word for phrase in told for word in phrase.split()}
    assert 1 == len(words & set(alike))


@pytest.mark.parametrize(
    ("language", "apart"), [("fr", ("deux", "de")), ("cs", ("bílá", "byla"))]
)
def test_what_models_can_tell_apart_stays_apart(
    language: str, apart: tuple[str, ...]
) -> None:
    """People confuse these; models know them as different sounds."""
    every = tuple(locale(language).glossary.heard)
    told = heard(language).phrases.of((), (), every)
    assert {*apart} <= {word for phrase in told for word in phrase.split()}


def known_as(*words: str) -> Callable[[Iterable[str]], frozenset[str]]:
    return lambda asked: frozenset(asked) & frozenset(words)


@pytest.mark.parametrize(
    ("word", "known", "listened_for"),
    [
        ("l'orange", ("l'orange", "l'", "orange"), "l'orange"),
        ("l'orange", ("l'", "orange"), "l' orange"),
        ("dix-sept", ("dix", "sept"), "dix sept"),
        ("n'est-ce", ("n'", "est", "ce"), "n' est ce"),
        ("noires", ("noir",), None),
        ("xenia", ("xénia",), "xénia"),
        ("mikael", ("mickaël", "michael"), None),
        ("7", ("7",), None),
    ],
)
def test_a_word_is_spelt_as_the_model_spells_it(
    word: str, known: tuple[str, ...], listened_for: str | None
) -> None:
    """Signs are written apart or together; other letters may have the same sound."""
    found = spelling([word], known_as(*known), sound_of(("fr-fr",)))
    assert listened_for == found.of(word)


def test_an_unknown_word_borrows_the_spelling_of_one_that_sounds_alike() -> None:
    """The model knows "vert" only: whoever says "verts" is heard."""
    words = ["verts", "vert", "verte"]
    found = spelling(words, known_as("vert"), sound_of(("fr-fr",)))
    assert ("vert", "vert", None) == tuple(map(found.of, words))
    assert ("verte",) == found.unknown


def test_names_and_things_that_cannot_be_heard_are_told() -> None:
    """They matter; unknown words of questions are for the log."""
    unknown = {"turquoise", "cyan", "turquoises", "ksawery", "récapitule"}
    asked: list[frozenset[str]] = []

    def known(words: Iterable[str]) -> frozenset[str]:
        """Know most of what is asked for first, and no other spelling of it."""
        asked.append(frozenset(words))
        return (asked[-1] & asked[0]) - unknown

    found = listened_for(locale("fr"), (Seat("Alice"), Seat("Ksawery")), known)
    assert ("Ksawery", "turquoise") == found.unheard
    assert "récapitule" in found.unknown


def test_names_are_listened_for_with_their_accents() -> None:
    """Models know "chloé"; understanding folds it."""
    told = heard("fr").phrases.of(("fragment",), ())
    assert "chloé" in " ".join(told).split()


def test_every_kind_that_can_be_said_has_phrases() -> None:
    """None is forgotten, in no language."""
    for language in languages():
        for one in locale(language).glossary.heard:
            assert heard(language).phrases.of((one,), ()), (language, one)
