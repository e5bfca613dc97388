# What players say in practice, in the words of the table.

amarok-aloud-round-started = { amarok-round-started.choice }
amarok-aloud-card-laid =
    I lay the { amarok-part-card }{ $source ->
        [hand] { " " }from my hand
       *[other] { amarok-part-from }
    }{ amarok-part-with }
    .card = { amarok-part-card }
amarok-aloud-card-destroyed = I destroy the { amarok-part-target }
amarok-aloud-claw-declined = the claw destroys nothing
amarok-aloud-round-won = the round goes to { $seat }
