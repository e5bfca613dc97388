"""What the session says by itself, in every game."""

from dataclasses import dataclass

from companion.core.facts import Announcement, Fact, Report, Seat
from companion.core.words import Phrase


@dataclass(frozen=True, slots=True)
class TakenBack(Report):
    """Announcements were taken back; the earliest of them is named."""

    count: int
    earliest: Announcement


@dataclass(frozen=True, slots=True)
class BroughtBack(Report):
    """Announcements were brought back; the last of them is named."""

    count: int
    last: Announcement


@dataclass(frozen=True, slots=True)
class SeenStaysKnown(Report):
    """What was shown before it was taken back stays known."""


@dataclass(frozen=True, slots=True)
class Corrected(Report):
    """The last announcement was replaced; its read-back follows."""


@dataclass(frozen=True, slots=True)
class NotedAnyway(Report):
    """What was objected to is recorded; its read-back follows."""


@dataclass(frozen=True, slots=True)
class InsistPossible(Report):
    """The table may insist on what was just objected to."""


@dataclass(frozen=True, slots=True)
class PlayHeld(Report):
    """A play waits until the due fact is told."""

    play: Announcement


@dataclass(frozen=True, slots=True)
class LetGo(Report):
    """What was asked is dropped."""


@dataclass(frozen=True, slots=True)
class WhichOne(Report):
    """Several meanings are possible."""

    choices: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class NoSuchChoice(Report):
    """The number is not among the choices."""

    count: int


@dataclass(frozen=True, slots=True)
class NothingToUndo(Report):
    """Nothing can be taken back."""


@dataclass(frozen=True, slots=True)
class NothingToRedo(Report):
    """Nothing can be brought back."""


@dataclass(frozen=True, slots=True)
class NothingToInsist(Report):
    """Nothing was objected to."""


@dataclass(frozen=True, slots=True)
class InsistImpossible(Report):
    """What was objected to cannot be recorded, even if the table insists."""


@dataclass(frozen=True, slots=True)
class NothingToCorrect(Report):
    """No announcement can be corrected."""


@dataclass(frozen=True, slots=True)
class TooLateToCorrect(Report):
    """What was wrong was said so many entries back; what followed would not fit."""

    count: int


@dataclass(frozen=True, slots=True)
class NothingAsked(Report):
    """No question is open."""


@dataclass(frozen=True, slots=True)
class HowToCorrect(Report):
    """Somebody says that something is wrong, and not what."""


@dataclass(frozen=True, slots=True)
class NothingToRepeat(Report):
    """Nothing has been said yet."""


@dataclass(frozen=True, slots=True)
class NothingEarlier(Report):
    """No message was said before this one."""


@dataclass(frozen=True, slots=True)
class NothingLater(Report):
    """The last message was just said."""


@dataclass(frozen=True, slots=True)
class PlaysSince(Report):
    """Several plays are read back at once: other things had to be said first."""

    plays: tuple[str, ...]
    """As they are named in a list."""


@dataclass(frozen=True, slots=True)
class NothingFollows(Report):
    """Nothing is being told step by step, or it has come to its end."""


@dataclass(frozen=True, slots=True)
class NoReason(Report):
    """There is nothing to explain yet."""


@dataclass(frozen=True, slots=True)
class HistoryReport(Report):
    """The last announcements, oldest first."""

    announcements: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class NoHistory(Report):
    """Nothing has been announced yet."""


@dataclass(frozen=True, slots=True)
class NothingPlayed(Report):
    """A player has played nothing in this round yet."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OptionsReport(Report):
    """Examples of what can be said now."""

    options: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class HelpReport(Report):
    """How to speak to the companion."""


@dataclass(frozen=True, slots=True)
class Missed(Report):
    """Words on purpose were not understood, for the first time in a row."""


@dataclass(frozen=True, slots=True)
class MissedAgain(Report):
    """Words were not understood again; an example is given."""

    example: Phrase


@dataclass(frozen=True, slots=True)
class MissedOften(Report):
    """Words were not understood three times or more; more examples."""

    options: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Understood(Report):
    """Words were understood where nothing is applied."""


@dataclass(frozen=True, slots=True)
class LineTooLong(Report):
    """The line is longer than anybody speaks."""


@dataclass(frozen=True, slots=True)
class NotAnObject(Report):
    """The JSON line cannot be read."""


@dataclass(frozen=True, slots=True)
class KindUnknown(Report):
    """No announcement or request has that kind."""

    given: str


@dataclass(frozen=True, slots=True)
class KeyUnknown(Report):
    """That announcement or request has no such key."""

    kind: str
    key: str


@dataclass(frozen=True, slots=True)
class UnusableValue(Report):
    """The key cannot hold that value."""

    kind: str
    key: str


@dataclass(frozen=True, slots=True)
class AlreadyAway(Report):
    """The player is away already."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NotAway(Report):
    """The player, or everybody, is at the table already."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class StickerElsewhere(Report):
    """No such sticker is in that place; where it is follows."""

    sticker: str
    place: str


@dataclass(frozen=True, slots=True)
class Silenced(Report):
    """Speech was cut."""


@dataclass(frozen=True, slots=True)
class EarsClosed(Report):
    """The companion stops listening until it is told to resume."""


@dataclass(frozen=True, slots=True)
class EarsOpened(Report):
    """The companion listens again."""


@dataclass(frozen=True, slots=True)
class SpeechSlower(Report):
    """The voice is slower now."""


@dataclass(frozen=True, slots=True)
class SpeechFaster(Report):
    """The voice is faster now."""


@dataclass(frozen=True, slots=True)
class SpeechLouder(Report):
    """The voice is louder now."""


@dataclass(frozen=True, slots=True)
class SpeechQuieter(Report):
    """The voice is softer now."""


@dataclass(frozen=True, slots=True)
class SignalsChanged(Report):
    """Short sounds are heard from now on, or no more."""

    is_on: bool


@dataclass(frozen=True, slots=True)
class MouthChanged(Report):
    """Another mouth speaks from now on: `voice`, `text` or `both`."""

    mouth: str


@dataclass(frozen=True, slots=True)
class NoVoice(Report):
    """The companion was started without its voice."""


@dataclass(frozen=True, slots=True)
class EarphoneReady(Report):
    """What is asked next is answered in the earphone."""


@dataclass(frozen=True, slots=True)
class NoEarphone(Report):
    """Nothing is answered in private, for no earphone is set."""


@dataclass(frozen=True, slots=True)
class OnlyWhispered(Report):
    """What one ear alone may hear was said without "in private"."""


@dataclass(frozen=True, slots=True)
class WhisperUnclear(Report):
    """Private words are not clear, so nothing is passed on."""


@dataclass(frozen=True, slots=True)
class PlayerLevelChanged(Report):
    """More or less is said of what concerns one player."""

    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class LanguageHeard(Report):
    """Another language is heard as well."""

    language: str


@dataclass(frozen=True, slots=True)
class LevelChanged(Report):
    """How much is said unasked has changed: brief, normal or coach."""

    level: str


@dataclass(frozen=True, slots=True)
class ListeningChanged(Report):
    """What acts of all that is heard has changed: press, open or called."""

    listening: str


@dataclass(frozen=True, slots=True)
class LanguageChanged(Report):
    """The companion speaks this language now; said in the new one."""


@dataclass(frozen=True, slots=True)
class LanguageUnknown(Report):
    """The language is not one of the companion's."""

    language: str


@dataclass(frozen=True, slots=True)
class Farewell(Report):
    """The sitting ends."""


@dataclass(frozen=True, slots=True)
class CannotSay(Report):
    """A fault of the companion itself; the game is kept."""


@dataclass(frozen=True, slots=True)
class GameResumed(Report):
    """A game that was kept goes on, where it has no sentence of its own for that."""


@dataclass(frozen=True, slots=True)
class PastWinners(Report):
    """Who won one game of another evening; within a list."""

    winners: tuple[Seat, ...]
    game: str
    """What the game is called."""


@dataclass(frozen=True, slots=True)
class WinnersReport(Report):
    """Who won on another evening."""

    day: str
    games: tuple[PastWinners, ...]


@dataclass(frozen=True, slots=True)
class NoGamesReport(Report):
    """No game was finished on that evening, or none at all."""

    day: str | None = None


@dataclass(frozen=True, slots=True)
class WinsReport(Report):
    """How many games somebody has won of those that they finished."""

    seat: Seat
    wins: int
    games: int


@dataclass(frozen=True, slots=True)
class WinsByGame(Report):
    """How many games of each kind somebody has won."""

    games: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class DuelReport(Report):
    """How often one player has won where another sat at the same table."""

    seat: Seat
    other: Seat
    wins: int
    losses: int
    """Games that the other has won."""
    games: int


@dataclass(frozen=True, slots=True)
class StandingsReport(Report):
    """How many games everybody has won."""

    wins: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class RecapWinners(Report):
    """Who won this evening, at its end."""

    games: tuple[PastWinners, ...]


@dataclass(frozen=True, slots=True)
class RecapLeaders(Report):
    """Who was ahead at the end of an evening that decided no game."""

    seats: tuple[Seat, ...]
    total: int
    counted: str
    """What the game counts: points, or the rounds that were won."""


@dataclass(frozen=True, slots=True)
class RecapClosest(Report):
    """After which round of the evening the two best were nearest to each other."""

    number: int
    first: Seat
    second: Seat
    gap: int
    """How much lies between them."""
    counted: str
    """What the game counts: points, or the rounds that were won."""


@dataclass(frozen=True, slots=True)
class RecapStreak(Report):
    """Who won most rounds in a row this evening."""

    seat: Seat
    rounds: int


@dataclass(frozen=True, slots=True)
class NewGame(Report):
    """Another game begins, with the same players."""


@dataclass(frozen=True, slots=True)
class GameGoesOn(Report):
    """The game is not over, so that no other one begins."""
