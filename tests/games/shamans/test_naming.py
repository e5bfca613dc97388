"""What a bare name means, and words of another moment (design, decision 5)."""

import pytest

from companion.core.facts import Announcement
from companion.core.requests import Change
from companion.games.shamans import announcements as said
from companion.games.shamans.board import Choice, Ritual
from tests.games.shamans.situations import (
    Situation,
    before_the_moon,
    chain,
    eliminating,
    moon_reached,
    owner_eliminated,
    performing,
    round_scored,
    scored,
    trick_over,
)
from tests.games.shamans.table import (
    ANA,
    ARTEFACT,
    BACK,
    BEN,
    BLUE,
    CLEO,
    DAGGER,
    DAN,
    DOWN,
    FORWARD,
    GREEN,
    LEFT,
    MASK,
    PAWN,
    PORTAL,
    PURPLE,
    RED,
    ROW,
    SHADOW,
    SHAMAN,
    SHARD,
    STACK,
    YELLOW,
    Table,
    card,
    dealt,
    seated,
    set_up,
)


def row_open() -> Table:
    """Return a table where Ben has taken a Portal from beside a Mask."""
    shown = trick_over().correct(row=(PORTAL, MASK))
    return shown.say(said.ArtefactTaken(BEN, PORTAL, ROW))


def one_known() -> Table:
    """Return a table of five at the end of a round: of two Shadows, Ana was shown."""
    near = before_the_moon(5).correct(ANA, role=SHADOW)
    return near.say(said.MoonReached())


def refill_due() -> Table:
    """Return a table where a tile of the row was taken."""
    return trick_over().say(said.ArtefactTaken(tile=PORTAL))


def mask_taken() -> Table:
    """Return a table where Ben has taken a Mask from the stack."""
    return trick_over().say(said.ArtefactTaken(tile=MASK))


def stack_touched() -> Table:
    """Return a table where a tile has left the stack."""
    return trick_over().say(said.ArtefactTaken(tile=DOWN))


def unread() -> Table:
    """Return a table where Ben completed blue, whose sticker nobody has read."""
    table = set_up(rituals={}).correct(laid=((BLUE, (1, 2, 3, 4, 5)),))
    return table.play("green 1", "blue 6")


def hiding() -> Table:
    """Return a table where Ben is to show two tiles after the round."""
    return scored(moon_reached().correct(BEN, artefacts=(DOWN, DOWN)))


def hand_due() -> Table:
    """Return a table where the cards of Cleo, a Shadow, are laid."""
    return eliminating(players=5).say(said.RoleRevealed(CLEO, SHADOW))


@pytest.mark.parametrize(
    ("situation", "named", "meaning"),
    [
        (seated, ("seat", ANA), said.RoundStarted(ANA)),
        (round_scored, ("seat", BEN), said.RoundStarted(BEN)),
        (set_up, ("value", 3), said.CardPlayed(value=3)),
        (lambda: dealt(3, steps_to_moon={}), ("number", 14), said.TrackRead(14)),
        (trick_over, ("tile", MASK), said.ArtefactTaken(tile=MASK)),
        (trick_over, ("tile", DOWN), said.ArtefactTaken(tile=DOWN)),
        (trick_over, ("source", STACK), said.ArtefactTaken(tile=DOWN)),
        (trick_over, ("source", ROW), said.ArtefactTaken(source=ROW)),
        (refill_due, ("tile", MASK), said.TileRevealed(MASK)),
        (stack_touched, ("direction", LEFT), said.EclipseAppeared(LEFT)),
        (mask_taken, ("role", SHADOW), said.RoleRevealed(role=SHADOW)),
        (eliminating, ("role", SHAMAN), said.RoleRevealed(role=SHAMAN)),
        (before_the_moon, ("heading", FORWARD), said.PortalUsed(direction=FORWARD)),
        (before_the_moon, ("heading", BACK), said.PortalUsed(direction=BACK)),
        (before_the_moon, ("tile", PORTAL), said.PortalUsed()),
        (lambda: performing(BLUE), ("choice", Choice.PAWN), PAWN),
        (lambda: performing(BLUE), ("choice", Choice.ARTEFACT), ARTEFACT),
        (lambda: performing(BLUE), ("heading", BACK), PAWN),
        (lambda: performing(GREEN), ("seat", DAN), said.RolesSwapped(other=DAN)),
        (
            lambda: performing(YELLOW, DAGGER),
            ("seat", DAN),
            said.PlayerEliminated(target=DAN),
        ),
        (
            unread,
            ("ritual", Ritual.PERMUTATION),
            said.RitualRead(BLUE, Ritual.PERMUTATION),
        ),
        (owner_eliminated, ("seat", DAN), said.GuideNamed(DAN)),
        (moon_reached, ("seat", DAN), said.RolesNamed((DAN,))),
        (one_known, ("seat", DAN), said.RolesNamed((ANA, DAN))),
        (hiding, ("tile", SHARD), said.TilesShown(tiles=(SHARD,))),
    ],
)
def test_design_a_bare_name_means_what_is_awaited(
    situation: Situation, named: tuple[str, object], meaning: Announcement
) -> None:
    """The state is what tells (design, decision 5)."""
    table = situation()

    assert meaning == table.game.complete(table.state, (named,))


@pytest.mark.parametrize(
    ("situation", "named"),
    [
        (set_up, ("seat", BEN)),
        (set_up, ("tile", MASK)),
        (set_up, ("role", SHADOW)),
        (set_up, ("direction", LEFT)),
        (set_up, ("choice", Choice.PAWN)),
        (set_up, ("ritual", Ritual.PERMUTATION)),
        (set_up, ("source", STACK)),
        (set_up, ("place", "tile")),
        (set_up, ("tile", PORTAL)),
        (seated, ("value", 3)),
        (seated, ("heading", BACK)),
        (trick_over, ("value", 3)),
        (refill_due, ("tile", DOWN)),
        (before_the_moon, ("tile", MASK)),
        (moon_reached, ("heading", BACK)),
        (set_up, ("heading", BACK)),
        (mask_taken, ("seat", BEN)),
        (hiding, ("tile", DOWN)),
        (lambda: performing(BLUE), ("seat", DAN)),
        (lambda: performing(BLUE), ("ritual", Ritual.PERMUTATION)),
        (lambda: performing(GREEN), ("choice", Choice.PAWN)),
    ],
)
def test_design_a_bare_name_that_nothing_awaits_means_nothing(
    situation: Situation, named: tuple[str, object]
) -> None:
    """It may be talk (design, decisions 5 and 7)."""
    table = situation()

    assert None is table.game.complete(table.state, (named,))


@pytest.mark.parametrize(
    ("situation", "told", "meaning"),
    [
        (hand_due, card("red 3"), said.CardLaid(RED, 3)),
        (lambda: dealt(3), card("blue 3"), said.CardLaid(BLUE, 3)),
        (hiding, said.ArtefactTaken(BEN, SHARD), said.TilesShown(BEN, (SHARD,))),
        (
            lambda: chain(BLUE, PURPLE),
            said.CardPlayed(None, BLUE),
            said.RitualChosen(BLUE),
        ),
        (row_open, said.RowShown((MASK, SHARD)), said.TileRevealed(SHARD)),
        (row_open, said.RowShown((SHARD, MASK)), said.TileRevealed(SHARD)),
        (row_open, said.RowShown((MASK, MASK)), said.TileRevealed(MASK)),
        (row_open, said.RowShown((SHARD, SHARD)), said.RowShown((SHARD, SHARD))),
        (hiding, said.RowShown((SHARD, MASK)), said.TilesShown(tiles=(SHARD, MASK))),
        (
            lambda: dealt(3).play("blue 3"),
            said.RowShown((SHARD, MASK)),
            said.TableCorrected(row=(SHARD, MASK)),
        ),
        (lambda: performing(BLUE), said.ArtefactTaken(), ARTEFACT),
        (
            lambda: performing(BLUE),
            said.ArtefactTaken(BEN),
            said.Stabilised(Choice.ARTEFACT, BEN),
        ),
        (moon_reached, said.RoleRevealed(DAN, SHADOW), said.RolesNamed((DAN,))),
        (one_known, said.RoleRevealed(DAN, SHADOW), said.RolesNamed((ANA, DAN))),
        (one_known, said.RolesNamed((DAN,)), said.RolesNamed((ANA, DAN))),
        (one_known, said.RolesNamed((ANA,)), said.RolesNamed((ANA,))),
    ],
)
def test_design_words_of_another_moment_mean_what_is_awaited(
    situation: Situation, told: Announcement, meaning: Announcement
) -> None:
    """People say it alike (design, decision 5)."""
    table = situation()

    assert meaning == table.game.meant(table.state, told)


@pytest.mark.parametrize(
    ("situation", "told"),
    [
        (set_up, card("red 3")),
        (set_up, said.CardPlayed(None, BLUE)),
        (hand_due, card("red 3", DAN)),
        (lambda: dealt(3), card("blue 3", ANA)),
        (lambda: dealt(4), card("blue 3")),
        (lambda: chain(BLUE, PURPLE), card("blue 3")),
        (set_up, said.RowShown((SHARD, MASK))),
        (trick_over, said.ArtefactTaken(BEN)),
        (lambda: performing(BLUE), said.ArtefactTaken(BEN, MASK)),
        (lambda: performing(GREEN), said.ArtefactTaken(BEN)),
        (moon_reached, said.RoleRevealed(DAN, SHAMAN)),
        (set_up, said.RoleRevealed(DAN, SHADOW)),
        (eliminating, said.RoleRevealed(CLEO, SHADOW)),
    ],
)
def test_design_other_words_mean_what_they_say(
    situation: Situation, told: Announcement
) -> None:
    """What was clearly said is taken as said (design, decision 5)."""
    table = situation()

    assert told == table.game.meant(table.state, told)


@pytest.mark.parametrize(
    ("told", "field", "value"),
    [
        (said.PlayerEliminated(BEN, CLEO), "target", DAN),
        (said.RolesSwapped(BEN, CLEO), "other", DAN),
        (said.RolesNamed((CLEO,)), "shadows", (DAN,)),
        (card("blue 3"), "seat", DAN),
    ],
)
def test_design_a_name_corrects_the_player_acted_upon(
    told: Announcement, field: str, value: object
) -> None:
    """No, Dan: who is eliminated, not who eliminates (design, decision 6)."""
    changes: Change = (("seat", DAN),)

    assert ((field, value),) == seated().game.retold(told, changes)


@pytest.mark.parametrize(
    "told", [said.ArtefactTaken(BEN, MASK), said.TileRevealed(MASK)]
)
def test_001_the_round_sticker_corrects_a_tile_to_a_portal(told: Announcement) -> None:
    """On a tile it is a Portal, on the board a Stabilisation (001)."""
    changes: Change = (("ritual", Ritual.STABILISATION),)

    assert (("tile", PORTAL),) == seated().game.retold(told, changes)
