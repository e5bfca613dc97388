# Ce que dit le compagnon dans « Qui sera chaman ? ».
#
# Valeur : la formule habituelle. `.brief` et `.coach` : la formule à ce niveau.
# `.choice` : la même chose dans une liste ou une question. `.example` : une phrase à dire.
# `.missing-...` : ce qui est demandé.

## Noms

# De quel côté passent les dés.
direction-left = à gauche
direction-right = à droite

## Annonces

# Les dés sont tombés : la phrase la plus fréquente.
initiation-dice-rolled =
    { $seat ->
        [none] { initiation-part-dice }.
       *[other] { initiation-part-dice }, { $seat }.
    }
    .choice =
        { $seat ->
            [none] { initiation-part-dice }
           *[other] { initiation-part-dice }, { $seat }
        }
    .example = « trois et cinq »
    .missing-dice =
        { $dice ->
            [none]
                { $total ->
                    [none] Quels dés ?
                   *[other] { WORDS($total) }, avec quels dés ?
                }
           *[other]
                { $dice-count ->
                    [1] Et l'autre dé ?
                   *[other] Quels dés ?
                }
        }
    .missing-total = Combien en tout ?
    .missing-seat = Les dés, pour qui ?

# Les deux dés, un seul, ou leur somme quand personne n'a dit les dés.
initiation-part-dice =
    { $dice ->
        [none]
            { $total ->
                [none] les dés
               *[other] { WORDS($total) } en tout
            }
       *[other]
            { $dice-count ->
                [0] aucun dé{ initiation-part-total }
                [1] un seul dé, { LIST($dice) }{ initiation-part-total }
               *[other] { LIST($dice) }{ initiation-part-total }
            }
    }
initiation-part-total =
    { $total ->
        [none] { "" }
       *[other] , { WORDS($total) } en tout
    }

# Un dé pour savoir qui commence.
initiation-die-rolled =
    { $seat ->
        [none] { initiation-part-die } pour commencer.
       *[other] { initiation-part-die } pour commencer, { $seat }.
    }
    .choice =
        { $seat ->
            [none] { initiation-part-die } pour commencer
           *[other] { initiation-part-die } pour commencer, { $seat }
        }
    .example = « { $player } six »
    .missing-value =
        { $seat ->
            [none] Combien au dé ?
           *[other] { $seat }, combien au dé ?
        }
    .missing-seat =
        { $value ->
            [none] Le dé de qui ?
           *[other] { WORDS($value) }, pour qui ?
        }
initiation-part-die =
    { $value ->
        [none] le dé
       *[other] { WORDS($value) }
    }

# De quel côté passent les dés.
initiation-direction-chosen =
    { $direction ->
        [none] Le sens du jeu.
       *[other] Les dés passent { NAME($direction) }.
    }
    .choice =
        { $direction ->
            [none] le sens du jeu
           *[other] les dés passent { NAME($direction) }
        }
    .example = « à gauche »
    .missing-direction = À gauche ou à droite ?

# Le compagnon lance les dés lui-même.
initiation-dice-wanted =
    { $dice ->
        [none] { initiation-part-wanted }.
       *[other]
            { $dice-count ->
                [0] { initiation-part-wanted }, sans dé.
               *[other] { initiation-part-wanted } : { LIST($dice) }.
            }
    }
    .choice =
        { $dice ->
            [none] { initiation-part-wanted }
           *[other]
                { $dice-count ->
                    [0] { initiation-part-wanted }, sans dé
                   *[other] { initiation-part-wanted } : { LIST($dice) }
                }
        }
    .example = « lance les dés »
    .missing-seat = Je lance pour qui ?
    .missing-dice = Les dés roulent : qu'est-ce qu'ils montrent ?
initiation-part-wanted =
    { $seat ->
        [none] mon lancer
       *[other] mon lancer pour { $seat }
    }

# Quel pion prend quel dé, quand on mène deux pions.
initiation-dice-assigned = Partage{ initiation-part-shares }.
    .choice = le partage des dés{ initiation-part-shares }
    .example = « premier dé pour le pion un »
    .missing-first = Quel pion prend le premier dé, un ou deux ?
    .missing-second = Quel pion prend le second dé, un ou deux ?
    .missing-value = Quel dé pour ce pion ?
    .missing-pawn =
        { $value ->
            [none] Pour quel pion, un ou deux ?
           *[other] { WORDS($value) }, pour quel pion : un ou deux ?
        }
    .missing-other = Pour le pion de qui ?
    .missing-seat = Les dés de qui ?
initiation-part-shares = { initiation-part-share-seat }{ initiation-part-share-first }{ initiation-part-share-second }{ initiation-part-share-value }{ initiation-part-share-pawn }{ initiation-part-share-other }
initiation-part-share-seat =
    { $seat ->
        [none] { "" }
       *[other] , { $seat }
    }
initiation-part-share-first =
    { $first ->
        [none] { "" }
       *[other] , premier dé au pion { WORDS($first) }
    }
initiation-part-share-second =
    { $second ->
        [none] { "" }
       *[other] , second dé au pion { WORDS($second) }
    }
initiation-part-share-value =
    { $value ->
        [none] { "" }
       *[other] , le dé de { WORDS($value) }
    }
initiation-part-share-pawn =
    { $pawn ->
        [none] { "" }
       *[other] , pour le pion { WORDS($pawn) }
    }
initiation-part-share-other =
    { $other ->
        [none] { "" }
       *[other] , pour { $other }
    }

# La table dit comment les choses sont vraiment.
initiation-table-corrected = Correction{ initiation-part-correction }.
    .choice = la correction de la table{ initiation-part-correction }
    .example = « correction : { $player } est en case quatorze »
    .missing-seat = La correction, pour qui ?
    .missing-correction = Que faut-il corriger ?
initiation-part-correction = { initiation-part-share-seat }{ initiation-part-corrected-pawn }{ initiation-part-corrected-square }{ initiation-part-corrected-misses }{ initiation-part-corrected-held }
initiation-part-corrected-pawn =
    { $pawn ->
        [none] { "" }
       *[other] , pion { WORDS($pawn) }
    }
initiation-part-corrected-square =
    { $square ->
        [none] { "" }
        [0] , au Départ
       *[other] , case { WORDS($square) }
    }
initiation-part-corrected-misses =
    { $misses ->
        [none] { "" }
        [0] , aucun tour à passer
        [1] , un tour à passer
       *[other] , { WORDS($misses) } tours à passer
    }
initiation-part-corrected-held =
    { $held ->
        [none] { "" }
        [yes] , en attente en cinquante-deux
       *[no] , hors de la case cinquante-deux
    }

# Il n'y a pas de manches : dans une liste ou une question.
initiation-round-void = Cette partie n'a pas de manches.
    .choice = une manche qui ne compte pas
    .example = « cette manche ne compte pas »

## Événements : le début

# Un dé pour commencer (la relecture l'a dit).
initiation-die-thrown = { WORDS($value) }, { $seat }.

# Plusieurs ont le plus grand nombre.
initiation-throw-tied = Égalité à { WORDS($value) } : { LIST($seats) } relancent.

# Une personne a le plus grand nombre (la question du sens le dit).
initiation-beginner-found = { $seat } commence.

# Le sens du jeu (la relecture l'a dit).
initiation-direction-set = Les dés passent { NAME($direction) }.

# Le jeu commence : les règles de la table, une seule fois.
initiation-rules-in-force =
    { $unusual-count ->
        [0] Règles de table : dix-neuf et trente et un, on échange ; case prise, on recule ; après un retour au Départ, neuf est un lancer comme un autre. Le reste sur demande : « les règles de la table ».
       *[other] Règles de table de cette partie : { LIST($unusual, item: "initiation-part-rule") }. Le reste est comme d'habitude.
    }
    .brief =
        { $unusual-count ->
            [0] { "" }
           *[other] Règles de table : { LIST($unusual, item: "initiation-part-rule") }.
        }

# Dans les règles de la table : ce qui n'est pas comme d'habitude.
initiation-part-rule =
    { $item ->
        [companion_throws] je ne lance jamais les dés
        [freed_goes_to] après un échange, on recule jusqu'à une case libre
        [exchange_without_turns] sans tour à passer, pas d'échange
        [bounce_acts] après un rebond, les cases n'agissent pas
        [backing_up] en reculant, on passe toutes les cases spéciales
        [backing_after_bounce] après un rebond, on recule vers les grands nombres
        [first_throw_again] après un retour au Départ, le premier lancer compte de nouveau
        [neighbour_throw_counts] le lancer pour la case trente-six compte aussi pour qui lance
        [reincarnation] après un six en cinquante-deux, on rejoue aussitôt
        [partners_share] les deux pions d'une équipe peuvent partager une case
       *[other] une règle à part
    }

## Événements : les tours

# Le tour arrive (la suite le dit).
initiation-turn-came = À { $seat }.

# Un tour passé.
initiation-turn-missed =
    { $left ->
        [0] { initiation-part-owner } passe son tour.
        [1] { initiation-part-owner } passe son tour, encore un ensuite.
       *[other] { initiation-part-owner } passe son tour, encore { WORDS($left) } ensuite.
    }

# Un pion, par la personne à qui il est, et son numéro s'il y en a deux.
initiation-part-owner =
    { $pawn ->
        [none] { $seat }
       *[other] { $seat }, pion { WORDS($pawn) },
    }

# Les dés (la relecture les a dits).
initiation-dice-thrown = { WORDS($total) } en tout, { $seat }.

# Le partage des dés (la relecture l'a dit).
initiation-dice-shared = Premier dé au pion { WORDS($first) }, second au pion { WORDS($second) }.

# Un pion a fini sa course : où, d'où, et pourquoi.
initiation-pawn-moved = { initiation-part-whose }{ initiation-part-square }{ initiation-part-origin }.{ initiation-part-why }{ initiation-part-stay }
    .brief = { initiation-part-whose }{ initiation-part-square }.{ initiation-part-stay }
initiation-part-whose =
    { $is-other ->
        [yes]
            { $pawn ->
                [none] { $seat } :{ " " }
               *[other] { $seat }, pion { WORDS($pawn) } :{ " " }
            }
       *[no] { "" }
    }
initiation-part-square =
    { $square ->
        [0] Départ
       *[other] { WORDS($square) }
    }
initiation-part-origin =
    { $origin ->
        [0] , depuis le Départ
       *[other] , depuis { WORDS($origin) }
    }
initiation-part-why = { initiation-part-nine }{ initiation-part-again }{ initiation-part-bounced }{ initiation-part-led }{ initiation-part-occupied }
initiation-part-nine =
    { $cause ->
        [first-nine] { " " }Neuf au premier lancer : un Intercédère ouvre la voie.
       *[other] { "" }
    }
initiation-part-again =
    { $again-count ->
        [0] { "" }
        [1] { " " }Case { LIST($again) }, encore { WORDS($total) }.
       *[other] { " " }Cases { LIST($again) }, chaque fois encore { WORDS($total) }.
    }
initiation-part-bounced =
    { $is-bounced ->
        [yes] { " " }Trop loin : on revient de soixante-trois.
       *[no] { "" }
    }
initiation-part-led =
    { $led ->
        [6] { " " }La case six mène à douze.
        [42] { " " }La case quarante-deux ramène à trente.
        [58] { " " }La case cinquante-huit renvoie au Départ.
       *[none] { "" }
    }
initiation-part-occupied =
    { $occupied ->
        [none] { "" }
       *[other] { " " }Case { WORDS($occupied) } prise : on recule.
    }
initiation-part-stay =
    { $is-quiet ->
        [yes] { "" }
       *[no]
            { $square ->
                [19] { " " }Un tour à passer.
                [31] { " " }Deux tours à passer.
                [52] { " " }Il faudra un six pour en sortir.
               *[other] { "" }
            }
    }

# Une autre personne prend la place en dix-neuf ou en trente et un.
initiation-places-swapped =
    { $square ->
        [0] { $by } prend la place ; { initiation-part-owner } retourne au Départ, sans tour à passer.
       *[other] { $by } prend la place ; { initiation-part-owner } va en { WORDS($square) }, sans tour à passer.
    }

# Une autre personne arrive en cinquante-deux.
initiation-pawn-freed = { $by } prend la place ; { initiation-part-owner } repart de { WORDS($total) }.

# Pas de six en cinquante-deux.
initiation-still-held = Pas de six : { initiation-part-owner } attend encore.

# Un six en cinquante-deux.
initiation-reincarnated = Un six : { initiation-part-owner } repart du Départ.

# Une rencontre : seulement au niveau qui explique.
initiation-encounter-met = { "" }
    .brief = { "" }
    .coach =
        { $square ->
            [0] Orakumo souffle sur les cendres : une nouvelle vie s'ouvre, tout au début du rêve.
            [6] Albin, guide du Voyage, plie le temps comme une feuille : douze est déjà là.
            [9] Ethan montre comment rêver les yeux ouverts, et le rêve pousse plus loin.
            [18] Léo apprend à peindre son rêve, et le rêve pousse plus loin.
            [19] Albour fait visiter les Limbes ; la leçon prend un tour entier.
            [26] Un Intercédère prend la main et saute trois cycles d'un coup.
            [27] Les Hauptling ouvrent leurs miroirs l'un après l'autre, et le dernier donne plus loin.
            [31] Des voix montent des Limbes, si douces qu'on les suit ; il faut deux tours pour revenir.
            [36] Diya présente Bioneirois, qui voit un avenir possible dans les dés du voisin.
            [42] Tous les miroirs se ressemblent : le chemin ramène à trente.
            [45] Luc fait voir l'aura des âmes et rassemble l'énergie autour de la table.
            [52] Les Lémures de Kriskell boivent toute la force ; reste la Métempsycose, et l'attente.
            [53] Un Intercédère ouvre un passage secret, presque jusqu'au bout du chemin.
            [54] Inyan calme les émotions, et Kriskell perd la trace.
            [58] La Jurande examine l'initiation, hoche la tête : réveil, et tout recommence.
           *[other] { "" }
        }

# Quelqu'un a gagné.
initiation-game-won =
    { $winners-count ->
        [1] { LIST($winners) } devient chaman. La partie est gagnée.
       *[other] { LIST($winners) } deviennent chamans. La partie est gagnée.
    }

# Une correction (la relecture l'a dite).
initiation-state-corrected = C'est à jour : { $told }.

# Un départ de la table (la relecture l'a dit).
initiation-seat-vacated = On saute { $seat }.

# Un retour (la relecture l'a dit).
initiation-seat-retaken = { $seat } joue de nouveau.

## Objections

# Cela ne peut pas arriver maintenant.
initiation-wrong-phase =
    { $phase ->
        [start] Pas maintenant : d'abord un dé chacun, pour savoir qui commence.
        [direction] Pas maintenant : d'abord le sens, à gauche ou à droite.
        [play] Cela ne se fait pas maintenant.
        [over] Trop tard : la partie est finie.
       *[other] Pas maintenant.
    }

# Quelqu'un d'autre est attendu.
initiation-not-your-turn =
    { $expected ->
        [none] Pas maintenant, { $seat } : d'autres lancent.
       *[other] C'est à { $expected }, pas à { $seat }.
    }

# Aucun dé ne montre ce nombre.
initiation-no-such-die = Un dé va de un à six, jamais { WORDS($value) }. Quels dés ?

# Les dés ne donnent jamais ce total.
initiation-no-such-total = Ces dés ne font pas { WORDS($total) }. Quels dés ?

# Les dés et leur somme ne vont pas ensemble.
initiation-dice-do-not-match = Avec ces dés, le total n'est pas { WORDS($total) }. Quels dés ?

# Trop de dés.
initiation-too-many-dice =
    { $needed ->
        [one] Un seul dé est lancé maintenant. Lequel ?
       *[other] { WORDS($needed) } dés sont lancés, pas plus. Lesquels ?
    }

# Règle de table : le compagnon ne lance pas.
initiation-companion-never-throws = Règle de table : je ne lance pas les dés, c'est à vous.

# Les deux dés pour le même pion.
initiation-same-pawn = Chaque pion prend un dé. Lequel prend le premier ?

# Pas de pion de ce numéro.
initiation-no-such-pawn = Il n'y a pas de pion { WORDS($number) } : un ou deux ?

# Aucun des dés ne montre ce nombre.
initiation-die-not-thrown = Aucun dé ne montre { WORDS($value) }. Quel dé pour quel pion ?

# Une personne d'une autre équipe.
initiation-not-in-team = { $seat } n'est pas de l'équipe qui partage ces dés.

# Un autre pion est sur la case.
initiation-square-occupied = En case { WORDS($square) }, il y a déjà un pion de { $seat }.

# Quelqu'un agit sans être à table.
initiation-player-away = { $seat } a quitté la table. Qui lance ?

# Une correction impossible.
initiation-out-of-range =
    { $field ->
        [square] Cette case n'existe pas : de zéro à soixante-trois. Laquelle ?
        [misses] Ce nombre de tours à passer est impossible. Combien ?
        [held] On attend en cinquante-deux, et seulement là. Quelle case ?
        [pawn] Ce pion n'existe pas. Lequel est-ce ?
       *[other] C'est impossible. Regardez la table et redites-le.
    }

# Ce qui compte de tout ce qui est entendu a changé.
initiation-listening-changed =
    { $listening ->
        [open] Micro ouvert : les deux dés, ce que le jeu attend, les questions et les commandes comptent.
        [called] Seul ce qui suit le mot compagnon compte.
       *[press] Seul ce qui suit la touche Entrée compte.
    }

## Ce qui est attendu

# Chaque personne lance un dé.
initiation-first-dice-due =
    { $seats-count ->
        [1] Un dé pour commencer : { LIST($seats) }.
       *[other] Un dé chacun pour commencer : { LIST($seats) }.
    }
    .coach =
        { $seats-count ->
            [1] Il manque un dé pour savoir qui commence : { LIST($seats) }.
           *[other] Un dé chacun, le plus grand commence : { LIST($seats) }.
        }

# Qui commence choisit le sens.
initiation-direction-due = { $seat } commence : les dés passent à gauche ou à droite ?
    .brief = { $seat } commence : à gauche ou à droite ?

# Une personne est à lancer les deux dés.
initiation-throw-due = À { $seat }.
    .coach = À { $seat } : lancez les deux dés et dites-les.

# Un seul dé, un seul pion peut bouger.
initiation-one-die-due =
    { $pawn ->
        [none] À { $seat }, un seul dé, pour { $owner }.
       *[other] À { $seat }, un seul dé, pour le pion { WORDS($pawn) }.
    }

# Un six ferait sortir de cinquante-deux.
initiation-six-due = À { $seat } : il faut un six pour sortir de cinquante-deux.
    .brief = À { $seat } : un six ?

# La personne à gauche lance pour un pion en trente-six.
initiation-neighbour-due =
    { $pawn ->
        [none] { $seat } lance les deux dés pour { $owner }.
       *[other] { $seat } lance les deux dés pour { $owner }, pion { WORDS($pawn) }.
    }

# Deux dés à partager.
initiation-share-due = À { $seat } : { WORDS($first) } et { WORDS($second) }, quel dé pour quel pion ?

# Plus personne à table.
initiation-nobody-present = Plus personne à table ne peut jouer. Qui revient ?

# La partie est finie.
initiation-nothing-due = La partie est finie.
    .coach = La partie est finie, bravo { LIST($winners) }.

## Réponses

# Où est un pion.
initiation-place-report =
    { $square ->
        [0] { initiation-part-report } au Départ.
       *[other] { initiation-part-report } case { WORDS($square) }.
    }
initiation-part-report =
    { $pawn ->
        [none] { $seat } :
       *[other] { $seat }, pion { WORDS($pawn) } :
    }

# Combien il reste jusqu'à la fin.
initiation-distance-report =
    { $left ->
        [0] { initiation-part-report } soixante-trois, le bout du chemin.
        [1] { initiation-part-report } encore une case.
       *[other] { initiation-part-report } encore { WORDS($left, form: "f") } cases.
    }

# Qui est devant qui.
initiation-rank-report =
    { $places-count ->
        [0] Personne n'est en route.
       *[other] En tête : { LIST($places, item: "initiation-part-place") }.
    }
initiation-part-place =
    { $second ->
        [0] { $first } au Départ
       *[other] { $first } { WORDS($second) }
    }

# Tout le monde est au Départ.
initiation-all-on-start-report = Tout le monde est au Départ.

# Combien de tours à passer.
initiation-misses-report =
    { $misses ->
        [0] { initiation-part-report } aucun tour à passer.
        [1] { initiation-part-report } encore un tour à passer.
       *[other] { initiation-part-report } encore { WORDS($misses) } tours à passer.
    }
initiation-nobody-misses-report = Personne n'a de tour à passer.

# Qui attend en cinquante-deux.
initiation-held-report = { initiation-part-report } en attente en cinquante-deux.
initiation-nobody-held-report = Personne n'attend en cinquante-deux.

# Le sens du jeu.
initiation-direction-report =
    { $direction ->
        [none] Le sens n'est pas encore choisi.
       *[other] Les dés passent { NAME($direction) }.
    }

# Quelqu'un a quitté la table.
initiation-away-report = { $seat } a quitté la table.

# Qui a gagné.
initiation-winner-report = Victoire : { LIST($winners) }.

# Une règle de la table en vigueur.
initiation-table-rule-report =
    { $rule ->
        [companion_throws]
            { $value ->
                [no] Règle de table : je ne lance jamais les dés.
               *[yes] Règle de table : je lance les dés si on me le demande.
            }
        [freed_goes_to]
            { $value ->
                [back-up] Règle de table : après un échange, qui part recule jusqu'à une case libre.
               *[square-before] Règle de table : après un échange, qui part prend la case d'où vient l'autre.
            }
        [exchange_without_turns]
            { $value ->
                [no] Règle de table : sans tour à passer, pas d'échange en dix-neuf ni en trente et un.
               *[yes] Règle de table : en dix-neuf et en trente et un, on échange toujours.
            }
        [bounce_acts]
            { $value ->
                [no] Règle de table : après un rebond, la case n'agit pas.
               *[yes] Règle de table : après un rebond, la case agit.
            }
        [backing_up]
            { $value ->
                [past] Règle de table : en reculant, on passe toutes les cases spéciales.
               *[quiet] Règle de table : en reculant, on s'arrête sur un cycle sans effet, jamais sur six, dix-neuf, trente et un, quarante-deux, cinquante-deux ou cinquante-huit.
            }
        [backing_after_bounce]
            { $value ->
                [higher] Règle de table : après un rebond, on recule vers les grands nombres.
               *[lower] Règle de table : on recule toujours vers les petits nombres, et avant un c'est le Départ.
            }
        [first_throw_again]
            { $value ->
                [yes] Règle de table : après un retour au Départ, le lancer suivant est un premier lancer.
               *[no] Règle de table : après un retour au Départ, neuf n'est plus un premier lancer.
            }
        [neighbour_throw_counts]
            { $value ->
                [yes] Règle de table : lancer pour la case trente-six compte aussi pour qui lance.
               *[no] Règle de table : lancer pour la case trente-six ne compte pas pour qui lance.
            }
        [reincarnation]
            { $value ->
                [at-once] Règle de table : après un six en cinquante-deux, on rejoue aussitôt.
               *[next-turn] Règle de table : après un six en cinquante-deux, on rejoue au tour suivant.
            }
        [partners_share]
            { $value ->
                [yes] Règle de table : les deux pions d'une équipe peuvent partager une case simple.
               *[no] Règle de table : le pion de l'équipe occupe sa case comme un autre.
            }
       *[other] Règle de table inconnue.
    }

## Questions, dans une liste ou comme exemple

initiation-ask-where =
    .choice =
        { $seat ->
            [none] la case de qui joue
           *[other] la case de { $seat }
        }
    .example = « où est { $player } »
    .missing-seat = La case de qui ?
initiation-ask-distance =
    .choice =
        { $seat ->
            [none] le chemin qui reste à qui joue
           *[other] le chemin qui reste pour { $seat }
        }
    .example = « combien jusqu'à soixante-trois »
    .missing-seat = Le chemin de qui ?
initiation-ask-effect =
    .choice =
        { $seat ->
            [none] l'effet de la case de qui joue
           *[other] l'effet de la case où est { $seat }
        }
    .example = « que fait cette case »
    .missing-seat = L'effet de la case de qui ?
initiation-ask-misses =
    .choice = qui a des tours à passer
    .example = « qui passe son tour »
initiation-ask-held =
    .choice = qui attend en cinquante-deux
    .example = « qui attend en cinquante-deux »
initiation-ask-direction =
    .choice = dans quel sens on joue
    .example = « dans quel sens »
initiation-ask-table-rules =
    .choice = les règles de la table
    .example = « les règles de la table »
initiation-ask-score =
    .choice =
        { $seat ->
            [none] qui est en tête
           *[other] la place de { $seat }
        }
    .example = « qui est en tête »
    .missing-seat = La place de qui ?
initiation-ask-rule =
    .choice =
        { $topic ->
            [overview] la règle du jeu
            [setup] la règle de la mise en place
            [start] la règle du premier dé
            [direction] la règle du sens
            [play] la règle du lancer
            [neighbour] la règle de la case trente-six
            [metempsychosis] la règle de la Métempsycose
            [share] la règle du partage des dés
            [over] la règle de la fin
            [first-throw] la règle du premier neuf
            [cycles] la règle des cycles
            [leads] la règle des cases qui déplacent
            [misses] la règle des tours à passer
            [occupied] la règle des cases prises
            [bounce] la règle du rebond
            [teams] la règle des équipes
            [companion-dice] la règle de mes lancers
           *[none] la règle de ce moment
        }
    .example = « quelle est la règle »
    .missing-topic = La règle de quoi ?
initiation-correct =
    .choice =
        { $changes-count ->
            [0] la correction de la dernière annonce
           *[other] la correction : { LIST($changes, item: "initiation-part-change") }
        }
    .example = « non, trois et quatre »
initiation-fragment =
    .choice =
        { $values-count ->
            [0] cela seul
           *[other] seulement { LIST($values, item: "initiation-part-change") }
        }
    .example = « { $player } »

# Dans une correction : ce qui change.
initiation-part-change =
    { $first ->
        [dice]
            { $second-count ->
                [0] aucun dé
                [1] un seul dé, { LIST($second) }
               *[other] { LIST($second) }
            }
        [direction] { NAME($second) }
        [total] { WORDS($second) } en tout
        [first] premier dé au pion { WORDS($second) }
        [second] second dé au pion { WORDS($second) }
        [pawn] pion { WORDS($second) }
        [other] pour { $second }
        [square] case { WORDS($second) }
        [misses] { WORDS($second) } tours à passer
        [held]
            { $second ->
                [yes] en attente
               *[no] sans attente
            }
        [value] { WORDS($second) }
       *[other] { $second }
    }

# L'explication d'une case, dans une question.
initiation-ask-meaning =
    .choice =
        { $subject ->
            [start] ce que fait le Départ
            [square-1] ce que fait la case un
            [square-2] ce que fait la case deux
            [square-3] ce que fait la case trois
            [square-4] ce que fait la case quatre
            [square-5] ce que fait la case cinq
            [square-6] ce que fait la case six
            [square-7] ce que fait la case sept
            [square-8] ce que fait la case huit
            [square-9] ce que fait la case neuf
            [square-10] ce que fait la case dix
            [square-11] ce que fait la case onze
            [square-12] ce que fait la case douze
            [square-13] ce que fait la case treize
            [square-14] ce que fait la case quatorze
            [square-15] ce que fait la case quinze
            [square-16] ce que fait la case seize
            [square-17] ce que fait la case dix-sept
            [square-18] ce que fait la case dix-huit
            [square-19] ce que fait la case dix-neuf
            [square-20] ce que fait la case vingt
            [square-21] ce que fait la case vingt et un
            [square-22] ce que fait la case vingt-deux
            [square-23] ce que fait la case vingt-trois
            [square-24] ce que fait la case vingt-quatre
            [square-25] ce que fait la case vingt-cinq
            [square-26] ce que fait la case vingt-six
            [square-27] ce que fait la case vingt-sept
            [square-28] ce que fait la case vingt-huit
            [square-29] ce que fait la case vingt-neuf
            [square-30] ce que fait la case trente
            [square-31] ce que fait la case trente et un
            [square-32] ce que fait la case trente-deux
            [square-33] ce que fait la case trente-trois
            [square-34] ce que fait la case trente-quatre
            [square-35] ce que fait la case trente-cinq
            [square-36] ce que fait la case trente-six
            [square-37] ce que fait la case trente-sept
            [square-38] ce que fait la case trente-huit
            [square-39] ce que fait la case trente-neuf
            [square-40] ce que fait la case quarante
            [square-41] ce que fait la case quarante et un
            [square-42] ce que fait la case quarante-deux
            [square-43] ce que fait la case quarante-trois
            [square-44] ce que fait la case quarante-quatre
            [square-45] ce que fait la case quarante-cinq
            [square-46] ce que fait la case quarante-six
            [square-47] ce que fait la case quarante-sept
            [square-48] ce que fait la case quarante-huit
            [square-49] ce que fait la case quarante-neuf
            [square-50] ce que fait la case cinquante
            [square-51] ce que fait la case cinquante et un
            [square-52] ce que fait la case cinquante-deux
            [square-53] ce que fait la case cinquante-trois
            [square-54] ce que fait la case cinquante-quatre
            [square-55] ce que fait la case cinquante-cinq
            [square-56] ce que fait la case cinquante-six
            [square-57] ce que fait la case cinquante-sept
            [square-58] ce que fait la case cinquante-huit
            [square-59] ce que fait la case cinquante-neuf
            [square-60] ce que fait la case soixante
            [square-61] ce que fait la case soixante et un
            [square-62] ce que fait la case soixante-deux
            [square-63] ce que fait la case soixante-trois
           *[none] l'explication d'une case
        }
    .example = « que fait la case neuf »
    .missing-subject = Quelle case ?

# L'effet de la case où est un pion.
initiation-effect-report =
    { $square ->
        [0] { initiation-part-report } { initiation-subject-start }
        [6] { initiation-part-report } { initiation-subject-square-6 }
        [9] { initiation-part-report } { initiation-subject-square-9 }
        [12] { initiation-part-report } { initiation-subject-square-12 }
        [18] { initiation-part-report } { initiation-subject-square-18 }
        [19] { initiation-part-report } { initiation-subject-square-19 }
        [26] { initiation-part-report } { initiation-subject-square-26 }
        [27] { initiation-part-report } { initiation-subject-square-27 }
        [30] { initiation-part-report } { initiation-subject-square-30 }
        [31] { initiation-part-report } { initiation-subject-square-31 }
        [36] { initiation-part-report } { initiation-subject-square-36 }
        [42] { initiation-part-report } { initiation-subject-square-42 }
        [45] { initiation-part-report } { initiation-subject-square-45 }
        [52] { initiation-part-report } { initiation-subject-square-52 }
        [53] { initiation-part-report } { initiation-subject-square-53 }
        [54] { initiation-part-report } { initiation-subject-square-54 }
        [58] { initiation-part-report } { initiation-subject-square-58 }
        [63] { initiation-part-report } { initiation-subject-square-63 }
       *[other] { initiation-part-report } case { WORDS($square) }, rien de spécial.
    }
