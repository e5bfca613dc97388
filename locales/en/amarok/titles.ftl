# The chapters of the rulebook, when it is read.

amarok-topic-title-overview = the game in short
amarok-topic-title-setup = the set-up
amarok-topic-title-play = a turn
amarok-topic-title-claw = the Claw
amarok-topic-title-over = the end of the game
amarok-topic-title-deck = the cards
amarok-topic-title-places = where a card comes from
amarok-topic-title-objective = the Objective
amarok-topic-title-season = the Season
amarok-topic-title-heart = the Mating heart
amarok-topic-title-trap = the Trap
amarok-topic-title-round-end = the end of a round
amarok-topic-title-tie = a tie
amarok-topic-title-tiers = what you see of your cards
amarok-topic-title-fairness = fairness for those who cannot see
amarok-topic-title-stickers = the stickers
amarok-topic-title-talk = talking at the table
amarok-topic-title-next-round = who begins a round

# Situations, in a choice.

amarok-situation-title-pile-empty = the empty pile
amarok-situation-title-river-empty = the empty river
amarok-situation-title-hand-empty = an empty hand
amarok-situation-title-other-hand = a card from another hand
amarok-situation-title-two-hearts = two Mating hearts
amarok-situation-title-heart-destroyed = a destroyed Mating heart
amarok-situation-title-season-last = a Season laid last
amarok-situation-title-trap-at-end = a Trap at the end
amarok-situation-title-all-trapped = Traps in front of everybody
amarok-situation-title-tie = the same best sum twice
amarok-situation-title-claw-hidden = a Claw on a hidden card
amarok-situation-title-claw-laid = a Claw on a laid card
amarok-situation-title-claw-nothing = a Claw that destroys nothing
amarok-situation-title-third-win = the third round won
amarok-situation-title-new-tier = your cards after a win
amarok-situation-title-felt-sticker = a finger on a sticker
amarok-situation-title-no-value = a card without a number
amarok-situation-title-same-card = the same card told twice
amarok-situation-title-leaves = a player leaving the table
amarok-situation-title-round-void = a void round
