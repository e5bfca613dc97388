# Ce que dit la commande « companion desktop » : un fichier de démarrage pour le bureau.

# Comment le fichier de démarrage s'appelle sur le bureau.
desktop-name = Compagnon de Shamans

# Ce que le bureau en dit.
desktop-comment = Un compagnon à la table de jeu, par la voix et au clavier

# Le fichier de démarrage est en place.
desktop-installed = { $system ->
        [linux] Le compagnon est maintenant dans le menu de votre bureau : { $file }.
       *[other] Le compagnon est maintenant sur votre bureau : { $file }.
    }

# Le fichier de démarrage était là, et n'y est plus.
desktop-removed = Le fichier de démarrage est supprimé.

# Il n'y a pas de fichier de démarrage.
desktop-absent = Il n'y a pas de fichier de démarrage : « companion desktop install » en fait un.

# Le fichier de démarrage est là.
desktop-there = Le fichier de démarrage est { $file }.

# Le fichier de démarrage ne peut être ni écrit ni supprimé.
desktop-unwritten = Rien ne peut être changé à { $file } : permettez d'y écrire.
