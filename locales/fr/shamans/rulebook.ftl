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
    .more = { shamans-topic-portal.more }
    .example = { shamans-topic-portal.example }

# « Que fait le masque ? »
shamans-subject-mask = Le Masque de vérité est une tuile : jamais caché, il fait montrer tout de suite le rôle de qui le prend.
    .more = { shamans-topic-mask.more }
    .example = { shamans-topic-mask.example }

# « Que fait la dague ? »
shamans-subject-dagger = La Dague rituelle est une tuile : défaussée pendant une Neutralisation, elle élimine une autre personne.
    .more = { shamans-topic-dagger.more }
    .example = { shamans-topic-dagger.example }

# « Que fait l'éclat ? »
shamans-subject-moon-shard = L'Éclat de Lune est une tuile : deux ou trois Éclats, en fin de manche et sans élimination, rapportent deux points.
    .more = { shamans-topic-moon-shard.more }
    .example = { shamans-topic-moon-shard.example }

# « Que fait l'éclipse ? »
shamans-subject-eclipse = L'Éclipse sort une fois de la pile : tout le monde donne une carte du côté de sa flèche, puis elle part.
    .more = { shamans-topic-eclipse.more }
    .example = { shamans-topic-eclipse.example }

# « C'est quoi la stabilisation ? »
shamans-subject-stabilisation = La Stabilisation est un rituel : reculer l'Ombre de deux cases, ou prendre un artefact, au choix.
    .more = { shamans-topic-stabilisation.more }
    .example = { shamans-topic-stabilisation.example }

# « C'est quoi la permutation ? »
shamans-subject-permutation = La Permutation est un rituel : deux personnes échangent leur carte de rôle, et peuvent la regarder.
    .more = { shamans-topic-permutation.more }
    .example = { shamans-topic-permutation.example }

# « C'est quoi l'illumination ? »
shamans-subject-illumination = L'Illumination est un rituel : elle donne un point, gardé jusqu'à la fin de la partie.
    .more = { shamans-topic-illumination.more }
    .example = { shamans-topic-illumination.example }

# « C'est quoi la neutralisation ? »
shamans-subject-neutralisation = La Neutralisation est un rituel : une Dague visible doit y éliminer quelqu'un, une Dague cachée le peut.
    .more = { shamans-topic-neutralisation.more }
    .example = { shamans-topic-neutralisation.example }

# « C'est quoi un artefact ? »
shamans-subject-artefact = Un artefact est une tuile, gagnée par la plus basse carte de la Destination : Portail, Masque, Dague ou Éclat.
    .more = { shamans-topic-artefact.more }
    .example = { shamans-topic-artefact.example }

# « C'est quoi un rituel ? »
shamans-subject-ritual = Un rituel se fait dès que son monde est complet, par la personne qui pose la dernière carte.
    .more = { shamans-topic-ritual.more }
    .example = { shamans-topic-ritual.example }

# « C'est quoi un monde ? »
shamans-subject-world = Un monde est une couleur du plateau : ses cartes s'y posent, et toutes ensemble elles lancent son rituel.
    .more = { shamans-topic-ritual.more }
    .example = { shamans-topic-ritual.example }

# « C'est quoi la destination ? »
shamans-subject-destination = La Destination est la couleur jouée par le Guide : toute autre couleur fait avancer l'Ombre.
    .more = { shamans-topic-destination.more }
    .example = { shamans-topic-destination.example }

# « C'est quoi le guide ? »
shamans-subject-guide = Le Guide joue la première carte du tour ; la plus haute carte de la Destination désigne le suivant.
    .more = { shamans-topic-guide.more }
    .example = { shamans-topic-guide.example }

# « C'est quoi le marqueur ? »
shamans-subject-marker = Le marqueur dit qui guide le premier tour, et passe à gauche après chaque manche.
    .more = { shamans-topic-next-round.more }
    .example = { shamans-topic-next-round.example }

# « C'est quoi l'Ombre ? »
shamans-subject-shadow = Le pion Ombre avance vers la Lune ; les personnes au rôle Ombre veulent qu'il y arrive.
    .more = { shamans-topic-shadow.more }
    .example = { shamans-topic-shadow.example }

# « C'est quoi un shaman ? »
shamans-subject-shaman = Un Shaman protège les mondes : son camp gagne si les cartes s'épuisent avant la Lune, ou sans plus aucune Ombre.
    .more = { shamans-topic-roles.more }
    .example = { shamans-topic-roles.example }

# « C'est quoi la Lune ? »
shamans-subject-moon = La Lune est la dernière case de la piste : si l'Ombre y arrive, les Ombres gagnent aussitôt la manche.
    .more = { shamans-topic-moon.more }
    .example = { shamans-topic-moon.example }

## Autocollants, par endroit

# Le rond d'une tuile.
shamans-sticker-round-tile = Rond sur une tuile, c'est le Portail : défaussé quand on veut, il déplace l'Ombre d'une case, dans un sens ou l'autre.
    .more = { shamans-topic-portal.more }
    .example = { shamans-topic-portal.example }

# Le rond du plateau.
shamans-sticker-round-board = Rond sur le plateau, c'est le rituel de Stabilisation : reculer l'Ombre de deux cases, ou prendre un artefact.
    .more = { shamans-topic-stabilisation.more }
    .example = { shamans-topic-stabilisation.example }

# Le triangle d'une tuile.
shamans-sticker-triangle-tile = Triangle sur une tuile, c'est l'Éclipse : tout le monde donne une carte du côté de la flèche.
    .more = { shamans-topic-eclipse.more }
    .example = { shamans-topic-eclipse.example }

# Le point d'interrogation d'une tuile.
shamans-sticker-question-mark-tile = Point d'interrogation sur une tuile, c'est le Masque de vérité : qui le prend montre tout de suite son rôle.
    .more = { shamans-topic-mask.more }
    .example = { shamans-topic-mask.example }

# Le trait d'une tuile.
shamans-sticker-bar-tile = Trait sur une tuile, c'est la Dague rituelle : pendant une Neutralisation, elle élimine une autre personne.
    .more = { shamans-topic-dagger.more }
    .example = { shamans-topic-dagger.example }

# Les deux points d'une tuile.
shamans-sticker-two-points-tile = Deux points sur une tuile, c'est l'Éclat de Lune : au moins deux Éclats en fin de manche donnent deux points.
    .more = { shamans-topic-moon-shard.more }
    .example = { shamans-topic-moon-shard.example }

# La croix du plateau.
shamans-sticker-cross-board = Croix sur le plateau, c'est le rituel de Permutation : deux personnes échangent leur carte de rôle.
    .more = { shamans-topic-permutation.more }
    .example = { shamans-topic-permutation.example }

# Le point seul du plateau.
shamans-sticker-one-point-board = Un point sur le plateau, c'est le rituel d'Illumination : il donne un point, gardé pour toute la partie.
    .more = { shamans-topic-illumination.more }
    .example = { shamans-topic-illumination.example }

# Le moins du plateau.
shamans-sticker-minus-board = Moins sur le plateau, c'est le rituel de Neutralisation : une Dague défaussée y élimine une autre personne.
    .more = { shamans-topic-neutralisation.more }
    .example = { shamans-topic-neutralisation.example }

## Règles de table, comme cette table les a

shamans-rule-permutation-optional =
    { $permutation-optional ->
        [yes] Une règle de cette table : on peut renoncer à l'échange.
       *[no] Une règle de cette table : l'échange est obligatoire.
    }

shamans-rule-permutation-target =
    { $permutation-with-eliminated ->
        [yes] Une règle de cette table : une personne éliminée peut aussi être choisie.
       *[no] Une règle de cette table : une personne éliminée ne peut pas être choisie.
    }

shamans-rule-swapped =
    { $swapped-roles-told ->
        [yes] Une règle de cette table : un rôle montré, puis échangé, se suit sur demande.
       *[no] Une règle de cette table : un rôle montré, puis échangé, n'est plus suivi.
    }

shamans-rule-named-by =
    { $guide-named-by ->
        [lowest] Une règle de cette table : c'est la plus basse qui nomme le Guide.
       *[highest] Une règle de cette table : c'est la plus haute qui nomme le Guide.
    }

shamans-rule-their-artefact =
    { $artefact-of-eliminated ->
        [named-guide] Une règle de cette table : le Guide nommé prend l'artefact.
       *[nobody] Une règle de cette table : personne ne prend d'artefact.
    }

shamans-rule-their-ritual =
    { $ritual-of-eliminated ->
        [nobody] Une règle de cette table : personne ne fait le rituel que ces cartes complètent.
       *[named-guide] Une règle de cette table : le Guide nommé fait le rituel que ces cartes complètent.
    }

shamans-rule-named-guide =
    { $guide-may-be-eliminated ->
        [yes] Une règle de cette table : on peut nommer une personne éliminée, et la suivante avec des cartes guide pour elle.
       *[no] Une règle de cette table : on nomme comme Guide une personne encore en jeu, qui a des cartes.
    }

shamans-rule-no-guide =
    { $ritual-without-guide ->
        [owner] Une règle de cette table : sans plus de carte en main, qui a joué fait le rituel, puis la manche finit.
       *[nobody] Une règle de cette table : si personne n'a plus de carte, il n'y a pas de rituel, et la manche finit.
    }

shamans-rule-known-role =
    { $public-role-said-again ->
        [yes] Une règle de cette table : le rôle est dit même s'il est déjà connu.
       *[no] Une règle de cette table : un rôle déjà connu n'est pas redit.
    }

shamans-rule-no-artefact =
    { $stabilisation-without-artefacts ->
        [pawn] Une règle de cette table : à une Stabilisation sans artefact, l'Ombre recule.
       *[nothing] Une règle de cette table : à une Stabilisation, choisir l'artefact ne donne alors rien.
    }

shamans-rule-eclipse =
    { $eclipse-without-cards ->
        [keep] Une règle de cette table : qui n'a à côté de soi qu'une main vide garde sa carte.
       *[skip] Une règle de cette table : la carte saute les mains vides, jusqu'à la suivante qui en a.
    }

shamans-rule-eight-points =
    { $eight-points-checked ->
        [at-once] Une règle de cette table : huit points finissent la partie aussitôt.
       *[after-scoring] Une règle de cette table : huit points ne finissent la partie qu'après le compte de la manche.
    }

shamans-rule-portal =
    { $portal-during-elimination ->
        [no] Une règle de cette table : pendant une élimination, aucun Portail n'arrête l'Ombre.
       *[yes] Une règle de cette table : pendant une élimination aussi, un Portail peut arrêter l'Ombre avant la Lune.
    }

shamans-rule-mask =
    { $mask-with-public-role ->
        [said-again] Une règle de cette table : avec un Masque, un rôle déjà connu se dit encore une fois.
       *[nothing] Une règle de cette table : si le rôle est déjà connu, le Masque ne demande rien de plus.
    }

## Règles par sujet, dans l'ordre où le livret se lit ; les noms de phase rappellent ce qui est à faire

# le but du jeu
shamans-topic-overview = Deux camps secrets : les Ombres poussent le pion vers la Lune, les Shamans protègent les mondes.
    .more = La partie compte plusieurs manches, et à chacune les rôles sont distribués en secret : les camps changent donc. Le camp qui gagne la manche marque des points, et quelques effets aussi. Le plus de points à la fin gagne la partie.
    .example = Shaman dans cette manche, vous suivez la couleur du Guide ; Ombre dans la suivante, vous l'évitez sans vous trahir.

# la boîte
shamans-topic-contents = Dans la boîte : un plateau, un pion Ombre, quatorze tuiles, cinquante-six cartes Monde, cinq cartes Rôle et des points.
    .more = Les tuiles sont douze artefacts, l'Éclipse et le marqueur ; les rôles, trois Shamans et deux Ombres. Les cartes Monde vont de un à huit dans sept couleurs, et il y a quarante-deux jetons de points. Le plateau porte les sept mondes et la piste de l'Ombre.
    .example = Le bleu huit est dans la boîte, mais il ne sert qu'à cinq.

# les cartes
shamans-topic-deck = À trois, cinq couleurs jusqu'à six ; à quatre, le marron en plus ; à cinq, aussi le rouge, et jusqu'à huit.
    .more = Cela fait trente, trente-six ou cinquante-six cartes, dont cinq couleurs au bas du plateau ; le reste retourne dans la boîte. Chaque personne en reçoit neuf, ou onze à cinq. Les trois en trop à trois, et celle à cinq, vont face visible à leur monde.
    .example = À trois, un monde est complet avec six cartes ; à cinq, il en faut huit.

# la mise en place
shamans-topic-setup = Avant la première carte, dites la manche, les cartes en trop et les deux tuiles de la rangée.
    .more = Le marqueur va à la personne la plus âgée, les jetons près du plateau, l'Ombre au départ, selon votre nombre. Montrez deux des douze artefacts mélangés ; les dix autres et l'Éclipse, face au hasard, font la pile. Si l'Éclipse se voit sur la pile, mélangez encore sans donner de carte ; puis chaque personne reçoit un rôle.
    .example = Dites d'abord la nouvelle manche, puis par exemple un Portail et une Dague pour la rangée.

# les rôles
shamans-topic-roles = Un rôle se montre avec un Masque, à une élimination, ou quand la manche est finie.
    .more = À trois, il y a deux Shamans et une Ombre ; à quatre, trois et une ; à cinq, trois et deux. La carte reste face cachée devant soi, et chaque personne regarde la sienne quand elle veut. { shamans-rule-swapped }
    .example = À cinq, un Masque montre une Ombre : il en reste une autre à trouver.

# le tour de jeu
shamans-topic-play = À son tour, on joue n'importe quelle carte ; hors de la Destination, l'Ombre avance d'abord d'une case.
    .more = Le Guide joue d'abord, puis, dans le sens horaire, chaque personne doit jouer une carte. Rien n'oblige à suivre la couleur. Une carte de la Destination reste devant soi jusqu'à la fin du tour ; une autre va aussitôt à son monde.
    .example = Sur une Destination bleue, un bleu reste devant vous, et un vert rejoint le monde vert après un pas de l'Ombre.

# la Destination
shamans-topic-destination = La carte du Guide nomme la Destination ; les cartes de sa couleur restent visibles jusqu'à la fin du tour.
    .more = C'est le monde que les Shamans protègent pendant ce tour. Quand tout le monde a joué, sa plus basse carte prend un artefact, puis sa plus haute pose le tout. Une carte seule est à la fois la plus basse et la plus haute.
    .example = Bleu trois, bleu un, bleu six : le un prend une tuile, puis le six pose les trois bleus et guide ensuite.

# le pion Ombre
shamans-topic-shadow = L'Ombre avance d'une case à chaque carte hors de la Destination, et recule par Portail ou Stabilisation.
    .more = Elle avance d'abord, puis la carte est posée à son monde. L'élimination d'un Shaman l'avance d'une case par carte de sa main, et un Portail peut aussi l'avancer. Elle ne recule pas derrière son départ, sauf si votre plateau a des cases là.
    .example = Deux cartes hors de la Destination dans un tour, et l'Ombre fait deux pas, l'un après l'autre.

# le pas sur la Lune
shamans-topic-moon = Avant que l'Ombre touche la Lune, n'importe qui peut jouer un Portail ; sinon les Ombres gagnent la manche.
    .more = La manche finit aussitôt : la carte jouée n'est pas posée, et aucun rituel ne se fait. Ensuite les rôles se montrent, et l'on compte les points. { shamans-rule-portal }
    .example = L'Ombre est à un pas : un Portail la recule d'une case, puis elle avance, et il reste encore un pas.

# les rituels
shamans-topic-ritual = Le monde est complet : la personne qui a posé la dernière carte fait son rituel avant toute autre chose.
    .more = Un monde est complet avec six cartes, ou huit à cinq. Son rituel est l'autocollant du plateau au-dessus de la couleur. Une carte hors de la Destination le lance tout de suite ; celles de la Destination, à la fin du tour.
    .example = Il manque le vert six et vous le jouez sur du bleu : l'Ombre avance, puis vous faites le rituel vert.

# l'artefact gagné
shamans-topic-artefact = La plus basse carte de la Destination prend une tuile de la rangée, ou de la pile, qui peut alors rester cachée.
    .more = Une tuile de la rangée reste face visible. Celle du dessus de la pile se regarde, et peut rester face cachée, sauf un Masque. Tout cela se passe avant que la plus haute carte pose les autres.
    .example = La pile vous donne une Dague : vous pouvez la garder face cachée, et personne ne saura.

# la rangée et la pile
shamans-topic-row = Une tuile prise dans la rangée est aussitôt remplacée par celle du dessus de la pile, face visible.
    .more = Si l'Éclipse se montre alors sur la pile, elle agit tout de suite. Une règle de cette table : une pile vide ne remplit plus rien, et l'on choisit dans ce qui reste.
    .example = Vous prenez le Portail de la rangée, et la tuile du dessus de la pile, un Masque, vient à sa place.

# le Guide
shamans-topic-guide = La plus haute carte de la Destination guide ensuite ; seule et éliminée, elle fait nommer le Guide.
    .more = La plus haute pose d'abord toutes les cartes du tour à leur monde, les nombres bien visibles. Une carte éliminée est posée aussi, mais sa valeur ne compte pas. Si c'est la seule, qui l'a jouée choisit le Guide ; sans plus aucune carte en main, la manche finit.
    .example = La seule carte bleue est celle d'une personne éliminée : elle désigne qui commence le tour suivant.

# l'Éclipse
shamans-topic-eclipse = Dès que l'Éclipse se voit, chaque main avec des cartes en donne une à gauche ou à droite, selon la flèche.
    .more = Elle agit à n'importe quel moment, dès qu'elle est au-dessus de la pile, puis elle est défaussée. Au dernier tour, les mains vides ne donnent et ne reçoivent rien. { shamans-rule-eclipse }
    .example = La flèche montre la gauche : vous donnez une carte à gauche, et une autre vous vient de droite.

# le Portail
shamans-topic-portal = Un Portail se défausse à tout moment, même juste avant la Lune ou juste avant sa propre élimination.
    .more = On le garde devant soi, puis il avance ou recule l'Ombre d'une case, aussi pendant le tour des autres. S'il pousse l'Ombre sur la Lune, les Ombres gagnent aussitôt.
    .example = Quelqu'un va vous éliminer : défaussez d'abord votre Portail, il serait perdu ensuite.

# le Masque de vérité
shamans-topic-mask = Un Masque de vérité ne reste jamais caché : qui le prend montre aussitôt son rôle, même depuis la pile.
    .more = Toute la table voit la carte de rôle, et la tuile reste devant soi. { shamans-rule-mask }
    .example = Vous prenez au-dessus de la pile, c'est un Masque : montrez-le, et votre carte de rôle avec.

# la Dague rituelle
shamans-topic-dagger = Une Dague visible doit servir à la Neutralisation ; face cachée, elle peut rester secrète.
    .more = On la garde devant soi jusqu'à un rituel de Neutralisation. Là, elle est défaussée et élimine une autre personne, au choix ; une seule part par rituel.
    .example = Vous avez deux Dagues visibles : la Neutralisation en prend une, l'autre reste devant vous.

# l'Éclat de Lune
shamans-topic-moon-shard = Deux ou trois Éclats donnent deux points en tout, même dans le camp battu, mais pas après une élimination.
    .more = Un seul Éclat ne vaut rien, et trois ne valent pas plus que deux. On les garde devant soi, visibles ou cachés, jusqu'à la fin de la manche.
    .example = Deux Éclats et une manche perdue : vous marquez quand même deux points.

# la Stabilisation
shamans-topic-stabilisation = La Stabilisation laisse le choix : deux cases en arrière pour l'Ombre, ou un artefact de la rangée ou de la pile.
    .more = L'artefact se prend comme avec la plus basse carte : dans la rangée ou au-dessus de la pile. { shamans-rule-no-artefact }
    .example = L'Ombre est loin de la Lune : plutôt qu'un recul, vous prenez la Dague de la rangée.

# la Permutation
shamans-topic-permutation = La Permutation échange deux cartes de rôle, et c'est le camp tenu à la fin de la manche qui compte.
    .more = Les deux regardent tout de suite leur nouvelle carte, et peuvent ainsi changer de camp. { shamans-rule-permutation-optional } { shamans-rule-permutation-target }
    .example = Ombre, vous échangez avec un Shaman : à la fin de la manche, votre camp est celui des Shamans.

# l'Illumination
shamans-topic-illumination = Le point d'une Illumination est gardé quel que soit le camp qui gagne la manche.
    .more = Il se prend tout de suite dans la réserve, et même une élimination ne l'enlève pas. { shamans-rule-eight-points }
    .example = Vous complétez un monde d'Illumination avec sept points : vous en avez huit tout de suite.

# la Neutralisation
shamans-topic-neutralisation = Sans Dague, ou si une Dague reste cachée, la Neutralisation n'a aucun effet.
    .more = Avec une Dague visible, il faut en défausser une et éliminer une autre personne, au choix. Une Dague face cachée peut être montrée pour cela, ou rester secrète. Le compagnon pose toujours la même question, quelles que soient les tuiles.
    .example = Vous ne montrez pas votre Dague cachée : rien ne se passe, et personne ne sait que vous l'avez.

# l'élimination
shamans-topic-elimination = À une élimination, le rôle se montre, les tuiles partent, et chaque carte en main d'un Shaman avance l'Ombre.
    .more = Les cartes d'un Shaman sont mises de côté, face cachée : leurs mondes ne seront plus complétés. Pour la dernière Ombre, les Shamans gagnent aussitôt. { shamans-rule-known-role }
    .example = Un Shaman éliminé a quatre cartes en main : l'Ombre avance de quatre cases, peut-être jusqu'à la Lune.

# les cartes d'une Ombre éliminée
shamans-topic-hand = Les cartes d'une Ombre éliminée rejoignent leurs mondes sans bouger le pion, et peuvent lancer des rituels.
    .more = Cela n'arrive qu'à cinq, quand une autre Ombre reste en jeu. La personne qui a éliminé fait les rituels des mondes complétés, dans l'ordre de son choix. Puis le tour reprend là où il était.
    .example = Les cartes d'une Ombre complètent le bleu et le vert : qui l'a éliminée choisit le premier des deux rituels.

# ce qui peut se dire
shamans-topic-talk = La table discute de tout, sauf des couleurs, des mondes et des nombres des cartes.
    .more = Seule l'annonce de ce que l'on joue nomme une carte. Le compagnon répète ce que toute la table voit, jamais une main, une tuile cachée ou un rôle secret.
    .example = Dire que l'on se méfie de quelqu'un est permis, demander du bleu ne l'est pas.

# la fin de la manche
shamans-topic-round-end = La Lune donne la manche aux Ombres ; des mains vides ou la dernière Ombre éliminée la donnent aux Shamans.
    .more = Éliminer tous les Shamans ne suffit pas aux Ombres : sans la Lune, elles ne gagnent pas. Une élimination peut aussi mener l'Ombre à la Lune.
    .example = Toutes les mains sont vides et l'Ombre est à deux pas de la Lune : les Shamans gagnent.

# les tuiles cachées
shamans-topic-tiles = La manche finie, les tuiles cachées se montrent là où des Éclats pourraient encore changer les points.
    .more = Seuls comptent les Éclats des personnes encore en jeu. Ensuite toutes les tuiles sont rendues pour la manche suivante.
    .example = Un Éclat visible et une tuile cachée : la montrer peut rapporter deux points.

# les points
shamans-topic-scoring = Le camp vainqueur marque deux points par Shaman ou trois par Ombre encore en jeu ; deux Éclats en ajoutent deux.
    .more = Une personne éliminée ne marque rien à la fin de la manche. Les Éclats comptent aussi dans le camp battu. C'est le camp tenu à la fin qui compte, après une Permutation aussi.
    .example = Une Ombre victorieuse avec deux Éclats : trois points et deux points, donc cinq.

# la manche suivante
shamans-topic-next-round = Pour la manche suivante, le marqueur passe à gauche, et l'on ne garde que ses points.
    .more = Toutes les cartes et les tuiles reviennent, les rôles se redistribuent, et les personnes éliminées rejouent. Qui a le marqueur guide le premier tour.
    .example = Le marqueur est devant vous : la prochaine manche commence à votre gauche.

# la fin de la partie
shamans-topic-over = Avec huit points ou plus en fin de manche, la personne seule en tête gagne ; à égalité, une manche de plus.
    .more = Sans huit points, une autre manche commence. { shamans-rule-eight-points }
    .example = Neuf points contre huit : c'est gagné ; huit partout : encore une manche.

# les autocollants
shamans-topic-stickers = Tuiles : rond, triangle, point d'interrogation, trait, deux points ; plateau : rond, croix, un point, moins.
    .more = Les tuiles sont, dans cet ordre, Portail, Éclipse, Masque, Dague et Éclat de Lune. Sur le plateau, au-dessus des couleurs : Stabilisation, Permutation, Illumination, Neutralisation. Le rond veut donc dire deux choses : demandez le rond sur une tuile, ou sur le plateau.
    .example = Un rond au-dessus du bleu, sur le plateau : compléter le bleu donne une Stabilisation.

## Titres des chapitres, quand le livret est lu

shamans-topic-title-overview = le but du jeu
shamans-topic-title-contents = la boîte
shamans-topic-title-deck = les cartes
shamans-topic-title-setup = la mise en place
shamans-topic-title-roles = les rôles
shamans-topic-title-play = le tour de jeu
shamans-topic-title-destination = la Destination
shamans-topic-title-shadow = le pion Ombre
shamans-topic-title-moon = le pas sur la Lune
shamans-topic-title-ritual = les rituels
shamans-topic-title-artefact = l'artefact gagné
shamans-topic-title-row = la rangée et la pile
shamans-topic-title-guide = le Guide
shamans-topic-title-eclipse = l'Éclipse
shamans-topic-title-portal = le Portail
shamans-topic-title-mask = le Masque de vérité
shamans-topic-title-dagger = la Dague rituelle
shamans-topic-title-moon-shard = l'Éclat de Lune
shamans-topic-title-stabilisation = la Stabilisation
shamans-topic-title-permutation = la Permutation
shamans-topic-title-illumination = l'Illumination
shamans-topic-title-neutralisation = la Neutralisation
shamans-topic-title-elimination = l'élimination
shamans-topic-title-hand = les cartes d'une Ombre éliminée
shamans-topic-title-talk = ce qui peut se dire
shamans-topic-title-round-end = la fin de la manche
shamans-topic-title-tiles = les tuiles cachées
shamans-topic-title-scoring = les points
shamans-topic-title-next-round = la manche suivante
shamans-topic-title-over = la fin de la partie
shamans-topic-title-stickers = les autocollants

## Situations : « que se passe-t-il si… »

# l'Ombre atteint la Lune
shamans-situation-title-moon-reached = l'Ombre atteint la Lune
shamans-situation-moon-reached = Si l'Ombre atteint la Lune, les Ombres gagnent la manche aussitôt, sauf si un Portail l'écarte juste avant.
    .more = La carte qui l'y amène n'est pas posée, et aucun rituel ne se fait. Puis les rôles se montrent, et chaque Ombre encore en jeu marque trois points.
    .example = L'Ombre est à un pas de la Lune et quelqu'un joue hors de la Destination : sans Portail, la manche est finie.

# une carte hors de la Destination
shamans-situation-title-off-colour = une carte hors de la Destination
shamans-situation-off-colour = Une carte hors de la Destination avance d'abord l'Ombre d'une case, puis va tout de suite à son monde.
    .more = Si l'Ombre touche ainsi la Lune, la manche finit, et la carte n'est pas posée. Si elle complète son monde, le rituel se fait aussitôt.
    .example = La Destination est bleue et vous jouez vert deux : l'Ombre fait un pas, et le vert deux va au monde vert.

# une seule carte de la Destination
shamans-situation-title-alone = une seule carte de la Destination
shamans-situation-alone = Si personne d'autre n'a joué la Destination, la carte du Guide est à la fois la plus basse et la plus haute.
    .more = La même personne prend donc l'artefact, puis pose la carte et guide encore. Les autres cartes ont avancé l'Ombre, chacune d'une case.

# un monde est complet
shamans-situation-title-world-complete = un monde est complet
shamans-situation-world-complete = Si un monde est complet, la personne qui a posé sa dernière carte fait aussitôt son rituel.
    .more = { shamans-topic-ritual.more }
    .example = Il manque le vert six et vous le jouez sur du bleu : l'Ombre avance, puis vous faites le rituel vert.

# un monde ne peut plus être complet
shamans-situation-title-world-blocked = un monde ne peut plus être complet
shamans-situation-world-blocked = Un monde dont une carte est mise de côté ne sera plus complet dans cette manche, et son rituel ne vient pas.
    .more = Cela arrive après l'élimination d'un Shaman. Les autres cartes de ce monde se jouent quand même.

# un Shaman est éliminé
shamans-situation-title-shaman-eliminated = un Shaman est éliminé
shamans-situation-shaman-eliminated = Si un Shaman est éliminé, l'Ombre avance d'une case par carte de sa main, et peut atteindre la Lune.
    .more = Ses cartes sont mises de côté, face cachée, et ses tuiles sortent de la manche. Les mondes de ces cartes ne seront plus complets. { shamans-rule-portal }
    .example = Le Shaman a trois cartes en main, et l'Ombre est à trois pas : elle atteint la Lune.

# une Ombre est éliminée
shamans-situation-title-shadow-eliminated = une Ombre est éliminée
shamans-situation-shadow-eliminated = Si une Ombre est éliminée et qu'il en reste une, ses cartes vont à leurs mondes sans bouger le pion.
    .more = Cela n'arrive qu'à cinq ; sinon c'était la dernière, et les Shamans gagnent. La personne qui a éliminé fait les rituels des mondes complétés, dans l'ordre de son choix.

# la dernière Ombre est éliminée
shamans-situation-title-last-shadow-eliminated = la dernière Ombre est éliminée
shamans-situation-last-shadow-eliminated = Si la dernière Ombre est éliminée, les Shamans gagnent la manche aussitôt.
    .more = À trois et à quatre, il n'y a qu'une Ombre. Les Shamans encore en jeu marquent deux points.

# tous les Shamans sont éliminés
shamans-situation-title-all-shamans-eliminated = tous les Shamans sont éliminés
shamans-situation-all-shamans-eliminated = Si tous les Shamans sont éliminés, les Ombres n'ont pas encore gagné : il leur faut la Lune.
    .more = Les Ombres jouent donc leurs cartes. Si elles n'en ont plus avant la Lune, les Shamans gagnent, mais personne d'éliminé ne marque.

# les tuiles d'une personne éliminée
shamans-situation-title-eliminated-tiles = les tuiles d'une personne éliminée
shamans-situation-eliminated-tiles = Les tuiles d'une personne éliminée sortent de la manche, et ses Éclats ne comptent plus.
    .more = Un Portail peut encore servir juste avant l'élimination. À la manche suivante, toutes les tuiles reviennent.

# la carte devant une personne éliminée
shamans-situation-title-eliminated-card = la carte devant une personne éliminée
shamans-situation-eliminated-card = La carte déjà devant une personne éliminée est posée à la fin du tour, mais sa valeur ne compte pas.
    .more = Elle n'est ni la plus basse ni la plus haute. Si c'est la seule de la Destination, cette personne choisit le Guide.

# il n'y a que des cartes éliminées dans la Destination
shamans-situation-title-only-eliminated = il n'y a que des cartes éliminées dans la Destination
shamans-situation-only-eliminated = S'il n'y a que des cartes éliminées dans la Destination, l'une d'elles fait nommer le prochain Guide.
    .more = { shamans-rule-named-by } { shamans-rule-their-artefact } { shamans-rule-their-ritual }

# qui peut être nommé Guide
shamans-situation-title-guide-named = qui peut être nommé Guide
shamans-situation-guide-named = { shamans-rule-named-guide }
    .more = { shamans-rule-no-guide }

# une Neutralisation sans Dague
shamans-situation-title-no-dagger = une Neutralisation sans Dague
shamans-situation-no-dagger = Sans Dague, ou si elle reste cachée, la Neutralisation n'a aucun effet, et le jeu continue.
    .more = Avec une Dague visible, au contraire, il faut en défausser une et éliminer quelqu'un.

# la pile est vide
shamans-situation-title-stack-empty = la pile est vide
shamans-situation-stack-empty = Si la pile est vide, la rangée ne se complète plus, et l'artefact se prend dans ce qui reste.
    .more = C'est une règle de cette table. S'il ne reste rien du tout, personne ne prend rien, et le jeu continue. { shamans-rule-no-artefact }

# une Éclipse avec des mains vides
shamans-situation-title-eclipse-empty-hand = une Éclipse avec des mains vides
shamans-situation-eclipse-empty-hand = À l'Éclipse, une main vide ne donne rien et ne reçoit rien.
    .more = S'il ne reste qu'une main avec des cartes, rien ne bouge. { shamans-rule-eclipse }

# plusieurs rituels à la fois
shamans-situation-title-several-rituals = plusieurs rituels à la fois
shamans-situation-several-rituals = Si plusieurs mondes sont complets, la personne qui a éliminé choisit quel rituel vient d'abord.
    .more = Cela arrive quand les cartes d'une Ombre éliminée sont posées, à cinq. Chaque rituel est fini avant le suivant.

# un Portail au dernier moment
shamans-situation-title-portal-in-time = un Portail au dernier moment
shamans-situation-portal-in-time = Juste avant la Lune, ou avant sa propre élimination, on peut encore défausser un Portail.
    .more = Le compagnon attend donc avant de finir la manche, et avant le rôle d'une personne éliminée. { shamans-rule-portal }

# un Masque, et le rôle est déjà connu
shamans-situation-title-mask-known = un Masque, et le rôle est déjà connu
shamans-situation-mask-known = Un Masque pris quand le rôle est déjà connu se montre quand même.
    .more = { shamans-rule-mask }

# un changement de camp
shamans-situation-title-camp-changed = un changement de camp
shamans-situation-camp-changed = Après un échange de rôles, c'est le camp tenu à la fin de la manche qui compte.
    .more = Les deux personnes regardent leur nouvelle carte, et les autres ne la voient pas. { shamans-rule-swapped }

# une Permutation sans personne à choisir
shamans-situation-title-nobody-to-swap = une Permutation sans personne à choisir
shamans-situation-nobody-to-swap = Une règle de cette table : s'il n'y a personne d'autre en jeu, la Permutation n'a aucun effet.
    .more = { shamans-rule-permutation-target } { shamans-rule-permutation-optional }

# toutes les cartes sont jouées
shamans-situation-title-cards-gone = toutes les cartes sont jouées
shamans-situation-cards-gone = Si toutes les cartes sont jouées avant la Lune, les Shamans gagnent la manche.
    .more = Le dernier tour se finit d'abord : un artefact, les cartes posées, et peut-être un rituel. Puis les rôles se montrent.

# huit points
shamans-situation-title-eight-points = huit points
shamans-situation-eight-points = Avec huit points ou plus après le compte d'une manche, la personne seule en tête gagne la partie.
    .more = { shamans-rule-eight-points } À égalité, on joue encore une manche.

# une égalité en tête
shamans-situation-title-tie = une égalité en tête
shamans-situation-tie = À égalité en tête avec huit points ou plus, on joue encore une manche, jusqu'à ce qu'une seule personne mène.
    .more = Toute la table la joue, et pas seulement les personnes à égalité. { shamans-rule-eight-points }
    .example = Deux personnes ont neuf points : encore une manche, et à dix contre neuf, la partie est gagnée.

# quelqu'un quitte la table
shamans-situation-title-player-leaves = quelqu'un quitte la table
shamans-situation-player-leaves = Si quelqu'un quitte la table, dites-le : son tour est passé, et les autres annoncent ses choix.
    .more = Les cartes restent où elles sont, et une manche qui commence se joue sans cette personne. Au retour, dites simplement que le nom est de nouveau là.

# une carte mal annoncée
shamans-situation-title-wrong-card = une carte mal annoncée
shamans-situation-wrong-card = Une carte mal annoncée se corrige d'un mot, comme « non, six » ; ou dites « annule », puis la bonne.
    .more = Si la table a raison contre le compagnon, dites « quand même ». Si l'erreur est ancienne, dites comment la table est vraiment.

# une annonce oubliée
shamans-situation-title-forgotten = une annonce oubliée
shamans-situation-forgotten = Une annonce oubliée se dit dès qu'on y pense ; le compagnon demande ce qui manque encore.
    .more = Si du jeu a passé entre-temps, annulez jusque-là et dites tout dans l'ordre. Ou dites comment la table est : les pas jusqu'à la Lune, les cartes d'un monde.

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
