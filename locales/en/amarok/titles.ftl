# The chapters of the rulebook, when it is read.

amarok-topic-title-overview = the aim of the game
amarok-topic-title-setup = the set-up
amarok-topic-title-play = a turn
amarok-topic-title-claw = the Claw
amarok-topic-title-over = the end of the game
amarok-topic-title-deck = the deck
amarok-topic-title-places = where cards are taken from
amarok-topic-title-objective = the Objective
amarok-topic-title-season = the change of season
amarok-topic-title-heart = mating
amarok-topic-title-trap = the wolf trap
amarok-topic-title-round-end = the end of a round
amarok-topic-title-tie = a tie
amarok-topic-title-tiers = the tiers
amarok-topic-title-fairness = fairness
amarok-topic-title-stickers = the stickers
amarok-topic-title-talk = table talk
amarok-topic-title-next-round = the next round
