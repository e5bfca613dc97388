# Le guide pour les voyants : comment annoncer, en deux minutes.

initiation-guide-1 = Pour que toute la table suive, dites ce que vous faites au moment où vous le faites.
initiation-guide-2 = Lancez les dés et dites l'un et l'autre, pas seulement le total : « trois et cinq ».
initiation-guide-3 = Laissez les dés en place jusqu'à ce que je les aie répétés.
initiation-guide-4 = Si je répète de travers, dites les dés encore une fois : « non, quatre et cinq ».
initiation-guide-5 = Je dis où le pion arrive et pourquoi : posez-le alors sur cette case.
initiation-guide-6 = Attendez votre nom avant de lancer : certaines cases passent un tour ou changent la main.
initiation-guide-7 = Pour ne pas lancer vous-même, dites « lance les dés » : je lance et j'annonce.
initiation-guide-8 = Dans le doute, demandez « à qui de jouer », ou « où en est-on ».
