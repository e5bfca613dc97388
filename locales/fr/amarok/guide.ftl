# Le guide pour les voyants : comment annoncer, en deux minutes.

amarok-guide-1 = Pour que toute la table suive, dites ce que vous faites au moment où vous le faites.
amarok-guide-2 = Dites la carte que vous posez et d'où elle vient : « je pose le bleu sept de la rivière ».
amarok-guide-3 = S'il y a un symbole au milieu, dites-le aussi : « je pose le rouge deux de ma main avec une Griffe ».
amarok-guide-4 = Avec une Griffe, montrez la carte détruite et nommez-la : « je détruis le bleu cinq de la rivière ».
amarok-guide-5 = Une carte nommée toute seule n'annonce rien, car ici on bluffe : il faut un verbe ou un endroit.
amarok-guide-6 = Ne nommez jamais une carte avant qu'elle soit posée, même si vous la voyez et pas son propriétaire.
amarok-guide-7 = Une personne parle à la fois ; si je répète de travers, dites ce qui change : « non, six ».
amarok-guide-8 = Dans le doute, demandez « que puis-je dire », ou « où en est-on ».
