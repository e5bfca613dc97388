# Co se dá vysvětlit o počítání bodů, každé jednou větou.

score-subject-round = Kolo končí, když mají body všichni u stolu, nebo když to řeknete.
score-subject-total = Celkový součet jsou body všech kol i s vašimi opravami.
score-subject-target = Cíl je počet bodů, při kterém hra na konci kola skončí.
score-topic-overview = Řekněte jméno a body, třeba „Alice dvanáct“: vedu kola i součty.
score-topic-setup = Na začátku můžete říct „vyhrává nejméně bodů“ nebo „hrajeme do sta bodů“.
score-topic-round = Řekněte body každého u stolu; „konec kola“ dá ostatním nulu.
score-topic-over = Hra končí, když je dosažen cíl, nebo když řeknete „hra skončila“.
score-topic-correction = Řekněte „v kole dva měla Alice tři body“, nebo „kolo dva se nepočítá“.

score-part-setup-names = Po každém kole řekněte jméno a počet bodů.
score-part-setup-goal = Řekněte, kdo vyhrává a do kolika bodů se hraje, pokud to není nejvíc.
score-setup-2-1 = { score-part-setup-names }
score-setup-2-2 = { score-part-setup-goal }
score-setup-3-1 = { score-part-setup-names }
score-setup-3-2 = { score-part-setup-goal }
score-setup-4-1 = { score-part-setup-names }
score-setup-4-2 = { score-part-setup-goal }
score-setup-5-1 = { score-part-setup-names }
score-setup-5-2 = { score-part-setup-goal }
score-setup-6-1 = { score-part-setup-names }
score-setup-6-2 = { score-part-setup-goal }
score-setup-7-1 = { score-part-setup-names }
score-setup-7-2 = { score-part-setup-goal }
score-setup-8-1 = { score-part-setup-names }
score-setup-8-2 = { score-part-setup-goal }
score-setup-9-1 = { score-part-setup-names }
score-setup-9-2 = { score-part-setup-goal }
score-setup-10-1 = { score-part-setup-names }
score-setup-10-2 = { score-part-setup-goal }
