# Ce que le compagnon explique d'Amarok : une phrase par réponse, huit secondes au plus.

## Noms d'autocollants et d'endroits, dans une question

amarok-sticker-name-full-heart = le cœur plein
amarok-sticker-name-hollow-heart = le cœur creux
amarok-sticker-name-drop = la goutte
amarok-sticker-name-plus = le plus
amarok-sticker-name-minus = le moins
amarok-sticker-name-cross = la croix
amarok-sticker-name-target = la cible
amarok-sticker-name-dots = les pastilles
amarok-sticker-name-number = le nombre
place-card = sur une carte
place-objective = sur l'Objectif

## Choses et symboles : ce que c'est, ce que cela fait

amarok-subject-season = La Saison est un symbole : qui la pose retourne l'Objectif sur son autre face.
amarok-subject-heart = L'Accouplement est un symbole : une deuxième carte qui le porte, devant soi, gagne la manche aussitôt.
amarok-subject-claw = La Griffe est un symbole : elle détruit une autre carte, posée, en main, de la rivière ou de la pioche.
amarok-subject-trap = Le Piège est un symbole : avec lui devant soi à la fin, on ne peut pas gagner la manche.
amarok-subject-objective = L'Objectif est une carte à deux faces : plus fait gagner la plus grande somme, moins la plus petite.
amarok-subject-objective-plus = Avec l'Objectif plus, la plus grande somme de deux cartes gagne la manche.
amarok-subject-objective-minus = Avec l'Objectif moins, la plus petite somme de deux cartes gagne la manche.
amarok-subject-red = Une carte rouge est une carte Forêt de couleur rouge ; il y en a onze.
amarok-subject-blue = Une carte bleue est une carte Forêt de couleur bleue ; il y en a onze.
amarok-subject-blue-back = L'envers d'une carte bleue porte des pastilles : sa couleur se sait même face cachée.
amarok-subject-value = La valeur est le nombre sous la couleur ; les valeurs des deux cartes posées s'ajoutent.
amarok-subject-river = La rivière est faite de deux cartes face visible au milieu ; elle ne se remplit pas de la manche.
amarok-subject-pile = La pioche est le paquet face cachée ; sa première carte peut se prendre ou se détruire.
amarok-subject-hand = La main compte deux cartes au départ ; la sienne ou celle d'une autre personne, on peut y prendre une carte.
amarok-subject-tier = Le palier dépend des manches gagnées : sans victoire on voit deux cartes, avec une victoire une, avec deux aucune.
amarok-subject-round = Une manche dure jusqu'à ce que tout le monde ait deux cartes devant soi ; trois manches font la partie.

## Autocollants, selon l'endroit

amarok-sticker-full-heart-card = Sur une carte, le cœur plein en haut à gauche dit sa couleur : une carte rouge.
amarok-sticker-drop-card = Sur une carte, la goutte en haut à gauche dit sa couleur : une carte bleue.
amarok-sticker-number-card = Sur une carte, le nombre en haut à gauche, sous la couleur, est sa valeur.
amarok-sticker-hollow-heart-card = Au milieu d'une carte, le cœur creux est l'Accouplement : deux devant soi gagnent la manche aussitôt.
amarok-sticker-cross-card = Au milieu d'une carte, la croix est la Griffe : elle détruit une autre carte en jeu.
amarok-sticker-target-card = En haut à gauche d'une carte, sous la couleur, la cible est le Piège : il empêche de gagner la manche.
amarok-sticker-dots-card = À l'envers d'une carte, les pastilles transparentes disent qu'elle est bleue ; un envers lisse, qu'elle est rouge.
amarok-sticker-plus-objective = Sur l'Objectif, le plus dit que la plus grande somme gagne la manche.
amarok-sticker-minus-objective = Sur l'Objectif, le moins dit que la plus petite somme gagne la manche.
amarok-sticker-plus-card = Au milieu d'une carte Forêt, le plus est la Saison : elle retourne l'Objectif.

## Sujets ; ceux d'une phase en sont le rappel

amarok-topic-overview = On pose deux cartes par manche : la meilleure somme gagne, selon l'Objectif, et trois manches font la victoire.
amarok-topic-setup = Avant une manche, mélangez les vingt-deux cartes, donnez-en deux par personne, et deux visibles à la rivière.
amarok-topic-play = À son tour, on prend une carte de l'un des quatre endroits, on la pose devant soi, et son symbole agit.
amarok-topic-claw = La Griffe détruit n'importe quelle autre carte en jeu : on la montre à la table, puis elle va sous la pioche.
amarok-topic-over = Trois manches gagnées font la victoire, aussitôt.
amarok-topic-deck = Il y a vingt-deux cartes, onze rouges et onze bleues ; leurs nombres se disent, personne n'en a la liste.
amarok-topic-places = Une carte se prend dans sa main, la rivière, la pioche ou une autre main ; rien ne se remplit.
amarok-topic-objective = L'Objectif dit quelle somme gagne ; seule une Saison le retourne, et il reste ainsi d'une manche à l'autre.
amarok-topic-season = Une Saison retourne l'Objectif dès qu'elle est posée, entre plus et moins.
amarok-topic-heart = Deux Accouplements devant la même personne lui donnent la manche aussitôt, quels que soient nombres et couleurs.
amarok-topic-trap = Avec un Piège devant soi à la fin, pas de victoire : la meilleure somme des autres gagne.
amarok-topic-round-end = La manche finit quand tout le monde a deux cartes posées : plus, la grande somme gagne ; moins, la petite.
amarok-topic-tie = À égalité, sauf règle de table, la manche ne compte pour personne.
amarok-topic-tiers = Sans victoire, on voit ses deux cartes ; avec une, une seule ; avec deux, aucune, et les autres les voient.
amarok-topic-fairness = Une carte tournée vers les autres n'aide que qui voit : la table peut choisir une règle maison pour tous.
amarok-topic-stickers = En haut à gauche, couleur, nombre, cible du Piège ; au milieu, le symbole ; à l'envers du bleu, des pastilles.
amarok-topic-talk = À cette table on peut bluffer et parler des cartes : une annonce a donc besoin d'un verbe ou d'un endroit.

## Mise en place, une étape par phrase

# À trois.
amarok-setup-3-1 = À trois, donnez à chaque personne une aide de jeu et une piste de score.
amarok-setup-3-2 = La personne qui a vu un animal sauvage en dernier commence, puis on tourne dans le sens des aiguilles d'une montre.
amarok-setup-3-3 = Elle prend l'Objectif devant elle : côté plus visible pour la toute première manche, ensuite sans le retourner.
amarok-setup-3-4 = Mélangez les vingt-deux cartes Forêt, onze rouges et onze bleues.
amarok-setup-3-5 = Donnez deux cartes face cachée par personne, à trois.
amarok-setup-3-6 = Posez deux cartes face visible au milieu : c'est la rivière ; il reste quatorze cartes dans la pioche.
amarok-setup-3-7 = Chaque personne prend ses cartes en main : deux vers soi sans victoire, une avec une victoire, aucune avec deux.

# À quatre.
amarok-setup-4-1 = À quatre, donnez à chaque personne une aide de jeu et une piste de score.
amarok-setup-4-2 = La personne qui a vu un animal sauvage en dernier commence, puis on tourne dans le sens des aiguilles d'une montre.
amarok-setup-4-3 = Elle prend l'Objectif devant elle : côté plus visible pour la toute première manche, ensuite sans le retourner.
amarok-setup-4-4 = Mélangez les vingt-deux cartes Forêt, onze rouges et onze bleues.
amarok-setup-4-5 = Donnez deux cartes face cachée par personne, à quatre.
amarok-setup-4-6 = Posez deux cartes face visible au milieu : c'est la rivière ; il reste douze cartes dans la pioche.
amarok-setup-4-7 = Chaque personne prend ses cartes en main : deux vers soi sans victoire, une avec une victoire, aucune avec deux.

# À cinq.
amarok-setup-5-1 = À cinq, donnez à chaque personne une aide de jeu et une piste de score.
amarok-setup-5-2 = La personne qui a vu un animal sauvage en dernier commence, puis on tourne dans le sens des aiguilles d'une montre.
amarok-setup-5-3 = Elle prend l'Objectif devant elle : côté plus visible pour la toute première manche, ensuite sans le retourner.
amarok-setup-5-4 = Mélangez les vingt-deux cartes Forêt, onze rouges et onze bleues.
amarok-setup-5-5 = Donnez deux cartes face cachée par personne, à cinq.
amarok-setup-5-6 = Posez deux cartes face visible au milieu : c'est la rivière ; il reste dix cartes dans la pioche.
amarok-setup-5-7 = Chaque personne prend ses cartes en main : deux vers soi sans victoire, une avec une victoire, aucune avec deux.

# À six.
amarok-setup-6-1 = À six, donnez à chaque personne une aide de jeu et une piste de score.
amarok-setup-6-2 = La personne qui a vu un animal sauvage en dernier commence, puis on tourne dans le sens des aiguilles d'une montre.
amarok-setup-6-3 = Elle prend l'Objectif devant elle : côté plus visible pour la toute première manche, ensuite sans le retourner.
amarok-setup-6-4 = Mélangez les vingt-deux cartes Forêt, onze rouges et onze bleues.
amarok-setup-6-5 = Donnez deux cartes face cachée par personne, à six.
amarok-setup-6-6 = Posez deux cartes face visible au milieu : c'est la rivière ; il reste huit cartes dans la pioche.
amarok-setup-6-7 = Chaque personne prend ses cartes en main : deux vers soi sans victoire, une avec une victoire, aucune avec deux.
