"""What is awaited, and what questions are answered (interface, ask-turn; issue)."""

from collections.abc import Callable

import pytest

from companion.core.announcements import SeatLeft
from companion.core.facts import Prompt, Report, Request
from companion.core.requests import AskGist, AskScore, AskState
from companion.games.initiation import announcements as said
from companion.games.initiation import events, prompts, reports, requests, violations
from companion.games.initiation.board import Cause
from companion.games.initiation.reference import RULEBOOK
from companion.games.initiation.rules.phase import Phase
from companion.games.initiation.settings import TableRules
from tests.games.initiation.table import (
    ANA,
    BEN,
    CLEO,
    DAN,
    LEFT,
    TEAMS,
    TWO_PAWNS,
    Table,
    begun,
    seasoned,
    seated,
)

FIRST_DICE = (said.DieRolled(ANA, 6), said.DieRolled(BEN, 2))


def choosing() -> Table:
    """Return a table where Ana is to choose the direction."""
    return seated(2).say(*FIRST_DICE)


def sharing() -> Table:
    """Return a table where Ana is to share two dice."""
    return begun(2, variant=TWO_PAWNS).throw("3 5")


def visited() -> Table:
    """Return a table where Ben throws for Ana on 36."""
    return seasoned(Ana=30).throw("2 4")


def over() -> Table:
    """Return a table where Ana has won."""
    return seasoned(Ana=61).throw("1 1")


@pytest.mark.parametrize(
    ("situation", "prompt", "topic"),
    [
        (seated, prompts.FirstDiceDue((ANA, BEN, CLEO)), "start"),
        (choosing, prompts.DirectionDue(ANA), "direction"),
        (begun, prompts.ThrowDue(ANA), "play"),
        (visited, prompts.NeighbourDue(BEN, ANA, None), "neighbour"),
        (
            lambda: seasoned(Ana=52),
            prompts.SixDue(ANA, ANA, None),
            "metempsychosis",
        ),
        (sharing, prompts.ShareDue(ANA, 3, 5), "share"),
        (
            lambda: begun(2, variant=TWO_PAWNS).stand(1, Ana=52),
            prompts.OneDieDue(ANA, ANA, 2),
            "play",
        ),
        (
            lambda: begun(4, variant=TEAMS).stand(Ana=52),
            prompts.OneDieDue(ANA, CLEO, None),
            "play",
        ),
        (
            lambda: seasoned(2).say(SeatLeft(ANA), SeatLeft(BEN)),
            prompts.NobodyPresent(),
            "play",
        ),
        (over, prompts.NothingDue((ANA,)), "over"),
    ],
)
def test_issue_every_phase_has_its_prompt_and_its_reminder(
    situation: Callable[[], Table], prompt: Prompt, topic: str
) -> None:
    """What is awaited, and the rule for it in one sentence (issue)."""
    table = situation()

    assert (prompt,) == table.game.prompts(table.state)
    assert topic == table.game.topic(table.state)
    assert topic in RULEBOOK.topics


def test_every_phase_is_a_topic_and_every_square_a_subject() -> None:
    """All of the rulebook can be asked (issue)."""
    assert {phase.value for phase in Phase} <= set(RULEBOOK.topics)
    assert {f"square-{number}" for number in range(1, 64)} < set(RULEBOOK.subjects)
    assert 64 == len(RULEBOOK.subjects)


@pytest.mark.parametrize(
    ("request_", "answers"),
    [
        (
            requests.AskWhere(BEN),
            (reports.PlaceReport(BEN, None, 19), reports.MissesReport(BEN, None, 1)),
        ),
        (requests.AskWhere(), (reports.PlaceReport(ANA, None, 30),)),
        (requests.AskDistance(), (reports.DistanceReport(ANA, None, 33),)),
        (requests.AskDistance(CLEO), (reports.DistanceReport(CLEO, None, 11),)),
        (requests.AskEffect(BEN), (reports.EffectReport(BEN, None, 19),)),
        (requests.AskMisses(), (reports.MissesReport(BEN, None, 1),)),
        (requests.AskHeld(), (reports.HeldReport(CLEO, None),)),
        (requests.AskDirection(), (reports.DirectionReport(LEFT),)),
        (AskGist(), (reports.GistReport((CLEO,), 52),)),
        (AskScore(BEN), (reports.PlaceReport(BEN, None, 19),)),
        (
            AskScore(),
            (reports.RankReport(((CLEO, 52), (ANA, 30), (BEN, 19))),),
        ),
        (
            AskState(),
            (
                reports.PlaceReport(ANA, None, 30),
                reports.PlaceReport(BEN, None, 19),
                reports.PlaceReport(CLEO, None, 52),
                reports.MissesReport(BEN, None, 1),
                reports.HeldReport(CLEO, None),
            ),
        ),
    ],
)
def test_issue_questions_are_answered_in_a_few_words(
    request_: Request, answers: tuple[Report, ...]
) -> None:
    """Where, who is ahead, who misses turns, who waits, how many to 63 (issue)."""
    table = seasoned(Ana=30, Cleo=52).say(said.TableCorrected(BEN, 19, 1))

    assert answers == table.game.answer(table.state, request_)


def test_where_nothing_has_happened_little_is_answered() -> None:
    """Everybody is on Start, nobody waits."""
    table = seated()
    answer = table.game.answer

    assert (reports.AllOnStartReport(),) == answer(table.state, AskScore())
    assert (reports.GistReport((), 0),) == answer(table.state, AskGist())
    assert (reports.NobodyMissesReport(),) == answer(table.state, requests.AskMisses())
    assert (reports.NobodyHeldReport(),) == answer(table.state, requests.AskHeld())
    assert (reports.DirectionReport(None),) == answer(
        table.state, requests.AskDirection()
    )


def test_who_has_won_and_who_is_away_is_told() -> None:
    """In the score, and in how things stand."""
    won = over()
    left = seasoned(Ana=3).say(SeatLeft(BEN))

    assert reports.WinnerReport((ANA,)) == won.game.answer(won.state, AskScore())[0]
    assert (reports.WinnerReport((ANA,)),) == won.game.answer(won.state, AskGist())
    assert reports.AwayReport(BEN) in left.game.answer(left.state, AskState())


def test_issue_all_table_rules_are_told_on_request() -> None:
    """And those that are not usual at the start (issue)."""
    rules = TableRules(bounce_acts=False, reincarnation="at-once")
    table = begun(rules=rules)
    told = table.game.answer(table.state, requests.AskTableRules())

    assert len(TableRules.__dataclass_fields__) == len(told)
    assert reports.TableRuleReport("bounce_acts", "no") in told
    assert events.RulesInForce(("bounce_acts", "reincarnation")) in table.events


@pytest.mark.parametrize(
    ("table", "topic"),
    [
        (begun().throw("3 6"), "first-throw"),
        (seasoned(Ana=2).throw("1 3"), "leads"),
        (seasoned(Ana=5).throw("1 3"), "cycles"),
        (seasoned(Ana=15).throw("1 3"), "misses"),
        (seasoned(Ana=30).throw("2 4"), "neighbour"),
        (seasoned(Ana=48).throw("1 3"), "metempsychosis"),
        (seasoned(Ana=61).throw("1 3"), "bounce"),
        (seasoned(Ben=4).throw("1 3"), "occupied"),
        (seasoned().throw("1 3"), "play"),
    ],
)
def test_why_is_answered_by_what_has_moved_the_pawn(table: Table, topic: str) -> None:
    """The rule behind the last event (interface, ask-why)."""
    assert topic == table.game.reason(table.move)


def test_why_is_answered_by_the_rule_behind_an_objection() -> None:
    """Or by what is due where it came too early (interface, ask-why)."""
    game = begun().game

    assert "occupied" == game.reason(violations.SquareOccupied(4, BEN))
    assert "start" == game.reason(violations.WrongPhase("start"))


def test_issue_encounters_are_met_in_the_order_of_the_way() -> None:
    """Each square on it, then the one that holds or leads (issue)."""
    table = seasoned(Ana=0).throw("3 6")
    met = [one for one in table.events if isinstance(one, events.EncounterMet)]

    assert [9, 18, 27, 36] == [one.square for one in met]
    assert events.EncounterMet(ANA, 26) in begun().throw("3 6").events
    assert events.EncounterMet(ANA, 0) in seasoned(Ana=52).throw("6 1").events


def test_issue_a_move_tells_from_where_to_where_and_why() -> None:
    """One event for one sentence (issue)."""
    expected = events.PawnMoved(
        seat=ANA,
        pawn=None,
        origin=4,
        square=14,
        total=5,
        cause=Cause.THROW,
        again=(9,),
        led=None,
        occupied=None,
        is_bounced=False,
        is_quiet=False,
        is_other=False,
    )

    assert expected == seasoned(Ana=4).throw("3 2").move


def test_a_pawn_of_others_is_named() -> None:
    """On 36, freed from 52, and where two pawns are led."""
    assert visited().throw("2 3").move.is_other
    assert seasoned(Ana=44, Cleo=52).throw("3 5").move.is_other
    team = begun(4, variant=TEAMS).throw("3 5").say(said.DiceAssigned(first=1))
    assert (CLEO, True) == (team.move.seat, team.move.is_other)
    assert DAN in team.state.seats
