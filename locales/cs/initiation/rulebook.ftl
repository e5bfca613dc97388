# Pravidla hry „Qui sera chaman ?“: každá odpověď je jedna věta, nejvýš na osm vteřin.

## Pravidla stolu, jak je má tento stůl

initiation-rule-freed =
    { $freed-goes-to ->
        [back-up] Pravidlo tohoto stolu: osvobozená figurka couvá na nejbližší volné pole.
       *[square-before] Pravidlo tohoto stolu: osvobozená figurka jde na pole, odkud přišla ta druhá.
    }
initiation-rule-exchange =
    { $exchange-without-turns ->
        [no] Pravidlo tohoto stolu: když už není co vynechat, místa se nemění.
       *[yes] Pravidlo tohoto stolu: místa se mění, i když už není co vynechat.
    }
initiation-rule-bounce =
    { $bounce-acts ->
        [no] Pravidlo tohoto stolu: pole, kde odraz skončí, nic nedělá.
       *[yes] Pravidlo tohoto stolu: pole, kde odraz skončí, platí jako jindy.
    }
initiation-rule-backing =
    { $backing-up ->
        [past] Pravidlo tohoto stolu: při couvání se přeskočí všechna zvláštní pole.
       *[quiet] Pravidlo tohoto stolu: při couvání lze zůstat na cyklu nebo na třiceti šesti, bez účinku, na jiném zvláštním poli ne.
    }
initiation-rule-lower =
    { $backing-after-bounce ->
        [higher] Pravidlo tohoto stolu: po odrazu se couvá k vyšším číslům.
       *[lower] Pravidlo tohoto stolu: couvá se vždycky k nižším číslům a před jedničkou je start.
    }
initiation-rule-again =
    { $first-throw-again ->
        [yes] Pravidlo tohoto stolu: po návratu na start je další hod zase první.
       *[no] Pravidlo tohoto stolu: po návratu na start je devítka hod jako každý jiný.
    }
initiation-rule-neighbour =
    { $neighbour-throw-counts ->
        [yes] Pravidlo tohoto stolu: hod za pole třicet šest platí i pro toho, kdo hází.
       *[no] Pravidlo tohoto stolu: hod za pole třicet šest neplatí pro toho, kdo hází, a šestka v něm nikoho neosvobodí.
    }
initiation-rule-reborn =
    { $reincarnation ->
        [at-once] Pravidlo tohoto stolu: kdo se šestkou vrátí na start, hází hned znovu.
       *[next-turn] Pravidlo tohoto stolu: kdo se šestkou vrátí na start, hraje až v dalším tahu.
    }
initiation-rule-partners =
    { $partners-share ->
        [yes] Pravidlo tohoto stolu: obě figurky týmu smějí stát na jednom obyčejném poli.
       *[no] Pravidlo tohoto stolu: figurka vlastního týmu obsazuje pole jako každá jiná.
    }
initiation-rule-once-more = Znovu se nehází: součet platí ještě jednou.

## Pole: co které dělá

# „Co dělá start?“
initiation-subject-start = Na startu smí stát kolik figurek chce: tady cesta začíná a některá pole sem vracejí.
    .more = Vrací sem padesát osm a na padesáti dvou i šestka. Že je tu místo pro všechny, to je pravidlo tohoto stolu. { initiation-rule-again }
    .example = Na startu stojí tři figurky, přijde čtvrtá a nikdo necouvá.
initiation-subject-square-1 = Pole jedna, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-2 = Pole dva, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-3 = Pole tři, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-4 = Pole čtyři, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-5 = Pole pět, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-6 = Pole šest: Albin vás zasvětí do Světa cest a rovnou vás postaví na dvanáct.
    .more = Svět cest je světem času a prostoru. Když je dvanáct obsazené, couvá se odtamtud.
    .example = Dojdete na šest: postavte figurku na dvanáct.
initiation-subject-square-7 = Pole sedm, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-8 = Pole osm, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-9 = Pole devět, konec prvního cyklu: Ethan vás pošle ještě jednou o stejný součet, bez házení.
    .more = Ethan vás učí snít a přitom bdít. { initiation-rule-once-more }
    .example = Z pole dva vede součet sedm na devět a dál na šestnáct.
initiation-subject-square-10 = Pole deset, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-11 = Pole jedenáct, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-12 = Pole dvanáct, cyklus dva: vede sem i pole šest; samo nic nedělá.
    .more = { initiation-subject-square-6.more }
initiation-subject-square-13 = Pole třináct, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-14 = Pole čtrnáct, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-15 = Pole patnáct, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-16 = Pole šestnáct, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-17 = Pole sedmnáct, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-18 = Pole osmnáct, konec druhého cyklu: Léo vás pošle ještě jednou o stejný součet, bez házení.
    .more = Léo vám ukáže, jak si sen poskládat. { initiation-rule-once-more }
    .example = Z jedenácti vede součet sedm na osmnáct a dál na dvacet pět.
initiation-subject-square-19 = Pole devatenáct: Albour a Limbo vás stojí jeden tah, ledaže vaše místo zaujme jiná figurka.
    .more = Albour vám zatím vypráví o světě Limba. { initiation-rule-freed } { initiation-rule-exchange }
    .example = { initiation-topic-misses.example }
initiation-subject-square-20 = Pole dvacet, cyklus tři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-21 = Pole dvacet jedna, cyklus tři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-22 = Pole dvacet dva, cyklus tři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-23 = Pole dvacet tři, cyklus tři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-24 = Pole dvacet čtyři, cyklus tři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-25 = Pole dvacet pět, cyklus tři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-26 = Pole dvacet šest, cyklus tři: vede sem trojka a šestka při úplně prvním hodu; samo nic nedělá.
    .more = { initiation-topic-first-throw.more }
initiation-subject-square-27 = Pole dvacet sedm, konec třetího cyklu: Hauptlingovi vás pošlou ještě jednou o stejný součet.
    .more = Hauptlingovi popisují vesmíry Zrcadlového světa. { initiation-rule-once-more }
    .example = Z dvaceti vede součet sedm na dvacet sedm a dál na třicet čtyři.
initiation-subject-square-28 = Pole dvacet osm, cyklus čtyři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-29 = Pole dvacet devět, cyklus čtyři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-30 = Pole třicet, cyklus čtyři: vrací sem pole čtyřicet dva; samo nic nedělá.
    .more = { initiation-subject-square-42.more }
initiation-subject-square-31 = Pole třicet jedna: volání Limba vás stojí dva tahy, ledaže vaše místo zaujme jiná figurka.
    .more = Kdo Limbu naslouchá, toho jeho svět vtáhne. { initiation-rule-freed } { initiation-rule-exchange }
    .example = { initiation-topic-misses.example }
initiation-subject-square-32 = Pole třicet dva, cyklus čtyři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-33 = Pole třicet tři, cyklus čtyři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-34 = Pole třicet čtyři, cyklus čtyři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-35 = Pole třicet pět, cyklus čtyři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-36 = Pole třicet šest, konec čtvrtého cyklu: oběma kostkami hodí soused vlevo a jdete o jeho součet.
    .more = { initiation-topic-neighbour.more }
    .example = { initiation-topic-neighbour.example }
initiation-subject-square-37 = Pole třicet sedm, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-38 = Pole třicet osm, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-39 = Pole třicet devět, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-40 = Pole čtyřicet, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-41 = Pole čtyřicet jedna, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-42 = Pole čtyřicet dva: v Zrcadlovém světě se bloudí, takže zpátky na pole třicet.
    .more = Dalším hodem cesta pokračuje ze třiceti. Když je třicet obsazené, couvá se odtamtud.
    .example = Dojdete na čtyřicet dva: postavte figurku na třicet.
initiation-subject-square-43 = Pole čtyřicet tři, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-44 = Pole čtyřicet čtyři, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-45 = Pole čtyřicet pět, konec pátého cyklu: Luc vás pošle ještě jednou o stejný součet.
    .more = Luc vás učí vidět aury duší a čerpá psychickou energii kolem stolu. { initiation-rule-once-more }
    .example = Ze čtyřiceti vede součet pět na čtyřicet pět a dál na padesát.
initiation-subject-square-46 = Pole čtyřicet šest, cyklus šest: nic se tu neděje, čeká se na další hod.
initiation-subject-square-47 = Pole čtyřicet sedm, cyklus šest: nic se tu neděje, čeká se na další hod.
initiation-subject-square-48 = Pole čtyřicet osm, cyklus šest: nic se tu neděje, čeká se na další hod.
initiation-subject-square-49 = Pole čtyřicet devět, cyklus šest: nic se tu neděje, čeká se na další hod.
initiation-subject-square-50 = Pole padesát, cyklus šest: nic se tu neděje, čeká se na další hod.
initiation-subject-square-51 = Pole padesát jedna, cyklus šest: nic se tu neděje, čeká se na další hod.
initiation-subject-square-52 = Pole padesát dva: v Metempsychóze se hází každý tah; šestka vrací na start, jiná figurka osvobodí.
    .more = { initiation-topic-metempsychosis.more }
    .example = { initiation-topic-metempsychosis.example }
initiation-subject-square-53 = Pole padesát tři, cyklus šest: vede sem pětka a čtyřka při úplně prvním hodu; samo nic nedělá.
    .more = { initiation-topic-first-throw.more }
initiation-subject-square-54 = Pole padesát čtyři, konec šestého cyklu: Inyan vás pošle ještě jednou o stejný součet.
    .more = Inyan vás učí ovládat emoce a tím uniknout Kriskellovi. { initiation-rule-once-more }
    .example = Z padesáti vede součet čtyři na padesát čtyři a dál na padesát osm, které vrací na start.
initiation-subject-square-55 = Pole padesát pět, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-56 = Pole padesát šest, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-57 = Pole padesát sedm, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-58 = Pole padesát osm: Jurande zasvěcení neuzná a začíná se znovu od startu.
    .more = Zasvěcení nebylo řádné, takže se probudíte na startu. { initiation-rule-again }
    .example = Dojdete na padesát osm: postavte figurku na start.
initiation-subject-square-59 = Pole padesát devět, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-60 = Pole šedesát, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-61 = Pole šedesát jedna, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-62 = Pole šedesát dva, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-63 = Pole šedesát tři: kdo sem dojde přesně, stane se šamanem; co je navíc, o to se jde zpátky.
    .more = Tady končí sedmý cyklus a s ním zasvěcení. { initiation-rule-bounce }
    .example = { initiation-topic-bounce.example }

## Pravidla v pořadí, jak se čtou; některá jsou připomínka pro svou chvíli

initiation-topic-overview = Každý vede figurku dvěma kostkami přes šedesát tři polí; kdo dojde přesně na konec, stane se šamanem.
    .more = Je to cesta budoucího šamana, která se mu zdá v sedmi cyklech po devíti polích, a vedou ho Velcí šamani. Některá pole pomáhají, jiná zdrží nebo vrátí. Podle pravidla tohoto stolu hrají dva až šest hráčů.
    .example = Stojíte na šedesáti a hodíte jedničku a dvojku: to je šedesát tři a je z vás šaman.
initiation-topic-setup = Všechny figurky jsou na startu, obě kostky po ruce a každý pozná svou figurku hmatem.
    .more = Plán leží uprostřed, aby na cestu dosáhla každá ruka. Na startu je místo pro všechny figurky: to je pravidlo tohoto stolu.
    .example = Ve čtyřech postavíte na start čtyři figurky a každý hodí jednou kostkou.
initiation-topic-start = Každý hodí jednou kostkou a řekne ji; začíná nejvyšší a při shodě se hází znovu.
    .more = Ostatní už znovu neházejí. Kdo začíná, volí i směr hry.
    .example = Pětka, trojka a pětka: ti dva s pětkou hodí znovu.
initiation-topic-direction = Kdo začíná, zvolí na celou hru, jestli kostky putují doleva, nebo doprava.
    .more = Za pole třicet šest hází vždycky soused vlevo, ať se hraje kterýmkoli směrem.
    .example = Zvolíte doprava: po vás hází soused vpravo.
initiation-topic-play =
    { $variant ->
        [plain] V tahu hoďte oběma kostkami, řekněte jednu i druhou a jděte o jejich součet.
       *[other] V tahu hoďte oběma kostkami, řekněte jednu i druhou a každá posune jednu vaši figurku.
    }
    .more = Řekněte obě kostky, ne jen součet: může záležet na šestce nebo na první devítce. Potom působí pole, na které dojdete. Stejná čísla na kostkách žádné vlastní pravidlo nemají.
    .example = Na třiceti dvou hodíte čtyřku a jedničku: figurka jde na třicet sedm.
initiation-topic-first-throw =
    { $variant ->
        [plain] Prvním hodem hry vede trojka a šestka na dvacet šest, pětka a čtyřka na padesát tři.
       *[other] Se dvěma figurkami se kostky počítají zvlášť, takže devítka prvním hodem nikam nevede.
    }
    .more =
        { $variant ->
            [plain] Přímluvce vás tam dovede rovnou, přes všechno, co je mezi tím. { initiation-rule-again }
           *[other] S jednou figurkou by trojka a šestka vedla na dvacet šest, pětka a čtyřka na padesát tři.
        }
    .example =
        { $variant ->
            [plain] Prvním hodem padne čtyřka a pětka: postavte figurku na padesát tři.
           *[other] Hodíte čtyřku a pětku: jedna figurka jde na čtyři, druhá na pět.
        }
initiation-topic-occupied = Z obsazeného pole se couvá na první volné, kromě výměn na devatenáct, třicet jedna a padesát dva.
    .more = To jde před vším, co by pole udělalo, a platí i pro pole, kam vede jiné. { initiation-rule-backing } { initiation-rule-lower }
    .example = Na dvaceti třech stojí figurka a vy tam dojdete: postavte svou na dvacet dva.
initiation-topic-leads = Šest vede na dvanáct, čtyřicet dva vrací na třicet a padesát osm na start.
    .more = Na šesti otvírá Albin Svět cest. Na čtyřiceti dvou se bloudí Zrcadlovým světem a na padesáti osmi Jurande neuzná řádné zasvěcení.
    .example = Dojdete na čtyřicet dva: figurka se vrací na třicet.
initiation-topic-cycles = Devět, osmnáct, dvacet sedm, čtyřicet pět a padesát čtyři posílají ještě jednou o stejný součet.
    .more = { initiation-rule-once-more } A platí zase, když vede na další takové pole. Průvodci jsou tu Ethan, Léo, Hauptlingovi, Luc a Inyan.
    .example = Devítkou dojdete na devět: dál na osmnáct, na dvacet sedm a na třicet šest.
initiation-topic-misses = Devatenáct stojí jeden tah, třicet jedna dva, ledaže místo zaujme jiná figurka.
    .more = Drží vás tu svět Limba, na devatenácti s Albourem. { initiation-rule-freed } { initiation-rule-exchange }
    .example = Čekáte na devatenácti a dojde tam jiná figurka: teď místo vás čeká ona.
initiation-topic-neighbour = Na poli třicet šest hodí oběma kostkami soused vlevo a figurka jde o jejich součet.
    .more = Diya představí Bioneiroise, který ukáže možnou budoucnost. Je to tah jako každý jiný, takže pole působí. { initiation-rule-neighbour }
    .example = Soused vlevo hodí dvojku a jedničku: jdete na třicet devět.
initiation-topic-metempsychosis = Na poli padesát dva se hází každý tah: šestka vrací na start, jinak se čeká na další figurku.
    .more = Kriskellovi Lemuři vám vzali sílu a se šestkou pomůže Orakumo. Figurka, která sem dojde, vás osvobodí, a jdete o součet, který ji přivedl. { initiation-rule-reborn }
    .example = Součtem sedm dojde na padesát dva jiná figurka: vaše je volná a jde na padesát devět.
initiation-topic-bounce = Za šedesát tři se jde zpátky o tolik polí, o kolik je to navíc.
    .more = Na šedesát tři se musí dojít přesně. { initiation-rule-bounce }
    .example = Na šedesáti hodíte pět: tři pole na šedesát tři, dvě zpátky a stojíte na šedesáti jedna.
initiation-topic-over = Hra končí, když figurka dojde přesně na šedesát tři, v týmu obě figurky.
    .more = Tím je sedmý cyklus celý a zasvěcení hotové. První tým, který tam má obě figurky, vyhrává společně.
    .example = Stojíte na padesáti devíti a hodíte trojku a jedničku: je z vás šaman.
initiation-topic-teams = V týmech nebo se dvěma figurkami se kostky počítají zvlášť a na šedesát tři musí obě figurky.
    .more = Tým jsou dva hráči naproti sobě a sami volí, která figurka jde o kterou kostku. Když jedna stojí nebo vynechává, hází se jen jednou kostkou, pro tu druhou. { initiation-rule-partners }
    .example = Pětka a dvojka: jedna figurka jde o pět, druhá o dvě.
initiation-topic-share = Se dvěma figurkami posouvá každá kostka jednu, jak tým chce; první kostka jde první.
    .more = Řekněte, která figurka bere kterou kostku; smí to říct kdokoli z týmu. Když může jít jen jedna figurka, hází se jednou kostkou.
    .example = Řeknete: první kostka pro figurku dva, a druhá posune figurku jedna.
initiation-topic-companion-dice =
    { $companion-throws ->
        [no] Já kostkami nikdy neházím: to je pravidlo tohoto stolu.
       *[yes] Řekněte „hoď kostkami“: podle pravidla tohoto stolu hodím náhodně a kostky ohlásím.
    }
    .more = Vaše vlastní kostky platí stejně: řekněte obě.
    .example = Řeknu čtyři a dva a vy posunete figurku o šest.

## Situace: co se stane, když…

initiation-situation-first-three-six =
    { $variant ->
        [plain] Trojka a šestka úplně prvním hodem vedou vaši figurku rovnou na dvacet šest.
       *[other] { initiation-topic-first-throw }
    }
    .more = { initiation-topic-first-throw.more }
    .example = { initiation-topic-first-throw.example }
initiation-situation-first-five-four =
    { $variant ->
        [plain] Pětka a čtyřka úplně prvním hodem vedou vaši figurku rovnou na padesát tři.
       *[other] { initiation-topic-first-throw }
    }
    .more = { initiation-topic-first-throw.more }
    .example = { initiation-topic-first-throw.example }
initiation-situation-later-nine = Pozdější devítka je devět polí a nic víc: nevede na dvacet šest ani na padesát tři.
    .more = { initiation-rule-again }
    .example = Z pole jedna vede pozdější devítka na deset.
initiation-situation-doubles = Dvě stejné kostky nemají vlastní pravidlo: jde se o součet a znovu se nehází.
    .more = Na padesáti dvou jsou dvě šestky jako jedna.
    .example = Dvě trojky: figurka jde o šest a hází další.
initiation-situation-start-tie = Kdo se shodne na nejvyšší kostce, hází znovu, dokud není někdo výš.
    .more = Ostatní už znovu neházejí. Nejvyšší pak začíná a volí směr.
    .example = { initiation-topic-start.example }
initiation-situation-occupied = Když už tam figurka stojí, couvá se na první volné pole; na devatenácti, třiceti jedna a padesáti dvou se mění místa.
    .more = { initiation-topic-occupied.more }
    .example = { initiation-topic-occupied.example }
initiation-situation-led-to-taken = Když je obsazené pole, kam vede jiné, couvá se odtamtud na první volné.
    .more = Platí to pro dvanáct a třicet a také pro dvacet šest a padesát tři. { initiation-rule-backing }
    .example = Dojdete na šest a na dvanácti stojí figurka: postavte svou na jedenáct.
initiation-situation-backing-onto-special = { initiation-rule-backing }
    .more = Na poli, které s vámi nic nedělá, prostě čekáte na další hod.
    .example =
        { $backing-up ->
            [past] Dvacet osm je obsazené: přeskočíte dvacet sedm a stojíte na dvaceti šesti.
           *[quiet] Dvacet osm je obsazené: stojíte na dvaceti sedmi a dál nejdete.
        }
initiation-situation-no-free-square = Když už za vámi není žádné volné pole, stojíte podle pravidla tohoto stolu na startu.
    .more = Na startu je místo pro všechny. { initiation-rule-lower }
initiation-situation-limbo-taken = Kdo dojde na devatenáct nebo třicet jedna k jiné figurce, zaujme její místo a vynechává místo ní.
    .more = { initiation-rule-freed } { initiation-rule-exchange }
    .example = { initiation-topic-misses.example }
initiation-situation-held-six = Šestka na kterékoli kostce vás z padesáti dvou vrátí na start, kde začínáte znovu.
    .more = Orakumo vám pomůže znovu se narodit. { initiation-rule-reborn }
    .example = Na padesáti dvou hodíte šestku a dvojku: figurka jde na start.
initiation-situation-held-no-six = Bez šestky zůstáváte na padesáti dvou a v dalším tahu házíte znovu.
    .more = Osvobodí vás také každá jiná figurka, která tam dojde.
    .example = Pětka a čtyřka na padesáti dvou: nic se nehýbe.
initiation-situation-held-freed = Kdo dojde na padesát dva, zaujme vaše místo, a vy jdete o součet, který ho přivedl.
    .more = Ten součet platí jednou, i když posunul příchozího vícekrát. Je to tah jako každý jiný: pole působí a šedesát tři vyhrává.
    .example = { initiation-topic-metempsychosis.example }
initiation-situation-nobody-frees = Když na padesát dva nikdo nedojde, házíte tam každý tah dvěma kostkami, až vás šestka vrátí na start.
    .more = Trvá to tolik tahů, kolik je třeba, a ostatní mezitím hrají.
initiation-situation-bounce = Když jdete moc daleko, vracíte se od šedesáti tří o to, co je navíc.
    .more = { initiation-topic-bounce.more }
    .example = { initiation-topic-bounce.example }
initiation-situation-bounce-special = { initiation-rule-bounce }
    .more =
        { $bounce-acts ->
            [no] Zůstanete stát a v dalším tahu házíte znovu.
           *[yes] Padesát osm tedy vrací na start, padesát dva drží a padesát čtyři posílá zase dopředu.
        }
    .example =
        { $bounce-acts ->
            [no] Pět navíc: stojíte na padesáti osmi a nic se neděje.
           *[yes] Pět navíc: stojíte na padesáti osmi a to vás vrátí na start.
        }
initiation-situation-exact = Kdo dojde přesně na šedesát tři, je šaman a hra je u konce.
    .more = V týmu nebo se dvěma figurkami tam musí stát obě.
    .example = { initiation-topic-over.example }
initiation-situation-cycle-chain = Když stejný součet vede na další pole cyklu, platí odtamtud ještě jednou.
    .more = { initiation-rule-once-more } Jde to tak dál, dokud figurka nezůstane na jiném poli.
    .example = { initiation-topic-cycles.example }
initiation-situation-sent-to-start = Na startu začínáte cestu znovu a na řadě jste jako předtím.
    .more = Na startu je podle pravidla tohoto stolu místo pro všechny. { initiation-rule-again }
initiation-situation-neighbour-six = { initiation-rule-neighbour }
    .more = Soused vlevo hází za vás, i když sám vynechává nebo čeká na padesáti dvou.
initiation-situation-pawn-blocked = Když jedna figurka stojí nebo vynechává, hází se jen jednou kostkou, pro tu druhou.
    .more = Když nemůže ani jedna a některá čeká na padesáti dvou, hází se dvěma kostkami o šestku.
    .example = Figurka jedna vynechává: hodíte čtyřku a figurka dva jde o čtyři.
initiation-situation-pawn-home = Figurka na šedesáti třech tam zůstane a pro druhou se hází jen jednou kostkou.
    .more = Vyhrává první tým, který tam má obě figurky.
initiation-situation-partner-square = { initiation-rule-partners }
    .more =
        { $partners-share ->
            [yes] Na poli, které něco dělá, se přesto couvá.
           *[no] Couvá se tedy i před ní a na devatenácti, třiceti jedna a padesáti dvou se mění místa.
        }
initiation-situation-leaves = Kdo odejde od stolu, toho tah přeskočí až do návratu a jeho figurka zůstane, kde je.
    .more = Řekněte, kdo odchází a potom kdo se vrací. Figurka své pole dál obsazuje.

## Příprava: čtyři kroky

initiation-setup-2-1 = Ve dvou: plán doprostřed a obě kostky po ruce.
initiation-setup-2-2 = Ve dvou: každý vezme jinou figurku, rozeznatelnou hmatem, a postaví ji na start.
initiation-setup-2-3 = Ve dvou: každý hodí jednou kostkou a řekne své jméno a číslo.
initiation-setup-2-4 = Ve dvou: kdo má nejvíc, zvolí doleva, nebo doprava, a hodí oběma kostkami.
initiation-setup-3-1 = Ve třech: plán doprostřed a obě kostky po ruce.
initiation-setup-3-2 = Ve třech: každý vezme jinou figurku, rozeznatelnou hmatem, a postaví ji na start.
initiation-setup-3-3 = Ve třech: každý hodí jednou kostkou a řekne své jméno a číslo.
initiation-setup-3-4 = Ve třech: kdo má nejvíc, zvolí doleva, nebo doprava, a hodí oběma kostkami.
initiation-setup-4-1 = Ve čtyřech: plán doprostřed a obě kostky po ruce.
initiation-setup-4-2 = Ve čtyřech: každý vezme jinou figurku, rozeznatelnou hmatem, a postaví ji na start.
initiation-setup-4-3 = Ve čtyřech: každý hodí jednou kostkou a řekne své jméno a číslo.
initiation-setup-4-4 = Ve čtyřech: kdo má nejvíc, zvolí doleva, nebo doprava, a hodí oběma kostkami.
initiation-setup-5-1 = V pěti: plán doprostřed a obě kostky po ruce.
initiation-setup-5-2 = V pěti: každý vezme jinou figurku, rozeznatelnou hmatem, a postaví ji na start.
initiation-setup-5-3 = V pěti: každý hodí jednou kostkou a řekne své jméno a číslo.
initiation-setup-5-4 = V pěti: kdo má nejvíc, zvolí doleva, nebo doprava, a hodí oběma kostkami.
initiation-setup-6-1 = V šesti: plán doprostřed a obě kostky po ruce.
initiation-setup-6-2 = V šesti: každý vezme jinou figurku, rozeznatelnou hmatem, a postaví ji na start.
initiation-setup-6-3 = V šesti: každý hodí jednou kostkou a řekne své jméno a číslo.
initiation-setup-6-4 = V šesti: kdo má nejvíc, zvolí doleva, nebo doprava, a hodí oběma kostkami.
