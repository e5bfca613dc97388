### What the companion says in Czech in every game.

## Announcements

# When a player leaves the table.
common-seat-left = { $seat ->
        [none] Někdo odchází od stolu.
       *[other] { $seat } odchází od stolu.
    }
    .choice = { $seat ->
        [none] někdo odchází od stolu
       *[other] { $seat } odchází od stolu
    }
    .example = „{ $player } odchází“
    .missing-seat = Kdo odchází?

# When a player who had left takes part again.
common-seat-back = { $seat ->
        [none] Někdo se vrací ke stolu.
       *[other] { $seat } se vrací ke stolu.
    }
    .choice = { $seat ->
        [none] někdo se vrací ke stolu
       *[other] { $seat } se vrací ke stolu
    }
    .example = „{ $player } je zpátky“
    .missing-seat = Kdo se vrací?

# When the table drops the round that is not scored yet.
common-round-void = Toto kolo neplatí.
    .choice = toto kolo neplatí
    .example = „kolo neplatí“

## Questions and commands

# Whose turn it is.
common-ask-turn = Kdo je na tahu?
    .choice = { $seat ->
        [none] kdo je na tahu
       *[other] jestli je na tahu { $seat }
    }
    .example = „kdo je na tahu“

# How things stand.
common-ask-state = Jak to stojí?
    .choice = jak to stojí
    .example = „jak to stojí“

# How things stand, in one sentence.
common-ask-gist =
    .choice = stav jednou větou
    .example = „stav jednou větou“

# That all who had left are back.
common-everybody-back = Jsou zpátky všichni?
    .choice = všichni jsou zpátky
    .example = „všichni jsou zpátky“

# To play another game.
common-rematch = Hrajeme ještě jednou?
    .choice = další hra
    .example = „nová hra“

# Who won on another evening.
common-ask-winners = Kdo vyhrál jindy?
    .choice = kdo vyhrál { $day ->
        [monday] v pondělí
        [tuesday] v úterý
        [wednesday] ve středu
        [thursday] ve čtvrtek
        [friday] v pátek
        [saturday] v sobotu
        [sunday] v neděli
        [today] dnes
        [yesterday] včera
        [none] jindy
       *[other] minule
    }
    .example = „kdo vyhrál v sobotu“

# How many games somebody has won.
common-ask-wins = { $seat ->
        [none] Kolik her kdo vyhrál?
       *[other] Kolik výher má { $seat }?
    }
    .choice = { $seat ->
        [none] kolik her kdo vyhrál
       *[other] kolik výher má { $seat }
    }{ $other ->
        [none] { "" }
       *[other] , soupeř { $other }
    }
    .example = „kolik vyhraných her má { $player }“

# Points of one player or of all.
common-ask-score = { $seat ->
        [none] Jaké je skóre?
       *[other] Kolik bodů má { $seat }?
    }
    .choice = { $seat ->
        [none] jaké je skóre
       *[other] kolik bodů má { $seat }
    }
    .example = „jaké je skóre“
    .missing-seat = Čí body?

# The last announcements.
common-ask-history = Co bylo naposledy?
    .choice = { $count ->
        [none] co bylo naposledy
        [one] poslední tah
        [few] poslední { WORDS($count, form: "m") } tahy
       *[other] posledních { WORDS($count) } tahů
    }
    .example = „co bylo naposledy“

# What a player has played.
common-ask-played = { $seat ->
        [none] Co se hrálo?
       *[other] Co hraje { $seat }?
    }
    .choice = { $count ->
        [none] co se hrálo jako poslední
        [one] poslední zahraný tah
        [few] poslední { WORDS($count, form: "m") } zahrané tahy
       *[other] posledních { WORDS($count) } zahraných tahů
    }{ $seat ->
        [none] { "" }
       *[other] , hraje { $seat }
    }
    .example = „co hrál { $player }“

# What a thing is and does.
common-ask-meaning = Co to je a co to dělá?
    .choice = co to je
    .example = „co dělá portál“
    .missing-subject = O čem to má být? Třeba portál, zatmění nebo rituál permutace.

# What a sticker stands for; the choice says where it is.
common-ask-sticker = Co znamená nálepka?
    .choice = nálepka{ $place ->
        [tile] { " " }na destičce
        [board] { " " }na plánu
        [card] { " " }na kartě
        [objective] { " " }na úkolu
       *[none] { "" }
    }
    .example = „co znamená kolečko na destičce“
    .missing-sticker = Jaký tvar má nálepka?
    .missing-place = Na destičce, nebo na plánu?

# What the rulebook says.
common-ask-rule = Co říkají pravidla?
    .choice = pravidla pro tuto chvíli
    .example = „jaké je pravidlo o bodování“
    .missing-topic = Které pravidlo?

# The rule behind the last objection or event.
common-ask-why = Proč?
    .choice = proč to tak je
    .example = „proč“

# What can be said now.
common-ask-options = Co teď můžu říct?
    .choice = co teď můžu říct
    .example = „co můžu říct“

# The first step of the set-up.
common-ask-setup = Jak se hra připravuje?
    .choice = jak se hra připravuje
    .example = „jak se hra připravuje“

# Taking back; confirmed first where something was seen that cannot be hidden again.
common-undo = Vrátit poslední tah.
    .choice = { $count ->
        [none] vrátit poslední tah
        [one] vrátit jeden tah
        [few] vrátit { WORDS($count, form: "m") } tahy
       *[other] vrátit { WORDS($count) } tahů
    }
    .confirm = { $count ->
        [none] Vrátit poslední tah? Co se ukázalo, zůstane známé.
        [one] Vrátit poslední tah? Co se ukázalo, zůstane známé.
        [few] Vrátit { WORDS($count, form: "m") } tahy? Co se ukázalo, zůstane známé.
       *[other] Vrátit { WORDS($count) } tahů? Co se ukázalo, zůstane známé.
    }
    .example = „vrať to“

# Bringing back what was taken back.
common-redo = Obnovit vrácený tah.
    .choice = obnovit vrácený tah
    .example = „obnov to“

# Recording what was objected to.
common-insist = Přesto to zapsat.
    .choice = přesto to zapsat
    .example = „přesto to zapiš“

# Agreeing to a question.
common-yes = Ano.
    .choice = ano
    .example = „ano, souhlasí“

# Refusing a question.
common-no = Ne.
    .choice = ne
    .example = „ne“

# Taking one of several meanings.
common-choose = Vybrat jednu z možností.
    .choice = { $number ->
        [none] vybrat jednu z možností
       *[other] možnost číslo { WORDS($number) }
    }
    .example = „to první“
    .missing-number = Kolikátá možnost?

# Correcting the last announcement.
common-correct = Opravit poslední tah.
    .choice = opravit poslední tah
    .example = „ne, šestka“

# Hearing the last answers again.
common-repeat = Zopakovat to.
    .choice = { $count ->
        [none] zopakovat to
        [one] zopakovat poslední odpověď
        [few] zopakovat poslední { WORDS($count, form: "f") } odpovědi
       *[other] zopakovat posledních { WORDS($count) } odpovědí
    }
    .example = „zopakuj to“

# The next step of what is being told.
common-next = Další krok.
    .choice = další krok
    .example = „další“

# Reading the message before.
common-earlier = Předchozí zpráva.
    .choice = předchozí zpráva
    .example = „předchozí zpráva“

# Reading the message after.
common-later = Následující zpráva.
    .choice = následující zpráva
    .example = „následující zpráva“

# Silence at once.
common-stop = Ticho.
    .choice = ticho
    .example = „stop“

# How to speak to the companion.
common-help = Nápověda.
    .choice = nápověda
    .example = „nápověda“

# Closing the ears.
common-pause = Pauza.
    .choice = pauza
    .example = „pauza“

# Opening the ears again.
common-resume = Pokračujeme.
    .choice = pokračujeme
    .example = „pokračujeme“

# Another way of listening.
common-listen = Změnit poslech.
    .choice =
        { $listening ->
            [open] otevřený mikrofon
            [called] poslech na oslovení
            [press] poslech na klávesu
           *[other] jiný poslech
        }
    .example = „otevřený mikrofon“
    .missing-listening = Jaký poslech: otevřený mikrofon, na klávesu, nebo na oslovení?

# A slower voice.
common-slower = Mluvit pomaleji.
    .choice = mluvit pomaleji
    .example = „mluv pomaleji“

# A faster voice.
common-faster = Mluvit rychleji.
    .choice = mluvit rychleji
    .example = „mluv rychleji“

# A louder voice.
common-louder = Mluvit hlasitěji.
    .choice = mluvit hlasitěji
    .example = „mluv hlasitěji“

# A softer voice.
common-quieter = Mluvit tišeji.
    .choice = mluvit tišeji
    .example = „mluv tišeji“

# Short sounds before sentences.
common-signals-on = Zapnout znamení.
    .choice = zapnout znamení
    .example = „se znameními“

# No sounds but the voice.
common-signals-off = Vypnout znamení.
    .choice = vypnout znamení
    .example = „bez znamení“

# Another mouth: voice, text, or both.
common-speak = Změnit, co mluví.
    .choice = { $mouth ->
        [voice] jen hlas
        [text] jen text
        [both] hlas i text
       *[other] změnit, co mluví
    }
    .example = „jen text“
    .missing-mouth = Jen hlas, jen text, nebo hlas i text?

# Answering the next question in the earphone.
common-privately = Odpovědět soukromě.
    .choice = odpovědět soukromě
    .example = „soukromě“

# Saying more or less of what concerns one player.
common-level-for = Jiná úroveň pro jednoho.
    .choice = { $seat ->
        [none]
            { $level ->
                [brief] stručně pro jednoho
                [coach] podrobně pro jednoho
                [normal] běžně pro jednoho
               *[other] jiná úroveň pro jednoho
            }
       *[other]
            { $level ->
                [brief] stručně, { $seat }
                [coach] podrobně, { $seat }
                [normal] běžně, { $seat }
               *[other] jiná úroveň, { $seat }
            }
    }
    .missing-seat = Pro koho?
    .missing-level = Stručně, běžně, nebo podrobně?

# Understanding one more language.
common-hears = Rozumět další řeči.
    .choice = { $language ->
        [fr] rozumět i francouzsky
        [cs] rozumět i česky
        [en] rozumět i anglicky
       *[other] rozumět další řeči
    }
    .example = „rozuměj i francouzsky“
    .missing-language = Jakou další řečí: česky, francouzsky, nebo anglicky?

# Saying as little as possible.
common-brief = Mluvit stručně.
    .choice = mluvit stručně
    .example = „stručně“

# Saying what is usual.
common-normal = Mluvit běžně.
    .choice = mluvit běžně
    .example = „mluv běžně“

# Explaining as well.
common-coach = Mluvit podrobně.
    .choice = mluvit podrobně
    .example = „mluv podrobně“

# Another language.
common-language = Přepnout jazyk.
    .choice = { $language ->
        [cs] přepnout na češtinu
        [fr] přepnout na francouzštinu
        [en] přepnout na angličtinu
       *[other] přepnout jazyk
    }
    .example = „mluv francouzsky“
    .missing-language = Jaký jazyk: česky, francouzsky, nebo anglicky?

# Ending the sitting.
common-quit = Konec.
    .choice = konec
    .confirm = Skončit teď celou hru?
    .example = „konec“

# A bare name, number or thing; what it answers depends on the state.
common-fragment = Jedno slovo.
    .choice = jedno slovo
    .example = „trojka“

## Answers about the record

# After announcements were taken back; the earliest of them is named.
common-taken-back = { $count ->
        [one] Zpět: { $earliest }.
        [few] Zpět { WORDS($count, form: "m") } tahy, první z nich: { $earliest }.
       *[other] Zpět { WORDS($count) } tahů, první z nich: { $earliest }.
    }

# After announcements were brought back; the last of them is named.
common-brought-back = { $count ->
        [one] Znovu platí: { $last }.
        [few] Znovu platí { WORDS($count, form: "m") } tahy, poslední z nich: { $last }.
       *[other] Znovu platí { WORDS($count) } tahů, poslední z nich: { $last }.
    }

# After an undo that went past something shown to all.
common-seen-stays-known = Co se ukázalo, to už všichni vědí.

# Before the read-back of a replaced announcement.
common-corrected = Opraveno.

# Before the read-back of what was recorded against an objection.
common-noted-anyway = Zapsáno i přes námitku.
    .brief = Zapsáno.

# After an objection that the table may overrule.
common-insist-possible = Pokud to u stolu opravdu platí, řekněte: přesto.
    .brief = Jinak řekněte: přesto.

# When a play waits until the due fact is told.
common-play-held = Tah chvíli počká: { $play }.

# When several plays wait until the due fact is told, the last one since just now.
common-plays-held = Čekají tahy: { LIST($plays) }. Slovem „ne“ je zrušíte.
    .brief = Čekají tahy: { LIST($plays) }.

# When a play that waited is refused now; the objection follows.
common-held-refused = Čekající tah nejde: { $play }.

# When plays waited behind a refused one.
common-held-dropped = Pak řekněte znovu: { LIST($plays) }.

# When a question is dropped.
common-let-go = Dobře, nechávám to být.

# When several meanings are possible.
common-which-one = { LIST($choices, join: "or") }?

# When the number is not among the choices.
common-no-such-choice = { $count ->
        [one] Na výběr je jen jedna možnost.
        [few] Na výběr jsou jen { WORDS($count, form: "f") } možnosti.
       *[other] Na výběr je jen { WORDS($count) } možností.
    }

# When nothing can be taken back.
common-nothing-to-undo = Není co vrátit.

# When nothing can be brought back.
common-nothing-to-redo = Není co obnovit.

# When nothing was objected to.
common-nothing-to-insist = Žádná námitka tu není.

# When "přesto" cannot help; the objection follows.
common-insist-impossible = Ani přesto to zapsat nejde. Je-li chyba v dřívějším zápisu, nejdřív ho vraťte.
    .brief = Ani přesto to nejde.

# When no announcement can be corrected.
common-nothing-to-correct = Není co opravit.

# Chyba je starší a další ohlášení na ní závisí.
common-too-late-to-correct = Co přišlo potom, by už nesedělo. { $count ->
    [one] Vraťte jeden krok
    [few] Vraťte { WORDS($count) } kroky
   *[other] Vraťte { WORDS($count) } kroků
 } a řekněte to správně.

# When somebody says yes, no or a choice while no question is open.
common-nothing-asked = Na nic se teď neptám.

# When somebody says that something is wrong, and not what.
common-how-to-correct = Oprava: řekněte „ne“ a co je jinak, nebo „zruš to“.

# When nothing has been said yet.
common-nothing-to-repeat = Není co opakovat.

# "The message before", but nothing was said before.
common-nothing-earlier = To byla první zpráva.

# "The next message", but the last one was just read.
common-nothing-later = To byla poslední zpráva.

# Several plays were taken in a row: they are read back at once.
common-plays-since = { $plays-count ->
        [one] Mezitím jeden tah: { LIST($plays) }.
        [few] Mezitím { WORDS($plays-count) } tahy: { LIST($plays) }.
       *[other] Mezitím { WORDS($plays-count) } tahů: { LIST($plays) }.
    }

# When nothing is told step by step, or it has come to its end.
common-nothing-follows = Nic dalšího už nenásleduje.

# When there is nothing to explain yet.
common-no-reason = Zatím není co vysvětlovat.

# The last announcements, oldest first.
common-history-report = { $announcements-count ->
        [0] Zatím není nic zapsáno.
        [one] Naposledy: { LIST($announcements) }.
       *[other] Naposledy, popořadě: { LIST($announcements) }.
    }

# When nothing has been announced yet.
common-no-history = Zatím není nic zapsáno.

# A player has played nothing in this round yet.
common-nothing-played = { $seat }: zatím nic.

## Answers about speaking

# Examples of what can be said now.
common-options-report = { $options-count ->
        [0] Teď se na nic nečeká, ptát se můžete kdykoli.
       *[other] Řekněte třeba: { LIST($options, join: "or") }.
    }

# How to speak to the companion.
common-help-report = Říkejte, co se u stolu děje, třeba jméno, barvu a číslo. Na příklady se ptejte: co můžu říct? Pomůže i: vrať to, zopakuj to, jak to stojí.
    .brief = Říkejte jméno, barvu a číslo. Příklady: co můžu říct?

# The first time in a row that words on purpose were not understood.
common-missed = Tomu nerozumím.

# The second time: an example is given.
common-missed-again = Zkuste říct třeba: { $example }.

# The third time and more: more examples.
common-missed-often = { $options-count ->
        [0] Zkuste to napsat, nebo řekněte: nápověda.
        [one] Zkuste větu: { LIST($options) }. Dá se i napsat.
       *[other] Zkuste jednu z vět: { LIST($options, join: "or") }. Dají se i napsat.
    }

# When words are understood where nothing is applied.
common-understood = Rozumím.

# When a line is longer than anybody speaks.
common-line-too-long = To je příliš dlouhé, řekněte to stručněji.

# When a JSON line cannot be read.
common-not-an-object = Tento řádek není čitelný objekt JSON.

# When no announcement or request has that kind.
common-kind-unknown = Neznámý druh sdělení: { $given }.

# When that announcement or request has no such key.
common-key-unknown = Sdělení { $kind } nemá klíč { $key }.

# When the key cannot hold that value.
common-unusable-value = Sdělení { $kind }: klíč { $key } má nepoužitelnou hodnotu.

# When a player who is away is said to leave.
common-already-away = { $seat } už u stolu není.

# When a player at the table is said to come back.
common-not-away =
    { $seat ->
        [none] Nikdo nechyběl.
       *[other] { $seat } je už u stolu.
    }

# When no such sticker is in that place; where it is follows.
common-sticker-elsewhere = { $place ->
        [tile] Na destičce taková nálepka není.
        [board] Na plánu taková nálepka není.
        [card] Na kartě taková nálepka není.
       *[other] Tam taková nálepka není.
    }

## Answers to commands

# After speech was cut.
common-silenced = Dobře, ticho.

# After what acts of all that is heard has changed.
common-listening-changed = { $listening ->
        [open] Mikrofon je otevřený: platí karty, co má přijít, otázky a příkazy.
        [called] Platí jen to, co začne slovem parťáku.
       *[press] Platí jen to, co zazní po klávese Enter.
    }

# Before the ears close.
common-ears-closed = Neposlouchám. Až budete chtít dál, řekněte: pokračujeme.
    .brief = Neposlouchám.

# When the ears are open again.
common-ears-opened = Zase poslouchám.

# In the slower voice.
common-speech-slower = Mluvím pomaleji.

# In the faster voice.
common-speech-faster = Mluvím rychleji.

# In the louder voice.
common-speech-louder = Mluvím hlasitěji.

# In the softer voice.
common-speech-quieter = Mluvím tišeji.

# Short sounds before sentences stop, or come back.
common-signals-changed = { $is-on ->
        [yes] Znamení zase zní.
       *[no] Bez znamení, jen slova.
    }

# Another mouth speaks from now on: the voice, the screen reader, or both.
common-mouth-changed = { $mouth ->
        [voice] Mluví jen můj hlas.
        [text] Jen text, bez hlasu.
       *[both] Můj hlas i text.
    }

# The companion was started without its voice.
common-no-voice = Hlas tu není: spusťte mě znovu i s hlasem.

# The next question is answered in the earphone.
common-earphone-ready = Do sluchátka: jaká otázka?

# Somebody asks in private, but no earphone is set.
common-no-earphone = Sluchátko není, v soukromí neodpovídám. Pojmenujte ho v nastavení.

# More or less is said of what concerns one player.
common-player-level-changed = { $level ->
        [brief] Stručně: { $seat }.
        [coach] Podrobně: { $seat }.
       *[normal] Běžně: { $seat }.
    }

# One more language is understood at this table.
common-language-heard = { $language ->
        [fr] Rozumím teď i francouzsky.
        [cs] Rozumím teď i česky.
        [en] Rozumím teď i anglicky.
       *[other] Rozumím teď i tomuto jazyku.
    }

# After the level of what is said unasked has changed.
common-level-changed = { $level ->
        [brief] Budu mluvit stručně.
        [coach] Budu mluvit podrobně a vysvětlovat.
       *[normal] Budu mluvit běžně.
    }

# In the new language.
common-language-changed = Teď mluvím česky.

# When the language is not one of the companion's.
common-language-unknown = Tento jazyk neumím: { $language }. Zkuste česky, francouzsky nebo anglicky.

# When a game that was kept goes on; the state of the table follows.
common-game-resumed = Hra pokračuje.

## Other evenings

# Who won on another evening; each game with its name.
common-winners-report = Vítězství { common-part-day }: { LIST($games) }.
common-past-winners = { LIST($winners) } ve hře { $game }.
    .choice = { LIST($winners) } ve hře { $game }
common-part-day = { $day ->
        [monday] v pondělí
        [tuesday] v úterý
        [wednesday] ve středu
        [thursday] ve čtvrtek
        [friday] v pátek
        [saturday] v sobotu
        [sunday] v neděli
        [today] dnes
        [yesterday] včera
       *[last] minule
    }

# When no game was finished on that evening, or none at all.
common-no-games-report = { $day ->
        [none] Žádná dohraná hra není uložená.
        [today] Dnes se žádná hra nedohrála.
        [yesterday] Včera se žádná hra nedohrála.
       *[other] Ten den se žádná hra nedohrála.
    }

# How many games somebody has won of those they finished.
common-wins-report = { $wins ->
        [0] { $seat }: žádná výhra, { common-part-games }.
        [one] { $seat }: jedna výhra, { common-part-games }.
        [few] { $seat }: { WORDS($wins, form: "f") } výhry, { common-part-games }.
       *[other] { $seat }: { WORDS($wins) } výher, { common-part-games }.
    }
common-part-games = { $games ->
        [one] jedna dohraná hra
        [few] { WORDS($games, form: "f") } dohrané hry
       *[other] { WORDS($games) } dohraných her
    }

# How many games of each kind somebody has won.
common-wins-by-game = Výhry podle her: { LIST($games, item: "common-part-evening-wins") }.
common-part-evening-wins = { $first } { WORDS($second, form: "f") }

# Somebody against somebody else, in games at the same table.
common-duel-report = Výhry, { common-part-games }: { $seat } { WORDS($wins, form: "f") }, { $other } { WORDS($losses, form: "f") }.

# How many games everybody has won.
common-standings-report = Výhry: { LIST($wins, item: "common-part-evening-wins") }.

## The end of an evening, another game

# What the evening was like, before goodbye; nothing at the level brief.
common-recap-winners = Dnešní vítězství: { LIST($games) }.
    .brief = { "" }
common-recap-leaders = Dnes { $seats-count ->
        [one] je
       *[other] jsou
    } v čele { LIST($seats) }, { common-part-total }.
    .brief = { "" }
common-recap-closest = { $gap ->
        [0] Nejtěsnější chvíle: { $first } a { $second } stejně, po kole číslo { WORDS($number) }.
       *[other] Nejtěsnější chvíle: { $first } a { $second }, rozdíl { common-part-gap }, po kole číslo { WORDS($number) }.
    }
    .brief = { "" }
# What the game counts: points, or rounds won.
common-part-total = { $counted ->
        [wins]
            { $total ->
                [0] bez vyhraného kola
                [one] jedno vyhrané kolo
                [few] { WORDS($total, form: "n") } vyhraná kola
               *[other] { WORDS($total) } vyhraných kol
            }
       *[points]
            { $total ->
                [0] bez bodů
                [one] { WORDS($total, form: "m") } bod
                [few] { WORDS($total, form: "m") } body
               *[other] { WORDS($total) } bodů
            }
    }
common-part-gap = { $counted ->
        [wins]
            { $gap ->
                [one] jedno kolo
                [few] { WORDS($gap, form: "n") } kola
               *[other] { WORDS($gap) } kol
            }
       *[points]
            { $gap ->
                [one] jeden bod
                [few] { WORDS($gap, form: "m") } body
               *[other] { WORDS($gap) } bodů
            }
    }
common-recap-streak = Nejdelší série: { $seat }, { $rounds ->
        [one] jedno vyhrané kolo.
        [few] { WORDS($rounds, form: "n") } vyhraná kola po sobě.
       *[other] { WORDS($rounds) } vyhraných kol po sobě.
    }
    .brief = { "" }

# When another game begins, with the same players.
common-new-game = Nová hra.

# When another game is asked for, but this one is not over.
common-game-goes-on = Tahle hra ještě neskončila.

# When the sitting ends.
common-farewell = Na shledanou zase u stolu.

# When the companion itself is at fault; the game is kept.
common-cannot-say = Chyba je na mé straně. Hra zůstává zapsaná.

## Objections

# When nobody of that name sits at the table.
common-player-unknown = Jméno { $seat } u stolu neznám. Kdo to je?

# When something is announced after the end of the game.
common-game-over = Hra už skončila. Vrátit se dá slovy: vrať to.

# When too few players are present for the game.
common-too-few-players = Hráčů je málo: { $present ->
        [0] není tu nikdo
        [one] je tu jeden
        [few] jsou tu { WORDS($present, form: "m") }
       *[other] je jich tu { WORDS($present) }
    }, { $needed ->
        [one] potřeba je jeden.
        [few] potřeba jsou { WORDS($needed, form: "m") }.
       *[other] potřeba je { WORDS($needed) }.
    }

# Někdo hlásí něco, co tato hra nezná.
common-not-in-this-game = Na to tahle hra pravidlo nemá.

# When an away player, or one not dealt in, is named.
common-player-away = { $seat } teď nehraje. Kdo tedy?

# When a corrected number or list cannot be.
common-out-of-range = { $field ->
        [points] Tolik bodů být nemůže. Kolik jich je?
        [hand] Tolik karet v ruce být nemůže. Kolik jich je?
        [artefacts] Takové destičky tam být nemohou. Které to jsou?
        [laid] Takové karty u světa ležet nemohou. Které tam leží?
        [players] Hrají tři, čtyři nebo pět hráčů. Kolik?
        [tiles] Tolik destiček být nemůže. Kolik jich je?
        [steps] Tolik polí do Měsíce být nemůže. Kolik jich je?
        [steps_to_moon] Tolik polí do Měsíce být nemůže. Kolik jich je?
        [row] Takhle nabídka vypadat nemůže. Které dvě destičky tam leží?
        [stack] Tolik destiček na hromádce být nemůže. Kolik jich je?
        [role] Taková role být nemůže. Která to je?
        [shadows] Tolik Stínů být nemůže. Kdo jimi je?
        [count] Tolik jich být nemůže. Kolik jich je?
       *[other] To být nemůže. Jak to tedy je?
    }
