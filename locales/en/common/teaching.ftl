# Teaching: explaining while the table plays, and the guide for sighted friends.

## Explaining while the table plays

# Before the very first game of its kind.
common-teaching-offered = Your first game? I can explain as you play. Yes or no?

# Explaining begins.
common-teaching-begun = I explain each thing once, when it first happens.
    .brief = I explain as you play.

# Nothing is explained unasked any more.
common-teaching-ended = No explanations, then. Ask whenever you like.
    .brief = No explanations.

# Explain each thing when it first happens.
common-teach =
    .choice = explaining as you play
    .example = "teach us while we play"

# Explain everything once more.
common-teach-again =
    .choice = explaining everything again
    .example = "teach us again"

# Explain nothing unasked any more.
common-teach-no-more =
    .choice = no more explanations
    .example = "stop explaining"

## The guide for sighted friends

# How to announce, in two minutes.
common-ask-guide =
    .choice = the guide for sighted friends
    .example = "guide for our sighted friends"

# This game has no guide.
common-no-guide = There is no guide for this game: tell me the points, and I count.
