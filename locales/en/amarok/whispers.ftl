# A card that faces the others, for a blind neighbour with an earphone. A sighted neighbour
# tells it; it is said in that ear alone and kept nowhere.

# The table agrees on the earphone, and on who wears it.
amarok-earphone-worn =
    { $seat ->
        [none] House rule: as in the rulebook, with an earphone.
       *[other] House rule: as in the rulebook, with an earphone, for { $seat }. There is no earphone yet: name one in the configuration.
    }
    .earphone =
        { $seat ->
            [none] House rule: as in the rulebook, with an earphone.
           *[other] House rule: as in the rulebook, with an earphone, for { $seat }. Type "in private" and the card: only that ear hears it, and I keep nothing.
        }
    .choice =
        { $seat ->
            [none] the earphone
           *[other] the earphone for { $seat }
        }
    .example = "the earphone is for { $player }"
    .missing-seat = Who wears the earphone?

# Who wears it, after the house rule.
amarok-part-wearer =
    { $wearer ->
        [none] { "" }
       *[other] , for { $wearer }
    }

# The card, in the ear.
amarok-card-whispered = Held by { $seat }, facing the others: { $card }.

# Why nothing is passed on: the same words whatever the card.
amarok-earphone-not-agreed = The table has not agreed on that: say first who wears the earphone.
amarok-wearer-unknown = Who wears the earphone? Say "the earphone is for", and the name.
amarok-wearers-own = Nobody hears of their own cards from me.
amarok-nothing-faces-others = No card of { $seat } faces the others.
amarok-card-untold = Name, colour and number are needed, so I pass nothing on.

# The words that pass a card on; nobody ever chooses between two of them.
amarok-tell-card =
    .choice = a card for the earphone
