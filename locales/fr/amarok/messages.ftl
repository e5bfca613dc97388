# Ce que le compagnon dit à une partie d'Amarok.
#
# Valeur : le niveau normal. `.brief` et `.coach` : les autres niveaux ; `{ "" }` : rien.
# `.choice` : la même chose dans une liste ou une question, sans point final.
# `.example` : une phrase à dire. `.missing-...` : la question quand cette précision manque.
# Aucun participe ni adjectif ne s'accorde avec une personne, et rien ne s'élide devant un prénom.
# Jamais « plus » ni « cœur » seuls : Objectif plus ou Saison, carte rouge ou Accouplement.

## Noms

# Couleurs. `.many` : les cartes de cette couleur.
colour-red = rouge
    .many = cartes rouges
colour-blue = bleu
    .many = cartes bleues

# Symboles. `.the` : avec l'article. `.a` : avec l'article indéfini. `.with` : après une carte.
symbol-season = Saison
    .a = une Saison
    .with = avec Saison
symbol-heart = Accouplement
    .a = un Accouplement
    .with = avec Accouplement
symbol-claw = Griffe
    .a = une Griffe
    .with = avec Griffe
symbol-trap = Piège
    .a = un Piège
    .with = avec Piège

# Là où une carte n'a pas de nombre, ou pas de symbole.
blank-blank = rien
    .a = aucun symbole
    .with = sans symbole
    .value = sans nombre

# Une carte de la rivière que personne n'a dite.
unseen-unseen = une carte à dire
    .told = une carte inconnue

# Les deux faces de l'Objectif.
objective-plus = Objectif plus
objective-minus = Objectif moins

# D'où vient une carte.
source-hand = de sa main
source-river = de la rivière
source-pile = de la pioche

# Où une Griffe détruit.
where-laid = sur la table
where-hand = en main
where-river = dans la rivière
where-pile = sur la pioche

# Règles maison pour les cartes qui regardent les autres.
house-rule-printed = comme dans le livret
house-rule-face-down = ces cartes à plat, face cachée
house-rule-open = chaque personne voit ses deux cartes
house-rule-earphone = comme dans le livret, avec une oreillette

## Morceaux repris plus bas

# Une carte entière, dans une liste. `.told` : ce qui a été dit de son milieu aussi.
amarok-card =
    { $symbol ->
        [none] { amarok-part-face }
        [blank] { amarok-part-face }
       *[other] { amarok-part-face } avec { NAME($symbol) }
    }
    .told =
        { $symbol ->
            [none] { amarok-part-face }
            [blank] { amarok-part-face } sans symbole
           *[other] { amarok-part-face } avec { NAME($symbol) }
        }
amarok-part-face =
    { $value ->
        [blank] { NAME($colour) } sans nombre
       *[other] { NAME($colour) } { WORDS($value) }
    }

# Une carte, ou ce qui en est dit.
amarok-part-card =
    { $colour ->
        [none]
            { $value ->
                [none] une carte
                [blank] une carte sans nombre
               *[other] une carte { WORDS($value) }
            }
       *[other]
            { $value ->
                [none] { NAME($colour) }
                [blank] { NAME($colour) } sans nombre
               *[other] { NAME($colour) } { WORDS($value) }
            }
    }

# La même avec son article.
amarok-part-the-card =
    { $colour ->
        [none] { amarok-part-card }
       *[other] le { amarok-part-card }
    }

# Le symbole d'une carte, s'il est dit.
amarok-part-with =
    { $symbol ->
        [none] { "" }
        [blank] , sans symbole
       *[other] , { NAME($symbol) }
    }

# D'où vient la carte : un endroit, ou la main d'une personne.
amarok-part-from =
    { $source ->
        [none] { "" }
        [hand] { " " }de sa main
        [river] { " " }de la rivière
        [pile] { " " }de la pioche
       *[other] { " " }pris à { NAME($source) }
    }

# Ce qu'une Griffe vise.
amarok-part-target = { amarok-part-card }{ amarok-part-with }{ amarok-part-where }
amarok-part-where =
    { $where ->
        [none]
            { $owner ->
                [none] { "" }
               *[other] { " " }chez { $owner }
            }
        [laid]
            { $owner ->
                [none] { " " }sur la table
               *[other] { " " }devant { $owner }
            }
        [hand]
            { $owner ->
                [none] { " " }en main
               *[other] { " " }en main chez { $owner }
            }
        [river]
            { $owner ->
                [none] { " " }de la rivière
               *[other] { " " }de la rivière chez { $owner }
            }
       *[pile]
            { $owner ->
                [none] { " " }du dessus de la pioche
               *[other] { " " }du dessus de la pioche chez { $owner }
            }
    }

# Un prénom et sa somme, ou ses manches.
amarok-part-count = { $first } { WORDS($second) }
amarok-part-rounds = { $first } { WORDS($second, form: "f") }

## Annonces

# Une manche commence ; qui commence n'est dit qu'à la première.
amarok-round-started =
    { $first ->
        [none] Nouvelle manche.
       *[other] Nouvelle manche, { $first } commence.
    }
    .choice =
        { $first ->
            [none] nouvelle manche
           *[other] nouvelle manche, { $first } commence
        }
    .example = « nouvelle manche »
    .missing-first = Qui a vu un animal sauvage en dernier, et commence ?

# Les cartes de la rivière, si la table les dit.
amarok-river-shown =
    { $cards ->
        [none] Rivière à dire.
       *[other]
            { $cards-count ->
                [0] Rivière vide.
               *[other] Rivière : { LIST($cards, form: "told") }.
            }
    }
    .choice =
        { $cards ->
            [none] la rivière
           *[other]
                { $cards-count ->
                    [0] rivière vide
                   *[other] rivière : { LIST($cards, form: "told") }
                }
        }
    .example = « la rivière montre bleu sept et rouge trois »
    .missing-cards = Quelles cartes dans la rivière ?

# Une personne prend une carte et la pose devant soi.
amarok-card-laid =
    { $seat ->
        [none] { amarok-part-card }{ amarok-part-from }{ amarok-part-with }.
       *[other] { $seat } pose { amarok-part-the-card }{ amarok-part-from }{ amarok-part-with }.
    }
    .brief =
        { $seat ->
            [none] { amarok-part-card }{ amarok-part-from }{ amarok-part-with }.
           *[other] { amarok-part-card }{ amarok-part-from }{ amarok-part-with }, { $seat }.
        }
    .choice =
        { $seat ->
            [none] { amarok-part-card }{ amarok-part-from }{ amarok-part-with }
           *[other] { $seat } pose { amarok-part-the-card }{ amarok-part-from }{ amarok-part-with }
        }
    .example = « { $player } pose le bleu sept de la rivière »
    .missing-seat = Qui pose { amarok-part-card } ?
    .missing-colour =
        { $value ->
            [none] Quelle carte, rouge ou bleue ?
            [blank] La carte sans nombre, rouge ou bleue ?
           *[other] Le { WORDS($value) }, rouge ou bleu ?
        }
    .missing-value =
        { $colour ->
            [none] Quelle carte ?
           *[other] { NAME($colour) } combien ?
        }
    .missing-source = De sa main, de la rivière, de la pioche, ou de la main de qui ?
    .missing-symbol = Avec quel symbole ?

# Une Griffe détruit une carte, que tout le monde voit.
amarok-card-destroyed =
    { $seat ->
        [none] Carte détruite : { amarok-part-target }.
       *[other] { $seat } détruit : { amarok-part-target }.
    }
    .choice =
        { $seat ->
            [none] détruire { amarok-part-the-card }{ amarok-part-with }{ amarok-part-where }
           *[other] { $seat } détruit : { amarok-part-target }
        }
    .example = « { $neighbour } détruit le bleu deux devant { $player } »
    .missing-seat = Qui détruit une carte ?
    .missing-where = Détruire une carte posée, en main, de la rivière ou de la pioche ?
    .missing-owner = Une carte de qui ?
    .missing-colour = Quelle carte est détruite ?
    .missing-value =
        { $colour ->
            [none] Quelle carte est détruite ?
           *[other] Carte détruite : { NAME($colour) } combien ?
        }
    .missing-symbol = Avec quel symbole ?

# Une Griffe ne détruit rien.
amarok-claw-declined =
    { $seat ->
        [none] Griffe sans destruction.
       *[other] Griffe sans destruction, { $seat }.
    }
    .choice =
        { $seat ->
            [none] Griffe sans destruction
           *[other] Griffe sans destruction, { $seat }
        }
    .example = « la griffe ne détruit rien »
    .missing-seat = Qui ne détruit rien ?

# La table donne une manche à égalité.
amarok-round-won =
    { $seat ->
        [none] Manche départagée.
       *[other] Manche donnée à { $seat }.
    }
    .choice =
        { $seat ->
            [none] manche départagée
           *[other] manche donnée à { $seat }
        }
    .example = « la manche va à { $player } »
    .missing-seat = À qui va la manche ?

# La table choisit sa règle maison.
amarok-house-rule-agreed =
    { $house-rule ->
        [none] Règle maison à choisir.
        [earphone] Règle maison : { NAME($house-rule) }. Il n'y a pas encore d'oreillette : nommez-en une dans la configuration.
       *[other] Règle maison : { NAME($house-rule) }.
    }
    .earphone =
        { $house-rule ->
            [none] Règle maison à choisir.
            [earphone] Règle maison : { NAME($house-rule) }. Pour qui ? Dites « l'oreillette est pour », puis le nom.
           *[other] Règle maison : { NAME($house-rule) }.
        }
    .choice =
        { $house-rule ->
            [none] la règle maison
           *[other] règle maison : { NAME($house-rule) }
        }
    .example = « règle maison : comme dans le livret »
    .missing-house-rule = Comme dans le livret, face cachée, ou deux cartes visibles ?
    .missing-house-rule-earphone = Comme dans le livret, face cachée, deux cartes visibles, ou avec une oreillette ?

# Comment les choses sont vraiment ; seul ce qui est dit change.
amarok-table-corrected = Correction : { amarok-part-corrected }.
    .choice =
        la correction de la table{ $seat ->
            [none] { "" }
           *[other] , { $seat }
        }{ amarok-part-changed }
    .example = « en fait, la pioche a dix cartes »
    .missing-seat = Correction pour qui ?
    .missing-correction = Que faut-il corriger ?

# Ce qui est corrigé, l'un après l'autre.
amarok-part-corrected = { amarok-part-whose }{ amarok-part-changed }
amarok-part-changed = { amarok-part-wins }{ amarok-part-hand }{ amarok-part-laid }{ amarok-part-objective }{ amarok-part-pile }{ amarok-part-river }
amarok-part-whose =
    { $seat ->
        [none] la table
       *[other] { $seat }
    }
amarok-part-wins =
    { $wins ->
        [none] { "" }
        [0] , aucune manche
        [1] , une manche
       *[other] , { WORDS($wins, form: "f") } manches
    }
amarok-part-hand =
    { $hand ->
        [none] { "" }
        [0] , aucune carte en main
        [1] , une carte en main
       *[other] , { WORDS($hand, form: "f") } cartes en main
    }
amarok-part-laid =
    { $laid ->
        [none] { "" }
       *[other]
            { $laid-count ->
                [0] , rien devant
               *[other] , devant { LIST($laid, form: "told") }
            }
    }
amarok-part-objective =
    { $objective ->
        [none] { "" }
       *[other] , { NAME($objective) }
    }
amarok-part-pile =
    { $pile ->
        [none] { "" }
        [0] , pioche vide
        [1] , une carte dans la pioche
       *[other] , { WORDS($pile, form: "f") } cartes dans la pioche
    }
amarok-part-river =
    { $river ->
        [none] { "" }
       *[other]
            { $river-count ->
                [0] , rivière vide
               *[other] , dans la rivière { LIST($river, form: "told") }
            }
    }

# La manche en cours ne compte pas.
amarok-round-void = Manche annulée : elle se redonne, l'Objectif reste comme il est.

## Ce qui arrive

# Une manche s'ouvre ; l'Objectif reste comme il est.
amarok-round-opened =
    { $number ->
        [1] Première manche, { NAME($objective) } devant { $first }.
       *[other] Manche { WORDS($number) }, { NAME($objective) } devant { $first }.
    }
    .brief = { NAME($objective) }.
    .coach =
        { $number ->
            [1] Première manche, à { WORDS($seats-count) }. { NAME($objective) } devant { $first }. Donnez deux cartes par personne, et deux à la rivière.
           *[other] Manche { WORDS($number) }, à { WORDS($seats-count) }. { NAME($objective) } devant { $first }. Donnez deux cartes par personne, et deux à la rivière.
        }

# Qui tient ses cartes dans quel sens.
amarok-hands-dealt =
    { $house-rule ->
        [open] Chaque personne regarde ses deux cartes.
        [face-down] { amarok-part-both }{ amarok-part-one-down }{ amarok-part-none-down }
       *[other] { amarok-part-both }{ amarok-part-one }{ amarok-part-none }
    }
amarok-part-both =
    { $both-count ->
        [0] { "" }
       *[other] Deux cartes vers soi : { LIST($both) }.
    }
amarok-part-one =
    { $one-count ->
        [0] { "" }
       *[other] { " " }Une vers soi, une vers les autres : { LIST($one) }.
    }
amarok-part-none =
    { $none-count ->
        [0] { "" }
       *[other] { " " }Deux vers les autres : { LIST($none) }.
    }
amarok-part-one-down =
    { $one-count ->
        [0] { "" }
       *[other] { " " }Une vers soi, une face cachée : { LIST($one) }.
    }
amarok-part-none-down =
    { $none-count ->
        [0] { "" }
       *[other] { " " }Deux face cachée : { LIST($none) }.
    }

# Une fois, avant la première manche où des cartes regardent les autres.
amarok-fairness-noted = Bientôt, des cartes ne se montrent qu'aux autres : qui ne voit pas y perd. Et un doigt sur l'autocollant lit sa propre carte. Règle maison : comme dans le livret, face cachée, ou deux cartes visibles ?
    .earphone = Bientôt, des cartes ne se montrent qu'aux autres : qui ne voit pas y perd. Et un doigt sur l'autocollant lit sa propre carte. Règle maison : comme dans le livret, face cachée, deux cartes visibles, ou avec une oreillette ?

# Une Saison retourne l'Objectif.
amarok-objective-turned = Saison : { NAME($objective) }.
    .coach =
        { $objective ->
            [plus] Saison : retournez l'Objectif, côté plus. La plus grande somme gagne.
           *[minus] Saison : retournez l'Objectif, côté moins. La plus petite somme gagne.
        }

# La manche est finie.
amarok-round-ended =
    { $ending ->
        [mating] Deux Accouplements : manche pour { amarok-part-winner }.
        [plus] Objectif plus, { amarok-part-sum } : manche pour { amarok-part-winner }.
        [minus] Objectif moins, { amarok-part-sum } : manche pour { amarok-part-winner }.
        [tie] Égalité, { amarok-part-sum } : { LIST($tied) }. Manche pour personne.
       *[traps] Que des Pièges : manche pour personne.
    }
    .brief =
        { $ending ->
            [tie] Égalité à { amarok-part-sum } : { LIST($tied) }.
            [traps] Que des Pièges : manche pour personne.
           *[other] Manche pour { amarok-part-winner }.
        }
amarok-part-sum =
    { $sum ->
        [none] sans somme
       *[other] { WORDS($sum) }
    }
amarok-part-winner =
    { $winner ->
        [none] personne
       *[other]
            { $wins ->
                [0] { $winner }, aucune en tout
                [1] { $winner }, une en tout
               *[other] { $winner }, { WORDS($wins, form: "f") } en tout
            }
    }

# Trois manches gagnées.
amarok-game-won = Victoire : { $seat }, avec trois manches.

# La même carte est déjà en vue : un doute, sans refus.
amarok-card-doubted = Un doute : { NAME($colour) } { WORDS($value) } est déjà en vue. Touchez encore la carte.

# La carte a été dite avec un autre symbole plus tôt : un doute, sans refus.
amarok-symbol-doubted = Un doute : plus tôt, { NAME($colour) } { WORDS($value) } était { NAME($earlier, form: "with") }.

# Plus de cartes d'une couleur qu'il n'y en a : un doute, sans refus.
amarok-colour-doubted = Un doute : cela fait { WORDS($count, form: "f") } { NAME($colour, form: "many") } différentes, il y en a onze.

## Ce qui est attendu

# La manche, par son numéro.
amarok-part-round-title =
    { $number ->
        [1] Première manche
       *[other] Manche { WORDS($number) }
    }

# Une manche est à commencer.
amarok-round-due =
    { $first ->
        [none] { amarok-part-round-title } : qui commence ?
       *[other] { amarok-part-round-title }, { $first } commence : dites « nouvelle manche ».
    }
    .coach =
        { $first ->
            [none] Dites « nouvelle manche », puis qui a vu un animal sauvage en dernier.
           *[other] Mélangez tout, puis dites « nouvelle manche » : { $first } commence.
        }

# Une personne est à prendre une carte et à la poser.
amarok-card-due = À { $seat }.
    .coach = À { $seat } : une carte de sa main, de la rivière, de la pioche ou d'une autre main.

# Une Griffe attend ce qu'elle détruit.
amarok-claw-due =
    { $is-mandatory ->
        [yes] Griffe, { $seat } : quelle autre carte est détruite ?
       *[no] Griffe, { $seat } : quelle autre carte, ou aucune ?
    }

# Une égalité est à départager ; seulement comme règle de table.
amarok-tie-due = À qui va la manche : { LIST($seats, join: "or") } ?

# Toutes les personnes qui pourraient agir ont quitté la table.
amarok-nobody-present = Plus personne à table ne peut jouer. Qui revient ?

# La partie est finie.
amarok-nothing-due = La partie est finie.
    .coach = La partie est finie, victoire pour { $winner }.

## Réponses

# La manche, en une phrase ; aussi entre deux manches.
amarok-round-report =
    { $number ->
        [0] Aucune manche n'a encore commencé.
        [1] C'est la première manche.
       *[other] C'est la manche { WORDS($number) }.
    }

# La face de l'Objectif, et qui gagne ainsi.
amarok-objective-report =
    { $objective ->
        [plus] Objectif plus : la plus grande somme gagne.
       *[minus] Objectif moins : la plus petite somme gagne.
    }

# Les sommes jusqu'ici.
amarok-sums-report =
    { $sums-count ->
        [0] Aucune somme à dire.
       *[other] Sommes : { LIST($sums, item: "amarok-part-count") }.
    }

# Aucune carte n'est posée.
amarok-no-cards-report = Aucune carte n'est posée.

# Les cartes devant une personne.
amarok-laid-report =
    { $cards-count ->
        [0] Rien devant { $seat }.
       *[other] Devant { $seat } : { LIST($cards) }.
    }

# Devant qui est un symbole.
amarok-symbol-report =
    { $seats-count ->
        [0] Personne n'a { NAME($symbol, form: "a") } devant soi.
       *[other] { NAME($symbol) } : { LIST($seats) }.
    }

# Les cartes de la pioche.
amarok-pile-report =
    { $count ->
        [0] La pioche est vide.
        [1] La pioche a une carte.
       *[other] La pioche a { WORDS($count, form: "f") } cartes.
    }

# Ce qui est dans la rivière.
amarok-river-report =
    { $unseen ->
        [0]
            { $cards-count ->
                [0] La rivière est vide.
                [1] La rivière a une carte : { LIST($cards) }.
               *[other] La rivière a { WORDS($cards-count, form: "f") } cartes : { LIST($cards) }.
            }
        [1]
            { $cards-count ->
                [0] La rivière a une carte inconnue.
               *[other] La rivière a { LIST($cards) } et une carte inconnue.
            }
       *[other] La rivière a { WORDS($unseen, form: "f") } cartes inconnues.
    }

# Qui gagnerait, en l'état.
amarok-outcome-report =
    { $leaders-count ->
        [0] En l'état, la manche n'est pour personne : que des Pièges.
        [1] En l'état, avec { NAME($objective) } : manche pour { LIST($leaders) }, { amarok-part-sum }.
       *[other] En l'état, avec { NAME($objective) } : égalité à { amarok-part-sum }, { LIST($leaders) }.
    }

# Qui ne peut pas gagner la manche, en l'état.
amarok-trapped-report =
    { $seats-count ->
        [0] Aucun Piège devant personne.
       *[other] Piège devant { LIST($seats) } : pas de victoire possible ainsi.
    }

# Combien de cartes une personne a en main.
amarok-hand-report =
    { $hand ->
        [0] { $seat } n'a aucune carte en main.
        [1] { $seat } a une carte en main.
       *[other] { $seat } a { WORDS($hand, form: "f") } cartes en main.
    }

# Combien de ses propres cartes une personne peut voir.
amarok-sight-report =
    { $sees ->
        [0] { $seat } ne voit aucune de ses cartes : elles regardent les autres.
        [1] { $seat } voit une de ses cartes, l'autre regarde les autres.
       *[other] { $seat } voit ses deux cartes.
    }

# La règle maison en vigueur.
amarok-house-rule-report = Règle maison : { NAME($house-rule) }{ amarok-part-wearer }.

# Une personne a quitté la table.
amarok-away-report = { $seat } a quitté la table.

# Les manches d'une personne.
amarok-wins-report =
    { $wins ->
        [0] { $seat } n'a aucune manche.
        [1] { $seat } a une manche.
       *[other] { $seat } a { WORDS($wins, form: "f") } manches.
    }

# Les manches de tout le monde.
amarok-all-wins-report =
    { $wins-count ->
        [0] Aucune manche à dire.
       *[other] Manches : { LIST($wins, item: "amarok-part-rounds") }.
    }

# Quand personne n'a de manche.
amarok-nobody-won-report = Personne n'a encore de manche.

# Qui a gagné la partie.
amarok-winner-report = Victoire : { $seat }.

# Une question sur ce qui est caché : toujours les mêmes mots.
amarok-secret-kept = C'est caché, et je l'ignore aussi.

# Une règle de la table en vigueur.
amarok-table-rule-report =
    { $rule ->
        [tied_round]
            { $value ->
                [named] Règle de table : à égalité, la table dit à qui va la manche.
               *[nobody] Règle de table : à égalité, la manche n'est pour personne.
            }
        [next_first]
            { $value ->
                [winner] Règle de table : qui gagne la manche commence la suivante.
               *[left] Règle de table : la manche suivante commence à gauche.
            }
        [hearts_in_front]
            { $value ->
                [yes] Règle de table : les deux Accouplements doivent être encore là.
               *[no] Règle de table : un Accouplement détruit compte encore.
            }
        [claw_mandatory]
            { $value ->
                [yes] Règle de table : la Griffe doit détruire une carte.
               *[no] Règle de table : la Griffe peut ne rien détruire.
            }
        [all_trapped]
            { $value ->
                [best] Règle de table : si tout le monde a un Piège, la meilleure somme gagne.
               *[nobody] Règle de table : si tout le monde a un Piège, personne ne gagne.
            }
        [full_players_passed]
            { $value ->
                [yes] Règle de table : avec deux cartes posées, le tour passe.
               *[no] Règle de table : avec deux cartes posées, on joue encore si la manche dure.
            }
        [void_round]
            { $value ->
                [next-first] Règle de table : après une manche annulée, c'est à gauche de commencer.
               *[same-first] Règle de table : après une manche annulée, la même personne commence.
            }
       *[other] Règle de table, { $rule } : { $value }.
    }

# Ce que compte une carte sans nombre, règle de table.
amarok-valueless-report = Règle de table : une carte sans nombre compte { WORDS($value) }.

## Objections

# L'annonce ne va pas avec ce qui est attendu ; la phase dit quoi.
amarok-wrong-phase =
    { $phase ->
        [setup] Pas maintenant : une manche doit commencer d'abord.
        [play] Pas maintenant : une carte est attendue.
        [claw] Pas maintenant : la Griffe d'abord.
        [over] Trop tard : la partie est finie.
       *[other] Pas maintenant.
    }

# Quelqu'un d'autre est attendu.
amarok-not-your-turn =
    { $expected ->
        [none] Pas maintenant, { $seat }.
       *[other] C'est à { $expected }.
    }
    .coach =
        { $expected ->
            [none] Pas maintenant, { $seat }.
           *[other] C'est à { $expected }, pas à { $seat }.
        }

# La personne a déjà deux cartes devant soi.
amarok-two-cards-laid = { $seat } a déjà deux cartes devant soi.

# Aucune carte ne porte un tel nombre.
amarok-value-not-in-deck = Pas de carte { WORDS($value) } dans ce jeu. Combien ?

# La main est vide.
amarok-hand-empty = { $seat } n'a plus de carte en main. D'où vient la carte ?

# La rivière est vide.
amarok-river-empty = La rivière est vide. D'où vient la carte ?

# La pioche est vide.
amarok-pile-empty = La pioche est vide. D'où vient la carte ?

# La rivière est connue, et cette carte n'y est pas.
amarok-card-not-in-river =
    { $value ->
        [blank] Pas de { NAME($colour) } sans nombre dans la rivière.
       *[other] Pas de { NAME($colour) } { WORDS($value) } dans la rivière.
    }

# Il faut dire autant de cartes qu'il y en a.
amarok-river-count =
    { $needed ->
        [0] La rivière est vide.
        [1] La rivière a une seule carte, pas { WORDS($told, form: "f") }. Laquelle ?
       *[other] La rivière a { WORDS($needed, form: "f") } cartes, pas { WORDS($told, form: "f") }. Lesquelles ?
    }

# Une telle carte n'est pas posée là.
amarok-card-not-laid =
    { $owner ->
        [none] Cette carte n'est devant personne. Laquelle ?
       *[other] Cette carte n'est pas devant { $owner }. Laquelle ?
    }

# Une Griffe détruit une autre carte.
amarok-claw-not-itself = La Griffe ne se détruit pas. Quelle autre carte ?

# Une Griffe doit détruire quelque chose, comme règle de table.
amarok-claw-is-mandatory = Ici, la Griffe doit détruire : quelle carte, { $seat } ?

# Seule une des personnes à égalité reçoit la manche.
amarok-not-tied = { $seat } n'est pas à égalité. Qui d'autre ?

## Questions, dans une liste ou comme exemple

amarok-ask-sums =
    .choice =
        { $seat ->
            [none] les sommes
           *[other] la somme pour { $seat }
        }
    .example = « les sommes »
amarok-ask-objective =
    .choice = la face de l'Objectif
    .example = « quel est l'objectif »
amarok-ask-symbol =
    .choice =
        { $symbol ->
            [none] les symboles posés
           *[other] qui a { NAME($symbol, form: "a") }
        }
    .example = « qui a un piège »
    .missing-symbol = Quel symbole ?
amarok-ask-pile =
    .choice = la taille de la pioche
    .example = « combien de cartes dans la pioche »
amarok-ask-river =
    .choice = les cartes de la rivière
    .example = « que montre la rivière »
amarok-ask-outcome =
    .choice = la fin de la manche en l'état
    .example = « qui gagnerait maintenant »
amarok-ask-laid =
    .choice =
        { $seat ->
            [none] les cartes posées
           *[other] les cartes devant { $seat }
        }
    .example = « qu'y a-t-il devant { $player } »
amarok-ask-hand =
    .choice =
        { $seat ->
            [none] le nombre de cartes en main
           *[other] le nombre de cartes en main, { $seat }
        }
    .example = « combien de cartes a { $player } »
amarok-ask-sight =
    .choice =
        { $seat ->
            [none] le sens des cartes
           *[other] le sens des cartes, { $seat }
        }
    .example = « comment { $player } tient ses cartes »
amarok-ask-hidden-card =
    .choice =
        { $seat ->
            [none] une carte cachée
           *[other] une carte cachée, { $seat }
        }
    .example = « quelle carte a { $player } »
amarok-ask-player =
    .choice =
        { $seat ->
            [none] le point sur tout le monde
           *[other] le point sur { $seat }
        }
    .example = « où en est { $player } »
amarok-ask-table-rules =
    .choice = les règles de table
    .example = « les règles de la table »

# Les manches, au lieu des points des autres jeux.
amarok-ask-score =
    .choice =
        { $seat ->
            [none] les manches
           *[other] les manches pour { $seat }
        }
    .example = « les manches gagnées »
amarok-ask-sticker =
    .choice =
        { $sticker ->
            [full-heart] l'autocollant cœur plein
            [hollow-heart] l'autocollant cœur creux
            [heart] l'autocollant cœur
            [drop] l'autocollant goutte
            [number] l'autocollant nombre
            [cross] l'autocollant croix
            [target] l'autocollant cible
            [dots] l'autocollant pastilles
            [plus] l'autocollant plus
            [minus] l'autocollant moins
           *[none] un autocollant
        }{ $place ->
            [tile] { " " }sur une tuile
            [board] { " " }sur le plateau
            [card] { " " }sur une carte
            [objective] { " " }sur l'Objectif
           *[none] { "" }
        }
    .missing-place = Sur une carte ou sur l'Objectif ?
amarok-ask-meaning =
    .choice =
        { $subject ->
            [season] l'explication de la Saison
            [heart] l'explication de l'Accouplement
            [claw] l'explication de la Griffe
            [trap] l'explication du Piège
            [objective] l'explication de l'Objectif
            [objective-plus] l'explication de l'Objectif plus
            [objective-minus] l'explication de l'Objectif moins
            [red] l'explication des cartes rouges
            [blue] l'explication des cartes bleues
            [blue-back] l'explication de l'envers des cartes bleues
            [value] l'explication de la valeur
            [river] l'explication de la rivière
            [pile] l'explication de la pioche
            [hand] l'explication de la main
            [tier] l'explication des paliers
            [round] l'explication de la manche
           *[none] une explication
        }
    .example = « que fait la griffe »
    .missing-subject = Quel symbole, ou quelle chose ?
amarok-ask-rule =
    .choice =
        { $topic ->
            [overview] la règle du jeu
            [setup] la règle de la mise en place
            [play] la règle du tour de jeu
            [claw] la règle de la Griffe
            [over] la règle de la fin de partie
            [deck] la règle du paquet de cartes
            [places] la règle des quatre endroits
            [objective] la règle de l'Objectif
            [season] la règle de la Saison
            [heart] la règle de l'Accouplement
            [trap] la règle du Piège
            [round-end] la règle de la fin de manche
            [tie] la règle de l'égalité
            [next-round] la règle de la manche suivante
            [tiers] la règle des paliers
            [fairness] la règle de l'équité
            [stickers] la règle des autocollants
            [talk] la règle des discussions
           *[none] la règle du moment
        }

# Une correction, ou un mot isolé.
amarok-correct =
    .choice =
        { $changes-count ->
            [0] la correction de la dernière annonce
           *[other] la correction : { LIST($changes, item: "amarok-part-change") }
        }
amarok-fragment =
    .choice =
        { $values-count ->
            [0] un mot isolé
           *[other] seulement { LIST($values, item: "amarok-part-change") }
        }

# Dans une correction : ce qui change, et ce que c'est désormais.
amarok-part-change =
    { $first ->
        [first] { $second } commence
        [round] manche { WORDS($second) }
        [source]
            { $second ->
                [hand] de sa main
                [river] de la rivière
                [pile] de la pioche
               *[other] pris à { NAME($second) }
            }
        [owner] chez { $second }
        [value]
            { $second ->
                [blank] sans nombre
               *[other] { WORDS($second) }
            }
        [symbol] { NAME($second, form: "with") }
        [cards]
            { $second-count ->
                [0] sans carte
               *[other] avec les cartes { LIST($second, form: "told") }
            }
        [wins]
            { $second ->
                [0] aucune manche
                [1] une manche
               *[other] { WORDS($second, form: "f") } manches
            }
        [hand]
            { $second ->
                [0] aucune carte en main
                [1] une carte en main
               *[other] { WORDS($second, form: "f") } cartes en main
            }
        [laid]
            { $second-count ->
                [0] rien devant soi
               *[other] devant soi { LIST($second, form: "told") }
            }
        [pile]
            { $second ->
                [0] pioche vide
                [1] une carte dans la pioche
               *[other] { WORDS($second, form: "f") } cartes dans la pioche
            }
        [river]
            { $second-count ->
                [0] rivière vide
               *[other] dans la rivière { LIST($second, form: "told") }
            }
        [place]
            { $second ->
                [tile] sur une tuile
                [board] sur le plateau
                [card] sur une carte
               *[objective] sur l'Objectif
            }
       *[other] { NAME($second) }
    }
