### The chapters of the rulebook, when it is read.

score-topic-title-overview = počítání bodů
score-topic-title-setup = začátek
score-topic-title-round = kolo
score-topic-title-over = konec hry
score-topic-title-correction = opravy
