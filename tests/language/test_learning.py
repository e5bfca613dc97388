"""What sounds are taken for is learned from sentences that were misheard."""

from collections.abc import Iterable
from pathlib import Path

import pytest
import yaml

from bench.learning import MOST, Pair, Said, learned, main, written
from companion.language.sounds.likeness import Likeness, Within

HEARD = [("tapa", "dapa"), ("pata", "pad")]
"""A T is heard as a D, and a last A is lost."""


def _pairs(heard: Iterable[tuple[str, str]], *, are_names: bool = True) -> list[Pair]:
    return [
        Pair(
            tuple(Said(word, tuple(word), are_names) for word in said.split()),
            tuple(other),
        )
        for said, other in heard
    ]


def test_what_is_often_heard_for_a_sound_costs_little() -> None:
    """More often heard so than as itself, it costs less than itself."""
    costs = learned(_pairs(HEARD * 40), Likeness()).likeness

    assert costs.substitution("t", "d") < 0.1 < costs.substitution("t", "p")
    assert costs.deletion("a") < costs.deletion("p")


def test_what_was_never_heard_stays_as_it_was() -> None:
    """A few sentences say nothing of other sounds."""
    costs = learned(_pairs(HEARD * 40), Likeness()).likeness

    assert Likeness().substitution("ʃ", "s") == costs.substitution("ʃ", "s")
    assert "p" in costs.heard
    assert "d" not in costs.heard["p"]


def test_a_word_is_heard_in_ways_of_its_own() -> None:
    """The T of "tu" is mostly heard as a P; elsewhere it is a T."""
    heard = [("tu", "pu")] * 30 + [("kat", "kat")] * 30 + [("tus", "tus")] * 3
    costs = learned(_pairs(heard, are_names=False), Likeness()).likeness

    here, elsewhere = (Within(("t", "u"), 0), None)
    assert costs.substitution("t", "p", here) < costs.substitution("t", "p", elsewhere)
    assert costs.substitution("t", "t", here) > costs.substitution("t", "t", elsewhere)
    # What it was never heard as costs more there than where less is known.
    assert costs.substitution("t", "s", here) > costs.substitution("t", "s", elsewhere)
    assert tuple("tus") not in costs.words


def test_names_are_not_learned() -> None:
    """Another table has others."""
    costs = learned(_pairs([("tu", "pu")] * 30), Likeness()).likeness

    assert not costs.words


def test_costs_are_written_as_a_language_reads_them() -> None:
    """No cost is higher than the highest; the sound that is lost has no name."""
    pairs = _pairs(HEARD * 40, are_names=False)
    text = "\n".join(written(learned(pairs, Likeness())))

    told = yaml.safe_load(text)
    assert [len(word) for word in told["words"]] == [
        len(costs) for costs in told["words"].values()
    ]
    assert {"a", "p", "t"} == set(told["heard"])
    assert "" in told["heard"]["a"]
    assert all(
        cost <= MOST for some in told["heard"].values() for cost in some.values()
    )


def test_a_table_of_sentences_is_learned_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was made up, and is much longer than what was said, teaches nothing."""
    file = tmp_path / "pairs.tsv"
    made_up = "help\t" + "nothing of the kind " * 5
    file.write_text(f"said\theard\nblue three\tblue free\n{made_up}\n")

    main(("en", str(file)))

    told = yaml.safe_load(capsys.readouterr().out)
    assert "θ" in told["heard"]
    assert "h" not in told["heard"]
