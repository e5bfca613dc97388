# Co společník říká ve hře „Qui sera chaman ?“.
#
# Hodnota: obvyklé znění. `.brief` a `.coach`: znění na té úrovni.
# `.choice`: totéž v seznamu nebo v otázce. `.example`: věta, kterou lze říct.
# `.missing-...`: na co se ptáme.

## Jména

# Kam putují kostky.
direction-left = doleva
direction-right = doprava

## Oznámení

# Kostky padly: nejčastější věta ze všech.
initiation-dice-rolled =
    { $seat ->
        [none] { initiation-part-dice }.
       *[other] { initiation-part-dice }, { $seat }.
    }
    .choice =
        { $seat ->
            [none] { initiation-part-dice }
           *[other] { initiation-part-dice }, { $seat }
        }
    .example = „tři a pět“
    .missing-dice =
        { $dice ->
            [none]
                { $total ->
                    [none] Které kostky?
                   *[other] { WORDS($total) }, a na kterých kostkách?
                }
           *[other]
                { $dice-count ->
                    [1] A druhá kostka?
                   *[other] Které kostky?
                }
        }
    .missing-total = Kolik celkem?
    .missing-seat = Čí jsou kostky?

# Obě kostky, jediná, nebo jejich součet, když kostky nikdo neřekl.
initiation-part-dice =
    { $dice ->
        [none]
            { $total ->
                [none] kostky
               *[other] celkem { WORDS($total) }
            }
       *[other]
            { $dice-count ->
                [0] žádná kostka{ initiation-part-total }
                [1] jen jedna kostka, { LIST($dice) }{ initiation-part-total }
               *[other] { LIST($dice) }{ initiation-part-total }
            }
    }
initiation-part-total =
    { $total ->
        [none] { "" }
       *[other] , celkem { WORDS($total) }
    }

# Jedna kostka o to, kdo začíná.
initiation-die-rolled =
    { $seat ->
        [none] { initiation-part-die } na začátek.
       *[other] { initiation-part-die } na začátek, { $seat }.
    }
    .choice =
        { $seat ->
            [none] { initiation-part-die } na začátek
           *[other] { initiation-part-die } na začátek, { $seat }
        }
    .example = „{ $player } šest“
    .missing-value =
        { $seat ->
            [none] Kolik je na kostce?
           *[other] { $seat }, kolik je na kostce?
        }
    .missing-seat =
        { $value ->
            [none] Čí je kostka?
           *[other] { WORDS($value) }, a čí?
        }
initiation-part-die =
    { $value ->
        [none] kostka
       *[other] { WORDS($value) }
    }

# Kam putují kostky.
initiation-direction-chosen =
    { $direction ->
        [none] Směr hry.
       *[other] Kostky putují { NAME($direction) }.
    }
    .choice =
        { $direction ->
            [none] směr hry
           *[other] kostky putují { NAME($direction) }
        }
    .example = „doleva“
    .missing-direction = Doleva, nebo doprava?

# Společník hází sám.
initiation-dice-wanted =
    { $dice ->
        [none] { initiation-part-wanted }.
       *[other]
            { $dice-count ->
                [0] { initiation-part-wanted }, bez kostek.
               *[other] { initiation-part-wanted }: { LIST($dice) }.
            }
    }
    .choice =
        { $dice ->
            [none] { initiation-part-wanted }
           *[other]
                { $dice-count ->
                    [0] { initiation-part-wanted }, bez kostek
                   *[other] { initiation-part-wanted }: { LIST($dice) }
                }
        }
    .example = „hoď kostkami“
    .missing-seat = Za koho mám hodit?
    .missing-dice = Kostky se kutálejí: co ukazují?
initiation-part-wanted =
    { $seat ->
        [none] můj hod
       *[other] můj hod, hraje { $seat }
    }

# Která figurka si vezme kterou kostku, když má hráč dvě.
initiation-dice-assigned = Rozděleno{ initiation-part-shares }.
    .choice = rozdělení kostek{ initiation-part-shares }
    .example = „první kostka pro figurku jedna“
    .missing-first = Která figurka bere první kostku, jedna, nebo dvě?
    .missing-second = Která figurka bere druhou kostku, jedna, nebo dvě?
    .missing-value = Která kostka pro tu figurku?
    .missing-pawn =
        { $value ->
            [none] Pro kterou figurku, jedna, nebo dvě?
           *[other] { WORDS($value) }, pro kterou figurku: jedna, nebo dvě?
        }
    .missing-other = Pro čí figurku?
    .missing-seat = Čí jsou kostky?
initiation-part-shares = { initiation-part-share-seat }{ initiation-part-share-first }{ initiation-part-share-second }{ initiation-part-share-value }{ initiation-part-share-pawn }{ initiation-part-share-other }
initiation-part-share-seat =
    { $seat ->
        [none] { "" }
       *[other] , { $seat }
    }
initiation-part-share-first =
    { $first ->
        [none] { "" }
       *[other] , první kostka pro figurku { WORDS($first, form: "f") }
    }
initiation-part-share-second =
    { $second ->
        [none] { "" }
       *[other] , druhá kostka pro figurku { WORDS($second, form: "f") }
    }
initiation-part-share-value =
    { $value ->
        [none] { "" }
       *[other] , kostka { WORDS($value) }
    }
initiation-part-share-pawn =
    { $pawn ->
        [none] { "" }
       *[other] , figurce { WORDS($pawn, form: "f") }
    }
initiation-part-share-other =
    { $other ->
        [none] { "" }
       *[other] , figurka: { $other }
    }

# Stůl říká, jak to doopravdy je.
initiation-table-corrected = Oprava{ initiation-part-correction }.
    .choice = oprava stolu{ initiation-part-correction }
    .example = „oprava: { $player } je na poli čtrnáct“
    .missing-seat = Čí je figurka?
    .missing-correction = Co je třeba opravit?
initiation-part-correction = { initiation-part-share-seat }{ initiation-part-corrected-pawn }{ initiation-part-corrected-square }{ initiation-part-corrected-misses }{ initiation-part-corrected-held }
initiation-part-corrected-pawn =
    { $pawn ->
        [none] { "" }
       *[other] , figurka { WORDS($pawn, form: "f") }
    }
initiation-part-corrected-square =
    { $square ->
        [none] { "" }
        [0] , na startu
       *[other] , pole { WORDS($square) }
    }
initiation-part-corrected-misses =
    { $misses ->
        [none] { "" }
        [0] , žádné vynechané kolo
        [one] , vynechat { WORDS($misses, form: "n") } kolo
        [few] , vynechat { WORDS($misses, form: "n") } kola
       *[other] , vynechat { WORDS($misses, form: "n") } kol
    }
initiation-part-corrected-held =
    { $held ->
        [none] { "" }
        [yes] , čeká na poli padesát dva
       *[no] , nečeká na poli padesát dva
    }

# Kola tu nejsou: v seznamu nebo v otázce.
initiation-round-void = Tahle hra kola nemá.
    .choice = kolo, které neplatí
    .example = „tohle kolo neplatí“

## Události: začátek

# Jedna kostka o začátek (už zazněla).
initiation-die-thrown = { WORDS($value) }, { $seat }.

# Nejvyšší kostku má víc hráčů.
initiation-throw-tied = Shoda, { WORDS($value) }: znovu { LIST($seats) }.

# Nejvyšší kostku má jeden (řekne to otázka na směr).
initiation-beginner-found = Začíná { $seat }.

# Směr hry (už zazněl).
initiation-direction-set = Kostky putují { NAME($direction) }.

# Hra začíná: pravidla stolu, jen jednou.
initiation-rules-in-force =
    { $unusual-count ->
        [0] Pravidla stolu: na polích devatenáct a třicet jedna se místa vymění; z obsazeného pole se couvá; po návratu na start je devítka hod jako každý jiný. Zbytek na dotaz: „pravidla stolu“.
       *[other] Pravidla stolu pro tuhle hru: { LIST($unusual, item: "initiation-part-rule") }. Ostatní jako obvykle.
    }
    .brief =
        { $unusual-count ->
            [0] { "" }
           *[other] Pravidla stolu: { LIST($unusual, item: "initiation-part-rule") }.
        }

# V pravidlech stolu: co není jako obvykle.
initiation-part-rule =
    { $item ->
        [companion_throws] já nikdy neházím
        [freed_goes_to] po výměně se couvá na volné pole
        [exchange_without_turns] kdo už nevynechává, místo nemění
        [bounce_acts] po odrazu pole nic nedělá
        [backing_up] při couvání se přeskočí všechna zvláštní pole
        [backing_after_bounce] po odrazu se couvá k vyšším číslům
        [first_throw_again] po návratu na start je další hod zase první
        [neighbour_throw_counts] hod za pole třicet šest platí i pro toho, kdo hází
        [reincarnation] po šestce na poli padesát dva se hází hned znovu
        [partners_share] obě figurky týmu smějí stát na jednom poli
       *[other] zvláštní pravidlo
    }

## Události: tahy

# Přichází tah (řekne to výzva).
initiation-turn-came = Na tahu: { $seat }.

# Vynechaný tah.
initiation-turn-missed =
    { $left ->
        [0] { initiation-part-owner } teď vynechává.
        [one] { initiation-part-owner } teď vynechává a ještě jednou.
        [few] { initiation-part-owner } teď vynechává a pak ještě { WORDS($left, form: "m") } tahy.
       *[other] { initiation-part-owner } teď vynechává a pak ještě { WORDS($left, form: "m") } tahů.
    }

# Figurka: čí je, a číslo, když má hráč dvě.
initiation-part-owner =
    { $pawn ->
        [none] { $seat }
       *[other] { $seat }, figurka { WORDS($pawn, form: "f") },
    }

# Kostky (už zazněly).
initiation-dice-thrown = Celkem { WORDS($total) }, { $seat }.

# Rozdělení kostek (už zaznělo).
initiation-dice-shared = První kostka pro figurku { WORDS($first, form: "f") }, druhá pro figurku { WORDS($second, form: "f") }.

# Figurka došla: kam, odkud a proč.
initiation-pawn-moved = { initiation-part-whose }{ initiation-part-square }{ initiation-part-origin }.{ initiation-part-why }{ initiation-part-stay }
    .brief = { initiation-part-whose }{ initiation-part-square }.{ initiation-part-stay }
initiation-part-whose =
    { $is-other ->
        [yes]
            { $pawn ->
                [none] { $seat }:{ " " }
               *[other] { $seat }, figurka { WORDS($pawn, form: "f") }:{ " " }
            }
       *[no] { "" }
    }
initiation-part-square =
    { $square ->
        [0] start
       *[other] { WORDS($square) }
    }
initiation-part-origin =
    { $origin ->
        [0] , ze startu
       *[other] , z pole { WORDS($origin) }
    }
initiation-part-why = { initiation-part-nine }{ initiation-part-again }{ initiation-part-bounced }{ initiation-part-led }{ initiation-part-occupied }
initiation-part-nine =
    { $cause ->
        [first-nine] { " " }Devět prvním hodem: Přímluvce otvírá cestu.
       *[other] { "" }
    }
initiation-part-again =
    { $again-count ->
        [0] { "" }
        [1] { " " }Pole { LIST($again) }, ještě jednou { WORDS($total) }.
       *[other] { " " }Pole { LIST($again) }, pokaždé ještě { WORDS($total) }.
    }
initiation-part-bounced =
    { $is-bounced ->
        [yes] { " " }Moc daleko: od šedesáti tří zpátky.
       *[no] { "" }
    }
initiation-part-led =
    { $led ->
        [6] { " " }Pole šest vede na dvanáct.
        [42] { " " }Pole čtyřicet dva vrací na třicet.
        [58] { " " }Pole padesát osm vrací na start.
       *[none] { "" }
    }
initiation-part-occupied =
    { $occupied ->
        [none] { "" }
       *[other] { " " }Pole { WORDS($occupied) } je obsazené: couvá se.
    }
initiation-part-stay =
    { $is-quiet ->
        [yes] { "" }
       *[no]
            { $square ->
                [19] { " " }Jeden tah se vynechá.
                [31] { " " }Dva tahy se vynechají.
                [52] { " " }Ven vede jen šestka.
               *[other] { "" }
            }
    }

# Někdo jiný zaujme místo na devatenáct nebo třicet jedna.
initiation-places-swapped =
    { $square ->
        [0] Na místo přichází { $by }; { initiation-part-owner } se vrací na start a nic nevynechá.
       *[other] Na místo přichází { $by }; { initiation-part-owner } jde na { WORDS($square) } a nic nevynechá.
    }

# Na padesát dva přichází někdo jiný.
initiation-pawn-freed = Na místo přichází { $by }; { initiation-part-owner } smí dál, o { WORDS($total) }.

# Na poli padesát dva nepadla šestka.
initiation-still-held = Šestka nepadla: { initiation-part-owner } čeká dál.

# Na poli padesát dva padla šestka.
initiation-reincarnated = Šestka: { initiation-part-owner } začíná znovu od startu.

# Setkání: jen na úrovni, která vysvětluje.
initiation-encounter-met = { "" }
    .brief = { "" }
    .coach =
        { $square ->
            [0] Orakumo dýchne na popel a otevírá se nový život, úplně na začátku snu.
            [6] Albin, průvodce Cestou, složí čas jako list papíru a dvanáctka je hned tady.
            [9] Ethan ukazuje, jak snít s otevřenýma očima, a sen postrčí dál.
            [18] Léo učí, jak si sen namalovat, a sen postrčí dál.
            [19] Albour provádí Limbem; ta lekce zabere celý tah.
            [26] Přímluvce podá ruku a přeskočí několik cyklů najednou.
            [27] Hauptlingovi otevírají jedno zrcadlo za druhým a to poslední vede dál.
            [31] Z Limba stoupají hlasy tak sladké, že se za nimi jde; návrat trvá dva tahy.
            [36] Diya představí Bioneiroise, který v kostkách souseda vidí možnou budoucnost.
            [42] Všechna zrcadla tu vypadají stejně: cesta vede zpátky na třicet.
            [45] Luc zviditelní aury duší a sebere energii kolem stolu.
            [52] Kriskellovi Lemuři vypijí všechnu sílu; zbývá Metempsychóza a čekání.
            [53] Přímluvce otevře tajnou chodbu skoro na konec cesty.
            [54] Inyan utiší všechny city a Kriskell ztratí stopu.
            [58] Jurande zkoumá zasvěcení a vrtí hlavou: probuzení, a všechno znovu.
           *[other] { "" }
        }

# Někdo má vyhráno.
initiation-game-won =
    { $winners-count ->
        [1] Šamanem se stává { LIST($winners) }. Hra je vyhraná.
       *[other] Šamany se stávají { LIST($winners) }. Hra je vyhraná.
    }

# Oprava (už zazněla).
initiation-state-corrected = Platí: { $told }.

# Někdo je pryč od stolu (už to zaznělo).
initiation-seat-vacated = Vynecháme: { $seat }.

# Někdo je zpátky (už to zaznělo).
initiation-seat-retaken = Zase hraje { $seat }.

## Námitky

# Teď se to nemůže stát.
initiation-wrong-phase =
    { $phase ->
        [start] Teď ne. Nejdřív každý jednou kostkou o to, kdo začíná.
        [direction] Teď ne. Nejdřív směr, doleva, nebo doprava.
        [play] To teď nejde.
        [over] Pozdě, hra skončila.
       *[other] Teď ne.
    }

# Čeká se na někoho jiného.
initiation-not-your-turn =
    { $expected ->
        [none] Teď ne, { $seat }. Házejí jiní.
       *[other] Na tahu je { $expected }, ne { $seat }.
    }

# Takové číslo kostka nemá.
initiation-no-such-die = Kostka má jedna až šest, nikdy { WORDS($value) }. Které kostky?

# Takový součet kostky nedají.
initiation-no-such-total = Součet { WORDS($total) } tyhle kostky nedají. Které kostky?

# Kostky a součet k sobě nejdou.
initiation-dice-do-not-match = S těmi kostkami to není { WORDS($total) }. Které kostky?

# Moc kostek.
initiation-too-many-dice =
    { $needed ->
        [one] Teď se hází jen jednou kostkou. Kolik?
        [few] Kostky jsou { WORDS($needed, form: "f") }, víc ne. Které?
       *[other] Kostek je { WORDS($needed) }, víc ne. Které?
    }

# Pravidlo stolu: společník nehází.
initiation-companion-never-throws = Pravidlo stolu: já neházím, házíte vy.

# Obě kostky pro jednu figurku.
initiation-same-pawn = Každá figurka bere jednu kostku. Která bere první?

# Figurka s tím číslem není.
initiation-no-such-pawn = Figurka { WORDS($number, form: "f") } není: jedna, nebo dvě?

# Takové číslo na kostkách není.
initiation-die-not-thrown = Na žádné kostce není { WORDS($value) }. Která kostka pro kterou figurku?

# Někdo z jiného týmu.
initiation-not-in-team = { $seat } není z týmu, který ty kostky dělí.

# Na poli je jiná figurka.
initiation-square-occupied = Na poli { WORDS($square) } už stojí figurka, hraje ji { $seat }.

# Jedná někdo, kdo není u stolu.
initiation-player-away = { $seat } není u stolu. Kdo hází?

# Oprava, která nejde.
initiation-out-of-range =
    { $field ->
        [square] Takové pole není, jdou od nuly do šedesáti tří. Které?
        [misses] Tolik tahů vynechat nejde. Kolik?
        [held] Čeká se na poli padesát dva a jen tam. Které pole?
        [pawn] Taková figurka není. Která to je?
       *[other] To nejde. Podívejte se na stůl a řekněte to znovu.
    }

# Změnilo se, co ze slyšeného platí.
initiation-listening-changed =
    { $listening ->
        [open] Otevřený mikrofon: platí obě kostky, na co hra čeká, otázky a příkazy.
        [called] Platí jen to, co následuje po slově parťáku.
       *[press] Platí jen to, co zazní po klávese Enter.
    }

## Na co se čeká

# Každý jednou kostkou.
initiation-first-dice-due =
    { $seats-count ->
        [1] Jedna kostka o začátek: { LIST($seats) }.
       *[other] O začátek hází každý jednou kostkou: { LIST($seats) }.
    }
    .coach =
        { $seats-count ->
            [1] Ještě jedna kostka o to, kdo začíná: { LIST($seats) }.
           *[other] Každý jednu kostku, nejvyšší začíná: { LIST($seats) }.
        }

# Kdo začíná, volí směr.
initiation-direction-due = Začíná { $seat }: putují kostky doleva, nebo doprava?
    .brief = Začíná { $seat }: doleva, nebo doprava?

# Hod dvěma kostkami.
initiation-throw-due = Na tahu: { $seat }.
    .coach = Na tahu je { $seat }: hoďte oběma kostkami a řekněte je.

# Jen jedna kostka, protože se hne jen jedna figurka.
initiation-one-die-due =
    { $pawn ->
        [none] Na tahu: { $seat }, jen jedna kostka, figurka: { $owner }.
       *[other] Na tahu: { $seat }, jen jedna kostka, pro figurku { WORDS($pawn, form: "f") }.
    }

# Šestka by vedla ven z pole padesát dva.
initiation-six-due = Na tahu: { $seat }. Z pole padesát dva vede jen šestka.
    .brief = Na tahu: { $seat }. Bude šestka?

# Soused vlevo hází za figurku na poli třicet šest.
initiation-neighbour-due =
    { $pawn ->
        [none] Oběma kostkami hází { $seat }, figurka: { $owner }.
       *[other] Oběma kostkami hází { $seat }, figurka { WORDS($pawn, form: "f") }: { $owner }.
    }

# Dvě kostky se dělí.
initiation-share-due = { $seat }: { WORDS($first) } a { WORDS($second) }, která kostka pro kterou figurku?

# U stolu nikdo není.
initiation-nobody-present = U stolu není nikdo, kdo by mohl hrát.

# Hra skončila.
initiation-nothing-due = Hra skončila.
    .coach = Hra skončila, vyhrává { LIST($winners) }.

## Odpovědi

# Kde je figurka.
initiation-place-report =
    { $square ->
        [0] { initiation-part-report } na startu.
       *[other] { initiation-part-report } pole { WORDS($square) }.
    }
initiation-part-report =
    { $pawn ->
        [none] { $seat }:
       *[other] { $seat }, figurka { WORDS($pawn, form: "f") }:
    }

# Jak daleko je konec.
initiation-distance-report =
    { $left ->
        [0] { initiation-part-report } šedesát tři, konec cesty.
        [one] { initiation-part-report } ještě { WORDS($left, form: "n") } pole.
        [few] { initiation-part-report } ještě { WORDS($left, form: "n") } pole.
       *[other] { initiation-part-report } ještě { WORDS($left, form: "n") } polí.
    }

# Kdo je před kým.
initiation-rank-report =
    { $places-count ->
        [0] Na cestě není nikdo.
       *[other] Vede { LIST($places, item: "initiation-part-place") }.
    }
initiation-part-place =
    { $second ->
        [0] { $first } na startu
       *[other] { $first } { WORDS($second) }
    }

# Všichni jsou na startu.
initiation-all-on-start-report = Všichni jsou na startu.

# Kolik tahů kdo vynechá.
initiation-misses-report =
    { $misses ->
        [0] { initiation-part-report } nic nevynechává.
        [one] { initiation-part-report } vynechá ještě { WORDS($misses, form: "m") } tah.
        [few] { initiation-part-report } vynechá ještě { WORDS($misses, form: "m") } tahy.
       *[other] { initiation-part-report } vynechá ještě { WORDS($misses, form: "m") } tahů.
    }
initiation-nobody-misses-report = Nikdo nic nevynechává.

# Kdo čeká na poli padesát dva.
initiation-held-report = { initiation-part-report } čeká na poli padesát dva.
initiation-nobody-held-report = Na poli padesát dva nikdo nečeká.

# Směr hry.
initiation-direction-report =
    { $direction ->
        [none] Směr ještě není vybraný.
       *[other] Kostky putují { NAME($direction) }.
    }

# Někdo je pryč od stolu.
initiation-away-report = { $seat } není u stolu.

# Kdo má vyhráno.
initiation-winner-report = Vyhrává { LIST($winners) }.

# Pravidlo stolu, které platí.
initiation-table-rule-report =
    { $rule ->
        [companion_throws]
            { $value ->
                [no] Pravidlo stolu: já nikdy neházím.
               *[yes] Pravidlo stolu: na požádání hodím kostkami.
            }
        [freed_goes_to]
            { $value ->
                [back-up] Pravidlo stolu: po výměně se odchozí vrací na volné pole.
               *[square-before] Pravidlo stolu: po výměně jde odchozí na pole, odkud vyrazil ten druhý.
            }
        [exchange_without_turns]
            { $value ->
                [no] Pravidlo stolu: na polích devatenáct a třicet jedna se bez vynechaných tahů nic nemění.
               *[yes] Pravidlo stolu: na polích devatenáct a třicet jedna se místa mění vždycky.
            }
        [bounce_acts]
            { $value ->
                [no] Pravidlo stolu: po odrazu pole nic nedělá.
               *[yes] Pravidlo stolu: po odrazu pole platí.
            }
        [backing_up]
            { $value ->
                [past] Pravidlo stolu: při couvání se přeskočí všechna zvláštní pole.
               *[quiet] Pravidlo stolu: při couvání se smí stát na cyklu, nikdy na šesti, devatenácti, třiceti jedna, čtyřiceti dvou, padesáti dvou a padesáti osmi.
            }
        [backing_after_bounce]
            { $value ->
                [higher] Pravidlo stolu: po odrazu se couvá k vyšším číslům.
               *[lower] Pravidlo stolu: couvá se vždycky k nižším číslům a před jedničkou je start.
            }
        [first_throw_again]
            { $value ->
                [yes] Pravidlo stolu: po návratu na start je další hod zase první.
               *[no] Pravidlo stolu: po návratu na start už devítka není první hod.
            }
        [neighbour_throw_counts]
            { $value ->
                [yes] Pravidlo stolu: hod za pole třicet šest platí i pro toho, kdo hází.
               *[no] Pravidlo stolu: hod za pole třicet šest pro toho, kdo hází, neplatí.
            }
        [reincarnation]
            { $value ->
                [at-once] Pravidlo stolu: po šestce na poli padesát dva se hází hned znovu.
               *[next-turn] Pravidlo stolu: po šestce na poli padesát dva se hraje až v dalším tahu.
            }
        [partners_share]
            { $value ->
                [yes] Pravidlo stolu: obě figurky týmu smějí stát na jednom obyčejném poli.
               *[no] Pravidlo stolu: figurka z týmu obsazuje pole jako každá jiná.
            }
       *[other] Neznámé pravidlo stolu.
    }

## Otázky, v seznamu nebo jako příklad

initiation-ask-where =
    .choice =
        { $seat ->
            [none] pole toho, kdo hraje
           *[other] kde je { $seat }
        }
    .example = „kde je { $player }“
    .missing-seat = Čí pole?
initiation-ask-distance =
    .choice =
        { $seat ->
            [none] zbytek cesty toho, kdo hraje
           *[other] kolik polí má ještě { $seat }
        }
    .example = „kolik do šedesáti tří“
    .missing-seat = Čí cesta?
initiation-ask-effect =
    .choice =
        { $seat ->
            [none] co dělá pole toho, kdo hraje
           *[other] co dělá pole, kde je { $seat }
        }
    .example = „co dělá tohle pole“
    .missing-seat = Čí pole?
initiation-ask-misses =
    .choice = kdo vynechává
    .example = „kdo vynechává“
initiation-ask-held =
    .choice = kdo čeká na poli padesát dva
    .example = „kdo čeká na poli padesát dva“
initiation-ask-direction =
    .choice = kterým směrem se hraje
    .example = „kterým směrem se hraje“
initiation-ask-table-rules =
    .choice = pravidla stolu
    .example = „pravidla stolu“
initiation-ask-score =
    .choice =
        { $seat ->
            [none] kdo vede
           *[other] jak daleko je { $seat }
        }
    .example = „kdo vede“
    .missing-seat = Čí místo?
initiation-ask-rule =
    .choice =
        { $topic ->
            [overview] pravidla celé hry
            [setup] pravidla o přípravě
            [start] pravidla o první kostce
            [direction] pravidla o směru
            [play] pravidla o házení
            [neighbour] pravidla o poli třicet šest
            [metempsychosis] pravidla o Metempsychóze
            [share] pravidla o dělení kostek
            [over] pravidla o konci
            [first-throw] pravidla o první devítce
            [cycles] pravidla o cyklech
            [leads] pravidla o polích, která vedou jinam
            [misses] pravidla o vynechání
            [occupied] pravidla o obsazených polích
            [bounce] pravidla o odrazu
            [teams] pravidla o týmech
            [companion-dice] pravidla o mých hodech
           *[none] pravidlo pro tuhle chvíli
        }
    .example = „jaké je pravidlo“
    .missing-topic = Pravidlo o čem?
initiation-correct =
    .choice =
        { $changes-count ->
            [0] oprava posledního oznámení
           *[other] oprava: { LIST($changes, item: "initiation-part-change") }
        }
    .example = „ne, tři a čtyři“
initiation-fragment =
    .choice =
        { $values-count ->
            [0] jen to
           *[other] jen { LIST($values, item: "initiation-part-change") }
        }
    .example = „{ $player }“

# V opravě: co se mění.
initiation-part-change =
    { $first ->
        [dice]
            { $second-count ->
                [0] žádná kostka
                [1] jen jedna kostka, { LIST($second) }
               *[other] { LIST($second) }
            }
        [direction] { NAME($second) }
        [total] celkem { WORDS($second) }
        [first] první kostka pro figurku { WORDS($second, form: "f") }
        [second] druhá kostka pro figurku { WORDS($second, form: "f") }
        [pawn] figurka { WORDS($second, form: "f") }
        [other] figurka: { $second }
        [square] pole { WORDS($second) }
        [misses] vynechat { WORDS($second) } krát
        [held]
            { $second ->
                [yes] čeká
               *[no] nečeká
            }
        [value] { WORDS($second) }
       *[other] { $second }
    }

# Co které pole dělá, v otázce.
initiation-ask-meaning =
    .choice =
        { $subject ->
            [start] co dělá start
            [square-1] co dělá pole jedna
            [square-2] co dělá pole dva
            [square-3] co dělá pole tři
            [square-4] co dělá pole čtyři
            [square-5] co dělá pole pět
            [square-6] co dělá pole šest
            [square-7] co dělá pole sedm
            [square-8] co dělá pole osm
            [square-9] co dělá pole devět
            [square-10] co dělá pole deset
            [square-11] co dělá pole jedenáct
            [square-12] co dělá pole dvanáct
            [square-13] co dělá pole třináct
            [square-14] co dělá pole čtrnáct
            [square-15] co dělá pole patnáct
            [square-16] co dělá pole šestnáct
            [square-17] co dělá pole sedmnáct
            [square-18] co dělá pole osmnáct
            [square-19] co dělá pole devatenáct
            [square-20] co dělá pole dvacet
            [square-21] co dělá pole dvacet jedna
            [square-22] co dělá pole dvacet dva
            [square-23] co dělá pole dvacet tři
            [square-24] co dělá pole dvacet čtyři
            [square-25] co dělá pole dvacet pět
            [square-26] co dělá pole dvacet šest
            [square-27] co dělá pole dvacet sedm
            [square-28] co dělá pole dvacet osm
            [square-29] co dělá pole dvacet devět
            [square-30] co dělá pole třicet
            [square-31] co dělá pole třicet jedna
            [square-32] co dělá pole třicet dva
            [square-33] co dělá pole třicet tři
            [square-34] co dělá pole třicet čtyři
            [square-35] co dělá pole třicet pět
            [square-36] co dělá pole třicet šest
            [square-37] co dělá pole třicet sedm
            [square-38] co dělá pole třicet osm
            [square-39] co dělá pole třicet devět
            [square-40] co dělá pole čtyřicet
            [square-41] co dělá pole čtyřicet jedna
            [square-42] co dělá pole čtyřicet dva
            [square-43] co dělá pole čtyřicet tři
            [square-44] co dělá pole čtyřicet čtyři
            [square-45] co dělá pole čtyřicet pět
            [square-46] co dělá pole čtyřicet šest
            [square-47] co dělá pole čtyřicet sedm
            [square-48] co dělá pole čtyřicet osm
            [square-49] co dělá pole čtyřicet devět
            [square-50] co dělá pole padesát
            [square-51] co dělá pole padesát jedna
            [square-52] co dělá pole padesát dva
            [square-53] co dělá pole padesát tři
            [square-54] co dělá pole padesát čtyři
            [square-55] co dělá pole padesát pět
            [square-56] co dělá pole padesát šest
            [square-57] co dělá pole padesát sedm
            [square-58] co dělá pole padesát osm
            [square-59] co dělá pole padesát devět
            [square-60] co dělá pole šedesát
            [square-61] co dělá pole šedesát jedna
            [square-62] co dělá pole šedesát dva
            [square-63] co dělá pole šedesát tři
           *[none] co dělá které pole
        }
    .example = „co dělá pole devět“
    .missing-subject = Které pole?

# Co dělá pole, kde je figurka.
initiation-effect-report =
    { $square ->
        [0] { initiation-part-report } { initiation-subject-start }
        [6] { initiation-part-report } { initiation-subject-square-6 }
        [9] { initiation-part-report } { initiation-subject-square-9 }
        [12] { initiation-part-report } { initiation-subject-square-12 }
        [18] { initiation-part-report } { initiation-subject-square-18 }
        [19] { initiation-part-report } { initiation-subject-square-19 }
        [26] { initiation-part-report } { initiation-subject-square-26 }
        [27] { initiation-part-report } { initiation-subject-square-27 }
        [30] { initiation-part-report } { initiation-subject-square-30 }
        [31] { initiation-part-report } { initiation-subject-square-31 }
        [36] { initiation-part-report } { initiation-subject-square-36 }
        [42] { initiation-part-report } { initiation-subject-square-42 }
        [45] { initiation-part-report } { initiation-subject-square-45 }
        [52] { initiation-part-report } { initiation-subject-square-52 }
        [53] { initiation-part-report } { initiation-subject-square-53 }
        [54] { initiation-part-report } { initiation-subject-square-54 }
        [58] { initiation-part-report } { initiation-subject-square-58 }
        [63] { initiation-part-report } { initiation-subject-square-63 }
       *[other] { initiation-part-report } pole { WORDS($square) }, nic se tam neděje.
    }
