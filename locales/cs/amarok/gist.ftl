# How the game stands, in one sentence. `.resumed`: a game of an earlier evening goes on.
amarok-gist-report = { amarok-part-gist }.
    .resumed = Pokračování hry: { amarok-part-gist }.
amarok-part-gist =
    { $round ->
        [0] první kolo ještě nezačalo
       *[other]
            { $is-running ->
                [yes] kolo číslo { WORDS($round) }, { NAME($objective) }{ amarok-part-ahead }
               *[no] kolo číslo { WORDS($round) } je dohrané{ amarok-part-ahead }
            }
    }
amarok-part-ahead =
    { $wins ->
        [0] , vyhrané kolo zatím nemá nikdo
        [one] , s jedním kolem vede { LIST($leaders) }
       *[other] , se dvěma koly vede { LIST($leaders) }
    }
