"""Draw how often people have won: bars with their words beside them."""

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

MARK = "companion scores"
"""Stands in every chart, so that only charts are written over."""
_WIDTH, _LABELS, _BAR, _GAP, _TOP = 640, 200, 28, 14, 60
_LONGEST = _WIDTH - _LABELS - 60


@dataclass(frozen=True, slots=True)
class Bar:
    """Hold one person and a count."""

    name: str
    count: int


def chart(title: str, sentence: str, bars: Sequence[Bar]) -> str:
    """Return an SVG picture that can be read aloud: title, description, and texts."""
    most = max((bar.count for bar in bars), default=0) or 1
    height = _TOP + len(bars) * (_BAR + _GAP) + _GAP
    rows = "".join(_row(number, bar, most) for number, bar in enumerate(bars))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f"<!-- {MARK} -->\n"
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}"'
        f' viewBox="0 0 {_WIDTH} {height}" role="img"'
        ' aria-labelledby="title description">\n'
        f'<title id="title">{escape(title)}</title>\n'
        f'<desc id="description">{escape(sentence)}</desc>\n'
        '<rect width="100%" height="100%" fill="white"/>\n'
        '<g font-family="sans-serif" font-size="18" fill="black">\n'
        f'<text x="{_GAP}" y="34" font-size="22">{escape(title)}</text>\n'
        f"{rows}</g>\n</svg>\n"
    )


def _row(number: int, bar: Bar, most: int) -> str:
    top = _TOP + number * (_BAR + _GAP)
    length = round(_LONGEST * bar.count / most)
    line = top + _BAR - 8
    return (
        f'<text x="{_LABELS - 10}" y="{line}" text-anchor="end">'
        f"{escape(bar.name)}</text>\n"
        f'<rect x="{_LABELS}" y="{top}" width="{length}" height="{_BAR}"'
        ' fill="#1f4e79"/>\n'
        f'<text x="{_LABELS + length + 8}" y="{line}">{bar.count}</text>\n'
    )
