"""The questions before a game: language, game, people in table order, who begins.

Each answer can be taken back, and all of it can be changed in one sentence.
"""

from collections.abc import Callable

from companion.company import Company, Said
from companion.core import requests
from companion.core.facts import Seat
from companion.core.words import Phrase
from companion.language.understanding.folding import fold
from companion.opening.asking import Ended
from companion.opening.changing import Changes
from companion.opening.choosing import Choosing
from companion.opening.counting import count_told, counted
from companion.opening.digits import with_words
from companion.opening.doubts import Doubts
from companion.opening.people import People
from companion.opening.roster import Roster, Settled
from companion.opening.talk import Again, Back, Talk
from companion.opening.tongue import Scene
from companion.seating import Refused, seated


class Setup:
    """Ask one question after the other until a game can begin."""

    def __init__(self, scene: Scene, company: Company) -> None:
        """Take what is known, and the people who are asked."""
        self._talk = Talk(scene, company)
        self._people = People(self._talk)
        self._changes = Changes(self._talk, self._people)
        self._doubts = Doubts(self._talk, self._people)
        self._roster = Roster()
        self._before: list[Roster] = []
        """The people before each change, which "undo" brings back."""
        self._people.changed = self._changes.told
        self._talk.named = lambda: self._roster.seats or self._people.names
        self._is_again = False
        """Whether the language or the game was changed just now."""
        self._is_begun = False
        """Whether somebody plays already, so that nothing more is asked."""

    @property
    def language(self) -> str:
        """Return the language that is spoken."""
        return self._talk.language

    def settled(self) -> Settled:
        """Return what was agreed on.

        Raises:
            Ended: where there are no more answers.
        """
        steps = tuple(self._steps())
        place = 0
        while place < len(steps):
            try:
                steps[place]()
            except Back:
                place = max(0, place - 1)
            except Again:
                self._is_again = True
            else:
                place += 1
        talk, roster = self._talk, self._roster
        return Settled(talk.language, talk.game, roster.seats, roster.first)

    def _steps(self) -> tuple[Callable[[], None], ...]:
        scene = self._talk.scene
        asked = [Choosing(self._talk).ask] if scene.language is None else []
        asked += [self._welcome]
        asked += [self._ask_game] if scene.is_game_asked else []
        return (*asked, self._ask_people, self._agree, self._ask_first, self._sum_up)

    def _welcome(self) -> None:
        self._talk.say("table-welcome")

    def _ask_game(self) -> None:
        talk = self._talk
        titles = tuple(map(talk.title, talk.scene.settings.games))
        talk.ask(Phrase("opening-which-game", {"games": titles}))
        while True:
            said = talk.answer("game")
            game = talk.chosen_game(said)
            if game is None and said.is_heard:
                game = talk.game_by_sound(said)
            if game is not None:
                talk.game = game
                return
            talk.miss(said)

    def _ask_people(self) -> None:
        """Ask who plays, until they can sit down.

        Who was named stays so when the language or the game is another one now.
        """
        is_again, self._is_again = self._is_again, False
        if is_again:
            self._people.ask_on()
        else:
            self._roster, self._before = Roster(), []
            self._people.ask()
        while True:
            if not self._roster.seats:
                self._take_people()
            self._settle_doubts(least=1)
            if len(self._roster.seats) in self._talk.players:
                return
            self._people.go_on(self._roster.seats)
            self._roster = Roster()

    def _settle_doubts(self, least: int | None = None) -> None:
        least = least or self._talk.players[0]
        for roster in self._doubts.settled(self._roster, least):
            self._roster = roster

    def _take_people(self) -> None:
        """Take the names of people who can sit down."""
        while True:
            names = self._people.told()
            seats = seated(names, self._talk.players)
            if not isinstance(seats, Refused):
                break
            self._talk.tell(seats.phrase)
            self._people.go_on_after(names)
        first = self._people.first
        self._roster = self._roster.seated(with_words(self._talk, seats))
        if first in seats:
            self._roster = self._roster.begun_by(first)

    def _agree(self) -> None:
        """Read the people back, and change them until they are right."""
        self._read_back()
        if self._is_first_asked:
            self._talk.say("table-players-change")
        while True:
            try:
                if self._is_agreed(self._talk.answer("agree")):
                    return
            except Back:
                if not self._before:
                    raise
                self._roster = self._before.pop()
                self._read_back()

    def _is_agreed(self, said: Said) -> bool:
        """Return whether an answer lets the table stand; changes are made and said."""
        changed = self._change(said)
        if changed is not None:
            if changed:
                self._read_back()
            return False
        numbered = self._people.numbered(said)
        if numbered:
            self._before.append(self._roster)
            self._roster = Roster(tuple(map(Seat, numbered)))
            self._read_back()
            return False
        is_right = self._talk.agreement(said)
        if is_right or self._talk.is_said("go", said):
            return True
        if is_right is False:
            self._talk.ask(self._changeable("opening-what-changes"))
            return False
        if self._talk.is_of_the_game(said, self._roster.seats):
            self._talk.company.put_back(said)
            self._is_begun = True
            return True
        asked = self._changes.unknown(said, self._roster)
        count = count_told(self._talk, said, is_heard=False)
        if count is not None and asked is None:
            asked = counted(self._roster.seats)
        if asked is None and self._talk.requests(said):
            asked = Phrase("opening-not-yet", {})
        self._talk.miss(said, asked or self._changeable("opening-change"))
        return False

    def _changeable(self, message: str) -> Phrase:
        """Return a sentence that says how the table is changed, by its people."""
        one, other = self._roster.seats[:2]
        return Phrase(message, {"one": one, "other": other})

    def _change(self, said: Said) -> bool | None:
        """Make the change that an answer asks for; return whether the table changed.

        `None` is for an answer that asks for none.
        """
        changed = self._changes.made(said, self._roster)
        if changed is None:
            return None
        if changed.fault is not None:
            self._talk.tell(changed.fault)
            return False
        self._before.append(self._roster)
        self._roster = changed.roster
        if changed.is_moved:
            self._settle_doubts()
        return True

    @property
    def _is_first_asked(self) -> bool:
        return self._talk.has(f"{self._talk.game}-who-begins")

    def _read_back(self) -> None:
        """Say in one sentence what is agreed on so far."""
        roster, talk = self._roster, self._talk
        if self._is_first_asked and roster.first is None:
            told = Phrase("table-players-read-back", {"seats": roster.seats})
        else:
            told = self._summary()
        talk.ask(told)

    def _summary(self) -> Phrase:
        roster, talk = self._roster, self._talk
        told = {
            "game": talk.title(talk.game),
            "seats": roster.seats,
            "first": roster.first,
        }
        return Phrase("opening-summary", told)

    def _ask_first(self) -> None:
        """Ask who begins, where the game does; it may be left for later."""
        if self._is_begun or not self._is_first_asked or self._roster.first:
            return
        self._talk.ask(Phrase(f"{self._talk.game}-who-begins", {}))
        try:
            while not self._is_first_told(self._talk.answer("first")):
                pass
        except Ended:
            self._is_begun = True

    def _is_first_told(self, said: Said) -> bool:
        talk = self._talk
        seat = self._changes.first(said, self._roster)
        if seat is not None:
            self._before.append(self._roster)
            self._roster = self._roster.begun_by(seat)
            return True
        if not fold(said.text) or talk.is_said("later", said):
            return True
        changed = self._change(said)
        if changed is not None:
            is_told = self._roster.first is not None
            if changed and not is_told:
                self._read_back()
            return is_told
        if self._leaves(said):
            return True
        asked = Phrase(f"{talk.game}-who-begins", {})
        if talk.agreement(said):
            talk.ask(asked)
        else:
            talk.miss(said, self._changes.unknown(said, self._roster) or asked)
        return False

    def _leaves(self, said: Said) -> bool:
        """Return whether an answer is for the table, which then begins."""
        asked = self._talk.requests(said)
        # "What now?" is what is being asked.
        here = requests.Yes | requests.No | requests.AskTurn
        is_answer = all(isinstance(one, here) for one in asked)
        if (asked and not is_answer) or self._talk.is_of_the_game(
            said, self._roster.seats
        ):
            self._talk.company.put_back(said)
            self._is_begun = True
        return self._is_begun

    def _sum_up(self) -> None:
        """Say all in one sentence once more; it can still be changed."""
        if self._is_begun or not self._is_first_asked:
            return
        self._talk.ask(self._summary())
        try:
            while not self._is_ready(self._talk.answer("summary")):
                pass
        except Ended:
            self._is_begun = True
        except Back:
            if self._before:
                self._roster = self._before.pop()
            raise

    def _is_ready(self, said: Said) -> bool:
        talk = self._talk
        changed = self._change(said)
        if changed is not None:
            if changed:
                talk.ask(self._summary())
            return False
        is_right = talk.agreement(said)
        is_go = not fold(said.text) or talk.is_said("go", said)
        if is_right or is_go or (is_right is None and self._leaves(said)):
            return True
        asked = self._changes.unknown(said, self._roster)
        talk.miss(said, asked or self._changeable("opening-change"))
        return False
