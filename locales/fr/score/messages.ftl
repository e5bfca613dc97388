# Ce que le compagnon dit quand il compte les points d'un jeu.
#
# Aucun participe ne s'accorde avec une personne, et rien ne s'élide devant un prénom.

# Le nom de ce jeu dans les listes de parties.
score-title = un autre jeu

# Qui gagne.
goal-highest = le plus de points
goal-lowest = le moins de points

## Annonces

# Des points pour quelqu'un.
score-points-scored = { score-points-scored.choice }.
    .choice =
        { $seat ->
            [none] { score-part-points }
           *[other] { $seat }, { score-part-points }
        }
    .example = « { $player } douze »
    .missing-seat = Pour qui ?
    .missing-points = Combien de points ?
score-part-points =
    { $points ->
        [none] des points
       *[other] { score-part-count }
    }
score-part-count =
    { $points ->
        [0] aucun point
        [one] { WORDS($points) } point
       *[other] { WORDS($points) } points
    }

# La manche est finie.
score-round-closed = Fin de la manche.
    .choice = fin de la manche
    .example = « la manche est finie »

# La partie est finie.
score-game-closed = Fin de la partie.
    .choice = fin de la partie
    .example = « la partie est finie »

# Qui gagne est réglé.
score-goal-set =
    { $goal ->
        [none] Victoire à régler.
       *[other] La victoire va à qui a { NAME($goal) }.
    }
    .choice =
        { $goal ->
            [none] qui gagne
           *[other] la victoire à qui a { NAME($goal) }
        }
    .example = « le plus bas gagne »
    .missing-goal = Qui gagne, le plus ou le moins de points ?

# Le nombre de points qui finit la partie.
score-target-set =
    { $target ->
        [none] But à régler.
        [1] La partie finit à un point.
       *[other] La partie finit à { WORDS($target) } points.
    }
    .choice =
        { $target ->
            [none] le but à régler
            [1] une partie jusqu'à un point
           *[other] une partie jusqu'à { WORDS($target) } points
        }
    .example = « on joue en cent points »
    .missing-target = Jusqu'à combien de points ?

# D'autres points pour quelqu'un, dans la manche en cours ou la dernière finie.
score-points-corrected = Correction, { score-points-corrected.choice }.
    .choice =
        { $seat ->
            [none] à la place, { score-part-points }
           *[other] pour { $seat }, { score-part-points }
        }
    .example = « { $player }, c'était dix »
    .missing-seat = Pour qui ?
    .missing-points = Combien de points ?

# D'autres points pour une manche finie.
score-round-corrected = Correction, { score-round-corrected.choice }.
    .choice =
        { $round ->
            [none] une manche passée
           *[other] manche { WORDS($round) }
        }{ $seat ->
            [none] { "" }
           *[other] , { $seat }
        }{ $points ->
            [none] { "" }
           *[other] , { score-part-points }
        }
    .example = « manche deux, { $player } avait trois points »
    .missing-round = Pour quelle manche ?
    .missing-seat = Pour qui ?
    .missing-points = Combien de points ?

# Une manche finie ne compte pas.
score-round-discounted =
    { $round ->
        [none] Une manche ne compte plus.
       *[other] La manche { WORDS($round) } ne compte plus.
    }
    .choice =
        { $round ->
            [none] une manche qui ne compte plus
           *[other] la manche { WORDS($round) } ne compte plus
        }
    .example = « la manche deux ne compte pas »
    .missing-round = Quelle manche ?

# Une manche qui ne comptait plus compte.
score-round-counted =
    { $round ->
        [none] Une manche compte de nouveau.
       *[other] La manche { WORDS($round) } compte de nouveau.
    }
    .choice =
        { $round ->
            [none] une manche qui compte de nouveau
           *[other] la manche { WORDS($round) } compte de nouveau
        }
    .example = « la manche deux compte de nouveau »
    .missing-round = Quelle manche ?

# La table dit un total.
score-table-corrected = Total corrigé{ score-part-corrected }.
    .choice = le total corrigé{ score-part-corrected }
    .example = « correction : { $player } a trente points en tout »
    .missing-seat = Le total de qui ?
    .missing-correction = Combien de points en tout ?
score-part-corrected =
    { $seat ->
        [none] { "" }
       *[other] , { $seat }
    }{ $points ->
        [none] { "" }
       *[other] , { score-part-points }
    }

## Ce qui change

# Les points d'une manche sont connus ; la relecture l'a dit.
score-points-noted = { $seat }, { score-part-count }.

# Une manche est finie : les totaux.
score-round-scored = Totaux : { LIST($totals, item: "score-part-score") }.
    .coach = Manche { WORDS($number) } : { LIST($points, item: "score-part-score") }. Totaux : { LIST($totals, item: "score-part-score") }.
score-part-score = { $first } { WORDS($second) }

# La partie est gagnée, seul ou à plusieurs.
score-game-won = Victoire : { LIST($seats) }, { score-part-count }.

# Réglages ; la relecture les a dits.
score-goal-changed = La victoire va à qui a { NAME($goal) }.
score-target-changed = La partie finit à { WORDS($target) } points.

# D'autres points dans une manche finie : les totaux.
score-round-rescored = Totaux : { LIST($totals, item: "score-part-score") }.
score-round-uncounted = Totaux : { LIST($totals, item: "score-part-score") }.
score-round-recounted = Totaux : { LIST($totals, item: "score-part-score") }.

# Un total est corrigé ; la relecture l'a dit.
score-total-corrected = { $seat }, { score-part-count }.

# Présence ; la relecture l'a dite.
score-seat-vacated = { $seat } ne compte pas en ce moment.
score-seat-retaken = { $seat } compte de nouveau.

# Les points de la manche sont oubliés ; la relecture l'a dit.
score-round-voided = La manche { WORDS($number) } recommence.

## Ce qui est attendu

# Les points de ces personnes.
score-points-due = Manche { WORDS($number) }, points à donner : { LIST($seats) }.
    .brief = À noter : { LIST($seats) }.

# Tout le monde est parti.
score-nobody-present = La table est vide. Qui revient ?

# La partie est finie.
score-nothing-due = La partie est finie. Victoire : { LIST($seats) }.

## Objections

# Quelqu'un a déjà des points dans cette manche ; d'autres s'ajouteraient.
score-already-scored =
    { $points ->
        [0] { $seat } a déjà zéro dans cette manche. À ajouter ?
        [one] { $seat } a déjà { WORDS($points) } point dans cette manche. À ajouter ?
       *[other] { $seat } a déjà { WORDS($points) } points dans cette manche. À ajouter ?
    }

# Personne n'a encore de points.
score-nothing-scored = Aucun point n'est encore noté.

# La manche à corriger ne compte plus.
score-round-not-counted = La manche { WORDS($round) } ne compte pas. Dites d'abord « la manche { WORDS($round) } compte ».

# Aucune manche finie ne porte ce numéro.
score-round-not-played =
    { $played ->
        [0] Aucune manche n'est encore finie.
        [1] Une seule manche est finie. Laquelle corriger ?
       *[other] Il y a { WORDS($played, form: "f") } manches finies, pas { WORDS($round, form: "f") }. Laquelle ?
    }

## Réponses

# Où en est le compte, en une phrase ; `.resumed` : quand il reprend.
score-gist-report = { score-part-gist }.
    .resumed = Reprise : { score-part-gist }.
score-part-gist =
    { $leaders-count ->
        [0] manche { WORDS($number) }, pas encore de total
       *[other] manche { WORDS($number) }, en tête { LIST($leaders) } avec { score-part-count }
    }

# La manche en cours.
score-round-report =
    { $points-count ->
        [0] Manche { WORDS($number) }, rien n'est noté.
       *[other] Manche { WORDS($number) } : { LIST($points, item: "score-part-score") }.
    }

# Les points d'une personne.
score-score-report = { $seat } : { score-part-count }.

# Les points de tout le monde.
score-scores-report = Points : { LIST($points, item: "score-part-score") }.

# Les points d'une seule manche.
score-round-points-report = Manche { WORDS($number) } : { LIST($points, item: "score-part-score") }.

# La manche demandée n'est pas finie.
score-no-such-round-report =
    { $played ->
        [0] Aucune manche n'est encore finie.
        [1] Une seule manche est finie.
       *[other] Il y a { WORDS($played, form: "f") } manches finies.
    }

# Qui gagne, et quand la partie finit.
score-goal-report =
    { $target ->
        [none] La victoire va à qui a { NAME($goal) }, sans but fixé.
       *[other] La partie finit à { WORDS($target) } points ; la victoire va à qui a { NAME($goal) }.
    }

# Quelqu'un est parti.
score-away-report = { $seat } a quitté la table.

## Demandes

score-ask-round =
    .choice =
        { $round ->
            [none] les points de la dernière manche
           *[other] les points de la manche { WORDS($round) }
        }
    .example = « les points de la manche deux »
score-ask-goal =
    .choice = le but de la partie
    .example = « quel est le but »

# Ce qui s'explique, et les règles.
score-ask-meaning =
    .choice =
        { $subject ->
            [round] l'explication de la manche
            [total] l'explication du total
            [target] l'explication du but
           *[none] une explication
        }
score-ask-rule =
    .choice =
        { $topic ->
            [overview] la règle du comptage
            [setup] la règle du début
            [round] la règle des manches
            [over] la règle de la fin
            [correction] la règle des corrections
           *[none] la règle du moment
        }

# Une correction, ou un mot isolé.
score-correct =
    .choice =
        { $changes-count ->
            [0] la correction de la dernière annonce
           *[other] la correction : { LIST($changes, item: "score-part-change") }
        }
score-fragment =
    .choice =
        { $values-count ->
            [0] un mot isolé
           *[other] seulement { LIST($values, item: "score-part-change") }
        }

# Dans une correction : ce qui change, et ce que c'est désormais.
score-part-change =
    { $first ->
        [value] { WORDS($second) }
        [round] manche { WORDS($second) }
        [points]
            { $second ->
                [0] aucun point
                [one] { WORDS($second) } point
               *[other] { WORDS($second) } points
            }
        [target]
            { $second ->
                [1] jusqu'à un point
               *[other] jusqu'à { WORDS($second) } points
            }
       *[other] { NAME($second) }
    }
