"""Ask which language is spoken, before anything else."""

from companion.language.understanding.folding import fold
from companion.opening.asking import Ended
from companion.opening.start import starts
from companion.opening.talk import Talk


class Choosing:
    """Offer the languages, each in its own words, until one is spoken."""

    def __init__(self, talk: Talk) -> None:
        """Take the conversation, whose language is chosen."""
        self._talk = talk

    def ask(self) -> None:
        """Ask which language is spoken, until one is; names are left for later.

        Raises:
            Ended: where there are no more answers.
        """
        talk = self._talk
        self._offer()
        while True:
            said = talk.company.next(talk.awaited())
            if said is None:
                raise Ended
            language = talk.chosen_language(said)
            if language is not None:
                talk.language = language
                return
            listed = talk.start.listed(said.text)
            is_meant = not said.is_heard or talk.are_names(said.text)
            if len(listed) > 1 and is_meant:
                talk.company.put_back(said)
                return
            if not fold(said.text):
                return
            if said.is_heard:
                talk.company.miss()
            else:
                self._offer()

    def _offer(self) -> None:
        """Offer each language in its own words, the usual one first."""
        talk = self._talk
        offered = starts()
        for code in sorted(offered, key=lambda one: one != talk.language):
            profile = talk.profile(code)
            start = offered[code]
            is_spoken = talk.company.is_spoken_to
            offer = start.spoken if is_spoken else start.offer
            talk.company.say(offer, profile.voices)
