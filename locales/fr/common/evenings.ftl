# Ce que disent « companion replay », « companion export » et « companion forget ».

# Avant les étapes d'une partie relue.
evening-begins = { $game } : { LIST($seats) }.

# À la place des mots, quand une annonce n'a pas été dite.
evening-unheard = sans paroles

# Après une annonce qui ne compte plus à la fin.
evening-taken-back = Cette annonce ne compte plus.

# Une partie relue, sans aucun écart.
evening-same =
    { $count ->
        [0] Rien à juger de nouveau.
        [1] Une annonce jugée de nouveau : rien ne change.
       *[other] { $count } annonces jugées de nouveau : rien ne change.
    }

# Une partie relue que cette version juge autrement.
evening-otherwise =
    { $state ->
        [refused] Cette version refuse l'annonce { $number }, la suite n'est pas relue.
       *[otherwise] Cette version juge autrement à partir de l'annonce { $number }.
    }

# La transcription est écrite.
evening-exported = La soirée est écrite dans { $file }.

# La transcription ne peut pas être écrite.
evening-unwritten =
    { $fault ->
        [exists] Le fichier { $file } existe déjà et reste tel quel : donnez un autre nom.
        [full] Le disque est plein, { $file } n'est pas complet : faites de la place.
        [read-only] Le fichier { $file } est protégé : autorisez l'écriture ou donnez un autre nom.
       *[other] Impossible d'écrire { $file } : donnez un fichier dans un dossier qui existe.
    }

# Ce qui serait oublié, puis la question.
evening-forget-person = Je retire { LIST($names) } de toutes les soirées, avec les paroles de ces parties. D'accord ?
evening-forget-evening = Je supprime { LIST($names) } pour toujours. D'accord ?
evening-forget-all = Je supprime toutes les soirées, les noms, la boîte et ce que j'ai appris. D'accord ?

# C'est fait.
evening-forgotten = C'est oublié.

# La réponse n'était pas oui.
evening-kept-all = Je garde tout.

# Il manque un nom, ou il y en a un de trop.
evening-which =
    { $what ->
        [person] Dites qui oublier, par exemple : companion forget person Bob.
        [evening] Dites quelle soirée oublier, par exemple : companion forget evening soirée.db.
       *[all] Pour tout oublier, n'ajoutez aucun nom : companion forget all.
    }

# Personne de ce nom n'a joué.
evening-nobody = Personne ne s'appelle { $name } : rien n'est oublié.

# Aucune soirée de ce nom.
evening-no-evening = Aucune soirée ne s'appelle { $file } : rien n'est oublié.

# Un fichier ne peut pas être changé.
evening-not-forgotten =
    { $fault ->
        [busy] La soirée { $file } est ouverte dans un autre compagnon : fermez-le d'abord.
        [foreign] Le fichier { $file } n'est pas une soirée : il reste tel quel.
        [damaged] Le fichier { $file } est illisible : supprimez-le vous-même.
        [full] Le disque est plein, { $file } reste tel quel : faites de la place.
        [newer] Une autre version a écrit { $file } : mettez le compagnon à jour.
       *[other] Le fichier { $file } ne peut pas être changé : autorisez l'écriture.
    }

# Le nom de qui a été oublié.
evening-somebody =
    { $number ->
        [1] Quelqu'un
       *[other] Quelqu'un { WORDS($number) }
    }
