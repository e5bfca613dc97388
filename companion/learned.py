"""The command `companion learned`: show what is often heard wrongly, or forget it."""

from collections.abc import Callable
from typing import Literal

from babel import Locale as Culture

from companion.core.words import Argument, Phrase
from companion.evening import Wish, lessons_for
from companion.language.locale import Locale, languages
from companion.language.understanding.learned import said
from companion.lessons import ENOUGH, Lesson, Lessons, LessonsClosed

Action = Literal["list", "clear"]
Say = Callable[[str], None]


def run(action: Action, wish: Wish, say: Say, note: Say) -> int:
    """Do what is asked in the language of the table, and return the status.

    A language that is asked for is also the only one that is shown or forgotten.
    """
    teller = _Teller(wish)
    lessons = lessons_for(lambda told: note(teller.sentence(told)))
    if action == "clear":
        return _clear(lessons, teller, say, note)
    known = [one for one in lessons.known if wish.language in (None, one.language)]
    for lesson in known:
        say(teller.tell("listed", **teller.shown(lesson)))
    if not known:
        say(teller.tell("nothing"))
    return 0


def _clear(lessons: Lessons, teller: "_Teller", say: Say, note: Say) -> int:
    try:
        count = lessons.clear(teller.asked)
    except LessonsClosed as error:
        note(teller.tell("closed", file=str(error.path)))
        return 2
    say(teller.tell("cleared", count=count))
    return 0


class _Teller:
    """Tell of lessons in one language."""

    def __init__(self, wish: Wish) -> None:
        self.asked = wish.language
        self._wish = wish
        self._locale = self._of(wish.spoken)

    def sentence(self, phrase: Phrase) -> str:
        """Return what a phrase says."""
        return self._locale.messages.sentence(phrase)

    def tell(self, message: str, **arguments: Argument) -> str:
        """Return what a message of this command says."""
        return self.sentence(Phrase(f"learned-{message}", arguments))

    def shown(self, lesson: Lesson) -> dict[str, Argument]:
        """Return a lesson in words: its values in its own language."""
        own, code = self._locale.profile.code, lesson.language
        heard, meant = str(lesson.heard), str(lesson.meant)
        if code in languages():
            sentences = self._of(code).grammar.sentences
            heard = said(sentences, lesson.field, lesson.heard)
            meant = said(sentences, lesson.field, lesson.meant)
        return {
            "language": self._language(code, own),
            "heard": heard,
            "meant": meant,
            "count": lesson.count,
            "state": "counts" if lesson.count >= ENOUGH else "noted",
        }

    @staticmethod
    def _language(code: str, own: str) -> str:
        known = code in languages()
        return (Culture.parse(code).get_language_name(own) if known else None) or code

    def _of(self, language: str) -> Locale:
        return self._wish.locales.locale(language, self._wish.configuration.game())
