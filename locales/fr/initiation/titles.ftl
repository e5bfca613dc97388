# Les chapitres du livret, quand il est lu.

initiation-topic-title-overview = le but du jeu
initiation-topic-title-setup = la mise en place
initiation-topic-title-start = qui commence
initiation-topic-title-direction = le sens du jeu
initiation-topic-title-play = le lancer
initiation-topic-title-neighbour = le lancer du voisin
initiation-topic-title-metempsychosis = la métempsycose
initiation-topic-title-share = le partage des dés
initiation-topic-title-over = la fin de la partie
initiation-topic-title-first-throw = le premier neuf
initiation-topic-title-cycles = les cycles
initiation-topic-title-leads = les cases qui mènent ailleurs
initiation-topic-title-misses = les tours à passer
initiation-topic-title-occupied = la case occupée
initiation-topic-title-bounce = le rebond
initiation-topic-title-teams = les équipes et les deux pions
initiation-topic-title-companion-dice = les dés du compagnon
