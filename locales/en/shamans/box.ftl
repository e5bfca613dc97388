# What the table reads off its box of Shamans.

## Announcements

# The length of the track, from the Shadow, or from the start for so many players.
shamans-track-read =
    { $players ->
        [none]
            { $steps ->
                [none] The track is counted.
                [one] The Moon is one step away.
               *[other] The Moon is { WORDS($steps) } steps away.
            }
       *[other]
            { $steps ->
                [none] The track for { WORDS($players) } players is counted.
                [one] For { WORDS($players) } players, one step from the start to the Moon.
               *[other] For { WORDS($players) } players, { WORDS($steps) } steps from the start to the Moon.
            }
    }
    .choice =
        { $players ->
            [none]
                { $steps ->
                    [none] the steps to the Moon
                    [one] one step to the Moon
                   *[other] { WORDS($steps) } steps to the Moon
                }
           *[other]
                { $steps ->
                    [none] the steps for { WORDS($players) } players
                    [one] one step for { WORDS($players) } players
                   *[other] { WORDS($steps) } steps for { WORDS($players) } players
                }
        }
    .example = "twelve steps to the Moon"
    .missing-steps =
        { $players ->
            [none] How many steps is it to the Moon?
           *[other] With { WORDS($players) } players, how many steps from the start to the Moon?
        }
    .missing-players = For how many players?

# The colours at the bottom of the board.
shamans-colours-told =
    { $worlds ->
        [none] The colours are told.
       *[other] Colours at the bottom: { LIST($worlds) }.
    }
    .choice =
        { $worlds ->
            [none] some colours
           *[other] the colours { LIST($worlds) }
        }
    .example = "the colours are blue, green, yellow, purple and orange"
    .missing-worlds =
        { $worlds ->
            [none] Which five colours are at the bottom of the board?
           *[other] I have { LIST($worlds) }. Which others are at the bottom, besides brown and red?
        }

# How many tiles of each kind.
shamans-tiles-counted = In the box: { shamans-part-tiles }.
    .choice = in the box: { shamans-part-tiles }
    .example = "three portals and two masks"
    .missing-portals = How many Portals, with a circle?
    .missing-masks = How many Masks, with a question mark?
    .missing-daggers = How many Daggers, with a bar?
    .missing-moon-shards = How many Moon Shards, with two points?
shamans-part-tiles =
    { $portals ->
        [none]
            { $masks ->
                [none]
                    { $daggers ->
                        [none]
                            { $moon-shards ->
                                [none] tiles to be counted
                               *[other] { shamans-part-moon-shards }
                            }
                       *[other]
                            { $moon-shards ->
                                [none] { shamans-part-daggers }
                               *[other] { shamans-part-daggers } and { shamans-part-moon-shards }
                            }
                    }
               *[other]
                    { $daggers ->
                        [none]
                            { $moon-shards ->
                                [none] { shamans-part-masks }
                               *[other] { shamans-part-masks } and { shamans-part-moon-shards }
                            }
                       *[other]
                            { $moon-shards ->
                                [none] { shamans-part-masks } and { shamans-part-daggers }
                               *[other] { shamans-part-masks }, { shamans-part-daggers } and { shamans-part-moon-shards }
                            }
                    }
            }
       *[other]
            { $masks ->
                [none]
                    { $daggers ->
                        [none]
                            { $moon-shards ->
                                [none] { shamans-part-portals }
                               *[other] { shamans-part-portals } and { shamans-part-moon-shards }
                            }
                       *[other]
                            { $moon-shards ->
                                [none] { shamans-part-portals } and { shamans-part-daggers }
                               *[other] { shamans-part-portals }, { shamans-part-daggers } and { shamans-part-moon-shards }
                            }
                    }
               *[other]
                    { $daggers ->
                        [none]
                            { $moon-shards ->
                                [none] { shamans-part-portals } and { shamans-part-masks }
                               *[other] { shamans-part-portals }, { shamans-part-masks } and { shamans-part-moon-shards }
                            }
                       *[other]
                            { $moon-shards ->
                                [none] { shamans-part-portals }, { shamans-part-masks } and { shamans-part-daggers }
                               *[other] { shamans-part-portals }, { shamans-part-masks }, { shamans-part-daggers } and { shamans-part-moon-shards }
                            }
                    }
            }
    }
shamans-part-portals =
    { $portals ->
        [0] no Portal
        [one] one Portal
        *[other] { WORDS($portals) } Portals
    }
shamans-part-masks =
    { $masks ->
        [0] no Mask
        [one] one Mask
        *[other] { WORDS($masks) } Masks
    }
shamans-part-daggers =
    { $daggers ->
        [0] no Dagger
        [one] one Dagger
        *[other] { WORDS($daggers) } Daggers
    }
shamans-part-moon-shards =
    { $moon-shards ->
        [0] no Moon Shard
        [one] one Moon Shard
        *[other] { WORDS($moon-shards) } Moon Shards
    }

## Doubts: said once, and what was told is kept.

shamans-track-doubted = A track of { WORDS($steps) } { $steps ->
        [one] step
       *[other] steps
    } is surprising. Count again, or leave it so.
shamans-copies-doubted = More than three { NAME($tile, form: "many") } are rare. Count again, or leave it so.
shamans-sum-doubted = That makes { WORDS($count) } { $count ->
        [one] tile
       *[other] tiles
    } instead of { WORDS($printed) }, without the Eclipse. Count again, or leave it so.
shamans-box-exceeded = { NAME($tile, form: "many") } in sight: { WORDS($count) }; in your box: { WORDS($told) }. Please check.

## Objections

shamans-too-many-colours = Five colours are at the bottom of the board, not { WORDS($count) }. Say the five.
shamans-colour-in-play = A { NAME($world) } card is on the table. Change the colours after the round.

## Answers

shamans-box-colours-report = At the bottom of the board: { LIST($worlds) }.
shamans-box-rituals-report = Rituals: { LIST($rituals, item: "shamans-box-ritual") }.
shamans-box-ritual = { NAME($first) } { NAME($second) }
shamans-box-tracks-report = Track: { LIST($tracks, item: "shamans-box-track") }.
shamans-box-track =
    { $second ->
        [one] one step for { WORDS($first) } players
       *[other] { WORDS($second) } steps for { WORDS($first) } players
    }
shamans-box-tiles-report = Tiles: { LIST($tiles, item: "shamans-box-tile") }.
shamans-box-tile =
    { $second ->
        [0] no { NAME($first) }
        [one] one { NAME($first) }
       *[other] { WORDS($second) } { NAME($first, form: "many") }
    }
shamans-box-lacks-report = I still lack { LIST($parts) }.
shamans-box-complete-report = I know all about your box.
box-part-colours = the colours
box-part-rituals = some rituals
box-part-tracks = some track lengths
box-part-tiles = some tiles

## A sticker that is lost or unsure

shamans-ask-unsure =
    .choice = { $thing ->
        [none] the lost sticker
        [card] the unsure card
       *[tile] the unsure tile
    }{ $world ->
        [none] { "" }
       *[other] , { NAME($world) }
    }
shamans-sort-cards =
    .choice = sort the cards
shamans-cards-sorted =
    .choice = { $world ->
        [none] sorted cards
       *[other] sorted cards, { NAME($world) }
    }{ $values ->
        [none] { "" }
       *[other]
            { $values-count ->
                [0] , not one
               *[other] , { LIST($values) }
            }
    }
    .missing-world = Of which colour?
    .missing-values = { $world ->
        [none] Which values have you got?
       *[other] Which values have you got in { NAME($world) }?
    }
shamans-tiles-sorted =
    .choice = sorted tiles: { shamans-part-tiles }

# Between two rounds all cards are there, and are told colour by colour.
shamans-sorting-begun = Let us sort. Say the values you have; “next” skips a colour.
# A round runs: hands are secret.
shamans-sorting-refused = Nothing is sorted during a round: hands are secret. Gladly after it.
shamans-sorted-report =
    { $missing-count ->
        [0] { NAME($world) } is complete.
       *[other] { NAME($world) } lacks { LIST($missing) }.
    }
shamans-sorted-elsewhere = With { WORDS($players) } players, { NAME($world) } is not used.
shamans-sorting-over =
    { $missing-count ->
        [0] No card is missing.
       *[other] Missing in all: { LIST($missing, item: "shamans-missing-cards") }.
    }
shamans-missing-cards = { NAME($first) } { LIST($second) }
shamans-tiles-sorted-report =
    { $missing-count ->
        [0]
            { $unknown-count ->
                [0] No tile is missing.
               *[other] { "" }
            }
       *[other] Missing: { LIST($missing, item: "shamans-box-tile") }.
    }{ $unknown-count ->
        [0] { "" }
       *[other] { " " }Your box has not told yet how many: { LIST($unknown, form: "many") }.
    }
# What everybody could see, and nothing else.
shamans-unsure-card = { NAME($world) }: { $seen-count ->
        [0] nothing on the table
       *[other] on the table, { LIST($seen) }
    }; { $unseen-count ->
        [0] all have been seen
       *[other] not seen yet, { LIST($unseen) }
    }.
shamans-unsure-in-hand = A card in a hand stays secret: ask somebody sighted quietly, or wait for the end.
shamans-unsure-on-table = If it is on the table, say its colour: “which blue card is this”.
shamans-unsure-between = Say “let's sort the cards”: I tell what is missing, tiles too.
shamans-unsure-tile =
    { $is-round ->
        [yes] A hidden tile stays secret: ask somebody sighted quietly, or wait for the end.
       *[no] Count the tiles while sorting: say “let's sort the cards”.
    }
shamans-unsure-tiles-left =
    { $tiles-count ->
        [0] All tiles of your box are in sight.
       *[other] Not in sight, by your box: { LIST($tiles, item: "shamans-box-tile") }.
    }
