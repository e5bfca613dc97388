# Ce qui s'explique du compte des points, une phrase par texte.

score-subject-round = Une manche finit quand tout le monde à table a ses points, ou quand vous le dites.
score-subject-total = Le total est la somme des manches, avec vos corrections.
score-subject-target = Le but est le nombre de points qui finit la partie à la fin d'une manche.
score-topic-overview = Dites un prénom et des points, par exemple « Alice douze » : je tiens les manches et les totaux.
score-topic-setup = Dites « le plus bas gagne » ou « on joue en cent points » avant de commencer, si besoin.
score-topic-round = Donnez les points de chaque personne ; « la manche est finie » compte zéro pour les autres.
score-topic-over = La partie finit au but choisi, ou quand vous dites « la partie est finie ».
score-topic-correction = Dites « manche deux, Alice avait trois points », ou « la manche deux ne compte pas ».

score-part-setup-names = Donnez les points de chaque manche, un prénom puis un nombre.
score-part-setup-goal = Dites qui gagne et jusqu'à combien de points, si ce n'est pas le plus haut.
score-setup-2-1 = { score-part-setup-names }
score-setup-2-2 = { score-part-setup-goal }
score-setup-3-1 = { score-part-setup-names }
score-setup-3-2 = { score-part-setup-goal }
score-setup-4-1 = { score-part-setup-names }
score-setup-4-2 = { score-part-setup-goal }
score-setup-5-1 = { score-part-setup-names }
score-setup-5-2 = { score-part-setup-goal }
score-setup-6-1 = { score-part-setup-names }
score-setup-6-2 = { score-part-setup-goal }
score-setup-7-1 = { score-part-setup-names }
score-setup-7-2 = { score-part-setup-goal }
score-setup-8-1 = { score-part-setup-names }
score-setup-8-2 = { score-part-setup-goal }
score-setup-9-1 = { score-part-setup-names }
score-setup-9-2 = { score-part-setup-goal }
score-setup-10-1 = { score-part-setup-names }
score-setup-10-2 = { score-part-setup-goal }
