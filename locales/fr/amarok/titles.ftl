# Les chapitres du livret, quand il est lu.

amarok-topic-title-overview = le but du jeu
amarok-topic-title-setup = la mise en place
amarok-topic-title-play = le tour de jeu
amarok-topic-title-claw = le Coup de griffe
amarok-topic-title-over = la fin de la partie
amarok-topic-title-deck = le paquet
amarok-topic-title-places = où prendre une carte
amarok-topic-title-objective = l'Objectif
amarok-topic-title-season = le changement de saison
amarok-topic-title-heart = l'accouplement
amarok-topic-title-trap = le piège à loups
amarok-topic-title-round-end = la fin de la manche
amarok-topic-title-tie = l'égalité
amarok-topic-title-tiers = les paliers
amarok-topic-title-fairness = l'équité
amarok-topic-title-stickers = les autocollants
amarok-topic-title-talk = la discussion
amarok-topic-title-next-round = la manche suivante
