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

## Table rules, as this table has them

amarok-rule-tie =
    { $tied-round ->
        [named] In a tie, by a rule of this table, you say yourselves who gets the round.
       *[nobody] In a tie, by a rule of this table, nobody gets the round.
    }
amarok-rule-next-first =
    { $next-first ->
        [winner] The game begins with whoever saw a wild animal last; later rounds, by a rule of this table, with who won.
       *[left] The game begins with whoever saw a wild animal last; later rounds, by a rule of this table, one further left.
    }
amarok-rule-hearts =
    { $hearts-in-front ->
        [yes] A rule of this table: both hearts must still lie in front of you.
       *[no] A rule of this table: a heart that was destroyed still counts.
    }
amarok-rule-claw =
    { $claw-mandatory ->
        [yes] A rule of this table: the Claw must destroy something.
       *[no] A rule of this table: you may also destroy nothing.
    }
amarok-rule-trapped =
    { $all-trapped ->
        [best] A rule of this table: where everybody is trapped, the best sum wins all the same.
       *[nobody] A rule of this table: where everybody is trapped, nobody wins the round.
    }
amarok-rule-full =
    { $full-players-passed ->
        [yes] A rule of this table: whoever has two cards laid is passed over while the round goes on.
       *[no] A rule of this table: whoever has two cards laid plays on while the round lasts.
    }
amarok-rule-valueless = A rule of this table: a card without a number counts { WORDS($card-without-value) }.
amarok-rule-void =
    { $void-round ->
        [next-first] A rule of this table: the next player to the left begins the round anew.
       *[same-first] A rule of this table: the same player begins the round anew.
    }
amarok-rule-house =
    { $house-rule ->
        [open] A rule of this table: everybody looks at both of their cards, whatever they have won.
        [face-down] A rule of this table: a card that you must not see lies face down, for nobody to see.
        [earphone] A rule of this table: an earphone tells those who cannot see what the others see.
       *[printed] This table holds its cards as in the rulebook, without a house rule.
    }

## Things and symbols: what they are, what they do

amarok-subject-season = The Season is a symbol: whoever lays it turns the Objective to its other side.
    .more = { amarok-topic-season.more }
    .example = { amarok-topic-season.example }
amarok-subject-heart = The Mating heart is a symbol: a second one in front of you wins the round at once.
    .more = { amarok-topic-heart.more }
    .example = { amarok-topic-heart.example }
amarok-subject-claw = The Claw is a symbol: it destroys another card, laid, in a hand, in the river, or on top of the pile.
    .more = { amarok-topic-claw.more }
    .example = { amarok-topic-claw.example }
amarok-subject-trap = The Trap is a symbol: with it in front of you at the end, you cannot win the round.
    .more = { amarok-topic-trap.more }
    .example = { amarok-topic-trap.example }
amarok-subject-objective = The Objective is a card with two sides: plus lets the largest sum win, minus the smallest.
    .more = { amarok-topic-objective.more }
    .example = { amarok-topic-objective.example }
amarok-subject-objective-plus = With the Objective on plus, the largest sum of two cards wins the round.
    .more = A Season laid now turns it to minus. The very first round begins on plus.
    .example = On plus, thirteen beats four.
amarok-subject-objective-minus = With the Objective on minus, the smallest sum of two cards wins the round.
    .more = A Season laid now turns it to plus. It stays on minus for the next round if nobody turns it.
    .example = On minus, four beats thirteen.
amarok-subject-red = A red card is a forest card of the red colour; there are eleven.
    .more = A full heart at its top left tells the colour to your finger. Its back is smooth.
    .example = Full heart and a three below: a red three.
amarok-subject-blue = A blue card is a forest card of the blue colour; there are eleven.
    .more = A drop at its top left tells the colour to your finger. Its back bears clear dots.
    .example = Drop and a five below: a blue five.
amarok-subject-blue-back = The back of a blue card bears clear dots, so its colour is known even face down.
    .more = That is so in the pile and in every hand: anybody may feel it and say it. The number and the symbol stay hidden.
    .example = The top of the pile is smooth: a red card, whichever it is.
amarok-subject-value = The value is the number under the colour; the values of your two laid cards are added.
    .more = { amarok-rule-valueless } { amarok-topic-deck.more }
    .example = A two and a nine in front of you make eleven.
amarok-subject-river = The river is two cards face up in the middle; nothing refills it during the round.
    .more = { amarok-topic-places.more }
    .example = One card was taken from the river: one is left for all of you.
amarok-subject-pile = The pile lies face down; its top card can be taken or destroyed.
    .more = It is what is left of the twenty-two cards after dealing. What a Claw destroys goes under it.
    .example = With four players, twelve cards lie in the pile at first.
amarok-subject-hand = A hand has two cards at first; you may take a card from your own or from somebody else's.
    .more = { amarok-topic-places.more }
    .example = { amarok-topic-places.example }
amarok-subject-tier = Your tier follows your rounds: without a win you see both cards, with one win one, with two wins none.
    .more = { amarok-topic-tiers.more }
    .example = { amarok-topic-tiers.example }
amarok-subject-round = A round lasts until everybody has two cards in front; three rounds win the game.
    .more = { amarok-topic-round-end.more }
    .example = { amarok-topic-round-end.example }

## Stickers, by their place

amarok-sticker-full-heart-card = On a card, the full heart at the top left tells its colour: a red card.
    .more = { amarok-subject-red.more }
    .example = { amarok-subject-red.example }
amarok-sticker-drop-card = On a card, the drop at the top left tells its colour: a blue card.
    .more = { amarok-subject-blue.more }
    .example = { amarok-subject-blue.example }
amarok-sticker-number-card = On a card, the number at the top left, under the colour, is its value.
    .more = { amarok-subject-value.more }
    .example = { amarok-subject-value.example }
amarok-sticker-hollow-heart-card = In the middle of a card, the hollow heart is the Mating heart: two of them win the round at once.
    .more = { amarok-topic-heart.more }
    .example = { amarok-topic-heart.example }
amarok-sticker-cross-card = In the middle of a card, the cross is the Claw: it destroys another card in play.
    .more = { amarok-topic-claw.more }
    .example = { amarok-topic-claw.example }
amarok-sticker-target-card = At the top left of a card, under the colour, the target is the Trap: it keeps you from winning the round.
    .more = { amarok-topic-trap.more }
    .example = { amarok-topic-trap.example }
amarok-sticker-dots-card = On the back of a card, clear dots say that it is blue; a smooth back is red.
    .more = { amarok-subject-blue-back.more }
    .example = { amarok-subject-blue-back.example }
amarok-sticker-plus-objective = On the Objective, the plus says that the largest sum wins the round.
    .more = { amarok-subject-objective-plus.more }
    .example = { amarok-subject-objective-plus.example }
amarok-sticker-minus-objective = On the Objective, the minus says that the smallest sum wins the round.
    .more = { amarok-subject-objective-minus.more }
    .example = { amarok-subject-objective-minus.example }
amarok-sticker-plus-card = In the middle of a forest card, the plus is the Season: it turns the Objective over.
    .more = { amarok-topic-season.more }
    .example = { amarok-topic-season.example }

## Topics, as they are read from start to end; those of a phase are its reminder

amarok-topic-overview = You lay two cards a round: the best sum by the Objective wins it, and three rounds win the game.
    .more = Three to six play, everybody for themselves. You bluff, guess, and take risks for the best pair, and special cards can turn it all around.
    .example = You have laid a five and an eight: thirteen wins if the Objective shows plus and nobody has more.
amarok-topic-deck = There are twenty-two cards, eleven red and eleven blue; numbers are taken as told, nobody has the list.
    .more = In the box there are also one Objective card, six score tracks and six reminder cards. If a card is told twice, I only ask whether that is right.
    .example = Two people tell me a red five: I note both, and say that it is odd.
amarok-topic-stickers = At the top left stand colour, number, and the target of a Trap; in the middle the symbol; dots on blue backs.
    .more = A full heart means red, a drop means blue. In the middle, plus means Season, a hollow heart Mating, a cross Claw. The Objective bears plus on one side and minus on the other.
    .example = Full heart, five, and a cross in the middle: a red five with a Claw.
amarok-topic-setup = Before a round, shuffle all twenty-two cards, deal two each, and lay two face up as the river.
    .more = The rest is the pile, face down. Everybody takes a reminder card and a score track. Whoever saw a wild animal last begins the game and takes the Objective, plus up; then it goes clockwise.
    .example = With four players eight cards are dealt, two lie in the river, and twelve are left in the pile.
amarok-topic-tiers =
    { $house-rule ->
        [open] At this table everybody sees both of their cards; by the rulebook it is one after one win, none after two.
        [face-down] At this table you see both cards without a win, one after one win, none after two: those lie face down.
       *[other] Without a win you see both cards; with one win only one; with two none, and the others see them.
    }
    .more = By the rulebook, a card that you may see faces you, and one that you may not see faces the others alone. { amarok-rule-house }
    .example = With one win you hold one card towards yourself and the other towards your neighbours.
amarok-topic-fairness = A card that faces the others only helps those who can see: the table may choose one house rule for all.
    .more = A finger on its sticker also tells you a card of your own that you must not know. I say no card aloud before it is laid. { amarok-rule-house }
    .example = If you choose open hands, everybody looks at both of their cards, and nobody knows more than you.
amarok-topic-play = On your turn you take a card from one of four places and lay it in front; then its symbol acts.
    .more = It lies face up at once, it never goes into your hand first. Then the next player to the left goes on. You lay two cards in a round.
    .example = You say that you take a blue four from the river, lay it, and the next player goes on.
amarok-topic-places = A card comes from your hand, the river, the top of the pile, or another hand; nothing is refilled.
    .more = From another hand too, it is laid in front of you and acts for you. An empty place gives no card. Say where the card comes from.
    .example = You take a red two from the hand of the next player, who now holds one card less.
amarok-topic-objective = The Objective says which sum wins; only a Season turns it, and it stays as it lies between rounds.
    .more = Plus means the largest sum, minus the smallest. Who begins a round takes it in front without turning it; in the very first round plus lies up.
    .example = It lies on minus at the end of a round: a sum of three beats a sum of eleven.
amarok-topic-season = A Season turns the Objective as soon as it is laid, from plus to minus or back.
    .more = You feel it as a plus in the middle of a forest card. As the very last card of a round it still turns the Objective before the sums are compared.
    .example = The Objective shows plus, you lay a Season: now the smallest sum wins.
amarok-topic-heart = Two Mating hearts in front of one player win the round at once, whatever numbers and colours.
    .more = You feel it as a hollow heart in the middle of a card. Nobody adds up sums then. { amarok-rule-hearts }
    .example = One Mating heart lies in front of you, you take another from the river: the round is yours.
amarok-topic-claw = A Claw destroys any other card in play: it is shown to all and goes under the pile.
    .more = Choose a laid card, or one in a hand, in the river, or on top of the pile, never the Claw itself. { amarok-rule-claw }
    .example = You lay a Claw and destroy the blue six in front of the next player, who must now lay another card.
amarok-topic-trap = With a Trap in front at the end you cannot win: the best sum of the others does.
    .more = You feel it as a target at the top left, under the colour. A Trap that a Claw has destroyed catches nobody. { amarok-rule-trapped }
    .example = You have the best sum and a Trap: the second best sum wins the round.
amarok-topic-talk = At this table you may bluff and talk of cards, so an announcement needs a verb or a place.
    .more = A colour with a number alone may be talk. I never ask about hidden cards, and aloud I answer nothing about them.
    .example = I lay a red four, that is a play; she must have a red four, that is talk.
amarok-topic-round-end = A round ends when everybody has two cards laid: on plus the largest sum wins, on minus the smallest.
    .more = Add the numbers of your two cards. { amarok-rule-valueless } { amarok-rule-full }
    .example = Nine, twelve and seven: on plus twelve wins, on minus seven.
amarok-topic-tie = { amarok-rule-tie }
    .more = It is a tie if several players have the same best sum and none of them a Trap. Their rounds stay as they were, and a new round begins.
    .example = Two players have twelve on plus, a third one seven: that is a tie between the two.
amarok-topic-next-round = { amarok-rule-next-first }
    .more = All twenty-two cards are shuffled and dealt again. The Objective goes to who begins, lying as it lay. Your wins say how you hold your new cards.
    .example = The last round ended on minus: the new one begins on minus.
amarok-topic-over = Three rounds won win the game, at once.
    .more = Nothing else is played then, whatever the others have. Your score track shows your wins.
    .example = You have won two rounds and lay your second Mating heart: the game is over, and yours.

## Situations: what happens if …

amarok-situation-pile-empty = Once the pile is empty, cards come from your hand, the river or another hand; nothing is shuffled anew.
    .more = A card that a Claw destroys goes under the pile, so there is one again. The next round begins with all twenty-two cards.
amarok-situation-river-empty = Once the river is empty, it stays so until the next round: take your card elsewhere.
    .more = Your hand, the top of the pile and the other hands are left. Two new cards lie there in the next round.
amarok-situation-hand-empty = Whoever has no card in hand takes one from the river, the pile or another hand.
    .more = Everybody needs two cards in front, wherever they come from. An empty hand is not filled in the round.
amarok-situation-other-hand = You may take a card from another hand: you lay it in front of you, and its symbol acts for you.
    .more = That player holds one card less, draws none, and still lays two cards from wherever they like. I never say aloud which card it is before it is laid.
amarok-situation-two-hearts = Your second Mating heart wins you the round at once, whatever the sums, numbers and colours.
    .more = Others lay no more cards in this round. { amarok-rule-hearts }
amarok-situation-heart-destroyed =
    { $hearts-in-front ->
        [yes] A Mating heart that a Claw has destroyed no longer counts: that is a rule of this table.
       *[no] A Mating heart that a Claw has destroyed still counts: that is a rule of this table.
    }
    .more = The card is shown to all and goes under the pile, and its owner lays another one.
amarok-situation-season-last = A Season laid as the very last card still turns the Objective, before the sums are compared.
    .more = So the winner can change with the last card of a round. Two Seasons turn it there and back.
amarok-situation-trap-at-end = Whoever has a Trap in front at the end cannot win: the best sum of the others wins.
    .more = A trapped player is not part of a tie either. A Claw can destroy a Trap before the end. { amarok-rule-trapped }
amarok-situation-all-trapped = { amarok-rule-trapped }
    .more = If only one player has no Trap, that player wins, whatever the sum.
amarok-situation-tie = { amarok-rule-tie }
    .more = { amarok-topic-tie.more }
amarok-situation-claw-hidden = A Claw may hit a card in a hand or on the pile: it is shown, then goes under the pile.
    .more = Tell me its colour, number and symbol once it is shown. Its symbol does not act. A hand that loses a card gets no other.
amarok-situation-claw-laid = Whoever loses a laid card to a Claw has to lay another one, so the round goes on longer.
    .more = What the destroyed card has already done stays done. { amarok-rule-full }
amarok-situation-claw-nothing =
    { $claw-mandatory ->
        [yes] A Claw must destroy a card, be it one of your own: that is a rule of this table.
       *[no] You may lay a Claw and destroy nothing: that is a rule of this table.
    }
    .more = The Claw itself cannot be chosen. Whatever you decide, say it before the next card is laid.
amarok-situation-third-win = The third round that somebody wins ends the game at once, with their victory.
    .more = Nothing more is dealt. A round won by two Mating hearts counts like any other.
amarok-situation-new-tier =
    { $house-rule ->
        [open] After a win you still look at both of your cards: that is a rule of this table.
        [face-down] After one win one of your cards lies face down, after two wins both: that is a rule of this table.
       *[other] After one win you see only one of your cards, after two wins neither; the others see what you do not.
    }
    .more = { amarok-rule-house }
amarok-situation-felt-sticker = A finger on a sticker tells a card you must not know: hold it by its edge, or choose a house rule.
    .more = Say house rule, then face down, open or with an earphone. { amarok-rule-house }
amarok-situation-no-value = { amarok-rule-valueless }
    .more = Its symbol acts as on any other card.
amarok-situation-same-card = A card that is told a second time is noted all the same, and I say that it is odd.
    .more = Nobody has the list of the cards. If one of them was misheard, correct it or take it back.
amarok-situation-leaves = Whoever leaves is passed over until they are back, and the round goes on without them.
    .more = Say who leaves, and later who is back. New rounds are dealt to those present, and need at least three.
amarok-situation-round-void = A round can be declared void: nobody wins it, and it is dealt again.
    .more = The Objective stays as it lies. { amarok-rule-void }

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
