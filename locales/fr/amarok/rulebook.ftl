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

## Règles de table, comme cette table les a

amarok-rule-tie =
    { $tied-round ->
        [named] À égalité, par une règle de cette table, vous dites vous-mêmes à qui va la manche.
       *[nobody] À égalité, par une règle de cette table, la manche n'est pour personne.
    }
amarok-rule-next-first =
    { $next-first ->
        [winner] Commence qui a vu un animal sauvage en dernier ; ensuite, par une règle de cette table, qui a gagné la manche.
       *[left] Commence qui a vu un animal sauvage en dernier ; ensuite, par une règle de cette table, la personne suivante à gauche.
    }
amarok-rule-hearts =
    { $hearts-in-front ->
        [yes] Une règle de cette table : les deux cœurs doivent encore être là, devant soi.
       *[no] Une règle de cette table : un cœur détruit compte quand même.
    }
amarok-rule-claw =
    { $claw-mandatory ->
        [yes] Une règle de cette table : la Griffe doit détruire une carte.
       *[no] Une règle de cette table : on peut aussi ne rien détruire.
    }
amarok-rule-trapped =
    { $all-trapped ->
        [best] Une règle de cette table : si tout le monde a un Piège, la meilleure somme gagne quand même.
       *[nobody] Une règle de cette table : si tout le monde a un Piège, personne ne gagne la manche.
    }
amarok-rule-full =
    { $full-players-passed ->
        [yes] Une règle de cette table : qui a deux cartes devant soi passe son tour tant que la manche dure.
       *[no] Une règle de cette table : même avec deux cartes devant soi, on joue encore tant que la manche dure.
    }
amarok-rule-valueless = Une règle de cette table : une carte sans nombre compte { WORDS($card-without-value) }.
amarok-rule-void =
    { $void-round ->
        [next-first] Une règle de cette table : c'est à la personne suivante, à gauche, de la commencer.
       *[same-first] Une règle de cette table : c'est encore à la même personne de la commencer.
    }
amarok-rule-house =
    { $house-rule ->
        [open] Une règle de cette table : chaque personne regarde ses deux cartes, quelles que soient ses victoires.
        [face-down] Une règle de cette table : une carte qu'on ne doit pas voir reste à plat, face cachée pour tout le monde.
        [earphone] Une règle de cette table : une oreillette dit à qui ne voit pas ce que les autres voient.
       *[printed] Cette table tient ses cartes comme dans le livret, sans règle maison.
    }

## Choses et symboles : ce que c'est, ce que cela fait

amarok-subject-season = La Saison est un symbole : qui la pose retourne l'Objectif sur son autre face.
    .more = { amarok-topic-season.more }
    .example = { amarok-topic-season.example }
amarok-subject-heart = L'Accouplement est un symbole : une deuxième carte qui le porte, devant soi, gagne la manche aussitôt.
    .more = { amarok-topic-heart.more }
    .example = { amarok-topic-heart.example }
amarok-subject-claw = La Griffe est un symbole : elle détruit une autre carte, posée, en main, de la rivière ou de la pioche.
    .more = { amarok-topic-claw.more }
    .example = { amarok-topic-claw.example }
amarok-subject-trap = Le Piège est un symbole : avec lui devant soi à la fin, on ne peut pas gagner la manche.
    .more = { amarok-topic-trap.more }
    .example = { amarok-topic-trap.example }
amarok-subject-objective = L'Objectif est une carte à deux faces : plus fait gagner la plus grande somme, moins la plus petite.
    .more = { amarok-topic-objective.more }
    .example = { amarok-topic-objective.example }
amarok-subject-objective-plus = Avec l'Objectif plus, la plus grande somme de deux cartes gagne la manche.
    .more = Une Saison posée maintenant le met sur moins. La toute première manche commence sur plus.
    .example = Sur plus, treize bat quatre.
amarok-subject-objective-minus = Avec l'Objectif moins, la plus petite somme de deux cartes gagne la manche.
    .more = Une Saison posée maintenant le met sur plus. Si personne ne le retourne, il reste sur moins à la manche suivante.
    .example = Sur moins, quatre bat treize.
amarok-subject-red = Une carte rouge est une carte Forêt de couleur rouge ; il y en a onze.
    .more = Un cœur plein, en haut à gauche, dit la couleur au doigt. Son envers est lisse.
    .example = Un cœur plein, un trois dessous : c'est le rouge trois.
amarok-subject-blue = Une carte bleue est une carte Forêt de couleur bleue ; il y en a onze.
    .more = Une goutte, en haut à gauche, dit la couleur au doigt. Son envers porte des pastilles transparentes.
    .example = Une goutte, un cinq dessous : c'est le bleu cinq.
amarok-subject-blue-back = L'envers d'une carte bleue porte des pastilles : sa couleur se sait même face cachée.
    .more = C'est vrai dans la pioche comme dans toutes les mains : tout le monde peut toucher l'envers et le dire. Le nombre et le symbole restent cachés.
    .example = Le dessus de la pioche est lisse : c'est une carte rouge, on ne sait pas laquelle.
amarok-subject-value = La valeur est le nombre sous la couleur ; les valeurs des deux cartes posées s'ajoutent.
    .more = { amarok-rule-valueless } { amarok-topic-deck.more }
    .example = Un deux et un neuf devant vous font onze.
amarok-subject-river = La rivière est faite de deux cartes face visible au milieu ; elle ne se remplit pas de la manche.
    .more = { amarok-topic-places.more }
    .example = Une carte a été prise dans la rivière : il en reste une pour tout le monde.
amarok-subject-pile = La pioche est le paquet face cachée ; sa première carte peut se prendre ou se détruire.
    .more = C'est ce qui reste des vingt-deux cartes après la donne. Ce qu'une Griffe détruit passe dessous.
    .example = À quatre, la pioche compte douze cartes au départ.
amarok-subject-hand = La main compte deux cartes au départ ; la sienne ou celle d'une autre personne, on peut y prendre une carte.
    .more = { amarok-topic-places.more }
    .example = { amarok-topic-places.example }
amarok-subject-tier = Le palier dépend des manches gagnées : sans victoire on voit deux cartes, avec une victoire une, avec deux aucune.
    .more = { amarok-topic-tiers.more }
    .example = { amarok-topic-tiers.example }
amarok-subject-round = Une manche dure jusqu'à ce que tout le monde ait deux cartes devant soi ; trois manches font la partie.
    .more = { amarok-topic-round-end.more }
    .example = { amarok-topic-round-end.example }

## Autocollants, selon l'endroit

amarok-sticker-full-heart-card = Sur une carte, le cœur plein en haut à gauche dit sa couleur : une carte rouge.
    .more = { amarok-subject-red.more }
    .example = { amarok-subject-red.example }
amarok-sticker-drop-card = Sur une carte, la goutte en haut à gauche dit sa couleur : une carte bleue.
    .more = { amarok-subject-blue.more }
    .example = { amarok-subject-blue.example }
amarok-sticker-number-card = Sur une carte, le nombre en haut à gauche, sous la couleur, est sa valeur.
    .more = { amarok-subject-value.more }
    .example = { amarok-subject-value.example }
amarok-sticker-hollow-heart-card = Au milieu d'une carte, le cœur creux est l'Accouplement : deux devant soi gagnent la manche aussitôt.
    .more = { amarok-topic-heart.more }
    .example = { amarok-topic-heart.example }
amarok-sticker-cross-card = Au milieu d'une carte, la croix est la Griffe : elle détruit une autre carte en jeu.
    .more = { amarok-topic-claw.more }
    .example = { amarok-topic-claw.example }
amarok-sticker-target-card = En haut à gauche d'une carte, sous la couleur, la cible est le Piège : il empêche de gagner la manche.
    .more = { amarok-topic-trap.more }
    .example = { amarok-topic-trap.example }
amarok-sticker-dots-card = À l'envers d'une carte, les pastilles transparentes disent qu'elle est bleue ; un envers lisse, qu'elle est rouge.
    .more = { amarok-subject-blue-back.more }
    .example = { amarok-subject-blue-back.example }
amarok-sticker-plus-objective = Sur l'Objectif, le plus dit que la plus grande somme gagne la manche.
    .more = { amarok-subject-objective-plus.more }
    .example = { amarok-subject-objective-plus.example }
amarok-sticker-minus-objective = Sur l'Objectif, le moins dit que la plus petite somme gagne la manche.
    .more = { amarok-subject-objective-minus.more }
    .example = { amarok-subject-objective-minus.example }
amarok-sticker-plus-card = Au milieu d'une carte Forêt, le plus est la Saison : elle retourne l'Objectif.
    .more = { amarok-topic-season.more }
    .example = { amarok-topic-season.example }

## Sujets, dans l'ordre de la lecture ; ceux d'une phase en sont le rappel

amarok-topic-overview = On pose deux cartes par manche : la meilleure somme gagne, selon l'Objectif, et trois manches font la victoire.
    .more = On joue de trois à six, chacun pour soi. On bluffe, on devine, on prend des risques pour la meilleure paire, et des cartes spéciales peuvent tout changer.
    .example = Vous avez posé un cinq et un huit : treize gagne si l'Objectif montre plus et que personne n'a davantage.
amarok-topic-deck = Il y a vingt-deux cartes, onze rouges et onze bleues ; leurs nombres se disent, personne n'en a la liste.
    .more = La boîte contient aussi une carte Objectif, six pistes de score et six aides de jeu. Une carte dite deux fois ne donne qu'un doute.
    .example = Deux personnes annoncent un rouge cinq : je note les deux, et je dis mon doute.
amarok-topic-stickers = En haut à gauche, couleur, nombre, cible du Piège ; au milieu, le symbole ; à l'envers du bleu, des pastilles.
    .more = Cœur plein veut dire rouge, goutte veut dire bleu. Au milieu, plus est la Saison, cœur creux l'Accouplement, croix la Griffe. L'Objectif porte plus d'un côté et moins de l'autre.
    .example = Cœur plein, cinq, et une croix au milieu : un rouge cinq avec une Griffe.
amarok-topic-setup = Avant une manche, mélangez les vingt-deux cartes, donnez-en deux par personne, et deux visibles à la rivière.
    .more = Le reste, face cachée, est la pioche. Chaque personne a une aide de jeu et une piste de score. Qui a vu un animal sauvage en dernier commence la partie, avec l'Objectif, côté plus ; on tourne dans le sens horaire.
    .example = À quatre, huit cartes sont données, deux vont à la rivière, et douze restent dans la pioche.
amarok-topic-tiers =
    { $house-rule ->
        [open] À cette table on voit toujours ses deux cartes ; dans le livret, une après une victoire, aucune après deux.
        [face-down] À cette table, on voit deux cartes sans victoire, une avec une, aucune avec deux : celles-là restent à plat.
       *[other] Sans victoire, on voit ses deux cartes ; avec une, une seule ; avec deux, aucune, et les autres les voient.
    }
    .more = Dans le livret, une carte qu'on peut voir est tournée vers soi, une autre, vers les autres seulement. { amarok-rule-house }
    .example = Avec une victoire, vous tenez une carte vers vous et l'autre vers vos voisins.
amarok-topic-fairness = Une carte tournée vers les autres n'aide que qui voit : la table peut choisir une règle maison pour tous.
    .more = Un doigt sur l'autocollant lit aussi une carte à soi qu'on ne doit pas connaître. Je ne dis jamais une carte tout haut avant qu'elle soit posée. { amarok-rule-house }
    .example = Si vous choisissez les deux cartes visibles, chaque personne regarde les siennes, et personne n'en sait plus que vous.
amarok-topic-play = À son tour, on prend une carte de l'un des quatre endroits, on la pose devant soi, et son symbole agit.
    .more = La carte se pose tout de suite, face visible, sans passer par la main. Puis c'est à la personne suivante, à gauche. On pose deux cartes par manche.
    .example = Vous dites que vous prenez un bleu quatre à la rivière, vous le posez, et le tour passe.
amarok-topic-places = Une carte se prend dans sa main, la rivière, la pioche ou une autre main ; rien ne se remplit.
    .more = Prise dans une autre main, elle se pose aussi devant soi et agit pour soi. Un endroit vide ne donne pas de carte. Dites d'où vient la carte.
    .example = Vous prenez un rouge deux dans la main d'à côté, qui compte alors une carte de moins.
amarok-topic-objective = L'Objectif dit quelle somme gagne ; seule une Saison le retourne, et il reste ainsi d'une manche à l'autre.
    .more = Plus, c'est la plus grande somme ; moins, la plus petite. Qui commence la manche le prend devant soi sans le retourner ; à la toute première manche, plus est visible.
    .example = Il montre moins à la fin de la manche : une somme de trois bat une somme de onze.
amarok-topic-season = Une Saison retourne l'Objectif dès qu'elle est posée, entre plus et moins.
    .more = Au doigt, c'est un plus au milieu d'une carte Forêt. Posée tout à la fin de la manche, elle retourne encore l'Objectif avant qu'on compare les sommes.
    .example = L'Objectif montre plus, vous posez une Saison : maintenant la plus petite somme gagne.
amarok-topic-heart = Deux Accouplements devant la même personne lui donnent la manche aussitôt, quels que soient nombres et couleurs.
    .more = Au doigt, c'est un cœur creux au milieu de la carte. On ne compte alors aucune somme. { amarok-rule-hearts }
    .example = Un Accouplement est devant vous, vous en prenez un autre à la rivière : la manche est à vous.
amarok-topic-claw = La Griffe détruit n'importe quelle autre carte en jeu : on la montre à la table, puis elle va sous la pioche.
    .more = Posée devant quelqu'un, dans une main, à la rivière ou sur la pioche : qui joue choisit, mais jamais la Griffe elle-même. { amarok-rule-claw }
    .example = Vous posez une Griffe et détruisez le bleu six de la personne à gauche, qui devra poser une autre carte.
amarok-topic-trap = Avec un Piège devant soi à la fin, pas de victoire : la meilleure somme des autres gagne.
    .more = Au doigt, c'est une cible en haut à gauche, sous la couleur. Un Piège détruit par une Griffe ne retient personne. { amarok-rule-trapped }
    .example = Vous avez la meilleure somme et un Piège : la deuxième somme gagne la manche.
amarok-topic-talk = À cette table on peut bluffer et parler des cartes : une annonce a donc besoin d'un verbe ou d'un endroit.
    .more = Une couleur et un nombre seuls peuvent être du bavardage. Je ne demande rien sur les cartes cachées, et je n'en dis rien tout haut.
    .example = Je pose un rouge quatre, c'est un coup ; elle doit avoir un rouge quatre, c'est du bavardage.
amarok-topic-round-end = La manche finit quand tout le monde a deux cartes posées : plus, la grande somme gagne ; moins, la petite.
    .more = Ajoutez les nombres de vos deux cartes. { amarok-rule-valueless } { amarok-rule-full }
    .example = Neuf, douze et sept : sur plus, douze gagne ; sur moins, sept.
amarok-topic-tie = { amarok-rule-tie }
    .more = C'est une égalité si plusieurs personnes ont la même meilleure somme, et aucune un Piège. Leurs victoires restent ce qu'elles étaient, et une nouvelle manche commence.
    .example = Douze pour deux personnes sur plus, sept pour la troisième : il y a égalité entre les deux.
amarok-topic-next-round = { amarok-rule-next-first }
    .more = Les vingt-deux cartes sont mélangées et données de nouveau. L'Objectif passe devant qui commence, sans être retourné. Vos victoires disent comment tenir vos nouvelles cartes.
    .example = La manche a fini sur moins : la nouvelle commence sur moins.
amarok-topic-over = Trois manches gagnées font la victoire, aussitôt.
    .more = Plus rien ne se joue ensuite, quoi qu'aient les autres. La piste de score montre les victoires de chacun.
    .example = Avec deux manches gagnées, vous posez votre deuxième Accouplement : la partie est finie, et gagnée.

## Situations : que se passe-t-il si…

amarok-situation-pile-empty = Quand la pioche est vide, on prend dans sa main, la rivière ou une autre main ; rien n'est remélangé.
    .more = Une carte détruite par une Griffe passe sous la pioche, qui en a donc une de nouveau. La manche suivante repart avec les vingt-deux cartes.
amarok-situation-river-empty = Quand la rivière est vide, elle le reste jusqu'à la manche suivante : prenez votre carte ailleurs.
    .more = Restent votre main, le dessus de la pioche et les autres mains. Deux nouvelles cartes y seront à la manche suivante.
amarok-situation-hand-empty = Qui n'a plus de carte en main en prend une à la rivière, à la pioche ou dans une autre main.
    .more = Il faut deux cartes devant soi, d'où qu'elles viennent. Une main vide ne se remplit pas pendant la manche.
amarok-situation-other-hand = On peut prendre une carte dans une autre main : on la pose devant soi, et son symbole agit pour soi.
    .more = Cette main garde une carte de moins, sans piocher ; la personne pose quand même deux cartes, prises où elle veut. Je ne dis jamais tout haut quelle est la carte avant qu'elle soit posée.
amarok-situation-two-hearts = Votre deuxième Accouplement vous donne la manche aussitôt, quels que soient sommes, nombres et couleurs.
    .more = Les autres ne posent plus de carte dans cette manche. { amarok-rule-hearts }
amarok-situation-heart-destroyed =
    { $hearts-in-front ->
        [yes] Un Accouplement détruit par une Griffe ne compte plus : c'est une règle de cette table.
       *[no] Un Accouplement détruit par une Griffe compte quand même : c'est une règle de cette table.
    }
    .more = On montre la carte, elle passe sous la pioche, et il faut en poser une autre à sa place.
amarok-situation-season-last = Une Saison posée en toute dernière carte retourne encore l'Objectif, avant qu'on compare les sommes.
    .more = La victoire peut donc changer de camp à la dernière carte. Deux Saisons le retournent, puis le remettent.
amarok-situation-trap-at-end = Avec un Piège devant soi à la fin, on ne peut pas gagner : la meilleure somme des autres gagne.
    .more = Avec un Piège, on ne compte pas non plus dans une égalité. Une Griffe peut détruire un Piège avant la fin. { amarok-rule-trapped }
amarok-situation-all-trapped = { amarok-rule-trapped }
    .more = Si une seule personne n'a pas de Piège, la manche est pour elle, quelle que soit sa somme.
amarok-situation-tie = { amarok-rule-tie }
    .more = { amarok-topic-tie.more }
amarok-situation-claw-hidden = La Griffe peut toucher une carte en main ou de la pioche : on la montre, puis elle va sous la pioche.
    .more = Dites sa couleur, son nombre et son symbole une fois qu'elle est montrée. Son symbole n'agit pas. Une main qui perd une carte n'en reçoit pas d'autre.
amarok-situation-claw-laid = Qui perd une carte posée, détruite par une Griffe, doit en poser une autre : la manche dure donc plus longtemps.
    .more = Ce que la carte détruite a déjà fait reste fait. { amarok-rule-full }
amarok-situation-claw-nothing =
    { $claw-mandatory ->
        [yes] La Griffe doit détruire une carte, même une des vôtres : c'est une règle de cette table.
       *[no] On peut poser une Griffe et ne rien détruire : c'est une règle de cette table.
    }
    .more = La Griffe elle-même ne peut pas être choisie. Dites votre choix avant que la carte suivante soit posée.
amarok-situation-third-win = La troisième manche gagnée par la même personne finit la partie aussitôt, et c'est la victoire.
    .more = Plus rien n'est donné. Une manche gagnée par deux Accouplements compte comme une autre.
amarok-situation-new-tier =
    { $house-rule ->
        [open] Après une victoire, vous regardez toujours vos deux cartes : c'est une règle de cette table.
        [face-down] Après une victoire, une de vos cartes reste face cachée, après deux, les deux : c'est une règle de cette table.
       *[other] Après une victoire, vous ne voyez qu'une de vos cartes, après deux, aucune ; les autres voient le reste.
    }
    .more = { amarok-rule-house }
amarok-situation-felt-sticker = Un doigt sur l'autocollant lit une carte qu'on ne doit pas connaître : tenez-la par le bord, ou prenez une règle maison.
    .more = Dites règle maison, puis face cachée, deux cartes visibles ou avec une oreillette. { amarok-rule-house }
amarok-situation-no-value = { amarok-rule-valueless }
    .more = Son symbole agit comme sur une autre carte.
amarok-situation-same-card = Une carte dite une deuxième fois est notée quand même, et je dis mon doute.
    .more = Personne n'a la liste des cartes. Si l'une des deux a été mal entendue, corrigez-la ou annulez.
amarok-situation-leaves = Qui quitte la table passe son tour jusqu'à son retour, et la manche continue sans cette personne.
    .more = Dites qui part, puis qui revient. Les nouvelles manches se donnent à qui est là, et il faut au moins trois personnes.
amarok-situation-round-void = Une manche peut être annulée : personne ne la gagne, et elle est donnée de nouveau.
    .more = L'Objectif reste comme il est. { amarok-rule-void }

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
