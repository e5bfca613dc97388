# The guide for sighted friends: how to announce, in two minutes.

amarok-guide-1 = So that everybody can follow, say what you do at the moment you do it.
amarok-guide-2 = Say which card you lay and where it comes from: "I lay the blue seven from the river".
amarok-guide-3 = If there is a symbol in the middle, say it too: "I lay the red two from my hand with a claw".
amarok-guide-4 = With a Claw, show the destroyed card and name it: "I destroy the blue five in the river".
amarok-guide-5 = A card that is only named announces nothing, for people bluff here: use a verb or a place.
amarok-guide-6 = Never name a card before it is laid, even if you see it and its owner does not.
amarok-guide-7 = One person speaks at a time; if I get it wrong, say what changes: "no, six".
amarok-guide-8 = When in doubt, ask "what can I say", or "how do things stand".
