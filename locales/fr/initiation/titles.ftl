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

# Les situations, dans un choix.

initiation-situation-title-first-three-six = trois et six au premier lancer
initiation-situation-title-first-five-four = cinq et quatre au premier lancer
initiation-situation-title-later-nine = un neuf plus tard
initiation-situation-title-doubles = les doubles
initiation-situation-title-start-tie = l'égalité au premier dé
initiation-situation-title-occupied = la case déjà prise
initiation-situation-title-led-to-taken = la case prise où mène une autre
initiation-situation-title-backing-onto-special = reculer sur une case spéciale
initiation-situation-title-no-free-square = plus de case libre derrière
initiation-situation-title-limbo-taken = un autre pion dans les Limbes
initiation-situation-title-held-six = un six en cinquante-deux
initiation-situation-title-held-no-six = pas de six en cinquante-deux
initiation-situation-title-held-freed = un pion qui tombe en cinquante-deux
initiation-situation-title-nobody-frees = personne ne tombe en cinquante-deux
initiation-situation-title-bounce = aller trop loin
initiation-situation-title-bounce-special = une case spéciale après un rebond
initiation-situation-title-exact = tomber juste sur soixante-trois
initiation-situation-title-cycle-chain = une case de cycle après l'autre
initiation-situation-title-sent-to-start = le renvoi au Départ
initiation-situation-title-neighbour-six = le lancer pour quelqu'un d'autre
initiation-situation-title-pawn-blocked = un pion bloqué
initiation-situation-title-pawn-home = un pion déjà sur soixante-trois
initiation-situation-title-partner-square = la case du pion de l'équipe
initiation-situation-title-leaves = un départ de la table
