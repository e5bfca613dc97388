# Le guide pour les voyants : comment annoncer, en deux minutes.

shamans-guide-1 = Pour que toute la table suive, dites ce que vous faites au moment où vous le faites.
shamans-guide-2 = Quand vous jouez une carte, dites sa couleur, puis son nombre : « bleu trois ».
shamans-guide-3 = Une personne parle à la fois ; attendez que j'aie répété l'annonce.
shamans-guide-4 = Si je répète de travers, dites seulement ce qui change : « non, cinq ».
shamans-guide-5 = Dites aussi les tuiles : « je prends le Portail », ou « je prends une tuile de la pile ».
shamans-guide-6 = Une tuile cachée, un rôle secret, une main ne se disent jamais : je ne veux pas les savoir.
shamans-guide-7 = Entre les annonces, parlez de tout, sauf des couleurs, des mondes et des nombres des cartes.
shamans-guide-8 = Ne montrez rien du doigt : nommez la personne, la carte ou le monde.
shamans-guide-9 = Dans le doute, demandez « que puis-je dire », ou « où en est-on ».
