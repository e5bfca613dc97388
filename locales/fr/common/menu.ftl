# Le menu de « companion » tout seul : ce qu'il y a à faire.

# Dit en premier, si aucune partie n'attend : ce que la plupart veulent.
menu-enter = { $by ->
        [voice] Pour commencer, dites : { $game }.
       *[keyboard] Entrée seule commence : { $game }.
    }

# Dit en premier, si une partie attend.
menu-enter-resume = { $by ->
        [voice] Une partie attend, avec { LIST($seats) }. Pour la reprendre, dites : reprendre.
       *[keyboard] Une partie attend, avec { LIST($seats) }. Entrée seule la reprend.
    }

# Avant la liste de ce qu'il y a.
menu-begins = Ou choisissez par un mot ou un numéro.

# Une ligne par chose : les jeux, puis le reste ci-dessous.
menu-item = { WORDS($number) } : { $name }.

# Les règles d'un jeu.
menu-rules = règles

# Ce que contient la boîte s'apprend, une fois.
menu-box = apprendre votre boîte

# Qui a gagné quoi.
menu-scores = scores de toutes les soirées

# Voix, modèles et micro sont essayés.
menu-check = essayer le micro et la voix

# Ce qui entend la parole s'installe.
menu-models = la reconnaissance vocale

# Comment continuer d'ici.
menu-help = aide

# La fin.
menu-quit = quitter

# Après « quitter ».
menu-left = Au revoir.

# Après autre chose qu'un jeu.
menu-back = Voici de nouveau le menu. Dites « menu » pour tout entendre.

# Ce qui a été écrit n'est pas dans la liste.
menu-unknown = Ce n'est pas dans le menu. Dites « menu » pour l'entendre, ou « aide ».

# « Reprendre » sans partie qui attend.
menu-nothing-waits = Aucune partie n'attend. Dites le nom d'un jeu pour en commencer une.

# L'aide, en trois phrases.
menu-help-play = Pour jouer, dites le nom d'un jeu, ou écrivez tout de suite les prénoms des joueurs.
menu-help-commands = Tout ceci est aussi une commande : « companion check », « companion scores », « companion play amarok ».
menu-help-voice = Qui parle se règle à la table : dites « voix seule », « texte seul », ou « voix et texte ».

# De quel jeu on veut les règles.
menu-which-rules = Les règles de quel jeu : { LIST($names, join: "or") } ?

# Avant les questions sur les règles.
menu-rules-begin = Posez vos questions sur les règles, jeu : { $game }. « Menu » revient en arrière.

# Quelqu'un joue alors qu'ici ne se disent que les règles.
menu-rules-only = Ici, je ne dis que les règles. Dites « menu » pour revenir et jouer.

# Le modèle qui entend la langue manque : il est proposé.
menu-offer-model = { $megabytes ->
        [one] Il manque le modèle { $name }, { $megabytes } mégaoctet. Je l'installe maintenant ?
       *[other] Il manque le modèle { $name }, { $megabytes } mégaoctets. Je l'installe maintenant ?
    }

# Comment les amis voyants annoncent.
menu-guide = guide pour les amis voyants

# « Entraînement » : il se fait à la table, ou par sa commande.
menu-practice = On s'entraîne à la table : commencez un jeu, puis dites « on s'entraîne ». Ou tapez la commande « companion practice ».
