# Ce que dit la commande « companion models » : installer ce qui reconnaît la parole.

# Une ligne par modèle, dans la liste.
models-listed =
    { $state ->
        [installed] Installé
        [incomplete] Incomplet
        [begun] Commencé
       *[absent] Pas installé
    } : { $name }, { LIST($languages) }, { $megabytes ->
        [one] { $megabytes } mégaoctet
       *[other] { $megabytes } mégaoctets
    }, licence { $licence }.

# Avant le téléchargement.
models-begins =
    Installation de { $name }, { $megabytes ->
        [one] { $megabytes } mégaoctet
       *[other] { $megabytes } mégaoctets
    }.

# Pendant le téléchargement ; dit à voix haute à chaque quart.
models-progress = { $percent } %.

# Le modèle est en place.
models-installed = Le modèle { $name } est installé.

# Le modèle était en place ; il a été relu.
models-already-installed = Le modèle { $name } est déjà installé, et intact.

# Les fichiers du modèle sont ceux qui ont été installés.
models-verified = Le modèle { $name } est intact.

# Le modèle a été mis là sans la commande ; rien ne dit ce que ses fichiers étaient.
models-verified-unsummed = Le modèle { $name } est complet, mais ses sommes de contrôle sont inconnues.

# Rien à vérifier.
models-none-installed = Aucun modèle n'est installé : choisissez avec « companion models list ».

# Le modèle n'est plus là.
models-removed = Le modèle { $name } est supprimé.

# Contrôle-C.
models-interrupted = Interrompu : relancez la même commande pour continuer.

## Ce qui empêche d'installer, de vérifier ou de supprimer

# Un nom que la liste n'a pas.
models-model-unknown = Aucun modèle ne s'appelle { $name } : choisissez avec « companion models list ».

# Le modèle à vérifier ou à supprimer n'est pas là.
models-model-missing = Le modèle { $name } n'est pas installé : choisissez avec « companion models list ».

# Des fichiers du modèle ne sont plus là.
models-model-incomplete = Le modèle { $name } n'est pas complet : lancez « companion models install { $name } ».

# Un fichier du modèle a changé depuis l'installation.
models-model-damaged = Le fichier { $file } de { $name } est abîmé : lancez « companion models install { $name } ».

# Une autre installation du même modèle est en cours.
models-model-busy = Un autre compagnon s'occupe de { $name } : attendez qu'il ait fini.

# L'archive est la bonne, mais ce modèle ne peut pas servir ici.
models-model-unfit = Le modèle { $name } ne convient pas, sans { $missing } : choisissez-en un autre.

# Plus de place.
models-disk-full = Le disque est plein dans { $folder } : faites de la place, puis relancez la commande.

# Un dossier où l'on ne peut pas écrire.
models-folder-closed = Impossible d'écrire dans { $folder } : autorisez-y l'écriture.

# Ce qui suit --from n'est pas une adresse.
models-address-unusable = L'adresse { $address } ne mène nulle part : elle doit commencer par https://.

# Le serveur répond, mais ne donne pas le fichier.
models-file-absent = Le serveur ne donne pas { $address }, code { $status } : vérifiez l'adresse, ou changez de source avec --from.

# Le serveur est en panne ou débordé.
models-server-unable = Le serveur ne peut pas donner { $address }, code { $status } : réessayez plus tard.

# Pas de réseau, ou pas de serveur.
models-host-unreachable = Pas de réponse de { $host } : vérifiez le réseau, puis relancez la commande.

# Le serveur ne prouve pas qui il est.
models-host-untrusted = Le certificat de { $host } n'est pas valable : vérifiez la date de l'ordinateur.

# La connexion s'est coupée au milieu.
models-download-broken = La connexion à { $host } s'est coupée à { $percent } % : relancez la commande, elle continuera.

# Le fichier ou le dossier après --from n'est pas là.
models-source-missing = Impossible de lire { $file } : donnez le fichier ou son dossier.

# Le fichier n'a pas la taille du fichier officiel.
models-size-wrong = Mauvaise taille, ce n'est pas le fichier officiel : { $source }. Changez de source avec --from.

# Le fichier n'a pas la somme de contrôle du fichier officiel ; il a été effacé.
models-sum-wrong = Somme de contrôle fausse, ce n'est pas le fichier officiel : { $source }. Changez de source avec --from.

# L'archive contient des liens, des chemins vers ailleurs, trop de choses, ou ne se lit pas.
models-archive-unsafe = L'archive { $file } est abîmée ou dangereuse, rien n'en est gardé : changez de source avec --from.
