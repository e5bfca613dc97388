# Ce que le compagnon dit dans tous les jeux.
#
# Valeur : le niveau normal. `.brief` et `.coach` : les autres niveaux ; `{ "" }` : rien.
# `.choice` : la même chose dans une liste ou une question, sans point final.
# `.confirm` : la question avant ce qui ne se reprend pas. `.example` : une phrase à dire.
# `.missing-...` : la question quand cette précision manque.
# Aucun participe ni adjectif ne s'accorde avec une personne, et rien ne s'élide devant un prénom.

## Annonces

# Une personne quitte la table ; son tour est passé.
common-seat-left =
    { $seat ->
        [none] Départ noté.
       *[other] { $seat } quitte la table.
    }
    .choice =
        { $seat ->
            [none] départ de la table
           *[other] départ de la table, { $seat }
        }
    .example = « { $player } quitte la table »
    .missing-seat = Qui quitte la table ?

# Une personne qui avait quitté la table reprend sa place.
common-seat-back =
    { $seat ->
        [none] Retour noté.
       *[other] { $seat } revient à la table.
    }
    .choice =
        { $seat ->
            [none] retour à la table
           *[other] retour à la table, { $seat }
        }
    .example = « { $player } est de retour »
    .missing-seat = Qui revient à la table ?

# La manche en cours ne compte pas.
common-round-void = Manche annulée, ses points aussi.
    .choice = annulation de la manche
    .example = « cette manche ne compte pas »

## Comptes rendus : annuler, rétablir, corriger, insister

# Après « annule » : la plus ancienne des annonces reprises est nommée.
common-taken-back =
    { $count ->
        [1] Annulation : { $earliest }.
       *[other] Annulation de { WORDS($count, form: "f") } annonces, depuis { $earliest }.
    }

# Après « rétablis » : la dernière des annonces remises est nommée.
common-brought-back =
    { $count ->
        [1] De nouveau noté : { $last }.
       *[other] De nouveau notées : { WORDS($count, form: "f") } annonces, jusqu'à { $last }.
    }

# Après une annulation qui passe sur un rôle montré, un échange ou une élimination.
common-seen-stays-known = La table ne peut pas oublier ce qu'elle a vu.

# Avant la relecture d'une annonce corrigée.
common-corrected = Corrigé.
    .coach = La dernière annonce change.

# Avant la relecture de ce que la table a voulu noter malgré l'objection.
common-noted-anyway = Noté quand même.

# Après une objection sur laquelle la table peut passer.
common-insist-possible = Sinon, dites « quand même ».
    .brief = { "" }
    .coach = Si les cartes le montrent ainsi, dites « quand même ».

# Un coup est annoncé avant une précision qui manque encore ; la question suit.
common-play-held = En attente : { $play }.
    .brief = { "" }
    .coach = Je retiens { $play }, mais il manque d'abord une réponse.

# Plusieurs coups attendent une précision qui manque encore ; la question suit.
common-plays-held = En attente : { LIST($plays) }. Dites « non » pour y renoncer.
    .brief = En attente : { LIST($plays) }.

# Un coup qui attendait est refusé maintenant ; l'objection suit.
common-held-refused = Refus du coup en attente, { $play }.

# Des coups attendaient derrière un coup refusé.
common-held-dropped = À redire ensuite : { LIST($plays) }.

# La réponse à une question du compagnon était non, ou la question tombe.
common-let-go = D'accord, rien ne change.

# Plusieurs sens sont possibles.
common-which-one =
    { $choices-count ->
        [1] Est-ce { LIST($choices) } ?
        [2] Est-ce { LIST($choices, join: "or") } ?
       *[other] Lequel : { LIST($choices, join: "or") } ?
    }

# Le numéro dit n'est pas parmi les choix.
common-no-such-choice =
    { $count ->
        [1] Il y a un seul choix : oui ou non ?
       *[other] Dites un numéro entre un et { WORDS($count) }.
    }

# « Annule », mais rien n'a encore été noté.
common-nothing-to-undo = Il n'y a rien à annuler.

# « Rétablis », mais rien n'a été annulé.
common-nothing-to-redo = Il n'y a rien à rétablir.

# « Quand même », mais rien n'a été refusé.
common-nothing-to-insist = Je n'ai rien refusé.

# « Quand même », mais cela ne se peut pas ; l'objection suit.
common-insist-impossible = Impossible, même ainsi. Si une annonce d'avant est fausse, annulez-la d'abord.
    .brief = Impossible, même ainsi.

# « Non, six », mais aucune annonce ne peut être corrigée.
common-nothing-to-correct = Il n'y a pas d'annonce à corriger.

# La faute est plus ancienne, et la suite en dépend.
common-too-late-to-correct = La suite ne collerait plus. { $count ->
    [one] Annulez une fois
   *[other] Annulez { WORDS($count) } fois
 }, puis redites-le.
    .coach = Il n'y a pas d'annonce à corriger, dites le coup en entier.

# « Oui », « non » ou un numéro, mais aucune question n'est posée.
common-nothing-asked = Aucune question n'est en cours.

# « C'est faux », sans dire quoi : comment corriger la dernière annonce.
common-how-to-correct = Pour corriger : « non » et ce qui change, ou « annule ».

# « Répète », mais rien n'a encore été dit.
common-nothing-to-repeat = Je n'ai encore rien dit.

# « Message précédent », mais rien n'a été dit avant.
common-nothing-earlier = C'était le premier message.

# « Message suivant », mais le dernier vient d'être relu.
common-nothing-later = C'était le dernier message.

# Plusieurs coups ont été notés d'affilée : ils sont relus d'un seul trait.
common-plays-since = { WORDS($plays-count, form: "f") } annonces depuis : { LIST($plays) }.

# « Suite », mais rien n'est expliqué pas à pas, ou tout est dit.
common-nothing-follows = Il n'y a pas de suite, c'est tout.

# « Pourquoi », mais rien n'a encore été jugé.
common-no-reason = Il n'y a encore rien à expliquer.

## Comptes rendus : historique, possibilités, aide

# Les dernières annonces, la plus ancienne d'abord.
common-history-report =
    { $announcements-count ->
        [0] Aucune annonce.
        [1] Dernière annonce : { LIST($announcements) }.
       *[other] Dernières annonces : { LIST($announcements) }.
    }

# L'historique est demandé avant la première annonce.
common-no-history = Aucune annonce pour le moment.

# Une personne n'a encore rien joué dans cette manche.
common-nothing-played = { $seat } : rien encore.

# Exemples de ce qui peut être dit maintenant.
common-options-report =
    { $options-count ->
        [0] Rien n'est attendu pour le moment.
       *[other] Par exemple : { LIST($options, join: "or") }.
    }

# « Aide » : comment parler au compagnon.
common-help-report = Annoncez chaque coup, corrigez par « non, six », demandez « à qui de jouer » ou « que dire ».
    .brief = Annoncez vos coups, ou demandez « que dire ».
    .coach = Annoncez chaque coup, corrigez par « non, six », et dites « annule », « répète », « pourquoi » ou « que dire ».

# Des mots dits exprès n'ont pas été compris, une première fois.
common-missed = Pardon ?

# Pas compris une deuxième fois de suite : un exemple aide.
common-missed-again = Pas compris. Essayez : { $example }.

# Pas compris trois fois ou plus : quelques exemples au choix.
common-missed-often =
    { $options-count ->
        [0] Toujours pas compris. Dites « que dire ».
       *[other] Toujours pas compris. Essayez : { LIST($options, join: "or") }.
    }

# Des mots ont été compris là où rien n'est joué.
common-understood = Compris.

# La ligne est plus longue que ce qu'une personne dit d'un souffle.
common-line-too-long = C'est trop long pour une annonce.

## Comptes rendus : lignes JSON inutilisables

# La ligne JSON ne se lit pas.
common-not-an-object = Cette ligne n'est pas un objet JSON lisible.

# Aucune annonce ni demande ne s'appelle ainsi.
common-kind-unknown = Annonce inconnue : { $given }.

# L'annonce ou la demande n'a pas cette clé.
common-key-unknown = Clé inconnue dans { $kind } : { $key }.

# La clé ne peut pas tenir cette valeur.
common-unusable-value = Valeur impossible dans { $kind } : { $key }.

## Comptes rendus : les autres soirs

# Qui a gagné un autre soir ; chaque partie a son jeu.
common-winners-report = Victoires { common-part-day } : { LIST($games) }.
common-past-winners = { LIST($winners) } à { $game }.
    .choice = { LIST($winners) } à { $game }
common-part-day =
    { $day ->
        [monday] de lundi
        [tuesday] de mardi
        [wednesday] de mercredi
        [thursday] de jeudi
        [friday] de vendredi
        [saturday] de samedi
        [sunday] de dimanche
        [today] d'aujourd'hui
        [yesterday] d'hier
       *[last] de la dernière fois
    }

# Aucune partie finie ce soir-là, ou aucune du tout.
common-no-games-report =
    { $day ->
        [none] Aucune partie finie n'est gardée.
        [today] Aucune partie finie aujourd'hui.
        [yesterday] Aucune partie finie hier.
       *[other] Aucune partie finie ce jour-là.
    }

# Les parties gagnées par une personne, sur celles qu'elle a finies.
common-wins-report =
    { $wins ->
        [0] { $seat } : aucune victoire, { common-part-games }.
        [1] { $seat } : une victoire, { common-part-games }.
       *[other] { $seat } : { WORDS($wins, form: "f") } victoires, { common-part-games }.
    }
common-part-games =
    { $games ->
        [1] une partie finie
       *[other] { WORDS($games, form: "f") } parties finies
    }

# Les victoires d'une personne, jeu par jeu.
common-wins-by-game = Par jeu : { LIST($games, item: "common-part-evening-wins") }.
common-part-evening-wins = { $first } { WORDS($second, form: "f") }

# Une personne contre une autre, sur les parties jouées à la même table.
common-duel-report = Victoires, { common-part-games } : { $seat } { WORDS($wins, form: "f") }, { $other } { WORDS($losses, form: "f") }.

# Les victoires de tout le monde.
common-standings-report = Victoires : { LIST($wins, item: "common-part-evening-wins") }.

## Comptes rendus : la fin d'une soirée, une autre partie

# Ce que fut la soirée, avant de se quitter ; rien au niveau bref.
common-recap-winners = Ce soir, victoires : { LIST($games) }.
    .brief = { "" }
common-recap-leaders =
    En tête ce soir : { LIST($seats) }, { common-part-total }.
    .brief = { "" }
common-part-recap-round =
    { $number ->
        [1] première manche
       *[other] manche { WORDS($number) }
    }
common-recap-closest =
    { $gap ->
        [0] Le plus serré : égalité entre { $first } et { $second } après la { common-part-recap-round }.
       *[other] Le plus serré : { common-part-gap } entre { $first } et { $second } après la { common-part-recap-round }.
    }
    .brief = { "" }
# Ce que le jeu compte : des points, ou des manches gagnées.
common-part-total =
    { $counted ->
        [wins]
            { $total ->
                [0] sans manche gagnée
                [1] une manche gagnée
               *[other] { WORDS($total, form: "f") } manches gagnées
            }
       *[points]
            { $total ->
                [0] sans aucun point
                [one] { WORDS($total) } point
               *[other] { WORDS($total) } points
            }
    }
common-part-gap =
    { $counted ->
        [wins]
            { $gap ->
                [1] une manche d'écart
               *[other] { WORDS($gap, form: "f") } manches d'écart
            }
       *[points]
            { $gap ->
                [1] un point
               *[other] { WORDS($gap) } points
            }
    }
common-recap-streak = La plus longue série : { $seat }, { WORDS($rounds, form: "f") } manches de suite.
    .brief = { "" }

# Une autre partie commence, avec les mêmes personnes.
common-new-game = Nouvelle partie.

# Une autre partie est demandée, mais celle-ci n'est pas finie.
common-game-goes-on = Cette partie n'est pas finie.

## Comptes rendus : présence, autocollants

# La personne qui part avait déjà quitté la table.
common-already-away = { $seat } a déjà quitté la table.

# La personne qui revient n'était pas partie.
common-not-away =
    { $seat ->
        [none] Il ne manquait personne.
       *[other] { $seat } joue déjà à cette table.
    }

# Aucun autocollant de ce genre à cet endroit ; l'endroit où il se trouve suit.
common-sticker-elsewhere =
    { $place ->
        [tile] Aucune tuile ne porte cet autocollant.
        [board] Le plateau ne porte pas cet autocollant.
        [card] Aucune carte ne porte cet autocollant.
        [objective] L'Objectif ne porte pas cet autocollant.
       *[other] Cet autocollant ne se trouve pas là.
    }

## Comptes rendus : voix, oreilles, langue

# « Stop » : la parole est coupée.
common-silenced = Je me tais.

# Le compagnon écoute autrement : ce qui agit désormais.
common-listening-changed =
    { $listening ->
        [open] Micro ouvert : cartes, faits attendus, questions et ordres comptent.
        [called] Seul compte ce qui suit le mot compagnon.
       *[press] Seul compte ce qui se dit après la touche Entrée.
    }

# « Pause » : le compagnon n'écoute plus.
common-ears-closed = Pause. Pour continuer, dites « reprends ».
    .brief = En pause.

# « Reprends » : le compagnon écoute de nouveau.
common-ears-opened = J'écoute de nouveau.

# La voix ralentit.
common-speech-slower = Je parle plus lentement.

# La voix accélère.
common-speech-faster = Je parle plus vite.

# La voix monte.
common-speech-louder = Je parle plus fort.

# La voix baisse.
common-speech-quieter = Je parle moins fort.

# Les petits sons avant les phrases s'arrêtent, ou reprennent.
common-signals-changed =
    { $is-on ->
        [yes] Les signaux sonnent de nouveau.
       *[no] Plus de signaux, seulement des mots.
    }

# Une autre bouche parle désormais : la voix du compagnon, le lecteur d'écran, ou les deux.
common-mouth-changed =
    { $mouth ->
        [voice] Ma voix parle seule.
        [text] Le texte seul, sans ma voix.
       *[both] Ma voix et le texte.
    }

# Le compagnon a démarré sans sa voix.
common-no-voice = Pas de voix ici : relancez le compagnon avec sa voix.

# La question suivante sera répondue dans l'oreillette.
common-earphone-ready = Dans l'oreillette : quelle question ?

# Quelqu'un demande quelque chose en privé, mais rien ne permet de répondre ainsi.
common-no-earphone = Pas d'oreillette : rien n'est dit en privé. Nommez-en une dans la configuration.

# Une personne en entend plus ou moins que la table.
common-player-level-changed =
    { $level ->
        [brief] Niveau bref pour { $seat }.
        [coach] Niveau coach pour { $seat }.
       *[normal] Niveau normal pour { $seat }.
    }

# Une langue de plus est comprise à cette table.
common-language-heard =
    { $language ->
        [fr] Je comprends aussi le français.
        [cs] Je comprends aussi le tchèque.
        [en] Je comprends aussi l'anglais.
       *[other] Je comprends aussi cette langue.
    }

# Le compagnon en dit plus ou moins sans qu'on demande.
common-level-changed =
    { $level ->
        [brief] Niveau bref.
        [normal] Niveau normal.
        [coach] Niveau coach, avec explications.
       *[other] Niveau changé : { $level }.
    }

# Le compagnon parle français à partir de maintenant ; dit en français.
common-language-changed = Je parle maintenant français.

# La langue demandée n'est pas parmi celles du compagnon.
common-language-unknown = Je ne parle pas cette langue : { $language }.

# Une partie gardée reprend ; l'état de la table suit.
common-game-resumed = Reprise de la partie.

# Le compagnon s'arrête.
common-farewell = Au revoir, et à la prochaine partie.
    .brief = Au revoir.

# Une faute du compagnon lui-même ; la partie n'est pas perdue.
common-cannot-say = Je ne peux pas répondre, mais la partie est en sûreté.

## Objections

# Personne à la table ne porte ce prénom.
common-player-unknown = Personne à table ne s'appelle { $seat }. Qui joue ?

# La partie a déjà son vainqueur.
common-game-over = La partie est finie. Pour revenir en arrière : « annule ».

# Il reste moins de monde que le jeu n'en demande.
common-too-few-players =
    { $present ->
        [0] Il faut { WORDS($needed, form: "f") } personnes, et la table est vide.
        [1] Il faut { WORDS($needed, form: "f") } personnes, et il en reste une.
       *[other] Il faut { WORDS($needed, form: "f") } personnes, et il en reste { WORDS($present) }.
    }

# On annonce ce que ce jeu ne connaît pas.
common-not-in-this-game = Ce jeu n'a pas de règle pour cela.

# La personne a quitté la table, ou n'a pas reçu de cartes dans cette manche.
common-player-away = { $seat } ne participe pas en ce moment. Qui joue ?

# Un nombre ou une liste d'une correction ne peut pas être.
common-out-of-range =
    { $field ->
        [points] Ce nombre de points est impossible. Combien ?
        [hand] Ce nombre de cartes est impossible. Combien ?
        [artefacts] Ces tuiles sont impossibles. Lesquelles ?
        [laid] Ces cartes sont impossibles dans ce monde. Lesquelles ?
        [players] On joue à trois, quatre ou cinq. Combien ?
        [tiles] Ce nombre de tuiles est impossible. Combien ?
        [steps] Ce nombre de pas est impossible. Combien ?
        [steps_to_moon] Ce nombre de pas est impossible. Combien ?
        [row] La rangée a deux places. Quelles tuiles ?
        [stack] Ce nombre de tuiles est impossible. Combien dans la pile ?
        [role] Ce rôle est impossible. Lequel ?
        [wins] Ce nombre de manches gagnées est impossible. Combien ?
        [pile] Ce nombre de cartes est impossible. Combien dans la pile ?
        [river] Ces cartes sont impossibles dans la rivière. Lesquelles ?
        [square] Cette case est impossible. Laquelle ?
        [misses] Ce nombre de tours est impossible. Combien ?
       *[other] Cette correction est impossible. Quelle est la bonne ?
    }

## Demandes : leur nom dans une liste, un exemple, ce qui manque

# À qui est-ce, et qu'attend-on ?
common-ask-turn =
    .choice =
        { $seat ->
            [none] la personne qui doit jouer
           *[other] si c'est à { $seat } de jouer
        }
    .example = « à qui de jouer »

# Où en est la partie ?
common-ask-state =
    .choice = l'état de la table
    .example = « où en est-on »

# Où en est la partie, en une phrase ?
common-ask-gist =
    .choice = l'essentiel en une phrase
    .example = « en deux mots »

# Combien de points ?
common-ask-score =
    .choice =
        { $seat ->
            [none] les points
           *[other] les points pour { $seat }
        }
    .example = « quel est le score »

# Qui a gagné un autre soir ?
common-ask-winners =
    .choice = les victoires { $day ->
        [monday] de lundi
        [tuesday] de mardi
        [wednesday] de mercredi
        [thursday] de jeudi
        [friday] de vendredi
        [saturday] de samedi
        [sunday] de dimanche
        [today] d'aujourd'hui
        [yesterday] d'hier
        [none] d'un autre soir
       *[other] de la dernière fois
    }
    .example = « qui a gagné samedi »

# Combien de parties gagnées, tous soirs confondus ?
common-ask-wins =
    .choice =
        { $seat ->
            [none] les parties gagnées
           *[other] les parties gagnées par { $seat }
        }{ $other ->
            [none] { "" }
           *[other] { " " }contre { $other }
        }
    .example = « { $player } a gagné combien de parties »

# Quelles sont les dernières annonces ?
common-ask-history =
    .choice =
        { $count ->
            [none] les dernières annonces
            [1] la dernière annonce
           *[other] les { WORDS($count, form: "f") } dernières annonces
        }
    .example = « les dernières annonces »

# Qu'est-ce qu'une personne a joué ?
common-ask-played =
    .choice =
        { $count ->
            [none] ce qui a été joué en dernier
            [1] le dernier coup joué
           *[other] les { WORDS($count) } derniers coups joués
        }{ $seat ->
            [none] { "" }
           *[other] { " " }par { $seat }
        }
    .example = « qu'est-ce que { $player } a joué »

# Qu'est-ce que cet objet ou ce rituel ?
common-ask-meaning =
    .choice = une explication
    .example = « que fait le portail »
    .missing-subject = Quelle tuile, ou quel rituel ?

# Que veut dire cet autocollant ? L'endroit est demandé quand il change la réponse.
common-ask-sticker =
    .choice =
        { $place ->
            [tile] l'autocollant sur une tuile
            [board] l'autocollant sur le plateau
            [card] l'autocollant sur une carte
            [objective] l'autocollant sur l'Objectif
           *[none] un autocollant
        }
    .example = « que veut dire le rond »
    .missing-sticker = Quel autocollant ?
    .missing-place = Sur une tuile ou sur le plateau ?

# Que dit la règle ?
common-ask-rule =
    .choice = la règle du moment
    .example = « rappelle-moi la règle »
    .missing-topic = La règle, sur quel sujet ?

# Pourquoi cette objection, ou ce qui vient de se passer ?
common-ask-why =
    .choice = la raison
    .example = « pourquoi »

# Que peut-on dire maintenant ?
common-ask-options =
    .choice = les phrases possibles
    .example = « que dire »

# Comment installer le jeu ?
common-ask-setup =
    .choice = la mise en place
    .example = « comment on installe »

# Reprendre les dernières annonces ; la question est posée quand un rôle a été montré.
common-undo =
    .choice =
        { $count ->
            [none] l'annulation de la dernière annonce
            [1] l'annulation d'une seule annonce
           *[other] l'annulation de { WORDS($count, form: "f") } annonces
        }
    .confirm =
        { $count ->
            [none] Annuler, alors que la table a déjà vu : c'est ça ?
            [1] Annuler, alors que la table a déjà vu : c'est ça ?
           *[other] Annuler { WORDS($count, form: "f") } annonces, alors que la table a déjà vu : c'est ça ?
        }
    .example = « annule »

# Remettre ce qui vient d'être annulé.
common-redo =
    .choice = le rétablissement de l'annonce
    .example = « rétablis »

# Noter malgré l'objection.
common-insist =
    .choice = noter quand même
    .example = « quand même »

# Accepter ce qui est demandé.
common-yes =
    .choice = oui
    .example = « c'est ça »

# Refuser ce qui est demandé.
common-no =
    .choice = non
    .example = « non »

# Prendre l'un des choix numérotés.
common-choose =
    .choice =
        { $number ->
            [none] un des choix
           *[other] le choix { WORDS($number) }
        }
    .example = « le premier »
    .missing-number = Quel numéro ?

# Changer quelque chose à la dernière annonce.
common-correct =
    .choice = la correction de la dernière annonce
    .example = « non, six »

# Redire les dernières réponses.
common-repeat =
    .choice =
        { $count ->
            [none] la répétition
            [1] la répétition de la dernière réponse
           *[other] la répétition des { WORDS($count, form: "f") } dernières réponses
        }
    .example = « répète »

# Passer à l'étape suivante d'une explication.
common-next =
    .choice = la suite
    .example = « suite »

# Relire le message d'avant.
common-earlier =
    .choice = le message précédent
    .example = « message précédent »

# Relire le message d'après.
common-later =
    .choice = le message suivant
    .example = « message suivant »

# Se taire tout de suite.
common-stop =
    .choice = le silence
    .example = « stop »

# Comment parler au compagnon ?
common-help =
    .choice = l'aide
    .example = « aide »

# Fermer les oreilles.
common-pause =
    .choice = une pause
    .example = « pause »

# Rouvrir les oreilles.
common-resume =
    .choice = la reprise
    .example = « reprends »

# Parler plus lentement.
common-slower =
    .choice = une voix plus lente
    .example = « moins vite »

# Parler plus vite.
common-faster =
    .choice = une voix plus rapide
    .example = « plus vite »

# Parler plus fort.
common-louder =
    .choice = une voix plus forte
    .example = « plus fort »

# Parler moins fort.
common-quieter =
    .choice = une voix plus douce
    .example = « moins fort »

# Faire entendre les petits sons.
common-signals-on =
    .choice = les signaux
    .example = « avec signaux »

# Ne plus faire entendre les petits sons.
common-signals-off =
    .choice = pas de signaux
    .example = « sans signaux »

# Changer de bouche : la voix, le texte, ou les deux.
common-speak =
    .choice =
        { $mouth ->
            [voice] ma voix seule
            [text] le texte seul
            [both] ma voix et le texte
           *[other] une autre façon de parler
        }
    .example = « texte seul »
    .missing-mouth = Voix seule, texte seul, ou voix et texte ?

# Répondre dans l'oreillette à la question qui suit.
common-privately =
    .choice = une réponse en privé
    .example = « en privé »

# Une personne, nommée ou non.
common-part-somebody =
    { $seat ->
        [none] une personne
       *[other] { $seat }
    }

# En dire plus ou moins à une personne.
common-level-for =
    .choice =
        { $level ->
            [brief] le niveau bref pour { common-part-somebody }
            [normal] le niveau normal pour { common-part-somebody }
            [coach] le niveau coach pour { common-part-somebody }
           *[other] un niveau pour { common-part-somebody }
        }
    .example = « niveau coach pour { $player } »
    .missing-seat = Ce niveau, pour qui ?
    .missing-level = Quel niveau : bref, normal ou coach ?

# Comprendre une langue de plus.
common-hears =
    .choice =
        { $language ->
            [fr] comprendre aussi le français
            [cs] comprendre aussi le tchèque
            [en] comprendre aussi l'anglais
           *[other] comprendre une autre langue
        }
    .example = « comprends aussi le tchèque »
    .missing-language = Quelle autre langue : français, tchèque ou anglais ?

# En dire le moins possible.
common-brief =
    .choice = le niveau bref
    .example = « niveau bref »

# En dire autant que d'habitude.
common-normal =
    .choice = le niveau normal
    .example = « niveau normal »

# Expliquer aussi ce qui se passe.
common-coach =
    .choice = le niveau coach
    .example = « niveau coach »

# Changer ce qui agit de tout ce qui s'entend.
common-listen =
    .choice =
        { $listening ->
            [open] le micro ouvert
            [called] l'écoute sur appel
            [press] l'écoute à la touche
           *[other] une autre écoute
        }
    .example = « micro ouvert »
    .missing-listening = Quelle écoute : micro ouvert, à la touche ou sur appel ?

# Le retour de tous.
common-everybody-back =
    .choice = le retour de tout le monde
    .example = « tout le monde est là »

# Jouer une autre partie.
common-rematch =
    .choice = une autre partie
    .example = « nouvelle partie »

# Changer de langue.
common-language =
    .choice =
        { $language ->
            [fr] le français
            [cs] le tchèque
            [en] l'anglais
           *[other] une autre langue
        }
    .example = « en anglais »
    .missing-language = Quelle langue : français, tchèque ou anglais ?

# Finir la séance.
common-quit =
    .choice = la fin de la séance
    .confirm = Finir la séance maintenant ?
    .example = « au revoir »

# Une chose nommée sans verbe, que l'état du jeu n'éclaire pas.
common-fragment =
    .choice = un mot isolé
    .example = « trois »
