# Ce que la table dit autour du jeu : le début, la reprise, les fichiers, la fin.

## Le début

# Au premier démarrage, avant toute question.
table-welcome = Bienvenue. « Aide » dit tout ce qu'on peut dire.

# Avant une partie nouvelle, quand personne n'est encore à la table.
table-ask-players = Qui joue ? Donnez les prénoms dans le sens des aiguilles d'une montre.

# Après une liste de prénoms qui convient.
table-players-read-back = { LIST($seats) }, dans cet ordre. C'est ça ?

# Après la première relecture des prénoms : comment changer l'ordre.
table-players-change = Sinon, dites deux prénoms à échanger, ou toute la liste.

# Après « non » à la relecture des prénoms.
table-players-again = Redites tous les prénoms, dans l'ordre de la table.

# Trop ou trop peu de prénoms.
table-players-count = Il faut de { WORDS($least) } à { WORDS($most) } prénoms, et non { WORDS($count) }.

# Rien entre deux virgules.
table-name-empty = Il manque un prénom entre deux virgules.

# Deux prénoms qui s'entendent pareil.
table-name-twice = Deux prénoms se confondent : { $other }, { $name }. Changez-en un.

# Un prénom trop long pour être dit d'un souffle.
table-name-long = Prénom trop long : { $name }. Pas plus de { WORDS($most) } lettres.

# Un prénom avec des signes qui ne se disent pas.
table-name-unusable = Ce prénom ne se dit pas : { $name }. Gardez les lettres.

# Des prénoms avec des chiffres : les mêmes avec des mots sont proposés.
table-name-digits = Je propose des mots pour les chiffres : { LIST($seats) }. D'accord ?

# La même proposition quand les prénoms viennent de la ligne de commande.
table-name-digits-noted = Les chiffres s'entendent mal ; dites plutôt : { LIST($seats) }.

# La réponse à une question du début n'est ni oui ni non.
table-yes-or-no = Répondez « c'est ça » ou « non ».

# Une partie qui n'est pas finie a été trouvée.
table-resume-offer = Une partie attend : { LIST($seats) }. On la reprend ?

# La partie gardée est reprise ; l'état de la table suit.
table-resumed = Reprise de la partie.

## Les fichiers

# Une annonce ne peut pas être gardée, donc elle n'est pas notée.
table-entry-unkept =
    { $fault ->
        [full] Rien n'est noté, le disque est plein. Faites de la place, puis redites.
        [read-only] Rien n'est noté, le fichier est protégé. Libérez-le, puis redites.
       *[other] Rien n'est noté, le fichier ne répond plus. Rebranchez-le, puis redites.
    }

# Au début : cette partie se joue sans fichier.
table-game-unkept =
    { $fault ->
        [full] Le disque est plein : cette partie ne sera pas gardée. Faites de la place.
        [read-only] Dossier protégé : cette partie ne sera pas gardée. Ouvrez-le en écriture.
       *[other] Dossier introuvable : cette partie ne sera pas gardée. Vérifiez-le.
    }

# Ce que la table a dit de sa boîte ne peut être ni lu ni gardé.
table-box-unkept = La fiche de la boîte est illisible. Supprimez le fichier { $file }.

## La fin

# Fin des lignes : où en est une partie gardée ; la suite de la même ligne dit à qui.
table-ended-kept = Partie gardée.

# Fin des lignes : où en est une partie qui n'est pas gardée.
table-ended-unkept = Partie arrêtée, sans fichier.

# Fin des lignes avant le début d'une partie.
table-ended-early = Aucune partie n'est commencée.

## La démonstration

# Avant la démonstration d'une manche.
table-demo-begins = Voici une manche à trois. Les lignes marquées sont dites par la table.

# Après la démonstration.
table-demo-ends = La démonstration est finie. À vous de jouer.
