# Les chapitres du livret, quand il est lu.

amarok-topic-title-overview = le jeu en bref
amarok-topic-title-setup = la mise en place
amarok-topic-title-play = le tour de jeu
amarok-topic-title-claw = la Griffe
amarok-topic-title-over = la fin de la partie
amarok-topic-title-deck = les cartes
amarok-topic-title-places = d'où vient une carte
amarok-topic-title-objective = l'Objectif
amarok-topic-title-season = la Saison
amarok-topic-title-heart = l'Accouplement
amarok-topic-title-trap = le Piège
amarok-topic-title-round-end = la fin d'une manche
amarok-topic-title-tie = l'égalité
amarok-topic-title-tiers = ce qu'on voit de ses cartes
amarok-topic-title-fairness = l'équité pour qui ne voit pas
amarok-topic-title-stickers = les autocollants
amarok-topic-title-talk = parler à table
amarok-topic-title-next-round = qui commence une manche

# Les situations, dans un choix.

amarok-situation-title-pile-empty = la pioche vide
amarok-situation-title-river-empty = la rivière vide
amarok-situation-title-hand-empty = la main vide
amarok-situation-title-other-hand = une carte d'une autre main
amarok-situation-title-two-hearts = deux Accouplements
amarok-situation-title-heart-destroyed = un Accouplement détruit
amarok-situation-title-season-last = une Saison en dernière carte
amarok-situation-title-trap-at-end = un Piège à la fin
amarok-situation-title-all-trapped = un Piège devant tout le monde
amarok-situation-title-tie = la même meilleure somme
amarok-situation-title-claw-hidden = une Griffe sur une carte cachée
amarok-situation-title-claw-laid = une Griffe sur une carte posée
amarok-situation-title-claw-nothing = une Griffe qui ne détruit rien
amarok-situation-title-third-win = la troisième manche gagnée
amarok-situation-title-new-tier = vos cartes après une victoire
amarok-situation-title-felt-sticker = un doigt sur un autocollant
amarok-situation-title-no-value = une carte sans nombre
amarok-situation-title-same-card = la même carte dite deux fois
amarok-situation-title-leaves = un départ de la table
amarok-situation-title-round-void = une manche annulée
