# Co říkají hráči při cvičení, slovy od stolu.

amarok-aloud-round-started = { amarok-round-started.choice }
amarok-aloud-card-laid = vykládám { amarok-part-the-card }{ amarok-part-from }{ amarok-part-with }
    .card = { amarok-part-card }
amarok-aloud-card-destroyed = ničím { amarok-part-the-card }{ amarok-part-with }{ amarok-part-where }
amarok-aloud-claw-declined = dráp neničí nic
amarok-aloud-round-won = kolo dostává { $seat }
