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

## Practice without cards

# A practice begins.
common-practice-begun = Practice: { $seat } plays, and I play { LIST($others) }. There are no real cards: nothing is secret or kept, and roles do not matter.
    .brief = Practice for { $seat }: nothing is kept.

# The imaginary cards of who practises, which are no secret.
common-practice-cards =
    { $cards-count ->
        [0] { $seat } has no cards in this practice.
       *[other] Imaginary cards for { $seat }: { LIST($cards) }.
    }

# What the companion says for another player.
common-practice-said = { $seat }: "{ NAME($words) }".

# What the one who practises may say.
common-practice-hint =
    { $words-count ->
        [0] Say what you do.
       *[other] Say for example: { LIST($words, join: "or", item: "common-practice-words") }.
    }

# Words to say, in quotes.
common-practice-words = "{ NAME($item) }"

# The practice is over.
common-practice-ended = End of practice: nothing of it is kept.

# A practice is asked for in a practice.
common-practice-goes-on = The practice is running. Say "end of practice" to end it.

# The end of a practice is asked for, but there is none.
common-no-practice = No practice is running.

# This game cannot be practised.
common-practice-unknown = There is no practice for this game.

# Somebody asks for a hand: nobody else knows real cards.
common-hands-unknown = Hands are secret: I do not know them.

# To practise without cards.
common-practise =
    .choice =
        { $seat ->
            [none] a practice
           *[other] a practice for { $seat }
        }
    .example = "practice"
    .missing-seat = Who practises?

# To end the practice.
common-end-practice =
    .choice = the end of the practice
    .example = "end of practice"

# The imaginary cards of the practice.
common-ask-cards =
    .choice = the imaginary cards
    .example = "which cards do I have"
