# Les chapitres du livret, quand il est lu.

score-topic-title-overview = le compte des points
score-topic-title-setup = le début
score-topic-title-round = une manche
score-topic-title-over = la fin de la partie
score-topic-title-correction = les corrections

# Les situations, dans un choix.

score-situation-title-leaves = un départ de la table
score-situation-title-tie = le même meilleur total
score-situation-title-wrong-points = des points mal dits
score-situation-title-no-points = une personne sans points
