"""What hears the languages of a table: the one it speaks, and those of its players."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.errors import CompanionError
from companion.hearing.recognizer import Recognizer
from companion.hearing.several import Other, SeveralRecognizers
from companion.language.locale import Locale
from companion.phrasing import Phrasing
from companion.sensing import Senses
from companion.table import Table

Tell = Callable[[CompanionError], None]


@dataclass(frozen=True, slots=True)
class Tongues:
    """Hold what hears the people at a table, and what they can say."""

    recognizer: Recognizer
    phrases: Phrasing


def tongues(
    table: Table, senses: Senses, languages: tuple[str, ...], tell: Tell
) -> Tongues | None:
    """Return what hears some languages, the first of them spoken; `None`: nothing.

    Where another language cannot be heard, it is told, and the first one is.

    Raises:
        CompanionError: where there is nothing that hears the first language.
    """
    own, *others = map(table.locale_of, languages)
    if senses.recognizer is None:
        return None
    if others and senses.several is not None:
        try:
            first, *more = senses.several((own, *others))
        except CompanionError as error:
            tell(error)
        else:
            return _joined(table, tell, (first, *more), tuple(others))
    recognizer = senses.recognizer(own)
    return Tongues(recognizer, Phrasing(table, recognizer, tell))


def _joined(
    table: Table,
    tell: Tell,
    recognizers: tuple[Recognizer, ...],
    others: tuple[Locale, ...],
) -> Tongues:
    first, *more = recognizers
    phrases = Phrasing(table, first, tell)
    if not more:
        return Tongues(first, phrases)
    also = tuple(
        Other(one, Phrasing(table, one, tell, locale))
        for one, locale in zip(more, others, strict=True)
    )
    return Tongues(SeveralRecognizers(first, also), phrases)
