# Demandé à l'installation : qui commence la première manche.
shamans-who-begins = Qui prend le marqueur et commence ? Il va à la personne la plus âgée. Sinon, dites « plus tard ».
