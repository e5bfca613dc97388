"""Digits that people are called by: they are said as words."""

from companion.core.facts import Seat
from companion.core.words import Phrase
from companion.opening.talk import Talk
from companion.seating import Refused, in_words, seated


def with_words(talk: Talk, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Offer words for digits; no answer takes them."""
    numbers = talk.locale.profile.numbers
    offered = seated((in_words(seat, numbers) for seat in seats), talk.players)
    if isinstance(offered, Refused) or offered == seats:
        return seats
    talk.ask(Phrase("table-name-digits", {"seats": offered}))
    said = talk.answer("nickname")
    is_wanted = talk.agreement(said)
    if is_wanted is None:
        talk.company.put_back(said)
    return seats if is_wanted is False else offered
