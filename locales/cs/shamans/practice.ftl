# Co říkají hráči při cvičení, slovy od stolu.

shamans-aloud-round-started = { shamans-round-started.choice }
shamans-aloud-row-shown = { shamans-row-shown.choice }
shamans-aloud-card-played = { shamans-card-played.card }
shamans-aloud-artefact-taken = { shamans-artefact-taken.tile }
shamans-aloud-tile-revealed = nová destička je { NAME($tile) }
shamans-aloud-eclipse-appeared = { shamans-eclipse-appeared.choice }
shamans-aloud-portal-used = portál { NAME($direction) }
shamans-aloud-role-revealed = jsem { NAME($role) }
shamans-aloud-stabilised = { shamans-stabilised.choice }
shamans-aloud-roles-swapped = { $seat } a { $other } si mění role
shamans-aloud-player-eliminated = { $target } je mimo kolo
shamans-aloud-dagger-declined = bez vyřazení
shamans-aloud-ritual-chosen = { shamans-ritual-chosen.choice }
shamans-aloud-guide-named = { shamans-guide-named.choice }
shamans-aloud-moon-reached = Měsíc
shamans-aloud-roles-named = { shamans-roles-named.choice }
shamans-aloud-tiles-shown = { shamans-tiles-shown.choice }
shamans-aloud-card-laid = { shamans-card-laid.choice }
