### The rulebook of Shamans in Czech: one sentence each, spoken in at most eight seconds.

## What things are and do

# When somebody asks what this is: portal.
shamans-subject-portal = Portál odhodíte kdykoli, i mimo svůj tah, a Stín tím posunete o jedno pole dopředu nebo zpět.

# When somebody asks what this is: mask.
shamans-subject-mask = Kdo vezme masku pravdy, hned všem ukáže kartu své role, a maska nikdy nezůstává lícem dolů.

# When somebody asks what this is: dagger.
shamans-subject-dagger = Rituální dýka se odhazuje při neutralizaci a vyřadí jiného hráče, a leží-li odkrytě, použít se musí.

# When somebody asks what this is: moon-shard.
shamans-subject-moon-shard = Kdo je na konci kola ve hře a má dva nebo tři měsíční kameny, získá dva body navíc.

# When somebody asks what this is: eclipse.
shamans-subject-eclipse = Při zatmění dá každý, kdo drží karty, jednu sousedovi po směru šipky a destička jde pryč.

# When somebody asks what this is: stabilisation.
shamans-subject-stabilisation = Rituál stabilizace vrátí Stín o dvě pole, nebo dá artefakt z nabídky či z hromádky.

# When somebody asks what this is: permutation.
shamans-subject-permutation = Při rituálu permutace vyměníte kartu role s jiným hráčem a oba se na novou smíte podívat.

# When somebody asks what this is: illumination.
shamans-subject-illumination = Rituál iluminace dá jeden bod, který už zůstane, ať kolo dopadne jakkoli.

# When somebody asks what this is: neutralisation.
shamans-subject-neutralisation = Při rituálu neutralizace se odhodí dýka a vyřadí jiný hráč, bez dýky se nestane nic.

# When somebody asks what this is: artefact.
shamans-subject-artefact = Artefakt je destička, kterou získá nejnižší karta cíle: portál, maska pravdy, rituální dýka nebo měsíční kámen.

# When somebody asks what this is: ritual.
shamans-subject-ritual = Rituál patří ke světu a provede ho hned ten, kdo k němu položí poslední chybějící kartu.

# When somebody asks what this is: world.
shamans-subject-world = Svět je jedna z barev na plánu, leží u něj karty této barvy, a když jsou všechny, přijde rituál.

# When somebody asks what this is: destination.
shamans-subject-destination = Cíl štychu je barva jeho první karty, a kdo zahraje jinou, posune Stín o pole k Měsíci.

# When somebody asks what this is: guide.
shamans-subject-guide = Vedoucí štychu hraje první kartu a určuje tím cíl, příště vede ten, kdo měl nejvyšší kartu cíle.

# When somebody asks what this is: marker.
shamans-subject-marker = Žeton začínajícího hráče říká, kdo vede první štych kola, a po každém kole putuje doleva.

# When somebody asks what this is: shadow.
shamans-subject-shadow = Stín je figurka na cestě k Měsíci, a také role těch, kdo jí tam chtějí pomoci.

# When somebody asks what this is: shaman.
shamans-subject-shaman = Šaman je role těch, kdo vyhrají, když dojdou karty nebo padne poslední Stín dřív, než figurka vstoupí na Měsíc.

# When somebody asks what this is: moon.
shamans-subject-moon = Měsíc je poslední pole dráhy, a jakmile na něj Stín vstoupí, vyhrávají kolo Stíny.

## Stickers, by shape and place

# When somebody asks about this sticker: round-tile.
shamans-sticker-round-tile = Kolečko na destičce je portál: kdykoli ho odhodíte a Stín posunete o pole dopředu nebo zpět.

# When somebody asks about this sticker: round-board.
shamans-sticker-round-board = Kolečko na plánu je rituál stabilizace: Stín o dvě pole zpět, nebo jeden artefakt.

# When somebody asks about this sticker: triangle-tile.
shamans-sticker-triangle-tile = Trojúhelník na destičce je zatmění: kdo drží karty, dá jednu sousedovi po směru šipky.

# When somebody asks about this sticker: question-mark-tile.
shamans-sticker-question-mark-tile = Otazník na destičce je maska pravdy: kdo ji vezme, hned všem ukáže svou roli.

# When somebody asks about this sticker: bar-tile.
shamans-sticker-bar-tile = Čárka na destičce je rituální dýka: při neutralizaci se odhodí a vyřadí jiného hráče.

# When somebody asks about this sticker: two-points-tile.
shamans-sticker-two-points-tile = Dva body na destičce jsou měsíční kámen: dva nebo tři na konci kola přidají dva body.

# When somebody asks about this sticker: cross-board.
shamans-sticker-cross-board = Křížek na plánu je rituál permutace: dva hráči si vymění karty rolí.

# When somebody asks about this sticker: one-point-board.
shamans-sticker-one-point-board = Jeden bod na plánu je rituál iluminace: získáte jeden bod a už o něj nepřijdete.

# When somebody asks about this sticker: minus-board.
shamans-sticker-minus-board = Mínus na plánu je rituál neutralizace: s dýkou vyřadíte jiného hráče, bez ní se nestane nic.

## Rules, by topic

# When somebody asks for the rule, or why: overview.
shamans-topic-overview = Šamani chrání světy, Stíny ženou figurku na Měsíc, a kdo má po kole nejvíc bodů, aspoň osm, vyhrává.

# When somebody asks for the rule, or why: setup.
shamans-topic-setup = Před kolem se Stín postaví na start, dvě destičky se odkryjí do nabídky a rozdají se role a karty.

# When somebody asks for the rule, or why: deck.
shamans-topic-deck = Ve třech se hraje pět barev do šestky, ve čtyřech šest barev do šestky, v pěti sedm barev do osmičky.

# When somebody asks for the rule, or why: play.
shamans-topic-play = Vedoucí určí první kartou cíl a ostatní po směru hodinových ručiček zahrají každý jednu libovolnou kartu.

# When somebody asks for the rule, or why: artefact.
shamans-topic-artefact = Nejnižší karta cíle bere destičku z nabídky, nebo svrchu z hromádky, a jen ta smí zůstat lícem dolů.

# When somebody asks for the rule, or why: row.
shamans-topic-row = Prázdné místo v nabídce se hned doplní destičkou z hromádky, lícem nahoru.

# When somebody asks for the rule, or why: eclipse.
shamans-topic-eclipse = Jakmile je zatmění vidět, dá každý s kartami jednu sousedovi podle šipky a zatmění se odhodí.

# When somebody asks for the rule, or why: ritual.
shamans-topic-ritual = Poslední karta světa spustí jeho rituál, a ten se provede hned, než hra pokračuje.

# When somebody asks for the rule, or why: hand.
shamans-topic-hand = Karty vyřazeného Stínu jdou ke svým světům, figurka stojí a rituály provede ten, kdo vyřazoval.

# When somebody asks for the rule, or why: moon.
shamans-topic-moon = Než Stín vstoupí na Měsíc, smí kdokoli zahrát portál, jinak kolo končí výhrou Stínů.

# When somebody asks for the rule, or why: guide.
shamans-topic-guide = Má-li kartu cíle jen hráč mimo kolo, sám řekne, kdo povede další štych.

# When somebody asks for the rule, or why: roles.
shamans-topic-roles = Role se ukazují při masce pravdy, při vyřazení a po skončení kola, jinak zůstávají tajné.

# When somebody asks for the rule, or why: tiles.
shamans-topic-tiles = Na konci kola ukážou své skryté destičky ti, kterým by mohly přinést body za měsíční kameny.

# When somebody asks for the rule, or why: over.
shamans-topic-over = Hra končí, když má po bodování jediný hráč nejvíc a aspoň osm bodů, jinak přijde další kolo.

# When somebody asks for the rule, or why: shadow.
shamans-topic-shadow = Každá karta jiné barvy, než je cíl, nejdřív posune Stín o pole k Měsíci, teprve pak jde ke světu.

# When somebody asks for the rule, or why: destination.
shamans-topic-destination = Jen karty v barvě cíle rozhodují, kdo bere artefakt a kdo povede další štych.

# When somebody asks for the rule, or why: portal.
shamans-topic-portal = Portál smíte odhodit kdykoli, i těsně před Měsícem nebo před svým vyřazením, a posunout Stín o pole.

# When somebody asks for the rule, or why: mask.
shamans-topic-mask = Maska pravdy se vždy ukáže a s ní i role toho, kdo ji bere.

# When somebody asks for the rule, or why: dagger.
shamans-topic-dagger = Odkrytá dýka se při neutralizaci odhodit musí, skrytou smí majitel zatajit.

# When somebody asks for the rule, or why: moon-shard.
shamans-topic-moon-shard = Dva nebo tři měsíční kameny dají na konci kola dva body, jeden sám nedá nic.

# When somebody asks for the rule, or why: stabilisation.
shamans-topic-stabilisation = Stabilizace nabízí Stín o dvě pole zpět, nebo artefakt, a když žádný nezbývá, platí pravidlo stolu.

# When somebody asks for the rule, or why: permutation.
shamans-topic-permutation = Permutace vymění role dvou hráčů, a pokud pravidlo stolu neříká jinak, vynechat se nedá.

# When somebody asks for the rule, or why: illumination.
shamans-topic-illumination = Bod za iluminaci platí hned a nepřijde o něj ani ten, kdo je později mimo kolo.

# When somebody asks for the rule, or why: neutralisation.
shamans-topic-neutralisation = Kdo má při neutralizaci odkrytou dýku, musí někoho vyřadit, skrytou použít může, bez dýky se neděje nic.

# When somebody asks for the rule, or why: elimination.
shamans-topic-elimination = Vyřazení odhalí roli, za Šamana jde Stín o pole za každou kartu v ruce, po posledním Stínu vyhrávají Šamani.

# When somebody asks for the rule, or why: round-end.
shamans-topic-round-end = Kolo končí, když Stín vstoupí na Měsíc, když padne poslední Stín, nebo když dojdou karty v ruce.

# When somebody asks for the rule, or why: scoring.
shamans-topic-scoring = Za výhru dostane Šaman ve hře dva body, Stín ve hře tři, dva nebo tři měsíční kameny přidají dva.

# When somebody asks for the rule, or why: talk.
shamans-topic-talk = Mluvit se smí o všem kromě barev, světů a čísel karet.

## Set-up for 3 players

# Step 1 of the set-up for 3 players.
shamans-setup-3-1 = Položte plán doprostřed stolu a na dosah připravte vítězné body.

# Step 2 of the set-up for 3 players.
shamans-setup-3-2 = Vezměte karty pěti spodních barev plánu s čísly jedna až šest, celkem třicet karet.

# Step 3 of the set-up for 3 players.
shamans-setup-3-3 = Připravte karty rolí: dva Šamany a jeden Stín.

# Step 4 of the set-up for 3 players.
shamans-setup-3-4 = Postavte figurku Stínu na počáteční pole pro tři hráče.

# Step 5 of the set-up for 3 players.
shamans-setup-3-5 = Zamíchejte dvanáct artefaktů lícem dolů a dva z nich odkryjte do nabídky.

# Step 6 of the set-up for 3 players.
shamans-setup-3-6 = Zamíchejte zatmění mezi deset zbylých artefaktů a hromádku položte lícem dolů, zatmění nesmí být navrchu.

# Step 7 of the set-up for 3 players.
shamans-setup-3-7 = Každému dejte jednu kartu role lícem dolů, na svou se smí každý kdykoli podívat.

# Step 8 of the set-up for 3 players.
shamans-setup-3-8 = Každému rozdejte devět karet a tři zbylé vyložte lícem nahoru k jejich světům.

# Step 9 of the set-up for 3 players.
shamans-setup-3-9 = Žeton začínajícího hráče má v prvním kole nejstarší u stolu, a kdo ho má, vede první štych.

## Set-up for 4 players

# Step 1 of the set-up for 4 players.
shamans-setup-4-1 = Položte plán doprostřed stolu a na dosah připravte vítězné body.

# Step 2 of the set-up for 4 players.
shamans-setup-4-2 = Vezměte karty pěti spodních barev plánu a hnědé s čísly jedna až šest, celkem třicet šest karet.

# Step 3 of the set-up for 4 players.
shamans-setup-4-3 = Připravte karty rolí: tři Šamany a jeden Stín.

# Step 4 of the set-up for 4 players.
shamans-setup-4-4 = Postavte figurku Stínu na počáteční pole pro čtyři hráče.

# Step 5 of the set-up for 4 players.
shamans-setup-4-5 = Zamíchejte dvanáct artefaktů lícem dolů a dva z nich odkryjte do nabídky.

# Step 6 of the set-up for 4 players.
shamans-setup-4-6 = Zamíchejte zatmění mezi deset zbylých artefaktů a hromádku položte lícem dolů, zatmění nesmí být navrchu.

# Step 7 of the set-up for 4 players.
shamans-setup-4-7 = Každému dejte jednu kartu role lícem dolů, na svou se smí každý kdykoli podívat.

# Step 8 of the set-up for 4 players.
shamans-setup-4-8 = Každému rozdejte devět karet, žádná nezbude.

# Step 9 of the set-up for 4 players.
shamans-setup-4-9 = Žeton začínajícího hráče má v prvním kole nejstarší u stolu, a kdo ho má, vede první štych.

## Set-up for 5 players

# Step 1 of the set-up for 5 players.
shamans-setup-5-1 = Položte plán doprostřed stolu a na dosah připravte vítězné body.

# Step 2 of the set-up for 5 players.
shamans-setup-5-2 = Vezměte karty všech sedmi barev s čísly jedna až osm, celkem padesát šest karet.

# Step 3 of the set-up for 5 players.
shamans-setup-5-3 = Připravte karty rolí: tři Šamany a dva Stíny.

# Step 4 of the set-up for 5 players.
shamans-setup-5-4 = Postavte figurku Stínu na počáteční pole pro pět hráčů.

# Step 5 of the set-up for 5 players.
shamans-setup-5-5 = Zamíchejte dvanáct artefaktů lícem dolů a dva z nich odkryjte do nabídky.

# Step 6 of the set-up for 5 players.
shamans-setup-5-6 = Zamíchejte zatmění mezi deset zbylých artefaktů a hromádku položte lícem dolů, zatmění nesmí být navrchu.

# Step 7 of the set-up for 5 players.
shamans-setup-5-7 = Každému dejte jednu kartu role lícem dolů, na svou se smí každý kdykoli podívat.

# Step 8 of the set-up for 5 players.
shamans-setup-5-8 = Každému rozdejte jedenáct karet a jednu zbylou vyložte lícem nahoru k jejímu světu.

# Step 9 of the set-up for 5 players.
shamans-setup-5-9 = Žeton začínajícího hráče má v prvním kole nejstarší u stolu, a kdo ho má, vede první štych.

## The chapters, when the rulebook is read

shamans-topic-title-overview = cíl hry
shamans-topic-title-setup = příprava
shamans-topic-title-deck = karty
shamans-topic-title-play = štych
shamans-topic-title-artefact = zisk artefaktu
shamans-topic-title-row = nabídka a hromádka
shamans-topic-title-eclipse = zatmění
shamans-topic-title-ritual = rituály
shamans-topic-title-hand = karty vyřazeného Stínu
shamans-topic-title-moon = krok na Měsíc
shamans-topic-title-guide = vedoucí štychu
shamans-topic-title-roles = role
shamans-topic-title-tiles = skryté destičky
shamans-topic-title-over = konec hry
shamans-topic-title-shadow = figurka Stínu
shamans-topic-title-destination = cíl štychu
shamans-topic-title-portal = portál
shamans-topic-title-mask = maska pravdy
shamans-topic-title-dagger = rituální dýka
shamans-topic-title-moon-shard = měsíční kámen
shamans-topic-title-stabilisation = stabilizace
shamans-topic-title-permutation = permutace
shamans-topic-title-illumination = iluminace
shamans-topic-title-neutralisation = neutralizace
shamans-topic-title-elimination = vyřazení
shamans-topic-title-round-end = konec kola
shamans-topic-title-scoring = bodování
shamans-topic-title-talk = o čem se smí mluvit

## Situations: "what happens if…"

# The Shadow reaches the Moon.
shamans-situation-title-moon-reached = Stín dojde na Měsíc
shamans-situation-moon-reached = Když Stín dojde na Měsíc, Stíny hned vyhrávají kolo, leda by ho těsně předtím odsunul portál.
    .more = Karta, která ho tam posunula, se už nepokládá a žádný rituál není. Pak se ukážou role a každý Stín ve hře získá tři body.
    .example = Stín je krok od Měsíce a padne karta jiné barvy, než je cíl: bez portálu kolo končí.

# The stack is empty.
shamans-situation-title-stack-empty = prázdná hromádka
shamans-situation-stack-empty = Když je hromádka prázdná, nabídka se nedoplňuje a artefakt se bere z toho, co zbylo.
    .more = To je pravidlo stolu. Nezbylo-li vůbec nic, nebere se nic a hraje se dál.

# A tie.
shamans-situation-title-tie = shoda v čele
shamans-situation-tie = Při shodě v čele s osmi a více body hrají všichni další kolo, dokud v čele není jediné jméno.
    .example = Dva lidé mají devět bodů, hraje se tedy další kolo, a při stavu deset ku devíti je rozhodnuto.
