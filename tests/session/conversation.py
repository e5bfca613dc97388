"""Hold a conversation with a session, in words that a script gives their meaning."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from companion.core import book
from companion.core import requests as ask
from companion.core.announcements import EverybodyBack, RoundVoid, SeatBack, SeatLeft
from companion.core.facts import Announcement, Request, kind
from companion.core.journal import Journal, Operation
from companion.core.requests import Fragment
from companion.core.words import Listening, Transcript
from companion.games.shamans import announcements as said
from companion.games.shamans.board import (
    Choice,
    FaceDown,
    Heading,
    Neighbour,
    Ritual,
    Role,
    Tile,
    World,
)
from companion.games.shamans.requests import AskRole
from companion.session import Answer, Session, hear
from companion.session.answers import Guess, Meaning
from tests.games.shamans.table import ANA, BEN, CLEO, DAN, Table


def not_but(was: int, told: int) -> ask.Correct:
    """Return a correction of a blue card that says what was wrong."""
    world = ("world", World.BLUE)
    return ask.Correct((world, ("value", told)), (world, ("value", was)))


DOWN = FaceDown.FACE_DOWN
SCRIPT: Mapping[str, tuple[Meaning, ...]] = {
    # Plays
    "ana blue three": (said.CardPlayed(ANA, World.BLUE, 3),),
    "blue three": (said.CardPlayed(None, World.BLUE, 3),),
    "blue one": (said.CardPlayed(None, World.BLUE, 1),),
    "green one": (said.CardPlayed(None, World.GREEN, 1),),
    "green two": (said.CardPlayed(None, World.GREEN, 2),),
    "green four": (said.CardPlayed(None, World.GREEN, 4),),
    "purple two": (said.CardPlayed(None, World.PURPLE, 2),),
    "I play green four": (said.OwnCardPlayed(World.GREEN, 4),),
    "I play blue": (said.OwnCardPlayed(World.BLUE),),
    "dan purple two": (said.CardPlayed(DAN, World.PURPLE, 2),),
    "cleo plays green four": (said.CardPlayed(CLEO, World.GREEN, 4),),
    "dan green four": (said.CardPlayed(DAN, World.GREEN, 4),),
    "green nine": (said.CardPlayed(None, World.GREEN, 9),),
    "dan blue six": (said.CardPlayed(DAN, World.BLUE, 6),),
    "blue": (said.CardPlayed(None, World.BLUE),),
    "ben plays blue five": (said.CardPlayed(BEN, World.BLUE, 5),),
    "blue five": (said.CardPlayed(None, World.BLUE, 5),),
    "blue something": (
        said.CardPlayed(None, World.BLUE, 2),
        said.CardPlayed(None, World.BLUE, 3),
    ),
    "blue one or three": (
        said.CardPlayed(None, World.BLUE, 1),
        said.CardPlayed(None, World.BLUE, 3),
    ),
    "blue three or nine": (
        said.CardPlayed(None, World.BLUE, 3),
        said.CardPlayed(None, World.BLUE, 9),
    ),
    "blue three or a portal": (
        said.PortalUsed(ANA, Heading.BACK),
        said.CardPlayed(None, World.BLUE, 3),
    ),
    "blue three or undo": (ask.Undo(), said.CardPlayed(None, World.BLUE, 3)),
    "the mask or a role": (
        said.RoleRevealed(BEN, Role.SHAMAN),
        said.ArtefactTaken(None, Tile.MASK),
    ),
    "portal back": (said.PortalUsed(None, Heading.BACK),),
    "ben portal back": (said.PortalUsed(BEN, Heading.BACK),),
    # Facts
    "takes the portal": (said.ArtefactTaken(None, Tile.PORTAL),),
    "takes the top tile": (said.ArtefactTaken(None, DOWN),),
    "new tile mask": (said.TileRevealed(Tile.MASK),),
    "an eclipse": (said.EclipseAppeared(),),
    "eclipse left": (said.EclipseAppeared(Neighbour.LEFT),),
    "ben is a shaman": (said.RoleRevealed(BEN, Role.SHAMAN),),
    "cleo is a shaman": (said.RoleRevealed(CLEO, Role.SHAMAN),),
    "blue is a permutation": (said.RitualRead(World.BLUE, Ritual.PERMUTATION),),
    "two steps back": (said.Stabilised(Choice.PAWN),),
    "ana is a shadow": (said.RolesNamed((ANA,)),),
    "dan leaves": (SeatLeft(DAN),),
    "everybody is back": (EverybodyBack(),),
    "dan is back": (SeatBack(DAN),),
    "void": (RoundVoid(),),
    # What cannot be unsaid
    "eliminates": (said.PlayerEliminated(),),
    "ben eliminates cleo": (said.PlayerEliminated(BEN, CLEO),),
    "ben eliminates himself": (said.PlayerEliminated(BEN, BEN),),
    "eliminates cleo or dan": (
        said.PlayerEliminated(None, CLEO),
        said.PlayerEliminated(None, DAN),
    ),
    "swaps": (said.RolesSwapped(),),
    "ben swaps with dan": (said.RolesSwapped(BEN, DAN),),
    "ben swaps with cleo": (said.RolesSwapped(BEN, CLEO),),
    # Bare things
    "three": (Fragment((("value", 3),)),),
    "one": (Fragment((("value", 1),)),),
    "four": (Fragment((("value", 4),)),),
    "two": (Fragment((("value", 2),)),),
    "cleo": (Fragment((("seat", CLEO),)),),
    "dan": (Fragment((("seat", DAN),)),),
    "mask": (Fragment((("tile", Tile.MASK),)),),
    "left": (Fragment((("direction", Neighbour.LEFT),)),),
    "right": (ask.Yes(), Fragment((("direction", Neighbour.RIGHT),))),
    "shaman": (Fragment((("role", Role.SHAMAN),)),),
    "on the board": (Fragment((("place", "board"),)),),
    # Answers and commands
    "yes": (ask.Yes(),),
    "fine": (ask.Yes(),),
    "no": (ask.No(),),
    "the first": (ask.Choose(1),),
    "the second": (ask.Choose(2),),
    "the fifth": (ask.Choose(5),),
    "all the same": (ask.Insist(),),
    "undo": (ask.Undo(),),
    "undo once": (ask.Undo(1),),
    "undo twice": (ask.Undo(2),),
    "redo": (ask.Redo(),),
    "no, four": (ask.Correct((("value", 4),)),),
    "not blue three but blue two": (not_but(3, 2),),
    "not blue three but blue one": (not_but(3, 1),),
    "not blue six but blue two": (not_but(6, 2),),
    "no, nine": (ask.Correct((("value", 9),)),),
    "no, a dagger": (ask.Correct((("tile", Tile.DAGGER),)),),
    "no, green": (ask.Correct((("world", World.GREEN),)),),
    "no, ana blue two": (
        ask.Correct((("seat", ANA), ("world", World.BLUE), ("value", 2))),
    ),
    "no, dan": (ask.Correct((("target", DAN),)),),
    "whose turn": (ask.AskTurn(),),
    "the score": (ask.AskScore(),),
    "who is dan": (AskRole(DAN),),
    "triangle": (ask.AskSticker("triangle"),),
    "round": (ask.AskSticker("round"),),
    "repeat": (ask.Repeat(),),
    "what does that mean": (ask.AskMeaning(),),
    "press to talk": (ask.Listen("press"),),
    "open microphone": (ask.Listen("open"),),
    "change the listening": (ask.Listen(),),
    "more": (ask.Next(), book.More()),
    "explain more": (ask.Coach(), book.More()),
    "an example": (ask.AskOptions(), book.Example()),
    "details": (book.More(),),
    "back": (ask.Undo(), book.Back()),
    "goodbye": (ask.Quit(),),
    "pause": (ask.Pause(),),
    "resume": (ask.Resume(),),
}
"""What the words of these tests mean, as a language would tell."""

GUESSES: Mapping[str, tuple[Guess, ...]] = {
    "blew three": (
        Guess(said.CardPlayed(None, World.BLUE, 3), 0.3, 6.0),
        Guess(said.CardPlayed(None, World.BLUE, 2), 1.8, 6.0),
    ),
    "blew t": (
        Guess(said.CardPlayed(None, World.BLUE, 2), 1.0, 6.0),
        Guess(said.CardPlayed(None, World.BLUE, 3), 1.1, 6.0),
        Guess(ask.AskScore(), 3.0, 6.0),
    ),
    "blew tee": (
        Guess(said.CardPlayed(BEN, World.BLUE, 3), 1.2, 6.0),
        Guess(said.CardPlayed(ANA, World.BLUE, 3), 1.1, 6.0),
    ),
    "ana blew three": (
        Guess(said.CardPlayed(ANA, World.BLUE, 3), 1.0, 6.0),
        Guess(said.CardPlayed(None, World.BLUE, 3), 1.1, 6.0),
    ),
    "yas": (Guess(ask.Yes(), 0.3, 6.0),),
    "the weather": (Guess(ask.AskScore(), 7.0, 4.0),),
    "kills cleo": (Guess(said.PlayerEliminated(BEN, CLEO), 0.3, 6.0),),
}
"""What other words sound like."""


LAYERS: Mapping[str, tuple[str, ...]] = {
    "shamans-subject-portal": ("more", "example"),
    "shamans-topic-contents": (),
}
"""The layers of texts, where they are not those of any topic."""


class Scripted:
    """Understand the words of the script, and nothing else."""

    kinds: tuple[str, ...] = ()

    def readings(self, text: str) -> tuple[Meaning, ...]:
        """Return what the script says the words mean."""
        return SCRIPT.get(text, ())

    def guesses(
        self,
        text: str,
        unlikely: Mapping[str, float] | None = None,  # noqa: ARG002
    ) -> tuple[Guess, ...]:
        """Return what the words sound like; those of the script are clear."""
        return GUESSES.get(text, ())

    def parts(self, text: str) -> tuple[str, ...]:
        """Return the sentences between commas, where there are several."""
        parts = tuple(text.split(", "))
        return parts if len(parts) > 1 else ()

    def addressed(self, text: str) -> str | None:
        """Return what follows the address word."""
        before, word, after = text.partition("companion, ")
        return after if word and not before else None

    def private(self, text: str) -> str | None:
        """Return what follows the words that ask for the earphone."""
        before, word, after = text.partition("in private, ")
        return after if word and not before else None

    def is_courtesy(self, text: str) -> bool:
        """Return whether a line only thanks or agrees."""
        return text in {"thanks", "fine"}

    def is_beginning(self, text: str) -> bool:
        """Return whether words of the script begin so."""
        return any(words.startswith(f"{text} ") for words in SCRIPT)

    def layers(self, message: str) -> tuple[str, ...]:
        """Return the layers of a text: of the Portal there is all, of others less."""
        return LAYERS.get(message, ("more",) if "-topic-" in message else ())


Heard = str | Announcement | Request


@dataclass(frozen=True, slots=True)
class Conversation:
    """Hold a session and its last answer; everything returns another conversation."""

    session: Session[Any]
    answer: Answer = field(default_factory=lambda: Answer("answered"))
    kept: tuple[Operation, ...] = ()
    """What a sitting has stored so far."""

    def hear(self, *heard: Heard, listening: Listening = "press") -> "Conversation":
        """Return the conversation after lines: words on purpose, or objects."""
        talk = self
        for one in heard:
            line = Transcript(one, listening) if isinstance(one, str) else one
            session, answer = hear(talk.session, line, Scripted())
            talk = Conversation(session, answer, (*talk.kept, *answer.operations))
        return talk

    def overhear(self, *texts: str) -> "Conversation":
        """Return the conversation after words at an open microphone."""
        return self.hear(*texts, listening="open")

    def call(self, *texts: str) -> "Conversation":
        """Return the conversation after words that need the address word."""
        return self.hear(*texts, listening="called")

    @property
    def outcome(self) -> str:
        """Return the outcome of the last line."""
        return self.answer.outcome

    @property
    def said(self) -> tuple[str, ...]:
        """Return the ids of what the table has heard last."""
        return tuple(phrase.id for phrase in self.answer.phrases)

    @property
    def violations(self) -> tuple[str, ...]:
        """Return the ids of the rules broken by the last line."""
        return tuple(kind(type(fault)) for fault in self.answer.violations)

    @property
    def happened(self) -> tuple[str, ...]:
        """Return the ids of what the last line changed."""
        return tuple(kind(type(event)) for event in self.answer.events)

    @property
    def view(self) -> Mapping[str, Any]:
        """Return what everybody may know."""
        view: Mapping[str, Any] = self.session.game.view(self.session.state)
        return view

    @property
    def phase(self) -> str:
        """Return the phase of the view."""
        phase: str = self.view["phase"]
        return phase

    @property
    def trick(self) -> tuple[int, ...]:
        """Return the values of the cards in front."""
        return tuple(front["value"] for front in self.view["trick"])

    @property
    def entries(self) -> tuple[Announcement, ...]:
        """Return the announcements that stand, as they were said."""
        return tuple(entry.announcement for entry in self.session.journal.entries)


def at(table: Table) -> Conversation:
    """Return a conversation at a table, as if nothing had been said before."""
    languages = ("cs", "en", "fr")
    journal, seats = Journal(table.state), table.state.seats
    return Conversation(Session(table.game, journal, seats, "en", languages))
