# A card that faces the others, for a blind neighbour with an earphone. A sighted neighbour
# tells it; it is said in that ear alone and kept nowhere.

# The table agrees on the earphone, and on who wears it.
amarok-earphone-worn =
    { $seat ->
        [none] Règle maison : comme dans le livret, avec une oreillette.
       *[other] Règle maison : comme dans le livret, avec une oreillette, pour { $seat }. Il n'y a pas encore d'oreillette : nommez-en une dans la configuration.
    }
    .earphone =
        { $seat ->
            [none] Règle maison : comme dans le livret, avec une oreillette.
           *[other] Règle maison : comme dans le livret, avec une oreillette, pour { $seat }. Tapez « en privé » et la carte : cette oreille seule l'entend, et je ne garde rien.
        }
    .choice =
        { $seat ->
            [none] l'oreillette
           *[other] l'oreillette pour { $seat }
        }
    .example = « l'oreillette est pour { $player } »
    .missing-seat = Pour qui est l'oreillette ?

# Who wears it, after the house rule.
amarok-part-wearer =
    { $wearer ->
        [none] { "" }
       *[other] , pour { $wearer }
    }

# The card, in the ear.
amarok-card-whispered = Chez { $seat }, tournée vers les autres : { $card }.

# Why nothing is passed on: the same words whatever the card.
amarok-earphone-not-agreed = La table n'en a pas convenu : dites d'abord pour qui est l'oreillette.
amarok-wearer-unknown = Pour qui est l'oreillette ? Dites « l'oreillette est pour », puis le nom.
amarok-wearers-own = Je ne dis à personne ses propres cartes.
amarok-nothing-faces-others = Chez { $seat }, aucune carte n'est tournée vers les autres.
amarok-card-untold = Il faut le nom, la couleur et le nombre : je ne transmets rien.

# The words that pass a card on; nobody ever chooses between two of them.
amarok-tell-card =
    .choice = une carte pour l'oreillette
