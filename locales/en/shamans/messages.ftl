# What the companion says in Shamans.
#
# Value: the usual wording. `.brief` and `.coach`: the wording at that level.
# `.choice`: the same thing within a list or a question. `.example`: a sentence to say.
# `.confirm`: the question before the irreversible. `.missing-...`: what is asked.

## Names of what lies on the table

# Colours, after a number or alone.
world-blue = blue
world-green = green
world-yellow = yellow
world-purple = purple
world-orange = orange
world-brown = brown
world-red = red
world-white = white
world-black = black
world-pink = pink
world-grey = grey
world-turquoise = turquoise

# Artefacts; `.many` for several of them, `.a` where one is had or shown.
tile-portal = Portal
    .a = a Portal
    .many = Portals
tile-mask = Mask
    .a = a Mask
    .many = Masks
tile-dagger = Dagger
    .a = a Dagger
    .many = Daggers
tile-moon-shard = Moon Shard
    .a = a Moon Shard
    .many = Moon Shards
face-down-face-down = face-down tile
    .row = untold tile

# Rituals; `.many` for several of them.
ritual-stabilisation = Stabilisation
    .many = Stabilisations
ritual-permutation = Permutation
    .many = Permutations
ritual-illumination = Illumination
    .many = Illuminations
ritual-neutralisation = Neutralisation
    .many = Neutralisations

# Roles; `.many` for the whole camp.
role-shaman = Shaman
    .many = Shamans
role-shadow = Shadow
    .many = Shadows

# Where the arrow of the Eclipse points, after "to the".
neighbour-left = left
neighbour-right = right

# Where a Portal sends the Shadow.
heading-forward = forward
heading-back = back

# Where a tile is taken from, after "from the".
source-row = row
source-stack = stack

# What a Stabilisation is used for.
choice-pawn = two steps back
choice-artefact = an artefact

# Why a round is over.
ending-moon = the Shadow is on the Moon
ending-last-shadow = the last Shadow is out
ending-no-cards = all cards are played

## Announcements: setting up

# A round begins; the marker is told in the first round only.
shamans-round-started =
    { $first ->
        [none] A new round.
       *[other] A new round, { $first } begins.
    }
    .choice =
        { $first ->
            [none] a new round
           *[other] a new round that { $first } begins
        }
    .example = "new round"
    .missing-first = Who has the marker?

# A leftover, or a card of an eliminated Shadow, is laid at its world.
shamans-card-laid =
    { $world ->
        [none]
            { $value ->
                [none] A card is laid at its world.
               *[other] { WORDS($value) } is laid at its world.
            }
       *[other]
            { $value ->
                [none] { NAME($world) } is laid at its world.
               *[other] { NAME($world) } { WORDS($value) } is laid at its world.
            }
    }
    .brief =
        { $world ->
            [none] A card is laid.
           *[other]
                { $value ->
                    [none] { NAME($world) } is laid.
                   *[other] { NAME($world) } { WORDS($value) } is laid.
                }
        }
    .choice =
        { $world ->
            [none]
                { $value ->
                    [none] a card laid at its world
                   *[other] a { WORDS($value) } laid at its world
                }
           *[other]
                { $value ->
                    [none] a { NAME($world) } card laid at its world
                   *[other] { NAME($world) } { WORDS($value) } laid at its world
                }
        }
    .example = "blue three goes to its world"
    .missing-world = Which colour is laid?
    .missing-value =
        { $world ->
            [none] Which number is laid?
           *[other] { NAME($world) }, which number is laid?
        }

# The two face-up tiles of the set-up.
shamans-row-shown =
    { $tiles ->
        [none] The row is shown.
       *[other]
            { $tiles-count ->
                [0] Nothing lies in the row.
               *[other] In the row: { LIST($tiles) }.
            }
    }
    .choice =
        { $tiles ->
            [none] the row
           *[other]
                { $tiles-count ->
                    [0] nothing in the row
                   *[other] { LIST($tiles, form: "a") } in the row
                }
        }
    .example = "the row is Portal and Mask"
    .missing-tiles = Which two tiles lie in the row?

## Announcements: tricks

# A player plays a card: the most frequent sentence of all.
shamans-card-played =
    { $world ->
        [none]
            { $value ->
                [none]
                    { $seat ->
                        [none] A card is played.
                       *[other] A card, { $seat }.
                    }
               *[other]
                    { $seat ->
                        [none] { WORDS($value) }, colour unknown.
                       *[other] { WORDS($value) }, { $seat }, colour unknown.
                    }
            }
       *[other]
            { $value ->
                [none]
                    { $seat ->
                        [none] { NAME($world) }, number unknown.
                       *[other] { NAME($world) }, { $seat }, number unknown.
                    }
               *[other]
                    { $seat ->
                        [none] { NAME($world) } { WORDS($value) }.
                       *[other] { NAME($world) } { WORDS($value) }, { $seat }.
                    }
            }
    }
    .choice =
        { $world ->
            [none]
                { $value ->
                    [none]
                        { $seat ->
                            [none] a card
                           *[other] a card by { $seat }
                        }
                   *[other]
                        { $seat ->
                            [none] a { WORDS($value) }
                           *[other] a { WORDS($value) } by { $seat }
                        }
                }
           *[other]
                { $value ->
                    [none]
                        { $seat ->
                            [none] a { NAME($world) } card
                           *[other] a { NAME($world) } card by { $seat }
                        }
                   *[other]
                        { $seat ->
                            [none] { NAME($world) } { WORDS($value) }
                           *[other] { NAME($world) } { WORDS($value) } by { $seat }
                        }
                }
        }
    .example = "blue three"
    .missing-world =
        { $value ->
            [none] Which card?
           *[other] { WORDS($value) } of which colour?
        }
    .missing-value =
        { $world ->
            [none] Which number?
           *[other] { NAME($world) }, which number?
        }
    .missing-seat = Who played that card?

# The speaker plays a card; the table hears the sentence above it.
shamans-own-card-played = I play { shamans-own-card-played.card }.
    .card =
        { $world ->
            [none]
                { $value ->
                    [none] a card
                   *[other] a { WORDS($value) }
                }
           *[other]
                { $value ->
                    [none] a { NAME($world) } card
                   *[other] { NAME($world) } { WORDS($value) }
                }
        }
    .choice = I play { shamans-own-card-played.card }
    .example = "I play blue three"
    .missing-world =
        { $value ->
            [none] Which card do you play?
           *[other] You play { WORDS($value) } of which colour?
        }
    .missing-value =
        { $world ->
            [none] Which number do you play?
           *[other] You play { NAME($world) }, which number?
        }

# A player takes a tile, shown or kept face down.
shamans-artefact-taken =
    { $tile ->
        [none]
            { $source ->
                [row]
                    { $seat ->
                        [none] A tile from the row.
                       *[other] A tile from the row, { $seat }.
                    }
                [stack]
                    { $seat ->
                        [none] A tile from the stack.
                       *[other] A tile from the stack, { $seat }.
                    }
               *[none]
                    { $seat ->
                        [none] A tile is taken.
                       *[other] A tile, { $seat }.
                    }
            }
       *[other]
            { $source ->
                [row]
                    { $seat ->
                        [none] { NAME($tile) } from the row.
                       *[other] { NAME($tile) } from the row, { $seat }.
                    }
                [stack]
                    { $seat ->
                        [none] { NAME($tile) } from the stack.
                       *[other] { NAME($tile) } from the stack, { $seat }.
                    }
               *[none]
                    { $seat ->
                        [none] { NAME($tile) } taken.
                       *[other] { NAME($tile) }, { $seat }.
                    }
            }
    }
    .choice =
        { $tile ->
            [none]
                { $source ->
                    [row]
                        { $seat ->
                            [none] a tile from the row
                           *[other] a tile from the row for { $seat }
                        }
                    [stack]
                        { $seat ->
                            [none] a tile from the stack
                           *[other] a tile from the stack for { $seat }
                        }
                   *[none]
                        { $seat ->
                            [none] a tile
                           *[other] a tile for { $seat }
                        }
                }
           *[other]
                { $source ->
                    [row]
                        { $seat ->
                            [none] the { NAME($tile) } from the row
                           *[other] the { NAME($tile) } from the row for { $seat }
                        }
                    [stack]
                        { $seat ->
                            [none] the { NAME($tile) } from the stack
                           *[other] the { NAME($tile) } from the stack for { $seat }
                        }
                   *[none]
                        { $seat ->
                            [none] the { NAME($tile) }
                           *[other] the { NAME($tile) } for { $seat }
                        }
                }
        }
    .example = "I take the Portal"
    .missing-seat = Who takes it?
    .missing-tile = Which tile, or is it kept face down?
    .missing-source = From the row or from the stack?

# The tile that refills the row.
shamans-tile-revealed =
    { $tile ->
        [none] A new tile lies in the row.
       *[other] New tile: { NAME($tile) }.
    }
    .choice =
        { $tile ->
            [none] a new tile in the row
           *[other] a new { NAME($tile) } in the row
        }
    .example = "the new tile is a Mask"
    .missing-tile = Which tile is new in the row?

# The Eclipse shows on the stack.
shamans-eclipse-appeared =
    { $direction ->
        [none] The Eclipse appears.
       *[other] The Eclipse, to the { NAME($direction) }.
    }
    .choice =
        { $direction ->
            [none] the Eclipse
           *[other] the Eclipse to the { NAME($direction) }
        }
    .example = "Eclipse to the left"
    .missing-direction = Does the arrow point left or right?

# A player discards a Portal.
shamans-portal-used =
    { $direction ->
        [none]
            { $seat ->
                [none] A Portal is used.
               *[other] A Portal, { $seat }.
            }
       *[other]
            { $seat ->
                [none] Portal { NAME($direction) }.
               *[other] Portal { NAME($direction) }, { $seat }.
            }
    }
    .choice =
        { $direction ->
            [none]
                { $seat ->
                    [none] a Portal used
                   *[other] a Portal used by { $seat }
                }
           *[other]
                { $seat ->
                    [none] a Portal { NAME($direction) }
                   *[other] a Portal { NAME($direction) } by { $seat }
                }
        }
    .example = "I use a Portal, the Shadow moves back"
    .missing-seat = Whose Portal is it?
    .missing-direction = Does the Shadow move forward or back?

# A role becomes public, by a Mask or an elimination.
shamans-role-revealed =
    { $role ->
        [none]
            { $seat ->
                [none] A role is shown.
               *[other] { $seat } shows a role.
            }
       *[other]
            { $seat ->
                [none] It is a { NAME($role) }.
               *[other] { $seat } is a { NAME($role) }.
            }
    }
    .choice =
        { $role ->
            [none]
                { $seat ->
                    [none] a role
                   *[other] the role of { $seat }
                }
           *[other]
                { $seat ->
                    [none] a { NAME($role) }
                   *[other] { $seat } as a { NAME($role) }
                }
        }
    .example = "{ $player } is a Shaman"
    .missing-seat = Whose role is it?
    .missing-role =
        { $seat ->
            [none] Shaman or Shadow?
           *[other] { $seat }: Shaman or Shadow?
        }

## Announcements: rituals

# What a Stabilisation is used for.
shamans-stabilised =
    { $choice ->
        [none] Stabilisation{ shamans-stabilised.who }.
        [artefact] Stabilisation: an artefact{ shamans-stabilised.who }.
       *[pawn] Stabilisation: two steps back{ shamans-stabilised.who }.
    }
    .choice =
        { $choice ->
            [none] a Stabilisation{ shamans-stabilised.who }
           *[other] { NAME($choice) }{ shamans-stabilised.who }
        }
    .who =
        { $seat ->
            [none] { "" }
           *[other] , { $seat }
        }
    .example = "two steps back"
    .missing-seat = Who performs the Stabilisation?
    .missing-choice = Two steps back, or an artefact?

# Two players exchange roles in a Permutation.
shamans-roles-swapped =
    { $other ->
        [none]
            { $seat ->
                [none] Roles are swapped.
               *[other] { $seat } swaps roles.
            }
       *[other]
            { $seat ->
                [none] Roles are swapped with { $other }.
               *[other] { $seat } swaps roles with { $other }.
            }
    }
    .choice =
        { $other ->
            [none]
                { $seat ->
                    [none] a swap of roles
                   *[other] a swap of roles by { $seat }
                }
           *[other]
                { $seat ->
                    [none] a swap of roles with { $other }
                   *[other] a swap of roles by { $seat } with { $other }
                }
        }
    .confirm =
        { $other ->
            [none] A swap of roles, is that right?
           *[other]
                { $seat ->
                    [none] Swap roles with { $other }, is that right?
                   *[other] { $seat } swaps roles with { $other }, is that right?
                }
        }
    .example = "{ $player } swaps roles with { $neighbour }"
    .missing-seat = Who swaps roles?
    .missing-other = Roles are swapped with whom?

# A Permutation is left unused; only where the table rule allows it.
shamans-swap-declined =
    { $seat ->
        [none] No roles are swapped.
       *[other] { $seat } swaps no roles.
    }
    .choice =
        { $seat ->
            [none] no swap of roles
           *[other] no swap of roles by { $seat }
        }
    .example = "no swap"
    .missing-seat = Who swaps no roles?

# A Dagger is spent in a Neutralisation (announcement), or somebody who is out of the
# round acts or is chosen (objection: only the player is known there).
shamans-player-eliminated =
    { $target ->
        [none]
            { $seat ->
                [none] Somebody is eliminated.
               *[other] { $seat } spends a Dagger.
            }
       *[other]
            { $seat ->
                [none] { $target } is eliminated.
               *[other] { $seat } eliminates { $target }.
            }
    }
    .choice =
        { $target ->
            [none]
                { $seat ->
                    [none] an elimination
                   *[other] an elimination by { $seat }
                }
           *[other]
                { $seat ->
                    [none] the elimination of { $target }
                   *[other] the elimination of { $target } by { $seat }
                }
        }
    .confirm =
        { $target ->
            [none] An elimination, is that right?
           *[other]
                { $seat ->
                    [none] { $target } is eliminated, is that right?
                   *[other] { $seat } eliminates { $target }, is that right?
                }
        }
    .example = "{ $player } eliminates { $neighbour }"
    .missing-seat = Who spends the Dagger?
    .missing-target = Who is eliminated?
    .objection = { $seat } is out of this round. Who was it?

# No Dagger is spent in a Neutralisation.
shamans-dagger-declined =
    { $seat ->
        [none] No Dagger is spent.
       *[other] { $seat } spends no Dagger.
    }
    .choice =
        { $seat ->
            [none] no Dagger spent
           *[other] no Dagger spent by { $seat }
        }
    .example = "no Dagger"
    .missing-seat = Who spends no Dagger?

# Several completed worlds wait: which ritual comes first.
shamans-ritual-chosen =
    { $world ->
        [none] A ritual comes first.
       *[other] The { NAME($world) } ritual comes first.
    }
    .choice =
        { $world ->
            [none] the first ritual
           *[other] the { NAME($world) } ritual first
        }
    .example = "the blue ritual first"
    .missing-world = Which colour comes first?

# An eliminated player whose card is alone names the next Guide.
shamans-guide-named =
    { $seat ->
        [none] A Guide is named.
       *[other] Next Guide: { $seat }.
    }
    .choice =
        { $seat ->
            [none] the next Guide
           *[other] { $seat } as next Guide
        }
    .example = "{ $player } is the Guide"
    .missing-seat = Who is the next Guide?

# Nobody plays a Portal before the Moon.
shamans-moon-reached = The Shadow lands on the Moon.
    .choice = the Shadow on the Moon
    .example = "the Moon"

## Announcements: the end of a round

# Who all the Shadows were.
shamans-roles-named =
    { $shadows ->
        [none] The Shadows are named.
       *[other]
            { $shadows-count ->
                [0] Nobody was a Shadow.
                [1] The Shadow was { LIST($shadows) }.
               *[other] The Shadows were { LIST($shadows) }.
            }
    }
    .brief =
        { $shadows ->
            [none] The Shadows are named.
           *[other]
                { $shadows-count ->
                    [0] Nobody was a Shadow.
                    [1] Shadow: { LIST($shadows) }.
                   *[other] Shadows: { LIST($shadows) }.
                }
        }
    .choice =
        { $shadows ->
            [none] the Shadows
           *[other]
                { $shadows-count ->
                    [0] nobody as a Shadow
                    [1] { LIST($shadows) } as the Shadow
                   *[other] { LIST($shadows) } as the Shadows
                }
        }
    .example = "the Shadow was { $player }"
    .missing-shadows = Who were the Shadows?

# All face-down tiles of one player.
shamans-tiles-shown =
    { $tiles ->
        [none]
            { $seat ->
                [none] Tiles are shown.
               *[other] { $seat } shows tiles.
            }
       *[other]
            { $tiles-count ->
                [0]
                    { $seat ->
                        [none] No tile was face down.
                       *[other] { $seat } shows no tile.
                    }
               *[other]
                    { $seat ->
                        [none] Face down: { LIST($tiles) }.
                       *[other] { $seat } shows { LIST($tiles, form: "a") }.
                    }
            }
    }
    .brief =
        { $seat ->
            [none] Tiles are shown.
           *[other]
                { $tiles ->
                    [none] Tiles are shown.
                   *[other]
                        { $tiles-count ->
                            [0] { $seat }: no tile.
                           *[other] { $seat }: { LIST($tiles) }.
                        }
                }
        }
    .choice =
        { $tiles ->
            [none]
                { $seat ->
                    [none] face-down tiles
                   *[other] the face-down tiles of { $seat }
                }
           *[other]
                { $tiles-count ->
                    [0]
                        { $seat ->
                            [none] no face-down tile
                           *[other] no face-down tile of { $seat }
                        }
                   *[other]
                        { $seat ->
                            [none] { LIST($tiles, form: "a") } shown
                           *[other] { LIST($tiles, form: "a") } shown by { $seat }
                        }
                }
        }
    .example = "{ $player } shows a Portal and a Moon Shard"
    .missing-seat = Whose tiles are they?
    .missing-tiles =
        { $seat ->
            [none] Which tiles were face down?
           *[other] { $seat }, which tiles were face down?
        }

## Announcements: the box and the table

# The sticker above a colour of the board.
shamans-ritual-read =
    { $ritual ->
        [none]
            { $world ->
                [none] A sticker is read.
               *[other] The sticker above { NAME($world) } is read.
            }
       *[other]
            { $world ->
                [none] The ritual is { NAME($ritual) }.
               *[other] Above { NAME($world) }: { NAME($ritual) }.
            }
    }
    .choice =
        { $ritual ->
            [none]
                { $world ->
                    [none] a sticker
                   *[other] the sticker above { NAME($world) }
                }
           *[other]
                { $world ->
                    [none] { NAME($ritual) }
                   *[other] { NAME($ritual) } above { NAME($world) }
                }
        }
    .example = "above blue there is a circle"
    .missing-world = Above which colour is it?
    .missing-ritual =
        { $world ->
            [none] Which sticker: circle, cross, one point or minus?
           *[other] What sticker is above { NAME($world) }: circle, cross, one point or minus?
        }

# Other points in a scored round.
shamans-round-corrected = Corrected: { shamans-round-corrected.choice }.
    .choice = { $round ->
        [none] a past round
       *[other] round { WORDS($round) }
    }{ $seat ->
        [none] { "" }
       *[other] , { $seat }
    }{ $points ->
        [none] { "" }
        [0] , no points
        [one] , one point
       *[other] , { WORDS($points) } points
    }
    .example = "in round two { $player } had three points"
    .missing-round = In which round?
    .missing-seat = Who had them?
    .missing-points = How many points?

# A scored round does not count after all.
shamans-round-discounted =
    { $round ->
        [none] A round no longer counts.
       *[other] Round { WORDS($round) } no longer counts.
    }
    .choice =
        { $round ->
            [none] a round that no longer counts
           *[other] round { WORDS($round) } no longer counts
        }
    .example = "round two does not count"
    .missing-round = Which round?

# The table says how things really stand; every part that is given is said.
shamans-table-corrected = Table corrected{ $seat ->
        [none] { "" }
       *[other] , { $seat }
    }{ $points ->
        [none] { "" }
        [one] , one point
       *[other] , { WORDS($points) } points
    }{ $hand ->
        [none] { "" }
        [one] , one card in hand
       *[other] , { WORDS($hand) } cards in hand
    }{ $artefacts ->
        [none] { "" }
       *[other] { shamans-corrected-artefacts }
    }{ $role ->
        [none] { "" }
       *[other] , role { NAME($role) }
    }{ $eliminated ->
        [none] { "" }
        [yes] , out of the round
       *[no] , in the round
    }{ $laid ->
        [none] { "" }
       *[other] { shamans-corrected-worlds }
    }{ $steps-to-moon ->
        [none] { "" }
        [one] , one step to the Moon
       *[other] , { WORDS($steps-to-moon) } steps to the Moon
    }{ $row ->
        [none] { "" }
       *[other] { shamans-corrected-row }
    }{ $stack ->
        [none] { "" }
        [one] , one tile in the stack
       *[other] , { WORDS($stack) } tiles in the stack
    }.
    .choice = the correction of the table{ $seat ->
            [none] { "" }
           *[other] , { $seat }
        }{ $points ->
            [none] { "" }
            [one] , one point
           *[other] , { WORDS($points) } points
        }{ $hand ->
            [none] { "" }
            [one] , one card in hand
           *[other] , { WORDS($hand) } cards in hand
        }{ $artefacts ->
            [none] { "" }
           *[other] { shamans-corrected-artefacts }
        }{ $role ->
            [none] { "" }
           *[other] , role { NAME($role) }
        }{ $eliminated ->
            [none] { "" }
            [yes] , out of the round
           *[no] , in the round
        }{ $laid ->
            [none] { "" }
           *[other] { shamans-corrected-worlds }
        }{ $steps-to-moon ->
            [none] { "" }
            [one] , one step to the Moon
           *[other] , { WORDS($steps-to-moon) } steps to the Moon
        }{ $row ->
            [none] { "" }
           *[other] { shamans-corrected-row }
        }{ $stack ->
            [none] { "" }
            [one] , one tile in the stack
           *[other] , { WORDS($stack) } tiles in the stack
        }
    .example = "correction: the Shadow is five steps away"
    .missing-seat = For whom is that?
    .missing-correction = What should be corrected?
    .missing-points = How many points are there?
    .missing-hand = How many cards are in hand?
    .missing-artefacts = Which tiles are there?
    .missing-role = Shaman or Shadow?
    .missing-eliminated = In the round, or out of it?
    .missing-laid = Which cards lie at which world?
    .missing-steps-to-moon = How many steps is it to the Moon?
    .missing-row = Which two tiles lie in the row?
    .missing-stack = How many tiles are in the stack?

# Within a correction: the tiles of a player.
shamans-corrected-artefacts =
    { $artefacts-count ->
        [0] , no tile
        [one] , tile: { LIST($artefacts) }
       *[other] , tiles: { LIST($artefacts) }
    }

# Within a correction: all the worlds it tells.
shamans-corrected-worlds =
    { $laid-count ->
        [0] , no world
       *[other] , laid: { LIST($laid, item: "shamans-corrected-world") }
    }

# Within a correction: one world with its cards.
shamans-corrected-world =
    { $second-count ->
        [0] nothing at { NAME($first) }
       *[other] { NAME($first) } { LIST($second) }
    }

# Within a correction: the row.
shamans-corrected-row =
    { $row-count ->
        [0] , nothing in the row
       *[other] , in the row: { LIST($row, form: "row") }
    }

## Events: rounds

# A round begins: how much everybody gets.
shamans-round-opened = Round { WORDS($number) }.
    .brief = { "" }
    .coach =
        { $seats-count ->
            [5] Round { WORDS($number) }: a role and eleven cards each.
           *[other] Round { WORDS($number) }: a role and nine cards each.
        }

# A leftover lies at its world (the read-back says it).
shamans-leftover-laid = { NAME($world) } { WORDS($value) } lies at its world.

# The row of the set-up lies there (the read-back says it).
shamans-row-filled = The row shows { LIST($tiles, form: "a") }.

# The first card of a trick names its Destination.
shamans-destination-named = { "" }
    .coach = Destination { NAME($world) }: any other colour moves the Shadow.

# A card of the Destination lies in front of its player (the read-back says it).
shamans-card-faced = { NAME($world) } { WORDS($value) } lies in front of { $seat }.

# A card of another colour leaves a hand (the read-back says it).
shamans-card-strayed = { NAME($world) } { WORDS($value) } is not of the Destination.

# The Shadow moves; said after every card of another colour.
shamans-shadow-moved =
    { $steps-to-moon ->
        [none]
            { $steps ->
                [-2] The Shadow moves two steps back.
                [-1] The Shadow moves one step back.
                [0] The Shadow stays where it is.
                [1] The Shadow advances one step.
               *[other] The Shadow advances { WORDS($steps) } steps.
            }
        [0] The Shadow reaches the Moon.
       *[other]
            { $steps ->
                [-2] The Shadow moves back: { shamans-steps-from-moon }.
                [-1] The Shadow moves back: { shamans-steps-from-moon }.
                [0] The Shadow stays: { shamans-steps-from-moon }.
                [1] The Shadow advances: { shamans-steps-from-moon }.
               *[other] The Shadow advances { WORDS($steps) } steps: { shamans-steps-from-moon }.
            }
    }
    .brief =
        { $steps-to-moon ->
            [none]
                { $steps ->
                    [-2] Shadow two back.
                    [-1] Shadow one back.
                    [0] Shadow stays.
                    [1] Shadow one on.
                   *[other] Shadow { WORDS($steps) } on.
                }
            [0] The Shadow reaches the Moon.
           *[other] Shadow at { WORDS($steps-to-moon) }.
        }
    .coach =
        { $steps-to-moon ->
            [none]
                { $steps ->
                    [-2] The Shadow moves two steps back.
                    [-1] The Shadow moves one step back.
                    [0] The Shadow cannot go back any further.
                    [1] The Shadow advances one step.
                   *[other] The Shadow advances { WORDS($steps) } steps.
                }
            [0] The Shadow reaches the Moon.
           *[other]
                { $steps ->
                    [-2] The Shadow moves two steps back and is { shamans-steps-from-moon }.
                    [-1] The Shadow moves one step back and is { shamans-steps-from-moon }.
                    [0] The Shadow cannot go back any further: { shamans-steps-from-moon }.
                    [1] The Shadow advances one step and is { shamans-steps-from-moon }.
                   *[other] The Shadow advances { WORDS($steps) } steps and is { shamans-steps-from-moon }.
                }
        }

# Within a sentence about the Shadow: how far it is from the Moon.
shamans-steps-from-moon =
    { $steps-to-moon ->
        [one] one step from the Moon
       *[other] { WORDS($steps-to-moon) } steps from the Moon
    }

# A card of another colour reaches its world (the read-back says it).
shamans-stray-laid = { NAME($world) } { WORDS($value) } is laid at its world.

## Events: worlds and rituals

# The last card of a world is laid.
shamans-world-completed =
    { $ritual ->
        [none] { NAME($world) } is complete, a ritual for { $seat }.
       *[other] { NAME($world) } is complete: { NAME($ritual) } for { $seat }.
    }
    .brief =
        { $ritual ->
            [none] { NAME($world) } is complete.
           *[other] { NAME($world) } complete, { NAME($ritual) }.
        }
    .coach =
        { $ritual ->
            [none] { NAME($world) } is complete, so { $seat } performs its ritual now.
           *[other] { NAME($world) } is complete, so { $seat } performs { NAME($ritual) } now.
        }

# Of several completed worlds, one comes first (the read-back says it).
shamans-ritual-picked = The { NAME($world) } ritual is performed now.

# A ritual has taken effect (the read-back says it).
shamans-ritual-performed = { NAME($ritual) } by { $seat } at { NAME($world) } is done.

# A ritual has no effect.
shamans-ritual-failed = { NAME($ritual) } has no effect.
    .coach = { NAME($ritual) } by { $seat } has no effect, play goes on.

# An Illumination gives a point.
shamans-point-gained =
    { $points ->
        [one] One point for { $seat }, the first one.
       *[other] One point for { $seat }, { WORDS($points) } in all.
    }
    .coach =
        { $points ->
            [one] One point for { $seat }, kept for good: the first one.
           *[other] One point for { $seat }, kept for good: { WORDS($points) } in all.
        }

# A Stabilisation gives an artefact (the prompt says it).
shamans-artefact-chosen = { $seat } takes an artefact.

# Two players hold each other's role (the read-back says it).
shamans-roles-exchanged = { $seat } and { $other } hold each other's role.

# A Dagger leaves in a Neutralisation (the read-back says it).
shamans-dagger-spent = A Dagger of { $seat } is spent on { $target }.

# A role is public (the read-back says it).
shamans-role-shown = { $seat } is known as a { NAME($role) }.

# A player is out of the round, and so are their artefacts.
shamans-elimination-completed =
    { $hand ->
        [0] { $seat } is out of this round, without cards.
        [one] { $seat } is out of this round, with one card in hand.
       *[other] { $seat } is out of this round, with { WORDS($hand) } cards in hand.
    }
    .brief = { $seat } is out.
    .coach =
        { $role ->
            [shaman]
                { $hand ->
                    [0] { $seat } is out: artefacts go, no card moves the Shadow.
                    [one] { $seat } is out: artefacts go, one card moves the Shadow.
                   *[other] { $seat } is out: artefacts go, { WORDS($hand) } cards move the Shadow.
                }
           *[shadow]
                { $hand ->
                    [0] { $seat } is out: artefacts go, no card is left to lay.
                    [one] { $seat } is out: artefacts go, one card was in hand.
                   *[other] { $seat } is out: artefacts go, { WORDS($hand) } cards were in hand.
                }
        }

# A card of an eliminated Shadow is laid (the read-back says it).
shamans-hand-card-laid = { NAME($world) } { WORDS($value) } of { $seat } is laid.

# All cards of an eliminated Shadow are laid (the next prompt says it).
shamans-hand-emptied = All cards of { $seat } are laid.

## Events: the end of a trick, artefacts, Portals

# Everybody has played.
shamans-trick-ended =
    { $owner ->
        [none]
            { $lowest ->
                [none]
                    { $highest ->
                        [none] The trick is over.
                       *[other] The trick is over, highest { $highest }.
                    }
               *[other]
                    { $highest ->
                        [none] The trick is over, lowest { $lowest }.
                       *[other]
                            { $is-alone ->
                                [yes] Lowest and highest: { $highest }.
                               *[no] Lowest { $lowest }, highest { $highest }.
                            }
                    }
            }
       *[other] The trick is over, and { $owner } names the Guide.
    }
    .brief = { "" }
    .coach =
        { $owner ->
            [none]
                { $lowest ->
                    [none]
                        { $highest ->
                            [none] The trick is over.
                           *[other] The trick is over, { $highest } lays the cards.
                        }
                   *[other]
                        { $highest ->
                            [none] The trick is over, { $lowest } takes an artefact.
                           *[other] First { $lowest } takes an artefact, then { $highest } lays the cards.
                        }
                }
           *[other] Only eliminated players count, so { $owner } names the Guide.
        }

# A tile lies with a player (the read-back says it).
shamans-tile-taken = { NAME($tile, form: "a") } from the { NAME($source) } lies with { $seat }.

# No artefact is left to take.
shamans-nothing-taken = No artefact is left for { $seat }.

# A new tile lies in the row (the read-back says it).
shamans-row-refilled = { NAME($tile, form: "a") } lies in the row.

# Everybody with a card gives one to a neighbour.
shamans-eclipse-resolved =
    { $holders ->
        [0] Nobody holds a card, so nothing changes hands.
        [1] Only one player holds cards, so nothing changes hands.
       *[other] Everybody gives one card to the { NAME($direction) }.
    }
    .brief =
        { $holders ->
            [0] No cards change hands.
            [1] No cards change hands.
           *[other] One card each to the { NAME($direction) }.
        }
    .coach =
        { $holders ->
            [0] Nobody holds a card, so the Eclipse just leaves.
            [1] Only one player holds cards, so the Eclipse just leaves.
           *[other] Everybody with a card gives one to the { NAME($direction) }; the Eclipse leaves.
        }

# A Portal leaves (the read-back says it).
shamans-portal-spent = A Portal of { $seat } leaves, { NAME($direction) }.

# An eliminated owner has named the Guide (the read-back says it).
shamans-guide-picked =
    { $guide ->
        [none] Nobody holds a card, so { $owner } names no Guide.
       *[other] { $owner } names { $guide } as Guide.
    }

# The cards in front are laid at their world.
shamans-trick-laid = Laid: { NAME($world) } { LIST($values) }.
    .brief = { "" }
    .coach =
        { $seat ->
            [none] The cards go to their world: { NAME($world) } { LIST($values) }.
           *[other] { $seat } lays the cards: { NAME($world) } { LIST($values) }.
        }

# The Shadow is on the Moon (the read-back says it).
shamans-moon-landed = The Shadow is on the Moon.

## Events: the end of a round and of the game

# A camp has won the round.
shamans-round-ended = The { NAME($winner, form: "many") } win the round: { NAME($ending) }.
    .brief = The { NAME($winner, form: "many") } win the round.

# The roles of the round are public (the read-back says it).
shamans-roles-uncovered =
    { $shadows-count ->
        [0] Nobody was a Shadow.
        [1] { LIST($shadows) } was the Shadow.
       *[other] { LIST($shadows) } were the Shadows.
    }

# The roles that were shown settle every camp, for the scoring alone; not spoken.
shamans-roles-deduced = The roles that were shown settle the scoring.

# The face-down tiles of a player are public (the read-back says it).
shamans-tiles-uncovered = { $seat } had { LIST($tiles, form: "a") } face down.

# The round is scored.
shamans-round-scored = Scores: { LIST($totals, item: "shamans-player-score") }.
    .brief = { LIST($totals, item: "shamans-player-total") }.
    .coach = This round: { LIST($points, item: "shamans-player-score") }. In all: { LIST($totals, item: "shamans-player-score") }.

# Within a list of scores: one player.
shamans-player-score = { $first } { WORDS($second) }

# The same, as short as can be; who has no points is left out.
shamans-player-total =
    { $second ->
        [0] { "" }
       *[other] { $first } { WORDS($second) }
    }

# Eight points or more, but nobody is strictly ahead.
shamans-tie-held = { LIST($seats) } are level with { WORDS($points) } points: another round.

# The game is won.
shamans-game-won = { $seat } wins the game with { WORDS($points) } points.

# Other points in a scored round: the totals that follow.
shamans-round-rescored = Scores: { LIST($totals, item: "shamans-player-score") }.

# A scored round counts no more: the totals that follow.
shamans-round-uncounted = Scores: { LIST($totals, item: "shamans-player-score") }.

## Events: the box and the table

# The sticker above a world is known (the read-back says it).
shamans-ritual-learned = Above { NAME($world) } is { NAME($ritual) }.

# More worlds of a ritual than usual: a gentle doubt.
shamans-ritual-doubted = That makes { WORDS($count) } { NAME($ritual, form: "many") }. Please feel them again.
    .brief = Please check: { WORDS($count) } { NAME($ritual, form: "many") }.

# More tiles of a kind than usual: a gentle doubt.
shamans-tile-doubted = That makes { WORDS($count) } { NAME($tile, form: "many") }. Please check the tiles.
    .brief = Please check: { WORDS($count) } { NAME($tile, form: "many") }.

# The colours of the box were never told; said once.
shamans-worlds-assumed = I assume the colours { LIST($worlds) }.
    .brief = I assume the usual colours.
    .coach = I assume the colours { LIST($worlds) }. Objections are welcome.

# The length of the track is known (the read-back says it).
shamans-track-learned =
    { $steps ->
        [one] With { WORDS($players) } players the Moon is one step from the start.
       *[other] With { WORDS($players) } players the Moon is { WORDS($steps) } steps from the start.
    }

# The table has said how things really stand (the read-back says it).
shamans-state-corrected = Noted: { $correction }.

# A player is away (the read-back says it).
shamans-seat-vacated = { $seat } is passed over.

# A player is back (the read-back says it).
shamans-seat-retaken = { $seat } takes part again.

# The round does not count (the read-back says it).
shamans-round-voided = Round { WORDS($number) } does not count.

## Violations

# Something cannot happen now; what is awaited is named.
shamans-wrong-phase =
    { $phase ->
        [setup] Not now. A new round must begin first.
        [play] Not now. A card is awaited.
        [artefact] Not now. An artefact must be taken first.
        [row] Not now. The row must be refilled first.
        [eclipse] Not now. The Eclipse comes first.
        [ritual] Not now. A ritual comes first.
        [hand] Not now. The eliminated hand must be laid first.
        [moon] Not now. A Portal or the Moon comes first.
        [guide] Not now. The next Guide must be named first.
        [roles] Not now. A role must be shown first.
        [tiles] Not now. Face-down tiles must be shown first.
        [over] Not now. The game is over.
       *[other] That cannot happen now.
    }

# Somebody else is awaited.
shamans-not-your-turn =
    { $expected ->
        [none] { $seat } is not awaited now.
       *[other] { $expected } is awaited, not { $seat }.
    }

# The card was played or laid before.
shamans-card-already-out = { NAME($world) } { WORDS($value) } is already out. Which card?

# No card of this deck bears the number.
shamans-value-not-in-deck = With { WORDS($players) } players the cards go up to { WORDS($highest) }. Which card?
    .brief = There is no { WORDS($value) }, only up to { WORDS($highest) }.

# The colour is not used with so many players.
shamans-world-not-in-deck = { NAME($world) } is not used with { WORDS($players) } players. Which colour?

# The player holds no card.
shamans-no-cards-left = { $seat } has no cards left. Who played?

# Somebody else has the lowest card.
shamans-not-the-lowest = { $expected } has the lowest card and takes it, not { $seat }.

# The row does not show that tile; none stands for a face-down one.
shamans-tile-not-in-row =
    { $tile ->
        [none] A tile from the row stays face up. Which one?
       *[other] No { NAME($tile) } lies in the row. Which tile?
    }

# Nothing can be taken from the stack.
shamans-stack-empty = The stack gives no tile. Which one from the row?

# A Mask was kept face down.
shamans-mask-must-be-shown = A Mask never stays face down: { $seat } shows it.

# Somebody without a Portal uses one.
shamans-no-portal = { $seat } has no Portal. Whose was it?

# Somebody without a Dagger uses one.
shamans-no-dagger = { $seat } has no Dagger, so nobody is eliminated.

# A visible Dagger is not spent.
shamans-dagger-must-be-spent = A visible Dagger must be spent. Whom does { $seat } eliminate?

# The other player is the same one.
shamans-not-yourself = { $seat } must name somebody else. Who is it?

# No scored round has that number.
shamans-round-not-played =
    { $played ->
        [0] No round is scored yet.
        [one] Only one round is scored. Which one is it?
       *[other] There are { WORDS($played) } scored rounds, not { WORDS($round) }. Which one is it?
    }

# More players than there are cards of that role.
shamans-too-many-of-role =
    { $most ->
        [0] There is no { NAME($role) } left. Which role?
        [one] There is only one { NAME($role) }. Who is it?
       *[other] There are only { WORDS($most) } { NAME($role, form: "many") }. Who are they?
    }

# Fewer players than there are cards of that role.
shamans-too-few-of-role =
    { $needed ->
        [one] There is one { NAME($role) } to name. Who is it?
       *[other] There are { WORDS($needed) } { NAME($role, form: "many") }. Who are they?
    }

# The role is public already, and it is the other one.
shamans-role-already-known = { $seat } is known as a { NAME($role) }. Which role?

# Not as many tiles as lie there.
shamans-tiles-do-not-match =
    { $needed ->
        [one] One tile is needed, not { WORDS($told) }. Which one?
       *[other] { WORDS($needed) } tiles are needed, not { WORDS($told) }. Which ones?
    }

# Another ritual is due, or none; no name where no completed world waits.
shamans-ritual-not-due =
    { $ritual ->
        [none] No completed world waits for its ritual now.
       *[other] No { NAME($ritual) } is due now.
    }

# The world is not among the completed ones that wait.
shamans-world-not-waiting = { NAME($world) } does not wait for its ritual. Which colour?

# A Permutation is left unused.
shamans-swap-is-mandatory = A Permutation is a must. With whom does { $seat } swap?
    .coach = As a table rule a Permutation is a must. With whom does { $seat } swap?

# An artefact is chosen in a Stabilisation, but none is left.
shamans-no-artefact-left = Table rule: no artefact is left, so two steps back.

## Prompts: setting up

# A round is to begin.
shamans-round-due =
    { $first ->
        [none] Deal for a new round. Who begins?
       *[other] Deal for round { WORDS($number) }, { $first } begins.
    }
    .brief =
        { $first ->
            [none] Who begins?
           *[other] { $first } begins.
        }

# Leftover cards are to be laid.
shamans-leftovers-due =
    { $count ->
        [one] One leftover card to lay. Which one?
       *[other] { WORDS($count) } leftover cards to lay. Which ones?
    }
    .brief =
        { $count ->
            [one] One leftover.
           *[other] { WORDS($count) } leftovers.
        }

# The two face-up tiles are to be told.
shamans-row-due = Which two tiles lie face up?
    .brief = Which two tiles?

# The steps to the Moon are to be counted.
shamans-track-due = How many steps is it to the Moon?
    .brief = Steps to the Moon?
    .coach = Please count the steps from the Shadow to the Moon, the Moon included.

## Prompts: tricks

# The Guide is to lead a trick.
shamans-lead-due = { $seat } leads.
    .coach = { $seat } is the Guide and leads any card.

# A player is to play a card.
shamans-card-due = { $seat } next.

# Everybody who could act is away.
shamans-nobody-present = Everybody who could act is away. Who comes back?

# A player is to take a tile.
shamans-artefact-due =
    { $stack ->
        [yes]
            { $tiles-count ->
                [0] Which tile for { $seat }, or the stack?
               *[other] { $seat }: { LIST($tiles, join: "or", item: "shamans-tile-to-take") }, or the stack?
            }
       *[no]
            { $tiles-count ->
                [0] Which tile for { $seat }?
               *[other] { $seat }: { LIST($tiles, join: "or", item: "shamans-tile-to-take") }?
            }
    }
    .brief = Which tile for { $seat }?
    .coach =
        { $stack ->
            [yes]
                { $tiles-count ->
                    [0] Lowest card: { $seat } takes a tile of the row or of the stack.
                   *[other] Lowest card: { $seat } takes { LIST($tiles, join: "or", item: "shamans-tile-to-take") }, or the stack's top tile.
                }
           *[no]
                { $tiles-count ->
                    [0] Lowest card: { $seat } takes a tile of the row.
                   *[other] Lowest card: { $seat } takes { LIST($tiles, join: "or", item: "shamans-tile-to-take") }.
                }
        }

# Within a question: one tile that can be taken.
shamans-tile-to-take = the { NAME($item) }

# The row is to be refilled.
shamans-refill-due = Which tile is new in the row?
    .brief = New tile?
    .coach = Turn over the stack's top tile for the row. Which is it?

# The last tile of the stack is the Eclipse.
shamans-eclipse-due = The last tile is the Eclipse: left or right?
    .brief = Eclipse: left or right?

# The taker of a Mask is to show their role.
shamans-mask-role-due = { $seat } shows a role: Shaman or Shadow?
    .brief = { $seat }: Shaman or Shadow?
    .coach = The Mask makes { $seat } show a role: Shaman or Shadow?

# The eliminated player's role is to be shown.
shamans-eliminated-role-due = A Portal first? Otherwise, { $seat }: Shaman or Shadow?
    .brief = { $seat }: Shaman or Shadow?
    .coach = { $seat } may still use a Portal. Otherwise: Shaman or Shadow?

## Prompts: rituals

# One of several completed worlds is to be chosen.
shamans-ritual-choice-due = Which ritual first, { $seat }: { LIST($worlds, join: "or") }?

# The sticker above a completed world is to be read.
shamans-ritual-read-due = What sticker is above { NAME($world) }?
    .coach = What sticker is above { NAME($world) }: circle, cross, one point or minus?

# A player is to choose what a Stabilisation does.
shamans-stabilisation-due = { $seat }: two steps back, or an artefact?

# A player is to name with whom roles are swapped.
shamans-permutation-due = With whom does { $seat } swap roles?

# Said alike to everybody, whatever tiles lie there.
shamans-neutralisation-due = { $seat }: who is eliminated, or no Dagger?

# Cards of an eliminated Shadow are to be laid.
shamans-hand-due =
    { $count ->
        [one] One card of { $seat } to lay. Which one?
       *[other] { WORDS($count) } cards of { $seat } to lay. Which ones?
    }

# The next step is the Moon.
shamans-moon-due = The next step is the Moon. A Portal? Otherwise say: the Moon.
    .brief = A Portal, or the Moon?

# An eliminated player is to name the next Guide.
shamans-guide-due = { $seat } names the next Guide. Who is it?

## Prompts: the end of a round and of the game

# All Shadows are to be named.
shamans-roles-due =
    { $count ->
        [one] Show your roles. Who was the Shadow?
       *[other] Show your roles. Who were the Shadows?
    }
    .brief =
        { $count ->
            [one] Who was the Shadow?
           *[other] Who were the Shadows?
        }

# A player is to show all face-down tiles.
shamans-tiles-due =
    { $count ->
        [one] { $seat } shows one face-down tile. Which one?
       *[other] { $seat } shows { WORDS($count) } face-down tiles. Which ones?
    }

# The game is over.
shamans-nothing-due = The game is over, { $winner } has won.

## Reports

# The round in one sentence.
shamans-round-report =
    { $number ->
        [0] No round has begun.
       *[other] Round { WORDS($number) }.
    }

# How the game stands, in one sentence; `.resumed`: when it goes on.
shamans-gist-report = { shamans-gist }.
    .resumed = Resuming: { shamans-gist }.
shamans-gist =
    { $round ->
        [0] no round has begun
       *[other]
            { $is-running ->
                [yes] round { WORDS($round) }{ shamans-gist-destination }{ shamans-gist-moon }
               *[no] round { WORDS($round) } is over
            }
    }
shamans-gist-destination =
    { $destination ->
        [none] { "" }
       *[other] , destination { NAME($destination) }
    }
shamans-gist-moon =
    { $steps-to-moon ->
        [none] { "" }
        [0] , Shadow on the Moon
        [one] , Shadow one step from the Moon
       *[other] , Shadow { WORDS($steps-to-moon) } steps from the Moon
    }

# Who begins the next round, where one is over.
shamans-next-first-report = { $first } begins the next round.

# Who holds the marker and who is the Guide.
shamans-marker-report =
    { $marker ->
        [none]
            { $guide ->
                [none] Nobody holds the marker yet.
               *[other] { $guide } is the Guide.
            }
       *[other]
            { $guide ->
                [none] { $marker } holds the marker.
               *[other] { $marker } holds the marker, { $guide } is the Guide.
            }
    }

# Who has not played in this trick yet; their card before follows.
shamans-not-played-report = { $seat }: no card in this trick yet.

# The Destination and the cards in front.
shamans-trick-report =
    { $destination ->
        [none] No Destination yet.
       *[other]
            { $cards-count ->
                [0] Destination { NAME($destination) }, no card in front.
               *[other] Destination { NAME($destination) }: { LIST($cards, item: "shamans-player-score") }.
            }
    }

# How far the Moon is.
shamans-shadow-report =
    { $steps-to-moon ->
        [none] The steps to the Moon are not counted yet.
        [0] The Shadow is on the Moon.
        [one] The Shadow is one step from the Moon.
       *[other] The Shadow is { WORDS($steps-to-moon) } steps from the Moon.
    }

# What lies at a world and what is missing.
shamans-world-report =
    { $laid-count ->
        [0]
            { $missing-count ->
                [0]
                    { $front-count ->
                        [0] { NAME($world) } is not used in this round.
                       *[other] { NAME($world) }: nothing laid{ shamans-world-front }{ shamans-world-ritual }.
                    }
               *[other] { NAME($world) } is still empty{ shamans-world-front }{ shamans-world-ritual }.
            }
       *[other]
            { $missing-count ->
                [0]
                    { $front-count ->
                        [0] { NAME($world) } is complete{ shamans-world-ritual }.
                       *[other] { NAME($world) }: { LIST($laid) } laid{ shamans-world-front }{ shamans-world-ritual }.
                    }
               *[other] { NAME($world) }: { LIST($laid) } laid{ shamans-world-front }, { LIST($missing) } missing{ shamans-world-ritual }.
            }
    }
    .brief =
        { $laid-count ->
            [0] { NAME($world) } empty{ shamans-world-front }.
           *[other]
                { $missing-count ->
                    [0]
                        { $front-count ->
                            [0] { NAME($world) } complete.
                           *[other] { NAME($world) } lacks nothing{ shamans-world-front }.
                        }
                   *[other] { NAME($world) } lacks { LIST($missing) }{ shamans-world-front }.
                }
        }

# Within a sentence about a world: its cards in front of players, not laid yet.
shamans-world-front =
    { $front-count ->
        [0] { "" }
       *[other] , { LIST($front, item: "shamans-front-card") }
    }
shamans-front-card = { WORDS($second) } in front of { $first }

# At the end of a sentence about a world: its ritual.
shamans-world-ritual =
    { $ritual ->
        [none] { "" }
       *[other] , for { NAME($ritual) }
    }

# The tiles that can be taken.
shamans-row-report =
    { $tiles-count ->
        [0]
            { $unknown ->
                [0] The row is empty, { shamans-stack-count }.
                [one] One untold tile in the row, { shamans-stack-count }.
               *[other] { WORDS($unknown) } untold tiles in the row, { shamans-stack-count }.
            }
       *[other]
            { $unknown ->
                [0] In the row: { LIST($tiles) }; { shamans-stack-count }.
                [one] In the row: { LIST($tiles) } and one untold tile; { shamans-stack-count }.
               *[other] In the row: { LIST($tiles) } and { WORDS($unknown) } untold tiles; { shamans-stack-count }.
            }
    }

# Within a sentence about the row: how many tiles the stack holds.
shamans-stack-count =
    { $stack ->
        [0] the stack is empty
        [one] one tile in the stack
       *[other] { WORDS($stack) } tiles in the stack
    }

# The tiles of one player.
shamans-tiles-report =
    { $tiles-count ->
        [0]
            { $face-down ->
                [0] { $seat } has no tile.
                [one] { $seat } has one face-down tile.
               *[other] { $seat } has { WORDS($face-down) } face-down tiles.
            }
       *[other]
            { $face-down ->
                [0] { $seat } has { LIST($tiles, form: "a") }.
                [one] { $seat } has { LIST($tiles, form: "a") }, and one face-down tile.
               *[other] { $seat } has { LIST($tiles, form: "a") }, and { WORDS($face-down) } face-down tiles.
            }
    }

# Nobody has a tile.
shamans-no-tiles-report = Nobody has a tile.

# How many cards a player holds.
shamans-hand-report =
    { $hand ->
        [0] { $seat } holds no cards.
        [one] { $seat } holds one card.
       *[other] { $seat } holds { WORDS($hand) } cards.
    }

# A player is out of this round.
shamans-eliminated-report = { $seat } is out of this round.

# A player is away from the table.
shamans-away-report = { $seat } is away.

# One player's points.
shamans-score-report =
    { $points ->
        [0] { $seat } has no points.
        [one] { $seat } has one point.
       *[other] { $seat } has { WORDS($points) } points.
    }

# Everybody's points.
shamans-scores-report = Scores: { LIST($points, item: "shamans-player-score") }.

# Which camp has won the last round; its points follow.
shamans-round-won-report = The { NAME($winner, form: "many") } won the round.

# What everybody gained in one round.
shamans-round-points-report = Round { WORDS($number) }: { LIST($points, item: "shamans-player-score") }.

# The round that was asked for is not scored.
shamans-no-such-round-report =
    { $played ->
        [0] No round is scored yet.
        [one] Only one round is scored.
       *[other] There are { WORDS($played) } scored rounds.
    }

# When nobody has points.
shamans-nobody-scored-report = Everybody has zero points.

# A role that was shown to all.
shamans-role-report = { $seat } is a { NAME($role) }, as was shown.

# A role was shown, and that was undone.
shamans-role-seen-report = { $seat } was shown as a { NAME($role) } before that was undone.

# A role was shown and has been swapped since.
shamans-swapped-report = The role of { $seat } was shown, then swapped.

# The constant answer to a question about anything hidden.
shamans-secret-kept = What is hidden, I do not know.

# Who has won the game.
shamans-winner-report = { $seat } has won the game.

# One table rule in force, as the configuration has it.
shamans-table-rule-report =
    { $rule ->
        [permutation_with_eliminated]
            { $value ->
                [yes] Table rule: roles may be swapped with eliminated players too.
               *[no] Table rule: nobody swaps roles with an eliminated player.
            }
        [permutation_optional]
            { $value ->
                [yes] Table rule: a Permutation may be left out.
               *[no] Table rule: a Permutation must be performed.
            }
        [swapped_roles_told]
            { $value ->
                [yes] Table rule: I tell where a shown role went in a swap.
               *[no] Table rule: of a shown role I only say that it was swapped.
            }
        [guide_named_by]
            { $value ->
                [lowest] Table rule: of eliminated players the lowest card's owner names the Guide.
               *[highest] Table rule: of eliminated players the highest card's owner names the Guide.
            }
        [artefact_of_eliminated]
            { $value ->
                [named-guide] Table rule: for an eliminated lowest card the named Guide takes the artefact.
               *[nobody] Table rule: for an eliminated lowest card nobody takes an artefact.
            }
        [ritual_of_eliminated]
            { $value ->
                [nobody] Table rule: nobody performs a ritual that an eliminated player's card completes.
               *[named-guide] Table rule: the named Guide performs what an eliminated player's card completes.
            }
        [guide_may_be_eliminated]
            { $value ->
                [yes] Table rule: an eliminated player may be named as Guide.
               *[no] Table rule: only a living player with cards is named as Guide.
            }
        [ritual_without_guide]
            { $value ->
                [owner] Table rule: where nobody can lead, the card's owner performs the ritual.
               *[nobody] Table rule: where nobody can lead, nobody performs the ritual.
            }
        [public_role_said_again]
            { $value ->
                [yes] Table rule: at an elimination a public role is said once more.
               *[no] Table rule: at an elimination a public role is not said again.
            }
        [stabilisation_without_artefacts]
            { $value ->
                [pawn] Table rule: without artefacts a Stabilisation moves the Shadow back.
               *[nothing] Table rule: an artefact may be chosen when none is left, for nothing.
            }
        [eclipse_without_cards]
            { $value ->
                [keep] Table rule: beside a neighbour without cards, a card stays at the Eclipse.
               *[skip] Table rule: the Eclipse passes over neighbours without cards.
            }
        [eight_points_checked]
            { $value ->
                [at-once] Table rule: eight points end the game at once.
               *[after-scoring] Table rule: eight points are looked at after the scoring.
            }
        [portal_during_elimination]
            { $value ->
                [yes] Table rule: a Portal may come before an elimination's last step.
               *[no] Table rule: no Portal may come between an elimination's steps.
            }
        [mask_with_public_role]
            { $value ->
                [said-again] Table rule: a Mask makes a public role be said again.
               *[nothing] Table rule: a Mask does nothing where the role is public.
            }
       *[other] Table rule: { $rule }, { $value }.
    }

## Requests: forms for lists, questions and examples

# Questions of this game, as choices and examples.
shamans-ask-shadow =
    .choice = where the Shadow is
    .example = "where is the Shadow"
shamans-ask-world =
    .choice =
        { $world ->
            [none] how a world stands
           *[other] how { NAME($world) } stands
        }
    .example = "what is missing at blue"
    .missing-world = Which world?
shamans-ask-worlds =
    .choice = how all worlds stand
    .example = "how do the worlds stand"
shamans-ask-tiles =
    .choice = which tiles are in sight
    .example = "which tiles are there"
shamans-ask-hand =
    .choice =
        { $seat ->
            [none] how many cards are held
           *[other] how many cards { $seat } holds
        }
    .example = "how many cards does { $player } have"
    .missing-seat = Whose cards?
shamans-ask-role =
    .choice =
        { $seat ->
            [none] who the Shadows are
           *[other] which role { $seat } has
        }
    .example = "which role has { $player }"
    .missing-seat = Whose role?
shamans-ask-hidden-tile =
    .choice =
        { $seat ->
            [none] which tile lies face down
           *[other] which tile { $seat } has face down
        }
    .example = "which tile is face down"
    .missing-seat = Whose tile?
shamans-ask-marker =
    .choice = who holds the marker
    .example = "who has the marker"
shamans-ask-trick =
    .choice = which cards are in front
    .example = "what is the Destination"
shamans-ask-player =
    .choice =
        { $seat ->
            [none] how a player stands
           *[other] how { $seat } stands
        }
    .example = "how is { $player } doing"
    .missing-seat = Which player?

# What every game is asked, in the words of this one.
shamans-ask-meaning =
    .choice =
        { $subject ->
            [portal] what the Portal is
            [mask] what the Mask is
            [dagger] what the Dagger is
            [moon-shard] what the Moon Shard is
            [eclipse] what the Eclipse is
            [stabilisation] what a Stabilisation is
            [permutation] what a Permutation is
            [illumination] what an Illumination is
            [neutralisation] what a Neutralisation is
            [artefact] what an artefact is
            [ritual] what a ritual is
            [world] what a world is
            [destination] what the Destination is
            [guide] what the Guide is
            [marker] what the marker is
            [shadow] what the Shadow is
            [shaman] what a Shaman is
            [moon] what the Moon is
           *[none] what a thing is
        }
shamans-ask-sticker =
    .choice =
        { $sticker ->
            [round] the circle sticker
            [triangle] the triangle sticker
            [cross] the cross sticker
            [question-mark] the question mark sticker
            [bar] the bar sticker
            [minus] the minus sticker
            [one-point] the one point sticker
            [two-points] the two points sticker
           *[none] the meaning of a sticker
        }{ $place ->
            [tile] { " " }on a tile
            [board] { " " }on the board
            [card] { " " }on a card
            [objective] { " " }on the objective
           *[none] { "" }
        }
shamans-ask-rule =
    .choice =
        { $topic ->
            [overview] the rule on the whole game
            [contents] the rule on what is in the box
            [next-round] the rule on the next round
            [stickers] the rule on the stickers
            [setup] the rule on the set-up
            [deck] the rule on the deck
            [play] the rule on playing a card
            [artefact] the rule on artefacts
            [row] the rule on the row
            [eclipse] the rule on the Eclipse
            [ritual] the rule on rituals
            [hand] the rule on an eliminated Shadow's cards
            [moon] the rule on the Moon
            [guide] the rule on the Guide
            [roles] the rule on roles
            [tiles] the rule on face-down tiles
            [over] the rule on the end of the game
            [shadow] the rule on the Shadow
            [destination] the rule on the Destination
            [portal] the rule on Portals
            [mask] the rule on Masks
            [dagger] the rule on Daggers
            [moon-shard] the rule on Moon Shards
            [stabilisation] the rule on the Stabilisation
            [permutation] the rule on the Permutation
            [illumination] the rule on the Illumination
            [neutralisation] the rule on the Neutralisation
            [elimination] the rule on eliminations
            [round-end] the rule on the end of a round
            [scoring] the rule on scoring
            [talk] the rule on table talk
           *[none] the rule for now
        }
shamans-correct =
    .choice =
        { $changes-count ->
            [0] the correction of the last announcement
           *[other] { LIST($changes, item: "shamans-change") } instead
        }
shamans-fragment =
    .choice =
        { $values-count ->
            [0] that alone
           *[other] just { LIST($values, item: "shamans-change") }
        }

# Within a correction: what changes, and what it becomes.
shamans-change =
    { $first ->
        [first] { $second } begins
        [target] { $second } eliminated
        [other] a swap with { $second }
        [shadows]
            { $second-count ->
                [0] nobody as a Shadow
                [1] { LIST($second) } as the Shadow
               *[other] { LIST($second) } as the Shadows
            }
        [worlds]
            { $second-count ->
                [0] no colours
               *[other] colours { LIST($second) }
            }
        [players] for { WORDS($second) } players
        [portals] Portals: { WORDS($second) }
        [masks] Masks: { WORDS($second) }
        [daggers] Daggers: { WORDS($second) }
        [moon_shards] Moon Shards: { WORDS($second) }
        [round] round { WORDS($second) }
        [value] { WORDS($second) }
        [tiles]
            { $second-count ->
                [0] no tile
                [1] one tile, { LIST($second) }
               *[other] tiles { LIST($second) }
            }
        [artefacts]
            { $second-count ->
                [0] nothing in front
               *[other] in front { LIST($second) }
            }
        [source] from the { NAME($second) }
        [row]
            { $second-count ->
                [0] nothing in the row
               *[other] { LIST($second, form: "row") } in the row
            }
        [laid]
            { $second-count ->
                [0] no world
               *[other] { LIST($second, item: "shamans-corrected-world") }
            }
        [eliminated]
            { $second ->
                [yes] out of the round
               *[no] in the round
            }
        [points]
            { $second ->
                [one] one point
               *[other] { WORDS($second) } points
            }
        [hand]
            { $second ->
                [one] one card in hand
               *[other] { WORDS($second) } cards in hand
            }
        [stack]
            { $second ->
                [one] one tile in the stack
               *[other] { WORDS($second) } tiles in the stack
            }
        [steps]
            { $second ->
                [one] one step
               *[other] { WORDS($second) } steps
            }
        [steps_to_moon]
            { $second ->
                [one] one step to the Moon
               *[other] { WORDS($second) } steps to the Moon
            }
        [place]
            { $second ->
                [tile] on a tile
                [board] on the board
                [card] on a card
               *[objective] on the objective
            }
       *[other] { NAME($second) }
    }

# How many points in one round.
shamans-ask-round =
    .choice =
        { $round ->
            [none] the points of the last round
           *[other] the points of round { WORDS($round) }
        }
    .example = "the points of round two"

# Which table rules are in force.
shamans-ask-table-rules =
    .choice = the table rules
    .example = "table rules"
