world-blue = blue
    .acc = blueish
world-green = green
tile-portal = Portal
tile-mask = Mask
face-down-face-down = hidden tile

-moon = the Moon

# A card is played.
shamans-card-played = { NAME($world) } { WORDS($value) }{ $seat ->
        [none] { "" }
       *[other] , { $seat }
    }.
    .brief = { "" }
    .coach = { $seat } plays { NAME($world, form: "acc") } { WORDS($value, form: "noun") }.
    .choice = { $world ->
        [blue] the sea
       *[other] { NAME($world, form: "acc") }
    } { WORDS($value) }
    .example = "alice, blue three"

shamans-shadow-moved = { $steps-to-moon ->
        [none] The Shadow moves.
        [0] The Shadow is on { -moon }.
        [one] one step to { -moon }.
       *[other] { WORDS($steps-to-moon) } steps to { -moon }. ça va.
    }
shamans-row-shown = { $tiles }
shamans-row-filled =
    { $tiles-count ->
        [0] no tile
       *[other] tiles: { LIST($tiles) }
    }.
shamans-round-scored = Scores: { LIST($points, item: "shamans-score") }.
shamans-score = { $first } { WORDS($second) }
shamans-table-corrected = { $eliminated ->
        [none] Corrected
        [yes] Out
       *[no] In
    }: { LIST($laid, item: "shamans-laid") }.
shamans-laid = { NAME($first) } with { LIST($second, form: "noun") }
shamans-moon-reached = { $nothing }
shamans-world-report = { $world }
shamans-tile-revealed = { NAME($tile) }.
shamans-role-revealed = { FUNNY($role) }.
shamans-stabilised =
    .choice = a choice

# What every game is asked, in the words of this one.
shamans-ask-rule =
    .choice = the rule of the sea{ $topic ->
        [none] { "" }
       *[other] { " " }on { $topic }
    }
