"""Stickers are named by their shape, as nouns and as adjectives."""

import pytest

from companion.core.facts import Announcement, Request
from companion.core.requests import AskMeaning, AskRule, AskSticker
from companion.games.shamans.announcements import RitualRead, RowShown
from companion.games.shamans.board import Ritual, Tile, World
from companion.language.locale import load_locale
from tests.language.games import SEATS, game

ROUND = AskSticker("round")
SHARDS = RowShown((Tile.MOON_SHARD, Tile.MASK))
STICKERS: dict[str, dict[str, Announcement | Request]] = {
    "cs": {
        "co znamená kulatá samolepka": ROUND,
        "co znamená kulatá nálepka na desce": AskSticker("round", "board"),
        "nálepka s kolečkem": ROUND,
        "co znamená trojúhelníková nálepka": AskSticker("triangle"),
        "křížová samolepka": AskSticker("cross"),
        "co znamená nálepka se dvěma body": AskSticker("two-points"),
        "nad modrou je kulatá nálepka": RitualRead(World.BLUE, Ritual.STABILISATION),
        "co dělá střep": AskMeaning("moon-shard"),
        "k čemu je měsíční střep": AskMeaning("moon-shard"),
        "pravidla o střepu": AskRule("moon-shard"),
        "v nabídce střep a maska": SHARDS,
    },
    "en": {
        "what does the round sticker mean": ROUND,
        "the sticker with a cross": AskSticker("cross"),
        "what does the sticker with two points mean": AskSticker("two-points"),
    },
    "fr": {
        "que veut dire l'autocollant rond": ROUND,
        "l'autocollant triangulaire": AskSticker("triangle"),
        "l'autocollant en forme de croix": AskSticker("cross"),
        "l'autocollant avec un trait": AskSticker("bar"),
    },
}


@pytest.mark.parametrize(
    ("language", "line", "meaning"),
    [(code, *one) for code, lines in STICKERS.items() for one in lines.items()],
)
def test_a_sticker_is_named_by_its_shape(
    language: str, line: str, meaning: Announcement | Request
) -> None:
    """Whoever looks at one says what it looks like (001)."""
    table = load_locale(language, game("shamans")).understanding(SEATS)

    assert meaning in table.readings(line)
