"""Names are heard in the forms that people say."""

import pytest

from companion.core.facts import Seat
from companion.games.shamans.announcements import CardPlayed
from companion.games.shamans.board import World
from companion.language.locale import load_locale
from companion.language.profile import Profile, read_profile
from companion.language.understanding.folding import fold
from companion.language.understanding.names import spoken_names
from companion.resources import resource
from tests.language.games import SHAMANS

CZECH = read_profile(resource("locales") / "cs")
ENGLISH = read_profile(resource("locales") / "en")
FRENCH = read_profile(resource("locales") / "fr")


def _forms(name: str, profile: Profile) -> set[str]:
    return {one.spoken for one in spoken_names((Seat(name),), profile.endings)}


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Eva", "Evy Evě Evu Evo Evou"),
        ("Chloé", "Chloé Chloi"),
        ("Zoe", "Zoe Zoi Zoí"),
        ("Alice", "Alice Alici Alicí"),
        ("Marie", "Marie Marii Marií"),
        ("Maria", "Marie Marii Mario"),
        ("Andrea", "Andrey Andreji Andreu Andreou"),
        ("Jana", "Jany Janě Janu Jano Janou"),
        ("Honza", "Honzy Honzovi Honzu Honzo Honzou"),
        ("Jirka", "Jirky Jirkovi Jirku Jirko Jirkou"),
        ("Monika", "Moniky Monice Moniku Moniko Monikou"),
        ("Olga", "Olgy Olze Olgu Olgo Olgou"),
        ("Petra", "Petry Petře Petru Petro Petrou"),
        ("Máša", "Máši Mášu Mášo Mášou"),
        ("Bruno", "Bruna Brunovi Brunem"),
        ("Hugo", "Huga Hugovi Hugem Hugu"),
        ("Jiří", "Jiřího Jiřímu Jiřím"),
        ("Tony", "Tonyho Tonymu Tonym"),
        ("René", "Reného Renému Reném"),
        ("David", "Davida Davidovi Davidem Davide"),
        ("Tomáš", "Tomáše Tomášovi Tomášem Tomáši"),
        ("Karel", "Karla Karlovi Karlem Karle"),
        ("Pavel", "Pavla Pavlovi Pavlem Pavle"),
        ("Marek", "Marka Markovi Markem Marku"),
        ("Zdeněk", "Zdeňka Zdeňkovi Zdeňkem Zdeňku"),
        ("Vavřinec", "Vavřince Vavřincovi Vavřincem Vavřinci"),
        ("Petr", "Petra Petrovi Petrem Petře"),
        ("Daniel", "Daniela Danielovi Danielem Danieli"),
        ("Ester", "Estery Ester"),
        ("Luboš", "Luboše Lubošovi Lubošem Luboši"),
        ("Matěj", "Matěje Matějovi Matějem Matěji"),
        ("Marcus", "Marca Marcuse Marcusovi Marcem"),
    ],
)
def test_czech_names_are_declined(name: str, forms: str) -> None:
    """All cases of women's and men's names are heard, with or without accents."""
    assert {fold(form) for form in forms.split()} <= _forms(name, CZECH)


def test_english_names_have_a_possessive() -> None:
    """The possessive of Bruno is Bruno."""
    assert {"bruno", "bruno s", "brunos"} == _forms("Bruno", ENGLISH)


@pytest.mark.parametrize("name", ["Chris", "James", "Max", "Zoë", "Jo"])
def test_every_english_name_has_a_possessive(name: str) -> None:
    """James's; James' is heard as James."""
    assert {fold(name), fold(f"{name}'s")} <= _forms(name, ENGLISH)


def test_french_names_take_an_article() -> None:
    """Many say le Bruno and la Chloé; the names themselves never change."""
    assert {"chloe", "la chloe", "le chloe"} == _forms("Chloé", FRENCH)
    assert {"eva", "l eva"} == _forms("Éva", FRENCH)
    assert {"l hugo", "le hugo"} < _forms("Hugo", FRENCH)


@pytest.mark.parametrize("name", ["", "!?", "🙂"])
def test_a_name_of_signs_cannot_be_said(name: str) -> None:
    """Nothing is left of it to be heard."""
    assert set() == _forms(name, CZECH)


def test_one_letter_is_a_name() -> None:
    """It is heard as it is, and nothing falls off."""
    assert "x" in _forms("X", CZECH)
    assert "" not in _forms("A", CZECH)


@pytest.mark.parametrize(
    ("language", "name", "line"),
    [
        ("fr", "Joueur 2", "Joueur deux joue le bleu trois"),
        ("fr", "Joueur2", "Joueur deux joue le bleu trois"),
        ("fr", "Joueur 2", "Joueur 2 joue le bleu trois"),
        ("cs", "Hráč 2", "Hráč dva hraje modrou trojku"),
        ("en", "Player 2", "Player two plays blue three"),
    ],
)
def test_a_name_with_digits_is_heard_with_words_too(
    language: str, name: str, line: str
) -> None:
    """Nobody speaks digits."""
    table = load_locale(language, SHAMANS).understanding((Seat(name), Seat("Ada")))

    assert (CardPlayed(Seat(name), World.BLUE, 3),) == table.readings(line)
