# Ce que disent les joueurs à l'entraînement, dans les mots de la table.

shamans-aloud-round-started = { shamans-round-started.choice }
shamans-aloud-row-shown = la { shamans-row-shown.choice }
shamans-aloud-card-played = { shamans-part-card }
shamans-aloud-artefact-taken = { shamans-part-taken }
shamans-aloud-tile-revealed = la nouvelle tuile est { NAME($tile, form: "a") }
shamans-aloud-eclipse-appeared = { shamans-eclipse-appeared.choice }
shamans-aloud-portal-used = Portail { NAME($direction) }
shamans-aloud-role-revealed = je suis { NAME($role) }
shamans-aloud-stabilised = { shamans-stabilised.choice }
shamans-aloud-roles-swapped = j'échange avec { $other }
shamans-aloud-player-eliminated = j'élimine { $target }
shamans-aloud-dagger-declined = pas de Dague
shamans-aloud-ritual-chosen = { shamans-ritual-chosen.choice }
shamans-aloud-guide-named = { shamans-guide-named.choice }
shamans-aloud-moon-reached = la Lune
shamans-aloud-roles-named = { shamans-roles-named.choice }
shamans-aloud-tiles-shown = { shamans-tiles-shown.choice }
shamans-aloud-card-laid = { shamans-card-laid.choice }
