# L'apprentissage : expliquer en jouant, le guide pour les voyants.

## Expliquer en jouant

# Avant la toute première partie d'un jeu.
common-teaching-offered = Première partie ? Je peux expliquer au fur et à mesure. Oui ou non ?

# Les explications commencent.
common-teaching-begun = J'explique chaque chose à sa première fois, puis plus.
    .brief = J'explique en jouant.

# Plus d'explications sans demande.
common-teaching-ended = Sans explications, donc. Posez vos questions quand vous voulez.
    .brief = Sans explications.

# Expliquer chaque chose à sa première fois.
common-teach =
    .choice = expliquer en jouant
    .example = « apprends-nous en jouant »

# Tout expliquer encore une fois.
common-teach-again =
    .choice = tout réexpliquer
    .example = « réexplique tout »

# Ne plus rien expliquer sans demande.
common-teach-no-more =
    .choice = ne plus expliquer
    .example = « arrête d'expliquer »

## Le guide pour les voyants

# Comment annoncer, en deux minutes.
common-ask-guide =
    .choice = guide pour les voyants
    .example = « guide pour les voyants »

# Ce jeu n'a pas de guide.
common-no-guide = Pour ce jeu, il n'y a pas de guide : dites les points, je compte.

## L'entraînement sans cartes

# Un entraînement commence.
common-practice-begun = Entraînement : { $seat } joue, et je joue { LIST($others) }. Sans vraies cartes, rien n'est secret ni gardé, et les rôles ne comptent pas.
    .brief = Entraînement pour { $seat } : rien n'est gardé.

# Les cartes imaginaires de qui s'entraîne, qui ne sont pas secrètes.
common-practice-cards =
    { $cards-count ->
        [0] { $seat } n'a pas de cartes à l'entraînement.
       *[other] Cartes imaginaires pour { $seat } : { LIST($cards) }.
    }

# Ce que le compagnon dit à la place d'une autre personne.
common-practice-said = { $seat } : « { NAME($words) } ».

# Ce que peut dire qui s'entraîne.
common-practice-hint =
    { $words-count ->
        [0] Dites ce que vous faites.
       *[other] Dites par exemple : { LIST($words, join: "or", item: "common-practice-words") }.
    }

# Les mots à dire, entre guillemets.
common-practice-words = « { NAME($item) } »

# L'entraînement est fini.
common-practice-ended = Fin de l'entraînement : rien n'en est gardé.

# Un entraînement est demandé pendant un entraînement.
common-practice-goes-on = L'entraînement est en cours. Dites « fin de l'entraînement » pour finir.

# La fin de l'entraînement est demandée, mais il n'y en a pas.
common-no-practice = Aucun entraînement n'est en cours.

# Ce jeu ne s'apprend pas par l'entraînement.
common-practice-unknown = Ce jeu n'a pas d'entraînement.

# Une main est demandée : les vraies cartes ne sont connues de personne d'autre.
common-hands-unknown = Les mains sont secrètes : je ne les connais pas.

# S'entraîner sans cartes.
common-practise =
    .choice =
        { $seat ->
            [none] un entraînement
           *[other] un entraînement pour { $seat }
        }
    .example = « entraînement »
    .missing-seat = Qui s'entraîne ?

# Finir l'entraînement.
common-end-practice =
    .choice = la fin de l'entraînement
    .example = « fin de l'entraînement »

# Les cartes imaginaires de l'entraînement.
common-ask-cards =
    .choice = les cartes imaginaires
    .example = « quelles sont mes cartes »
