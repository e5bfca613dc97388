# Ce que la table lit sur sa boîte de Shamans.

## Annonces

# La longueur de la piste, depuis l'Ombre, ou depuis le départ pour tant de joueurs.
shamans-track-read =
    { $players ->
        [none]
            { $steps ->
                [none] Piste à compter.
                [1] Piste : un pas avant la Lune.
               *[other] Piste : { WORDS($steps) } pas avant la Lune.
            }
       *[other]
            { $steps ->
                [none] Piste à { WORDS($players) } joueurs, à compter.
                [1] À { WORDS($players) } joueurs, un pas du départ à la Lune.
               *[other] À { WORDS($players) } joueurs, { WORDS($steps) } pas du départ à la Lune.
            }
    }
    .choice =
        { $players ->
            [none]
                { $steps ->
                    [none] piste à compter
                    [1] piste : un pas avant la Lune
                   *[other] piste : { WORDS($steps) } pas avant la Lune
                }
           *[other]
                { $steps ->
                    [none] piste à { WORDS($players) } joueurs, à compter
                    [1] à { WORDS($players) } joueurs, un pas avant la Lune
                   *[other] à { WORDS($players) } joueurs, { WORDS($steps) } pas avant la Lune
                }
        }
    .example = « douze pas avant la Lune »
    .missing-steps =
        { $players ->
            [none] Combien de pas avant la Lune ?
           *[other] À { WORDS($players) } joueurs, combien de pas du départ à la Lune ?
        }
    .missing-players = Pour combien de joueurs ?

# Les couleurs du bas du plateau.
shamans-colours-told =
    { $worlds ->
        [none] Couleurs à dire.
       *[other] Couleurs du bas : { LIST($worlds) }.
    }
    .choice =
        { $worlds ->
            [none] des couleurs
           *[other] { $worlds-count ->
                [one] la couleur { LIST($worlds) }
               *[other] les couleurs { LIST($worlds) }
            }
        }
    .example = « en bas, bleu, vert, jaune, violet et orange »
    .missing-worlds =
        { $worlds ->
            [none] Quelles sont les cinq couleurs en bas du plateau ?
           *[other] Connues : { LIST($worlds) }. Quelles autres en bas du plateau, outre le brun et le rouge ?
        }

# Combien de tuiles de chaque sorte.
shamans-tiles-counted = Dans la boîte : { shamans-part-tiles }.
    .choice = dans la boîte : { shamans-part-tiles }
    .example = « trois portails et deux masques »
    .missing-portals = Combien de Portails, marqués d'un rond ?
    .missing-masks = Combien de Masques, marqués d'un point d'interrogation ?
    .missing-daggers = Combien de Dagues, marquées d'un trait ?
    .missing-moon-shards = Combien d'Éclats de Lune, marqués de deux points ?
shamans-part-tiles =
    { $portals ->
        [none]
            { $masks ->
                [none]
                    { $daggers ->
                        [none]
                            { $moon-shards ->
                                [none] tuiles à compter
                               *[other] { shamans-part-moon-shards }
                            }
                       *[other]
                            { $moon-shards ->
                                [none] { shamans-part-daggers }
                               *[other] { shamans-part-daggers } et { shamans-part-moon-shards }
                            }
                    }
               *[other]
                    { $daggers ->
                        [none]
                            { $moon-shards ->
                                [none] { shamans-part-masks }
                               *[other] { shamans-part-masks } et { shamans-part-moon-shards }
                            }
                       *[other]
                            { $moon-shards ->
                                [none] { shamans-part-masks } et { shamans-part-daggers }
                               *[other] { shamans-part-masks }, { shamans-part-daggers } et { shamans-part-moon-shards }
                            }
                    }
            }
       *[other]
            { $masks ->
                [none]
                    { $daggers ->
                        [none]
                            { $moon-shards ->
                                [none] { shamans-part-portals }
                               *[other] { shamans-part-portals } et { shamans-part-moon-shards }
                            }
                       *[other]
                            { $moon-shards ->
                                [none] { shamans-part-portals } et { shamans-part-daggers }
                               *[other] { shamans-part-portals }, { shamans-part-daggers } et { shamans-part-moon-shards }
                            }
                    }
               *[other]
                    { $daggers ->
                        [none]
                            { $moon-shards ->
                                [none] { shamans-part-portals } et { shamans-part-masks }
                               *[other] { shamans-part-portals }, { shamans-part-masks } et { shamans-part-moon-shards }
                            }
                       *[other]
                            { $moon-shards ->
                                [none] { shamans-part-portals }, { shamans-part-masks } et { shamans-part-daggers }
                               *[other] { shamans-part-portals }, { shamans-part-masks }, { shamans-part-daggers } et { shamans-part-moon-shards }
                            }
                    }
            }
    }
shamans-part-portals =
    { $portals ->
        [0] aucun Portail
        [1] un Portail
        *[other] { WORDS($portals) } Portails
    }
shamans-part-masks =
    { $masks ->
        [0] aucun Masque
        [1] un Masque
        *[other] { WORDS($masks) } Masques
    }
shamans-part-daggers =
    { $daggers ->
        [0] aucune Dague
        [1] une Dague
        *[other] { WORDS($daggers, form: "f") } Dagues
    }
shamans-part-moon-shards =
    { $moon-shards ->
        [0] aucun Éclat de Lune
        [1] un Éclat de Lune
        *[other] { WORDS($moon-shards) } Éclats de Lune
    }

## Doutes : dits une fois, et ce qui a été dit est gardé.

shamans-track-doubted = Une piste de { WORDS($steps) } pas étonne. Recomptez, ou laissez ainsi.
shamans-copies-doubted = Plus de trois { NAME($tile, form: "many") }, c'est rare. Recomptez, ou laissez ainsi.
shamans-sum-doubted = Cela fait { WORDS($count) } tuiles au lieu de { WORDS($printed) }, sans l'Éclipse. Recomptez, ou laissez ainsi.
shamans-box-exceeded =
    { $told ->
        [0] { NAME($tile, form: "the") } est en vue, mais pas dans votre boîte. Vérifiez.
       *[other] { NAME($tile, form: "many") } en vue : { WORDS($count) } ; dans votre boîte : { WORDS($told) }. Vérifiez.
    }

## Refus

shamans-too-many-colours = Cinq couleurs sont en bas du plateau, pas { WORDS($count) }. Dites les cinq.
shamans-colour-in-play = Une carte { NAME($world) } est sur la table. Changez les couleurs après la manche.

## Réponses

shamans-box-colours-report = En bas du plateau : { LIST($worlds) }.
shamans-box-rituals-report = Rituels : { LIST($rituals, item: "shamans-box-ritual") }.
shamans-box-ritual = { NAME($first) } { NAME($second) }
shamans-box-tracks-report = Piste : { LIST($tracks, item: "shamans-box-track") }.
shamans-box-track = { WORDS($second) } pas à { WORDS($first) } joueurs
shamans-box-tiles-report = Tuiles : { LIST($tiles, item: "shamans-box-tile") }.
shamans-box-tile =
    { $second ->
        [0] { NAME($first, form: "no") }
        [1] { NAME($first, form: "a") }
       *[other] { WORDS($second) } { NAME($first, form: "many") }
    }
shamans-box-lacks-report = Il me manque encore { LIST($parts) }.
shamans-box-complete-report = Je sais tout de votre boîte.
box-part-colours = les couleurs
box-part-rituals = des rituels
box-part-tracks = des longueurs de piste
box-part-tiles = des tuiles

## Un autocollant perdu ou douteux

shamans-ask-unsure =
    .choice = { $thing ->
        [none] l'autocollant perdu
        [card] la carte douteuse
       *[tile] la tuile douteuse
    }{ $world ->
        [none] { "" }
       *[other] , { NAME($world) }
    }
shamans-sort-cards =
    .choice = trier les cartes
shamans-cards-sorted =
    .choice = { $world ->
        [none] cartes triées
       *[other] cartes triées, { NAME($world) }
    }{ $values ->
        [none] { "" }
       *[other]
            { $values-count ->
                [0] , aucune
               *[other] , { LIST($values) }
            }
    }
    .missing-world = De quelle couleur ?
    .missing-values = { $world ->
        [none] Quelles valeurs avez-vous ?
       *[other] Quelles valeurs avez-vous en { NAME($world) } ?
    }
shamans-tiles-sorted =
    .choice = tuiles triées : { shamans-part-tiles }

# Entre deux manches, toutes les cartes sont là et se disent couleur par couleur.
shamans-sorting-begun = Trions. Dites les valeurs que vous avez ; « suivant » passe une couleur.
# Une manche est en cours : les mains sont secrètes.
shamans-sorting-refused = Pendant une manche, rien n'est trié : les mains sont secrètes. Après, volontiers.
shamans-sorted-report =
    { $missing-count ->
        [0] { NAME($world, form: "the") } est complet.
       *[other] { NAME($world) } : il manque { LIST($missing) }.
    }
shamans-sorted-elsewhere = À { WORDS($players) } joueurs, { NAME($world, form: "the") } ne sert pas.
shamans-sorting-over =
    { $missing-count ->
        [0] Aucune carte ne manque.
       *[other] Il manque en tout : { LIST($missing, item: "shamans-missing-cards") }.
    }
shamans-missing-cards = { NAME($first) } { LIST($second) }
shamans-tiles-sorted-report =
    { $missing-count ->
        [0]
            { $unknown-count ->
                [0] Aucune tuile ne manque.
               *[other] { "" }
            }
       *[other] Il manque { LIST($missing, item: "shamans-box-tile") }.
    }{ $unknown-count ->
        [0] { "" }
       *[other] { " " }Votre boîte n'a pas encore dit combien : { LIST($unknown, form: "many") }.
    }
# Ce que chacun a pu voir, et rien d'autre.
shamans-unsure-card = { NAME($world) } : { $seen-count ->
        [0] rien sur la table
       *[other] sur la table, { LIST($seen) }
    } ; { $unseen-count ->
        [0] toutes ont été vues
       *[other] pas encore vu, { LIST($unseen) }
    }.
shamans-unsure-in-hand = Une carte en main reste secrète : demandez tout bas à qui voit, ou attendez la fin.
shamans-unsure-on-table = Si elle est sur la table, dites sa couleur : « quelle carte bleue est-ce ».
shamans-unsure-between = Dites « trions les cartes » : je dirai ce qui manque, tuiles comprises.
shamans-unsure-tile =
    { $is-round ->
        [yes] Une tuile cachée reste secrète : demandez tout bas à qui voit, ou attendez la fin.
       *[no] Comptez les tuiles pendant le tri : dites « trions les cartes ».
    }
shamans-unsure-tiles-left =
    { $tiles-count ->
        [0] Toutes les tuiles de votre boîte sont en vue.
       *[other] Pas en vue, d'après votre boîte : { LIST($tiles, item: "shamans-box-tile") }.
    }
