"""The command `companion scores`: who has won what, over all evenings."""

import argparse
import csv
import io
import json
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

from babel.dates import format_date

from companion.chart import MARK, Bar, chart
from companion.chronicle import Chronicle, PastGame
from companion.core import reports
from companion.core.errors import CompanionError
from companion.core.facts import Report
from companion.core.words import Argument, Phrase, phrase
from companion.evening import Wish, history, memory_for
from companion.remembering import Memory
from companion.sitting.faults import of_system

Say = Callable[[str], None]


class ChartUnwritten(CompanionError):
    """The chart cannot be written where it was asked for."""


def run(given: argparse.Namespace, wish: Wish, say: Say, note: Say) -> int:
    """Tell the scores in the language of the table, and return the status.

    Raises:
        ChartUnwritten: in the language of the table.
    """
    teller = _Teller(wish)
    past, missed = history(wish)
    if missed:
        note(teller.tell("unread", count=missed))
    if given.only is not None:
        past = past.of(given.only)
    for line in _lines(given, past, teller):
        say(line)
    if given.chart is not None:
        (note if given.csv or given.json else say)(_drawn(given.chart, past, teller))
    return 0


class _Teller:
    """Tell of games in one language."""

    def __init__(self, wish: Wish) -> None:
        self.language = wish.spoken
        self.memory: Memory = memory_for(wish)
        self._messages = wish.locales.locale(
            wish.spoken, wish.configuration.game()
        ).messages

    def tell(self, message: str, **arguments: Argument) -> str:
        """Return what a message of this command says."""
        return self._messages.sentence(Phrase(f"scores-{message}", arguments))

    def report(self, report: Report) -> str:
        """Return what is said of a report."""
        return self._messages.sentence(phrase(report))

    def title(self, game: str) -> str:
        """Return what a game is called."""
        return self.memory.title(self.language, game)

    def date(self, game: PastGame) -> str:
        """Return the day of a game as people say it."""
        weekday = format_date(game.day, format="EEEE", locale=self.language)
        day = format_date(game.day, format="long", locale=self.language)
        return f"{weekday} {day}"


def _lines(
    given: argparse.Namespace, past: Chronicle, teller: _Teller
) -> Iterator[str]:
    if given.json:
        yield json.dumps(as_plain(past), ensure_ascii=False)
    elif given.csv:
        yield from _as_csv(past)
    elif not past.games:
        yield teller.tell("nothing")
    else:
        yield from (_game(one, teller) for one in past.games)
        yield from _people(past, teller)
        yield from _duels(past, teller)


def _game(game: PastGame, teller: _Teller) -> str:
    points = tuple(sorted(game.result.points.items(), key=lambda one: -one[1]))
    state = "finished" if game.is_finished else "waiting"
    return teller.tell(
        "game",
        date=teller.date(game),
        game=teller.title(game.game),
        seats=game.seats,
        points=points,
        winners=game.result.winners,
        state=state,
    )


def _people(past: Chronicle, teller: _Teller) -> Iterator[str]:
    for seat in past.people:
        played = past.played_by(seat)
        if not played.finished:
            continue
        wins = played.wins()[seat]
        yield teller.report(reports.WinsReport(seat, wins, len(played.finished)))
        kinds = tuple(
            (teller.title(kind), played.wins(kind)[seat]) for kind in played.kinds
        )
        if len(kinds) > 1:
            yield teller.report(reports.WinsByGame(kinds))


def _duels(past: Chronicle, teller: _Teller) -> Iterator[str]:
    for one, two in combinations(past.people, 2):
        both = past.played_by(one, two)
        wins = both.wins()
        if wins[one] or wins[two]:
            games = len(both.finished)
            duel = reports.DuelReport(one, two, wins[one], wins[two], games)
            yield teller.report(duel)


def _as_csv(past: Chronicle) -> Iterator[str]:
    yield "date,game,finished,player,points,won"
    for game in past.games:
        for seat in game.seats:
            row = io.StringIO()
            csv.writer(row, lineterminator="").writerow(
                (
                    game.day.isoformat(),
                    game.game,
                    "yes" if game.is_finished else "no",
                    seat,
                    game.result.points.get(seat, ""),
                    "yes" if seat in game.result.winners else "no",
                )
            )
            yield row.getvalue()


def as_plain(past: Chronicle) -> dict[str, object]:
    """Return all games and what everybody has won, as plain values."""
    people = {}
    for seat in past.people:
        played = past.played_by(seat)
        people[seat] = {
            "games": len(played.finished),
            "wins": played.wins()[seat],
            "wins_by_game": {kind: played.wins(kind)[seat] for kind in played.kinds},
            "wins_against": {
                other: past.played_by(seat, other).wins()[seat]
                for other in past.people
                if other != seat and past.played_by(seat, other).finished
            },
        }
    games = [
        {
            "date": game.day.isoformat(),
            "began": game.began_at.isoformat(timespec="seconds"),
            "game": game.game,
            "finished": game.is_finished,
            "players": game.seats,
            "points": game.result.points,
            "rounds": game.result.rounds,
            "winners": game.result.winners,
        }
        for game in past.games
    ]
    return {"games": games, "players": people}


def _drawn(path: Path, past: Chronicle, teller: _Teller) -> str:
    """Draw the wins into a file, and return the sentence that says what is shown."""
    wins = past.wins()
    bars = tuple(Bar(seat, wins[seat]) for seat in past.people)
    shown = teller.tell(
        "chart", wins=tuple((bar.name, bar.count) for bar in bars), file=str(path)
    )
    picture = chart(teller.tell("chart-title"), shown, bars)
    try:
        if path.exists() and MARK not in path.read_text("utf-8", "replace"):
            raise ChartUnwritten(teller.tell("chart-unwritten", file=str(path)))
        path.write_text(picture, encoding="utf-8")
    except OSError as error:
        fault = of_system(error)
        told = teller.tell("chart-closed", file=str(path), fault=fault)
        raise ChartUnwritten(told) from error
    return shown
