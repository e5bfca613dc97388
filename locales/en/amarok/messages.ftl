# What the companion says in a game of Amarok.
#
# The value is the normal level; `.brief` and `.coach` are the others; `{ "" }` is silence.
# `.choice`: the same in a list or a question, without a final stop.
# `.example`: a sentence to say. `.missing-...`: the question where that is not told.
# Never "plus" or "heart" alone: Objective plus or Season, red card or Mating heart.

## Names

# Colours. `.many`: the cards of that colour.
colour-red = red
    .many = red cards
colour-blue = blue
    .many = blue cards

# Symbols. `.a`: with the article. `.with`: after a card.
symbol-season = Season
    .a = a Season
    .with = with a Season
symbol-heart = Mating heart
    .a = a Mating heart
    .with = with a Mating heart
symbol-claw = Claw
    .a = a Claw
    .with = with a Claw
symbol-trap = Trap
    .a = a Trap
    .with = with a Trap

# Where a card has no number, or no symbol.
blank-blank = nothing
    .with = without a symbol

# A card of the river that nobody has told.
unseen-unseen = one untold card
    .told = one unknown card

# The two faces of the Objective.
objective-plus = Objective plus
objective-minus = Objective minus

# Where a card comes from.
source-hand = own hand
source-river = the river
source-pile = the pile

# Where a Claw destroys.
where-laid = on the table
where-hand = in hand
where-river = in the river
where-pile = on the pile

# House rules for cards that face the others.
house-rule-printed = as in the rulebook
house-rule-face-down = those cards lie face down
house-rule-open = everybody sees both of their cards
house-rule-earphone = as in the rulebook, with an earphone

## Parts that are used below

# A whole card, in a list. `.told`: what was said of its middle as well.
amarok-card =
    { $symbol ->
        [none] { amarok-part-face }
        [blank] { amarok-part-face }
       *[other] { amarok-part-face } { NAME($symbol, form: "with") }
    }
    .told =
        { $symbol ->
            [none] { amarok-part-face }
           *[other] { amarok-part-face } { NAME($symbol, form: "with") }
        }
amarok-part-face =
    { $value ->
        [blank] { NAME($colour) } without a number
       *[other] { NAME($colour) } { WORDS($value) }
    }

# A card, or what is told of it.
amarok-part-card =
    { $colour ->
        [none]
            { $value ->
                [none] a card
                [blank] a card without a number
               *[other] a card, { WORDS($value) }
            }
       *[other]
            { $value ->
                [none] { NAME($colour) }
                [blank] { NAME($colour) } without a number
               *[other] { NAME($colour) } { WORDS($value) }
            }
    }

# The symbol of a card, where it is told.
amarok-part-with =
    { $symbol ->
        [none] { "" }
        [blank] , without a symbol
       *[other] , { NAME($symbol) }
    }

# Where a card comes from: a place, or somebody's hand.
amarok-part-from =
    { $source ->
        [none] { "" }
        [hand] { " " }from own hand
        [river] { " " }from the river
        [pile] { " " }from the pile
       *[other] { " " }taken from { NAME($source) }
    }

# What a Claw strikes.
amarok-part-target = { amarok-part-card }{ amarok-part-with }{ amarok-part-where }
amarok-part-where =
    { $where ->
        [none]
            { $owner ->
                [none] { "" }
               *[other] { " " }at { $owner }
            }
        [laid]
            { $owner ->
                [none] { " " }on the table
               *[other] { " " }in front of { $owner }
            }
        [hand]
            { $owner ->
                [none] { " " }in hand
               *[other] { " " }in hand, at { $owner }
            }
        [river]
            { $owner ->
                [none] { " " }from the river
               *[other] { " " }from the river, at { $owner }
            }
       *[pile]
            { $owner ->
                [none] { " " }from the top of the pile
               *[other] { " " }from the top of the pile, at { $owner }
            }
    }

# A name and a sum, or rounds won.
amarok-part-count = { $first } { WORDS($second) }

## Announcements

# A round begins; who begins is told in the first one only.
amarok-round-started =
    { $first ->
        [none] New round.
       *[other] New round, { $first } begins.
    }
    .choice =
        { $first ->
            [none] new round
           *[other] new round, { $first } begins
        }
    .example = "new round"
    .missing-first = Who saw a wild animal last, and begins?

# The cards of the river, where the table tells them.
amarok-river-shown =
    { $cards ->
        [none] The river is to be told.
       *[other]
            { $cards-count ->
                [0] The river is empty.
               *[other] River: { LIST($cards, form: "told") }.
            }
    }
    .choice =
        { $cards ->
            [none] the river
           *[other]
                { $cards-count ->
                    [0] an empty river
                   *[other] river: { LIST($cards, form: "told") }
                }
        }
    .example = "the river shows blue seven and red three"
    .missing-cards = Which cards in the river?

# A player takes a card and lays it.
amarok-card-laid =
    { $seat ->
        [none] { amarok-part-card }{ amarok-part-from }{ amarok-part-with }.
       *[other] { $seat } lays { amarok-part-card }{ amarok-part-from }{ amarok-part-with }.
    }
    .brief =
        { $seat ->
            [none] { amarok-part-card }{ amarok-part-from }{ amarok-part-with }.
           *[other] { amarok-part-card }{ amarok-part-from }{ amarok-part-with }, { $seat }.
        }
    .choice =
        { $seat ->
            [none] { amarok-part-card }{ amarok-part-from }{ amarok-part-with }
           *[other] { $seat } lays { amarok-part-card }{ amarok-part-from }{ amarok-part-with }
        }
    .example = "{ $player } lays the blue seven from the river"
    .missing-seat = Who lays { amarok-part-card }?
    .missing-colour =
        { $value ->
            [none] Which card, red or blue?
            [blank] The card without a number, red or blue?
           *[other] The { WORDS($value) }, red or blue?
        }
    .missing-value =
        { $colour ->
            [none] Which card?
           *[other] Which { NAME($colour) }?
        }
    .missing-source = From their hand, the river, the pile, or whose hand?
    .missing-symbol = With which symbol?

# A Claw destroys a card, which all see.
amarok-card-destroyed =
    { $seat ->
        [none] Destroyed: { amarok-part-target }.
       *[other] { $seat } destroys { amarok-part-target }.
    }
    .choice =
        { $seat ->
            [none] destroying { amarok-part-target }
           *[other] { $seat } destroys { amarok-part-target }
        }
    .example = "{ $neighbour } destroys the blue two in front of { $player }"
    .missing-seat = Who destroys a card?
    .missing-where = Which is destroyed: a laid card, one in hand, in the river, or on the pile?
    .missing-owner = Whose card?
    .missing-colour = Which card is destroyed?
    .missing-value =
        { $colour ->
            [none] Which card is destroyed?
           *[other] Which { NAME($colour) } is destroyed?
        }
    .missing-symbol = With which symbol?

# A Claw destroys nothing.
amarok-claw-declined =
    { $seat ->
        [none] The Claw destroys nothing.
       *[other] The Claw destroys nothing, { $seat }.
    }
    .choice =
        { $seat ->
            [none] the Claw destroys nothing
           *[other] the Claw destroys nothing, { $seat }
        }
    .example = "the claw destroys nothing"
    .missing-seat = Who destroys nothing?

# The table gives away a tied round.
amarok-round-won =
    { $seat ->
        [none] The tie is settled.
       *[other] The round goes to { $seat }.
    }
    .choice =
        { $seat ->
            [none] the tie is settled
           *[other] the round goes to { $seat }
        }
    .example = "the round goes to { $player }"
    .missing-seat = Who gets the round?

# The table chooses its house rule.
amarok-house-rule-agreed =
    { $house-rule ->
        [none] A house rule is to be chosen.
        [earphone] House rule: { NAME($house-rule) }. There is no earphone yet: name one in the configuration.
       *[other] House rule: { NAME($house-rule) }.
    }
    .earphone =
        { $house-rule ->
            [none] A house rule is to be chosen.
            [earphone] House rule: { NAME($house-rule) }. Who wears it? Say "the earphone is for", and the name.
           *[other] House rule: { NAME($house-rule) }.
        }
    .choice =
        { $house-rule ->
            [none] the house rule
           *[other] house rule: { NAME($house-rule) }
        }
    .example = "house rule: as in the rulebook"
    .missing-house-rule = As in the rulebook, face down, or both cards open?
    .missing-house-rule-earphone = As in the rulebook, face down, both cards open, or with an earphone?

# How things really stand; only what is given changes.
amarok-table-corrected = Corrected: { amarok-part-corrected }.
    .choice =
        the correction of the table{ $seat ->
            [none] { "" }
           *[other] , { $seat }
        }{ amarok-part-changed }
    .example = "actually the pile has ten cards"
    .missing-seat = A correction for whom?
    .missing-correction = What is to be corrected?

# What is corrected, one after the other.
amarok-part-corrected = { amarok-part-whose }{ amarok-part-changed }
amarok-part-changed = { amarok-part-wins }{ amarok-part-hand }{ amarok-part-laid }{ amarok-part-objective }{ amarok-part-pile }{ amarok-part-river }
amarok-part-whose =
    { $seat ->
        [none] the table
       *[other] { $seat }
    }
amarok-part-wins =
    { $wins ->
        [none] { "" }
        [one] , { WORDS($wins) } round won
       *[other] , { WORDS($wins) } rounds won
    }
amarok-part-hand =
    { $hand ->
        [none] { "" }
        [one] , { WORDS($hand) } card in hand
       *[other] , { WORDS($hand) } cards in hand
    }
amarok-part-laid =
    { $laid ->
        [none] { "" }
       *[other]
            { $laid-count ->
                [0] , nothing in front
               *[other] , in front { LIST($laid, form: "told") }
            }
    }
amarok-part-objective =
    { $objective ->
        [none] { "" }
       *[other] , { NAME($objective) }
    }
amarok-part-pile =
    { $pile ->
        [none] { "" }
        [one] , { WORDS($pile) } card in the pile
       *[other] , { WORDS($pile) } cards in the pile
    }
amarok-part-river =
    { $river ->
        [none] { "" }
       *[other]
            { $river-count ->
                [0] , an empty river
               *[other] , in the river { LIST($river, form: "told") }
            }
    }

# The running round does not count.
amarok-round-void = The round is void: deal it again, the Objective stays as it lies.

## What happens

# A round begins; the Objective stays as it lies.
amarok-round-opened =
    { $number ->
        [1] First round, { NAME($objective) } in front of { $first }.
       *[other] Round { WORDS($number) }, { NAME($objective) } in front of { $first }.
    }
    .brief = { NAME($objective) }.
    .coach =
        { $number ->
            [1] First round, for { WORDS($seats-count) }. { NAME($objective) } in front of { $first }. Deal two cards each, and two to the river.
           *[other] Round { WORDS($number) }, for { WORDS($seats-count) }. { NAME($objective) } in front of { $first }. Deal two cards each, and two to the river.
        }

# Who holds which cards which way.
amarok-hands-dealt =
    { $house-rule ->
        [open] Everybody looks at both of their cards.
        [face-down] { amarok-part-both }{ amarok-part-one-down }{ amarok-part-none-down }
       *[other] { amarok-part-both }{ amarok-part-one }{ amarok-part-none }
    }
amarok-part-both =
    { $both-count ->
        [0] { "" }
       *[other] Both cards facing their owner: { LIST($both) }.
    }
amarok-part-one =
    { $one-count ->
        [0] { "" }
       *[other] { " " }One facing its owner, one facing the others: { LIST($one) }.
    }
amarok-part-none =
    { $none-count ->
        [0] { "" }
       *[other] { " " }Both facing the others: { LIST($none) }.
    }
amarok-part-one-down =
    { $one-count ->
        [0] { "" }
       *[other] { " " }One facing its owner, one face down: { LIST($one) }.
    }
amarok-part-none-down =
    { $none-count ->
        [0] { "" }
       *[other] { " " }Both face down: { LIST($none) }.
    }

# Once, before the first round in which cards face away from their owner.
amarok-fairness-noted = From now on some cards only face the others, and those who cannot see lose by it. A finger on its sticker tells you your own card, too. House rule: as in the rulebook, face down, or both cards open?
    .earphone = From now on some cards only face the others, and those who cannot see lose by it. A finger on its sticker tells you your own card, too. House rule: as in the rulebook, face down, both cards open, or with an earphone?

# A Season turns the Objective.
amarok-objective-turned = Season: { NAME($objective) }.
    .coach =
        { $objective ->
            [plus] Season: turn the Objective to its plus side. The largest sum wins.
           *[minus] Season: turn the Objective to its minus side. The smallest sum wins.
        }

# The round is over.
amarok-round-ended =
    { $ending ->
        [mating] Two Mating hearts: the round goes to { amarok-part-winner }.
        [plus] Objective plus, { amarok-part-sum }: the round goes to { amarok-part-winner }.
        [minus] Objective minus, { amarok-part-sum }: the round goes to { amarok-part-winner }.
        [tie] A tie at { amarok-part-sum }: { LIST($tied) }. Nobody gets the round.
       *[traps] Only Traps: nobody gets the round.
    }
    .brief =
        { $ending ->
            [tie] A tie at { amarok-part-sum }: { LIST($tied) }.
            [traps] Only Traps: nobody gets the round.
           *[other] The round goes to { amarok-part-winner }.
        }
amarok-part-sum =
    { $sum ->
        [none] no sum
       *[other] { WORDS($sum) }
    }
amarok-part-winner =
    { $winner ->
        [none] nobody
       *[other] { $winner }, { WORDS($wins) } in all
    }

# Three rounds are won.
amarok-game-won = { $seat } wins the game, with three rounds.

# The same card is in sight already: a doubt, not a refusal.
amarok-card-doubted = A doubt: { NAME($colour) } { WORDS($value) } is in sight already. Feel the card again.

# The card was told with something else before: a doubt, not a refusal.
amarok-symbol-doubted = A doubt: earlier, { NAME($colour) } { WORDS($value) } was { NAME($earlier, form: "with") }.

# More cards of a colour than there are: a doubt, not a refusal.
amarok-colour-doubted = A doubt: that makes { WORDS($count) } different { NAME($colour, form: "many") }, and there are eleven.

## What is awaited

# A round is to begin.
amarok-round-due =
    { $first ->
        [none] Round { WORDS($number) }: who begins?
       *[other] Round { WORDS($number) }, { $first } begins: say "new round".
    }
    .coach =
        { $first ->
            [none] Say "new round", then who saw a wild animal last.
           *[other] Shuffle everything, then say "new round": { $first } begins.
        }

# A player is to take a card and lay it.
amarok-card-due = { $seat } is next.
    .brief = Next, { $seat }.
    .coach = { $seat } is next: a card from their hand, the river, the pile, or another hand.

# A Claw waits for what it destroys.
amarok-claw-due =
    { $is-mandatory ->
        [yes] Claw, { $seat }: which other card is destroyed?
       *[no] Claw, { $seat }: which other card, or nothing?
    }

# A tie is to be settled; only as a table rule.
amarok-tie-due = Who gets the round: { LIST($seats, join: "or") }?

# Everybody who could act has left.
amarok-nobody-present = Nobody at the table can play.

# The game is over.
amarok-nothing-due = The game is over.
    .coach = The game is over, { $winner } has won.

## Answers

# The round in one sentence; between rounds too.
amarok-round-report =
    { $number ->
        [0] No round has begun yet.
        [1] This is the first round.
       *[other] This is round { WORDS($number) }.
    }

# The face of the Objective, and who wins by it.
amarok-objective-report =
    { $objective ->
        [plus] Objective plus: the largest sum wins.
       *[minus] Objective minus: the smallest sum wins.
    }

# The sums so far.
amarok-sums-report =
    { $sums-count ->
        [0] There are no sums.
       *[other] Sums: { LIST($sums, item: "amarok-part-count") }.
    }

# No card is laid.
amarok-no-cards-report = No card has been laid.

# The cards in front of a player.
amarok-laid-report =
    { $cards-count ->
        [0] Nothing in front of { $seat }.
       *[other] In front of { $seat }: { LIST($cards) }.
    }

# In front of whom a symbol lies.
amarok-symbol-report =
    { $seats-count ->
        [0] Nobody has { NAME($symbol, form: "a") } in front.
       *[other] { NAME($symbol) }: { LIST($seats) }.
    }

# The cards of the pile.
amarok-pile-report =
    { $count ->
        [0] The pile is empty.
        [one] The pile has { WORDS($count) } card.
       *[other] The pile has { WORDS($count) } cards.
    }

# What lies in the river.
amarok-river-report =
    { $unseen ->
        [0]
            { $cards-count ->
                [0] The river is empty.
                [1] The river has one card: { LIST($cards) }.
               *[other] The river has { WORDS($cards-count) } cards: { LIST($cards) }.
            }
        [1]
            { $cards-count ->
                [0] The river has one unknown card.
               *[other] The river has { LIST($cards) } and one unknown card.
            }
       *[other] The river has { WORDS($unseen) } unknown cards.
    }

# Who would win as things lie.
amarok-outcome-report =
    { $leaders-count ->
        [0] As things lie, nobody gets the round: only Traps.
        [1] As things lie, with { NAME($objective) }, the round goes to { LIST($leaders) }, { amarok-part-sum }.
       *[other] As things lie, with { NAME($objective) }, a tie at { amarok-part-sum }: { LIST($leaders) }.
    }

# Who cannot win the round as things lie.
amarok-trapped-report =
    { $seats-count ->
        [0] No Trap in front of anybody.
       *[other] A Trap in front of { LIST($seats) }: no win that way.
    }

# How many cards a player holds.
amarok-hand-report =
    { $hand ->
        [0] { $seat } has no card in hand.
        [one] { $seat } has { WORDS($hand) } card in hand.
       *[other] { $seat } has { WORDS($hand) } cards in hand.
    }

# How many of their own cards a player may see.
amarok-sight-report =
    { $sees ->
        [0] { $seat } sees neither card: both face the others.
        [1] { $seat } sees one of their cards, the other faces the others.
       *[other] { $seat } sees both of their cards.
    }

# The house rule in force.
amarok-house-rule-report = The house rule: { NAME($house-rule) }{ amarok-part-wearer }.

# A player has left the table.
amarok-away-report = { $seat } is away from the table.

# The rounds of one player.
amarok-wins-report =
    { $wins ->
        [0] { $seat } has won no round.
        [one] { $seat } has won { WORDS($wins) } round.
       *[other] { $seat } has won { WORDS($wins) } rounds.
    }

# The rounds of everybody.
amarok-all-wins-report =
    { $wins-count ->
        [0] There are no rounds to tell.
       *[other] Rounds won: { LIST($wins, item: "amarok-part-count") }.
    }

# Where nobody has won a round.
amarok-nobody-won-report = Nobody has won a round yet.

# Who has won the game.
amarok-winner-report = { $seat } has won the game.

# A question about what is hidden: always the same words.
amarok-secret-kept = That is hidden, and I do not know it either.

# One table rule in force.
amarok-table-rule-report =
    { $rule ->
        [tied_round]
            { $value ->
                [named] Table rule: in a tie, the table says who gets the round.
               *[nobody] Table rule: in a tie, nobody gets the round.
            }
        [next_first]
            { $value ->
                [winner] Table rule: who wins a round begins the next.
               *[left] Table rule: the next round begins on the left.
            }
        [hearts_in_front]
            { $value ->
                [yes] Table rule: both Mating hearts must still lie there.
               *[no] Table rule: a destroyed Mating heart still counts.
            }
        [claw_mandatory]
            { $value ->
                [yes] Table rule: a Claw must destroy a card.
               *[no] Table rule: a Claw may destroy nothing.
            }
        [all_trapped]
            { $value ->
                [best] Table rule: if everybody has a Trap, the best sum wins.
               *[nobody] Table rule: if everybody has a Trap, nobody wins.
            }
        [full_players_passed]
            { $value ->
                [yes] Table rule: with two cards laid, a turn is passed over.
               *[no] Table rule: with two cards laid, you still play while the round goes on.
            }
        [void_round]
            { $value ->
                [next-first] Table rule: after a void round, the next on the left begins.
               *[same-first] Table rule: after a void round, the same player begins.
            }
       *[other] Table rule, { $rule }: { $value }.
    }

# What a card without a number counts, a table rule.
amarok-valueless-report = Table rule: a card without a number counts { WORDS($value) }.

## Objections

# This is not what is awaited; the phase says what is.
amarok-wrong-phase =
    { $phase ->
        [setup] Not now: first a round must begin.
        [play] Not now: a card is awaited.
        [claw] Not now: the Claw comes first.
        [over] Too late: the game is over.
       *[other] Not now.
    }

# Somebody else is awaited.
amarok-not-your-turn =
    { $expected ->
        [none] Not now, { $seat }.
       *[other] It is the turn of { $expected }.
    }
    .coach =
        { $expected ->
            [none] Not now, { $seat }.
           *[other] It is the turn of { $expected }, not of { $seat }.
        }

# The player has two cards in front already.
amarok-two-cards-laid = { $seat } has two cards in front already.

# No card bears such a number.
amarok-value-not-in-deck = No card has a { WORDS($value) } here. Which number?

# The hand is empty.
amarok-hand-empty = { $seat } holds no card. Where is the card from?

# The river is empty.
amarok-river-empty = The river is empty. Where is the card from?

# The pile is empty.
amarok-pile-empty = The pile is empty. Where is the card from?

# The river is known, and does not hold this card.
amarok-card-not-in-river =
    { $value ->
        [blank] There is no { NAME($colour) } without a number in the river.
       *[other] There is no { NAME($colour) } { WORDS($value) } in the river.
    }

# As many cards are to be told as lie there.
amarok-river-count =
    { $needed ->
        [0] The river is empty.
        [1] The river has one card, not { WORDS($told) }. Which?
       *[other] The river has { WORDS($needed) } cards, not { WORDS($told) }. Which?
    }

# No such card lies there.
amarok-card-not-laid =
    { $owner ->
        [none] That card lies in front of nobody. Which card?
       *[other] That card does not lie in front of { $owner }. Which card?
    }

# A Claw destroys another card.
amarok-claw-not-itself = The Claw does not destroy itself. Which other card?

# A Claw must destroy something, as a table rule.
amarok-claw-is-mandatory = Here a Claw must destroy: which card, { $seat }?

# Only one of the tied can be given the round.
amarok-not-tied = { $seat } is not in the tie. Who else?

## Questions, in a list or as an example

amarok-ask-sums =
    .choice =
        { $seat ->
            [none] the sums
           *[other] the sum of { $seat }
        }
    .example = "the sums"
amarok-ask-objective =
    .choice = the side of the Objective
    .example = "which side is the objective"
amarok-ask-symbol =
    .choice =
        { $symbol ->
            [none] the symbols that lie there
           *[other] who has { NAME($symbol, form: "a") }
        }
    .example = "who has a trap"
    .missing-symbol = Which symbol?
amarok-ask-pile =
    .choice = the size of the pile
    .example = "how many cards are in the pile"
amarok-ask-river =
    .choice = the cards of the river
    .example = "what is in the river"
amarok-ask-outcome =
    .choice = how the round ends as things lie
    .example = "who would win now"
amarok-ask-laid =
    .choice =
        { $seat ->
            [none] the cards that are laid
           *[other] the cards in front of { $seat }
        }
    .example = "what is in front of { $player }"
amarok-ask-hand =
    .choice =
        { $seat ->
            [none] how many cards are held
           *[other] how many cards { $seat } holds
        }
    .example = "how many cards does { $player } have"
amarok-ask-sight =
    .choice =
        { $seat ->
            [none] which way cards face
           *[other] which way the cards of { $seat } face
        }
    .example = "how does { $player } hold the cards"
amarok-ask-hidden-card =
    .choice =
        { $seat ->
            [none] a hidden card
           *[other] a hidden card of { $seat }
        }
    .example = "which card does { $player } have"
amarok-ask-player =
    .choice =
        { $seat ->
            [none] how everybody stands
           *[other] how { $seat } stands
        }
    .example = "how is { $player } doing"
amarok-ask-table-rules =
    .choice = the table rules
    .example = "the table rules"

# The rounds, in place of the points of other games.
amarok-ask-score =
    .choice =
        { $seat ->
            [none] the rounds won
           *[other] the rounds of { $seat }
        }
    .example = "the rounds won"
amarok-ask-sticker =
    .choice =
        { $sticker ->
            [full-heart] the full heart sticker
            [hollow-heart] the hollow heart sticker
            [heart] the heart sticker
            [drop] the drop sticker
            [number] the number sticker
            [cross] the cross sticker
            [target] the target sticker
            [dots] the dots sticker
            [plus] the plus sticker
            [minus] the minus sticker
           *[none] the meaning of a sticker
        }{ $place ->
            [tile] { " " }on a tile
            [board] { " " }on the board
            [card] { " " }on a card
            [objective] { " " }on the Objective
           *[none] { "" }
        }
    .missing-place = On a card or on the Objective?
amarok-ask-meaning =
    .choice =
        { $subject ->
            [season] what a Season is
            [heart] what a Mating heart is
            [claw] what a Claw is
            [trap] what a Trap is
            [objective] what the Objective is
            [objective-plus] what Objective plus is
            [objective-minus] what Objective minus is
            [red] what a red card is
            [blue] what a blue card is
            [blue-back] what the back of a blue card is
            [value] what the value of a card is
            [river] what the river is
            [pile] what the pile is
            [hand] what a hand is
            [tier] what a tier is
            [round] what a round is
           *[none] what a thing is
        }
    .example = "what does the claw do"
    .missing-subject = Which symbol, or which thing?
amarok-ask-rule =
    .choice =
        { $topic ->
            [overview] the rule on the whole game
            [setup] the rule on the set-up
            [play] the rule on taking a turn
            [claw] the rule on the Claw
            [over] the rule on the end of the game
            [deck] the rule on the cards
            [places] the rule on the four places
            [objective] the rule on the Objective
            [season] the rule on the Season
            [heart] the rule on Mating hearts
            [trap] the rule on the Trap
            [round-end] the rule on the end of a round
            [tie] the rule on ties
            [next-round] the rule on the next round
            [tiers] the rule on tiers
            [fairness] the rule on fairness
            [stickers] the rule on stickers
            [talk] the rule on table talk
           *[none] the rule for now
        }

# A correction, or a word alone.
amarok-correct =
    .choice =
        { $changes-count ->
            [0] the correction of the last announcement
           *[other] { LIST($changes, item: "amarok-part-change") } instead
        }
amarok-fragment =
    .choice =
        { $values-count ->
            [0] that alone
           *[other] just { LIST($values, item: "amarok-part-change") }
        }

# Within a correction: what changes, and what it becomes.
amarok-part-change =
    { $first ->
        [first] { $second } first
        [round] round { WORDS($second) }
        [source]
            { $second ->
                [hand] from own hand
                [river] from the river
                [pile] from the pile
               *[other] taken from { NAME($second) }
            }
        [owner] a card of { $second }
        [value]
            { $second ->
                [blank] without a number
               *[other] { WORDS($second) }
            }
        [symbol] { NAME($second, form: "with") }
        [cards]
            { $second-count ->
                [0] no cards
               *[other] the cards { LIST($second, form: "told") }
            }
        [wins]
            { $second ->
                [0] no rounds won
                [one] one round won
               *[other] { WORDS($second) } rounds won
            }
        [hand]
            { $second ->
                [0] no cards in hand
                [one] one card in hand
               *[other] { WORDS($second) } cards in hand
            }
        [laid]
            { $second-count ->
                [0] nothing in front
               *[other] in front { LIST($second, form: "told") }
            }
        [pile]
            { $second ->
                [0] an empty pile
                [one] one card in the pile
               *[other] { WORDS($second) } cards in the pile
            }
        [river]
            { $second-count ->
                [0] an empty river
               *[other] in the river { LIST($second, form: "told") }
            }
        [place]
            { $second ->
                [tile] on a tile
                [board] on the board
                [card] on a card
               *[objective] on the Objective
            }
       *[other] { NAME($second) }
    }
