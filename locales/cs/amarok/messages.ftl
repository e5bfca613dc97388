# What the companion says in Czech in a game of Amarok.
#
# The value is the normal level; `.brief` and `.coach` are the others; `{ "" }` is silence.
# `.choice`: the same in a list or a question. `.example`: a sentence to say.
# `.missing-...`: the question where that is not told.
# Names stand in the nominative, verbs in the present: nothing agrees with a person.
# Never "plus" or "srdce" alone: Cíl plus or Období, červená karta or Páření.

## Names

# Colours. `.acc`: in the accusative. `.many`: the cards, after "různých".
colour-red = červená
    .acc = červenou
    .gen = červené
    .many = červených karet
colour-blue = modrá
    .acc = modrou
    .gen = modré
    .many = modrých karet

# Symbols. `.with`: after a card.
symbol-season = Období
    .with = s Obdobím
symbol-heart = Páření
    .with = s Pářením
symbol-claw = Dráp
    .with = s Drápem
symbol-trap = Past
    .with = s Pastí

# Where a card has no number, or no symbol.
blank-blank = prázdno
    .with = bez symbolu

# A card of the river that nobody has told.
unseen-unseen = jedna neznámá karta
    .told = jedna neznámá karta

# The two faces of the Objective.
objective-plus = Cíl plus
objective-minus = Cíl mínus

# Where a card comes from.
source-hand = z vlastní ruky
source-river = z řeky
source-pile = z balíčku

# Where a Claw destroys.
where-laid = na stole
where-hand = v ruce
where-river = v řece
where-pile = na balíčku

# House rules for cards that face the others.
house-rule-printed = podle pravidel
house-rule-face-down = tyto karty leží lícem dolů
house-rule-open = každý vidí obě své karty
house-rule-earphone = podle pravidel, se sluchátkem

## Parts that are used below

# A whole card, in a list. `.told`: what was said of its middle as well.
amarok-card = { $symbol ->
        [none] { amarok-part-face }
        [blank] { amarok-part-face }
       *[other] { amarok-part-face } { NAME($symbol, form: "with") }
    }
    .told = { $symbol ->
        [none] { amarok-part-face }
       *[other] { amarok-part-face } { NAME($symbol, form: "with") }
    }
amarok-part-face = { $value ->
        [blank] { NAME($colour) } bez čísla
       *[other] { NAME($colour) } { WORDS($value, form: "noun") }
    }

# A card, or what is told of it, in the nominative and in the accusative.
amarok-part-card = { $colour ->
        [none] { $value ->
            [none] karta
            [blank] karta bez čísla
           *[other] { WORDS($value, form: "noun") }
        }
       *[other] { $value ->
            [none] { NAME($colour) }
            [blank] { NAME($colour) } bez čísla
           *[other] { NAME($colour) } { WORDS($value, form: "noun") }
        }
    }
amarok-part-the-card = { $colour ->
        [none] { $value ->
            [none] kartu
            [blank] kartu bez čísla
           *[other] { WORDS($value, form: "noun-acc") }
        }
       *[other] { $value ->
            [none] { NAME($colour, form: "acc") }
            [blank] { NAME($colour, form: "acc") } bez čísla
           *[other] { NAME($colour, form: "acc") } { WORDS($value, form: "noun-acc") }
        }
    }

# The symbol of a card, where it is told.
amarok-part-with = { $symbol ->
        [none] { "" }
        [blank] , bez symbolu
       *[other] , { NAME($symbol) }
    }

# Where a card comes from: a place, or somebody's hand.
amarok-part-from = { $source ->
        [none] { "" }
        [hand] { " " }z vlastní ruky
        [river] { " " }z řeky
        [pile] { " " }z balíčku
       *[other] { " " }z ruky, kterou drží { NAME($source) }
    }

# Whose card a Claw strikes, and where.
amarok-part-where = { $where ->
        [none] { $owner ->
            [none] { "" }
           *[other] , kterou má { $owner }
        }
        [laid] { $owner ->
            [none] { " " }na stole
           *[other] , kterou má před sebou { $owner }
        }
        [hand] { $owner ->
            [none] { " " }z ruky
           *[other] , kterou drží { $owner }
        }
        [river] { $owner ->
            [none] { " " }z řeky
           *[other] { " " }z řeky, kterou má { $owner }
        }
       *[pile] { $owner ->
            [none] { " " }z vršku balíčku
           *[other] { " " }z vršku balíčku, kterou má { $owner }
        }
    }

# A name and a sum, or rounds won.
amarok-part-count = { $first } { WORDS($second) }

## Announcements

# When a round begins; who begins is told in the first one only.
amarok-round-started = { $first ->
        [none] Nové kolo.
       *[other] Nové kolo, začíná { $first }.
    }
    .choice = { $first ->
        [none] nové kolo
       *[other] nové kolo, začíná { $first }
    }
    .example = „nové kolo“
    .missing-first = Kdo naposledy potkal divoké zvíře, a tedy začíná?

# When the table tells the cards of the river.
amarok-river-shown = { $cards ->
        [none] Řeka se ještě řekne.
       *[other] { $cards-count ->
            [0] Řeka je prázdná.
           *[other] V řece: { LIST($cards, form: "told") }.
        }
    }
    .choice = { $cards ->
        [none] řeka
       *[other] { $cards-count ->
            [0] prázdná řeka
           *[other] v řece: { LIST($cards, form: "told") }
        }
    }
    .example = „v řece je modrá sedmička a červená trojka“
    .missing-cards = Které karty leží v řece?

# When a player takes a card and lays it.
amarok-card-laid = { $seat ->
        [none] { amarok-part-card }{ amarok-part-from }{ amarok-part-with }.
       *[other] { $seat } vykládá { amarok-part-the-card }{ amarok-part-from }{ amarok-part-with }.
    }
    .brief = { $seat ->
        [none] { amarok-part-card }{ amarok-part-from }{ amarok-part-with }.
       *[other] { $seat }: { amarok-part-card }{ amarok-part-from }{ amarok-part-with }.
    }
    .choice = { $seat ->
        [none] { amarok-part-card }{ amarok-part-from }{ amarok-part-with }
       *[other] { $seat } vykládá { amarok-part-the-card }{ amarok-part-from }{ amarok-part-with }
    }
    .example = „{ $player } vykládá modrou sedmičku z řeky“
    .missing-seat = Kdo vykládá { amarok-part-the-card }?
    .missing-colour = { $value ->
        [none] Která karta, červená, nebo modrá?
        [blank] Karta bez čísla: červená, nebo modrá?
       *[other] { WORDS($value, form: "noun") }: červená, nebo modrá?
    }
    .missing-value = { $colour ->
        [none] Která karta?
       *[other] { NAME($colour) }: jaké číslo?
    }
    .missing-source = Z vlastní ruky, z řeky, z balíčku, nebo z čí ruky?
    .missing-symbol = S jakým symbolem?

# When a Claw destroys a card, which all see.
amarok-card-destroyed = { $seat ->
        [none] Zničená karta: { amarok-part-card }{ amarok-part-with }{ amarok-part-where }.
       *[other] { $seat } ničí { amarok-part-the-card }{ amarok-part-with }{ amarok-part-where }.
    }
    .choice = { $seat ->
        [none] zničit { amarok-part-the-card }{ amarok-part-with }{ amarok-part-where }
       *[other] { $seat } ničí { amarok-part-the-card }{ amarok-part-with }{ amarok-part-where }
    }
    .example = „{ $neighbour } ničí modrou dvojku, kterou má před sebou { $player }“
    .missing-seat = Kdo ničí kartu?
    .missing-where = Která se ničí: vyložená, z ruky, z řeky, nebo z balíčku?
    .missing-owner = Čí karta?
    .missing-colour = Která karta se ničí?
    .missing-value = { $colour ->
        [none] Která karta se ničí?
       *[other] Která { NAME($colour) } se ničí?
    }
    .missing-symbol = S jakým symbolem?

# When a Claw destroys nothing.
amarok-claw-declined = { $seat ->
        [none] Dráp nic neničí.
       *[other] Dráp nic neničí, { $seat }.
    }
    .choice = { $seat ->
        [none] Dráp nic neničí
       *[other] Dráp nic neničí, { $seat }
    }
    .example = „dráp neničí nic“
    .missing-seat = Kdo nic neničí?

# When the table gives away a tied round.
amarok-round-won = { $seat ->
        [none] Remíza je rozhodnutá.
       *[other] Kolo dostává { $seat }.
    }
    .choice = { $seat ->
        [none] remíza je rozhodnutá
       *[other] kolo dostává { $seat }
    }
    .example = „kolo dostává { $player }“
    .missing-seat = Kdo dostává kolo?

# When the table chooses its house rule.
amarok-house-rule-agreed = { $house-rule ->
        [none] Domácí pravidlo se ještě vybere.
        [earphone] Domácí pravidlo: { NAME($house-rule) }. Sluchátko zatím není: pojmenujte ho v nastavení.
       *[other] Domácí pravidlo: { NAME($house-rule) }.
    }
    .earphone =
        { $house-rule ->
            [none] Domácí pravidlo se ještě vybere.
            [earphone] Domácí pravidlo: { NAME($house-rule) }. Kdo ho má? Řekněte „sluchátko má“ a jméno.
           *[other] Domácí pravidlo: { NAME($house-rule) }.
        }
    .choice = { $house-rule ->
        [none] domácí pravidlo
       *[other] domácí pravidlo: { NAME($house-rule) }
    }
    .example = „domácí pravidlo je podle pravidel“
    .missing-house-rule = Podle pravidel, lícem dolů, nebo každý vidí obě karty?
    .missing-house-rule-earphone = Podle pravidel, lícem dolů, každý vidí obě karty, nebo se sluchátkem?

# When the table says how things really stand.
amarok-table-corrected = Oprava: { amarok-part-corrected }.
    .choice = oprava stolu{ $seat ->
        [none] { "" }
       *[other] , { $seat }
    }{ amarok-part-changed }
    .example = „oprava, v balíčku je deset karet“
    .missing-seat = Oprava pro koho?
    .missing-correction = Co se má opravit?

# What is corrected, one after the other.
amarok-part-corrected = { amarok-part-whose }{ amarok-part-changed }
amarok-part-changed = { amarok-part-wins }{ amarok-part-hand }{ amarok-part-laid }{ amarok-part-objective }{ amarok-part-pile }{ amarok-part-river }
amarok-part-whose = { $seat ->
        [none] stůl
       *[other] { $seat }
    }
amarok-part-wins = { $wins ->
        [none] { "" }
        [one] , { WORDS($wins, form: "n") } vyhrané kolo
        [few] , { WORDS($wins, form: "n") } vyhraná kola
       *[other] , { WORDS($wins) } vyhraných kol
    }
amarok-part-hand = { $hand ->
        [none] { "" }
        [one] , { WORDS($hand, form: "f") } karta v ruce
        [few] , { WORDS($hand, form: "f") } karty v ruce
       *[other] , { WORDS($hand) } karet v ruce
    }
amarok-part-laid = { $laid ->
        [none] { "" }
       *[other] { $laid-count ->
            [0] , nic vyloženého
           *[other] , vyloženo { LIST($laid, form: "told") }
        }
    }
amarok-part-objective = { $objective ->
        [none] { "" }
       *[other] , { NAME($objective) }
    }
amarok-part-pile = { $pile ->
        [none] { "" }
        [0] , prázdný balíček
        [one] , v balíčku { WORDS($pile, form: "f") } karta
        [few] , v balíčku { WORDS($pile, form: "f") } karty
       *[other] , v balíčku { WORDS($pile) } karet
    }
amarok-part-river = { $river ->
        [none] { "" }
       *[other] { $river-count ->
            [0] , prázdná řeka
           *[other] , v řece { LIST($river, form: "told") }
        }
    }

# When the running round does not count.
amarok-round-void = Kolo neplatí: rozdává se znovu, Cíl zůstává, jak leží.

## What happens

# When a round begins; the Objective stays as it lies.
amarok-round-opened = { $number ->
        [1] První kolo. { NAME($objective) }, drží ho { $first }.
       *[other] Kolo číslo { WORDS($number) }. { NAME($objective) }, drží ho { $first }.
    }
    .brief = { NAME($objective) }.
    .coach = { $number ->
        [1] První kolo, hráčů: { WORDS($seats-count) }. { NAME($objective) }, drží ho { $first }. Každému rozdejte dvě karty a dvě dejte do řeky.
       *[other] Kolo číslo { WORDS($number) }, hráčů: { WORDS($seats-count) }. { NAME($objective) }, drží ho { $first }. Každému rozdejte dvě karty a dvě dejte do řeky.
    }

# Who holds which cards which way.
amarok-hands-dealt = { $house-rule ->
        [open] Každý se dívá na obě své karty.
        [face-down] { amarok-part-both }{ amarok-part-one-down }{ amarok-part-none-down }
       *[other] { amarok-part-both }{ amarok-part-one }{ amarok-part-none }
    }
amarok-part-both = { $both-count ->
        [0] { "" }
       *[other] Obě karty k sobě: { LIST($both) }.
    }
amarok-part-one = { $one-count ->
        [0] { "" }
       *[other] { " " }Jednu k sobě, jednu k ostatním: { LIST($one) }.
    }
amarok-part-none = { $none-count ->
        [0] { "" }
       *[other] { " " }Obě k ostatním: { LIST($none) }.
    }
amarok-part-one-down = { $one-count ->
        [0] { "" }
       *[other] { " " }Jednu k sobě, jednu lícem dolů: { LIST($one) }.
    }
amarok-part-none-down = { $none-count ->
        [0] { "" }
       *[other] { " " }Obě lícem dolů: { LIST($none) }.
    }

# Once, before the first round in which cards face away from their owner.
amarok-fairness-noted = Teď budou některé karty vidět jen ostatním, a kdo nevidí, na tom tratí. Prst na nálepce navíc prozradí vlastní kartu. Domácí pravidlo: podle pravidel, lícem dolů, nebo každý vidí obě karty?
    .earphone = Teď budou některé karty vidět jen ostatním, a kdo nevidí, na tom tratí. Prst na nálepce navíc prozradí vlastní kartu. Domácí pravidlo: podle pravidel, lícem dolů, každý vidí obě karty, nebo se sluchátkem?

# When a Season turns the Objective.
amarok-objective-turned = Období: { NAME($objective) }.
    .coach = { $objective ->
        [plus] Období: otočte Cíl na plus. Vyhrává nejvyšší součet.
       *[minus] Období: otočte Cíl na mínus. Vyhrává nejnižší součet.
    }

# When the round is over.
amarok-round-ended = { $ending ->
        [mating] Dvě Páření: kolo získává { amarok-part-winner }.
        [plus] Cíl plus, { amarok-part-sum }: kolo získává { amarok-part-winner }.
        [minus] Cíl mínus, { amarok-part-sum }: kolo získává { amarok-part-winner }.
        [tie] Remíza, { amarok-part-sum }: { LIST($tied) }. Kolo nemá nikdo.
       *[traps] Samé Pasti: kolo nemá nikdo.
    }
    .brief = { $ending ->
        [tie] Remíza, { amarok-part-sum }: { LIST($tied) }.
        [traps] Samé Pasti: kolo nemá nikdo.
       *[other] Kolo získává { amarok-part-winner }.
    }
amarok-part-sum = { $sum ->
        [none] bez součtu
       *[other] { WORDS($sum) }
    }
amarok-part-winner = { $winner ->
        [none] nikdo
       *[other] { $winner }, celkem { WORDS($wins, form: "n") }
    }

# When three rounds are won.
amarok-game-won = Hru vyhrává { $seat }: tři kola.

# When the same card is in sight already: a doubt, not a refusal.
amarok-card-doubted = Zvláštní: { NAME($colour) } { WORDS($value, form: "noun") } už je vidět. Ohmatejte kartu znovu.

# When the card was told with something else before: a doubt, not a refusal.
amarok-symbol-doubted = Zvláštní: { NAME($colour) } { WORDS($value, form: "noun") } byla předtím { NAME($earlier, form: "with") }.

# When there are more cards of a colour than the box holds: a doubt, not a refusal.
amarok-colour-doubted = Zvláštní: to je { WORDS($count) } různých { NAME($colour, form: "many") }, v krabici jich je jedenáct.

## What is awaited

# When a round is to begin.
amarok-round-due = { $first ->
        [none] Kolo číslo { WORDS($number) }: kdo začíná?
       *[other] Kolo číslo { WORDS($number) } začíná { $first }. Po rozdání řekněte: nové kolo.
    }
    .brief = { $first ->
        [none] Kdo začíná?
       *[other] Další kolo začíná { $first }.
    }
    .coach = { $first ->
        [none] Řekněte „nové kolo“ a kdo naposledy potkal divoké zvíře.
       *[other] Zamíchejte všechny karty a řekněte „nové kolo“: začíná { $first }.
    }

# When a player is to take a card and lay it.
amarok-card-due = Na tahu: { $seat }.
    .coach = Na tahu: { $seat }. Karta z vlastní ruky, z řeky, z balíčku, nebo z cizí ruky.

# When a Claw waits for what it destroys.
amarok-claw-due = { $is-mandatory ->
        [yes] Dráp, { $seat }: která jiná karta se ničí?
       *[no] Dráp, { $seat }: která jiná karta, nebo žádná?
    }

# When a tie is to be settled; only as a table rule.
amarok-tie-due = Kdo dostává kolo: { LIST($seats, join: "or") }?

# When everybody who could act is away.
amarok-nobody-present = U stolu není nikdo, kdo by hrál. Kdo se vrací?

# When the game is over.
amarok-nothing-due = Hra je u konce, vyhrává { $winner }.

## Answers

# The round in one sentence; between rounds too.
amarok-round-report = { $number ->
        [0] Ještě nezačalo žádné kolo.
        [1] Hraje se první kolo.
       *[other] Hraje se kolo číslo { WORDS($number) }.
    }

# The face of the Objective, and who wins by it.
amarok-objective-report = { $objective ->
        [plus] Cíl plus: vyhrává nejvyšší součet.
       *[minus] Cíl mínus: vyhrává nejnižší součet.
    }

# The sums so far.
amarok-sums-report = { $sums-count ->
        [0] Žádné součty nejsou.
       *[other] Součty: { LIST($sums, item: "amarok-part-count") }.
    }

# When no card is laid.
amarok-no-cards-report = Žádná karta není vyložená.

# The cards in front of a player.
amarok-laid-report = { $cards-count ->
        [0] { $seat } nemá nic vyloženého.
       *[other] { $seat } má před sebou: { LIST($cards) }.
    }

# In front of whom a symbol lies.
amarok-symbol-report = { $seats-count ->
        [0] { NAME($symbol) }: nemá nikdo.
       *[other] { NAME($symbol) }: { LIST($seats) }.
    }

# How many cards are in the pile.
amarok-pile-report = { $count ->
        [0] Balíček je prázdný.
        [one] V balíčku je { WORDS($count, form: "f") } karta.
        [few] V balíčku jsou { WORDS($count, form: "f") } karty.
       *[other] V balíčku je { WORDS($count) } karet.
    }

# What lies in the river.
amarok-river-report = { $unseen ->
        [0] { $cards-count ->
            [0] Řeka je prázdná.
            [one] V řece je { WORDS($cards-count, form: "f") } karta: { LIST($cards) }.
            [few] V řece jsou { WORDS($cards-count, form: "f") } karty: { LIST($cards) }.
           *[other] V řece je { WORDS($cards-count) } karet: { LIST($cards) }.
        }
        [one] { $cards-count ->
            [0] V řece je jedna neznámá karta.
           *[other] V řece je { LIST($cards) } a jedna neznámá karta.
        }
        [few] V řece jsou { WORDS($unseen, form: "f") } neznámé karty.
       *[other] V řece je { WORDS($unseen) } neznámých karet.
    }

# Who would win as things lie.
amarok-outcome-report = { $leaders-count ->
        [0] Jak to leží, kolo nezíská nikdo: samé Pasti.
        [1] Jak to leží, { NAME($objective) }: kolo získá { LIST($leaders) }, { amarok-part-sum }.
       *[other] Jak to leží, { NAME($objective) }: remíza, { amarok-part-sum }, { LIST($leaders) }.
    }

# Who cannot win the round as things lie.
amarok-trapped-report = { $seats-count ->
        [0] Past nemá nikdo.
       *[other] Past má před sebou { LIST($seats) }: takhle bez výhry.
    }

# How many cards a player holds.
amarok-hand-report = { $hand ->
        [0] { $seat } nemá v ruce žádnou kartu.
        [one] { $seat } má v ruce { WORDS($hand, form: "f-acc") } kartu.
        [few] { $seat } má v ruce { WORDS($hand, form: "f-acc") } karty.
       *[other] { $seat } má v ruce { WORDS($hand) } karet.
    }

# How many of their own cards a player may see.
amarok-sight-report = { $sees ->
        [0] { $seat } nevidí ani jednu svou kartu: jsou otočené k ostatním.
        [1] { $seat } vidí jednu svou kartu, druhá je otočená k ostatním.
       *[other] { $seat } vidí obě své karty.
    }

# The house rule in force.
amarok-house-rule-report = Platí domácí pravidlo: { NAME($house-rule) }{ amarok-part-wearer }.

# When a player is away.
amarok-away-report = { $seat } není u stolu.

# The rounds of one player.
amarok-wins-report = { $wins ->
        [0] { $seat } nemá žádné kolo.
        [one] { $seat } má { WORDS($wins, form: "n") } kolo.
        [few] { $seat } má { WORDS($wins, form: "n") } kola.
       *[other] { $seat } má { WORDS($wins) } kol.
    }

# The rounds of everybody.
amarok-all-wins-report = { $wins-count ->
        [0] Žádná kola nejsou.
       *[other] Vyhraná kola: { LIST($wins, item: "amarok-part-won") }.
    }
amarok-part-won = { $first } { WORDS($second, form: "n") }

# When nobody has won a round.
amarok-nobody-won-report = Zatím nemá kolo nikdo.

# Who has won the game.
amarok-winner-report = Hru vyhrává { $seat }.

# A question about what is hidden: always the same words.
amarok-secret-kept = Nic skrytého nevím, a tak nic neprozradím.

# One table rule in force.
amarok-table-rule-report = { $rule ->
        [tied_round] { $value ->
            [named] Pravidlo stolu: při remíze řekne stůl, kdo získá kolo.
           *[nobody] Pravidlo stolu: při remíze kolo nezíská nikdo.
        }
        [next_first] { $value ->
            [winner] Pravidlo stolu: kdo získá kolo, začíná další.
           *[left] Pravidlo stolu: další kolo začíná hráč vlevo.
        }
        [hearts_in_front] { $value ->
            [yes] Pravidlo stolu: obě Páření musí ještě ležet.
           *[no] Pravidlo stolu: zničené Páření se ještě počítá.
        }
        [claw_mandatory] { $value ->
            [yes] Pravidlo stolu: Dráp musí zničit kartu.
           *[no] Pravidlo stolu: Dráp nemusí zničit nic.
        }
        [all_trapped] { $value ->
            [best] Pravidlo stolu: když mají Past všichni, vyhrává nejlepší součet.
           *[nobody] Pravidlo stolu: když mají Past všichni, nevyhrává nikdo.
        }
        [full_players_passed] { $value ->
            [yes] Pravidlo stolu: se dvěma vyloženými kartami se tah přeskočí.
           *[no] Pravidlo stolu: i se dvěma vyloženými kartami se hraje, dokud kolo trvá.
        }
        [void_round] { $value ->
            [next-first] Pravidlo stolu: po neplatném kole začíná hráč vlevo.
           *[same-first] Pravidlo stolu: po neplatném kole začíná stejný hráč.
        }
       *[other] Pravidlo stolu, { $rule }: { $value }.
    }

# What a card without a number counts, a table rule.
amarok-valueless-report = Pravidlo stolu: karta bez čísla má hodnotu { WORDS($value) }.

## Objections

# When this is not what is awaited; the phase says what is.
amarok-wrong-phase = { $phase ->
        [setup] Teď ne: nejdřív musí začít kolo.
        [play] Teď ne: čeká se na kartu.
        [claw] Teď ne: nejdřív Dráp.
        [over] Pozdě: hra je u konce.
       *[other] Teď ne.
    }

# When somebody else is awaited.
amarok-not-your-turn = { $expected ->
        [none] { $seat } teď není na řadě.
       *[other] Na řadě je { $expected }, ne { $seat }.
    }

# When the player has two cards in front already.
amarok-two-cards-laid = { $seat } už má před sebou dvě karty.

# When no card bears such a number.
amarok-value-not-in-deck = Karta s číslem { WORDS($value) } tu není. Jaké číslo?

# When the hand is empty.
amarok-hand-empty = { $seat } nedrží žádnou kartu. Odkud je karta?

# When the river is empty.
amarok-river-empty = Řeka je prázdná. Odkud je karta?

# When the pile is empty.
amarok-pile-empty = Balíček je prázdný. Odkud je karta?

# When the river is known and does not hold this card.
amarok-card-not-in-river = { $value ->
        [blank] { NAME($colour) } bez čísla v řece není.
       *[other] { NAME($colour) } { WORDS($value, form: "noun") } v řece není.
    }

# When as many cards are to be told as lie there.
amarok-river-count = { $needed ->
        [0] Řeka je prázdná.
        [one] V řece je { WORDS($needed, form: "f") } karta, ne { WORDS($told, form: "f") }. Která?
        [few] V řece jsou { WORDS($needed, form: "f") } karty, ne { WORDS($told, form: "f") }. Které?
       *[other] V řece je { WORDS($needed) } karet, ne { WORDS($told, form: "f") }. Které?
    }

# When no such card lies there.
amarok-card-not-laid = { $owner ->
        [none] Taková karta vyložená není. Která?
       *[other] Takovou kartu { $owner } před sebou nemá. Která?
    }

# When a Claw is to destroy itself.
amarok-claw-not-itself = Dráp neničí sám sebe. Která jiná karta?

# When a Claw must destroy something, as a table rule.
amarok-claw-is-mandatory = Tady Dráp ničit musí: která karta, { $seat }?

# When the player is not among the tied.
amarok-not-tied = { $seat } v remíze není. Kdo jiný?

## Questions, in a list or as an example

amarok-ask-sums =
    .choice = { $seat ->
        [none] součty
       *[other] součet, { $seat }
    }
    .example = „součty“
amarok-ask-objective =
    .choice = strana Cíle
    .example = „jaký je cíl“
amarok-ask-symbol =
    .choice = { $symbol ->
        [none] vyložené symboly
       *[other] kdo má { NAME($symbol) }
    }
    .example = „kdo má past“
    .missing-symbol = Který symbol?
amarok-ask-pile =
    .choice = velikost balíčku
    .example = „kolik karet je v balíčku“
amarok-ask-river =
    .choice = karty v řece
    .example = „co je v řece“
amarok-ask-outcome =
    .choice = konec kola, jak to leží
    .example = „kdo by vyhrál teď“
amarok-ask-laid =
    .choice = { $seat ->
        [none] vyložené karty
       *[other] vyložené karty, { $seat }
    }
    .example = „co má před sebou { $player }“
amarok-ask-hand =
    .choice = { $seat ->
        [none] počty karet v ruce
       *[other] počet karet v ruce, { $seat }
    }
    .example = „kolik karet má { $player }“
amarok-ask-sight =
    .choice = { $seat ->
        [none] otočení karet
       *[other] otočení karet, { $seat }
    }
    .example = „jak drží karty { $player }“
amarok-ask-hidden-card =
    .choice = { $seat ->
        [none] skrytá karta
       *[other] skrytá karta, { $seat }
    }
    .example = „jakou kartu má { $player }“
amarok-ask-player =
    .choice = { $seat ->
        [none] jak jsou na tom všichni
       *[other] jak je na tom { $seat }
    }
    .example = „jak je na tom { $player }“
amarok-ask-table-rules =
    .choice = pravidla stolu
    .example = „pravidla stolu“

# The rounds, in place of the points of other games.
amarok-ask-score =
    .choice = { $seat ->
        [none] vyhraná kola
       *[other] vyhraná kola, { $seat }
    }
    .example = „vyhraná kola“
amarok-ask-sticker =
    .choice = nálepka{ $sticker ->
        [full-heart] { " " }plné srdce
        [hollow-heart] { " " }prázdné srdce
        [heart] { " " }srdce
        [drop] { " " }kapka
        [number] { " " }číslo
        [cross] { " " }křížek
        [target] { " " }terč
        [dots] { " " }průhledné tečky
        [plus] { " " }plus
        [minus] { " " }mínus
       *[none] { "" }
    }{ $place ->
        [tile] { " " }na destičce
        [board] { " " }na plánu
        [card] { " " }na kartě
        [objective] { " " }na Cíli
       *[none] { "" }
    }
    .missing-place = Na kartě, nebo na Cíli?
amarok-ask-meaning =
    .choice = { $subject ->
        [season] co je to Období
        [heart] co je to Páření
        [claw] co je to Dráp
        [trap] co je to Past
        [objective] co je to Cíl
        [objective-plus] co je to Cíl plus
        [objective-minus] co je to Cíl mínus
        [red] co je to červená karta
        [blue] co je to modrá karta
        [blue-back] co je to rub modré karty
        [value] co je to hodnota
        [river] co je to řeka
        [pile] co je to balíček
        [hand] co je to ruka
        [tier] co je to stupeň
        [round] co je to kolo
       *[none] co to je
    }
    .example = „co dělá dráp“
    .missing-subject = O čem to má být? Třeba dráp, past nebo řeka.
amarok-ask-rule =
    .choice = { $topic ->
        [overview] pravidla o celé hře
        [setup] pravidla o přípravě hry
        [play] pravidla o tahu
        [claw] pravidla o Drápu
        [over] pravidla o konci hry
        [deck] pravidla o kartách
        [places] pravidla o braní karet
        [objective] pravidla o Cíli
        [season] pravidla o Období
        [heart] pravidla o Páření
        [trap] pravidla o Pasti
        [round-end] pravidla o konci kola
        [tie] pravidla o remíze
        [next-round] pravidla o dalším kole
        [tiers] pravidla o stupních
        [fairness] pravidla o férovosti
        [stickers] pravidla o nálepkách
        [talk] pravidla o mluvení
       *[none] pravidla pro tuto chvíli
    }

# A correction, or a word alone.
amarok-correct =
    .choice = { $changes-count ->
        [0] opravit poslední tah
       *[other] oprava: { LIST($changes, item: "amarok-part-change") }
    }
amarok-fragment =
    .choice = { $values-count ->
        [0] jedno slovo
       *[other] jen { LIST($values, item: "amarok-part-change") }
    }

# Within a correction: what changes, and what it becomes.
amarok-part-change = { $first ->
        [first] začíná { $second }
        [round] kolo číslo { WORDS($second) }
        [source] { $second ->
            [hand] z vlastní ruky
            [river] z řeky
            [pile] z balíčku
           *[other] z ruky, kterou drží { NAME($second) }
        }
        [owner] karta, kterou má { $second }
        [value] { $second ->
            [blank] bez čísla
           *[other] { WORDS($second, form: "noun") }
        }
        [symbol] { NAME($second, form: "with") }
        [cards] { $second-count ->
            [0] žádné karty
           *[other] karty { LIST($second, form: "told") }
        }
        [wins] { $second ->
            [0] žádné vyhrané kolo
            [one] jedno vyhrané kolo
            [few] { WORDS($second, form: "n") } vyhraná kola
           *[other] { WORDS($second) } vyhraných kol
        }
        [hand] { $second ->
            [0] žádná karta v ruce
            [one] jedna karta v ruce
            [few] { WORDS($second, form: "f") } karty v ruce
           *[other] { WORDS($second) } karet v ruce
        }
        [laid] { $second-count ->
            [0] nic vyloženého
           *[other] vyloženo { LIST($second, form: "told") }
        }
        [pile] { $second ->
            [0] prázdný balíček
            [one] v balíčku jedna karta
            [few] v balíčku { WORDS($second, form: "f") } karty
           *[other] v balíčku { WORDS($second) } karet
        }
        [river] { $second-count ->
            [0] prázdná řeka
           *[other] v řece { LIST($second, form: "told") }
        }
        [place] { $second ->
            [tile] na destičce
            [board] na plánu
            [card] na kartě
           *[objective] na Cíli
        }
       *[other] { NAME($second) }
    }
