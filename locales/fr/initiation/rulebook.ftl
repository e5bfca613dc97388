# Les règles de « Qui sera chaman ? » : chaque réponse est une phrase d'au plus huit secondes.

## Cases : ce que fait chacune

# « Que fait la case de départ ? »
initiation-subject-start = Le Départ accueille autant de pions qu'on veut : on y commence, et certaines cases y renvoient.
initiation-subject-square-1 = Case un, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-2 = Case deux, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-3 = Case trois, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-4 = Case quatre, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-5 = Case cinq, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-6 = Case six : Albin vous ouvre le Monde du Voyage et vous dépose aussitôt sur la case douze.
initiation-subject-square-7 = Case sept, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-8 = Case huit, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-9 = Case neuf, fin du premier cycle : Ethan vous fait avancer encore du même total, sans relancer.
initiation-subject-square-10 = Case dix, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-11 = Case onze, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-12 = Case douze, cycle deux : on y arrive aussi depuis la case six ; elle ne fait rien.
initiation-subject-square-13 = Case treize, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-14 = Case quatorze, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-15 = Case quinze, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-16 = Case seize, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-17 = Case dix-sept, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-18 = Case dix-huit, fin du deuxième cycle : Léo vous fait avancer encore du même total, sans relancer.
initiation-subject-square-19 = Case dix-neuf : Albour et les Limbes vous prennent un tour, sauf si un autre pion vient prendre la place.
initiation-subject-square-20 = Case vingt, cycle trois : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-21 = Case vingt et un, cycle trois : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-22 = Case vingt-deux, cycle trois : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-23 = Case vingt-trois, cycle trois : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-24 = Case vingt-quatre, cycle trois : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-25 = Case vingt-cinq, cycle trois : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-26 = Case vingt-six, cycle trois : trois et six au tout premier lancer y mènent ; elle ne fait rien.
initiation-subject-square-27 = Case vingt-sept, fin du troisième cycle : les Hauptling vous font avancer encore du même total.
initiation-subject-square-28 = Case vingt-huit, cycle quatre : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-29 = Case vingt-neuf, cycle quatre : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-30 = Case trente, cycle quatre : on y revient depuis la case quarante-deux ; elle ne fait rien.
initiation-subject-square-31 = Case trente et un : l'appel des Limbes vous prend deux tours, sauf si un autre pion prend la place.
initiation-subject-square-32 = Case trente-deux, cycle quatre : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-33 = Case trente-trois, cycle quatre : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-34 = Case trente-quatre, cycle quatre : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-35 = Case trente-cinq, cycle quatre : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-36 = Case trente-six, fin du quatrième cycle : la personne à votre gauche lance les deux dés et vous avancez d'autant.
initiation-subject-square-37 = Case trente-sept, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-38 = Case trente-huit, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-39 = Case trente-neuf, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-40 = Case quarante, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-41 = Case quarante et un, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-42 = Case quarante-deux : on s'égare dans le Monde Miroir, et on retourne à la case trente.
initiation-subject-square-43 = Case quarante-trois, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-44 = Case quarante-quatre, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-45 = Case quarante-cinq, fin du cinquième cycle : Luc vous fait avancer encore du même total.
initiation-subject-square-46 = Case quarante-six, cycle six : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-47 = Case quarante-sept, cycle six : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-48 = Case quarante-huit, cycle six : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-49 = Case quarante-neuf, cycle six : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-50 = Case cinquante, cycle six : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-51 = Case cinquante et un, cycle six : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-52 = Case cinquante-deux : en Métempsycose, on lance à chaque tour ; un six ramène au Départ, un autre pion libère.
initiation-subject-square-53 = Case cinquante-trois, cycle six : cinq et quatre au tout premier lancer y mènent ; elle ne fait rien.
initiation-subject-square-54 = Case cinquante-quatre, fin du sixième cycle : Inyan vous fait avancer encore du même total.
initiation-subject-square-55 = Case cinquante-cinq, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-56 = Case cinquante-six, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-57 = Case cinquante-sept, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-58 = Case cinquante-huit : la Jurande refuse l'initiation, et on repart du Départ.
initiation-subject-square-59 = Case cinquante-neuf, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-60 = Case soixante, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-61 = Case soixante et un, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-62 = Case soixante-deux, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-63 = Case soixante-trois : qui tombe juste devient chaman ; trop loin, on revient du surplus.

## Règles : un rappel pour chaque moment, et le reste

initiation-topic-overview = Chacun mène un pion avec deux dés sur soixante-trois cases ; qui tombe juste à la fin devient chaman.
initiation-topic-setup = Tous les pions sont au Départ, les deux dés à portée de main, et chacun connaît son pion.
initiation-topic-start = Chacun lance un dé et le dit ; le plus grand commence, et ceux qui sont à égalité relancent.
initiation-topic-direction = Qui commence choisit si les dés passent à sa gauche ou à sa droite, pour toute la partie.
initiation-topic-play = À votre tour, lancez les deux dés, dites-les l'un et l'autre, et avancez du total.
initiation-topic-neighbour = En trente-six, la personne à gauche lance les deux dés, et le pion avance de leur total.
initiation-topic-metempsychosis = En cinquante-deux, on lance à chaque tour : un six renvoie au Départ, sinon on attend qu'un pion y tombe.
initiation-topic-share = Avec deux pions, chaque dé fait avancer un pion, au choix de l'équipe ; le premier dé bouge d'abord.
initiation-topic-over = La partie finit quand un pion tombe juste sur soixante-trois, ou les deux pions de l'équipe.
initiation-topic-first-throw = Au premier lancer de la partie, trois et six mènent à vingt-six, cinq et quatre à cinquante-trois.
initiation-topic-cycles = Neuf, dix-huit, vingt-sept, quarante-cinq et cinquante-quatre font avancer encore du même total.
initiation-topic-leads = Six mène à douze, quarante-deux ramène à trente, cinquante-huit renvoie au Départ.
initiation-topic-misses = Dix-neuf prend un tour, trente et un en prend deux, sauf si un autre pion vient prendre la place.
initiation-topic-occupied = Sur une case prise, on recule jusqu'à la première libre, sauf les échanges de dix-neuf, trente et un, cinquante-deux.
initiation-topic-bounce = Au-delà de soixante-trois, on revient en arrière d'autant de cases qu'on a de trop.
initiation-topic-teams = En équipe, ou avec deux pions, les dés se comptent à part ; il faut les deux pions sur soixante-trois.
initiation-topic-companion-dice = Dites « lance les dés » : je lance et j'annonce, sauf si votre table l'interdit.

## Mise en place : quatre étapes

initiation-setup-2-1 = À deux, posez le plateau au milieu et les deux dés à portée de main.
initiation-setup-2-2 = À deux, prenez un pion chacun, différent au toucher, et posez-le au Départ.
initiation-setup-2-3 = À deux, lancez chacun un dé et dites votre prénom et le nombre.
initiation-setup-2-4 = À deux, le plus grand choisit la gauche ou la droite, puis lance les deux dés.
initiation-setup-3-1 = À trois, posez le plateau au milieu et les deux dés à portée de main.
initiation-setup-3-2 = À trois, prenez un pion chacun, différent au toucher, et posez-le au Départ.
initiation-setup-3-3 = À trois, lancez chacun un dé et dites votre prénom et le nombre.
initiation-setup-3-4 = À trois, le plus grand choisit la gauche ou la droite, puis lance les deux dés.
initiation-setup-4-1 = À quatre, posez le plateau au milieu et les deux dés à portée de main.
initiation-setup-4-2 = À quatre, prenez un pion chacun, différent au toucher, et posez-le au Départ.
initiation-setup-4-3 = À quatre, lancez chacun un dé et dites votre prénom et le nombre.
initiation-setup-4-4 = À quatre, le plus grand choisit la gauche ou la droite, puis lance les deux dés.
initiation-setup-5-1 = À cinq, posez le plateau au milieu et les deux dés à portée de main.
initiation-setup-5-2 = À cinq, prenez un pion chacun, différent au toucher, et posez-le au Départ.
initiation-setup-5-3 = À cinq, lancez chacun un dé et dites votre prénom et le nombre.
initiation-setup-5-4 = À cinq, le plus grand choisit la gauche ou la droite, puis lance les deux dés.
initiation-setup-6-1 = À six, posez le plateau au milieu et les deux dés à portée de main.
initiation-setup-6-2 = À six, prenez un pion chacun, différent au toucher, et posez-le au Départ.
initiation-setup-6-3 = À six, lancez chacun un dé et dites votre prénom et le nombre.
initiation-setup-6-4 = À six, le plus grand choisit la gauche ou la droite, puis lance les deux dés.
