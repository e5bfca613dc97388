"""Sounds of words: as espeak-ng pronounces them, compared by how they are made."""

import pytest

from companion.language.locale import languages, load_locale
from companion.language.sounds.ears import Ears
from companion.language.sounds.lexicon import Lexicon, bare, begins
from companion.language.sounds.likeness import Likeness, distance
from companion.language.sounds.phones import Pronunciation
from companion.language.sounds.word import SOUND, Word
from tests.language.games import SHAMANS


@pytest.fixture(scope="module")
def french() -> Ears:
    """Return how French sounds."""
    return load_locale("fr", SHAMANS).ears()


@pytest.mark.parametrize("language", languages())
def test_every_language_is_pronounced(language: str) -> None:
    """Its numbers have sounds, and not all the same ones."""
    locale = load_locale(language, SHAMANS)
    words = [locale.profile.numbers.in_words(str(number)) for number in range(1, 9)]
    spoken = {locale.ears().pronunciation.phones(word) for word in words}
    assert len(spoken) == len(words)
    assert all(spoken)


def test_a_text_sounds_alike_however_it_is_cut_into_words(french: Ears) -> None:
    """Recognizers join and split words; the sounds stay."""
    phones = french.pronunciation.phones
    assert phones("le masque") == phones("lemasque")


def test_parts_of_words_are_not_spelt_out(french: Ears) -> None:
    """An elided article is one sound."""
    assert french.pronunciation.word("l'") == ("l",)
    assert Pronunciation("en-us").word("'s") == ("z",)


def test_affricates_and_diphthongs_are_two_sounds() -> None:
    """So they can be half heard."""
    assert Pronunciation("cs").phones("čtyři")[:2] == ("t", "ʃ")


@pytest.mark.parametrize(
    ("near", "far"),
    [
        (("p", "b"), ("p", "z")),
        (("s", "ʃ"), ("s", "m")),
        (("e", "ɛ"), ("e", "u")),
        (("ɑ̃", "a"), ("ɑ̃", "i")),
        (("l", "r"), ("l", "k")),
        (("j", "i"), ("j", "a")),
    ],
)
def test_sounds_that_are_made_alike_are_near(
    near: tuple[str, str], far: tuple[str, str]
) -> None:
    """Voicing, place, openness, nose and glides."""
    assert 0 < distance(*near) < distance(*far)
    assert distance(*near) == distance(*reversed(near))


@pytest.mark.parametrize(
    ("language", "said", "heard"),
    [
        ("fr", "r", ""),
        ("fr", "ɑ̃", "a"),
        ("fr", "y", "u"),
        ("cs", "ř", "r"),
        ("cs", "x", "k"),
        ("cs", "c", "t"),
        ("en", "θ", "f"),
        ("en", "ə", "ʌ"),
    ],
)
def test_a_language_knows_what_its_sounds_are_taken_for(
    language: str, said: str, heard: str
) -> None:
    """What its listeners mishear costs less than in languages that know nothing."""
    own, none = load_locale(language, SHAMANS).ears().likeness, Likeness()
    if heard:
        assert own.substitution(said, heard) < none.substitution(said, heard)
    else:
        assert own.deletion(said) < none.deletion(said)


def test_a_word_is_found_where_it_sounds_best() -> None:
    """With its beginning, in the middle of other sounds."""
    lexicon = Lexicon([Word("bleu", (("b", "l", "ø"),))], Likeness())
    heard = lexicon.heard(("a", "k", "b", "l", "ø", "s"))
    spotted = lexicon.spotted(heard)
    end = int(bare(spotted[0]).argmin())
    assert (2, 5) == (int(begins(spotted[0, end])), end)


def test_a_text_that_was_heard_exactly_costs_nothing() -> None:
    """Each sound that is missing, added or another one costs something."""
    words = [Word("bleu", (("b", "l", "ø"),)), Word("deux", (("d", "ø"),))]
    lexicon = Lexicon(words, Likeness())
    heard = lexicon.heard(("b", "l", "ø", "d", "ø"))
    exact, less, more = lexicon.compared([(0, 1), (0,), (0, 1, 1)], heard)
    assert exact == 0
    assert less > SOUND / 2
    assert more > SOUND / 2


def test_a_short_word_may_be_lost() -> None:
    """It costs less than a sound of a word that means something."""
    sounds = (("l", "ø"),)
    words = [
        Word("le", sounds, is_weak=True),
        Word("nom", sounds),
        Word("b", (("b",),)),
    ]
    lexicon = Lexicon(words, Likeness())
    weak, strong = lexicon.compared([(0, 2), (1, 2)], lexicon.heard(("b",)))
    assert 0 < weak < strong
