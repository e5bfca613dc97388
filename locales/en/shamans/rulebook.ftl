# The rulebook of Shamans: each answer is one sentence of at most eight seconds.

## Subjects: what a thing is and does

# "What does the Portal do?"
shamans-subject-portal = A Portal is an artefact you may discard at any moment to move the Shadow one step, forward or back.
    .more = { shamans-topic-portal.more }
    .example = { shamans-topic-portal.example }

# "What does the Mask do?"
shamans-subject-mask = The Mask of Truth is an artefact that makes its taker show a role card at once.
    .more = { shamans-topic-mask.more }
    .example = { shamans-topic-mask.example }

# "What does the Dagger do?"
shamans-subject-dagger = The Ritual Dagger is an artefact you spend in a Neutralisation to eliminate another player.
    .more = { shamans-topic-dagger.more }
    .example = { shamans-topic-dagger.example }

# "What is the Moon Shard for?"
shamans-subject-moon-shard = Moon Shards are artefacts: whoever ends the round alive with two or three of them gets two more points.
    .more = { shamans-topic-moon-shard.more }
    .example = { shamans-topic-moon-shard.example }

# "What is the Eclipse?"
shamans-subject-eclipse = When the Eclipse shows on the stack, everybody passes one card to the neighbour its arrow points to.
    .more = { shamans-topic-eclipse.more }
    .example = { shamans-topic-eclipse.example }

# "What does Stabilisation do?"
shamans-subject-stabilisation = Stabilisation is the ritual that moves the Shadow two steps back, or gives you an artefact instead.
    .more = { shamans-topic-stabilisation.more }
    .example = { shamans-topic-stabilisation.example }

# "What does Permutation do?"
shamans-subject-permutation = Permutation is the ritual in which you swap role cards with another player, and both may look.
    .more = { shamans-topic-permutation.more }
    .example = { shamans-topic-permutation.example }

# "What does Illumination do?"
shamans-subject-illumination = Illumination is the ritual that gives you one point, which nothing can take away.
    .more = { shamans-topic-illumination.more }
    .example = { shamans-topic-illumination.example }

# "What does Neutralisation do?"
shamans-subject-neutralisation = Neutralisation is the ritual in which a Dagger eliminates a player; without a Dagger it does nothing.
    .more = { shamans-topic-neutralisation.more }
    .example = { shamans-topic-neutralisation.example }

# "What is an artefact?"
shamans-subject-artefact = Artefacts are the twelve tiles: Portals, Masks, Daggers and Moon Shards, won by the lowest card of a trick.
    .more = { shamans-topic-artefact.more }
    .example = { shamans-topic-artefact.example }

# "What is a ritual?"
shamans-subject-ritual = A ritual is what the sticker above a world calls for when that world's last card is laid.
    .more = { shamans-topic-ritual.more }
    .example = { shamans-topic-ritual.example }

# "What is a world?"
shamans-subject-world = A world is a colour of the board, and it is complete when all its cards lie beside it.
    .more = { shamans-topic-ritual.more }
    .example = { shamans-topic-ritual.example }

# "What is the Destination?"
shamans-subject-destination = The Destination is the colour of the Guide's card, and only other colours move the Shadow.
    .more = { shamans-topic-destination.more }
    .example = { shamans-topic-destination.example }

# "What is the Guide?"
shamans-subject-guide = The Guide plays the first card of a trick and so chooses the Destination.
    .more = { shamans-topic-guide.more }
    .example = { shamans-topic-guide.example }

# "What is the marker for?"
shamans-subject-marker = The marker shows who leads the first trick of a round, and then it passes to the left.
    .more = { shamans-topic-next-round.more }
    .example = { shamans-topic-next-round.example }

# "What is the Shadow?"
shamans-subject-shadow = The Shadow is the pawn that walks to the Moon, and also the role of those who want it there.
    .more = { shamans-topic-shadow.more }
    .example = { shamans-topic-shadow.example }

# "What is a Shaman?"
shamans-subject-shaman = Shamans win the round if every card is played before the Moon, or if the last Shadow is eliminated.
    .more = { shamans-topic-roles.more }
    .example = { shamans-topic-roles.example }

# "What is the Moon?"
shamans-subject-moon = The Moon is the last space of the track, and when the Shadow lands there, the Shadows win the round.
    .more = { shamans-topic-moon.more }
    .example = { shamans-topic-moon.example }

## Stickers: what a sticker stands for in its place

# A circle felt on a tile.
shamans-sticker-round-tile = A circle on a tile is a Portal: discard it at any moment to move the Shadow one step either way.
    .more = { shamans-topic-portal.more }
    .example = { shamans-topic-portal.example }

# A circle felt on the board.
shamans-sticker-round-board = A circle on the board is the Stabilisation ritual: the Shadow goes two steps back, or you take an artefact.
    .more = { shamans-topic-stabilisation.more }
    .example = { shamans-topic-stabilisation.example }

# A triangle felt on a tile.
shamans-sticker-triangle-tile = A triangle on a tile is the Eclipse: everybody passes one card to the neighbour its arrow points to.
    .more = { shamans-topic-eclipse.more }
    .example = { shamans-topic-eclipse.example }

# A question mark felt on a tile.
shamans-sticker-question-mark-tile = A question mark on a tile is the Mask of Truth: its taker shows a role card at once.
    .more = { shamans-topic-mask.more }
    .example = { shamans-topic-mask.example }

# A bar felt on a tile.
shamans-sticker-bar-tile = A bar on a tile is the Ritual Dagger: spend it in a Neutralisation to eliminate another player.
    .more = { shamans-topic-dagger.more }
    .example = { shamans-topic-dagger.example }

# Two points felt on a tile.
shamans-sticker-two-points-tile = Two points on a tile is a Moon Shard: two or three of them bring two points when the round ends.
    .more = { shamans-topic-moon-shard.more }
    .example = { shamans-topic-moon-shard.example }

# A cross felt on the board.
shamans-sticker-cross-board = A cross on the board is the Permutation ritual: you swap role cards with another player.
    .more = { shamans-topic-permutation.more }
    .example = { shamans-topic-permutation.example }

# One point felt on the board.
shamans-sticker-one-point-board = One point on the board is the Illumination ritual: you get one point, kept for good.
    .more = { shamans-topic-illumination.more }
    .example = { shamans-topic-illumination.example }

# A minus felt on the board.
shamans-sticker-minus-board = A minus on the board is the Neutralisation ritual: whoever spends a Dagger eliminates another player.
    .more = { shamans-topic-neutralisation.more }
    .example = { shamans-topic-neutralisation.example }

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

## Table rules, as this table has them

shamans-rule-permutation-optional =
    { $permutation-optional ->
        [yes] A rule of this table: the swap may be left out.
       *[no] A rule of this table: the swap must be made.
    }

shamans-rule-permutation-target =
    { $permutation-with-eliminated ->
        [yes] A rule of this table: an eliminated player may be chosen too.
       *[no] A rule of this table: an eliminated player cannot be chosen.
    }

shamans-rule-swapped =
    { $swapped-roles-told ->
        [yes] A rule of this table: a role that was shown is followed through swaps, when asked.
       *[no] A rule of this table: a role that was shown is not followed through swaps.
    }

shamans-rule-named-by =
    { $guide-named-by ->
        [lowest] A rule of this table: the lowest of them names the Guide.
       *[highest] A rule of this table: the highest of them names the Guide.
    }

shamans-rule-their-artefact =
    { $artefact-of-eliminated ->
        [named-guide] A rule of this table: the Guide who is named takes the artefact.
       *[nobody] A rule of this table: nobody takes an artefact.
    }

shamans-rule-their-ritual =
    { $ritual-of-eliminated ->
        [nobody] A rule of this table: nobody performs a ritual that these cards complete.
       *[named-guide] A rule of this table: the named Guide performs a ritual that these cards complete.
    }

shamans-rule-named-guide =
    { $guide-may-be-eliminated ->
        [yes] A rule of this table: an eliminated player may be named, and the next one with cards then leads.
       *[no] A rule of this table: the Guide who is named must be in the round, with cards.
    }

shamans-rule-no-guide =
    { $ritual-without-guide ->
        [owner] A rule of this table: if nobody has a card left, its owner still performs the ritual, and the round ends.
       *[nobody] A rule of this table: if nobody has a card left, there is no ritual, and the round ends.
    }

shamans-rule-known-role =
    { $public-role-said-again ->
        [yes] A rule of this table: the role is told even if it is known.
       *[no] A rule of this table: a known role is not told again.
    }

shamans-rule-no-artefact =
    { $stabilisation-without-artefacts ->
        [pawn] A rule of this table: with no artefact left at a Stabilisation, the Shadow steps back.
       *[nothing] A rule of this table: with no artefact left, choosing one at a Stabilisation gives nothing.
    }

shamans-rule-eclipse =
    { $eclipse-without-cards ->
        [keep] A rule of this table: you keep your card if your neighbour has none.
       *[skip] A rule of this table: the card goes past empty hands, to the next with cards.
    }

shamans-rule-eight-points =
    { $eight-points-checked ->
        [at-once] A rule of this table: eight points end the game at once.
       *[after-scoring] A rule of this table: eight points end the game only after the round is scored.
    }

shamans-rule-portal =
    { $portal-during-elimination ->
        [no] A rule of this table: during an elimination, no Portal stops the Shadow.
       *[yes] A rule of this table: during an elimination, too, a Portal may stop the Shadow before the Moon.
    }

shamans-rule-mask =
    { $mask-with-public-role ->
        [said-again] A rule of this table: with a Mask, a known role is told once more.
       *[nothing] A rule of this table: if the role is known already, the Mask asks for nothing more.
    }

## Rules by topic, in the order in which they are read; phases remind of what is due

# the aim of the game
shamans-topic-overview = Two secret camps: the Shadows push the pawn to the Moon, and the Shamans protect the worlds.
    .more = There are several rounds, and in each the roles are dealt anew in secret, so the camps change. The camp that wins a round gets points, and some effects bring points too. Most points at the end win the game.
    .example = As a Shaman you follow the Guide's colour, and as a Shadow in the next round you stray without being found out.

# the box
shamans-topic-contents = In the box: a board, a Shadow pawn, fourteen tiles, fifty-six world cards, five role cards, and points.
    .more = The tiles are twelve artefacts, the Eclipse and the marker; the roles are three Shamans and two Shadows. World cards go from one to eight in seven colours, and there are forty-two points. The board bears the seven worlds and the track of the Shadow.
    .example = Blue eight is in the box, but only five players use it.

# the cards
shamans-topic-deck = Three play five colours, four play six, both from one to six; five play seven colours up to eight.
    .more = That makes thirty, thirty-six or fifty-six cards, and the others go back into the box. Five colours are at the bottom of the board; brown comes with four players, and red with five. Everybody gets nine cards, or eleven with five, and leftovers lie face up at their worlds.
    .example = With three players a world is complete with six cards, with five it takes eight.

# the set-up
shamans-topic-setup = Deal roles and cards, lay the leftovers, show two tiles, and put the Shadow on its start space.
    .more = The oldest player takes the marker, the points lie by the board, and the Shadow's start depends on how many play. Two of the twelve shuffled artefacts are shown, and the other ten make the stack with the Eclipse, either side up. If the Eclipse shows on top, shuffle again and pass no card; then everybody gets one role, face down.
    .example = Say first that a new round starts, then for instance a Portal and a Dagger for the row.

# the roles
shamans-topic-roles = Roles stay secret until a Mask, an elimination or the end of the round shows them.
    .more = There are two Shamans and one Shadow with three players, three and one with four, three and two with five. Your card stays face down before you, and you may look at your own at any time. { shamans-rule-swapped }
    .example = With five players, a Mask shows one Shadow, and another is still to be found.

# the trick
shamans-topic-play = Clockwise, everybody plays one card of any colour, and a colour beside the Destination moves the Shadow.
    .more = The Guide plays first; then everybody must play, and nobody need follow the colour. A card of the Destination stays in sight before you until the trick ends. Another one moves the Shadow one step and goes straight to its world.
    .example = With a blue Destination, a blue card stays before you, and a green one goes to the green world after one step.

# the Destination
shamans-topic-destination = The Guide's card sets the Destination, and only cards of that colour count as lowest and highest.
    .more = It is the world that the Shamans protect in this trick. When all have played, its lowest card takes an artefact, and then its highest lays all of them. A single card is the lowest and the highest at once.
    .example = Blue three, blue one, blue six: the one takes a tile, then the six lays all three and leads next.

# the Shadow pawn
shamans-topic-shadow = The Shadow takes one step to the Moon for each card of another colour, and Portals or rituals move it too.
    .more = It moves first, and then the card is laid at its world. An eliminated Shaman moves it one step for each card in hand. It does not go back behind its start, unless your board has spaces there.
    .example = Two cards of other colours in one trick make two steps, one after the other.

# the step onto the Moon
shamans-topic-moon = Before the Shadow lands on the Moon, anybody may play a Portal; otherwise the Shadows win the round.
    .more = The round ends at once: the card played is not laid, and no ritual takes place. Then the roles are shown, and the points are counted. { shamans-rule-portal }
    .example = One step from the Moon, a Portal moves the Shadow back, then it advances, and one step is left again.

# the rituals
shamans-topic-ritual = Whoever lays the last card of a world performs its ritual at once, before play goes on.
    .more = A world is complete with six cards, or eight with five players. The sticker above its colour tells which ritual it is. A stray card starts it at once, and cards of the Destination at the end of the trick.
    .example = The green world lacks its six, you play it on blue: the Shadow advances, then you perform the green ritual.

# winning an artefact
shamans-topic-artefact = The lowest card of the Destination takes a tile of the row, or the stack's top one, which may stay hidden.
    .more = A tile of the row stays face up. The top one of the stack you look at, and it may stay face down, unless it is a Mask. All this comes before the highest card lays the others.
    .example = If the stack gives you a Dagger, you may keep it face down, and nobody will know.

# the row and the stack
shamans-topic-row = An empty place of the row is filled at once with the top tile of the stack, face up.
    .more = If the Eclipse then shows on the stack, it acts at once. A rule of this table: an empty stack fills nothing, and you choose among what is left.
    .example = You take the Portal from the row, and the top tile of the stack, a Mask, takes its place.

# the Guide
shamans-topic-guide = The highest card of the Destination leads next; if only eliminated players have one, its owner names the Guide.
    .more = The highest first lays all cards of the trick at their world, with all values in sight. An eliminated player's card is laid too, but its value does not count. If nobody has a card left, the round ends.
    .example = The only blue card is an eliminated player's, so that player says who leads next.

# the Eclipse
shamans-topic-eclipse = At the Eclipse everybody with a card passes one to the neighbour its arrow points to, then the tile leaves.
    .more = It acts at any moment, as soon as it lies on top of the stack. In the last trick, empty hands give and receive nothing. { shamans-rule-eclipse }
    .example = The arrow points left: you pass one card to the left, and get one from the right.

# the Portal
shamans-topic-portal = A Portal may be used at any time, in anybody's turn, even before the Moon or one's own elimination.
    .more = You keep it before you, and it moves the Shadow one step, forward or back. If it pushes the Shadow onto the Moon, the Shadows win at once.
    .example = Somebody is about to eliminate you: discard your Portal first, for afterwards it is lost.

# the Mask of Truth
shamans-topic-mask = A Mask never stays face down: whoever takes one shows it, and a role card as well.
    .more = That holds for a Mask from the stack too; the whole table sees the role card, and the tile stays before you. { shamans-rule-mask }
    .example = You take the top tile of the stack and it is a Mask: show it, and your role card.

# the Ritual Dagger
shamans-topic-dagger = In a Neutralisation a visible Dagger must be spent, while a face-down one may stay hidden.
    .more = You keep it before you until a ritual of Neutralisation. Then one Dagger is discarded and eliminates another player of your choice.
    .example = With two visible Daggers, a Neutralisation costs one, and the other stays.

# the Moon Shard
shamans-topic-moon-shard = Two or three Moon Shards are worth two points in all, even if your camp has lost, but not once eliminated.
    .more = A single Shard is worth nothing, and three no more than two. They lie before you until the round ends, face up or face down.
    .example = With two Shards and a lost round, you still get two points.

# Stabilisation
shamans-topic-stabilisation = In a Stabilisation choose: the Shadow two steps back, or one artefact of the row or the stack.
    .more = The artefact is taken as for the lowest card. { shamans-rule-no-artefact }
    .example = The Shadow is far from the Moon, so you take the Dagger from the row instead of two steps.

# Permutation
shamans-topic-permutation = In a Permutation two players swap roles, and the camp held at the end of the round counts.
    .more = Both may look at their new card at once, and may so have changed camps. { shamans-rule-permutation-optional } { shamans-rule-permutation-target }
    .example = As a Shadow you swap with a Shaman, and when the round ends you belong to the Shamans.

# Illumination
shamans-topic-illumination = An Illumination is worth one point at once, whoever wins the round.
    .more = It is taken from the supply, and even an elimination does not take it away. { shamans-rule-eight-points }
    .example = With seven points you complete a world of Illumination, and have eight at once.

# Neutralisation
shamans-topic-neutralisation = In a Neutralisation a visible Dagger must eliminate somebody; a hidden one may; without any, nothing happens.
    .more = One Dagger is discarded, and another player of your choice is eliminated. You need not show a face-down Dagger. The companion always asks the same question, whatever tiles there are.
    .example = You do not show your hidden Dagger: nothing happens, and nobody knows that you have one.

# elimination
shamans-topic-elimination = An eliminated player shows a role and loses all artefacts; a Shaman's cards move the Shadow, a Shadow's are laid.
    .more = A Shaman's cards are set aside face down, so their worlds cannot be completed any more. With the last Shadow, the Shamans win at once. { shamans-rule-known-role }
    .example = A Shaman with four cards is eliminated: the Shadow takes four steps, perhaps to the Moon.

# the cards of an eliminated Shadow
shamans-topic-hand = An eliminated Shadow's cards are laid without steps, and the eliminator performs the rituals they complete.
    .more = This happens only with five players, when another Shadow is left. Of several completed worlds, the eliminator chooses which ritual comes first. Then play goes on where it was.
    .example = The cards complete blue and green, and whoever eliminated that Shadow chooses which ritual comes first.

# what may be said
shamans-topic-talk = Talk as you like, but name no colour, no world and no value of a card.
    .more = Only who plays a card names it. The companion repeats what everybody can see, never a hand, a hidden tile or a secret role.
    .example = You may say that you trust nobody, but not that somebody should play blue.

# the end of a round
shamans-topic-round-end = The Shadows win on the Moon; the Shamans win when the last Shadow is out or no cards are left.
    .more = Eliminating every Shaman is not enough: without the Moon, the Shadows do not win. An elimination, too, can take the Shadow to the Moon.
    .example = All hands are empty, and the Shadow is two steps away: the Shamans win.

# face-down tiles
shamans-topic-tiles = When the round is over, face-down tiles are shown where hidden Moon Shards could change the score.
    .more = Only Shards of players still in the round count. Then all tiles are given back for the next round.
    .example = With one Shard in sight and one tile face down, showing it may bring two points.

# the points
shamans-topic-scoring = Living Shamans get two points for a win, living Shadows three, and two Moon Shards bring two more.
    .more = An eliminated player gets nothing when the round ends. Shards count in the losing camp too. What counts is the camp held at the end, also after a Permutation.
    .example = A winning Shadow with two Shards gets three points and two, five in all.

# the next round
shamans-topic-next-round = For the next round the marker passes to the left, and only points are kept.
    .more = All cards and tiles come back, roles are dealt anew, and eliminated players play again. Whoever has the marker leads the first trick.
    .example = If the marker lies before you, your left neighbour begins the next round.

# the end of the game
shamans-topic-over = With eight points after a scoring, whoever is strictly ahead wins; a tie means another round.
    .more = Without eight points, another round begins. { shamans-rule-eight-points }
    .example = Nine points to eight win the game, and eight to eight mean another round.

# the stickers
shamans-topic-stickers = Tiles bear a circle, triangle, question mark, bar or two points; the board a circle, cross, one point or minus.
    .more = The tiles are, in that order, Portal, Eclipse, Mask, Dagger and Moon Shard. On the board, above the colours, they are Stabilisation, Permutation, Illumination and Neutralisation. So a circle stands for two things: ask for the circle on a tile, or on the board.
    .example = A circle above blue on the board: completing blue gives a Stabilisation.

## Chapters, when the rulebook is read

shamans-topic-title-overview = the aim of the game
shamans-topic-title-contents = the box
shamans-topic-title-deck = the cards
shamans-topic-title-setup = the set-up
shamans-topic-title-roles = the roles
shamans-topic-title-play = the trick
shamans-topic-title-destination = the Destination
shamans-topic-title-shadow = the Shadow pawn
shamans-topic-title-moon = the step onto the Moon
shamans-topic-title-ritual = the rituals
shamans-topic-title-artefact = winning an artefact
shamans-topic-title-row = the row and the stack
shamans-topic-title-guide = the Guide
shamans-topic-title-eclipse = the Eclipse
shamans-topic-title-portal = the Portal
shamans-topic-title-mask = the Mask of Truth
shamans-topic-title-dagger = the Ritual Dagger
shamans-topic-title-moon-shard = the Moon Shard
shamans-topic-title-stabilisation = Stabilisation
shamans-topic-title-permutation = Permutation
shamans-topic-title-illumination = Illumination
shamans-topic-title-neutralisation = Neutralisation
shamans-topic-title-elimination = elimination
shamans-topic-title-hand = the cards of an eliminated Shadow
shamans-topic-title-talk = what may be said
shamans-topic-title-round-end = the end of a round
shamans-topic-title-tiles = face-down tiles
shamans-topic-title-scoring = the points
shamans-topic-title-next-round = the next round
shamans-topic-title-over = the end of the game
shamans-topic-title-stickers = the stickers

## Situations: "what happens if…"

# the Shadow reaches the Moon
shamans-situation-title-moon-reached = the Shadow reaches the Moon
shamans-situation-moon-reached = When the Shadow reaches the Moon, the Shadows win the round at once, unless a Portal moves it just before.
    .more = The card that moved it is not laid, and no ritual takes place. Then the roles are shown, and each Shadow still in the round gets three points.
    .example = The Shadow is one step from the Moon, and somebody plays another colour: without a Portal, the round is over.

# a card of another colour
shamans-situation-title-off-colour = a card of another colour
shamans-situation-off-colour = A card of another colour first moves the Shadow one step, and then goes straight to its world.
    .more = If the Shadow so reaches the Moon, the round ends, and the card is not laid. If it completes its world, the ritual takes place at once.
    .example = The Destination is blue and you play green two: the Shadow takes a step, and the two goes to the green world.

# a single card of the Destination
shamans-situation-title-alone = a single card of the Destination
shamans-situation-alone = If nobody else has played the Destination, the Guide's card is both the lowest and the highest.
    .more = So the same player takes the artefact, lays the card and leads again. Each of the other cards has moved the Shadow one step.

# a world is complete
shamans-situation-title-world-complete = a world is complete
shamans-situation-world-complete = When a world is complete, whoever laid its last card performs its ritual at once.
    .more = { shamans-topic-ritual.more }
    .example = The green world lacks its six, you play it on blue: the Shadow advances, then you perform the green ritual.

# a world cannot be completed any more
shamans-situation-title-world-blocked = a world cannot be completed any more
shamans-situation-world-blocked = A world with a card set aside cannot be completed in this round, and its ritual does not come.
    .more = That happens after a Shaman was eliminated. The other cards of that world are played all the same.

# a Shaman is eliminated
shamans-situation-title-shaman-eliminated = a Shaman is eliminated
shamans-situation-shaman-eliminated = When a Shaman is eliminated, the Shadow takes one step per card in hand, perhaps to the Moon.
    .more = The cards are set aside face down, and the tiles leave the round. The worlds of those cards cannot be completed any more. { shamans-rule-portal }
    .example = The Shaman has three cards in hand, and the Shadow is three steps away: it reaches the Moon.

# a Shadow is eliminated
shamans-situation-title-shadow-eliminated = a Shadow is eliminated
shamans-situation-shadow-eliminated = When a Shadow is eliminated and another is left, its cards go to their worlds, and the pawn stays.
    .more = This happens only with five players; else it was the last one, and the Shamans win. The eliminator performs the rituals of completed worlds, in any order.

# the last Shadow is eliminated
shamans-situation-title-last-shadow-eliminated = the last Shadow is eliminated
shamans-situation-last-shadow-eliminated = When the last Shadow is eliminated, the Shamans win the round at once.
    .more = With three or four players there is only one Shadow. Shamans still in the round get two points.

# every Shaman is eliminated
shamans-situation-title-all-shamans-eliminated = every Shaman is eliminated
shamans-situation-all-shamans-eliminated = When every Shaman is eliminated, the Shadows have not won yet: they need the Moon.
    .more = So the Shadows play on. If their cards run out before the Moon, the Shamans win, but eliminated players get nothing.

# the tiles of an eliminated player
shamans-situation-title-eliminated-tiles = the tiles of an eliminated player
shamans-situation-eliminated-tiles = The tiles of an eliminated player leave the round, and Moon Shards count no more.
    .more = A Portal may still be used just before the elimination. In the next round all tiles come back.

# the card before an eliminated player
shamans-situation-title-eliminated-card = the card before an eliminated player
shamans-situation-eliminated-card = The card that lies before an eliminated player is laid when the trick ends, but its value does not count.
    .more = It is neither the lowest nor the highest. If it is the only one of the Destination, that player chooses the Guide.

# only eliminated players have cards of the Destination
shamans-situation-title-only-eliminated = only eliminated players have cards of the Destination
shamans-situation-only-eliminated = If only eliminated players have cards of the Destination, the owner of one of them names the next Guide.
    .more = { shamans-rule-named-by } { shamans-rule-their-artefact } { shamans-rule-their-ritual }

# who may be named Guide
shamans-situation-title-guide-named = who may be named Guide
shamans-situation-guide-named = { shamans-rule-named-guide }
    .more = { shamans-rule-no-guide }

# a Neutralisation without a Dagger
shamans-situation-title-no-dagger = a Neutralisation without a Dagger
shamans-situation-no-dagger = Without a Dagger, or if it stays hidden, a Neutralisation does nothing, and play goes on.
    .more = With a visible Dagger, on the contrary, one must be discarded and somebody eliminated.

# the stack is empty
shamans-situation-title-stack-empty = the stack is empty
shamans-situation-stack-empty = When the stack is empty, the row is not filled any more, and artefacts are taken from what is left.
    .more = That is a rule of this table. If nothing at all is left, nobody takes anything, and play goes on. { shamans-rule-no-artefact }

# an Eclipse with empty hands
shamans-situation-title-eclipse-empty-hand = an Eclipse with empty hands
shamans-situation-eclipse-empty-hand = At an Eclipse, an empty hand gives nothing and receives nothing.
    .more = If only one hand holds cards, nothing moves. { shamans-rule-eclipse }

# several rituals at once
shamans-situation-title-several-rituals = several rituals at once
shamans-situation-several-rituals = When several worlds are complete, the eliminator chooses which ritual comes first.
    .more = That happens when the cards of an eliminated Shadow are laid, with five players. Each ritual ends before the next begins.

# a Portal at the last moment
shamans-situation-title-portal-in-time = a Portal at the last moment
shamans-situation-portal-in-time = Just before the Moon, or before one's own elimination, a Portal may still be discarded.
    .more = So the companion waits before it ends the round, and before the role of an eliminated player. { shamans-rule-portal }

# a Mask with a known role
shamans-situation-title-mask-known = a Mask with a known role
shamans-situation-mask-known = A Mask is shown even if the role is known already.
    .more = { shamans-rule-mask }

# a change of camp
shamans-situation-title-camp-changed = a change of camp
shamans-situation-camp-changed = After a swap of roles, what counts is the camp held when the round ends.
    .more = Both look at their new card, and the others do not see it. { shamans-rule-swapped }

# a Permutation with nobody to choose
shamans-situation-title-nobody-to-swap = a Permutation with nobody to choose
shamans-situation-nobody-to-swap = A rule of this table: if nobody else is in the round, a Permutation does nothing.
    .more = { shamans-rule-permutation-target } { shamans-rule-permutation-optional }

# all cards are played
shamans-situation-title-cards-gone = all cards are played
shamans-situation-cards-gone = If all cards are played before the Moon, the Shamans win the round.
    .more = The last trick is finished first: an artefact, the cards laid, and perhaps a ritual. Then the roles are shown.

# eight points
shamans-situation-title-eight-points = eight points
shamans-situation-eight-points = With eight points or more after a round is scored, whoever is strictly ahead wins the game.
    .more = { shamans-rule-eight-points } With a tie, another round is played.

# a tie for the lead
shamans-situation-title-tie = a tie for the lead
shamans-situation-tie = With a tie for the lead at eight points or more, everybody plays another round, until one player is ahead.
    .more = The whole table plays it, not only those who are tied. { shamans-rule-eight-points }
    .example = Two players have nine points, so there is another round, and ten to nine then wins the game.

# somebody leaves the table
shamans-situation-title-player-leaves = somebody leaves the table
shamans-situation-player-leaves = If somebody leaves the table, say so: the turn is passed over, and others announce what must be chosen.
    .more = The cards stay where they are, and a round that begins is played without that player. Then say who is back.

# a card announced wrongly
shamans-situation-title-wrong-card = a card announced wrongly
shamans-situation-wrong-card = A card announced wrongly is mended with a word, such as "no, six"; or say "undo", and then the right one.
    .more = If the table is right against the companion, say "anyway". If the mistake is old, say how the table really stands.

# a forgotten announcement
shamans-situation-title-forgotten = a forgotten announcement
shamans-situation-forgotten = A forgotten announcement is said as soon as you think of it; the companion asks what is still missing.
    .more = If play has gone on, undo to that place and say all in order. Or say how the table stands: steps to the Moon, cards at a world.

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
