# Ce que le compagnon dit à une partie de Shamans.
#
# Valeur : le niveau normal. `.brief` et `.coach` : les autres niveaux ; `{ "" }` : rien.
# `.choice` : la même chose dans une liste ou une question, sans point final.
# `.confirm` : la question avant ce qui ne se reprend pas. `.example` : une phrase à dire.
# `.missing-...` : la question quand cette précision manque.
# Aucun participe ni adjectif ne s'accorde avec une personne, et rien ne s'élide devant un prénom.

## Noms

# Couleurs ; les mondes portent leur nom.
# `.the` : avec l'article. `.of` : après « de ». `.to` : après « à ».
world-blue = bleu
    .the = le bleu
    .of = du bleu
    .to = au bleu
world-green = vert
    .the = le vert
    .of = du vert
    .to = au vert
world-yellow = jaune
    .the = le jaune
    .of = du jaune
    .to = au jaune
world-purple = violet
    .the = le violet
    .of = du violet
    .to = au violet
world-orange = orange
    .the = l'orange
    .of = de l'orange
    .to = à l'orange
world-brown = marron
    .the = le marron
    .of = du marron
    .to = au marron
world-red = rouge
    .the = le rouge
    .of = du rouge
    .to = au rouge
world-white = blanc
    .the = le blanc
    .of = du blanc
    .to = au blanc
world-black = noir
    .the = le noir
    .of = du noir
    .to = au noir
world-pink = rose
    .the = le rose
    .of = du rose
    .to = au rose
world-grey = gris
    .the = le gris
    .of = du gris
    .to = au gris
world-turquoise = turquoise
    .the = le turquoise
    .of = du turquoise
    .to = au turquoise

# Tuiles. `.a` et `.the` : avec l'article. `.short` : en bref. `.no` : avec « aucun ». `.many` : au pluriel.
tile-portal = Portail
    .short = Portail
    .a = un Portail
    .the = le Portail
    .no = Aucun Portail
    .many = Portails
tile-mask = Masque de vérité
    .short = Masque
    .a = un Masque de vérité
    .the = le Masque de vérité
    .no = Aucun Masque de vérité
    .many = Masques de vérité
tile-dagger = Dague rituelle
    .short = Dague
    .a = une Dague rituelle
    .the = la Dague rituelle
    .no = Aucune Dague rituelle
    .many = Dagues rituelles
tile-moon-shard = Éclat de Lune
    .short = Éclat
    .a = un Éclat de Lune
    .the = l'Éclat de Lune
    .no = Aucun Éclat de Lune
    .many = Éclats de Lune

# Une tuile dont la face ne se dit pas. `.place` : une place de la rangée, pas dite.
face-down-face-down = tuile face cachée
    .a = une tuile face cachée
    .place = une tuile à dire

# Rituels. `.no` : avec « aucune ». `.many` : au pluriel.
ritual-stabilisation = Stabilisation
    .no = Aucune Stabilisation
    .many = Stabilisations
ritual-permutation = Permutation
    .no = Aucune Permutation
    .many = Permutations
ritual-illumination = Illumination
    .no = Aucune Illumination
    .many = Illuminations
ritual-neutralisation = Neutralisation
    .no = Aucune Neutralisation
    .many = Neutralisations

# Rôles. `.many` : au pluriel, avec l'article.
role-shaman = Shaman
    .many = les Shamans
role-shadow = Ombre
    .many = les Ombres

# Sens de la flèche de l'Éclipse.
neighbour-left = gauche
    .to = vers la gauche
neighbour-right = droite
    .to = vers la droite

# Sens d'un Portail.
heading-forward = en avant
heading-back = en arrière

# Origine d'un artefact.
source-row = de la rangée
source-stack = de la pile

# Usages d'une Stabilisation.
choice-pawn = recul de l'Ombre
choice-artefact = artefact

# Fins d'une manche.
ending-moon = la Lune
ending-last-shadow = la dernière Ombre
ending-no-cards = la fin des cartes

## Morceaux repris plus bas

# Une carte, ou ce qui en est dit.
shamans-part-card =
    { $world ->
        [none]
            { $value ->
                [none] une carte
               *[other] une carte { WORDS($value) }
            }
       *[other]
            { $value ->
                [none] { NAME($world) }
               *[other] { NAME($world) } { WORDS($value) }
            }
    }

# Une tuile et son origine, ou ce qui en est dit.
shamans-part-taken =
    { $tile ->
        [none]
            { $source ->
                [none] une tuile
               *[other] une tuile { NAME($source) }
            }
       *[other]
            { $source ->
                [none] { NAME($tile) }
               *[other] { NAME($tile) } { NAME($source) }
            }
    }

# Un prénom et son nombre : points, ou carte devant soi.
shamans-part-score = { $first } { WORDS($second) }

# Un monde et ses cartes, dans une correction.
shamans-part-laid =
    { $second-count ->
        [0] rien { NAME($first, form: "to") }
       *[other] { NAME($first, form: "to") } { LIST($second) }
    }

## Annonces

# Une manche commence ; le marqueur n'est dit qu'à la première.
shamans-round-started =
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
    .missing-first = Qui commence ?

# Une carte en trop, ou celle d'une Ombre hors jeu, rejoint son monde.
shamans-card-laid = { shamans-part-card } sur le plateau.
    .choice = { shamans-part-card } sur le plateau
    .example = « bleu trois sur le plateau »
    .missing-world =
        { $value ->
            [none] Quelle carte sur le plateau ?
           *[other] Sur le plateau, { WORDS($value) } de quelle couleur ?
        }
    .missing-value =
        { $world ->
            [none] Quelle carte sur le plateau ?
           *[other] Sur le plateau, { NAME($world) } combien ?
        }

# Les deux tuiles visibles au début d'une manche.
shamans-row-shown =
    { $tiles ->
        [none] Rangée à dire.
       *[other]
            { $tiles-count ->
                [0] Rangée vide.
               *[other] Rangée : { LIST($tiles) }.
            }
    }
    .choice =
        { $tiles ->
            [none] la rangée
           *[other]
                { $tiles-count ->
                    [0] rangée vide
                   *[other] rangée : { LIST($tiles) }
                }
        }
    .example = « la rangée : portail et masque »
    .missing-tiles = Quelles tuiles dans la rangée ?

# Une personne joue une carte.
shamans-card-played =
    { $seat ->
        [none] { shamans-part-card }.
       *[other] { shamans-part-card }, { $seat }.
    }
    .choice =
        { $seat ->
            [none] { shamans-part-card }
           *[other] { shamans-part-card }, { $seat }
        }
    .example = « bleu trois »
    .missing-seat = Qui joue { shamans-part-card } ?
    .missing-world =
        { $value ->
            [none] Quelle carte ?
           *[other] Le { WORDS($value) }, de quelle couleur ?
        }
    .missing-value =
        { $world ->
            [none] Quelle carte ?
           *[other] { NAME($world) } combien ?
        }

# La personne qui parle joue une carte ; la table entend la phrase ci-dessus.
shamans-own-card-played = Je joue { shamans-part-card }.
    .choice = je joue { shamans-part-card }
    .example = « je joue le bleu trois »
    .missing-world =
        { $value ->
            [none] Quelle carte jouez-vous ?
           *[other] Vous jouez le { WORDS($value) }, de quelle couleur ?
        }
    .missing-value =
        { $world ->
            [none] Quelle carte jouez-vous ?
           *[other] Vous jouez { NAME($world) } combien ?
        }

# Une personne prend une tuile et la montre, ou la garde face cachée.
shamans-artefact-taken =
    { $seat ->
        [none] { shamans-part-taken }.
       *[other] { shamans-part-taken }, { $seat }.
    }
    .choice =
        { $seat ->
            [none] { shamans-part-taken }
           *[other] { shamans-part-taken }, { $seat }
        }
    .example = « je prends le portail »
    .missing-seat = Qui prend cette tuile ?
    .missing-tile = Quelle tuile, ou face cachée ?
    .missing-source = De la rangée ou de la pile ?

# La tuile qui complète la rangée.
shamans-tile-revealed =
    { $tile ->
        [none] Nouvelle tuile.
       *[other] Nouvelle tuile : { NAME($tile) }.
    }
    .choice =
        { $tile ->
            [none] nouvelle tuile
           *[other] nouvelle tuile : { NAME($tile) }
        }
    .example = « la nouvelle tuile est un masque »
    .missing-tile = Quelle est la nouvelle tuile ?

# L'Éclipse se montre sur la pile ; sa flèche désigne un côté.
shamans-eclipse-appeared =
    { $direction ->
        [none] Éclipse.
       *[other] Éclipse { NAME($direction, form: "to") }.
    }
    .choice =
        { $direction ->
            [none] Éclipse
           *[other] Éclipse { NAME($direction, form: "to") }
        }
    .example = « éclipse vers la gauche »
    .missing-direction = Éclipse vers la gauche ou vers la droite ?

# Une personne défausse un Portail : l'Ombre bouge d'un pas.
shamans-portal-used =
    { $direction ->
        [none]
            { $seat ->
                [none] Portail joué.
               *[other] Portail joué, { $seat }.
            }
       *[other]
            { $seat ->
                [none] Portail { NAME($direction) }.
               *[other] Portail { NAME($direction) }, { $seat }.
            }
    }
    .choice =
        { $direction ->
            [none]
                { $seat ->
                    [none] Portail joué
                   *[other] Portail joué, { $seat }
                }
           *[other]
                { $seat ->
                    [none] Portail { NAME($direction) }
                   *[other] Portail { NAME($direction) }, { $seat }
                }
        }
    .example = « { $player } joue un portail en arrière »
    .missing-seat = Qui joue un Portail ?
    .missing-direction = Portail en avant ou en arrière ?

# Le rôle d'une personne devient public.
shamans-role-revealed =
    { $seat ->
        [none]
            { $role ->
                [none] Rôle montré.
               *[other] Rôle montré : { NAME($role) }.
            }
       *[other]
            { $role ->
                [none] { $seat } montre son rôle.
               *[other] { $seat } est { NAME($role) }.
            }
    }
    .choice =
        { $seat ->
            [none]
                { $role ->
                    [none] rôle montré
                   *[other] rôle montré : { NAME($role) }
                }
           *[other]
                { $role ->
                    [none] { $seat } montre son rôle
                   *[other] { $seat } est { NAME($role) }
                }
        }
    .example = « c'est un Shaman »
    .missing-seat = Qui montre son rôle ?
    .missing-role = Shaman ou Ombre ?

# À quoi sert une Stabilisation.
shamans-stabilised = { shamans-stabilised.choice }.
    .choice =
        { $choice ->
            [none] Stabilisation{ shamans-stabilised.who }
           *[other] Stabilisation : { NAME($choice) }{ shamans-stabilised.who }
        }
    .who =
        { $seat ->
            [none] { "" }
           *[other] , { $seat }
        }
    .example = « l'Ombre recule de deux »
    .missing-seat = Qui fait la Stabilisation ?
    .missing-choice = Recul de l'Ombre ou artefact ?

# Deux personnes échangent leurs rôles ; le compagnon ignore lesquels.
shamans-roles-swapped =
    { $seat ->
        [none]
            { $other ->
                [none] Échange des rôles.
               *[other] Échange des rôles avec { $other }.
            }
       *[other]
            { $other ->
                [none] Échange des rôles, { $seat }.
               *[other] Échange des rôles : { $seat } et { $other }.
            }
    }
    .choice =
        { $seat ->
            [none]
                { $other ->
                    [none] échange des rôles
                   *[other] échange des rôles avec { $other }
                }
           *[other]
                { $other ->
                    [none] échange des rôles, { $seat }
                   *[other] échange des rôles : { $seat } et { $other }
                }
        }
    .confirm = Échange des rôles : { $seat } et { $other }, c'est ça ?
    .example = « { $player } échange avec { $neighbour } »
    .missing-seat = Qui échange son rôle ?
    .missing-other = Échange des rôles, avec qui ?

# Une Permutation reste sans échange, là où la règle de la table le permet.
shamans-swap-declined =
    { $seat ->
        [none] Permutation sans échange.
       *[other] Permutation sans échange, { $seat }.
    }
    .choice =
        { $seat ->
            [none] Permutation sans échange
           *[other] Permutation sans échange, { $seat }
        }
    .example = « pas d'échange »
    .missing-seat = Qui garde son rôle ?

# Annonce : une Dague sert dans une Neutralisation, et désigne qui sort de la manche.
# `.objection` : la faute du même nom, une personne déjà hors de la manche est nommée.
shamans-player-eliminated =
    { $seat ->
        [none]
            { $target ->
                [none] Élimination.
               *[other] Élimination : { $target }.
            }
       *[other]
            { $target ->
                [none] Élimination, par { $seat }.
               *[other] Élimination : { $target }, par { $seat }.
            }
    }
    .choice =
        { $seat ->
            [none]
                { $target ->
                    [none] élimination
                   *[other] élimination : { $target }
                }
           *[other]
                { $target ->
                    [none] élimination, par { $seat }
                   *[other] élimination : { $target }, par { $seat }
                }
        }
    .confirm =
        { $seat ->
            [none] Élimination : { $target }, c'est ça ?
           *[other] Élimination : { $target }, par { $seat }, c'est ça ?
        }
    .objection = { $seat } est hors de la manche. Qui joue ?
    .example = « j'élimine { $player } »
    .missing-seat = Qui se sert de sa Dague ?
    .missing-target = Élimination : qui ?

# Aucune Dague ne sert dans une Neutralisation.
shamans-dagger-declined =
    { $seat ->
        [none] Pas de Dague.
       *[other] Pas de Dague, { $seat }.
    }
    .choice =
        { $seat ->
            [none] pas de Dague
           *[other] pas de Dague, { $seat }
        }
    .example = « pas de dague »
    .missing-seat = Qui ne joue pas de Dague ?

# Plusieurs mondes complets attendent : par lequel commencer.
shamans-ritual-chosen =
    { $world ->
        [none] Un rituel d'abord.
       *[other] D'abord { NAME($world, form: "the") }.
    }
    .choice =
        { $world ->
            [none] un rituel d'abord
           *[other] d'abord { NAME($world, form: "the") }
        }
    .example = « le bleu d'abord »
    .missing-world = Quel monde d'abord ?

# Une personne hors de la manche nomme le prochain Guide.
shamans-guide-named =
    { $seat ->
        [none] Guide à nommer.
       *[other] Prochain Guide : { $seat }.
    }
    .choice =
        { $seat ->
            [none] prochain Guide
           *[other] prochain Guide : { $seat }
        }
    .example = « le prochain guide est { $player } »
    .missing-seat = Qui est le prochain Guide ?

# Personne ne joue de Portail : l'Ombre arrive sur la Lune.
shamans-moon-reached = L'Ombre atteint la Lune.
    .choice = l'Ombre atteint la Lune
    .example = « la Lune »

# La manche est finie : qui étaient les Ombres.
shamans-roles-named =
    { $shadows ->
        [none] Ombres à nommer.
       *[other]
            { $shadows-count ->
                [0] Aucune Ombre.
                [1] Ombre : { LIST($shadows) }.
               *[other] Ombres : { LIST($shadows) }.
            }
    }
    .choice =
        { $shadows ->
            [none] les Ombres
           *[other]
                { $shadows-count ->
                    [0] aucune Ombre
                    [1] Ombre : { LIST($shadows) }
                   *[other] Ombres : { LIST($shadows) }
                }
        }
    .example = « l'Ombre était { $player } »
    .missing-shadows = Qui était Ombre ?

# La manche est finie : les tuiles face cachée d'une personne.
shamans-tiles-shown =
    { $tiles ->
        [none]
            { $seat ->
                [none] Tuiles montrées.
               *[other] Tuiles montrées, { $seat }.
            }
       *[other]
            { $seat ->
                [none]
                    { $tiles-count ->
                        [0] Aucune tuile à montrer.
                       *[other] Face cachée : { LIST($tiles) }.
                    }
               *[other]
                    { $tiles-count ->
                        [0] { $seat } ne montre aucune tuile.
                       *[other] { $seat } montre { LIST($tiles, form: "a") }.
                    }
            }
    }
    .brief =
        { $seat ->
            [none] Tuiles montrées.
           *[other]
                { $tiles ->
                    [none] Tuiles montrées.
                   *[other]
                        { $tiles-count ->
                            [0] { $seat } : aucune tuile.
                           *[other] { $seat } : { LIST($tiles, form: "short") }.
                        }
                }
        }
    .choice =
        { $tiles ->
            [none]
                { $seat ->
                    [none] tuiles montrées
                   *[other] tuiles montrées, { $seat }
                }
           *[other]
                { $seat ->
                    [none]
                        { $tiles-count ->
                            [0] aucune tuile à montrer
                           *[other] face cachée : { LIST($tiles) }
                        }
                   *[other]
                        { $tiles-count ->
                            [0] { $seat } ne montre aucune tuile
                           *[other] { $seat } montre { LIST($tiles, form: "a") }
                        }
                }
        }
    .example = « { $player } montre portail et éclat »
    .missing-seat = Qui montre ses tuiles ?
    .missing-tiles = Quelles tuiles étaient face cachée ?

# L'autocollant au-dessus d'une couleur du plateau.
shamans-ritual-read =
    { $world ->
        [none]
            { $ritual ->
                [none] Rituel à lire.
               *[other] Rituel : { NAME($ritual) }.
            }
       *[other]
            { $ritual ->
                [none] Rituel { NAME($world, form: "of") }.
               *[other] Rituel { NAME($world, form: "of") } : { NAME($ritual) }.
            }
    }
    .choice =
        { $world ->
            [none]
                { $ritual ->
                    [none] rituel à lire
                   *[other] rituel : { NAME($ritual) }
                }
           *[other]
                { $ritual ->
                    [none] rituel { NAME($world, form: "of") }
                   *[other] rituel { NAME($world, form: "of") } : { NAME($ritual) }
                }
        }
    .example = « au-dessus du bleu il y a un rond »
    .missing-world = Au-dessus de quelle couleur ?
    .missing-ritual =
        { $world ->
            [none] Quel autocollant ?
           *[other] Quel autocollant au-dessus { NAME($world, form: "of") } ?
        }

# La table dit comment les choses sont vraiment ; chaque point donné est relu.
shamans-table-corrected = Correction{ shamans-part-correction }.
    .choice = la correction de la table{ shamans-part-correction }
    .example = « correction : { $player } a trois points »
    .missing-seat = La correction, pour qui ?
    .missing-correction = Que faut-il corriger ?

# D'autres points pour une manche déjà comptée.
shamans-round-corrected = Correction, { shamans-round-corrected.choice }.
    .choice =
        { $round ->
            [none] une manche passée
           *[other] { shamans-part-gist-round }
        }{ $seat ->
            [none] { "" }
           *[other] , { $seat }
        }{ $points ->
            [none] { "" }
            [0] , aucun point
            [1] , un point
           *[other] , { WORDS($points) } points
        }
    .example = « manche deux, { $player } avait trois points »
    .missing-round = Pour quelle manche ?
    .missing-seat = Pour qui ?
    .missing-points = Combien de points ?

# Une manche déjà comptée ne compte pas.
shamans-round-discounted =
    { $round ->
        [none] Une manche ne compte plus.
       *[other] La { shamans-part-gist-round } ne compte plus.
    }
    .choice =
        { $round ->
            [none] une manche qui ne compte plus
           *[other] la { shamans-part-gist-round } ne compte plus
        }
    .example = « la manche deux ne compte pas »
    .missing-round = Quelle manche ?

# Tous les points d'une correction, chacun après une virgule.
shamans-part-correction =
    { shamans-part-corrected-seat }{ shamans-part-corrected-points }{ shamans-part-corrected-hand }{ shamans-part-corrected-tiles }{ shamans-part-corrected-role }{ shamans-part-corrected-out }{ shamans-part-corrected-laid }{ shamans-part-corrected-steps }{ shamans-part-corrected-row }{ shamans-part-corrected-stack }
shamans-part-corrected-seat =
    { $seat ->
        [none] { "" }
       *[other] , { $seat }
    }
shamans-part-corrected-points =
    { $points ->
        [none] { "" }
        [0] , aucun point
        [1] , un point
       *[other] , { WORDS($points) } points
    }
shamans-part-corrected-hand =
    { $hand ->
        [none] { "" }
        [0] , aucune carte en main
        [1] , une carte en main
       *[other] , { WORDS($hand, form: "f") } cartes en main
    }
shamans-part-corrected-tiles =
    { $artefacts ->
        [none] { "" }
       *[other]
            { $artefacts-count ->
                [0] , aucune tuile
                [1] , une seule tuile : { LIST($artefacts) }
               *[other] , tuiles : { LIST($artefacts) }
            }
    }
shamans-part-corrected-role =
    { $role ->
        [none] { "" }
       *[other] , rôle { NAME($role) }
    }
shamans-part-corrected-out =
    { $eliminated ->
        [none] { "" }
        [yes] , hors de la manche
       *[no] , encore dans la manche
    }
shamans-part-corrected-laid =
    { $laid ->
        [none] { "" }
       *[other]
            { $laid-count ->
                [0] , mondes sans changement
               *[other] , { LIST($laid, item: "shamans-part-laid") }
            }
    }
shamans-part-corrected-steps =
    { $steps-to-moon ->
        [none] { "" }
        [1] , un pas avant la Lune
       *[other] , { WORDS($steps-to-moon) } pas avant la Lune
    }
shamans-part-corrected-row =
    { $row ->
        [none] { "" }
       *[other]
            { $row-count ->
                [0] , rangée vide
               *[other] , rangée : { LIST($row, form: "place") }
            }
    }
shamans-part-corrected-stack =
    { $stack ->
        [none] { "" }
        [0] , pile vide
        [1] , une tuile dans la pile
       *[other] , { WORDS($stack, form: "f") } tuiles dans la pile
    }

## Ce qui arrive

# Une manche s'ouvre : rôles et cartes sont à distribuer.
shamans-round-opened =
    { $number ->
        [1] Première manche, à { WORDS($seats-count) }.
       *[other] Manche { WORDS($number) }, à { WORDS($seats-count) }.
    }
    .brief = { "" }
    .coach =
        { $number ->
            [1] Première manche, à { WORDS($seats-count) }. Marqueur : { $first }. Distribuez rôles et cartes.
           *[other] Manche { WORDS($number) }, à { WORDS($seats-count) }. Marqueur : { $first }. Distribuez rôles et cartes.
        }

# Une carte en trop est à son monde ; la relecture l'a dit.
shamans-leftover-laid = { NAME($world) } { WORDS($value) } attend déjà sur le plateau.

# La rangée est en place ; la relecture l'a dit.
shamans-row-filled = La rangée montre { LIST($tiles, form: "a") }.

# La première carte d'un tour donne sa Destination.
shamans-destination-named = { "" }
    .coach = Destination { NAME($world) }, Guide : { $guide }.

# Une carte de la Destination est devant une personne ; la relecture l'a dit.
shamans-card-faced = { NAME($world) } { WORDS($value) } reste devant, { $seat }.

# Une carte d'une autre couleur quitte une main ; la relecture l'a dit.
shamans-card-strayed = { NAME($world) } { WORDS($value) } part vers son monde, { $seat }.

# L'Ombre bouge, vers la Lune ou en arrière.
shamans-shadow-moved =
    { $steps-to-moon ->
        [none]
            { $steps ->
                [0] L'Ombre ne bouge pas.
                [1] L'Ombre avance d'un pas.
                [-1] L'Ombre recule d'un pas.
                [-2] L'Ombre recule de deux pas.
               *[other] L'Ombre avance de { WORDS($steps) } pas.
            }
        [0] L'Ombre arrive sur la Lune.
        [1]
            { $steps ->
                [0] L'Ombre ne bouge pas : encore un pas avant la Lune.
                [1] L'Ombre avance : plus qu'un pas avant la Lune.
                [-1] L'Ombre recule : un pas avant la Lune.
                [-2] L'Ombre recule de deux : un pas avant la Lune.
               *[other] L'Ombre avance de { WORDS($steps) } : plus qu'un pas avant la Lune.
            }
       *[other]
            { $steps ->
                [0] L'Ombre ne bouge pas : { WORDS($steps-to-moon) } pas avant la Lune.
                [1] L'Ombre avance : { WORDS($steps-to-moon) } pas avant la Lune.
                [-1] L'Ombre recule : { WORDS($steps-to-moon) } pas avant la Lune.
                [-2] L'Ombre recule de deux : { WORDS($steps-to-moon) } pas avant la Lune.
               *[other] L'Ombre avance de { WORDS($steps) } : { WORDS($steps-to-moon) } pas avant la Lune.
            }
    }
    .brief =
        { $steps-to-moon ->
            [none]
                { $steps ->
                    [0] L'Ombre reste là.
                    [1] L'Ombre avance.
                    [-1] L'Ombre recule.
                    [-2] L'Ombre recule de deux.
                   *[other] L'Ombre avance de { WORDS($steps) }.
                }
            [0] L'Ombre arrive sur la Lune.
            [1] Lune à un pas.
           *[other] Lune à { WORDS($steps-to-moon) } pas.
        }

# Une carte d'une autre couleur est à son monde ; la relecture l'a dit.
shamans-stray-laid = { NAME($world) } { WORDS($value) } est à son monde, { $seat }.

# La dernière carte d'un monde est posée ; une personne fait son rituel.
shamans-world-completed =
    { $ritual ->
        [none] Monde { NAME($world) } complet : rituel pour { $seat }.
       *[other] Monde { NAME($world) } complet : { NAME($ritual) } pour { $seat }.
    }
    .brief =
        { $ritual ->
            [none] Monde { NAME($world) } complet.
           *[other] { NAME($ritual) } pour { $seat }.
        }

# Le premier de plusieurs rituels est choisi ; la relecture l'a dit.
shamans-ritual-picked = Le rituel { NAME($world, form: "of") } passe en premier.

# Un rituel a fait son effet ; le reste l'a dit.
shamans-ritual-performed = { NAME($ritual) } faite pour le monde { NAME($world) }, { $seat }.

# Un rituel n'a pas d'effet.
shamans-ritual-failed = { NAME($ritual) } sans effet.
    .coach = { NAME($ritual) } sans effet pour { $seat }, monde { NAME($world) }.

# Une Illumination donne un point.
shamans-point-gained =
    { $points ->
        [1] { $seat } gagne un point : un en tout.
       *[other] { $seat } gagne un point : { WORDS($points) } en tout.
    }
    .brief =
        { $points ->
            [1] { $seat } : un point.
           *[other] { $seat } : { WORDS($points) } points.
        }

# Une Stabilisation donne un artefact ; la relecture l'a dit.
shamans-artefact-chosen = Un artefact pour { $seat }.

# Deux rôles ont changé de main ; la relecture l'a dit.
shamans-roles-exchanged = Les rôles ont changé de main : { $seat } et { $other }.

# Une Dague est défaussée ; la relecture l'a dit.
shamans-dagger-spent = Une Dague sert contre { $target }, par { $seat }.

# Un rôle est public ; la relecture l'a dit.
shamans-role-shown = Rôle public : { $seat }, { NAME($role) }.

# Une personne sort de la manche, et ses tuiles aussi.
shamans-elimination-completed = { $seat } sort de la manche.
    .coach =
        { $role ->
            [shadow]
                { $hand ->
                    [0] { $seat } sort de la manche, et ses tuiles aussi.
                    [1] { $seat } sort de la manche. Sa dernière carte rejoint son monde.
                   *[other] { $seat } sort de la manche. Ses { WORDS($hand, form: "f") } cartes rejoignent leurs mondes.
                }
           *[shaman]
                { $hand ->
                    [0] { $seat } sort de la manche, et ses tuiles aussi.
                    [1] { $seat } sort de la manche. Sa carte en main coûte un pas.
                   *[other] { $seat } sort de la manche. Ses { WORDS($hand, form: "f") } cartes en main coûtent autant de pas.
                }
        }

# Une carte d'une Ombre hors jeu est à son monde ; la relecture l'a dit.
shamans-hand-card-laid = { NAME($world) } { WORDS($value) } sort de la main, { $seat }.

# Toutes les cartes d'une Ombre hors jeu sont posées ; la suite le montre.
shamans-hand-emptied = La main est posée : { $seat }, par { $by }.

# Tout le monde a joué : qui prend un artefact, qui posera les cartes.
shamans-trick-ended =
    { $lowest ->
        [none]
            { $highest ->
                [none]
                    { $owner ->
                        [none] Personne ne prend d'artefact.
                       *[other] Personne ne prend d'artefact. { $owner } nomme le Guide.
                    }
               *[other] Personne ne prend d'artefact. La plus haute : { $highest }.
            }
       *[other]
            { $highest ->
                [none] La plus basse : { $lowest }.
               *[other]
                    { $is-alone ->
                        [yes] La plus basse et la plus haute : { $highest }.
                       *[no] La plus basse : { $lowest }. La plus haute : { $highest }.
                    }
            }
    }
    .brief = { "" }

# Une tuile est devant une personne ; la relecture l'a dit.
shamans-tile-taken = { NAME($tile) } { NAME($source) } devant { $seat }.

# Il n'y a plus rien à prendre.
shamans-nothing-taken = Plus aucun artefact à prendre, { $seat }.

# Une nouvelle tuile est dans la rangée ; la relecture l'a dit.
shamans-row-refilled = { NAME($tile, form: "a") } arrive dans la rangée.

# Tout le monde donne une carte ; l'Éclipse est défaussée.
shamans-eclipse-resolved =
    { $holders ->
        [0] Plus aucune carte en main : rien à donner.
        [1] Une seule main a des cartes : rien à donner.
       *[other]
            { $direction ->
                [left] Tout le monde donne une carte à gauche.
               *[right] Tout le monde donne une carte à droite.
            }
    }
    .coach =
        { $holders ->
            [0] Plus aucune carte en main : rien à donner. L'Éclipse est défaussée.
            [1] Une seule main a des cartes : rien à donner. L'Éclipse est défaussée.
           *[other]
                { $direction ->
                    [left] Tout le monde donne une carte à gauche, en secret. L'Éclipse est défaussée.
                   *[right] Tout le monde donne une carte à droite, en secret. L'Éclipse est défaussée.
                }
        }

# Un Portail est défaussé ; la relecture l'a dit.
shamans-portal-spent = { $seat } défausse un Portail, { NAME($direction) }.

# Une personne hors de la manche a nommé le Guide ; la relecture l'a dit.
shamans-guide-picked =
    { $guide ->
        [none] Plus aucune main n'a de carte : pas de Guide.
       *[other] { $owner } nomme { $guide }.
    }

# Les cartes posées devant les personnes rejoignent le monde de la Destination.
shamans-trick-laid = { shamans-part-laid-down }
    .brief = { "" }
    .coach =
        { $guide ->
            [none] { shamans-part-laid-down }
           *[other] { shamans-part-laid-down } Prochain Guide : { $guide }.
        }

# Un monde et les cartes qui le rejoignent.
shamans-part-laid-down =
    { $values-count ->
        [0] Rien de plus sur { NAME($world, form: "the") }.
       *[other] Sur { NAME($world, form: "the") } : { LIST($values) }.
    }

# L'Ombre est sur la Lune ; la suite le dit.
shamans-moon-landed = L'Ombre est sur la Lune.

# La manche est finie, et un camp la gagne.
shamans-round-ended =
    { $ending ->
        [moon] { NAME($winner, form: "many") } gagnent la manche.
        [last-shadow] Plus aucune Ombre en jeu : { NAME($winner, form: "many") } gagnent la manche.
       *[no-cards] Plus aucune carte : { NAME($winner, form: "many") } gagnent la manche.
    }
    .brief = { NAME($winner, form: "many") } gagnent.

# Les rôles de la manche sont publics ; la relecture l'a dit.
shamans-roles-uncovered =
    { $shadows-count ->
        [0] La manche se jouait sans Ombre.
        [1] L'Ombre de la manche : { LIST($shadows) }.
       *[other] Les Ombres de la manche : { LIST($shadows) }.
    }

# Les rôles montrés suffisent à compter les points ; rien n'est dit.
shamans-roles-deduced = Les rôles montrés suffisent pour compter.

# Les tuiles face cachée d'une personne sont publiques ; la relecture l'a dit.
shamans-tiles-uncovered = Face cachée jusqu'ici : { LIST($tiles) }, { $seat }.

# Les points de la manche, puis les totaux.
shamans-round-scored = { shamans-part-totals }
    .brief = { LIST($totals, item: "shamans-part-total") }.
    .coach = { shamans-part-round-points } { shamans-part-totals }

# Les points d'une manche, puis ceux de la partie.
shamans-part-round-points =
    { $points-count ->
        [0] Aucun point dans cette manche.
       *[other] Points de la manche : { LIST($points, item: "shamans-part-score") }.
    }
shamans-part-total =
    { $second ->
        [0] { "" }
       *[other] { $first } { WORDS($second) }
    }
shamans-part-totals =
    { $totals-count ->
        [0] Aucun total à dire.
       *[other] Totaux : { LIST($totals, item: "shamans-part-score") }.
    }

# Huit points ou plus, mais personne n'est seul devant : encore une manche.
shamans-tie-held =
    { $seats-count ->
        [0] Égalité à { WORDS($points) }. Encore une manche.
       *[other] Égalité à { WORDS($points) } : { LIST($seats) }. Encore une manche.
    }

# Quelqu'un a le plus de points, et au moins huit.
shamans-game-won = Victoire : { $seat }, avec { WORDS($points) } points.

# L'autocollant d'un monde est connu ; la relecture l'a dit.
shamans-ritual-learned = Le rituel { NAME($world, form: "of") } est connu : { NAME($ritual) }.

# Plus de mondes que d'habitude auraient ce rituel : un doute, sans refus.
shamans-ritual-doubted = Déjà { WORDS($count, form: "f") } { NAME($ritual, form: "many") }, c'est rare. Touchez encore l'autocollant.
    .brief = Vérifiez : { WORDS($count, form: "f") } { NAME($ritual, form: "many") }.

# Plus de tuiles de cette sorte sont en vue qu'une boîte n'en tient : un doute, sans refus.
shamans-tile-doubted = Déjà { WORDS($count) } { NAME($tile, form: "many") }, c'est beaucoup. Vérifiez les tuiles.
    .brief = Vérifiez : { WORDS($count) } { NAME($tile, form: "many") }.

# Les couleurs de la boîte n'ont jamais été dites : les habituelles sont supposées, une fois.
shamans-worlds-assumed =
    { $worlds-count ->
        [0] Aucune couleur supposée.
       *[other] Couleurs supposées : { LIST($worlds) }.
    }
    .brief = Couleurs habituelles supposées.

# La longueur de la piste est connue ; la relecture l'a dit.
shamans-track-learned = À { WORDS($players) }, la piste compte { WORDS($steps) } pas.

# D'autres points pour une manche déjà comptée : les totaux qui en résultent.
shamans-round-rescored = { shamans-part-totals }

# Une manche déjà comptée ne compte plus : les totaux qui en résultent.
shamans-round-uncounted = { shamans-part-totals }

# La table a dit comment les choses sont ; la relecture l'a dit.
shamans-state-corrected = La table est à jour : { $correction }.

# Une personne est absente et son tour est passé ; la relecture l'a dit.
shamans-seat-vacated = Place vide pour le moment : { $seat }.

# Une personne a repris sa place ; la relecture l'a dit.
shamans-seat-retaken = Une place est reprise : { $seat }.

# La manche ne compte pas ; la relecture l'a dit.
shamans-round-voided = La { shamans-part-round } est à rejouer.

## Ce qui est attendu

# La manche, par son numéro.
shamans-part-round =
    { $number ->
        [1] première manche
       *[other] manche { WORDS($number) }
    }
shamans-part-round-title =
    { $number ->
        [1] Première manche
       *[other] Manche { WORDS($number) }
    }

# Une manche est à commencer.
shamans-round-due =
    { $first ->
        [none] { shamans-part-round-title } : qui commence ?
       *[other] { shamans-part-round-title }, { $first } commence : dites « nouvelle manche ».
    }
    .brief =
        { $first ->
            [none] Qui commence ?
           *[other] { $first } commence.
        }
    .coach =
        { $first ->
            [none] Dites « nouvelle manche », puis qui commence : la personne la plus âgée.
           *[other] Pour la { shamans-part-round }, dites « nouvelle manche ». Marqueur : { $first }.
        }

# Des cartes en trop sont à poser sur le plateau.
shamans-leftovers-due =
    { $count ->
        [1] Quelle carte en trop, sur le plateau ?
       *[other] Encore { WORDS($count, form: "f") } cartes en trop : lesquelles ?
    }

# Les deux tuiles visibles sont à dire.
shamans-row-due = Quelles tuiles dans la rangée ?

# Les pas jusqu'à la Lune sont à compter, une fois par boîte.
shamans-track-due = Combien de pas avant la Lune ?
    .coach = Comptez les pas entre l'Ombre et la Lune : combien ?

# Le Guide est à commencer un tour.
shamans-lead-due = À { $seat }, Guide.
    .brief = À { $seat }.
    .coach = À { $seat }, Guide : sa carte donne la Destination.

# Une personne est à jouer une carte.
shamans-card-due = À { $seat }.

# Toutes les personnes qui pourraient agir ont quitté la table.
shamans-nobody-present = Plus personne à table ne peut jouer. Qui revient ?

# Une personne est à prendre une tuile.
shamans-artefact-due =
    { $tiles-count ->
        [0]
            { $stack ->
                [yes] Artefact pour { $seat } : rangée ou pile ?
               *[no] Artefact pour { $seat } : lequel ?
            }
        [1]
            { $stack ->
                [yes] Artefact pour { $seat } : la pile ou { LIST($tiles, form: "the") } ?
               *[no] Artefact pour { $seat } : { LIST($tiles, form: "the") } ?
            }
       *[other]
            { $stack ->
                [yes] Artefact pour { $seat } : la pile, { LIST($tiles, form: "the", join: "or") } ?
               *[no] Artefact pour { $seat } : { LIST($tiles, form: "the", join: "or") } ?
            }
    }
    .brief = Artefact pour { $seat } ?

# La tuile qui complète la rangée est à dire.
shamans-refill-due = Quelle nouvelle tuile ?

# La dernière tuile de la pile est l'Éclipse : sa flèche est à dire.
shamans-eclipse-due = Reste l'Éclipse : vers la gauche ou vers la droite ?

# La personne qui prend un Masque montre son rôle.
shamans-mask-role-due = Masque, { $seat } : Shaman ou Ombre ?

# Le rôle d'une personne éliminée est à montrer ; un Portail est possible avant.
shamans-eliminated-role-due = { $seat } : un Portail avant de sortir, ou quel rôle ?

# Un de plusieurs mondes complets est à choisir.
shamans-ritual-choice-due = { $seat }, quel rituel d'abord : { LIST($worlds, join: "or") } ?

# L'autocollant au-dessus d'un monde complet est à lire, une fois par boîte.
shamans-ritual-read-due = Quel autocollant au-dessus { NAME($world, form: "of") } ?
    .coach = Quel autocollant au-dessus { NAME($world, form: "of") } : rond, croix, un point ou moins ?

# Une Stabilisation : deux pas en arrière ou un artefact.
shamans-stabilisation-due = { $seat } : recul de l'Ombre ou artefact ?

# Une Permutation : avec qui les rôles s'échangent.
shamans-permutation-due = { $seat }, échange des rôles : avec qui ?

# Une Neutralisation : la même phrase pour tout le monde, quelles que soient les tuiles.
shamans-neutralisation-due = Une Dague contre qui ? Sinon, dites « pas de Dague ».

# Des cartes d'une Ombre hors jeu sont à poser à leur monde.
shamans-hand-due =
    { $count ->
        [1] Main à poser, { $seat } : quelle dernière carte ?
       *[other] Main à poser, { $seat } : encore { WORDS($count, form: "f") } cartes, lesquelles ?
    }
    .brief =
        { $count ->
            [1] Dernière carte ?
           *[other] Encore { WORDS($count, form: "f") } cartes.
        }

# Le prochain pas est la Lune : un Portail, ou la Lune.
shamans-moon-due = Prochaine case, la Lune : un Portail, ou personne ?
    .brief = Un Portail, ou la Lune ?

# Une personne hors de la manche nomme le prochain Guide.
shamans-guide-due = { $seat } nomme le prochain Guide : qui ?

# La manche est finie : toutes les Ombres sont à nommer.
shamans-roles-due =
    { $count ->
        [1] Qui était l'Ombre ?
       *[other] Qui étaient les { WORDS($count, form: "f") } Ombres ?
    }

# La manche est finie : une personne montre toutes ses tuiles face cachée.
shamans-tiles-due =
    { $count ->
        [1] { $seat } montre sa tuile face cachée : laquelle ?
       *[other] { $seat } montre ses { WORDS($count, form: "f") } tuiles face cachée : lesquelles ?
    }

# La partie est finie.
shamans-nothing-due = La partie est finie.

## Réponses

# La manche, en une phrase ; aussi entre deux manches.
shamans-round-report =
    { $number ->
        [0] Aucune manche n'a encore commencé.
        [1] C'est la première manche.
       *[other] C'est la manche { WORDS($number) }.
    }

# Où en est la partie, en une phrase ; `.resumed` : quand elle reprend.
shamans-gist-report = { shamans-part-gist }.
    .resumed = Reprise : { shamans-part-gist }.
shamans-part-gist =
    { $round ->
        [0] aucune manche n'a commencé
       *[other]
            { $is-running ->
                [yes] { shamans-part-gist-round }{ shamans-part-gist-destination }{ shamans-part-gist-moon }
               *[no] la { shamans-part-gist-round } est finie
            }
    }
shamans-part-gist-round =
    { $round ->
        [1] première manche
       *[other] manche { WORDS($round) }
    }
shamans-part-gist-destination =
    { $destination ->
        [none] { "" }
       *[other] , destination { NAME($destination) }
    }
shamans-part-gist-moon =
    { $steps-to-moon ->
        [none] { "" }
        [0] , Ombre sur la Lune
        [1] , Ombre à une case de la Lune
       *[other] , Ombre à { WORDS($steps-to-moon, form: "f") } cases de la Lune
    }

# Qui commence la manche suivante, une fois l'autre finie.
shamans-next-first-report = C'est { $first } qui commence la prochaine manche.

# Qui a le marqueur, qui est Guide.
shamans-marker-report =
    { $marker ->
        [none]
            { $guide ->
                [none] Personne n'a encore le marqueur.
               *[other] Guide : { $guide }.
            }
       *[other]
            { $guide ->
                [none] Marqueur : { $marker }.
               *[other] Guide : { $guide }. Marqueur : { $marker }.
            }
    }

# Qui n'a pas encore joué ce tour ; sa carte d'avant suit.
shamans-not-played-report = { $seat } : pas encore de carte ce tour.

# La Destination et les cartes devant les personnes.
shamans-trick-report =
    { $destination ->
        [none] Pas encore de Destination.
       *[other]
            { $cards-count ->
                [0] Destination { NAME($destination) }, aucune carte devant.
               *[other] Destination { NAME($destination) } : { LIST($cards, item: "shamans-part-score") }.
            }
    }

# La distance entre l'Ombre et la Lune.
shamans-shadow-report =
    { $steps-to-moon ->
        [none] La distance de la Lune n'est pas connue : comptez les pas.
        [0] L'Ombre est sur la Lune.
        [1] L'Ombre est à un pas de la Lune.
       *[other] L'Ombre est à { WORDS($steps-to-moon) } pas de la Lune.
    }

# Ce qui est posé dans un monde, et ce qui manque.
shamans-world-report =
    { $laid-count ->
        [0] Monde { NAME($world) } vide.{ shamans-world-front }{ shamans-world-missing }{ shamans-world-ritual }
       *[other]
            { $missing-count ->
                [0]
                    { $front-count ->
                        [0] Monde { NAME($world) } complet.{ shamans-world-ritual }
                       *[other] Monde { NAME($world) } : { LIST($laid) }.{ shamans-world-front }{ shamans-world-ritual }
                    }
               *[other] Monde { NAME($world) } : { LIST($laid) }.{ shamans-world-front }{ shamans-world-missing }{ shamans-world-ritual }
            }
    }
    .brief =
        { $laid-count ->
            [0] Monde { NAME($world) } vide.{ shamans-world-front }
           *[other]
                { $missing-count ->
                    [0]
                        { $front-count ->
                            [0] Monde { NAME($world) } complet.
                           *[other] Monde { NAME($world) } : { LIST($laid) }.{ shamans-world-front }
                        }
                   *[other] Monde { NAME($world) } : { LIST($laid) }.{ shamans-world-front }
                }
        }

# Après ce qui est posé : les cartes de ce monde qui sont devant quelqu'un.
shamans-world-front =
    { $front-count ->
        [0] { "" }
       *[other] { " " }{ LIST($front, item: "shamans-front-card") }.
    }
shamans-front-card = { WORDS($second) } devant { $first }
shamans-world-missing =
    { $missing-count ->
        [0] { "" }
       *[other] { " " }À venir : { LIST($missing) }.
    }
shamans-world-ritual =
    { $ritual ->
        [none] { "" }
       *[other] { " " }Rituel : { NAME($ritual) }.
    }

# Ce qui peut être pris : rangée et pile.
shamans-row-report =
    { $tiles-count ->
        [0]
            { $unknown ->
                [0] Rangée vide. { shamans-part-stack }
                [1] Rangée : une tuile à dire. { shamans-part-stack }
               *[other] Rangée : { WORDS($unknown, form: "f") } tuiles à dire. { shamans-part-stack }
            }
       *[other]
            { $unknown ->
                [0] Rangée : { LIST($tiles) }. { shamans-part-stack }
                [1] Rangée : { LIST($tiles) }, plus une tuile à dire. { shamans-part-stack }
               *[other] Rangée : { LIST($tiles) }, plus { WORDS($unknown, form: "f") } tuiles à dire. { shamans-part-stack }
            }
    }

# Les tuiles de la pile.
shamans-part-stack =
    { $stack ->
        [0] Pile vide.
        [1] Pile : une tuile.
       *[other] Pile : { WORDS($stack, form: "f") } tuiles.
    }

# Les tuiles d'une personne.
shamans-tiles-report =
    { $tiles-count ->
        [0]
            { $face-down ->
                [0] { $seat } n'a aucune tuile.
                [1] { $seat } a une tuile face cachée.
               *[other] { $seat } a { WORDS($face-down, form: "f") } tuiles face cachée.
            }
       *[other]
            { $face-down ->
                [0] { $seat } a { LIST($tiles, form: "a") }.
                [1] { $seat } a { LIST($tiles, form: "a") }, et une tuile face cachée.
               *[other] { $seat } a { LIST($tiles, form: "a") }, et { WORDS($face-down, form: "f") } tuiles face cachée.
            }
    }

# Personne n'a de tuile.
shamans-no-tiles-report = Personne n'a de tuile.

# Combien de cartes une personne a en main.
shamans-hand-report =
    { $hand ->
        [0] { $seat } n'a aucune carte en main.
        [1] { $seat } a une carte en main.
       *[other] { $seat } a { WORDS($hand, form: "f") } cartes en main.
    }

# Une personne est hors de cette manche.
shamans-eliminated-report = { $seat } est hors de la manche.

# Une personne a quitté la table.
shamans-away-report = { $seat } a quitté la table.

# Les points d'une personne.
shamans-score-report =
    { $points ->
        [0] { $seat } n'a aucun point.
        [1] { $seat } a un point.
       *[other] { $seat } a { WORDS($points) } points.
    }

# Les points de tout le monde.
shamans-scores-report =
    { $points-count ->
        [0] Aucun point à dire.
       *[other] Points : { LIST($points, item: "shamans-part-score") }.
    }

# Quel camp a gagné la dernière manche ; ses points suivent.
shamans-round-won-report = { NAME($winner, form: "many") } ont gagné la manche.

# Les points d'une seule manche.
shamans-round-points-report = { shamans-part-round-title } : { LIST($points, item: "shamans-part-score") }.

# La manche demandée n'a pas été comptée.
shamans-no-such-round-report =
    { $played ->
        [0] Aucune manche n'est encore comptée.
        [1] Une seule manche est comptée.
       *[other] Il y a { WORDS($played, form: "f") } manches comptées.
    }

# Quand personne n'a de points.
shamans-nobody-scored-report = Tout le monde est à zéro.

# Un rôle que la table a vu.
shamans-role-report = La table l'a vu : { $seat } est { NAME($role) }.

# Un rôle que la table a vu, puis annulé.
shamans-role-seen-report = Avant l'annulation, la table l'a vu : { $seat } est { NAME($role) }.

# Un rôle que la table a vu, puis échangé.
shamans-swapped-report = Rôle montré, puis échangé : { $seat }.

# Une question sur ce qui est caché : toujours les mêmes mots.
shamans-secret-kept = C'est caché, et je l'ignore aussi.

# Qui a gagné la partie.
shamans-winner-report = Victoire : { $seat }.

# Une règle de la table en vigueur.
shamans-table-rule-report =
    { $rule ->
        [permutation_with_eliminated]
            { $value ->
                [yes] Règle de table : la Permutation peut se faire avec une personne hors de la manche.
               *[no] Règle de table : la Permutation se fait seulement avec une personne encore en jeu.
            }
        [permutation_optional]
            { $value ->
                [yes] Règle de table : la Permutation est facultative.
               *[no] Règle de table : la Permutation est obligatoire.
            }
        [swapped_roles_told]
            { $value ->
                [yes] Règle de table : un rôle vu puis échangé se suit, sur demande.
               *[no] Règle de table : un rôle vu puis échangé ne se suit pas.
            }
        [guide_named_by]
            { $value ->
                [lowest] Règle de table : si la Destination n'a que des cartes éliminées, la plus basse nomme le Guide.
               *[highest] Règle de table : si la Destination n'a que des cartes éliminées, la plus haute nomme le Guide.
            }
        [artefact_of_eliminated]
            { $value ->
                [named-guide] Règle de table : si la Destination n'a que des cartes éliminées, l'artefact va au Guide nommé.
               *[nobody] Règle de table : si la Destination n'a que des cartes éliminées, personne ne prend d'artefact.
            }
        [ritual_of_eliminated]
            { $value ->
                [nobody] Règle de table : si une carte éliminée complète le monde, personne ne fait le rituel.
               *[named-guide] Règle de table : si une carte éliminée complète le monde, le Guide nommé fait le rituel.
            }
        [guide_may_be_eliminated]
            { $value ->
                [yes] Règle de table : une personne hors de la manche peut devenir Guide.
               *[no] Règle de table : une personne hors de la manche ne devient pas Guide.
            }
        [ritual_without_guide]
            { $value ->
                [owner] Règle de table : sans Guide possible, le rituel va à qui a joué la carte.
               *[nobody] Règle de table : sans Guide possible, personne ne fait le rituel.
            }
        [public_role_said_again]
            { $value ->
                [yes] Règle de table : à l'élimination, même un rôle connu se redit.
               *[no] Règle de table : à l'élimination, un rôle connu ne se redit pas.
            }
        [stabilisation_without_artefacts]
            { $value ->
                [pawn] Règle de table : sans artefact, la Stabilisation fait reculer l'Ombre.
               *[nothing] Règle de table : sans artefact à prendre, ce choix de Stabilisation ne donne rien.
            }
        [eclipse_without_cards]
            { $value ->
                [keep] Règle de table : à l'Éclipse, une carte reste si la main d'à côté est vide.
               *[skip] Règle de table : à l'Éclipse, la carte saute les mains vides.
            }
        [eight_points_checked]
            { $value ->
                [at-once] Règle de table : huit points comptent aussitôt.
               *[after-scoring] Règle de table : huit points comptent à la fin de la manche.
            }
        [portal_during_elimination]
            { $value ->
                [yes] Règle de table : pendant une élimination, un Portail reste possible avant la Lune.
               *[no] Règle de table : pendant une élimination, aucun Portail avant la Lune.
            }
        [mask_with_public_role]
            { $value ->
                [said-again] Règle de table : un Masque fait redire un rôle déjà connu.
               *[nothing] Règle de table : un Masque ne change rien à un rôle connu.
            }
       *[other] Règle de table, { $rule } : { $value }.
    }

## Objections

# L'annonce ne va pas avec ce qui est attendu ; la phase dit quoi.
shamans-wrong-phase =
    { $phase ->
        [setup] Pas maintenant : une manche doit commencer d'abord.
        [opening] Pas maintenant : la manche a déjà commencé.
        [play] Pas maintenant : une carte est attendue.
        [artefact] Pas maintenant : le choix d'un artefact est attendu.
        [row] Pas maintenant : la nouvelle tuile d'abord.
        [eclipse] Pas maintenant : le sens de l'Éclipse d'abord.
        [ritual] Pas maintenant : le rituel d'abord.
        [hand] Pas maintenant : les cartes de la main d'abord.
        [moon] Pas maintenant : un Portail, ou la Lune.
        [guide] Pas maintenant : le nom du Guide d'abord.
        [roles] Pas maintenant : un rôle est attendu.
        [tiles] Pas maintenant : les tuiles face cachée d'abord.
        [over] Trop tard : la partie est finie.
       *[other] Pas maintenant.
    }

# Quelqu'un d'autre est attendu.
shamans-not-your-turn =
    { $expected ->
        [none] Pas maintenant, { $seat }.
       *[other] C'est à { $expected }.
    }
    .coach =
        { $expected ->
            [none] Pas maintenant, { $seat }.
           *[other] C'est à { $expected }, pas à { $seat }.
        }

# La carte a déjà été jouée ou posée.
shamans-card-already-out = { NAME($world) } { WORDS($value) } est déjà sorti. Quelle carte ?

# Aucune carte de ce jeu ne porte ce nombre.
shamans-value-not-in-deck = Pas de carte { WORDS($value) } : elles vont jusqu'à { WORDS($highest) }. Combien ?
    .coach = À { WORDS($players) }, les cartes vont de un à { WORDS($highest) }, jamais { WORDS($value) }.

# La couleur ne sert pas à ce nombre.
shamans-world-not-in-deck = { NAME($world, form: "the") } ne sert pas à { WORDS($players) }. Quelle carte ?

# La personne n'a plus de carte.
shamans-no-cards-left = { $seat } n'a plus de carte. Qui joue ?

# Seule la plus basse carte de la Destination prend un artefact.
shamans-not-the-lowest = L'artefact est pour { $expected }, carte la plus basse.

# La rangée ne montre pas cette tuile.
shamans-tile-not-in-row =
    { $tile ->
        [none] De la rangée, une tuile reste visible. Laquelle ?
       *[other] { NAME($tile, form: "no") } dans la rangée. Quelle tuile ?
    }

# La pile ne peut rien donner.
shamans-stack-empty = La pile ne donne plus rien. Quelle tuile de la rangée ?

# Un Masque ne reste jamais face cachée.
shamans-mask-must-be-shown = Un Masque se montre toujours : quel rôle, { $seat } ?

# La personne n'a pas de Portail.
shamans-no-portal = { $seat } n'a pas de Portail. Qui en joue un ?

# La personne n'a pas de Dague.
shamans-no-dagger = { $seat } n'a pas de Dague. Dites « pas de Dague ».

# Une Dague visible sert toujours dans une Neutralisation.
shamans-dagger-must-be-spent = Une Dague visible doit servir : contre qui, { $seat } ?

# L'autre personne ne peut pas être soi-même.
shamans-not-yourself = { $seat } ne peut pas se désigner. Qui d'autre ?

# Aucune manche comptée ne porte ce numéro.
shamans-round-not-played =
    { $played ->
        [0] Aucune manche n'est encore comptée.
        [1] Une seule manche est comptée. Laquelle corriger ?
       *[other] Il y a { WORDS($played, form: "f") } manches comptées, pas { WORDS($round, form: "f") }. Laquelle ?
    }

# Il n'y a pas autant de ce rôle.
shamans-too-many-of-role =
    { $role ->
        [shadow]
            { $most ->
                [0] Il n'y a pas d'Ombre ici. Qui d'autre ?
                [1] Il y a une seule Ombre. Qui ?
               *[other] Il y a seulement { WORDS($most, form: "f") } Ombres. Qui ?
            }
       *[shaman]
            { $most ->
                [0] Il n'y a plus de Shaman à montrer. Ombre ?
                [1] Il y a un seul Shaman. Ombre ?
               *[other] Il y a seulement { WORDS($most) } Shamans. Ombre ?
            }
    }

# Il y a davantage de ce rôle.
shamans-too-few-of-role =
    { $role ->
        [shadow]
            { $needed ->
                [1] Il faut nommer une Ombre. Qui ?
               *[other] Il faut nommer { WORDS($needed, form: "f") } Ombres. Qui encore ?
            }
       *[shaman]
            { $needed ->
                [1] Il faut un Shaman. Qui ?
               *[other] Il faut { WORDS($needed) } Shamans. Qui encore ?
            }
    }

# Le rôle de la personne est déjà public, et c'est l'autre.
shamans-role-already-known = La table a déjà vu le rôle : { $seat } est { NAME($role) }.

# Il faut autant de tuiles qu'il y en a.
shamans-tiles-do-not-match =
    { $needed ->
        [0] Il n'y a aucune tuile à dire.
        [1]
            { $told ->
                [0] Il faut une tuile. Laquelle ?
               *[other] Il faut une tuile, pas { WORDS($told, form: "f") }. Laquelle ?
            }
       *[other]
            { $told ->
                [0] Il faut { WORDS($needed, form: "f") } tuiles. Lesquelles ?
                [1] Il faut { WORDS($needed, form: "f") } tuiles, pas une. Lesquelles ?
               *[other] Il faut { WORDS($needed, form: "f") } tuiles, pas { WORDS($told, form: "f") }. Lesquelles ?
            }
    }

# Ce rituel n'est pas en cours.
shamans-ritual-not-due =
    { $ritual ->
        [none] Aucun rituel n'attend un choix.
       *[other] { NAME($ritual, form: "no") } n'est en cours.
    }

# Ce monde n'est pas parmi ceux qui attendent leur rituel.
shamans-world-not-waiting = { NAME($world, form: "the") } n'attend pas de rituel. Quel monde ?

# Une Permutation ne se refuse pas.
shamans-swap-is-mandatory = La Permutation est obligatoire : avec qui, { $seat } ?

# Il ne reste aucun artefact : l'Ombre recule.
shamans-no-artefact-left = Plus aucun artefact : l'Ombre doit reculer.

## Questions propres à Shamans

# À quelle distance est la Lune ?
shamans-ask-shadow =
    .choice = la distance de la Lune
    .example = « où est l'Ombre »

# Que contient un monde, et que lui manque-t-il ?
shamans-ask-world =
    .choice =
        { $world ->
            [none] l'état d'un monde
           *[other] l'état du monde { NAME($world) }
        }
    .example = « que manque-t-il au bleu »
    .missing-world = Quel monde ?

# Quelles tuiles sont en vue, et où ?
shamans-ask-tiles =
    .choice = les tuiles en vue
    .example = « quelles tuiles sont visibles »

# Combien de cartes une personne a-t-elle ?
shamans-ask-hand =
    .choice =
        { $seat ->
            [none] les cartes en main
           *[other] les cartes que tient { $seat }
        }
    .example = « combien de cartes a { $player } »
    .missing-seat = Les cartes en main, pour qui ?

# Quel est le rôle d'une personne ?
shamans-ask-role =
    .choice =
        { $seat ->
            [none] les rôles
           *[other] le rôle que tient { $seat }
        }
    .example = « quel est le rôle de { $player } »
    .missing-seat = Le rôle, pour qui ?

# Quelle tuile est face cachée ?
shamans-ask-hidden-tile =
    .choice =
        { $seat ->
            [none] les tuiles face cachée
           *[other] les tuiles que cache { $seat }
        }
    .example = « que cache { $player } »
    .missing-seat = Les tuiles face cachée, pour qui ?

# Qui a le marqueur, qui est Guide ?
shamans-ask-marker =
    .choice = le Guide et le marqueur
    .example = « qui est le guide »

# Quelles cartes sont devant, quelle est la Destination ?
shamans-ask-trick =
    .choice = la Destination et ses cartes
    .example = « quelle est la destination »

# Où en est une personne ?
shamans-ask-player =
    .choice =
        { $seat ->
            [none] la situation d'une personne
           *[other] la situation pour { $seat }
        }
    .example = « où en est { $player } »
    .missing-seat = Quelle personne ?

# Où en sont tous les mondes ?
shamans-ask-worlds =
    .choice = tous les mondes
    .example = « où en sont les mondes »

# Ce que tous les jeux demandent, avec les mots de celui-ci.
shamans-ask-meaning =
    .choice =
        { $subject ->
            [portal] l'explication du Portail
            [mask] l'explication du Masque de vérité
            [dagger] l'explication de la Dague rituelle
            [moon-shard] l'explication de l'Éclat de Lune
            [eclipse] l'explication de l'Éclipse
            [stabilisation] l'explication de la Stabilisation
            [permutation] l'explication de la Permutation
            [illumination] l'explication de l'Illumination
            [neutralisation] l'explication de la Neutralisation
            [artefact] l'explication des artefacts
            [ritual] l'explication des rituels
            [world] l'explication des mondes
            [destination] l'explication de la Destination
            [guide] l'explication du Guide
            [marker] l'explication du marqueur
            [shadow] l'explication de l'Ombre
            [shaman] l'explication du Shaman
            [moon] l'explication de la Lune
           *[none] une explication
        }
shamans-ask-sticker =
    .choice =
        { $sticker ->
            [round] l'autocollant rond
            [triangle] l'autocollant triangle
            [question-mark] l'autocollant point d'interrogation
            [bar] l'autocollant trait
            [two-points] l'autocollant deux points
            [cross] l'autocollant croix
            [one-point] l'autocollant point seul
            [minus] l'autocollant moins
           *[none] un autocollant
        }{ $place ->
            [tile] { " " }sur une tuile
            [board] { " " }sur le plateau
            [card] { " " }sur une carte
            [objective] { " " }sur l'Objectif
           *[none] { "" }
        }
shamans-ask-rule =
    .choice =
        { $topic ->
            [overview] la règle du jeu
            [contents] la règle de la boîte
            [next-round] la règle de la manche suivante
            [stickers] la règle des autocollants
            [setup] la règle de la mise en place
            [deck] la règle du paquet de cartes
            [play] la règle du tour de jeu
            [artefact] la règle des artefacts
            [row] la règle de la rangée
            [eclipse] la règle de l'Éclipse
            [ritual] la règle des rituels
            [hand] la règle des cartes d'une Ombre éliminée
            [moon] la règle de la Lune
            [guide] la règle du Guide
            [roles] la règle des rôles
            [tiles] la règle des tuiles cachées
            [over] la règle de la fin de partie
            [shadow] la règle de l'Ombre
            [destination] la règle de la Destination
            [portal] la règle du Portail
            [mask] la règle du Masque de vérité
            [dagger] la règle de la Dague rituelle
            [moon-shard] la règle des Éclats de Lune
            [stabilisation] la règle de la Stabilisation
            [permutation] la règle de la Permutation
            [illumination] la règle de l'Illumination
            [neutralisation] la règle de la Neutralisation
            [elimination] la règle de l'élimination
            [round-end] la règle de la fin de manche
            [scoring] la règle du comptage des points
            [talk] la règle des discussions
           *[none] la règle du moment
        }
shamans-correct =
    .choice =
        { $changes-count ->
            [0] la correction de la dernière annonce
           *[other] la correction : { LIST($changes, item: "shamans-part-change") }
        }
shamans-fragment =
    .choice =
        { $values-count ->
            [0] un mot isolé
           *[other] juste { LIST($values, item: "shamans-part-change") }
        }

# Dans une correction : ce qui change, et ce que c'est désormais.
shamans-part-change =
    { $first ->
        [first] { $second } commence
        [target] contre { $second }
        [other] échange avec { $second }
        [shadows]
            { $second-count ->
                [0] aucune Ombre
                [1] Ombre { LIST($second) }
               *[other] Ombres { LIST($second) }
            }
        [worlds]
            { $second-count ->
                [0] aucune couleur
               *[other] couleurs { LIST($second) }
            }
        [players] à { WORDS($second) } joueurs
        [portals] Portails : { WORDS($second) }
        [masks] Masques : { WORDS($second) }
        [daggers] Dagues : { WORDS($second, form: "f") }
        [moon_shards] Éclats de Lune : { WORDS($second) }
        [round] manche { WORDS($second) }
        [value] { WORDS($second) }
        [tiles]
            { $second-count ->
                [0] aucune tuile
                [1] une tuile, { LIST($second) }
               *[other] tuiles { LIST($second) }
            }
        [artefacts]
            { $second-count ->
                [0] rien devant soi
               *[other] devant soi { LIST($second) }
            }
        [row]
            { $second-count ->
                [0] rangée vide
               *[other] rangée { LIST($second, form: "place") }
            }
        [laid]
            { $second-count ->
                [0] mondes sans changement
               *[other] { LIST($second, item: "shamans-part-laid") }
            }
        [eliminated]
            { $second ->
                [yes] hors de la manche
               *[no] encore dans la manche
            }
        [points]
            { $second ->
                [0] aucun point
                [1] un point
               *[other] { WORDS($second) } points
            }
        [hand]
            { $second ->
                [0] aucune carte en main
                [1] une carte en main
               *[other] { WORDS($second, form: "f") } cartes en main
            }
        [stack]
            { $second ->
                [0] pile vide
                [1] une tuile dans la pile
               *[other] { WORDS($second, form: "f") } tuiles dans la pile
            }
        [steps] { WORDS($second) } pas
        [steps_to_moon] { WORDS($second) } pas avant la Lune
        [place]
            { $second ->
                [tile] sur une tuile
                [board] sur le plateau
                [card] sur une carte
               *[objective] sur l'Objectif
            }
       *[other] { NAME($second) }
    }

# Combien de points dans une manche ?
shamans-ask-round =
    .choice =
        { $round ->
            [none] les points de la dernière manche
           *[other] les points de la { shamans-part-gist-round }
        }
    .example = « les points de la manche deux »

# Quelles règles de table sont en vigueur ?
shamans-ask-table-rules =
    .choice = les règles de table
    .example = « quelles sont les règles de table »
