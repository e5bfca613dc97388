# What is for one ear alone: passed on in private, shown to nobody, kept nowhere.

# It was said without "in private".
common-only-whispered = Tapez d'abord « en privé », pour qu'une seule oreille l'entende.

# Private words that are not clear: a wrong thing in the ear is worse than none.
common-whisper-unclear = Ce n'est pas clair : je ne transmets rien. Tapez la phrase entière.
