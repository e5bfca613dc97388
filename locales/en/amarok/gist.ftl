# How the game stands, in one sentence. `.resumed`: a game of an earlier evening goes on.
amarok-gist-report = { amarok-part-gist }.
    .resumed = Resuming: { amarok-part-gist }.
amarok-part-gist =
    { $round ->
        [0] no round has begun
       *[other]
            { $is-running ->
                [yes] round { WORDS($round) }, { NAME($objective) }{ amarok-part-ahead }
               *[no] round { WORDS($round) } is over{ amarok-part-ahead }
            }
    }
amarok-part-ahead =
    { $wins ->
        [0] , nobody has won a round yet
        [one] , ahead with one round: { LIST($leaders) }
       *[other] , ahead with { WORDS($wins) } rounds: { LIST($leaders) }
    }
