"""Facts and the objects that the interface gives them."""

from companion.core import requests as ask
from companion.core.announcements import RoundVoid, SeatBack, SeatLeft
from companion.core.box_requests import LearnBox, UseBox
from companion.core.facts import Announcement, Request, Seat
from companion.core.journal import Operation, Recorded, Redone, Replaced, Undone
from companion.games.shamans import announcements as said
from companion.games.shamans.board import (
    Choice,
    FaceDown,
    Heading,
    Neighbour,
    Ritual,
    Role,
    Source,
    Tile,
    World,
)
from companion.games.shamans.requests import AskHand, AskWorld

ANA, BEN = Seat("Ana"), Seat("Ben")
DOWN = FaceDown.FACE_DOWN
ANNOUNCEMENTS: tuple[tuple[Announcement, dict[str, object]], ...] = (
    (said.RoundStarted(ANA), {"first": "Ana"}),
    (said.RoundStarted(), {}),
    (said.CardLaid(World.BLUE, 3), {"world": "blue", "value": 3}),
    (
        said.RowShown((Tile.PORTAL, Tile.MOON_SHARD)),
        {"tiles": ["portal", "moon-shard"]},
    ),
    (
        said.CardPlayed(ANA, World.GREY, 6),
        {"seat": "Ana", "world": "grey", "value": 6},
    ),
    (said.CardPlayed(value=6), {"value": 6}),
    (said.OwnCardPlayed(World.GREY, 6), {"world": "grey", "value": 6}),
    (
        said.ArtefactTaken(ANA, Tile.MASK, Source.ROW),
        {"seat": "Ana", "tile": "mask", "from": "row"},
    ),
    (said.ArtefactTaken(ANA, DOWN), {"seat": "Ana", "tile": None}),
    (said.TileRevealed(Tile.DAGGER), {"tile": "dagger"}),
    (said.EclipseAppeared(Neighbour.LEFT), {"direction": "left"}),
    (said.PortalUsed(ANA, Heading.FORWARD), {"seat": "Ana", "direction": "forward"}),
    (said.RoleRevealed(ANA, Role.SHADOW), {"seat": "Ana", "role": "shadow"}),
    (said.Stabilised(Choice.PAWN), {"choice": "pawn"}),
    (said.RolesSwapped(ANA, BEN), {"seat": "Ana", "other": "Ben"}),
    (said.SwapDeclined(ANA), {"seat": "Ana"}),
    (said.PlayerEliminated(ANA, BEN), {"seat": "Ana", "target": "Ben"}),
    (said.DaggerDeclined(ANA), {"seat": "Ana"}),
    (said.RitualChosen(World.RED), {"world": "red"}),
    (said.GuideNamed(ANA), {"seat": "Ana"}),
    (said.MoonReached(), {}),
    (said.RolesNamed((ANA, BEN)), {"shadows": ["Ana", "Ben"]}),
    (said.RolesNamed(()), {"shadows": []}),
    (
        said.TilesShown(ANA, (Tile.PORTAL, Tile.DAGGER)),
        {"seat": "Ana", "tiles": ["portal", "dagger"]},
    ),
    (
        said.RitualRead(World.BLUE, Ritual.ILLUMINATION),
        {"world": "blue", "ritual": "illumination"},
    ),
    (said.TrackRead(14), {"steps": 14}),
    (said.TrackRead(12, 4), {"steps": 12, "players": 4}),
    (
        said.ColoursTold((World.BLUE, World.PINK)),
        {"worlds": ["blue", "pink"]},
    ),
    (said.TilesCounted(3, moon_shards=2), {"portals": 3, "moon_shards": 2}),
    (
        said.TableCorrected(
            ANA, 3, 2, (Tile.DAGGER, DOWN), Role.SHAMAN, eliminated=True
        ),
        {
            "seat": "Ana",
            "points": 3,
            "hand": 2,
            "artefacts": ["dagger", None],
            "role": "shaman",
            "eliminated": True,
        },
    ),
    (
        said.TableCorrected(
            laid=((World.BLUE, (1, 4)), (World.RED, ())),
            steps_to_moon=5,
            row=(DOWN, Tile.MASK),
            stack=7,
        ),
        {
            "laid": {"blue": [1, 4], "red": []},
            "steps_to_moon": 5,
            "row": [None, "mask"],
            "stack": 7,
        },
    ),
    (SeatLeft(ANA), {"seat": "Ana"}),
    (SeatBack(ANA), {"seat": "Ana"}),
    (RoundVoid(), {}),
    (
        said.RoundCorrected(2, ANA, 3),
        {"round": 2, "seat": "Ana", "points": 3},
    ),
    (said.RoundDiscounted(2), {"round": 2}),
)
REQUESTS: tuple[tuple[Request, dict[str, object]], ...] = (
    (ask.AskTurn(), {}),
    (ask.AskScore(ANA), {"seat": "Ana"}),
    (ask.AskHistory(4), {"count": 4}),
    (ask.AskMeaning("portal"), {"subject": "portal"}),
    (ask.AskSticker("round", "tile"), {"sticker": "round", "place": "tile"}),
    (ask.AskRule("moon"), {"topic": "moon"}),
    (ask.Undo(2), {"count": 2}),
    (ask.Undo(), {}),
    (ask.Choose(2), {"number": 2}),
    (ask.Language("cs"), {"language": "cs"}),
    (ask.Listen("open"), {"listening": "open"}),
    (ask.Correct((("value", 6),)), {"value": 6}),
    (
        ask.Correct((("tile", DOWN), ("source", Source.STACK))),
        {"tile": None, "from": "stack"},
    ),
    (LearnBox(), {}),
    (UseBox("Léa"), {"box": "Léa"}),
    (AskWorld(World.BLUE), {"world": "blue"}),
    (AskHand(ANA), {"seat": "Ana"}),
)
OPERATIONS: tuple[tuple[Operation, dict[str, object]], ...] = (
    (
        Recorded(said.CardLaid(World.BLUE, 3)),
        {
            "record": {"kind": "card-laid", "world": "blue", "value": 3},
            "insisted": False,
        },
    ),
    (
        Recorded(said.ArtefactTaken(tile=DOWN), is_insisted=True),
        {"record": {"kind": "artefact-taken", "tile": None}, "insisted": True},
    ),
    (
        Replaced(said.MoonReached(), is_insisted=True),
        {"replace": {"kind": "moon-reached"}, "insisted": True},
    ),
    (Undone(3), {"undo": 3}),
    (Redone(1), {"redo": 1}),
)
"""Steps of a sitting, as they are written."""
