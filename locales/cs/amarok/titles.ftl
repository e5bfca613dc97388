### The chapters of the rulebook, when it is read.

amarok-topic-title-overview = hra ve zkratce
amarok-topic-title-setup = příprava kola
amarok-topic-title-play = tah
amarok-topic-title-claw = Dráp
amarok-topic-title-over = konec hry
amarok-topic-title-deck = karty
amarok-topic-title-places = odkud se bere karta
amarok-topic-title-objective = Cíl
amarok-topic-title-season = Období
amarok-topic-title-heart = Páření
amarok-topic-title-trap = Past
amarok-topic-title-round-end = konec kola
amarok-topic-title-tie = remíza
amarok-topic-title-tiers = co vidíte ze svých karet
amarok-topic-title-fairness = spravedlnost pro toho, kdo nevidí
amarok-topic-title-stickers = nálepky
amarok-topic-title-talk = řeči u stolu
amarok-topic-title-next-round = kdo začíná kolo

# Situace, ve výběru.

amarok-situation-title-pile-empty = prázdný balíček
amarok-situation-title-river-empty = prázdná řeka
amarok-situation-title-hand-empty = prázdná ruka
amarok-situation-title-other-hand = karta z cizí ruky
amarok-situation-title-two-hearts = dvě Páření
amarok-situation-title-heart-destroyed = zničené Páření
amarok-situation-title-season-last = Období jako poslední karta
amarok-situation-title-trap-at-end = Past na konci
amarok-situation-title-all-trapped = Past před každým
amarok-situation-title-tie = stejný nejlepší součet
amarok-situation-title-claw-hidden = Dráp na skrytou kartu
amarok-situation-title-claw-laid = Dráp na vyloženou kartu
amarok-situation-title-claw-nothing = Dráp, který nic nezničí
amarok-situation-title-third-win = třetí vyhrané kolo
amarok-situation-title-new-tier = vaše karty po výhře
amarok-situation-title-felt-sticker = prst na nálepce
amarok-situation-title-no-value = karta bez čísla
amarok-situation-title-same-card = stejná karta podruhé
amarok-situation-title-leaves = někdo odchází od stolu
amarok-situation-title-round-void = neplatné kolo
