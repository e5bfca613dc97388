"""What is typed and what templates say come to one spelling."""

import unicodedata

import pytest

from companion.language.understanding.folding import fold, fold_template


@pytest.mark.parametrize(
    ("written", "folded"),
    [
        ("Éclat de LUNE", "eclat de lune"),
        (unicodedata.normalize("NFD", "Éclat"), "eclat"),
        ("žluťoučký KŮŇ", "zlutoucky kun"),
        ("l’épée, l'épée", "l epee l epee"),
        ("qu`est−ce–que ʼ", "qu est ce que ʼ"),
        ("Œdipe æon", "oedipe aeon"),
        ("３ et ٣", "3 et 3"),
        ("bleu3, 3bleu", "bleu 3 3 bleu"),
        ("  a\t\n b  ", "a b"),
        ("a\u00adb \ufeffc\u200bd", "ab c d"),
        ("?! …", ""),
    ],
)
def test_text_is_folded(written: str, folded: str) -> None:
    """Accents, capitals, signs and spaces do not count."""
    assert folded == fold(written)


def test_folding_again_changes_nothing() -> None:
    """What is folded is in its last form."""
    once = fold("L’Œuf n°3 — ½ ﬁn İI")

    assert once == fold(once)


@pytest.mark.parametrize(
    ("template", "folded"),
    [
        ("[Œil] (d'été|l’hiver)", "[oeil] (d ete|l hiver)"),
        ("no [,] {value:Value_1}, <Règle> ?", "no {value:Value_1} <Règle>"),
        ("([,] a; b)!", "( a; b)"),
    ],
)
def test_templates_keep_their_syntax(template: str, folded: str) -> None:
    """Only what is spoken is folded; lists, slots and rules keep their names."""
    assert folded == fold_template(template)


def test_letters_of_other_scripts_stay_whole() -> None:
    """Taking off accents leaves Hangul syllables as single letters."""
    assert fold("파란색 셋") == "파란색 셋"
