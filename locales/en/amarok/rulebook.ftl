# What the companion explains of Amarok: one sentence an answer, eight seconds at most.

## Names of stickers and places, in a question

amarok-sticker-name-full-heart = the full heart
amarok-sticker-name-hollow-heart = the hollow heart
amarok-sticker-name-drop = the drop
amarok-sticker-name-plus = the plus
amarok-sticker-name-minus = the minus
amarok-sticker-name-cross = the cross
amarok-sticker-name-target = the target
amarok-sticker-name-dots = the dots
amarok-sticker-name-number = the number
place-card = on a card
place-objective = on the Objective

## Things and symbols: what they are, what they do

amarok-subject-season = The Season is a symbol: whoever lays it turns the Objective to its other side.
amarok-subject-heart = The Mating heart is a symbol: a second one in front of you wins the round at once.
amarok-subject-claw = The Claw is a symbol: it destroys another card, laid, in a hand, in the river, or on top of the pile.
amarok-subject-trap = The Trap is a symbol: with it in front of you at the end, you cannot win the round.
amarok-subject-objective = The Objective is a card with two sides: plus lets the largest sum win, minus the smallest.
amarok-subject-objective-plus = With the Objective on plus, the largest sum of two cards wins the round.
amarok-subject-objective-minus = With the Objective on minus, the smallest sum of two cards wins the round.
amarok-subject-red = A red card is a forest card of the red colour; there are eleven.
amarok-subject-blue = A blue card is a forest card of the blue colour; there are eleven.
amarok-subject-blue-back = The back of a blue card bears clear dots, so its colour is known even face down.
amarok-subject-value = The value is the number under the colour; the values of your two laid cards are added.
amarok-subject-river = The river is two cards face up in the middle; nothing refills it during the round.
amarok-subject-pile = The pile lies face down; its top card can be taken or destroyed.
amarok-subject-hand = A hand has two cards at first; you may take a card from your own or from somebody else's.
amarok-subject-tier = Your tier follows your rounds: without a win you see both cards, with one win one, with two wins none.
amarok-subject-round = A round lasts until everybody has two cards in front; three rounds win the game.

## Stickers, by their place

amarok-sticker-full-heart-card = On a card, the full heart at the top left tells its colour: a red card.
amarok-sticker-drop-card = On a card, the drop at the top left tells its colour: a blue card.
amarok-sticker-number-card = On a card, the number at the top left, under the colour, is its value.
amarok-sticker-hollow-heart-card = In the middle of a card, the hollow heart is the Mating heart: two of them win the round at once.
amarok-sticker-cross-card = In the middle of a card, the cross is the Claw: it destroys another card in play.
amarok-sticker-target-card = At the top left of a card, under the colour, the target is the Trap: it keeps you from winning the round.
amarok-sticker-dots-card = On the back of a card, clear dots say that it is blue; a smooth back is red.
amarok-sticker-plus-objective = On the Objective, the plus says that the largest sum wins the round.
amarok-sticker-minus-objective = On the Objective, the minus says that the smallest sum wins the round.
amarok-sticker-plus-card = In the middle of a forest card, the plus is the Season: it turns the Objective over.

## Topics; those of a phase are its reminder

amarok-topic-overview = You lay two cards a round: the best sum by the Objective wins it, and three rounds win the game.
amarok-topic-setup = Before a round, shuffle all twenty-two cards, deal two each, and lay two face up as the river.
amarok-topic-play = On your turn you take a card from one of four places and lay it in front; then its symbol acts.
amarok-topic-claw = A Claw destroys any other card in play: it is shown to all and goes under the pile.
amarok-topic-over = Three rounds won win the game, at once.
amarok-topic-deck = There are twenty-two cards, eleven red and eleven blue; numbers are taken as told, nobody has the list.
amarok-topic-places = A card comes from your hand, the river, the top of the pile, or another hand; nothing is refilled.
amarok-topic-objective = The Objective says which sum wins; only a Season turns it, and it stays as it lies between rounds.
amarok-topic-season = A Season turns the Objective as soon as it is laid, from plus to minus or back.
amarok-topic-heart = Two Mating hearts in front of one player win the round at once, whatever numbers and colours.
amarok-topic-trap = With a Trap in front at the end you cannot win: the best sum of the others does.
amarok-topic-round-end = A round ends when everybody has two cards laid: on plus the largest sum wins, on minus the smallest.
amarok-topic-tie = A tie counts for nobody, unless a table rule says otherwise.
amarok-topic-tiers = Without a win you see both cards; with one win only one; with two none, and the others see them.
amarok-topic-fairness = A card that faces the others only helps those who can see: the table may choose one house rule for all.
amarok-topic-stickers = At the top left stand colour, number, and the target of a Trap; in the middle the symbol; dots on blue backs.
amarok-topic-talk = At this table you may bluff and talk of cards, so an announcement needs a verb or a place.

## Setting up, one step a sentence

# For three.
amarok-setup-3-1 = For three players, give everybody a reminder card and a score track.
amarok-setup-3-2 = Whoever saw a wild animal last begins; then play goes clockwise.
amarok-setup-3-3 = The first player takes the Objective: plus up in the very first round, afterwards without turning it.
amarok-setup-3-4 = Shuffle the twenty-two forest cards, eleven red and eleven blue.
amarok-setup-3-5 = Deal two cards face down to each of the three players.
amarok-setup-3-6 = Lay two cards face up in the middle, as the river; fourteen cards are left as the pile.
amarok-setup-3-7 = Pick up your cards: both facing you without a win, one of them with one win, none with two.

# For four.
amarok-setup-4-1 = For four players, give everybody a reminder card and a score track.
amarok-setup-4-2 = Whoever saw a wild animal last begins; then play goes clockwise.
amarok-setup-4-3 = The first player takes the Objective: plus up in the very first round, afterwards without turning it.
amarok-setup-4-4 = Shuffle the twenty-two forest cards, eleven red and eleven blue.
amarok-setup-4-5 = Deal two cards face down to each of the four players.
amarok-setup-4-6 = Lay two cards face up in the middle, as the river; twelve cards are left as the pile.
amarok-setup-4-7 = Pick up your cards: both facing you without a win, one of them with one win, none with two.

# For five.
amarok-setup-5-1 = For five players, give everybody a reminder card and a score track.
amarok-setup-5-2 = Whoever saw a wild animal last begins; then play goes clockwise.
amarok-setup-5-3 = The first player takes the Objective: plus up in the very first round, afterwards without turning it.
amarok-setup-5-4 = Shuffle the twenty-two forest cards, eleven red and eleven blue.
amarok-setup-5-5 = Deal two cards face down to each of the five players.
amarok-setup-5-6 = Lay two cards face up in the middle, as the river; ten cards are left as the pile.
amarok-setup-5-7 = Pick up your cards: both facing you without a win, one of them with one win, none with two.

# For six.
amarok-setup-6-1 = For six players, give everybody a reminder card and a score track.
amarok-setup-6-2 = Whoever saw a wild animal last begins; then play goes clockwise.
amarok-setup-6-3 = The first player takes the Objective: plus up in the very first round, afterwards without turning it.
amarok-setup-6-4 = Shuffle the twenty-two forest cards, eleven red and eleven blue.
amarok-setup-6-5 = Deal two cards face down to each of the six players.
amarok-setup-6-6 = Lay two cards face up in the middle, as the river; eight cards are left as the pile.
amarok-setup-6-7 = Pick up your cards: both facing you without a win, one of them with one win, none with two.
