# The guide for sighted friends: how to announce, in two minutes.

shamans-guide-1 = So that everybody can follow, say what you do at the moment you do it.
shamans-guide-2 = When you play a card, say its colour and then its number: "blue three".
shamans-guide-3 = One person speaks at a time; wait until I have read the announcement back.
shamans-guide-4 = If I get it wrong, say only what changes: "no, five".
shamans-guide-5 = Say tiles too: "I take the Portal", or "I take a tile from the stack".
shamans-guide-6 = Never say a hidden tile, a secret role or a hand: I do not want to know them.
shamans-guide-7 = Between announcements talk of anything but colours, worlds and numbers of cards.
shamans-guide-8 = Do not point at things: name the player, the card or the world.
shamans-guide-9 = When in doubt, ask "what can I say", or "how do things stand".
