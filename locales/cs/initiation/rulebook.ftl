# Pravidla hry „Qui sera chaman ?“: každá odpověď je jedna věta, nejvýš na osm vteřin.

## Pole: co které dělá

# „Co dělá start?“
initiation-subject-start = Na startu smí stát kolik figurek chce: tady cesta začíná a některá pole sem vracejí.
initiation-subject-square-1 = Pole jedna, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-2 = Pole dva, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-3 = Pole tři, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-4 = Pole čtyři, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-5 = Pole pět, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-6 = Pole šest: Albin vás zasvětí do Světa cest a rovnou vás postaví na dvanáct.
initiation-subject-square-7 = Pole sedm, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-8 = Pole osm, cyklus jedna: nic se tu neděje, čeká se na další hod.
initiation-subject-square-9 = Pole devět, konec prvního cyklu: Ethan vás pošle ještě jednou o stejný součet, bez házení.
initiation-subject-square-10 = Pole deset, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-11 = Pole jedenáct, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-12 = Pole dvanáct, cyklus dva: vede sem i pole šest; samo nic nedělá.
initiation-subject-square-13 = Pole třináct, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-14 = Pole čtrnáct, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-15 = Pole patnáct, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-16 = Pole šestnáct, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-17 = Pole sedmnáct, cyklus dva: nic se tu neděje, čeká se na další hod.
initiation-subject-square-18 = Pole osmnáct, konec druhého cyklu: Léo vás pošle ještě jednou o stejný součet, bez házení.
initiation-subject-square-19 = Pole devatenáct: Albour a Limbo vás stojí jeden tah, ledaže vaše místo zaujme jiná figurka.
initiation-subject-square-20 = Pole dvacet, cyklus tři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-21 = Pole dvacet jedna, cyklus tři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-22 = Pole dvacet dva, cyklus tři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-23 = Pole dvacet tři, cyklus tři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-24 = Pole dvacet čtyři, cyklus tři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-25 = Pole dvacet pět, cyklus tři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-26 = Pole dvacet šest, cyklus tři: vede sem trojka a šestka při úplně prvním hodu; samo nic nedělá.
initiation-subject-square-27 = Pole dvacet sedm, konec třetího cyklu: Hauptlingovi vás pošlou ještě jednou o stejný součet.
initiation-subject-square-28 = Pole dvacet osm, cyklus čtyři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-29 = Pole dvacet devět, cyklus čtyři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-30 = Pole třicet, cyklus čtyři: vrací sem pole čtyřicet dva; samo nic nedělá.
initiation-subject-square-31 = Pole třicet jedna: volání Limba vás stojí dva tahy, ledaže vaše místo zaujme jiná figurka.
initiation-subject-square-32 = Pole třicet dva, cyklus čtyři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-33 = Pole třicet tři, cyklus čtyři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-34 = Pole třicet čtyři, cyklus čtyři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-35 = Pole třicet pět, cyklus čtyři: nic se tu neděje, čeká se na další hod.
initiation-subject-square-36 = Pole třicet šest, konec čtvrtého cyklu: oběma kostkami hodí soused vlevo a jdete o jeho součet.
initiation-subject-square-37 = Pole třicet sedm, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-38 = Pole třicet osm, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-39 = Pole třicet devět, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-40 = Pole čtyřicet, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-41 = Pole čtyřicet jedna, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-42 = Pole čtyřicet dva: v Zrcadlovém světě se bloudí, takže zpátky na pole třicet.
initiation-subject-square-43 = Pole čtyřicet tři, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-44 = Pole čtyřicet čtyři, cyklus pět: nic se tu neděje, čeká se na další hod.
initiation-subject-square-45 = Pole čtyřicet pět, konec pátého cyklu: Luc vás pošle ještě jednou o stejný součet.
initiation-subject-square-46 = Pole čtyřicet šest, cyklus šest: nic se tu neděje, čeká se na další hod.
initiation-subject-square-47 = Pole čtyřicet sedm, cyklus šest: nic se tu neděje, čeká se na další hod.
initiation-subject-square-48 = Pole čtyřicet osm, cyklus šest: nic se tu neděje, čeká se na další hod.
initiation-subject-square-49 = Pole čtyřicet devět, cyklus šest: nic se tu neděje, čeká se na další hod.
initiation-subject-square-50 = Pole padesát, cyklus šest: nic se tu neděje, čeká se na další hod.
initiation-subject-square-51 = Pole padesát jedna, cyklus šest: nic se tu neděje, čeká se na další hod.
initiation-subject-square-52 = Pole padesát dva: v Metempsychóze se hází každý tah; šestka vrací na start, jiná figurka osvobodí.
initiation-subject-square-53 = Pole padesát tři, cyklus šest: vede sem pětka a čtyřka při úplně prvním hodu; samo nic nedělá.
initiation-subject-square-54 = Pole padesát čtyři, konec šestého cyklu: Inyan vás pošle ještě jednou o stejný součet.
initiation-subject-square-55 = Pole padesát pět, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-56 = Pole padesát šest, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-57 = Pole padesát sedm, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-58 = Pole padesát osm: Jurande zasvěcení neuzná a začíná se znovu od startu.
initiation-subject-square-59 = Pole padesát devět, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-60 = Pole šedesát, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-61 = Pole šedesát jedna, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-62 = Pole šedesát dva, cyklus sedm: nic se tu neděje, čeká se na další hod.
initiation-subject-square-63 = Pole šedesát tři: kdo sem dojde přesně, stane se šamanem; co je navíc, o to se jde zpátky.

## Pravidla: připomínka pro každou chvíli a ostatní

initiation-topic-overview = Každý vede figurku dvěma kostkami přes šedesát tři polí; kdo dojde přesně na konec, stane se šamanem.
initiation-topic-setup = Všechny figurky jsou na startu, obě kostky po ruce a každý pozná svou figurku hmatem.
initiation-topic-start = Každý hodí jednou kostkou a řekne ji; začíná nejvyšší a při shodě se hází znovu.
initiation-topic-direction = Kdo začíná, zvolí na celou hru, jestli kostky putují doleva, nebo doprava.
initiation-topic-play = V tahu hoďte oběma kostkami, řekněte jednu i druhou a jděte o jejich součet.
initiation-topic-neighbour = Na poli třicet šest hodí oběma kostkami soused vlevo a figurka jde o jejich součet.
initiation-topic-metempsychosis = Na poli padesát dva se hází každý tah: šestka vrací na start, jinak se čeká na další figurku.
initiation-topic-share = Se dvěma figurkami posouvá každá kostka jednu, jak tým chce; první kostka jde první.
initiation-topic-over = Hra končí, když figurka dojde přesně na šedesát tři, v týmu obě figurky.
initiation-topic-first-throw = Prvním hodem hry vede trojka a šestka na dvacet šest, pětka a čtyřka na padesát tři.
initiation-topic-cycles = Devět, osmnáct, dvacet sedm, čtyřicet pět a padesát čtyři posílají ještě jednou o stejný součet.
initiation-topic-leads = Šest vede na dvanáct, čtyřicet dva vrací na třicet a padesát osm na start.
initiation-topic-misses = Devatenáct stojí jeden tah, třicet jedna dva, ledaže místo zaujme jiná figurka.
initiation-topic-occupied = Z obsazeného pole se couvá na první volné, kromě výměn na devatenáct, třicet jedna a padesát dva.
initiation-topic-bounce = Za šedesát tři se jde zpátky o tolik polí, o kolik je to navíc.
initiation-topic-teams = V týmech nebo se dvěma figurkami se kostky počítají zvlášť a na šedesát tři musí obě figurky.
initiation-topic-companion-dice = Řekněte „hoď kostkami“: hodím náhodně a kostky ohlásím, pokud to váš stůl nezakázal.

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
