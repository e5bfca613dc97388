# L'installation de la table, avant la partie, à la voix ou au clavier.

# Demandé quand aucun jeu n'est choisi.
opening-which-game = À quoi joue-t-on : { LIST($games, join: "or") } ?

# Dit après « qui joue ? », s'il y a déjà eu une partie.
opening-same = Pour les mêmes que la dernière fois, { LIST($seats) }, dites « les mêmes ».

# Demandé quand on dit combien on est.
opening-first-name = { WORDS($count) }, très bien. Quel est le premier prénom ?

# Demandé quand il faut savoir combien de places numéroter.
opening-ask-count = Combien de personnes jouent ?

# Dit après chaque prénom, quand on sait combien il en faut.
opening-next-name = { $name }. Ensuite ?

# Dit après chaque prénom, quand on ne le sait pas.
opening-next-or-done = { $name }. Et après, dans le sens de la table ? À la fin, dites « c'est tout ».

# Dit quand un prénom n'est pas compris ; le numéro est celui de la place, zéro s'il n'y en a pas.
opening-name-unheard =
    { $number ->
        [0] Je n'ai pas saisi le prénom. Redites-le, ou épelez-le.
       *[other] Je n'ai pas saisi le prénom numéro { WORDS($number) }. Redites-le, épelez-le ou tapez-le.
    }

# Demandé quand deux ou trois prénoms se ressemblent à l'oreille.
opening-which-name = { LIST($names, join: "or") } ?

# Dit quand un prénom n'est pas compris trois fois : un numéro de place le remplace.
opening-numbered = Je dirai { $name }, que vous pourrez changer.

# Le nom d'une place sans prénom.
opening-seat = Joueur { WORDS($number) }

# Demandé quand quelqu'un veut épeler.
opening-spell = Épelez lettre par lettre, puis dites « fini ».

# Les lettres dites jusqu'ici ; on attend la suite.
opening-letters = { $letters }. Ensuite, ou « fini » ?

# Un prénom épelé, avec ses lettres.
opening-spelled = { $name } : { $letters }.

# Deux prénoms qui se confondent à l'oreille ; le surnom est celui de $name.
opening-alike =
    { $nickname ->
        [none] { $other } et { $name } se ressemblent. Quel autre prénom pour { $name } ? Sinon, dites « non ».
       *[other] { $other } et { $name } se ressemblent. On dit { $nickname } pour { $name } ?
    }

# Un prénom qui sonne comme un mot du jeu.
opening-like-word =
    { $nickname ->
        [none] { $name } sonne comme un mot du jeu. Quel autre prénom ? Sinon, dites « non ».
       *[other] { $name } sonne comme un mot du jeu. On dit { $nickname } à la place ?
    }

# Un prénom qui est un mot du jeu : on ne peut pas le garder.
opening-taken =
    { $nickname ->
        [none] { $name } se dit aussi dans le jeu. Prenez un autre prénom ou un surnom.
       *[other] { $name } se dit aussi dans le jeu. On dit { $nickname } à la place ?
    }

# Tout en une phrase : le jeu, la langue, les gens dans l'ordre, qui commence.
opening-summary =
    { $first ->
        [none] { $game }, en français, avec { LIST($seats) }, dans cet ordre. C'est ça ?
       *[other] { $game }, en français, avec { LIST($seats) }, dans cet ordre ; { $first } commence. C'est ça ?
    }

# Dit quand le résumé ne convient pas, ou n'a pas de réponse.
opening-change = Dites ce qui change, par exemple : échange { $one } et { $other }. Sinon, dites « oui ».

# Dit quand un changement nomme quelqu'un qui n'est pas à la table.
opening-no-such = Personne ne s'appelle { $name } à cette table.

# Quelqu'un quitte alors que des prénoms sont donnés.
opening-leave = Quitter, et oublier { LIST($seats) } ?

# Qui a été nommé jusqu'ici.
opening-so-far =
    { $count ->
        [one] Pour l'instant : { LIST($seats) }.
       *[other] Pour l'instant { WORDS($count) } prénoms, dans cet ordre : { LIST($seats) }.
    }

# On est moins nombreux que les prénoms déjà donnés.
opening-other-count = J'ai { WORDS($count) } prénoms : { LIST($seats) }. Dites « sans » ou « ajoute », et un prénom.

# Ce qui est écrit ressemble aux mots d'une phrase.
opening-doubt = « { $name } », c'est un prénom ?

# « Non » après la lecture de la table.
opening-what-changes = Qu'est-ce qui change ? Par exemple : échange { $one } et { $other }, ou « sans { $one } », ou toute la liste.

# Quelque chose est demandé qui ne se fait qu'à la table.
opening-not-yet = Cela se fera à la table. D'abord les prénoms : dites « oui », ou ce qui change.

# Un autre prénom est voulu, mais pas encore dit.
opening-which-other =
    { $kind ->
        [taken] Dites un autre prénom pour { $name } : celui-là est un mot du jeu.
       *[other] Dites cet autre prénom pour { $name }, ou « non » pour le garder.
    }

# L'aide à chaque question.
opening-help =
    { $question ->
        [game] Dites le nom du jeu. « Annule » revient à la question d'avant.
        [players] Dites les prénoms, ou « nous sommes quatre », « j'épelle », « sans noms » ou « annule ».
        [name] Redites le prénom, ou épelez-le : Z comme Zoé, O, É, fini.
        [letters] Dites les lettres, par exemple « Z comme Zoé » ou « double L », puis « fini ». « Annule » efface la dernière.
        [nickname] Dites « oui », « non », ou un autre prénom.
        [first] Dites un prénom, ou « plus tard ».
       *[other] Dites « oui », ou ce qui change : « échange Paul et Léa », « pas Paul, Pavel », « ajoute Zoé après Léa », « sans Paul », « Léa commence ».
    }
