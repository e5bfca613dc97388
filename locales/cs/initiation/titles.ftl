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

# Situace, ve výběru.

initiation-situation-title-first-three-six = trojka a šestka prvním hodem
initiation-situation-title-first-five-four = pětka a čtyřka prvním hodem
initiation-situation-title-later-nine = pozdější devítka
initiation-situation-title-doubles = dvě stejné kostky
initiation-situation-title-start-tie = shoda na první kostce
initiation-situation-title-occupied = pole, kde už figurka stojí
initiation-situation-title-led-to-taken = obsazené pole, kam vede jiné
initiation-situation-title-backing-onto-special = couvání na zvláštní pole
initiation-situation-title-no-free-square = žádné volné pole vzadu
initiation-situation-title-limbo-taken = další figurka v Limbu
initiation-situation-title-held-six = šestka na poli padesát dva
initiation-situation-title-held-no-six = žádná šestka na poli padesát dva
initiation-situation-title-held-freed = další figurka na poli padesát dva
initiation-situation-title-nobody-frees = na padesát dva nikdo nedojde
initiation-situation-title-bounce = cesta za šedesát tři
initiation-situation-title-bounce-special = zvláštní pole po odrazu
initiation-situation-title-exact = přesně na šedesát tři
initiation-situation-title-cycle-chain = jedno pole cyklu za druhým
initiation-situation-title-sent-to-start = návrat na start
initiation-situation-title-neighbour-six = hod za někoho jiného
initiation-situation-title-pawn-blocked = figurka, která nemůže jít
initiation-situation-title-pawn-home = figurka už na šedesáti třech
initiation-situation-title-partner-square = pole figurky z týmu
initiation-situation-title-leaves = někdo odchází od stolu
