"""Print one line a figure, mostly medians: `python -m bench`."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import chess

from bench import heard, paths
from bench.answering import answer_by_vosk, answer_by_whisper, whisper_base
from bench.figures import figure
from bench.misheard import AUDIO, TRANSCRIPTS, understand_misheard
from bench.moments import understand_in_games
from bench.preparing import memory, preparations
from bench.rounds import Step, whole_round
from bench.shortness import speak_rounds
from bench.sittings import keep_and_resume
from bench.sounding import sound
from companion.core.facts import Seat
from companion.core.game import Game
from companion.core.rulings import Accepted
from companion.games.shamans.configuration import Configuration
from companion.language.locale import languages, load_locale
from companion.session import Session, hear

SEATS = tuple(map(Seat, ("Alice", "Bruno", "Chloé", "David")))
LINES = {
    "cs": ("Alice hraje modrou trojku", "zelená šestka", "kdo je na tahu?"),
    "en": ("Alice plays blue three", "green six", "whose turn is it?"),
    "fr": ("Alice joue le bleu trois", "vert six", "à qui de jouer ?"),
}
STARTS = 9
ROUNDS = 60
REPEATED = 200
CHESS_PLIES = 80


def main() -> None:
    """Measure everything, one after the other."""
    figure("typed start-up to first prompt", "ms", typed_starts())
    game = Configuration(steps_to_moon={4: 12}).game()
    rounds = [list(whole_round(game, SEATS, Random(seed))) for seed in range(ROUNDS)]
    steps = [step for one in rounds for step in one]
    figure("one ruling with phrases", "ms", rulings_with_phrases(game, rounds))
    for language in languages():
        figure(f"one exact parse, {language}", "ms", parses(language))
    figure("simulated rounds", "per second", round_rates(game))
    figure("rulings, Shamans, rule and apply", "per second", ruling_rates(game, steps))
    figure("rulings, chess, legal_moves and push", "per second", chess_rates())
    paths.main()
    speak_rounds()
    sound()
    keep_and_resume()
    hearing()


def hearing() -> None:
    """Measure what it takes to hear, and how much of it is understood."""
    for language in languages():
        name = f"main process with sounds prepared, {language}"
        resident = memory(language)
        told = "unknown here" if resident is None else f"{resident:.0f} MB"
        print(f"{name}: {told}", flush=True)
        seconds = preparations(language)
        figure(f"preparing the understanding on sounds, {language}", "s", seconds)
    for language in languages():
        understand_misheard(language)
    understand_in_games(languages())
    answer_by_vosk()
    model = whisper_base()
    answer_by_whisper(model)
    if model is None or not AUDIO.is_dir():
        print("recordings through Whisper base: it or they are not there")
    else:
        heard.main(str(AUDIO), str(TRANSCRIPTS), str(model))


def typed_starts() -> Iterator[float]:
    """Yield the times until a new process has said its first sentence."""
    command = [sys.executable, "-m", "companion", "play", "shamans"]
    with tempfile.TemporaryDirectory() as folder:
        # No file of these games is left among those of the user.
        home = dict.fromkeys(("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"), folder)
        for _ in range(STARTS):
            begun = time.perf_counter()
            with subprocess.Popen(
                [*command, "--players", ",".join(SEATS)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                env={**os.environ, **home},
            ) as started:
                assert started.stdout is not None
                started.stdout.readline()
                yield (time.perf_counter() - begun) * 1000
                started.kill()


def rulings_with_phrases(game: Game[Any], rounds: list[list[Step]]) -> Iterator[float]:
    """Yield the times from an announcement to the sentences of its answer."""
    locale = load_locale("fr", game)
    understanding, messages = locale.understanding(SEATS), locale.messages
    for steps in rounds:
        session: Session[Any] = Session.begin(game, SEATS, "fr")
        for step in steps:
            begun = time.perf_counter()
            session, answer = hear(session, step.announcement, understanding)
            for phrase in answer.phrases:
                messages.sentence(phrase, "normal")
            yield (time.perf_counter() - begun) * 1000


def parses(language: str) -> Iterator[float]:
    """Yield the times to understand a line that is clearly said."""
    game = Configuration().game()
    understanding = load_locale(language, game).understanding(SEATS)
    for line in LINES[language]:
        assert understanding.readings(line)
    for line in LINES[language] * REPEATED:
        begun = time.perf_counter()
        understanding.readings(line)
        yield (time.perf_counter() - begun) * 1000


def round_rates(game: Game[Any]) -> Iterator[float]:
    """Yield rounds a second, with the search for something to announce."""
    for seed in range(ROUNDS):
        begun = time.perf_counter()
        for _ in whole_round(game, SEATS, Random(seed)):
            pass
        yield 1 / (time.perf_counter() - begun)


def ruling_rates(game: Game[Any], steps: list[Step]) -> Iterator[float]:
    """Yield rulings a second: the legal check and the new state."""
    for step in steps:
        begun = time.perf_counter()
        ruling = game.rule(step.before, step.announcement)
        state = step.before
        assert isinstance(ruling, Accepted)
        for event in ruling.events:
            state = game.apply(state, event)
        yield 1 / (time.perf_counter() - begun)


def chess_rates() -> Iterator[float]:
    """Yield moves a second of games by chance: all legal moves, and one is made."""
    chance = Random(7)
    for _ in range(ROUNDS):
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            begun = time.perf_counter()
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
            yield 1 / (time.perf_counter() - begun)


if __name__ == "__main__":
    main()
