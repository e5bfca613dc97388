"""How figures are printed: one line each."""

import statistics
from collections import Counter
from collections.abc import Iterable


def figure(name: str, unit: str, values: Iterable[float]) -> None:
    """Print the median of some values."""
    print(f"{name}: {statistics.median(values):.2f} {unit}", flush=True)


def latest(name: str, unit: str, values: Iterable[float]) -> None:
    """Print the value that one in twenty is above."""
    share = statistics.quantiles(values, n=20)[-1]
    print(f"{name}, 95th percentile: {share:.2f} {unit}", flush=True)


def shares(verdicts: Counter[str]) -> str:
    """Return how often each verdict was given, as parts of one."""
    total = verdicts.total() or 1
    return ", ".join(
        f"{verdict} {verdicts[verdict] / total:.3f}"
        for verdict in ("right", "offered", "missed", "WRONG")
    )
