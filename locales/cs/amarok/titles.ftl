### The chapters of the rulebook, when it is read.

amarok-topic-title-overview = cíl hry
amarok-topic-title-setup = příprava
amarok-topic-title-play = tah
amarok-topic-title-claw = Dráp
amarok-topic-title-over = konec hry
amarok-topic-title-deck = balíček
amarok-topic-title-places = odkud brát kartu
amarok-topic-title-objective = cíl kola
amarok-topic-title-season = změna období
amarok-topic-title-heart = páření
amarok-topic-title-trap = vlčí past
amarok-topic-title-round-end = konec kola
amarok-topic-title-tie = shoda
amarok-topic-title-tiers = stupně
amarok-topic-title-fairness = férovost
amarok-topic-title-stickers = nálepky
amarok-topic-title-talk = povídání u stolu
amarok-topic-title-next-round = další kolo
