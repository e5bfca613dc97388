# Somebody else has won a round that is over.
amarok-round-corrected = Corrected: { amarok-part-past }.
    .choice = { amarok-part-past }
    .example = "round two was won by { $player }"
    .missing-round = Which round?
    .missing-seat = Who has won it?
amarok-part-past =
        { $round ->
            [none] a past round
           *[other] round { WORDS($round) }
        }{ $seat ->
            [none] { "" }
           *[other] , { $seat }
        }

# What who is concerned has won by now.
amarok-round-rewon = Rounds won now: { LIST($wins, item: "amarok-part-won-by-now") }.
amarok-part-won-by-now = { $first } { WORDS($second) }

# There is no such round.
amarok-round-not-played =
    { $played ->
        [0] No round is over yet.
        [one] Only one round is over. Which one is it?
       *[other] There are { WORDS($played) } rounds that are over, not { WORDS($round) }. Which one is it?
    }
