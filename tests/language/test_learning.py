"""What sounds are taken for is learned from sentences that were misheard."""

from pathlib import Path

import pytest
import yaml

from bench.learning import MOST, learned, main, written
from companion.language.sounds.likeness import Likeness

HEARD = [(tuple("tapa"), tuple("dapa")), (tuple("pata"), tuple("pad"))] * 40
"""A T is heard as a D, and a last A is lost."""


def test_what_is_often_heard_for_a_sound_costs_little() -> None:
    """More often heard so than as itself, it costs less than itself."""
    costs = learned(HEARD, Likeness()).likeness()

    assert costs.substitution("t", "d") < 0.1 < costs.substitution("t", "p")
    assert costs.deletion("a") < costs.deletion("p")


def test_what_was_never_heard_stays_as_it_was() -> None:
    """A few sentences say nothing of other sounds."""
    costs = learned(HEARD, Likeness()).likeness()

    assert Likeness().substitution("ʃ", "s") == costs.substitution("ʃ", "s")
    assert "p" in costs.heard
    assert "d" not in costs.heard["p"]


def test_costs_are_written_as_a_language_reads_them() -> None:
    """No cost is higher than the highest; the sound that is lost has no name."""
    text = "\n".join(written(learned(HEARD, Likeness()).likeness()))

    told = yaml.safe_load(text)["sentences"]
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

    told = yaml.safe_load(capsys.readouterr().out)["sentences"]
    assert "θ" in told["heard"]
    assert "h" not in told["heard"]
