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

# Trop ou trop peu de prénoms.
table-players-count = Il faut de { WORDS($least) } à { WORDS($most) } prénoms, et non { WORDS($count) }.

# Rien entre deux virgules.
table-name-empty = Il manque un prénom entre deux virgules.

# Deux prénoms qui s'entendent pareil.
table-name-twice = Deux prénoms se confondent : { $other }, { $name }. Changez-en un.

# Un prénom trop long pour être dit d'un souffle.
table-name-long = Prénom trop long : { $name }. Pas plus de { WORDS($most) } lettres.

# Un prénom avec des signes qui ne se disent pas.
table-name-unusable = Ce prénom ne se dit pas : { $name }. N'y mettez que des lettres.

# Un prénom qui veut dire autre chose dans le jeu.
table-name-taken = { $name } se dit aussi dans le jeu. Prenez un autre prénom ou un surnom.

# Des prénoms avec des chiffres : les mêmes avec des mots sont proposés.
table-name-digits = Je propose des mots pour les chiffres : { LIST($seats) }. D'accord ?

# La même proposition quand les prénoms viennent de la ligne de commande.
table-name-digits-noted = Les chiffres s'entendent mal ; dites plutôt : { LIST($seats) }.

# La réponse à une question du début n'est ni oui ni non.
table-yes-or-no = Répondez « oui » ou « non ».

# Une partie qui n'est pas finie a été trouvée.
table-resume-offer = Une partie attend : { LIST($seats) }. On la reprend ?

# La partie qui attend est jugée autrement par cette version, depuis cette annonce.
table-resume-ruled-otherwise = Cette version juge autrement la partie gardée, à l'annonce { WORDS($number) } : on n'y touche pas.

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

# Un fichier du dossier des parties est abîmé, ou n'en est pas une ; il est maintenant là.
table-sitting-aside = Ce fichier n'est pas une partie lisible, je l'ai mis de côté : { $file }.

# Ce que la table a dit de sa boîte ne peut être ni lu ni gardé.
table-box-unkept = La fiche de la boîte est illisible. Supprimez le fichier { $file }.

# Le fichier des boîtes était abîmé ; il est maintenant là.
table-box-aside = La fiche de la boîte était abîmée, elle est mise de côté : { $file }.

# Ce qui a été dit de la boîte ne peut pas être écrit ; la partie continue.
table-box-unwritten = La boîte n'a pas pu être notée. Vérifiez le fichier { $file }.

# La boîte nomme d'autres couleurs que la configuration.
table-box-contrary = La boîte { $box } contredit la configuration : on joue sans elle.

# Le fichier de ce qui fut appris des corrections est illisible ; il est maintenant là.
table-lessons-broken = Ce que j'avais appris était abîmé : c'est mis de côté dans { $file }.

# Le fichier de ce qui fut appris des corrections ne peut pas être lu.
table-lessons-closed = Impossible de lire ce que j'ai appris : vérifiez le fichier { $file }.

## La fin

# Fin des lignes : où en est une partie gardée ; la suite de la même ligne dit à qui.
table-ended-kept = Partie gardée.

# Fin des lignes : rien n'a encore été annoncé dans cette partie.
table-ended-unbegun = Rien n'a été joué, il n'y a rien à garder.

# Fin des lignes : rien n'a été annoncé dans une nouvelle partie, après une autre.
table-ended-another = La partie d'avant est gardée.

# Fin des lignes : où en est une partie qui n'est pas gardée.
table-ended-unkept = Partie arrêtée, sans fichier.

# Fin des lignes avant le début d'une partie.
table-ended-early = Aucune partie n'est commencée.

## La démonstration

# Avant la démonstration d'une manche.
table-demo-begins = Voici un exemple à trois. Les lignes marquées sont dites par la table.

# Après la démonstration.
table-demo-ends = La démonstration est finie. À vous de jouer.

## La voix

# Au premier démarrage sur une machine qui a du son : qui parle, à ne demander qu'une fois.
table-ask-voice = Qui parle : ma voix, votre lecteur d'écran, ou les deux ? Dites : voix, texte, ou les deux.

# Au début avec le micro : comment parler.
table-press-enter = Appuyez sur Entrée, puis parlez.

# Beaucoup de paroles sans rien pour le jeu, micro ouvert : proposé une seule fois.
table-lively = On parle beaucoup ici. Dites « micro à la touche », et je n'écouterai qu'après Entrée.

# Le modèle qui reconnaît la parole n'est pas installé.
table-model-missing = Modèle { $name } absent : lancez « companion models install { $name } ».

# Le dossier du modèle ne contient pas tout ce qu'il faut.
table-model-incomplete = Modèle incomplet dans { $folder } : réinstallez-le.

# Le modèle reconnaît tous les mots à la fois ; on ne peut pas lui dire ceux du jeu.
table-model-static = Le modèle dans { $folder } n'apprend pas les mots du jeu : prenez-en un petit.

# La langue n'a pas de modèle connu.
table-model-unknown = Aucun modèle ne porte le nom { $name } : corrigez models/manifest.yaml.

# Le programme qui reconnaît la parole n'est pas installé.
table-recognizer-missing = Reconnaissance { $name } absente : lancez « pip install { $package } ».

# Quelqu'un a parlé, mais les mots se sont perdus ; écrit seulement, jamais dit.
table-unclear = Pardon ?

# La reconnaissance de la parole ne démarre pas.
table-recognizer-unusable = L'écoute ne démarre pas : réinstallez le modèle, ou jouez au clavier.

# Le modèle ne connaît pas ces noms ou ces mots ; dit une fois au début.
table-words-unheard = Je ne peux pas entendre ceci : { LIST($words) }. Écrivez-le au clavier.

# La reconnaissance de la parole s'est arrêtée ; elle redémarre.
table-recognizer-lost = L'écoute s'est arrêtée et redémarre. Le clavier marche toujours.

# Aucun micro ne s'ouvre.
table-microphone-missing = Pas de micro : branchez-en un, ou jouez au clavier.

# Aucun micro ne porte le nom de la configuration ; ceux qui existent suivent.
table-microphone-unknown = Pas de micro nommé { $name }. Voici les noms : { LIST($known) }.

# Le micro ne donne plus de son.
table-microphone-lost = Le micro ne répond plus : rebranchez-le, ou jouez au clavier.

# Le micro qui manquait est revenu.
table-microphone-back = Le micro marche de nouveau.

# La bibliothèque du son manque.
table-sound-library-missing = Il manque la bibliothèque { $library } : installez le paquet { $package }.

# Aucun haut-parleur ne s'ouvre.
table-loudspeaker-missing = Pas de haut-parleur : branchez-en un, ou lisez le texte.

# Aucun haut-parleur ne porte le nom de la configuration ; ceux qui existent suivent.
table-loudspeaker-unknown = Pas de haut-parleur nommé { $name }. Voici les noms : { LIST($known) }.

# L'oreillette ne répond pas ; ce qui était privé n'est dit à personne d'autre.
table-earphone-silent = L'oreillette ne répond pas : rien n'est dit en privé. Rebranchez-la.

# Le haut-parleur s'est arrêté.
table-loudspeaker-lost = Le haut-parleur s'est arrêté : rebranchez-le, ou lisez le texte.

# Aucune voix du système ne parle la langue.
table-voice-missing =
    { $language ->
        [fr] Aucune voix ne parle français : installez-en une dans votre système, ou lisez le texte.
        [cs] Aucune voix ne parle tchèque : installez-en une dans votre système, ou lisez le texte.
        [en] Aucune voix ne parle anglais : installez-en une dans votre système, ou lisez le texte.
       *[other] Aucune voix pour { $name } : installez-en une dans votre système, ou lisez le texte.
    }

# La voix de synthèse ne démarre pas.
table-synthesizer-unusable = La voix ne démarre pas : installez espeak-ng, ou lisez le texte.

# La voix de synthèse s'est arrêtée ; elle redémarre.
table-synthesizer-lost = La voix s'est arrêtée et redémarre ; le texte continue.
