"""What people answer in the menu, as lines for a command that reads lines."""

import io

from companion.company import Awaited, Company, Said
from companion.language.locale import Locale
from companion.lines import Lines


class Answers(Lines):
    """Give what people answer to a command that reads lines."""

    def __init__(self, company: Company, locale: Locale) -> None:
        """Take who answers, and in which language."""
        super().__init__(io.BytesIO())
        self._company = company
        self._awaited = Awaited(locale)

    def next(self) -> str | None:
        """Return the next answer; `None` where there are no more."""
        said = self._company.next(self._awaited)
        return None if said is None else said.text

    def put_back(self, line: str) -> None:
        """Let whoever asks next have this line."""
        self._company.put_back(Said.typed(line))
