# Les règles de « Qui sera chaman ? » : chaque réponse est une phrase d'au plus huit secondes.

## Règles de table, comme cette table les a

initiation-rule-freed =
    { $freed-goes-to ->
        [back-up] Une règle de cette table : le pion ainsi libéré recule jusqu'à une case libre.
       *[square-before] Une règle de cette table : le pion ainsi libéré va sur la case d'où vient l'autre.
    }
initiation-rule-exchange =
    { $exchange-without-turns ->
        [no] Une règle de cette table : sans tour à passer, il n'y a pas d'échange.
       *[yes] Une règle de cette table : on échange les places même sans tour à passer.
    }
initiation-rule-bounce =
    { $bounce-acts ->
        [no] Une règle de cette table : la case où finit un rebond n'agit pas.
       *[yes] Une règle de cette table : la case où finit un rebond agit comme d'habitude.
    }
initiation-rule-backing =
    { $backing-up ->
        [past] Une règle de cette table : en reculant, on passe toutes les cases spéciales.
       *[quiet] Une règle de cette table : on peut reculer sur un cycle ou trente-six, sans effet, sur aucune autre case spéciale.
    }
initiation-rule-lower =
    { $backing-after-bounce ->
        [higher] Une règle de cette table : après un rebond, on recule vers les grands nombres.
       *[lower] Une règle de cette table : on recule toujours vers les petits nombres, et avant un, c'est le Départ.
    }
initiation-rule-again =
    { $first-throw-again ->
        [yes] Une règle de cette table : après un renvoi au Départ, le lancer suivant est de nouveau un premier lancer.
       *[no] Une règle de cette table : après un renvoi au Départ, neuf est un lancer comme un autre.
    }
initiation-rule-neighbour =
    { $neighbour-throw-counts ->
        [yes] Une règle de cette table : lancer pour trente-six compte aussi pour qui lance.
       *[no] Une règle de cette table : lancer pour trente-six ne compte pas pour qui lance, et un six n'y libère personne.
    }
initiation-rule-reborn =
    { $reincarnation ->
        [at-once] Une règle de cette table : au Départ grâce à un six, on relance aussitôt.
       *[next-turn] Une règle de cette table : au Départ grâce à un six, on rejoue au tour suivant.
    }
initiation-rule-partners =
    { $partners-share ->
        [yes] Une règle de cette table : les deux pions d'une équipe peuvent partager une case sans effet.
       *[no] Une règle de cette table : le pion de votre équipe occupe sa case comme un autre.
    }
initiation-rule-once-more = On ne relance pas : le total compte encore une fois.

## Cases : ce que fait chacune

# « Que fait la case de départ ? »
initiation-subject-start = Le Départ accueille autant de pions qu'on veut : on y commence, et certaines cases y renvoient.
    .more = Cinquante-huit y renvoie, et un six en cinquante-deux aussi. La place pour tous les pions est une règle de cette table. { initiation-rule-again }
    .example = Trois pions sont au Départ, un quatrième les rejoint, et personne ne recule.
initiation-subject-square-1 = Case un, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-2 = Case deux, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-3 = Case trois, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-4 = Case quatre, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-5 = Case cinq, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-6 = Case six : Albin vous ouvre le Monde du Voyage et vous dépose aussitôt sur la case douze.
    .more = Le Monde du Voyage est celui du temps et de l'espace. Si douze est prise, on recule à partir de là.
    .example = Vous tombez sur six : mettez votre pion sur douze.
initiation-subject-square-7 = Case sept, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-8 = Case huit, cycle un : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-9 = Case neuf, fin du premier cycle : Ethan vous fait avancer encore du même total, sans relancer.
    .more = Ethan vous apprend à rêver sans dormir. { initiation-rule-once-more }
    .example = De deux, un lancer de sept mène à neuf, puis à seize.
initiation-subject-square-10 = Case dix, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-11 = Case onze, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-12 = Case douze, cycle deux : on y arrive aussi depuis la case six ; elle ne fait rien.
    .more = { initiation-subject-square-6.more }
initiation-subject-square-13 = Case treize, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-14 = Case quatorze, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-15 = Case quinze, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-16 = Case seize, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-17 = Case dix-sept, cycle deux : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-18 = Case dix-huit, fin du deuxième cycle : Léo vous fait avancer encore du même total, sans relancer.
    .more = Léo vous montre comment composer son propre rêve. { initiation-rule-once-more }
    .example = De onze, un lancer de sept mène à dix-huit, puis à vingt-cinq.
initiation-subject-square-19 = Case dix-neuf : Albour et les Limbes vous prennent un tour, sauf si un autre pion vient prendre la place.
    .more = Pendant ce temps, Albour vous parle du Monde des Limbes. { initiation-rule-freed } { initiation-rule-exchange }
    .example = { initiation-topic-misses.example }
initiation-subject-square-20 = Case vingt, cycle trois : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-21 = Case vingt et un, cycle trois : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-22 = Case vingt-deux, cycle trois : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-23 = Case vingt-trois, cycle trois : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-24 = Case vingt-quatre, cycle trois : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-25 = Case vingt-cinq, cycle trois : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-26 = Case vingt-six, cycle trois : trois et six au tout premier lancer y mènent ; elle ne fait rien.
    .more = { initiation-topic-first-throw.more }
initiation-subject-square-27 = Case vingt-sept, fin du troisième cycle : les Hauptling vous font avancer encore du même total.
    .more = La famille Hauptling raconte les univers du Monde Miroir. { initiation-rule-once-more }
    .example = De vingt, un lancer de sept mène à vingt-sept, puis à trente-quatre.
initiation-subject-square-28 = Case vingt-huit, cycle quatre : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-29 = Case vingt-neuf, cycle quatre : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-30 = Case trente, cycle quatre : on y revient depuis la case quarante-deux ; elle ne fait rien.
    .more = { initiation-subject-square-42.more }
initiation-subject-square-31 = Case trente et un : l'appel des Limbes vous prend deux tours, sauf si un autre pion prend la place.
    .more = À force d'écouter les Limbes, on se retrouve dans leur Monde. { initiation-rule-freed } { initiation-rule-exchange }
    .example = { initiation-topic-misses.example }
initiation-subject-square-32 = Case trente-deux, cycle quatre : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-33 = Case trente-trois, cycle quatre : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-34 = Case trente-quatre, cycle quatre : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-35 = Case trente-cinq, cycle quatre : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-36 = Case trente-six, fin du quatrième cycle : la personne à votre gauche lance les deux dés et vous avancez d'autant.
    .more = { initiation-topic-neighbour.more }
    .example = { initiation-topic-neighbour.example }
initiation-subject-square-37 = Case trente-sept, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-38 = Case trente-huit, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-39 = Case trente-neuf, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-40 = Case quarante, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-41 = Case quarante et un, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-42 = Case quarante-deux : on s'égare dans le Monde Miroir, et on retourne à la case trente.
    .more = Le chemin reprend de trente au prochain lancer. Si trente est prise, on recule à partir de là.
    .example = Vous tombez sur quarante-deux : mettez votre pion sur trente.
initiation-subject-square-43 = Case quarante-trois, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-44 = Case quarante-quatre, cycle cinq : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-45 = Case quarante-cinq, fin du cinquième cycle : Luc vous fait avancer encore du même total.
    .more = Luc vous apprend à voir les auras des âmes, et puise dans la psychénergie autour de la table. { initiation-rule-once-more }
    .example = De quarante, un lancer de cinq mène à quarante-cinq, puis à cinquante.
initiation-subject-square-46 = Case quarante-six, cycle six : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-47 = Case quarante-sept, cycle six : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-48 = Case quarante-huit, cycle six : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-49 = Case quarante-neuf, cycle six : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-50 = Case cinquante, cycle six : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-51 = Case cinquante et un, cycle six : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-52 = Case cinquante-deux : en Métempsycose, on lance à chaque tour ; un six ramène au Départ, un autre pion libère.
    .more = { initiation-topic-metempsychosis.more }
    .example = { initiation-topic-metempsychosis.example }
initiation-subject-square-53 = Case cinquante-trois, cycle six : cinq et quatre au tout premier lancer y mènent ; elle ne fait rien.
    .more = { initiation-topic-first-throw.more }
initiation-subject-square-54 = Case cinquante-quatre, fin du sixième cycle : Inyan vous fait avancer encore du même total.
    .more = Inyan vous aide à dominer vos émotions, et donc à fuir Kriskell. { initiation-rule-once-more }
    .example = De cinquante, un lancer de quatre mène à cinquante-quatre, puis à cinquante-huit, qui renvoie au Départ.
initiation-subject-square-55 = Case cinquante-cinq, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-56 = Case cinquante-six, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-57 = Case cinquante-sept, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-58 = Case cinquante-huit : la Jurande refuse l'initiation, et on repart du Départ.
    .more = L'initiation n'est pas en règle : on se réveille au Départ. { initiation-rule-again }
    .example = Vous tombez sur cinquante-huit : mettez votre pion au Départ.
initiation-subject-square-59 = Case cinquante-neuf, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-60 = Case soixante, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-61 = Case soixante et un, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-62 = Case soixante-deux, cycle sept : rien de spécial, on y attend son prochain lancer.
initiation-subject-square-63 = Case soixante-trois : qui tombe juste devient chaman ; trop loin, on revient du surplus.
    .more = Elle finit le septième cycle, et l'initiation avec lui. { initiation-rule-bounce }
    .example = { initiation-topic-bounce.example }

## Règles, dans l'ordre de la lecture ; certaines sont le rappel d'un moment

initiation-topic-overview = Chacun mène un pion avec deux dés sur soixante-trois cases ; qui tombe juste à la fin devient chaman.
    .more = C'est le chemin d'un futur chaman, rêvé en sept cycles de neuf cases, avec de Grands Chamans pour guides. Des cases font avancer, d'autres retiennent ou renvoient. Par une règle de cette table, on joue de deux à six.
    .example = Vous êtes sur soixante, vous faites un et deux : soixante-trois, vous voilà chaman.
initiation-topic-setup = Tous les pions sont au Départ, les deux dés à portée de main, et chacun connaît son pion.
    .more = Le plateau est au milieu, pour que chaque main puisse suivre le chemin. Il y a place au Départ pour tous les pions : c'est une règle de cette table.
    .example = À quatre, quatre pions vont au Départ, puis tout le monde lance un dé.
initiation-topic-start = Chacun lance un dé et le dit ; le plus grand commence, et ceux qui sont à égalité relancent.
    .more = Les autres ne relancent pas. Qui commence choisit aussi le sens du jeu.
    .example = Cinq, trois et cinq : les deux personnes qui ont cinq relancent.
initiation-topic-direction = Qui commence choisit si les dés passent à sa gauche ou à sa droite, pour toute la partie.
    .more = En trente-six, c'est toujours la personne à votre gauche qui lance, quel que soit le sens.
    .example = Vous choisissez la droite : après vous, c'est à la personne de droite de lancer.
initiation-topic-play =
    { $variant ->
        [plain] À votre tour, lancez les deux dés, dites-les l'un et l'autre, et avancez du total.
       *[other] À votre tour, lancez les deux dés, dites-les l'un et l'autre : chacun fait avancer un de vos pions.
    }
    .more = Dites les deux dés et pas seulement leur somme : un six ou un premier neuf peut en dépendre. Puis la case d'arrivée agit. Les doubles n'ont pas de règle à eux.
    .example = Vous faites quatre et un sur trente-deux : votre pion va sur trente-sept.
initiation-topic-first-throw =
    { $variant ->
        [plain] Au premier lancer de la partie, trois et six mènent à vingt-six, cinq et quatre à cinquante-trois.
       *[other] Avec deux pions, les dés se comptent à part : un neuf au premier lancer ne mène nulle part.
    }
    .more =
        { $variant ->
            [plain] Un Intercédère y mène tout droit, sans passer par les cases d'avant. { initiation-rule-again }
           *[other] Avec un pion chacun, trois et six mèneraient à vingt-six, cinq et quatre à cinquante-trois.
        }
    .example =
        { $variant ->
            [plain] Vous faites quatre et cinq à votre premier lancer : mettez votre pion sur cinquante-trois.
           *[other] Vous faites quatre et cinq : un pion va sur quatre, l'autre sur cinq.
        }
initiation-topic-occupied = Sur une case prise, on recule jusqu'à la première libre, sauf les échanges de dix-neuf, trente et un, cinquante-deux.
    .more = Cela passe avant ce que ferait la case, et vaut aussi pour une case où une autre conduit. { initiation-rule-backing } { initiation-rule-lower }
    .example = Un pion est sur vingt-trois et vous y tombez : mettez le vôtre sur vingt-deux.
initiation-topic-leads = Six mène à douze, quarante-deux ramène à trente, cinquante-huit renvoie au Départ.
    .more = En six, Albin ouvre le Monde du Voyage. En quarante-deux, on s'égare dans le Monde Miroir, et en cinquante-huit, la Jurande ne trouve pas l'initiation en règle.
    .example = Vous tombez sur quarante-deux : votre pion revient sur trente.
initiation-topic-cycles = Neuf, dix-huit, vingt-sept, quarante-cinq et cinquante-quatre font avancer encore du même total.
    .more = { initiation-rule-once-more } Il compte encore si l'on arrive ainsi sur une autre de ces cases. Les guides y sont Ethan, Léo, la famille Hauptling, Luc et Inyan.
    .example = Vous arrivez sur neuf avec un neuf : puis dix-huit, vingt-sept, et enfin trente-six.
initiation-topic-misses = Dix-neuf prend un tour, trente et un en prend deux, sauf si un autre pion vient prendre la place.
    .more = C'est le Monde des Limbes qui vous retient, avec Albour en dix-neuf. { initiation-rule-freed } { initiation-rule-exchange }
    .example = Vous attendez sur dix-neuf, un autre pion y tombe : il attend à votre place.
initiation-topic-neighbour = En trente-six, la personne à gauche lance les deux dés, et le pion avance de leur total.
    .more = Diya présente Bioneirois, qui révèle un avenir possible. C'est un coup comme un autre : les cases agissent. { initiation-rule-neighbour }
    .example = La personne à votre gauche fait deux et un : vous avancez sur trente-neuf.
initiation-topic-metempsychosis = En cinquante-deux, on lance à chaque tour : un six renvoie au Départ, sinon on attend qu'un pion y tombe.
    .more = Les Lémures de Kriskell ont pris votre psychénergie ; au six, Orakumo vous aide. Le pion qui y tombe vous libère, et vous avancez du total qui l'a amené. { initiation-rule-reborn }
    .example = Un autre pion arrive sur cinquante-deux avec un sept : le vôtre est libre et va sur cinquante-neuf.
initiation-topic-bounce = Au-delà de soixante-trois, on revient en arrière d'autant de cases qu'on a de trop.
    .more = Il faut tomber exactement sur soixante-trois. { initiation-rule-bounce }
    .example = Vous faites cinq sur soixante : trois jusqu'à soixante-trois, deux en arrière, vous voilà sur soixante et un.
initiation-topic-over = La partie finit quand un pion tombe juste sur soixante-trois, ou les deux pions de l'équipe.
    .more = Le septième cycle est alors complet, et l'initiation aussi. La première équipe dont les deux pions y sont gagne ensemble.
    .example = Vous êtes sur cinquante-neuf, vous faites trois et un : vous voilà chaman.
initiation-topic-teams = En équipe, ou avec deux pions, les dés se comptent à part ; il faut les deux pions sur soixante-trois.
    .more = Une équipe, ce sont deux personnes face à face ; elle choisit quel pion prend quel dé. Si un pion est bloqué ou passe son tour, on lance un seul dé pour l'autre. { initiation-rule-partners }
    .example = Un cinq et un deux : un pion avance de cinq, l'autre de deux.
initiation-topic-share = Avec deux pions, chaque dé fait avancer un pion, au choix de l'équipe ; le premier dé bouge d'abord.
    .more = Dites quel pion prend quel dé ; chaque partenaire peut le dire. Si un seul pion peut bouger, on lance un seul dé.
    .example = Vous dites : le premier dé pour le pion deux, et l'autre dé fait avancer le pion un.
initiation-topic-companion-dice =
    { $companion-throws ->
        [no] Je ne lance jamais les dés : c'est une règle de cette table.
       *[yes] Dites « lance les dés » : par une règle de cette table, je les lance au hasard et je les annonce.
    }
    .more = Vos propres dés comptent tout autant : dites-les tous les deux.
    .example = Je dis quatre et deux, et vous avancez votre pion de six.

## Situations : que se passe-t-il si…

initiation-situation-first-three-six =
    { $variant ->
        [plain] Trois et six au tout premier lancer mènent votre pion tout droit à vingt-six.
       *[other] { initiation-topic-first-throw }
    }
    .more = { initiation-topic-first-throw.more }
    .example = { initiation-topic-first-throw.example }
initiation-situation-first-five-four =
    { $variant ->
        [plain] Cinq et quatre au tout premier lancer mènent votre pion tout droit à cinquante-trois.
       *[other] { initiation-topic-first-throw }
    }
    .more = { initiation-topic-first-throw.more }
    .example = { initiation-topic-first-throw.example }
initiation-situation-later-nine = Plus tard, neuf vaut neuf cases et rien d'autre : il ne mène ni à vingt-six ni à cinquante-trois.
    .more = { initiation-rule-again }
    .example = De un, un neuf fait plus tard mène à dix.
initiation-situation-doubles = Les doubles n'ont pas de règle à eux : on avance de la somme, et on ne relance pas.
    .more = En cinquante-deux, deux six valent un six, pas plus.
    .example = Double trois : votre pion avance de six, et le tour passe.
initiation-situation-start-tie = À égalité pour le plus grand dé, on relance entre soi, jusqu'à ce que quelqu'un soit devant.
    .more = Les autres ne relancent pas. Le plus grand commence alors et choisit le sens du jeu.
    .example = { initiation-topic-start.example }
initiation-situation-occupied = Si un pion est déjà là, on recule à la première case libre ; en dix-neuf, trente et un, cinquante-deux, on échange.
    .more = { initiation-topic-occupied.more }
    .example = { initiation-topic-occupied.example }
initiation-situation-led-to-taken = Si la case où une autre conduit est prise, on recule de là jusqu'à la première libre.
    .more = Cela vaut pour douze et pour trente, et aussi pour vingt-six et cinquante-trois. { initiation-rule-backing }
    .example = Vous tombez sur six alors qu'un pion est sur douze : mettez le vôtre sur onze.
initiation-situation-backing-onto-special = { initiation-rule-backing }
    .more = Sur une case qui ne vous fait rien, vous attendez simplement votre prochain lancer.
    .example =
        { $backing-up ->
            [past] Vingt-huit est prise : vous passez vingt-sept et allez sur vingt-six.
           *[quiet] Vingt-huit est prise : vous voilà sur vingt-sept, sans avancer de nouveau.
        }
initiation-situation-no-free-square = Si plus aucune case n'est libre derrière, on va au Départ, par une règle de cette table.
    .more = Au Départ, il y a place pour tous les pions. { initiation-rule-lower }
initiation-situation-limbo-taken = Qui tombe en dix-neuf ou en trente et un sur un pion prend sa place et passe les tours pour lui.
    .more = { initiation-rule-freed } { initiation-rule-exchange }
    .example = { initiation-topic-misses.example }
initiation-situation-held-six = Un six sur l'un des dés ramène de cinquante-deux au Départ, où l'on recommence.
    .more = Orakumo vous aide à vous réincarner. { initiation-rule-reborn }
    .example = Vous faites six et deux en cinquante-deux : votre pion va au Départ.
initiation-situation-held-no-six = Sans six, on reste en cinquante-deux, et on relance au tour suivant.
    .more = Le pion est libre aussi dès qu'un autre y tombe.
    .example = Cinq et quatre en cinquante-deux : rien ne bouge.
initiation-situation-held-freed = Le pion qui tombe en cinquante-deux prend votre place, et vous avancez du total qui l'a amené.
    .more = Ce total compte une fois, même s'il a relancé l'autre pion. C'est un coup comme un autre : les cases agissent, et soixante-trois gagne.
    .example = { initiation-topic-metempsychosis.example }
initiation-situation-nobody-frees = Si personne ne tombe en cinquante-deux, on y lance deux dés à chaque tour, jusqu'au six qui ramène au Départ.
    .more = Cela peut durer autant de tours qu'il faut, et les autres jouent pendant ce temps.
initiation-situation-bounce = Si l'on va trop loin, on revient de soixante-trois d'autant de cases qu'on a de trop.
    .more = { initiation-topic-bounce.more }
    .example = { initiation-topic-bounce.example }
initiation-situation-bounce-special = { initiation-rule-bounce }
    .more =
        { $bounce-acts ->
            [no] On reste là, et on relance au tour suivant.
           *[yes] Cinquante-huit renvoie donc au Départ, cinquante-deux retient, et cinquante-quatre fait repartir en avant.
        }
    .example =
        { $bounce-acts ->
            [no] Cinq cases de trop : vous voilà sur cinquante-huit, et rien ne se passe.
           *[yes] Cinq cases de trop : vous voilà sur cinquante-huit, qui vous renvoie au Départ.
        }
initiation-situation-exact = Tomber juste sur soixante-trois fait de vous un chaman, et la partie est finie.
    .more = En équipe, ou avec deux pions, il faut que les deux pions y soient.
    .example = { initiation-topic-over.example }
initiation-situation-cycle-chain = Si le même total mène à une autre case de cycle, il compte encore une fois à partir d'elle.
    .more = { initiation-rule-once-more } Cela continue jusqu'à ce que le pion s'arrête sur une autre case.
    .example = { initiation-topic-cycles.example }
initiation-situation-sent-to-start = Au Départ, on recommence le chemin, et on garde son tour dans l'ordre du jeu.
    .more = Il y a place au Départ pour tous les pions, par une règle de cette table. { initiation-rule-again }
initiation-situation-neighbour-six = { initiation-rule-neighbour }
    .more = Même en passant son tour, ou en cinquante-deux, la personne à votre gauche lance pour vous.
initiation-situation-pawn-blocked = Si un pion est bloqué ou passe son tour, on lance un seul dé, pour l'autre pion.
    .more = Si aucun ne peut bouger et que l'un attend en cinquante-deux, on lance deux dés pour un six.
    .example = Le pion un passe son tour : vous faites quatre, et le pion deux avance de quatre.
initiation-situation-pawn-home = Un pion arrivé sur soixante-trois y reste, et on lance un seul dé pour l'autre.
    .more = La première équipe dont les deux pions y sont gagne.
initiation-situation-partner-square = { initiation-rule-partners }
    .more =
        { $partners-share ->
            [yes] Sur une case qui agit, on recule quand même.
           *[no] On recule donc, et en dix-neuf, trente et un et cinquante-deux, on échange.
        }
initiation-situation-leaves = Qui quitte la table passe son tour jusqu'à son retour, et son pion reste où il est.
    .more = Dites qui part, puis qui revient. Le pion occupe toujours sa case.

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
