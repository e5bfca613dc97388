### The chapters of the rulebook, when it is read.

score-topic-title-overview = počítání bodů
score-topic-title-setup = začátek
score-topic-title-round = kolo
score-topic-title-over = konec hry
score-topic-title-correction = opravy

# Situations, in a choice.

score-situation-title-leaves = někdo odchází od stolu
score-situation-title-tie = stejný nejlepší součet
score-situation-title-wrong-points = špatně řečené body
score-situation-title-no-points = hráč bez bodů
