# What the game is called, among others.
initiation-title = Qui sera chaman

# Who is ahead, in one sentence. `.resumed`: a game of an earlier evening goes on.
initiation-gist-report = { initiation-part-gist }.
    .resumed = Reprise : { initiation-part-gist }.
initiation-part-gist =
    { $leaders-count ->
        [0] tout le monde est au Départ
       *[other] en tête, case { WORDS($square) } : { LIST($leaders) }
    }
