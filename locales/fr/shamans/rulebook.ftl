# Ce que le compagnon explique de Shamans : une phrase par réponse, huit secondes au plus.

## Noms d'autocollants et d'endroits, dans une question

shamans-sticker-name-round = le rond
shamans-sticker-name-triangle = le triangle
shamans-sticker-name-question-mark = le point d'interrogation
shamans-sticker-name-bar = le trait
shamans-sticker-name-two-points = les deux points
shamans-sticker-name-cross = la croix
shamans-sticker-name-one-point = le point seul
shamans-sticker-name-minus = le moins
place-tile = sur une tuile
place-board = sur le plateau

## Objets, rituels, rôles : ce que c'est, ce que cela fait

# « Que fait le portail ? »
shamans-subject-portal = Le Portail est une tuile : défaussé quand on veut, il déplace l'Ombre d'une case, en avant ou en arrière.

# « Que fait le masque ? »
shamans-subject-mask = Le Masque de vérité est une tuile : jamais caché, il fait montrer tout de suite le rôle de qui le prend.

# « Que fait la dague ? »
shamans-subject-dagger = La Dague rituelle est une tuile : défaussée pendant une Neutralisation, elle élimine une autre personne.

# « Que fait l'éclat ? »
shamans-subject-moon-shard = L'Éclat de Lune est une tuile : deux ou trois Éclats, en fin de manche et sans élimination, rapportent deux points.

# « Que fait l'éclipse ? »
shamans-subject-eclipse = L'Éclipse sort une fois de la pile : tout le monde donne une carte du côté de sa flèche, puis elle part.

# « C'est quoi la stabilisation ? »
shamans-subject-stabilisation = La Stabilisation est un rituel : reculer l'Ombre de deux cases, ou prendre un artefact, au choix.

# « C'est quoi la permutation ? »
shamans-subject-permutation = La Permutation est un rituel : deux personnes échangent leur carte de rôle, et peuvent la regarder.

# « C'est quoi l'illumination ? »
shamans-subject-illumination = L'Illumination est un rituel : elle donne un point, gardé jusqu'à la fin de la partie.

# « C'est quoi la neutralisation ? »
shamans-subject-neutralisation = La Neutralisation est un rituel : une Dague visible doit y éliminer quelqu'un, une Dague cachée le peut.

# « C'est quoi un artefact ? »
shamans-subject-artefact = Un artefact est une tuile, gagnée par la plus basse carte de la Destination : Portail, Masque, Dague ou Éclat.

# « C'est quoi un rituel ? »
shamans-subject-ritual = Un rituel se fait dès que son monde est complet, par la personne qui pose la dernière carte.

# « C'est quoi un monde ? »
shamans-subject-world = Un monde est une couleur du plateau : ses cartes s'y posent, et toutes ensemble elles lancent son rituel.

# « C'est quoi la destination ? »
shamans-subject-destination = La Destination est la couleur jouée par le Guide : toute autre couleur fait avancer l'Ombre.

# « C'est quoi le guide ? »
shamans-subject-guide = Le Guide joue la première carte du tour ; la plus haute carte de la Destination désigne le suivant.

# « C'est quoi le marqueur ? »
shamans-subject-marker = Le marqueur dit qui guide le premier tour, et passe à gauche après chaque manche.

# « C'est quoi l'Ombre ? »
shamans-subject-shadow = Le pion Ombre avance vers la Lune ; les personnes au rôle Ombre veulent qu'il y arrive.

# « C'est quoi un shaman ? »
shamans-subject-shaman = Un Shaman protège les mondes : son camp gagne si les cartes s'épuisent avant la Lune, ou sans plus aucune Ombre.

# « C'est quoi la Lune ? »
shamans-subject-moon = La Lune est la dernière case de la piste : si l'Ombre y arrive, les Ombres gagnent aussitôt la manche.

## Autocollants, par endroit

# Le rond d'une tuile.
shamans-sticker-round-tile = Rond sur une tuile, c'est le Portail : défaussé quand on veut, il déplace l'Ombre d'une case, dans un sens ou l'autre.

# Le rond du plateau.
shamans-sticker-round-board = Rond sur le plateau, c'est le rituel de Stabilisation : reculer l'Ombre de deux cases, ou prendre un artefact.

# Le triangle d'une tuile.
shamans-sticker-triangle-tile = Triangle sur une tuile, c'est l'Éclipse : tout le monde donne une carte du côté de la flèche.

# Le point d'interrogation d'une tuile.
shamans-sticker-question-mark-tile = Point d'interrogation sur une tuile, c'est le Masque de vérité : qui le prend montre tout de suite son rôle.

# Le trait d'une tuile.
shamans-sticker-bar-tile = Trait sur une tuile, c'est la Dague rituelle : pendant une Neutralisation, elle élimine une autre personne.

# Les deux points d'une tuile.
shamans-sticker-two-points-tile = Deux points sur une tuile, c'est l'Éclat de Lune : au moins deux Éclats en fin de manche donnent deux points.

# La croix du plateau.
shamans-sticker-cross-board = Croix sur le plateau, c'est le rituel de Permutation : deux personnes échangent leur carte de rôle.

# Le point seul du plateau.
shamans-sticker-one-point-board = Un point sur le plateau, c'est le rituel d'Illumination : il donne un point, gardé pour toute la partie.

# Le moins du plateau.
shamans-sticker-minus-board = Moins sur le plateau, c'est le rituel de Neutralisation : une Dague défaussée y élimine une autre personne.

## Règles par sujet ; les noms de phase rappellent ce qui est à faire maintenant

# « Quelles sont les règles ? »
shamans-topic-overview = Deux camps secrets : les Ombres poussent le pion vers la Lune, les Shamans protègent les mondes.

# Phase de mise en place.
shamans-topic-setup = Avant la première carte, dites la manche, les cartes en trop et les deux tuiles de la rangée.

# Les cartes qui servent.
shamans-topic-deck = À trois, cinq couleurs jusqu'à six ; à quatre, le marron en plus ; à cinq, aussi le rouge, et jusqu'à huit.

# Phase où une carte est attendue.
shamans-topic-play = À son tour, on joue n'importe quelle carte ; hors de la Destination, l'Ombre avance d'abord d'une case.

# Phase où un artefact est attendu.
shamans-topic-artefact = La plus basse carte de la Destination prend une tuile de la rangée, ou de la pile, qui peut alors rester cachée.

# Phase où la rangée se complète.
shamans-topic-row = Une tuile prise dans la rangée est aussitôt remplacée par celle du dessus de la pile, face visible.

# Phase de l'Éclipse.
shamans-topic-eclipse = Dès que l'Éclipse se voit, chaque main avec des cartes en donne une à gauche ou à droite, selon la flèche.

# Phase de rituel.
shamans-topic-ritual = Le monde est complet : la personne qui a posé la dernière carte fait son rituel avant toute autre chose.

# Phase où une main est posée.
shamans-topic-hand = Les cartes d'une Ombre éliminée rejoignent leurs mondes sans bouger le pion, et peuvent lancer des rituels.

# Phase avant la Lune.
shamans-topic-moon = Avant que l'Ombre touche la Lune, n'importe qui peut jouer un Portail ; sinon les Ombres gagnent la manche.

# Phase où le Guide est nommé.
shamans-topic-guide = La seule carte de la Destination est à une personne éliminée : à elle de nommer le prochain Guide.

# Phase où un rôle est attendu.
shamans-topic-roles = Un rôle se montre avec un Masque, à une élimination, ou quand la manche est finie.

# Phase où des tuiles sont attendues.
shamans-topic-tiles = La manche finie, les tuiles cachées se montrent là où des Éclats pourraient encore changer les points.

# La partie finie.
shamans-topic-over = Avec huit points ou plus en fin de manche, la personne seule en tête gagne ; à égalité, une manche de plus.

# L'Ombre et sa piste.
shamans-topic-shadow = L'Ombre avance d'une case à chaque carte hors de la Destination, et recule par Portail ou Stabilisation.

# La Destination.
shamans-topic-destination = La carte du Guide nomme la Destination ; les cartes de sa couleur restent visibles jusqu'à la fin du tour.

# Le Portail.
shamans-topic-portal = Un Portail se défausse à tout moment, même juste avant la Lune ou juste avant sa propre élimination.

# Le Masque.
shamans-topic-mask = Un Masque de vérité ne reste jamais caché : qui le prend montre aussitôt son rôle, même depuis la pile.

# La Dague.
shamans-topic-dagger = Une Dague visible doit servir à la Neutralisation ; face cachée, elle peut rester secrète.

# L'Éclat de Lune.
shamans-topic-moon-shard = Deux ou trois Éclats donnent deux points en tout, même dans le camp battu, mais pas après une élimination.

# La Stabilisation.
shamans-topic-stabilisation = La Stabilisation laisse le choix : deux cases en arrière pour l'Ombre, ou un artefact de la rangée ou de la pile.

# La Permutation.
shamans-topic-permutation = La Permutation échange deux cartes de rôle, et c'est le camp tenu à la fin de la manche qui compte.

# L'Illumination.
shamans-topic-illumination = Le point d'une Illumination est gardé quel que soit le camp qui gagne la manche.

# La Neutralisation.
shamans-topic-neutralisation = Sans Dague, ou si une Dague reste cachée, la Neutralisation n'a aucun effet.

# L'élimination.
shamans-topic-elimination = À une élimination, le rôle se montre, les tuiles partent, et chaque carte en main d'un Shaman avance l'Ombre.

# Les fins de manche.
shamans-topic-round-end = La Lune donne la manche aux Ombres ; des mains vides ou la dernière Ombre éliminée la donnent aux Shamans.

# Les points.
shamans-topic-scoring = Le camp vainqueur marque deux points par Shaman ou trois par Ombre encore en jeu ; deux Éclats en ajoutent deux.

# Ce qui peut se dire.
shamans-topic-talk = La table discute de tout, sauf des couleurs, des mondes et des nombres des cartes.

## Mise en place, une étape par phrase

# À trois.
shamans-setup-3-1 = Le plateau va au centre de la table, avec les jetons de points tout près.
shamans-setup-3-2 = À trois, gardez les cinq couleurs du bas du plateau, de un à six : trente cartes.
shamans-setup-3-3 = Pour la première manche, le marqueur va à la personne la plus âgée.
shamans-setup-3-4 = Le pion Ombre se pose sur la case de départ pour trois.
shamans-setup-3-5 = Mélangez les douze artefacts face cachée, puis montrez-en deux : c'est la rangée.
shamans-setup-3-6 = Mélangez l'Éclipse, sans la regarder, aux dix artefacts restants : c'est la pile.
shamans-setup-3-7 = Si l'Éclipse se voit au-dessus de la pile, mélangez encore, et personne ne donne de carte.
shamans-setup-3-8 = Distribuez en secret les rôles, un par personne : deux Shamans et une Ombre.
shamans-setup-3-9 = Donnez neuf cartes par personne ; les trois cartes en trop vont face visible à leur monde.

# À quatre.
shamans-setup-4-1 = Le plateau va au centre de la table, avec les jetons de points tout près.
shamans-setup-4-2 = À quatre, gardez les cinq couleurs du bas et le marron, de un à six : trente-six cartes.
shamans-setup-4-3 = Pour la première manche, le marqueur va à la personne la plus âgée.
shamans-setup-4-4 = Le pion Ombre se pose sur la case de départ pour quatre.
shamans-setup-4-5 = Mélangez les douze artefacts face cachée, puis montrez-en deux : c'est la rangée.
shamans-setup-4-6 = Mélangez l'Éclipse, sans la regarder, aux dix artefacts restants : c'est la pile.
shamans-setup-4-7 = Si l'Éclipse se voit au-dessus de la pile, mélangez encore, et personne ne donne de carte.
shamans-setup-4-8 = Distribuez en secret les rôles, un par personne : trois Shamans et une Ombre.
shamans-setup-4-9 = Donnez neuf cartes par personne : il n'en reste aucune.

# À cinq.
shamans-setup-5-1 = Le plateau va au centre de la table, avec les jetons de points tout près.
shamans-setup-5-2 = À cinq, gardez les sept couleurs, de un à huit : cinquante-six cartes.
shamans-setup-5-3 = Pour la première manche, le marqueur va à la personne la plus âgée.
shamans-setup-5-4 = Le pion Ombre se pose sur la case de départ pour cinq.
shamans-setup-5-5 = Mélangez les douze artefacts face cachée, puis montrez-en deux : c'est la rangée.
shamans-setup-5-6 = Mélangez l'Éclipse, sans la regarder, aux dix artefacts restants : c'est la pile.
shamans-setup-5-7 = Si l'Éclipse se voit au-dessus de la pile, mélangez encore, et personne ne donne de carte.
shamans-setup-5-8 = Distribuez en secret les rôles, un par personne : trois Shamans et deux Ombres.
shamans-setup-5-9 = Donnez onze cartes par personne ; la carte en trop va face visible à son monde.

## Titres des chapitres, quand le livret est lu

shamans-topic-title-overview = le but du jeu
shamans-topic-title-setup = la mise en place
shamans-topic-title-deck = les cartes
shamans-topic-title-play = le tour de jeu
shamans-topic-title-artefact = l'artefact gagné
shamans-topic-title-row = la rangée et la pile
shamans-topic-title-eclipse = l'Éclipse
shamans-topic-title-ritual = les rituels
shamans-topic-title-hand = les cartes d'une Ombre éliminée
shamans-topic-title-moon = le pas sur la Lune
shamans-topic-title-guide = le Guide
shamans-topic-title-roles = les rôles
shamans-topic-title-tiles = les tuiles cachées
shamans-topic-title-over = la fin de la partie
shamans-topic-title-shadow = le pion Ombre
shamans-topic-title-destination = la Destination
shamans-topic-title-portal = le Portail
shamans-topic-title-mask = le Masque de vérité
shamans-topic-title-dagger = la Dague rituelle
shamans-topic-title-moon-shard = l'Éclat de Lune
shamans-topic-title-stabilisation = la Stabilisation
shamans-topic-title-permutation = la Permutation
shamans-topic-title-illumination = l'Illumination
shamans-topic-title-neutralisation = la Neutralisation
shamans-topic-title-elimination = l'élimination
shamans-topic-title-round-end = la fin de la manche
shamans-topic-title-scoring = les points
shamans-topic-title-talk = ce qui peut se dire

## Situations : « que se passe-t-il si… »

# L'Ombre atteint la Lune.
shamans-situation-title-moon-reached = l'Ombre atteint la Lune
shamans-situation-moon-reached = Si l'Ombre atteint la Lune, les Ombres gagnent la manche aussitôt, sauf si un Portail l'écarte juste avant.
    .more = La carte qui l'y amène n'est pas posée, et aucun rituel ne se fait. Puis les rôles se montrent, et chaque Ombre encore en jeu marque trois points.
    .example = L'Ombre est à un pas de la Lune et quelqu'un joue hors de la Destination : sans Portail, la manche est finie.

# La pile est vide.
shamans-situation-title-stack-empty = la pile est vide
shamans-situation-stack-empty = Si la pile est vide, la rangée ne se complète plus, et l'artefact se prend dans ce qui reste.
    .more = C'est une règle de cette table. S'il ne reste rien du tout, personne ne prend rien, et le tour continue.

# Égalité.
shamans-situation-title-tie = une égalité en tête
shamans-situation-tie = À égalité en tête avec huit points ou plus, on joue encore une manche, jusqu'à ce qu'une seule personne mène.
    .example = Deux personnes ont neuf points : encore une manche, et à dix contre neuf, la partie est gagnée.
