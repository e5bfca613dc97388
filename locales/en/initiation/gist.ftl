# What the game is called, among others.
initiation-title = Who will be the Shaman

# Who is ahead, in one sentence. `.resumed`: a game of an earlier evening goes on.
initiation-gist-report = { initiation-part-gist }.
    .resumed = Resuming: { initiation-part-gist }.
initiation-part-gist =
    { $leaders-count ->
        [0] everybody is on Start
       *[other] ahead on square { WORDS($square) }: { LIST($leaders) }
    }
