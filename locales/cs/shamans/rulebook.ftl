### The rulebook of Shamans in Czech: one sentence each, spoken in at most eight seconds.

## What things are and do

# When somebody asks what this is: portal.
shamans-subject-portal = Portál odhodíte kdykoli, i mimo svůj tah, a Stín tím posunete o jedno pole dopředu nebo zpět.
    .more = { shamans-topic-portal.more }
    .example = { shamans-topic-portal.example }

# When somebody asks what this is: mask.
shamans-subject-mask = Kdo vezme masku pravdy, hned všem ukáže kartu své role, a maska nikdy nezůstává lícem dolů.
    .more = { shamans-topic-mask.more }
    .example = { shamans-topic-mask.example }

# When somebody asks what this is: dagger.
shamans-subject-dagger = Rituální dýka se odhazuje při neutralizaci a někoho vyřadí, a leží-li odkrytě, použít se musí.
    .more = { shamans-topic-dagger.more }
    .example = { shamans-topic-dagger.example }

# When somebody asks what this is: moon-shard.
shamans-subject-moon-shard = Kdo je na konci kola ve hře a má dva nebo tři měsíční kameny, získá dva body navíc.
    .more = { shamans-topic-moon-shard.more }
    .example = { shamans-topic-moon-shard.example }

# When somebody asks what this is: eclipse.
shamans-subject-eclipse = Při zatmění dá každý, kdo drží karty, jednu sousedovi po směru šipky a destička jde pryč.
    .more = { shamans-topic-eclipse.more }
    .example = { shamans-topic-eclipse.example }

# When somebody asks what this is: stabilisation.
shamans-subject-stabilisation = Rituál stabilizace vrátí Stín o dvě pole, nebo dá artefakt z nabídky či z hromádky.
    .more = { shamans-topic-stabilisation.more }
    .example = { shamans-topic-stabilisation.example }

# When somebody asks what this is: permutation.
shamans-subject-permutation = Při rituálu permutace vyměníte kartu role s někým jiným a oba se na novou smíte podívat.
    .more = { shamans-topic-permutation.more }
    .example = { shamans-topic-permutation.example }

# When somebody asks what this is: illumination.
shamans-subject-illumination = Rituál iluminace dá jeden bod, který už zůstane, ať kolo dopadne jakkoli.
    .more = { shamans-topic-illumination.more }
    .example = { shamans-topic-illumination.example }

# When somebody asks what this is: neutralisation.
shamans-subject-neutralisation = Při rituálu neutralizace odhodíte dýku a někoho vyřadíte, bez dýky se nestane nic.
    .more = { shamans-topic-neutralisation.more }
    .example = { shamans-topic-neutralisation.example }

# When somebody asks what this is: artefact.
shamans-subject-artefact = Artefakt je destička, kterou získá nejnižší karta cíle: portál, maska pravdy, rituální dýka nebo měsíční kámen.
    .more = { shamans-topic-artefact.more }
    .example = { shamans-topic-artefact.example }

# When somebody asks what this is: ritual.
shamans-subject-ritual = Rituál patří ke světu a provede ho hned ten, kdo k němu položí poslední chybějící kartu.
    .more = { shamans-topic-ritual.more }
    .example = { shamans-topic-ritual.example }

# When somebody asks what this is: world.
shamans-subject-world = Svět je jedna z barev na plánu, leží u něj karty této barvy, a když jsou všechny, přijde rituál.
    .more = { shamans-topic-ritual.more }
    .example = { shamans-topic-ritual.example }

# When somebody asks what this is: destination.
shamans-subject-destination = Cíl štychu je barva jeho první karty, a kdo zahraje jinou, posune Stín o pole k Měsíci.
    .more = { shamans-topic-destination.more }
    .example = { shamans-topic-destination.example }

# When somebody asks what this is: guide.
shamans-subject-guide = Vedoucí štychu hraje první kartu a určuje tím cíl, příště vede ten, kdo má nejvyšší kartu cíle.
    .more = { shamans-topic-guide.more }
    .example = { shamans-topic-guide.example }

# When somebody asks what this is: marker.
shamans-subject-marker = Žeton začínajícího říká, kdo vede první štych kola, a po každém kole putuje doleva.
    .more = { shamans-topic-next-round.more }
    .example = { shamans-topic-next-round.example }

# When somebody asks what this is: shadow.
shamans-subject-shadow = Stín je figurka na cestě k Měsíci, a také role těch, kdo jí tam chtějí pomoci.
    .more = { shamans-topic-shadow.more }
    .example = { shamans-topic-shadow.example }

# When somebody asks what this is: shaman.
shamans-subject-shaman = Šaman je role těch, kdo vyhrají, když dojdou karty nebo padne poslední Stín dřív, než figurka vstoupí na Měsíc.
    .more = { shamans-topic-roles.more }
    .example = { shamans-topic-roles.example }

# When somebody asks what this is: moon.
shamans-subject-moon = Měsíc je poslední pole dráhy, a jakmile na něj Stín vstoupí, vyhrávají kolo Stíny.
    .more = { shamans-topic-moon.more }
    .example = { shamans-topic-moon.example }

## Stickers, by shape and place

# When somebody asks about this sticker: round-tile.
shamans-sticker-round-tile = Kolečko na destičce je portál: kdykoli ho odhodíte a Stín posunete o pole dopředu nebo zpět.
    .more = { shamans-topic-portal.more }
    .example = { shamans-topic-portal.example }

# When somebody asks about this sticker: round-board.
shamans-sticker-round-board = Kolečko na plánu je rituál stabilizace: Stín o dvě pole zpět, nebo jeden artefakt.
    .more = { shamans-topic-stabilisation.more }
    .example = { shamans-topic-stabilisation.example }

# When somebody asks about this sticker: triangle-tile.
shamans-sticker-triangle-tile = Trojúhelník na destičce je zatmění: kdo drží karty, dá jednu sousedovi po směru šipky.
    .more = { shamans-topic-eclipse.more }
    .example = { shamans-topic-eclipse.example }

# When somebody asks about this sticker: question-mark-tile.
shamans-sticker-question-mark-tile = Otazník na destičce je maska pravdy: kdo ji vezme, hned všem ukáže svou roli.
    .more = { shamans-topic-mask.more }
    .example = { shamans-topic-mask.example }

# When somebody asks about this sticker: bar-tile.
shamans-sticker-bar-tile = Čárka na destičce je rituální dýka: při neutralizaci se odhodí a někoho vyřadí.
    .more = { shamans-topic-dagger.more }
    .example = { shamans-topic-dagger.example }

# When somebody asks about this sticker: two-points-tile.
shamans-sticker-two-points-tile = Dva body na destičce jsou měsíční kámen: dva nebo tři na konci kola přidají dva body.
    .more = { shamans-topic-moon-shard.more }
    .example = { shamans-topic-moon-shard.example }

# When somebody asks about this sticker: cross-board.
shamans-sticker-cross-board = Křížek na plánu je rituál permutace: vyměníte si s někým karty rolí.
    .more = { shamans-topic-permutation.more }
    .example = { shamans-topic-permutation.example }

# When somebody asks about this sticker: one-point-board.
shamans-sticker-one-point-board = Jeden bod na plánu je rituál iluminace: získáte jeden bod a už o něj nepřijdete.
    .more = { shamans-topic-illumination.more }
    .example = { shamans-topic-illumination.example }

# When somebody asks about this sticker: minus-board.
shamans-sticker-minus-board = Mínus na plánu je rituál neutralizace: s dýkou někoho vyřadíte, bez ní se nestane nic.
    .more = { shamans-topic-neutralisation.more }
    .example = { shamans-topic-neutralisation.example }

## Table rules, as this table has them

shamans-rule-permutation-optional =
    { $permutation-optional ->
        [yes] Pravidlo tohoto stolu: výměnu smíte vynechat.
       *[no] Pravidlo tohoto stolu: výměna je povinná.
    }

shamans-rule-permutation-target =
    { $permutation-with-eliminated ->
        [yes] Pravidlo tohoto stolu: vybrat smíte i někoho, kdo je mimo kolo.
       *[no] Pravidlo tohoto stolu: kdo je mimo kolo, toho vybrat nesmíte.
    }

shamans-rule-swapped =
    { $swapped-roles-told ->
        [yes] Pravidlo tohoto stolu: ukázanou roli společník po výměně na požádání řekne.
       *[no] Pravidlo tohoto stolu: ukázanou roli po výměně společník dál nesleduje.
    }

shamans-rule-named-by =
    { $guide-named-by ->
        [lowest] Pravidlo tohoto stolu: vedoucího jmenuje nejnižší z nich.
       *[highest] Pravidlo tohoto stolu: vedoucího jmenuje nejvyšší z nich.
    }

shamans-rule-their-artefact =
    { $artefact-of-eliminated ->
        [named-guide] Pravidlo tohoto stolu: artefakt si bere jmenovaný vedoucí.
       *[nobody] Pravidlo tohoto stolu: artefakt si nebere nikdo.
    }

shamans-rule-their-ritual =
    { $ritual-of-eliminated ->
        [nobody] Pravidlo tohoto stolu: rituál, který tyto karty dokončí, neprovede nikdo.
       *[named-guide] Pravidlo tohoto stolu: rituál, který tyto karty dokončí, provede jmenovaný vedoucí.
    }

shamans-rule-named-guide =
    { $guide-may-be-eliminated ->
        [yes] Pravidlo tohoto stolu: jmenovat smíte i někoho mimo kolo, a vede pak další, kdo má karty.
       *[no] Pravidlo tohoto stolu: za vedoucího smíte jmenovat jen někoho, kdo je ve hře a má karty.
    }

shamans-rule-no-guide =
    { $ritual-without-guide ->
        [owner] Pravidlo tohoto stolu: když karty nemá nikdo, rituál ještě provede, čí karta je, a kolo končí.
       *[nobody] Pravidlo tohoto stolu: když karty nemá nikdo, rituál se neprovádí a kolo končí.
    }

shamans-rule-known-role =
    { $public-role-said-again ->
        [yes] Pravidlo tohoto stolu: role se řekne, i když je už známá.
       *[no] Pravidlo tohoto stolu: známá role se znovu neříká.
    }

shamans-rule-no-artefact =
    { $stabilisation-without-artefacts ->
        [pawn] Pravidlo tohoto stolu: nezbývá-li při stabilizaci artefakt, ustoupí Stín.
       *[nothing] Pravidlo tohoto stolu: nezbývá-li při stabilizaci artefakt, jeho volba nedá nic.
    }

shamans-rule-eclipse =
    { $eclipse-without-cards ->
        [keep] Pravidlo tohoto stolu: nemá-li soused karty, svou si necháte.
       *[skip] Pravidlo tohoto stolu: karta přeskočí prázdné ruce k další, která karty má.
    }

shamans-rule-eight-points =
    { $eight-points-checked ->
        [at-once] Pravidlo tohoto stolu: osm bodů ukončí hru okamžitě.
       *[after-scoring] Pravidlo tohoto stolu: osm bodů ukončí hru až po bodování kola.
    }

shamans-rule-portal =
    { $portal-during-elimination ->
        [no] Pravidlo tohoto stolu: během vyřazení portál Stín nezastaví.
       *[yes] Pravidlo tohoto stolu: portálem zastavíte Stín před Měsícem i během vyřazení.
    }

shamans-rule-mask =
    { $mask-with-public-role ->
        [said-again] Pravidlo tohoto stolu: u masky se i známá role řekne ještě jednou.
       *[nothing] Pravidlo tohoto stolu: je-li role už známá, maska nic dalšího nežádá.
    }

## Rules by topic, in the order in which they are read; phases remind of what is due

# cíl hry
shamans-topic-overview = Šamani chrání světy, Stíny ženou figurku na Měsíc, a kdo má po kole nejvíc bodů, aspoň osm, vyhrává.
    .more = Hraje se na kola a v každém se role rozdají tajně znovu, takže se tábory mění. Tábor, který kolo vyhraje, získá body, a něco přidají i některé účinky. Vyhrává, kdo má na konci nejvíc bodů.
    .example = Jako Šaman držíte barvu cíle, jako Stín v dalším kole hrajete jinam a nesmíte se prozradit.

# krabice
shamans-topic-contents = V krabici je plán, figurka Stínu, čtrnáct destiček, padesát šest karet světů, pět karet rolí a žetony bodů.
    .more = Destičky jsou dvanáct artefaktů, zatmění a žeton začínajícího; role jsou tři Šamani a dva Stíny. Karty světů mají sedm barev a čísla jedna až osm, žetonů bodů je čtyřicet dva. Na plánu je sedm světů a dráha Stínu.
    .example = Modrá osmička v krabici je, ale hraje se s ní jen v pěti.

# karty
shamans-topic-deck = Ve třech se hraje pět barev do šestky, ve čtyřech šest barev do šestky, v pěti sedm barev do osmičky.
    .more = To je třicet, třicet šest nebo padesát šest karet; zbytek jde do krabice. Pět barev je na plánu dole, ve čtyřech přibude hnědá, v pěti i červená. Rozdá se devět karet, v pěti jedenáct, a co zbude, leží odkrytě u svého světa.
    .example = Ve třech je svět úplný se šesti kartami, v pěti jich potřebuje osm.

# příprava
shamans-topic-setup = Před kolem se Stín postaví na start, dvě destičky se odkryjí do nabídky a rozdají se role a karty.
    .more = Start Stínu závisí na počtu lidí, body leží u plánu a žeton začínajícího má v prvním kole nejstarší u stolu. Z dvanácti artefaktů se dva odkryjí a deset se zamíchá do hromádky se zatměním, otočeným náhodně. Je-li zatmění navrchu, zamíchá se znovu a nic se nedává; pak má každý jednu roli lícem dolů.
    .example = Řekněte nejdřív nové kolo, pak třeba portál a dýku v nabídce.

# role
shamans-topic-roles = Role se ukazují při masce pravdy, při vyřazení a po skončení kola, jinak zůstávají tajné.
    .more = Ve třech jsou dva Šamani a jeden Stín, ve čtyřech tři a jeden, v pěti tři a dva. Karta role leží před každým lícem dolů a na svou se smíte kdykoli podívat. { shamans-rule-swapped }
    .example = V pěti ukáže maska jeden Stín, a ještě jeden zbývá najít.

# štych
shamans-topic-play = Vedoucí určí první kartou cíl a ostatní po směru hodinových ručiček zahrají každý jednu libovolnou kartu.
    .more = Hrát se musí, ale barvu držet nemusíte. Karta v barvě cíle zůstává odkrytá před vámi až do konce štychu. Karta jiné barvy posune Stín o pole a hned jde ke svému světu.
    .example = Cíl je modrá: modrá karta leží před vámi, zelená jde k zelenému světu a Stín udělá krok.

# cíl štychu
shamans-topic-destination = Jen karty v barvě cíle rozhodují, kdo bere artefakt a kdo povede další štych.
    .more = Cíl určuje karta vedoucího: je to svět, který Šamani v tomto štychu chrání. Když mají zahráno všichni, nejnižší karta cíle vezme artefakt a potom nejvyšší uloží všechny k jejich světu. Jediná karta cíle je nejnižší i nejvyšší zároveň.
    .example = Modrá trojka, jednička a šestka: jednička bere destičku, šestka pak uloží všechny tři a vede dál.

# figurka Stínu
shamans-topic-shadow = Každá karta jiné barvy, než je cíl, nejdřív posune Stín o pole k Měsíci, teprve pak jde ke světu.
    .more = Portál ho posune o pole oběma směry, stabilizace o dvě zpět. Vyřazení Šamana ho posune o pole za každou kartu, která mu zbyla v ruce. Za start Stín neustoupí, ledaže za ním má váš plán další pole.
    .example = Padnou-li ve štychu dvě karty jiné barvy, udělá Stín dva kroky, jeden po druhém.

# krok na Měsíc
shamans-topic-moon = Než Stín vstoupí na Měsíc, smí kdokoli zahrát portál, jinak kolo končí výhrou Stínů.
    .more = Kolo končí hned: zahraná karta se nepokládá a žádný rituál už není. Pak se ukážou role a spočítají body. { shamans-rule-portal }
    .example = Stín je krok od Měsíce: portál ho o pole vrátí, pak postoupí, a krok zase zbývá.

# rituály
shamans-topic-ritual = Poslední karta světa spustí jeho rituál, a ten se provede hned, než hra pokračuje.
    .more = Svět je úplný se šesti kartami, a když hraje pět lidí, s osmi. Rituál poznáte podle nálepky nad barvou na plánu a provede ho, kdo kartu položí. Karta jiné barvy než cíl ho spustí ihned, karty cíle až na konci štychu.
    .example = Zelenému světu chybí šestka a zahrajete ji na modrý cíl: Stín postoupí a vy provedete zelený rituál.

# zisk artefaktu
shamans-topic-artefact = Nejnižší karta cíle bere destičku z nabídky, nebo svrchu z hromádky, a jen ta smí zůstat lícem dolů.
    .more = Destička z nabídky leží odkrytě. Na destičku z hromádky se podíváte jen vy a smíte ji nechat lícem dolů, jen masku ne. To vše je předtím, než nejvyšší karta uloží ostatní.
    .example = Z hromádky máte dýku: necháte-li ji lícem dolů, nikdo o ní neví.

# nabídka a hromádka
shamans-topic-row = Prázdné místo v nabídce se hned doplní destičkou z hromádky, lícem nahoru.
    .more = Ukáže-li se přitom na hromádce zatmění, platí hned. Pravidlo tohoto stolu: prázdná hromádka už nic nedoplní a bere se z toho, co zbylo.
    .example = Vezmete z nabídky portál a na jeho místo přijde svrchu z hromádky maska.

# vedoucí štychu
shamans-topic-guide = Příště vede nejvyšší karta cíle; je-li tam jen jediná a vyřazená, určí vedoucího, komu patří.
    .more = Nejvyšší karta předtím uloží všechny karty štychu ke světu a čísla zůstanou vidět. Karta vyřazené osoby se uloží také, ale její číslo se nepočítá. Když už karty v ruce nemá nikdo, kolo končí.
    .example = Jediná modrá karta patří vyřazené osobě, a ta vybere, kdo povede další štych.

# zatmění
shamans-topic-eclipse = Jakmile je zatmění vidět, dá každý s kartami jednu sousedovi podle šipky a zatmění se odhodí.
    .more = Platí kdykoli, jakmile leží navrchu hromádky. V posledním štychu prázdné ruce nic nedávají ani nedostávají. { shamans-rule-eclipse }
    .example = Šipka ukazuje doleva: kartu dáte doleva a jinou dostanete zprava.

# portál
shamans-topic-portal = Portál smíte odhodit kdykoli, i těsně před Měsícem nebo před svým vyřazením, a posunout Stín o pole.
    .more = Leží před vámi a posouvá dopředu i zpět, také když hraje někdo jiný. Posune-li Stín na Měsíc, Stíny hned vyhrávají.
    .example = Má vás někdo vyřadit: portál odhoďte předtím, potom už by propadl.

# maska pravdy
shamans-topic-mask = Maska pravdy se vždy ukáže a s ní i role toho, kdo ji bere.
    .more = Platí to i pro masku svrchu z hromádky; kartu role vidí celý stůl a maska zůstane ležet před vámi. { shamans-rule-mask }
    .example = Berete svrchu z hromádky a je to maska: ukažte ji i svou roli.

# rituální dýka
shamans-topic-dagger = Odkrytá dýka se při neutralizaci odhodit musí, skrytou smíte zatajit.
    .more = Leží před vámi, dokud nepřijde rituál neutralizace. Pak se odhodí a vyřadí někoho jiného podle vaší volby, vždy jen jedna.
    .example = Máte dvě odkryté dýky: neutralizace stojí jednu a druhá zůstane.

# měsíční kámen
shamans-topic-moon-shard = Dva nebo tři měsíční kameny dají na konci kola dva body, jeden sám nedá nic.
    .more = Platí i pro poražený tábor, ale ne po vyřazení. Leží před vámi až do konce kola, odkryté nebo lícem dolů.
    .example = S dvěma kameny a prohraným kolem získáte stejně dva body.

# stabilizace
shamans-topic-stabilisation = Stabilizace dává na výběr: Stín o dvě pole zpět, nebo jeden artefakt z nabídky či z hromádky.
    .more = Artefakt si berete stejně jako za nejnižší kartu. { shamans-rule-no-artefact }
    .example = Stín je od Měsíce daleko, a tak si místo dvou polí vezmete z nabídky dýku.

# permutace
shamans-topic-permutation = Permutace vymění dvě karty rolí a na konci kola platí tábor, který máte právě tehdy.
    .more = Na novou roli se oba hned smíte podívat, a tábor se tak může změnit. { shamans-rule-permutation-optional } { shamans-rule-permutation-target }
    .example = Jako Stín si vyměníte roli se Šamanem, a na konci kola patříte k Šamanům.

# iluminace
shamans-topic-illumination = Bod za iluminaci platí hned a nepřijde o něj ani ten, kdo je později mimo kolo.
    .more = Bere se ze zásoby a zůstane, ať kolo vyhraje kdokoli. { shamans-rule-eight-points }
    .example = Máte sedm bodů a dokončíte svět s iluminací: hned jich máte osm.

# neutralizace
shamans-topic-neutralisation = Kdo má při neutralizaci odkrytou dýku, musí někoho vyřadit, skrytou použít může, bez dýky se neděje nic.
    .more = Odhodí se jedna dýka a vybere se kdokoli jiný. Skrytou dýku ukazovat nemusíte. Otázka společníka zní vždy stejně, ať má kdo jaké destičky.
    .example = Skrytou dýku neukážete: nestane se nic a nikdo neví, že ji máte.

# vyřazení
shamans-topic-elimination = Vyřazení odhalí roli, za Šamana jde Stín o pole za každou kartu v ruce, po posledním Stínu vyhrávají Šamani.
    .more = Destičky jdou do konce kola pryč. Karty Šamana se odloží lícem dolů a jejich světy už úplné nebudou. { shamans-rule-known-role }
    .example = Vyřazený Šaman drží čtyři karty: Stín jde o čtyři pole a může tak dojít na Měsíc.

# karty vyřazeného Stínu
shamans-topic-hand = Karty vyřazeného Stínu jdou ke svým světům, figurka stojí a rituály má na starosti, kdo ho vyřadí.
    .more = Stává se to jen v pěti, když ve hře zůstává další Stín. Doplní-li se víc světů, pořadí rituálů je na tom, kdo vyřazuje. Pak hra pokračuje, kde přestala.
    .example = Karty Stínu doplní modrý i zelený svět: který rituál bude první, určí ten, kdo vyřazuje.

# o čem se smí mluvit
shamans-topic-talk = Mluvit se smí o všem kromě barev, světů a čísel karet.
    .more = Kartu pojmenuje jen ten, kdo ji právě hraje. Společník zopakuje, co všichni vidí, nikdy ruku, skrytou destičku ani tajnou roli.
    .example = Říct, že někomu nevěříte, smíte, ale říct si o modrou nesmíte.

# konec kola
shamans-topic-round-end = Kolo končí, když Stín vstoupí na Měsíc, když padne poslední Stín, nebo když dojdou karty v ruce.
    .more = Na Měsíci vyhrávají Stíny, ve zbylých dvou případech Šamani. Vyřadit všechny Šamany Stínům nestačí: bez Měsíce nevyhrávají.
    .example = Ruce jsou prázdné a Stínu chybí dvě pole: vyhrávají Šamani.

# skryté destičky
shamans-topic-tiles = Na konci kola ukážou své skryté destičky ti, kterým by mohly přinést body za měsíční kameny.
    .more = Počítají se jen kameny těch, kdo jsou ještě ve hře. Pak se všechny destičky vrátí pro další kolo.
    .example = Máte jeden kámen odkrytý a jednu destičku skrytou: když ji ukážete, mohou to být dva body.

# bodování
shamans-topic-scoring = Za výhru dostane Šaman ve hře dva body, Stín ve hře tři, dva nebo tři měsíční kameny přidají dva.
    .more = Kdo je mimo kolo, nedostane na jeho konci nic. Kameny se počítají i poraženému táboru. Rozhoduje tábor na konci kola, i po permutaci.
    .example = Vítězný Stín se dvěma kameny: tři body a dva, tedy pět.

# další kolo
shamans-topic-next-round = Do dalšího kola putuje žeton začínajícího doleva a zůstávají jen body.
    .more = Všechny karty a destičky se vracejí, role se rozdají znovu a hrají zase všichni, i vyřazení. Kdo má žeton, vede první štych.
    .example = Žeton leží před vámi: v dalším kole vede první štych soused po levici.

# konec hry
shamans-topic-over = Hra končí, když je po bodování někdo sám v čele s osmi nebo více body, jinak přijde další kolo.
    .more = Při shodě v čele hrají všichni, dokud někdo nevede. { shamans-rule-eight-points }
    .example = Devět bodů proti osmi znamená výhru, osm na osm další kolo.

# nálepky
shamans-topic-stickers = Na destičkách je kolečko, trojúhelník, otazník, čárka a dva body, na plánu kolečko, křížek, jeden bod a mínus.
    .more = Destičky jsou po řadě portál, zatmění, maska, dýka a měsíční kámen. Na plánu nad barvami je to stabilizace, permutace, iluminace a neutralizace. Kolečko tedy znamená dvě věci: ptejte se na kolečko na destičce, nebo na plánu.
    .example = Kolečko na plánu nad modrou: za úplný modrý svět je stabilizace.

## The chapters, when the rulebook is read

shamans-topic-title-overview = cíl hry
shamans-topic-title-contents = krabice
shamans-topic-title-deck = karty
shamans-topic-title-setup = příprava
shamans-topic-title-roles = role
shamans-topic-title-play = štych
shamans-topic-title-destination = cíl štychu
shamans-topic-title-shadow = figurka Stínu
shamans-topic-title-moon = krok na Měsíc
shamans-topic-title-ritual = rituály
shamans-topic-title-artefact = zisk artefaktu
shamans-topic-title-row = nabídka a hromádka
shamans-topic-title-guide = vedoucí štychu
shamans-topic-title-eclipse = zatmění
shamans-topic-title-portal = portál
shamans-topic-title-mask = maska pravdy
shamans-topic-title-dagger = rituální dýka
shamans-topic-title-moon-shard = měsíční kámen
shamans-topic-title-stabilisation = stabilizace
shamans-topic-title-permutation = permutace
shamans-topic-title-illumination = iluminace
shamans-topic-title-neutralisation = neutralizace
shamans-topic-title-elimination = vyřazení
shamans-topic-title-hand = karty vyřazeného Stínu
shamans-topic-title-talk = o čem se smí mluvit
shamans-topic-title-round-end = konec kola
shamans-topic-title-tiles = skryté destičky
shamans-topic-title-scoring = bodování
shamans-topic-title-next-round = další kolo
shamans-topic-title-over = konec hry
shamans-topic-title-stickers = nálepky

## Situations: "what happens if…"

# Stín dojde na Měsíc
shamans-situation-title-moon-reached = Stín dojde na Měsíc
shamans-situation-moon-reached = Když Stín dojde na Měsíc, Stíny hned vyhrávají kolo, leda by ho těsně předtím odsunul portál.
    .more = Karta, která ho tam posunula, se už nepokládá a žádný rituál se neprovádí. Pak se ukážou role a každý Stín ve hře získá tři body.
    .example = Stín je krok od Měsíce a padne karta jiné barvy, než je cíl: bez portálu kolo končí.

# karta jiné barvy, než je cíl
shamans-situation-title-off-colour = karta jiné barvy, než je cíl
shamans-situation-off-colour = Karta jiné barvy, než je cíl, nejdřív posune Stín o pole k Měsíci a pak jde hned ke svému světu.
    .more = Dojde-li tak Stín na Měsíc, kolo končí a karta se nepokládá. Dokončí-li karta svět, rituál se provede hned.
    .example = Cíl je modrá a zahrajete zelenou dvojku: Stín udělá krok a dvojka jde k zelenému světu.

# jediná karta cíle
shamans-situation-title-alone = jediná karta cíle
shamans-situation-alone = Je-li karta cíle jen jedna, je nejnižší i nejvyšší zároveň.
    .more = Kdo ji má, bere tedy artefakt, pak ji uloží a vede znovu. Ostatní karty zatím posunuly Stín, každá o pole.

# úplný svět
shamans-situation-title-world-complete = úplný svět
shamans-situation-world-complete = Když je svět úplný, hned provede jeho rituál, kdo položí poslední kartu.
    .more = { shamans-topic-ritual.more }
    .example = Zelenému světu chybí šestka a zahrajete ji na modrý cíl: Stín postoupí a vy provedete zelený rituál.

# svět už nemůže být úplný
shamans-situation-title-world-blocked = svět už nemůže být úplný
shamans-situation-world-blocked = Svět, jehož karta je odložená, už v tomto kole úplný nebude, a jeho rituál nepřijde.
    .more = To se stává po vyřazení Šamana. Ostatní karty toho světa se hrají dál.

# vyřazení Šamana
shamans-situation-title-shaman-eliminated = vyřazení Šamana
shamans-situation-shaman-eliminated = Po vyřazení Šamana jde Stín o pole za každou kartu v jeho ruce a může dojít na Měsíc.
    .more = Karty se odloží lícem dolů a destičky jdou do konce kola pryč. Světy těchto karet už úplné nebudou. { shamans-rule-portal }
    .example = Šaman má v ruce tři karty a Stínu chybí tři pole: dojde na Měsíc.

# vyřazení Stínu
shamans-situation-title-shadow-eliminated = vyřazení Stínu
shamans-situation-shadow-eliminated = Po vyřazení Stínu, když zbývá další, jdou jeho karty ke svým světům a figurka se nehne.
    .more = To se stává jen v pěti; jinak byl poslední a vyhrávají Šamani. Rituály úplných světů provede v libovolném pořadí, kdo vyřazuje.

# vyřazení posledního Stínu
shamans-situation-title-last-shadow-eliminated = vyřazení posledního Stínu
shamans-situation-last-shadow-eliminated = Po vyřazení posledního Stínu Šamani hned vyhrávají kolo.
    .more = Ve třech a ve čtyřech je jen jeden Stín. Šamani, kteří jsou ještě ve hře, získají dva body.

# vyřazení všech Šamanů
shamans-situation-title-all-shamans-eliminated = vyřazení všech Šamanů
shamans-situation-all-shamans-eliminated = Jsou-li vyřazeni všichni Šamani, Stíny ještě nevyhrály: potřebují Měsíc.
    .more = Stíny tedy hrají dál. Dojdou-li jim karty před Měsícem, vyhrávají Šamani, ale kdo je mimo kolo, nedostane nic.

# destičky vyřazené osoby
shamans-situation-title-eliminated-tiles = destičky vyřazené osoby
shamans-situation-eliminated-tiles = Destičky vyřazené osoby jdou do konce kola pryč a její měsíční kameny se nepočítají.
    .more = Portál lze použít ještě těsně před vyřazením. V dalším kole se všechny destičky vracejí.

# karta před vyřazenou osobou
shamans-situation-title-eliminated-card = karta před vyřazenou osobou
shamans-situation-eliminated-card = Karta, která už leží před vyřazenou osobou, se na konci štychu uloží, ale její číslo se nepočítá.
    .more = Není nejnižší ani nejvyšší. Je-li to jediná karta cíle, vybere vedoucího právě ta osoba.

# v cíli jsou jen vyřazené karty
shamans-situation-title-only-eliminated = v cíli jsou jen vyřazené karty
shamans-situation-only-eliminated = Jsou-li v cíli jen vyřazené karty, jedna z nich určí, kdo povede dál.
    .more = { shamans-rule-named-by } { shamans-rule-their-artefact } { shamans-rule-their-ritual }

# kdo smí být jmenován vedoucím
shamans-situation-title-guide-named = kdo smí být jmenován vedoucím
shamans-situation-guide-named = { shamans-rule-named-guide }
    .more = { shamans-rule-no-guide }

# neutralizace bez dýky
shamans-situation-title-no-dagger = neutralizace bez dýky
shamans-situation-no-dagger = Bez dýky, nebo když zůstane skrytá, neutralizace neudělá nic a hra jde dál.
    .more = S odkrytou dýkou ji naopak odhodit musíte a někoho vyřadit.

# prázdná hromádka
shamans-situation-title-stack-empty = prázdná hromádka
shamans-situation-stack-empty = Když je hromádka prázdná, nabídka se nedoplňuje a artefakt se bere z toho, co zbylo.
    .more = To je pravidlo tohoto stolu. Nezbylo-li vůbec nic, nebere se nic a hraje se dál. { shamans-rule-no-artefact }

# zatmění a prázdné ruce
shamans-situation-title-eclipse-empty-hand = zatmění a prázdné ruce
shamans-situation-eclipse-empty-hand = Při zatmění prázdná ruka nic nedává a nic nedostává.
    .more = Má-li karty jen jedna ruka, nestane se nic. { shamans-rule-eclipse }

# několik rituálů najednou
shamans-situation-title-several-rituals = několik rituálů najednou
shamans-situation-several-rituals = Je-li úplných víc světů, pořadí rituálů vybere, kdo vyřazuje.
    .more = To se stává, když se v pěti ukládají karty vyřazeného Stínu. Každý rituál skončí dřív, než začne další.

# portál na poslední chvíli
shamans-situation-title-portal-in-time = portál na poslední chvíli
shamans-situation-portal-in-time = Těsně před Měsícem nebo před svým vyřazením smíte ještě odhodit portál.
    .more = Společník proto počká, než kolo ukončí a než se ukáže role vyřazené osoby. { shamans-rule-portal }

# maska a známá role
shamans-situation-title-mask-known = maska a známá role
shamans-situation-mask-known = Maska se ukáže, i když je role už známá.
    .more = { shamans-rule-mask }

# změna tábora
shamans-situation-title-camp-changed = změna tábora
shamans-situation-camp-changed = Po výměně rolí platí tábor, který máte na konci kola.
    .more = Oba se na novou kartu podívají a ostatní ji nevidí. { shamans-rule-swapped }

# permutace, a není s kým
shamans-situation-title-nobody-to-swap = permutace, a není s kým
shamans-situation-nobody-to-swap = Pravidlo tohoto stolu: není-li ve hře nikdo jiný, permutace neudělá nic.
    .more = { shamans-rule-permutation-target } { shamans-rule-permutation-optional }

# všechny karty jsou zahrané
shamans-situation-title-cards-gone = všechny karty jsou zahrané
shamans-situation-cards-gone = Když jsou všechny karty zahrané a Stín není na Měsíci, vyhrávají kolo Šamani.
    .more = Nejdřív se dohraje poslední štych: artefakt, uložení karet a třeba i rituál. Pak se ukážou role.

# osm bodů
shamans-situation-title-eight-points = osm bodů
shamans-situation-eight-points = Kdo má po bodování kola osm nebo více bodů a vede bez shody, vyhrává hru.
    .more = { shamans-rule-eight-points } Při shodě v čele se hraje další kolo.

# shoda v čele
shamans-situation-title-tie = shoda v čele
shamans-situation-tie = Při shodě v čele s osmi a více body hrají všichni další kolo, dokud někdo nevede.
    .more = Hraje celý stůl, nejen ti, kdo mají stejně. { shamans-rule-eight-points }
    .example = Dva lidé mají devět bodů, hraje se tedy další kolo, a při stavu deset ku devíti je rozhodnuto.

# někdo odejde od stolu
shamans-situation-title-player-leaves = někdo odejde od stolu
shamans-situation-player-leaves = Když někdo odejde, řekněte to: jeho tah se přeskakuje a volby za něj hlásí ostatní.
    .more = Karty zůstanou, kde jsou, a nové kolo se hraje bez něj. Po návratu řekněte, kdo je zpátky.

# špatně ohlášená karta
shamans-situation-title-wrong-card = špatně ohlášená karta
shamans-situation-wrong-card = Špatně ohlášenou kartu opravíte slovem, třeba „ne, šestka“; nebo řekněte „vrať to“ a pak tu správnou.
    .more = Má-li stůl pravdu proti společníkovi, řekněte „přesto“. Je-li chyba starší, řekněte, jak to na stole opravdu je.

# zapomenuté hlášení
shamans-situation-title-forgotten = zapomenuté hlášení
shamans-situation-forgotten = Zapomenuté hlášení řekněte, jakmile si vzpomenete; společník se zeptá, co ještě chybí.
    .more = Hrálo-li se mezitím dál, vraťte se až tam a řekněte vše popořadě. Nebo řekněte, jak to na stole je: kroky do Měsíce, karty u světa.

## Set-up for 3 players

# Step 1 of the set-up for 3 players.
shamans-setup-3-1 = Položte plán doprostřed stolu a na dosah připravte vítězné body.

# Step 2 of the set-up for 3 players.
shamans-setup-3-2 = Vezměte karty pěti spodních barev plánu s čísly jedna až šest, celkem třicet karet.

# Step 3 of the set-up for 3 players.
shamans-setup-3-3 = Připravte karty rolí: dva Šamany a jeden Stín.

# Step 4 of the set-up for 3 players.
shamans-setup-3-4 = Postavte figurku Stínu na počáteční pole pro tři.

# Step 5 of the set-up for 3 players.
shamans-setup-3-5 = Zamíchejte dvanáct artefaktů lícem dolů a dva z nich odkryjte do nabídky.

# Step 6 of the set-up for 3 players.
shamans-setup-3-6 = Zamíchejte zatmění mezi deset zbylých artefaktů a hromádku položte lícem dolů, zatmění nesmí být navrchu.

# Step 7 of the set-up for 3 players.
shamans-setup-3-7 = Každému dejte jednu kartu role lícem dolů, na svou se smí každý kdykoli podívat.

# Step 8 of the set-up for 3 players.
shamans-setup-3-8 = Každému rozdejte devět karet a tři zbylé vyložte lícem nahoru k jejich světům.

# Step 9 of the set-up for 3 players.
shamans-setup-3-9 = Žeton začínajícího má v prvním kole nejstarší u stolu, a kdo ho má, vede první štych.

## Set-up for 4 players

# Step 1 of the set-up for 4 players.
shamans-setup-4-1 = Položte plán doprostřed stolu a na dosah připravte vítězné body.

# Step 2 of the set-up for 4 players.
shamans-setup-4-2 = Vezměte karty pěti spodních barev plánu a hnědé s čísly jedna až šest, celkem třicet šest karet.

# Step 3 of the set-up for 4 players.
shamans-setup-4-3 = Připravte karty rolí: tři Šamany a jeden Stín.

# Step 4 of the set-up for 4 players.
shamans-setup-4-4 = Postavte figurku Stínu na počáteční pole pro čtyři.

# Step 5 of the set-up for 4 players.
shamans-setup-4-5 = Zamíchejte dvanáct artefaktů lícem dolů a dva z nich odkryjte do nabídky.

# Step 6 of the set-up for 4 players.
shamans-setup-4-6 = Zamíchejte zatmění mezi deset zbylých artefaktů a hromádku položte lícem dolů, zatmění nesmí být navrchu.

# Step 7 of the set-up for 4 players.
shamans-setup-4-7 = Každému dejte jednu kartu role lícem dolů, na svou se smí každý kdykoli podívat.

# Step 8 of the set-up for 4 players.
shamans-setup-4-8 = Každému rozdejte devět karet, žádná nezbude.

# Step 9 of the set-up for 4 players.
shamans-setup-4-9 = Žeton začínajícího má v prvním kole nejstarší u stolu, a kdo ho má, vede první štych.

## Set-up for 5 players

# Step 1 of the set-up for 5 players.
shamans-setup-5-1 = Položte plán doprostřed stolu a na dosah připravte vítězné body.

# Step 2 of the set-up for 5 players.
shamans-setup-5-2 = Vezměte karty všech sedmi barev s čísly jedna až osm, celkem padesát šest karet.

# Step 3 of the set-up for 5 players.
shamans-setup-5-3 = Připravte karty rolí: tři Šamany a dva Stíny.

# Step 4 of the set-up for 5 players.
shamans-setup-5-4 = Postavte figurku Stínu na počáteční pole pro pět.

# Step 5 of the set-up for 5 players.
shamans-setup-5-5 = Zamíchejte dvanáct artefaktů lícem dolů a dva z nich odkryjte do nabídky.

# Step 6 of the set-up for 5 players.
shamans-setup-5-6 = Zamíchejte zatmění mezi deset zbylých artefaktů a hromádku položte lícem dolů, zatmění nesmí být navrchu.

# Step 7 of the set-up for 5 players.
shamans-setup-5-7 = Každému dejte jednu kartu role lícem dolů, na svou se smí každý kdykoli podívat.

# Step 8 of the set-up for 5 players.
shamans-setup-5-8 = Každému rozdejte jedenáct karet a jednu zbylou vyložte lícem nahoru k jejímu světu.

# Step 9 of the set-up for 5 players.
shamans-setup-5-9 = Žeton začínajícího má v prvním kole nejstarší u stolu, a kdo ho má, vede první štych.
