"""Players are heard by their nicknames too, where these are nobody else's."""

import pytest

from companion.core.facts import Announcement, Request, Seat
from companion.core.requests import AskScore, AskState, Insist, Yes
from companion.games.shamans import announcements as said
from companion.games.shamans.board import World
from companion.games.shamans.requests import AskHand, AskPlayer
from companion.language.errors import LocaleError
from companion.language.locale import languages, load_locale
from companion.language.understanding.folding import fold
from companion.language.understanding.nicknames import Nicknames, read_nicknames
from tests.language.conftest import Change
from tests.language.games import SHAMANS

LOCALES = {language: load_locale(language, SHAMANS) for language in languages()}
FEW = Nicknames(
    {
        "Jiří": ("Jirka", "Jura"),
        "Jan": ("Honza", "Jenda"),
        "Alexandre": ("Alex", "Sacha"),
        "Alexandra": ("Alex", "Sandra"),
        "Steven": ("Steve", "Stevie"),
        "Stephen": ("Steve", "Stevie"),
        "Jonathan": ("Jon",),
    }
)


def _readings(
    language: str, names: tuple[str, ...], line: str
) -> tuple[Announcement | Request, ...]:
    return LOCALES[language].understanding(map(Seat, names)).readings(line)


def _nicknames(*names: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {name: set() for name in names}
    for name, nickname in FEW.at(names):
        found[name].add(nickname)
    return found


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("jiri", {"jirka", "jura"}),
        ("jirka", {"jiri", "jura"}),
        ("alexandra", {"alex", "sandra"}),
        ("alex", {"alexandre", "alexandra"}),
        ("sandra", {"alexandra", "alex"}),
        ("bruno", set()),
    ],
)
def test_nicknames_are_heard_in_both_directions(name: str, others: set[str]) -> None:
    """What two names share stands for the names, not for all they are called."""
    assert others == set(FEW.others(name))


@pytest.mark.parametrize(
    ("names", "left"),
    [
        (("jiri", "jirka"), {"jiri": set(), "jirka": set()}),
        (("jan", "honza"), {"jan": set(), "honza": set()}),
        (("jiri", "jan"), {"jiri": {"jirka", "jura"}, "jan": {"honza", "jenda"}}),
        (
            ("alexandre", "alexandra"),
            {"alexandre": {"sacha"}, "alexandra": {"sandra"}},
        ),
        (("john", "jonathan"), {"john": set(), "jonathan": set()}),
        (("steven", "stephen"), {"steven": set(), "stephen": set()}),
    ],
)
def test_a_nickname_of_two_players_is_nobodys(
    names: tuple[str, ...], left: dict[str, set[str]]
) -> None:
    """Names and nicknames that only sound alike count as the same."""
    assert left == _nicknames(*names)


@pytest.mark.parametrize(
    ("language", "name", "line"),
    [
        ("cs", "Jiří", "Jirka hraje modrou trojku"),
        ("cs", "Jirka", "Jiří zahrál modrou trojku"),
        ("cs", "Jirka", "Jiříček hraje modrou trojku"),
        ("cs", "Josef", "Pepa dává modrou tři"),
        ("cs", "Josef", "modrá tři od Pepíka"),
        ("cs", "Tereza", "Terka hraje modrou tři"),
        ("cs", "Tereza", "modrá trojka od Terezky"),
        ("cs", "Kateřina", "Káťa hraje modrou trojku"),
        ("cs", "František", "modrá tři pro Frantu"),
        ("fr", "Alexandre", "Alex joue le bleu trois"),
        ("fr", "Alex", "Alexandra joue le bleu trois"),
        ("fr", "Dominique", "la Dom joue le bleu trois"),
        ("fr", "Élisabeth", "Babeth pose le bleu trois"),
        ("fr", "Eva", "l'Eva joue le bleu trois"),
        ("fr", "Alice", "la carte d'Alice c'est le bleu trois"),
        ("fr", "Jean-Pierre", "JP joue le bleu trois"),
        ("en", "William", "Bill plays blue three"),
        ("en", "Billy", "William plays blue three"),
        ("en", "Elizabeth", "Liz plays the blue three"),
        ("en", "Beth", "Elizabeth plays the blue three"),
    ],
)
def test_an_announcement_names_a_player_by_a_nickname(
    language: str, name: str, line: str
) -> None:
    """In whole sentences, and in their cases."""
    played = said.CardPlayed(Seat(name), World.BLUE, 3)

    assert (played,) == _readings(language, (name, "Bruno", "Zoe"), line)


@pytest.mark.parametrize(
    ("language", "name", "line"),
    [
        ("cs", "Jiří", "kolik karet má Jirka"),
        ("cs", "Jan", "kolik karet má Honzík"),
        ("fr", "Frédéric", "combien de cartes a Fred"),
        ("fr", "Fred", "combien de cartes a Frédéric"),
        ("en", "Charles", "how many cards are in Charlie's hand"),
        ("en", "Charles", "how many cards are in Charles's hand"),
        ("en", "Charles", "how many cards are in Charles' hand"),
        ("en", "Chloé", "how many cards are in Chloe's hand"),
    ],
)
def test_a_question_names_a_player_by_a_nickname(
    language: str, name: str, line: str
) -> None:
    """The possessive of a nickname included."""
    assert (AskHand(Seat(name)),) == _readings(language, (name, "Bruno"), line)


def test_a_dagger_meets_a_player_by_a_nickname() -> None:
    """The accusative of Pepa is Pepu, of Káťa Káťu."""
    names = ("Josef", "Kateřina", "Bruno")
    (meaning,) = _readings("cs", names, "Pepa vyřazuje Káťu")

    assert said.PlayerEliminated(Seat("Josef"), Seat("Kateřina")) == meaning


@pytest.mark.parametrize(
    ("language", "names", "line"),
    [
        ("cs", ("Jan", "Jenda", "Eva"), "Honza hraje modrou trojku"),
        ("cs", ("Petr", "Petra", "Eva"), "Péťa hraje modrou trojku"),
        ("fr", ("Alexandre", "Alexandra", "Eva"), "Alex joue le bleu trois"),
        ("en", ("Christine", "Christopher", "Eva"), "Chris plays blue three"),
        ("en", ("Robert", "Albert", "Eva"), "Bert plays blue three"),
    ],
)
def test_a_nickname_that_may_be_two_players_names_nobody(
    language: str, names: tuple[str, ...], line: str
) -> None:
    """Nothing is noted for the wrong one."""
    assert () == _readings(language, names, line)


def test_a_name_comes_before_a_nickname() -> None:
    """Where Alex and Alexandre sit, each is heard by the own name only."""
    for name in ("Alex", "Alexandre"):
        played = said.CardPlayed(Seat(name), World.BLUE, 3)
        line = f"{name} joue le bleu trois"

        assert (played,) == _readings("fr", ("Alex", "Alexandre", "Eva"), line)


def test_who_acts_is_named_as_they_are_called() -> None:
    """Dana is Daniela, and also what becomes of Dan where something is done to him."""
    names = ("Dan", "Daniela", "Bruno")

    assert (said.CardPlayed(Seat("Daniela"), World.BLUE, 3),) == _readings(
        "cs", names, "Dana hraje modrou trojku"
    )
    assert {
        said.PlayerEliminated(Seat("Bruno"), Seat("Dan")),
        said.PlayerEliminated(Seat("Bruno"), Seat("Daniela")),
    } == set(_readings("cs", names, "Bruno vyřazuje Dana"))


def test_a_case_that_is_a_word_of_the_game_names_nobody() -> None:
    """The vocative of Ana sounds like yes, the genitive of Mája like "have"."""
    names = ("Ana", "Mája", "Bruno")

    assert (Yes(),) == _readings("cs", names, "ano")
    assert () == _readings("cs", names, "kolik karet mají")
    assert (AskScore(Seat("Ana")),) == _readings("cs", names, "kolik bodů má Ana")


@pytest.mark.parametrize(
    ("line", "meaning"),
    [
        ("jak je na tom Eva", AskPlayer(Seat("Eva"))),
        ("jak jsme na tom", AskState()),
        ("trvám na tom", Insist()),
    ],
)
def test_tom_is_no_player_where_he_is_none(line: str, meaning: Request) -> None:
    """The only nickname that is a word too; it never stands where a name can be."""
    assert (meaning,) == _readings("cs", ("Tomáš", "Eva", "Bruno"), line)


@pytest.mark.parametrize("language", languages())
def test_no_nickname_is_a_word_that_people_say_in_a_game(language: str) -> None:
    """Such nicknames are left out of the files."""
    locale = LOCALES[language]
    profile = locale.profile
    small = map(fold, (*profile.fillers, *profile.sequels, *profile.address))
    taken = {*small, *locale.grammar.candidates.words}
    written = (*locale.nicknames.names, *locale.nicknames.nicknames)

    assert {one for one in written if set(one.split()) <= taken} <= {"tom"}


@pytest.mark.parametrize(("language", "least"), [("cs", 120), ("en", 120), ("fr", 80)])
def test_a_language_knows_many_names(language: str, least: int) -> None:
    """And no more nicknames for one of them than a table can hear."""
    nicknames = LOCALES[language].nicknames
    names = tuple(nicknames.names)

    assert least <= len(names)
    assert 10 >= max(len(nicknames.others(name)) for name in names)


@pytest.mark.parametrize("language", languages())
def test_a_table_has_a_bounded_number_of_forms(language: str) -> None:
    """Five players with the most nicknames."""
    nicknames = LOCALES[language].nicknames
    most = sorted(nicknames.names, key=lambda name: -len(nicknames.others(name)))
    understanding = LOCALES[language].understanding(map(Seat, most[:5]))

    assert 700 > len(understanding.names.spoken)


def test_a_language_without_a_file_has_no_nicknames(changed: Change) -> None:
    """Names are heard all the same."""
    home = changed("language.yaml", "code: en", "code: en")

    assert () == tuple(read_nicknames(home / "en").names)


@pytest.mark.parametrize(
    ("written", "parts"),
    [
        ("Jiří: [Jirka]\nJiri: [Jura]\n", ("nicknames.yaml:2", "twice")),
        ("Jiří: []\n", ("Jiří", "empty")),
        ("Jiří: 3\n", ("Jiří", "no text")),
        ("Jiří: '?'\n", ("Jiří", "cannot be said")),
        ("[Jirka]\n", ("nicknames.yaml", "keys are missing")),
    ],
)
def test_a_broken_file_is_one_clear_line(
    changed: Change, written: str, parts: tuple[str, ...]
) -> None:
    """With the place, the fault and a remedy."""
    home = changed("language.yaml", "code: en", "code: en")
    (home / "en" / "nicknames.yaml").write_text(written, encoding="utf-8")

    with pytest.raises(LocaleError) as caught:
        load_locale("en", SHAMANS, home).check()

    assert all(part in str(caught.value) for part in parts)
