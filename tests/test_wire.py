"""JSON and facts: one way in, one way out (interface; design, decision 4)."""

import json

import pytest

from companion.core import reports
from companion.core import requests as ask
from companion.core.facts import Announcement, Event, Report, Request, Seat, kind
from companion.core.journal import Operation
from companion.games.shamans import announcements as said
from companion.games.shamans import events
from companion.games.shamans.board import (
    Ending,
    Role,
    Source,
    World,
)
from companion.games.shamans.rules import Shamans
from companion.wire import (
    WireError,
    decode,
    decode_operation,
    encode,
    encode_operation,
    read,
)
from tests.wire_examples import ANA, ANNOUNCEMENTS, DOWN, OPERATIONS, REQUESTS

GAME = Shamans()


def fault(given: object) -> Report:
    """Return what is said of an object that cannot be understood."""
    with pytest.raises(WireError) as caught:
        read(GAME, json.dumps(given))
    return caught.value.report


def named(fact: Announcement | Request, fields: dict[str, object]) -> dict[str, object]:
    """Return the object that the interface gives a fact."""
    return {"kind": kind(type(fact)), **fields}


@pytest.mark.parametrize(("fact", "fields"), [*ANNOUNCEMENTS, *REQUESTS])
def test_interface_a_fact_is_written_in_the_words_of_the_interface(
    fact: Announcement | Request, fields: dict[str, object]
) -> None:
    """Kind, then what was told; what was left out stays out (interface)."""
    assert named(fact, fields) == encode(fact)


@pytest.mark.parametrize(("fact", "fields"), [*ANNOUNCEMENTS, *REQUESTS])
def test_interface_an_object_is_read_as_the_fact_it_names(
    fact: Announcement | Request, fields: dict[str, object]
) -> None:
    """From a line of JSON (interface)."""
    assert fact == read(GAME, json.dumps(named(fact, fields)))


def test_interface_every_announcement_has_an_example_here() -> None:
    """No kind without one (design, decision 4)."""
    assert set(GAME.announcements) == {type(fact) for fact, _ in ANNOUNCEMENTS}


def test_interface_a_tile_left_out_is_not_a_tile_kept_face_down() -> None:
    """Missing is asked for, null is an answer (design, decision 4)."""
    left_out = decode(GAME, {"kind": "artefact-taken"})
    kept = decode(GAME, {"kind": "artefact-taken", "tile": None})

    assert (said.ArtefactTaken(), said.ArtefactTaken(tile=DOWN)) == (left_out, kept)


@pytest.mark.parametrize("key", ["seat", "world", "value"])
def test_interface_null_elsewhere_is_left_out(key: str) -> None:
    """Only a tile can be face down (interface)."""
    assert said.CardPlayed() == decode(GAME, {"kind": "card-played", key: None})


def test_interface_names_are_read_in_one_spelling() -> None:
    """An accent of its own is the same letter (style guide: NFC)."""
    read_ = decode(GAME, {"kind": "ask-score", "seat": "Chloe\u0301"})

    assert ask.AskScore(Seat("Chlo\u00e9")) == read_


# What cannot be understood


@pytest.mark.parametrize("given", [[], "card-played", 3, None, True])
def test_interface_what_is_no_object_is_not_understood(given: object) -> None:
    """A line that begins with a brace is an object (interface)."""
    assert reports.NotAnObject() == fault(given)


@pytest.mark.parametrize("line", ["{", '{"kind": }', "{]}", "", '{"kind": 1}{}'])
def test_interface_broken_json_is_not_understood(line: str) -> None:
    """One clear fault, never a traceback (interface)."""
    with pytest.raises(WireError) as caught:
        read(GAME, line)

    assert reports.NotAnObject() == caught.value.report


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ({"kind": "card-eaten"}, "card-eaten"),
        ({"kind": "Card-Played"}, "Card-Played"),
        ({"kind": "fragment"}, "fragment"),
        ({"kind": "shadow-moved"}, "shadow-moved"),
        ({}, "null"),
        ({"kind": 3}, "3"),
        ({"kind": "x" * 100}, "x" * 40),
    ],
)
def test_interface_an_unknown_kind_is_named(
    given: dict[str, object], name: str
) -> None:
    """Announcements and requests have kinds, events cannot be said (interface)."""
    assert reports.KindUnknown(name) == fault(given)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"kind": "card-played", "colour": "blue"}, "colour"),
        ({"kind": "card-played", "steps": 3}, "steps"),
        ({"kind": "artefact-taken", "source": "row"}, "source"),
        ({"kind": "undo", "number": 2}, "number"),
        ({"kind": "correct", "colour": "blue"}, "colour"),
        ({"kind": "correct", "stack": 3}, "stack"),
    ],
)
def test_interface_an_unknown_key_is_named(given: dict[str, object], key: str) -> None:
    """With the kind it was given to (interface)."""
    assert reports.KeyUnknown(str(given["kind"]), key) == fault(given)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"kind": "card-played", "world": "mauve"}, "world"),
        ({"kind": "card-played", "world": 3}, "world"),
        ({"kind": "card-played", "value": "3"}, "value"),
        ({"kind": "card-played", "value": 3.5}, "value"),
        ({"kind": "card-played", "value": True}, "value"),
        ({"kind": "card-played", "seat": 3}, "seat"),
        ({"kind": "card-played", "seat": ["Ana"]}, "seat"),
        ({"kind": "artefact-taken", "tile": "eclipse"}, "tile"),
        ({"kind": "artefact-taken", "tile": "face-down"}, "tile"),
        ({"kind": "artefact-taken", "from": "box"}, "from"),
        ({"kind": "row-shown", "tiles": "portal"}, "tiles"),
        ({"kind": "row-shown", "tiles": ["portal", None]}, "tiles"),
        ({"kind": "roles-named", "shadows": [None]}, "shadows"),
        ({"kind": "table-corrected", "laid": [1, 2]}, "laid"),
        ({"kind": "table-corrected", "laid": {"mauve": [1]}}, "laid"),
        ({"kind": "table-corrected", "eliminated": "yes"}, "eliminated"),
        ({"kind": "undo", "count": "2"}, "count"),
        ({"kind": "correct", "value": "3"}, "value"),
        ({"kind": "correct", "world": "mauve"}, "world"),
    ],
)
def test_interface_an_unusable_value_is_named_by_its_key(
    given: dict[str, object], key: str
) -> None:
    """With the kind it was given to (interface)."""
    assert reports.UnusableValue(str(given["kind"]), key) == fault(given)


# Events


@pytest.mark.parametrize(
    ("event", "written"),
    [
        (
            events.ShadowMoved(1, None),
            {"kind": "shadow-moved", "steps": 1, "steps_to_moon": None},
        ),
        (
            events.TrickLaid(World.BLUE, (1, 3), ANA, None),
            {
                "kind": "trick-laid",
                "world": "blue",
                "values": [1, 3],
                "seat": "Ana",
                "guide": None,
            },
        ),
        (
            events.TileTaken(ANA, DOWN, Source.STACK),
            {"kind": "tile-taken", "seat": "Ana", "tile": None, "from": "stack"},
        ),
        (
            events.RoundEnded(Role.SHAMAN, Ending.NO_CARDS),
            {"kind": "round-ended", "winner": "shaman", "ending": "no-cards"},
        ),
        (
            events.RoundScored(1, Role.SHADOW, ((ANA, 3),), ((ANA, 5),)),
            {
                "kind": "round-scored",
                "number": 1,
                "winner": "shadow",
                "points": {"Ana": 3},
                "totals": {"Ana": 5},
            },
        ),
        (
            events.StateCorrected(said.TableCorrected(stack=5)),
            {
                "kind": "state-corrected",
                "correction": {"kind": "table-corrected", "stack": 5},
            },
        ),
    ],
)
def test_interface_an_event_is_written_whole(
    event: Event, written: dict[str, object]
) -> None:
    """With nulls: an event leaves nothing open (interface, events)."""
    assert written == encode(event)
    assert written == json.loads(json.dumps(encode(event)))


# What a sitting keeps


@pytest.mark.parametrize(("operation", "written"), OPERATIONS)
def test_design_a_step_of_a_sitting_is_written_and_read_back(
    operation: Operation, written: dict[str, object]
) -> None:
    """The same step comes back (design, decision 9)."""
    assert written == encode_operation(operation)
    assert operation == decode_operation(GAME, written)


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"undo": "3"},
        {"record": {"kind": "moon-reached"}},
        {"record": {"kind": "ask-turn"}, "insisted": False},
        {"record": {"kind": "card-eaten"}, "insisted": False},
        {"record": {"kind": "moon-reached"}, "insisted": "no"},
    ],
)
def test_design_a_damaged_step_of_a_sitting_is_an_error(
    given: dict[str, object],
) -> None:
    """It names what is broken (design, decision 1)."""
    with pytest.raises(WireError):
        decode_operation(GAME, given)
