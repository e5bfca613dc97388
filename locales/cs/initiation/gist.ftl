# What the game is called, among others.
initiation-title = Kdo bude šaman

# Who is ahead, in one sentence. `.resumed`: a game of an earlier evening goes on.
initiation-gist-report = { initiation-part-gist }.
    .resumed = Pokračování hry: { initiation-part-gist }.
initiation-part-gist =
    { $leaders-count ->
        [0] všichni jsou na startu
       *[other] na poli { WORDS($square) } vede { LIST($leaders) }
    }
