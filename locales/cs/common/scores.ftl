# Co říká „companion scores“ a „companion players“: hry všech večerů.

# Žádná hra není uložená.
scores-nothing = Žádná hra není uložená.

# Některé večery chybí: jsou poškozené, nebo je má otevřené jiný program.
scores-unread =
    { $count ->
        [one] Jeden večer nejde přečíst: je otevřený jinde, nebo poškozený.
        [few] { $count } večery nejdou přečíst: jsou otevřené jinde, nebo poškozené.
       *[other] { $count } večerů nejde přečíst: jsou otevřené jinde, nebo poškozené.
    }

# Řádek pro každou hru, nejstarší první.
scores-game =
    { $points-count ->
        [0] { $date }, { $game }: { LIST($seats) }.{ scores-part-winners }
       *[other] { $date }, { $game }: { LIST($points, item: "scores-part-points") }.{ scores-part-winners }
    }
scores-part-points = { $first } { WORDS($second) }
scores-part-winners =
    { $state ->
        [finished]
            { $winners-count ->
                [0] { " " }Nevyhrává nikdo.
               *[other] { " " }Výhra: { LIST($winners) }.
            }
       *[waiting] { " " }Ještě nedohráno.
    }

# Nadpis grafu.
scores-chart-title = Vyhrané hry

# Co graf ukazuje; řekne se a zapíše do obrázku.
scores-chart =
    { $wins-count ->
        [0] Graf { $file } je prázdný: žádná hra není uložená.
       *[other] Graf { $file } ukazuje pro každého jeden pruh s počtem vyhraných her: { LIST($wins, item: "scores-part-points") }.
    }

# Tak se jmenuje jiný soubor; zůstává, jak byl.
scores-chart-unwritten = Soubor { $file } není můj graf, nechávám ho být: zvolte jiný název.

# Graf nejde zapsat.
scores-chart-closed =
    { $fault ->
        [full] Disk je plný, graf { $file } se nezapsal: uvolněte místo.
        [read-only] Soubor { $file } je chráněný: povolte zápis nebo zvolte jiný název.
       *[other] Soubor { $file } nejde zapsat: zvolte soubor ve složce, která existuje.
    }

# Řádek pro každého, i s jinými jmény.
scores-person =
    { $names-count ->
        [0] { $seat }.
       *[other] { $seat }, také { LIST($names) }.
    }

# Dvě jména teď patří jednomu člověku.
scores-merged = { $name } a { $other } je jeden člověk: { $other }.

# Někdo má jiné jméno.
scores-renamed = { $name } má teď jméno { $other }.

# Nikdo toho jména nehrál.
scores-nobody =
    { $known-count ->
        [0] Jméno { $name } neznám: žádná hra není uložená.
       *[other] Jméno { $name } neznám. Známá jména: { LIST($known) }.
    }

# Nové jméno už má někdo jiný.
scores-name-taken = Jméno { $other } už u stolu hrálo: spojíte je příkazem „companion players merge“.

# Je potřeba dvou jmen.
scores-two-names = Zadejte dvě jména, například: companion players { $action } Bob Bruno.

# Soubor se jmény nejde přečíst nebo zapsat.
scores-people-closed = Soubor { $file } nejde přečíst nebo zapsat: zkontrolujte ho, nebo ho smažte.
