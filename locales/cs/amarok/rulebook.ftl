# What the companion explains of Amarok in Czech: one sentence an answer, eight seconds at most.

## Names of stickers and places, in a question

amarok-sticker-name-full-heart = plné srdce
amarok-sticker-name-hollow-heart = prázdné srdce
amarok-sticker-name-drop = kapka
amarok-sticker-name-plus = znaménko plus
amarok-sticker-name-minus = znaménko mínus
amarok-sticker-name-cross = křížek
amarok-sticker-name-target = terč
amarok-sticker-name-dots = průhledné tečky
amarok-sticker-name-number = číslo
place-card = na kartě
place-objective = na Cíli

## Table rules, as this table has them

amarok-rule-tie = { $tied-round ->
        [named] Při remíze podle pravidla tohoto stolu řeknete sami, kdo kolo získá.
       *[nobody] Při remíze podle pravidla tohoto stolu kolo nezíská nikdo.
    }
amarok-rule-next-first = { $next-first ->
        [winner] Začíná, kdo naposledy potkal divoké zvíře; další kola podle pravidla tohoto stolu vítěz posledního kola.
       *[left] Začíná, kdo naposledy potkal divoké zvíře; další kola podle pravidla tohoto stolu vždy další hráč vlevo.
    }
amarok-rule-hearts = { $hearts-in-front ->
        [yes] Pravidlo tohoto stolu: obě srdce musí ještě ležet před vámi.
       *[no] Pravidlo tohoto stolu: i zničené srdce se počítá.
    }
amarok-rule-claw = { $claw-mandatory ->
        [yes] Pravidlo tohoto stolu: Dráp musí něco zničit.
       *[no] Pravidlo tohoto stolu: Dráp nemusí zničit nic.
    }
amarok-rule-trapped = { $all-trapped ->
        [best] Pravidlo tohoto stolu: když mají Past všichni, vyhrává přesto nejlepší součet.
       *[nobody] Pravidlo tohoto stolu: když mají Past všichni, kolo nevyhrává nikdo.
    }
amarok-rule-full = { $full-players-passed ->
        [yes] Pravidlo tohoto stolu: kdo má vyložené dvě karty, toho tah přeskočí, dokud kolo trvá.
       *[no] Pravidlo tohoto stolu: kdo má vyložené dvě karty, hraje dál, dokud kolo trvá.
    }
amarok-rule-valueless = Pravidlo tohoto stolu: karta bez čísla má hodnotu { WORDS($card-without-value) }.
amarok-rule-void = { $void-round ->
        [next-first] Pravidlo tohoto stolu: nové kolo začne další hráč vlevo.
       *[same-first] Pravidlo tohoto stolu: nové kolo začne znovu stejný hráč.
    }
amarok-rule-house = { $house-rule ->
        [open] Pravidlo tohoto stolu: každý se dívá na obě své karty, ať má výher, kolik chce.
        [face-down] Pravidlo tohoto stolu: karta, kterou nesmíte vidět, leží lícem dolů a nevidí ji nikdo.
        [earphone] Pravidlo tohoto stolu: kdo nevidí, slyší ve sluchátku, co vidí ostatní.
       *[printed] Tento stůl drží karty podle pravidel hry, bez domácího pravidla.
    }

## Things and symbols: what they are, what they do

amarok-subject-season = Období je symbol: kdo kartu s ním vyloží, otočí Cíl na druhou stranu.
    .more = { amarok-topic-season.more }
    .example = { amarok-topic-season.example }
amarok-subject-heart = Páření je symbol: druhá karta s ním před sebou vyhrává kolo okamžitě.
    .more = { amarok-topic-heart.more }
    .example = { amarok-topic-heart.example }
amarok-subject-claw = Dráp je symbol: zničí jinou kartu, vyloženou, v ruce, v řece, nebo navrchu balíčku.
    .more = { amarok-topic-claw.more }
    .example = { amarok-topic-claw.example }
amarok-subject-trap = Past je symbol: kdo ji má před sebou na konci kola, nemůže kolo vyhrát.
    .more = { amarok-topic-trap.more }
    .example = { amarok-topic-trap.example }
amarok-subject-objective = Cíl je karta se dvěma stranami: plus dává výhru nejvyššímu součtu, mínus nejnižšímu.
    .more = { amarok-topic-objective.more }
    .example = { amarok-topic-objective.example }
amarok-subject-objective-plus = Cíl plus: kolo vyhrává nejvyšší součet dvou karet.
    .more = Období, které se teď vyloží, ho otočí na mínus. Úplně první kolo začíná na plus.
    .example = Na plus vyhrává třináct nad čtyřmi.
amarok-subject-objective-minus = Cíl mínus: kolo vyhrává nejnižší součet dvou karet.
    .more = Období, které se teď vyloží, ho otočí na plus. Když ho nikdo neotočí, zůstane na mínus i v dalším kole.
    .example = Na mínus vyhrávají čtyři nad třinácti.
amarok-subject-red = Červená karta je lesní karta červené barvy; je jich jedenáct.
    .more = Prstem ji poznáte podle plného srdce vlevo nahoře. Její rub je hladký.
    .example = Plné srdce a pod ním trojka: červená trojka.
amarok-subject-blue = Modrá karta je lesní karta modré barvy; je jich jedenáct.
    .more = Prstem ji poznáte podle kapky vlevo nahoře. Na rubu má průhledné tečky.
    .example = Kapka a pod ní pětka: modrá pětka.
amarok-subject-blue-back = Rub modré karty má průhledné tečky: barva je známá, i když karta leží lícem dolů.
    .more = Platí to v balíčku i v každé ruce: rub si smí ohmatat každý a říct to nahlas. Číslo a symbol zůstávají skryté.
    .example = Vršek balíčku je hladký: je to červená karta, ale neví se která.
amarok-subject-value = Hodnota je číslo pod barvou; hodnoty dvou vyložených karet se sčítají.
    .more = { amarok-rule-valueless } { amarok-topic-deck.more }
    .example = Dvojka a devítka před vámi dávají jedenáct.
amarok-subject-river = Řeka jsou dvě karty lícem nahoru uprostřed stolu; během kola se nedoplňuje.
    .more = { amarok-topic-places.more }
    .example = Jedna karta z řeky je pryč: pro všechny zbývá jedna.
amarok-subject-pile = Balíček leží lícem dolů; vrchní karta se z něj dá vzít nebo zničit.
    .more = Je to zbytek z dvaceti dvou karet po rozdání. Co zničí Dráp, jde pod něj.
    .example = Ve čtyřech má balíček na začátku dvanáct karet.
amarok-subject-hand = V ruce jsou na začátku dvě karty; kartu lze vzít z vlastní ruky i z cizí.
    .more = { amarok-topic-places.more }
    .example = { amarok-topic-places.example }
amarok-subject-tier = Stupeň určují vyhraná kola: bez výhry jsou vidět obě vlastní karty, s jednou jedna, se dvěma žádná.
    .more = { amarok-topic-tiers.more }
    .example = { amarok-topic-tiers.example }
amarok-subject-round = Kolo trvá, dokud nemají všichni před sebou dvě karty; tři vyhraná kola jsou výhra.
    .more = { amarok-topic-round-end.more }
    .example = { amarok-topic-round-end.example }

## Stickers, by their place

amarok-sticker-full-heart-card = Na kartě vlevo nahoře znamená plné srdce barvu: červená karta.
    .more = { amarok-subject-red.more }
    .example = { amarok-subject-red.example }
amarok-sticker-drop-card = Na kartě vlevo nahoře znamená kapka barvu: modrá karta.
    .more = { amarok-subject-blue.more }
    .example = { amarok-subject-blue.example }
amarok-sticker-number-card = Na kartě vlevo nahoře pod barvou je číslo její hodnota.
    .more = { amarok-subject-value.more }
    .example = { amarok-subject-value.example }
amarok-sticker-hollow-heart-card = Uprostřed karty je prázdné srdce Páření: dvě před sebou vyhrávají kolo okamžitě.
    .more = { amarok-topic-heart.more }
    .example = { amarok-topic-heart.example }
amarok-sticker-cross-card = Uprostřed karty je křížek Dráp: zničí jinou kartu ve hře.
    .more = { amarok-topic-claw.more }
    .example = { amarok-topic-claw.example }
amarok-sticker-target-card = Na kartě vlevo nahoře pod barvou je terč Past: s ní se kolo nedá vyhrát.
    .more = { amarok-topic-trap.more }
    .example = { amarok-topic-trap.example }
amarok-sticker-dots-card = Průhledné tečky na rubu říkají, že karta je modrá; hladký rub má červená.
    .more = { amarok-subject-blue-back.more }
    .example = { amarok-subject-blue-back.example }
amarok-sticker-plus-objective = Na Cíli znamená plus, že kolo vyhrává nejvyšší součet.
    .more = { amarok-subject-objective-plus.more }
    .example = { amarok-subject-objective-plus.example }
amarok-sticker-minus-objective = Na Cíli znamená mínus, že kolo vyhrává nejnižší součet.
    .more = { amarok-subject-objective-minus.more }
    .example = { amarok-subject-objective-minus.example }
amarok-sticker-plus-card = Uprostřed lesní karty je plus Období: otočí Cíl na druhou stranu.
    .more = { amarok-topic-season.more }
    .example = { amarok-topic-season.example }

## Topics, as they are read from start to end; those of a phase are its reminder

amarok-topic-overview = V každém kole se vyloží dvě karty: nejlepší součet podle Cíle vyhrává, a tři kola jsou výhra.
    .more = Hrají tři až šest hráčů, každý za sebe. Blafuje se, hádá a riskuje kvůli nejlepší dvojici karet a zvláštní karty umí všechno obrátit.
    .example = Leží před vámi pětka a osmička: třináct vyhrává, když Cíl ukazuje plus a nikdo nemá víc.
amarok-topic-deck = Karet je dvacet dva, jedenáct červených a jedenáct modrých; čísla se říkají, seznam nemá nikdo.
    .more = V krabici je také jedna karta Cíle, šest počítadel výher a šest přehledů karet. Když některá karta zazní dvakrát, jen se podivím.
    .example = Dva hráči ohlásí červenou pětku: zapíšu obě a řeknu, že je to zvláštní.
amarok-topic-stickers = Vlevo nahoře je barva, číslo a terč Pasti; uprostřed symbol; na rubu modrých karet tečky.
    .more = Plné srdce je červená, kapka modrá. Uprostřed znamená plus Období, prázdné srdce Páření a křížek Dráp. Cíl má na jedné straně plus a na druhé mínus.
    .example = Plné srdce, pětka a uprostřed křížek: červená pětka s Drápem.
amarok-topic-setup = Před kolem zamíchejte všech dvacet dva karet, každému dejte dvě a dvě vyložte do řeky.
    .more = Zbytek lícem dolů je balíček. Každý má přehled karet a počítadlo výher. Kdo naposledy potkal divoké zvíře, začíná hru a vezme si Cíl stranou plus nahoru; dál se hraje po směru hodinových ručiček.
    .example = Ve čtyřech se rozdá osm karet, dvě jdou do řeky a dvanáct zbude v balíčku.
amarok-topic-tiers = { $house-rule ->
        [open] U tohoto stolu jsou vždy vidět obě vlastní karty; podle pravidel hry po jedné výhře jedna, po dvou žádná.
        [face-down] U tohoto stolu vidíte bez výhry obě karty, s jednou výhrou jednu, se dvěma žádnou: ty leží lícem dolů.
       *[other] Bez výhry jsou vidět obě vlastní karty; s jednou výhrou jen jedna; se dvěma žádná, vidí je ostatní.
    }
    .more = Podle pravidel hry je karta, kterou vidět smíte, otočená k vám, a karta, kterou vidět nesmíte, jen k ostatním. { amarok-rule-house }
    .example = S jednou výhrou držíte jednu kartu k sobě a druhou k sousedům.
amarok-topic-fairness = Karta otočená k ostatním pomáhá jen těm, kdo vidí: stůl si může zvolit domácí pravidlo pro všechny.
    .more = Prst na nálepce navíc přečte i vlastní kartu, kterou nesmíte znát. Žádnou kartu neřeknu nahlas dřív, než je vyložená. { amarok-rule-house }
    .example = Když zvolíte obě karty viditelné, dívá se každý na své a nikdo neví víc než vy.
amarok-topic-play = Kdo je na tahu, vezme kartu z jednoho ze čtyř míst a vyloží ji před sebe; pak působí její symbol.
    .more = Karta se vykládá hned lícem nahoru, do ruky napřed nejde. Potom hraje další hráč vlevo. Za kolo se vykládají dvě karty.
    .example = Řeknete, že berete z řeky modrou čtyřku, vyložíte ji a na tahu je další.
amarok-topic-places = Karta se bere z vlastní ruky, z řeky, z vršku balíčku, nebo z cizí ruky; nic se nedoplňuje.
    .more = I karta z cizí ruky se vykládá před sebe a působí pro vás. Prázdné místo kartu nedá. Řekněte, odkud karta je.
    .example = Vezmete červenou dvojku z ruky souseda a jemu zbude o kartu méně.
amarok-topic-objective = Cíl říká, který součet vyhrává; otáčí ho jen Období a mezi koly zůstává, jak leží.
    .more = Plus je nejvyšší součet, mínus nejnižší. Kdo začíná kolo, vezme si ho před sebe a neotáčí ho; v úplně prvním kole je nahoře plus.
    .example = Na konci kola leží na mínus: součet tři vyhrává nad součtem jedenáct.
amarok-topic-season = Období otočí Cíl hned po vyložení, z plus na mínus nebo zpátky.
    .more = Prstem ho poznáte jako plus uprostřed lesní karty. I jako úplně poslední karta kola ještě otočí Cíl, než se součty porovnají.
    .example = Cíl ukazuje plus, vyložíte Období: teď vyhrává nejnižší součet.
amarok-topic-heart = Dvě Páření před jedním hráčem vyhrávají kolo okamžitě, ať mají jakákoli čísla a barvy.
    .more = Prstem ho poznáte jako prázdné srdce uprostřed karty. Součty se pak nepočítají. { amarok-rule-hearts }
    .example = Jedno Páření leží před vámi, druhé vezmete z řeky: kolo je vaše.
amarok-topic-claw = Dráp zničí kteroukoli jinou kartu ve hře: ukáže se všem a jde dospod balíčku.
    .more = Vyloženou u kohokoli, v kterékoli ruce, v řece, nebo vrchní kartu balíčku: vybíráte vy, jen ne Dráp sám. { amarok-rule-claw }
    .example = Vyložíte Dráp a zničíte modrou šestku hráče vlevo, který teď musí vyložit jinou kartu.
amarok-topic-trap = S Pastí před sebou se na konci vyhrát nedá: vyhrává nejlepší součet ostatních.
    .more = Prstem ji poznáte jako terč vlevo nahoře pod barvou. Past, kterou zničí Dráp, nikoho nechytí. { amarok-rule-trapped }
    .example = Máte nejlepší součet a Past: kolo vyhrává druhý nejlepší součet.
amarok-topic-talk = U tohoto stolu se smí blafovat a mluvit o kartách, proto oznámení potřebuje sloveso nebo místo.
    .more = Barva a číslo samy o sobě můžou být jen řeči. Na skryté karty se neptám a nahlas o nich nic neřeknu.
    .example = Vykládám červenou čtyřku, to je tah; určitě má červenou čtyřku, to jsou řeči.
amarok-topic-round-end = Kolo končí, když mají všichni vyložené dvě karty: na plus vyhrává nejvyšší součet, na mínus nejnižší.
    .more = Sečtěte čísla svých dvou karet. { amarok-rule-valueless } { amarok-rule-full }
    .example = Devět, dvanáct a sedm: na plus vyhrává dvanáct, na mínus sedm.
amarok-topic-tie = { amarok-rule-tie }
    .more = Remíza je, když má víc hráčů stejný nejlepší součet a nikdo z nich nemá Past. Jejich výhry zůstávají, jak byly, a začíná nové kolo.
    .example = Na plus mají dva hráči dvanáct a třetí sedm: mezi těmi dvěma je remíza.
amarok-topic-next-round = { amarok-rule-next-first }
    .more = Všech dvacet dva karet se znovu zamíchá a rozdá. Cíl dostane, kdo začíná, a neotáčí ho. Podle výher se pozná, jak nové karty držet.
    .example = Minulé kolo skončilo na mínus: nové začíná na mínus.
amarok-topic-over = Tři vyhraná kola znamenají výhru, a to hned.
    .more = Nic dalšího se už nehraje, ať mají ostatní cokoli. Výhry každého ukazuje počítadlo.
    .example = Máte dvě kola a vyložíte druhé Páření: hra končí a výhra je vaše.

## Situations: what happens if …

amarok-situation-pile-empty = Když dojde balíček, berte karty z vlastní ruky, z řeky, nebo z cizí ruky; nic se znovu nemíchá.
    .more = Karta zničená Drápem jde dospod balíčku, takže v něm zase jedna je. Další kolo začíná se všemi dvaceti dvěma kartami.
amarok-situation-river-empty = Když je řeka prázdná, zůstane tak do dalšího kola: vezměte si kartu jinde.
    .more = Zbývá vaše ruka, vršek balíčku a cizí ruce. V dalším kole v ní budou dvě nové karty.
amarok-situation-hand-empty = Kdo nemá kartu v ruce, vezme si z řeky, z balíčku, nebo z cizí ruky.
    .more = Před sebou musí mít dvě karty každý, ať jsou odkudkoli. Prázdná ruka se během kola nedoplňuje.
amarok-situation-other-hand = Kartu smíte vzít i z cizí ruky: vyložíte ji před sebe a její symbol působí pro vás.
    .more = V té ruce zbude o kartu méně a nic se do ní nedobírá; dvě karty se přesto vyloží, odkudkoli. Která karta to je, neřeknu nahlas dřív, než je vyložená.
amarok-situation-two-hearts = Druhé Páření před vámi vyhrává kolo okamžitě, ať jsou součty, čísla a barvy jakékoli.
    .more = Ostatní už v tomto kole nic nevykládají. { amarok-rule-hearts }
amarok-situation-heart-destroyed = { $hearts-in-front ->
        [yes] Páření, které zničil Dráp, se už nepočítá: to je pravidlo tohoto stolu.
       *[no] Páření, které zničil Dráp, se přesto počítá: to je pravidlo tohoto stolu.
    }
    .more = Karta se ukáže všem, jde dospod balíčku a místo ní se vyloží jiná.
amarok-situation-season-last = Období vyložené jako úplně poslední karta ještě otočí Cíl, než se součty porovnají.
    .more = Vítěz se tedy může změnit poslední kartou kola. Dvě Období otočí Cíl tam a zpátky.
amarok-situation-trap-at-end = Kdo má na konci před sebou Past, vyhrát nemůže: vyhrává nejlepší součet ostatních.
    .more = S Pastí se nepočítáte ani do remízy. Dráp může Past zničit ještě před koncem. { amarok-rule-trapped }
amarok-situation-all-trapped = { amarok-rule-trapped }
    .more = Když nemá Past jediný hráč, kolo je jeho, ať má jakýkoli součet.
amarok-situation-tie = { amarok-rule-tie }
    .more = { amarok-topic-tie.more }
amarok-situation-claw-hidden = Dráp může zničit i kartu v ruce nebo v balíčku: ukáže se všem a potom jde dospod balíčku.
    .more = Až je karta ukázaná, řekněte její barvu, číslo a symbol. Její symbol nepůsobí. Ruka, která o kartu přijde, jinou nedostane.
amarok-situation-claw-laid = Komu Dráp zničí vyloženou kartu, musí vyložit jinou, takže kolo trvá déle.
    .more = Co už zničená karta způsobila, to zůstává. { amarok-rule-full }
amarok-situation-claw-nothing = { $claw-mandatory ->
        [yes] Dráp musí zničit nějakou kartu, třeba i vaši vlastní: to je pravidlo tohoto stolu.
       *[no] Dráp smíte vyložit a nezničit nic: to je pravidlo tohoto stolu.
    }
    .more = Dráp sám vybrat nejde. Řekněte, jak se rozhodnete, než se vyloží další karta.
amarok-situation-third-win = Třetí vyhrané kolo jednoho hráče ukončí hru hned, a to jeho výhrou.
    .more = Nic dalšího se nerozdává. Kolo získané dvěma Pářeními se počítá jako každé jiné.
amarok-situation-new-tier = { $house-rule ->
        [open] I po výhře se díváte na obě své karty: to je pravidlo tohoto stolu.
        [face-down] Po jedné výhře leží lícem dolů jedna vaše karta, po dvou obě: to je pravidlo tohoto stolu.
       *[other] Po jedné výhře vidíte jen jednu svou kartu, po dvou žádnou; ostatní vidí to, co vy ne.
    }
    .more = { amarok-rule-house }
amarok-situation-felt-sticker = Prst na nálepce přečte kartu, kterou nesmíte znát: držte ji za okraj, nebo zvolte domácí pravidlo.
    .more = Řekněte domácí pravidlo a potom lícem dolů, každý vidí obě karty, nebo se sluchátkem. { amarok-rule-house }
amarok-situation-no-value = { amarok-rule-valueless }
    .more = Její symbol působí jako na každé jiné kartě.
amarok-situation-same-card = Karta ohlášená podruhé se přesto zapíše a já řeknu, že je to zvláštní.
    .more = Seznam karet nemá nikdo. Jestli je některá špatně, opravte ji, nebo tah vraťte.
amarok-situation-leaves = Kdo odejde od stolu, toho tah přeskočí až do návratu, a kolo běží bez něj.
    .more = Řekněte, kdo odchází a potom kdo se vrací. Nová kola se rozdávají těm, kdo jsou u stolu, a musí být aspoň tři.
amarok-situation-round-void = Kolo lze prohlásit za neplatné: nevyhrává ho nikdo a rozdává se znovu.
    .more = Cíl zůstane, jak leží. { amarok-rule-void }

## Setting up, one step a sentence

amarok-setup-3-1 = Pro tři: každému dejte přehled karet a počítadlo výher.
amarok-setup-3-2 = Začíná, kdo naposledy potkal divoké zvíře; dál se hraje po směru hodinových ručiček.
amarok-setup-3-3 = Kdo začíná, vezme si Cíl: v úplně prvním kole stranou plus nahoru, potom bez otočení.
amarok-setup-3-4 = Zamíchejte dvacet dva lesních karet, jedenáct červených a jedenáct modrých.
amarok-setup-3-5 = Rozdejte třem hráčům po dvou kartách lícem dolů.
amarok-setup-3-6 = Doprostřed vyložte lícem nahoru dvě karty, to je řeka; v balíčku zbývá čtrnáct karet.
amarok-setup-3-7 = Vezměte karty do ruky: k sobě obě bez výhry, jednu s jednou výhrou, žádnou se dvěma.

amarok-setup-4-1 = Pro čtyři: každému dejte přehled karet a počítadlo výher.
amarok-setup-4-2 = Začíná, kdo naposledy potkal divoké zvíře; dál se hraje po směru hodinových ručiček.
amarok-setup-4-3 = Kdo začíná, vezme si Cíl: v úplně prvním kole stranou plus nahoru, potom bez otočení.
amarok-setup-4-4 = Zamíchejte dvacet dva lesních karet, jedenáct červených a jedenáct modrých.
amarok-setup-4-5 = Rozdejte čtyřem hráčům po dvou kartách lícem dolů.
amarok-setup-4-6 = Doprostřed vyložte lícem nahoru dvě karty, to je řeka; v balíčku zbývá dvanáct karet.
amarok-setup-4-7 = Vezměte karty do ruky: k sobě obě bez výhry, jednu s jednou výhrou, žádnou se dvěma.

amarok-setup-5-1 = Pro pět: každému dejte přehled karet a počítadlo výher.
amarok-setup-5-2 = Začíná, kdo naposledy potkal divoké zvíře; dál se hraje po směru hodinových ručiček.
amarok-setup-5-3 = Kdo začíná, vezme si Cíl: v úplně prvním kole stranou plus nahoru, potom bez otočení.
amarok-setup-5-4 = Zamíchejte dvacet dva lesních karet, jedenáct červených a jedenáct modrých.
amarok-setup-5-5 = Rozdejte pěti hráčům po dvou kartách lícem dolů.
amarok-setup-5-6 = Doprostřed vyložte lícem nahoru dvě karty, to je řeka; v balíčku zbývá deset karet.
amarok-setup-5-7 = Vezměte karty do ruky: k sobě obě bez výhry, jednu s jednou výhrou, žádnou se dvěma.

amarok-setup-6-1 = Pro šest: každému dejte přehled karet a počítadlo výher.
amarok-setup-6-2 = Začíná, kdo naposledy potkal divoké zvíře; dál se hraje po směru hodinových ručiček.
amarok-setup-6-3 = Kdo začíná, vezme si Cíl: v úplně prvním kole stranou plus nahoru, potom bez otočení.
amarok-setup-6-4 = Zamíchejte dvacet dva lesních karet, jedenáct červených a jedenáct modrých.
amarok-setup-6-5 = Rozdejte šesti hráčům po dvou kartách lícem dolů.
amarok-setup-6-6 = Doprostřed vyložte lícem nahoru dvě karty, to je řeka; v balíčku zbývá osm karet.
amarok-setup-6-7 = Vezměte karty do ruky: k sobě obě bez výhry, jednu s jednou výhrou, žádnou se dvěma.
