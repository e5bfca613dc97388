# Une manche finie est gagnée par une autre personne.
amarok-round-corrected = Correction : { amarok-part-past }.
    .choice = { amarok-part-past }
    .example = « la manche deux est pour { $player } »
    .missing-round = Quelle manche ?
    .missing-seat = Qui l'a gagnée ?
amarok-part-past =
        { $round ->
            [none] une manche passée
           *[other] manche { WORDS($round) }
        }{ $seat ->
            [none] { "" }
           *[other] , { $seat }
        }

# What who is concerned has won by now.
amarok-round-rewon = Manches gagnées : { LIST($wins, item: "amarok-part-won-by-now") }.
amarok-part-won-by-now = { $first } { WORDS($second, form: "f") }

# There is no such round.
amarok-round-not-played =
    { $played ->
        [0] Aucune manche n'est encore finie.
        [1] Une seule manche est finie. Laquelle corriger ?
       *[other] Il y a { WORDS($played, form: "f") } manches finies, pas { WORDS($round, form: "f") }. Laquelle ?
    }
