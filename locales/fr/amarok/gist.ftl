# How the game stands, in one sentence. `.resumed`: a game of an earlier evening goes on.
amarok-gist-report = { amarok-part-gist }.
    .resumed = Reprise : { amarok-part-gist }.
amarok-part-gist =
    { $round ->
        [0] aucune manche n'a commencé
       *[other]
            { $is-running ->
                [yes] manche { WORDS($round) }, { NAME($objective) }{ amarok-part-ahead }
               *[no] la manche { WORDS($round) } est finie{ amarok-part-ahead }
            }
    }
amarok-part-ahead =
    { $wins ->
        [0] , pas encore de manche gagnée
        [1] , en tête avec une manche : { LIST($leaders) }
       *[other] , en tête avec { WORDS($wins, form: "f") } manches : { LIST($leaders) }
    }
