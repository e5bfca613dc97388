### The chapters of the rulebook, when it is read.

initiation-topic-title-overview = cíl hry
initiation-topic-title-setup = příprava
initiation-topic-title-start = kdo začíná
initiation-topic-title-direction = směr hry
initiation-topic-title-play = hod
initiation-topic-title-neighbour = sousedův hod
initiation-topic-title-metempsychosis = metempsychóza
initiation-topic-title-share = dělení kostek
initiation-topic-title-over = konec hry
initiation-topic-title-first-throw = první devítka
initiation-topic-title-cycles = cykly
initiation-topic-title-leads = pole, která vedou jinam
initiation-topic-title-misses = vynechání tahu
initiation-topic-title-occupied = obsazené pole
initiation-topic-title-bounce = odraz
initiation-topic-title-teams = týmy a dvě figurky
initiation-topic-title-companion-dice = kostky společníka
