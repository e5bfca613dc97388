# Les chapitres du livret, quand il est lu.

score-topic-title-overview = le compte des points
score-topic-title-setup = le début
score-topic-title-round = une manche
score-topic-title-over = la fin de la partie
score-topic-title-correction = les corrections
