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
