# Co říká příkaz „companion learned“: co se často slyší špatně.

# Jeden řádek pro dvojici: slyšeno, myšleno a kolikrát to bylo opraveno.
learned-listed =
    { $language }: slyšeno „{ $heard }“, myšleno „{ $meant }“, { $count }krát, { $state ->
        [counts] počítám s tím
       *[other] zatím s tím nepočítám
    }.

# Nic nebylo opraveno.
learned-nothing = Zatím neznám žádné záměny.

# Vše je zapomenuto.
learned-cleared =
    { $count ->
        [0] Nebylo co zapomenout.
        [one] Jedna záměna zapomenuta.
        [few] { $count } záměny zapomenuty.
       *[other] { $count } záměn zapomenuto.
    }

# Soubor nejde zapsat.
learned-closed = Soubor { $file } nejde zapsat, nic není zapomenuto. Povolte zápis.
