# Nabídka samotného „companion“: co se dá dělat.

# Říká se jako první, když žádná hra nečeká: co chce většina lidí.
menu-enter = { $by ->
        [voice] Kdo chce začít, řekne: { $game }.
       *[keyboard] Samotný Enter začne: { $game }.
    }

# Říká se jako první, když nějaká hra čeká.
menu-enter-resume = { $by ->
        [voice] Čeká rozehraná hra, hrají { LIST($seats) }. Chcete-li pokračovat, řekněte: pokračovat.
       *[keyboard] Čeká rozehraná hra, hrají { LIST($seats) }. Samotný Enter v ní pokračuje.
    }

# Před seznamem toho, co tu je.
menu-begins = Nebo vyberte slovem či číslem.

# Jeden řádek pro každou věc: hry, pak ostatní níže.
menu-item = { WORDS($number) }: { $name }.

# Pravidla nějaké hry.
menu-rules = pravidla

# Co je v krabici, se naučí jednou.
menu-box = naučit mě vaši krabici

# Kdo co vyhrál.
menu-scores = výsledky všech večerů

# Vyzkouší se hlasy, modely a mikrofon.
menu-check = vyzkoušet mikrofon a hlas

# Nainstaluje se to, co slyší řeč.
menu-models = rozpoznávání řeči

# Jak odtud dál.
menu-help = nápověda

# Konec.
menu-quit = konec

# Po slově „konec“.
menu-left = Na shledanou.

# Poté, co se dělalo něco jiného než hra.
menu-back = Tady je zase nabídka. Kdo ji chce slyšet celou, řekne „nabídka“.

# To, co bylo napsáno, v seznamu není.
menu-unknown = To v nabídce není. Řekněte „nabídka“, a uslyšíte ji, nebo „nápověda“.

# „Pokračovat“, když žádná hra nečeká.
menu-nothing-waits = Žádná hra nečeká. Novou začnete jménem hry.

# Nápověda, tři věty.
menu-help-play = Chcete-li hrát, řekněte jméno hry, nebo rovnou napište jména hráčů.
menu-help-commands = Všechno tady je i příkaz: „companion check“, „companion scores“, „companion play amarok“.
menu-help-voice = Kdo mluví, určíte u stolu: řekněte „jen hlas“, „jen text“, nebo „hlas i text“.

# Pravidla které hry jsou žádaná.
menu-which-rules = Pravidla které hry: { LIST($names, join: "or") }?

# Před otázkami na pravidla.
menu-rules-begin = Ptejte se na pravidla, hra: { $game }. Zpět vede „nabídka“.

# Někdo hraje, i když se tu říkají jen pravidla.
menu-rules-only = Tady říkám jen pravidla. Ke hře se vrátíte slovem „nabídka“.

# Chybí model, který slyší tento jazyk: nabízí se.
menu-offer-model = { $megabytes ->
        [one] Chybí model { $name }, { $megabytes } megabajt. Mám ho teď nainstalovat?
        [few] Chybí model { $name }, { $megabytes } megabajty. Mám ho teď nainstalovat?
       *[other] Chybí model { $name }, { $megabytes } megabajtů. Mám ho teď nainstalovat?
    }

# Jak ohlašují vidící přátelé.
menu-guide = průvodce pro vidící přátele

# „Cvičné kolo“: cvičí se u stolu, nebo vlastním příkazem.
menu-practice = Cvičí se u stolu: začněte hru a řekněte „cvičné kolo“. Nebo napište příkaz „companion practice“.
