# What players say in practice, in the words of the table.

shamans-aloud-round-started =
    { $first ->
        [none] new round
       *[other] new round, { $first } begins
    }
shamans-aloud-row-shown = the row is { LIST($tiles, form: "a") }
shamans-aloud-card-played = { NAME($world) } { WORDS($value) }
shamans-aloud-artefact-taken =
    { $source ->
        [row] I take the { NAME($tile) } from the row
       *[other] I take the { NAME($tile) } from the stack
    }
shamans-aloud-tile-revealed = the new tile is a { NAME($tile) }
shamans-aloud-eclipse-appeared = Eclipse to the { NAME($direction) }
shamans-aloud-portal-used = I use a Portal { NAME($direction) }
shamans-aloud-role-revealed = I am a { NAME($role) }
shamans-aloud-stabilised = { NAME($choice) }
shamans-aloud-roles-swapped = I swap roles with { $other }
shamans-aloud-player-eliminated = I eliminate { $target }
shamans-aloud-dagger-declined = no Dagger
shamans-aloud-ritual-chosen = the { NAME($world) } ritual first
shamans-aloud-guide-named = { $seat } is the Guide
shamans-aloud-moon-reached = the Moon
shamans-aloud-roles-named =
    { $shadows-count ->
        [1] the Shadow was { LIST($shadows) }
       *[other] the Shadows were { LIST($shadows) }
    }
shamans-aloud-tiles-shown = { $seat } shows { LIST($tiles, form: "a") }
shamans-aloud-card-laid = { NAME($world) } { WORDS($value) } goes to its world
