# Ce que disent « companion scores » et « companion players » : les parties de tous les soirs.

# Aucune partie n'a été gardée.
scores-nothing = Aucune partie n'est gardée.

# Des soirées manquent : abîmées, ou ouvertes dans un autre compagnon.
scores-unread =
    { $count ->
        [1] Une soirée ne peut pas être lue : elle est ouverte ailleurs ou abîmée.
       *[other] { $count } soirées ne peuvent pas être lues : elles sont ouvertes ailleurs ou abîmées.
    }

# Une ligne par partie, la plus ancienne d'abord.
scores-game =
    { $points-count ->
        [0] { $date }, { $game } : { LIST($seats) }.{ scores-part-winners }
       *[other] { $date }, { $game } : { LIST($points, item: "scores-part-points") }.{ scores-part-winners }
    }
scores-part-points = { $first } { WORDS($second) }
scores-part-winners =
    { $state ->
        [finished]
            { $winners-count ->
                [0] { " " }Personne ne gagne.
               *[other] { " " }Victoire : { LIST($winners) }.
            }
       *[waiting] { " " }Pas encore finie.
    }

# Le titre du graphique.
scores-chart-title = Parties gagnées

# Ce que montre le graphique ; dit et écrit dans l'image.
scores-chart =
    { $wins-count ->
        [0] Le graphique { $file } est vide : aucune partie n'est gardée.
       *[other] Le graphique { $file } montre une barre par personne, pour les parties gagnées : { LIST($wins, item: "scores-part-points") }.
    }

# Un autre fichier porte ce nom ; il n'est pas touché.
scores-chart-unwritten = Le fichier { $file } n'est pas un graphique d'ici, il reste tel quel : donnez un autre nom.

# Le graphique ne peut pas être écrit.
scores-chart-closed =
    { $fault ->
        [full] Le disque est plein, le graphique { $file } n'est pas écrit : faites de la place.
        [read-only] Le fichier { $file } est protégé : autorisez l'écriture ou donnez un autre nom.
       *[other] Impossible d'écrire { $file } : donnez un fichier dans un dossier qui existe.
    }

# Une ligne par personne : ses parties, et les autres noms qu'elle a portés.
scores-person =
    { $names-count ->
        [0] { $seat }.
       *[other] { $seat }, aussi { LIST($names) }.
    }

# Deux noms sont maintenant une seule personne.
scores-merged = { $name } et { $other } sont une seule personne : { $other }.

# Une personne porte un autre nom.
scores-renamed = { $name } s'appelle maintenant { $other }.

# Personne de ce nom n'a joué.
scores-nobody =
    { $known-count ->
        [0] Personne ne s'appelle { $name } : aucune partie n'est gardée.
       *[other] Personne ne s'appelle { $name }. Noms connus : { LIST($known) }.
    }

# Le nouveau nom est déjà celui d'une autre personne.
scores-name-taken = { $other } a déjà joué : pour réunir les deux, dites « companion players merge ».

# Il faut deux noms.
scores-two-names = Donnez deux noms, par exemple : companion players { $action } Bob Bruno.

# Le fichier des noms ne peut pas être lu ou écrit.
scores-people-closed = Le fichier { $file } ne peut être ni lu ni écrit : vérifiez-le ou supprimez-le.
