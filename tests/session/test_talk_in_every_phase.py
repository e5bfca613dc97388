"""Bluffs and table talk at an open microphone, in every phase of a round."""

import csv
import os
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from companion.core.words import Transcript
from companion.games.shamans import announcements as said
from companion.language.locale import load_locale
from companion.language.understanding.exact import Understanding
from companion.session import hear
from tests.games.shamans.situations import (
    Situation,
    before_the_moon,
    chain,
    eliminating,
    moon_reached,
    owner_eliminated,
    performing,
    scored,
    trick_over,
)
from tests.games.shamans.table import (
    ALL,
    ANA,
    BEN,
    BLUE,
    BROWN,
    CLEO,
    DAGGER,
    DOWN,
    GREEN,
    MASK,
    PORTAL,
    RED,
    SHADOW,
    YELLOW,
    dealt,
    seated,
    set_up,
)
from tests.house.program import ROOT
from tests.session.conversation import at

HEARD = ROOT.parent / "shared" / "heard"
BLUFFS = {
    "fr": (
        "Ben est une Ombre, crois-moi",
        "je crois que Ben est une Ombre",
        "éliminez Ana",
        "élimine-le donc",
        "échange avec moi",
        "tu bluffes, tu as le masque",
        "prends le portail, toi",
        "il prend toujours le portail",
        "l'Éclipse va sortir",
        "montre ton rôle",
        "recule de deux pas si tu oses",
        "tu n'as plus de bleu",
        "bleu",
        "trois",
        "trois ou quatre",
        "à gauche",
        "oui",
        "non",
        "le premier",
        "quand même",
    ),
    "en": (
        "Ben is a shadow, believe me",
        "I think Ben is a shadow",
        "eliminate Ana, will you",
        "why don't you eliminate him",
        "swap with me",
        "you are bluffing, you hold the mask",
        "take the portal, you there",
        "he always takes the portal",
        "the eclipse is about to come",
        "show us your role",
        "you have no blue left",
        "blue",
        "three",
        "three or four",
        "to the left",
        "yes",
        "no",
        "the first",
        "all the same",
    ),
    "cs": (
        "Ben je stín, věř mi",
        "myslím, že Ben je stín",
        "vyřaď přece Anu",
        "tak ho vyřaď",
        "vyměň si to se mnou",
        "blufuješ, máš masku",
        "vezmi si portál ty",
        "on bere vždycky portál",
        "zatmění už přijde",
        "ukaž nám svou roli",
        "ty už nemáš modrou",
        "modrá",
        "trojka",
        "tři nebo čtyři",
        "doleva",
        "ano",
        "ne",
        "první",
        "přesto",
    ),
}
SHARES = 1 if os.environ.get("SOAK") else 3
"""Every so many lines are said in one phase, the others in the next ones."""
NAMES = {"Bruno": "Ben", "Eva": "Ana", "Evu": "Anu"}
"""Other names for names, declined alike."""
PHASES: dict[str, Situation] = {
    "before a round": lambda: seated(5),
    "set-up": lambda: dealt(5),
    "leading": lambda: set_up(5),
    "following": lambda: set_up(5).play("blue 3"),
    "taking an artefact": lambda: trick_over(5),
    "refilling the row": lambda: trick_over(5).say(said.ArtefactTaken(tile=PORTAL)),
    "the role of a Mask": lambda: trick_over(5).say(said.ArtefactTaken(tile=MASK)),
    "the Eclipse": lambda: trick_over(5).correct(stack=1),
    "a Stabilisation": lambda: performing(BLUE, players=5),
    "a Permutation": lambda: performing(GREEN, players=5),
    "a Neutralisation with a Dagger": lambda: performing(YELLOW, DAGGER, players=5),
    "a Neutralisation that may be": lambda: performing(YELLOW, DOWN, players=5),
    "the role of who is out": lambda: eliminating(players=5),
    "the hand of who is out": lambda: eliminating(players=5).say(
        said.RoleRevealed(CLEO, SHADOW)
    ),
    "which ritual first": lambda: chain(BROWN, RED),
    "before the Moon": lambda: before_the_moon(5),
    "the next Guide": owner_eliminated,
    "naming the Shadows": lambda: moon_reached(5),
    "showing tiles": lambda: scored(
        moon_reached().correct(BEN, artefacts=(DOWN, DOWN))
    ),
    "the end": lambda: scored(moon_reached().correct(ANA, points=5)),
}


@cache
def understanding(language: str) -> Understanding:
    """Return what understands the five at the test table."""
    return load_locale(language, seated(5).game).understanding(ALL)


def talk_of(language: str) -> Iterator[str]:
    """Return what is said at a table, about everybody who sits there."""
    noted = (*shared("bluff", language), *shared("chatter", language))
    for line in (*BLUFFS[language], *noted):
        words = " ".join(NAMES.get(word, word) for word in line.split(" "))
        seats = ALL if "Ben" in words else ALL[:1]
        yield from (words.replace("Ben", seat) for seat in seats)


def shared(name: str, language: str) -> Iterator[str]:
    """Return what others have noted down at their tables, where it is beside us."""
    file = HEARD / f"{name}.tsv"
    if file.is_file():
        with file.open(encoding="utf-8", newline="") as rows:
            for row in csv.DictReader(rows, delimiter="\t"):
                if row["language"] == language:
                    yield row["text"]


@pytest.mark.parametrize("language", BLUFFS)
@pytest.mark.parametrize("phase", PHASES)
def test_design_talk_is_talk_in_every_phase(phase: str, language: str) -> None:
    """Nothing changes and nothing is said (design, decision 7)."""
    table = at(PHASES[phase]())
    session = replace(table.session, language=language, listening="open")
    acted = {}
    for line in islice(
        talk_of(language), [*PHASES].index(phase) % SHARES, None, SHARES
    ):
        heard = Transcript(line, None, pause=9.0)
        after, answer = hear(session, heard, understanding(language))
        if answer.phrases or after.journal != session.journal:
            acted[line] = answer.meaning

    assert {} == acted


def test_design_no_phase_is_left_out() -> None:
    """Those of the interface, under any name (interface, View)."""
    phases = {situation().phase for situation in PHASES.values()}

    assert {
        *("setup", "play", "artefact", "row", "eclipse", "ritual", "hand", "moon"),
        *("guide", "roles", "tiles", "over"),
    } == phases
