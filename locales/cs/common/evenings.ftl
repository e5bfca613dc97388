# Co říká „companion replay“, „companion export“ a „companion forget“.

# Před kroky přehrávané hry.
evening-begins = { $game }: { LIST($seats) }.

# Místo slov, když ohlášení nikdo neřekl.
evening-unheard = beze slov

# Po ohlášení, které na konci neplatí.
evening-taken-back = Tohle ohlášení už neplatí.

# Přehraná hra, která dopadla stejně.
evening-same =
    { $count ->
        [0] Není co znovu posoudit.
        [one] Znovu posouzeno jedno ohlášení, nic se nemění.
        [few] Znovu posouzena { $count } ohlášení, nic se nemění.
       *[other] Znovu posouzeno { $count } ohlášení, nic se nemění.
    }

# Hra, kterou tato verze rozhoduje jinak.
evening-otherwise =
    { $state ->
        [refused] Tato verze ohlášení číslo { $number } odmítá, zbytek nečtu.
       *[otherwise] Tato verze rozhoduje jinak od ohlášení číslo { $number }.
    }

# Přepis je zapsaný.
evening-exported = Večer je zapsaný v souboru { $file }.

# Přepis nejde zapsat.
evening-unwritten =
    { $fault ->
        [exists] Soubor { $file } už existuje a zůstává, jak byl: zvolte jiný název.
        [full] Disk je plný, soubor { $file } není úplný: uvolněte místo.
        [read-only] Soubor { $file } je chráněný: povolte zápis nebo zvolte jiný název.
       *[other] Soubor { $file } nejde zapsat: zvolte soubor ve složce, která existuje.
    }

# Co by se zapomnělo, a otázka.
evening-forget-person = Ze všech večerů zmizí { LIST($names) } i slova z těch her. Souhlasíte?
evening-forget-evening = Navždy smažu { LIST($names) }. Souhlasíte?
evening-forget-all = Smažu všechny večery, jména, krabici i to, co umím navíc. Souhlasíte?

# Hotovo.
evening-forgotten = Zapomenuto.

# Odpověď nebyla ano.
evening-kept-all = Nechávám všechno.

# Jméno chybí, nebo je navíc.
evening-which =
    { $what ->
        [person] Řekněte, koho zapomenout, například: companion forget person Bob.
        [evening] Řekněte, který večer zapomenout, například: companion forget evening patek.db.
       *[all] Pro úplné zapomenutí nepřidávejte jméno: companion forget all.
    }

# Nikdo toho jména nehrál.
evening-nobody = Jméno { $name } neznám: nic se nezapomnělo.

# Takový večer není.
evening-no-evening = Žádný večer se nejmenuje { $file }: nic se nezapomnělo.

# Soubor nejde změnit.
evening-not-forgotten =
    { $fault ->
        [busy] Večer { $file } má otevřený jiný program: nejdřív ho zavřete.
        [foreign] Soubor { $file } není večer: zůstává, jak byl.
        [damaged] Soubor { $file } nejde přečíst: smažte ho ručně.
        [full] Disk je plný, soubor { $file } zůstává, jak byl: uvolněte místo.
        [newer] Soubor { $file } zapsala jiná verze: aktualizujte program.
       *[other] Soubor { $file } nejde změnit: povolte zápis.
    }

# Jméno toho, kdo je zapomenutý.
evening-somebody =
    { $number ->
        [1] Někdo
       *[other] Někdo { WORDS($number) }
    }
