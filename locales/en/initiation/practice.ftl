# What players say in practice, in the words of the table.

initiation-aloud-die-rolled = { $seat } { WORDS($value) }
initiation-aloud-direction-chosen = { initiation-direction-chosen.choice }
initiation-aloud-dice-rolled = { initiation-part-dice }
initiation-aloud-dice-assigned = { initiation-dice-assigned.choice }
