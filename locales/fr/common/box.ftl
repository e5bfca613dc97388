# La boîte du jeu : ce qui s'apprend une fois, et les boîtes gardées par nom.

## Demandes, telles qu'elles s'insèrent dans une question.

common-learn-box =
    .choice = apprendre la boîte
common-ask-box =
    .choice = ce qui est connu de la boîte
common-ask-box-lacks =
    .choice = ce qui manque sur la boîte
common-pass-over =
    .choice = passer la question
common-leave-lesson =
    .choice = finir la boîte plus tard
common-list-boxes =
    .choice = les boîtes connues
common-use-box =
    .choice = { $box ->
        [none] prendre une autre boîte
       *[other] prendre la boîte { $box }
    }
    .missing-box = Quelle boîte ? Dites son nom.
common-rename-box =
    .choice = { $box ->
        [none] donner un nom à la boîte
       *[other] nommer la boîte { $box }
    }
    .missing-box = Quel nom pour cette boîte ?
common-forget-box =
    .choice = { $box ->
        [none] oublier la boîte
       *[other] oublier la boîte { $box }
    }
    .confirm = { $box ->
        [none] Oublier tout ce qui est connu de cette boîte ?
       *[other] Oublier tout ce qui est connu de la boîte { $box } ?
    }

## Réponses

# La boîte de ce jeu n'a rien de particulier.
common-nothing-to-learn = Dans ce jeu, je n'ai rien à apprendre de la boîte.
# La leçon commence ; la première question suit.
common-lesson-begun = Parlons de votre boîte. « Je ne sais pas » passe, « plus tard » arrête.
    .brief = Parlons de votre boîte.
# La leçon s'arrête ; tout ce qui a été dit reste.
common-lesson-left = C'est noté. Pour continuer, dites « apprends ma boîte ».
# Tout a été demandé.
common-lesson-over = C'est tout pour la boîte, merci.
# « Je ne sais pas », alors que rien n'est demandé.
common-no-lesson = Je ne demande rien sur la boîte en ce moment.
common-boxes-report =
    { $boxes-count ->
        [0] Je ne connais encore aucune boîte.
        [1] Une seule boîte : { $box }.
       *[other] Boîtes : { LIST($boxes) }. On joue avec { $box }.
    }
common-box-in-use =
    { $is-new ->
        [yes] Nouvelle boîte, { $box }.
       *[no] Boîte { $box }.
    }{ $is-later ->
        [yes] { " " }Elle servira à la prochaine partie.
       *[no] { "" }
    }
common-box-renamed = Cette boîte s'appelle maintenant { $box }.
common-box-forgotten = La boîte { $box } est oubliée.
common-no-such-box =
    { $boxes-count ->
        [0] Je ne connais pas de boîte { $box }.
       *[other] Je ne connais pas de boîte { $box }, mais { LIST($boxes) }.
    }
common-box-name-taken = Le nom { $box } ne convient pas ou sert déjà. Lequel, alors ?
common-boxes-unkept = Ici, rien n'est gardé d'une boîte ; ce que vous dites vaut pour cette partie.

# Comment s'appelle la première boîte, tant que personne ne lui donne de nom.
box-first = maison

# La configuration passe avant la boîte.
common-box-overruled = La configuration dit autre chose, et c'est elle qui compte.

## La commande « companion box »

box-title = Boîte { $box }.
box-forgetting = Tout ce qui est connu de la boîte { $box } sera oublié. D'accord ?
box-kept = Rien n'est oublié.
box-which =
    { $action ->
        [use] Quelle boîte ? Écrivez par exemple companion box use Léa.
        [rename] Quel nom ? Écrivez par exemple companion box rename maison Léa.
       *[other] Une seule boîte à la fois : écrivez par exemple companion box { $action } Léa.
    }

# On ne trie plus.
common-sorting-left = Le tri s'arrête là.
