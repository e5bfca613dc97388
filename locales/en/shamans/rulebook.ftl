# The rulebook of Shamans: each answer is one sentence of at most eight seconds.

## Subjects: what a thing is and does

# "What does the Portal do?"
shamans-subject-portal = A Portal is an artefact you may discard at any moment to move the Shadow one step, forward or back.

# "What does the Mask do?"
shamans-subject-mask = The Mask of Truth is an artefact that makes its taker show a role card at once.

# "What does the Dagger do?"
shamans-subject-dagger = The Ritual Dagger is an artefact you spend in a Neutralisation to eliminate another player.

# "What is the Moon Shard for?"
shamans-subject-moon-shard = Moon Shards are artefacts: whoever ends the round alive with two or three of them gets two more points.

# "What is the Eclipse?"
shamans-subject-eclipse = When the Eclipse shows on the stack, everybody passes one card to the neighbour its arrow points to.

# "What does Stabilisation do?"
shamans-subject-stabilisation = Stabilisation is the ritual that moves the Shadow two steps back, or gives you an artefact instead.

# "What does Permutation do?"
shamans-subject-permutation = Permutation is the ritual in which you swap role cards with another player, and both may look.

# "What does Illumination do?"
shamans-subject-illumination = Illumination is the ritual that gives you one point, which nothing can take away.

# "What does Neutralisation do?"
shamans-subject-neutralisation = Neutralisation is the ritual in which a Dagger eliminates a player; without a Dagger it does nothing.

# "What is an artefact?"
shamans-subject-artefact = Artefacts are the twelve tiles: Portals, Masks, Daggers and Moon Shards, won by the lowest card of a trick.

# "What is a ritual?"
shamans-subject-ritual = A ritual is what the sticker above a world calls for when that world's last card is laid.

# "What is a world?"
shamans-subject-world = A world is a colour of the board, and it is complete when all its cards lie beside it.

# "What is the Destination?"
shamans-subject-destination = The Destination is the colour of the Guide's card, and only other colours move the Shadow.

# "What is the Guide?"
shamans-subject-guide = The Guide plays the first card of a trick and so chooses the Destination.

# "What is the marker for?"
shamans-subject-marker = The marker shows who leads the first trick of a round, and then it passes to the left.

# "What is the Shadow?"
shamans-subject-shadow = The Shadow is the pawn that walks to the Moon, and also the role of those who want it there.

# "What is a Shaman?"
shamans-subject-shaman = Shamans win the round if every card is played before the Moon, or if the last Shadow is eliminated.

# "What is the Moon?"
shamans-subject-moon = The Moon is the last space of the track, and when the Shadow lands there, the Shadows win the round.

## Stickers: what a sticker stands for in its place

# A circle felt on a tile.
shamans-sticker-round-tile = A circle on a tile is a Portal: discard it at any moment to move the Shadow one step either way.

# A circle felt on the board.
shamans-sticker-round-board = A circle on the board is the Stabilisation ritual: the Shadow goes two steps back, or you take an artefact.

# A triangle felt on a tile.
shamans-sticker-triangle-tile = A triangle on a tile is the Eclipse: everybody passes one card to the neighbour its arrow points to.

# A question mark felt on a tile.
shamans-sticker-question-mark-tile = A question mark on a tile is the Mask of Truth: its taker shows a role card at once.

# A bar felt on a tile.
shamans-sticker-bar-tile = A bar on a tile is the Ritual Dagger: spend it in a Neutralisation to eliminate another player.

# Two points felt on a tile.
shamans-sticker-two-points-tile = Two points on a tile is a Moon Shard: two or three of them bring two points when the round ends.

# A cross felt on the board.
shamans-sticker-cross-board = A cross on the board is the Permutation ritual: you swap role cards with another player.

# One point felt on the board.
shamans-sticker-one-point-board = One point on the board is the Illumination ritual: you get one point, kept for good.

# A minus felt on the board.
shamans-sticker-minus-board = A minus on the board is the Neutralisation ritual: whoever spends a Dagger eliminates another player.

# The stickers and their places, as nouns.
shamans-sticker-name-round = circle
shamans-sticker-name-triangle = triangle
shamans-sticker-name-cross = cross
shamans-sticker-name-question-mark = question mark
shamans-sticker-name-bar = bar
shamans-sticker-name-minus = minus
shamans-sticker-name-one-point = one point
shamans-sticker-name-two-points = two points
place-tile = on a tile
place-board = on the board
place-card = on a card

## Topics: the rule in one sentence

# "How do we play?"
shamans-topic-overview = Play one card each, complete the worlds, and the Shadow moves for every colour beside the Destination.

# While the game or a round is set up.
shamans-topic-setup = Deal roles and cards, lay the leftovers, show two tiles, and put the Shadow on its start space.

# Which cards are used.
shamans-topic-deck = Three play five colours, four play six, both from one to six; five play seven colours up to eight.

# While cards are played.
shamans-topic-play = Clockwise, everybody plays one card of any colour, and a colour beside the Destination moves the Shadow.

# While an artefact is taken.
shamans-topic-artefact = The lowest card of the Destination takes a tile of the row, or the stack's top one, which may stay hidden.

# While the row is refilled.
shamans-topic-row = An empty place of the row is filled at once with the top tile of the stack, face up.

# When the Eclipse shows.
shamans-topic-eclipse = At the Eclipse everybody with a card passes one to the neighbour its arrow points to, then the tile leaves.

# While a ritual is due.
shamans-topic-ritual = Whoever lays the last card of a world performs its ritual at once, before play goes on.

# While the cards of an eliminated Shadow are laid.
shamans-topic-hand = An eliminated Shadow's cards are laid without steps, and the eliminator performs the rituals they complete.

# Before the Shadow lands on the Moon.
shamans-topic-moon = Just before the Shadow would land on the Moon, anybody may still push it back with a Portal.

# While an eliminated player names the Guide.
shamans-topic-guide = The highest card of the Destination leads next; if only eliminated players have one, its owner names the Guide.

# While a role is shown.
shamans-topic-roles = Roles stay secret until a Mask, an elimination or the end of the round shows them.

# While face-down tiles are shown.
shamans-topic-tiles = When the round is over, face-down tiles are shown where hidden Moon Shards could change the score.

# When the game is over.
shamans-topic-over = With eight points after a scoring, whoever is strictly ahead wins; a tie means another round.

# How the Shadow moves.
shamans-topic-shadow = The Shadow takes one step to the Moon for each card of another colour, and Portals or rituals move it too.

# What the Destination does.
shamans-topic-destination = The Guide's card sets the Destination, and only cards of that colour count as lowest and highest.

# When a Portal can be used.
shamans-topic-portal = A Portal may be used at any time, in anybody's turn, even before the Moon or one's own elimination.

# What a Mask forces.
shamans-topic-mask = A Mask never stays face down: whoever takes one shows it, and a role card as well.

# When a Dagger is spent.
shamans-topic-dagger = In a Neutralisation a visible Dagger must be spent, while a face-down one may stay hidden.

# When Moon Shards count.
shamans-topic-moon-shard = Two or three Moon Shards are worth two points in all, even if your camp has lost, but not once eliminated.

# What a Stabilisation offers.
shamans-topic-stabilisation = In a Stabilisation choose: the Shadow two steps back, or one artefact of the row or the stack.

# What a Permutation does to camps.
shamans-topic-permutation = In a Permutation two players swap roles, and the camp held at the end of the round counts.

# What an Illumination is worth.
shamans-topic-illumination = An Illumination is worth one point at once, whoever wins the round.

# What a Neutralisation asks.
shamans-topic-neutralisation = In a Neutralisation a visible Dagger must eliminate somebody; a hidden one may; without any, nothing happens.

# What happens to an eliminated player.
shamans-topic-elimination = An eliminated player shows a role and loses all artefacts; a Shaman's cards move the Shadow, a Shadow's are laid.

# How a round ends.
shamans-topic-round-end = The Shadows win on the Moon; the Shamans win when the last Shadow is out or no cards are left.

# How a round is scored.
shamans-topic-scoring = Living Shamans get two points for a win, living Shadows three, and two Moon Shards bring two more.

# What may be said at the table.
shamans-topic-talk = Talk as you like, but name no colour, no world and no value of a card.

## Set-up, one step at a time: three players

# "How do we set up?", then "next".
shamans-setup-3-1 = Put the board in the middle, with the Shadow and the points beside it.
shamans-setup-3-2 = Take the five colours at the bottom of the board, from one to six: thirty cards.
shamans-setup-3-3 = Take two Shaman roles and one Shadow role, and put the rest of the cards back in the box.
shamans-setup-3-4 = Put the Shadow on the start space for three players.
shamans-setup-3-5 = Shuffle the twelve artefacts face down, and put two of them face up in the row.
shamans-setup-3-6 = Shuffle the Eclipse into the other ten, and again if it shows on top of the stack.
shamans-setup-3-7 = Deal one role card each, face down; you may look at your own at any time.
shamans-setup-3-8 = Deal nine cards each, and lay the three leftover ones face up at their worlds.
shamans-setup-3-9 = The oldest player takes the marker, and leads the first trick.

## Set-up, one step at a time: four players

# "How do we set up?", then "next".
shamans-setup-4-1 = Put the board in the middle, with the Shadow and the points beside it.
shamans-setup-4-2 = Take brown and the five colours at the bottom of the board, from one to six: thirty-six cards.
shamans-setup-4-3 = Take three Shaman roles and one Shadow role, and put the rest of the cards back in the box.
shamans-setup-4-4 = Put the Shadow on the start space for four players.
shamans-setup-4-5 = Shuffle the twelve artefacts face down, and put two of them face up in the row.
shamans-setup-4-6 = Shuffle the Eclipse into the other ten, and again if it shows on top of the stack.
shamans-setup-4-7 = Deal one role card each, face down; you may look at your own at any time.
shamans-setup-4-8 = Deal nine cards each, so that no card is left over.
shamans-setup-4-9 = The oldest player takes the marker, and leads the first trick.

## Set-up, one step at a time: five players

# "How do we set up?", then "next".
shamans-setup-5-1 = Put the board in the middle, with the Shadow and the points beside it.
shamans-setup-5-2 = Take all seven colours, brown and red included, from one to eight: fifty-six cards.
shamans-setup-5-3 = Take all five role cards: three Shamans and two Shadows.
shamans-setup-5-4 = Put the Shadow on the start space for five players.
shamans-setup-5-5 = Shuffle the twelve artefacts face down, and put two of them face up in the row.
shamans-setup-5-6 = Shuffle the Eclipse into the other ten, and again if it shows on top of the stack.
shamans-setup-5-7 = Deal one role card each, face down; you may look at your own at any time.
shamans-setup-5-8 = Deal eleven cards each, and lay the one leftover card face up at its world.
shamans-setup-5-9 = The oldest player takes the marker, and leads the first trick.

## Chapters, when the rulebook is read

shamans-topic-title-overview = the aim of the game
shamans-topic-title-setup = the set-up
shamans-topic-title-deck = the cards
shamans-topic-title-play = the trick
shamans-topic-title-artefact = winning an artefact
shamans-topic-title-row = the row and the stack
shamans-topic-title-eclipse = the Eclipse
shamans-topic-title-ritual = the rituals
shamans-topic-title-hand = the cards of an eliminated Shadow
shamans-topic-title-moon = the step onto the Moon
shamans-topic-title-guide = the Guide
shamans-topic-title-roles = the roles
shamans-topic-title-tiles = face-down tiles
shamans-topic-title-over = the end of the game
shamans-topic-title-shadow = the Shadow pawn
shamans-topic-title-destination = the Destination
shamans-topic-title-portal = the Portal
shamans-topic-title-mask = the Mask of Truth
shamans-topic-title-dagger = the Ritual Dagger
shamans-topic-title-moon-shard = the Moon Shard
shamans-topic-title-stabilisation = Stabilisation
shamans-topic-title-permutation = Permutation
shamans-topic-title-illumination = Illumination
shamans-topic-title-neutralisation = Neutralisation
shamans-topic-title-elimination = elimination
shamans-topic-title-round-end = the end of a round
shamans-topic-title-scoring = the points
shamans-topic-title-talk = what may be said

## Situations: "what happens if…"

# The Shadow reaches the Moon.
shamans-situation-title-moon-reached = the Shadow reaches the Moon
shamans-situation-moon-reached = When the Shadow reaches the Moon, the Shadows win the round at once, unless a Portal moves it just before.
    .more = The card that moved it is not laid, and no ritual takes place. Then the roles are shown, and each Shadow still in the round gets three points.
    .example = The Shadow is one step from the Moon, and somebody plays another colour: without a Portal, the round is over.

# The stack is empty.
shamans-situation-title-stack-empty = the stack is empty
shamans-situation-stack-empty = When the stack is empty, the row is not filled any more, and artefacts are taken from what is left.
    .more = That is a rule of this table. If nothing at all is left, nobody takes anything, and play goes on.

# A tie.
shamans-situation-title-tie = a tie for the lead
shamans-situation-tie = With a tie for the lead at eight points or more, everybody plays another round, until one player is ahead.
    .example = Two players have nine points, so there is another round, and ten to nine then wins the game.
