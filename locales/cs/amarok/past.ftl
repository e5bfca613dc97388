# Dohrané kolo vyhrál někdo jiný.
amarok-round-corrected = Oprava: { amarok-part-past }.
    .choice = { amarok-part-past }
    .example = „kolo číslo dvě má { $player }“
    .missing-round = Které kolo?
    .missing-seat = Kdo má to kolo?
amarok-part-past =
        { $round ->
            [none] minulé kolo
           *[other] kolo číslo { WORDS($round) }
        }{ $seat ->
            [none] { "" }
           *[other] , { $seat }
        }

# What who is concerned has won by now.
amarok-round-rewon = Vyhraná kola teď: { LIST($wins, item: "amarok-part-won-by-now") }.
amarok-part-won-by-now = { $first } { WORDS($second, form: "n") }

# There is no such round.
amarok-round-not-played =
    { $played ->
        [0] Žádné kolo ještě není dohrané.
        [one] Dohrané je zatím jen jedno kolo. Které má být opravené?
       *[other] Kolo číslo { WORDS($round) } ještě dohrané není. Které to je?
    }
