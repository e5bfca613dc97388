# The guide for sighted friends: how to announce, in two minutes.

initiation-guide-1 = So that everybody can follow, say what you do at the moment you do it.
initiation-guide-2 = Throw the dice and say both of them, not only their sum: "three and five".
initiation-guide-3 = Leave the dice where they are until I have read them back.
initiation-guide-4 = If I get it wrong, say the dice once more: "no, four and five".
initiation-guide-5 = I say where the pawn comes to rest and why: then put it on that square.
initiation-guide-6 = Wait for your name before you throw: some squares cost a turn or change who throws.
initiation-guide-7 = If you would rather not throw, say "roll the dice": I throw and tell you.
initiation-guide-8 = When in doubt, ask "whose turn is it", or "how do things stand".
