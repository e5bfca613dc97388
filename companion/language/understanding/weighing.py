"""What speaks for a sentence, and what for talk that means nothing, in sounds.

The weights come from some 11,000 sentences of the game in three languages, as a
recognizer misheard them from synthetic voices, and 960 lines of table talk. Each
candidate, and talk as one more, has the chance that a conditional logit gives it
(McFadden, "Conditional logit analysis of qualitative choice behavior", 1974).
"""

from dataclasses import dataclass

from companion.language.understanding.routes import Route

_SAME = 0.04
"""Up to which share of its sounds a sentence sounds the same: "read five", "vers 5"."""
_RARER = 0.31
"""What a bit of rarity costs."""
_WORD = 0.2
"""What each word costs: fewer words explain what was heard better."""
_OTHERWISE = 0.65
"""What it costs to say a value otherwise than usual. The sentences that were learned
from do so more than people do, so that it costs more than they say."""
_UNLIKE = 2.26
"""What it costs to be unlike all over, on top of each sound."""
_SOUND = 0.12
"""What each sound of a sentence costs: much is seldom said at once."""
_TALK, _TALK_SOUND, _TALK_RARITY = 1.24, 0.35, 0.11
"""What talk costs: at all, for each sound, and for each decade by which its words are
rarer than the commonest ones. What a recognizer makes of misheard words is rarer."""
_TALK_NAME = 0.69
"""What each name speaks for talk: friends call each other by their names."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Hold a sentence that may have been said."""

    route: Route
    unlike: float
    """How unlike it sounds to what was heard."""
    sounds: int
    """How many it has."""

    def is_same(self, length: int) -> bool:
        """Return whether it sounds the same as what was heard, of so many sounds."""
        return self.unlike <= _SAME * max(self.sounds, length)

    def against(self, length: int) -> float:
        """Return what speaks against it, where so many sounds were heard."""
        stretches = self.route.stretches
        otherwise = sum(1 for one in stretches if one.value and one.value.is_unusual)
        burden = (
            self.route.rarity * _RARER
            + len(stretches) * _WORD
            + otherwise * _OTHERWISE
            + self.sounds * _SOUND
        )
        share = self.unlike / max(self.sounds, length, 1)
        return self.unlike + _UNLIKE * share + burden


def against_talk(length: int, rarity: float, names: int) -> float:
    """Return what speaks against talk of so many sounds, with words so rare.

    `names` counts the words that are the name of a player.
    """
    heard = length * _TALK_SOUND + rarity * _TALK_RARITY
    return _TALK + heard - names * _TALK_NAME
