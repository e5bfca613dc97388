# Ce que disent les joueurs à l'entraînement, dans les mots de la table.

amarok-aloud-round-started = { amarok-round-started.choice }
amarok-aloud-card-laid =
    je pose { amarok-part-the-card }{ $source ->
        [hand] { " " }de ma main
       *[other] { amarok-part-from }
    }{ amarok-part-with }
    .card = { amarok-part-card }
amarok-aloud-card-destroyed = je détruis { amarok-part-the-card }{ amarok-part-with }{ amarok-part-where }
amarok-aloud-claw-declined = la griffe ne détruit rien
amarok-aloud-round-won = la manche va à { $seat }
