# Co program říká, když počítá body jakékoli hry.

# Jak se tomu říká v přehledu her.
score-title = jiná hra

# Kdo vyhrává.
goal-highest = nejvíc bodů
goal-lowest = nejméně bodů

## Ohlášení

# Body pro někoho.
score-points-scored = { score-points-scored.choice }.
    .choice = { $seat ->
        [none] { score-part-points }
       *[other] { $seat }, { score-part-points }
    }
    .example = „{ $player } dvanáct“
    .missing-seat = Komu ty body patří?
    .missing-points = Kolik bodů?
score-part-points = { $points ->
        [none] nějaké body
       *[other] { score-part-count }
    }
score-part-count = { $points ->
        [0] žádný bod
        [one] { WORDS($points, form: "m") } bod
        [few] { WORDS($points, form: "m") } body
       *[other] { WORDS($points) } bodů
    }

# Kolo končí.
score-round-closed = Konec kola.
    .choice = konec kola
    .example = „konec kola“

# Hra končí.
score-game-closed = Konec hry.
    .choice = konec hry
    .example = „hra skončila“

# Kdo vyhrává, je dané.
score-goal-set = { $goal ->
        [none] Kdo vyhrává, není dané.
       *[other] Vyhrává { NAME($goal) }.
    }
    .choice = { $goal ->
        [none] kdo vyhrává
       *[other] vyhrává { NAME($goal) }
    }
    .example = „vyhrává nejméně bodů“
    .missing-goal = Co vyhrává, nejvíc bodů, nebo nejméně?

# Počet bodů, při kterém hra končí.
score-target-set = { $target ->
        [none] Cíl není daný.
        [one] Hra končí při jednom bodu.
       *[other] Cíl hry: { score-part-target }.
    }
    .choice = { $target ->
        [none] cíl hry
        [one] hra do jednoho bodu
       *[other] cíl hry, { score-part-target }
    }
    .example = „hrajeme do sta bodů“
    .missing-target = Do kolika bodů se hraje?
score-part-target = { $target ->
        [one] jeden bod
        [few] { WORDS($target, form: "m") } body
       *[other] { WORDS($target) } bodů
    }

# Jiné body pro někoho, v tomto kole nebo v posledním dohraném.
score-points-corrected = Oprava: { score-points-corrected.choice }.
    .choice = { $seat ->
        [none] správně { score-part-points }
       *[other] { $seat }, správně { score-part-points }
    }
    .example = „{ $player }, to bylo deset“
    .missing-seat = Komu ty body patří?
    .missing-points = Kolik bodů?

# Jiné body za dohrané kolo.
score-round-corrected = Oprava: { score-round-corrected.choice }.
    .choice = { $round ->
        [none] některé kolo
       *[other] kolo číslo { WORDS($round) }
    }{ $seat ->
        [none] { "" }
       *[other] , { $seat }
    }{ $points ->
        [none] { "" }
       *[other] , { score-part-points }
    }
    .example = „v kole dva má { $player } tři body“
    .missing-round = V kterém kole?
    .missing-seat = Komu ty body patří?
    .missing-points = Kolik bodů?

# Dohrané kolo se nepočítá.
score-round-discounted = { score-round-discounted.choice }.
    .choice = { $round ->
        [none] jedno kolo se už nepočítá
       *[other] kolo číslo { WORDS($round) } se už nepočítá
    }
    .example = „kolo dva se nepočítá“
    .missing-round = Které kolo?

# Kolo, které se nepočítalo, se zase počítá.
score-round-counted = { score-round-counted.choice }.
    .choice = { $round ->
        [none] jedno kolo se zase počítá
       *[other] kolo číslo { WORDS($round) } se zase počítá
    }
    .example = „kolo dva se zase počítá“
    .missing-round = Které kolo?

# Stůl říká, kolik má někdo celkem.
score-table-corrected = Oprava součtu{ score-part-corrected }.
    .choice = oprava součtu{ score-part-corrected }
    .example = „oprava: { $player } má celkem třicet bodů“
    .missing-seat = Čí součet?
    .missing-correction = Kolik bodů celkem?
score-part-corrected = { $seat ->
        [none] { "" }
       *[other] , { $seat }
    }{ $points ->
        [none] { "" }
       *[other] , { score-part-points }
    }

## Co se mění

# Body v kole jsou známé; zopakování to řeklo.
score-points-noted = { $seat }, { score-part-count }.

# Kolo skončilo: součty.
score-round-scored = Celkem: { LIST($totals, item: "score-part-score") }.
    .coach = Kolo číslo { WORDS($number) }: { LIST($points, item: "score-part-score") }. Celkem: { LIST($totals, item: "score-part-score") }.
score-part-score = { $first } { WORDS($second) }

# Hra je vyhraná, sám nebo společně.
score-game-won = Výhra: { LIST($seats) }, { score-part-count }.

# Co je dané; zopakování to řeklo.
score-goal-changed = Vyhrává { NAME($goal) }.
score-target-changed = Cíl hry: { score-part-target }.

# Jiné body v dohraném kole: součty.
score-round-rescored = Celkem: { LIST($totals, item: "score-part-score") }.
score-round-uncounted = Celkem: { LIST($totals, item: "score-part-score") }.
score-round-recounted = Celkem: { LIST($totals, item: "score-part-score") }.

# Součet je opravený; zopakování to řeklo.
score-total-corrected = { $seat }, { score-part-count }.

# Kdo je u stolu; zopakování to řeklo.
score-seat-vacated = { $seat } teď body nedostává.
score-seat-retaken = { $seat } zase dostává body.

# Body tohoto kola jsou zapomenuté; zopakování to řeklo.
score-round-voided = Kolo číslo { WORDS($number) } začíná znovu.

## Co se čeká

# Body těchto hráčů.
score-points-due = Kolo číslo { WORDS($number) }, chybí body: { LIST($seats) }.
    .brief = Chybí: { LIST($seats) }.

# Nikdo není u stolu.
score-nobody-present = U stolu nikdo není. Kdo se vrací?

# Hra skončila.
score-nothing-due = Hra skončila. Výhra: { LIST($seats) }.

## Námitky

# Někdo už v tomto kole body má; další by se přičetly.
score-already-scored = { $points ->
        [0] { $seat } už v tomto kole má nulu. Přičíst?
        [one] { $seat } už v tomto kole má { WORDS($points, form: "m") } bod. Přičíst?
        [few] { $seat } už v tomto kole má { WORDS($points, form: "m") } body. Přičíst?
       *[other] { $seat } už v tomto kole má { WORDS($points) } bodů. Přičíst?
    }

# Nikdo ještě nemá body.
score-nothing-scored = Žádné body ještě nejsou zapsané.

# Opravované kolo se nepočítá.
score-round-not-counted = Kolo číslo { WORDS($round) } se nepočítá. Řekněte nejdřív „kolo { WORDS($round) } se počítá“.

# Žádné dohrané kolo nemá to číslo.
score-round-not-played = { $played ->
        [0] Žádné kolo ještě není dohrané.
        [one] Dohrané je zatím jedno kolo. Které má být opravené?
        [few] Dohraná jsou zatím { WORDS($played, form: "n") } kola, číslo { WORDS($round) } mezi nimi není. Které to je?
       *[other] Dohraných je zatím { WORDS($played) } kol, číslo { WORDS($round) } mezi nimi není. Které to je?
    }

## Odpovědi

# Jak to stojí, jednou větou; `.resumed`: když hra pokračuje.
score-gist-report = { score-part-gist }.
    .resumed = Pokračování hry: { score-part-gist }.
score-part-gist = { $leaders-count ->
        [0] kolo číslo { WORDS($number) }, zatím bez součtů
       *[other] kolo číslo { WORDS($number) }, vede { LIST($leaders) }, { score-part-count }
    }

# Kolo, které se počítá.
score-round-report = { $points-count ->
        [0] Kolo číslo { WORDS($number) }, zatím nic.
       *[other] Kolo číslo { WORDS($number) }: { LIST($points, item: "score-part-score") }.
    }

# Body jednoho hráče.
score-score-report = { $seat } má { score-part-count }.

# Body všech.
score-scores-report = Stav: { LIST($points, item: "score-part-score") }.

# Co kdo získal v jednom kole.
score-round-points-report = Kolo číslo { WORDS($number) }: { LIST($points, item: "score-part-score") }.

# Kolo, na které se někdo ptá, není dohrané.
score-no-such-round-report = { $played ->
        [0] Žádné kolo ještě není dohrané.
        [one] Dohrané je zatím jen jedno kolo.
        [few] Dohraná jsou zatím { WORDS($played, form: "n") } kola.
       *[other] Dohraných je zatím { WORDS($played) } kol.
    }

# Kdo vyhrává a kdy hra končí.
score-goal-report = { $target ->
        [none] Vyhrává { NAME($goal) }, cíl není daný.
       *[other] Vyhrává { NAME($goal) }, cíl hry: { score-part-target }.
    }

# Někdo odešel.
score-away-report = { $seat } tu teď není.

## Otázky

score-ask-round = Kolik bodů bylo v kole?
    .choice = { $round ->
        [none] body za poslední kolo
       *[other] body za kolo číslo { WORDS($round) }
    }
    .example = „body za kolo dva“
score-ask-goal = Jaký je cíl hry?
    .choice = jaký je cíl hry
    .example = „jaký je cíl hry“

# Co se dá vysvětlit, a pravidla.
score-ask-meaning =
    .choice = { $subject ->
        [round] co je to kolo
        [total] co je to součet
        [target] co je to cíl
       *[none] co to je
    }
score-ask-rule =
    .choice = { $topic ->
        [overview] pravidla o počítání bodů
        [setup] pravidla o začátku
        [round] pravidla o kolech
        [over] pravidla o konci hry
        [correction] pravidla o opravách
       *[none] pravidla pro tuto chvíli
    }

# Oprava, nebo jedno slovo.
score-correct =
    .choice = { $changes-count ->
        [0] opravit poslední tah
       *[other] oprava: { LIST($changes, item: "score-part-change") }
    }
score-fragment =
    .choice = { $values-count ->
        [0] jedno slovo
       *[other] jen { LIST($values, item: "score-part-change") }
    }

# V opravě: co se mění a na co.
score-part-change = { $first ->
        [value] { WORDS($second) }
        [round] kolo číslo { WORDS($second) }
        [points] { $second ->
            [0] žádný bod
            [one] { WORDS($second, form: "m") } bod
            [few] { WORDS($second, form: "m") } body
           *[other] { WORDS($second) } bodů
        }
        [target] { $second ->
            [one] cíl hry jeden bod
            [few] cíl hry { WORDS($second, form: "m") } body
           *[other] cíl hry { WORDS($second) } bodů
        }
       *[other] { NAME($second) }
    }
