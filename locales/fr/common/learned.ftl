# Ce que dit la commande « companion learned » : ce qui est souvent mal entendu.

# Une ligne par paire : entendu, voulu, et combien de fois corrigé.
learned-listed =
    { $language } : entendu « { $heard } », voulu « { $meant } », { $count } fois, { $state ->
        [counts] retenu
       *[other] pas encore retenu
    }.

# Rien n'a été corrigé.
learned-nothing = Rien d'appris pour l'instant.

# Tout est oublié.
learned-cleared =
    { $count ->
        [0] Il n'y avait rien à oublier.
        [1] Une confusion oubliée.
       *[other] { $count } confusions oubliées.
    }

# Le fichier ne peut pas être écrit.
learned-closed = Impossible d'écrire { $file }, rien n'est oublié : autorisez-y l'écriture.
