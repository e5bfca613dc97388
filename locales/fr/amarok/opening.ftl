# Demandé à l'installation : qui commence la première manche.
amarok-who-begins = Qui a vu un animal sauvage en dernier, et commence ? Sinon, dites « plus tard ».
