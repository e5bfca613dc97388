"""The menu of `companion` alone: what to do, chosen by a word, a number, or Enter."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from companion import recognizers
from companion.chronicle import PastGame
from companion.company import Awaited, Company, Said
from companion.core import requests
from companion.core.errors import CompanionError
from companion.core.facts import Announcement
from companion.core.words import Argument, Phrase
from companion.evening import Wish
from companion.evenings import in_order
from companion.folders import sittings_folder
from companion.hearing.models import ModelMissing
from companion.language.locale import Locale
from companion.language.sounds.nearest import Nearest
from companion.language.understanding.folding import fold
from companion.menu.answers import Answers
from companion.menu.bookstand import Bookstand
from companion.menu.words import words_of
from companion.opening import Asking, Ended, Left, language_of, starts
from companion.opening.words import called, number_of
from companion.opening.words import words_of as spoken_of
from companion.titles import title

Run = Callable[[tuple[str, ...], Callable[[str], None], Answers], None]
"""Does what a command line asks for; what it says goes to the function."""
ENTER = "enter"
"""What an empty line chooses."""
ITEMS = ("rules", "box", "scores", "check", "models", "guide", "help", "quit")
"""What there is besides the games, in this order."""
_ALWAYS = ("rules", "scores", "check", "models", "help", "quit")
_UNLISTED = ("resume", "menu", "play", "practice")
"""What is understood without standing in the list."""
_MEGA = 1_000_000
_GAMES = ("shamans", "initiation", "amarok", "score")
"""The games that are offered first, in this order; others follow them."""


@dataclass(frozen=True, slots=True)
class House:
    """Hold what the menu finds when it is opened."""

    run: Run
    waiting: PastGame | None
    """The game that is not finished, if there is one."""
    commands: frozenset[str]
    """The commands there are; what needs another one is not offered."""
    is_new: bool
    """Whether nothing was ever played, so that the languages are offered."""


class Menu:
    """Offer what there is, until somebody plays or leaves."""

    def __init__(self, wish: Wish, company: Company, house: House) -> None:
        """Take what is known, who is asked, and what there is."""
        self._wish = wish
        self._company = company
        self._run = house.run
        self._waiting = house.waiting
        self._is_new = house.is_new
        self._language = wish.spoken
        known = wish.settings.games
        first = (game for game in _GAMES if game in known)
        self._games = tuple(dict.fromkeys((*first, *known)))
        others = (one for one in ITEMS if one in (*_ALWAYS, *house.commands))
        self._items = (*self._games, *others)

    def wanted(self) -> Wish:
        """Return what is to be played; other things are done here.

        Raises:
            Ended: where somebody leaves, or there are no more lines.
        """
        try:
            return self._chosen()
        except Left:
            raise
        except (Ended, KeyboardInterrupt) as error:
            # Here the language is known in which somebody has chosen to speak.
            Asking(self._locale, self._company).say("ended-early")
            raise Left from error

    def _chosen(self) -> Wish:
        if self._is_new:
            self._offer_languages()
        self._show()
        while True:
            said = self._company.next(self._awaited)
            if said is None:
                raise Ended
            meant = self._meant(said)
            wanted = self._played(meant, said)
            if wanted is not None:
                return wanted
            self._do(meant, said)

    def _played(self, meant: str | None, said: Said) -> Wish | None:
        """Return what is to be played; `None` where something else is wanted."""
        if meant in (ENTER, "resume") and self._waiting is not None:
            return replace(self._wish, game=self._waiting.game, is_resumed=True)
        if meant in (ENTER, "play"):
            return self._playing(self._wish.game)
        if meant in self._games:
            return self._playing(meant)
        if meant is None and self._is_for_the_table(said):
            self._company.put_back(said)
            return self._playing(self._wish.game)
        return None

    @property
    def _locale(self) -> Locale:
        game = self._wish.configuration.game()
        return self._wish.locales.locale(self._language, game)

    @property
    def _awaited(self) -> Awaited:
        key = ("menu", self._language)
        return Awaited(self._locale, lambda: tuple(self._ways()), key)

    def _playing(self, game: str) -> Wish:
        return replace(self._wish, game=game, language=self._language)

    def _tell(self, message: str, **said: Argument) -> None:
        locale = self._locale
        sentence = locale.messages.sentence(Phrase(f"menu-{message}", said))
        self._company.say(sentence, locale.profile.voices)

    def _say(self, line: str) -> None:
        """Say what a command says."""
        self._company.say(line, self._locale.profile.voices)

    def _offer_languages(self) -> None:
        """Offer the other languages, each in its own."""
        for code, start in starts().items():
            if code != self._language:
                game = self._wish.configuration.game()
                voices = self._wish.locales.locale(code, game).profile.voices
                is_spoken = self._company.is_spoken_to
                self._company.say(start.spoken if is_spoken else start.offer, voices)

    def _show(self) -> None:
        """Say what there is: first what Enter does, which most people want."""
        by = "voice" if self._company.is_spoken_to else "keyboard"
        if self._waiting is not None:
            self._tell("enter-resume", seats=self._waiting.seats, by=by)
        else:
            self._tell("enter", game=self._title(self._wish.game), by=by)
        self._tell("begins")
        for number, item in enumerate(self._items, 1):
            self._tell("item", number=number, name=self._name(item))

    def _name(self, item: str) -> str:
        if item in self._games:
            return self._title(item)
        return self._locale.messages.sentence(Phrase(f"menu-{item}", {}, "choice"))

    def _title(self, game: str) -> str:
        return title(self._wish.locales, self._wish.settings, self._language, game)

    def _ways(self) -> Mapping[str, str]:
        """Return what is chosen by which words."""
        locale, words = self._locale, words_of(self._locale)
        ways = {way: game for game in self._games for way in called(locale, game)}
        for item in (*ITEMS, *_UNLISTED):
            if item in self._items or item in _UNLISTED:
                ways |= dict.fromkeys(getattr(words, item), item)
        return ways

    def _meant(self, said: Said) -> str | None:
        """Return what is chosen; `None` where nothing is."""
        locale, text = self._locale, fold(said.text)
        if not text:
            return ENTER
        for lead in map(fold, words_of(locale).number):
            text = text.removeprefix(f"{lead} ")
        ways = self._ways()
        folded = {fold(way): item for way, item in ways.items()}
        number = number_of(locale, text)
        if number is not None and number <= len(self._items):
            return self._items[number - 1]
        if text in folded:
            return folded[text]
        spoken = spoken_of(locale, self._games)
        for found in spoken.found("game", said.text):
            for game in self._games:
                if fold(found["game"]) in map(fold, called(locale, game)):
                    return game
        for reading in locale.understanding(()).readings(said.text):
            match reading:
                case requests.Quit():
                    return "quit"
                case requests.Help():
                    return "help"
                case requests.Repeat():
                    return "menu"
        if said.is_heard:
            return Nearest(locale.ears(), ways).heard((said.text, *said.readings))
        return None

    def _is_for_the_table(self, said: Said) -> bool:
        """Return whether somebody names players, or already plays."""
        if len(starts()[self._language].listed(said.text)) > 1:
            return True
        spoken = spoken_of(self._locale, self._games)
        if any("number" in one for one in spoken.found("count", said.text)):
            return True
        readings = self._locale.understanding(()).readings(said.text)
        return any(isinstance(one, Announcement) for one in readings)

    def _do(self, meant: str | None, said: Said) -> None:
        """Do what was chosen, and come back."""
        match meant:
            case None:
                self._miss(said)
            case "quit":
                self._tell("left")
                raise Left
            case "help":
                for part in ("help-play", "help-commands", "help-voice"):
                    self._tell(part)
            case "menu":
                self._show()
            case "practice":
                self._tell("practice")
            case "resume":
                self._tell("nothing-waits")
            case "rules":
                self._read_rules()
            case "models":
                self._order("models", "list")
                self._offer_model()
            case "box":
                self._order("box", "learn")
            case _:
                self._order(str(meant))
        if meant not in (None, "menu", "help", "resume", "practice"):
            self._tell("back")

    def _order(self, *arguments: str) -> None:
        """Do what a command line asks for, in the language of the menu."""
        self._company.rest()
        answers = Answers(self._company, self._locale)
        self._run((*arguments, "--language", self._language), self._say, answers)

    def _read_rules(self) -> None:
        """Answer questions about the rules of a game."""
        names = tuple(map(self._title, self._games))
        self._tell("which-rules", names=names)
        said = self._company.next(self._awaited)
        game = None if said is None else self._meant(said)
        if game == ENTER:
            game = self._wish.game
        if game not in self._games:
            return
        language = self._language
        wish = replace(self._wish, game=game, language=language)
        self._tell("rules-begin", game=self._title(game))
        Bookstand(wish, self._company, self._is_back).answer()

    def _is_back(self, said: Said) -> bool:
        """Return whether somebody wants to go back to the menu."""
        return fold(said.text) in map(fold, words_of(self._locale).menu)

    def _offer_model(self) -> None:
        """Offer the model that hears the language of the menu, where it is missing."""
        try:
            recognizers.checked(self._locale, self._wish.settings.general)
        except ModelMissing as error:
            size = max(1, round(error.model.size / _MEGA))
            self._tell("offer-model", name=error.model.name, megabytes=size)
            if Asking(self._locale, self._company).insist_on_yes():
                self._order("models", "install", error.model.name)
        except CompanionError:
            pass  # The list of models tells of it.

    def _miss(self, said: Said) -> None:
        """Take another language, or say that this is none of what there is."""
        language = language_of(said.text)
        if language is None and said.is_heard:
            self._company.miss()
        elif language is None:
            self._tell("unknown")
        else:
            self._language = language
            self._wish = replace(self._wish, language=language)
            self._show()


def is_new(wish: Wish) -> bool:
    """Return whether nobody has chosen a language, nor played an evening."""
    folder = sittings_folder(wish.settings.general.sittings)
    is_chosen = wish.language is not None or wish.settings.is_language_chosen
    return not is_chosen and not in_order(folder)
