"""Ask at the first start who speaks, aloud, so that nobody needs eyes to answer."""

from collections.abc import Callable

from companion import devices, senses
from companion.core.words import Phrase
from companion.evening import Wish
from companion.hearing.gate import Gate
from companion.language.locale import Locale
from companion.lines import Lines
from companion.menu.menu import is_new
from companion.mouth import Mouth, Room
from companion.opening import Ended, language_of, starts
from companion.outputs import outputs
from companion.sayings import Saying


def language_after(wish: Wish, lines: Lines, say: Callable[[str], None]) -> str | None:
    """Return the language that somebody names while it is asked who speaks, if any.

    Where that is settled, or where nothing can be heard, nobody is asked.

    Raises:
        Ended: where there are no more lines.
    """
    general = wish.settings.general
    if senses.has_chosen(general) or devices.absent_for("output") is not None:
        return None
    greeting = _Greeting(wish, say)
    try:
        return greeting.asked(lines)
    finally:
        greeting.end()


class _Greeting:
    """Print sentences, and say them beside what is typed."""

    def __init__(self, wish: Wish, say: Callable[[str], None]) -> None:
        self._wish = wish
        self._say = say
        voice = outputs(wish.settings.general).loudspeaker()
        self._mouth = Mouth(voice, Room(Gate(), lambda _: None))

    def asked(self, lines: Lines) -> str | None:
        """Ask until there is an answer, or something else is wanted."""
        language = self._wish.spoken
        if is_new(self._wish):
            for code, start in starts().items():
                if code != language:
                    self._tell(start.offer, code)
        while True:
            asked = Phrase("table-ask-voice", {})
            self._tell(self._locale(language).messages.sentence(asked), language)
            line = lines.next()
            self._mouth.cancel()
            if line is None:
                raise Ended
            answer = senses.answered(starts()[language], line)
            named = language_of(line)
            if answer is not None:
                senses.keep(answer)
            elif named is not None:
                language = named
                continue
            elif line.strip():
                # It is for the menu; who speaks is asked another time.
                lines.put_back(line)
            else:
                continue
            return None if language == self._wish.spoken else language

    def end(self) -> None:
        """Let go of the voice."""
        self._mouth.close()

    def _locale(self, language: str) -> Locale:
        game = self._wish.configuration.game()
        return self._wish.locales.locale(language, game)

    def _tell(self, sentence: str, language: str) -> None:
        self._say(sentence)
        voices = self._locale(language).profile.voices
        self._mouth.add([Saying(sentence, voices=voices)])
