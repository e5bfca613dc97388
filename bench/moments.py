"""The misheard lines in games by chance, when their meaning makes sense."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from bench.figures import shares
from bench.misheard import SEATS, Line, misheard
from bench.rounds import Step, whole_round
from bench.verdicts import verdict
from companion.core.facts import Announcement
from companion.core.game import Game
from companion.core.journal import Journal
from companion.core.requests import Correct
from companion.core.rulings import Accepted
from companion.core.words import Transcript
from companion.games.shamans.board import BOTTOM_WORLDS, Ritual
from companion.games.shamans.configuration import Configuration
from companion.games.shamans.settings import UPPER_WORLDS
from companion.language.locale import languages, load_locale
from companion.language.understanding.exact import Understanding
from companion.session import Answer, Session, hear, understand
from companion.session.answers import Meaning
from companion.wire import decode, encode

SEED = 3
ROUNDS = 200
"""Rounds that are looked through for moments at most."""
MOMENTS = 2
"""Moments at which each line is heard."""
SELDOM = 0.02
"""How often a moment is taken at which anything may be asked."""
SAME = 0.5
"""How often all worlds have the same ritual, so that it is performed often."""

Moments = Mapping[Meaning, list[Session[Any]]]


def understand_in_games(languages: Iterable[str]) -> None:
    """Print how much is understood in games, beside the same without the state."""
    lines = {language: misheard(language) for language in languages}
    game = Configuration().game()
    meanings = {decode(game, one.meaning) for some in lines.values() for one in some}
    found = moments(sorted(meanings, key=repr), Random(SEED))
    for language, some in lines.items():
        if some:
            _understand(language, some, found)
        else:
            name = f"misheard lines in games, {language}"
            print(f"{name}: there are no transcripts beside the project")


def _understand(language: str, lines: list[Line], found: Moments) -> None:
    game = Configuration().game()
    understanding = load_locale(language, game).understanding(SEATS)
    within, without = Counter[str](), Counter[str]()
    unmeant = 0
    for line in lines:
        meaning = decode(game, line.meaning)
        unmeant += not found[meaning]
        for moment in found[meaning]:
            session = replace(moment, language=language)
            words = Transcript(line.heard, "press")
            _, answer = hear(session, words, understanding)
            _, clear = hear(session, meaning, understanding)
            within[_verdict(answer, clear, meaning, game)] += 1
            answer = understand(session, words, understanding)
            without[verdict(answer, line.meaning)] += 1
    print(
        f"misheard lines in games, {language}: {shares(within)} of {within.total()}; "
        f"without the state: {shares(without)}; {unmeant} lines have no moment",
        flush=True,
    )


def _verdict(answer: Answer, clear: Answer, meaning: Meaning, game: Game[Any]) -> str:
    """Return what became of words whose meaning gives a clear answer as an object."""
    if answer.meaning is not None and answer.meaning == clear.meaning:
        return "right"
    is_confirmed = isinstance(meaning, Announcement) and game.needs_confirmation(
        meaning
    )
    if is_confirmed and answer.choices == (clear.meaning,):
        return "right"
    found = verdict(answer, encode(clear.meaning or meaning))
    # In what is asked about, the turn has settled nothing yet.
    return verdict(answer, encode(meaning)) if found == "missed" else found


def moments(meanings: Iterable[Meaning], chance: Random) -> Moments:
    """Return for each meaning some moments of games at which it makes sense."""
    found: dict[Meaning, list[Session[Any]]] = {one: [] for one in meanings}
    for _ in range(ROUNDS):
        wanted = [one for one, some in found.items() if len(some) < MOMENTS]
        if not wanted:
            break
        game = _game(chance)
        for before, state in _states(game, chance):
            for meaning in wanted:
                some = found[meaning]
                if len(some) == MOMENTS or _is_passed_over(meaning, chance):
                    continue
                if _fits(game, before, state, meaning):
                    some.append(_session(game, before, state))
    return found


def _is_passed_over(meaning: Meaning, chance: Random) -> bool:
    """Return whether to wait for a later moment; anything may be asked at any time."""
    return not isinstance(meaning, Announcement) and chance.random() > SELDOM


def _game(chance: Random) -> Game[Any]:
    """Return a game of which the rounds are long, or as short as mostly."""
    worlds, rituals = (*BOTTOM_WORLDS, *UPPER_WORLDS), tuple(Ritual)
    known = {world: chance.choice(rituals) for world in worlds}
    if chance.random() < SAME:
        known = dict.fromkeys(worlds, chance.choice(rituals))
    return Configuration(known, {len(SEATS): chance.choice((10, 60))}).game()


def _states(game: Game[Any], chance: Random) -> Iterator[tuple[Step | None, Any]]:
    """Yield the states of a round by chance, each with the step that led to it."""
    before: Step | None = None
    for step in whole_round(game, SEATS, chance):
        yield before, step.before
        before = step
    assert before is not None
    state = before.before
    for event in before.ruling.events:
        state = game.apply(state, event)
    yield before, state


def _session(game: Game[Any], before: Step | None, state: Any) -> Session[Any]:
    """Return a session in a state, which still knows the announcement before."""
    if before is None:
        return Session(game, Journal(state), SEATS, "en", languages())
    session = Session(game, Journal(before.before), SEATS, "en", languages())
    return hear(session, before.announcement, _understanding())[0]


@cache
def _understanding() -> Understanding:
    return load_locale("en", Configuration().game()).understanding(SEATS)


def _fits(game: Game[Any], before: Step | None, state: Any, meaning: Meaning) -> bool:
    """Return whether somebody may say this now."""
    if isinstance(meaning, Correct):
        return before is not None and game.is_play(before.announcement)
    if not isinstance(meaning, Announcement):
        return True
    meant = game.meant(state, meaning)
    is_awaited = type(meant) is type(meaning) and game.awaits(state, meant)
    return is_awaited and isinstance(game.rule(state, meant), Accepted)
