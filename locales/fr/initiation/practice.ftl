# Ce que disent les joueurs à l'entraînement, dans les mots de la table.

initiation-aloud-die-rolled = { $seat } { WORDS($value) }
initiation-aloud-direction-chosen = { initiation-direction-chosen.choice }
initiation-aloud-dice-rolled = { initiation-part-dice }
initiation-aloud-dice-assigned = { initiation-dice-assigned.choice }
