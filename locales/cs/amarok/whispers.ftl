# A card that faces the others, for a blind neighbour with an earphone. A sighted neighbour
# tells it; it is said in that ear alone and kept nowhere.

# The table agrees on the earphone, and on who wears it.
amarok-earphone-worn =
    { $seat ->
        [none] Domácí pravidlo: podle pravidel, se sluchátkem.
       *[other] Domácí pravidlo: podle pravidel, se sluchátkem, má ho { $seat }. Sluchátko zatím není: pojmenujte ho v nastavení.
    }
    .earphone =
        { $seat ->
            [none] Domácí pravidlo: podle pravidel, se sluchátkem.
           *[other] Domácí pravidlo: podle pravidel, se sluchátkem, má ho { $seat }. Napište „soukromě“ a kartu: slyší to jen to ucho a nic si nenechám.
        }
    .choice =
        { $seat ->
            [none] sluchátko
           *[other] sluchátko, má ho { $seat }
        }
    .example = „sluchátko má { $player }“
    .missing-seat = Kdo má sluchátko?

# Who wears it, after the house rule.
amarok-part-wearer =
    { $wearer ->
        [none] { "" }
       *[other] , má ho { $wearer }
    }

# The card, in the ear.
amarok-card-whispered = { $seat } drží lícem k ostatním: { $card }.

# Why nothing is passed on: the same words whatever the card.
amarok-earphone-not-agreed = Na tom zatím není dohoda: řekněte nejdřív, kdo má sluchátko.
amarok-wearer-unknown = Kdo má sluchátko? Řekněte „sluchátko má“ a jméno.
amarok-wearers-own = O vlastních kartách se ode mě nikdo nedozví.
amarok-nothing-faces-others = { $seat } nemá lícem k ostatním žádnou kartu.
amarok-card-untold = Chybí jméno, barva, nebo číslo, a tak nic nepředávám.

# The words that pass a card on; nobody ever chooses between two of them.
amarok-tell-card =
    .choice = karta do sluchátka
