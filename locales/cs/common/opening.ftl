# Domluva u stolu před hrou, hlasem i na klávesnici.

# Ptá se, když není zvolena hra.
opening-which-game = Co si zahrajete: { LIST($games, join: "or") }?

# Říká se po otázce, kdo hraje, pokud se už někdy hrálo.
opening-same = Jestli hrají stejní lidé jako minule, { LIST($seats) }, řekněte „stejní“.

# Ptá se, když někdo řekne, kolik je hráčů.
opening-first-name = Počet hráčů: { WORDS($count) }. Jak zní první jméno?

# Ptá se, když je potřeba vědět, kolik míst očíslovat.
opening-ask-count = Kolik je hráčů?

# Říká se po každém jménu, když se ví, kolik jich má být.
opening-next-name = { $name }. Kdo další?

# Říká se po každém jménu, když se to neví.
opening-next-or-done = { $name }. Kdo sedí dál? Nakonec řekněte „hotovo“.

# Říká se, když jménu není rozumět; číslo je pořadí místa, nula, když žádné není.
opening-name-unheard =
    { $number ->
        [0] Tomu jménu nerozumím. Zopakujte ho, nebo ho hláskujte.
       *[other] Jménu číslo { WORDS($number) } nerozumím. Zopakujte ho, hláskujte ho, nebo napište.
    }

# Ptá se, když jsou dvě nebo tři jména podobná.
opening-which-name = { LIST($names, join: "or") }?

# Říká se, když jménu není rozumět třikrát: zastoupí ho číslo místa.
opening-numbered = Budu říkat { $name }, změnit se to dá kdykoli.

# Jméno místa beze jména.
opening-seat = Hráč { WORDS($number) }

# Ptá se, když chce někdo hláskovat.
opening-spell = Hláskujte po písmenech, nakonec řekněte „hotovo“.

# Písmena, která už padla; čeká se na další.
opening-letters = { $letters }. Další, nebo „hotovo“?

# Hláskované jméno se svými písmeny.
opening-spelled = { $name }: { $letters }.

# Dvě jména, která se na poslech pletou; přezdívka patří ke jménu $name.
opening-alike =
    { $nickname ->
        [none] Jména { $other } a { $name } zní podobně. Jak jinak říkat jménu { $name }? Jinak řekněte „ne“.
       *[other] Jména { $other } a { $name } zní podobně. Místo jména { $name } říkat { $nickname }?
    }

# Jméno, které zní jako slovo ze hry.
opening-like-word =
    { $nickname ->
        [none] Jméno { $name } zní jako slovo ze hry. Jaké jiné zvolit? Jinak řekněte „ne“.
       *[other] Jméno { $name } zní jako slovo ze hry. Říkat místo toho { $nickname }?
    }

# Jméno, které je slovem ze hry: takové zůstat nemůže.
opening-taken =
    { $nickname ->
        [none] { $name } je i slovo ze hry. Zvolte jiné jméno nebo přezdívku.
       *[other] { $name } je i slovo ze hry. Říkat místo toho { $nickname }?
    }

# Všechno jednou větou: hra, jazyk, lidé v pořadí, kdo začíná.
opening-summary =
    { $first ->
        [none] Hra { $game }, česky, v tomto pořadí: { LIST($seats) }. Je to tak?
       *[other] Hra { $game }, česky, v tomto pořadí: { LIST($seats) }; začíná { $first }. Je to tak?
    }

# Říká se, když souhrn nesedí, nebo když nepřijde odpověď.
opening-change = Řekněte, co změnit, třeba: prohodit dvě jména, { $one } a { $other }. Jinak řekněte „ano“.

# Říká se, když změna jmenuje někoho, kdo u stolu není.
opening-no-such = Jméno { $name } tu u stolu nikdo nemá.

# Někdo odchází, i když už padla jména.
opening-leave = Skončit a zapomenout jména { LIST($seats) }?

# Kdo byl zatím jmenován.
opening-so-far =
    { $count ->
        [one] Zatím mám jméno: { LIST($seats) }.
       *[other] Zatím mám jména v tomto pořadí: { LIST($seats) }. Celkem: { WORDS($count) }.
    }

# Hráčů je méně, než kolik jmen už padlo.
opening-other-count = Mám už tato jména: { LIST($seats) }. Celkem: { WORDS($count) }. Řekněte „bez“ nebo „přidej“, a jméno.

# Co je napsáno, vypadá jako slova věty.
opening-doubt = „{ $name }“ je jméno?

# „Ne“ po přečtení stolu.
opening-what-changes = Co změnit? Třeba: prohodit dvě jména, { $one } a { $other }, nebo „bez“ a jméno, nebo celý seznam.

# Někdo chce něco, co jde až u stolu.
opening-not-yet = To půjde až u stolu. Napřed jména: řekněte „ano“, nebo co změnit.

# Někdo chce jiné jméno, ale ještě ho neřekl.
opening-which-other =
    { $kind ->
        [taken] Řekněte jiné jméno místo jména { $name }: to je slovo ze hry.
       *[other] Řekněte jiné jméno místo jména { $name }, nebo „ne“, a zůstane.
    }

# Nápověda u každé otázky.
opening-help =
    { $question ->
        [game] Řekněte název hry. „Zpět“ vrátí předchozí otázku.
        [players] Řekněte jména, nebo „jsme čtyři“, „hláskuji“, „beze jmen“ či „zpět“.
        [name] Zopakujte jméno, nebo hláskujte: Z jako Zuzana, O, É, hotovo.
        [letters] Říkejte písmena, třeba „Z jako Zuzana“ nebo „dvojité L“, nakonec „hotovo“. „Zpět“ smaže poslední.
        [nickname] Řekněte „ano“, „ne“, nebo jiné jméno.
        [first] Řekněte jméno, nebo „později“.
       *[other] Řekněte „ano“, nebo co změnit: „prohoď Evu a Jana“, „ne Eva, Iva“, „přidej Zoe za Evu“, „bez Jana“, „začíná Eva“.
    }
