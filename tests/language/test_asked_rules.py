"""People ask about the rules in their own words, not in those of the rulebook."""

from collections.abc import Iterator
from functools import cache

import pytest

from companion.core.book import AskWhatIf
from companion.core.facts import Request
from companion.core.requests import AskMeaning, AskRule, AskScore
from companion.language.understanding.exact import Understanding
from tests.language.games import SEATS, locale

Lines = dict[Request, tuple[str, ...]]

AMAROK: dict[str, Lines] = {
    "cs": {
        AskWhatIf("pile-empty"): ("co se stane, když dojde balíček?",),
        AskWhatIf("same-card"): ("jaké je pravidlo o stejných kartách?",),
        AskWhatIf("tie"): ("co když mají dva hráči stejný součet?",),
        AskWhatIf("trap-at-end"): ("co když mám na konci past?",),
        AskWhatIf("heart-destroyed"): ("co se stane, když mi někdo zničí páření?",),
        AskWhatIf("leaves"): ("a když někdo odejde, co potom?",),
        AskMeaning("claw"): ("k čemu je dráp?", "co se stane, když vyložím dráp?"),
        AskRule("over"): ("jak se vyhrává?", "kolik kol je potřeba k výhře?"),
        AskRule("round-end"): ("jak se vyhrává kolo?", "kdy končí kolo?"),
        AskRule("places"): ("můžu vzít kartu z cizí ruky?",),
        AskRule("next-round"): ("kdo začíná další kolo?",),
        AskScore(): ("kdo vede?", "kdo má nejvíc kol?"),
    },
    "en": {
        AskWhatIf("pile-empty"): ("what happens when there are no cards left?",),
        AskWhatIf("same-card"): ("what's the rule on doubles?",),
        AskWhatIf("tie"): ("what if two players have the same sum?",),
        AskWhatIf("trap-at-end"): ("what if I have a trap at the end?",),
        AskWhatIf("heart-destroyed"): ("what happens if my heart is destroyed?",),
        AskWhatIf("leaves"): ("what do we do if somebody leaves?",),
        AskMeaning("claw"): ("what is the claw for?", "what happens if I play a claw?"),
        AskRule("over"): ("how do I win?", "how many rounds do I need to win?"),
        AskRule("round-end"): ("how do I win a round?", "when does the round end?"),
        AskRule("places"): ("can I take a card from somebody's hand?",),
        AskRule("next-round"): ("who starts the next round?",),
        AskScore(): ("who's ahead?", "who has won the most rounds?"),
    },
    "fr": {
        AskWhatIf("pile-empty"): (
            "qu'est-ce qui se passe s'il n'y a plus de cartes ?",
        ),
        AskWhatIf("same-card"): ("c'est quoi la règle des doubles ?",),
        AskWhatIf("tie"): ("et si deux personnes ont la même somme ?",),
        AskWhatIf("trap-at-end"): ("et si j'ai un piège à la fin ?",),
        AskWhatIf("heart-destroyed"): ("et si on détruit mon accouplement ?",),
        AskWhatIf("leaves"): ("on fait quoi si quelqu'un part ?",),
        AskMeaning("claw"): (
            "à quoi sert la griffe ?",
            "que se passe-t-il si je pose une griffe ?",
        ),
        AskRule("over"): ("comment on gagne ?", "combien de manches il faut gagner ?"),
        AskRule("round-end"): ("comment on gagne une manche ?",),
        AskRule("places"): ("peut-on prendre une carte à quelqu'un ?",),
        AskRule("next-round"): ("qui commence la manche suivante ?",),
        AskScore(): ("qui mène ?", "qui a gagné le plus de manches ?"),
    },
}
INITIATION: dict[str, Lines] = {
    "cs": {
        AskMeaning("square-31"): (
            "co dělá pole 31?",
            "co se stane na poli třicet jedna?",
            "co se stane, když dojdu na pole třicet jedna?",
            "co je studna?",
        ),
        AskWhatIf("doubles"): ("co když hodím dvě stejné?",),
        AskWhatIf("occupied"): ("co když dojdu na někoho?",),
        AskWhatIf("held-freed"): ("co když mě někdo osvobodí?",),
        AskWhatIf("bounce"): ("co se stane, když přejdu šedesát tři?",),
        AskRule("metempsychosis"): ("jak se dostanu z vězení?",),
        AskRule("first-throw"): (
            "k čemu je přímluva?",
            "co se stane, když hodím devět prvním hodem?",
        ),
        AskRule("over"): ("jak vyhraju?",),
        AskScore(): ("kdo vede?", "kdo je nejdál?"),
    },
    "en": {
        AskMeaning("square-31"): (
            "what does square 31 do?",
            "what happens on square thirty-one?",
            "what happens if I land on thirty-one?",
            "what is the well?",
        ),
        AskWhatIf("doubles"): ("what happens if I roll a double?",),
        AskWhatIf("occupied"): ("what if I land on somebody?",),
        AskWhatIf("held-freed"): ("what if somebody frees me?",),
        AskWhatIf("bounce"): ("what happens if I go past sixty-three?",),
        AskRule("metempsychosis"): ("how do I get out of prison?",),
        AskRule("first-throw"): ("what happens if I roll nine on my first throw?",),
        AskRule("over"): ("how do I win?",),
        AskScore(): ("who's ahead?", "who is farthest?"),
    },
    "fr": {
        AskMeaning("square-31"): (
            "que fait la case 31 ?",
            "qu'est-ce qui se passe sur la case trente et un ?",
            "que se passe-t-il si je tombe sur la case 31 ?",
            "c'est quoi le puits ?",
        ),
        AskWhatIf("doubles"): ("c'est quoi la règle des doubles ?",),
        AskWhatIf("occupied"): ("et si je tombe sur quelqu'un ?",),
        AskWhatIf("held-freed"): ("et si quelqu'un me libère ?",),
        AskWhatIf("bounce"): ("que se passe-t-il si je fais trop ?",),
        AskRule("metempsychosis"): ("comment on sort de la prison ?",),
        AskRule("first-throw"): (
            "que se passe-t-il si je fais neuf au premier lancer ?",
        ),
        AskRule("over"): ("comment on gagne ?",),
        AskScore(): ("qui est en tête ?", "qui est le plus loin ?"),
    },
}
SCORE: dict[str, Lines] = {
    "cs": {
        AskWhatIf("tie"): ("co se stane při remíze?",),
        AskWhatIf("wrong-points"): ("co když se spletu?",),
        AskRule("correction"): ("jak opravím kolo?",),
        AskScore(): ("kdo vede?",),
    },
    "en": {
        AskWhatIf("tie"): ("what happens in a tie?",),
        AskWhatIf("wrong-points"): ("what if I made a mistake?",),
        AskRule("correction"): ("how do I correct a round?",),
        AskScore(): ("who is winning?", "who's behind?"),
    },
    "fr": {
        AskWhatIf("tie"): ("que se passe-t-il en cas d'égalité ?",),
        AskWhatIf("wrong-points"): ("et si je me trompe ?",),
        AskRule("correction"): ("comment on corrige une manche ?",),
        AskScore(): ("qui est en tête ?", "qui perd ?"),
    },
}
SHAMANS: dict[str, Lines] = {
    "cs": {
        AskMeaning("dagger"): ("a co dýka?",),
        AskRule("over"): ("jak se dá vyhrát?",),
        AskRule("play"): ("musím přiznat barvu?",),
        AskRule("deck"): (
            "kolik lidí může hrát?",
            "co se stane, když mají dva stejnou kartu?",
        ),
        AskWhatIf("off-colour"): ("co když nemám tu barvu?",),
        AskWhatIf("forgotten"): ("zapomněli jsme si vzít destičku",),
        AskScore(): ("kdo teď vede?",),
    },
    "en": {
        AskMeaning("dagger"): ("what about the dagger?",),
        AskRule("overview"): ("what is the aim of the game?",),
        AskRule("play"): ("do I have to follow suit?",),
        AskRule("deck"): (
            "how many people can play?",
            "what happens if two have the same card?",
        ),
        AskWhatIf("off-colour"): ("what happens if I don't have the colour?",),
        AskWhatIf("forgotten"): ("we forgot to take a tile",),
    },
    "fr": {
        AskRule("overview"): ("quel est le but du jeu ?",),
        AskRule("play"): (
            "est-ce que je suis obligé de suivre la couleur ?",
            "faut-il suivre la couleur ?",
        ),
        AskRule("deck"): ("combien de joueurs peuvent jouer ?",),
        AskWhatIf("off-colour"): (
            "qu'est-ce qui se passe si je n'ai pas la couleur demandée ?",
        ),
    },
}
GAMES = {
    "amarok": AMAROK,
    "initiation": INITIATION,
    "score": SCORE,
    "shamans": SHAMANS,
}
TALK = {
    ("amarok", "cs"): ("mám dvě srdce", "když má past, nevyhraje", "to je dobrý dráp"),
    ("amarok", "en"): ("I have two hearts", "if he has a trap he loses", "nice claw"),
    ("amarok", "fr"): ("j'ai deux cœurs", "s'il a un piège il perd", "quelle griffe"),
    ("initiation", "cs"): ("když hodím šestku, je konec", "už zase vězení"),
    ("initiation", "en"): ("if I roll a six I am done", "prison again"),
    ("initiation", "fr"): ("si je fais six c'est fini", "encore la prison"),
}
"""What is said about the rules without asking."""


def _asked() -> Iterator[tuple[str, str, Request, str]]:
    for name, languages in GAMES.items():
        for language, lines in languages.items():
            for question, ways in lines.items():
                yield from ((name, language, question, line) for line in ways)


@cache
def _table(language: str, name: str) -> Understanding:
    return locale(language, name).understanding(SEATS)


@pytest.mark.parametrize(("name", "language", "question", "line"), [*_asked()])
def test_a_question_in_ones_own_words_means_one_thing(
    name: str, language: str, question: Request, line: str
) -> None:
    """Nobody has to know what the rulebook calls it (issue)."""
    assert (question,) == _table(language, name).readings(line)


@pytest.mark.parametrize(
    ("name", "language", "line"),
    [(*table, line) for table, lines in TALK.items() for line in lines],
)
def test_talk_about_the_rules_asks_nothing(name: str, language: str, line: str) -> None:
    """At the table one talks of cards and squares all evening (users, 3)."""
    assert () == _table(language, name).readings(line)
