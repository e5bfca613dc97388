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

## Things and symbols: what they are, what they do

amarok-subject-season = Období je symbol: kdo kartu s ním vyloží, otočí Cíl na druhou stranu.
amarok-subject-heart = Páření je symbol: druhá karta s ním před sebou vyhrává kolo okamžitě.
amarok-subject-claw = Dráp je symbol: zničí jinou kartu, vyloženou, v ruce, v řece, nebo navrchu balíčku.
amarok-subject-trap = Past je symbol: kdo ji má před sebou na konci kola, nemůže kolo vyhrát.
amarok-subject-objective = Cíl je karta se dvěma stranami: plus dává výhru nejvyššímu součtu, mínus nejnižšímu.
amarok-subject-objective-plus = Cíl plus: kolo vyhrává nejvyšší součet dvou karet.
amarok-subject-objective-minus = Cíl mínus: kolo vyhrává nejnižší součet dvou karet.
amarok-subject-red = Červená karta je lesní karta červené barvy; je jich jedenáct.
amarok-subject-blue = Modrá karta je lesní karta modré barvy; je jich jedenáct.
amarok-subject-blue-back = Rub modré karty má průhledné tečky: barva je známá, i když karta leží lícem dolů.
amarok-subject-value = Hodnota je číslo pod barvou; hodnoty dvou vyložených karet se sčítají.
amarok-subject-river = Řeka jsou dvě karty lícem nahoru uprostřed stolu; během kola se nedoplňuje.
amarok-subject-pile = Balíček leží lícem dolů; vrchní karta se z něj dá vzít nebo zničit.
amarok-subject-hand = V ruce jsou na začátku dvě karty; kartu lze vzít z vlastní ruky i z cizí.
amarok-subject-tier = Stupeň určují vyhraná kola: bez výhry jsou vidět obě vlastní karty, s jednou jedna, se dvěma žádná.
amarok-subject-round = Kolo trvá, dokud nemají všichni před sebou dvě karty; tři vyhraná kola jsou výhra.

## Stickers, by their place

amarok-sticker-full-heart-card = Na kartě vlevo nahoře znamená plné srdce barvu: červená karta.
amarok-sticker-drop-card = Na kartě vlevo nahoře znamená kapka barvu: modrá karta.
amarok-sticker-number-card = Na kartě vlevo nahoře pod barvou je číslo její hodnota.
amarok-sticker-hollow-heart-card = Uprostřed karty je prázdné srdce Páření: dvě před sebou vyhrávají kolo okamžitě.
amarok-sticker-cross-card = Uprostřed karty je křížek Dráp: zničí jinou kartu ve hře.
amarok-sticker-target-card = Na kartě vlevo nahoře pod barvou je terč Past: s ní se kolo nedá vyhrát.
amarok-sticker-dots-card = Průhledné tečky na rubu říkají, že karta je modrá; hladký rub má červená.
amarok-sticker-plus-objective = Na Cíli znamená plus, že kolo vyhrává nejvyšší součet.
amarok-sticker-minus-objective = Na Cíli znamená mínus, že kolo vyhrává nejnižší součet.
amarok-sticker-plus-card = Uprostřed lesní karty je plus Období: otočí Cíl na druhou stranu.

## Topics; those of a phase are its reminder

amarok-topic-overview = V každém kole se vyloží dvě karty: nejlepší součet podle Cíle vyhrává, a tři kola jsou výhra.
amarok-topic-setup = Před kolem zamíchejte všech dvacet dva karet, každému dejte dvě a dvě vyložte do řeky.
amarok-topic-play = Kdo je na tahu, vezme kartu z jednoho ze čtyř míst a vyloží ji před sebe; pak působí její symbol.
amarok-topic-claw = Dráp zničí kteroukoli jinou kartu ve hře: ukáže se všem a jde dospod balíčku.
amarok-topic-over = Tři vyhraná kola znamenají výhru, a to hned.
amarok-topic-deck = Karet je dvacet dva, jedenáct červených a jedenáct modrých; čísla se říkají, seznam nemá nikdo.
amarok-topic-places = Karta se bere z vlastní ruky, z řeky, z vršku balíčku, nebo z cizí ruky; nic se nedoplňuje.
amarok-topic-objective = Cíl říká, který součet vyhrává; otáčí ho jen Období a mezi koly zůstává, jak leží.
amarok-topic-season = Období otočí Cíl hned po vyložení, z plus na mínus nebo zpátky.
amarok-topic-heart = Dvě Páření před jedním hráčem vyhrávají kolo okamžitě, ať mají jakákoli čísla a barvy.
amarok-topic-trap = S Pastí před sebou se na konci vyhrát nedá: vyhrává nejlepší součet ostatních.
amarok-topic-round-end = Kolo končí, když mají všichni vyložené dvě karty: na plus vyhrává nejvyšší součet, na mínus nejnižší.
amarok-topic-tie = Remíza se nepočítá nikomu, leda by pravidlo stolu říkalo něco jiného.
amarok-topic-tiers = Bez výhry jsou vidět obě vlastní karty; s jednou výhrou jen jedna; se dvěma žádná, vidí je ostatní.
amarok-topic-fairness = Karta otočená k ostatním pomáhá jen těm, kdo vidí: stůl si může zvolit domácí pravidlo pro všechny.
amarok-topic-stickers = Vlevo nahoře je barva, číslo a terč Pasti; uprostřed symbol; na rubu modrých karet tečky.
amarok-topic-talk = U tohoto stolu se smí blafovat a mluvit o kartách, proto oznámení potřebuje sloveso nebo místo.

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
