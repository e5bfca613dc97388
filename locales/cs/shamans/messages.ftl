### What the companion says in Czech at a game of Shamans.
###
### Value: the usual wording. `.brief` and `.coach`: the wording at that level.
### `.choice`: the same thing in a list or a question. `.confirm`: the question before
### what cannot be taken back. `.example`: a sentence to say. `.missing-...`: the question
### when that field is missing.
### Names stay in the nominative, and no word about a player has a gender.

## Names of things

# Colours. `.acc` after verbs, `.gen` after "u" and "k", `.ins` after "nad", `.masc` with
# "svět".
world-blue = modrá
    .acc = modrou
    .gen = modré
    .ins = modrou
    .masc = modrý
world-green = zelená
    .acc = zelenou
    .gen = zelené
    .ins = zelenou
    .masc = zelený
world-yellow = žlutá
    .acc = žlutou
    .gen = žluté
    .ins = žlutou
    .masc = žlutý
world-purple = fialová
    .acc = fialovou
    .gen = fialové
    .ins = fialovou
    .masc = fialový
world-orange = oranžová
    .acc = oranžovou
    .gen = oranžové
    .ins = oranžovou
    .masc = oranžový
world-brown = hnědá
    .acc = hnědou
    .gen = hnědé
    .ins = hnědou
    .masc = hnědý
world-red = červená
    .acc = červenou
    .gen = červené
    .ins = červenou
    .masc = červený
world-white = bílá
    .acc = bílou
    .gen = bílé
    .ins = bílou
    .masc = bílý
world-black = černá
    .acc = černou
    .gen = černé
    .ins = černou
    .masc = černý
world-pink = růžová
    .acc = růžovou
    .gen = růžové
    .ins = růžovou
    .masc = růžový
world-grey = šedá
    .acc = šedou
    .gen = šedé
    .ins = šedou
    .masc = šedý
world-turquoise = tyrkysová
    .acc = tyrkysovou
    .gen = tyrkysové
    .ins = tyrkysovou
    .masc = tyrkysový

# Artefacts.
tile-portal = portál
    .short = portál
    .acc = portál
tile-mask = maska pravdy
    .short = maska
    .acc = masku pravdy
tile-dagger = rituální dýka
    .short = dýka
    .acc = rituální dýku
tile-moon-shard = měsíční kámen
    .short = kámen
    .acc = měsíční kámen

# An artefact that its owner keeps face down; `.row`: a place of the row not told.
face-down-face-down = destička lícem dolů
    .acc = destičku lícem dolů
    .row = neznámá destička

# Rituals. `.with`: after "světy".
ritual-stabilisation = stabilizace
    .with = se stabilizací
ritual-permutation = permutace
    .with = s permutací
ritual-illumination = iluminace
    .with = s iluminací
ritual-neutralisation = neutralizace
    .with = s neutralizací

# Roles. `.pl`: the whole camp.
role-shaman = Šaman
    .pl = Šamani
role-shadow = Stín
    .pl = Stíny

# Where the arrow of the Eclipse points. `.side`: which neighbour.
neighbour-left = doleva
    .side = vlevo
neighbour-right = doprava
    .side = vpravo

# Where a Portal sends the Shadow.
heading-forward = dopředu
heading-back = zpět

# Where an artefact comes from.
source-row = z nabídky
source-stack = z hromádky

# What a Stabilisation is used for.
choice-pawn = Stín o dvě pole zpět
choice-artefact = artefakt

# Why a round is over.
ending-moon = Stín je na Měsíci
ending-last-shadow = poslední Stín je mimo hru
ending-no-cards = karty v ruce došly

# Stickers and where they are.
shamans-sticker-name-round = kolečko
shamans-sticker-name-triangle = trojúhelník
shamans-sticker-name-cross = křížek
shamans-sticker-name-question-mark = otazník
shamans-sticker-name-bar = čárka
shamans-sticker-name-minus = mínus
shamans-sticker-name-one-point = jeden bod
shamans-sticker-name-two-points = dva body
place-tile = na destičce
place-board = na plánu
place-card = na kartě

## Parts of lists

# A player with points.
shamans-seat-points = { $second ->
        [one] { $first } jeden bod
        [few] { $first } { WORDS($second, form: "m") } body
       *[other] { $first } { WORDS($second) } bodů
    }

# A player with points, as short as can be; who has none is left out.
shamans-seat-total = { $second ->
        [0] { "" }
       *[other] { $first } { WORDS($second) }
    }

# A player with the card in front of them.
shamans-seat-card = { $first } { WORDS($second, form: "noun") }

# A world with the values that lie there.
shamans-world-values = { $second-count ->
        [0] u { NAME($first, form: "gen") } nic
       *[other] u { NAME($first, form: "gen") } { LIST($second, form: "noun") }
    }

## Announcements

# When a round begins; the event that follows says its number.
shamans-round-started = { $first ->
        [none] Nové kolo.
       *[other] Nové kolo, začíná { $first }.
    }
    .choice = { $first ->
        [none] nové kolo
       *[other] nové kolo začíná { $first }
    }
    .example = „nové kolo“
    .missing-first = Kdo má žeton začínajícího hráče?

# When a leftover, or a card of an eliminated Shadow, is laid at its world.
shamans-card-laid = Ke světu: { shamans-card-laid.card }.
    .card = { $world ->
        [none] { $value ->
            [none] karta
           *[other] { WORDS($value, form: "noun") }
        }
       *[other] { $value ->
            [none] { NAME($world) }
           *[other] { NAME($world) } { WORDS($value, form: "noun") }
        }
    }
    .choice = ke světu { shamans-card-laid.card }
    .example = „ke světu modrá trojka“
    .missing-world = Jaká barva jde ke světu?
    .missing-value = Jaké číslo jde ke světu?

# When the two face-up tiles of the set-up are told.
shamans-row-shown = V nabídce: { shamans-row-shown.tiles }.
    .tiles = { $tiles ->
        [none] dvě destičky
       *[other] { $tiles-count ->
            [0] nic
           *[other] { LIST($tiles) }
        }
    }
    .choice = v nabídce { shamans-row-shown.tiles }
    .example = „v nabídce portál a maska“
    .missing-tiles = Které dvě destičky leží v nabídce?

# When a card is played: the card first, then who plays it.
shamans-card-played = { shamans-card-played.card }{ $seat ->
        [none] { "" }
       *[other] , { $seat }
    }.
    .card = { $world ->
        [none] { $value ->
            [none] karta
           *[other] { WORDS($value, form: "noun") }
        }
       *[other] { $value ->
            [none] { NAME($world) }
           *[other] { NAME($world) } { WORDS($value, form: "noun") }
        }
    }
    .choice = { $seat ->
        [none] { shamans-card-played.card }
       *[other] { $seat } { shamans-card-played.card }
    }
    .example = „modrá trojka“
    .missing-seat = { shamans-card-played.card }: kdo ji hraje?
    .missing-world = { $value ->
        [none] Jaká barva a číslo?
       *[other] { WORDS($value, form: "noun") }: jaká barva?
    }
    .missing-value = { $world ->
        [none] Jaké číslo?
       *[other] { NAME($world) }: jaké číslo?
    }

# When whoever speaks plays a card; the table hears the sentence above.
shamans-own-card-played = Hraju: { shamans-own-card-played.card }.
    .card = { $world ->
        [none] { $value ->
            [none] karta
           *[other] { WORDS($value, form: "noun") }
        }
       *[other] { $value ->
            [none] { NAME($world) }
           *[other] { NAME($world) } { WORDS($value, form: "noun") }
        }
    }
    .choice = hraju: { shamans-own-card-played.card }
    .example = „hraju modrou trojku“
    .missing-world = { $value ->
        [none] Jakou barvu a číslo hrajete?
       *[other] { WORDS($value, form: "noun") }: jakou barvu hrajete?
    }
    .missing-value = { $world ->
        [none] Jaké číslo hrajete?
       *[other] { NAME($world) }: jaké číslo hrajete?
    }

# When an artefact is taken: the tile, where it comes from, and who takes it.
shamans-artefact-taken = { shamans-artefact-taken.tile }{ $seat ->
        [none] { "" }
       *[other] , { $seat }
    }.
    .tile = { $tile ->
        [none] artefakt
       *[other] { NAME($tile) }
    }{ $source ->
        [none] { "" }
       *[other] { " " }{ NAME($source) }
    }
    .choice = { $seat ->
        [none] { shamans-artefact-taken.tile }
       *[other] { $seat } { shamans-artefact-taken.tile }
    }
    .example = „beru portál“
    .missing-seat = Kdo bere artefakt?
    .missing-tile = Která destička? Nebo zůstává lícem dolů?
    .missing-source = Z nabídky, nebo z hromádky?

# When a new tile lies in the row.
shamans-tile-revealed = Nově v nabídce: { $tile ->
        [none] destička
       *[other] { NAME($tile) }
    }.
    .choice = nově v nabídce { $tile ->
        [none] destička
       *[other] { NAME($tile) }
    }
    .example = „nová destička je maska“
    .missing-tile = Která destička přišla do nabídky?

# When the Eclipse shows on the stack.
shamans-eclipse-appeared = { $direction ->
        [none] Zatmění.
       *[other] Zatmění, šipka { NAME($direction) }.
    }
    .choice = { $direction ->
        [none] zatmění
       *[other] zatmění { NAME($direction) }
    }
    .example = „zatmění, šipka doleva“
    .missing-direction = Kam míří šipka: doleva, nebo doprava?

# When a Portal moves the Shadow.
shamans-portal-used = { $direction ->
        [none] { $seat ->
            [none] Hraje se portál.
           *[other] Portál hraje { $seat }.
        }
       *[other] { $seat ->
            [none] Portál { NAME($direction) }.
           *[other] Portál { NAME($direction) }, { $seat }.
        }
    }
    .choice = { $seat ->
        [none] { $direction ->
            [none] hraje se portál
           *[other] portál { NAME($direction) }
        }
       *[other] { $seat } hraje portál{ $direction ->
            [none] { "" }
           *[other] { " " }{ NAME($direction) }
        }
    }
    .example = „používám portál, stín zpět“
    .missing-seat = Kdo hraje portál?
    .missing-direction = Stín dopředu, nebo dozadu?

# When a role is shown, by a Mask or an elimination.
shamans-role-revealed = { shamans-role-revealed.choice }.
    .choice = { $seat ->
        [none] { $role ->
            [none] role
           *[other] role { NAME($role) }
        }
       *[other] { $role ->
            [none] { $seat } ukazuje roli
           *[other] { $seat } je { NAME($role) }
        }
    }
    .example = „jsem stín“
    .missing-seat = Kdo ukazuje roli?
    .missing-role = Šaman, nebo Stín?

# When a Stabilisation is used.
shamans-stabilised = { $choice ->
        [none] Stabilizace{ shamans-stabilised.who }.
       *[other] Stabilizace: { NAME($choice) }{ shamans-stabilised.who }.
    }
    .choice = { $choice ->
        [none] stabilizace{ shamans-stabilised.who }
       *[other] za stabilizaci { NAME($choice) }{ shamans-stabilised.who }
    }
    .who = { $seat ->
        [none] { "" }
       *[other] , { $seat }
    }
    .example = „stín o dvě pole zpět“
    .missing-seat = Kdo provádí stabilizaci?
    .missing-choice = Stín o dvě pole zpět, nebo artefakt?

# When two players exchange roles; asked first when it was said in words.
shamans-roles-swapped = Výměna rolí: { shamans-roles-swapped.pair }.
    .pair = { $seat ->
        [none] někdo
       *[other] { $seat }
    } a { $other ->
        [none] někdo další
       *[other] { $other }
    }
    .choice = výměna rolí { shamans-roles-swapped.pair }
    .confirm = Výměna rolí: { shamans-roles-swapped.pair }. Souhlasí to?
    .example = „{ $player } a { $neighbour } si mění role“
    .missing-seat = Kdo mění roli?
    .missing-other = S kým se role mění?

# When a Permutation is left unused, where the table rule allows it.
shamans-swap-declined = { $seat ->
        [none] Bez výměny rolí.
       *[other] Bez výměny rolí, { $seat }.
    }
    .choice = { $seat ->
        [none] bez výměny rolí
       *[other] { $seat } bez výměny rolí
    }
    .example = „bez výměny“
    .missing-seat = Kdo roli nemění?

# When a Dagger eliminates a player; asked first when it was said in words.
# `.objection`: when a player who is out of this round is named.
shamans-player-eliminated = { shamans-player-eliminated.who }.
    .who = vyřazení{ $target ->
        [none] { "" }
       *[other] : { $target }
    }{ $seat ->
        [none] { "" }
       *[other] , dýku odhazuje { $seat }
    }
    .choice = { $target ->
        [none] vyřazení
       *[other] vyřazení { $target }
    }{ $seat ->
        [none] { "" }
       *[other] , dýku odhazuje { $seat }
    }
    .confirm = { shamans-player-eliminated.who }. Souhlasí to?
    .example = „{ $neighbour } je mimo kolo“
    .missing-seat = Kdo vyřazuje?
    .missing-target = Koho se vyřazení týká?
    .objection = { $seat } je mimo toto kolo. Kdo tedy?

# When no Dagger is spent in a Neutralisation.
shamans-dagger-declined = { $seat ->
        [none] Bez vyřazení.
       *[other] Bez vyřazení, { $seat }.
    }
    .choice = { $seat ->
        [none] bez vyřazení
       *[other] { $seat } bez vyřazení
    }
    .example = „bez vyřazení“
    .missing-seat = Kdo dýku nepoužívá?

# When the first of several rituals is chosen.
shamans-ritual-chosen = { shamans-ritual-chosen.choice }.
    .choice = nejdřív { $world ->
        [none] jeden svět
       *[other] { NAME($world) }
    }
    .example = „nejdřív modrá“
    .missing-world = Který svět je první?

# When an eliminated owner names the next Guide.
shamans-guide-named = { shamans-guide-named.choice }.
    .choice = další štych vede { $seat ->
        [none] někdo jiný
       *[other] { $seat }
    }
    .example = „další štych vede { $player }“
    .missing-seat = Kdo vede další štych?

# When nobody plays a Portal and the Shadow lands.
shamans-moon-reached = Bez portálu: Stín je na Měsíci.
    .choice = Stín je na Měsíci
    .example = „Měsíc“

# When the Shadows are named at the end of the round.
shamans-roles-named = { $shadows ->
        [none] Role jsou odkryté.
       *[other] { $shadows-count ->
            [0] Žádný Stín.
            [one] Stín: { LIST($shadows) }.
           *[other] Stíny: { LIST($shadows) }.
        }
    }
    .choice = { $shadows ->
        [none] odkryté role
       *[other] { $shadows-count ->
            [0] žádný Stín
            [one] Stín { LIST($shadows) }
           *[other] Stíny { LIST($shadows) }
        }
    }
    .example = „stín je { $player }“
    .missing-shadows = Kdo má roli Stín?

# When a player shows all face-down tiles at the end of the round.
shamans-tiles-shown = { $seat ->
        [none] Odkryto: { shamans-tiles-shown.named }.
       *[other] { $seat } odkrývá: { shamans-tiles-shown.tiles }.
    }
    .brief =
        { $seat ->
            [none] Odkryto.
           *[other]
                { $tiles ->
                    [none] Odkryto.
                   *[other]
                        { $tiles-count ->
                            [0] { $seat }: nic.
                           *[other] { $seat }: { LIST($tiles, form: "short") }.
                        }
                }
        }
    .tiles = { $tiles ->
        [none] destičky
       *[other] { $tiles-count ->
            [0] nic
           *[other] { LIST($tiles, form: "acc") }
        }
    }
    .named = { $tiles ->
        [none] destičky
       *[other] { $tiles-count ->
            [0] nic
           *[other] { LIST($tiles) }
        }
    }
    .choice = { $seat ->
        [none] odkryto: { shamans-tiles-shown.named }
       *[other] { $seat } odkrývá { shamans-tiles-shown.tiles }
    }
    .example = „odkrývám portál a dýku“
    .missing-seat = Čí destičky to jsou?
    .missing-tiles = Které destičky leží lícem dolů?

# When the sticker above a colour is read.
shamans-ritual-read = { shamans-ritual-read.world }: { $ritual ->
        [none] rituál.
       *[other] { NAME($ritual) }.
    }
    .world = { $world ->
        [none] svět
       *[other] { NAME($world) }
    }
    .choice = { shamans-ritual-read.world } { $ritual ->
        [none] a rituál
       *[other] { NAME($ritual) }
    }
    .example = „nad modrou je kolečko“
    .missing-world = Nad kterou barvou je ta nálepka?
    .missing-ritual =
        { $world ->
            [none] Jaká nálepka je nad tou barvou?
           *[other] Jaká nálepka je nad { NAME($world, form: "ins") }?
        }

# Other points in a scored round.
shamans-round-corrected = Oprava: { shamans-round-corrected.choice }.
    .choice = { $round ->
        [none] některé kolo
       *[other] kolo číslo { WORDS($round) }
    }{ $seat ->
        [none] { "" }
       *[other] , { $seat }
    }{ $points ->
        [none] { "" }
        [0] , žádný bod
        [one] , jeden bod
        [few] , { WORDS($points, form: "m") } body
       *[other] , { WORDS($points) } bodů
    }
    .example = „v kole dva má { $player } tři body“
    .missing-round = V kterém kole?
    .missing-seat = Komu ty body patří?
    .missing-points = Kolik bodů?

# A scored round does not count after all.
shamans-round-discounted = { shamans-round-discounted.choice }.
    .choice = { $round ->
        [none] jedno kolo se už nepočítá
       *[other] kolo číslo { WORDS($round) } se už nepočítá
    }
    .example = „kolo dva se nepočítá“
    .missing-round = Které kolo?

# When the table says how things really stand: every field that was given.
shamans-table-corrected = { shamans-table-corrected.choice }.
    .choice = oprava stolu{ $seat ->
        [none] { "" }
       *[other] , { $seat }
    }{ $points ->
        [none] { "" }
        [one] , jeden bod
        [few] , { WORDS($points, form: "m") } body
       *[other] , { WORDS($points) } bodů
    }{ $hand ->
        [none] { "" }
        [one] , v ruce jedna karta
        [few] , v ruce { WORDS($hand, form: "f") } karty
       *[other] , v ruce { WORDS($hand) } karet
    }{ $artefacts ->
        [none] { "" }
       *[other] { $artefacts-count ->
            [0] , bez destiček
           *[other] , před sebou { LIST($artefacts) }
        }
    }{ $role ->
        [none] { "" }
       *[other] , role { NAME($role) }
    }{ $eliminated ->
        [none] { "" }
        [yes] , mimo kolo
       *[no] , zpátky v kole
    }{ $laid ->
        [none] { "" }
       *[other] { $laid-count ->
            [0] , žádný svět
           *[other] , { LIST($laid, item: "shamans-world-values") }
        }
    }{ $steps-to-moon ->
        [none] { "" }
        [one] , do Měsíce jedno pole
        [few] , do Měsíce { WORDS($steps-to-moon, form: "n") } pole
       *[other] , do Měsíce { WORDS($steps-to-moon) } polí
    }{ $row ->
        [none] { "" }
       *[other] { $row-count ->
            [0] , nabídka prázdná
           *[other] , v nabídce { LIST($row, form: "row") }
        }
    }{ $stack ->
        [none] { "" }
        [one] , na hromádce jedna destička
        [few] , na hromádce { WORDS($stack, form: "f") } destičky
       *[other] , na hromádce { WORDS($stack) } destiček
    }
    .example = „oprava, do Měsíce je pět polí“
    .missing-correction = Co se má na stole opravit?
    .missing-seat = Kterého hráče se oprava týká?
    .missing-points = Kolik bodů to je?
    .missing-hand = Kolik je karet v ruce?
    .missing-artefacts = Které destičky to jsou?
    .missing-role = Která role to je?
    .missing-eliminated = Mimo kolo, nebo ve hře?
    .missing-laid = Které karty u světa leží?
    .missing-steps-to-moon = Kolik polí zbývá do Měsíce?
    .missing-row = Které dvě destičky leží v nabídce?
    .missing-stack = Kolik destiček je na hromádce?

## Events that the table hears

# When a round begins, after the read-back.
shamans-round-opened = Kolo číslo { WORDS($number) }.
    .brief = { "" }
    .coach = Kolo číslo { WORDS($number) }. Každý má novou roli a nové karty.

# When the first card of a trick names the Destination.
shamans-destination-named = { "" }
    .coach = Cíl štychu: { NAME($world) }. Každá jiná barva posune Stín o pole k Měsíci.

# When the Shadow moves; what is left to the Moon follows.
shamans-shadow-moved = { $steps-to-moon ->
        [none] { shamans-shadow-moved.move }.
        [0] { shamans-shadow-moved.move } na Měsíc.
        [one] { shamans-shadow-moved.move }: jedno pole do Měsíce.
        [few] { shamans-shadow-moved.move }: { WORDS($steps-to-moon, form: "n") } pole do Měsíce.
       *[other] { shamans-shadow-moved.move }: { WORDS($steps-to-moon) } polí do Měsíce.
    }
    .move = { $steps ->
        [0] Stín zůstává na místě
        [-1] Stín ustupuje
        [-2] Stín ustupuje o dvě pole
        [1] Stín postupuje
        [few] Stín postupuje o { WORDS($steps, form: "n") } pole
       *[other] Stín postupuje o { WORDS($steps) } polí
    }
    .brief = { $steps-to-moon ->
        [none] { shamans-shadow-moved.move }.
        [0] Stín je na Měsíci.
        [one] Stín: jedno pole.
        [few] Stín: { WORDS($steps-to-moon, form: "n") } pole.
       *[other] Stín: { WORDS($steps-to-moon) } polí.
    }

# When the last card of a world is laid; who performs its ritual.
shamans-world-completed = { $ritual ->
        [none] { NAME($world, form: "masc") } svět je úplný.
       *[other] { NAME($world, form: "masc") } svět je úplný: { NAME($ritual) }, { $seat }.
    }
    .coach = { $ritual ->
        [none] { NAME($world, form: "masc") } svět je úplný. Rituál provádí { $seat }.
       *[other] { NAME($world, form: "masc") } svět je úplný. Rituál { NAME($ritual) } provádí { $seat }.
    }

# When a ritual has no effect; the same words whoever performs it.
shamans-ritual-failed = { NAME($ritual) } nemá žádný účinek.

# When an Illumination gives its point.
shamans-point-gained = { $points ->
        [one] Bod za iluminaci: { $seat } má celkem jeden bod.
        [few] Bod za iluminaci: { $seat } má celkem { WORDS($points, form: "m") } body.
       *[other] Bod za iluminaci: { $seat } má celkem { WORDS($points) } bodů.
    }

# When an elimination takes effect, after the role was said.
shamans-elimination-completed = { $seat } je mimo kolo, i se svými destičkami.
    .brief = { $seat } je mimo kolo.
    .coach = { $role ->
        [shaman] { $hand ->
            [0] { $seat } je mimo kolo, i se svými destičkami.
            [one] { $seat } je mimo kolo. Za kartu v ruce postupuje Stín o jedno pole.
           *[other] { $seat } je mimo kolo. Za každou kartu v ruce postupuje Stín o pole.
        }
       *[shadow] { $seat } je mimo kolo, i se svými destičkami. Stín na dráze zůstává.
    }

# When everybody has played: the lowest takes an artefact, the highest will lay the cards.
shamans-trick-ended = { $highest ->
        [none] { $owner ->
            [none] Karta cíle tu není žádná.
           *[other] Kdo povede další štych, určuje { $owner }.
        }
       *[other] { $lowest ->
            [none] Nejvyšší karta: { $highest }.
           *[other] { $is-alone ->
                [yes] Nejnižší i nejvyšší karta: { $highest }.
               *[no] Nejnižší karta: { $lowest }, nejvyšší: { $highest }.
            }
        }
    }
    .brief = { "" }
    .coach = { $highest ->
        [none] { $owner ->
            [none] Karta cíle tu není žádná.
           *[other] Karty cíle patří jen vyřazeným. Kdo povede dál, určuje { $owner }.
        }
       *[other] { $lowest ->
            [none] Nejvyšší karta: { $highest }.
           *[other] Nejnižší karta: { $lowest }, bere artefakt. Nejvyšší: { $highest }, pak vykládá karty.
        }
    }

# When no artefact is left to take.
shamans-nothing-taken = Žádný artefakt nezbývá, { $seat } nebere nic.

# When the Eclipse takes effect.
shamans-eclipse-resolved = { $holders ->
        [0] Zatmění nemá účinek, karty nikdo nemá.
        [1] Zatmění nemá účinek, karty má jen jeden hráč.
       *[other] Každý s kartami dá jednu sousedovi { NAME($direction, form: "side") }.
    }
    .brief = { $holders ->
        [0] Žádné karty k předání.
        [1] Žádné karty k předání.
       *[other] Po kartě sousedovi { NAME($direction, form: "side") }.
    }
    .coach = { $holders ->
        [0] Zatmění nemá účinek, karty nikdo nemá.
        [1] Zatmění nemá účinek, karty má jen jeden hráč.
       *[other] Každý s kartami dá jednu sousedovi { NAME($direction, form: "side") }. Zatmění odložte do krabice.
    }

# When the cards in front are laid at their world.
shamans-trick-laid = K { NAME($world, form: "gen") }: { LIST($values, form: "noun") }.
    .brief = { "" }
    .coach = { $seat ->
        [none] K { NAME($world, form: "gen") }: { LIST($values, form: "noun") }.
       *[other] K { NAME($world, form: "gen") }: { LIST($values, form: "noun") }. Vykládá { $seat }.
    }

# When the round is over: who has won it, and why.
shamans-round-ended = Konec kola, vyhrávají { NAME($winner, form: "pl") }: { NAME($ending) }.
    .brief = Vyhrávají { NAME($winner, form: "pl") }.

# When the round is scored: the points of this round, then all points.
shamans-round-scored = Celkem: { LIST($totals, item: "shamans-seat-points") }.
    .brief = { LIST($totals, item: "shamans-seat-total") }.
    .coach = Za toto kolo: { LIST($points, item: "shamans-seat-points") }. Celkem: { LIST($totals, item: "shamans-seat-points") }.

# Other points in a scored round: the totals that follow.
shamans-round-rescored = Celkem: { LIST($totals, item: "shamans-seat-points") }.

# A scored round counts no more: the totals that follow.
shamans-round-uncounted = Celkem: { LIST($totals, item: "shamans-seat-points") }.

# When eight points are reached, but nobody is strictly ahead.
shamans-tie-held = { $points ->
        [one] Shoda v čele: { LIST($seats) }, jeden bod. Hraje se další kolo.
        [few] Shoda v čele: { LIST($seats) }, { WORDS($points, form: "m") } body. Hraje se další kolo.
       *[other] Shoda v čele: { LIST($seats) }, { WORDS($points) } bodů. Hraje se další kolo.
    }

# When a player has won the game.
shamans-game-won = { $points ->
        [one] Hru vyhrává { $seat }: jeden bod.
        [few] Hru vyhrává { $seat }: { WORDS($points, form: "m") } body.
       *[other] Hru vyhrává { $seat }: { WORDS($points) } bodů.
    }

# When more worlds of a ritual are told than a box usually has.
shamans-ritual-doubted = { $count ->
        [one] Neobvyklé: jeden svět { NAME($ritual, form: "with") }. Ohmatejte nálepky znovu.
        [few] Neobvyklé: { WORDS($count, form: "m") } světy { NAME($ritual, form: "with") }. Ohmatejte nálepky znovu.
       *[other] Neobvyklé: { WORDS($count) } světů { NAME($ritual, form: "with") }. Ohmatejte nálepky znovu.
    }
    .brief = { $count ->
        [one] Ověřte nálepku: jeden svět { NAME($ritual, form: "with") }.
        [few] Ověřte nálepku: { WORDS($count, form: "m") } světy { NAME($ritual, form: "with") }.
       *[other] Ověřte nálepku: { WORDS($count) } světů { NAME($ritual, form: "with") }.
    }

# When more tiles of a kind are in sight than a box is believed to hold.
shamans-tile-doubted = { NAME($tile) } je vidět { WORDS($count) }krát, obvykle nejvýš třikrát. Zkontrolujte destičky.
    .brief = Ověřte destičky: { NAME($tile) } { WORDS($count) }krát.

# When the colours of the box were never told, so the usual ones are assumed.
shamans-worlds-assumed = Barvy vaší krabice neznám, počítám s obvyklými: { LIST($worlds) }.
    .brief = Počítám s obvyklými barvami.

## Events that the read-back already says

# When a leftover lies at its world.
shamans-leftover-laid = { NAME($world) } { WORDS($value, form: "noun") } leží u svého světa.

# When the two tiles of the set-up lie face up.
shamans-row-filled = V nabídce leží { LIST($tiles) }.

# When a card of the Destination lies in front of its player.
shamans-card-faced = { $seat } má před sebou { NAME($world, form: "acc") } { WORDS($value, form: "noun-acc") }.

# When a card of another colour leaves a hand.
shamans-card-strayed = { $seat } hraje mimo cíl: { NAME($world) } { WORDS($value, form: "noun") }.

# When a card of another colour reaches its world.
shamans-stray-laid = { NAME($world) } { WORDS($value, form: "noun") } jde ke svému světu, { $seat }.

# When one of several rituals is chosen.
shamans-ritual-picked = Nejdřív přijde { NAME($world, form: "masc") } svět.

# When a ritual has taken effect.
shamans-ritual-performed = { NAME($ritual) } je u konce, { $seat }.

# When a Stabilisation gives an artefact.
shamans-artefact-chosen = Za stabilizaci bere artefakt { $seat }.

# When two players hold each other's role.
shamans-roles-exchanged = Role mají vyměněné { $seat } a { $other }.

# When a Dagger leaves.
shamans-dagger-spent = { $seat } odhazuje dýku, vyřazení: { $target }.

# When a role is public.
shamans-role-shown = { $seat } je { NAME($role) }.

# When a card of an eliminated Shadow is laid at its world.
shamans-hand-card-laid = Z ruky vyřazeného Stínu: { NAME($world) } { WORDS($value, form: "noun") }, { $seat }.

# When all cards of an eliminated Shadow are laid.
shamans-hand-emptied = Karty z ruky jsou vyložené, { $seat }. Pokračuje { $by }.

# When a tile lies with a player.
shamans-tile-taken = { $seat } má před sebou { NAME($tile, form: "acc") } { NAME($source) }.

# When a new tile lies in the row.
shamans-row-refilled = V nabídce je nově { NAME($tile) }.

# When a Portal leaves.
shamans-portal-spent = { $seat } odhazuje portál, Stín { NAME($direction) }.

# When an eliminated owner has named the next Guide.
shamans-guide-picked = { $guide ->
        [none] Další štych nevede nikdo, karty došly.
       *[other] Další štych vede { $guide }, určuje { $owner }.
    }

# When the Shadow is on the Moon.
shamans-moon-landed = Stín je na Měsíci.

# When the roles of the round are public.
shamans-roles-uncovered = { $shadows-count ->
        [one] Stín je { LIST($shadows) }.
       *[other] Stíny jsou { LIST($shadows) }.
    }

# When the roles that were shown settle every camp.
shamans-roles-deduced = Role jsou jasné z toho, co už je odkryté.

# When the face-down tiles of a player are public.
shamans-tiles-uncovered = { $tiles-count ->
        [0] { $seat } neodkrývá nic.
       *[other] { $seat } odkrývá { LIST($tiles, form: "acc") }.
    }

# When the sticker above a world is known.
shamans-ritual-learned = { NAME($world, form: "masc") } svět má rituál { NAME($ritual) }.

# When the length of the track for a number of players is known.
shamans-track-learned = { $players ->
        [3] Ve třech
        [4] Ve čtyřech
        [5] V pěti
       *[other] V tomto počtu
    } { $steps ->
        [one] je od startu do Měsíce jedno pole.
        [few] jsou od startu do Měsíce { WORDS($steps, form: "n") } pole.
       *[other] je od startu do Měsíce { WORDS($steps) } polí.
    }

# When the table has said how things really stand.
shamans-state-corrected = Stůl je opravený: { $correction }.

# When a player is passed over.
shamans-seat-vacated = { $seat } teď není u stolu.

# When a player is back.
shamans-seat-retaken = { $seat } je zase u stolu.

# When the round does not count.
shamans-round-voided = Kolo číslo { WORDS($number) } neplatí.

## Prompts

# When a round is to begin.
shamans-round-due = { $first ->
        [none] Kdo začíná? Žeton patří nejstaršímu u stolu.
       *[other] Další kolo začíná { $first }. Po rozdání řekněte: nové kolo.
    }
    .brief = { $first ->
        [none] Kdo začíná?
       *[other] Začíná { $first }.
    }

# When leftover cards are to be laid.
shamans-leftovers-due = { $count ->
        [one] Zbývá jedna nerozdaná karta. Která?
        [few] Zbývají { WORDS($count, form: "f") } nerozdané karty. Které?
       *[other] Zbývá { WORDS($count) } nerozdaných karet. Které?
    }
    .brief = { $count ->
        [one] Ještě jedna karta.
        [few] Ještě { WORDS($count, form: "f") } karty.
       *[other] Ještě { WORDS($count) } karet.
    }

# When the two face-up tiles are to be told.
shamans-row-due = Které dvě destičky leží v nabídce?

# When the steps to the Moon are to be counted.
shamans-track-due = Kolik polí má Stín do Měsíce?
    .coach = Kolik polí má Stín do Měsíce? Spočítejte je prosím na plánu.

# When the Guide is to lead a trick.
shamans-lead-due = Štych vede { $seat }.
    .coach = Štych vede { $seat }. První karta určí cíl.

# When a player is to play a card.
shamans-card-due = Na tahu: { $seat }.
    .brief = Teď { $seat }.
    .coach = Na tahu: { $seat }. Hrát se smí cokoli, jiná barva než cíl posune Stín.

# When everybody who could act is away.
shamans-nobody-present = U stolu není nikdo, kdo by hrál. Kdo se vrací?

# When a player is to take a tile.
shamans-artefact-due = Artefakt bere { $seat }. { $tiles-count ->
        [0] { $stack ->
            [yes] Jaká destička?
           *[no] Co leží v nabídce?
        }
       *[other] { $stack ->
            [yes] Na výběr: { LIST($tiles) }, nebo hromádka.
           *[no] Na výběr: { LIST($tiles, join: "or") }.
        }
    }
    .brief = Artefakt bere { $seat }.
    .coach = Artefakt bere { $seat }. { $tiles-count ->
        [0] { $stack ->
            [yes] Z hromádky smí zůstat lícem dolů.
           *[no] Co leží v nabídce?
        }
       *[other] { $stack ->
            [yes] Na výběr: { LIST($tiles) }, nebo hromádka. Z hromádky smí zůstat lícem dolů.
           *[no] Na výběr: { LIST($tiles, join: "or") }.
        }
    }

# When the tile that refills the row is to be told.
shamans-refill-due = Která destička přišla do nabídky?
    .brief = Nová destička?

# When the last tile of the stack is the Eclipse.
shamans-eclipse-due = Na hromádce zbylo zatmění. Kam míří šipka?

# When the taker of a Mask is to show their role.
shamans-mask-role-due = Maska pravdy: roli ukazuje { $seat }. Šaman, nebo Stín?
    .brief = { $seat }: Šaman, nebo Stín?

# When the eliminated player's role is to be shown; a Portal is possible before.
shamans-eliminated-role-due = Roli ukazuje { $seat }: Šaman, nebo Stín? Předtím smí přijít portál.
    .brief = { $seat }: portál, nebo jaká role?

# When one of several completed worlds is to be chosen.
shamans-ritual-choice-due = Který rituál bude první: { LIST($worlds, join: "or") }? Vybírá { $seat }.

# When the sticker above a completed world is to be read.
shamans-ritual-read-due = Jaká nálepka je nad { NAME($world, form: "ins") }?

# When a player is to choose between two steps back and an artefact.
shamans-stabilisation-due = Stabilizaci provádí { $seat }: Stín o dvě pole zpět, nebo artefakt?

# When a player is to name with whom roles are swapped.
shamans-permutation-due = Permutaci provádí { $seat }. S kým se role mění?
    .coach = Permutaci provádí { $seat }. S kým se role mění? Oba se pak na novou roli smějí podívat.

# When a player may eliminate somebody; the same words for everybody and all tiles.
shamans-neutralisation-due = Neutralizaci provádí { $seat }. Koho vyřazuje? Jinak řekněte: bez vyřazení.
    .brief = Neutralizaci provádí { $seat }. Koho vyřazuje?
    .coach = Neutralizaci provádí { $seat }. Odkrytá dýka se použít musí, skrytá může. Koho vyřazuje? Jinak řekněte: bez vyřazení.

# When cards of an eliminated Shadow are to be laid.
shamans-hand-due = { $count ->
        [one] Vyložte poslední kartu, kterou má v ruce { $seat }.
        [few] Vyložte karty, které má v ruce { $seat }: ještě { WORDS($count, form: "f") }.
       *[other] Vyložte karty, které má v ruce { $seat }: ještě { WORDS($count) }.
    }

# When the next step is the Moon.
shamans-moon-due = Dalším krokem je Stín na Měsíci. Hraje někdo portál? Jinak řekněte: Měsíc.
    .brief = Portál, nebo Měsíc?

# When an eliminated player is to name the next Guide.
shamans-guide-due = Kdo povede další štych? Určuje { $seat }.

# When all Shadows are to be named at the end of the round.
shamans-roles-due = { $count ->
        [one] Odkryjte role: kdo je Stín?
        [few] Odkryjte role: kdo jsou oba Stíny?
       *[other] Odkryjte role: kdo jsou Stíny?
    }
    .brief = { $count ->
        [one] Kdo je Stín?
       *[other] Kdo jsou Stíny?
    }

# When a player is to show all face-down tiles at the end of the round.
shamans-tiles-due = { $count ->
        [one] { $seat } má jednu destičku lícem dolů. Která to je?
        [few] { $seat } má { WORDS($count, form: "f") } destičky lícem dolů. Které to jsou?
       *[other] { $seat } má { WORDS($count) } destiček lícem dolů. Které to jsou?
    }

# When the game is over.
shamans-nothing-due = Hra je u konce, vyhrává { $winner }.

## Objections

# When this cannot happen now; the phase says what is awaited.
shamans-wrong-phase = { $phase ->
        [setup] Teď to nejde, nejdřív začněte kolo.
        [opening] Teď to nejde, kolo už začalo.
        [play] Teď to nejde, na řadě je karta.
        [artefact] Teď to nejde, nejdřív se bere artefakt.
        [row] Teď to nejde, nejdřív se doplní nabídka.
        [eclipse] Teď to nejde, nejdřív je na řadě zatmění.
        [ritual] Teď to nejde, nejdřív se dokončí rituál.
        [hand] Teď to nejde, nejdřív vyložte karty vyřazeného Stínu.
        [moon] Teď to nejde, nejdřív portál, nebo Měsíc.
        [guide] Teď to nejde, nejdřív se určí, kdo povede štych.
        [roles] Teď to nejde, nejdřív řekněte roli.
        [tiles] Teď to nejde, nejdřív odkryjte destičky.
        [over] Teď to nejde, hra je u konce.
       *[other] Teď to nejde.
    }

# When somebody else is awaited.
shamans-not-your-turn = { $expected ->
        [none] { $seat } teď není na řadě.
       *[other] Na řadě je { $expected }, ne { $seat }.
    }

# When the card has been played or laid.
shamans-card-already-out = { NAME($world) } { WORDS($value, form: "noun") } už je venku. Která karta?

# When no card of this deck bears the number.
shamans-value-not-in-deck = { WORDS($value, form: "noun") } ve hře není, nejvyšší je { WORDS($highest, form: "noun") }. Která karta?

# When the colour is not used with this many players.
shamans-world-not-in-deck = { $players ->
        [3] Ve třech se { NAME($world) } nehraje. Která barva?
        [4] Ve čtyřech se { NAME($world) } nehraje. Která barva?
        [5] V pěti se { NAME($world) } nehraje. Která barva?
       *[other] { NAME($world) } se nehraje. Která barva?
    }

# When the player holds no card.
shamans-no-cards-left = { $seat } nemá v ruce žádnou kartu. Kdo hraje?

# When somebody else played the lowest card of the Destination.
shamans-not-the-lowest = Nejnižší kartu má { $expected }, ne { $seat }.

# When the row does not show that tile.
shamans-tile-not-in-row = { $tile ->
        [none] Z nabídky se bere jen lícem nahoru. Která destička?
       *[other] { NAME($tile) } v nabídce neleží. Která destička?
    }

# When nothing can be taken from the stack.
shamans-stack-empty = Z hromádky už se brát nedá. Která destička z nabídky?

# When a Mask is kept face down.
shamans-mask-must-be-shown = Maska pravdy se vždy ukazuje. Roli řekne { $seat }.

# When the player has no Portal.
shamans-no-portal = { $seat } nemá portál. Kdo ho hraje?

# When the player has no Dagger.
shamans-no-dagger = { $seat } nemá dýku, takže se nikdo nevyřazuje.

# When a visible Dagger is not spent.
shamans-dagger-must-be-spent = Odkrytá dýka se použít musí. Koho vyřazuje { $seat }?

# When a player names themselves.
shamans-not-yourself = { $seat } nemůže jmenovat sebe. Kdo je ten druhý?

# When no scored round has that number.
shamans-round-not-played = { $played ->
        [0] Žádné kolo ještě není spočítané.
        [one] Spočítané je zatím jedno kolo. Které má být opravené?
        [few] Spočítaná jsou zatím { WORDS($played, form: "n") } kola, číslo { WORDS($round) } mezi nimi není. Které to je?
       *[other] Spočítaných je zatím { WORDS($played) } kol, číslo { WORDS($round) } mezi nimi není. Které to je?
    }

# When there are not so many of that role.
shamans-too-many-of-role = { $role ->
        [shaman] { $most ->
            [one] Šaman je ve hře jen jeden. Která role?
            [few] Šamani jsou ve hře jen { WORDS($most, form: "m") }. Která role?
           *[other] Šamanů je ve hře jen { WORDS($most) }. Která role?
        }
       *[shadow] { $most ->
            [0] Stín už ve hře není žádný. Která role?
            [one] Stín je ve hře jen jeden. Kdo to je?
            [few] Stíny jsou ve hře jen { WORDS($most, form: "m") }. Kdo to je?
           *[other] Stínů je ve hře jen { WORDS($most) }. Kdo to je?
        }
    }

# When there are more of that role.
shamans-too-few-of-role = { $role ->
        [shaman] { $needed ->
            [one] Šaman má být jeden. Kdo to je?
            [few] Šamani mají být { WORDS($needed, form: "m") }. Kdo to je?
           *[other] Šamanů má být { WORDS($needed) }. Kdo to je?
        }
       *[shadow] { $needed ->
            [one] Stín má být jeden. Kdo to je?
            [few] Stíny mají být { WORDS($needed, form: "m") }. Kdo to je?
           *[other] Stínů má být { WORDS($needed) }. Kdo to je?
        }
    }

# When the public role is the other one.
shamans-role-already-known = Role už je veřejná: { $seat } je { NAME($role) }.

# When more or fewer tiles are told than lie there.
shamans-tiles-do-not-match = { $needed ->
        [one] Má tu být jedna destička, ne { shamans-tiles-do-not-match.told }.
        [few] Mají tu být { WORDS($needed, form: "f") } destičky, ne { shamans-tiles-do-not-match.told }.
       *[other] Má tu být { WORDS($needed) } destiček, ne { shamans-tiles-do-not-match.told }.
    }
    .told = { $told ->
        [0] žádná
       *[other] { WORDS($told, form: "f") }
    }

# When that ritual is not being performed.
shamans-ritual-not-due = { $ritual ->
        [none] Žádný rituál teď na výběr nečeká.
       *[other] { NAME($ritual) } teď na řadě není.
    }

# When that world is not among the completed ones that wait.
shamans-world-not-waiting = { NAME($world, form: "masc") } svět na rituál nečeká. Který svět?

# When a Permutation is left unused though the table rule forbids it.
shamans-swap-is-mandatory = Podle pravidla stolu je výměna povinná. S kým mění { $seat }?

# When no artefact is left for a Stabilisation.
shamans-no-artefact-left = Artefakt nezbývá. Podle pravidla stolu jde Stín o dvě pole zpět.

## Answers

# The round in one sentence.
shamans-round-report = { $number ->
        [0] První kolo ještě nezačalo.
       *[other] Hraje se kolo číslo { WORDS($number) }.
    }

# How the game stands in one sentence; `.resumed`: when it goes on.
shamans-gist-report = { shamans-gist }.
    .resumed = Pokračování hry: { shamans-gist }.
shamans-gist = { $round ->
        [0] první kolo ještě nezačalo
       *[other] { $is-running ->
            [yes] kolo číslo { WORDS($round) }{ shamans-gist-destination }{ shamans-gist-moon }
           *[no] kolo číslo { WORDS($round) } je dohrané
        }
    }
shamans-gist-destination = { $destination ->
        [none] { "" }
       *[other] , cíl štychu { NAME($destination) }
    }
shamans-gist-moon = { $steps-to-moon ->
        [none] { "" }
        [0] , Stín na Měsíci
        [one] , do Měsíce zbývá jedno pole
        [few] , do Měsíce zbývají { WORDS($steps-to-moon, form: "n") } pole
       *[other] , do Měsíce zbývá { WORDS($steps-to-moon) } polí
    }

# Who begins the next round, where one is over.
shamans-next-first-report = Další kolo začíná { $first }.

# Who holds the marker and who is the Guide.
shamans-marker-report = { $marker ->
        [none] Žeton začínajícího hráče ještě nikdo nemá.
       *[other] { $guide ->
            [none] Žeton začínajícího hráče má { $marker }.
           *[other] Žeton začínajícího hráče má { $marker }, štych vede { $guide }.
        }
    }

# Who has not played in this trick yet; their card before follows.
shamans-not-played-report = { $seat }: v tomto štychu zatím nic.

# The Destination and the cards in front.
shamans-trick-report = { $destination ->
        [none] Štych ještě nezačal.
       *[other] { $cards-count ->
            [0] Cíl štychu: { NAME($destination) }. Nikdo před sebou kartu nemá.
           *[other] Cíl štychu: { NAME($destination) }. Leží: { LIST($cards, item: "shamans-seat-card") }.
        }
    }

# How far the Moon is.
shamans-shadow-report = { $steps-to-moon ->
        [none] Vzdálenost do Měsíce neznám. Kolik je to polí?
        [0] Stín je na Měsíci.
        [one] Do Měsíce zbývá jedno pole.
        [few] Do Měsíce zbývají { WORDS($steps-to-moon, form: "n") } pole.
       *[other] Do Měsíce zbývá { WORDS($steps-to-moon) } polí.
    }

# What lies at a world and what is missing.
shamans-world-report = { NAME($world) }: { $laid-count ->
        [0] neleží nic
       *[other] leží { LIST($laid, form: "noun") }
    }, { $missing-count ->
        [0] nic nechybí
       *[other] chybí { LIST($missing, form: "noun") }
    }.{ shamans-world-front } { $ritual ->
        [none] Rituál ještě neznám.
       *[other] Rituál: { NAME($ritual) }.
    }
    .brief = { NAME($world) }: { $missing-count ->
        [0] nic nechybí.
       *[other] chybí { LIST($missing, form: "noun") }.
    }{ shamans-world-front }

# Cards of that world that lie in front of players and are not laid yet.
shamans-world-front = { $front-count ->
        [0] { "" }
       *[other] { " " }Ve štychu: { LIST($front, item: "shamans-front-card") }.
    }
shamans-front-card = { $first } { WORDS($second, form: "noun") }

# The tiles that can be taken.
shamans-row-report = { $tiles-count ->
        [0] { $unknown ->
            [0] Nabídka je prázdná.
            [one] V nabídce je neznámá destička.
           *[other] Nabídku ještě neznám.
        }
       *[other] { $unknown ->
            [0] V nabídce: { LIST($tiles) }.
           *[other] V nabídce: { LIST($tiles) }, vedle neznámá destička.
        }
    } { $stack ->
        [0] Hromádka je prázdná.
        [one] Na hromádce je jedna destička.
        [few] Na hromádce jsou { WORDS($stack, form: "f") } destičky.
       *[other] Na hromádce je { WORDS($stack) } destiček.
    }

# The tiles of one player.
shamans-tiles-report = { $tiles-count ->
        [0] { $face-down ->
            [0] { $seat } nemá žádnou destičku.
            [one] { $seat } má jednu destičku lícem dolů.
            [few] { $seat } má { WORDS($face-down, form: "f") } destičky lícem dolů.
           *[other] { $seat } má { WORDS($face-down) } destiček lícem dolů.
        }
       *[other] { $face-down ->
            [0] { $seat } má { LIST($tiles, form: "acc") }.
            [one] { $seat } má { LIST($tiles, form: "acc") }, k tomu jednu destičku lícem dolů.
            [few] { $seat } má { LIST($tiles, form: "acc") }, k tomu { WORDS($face-down, form: "f") } destičky lícem dolů.
           *[other] { $seat } má { LIST($tiles, form: "acc") }, k tomu { WORDS($face-down) } destiček lícem dolů.
        }
    }

# When nobody has a tile.
shamans-no-tiles-report = Hráči před sebou nemají žádné destičky.

# How many cards a player holds.
shamans-hand-report = { $hand ->
        [0] { $seat } nemá v ruce žádnou kartu.
        [one] { $seat } má v ruce jednu kartu.
        [few] { $seat } má v ruce { WORDS($hand, form: "f") } karty.
       *[other] { $seat } má v ruce { WORDS($hand) } karet.
    }

# When a player is out of this round.
shamans-eliminated-report = { $seat } je mimo toto kolo.

# When a player is away from the table.
shamans-away-report = { $seat } není u stolu.

# One player's points.
shamans-score-report = { $points ->
        [0] { $seat } nemá žádný bod.
        [one] { $seat } má jeden bod.
        [few] { $seat } má { WORDS($points, form: "m") } body.
       *[other] { $seat } má { WORDS($points) } bodů.
    }

# Everybody's points.
shamans-scores-report = { LIST($points, item: "shamans-seat-points") }.

# Which camp has won the last round; its points follow.
shamans-round-won-report = Kolo vyhrávají { NAME($winner, form: "pl") }.

# What everybody gained in one round.
shamans-round-points-report = Kolo číslo { WORDS($number) }: { LIST($points, item: "shamans-seat-points") }.

# When the round that was asked for is not scored.
shamans-no-such-round-report = { $played ->
        [0] Spočítané ještě není žádné kolo.
        [one] Spočítané je zatím jen jedno kolo.
        [few] Spočítaná jsou zatím { WORDS($played, form: "n") } kola.
       *[other] Spočítaných je zatím { WORDS($played) } kol.
    }

# When nobody has points.
shamans-nobody-scored-report = Nikdo nemá žádný bod.

# A role that was shown to all.
shamans-role-report = { $seat } je { NAME($role) }.

# A role that was shown, and that was taken back.
shamans-role-seen-report = Než se to vzalo zpět, ukázalo se: { $seat } je { NAME($role) }.

# A role that was shown, and has been swapped since.
shamans-swapped-report = { $seat }: po odkrytí role přišla výměna.

# The answer to any question about what is hidden: always the same words.
shamans-secret-kept = Nic skrytého nevím, a tak nic neprozradím.

# Who has won the game.
shamans-winner-report = Hru vyhrává { $seat }.

# One table rule in force.
shamans-table-rule-report = Pravidlo stolu: { $rule ->
        [permutation_with_eliminated] { $value ->
            [yes] permutace smí zvolit i toho, kdo je mimo kolo.
           *[no] permutace nesmí zvolit nikoho, kdo je mimo kolo.
        }
        [permutation_optional] { $value ->
            [yes] výměna při permutaci je dobrovolná.
           *[no] výměna při permutaci je povinná.
        }
        [swapped_roles_told] { $value ->
            [yes] u odkryté role po výměně řeknu, kdo ji má.
           *[no] u odkryté role po výměně neřeknu, kdo ji má.
        }
        [guide_named_by] { $value ->
            [lowest] mají-li kartu cíle jen vyřazení, určuje dalšího vedoucího nejnižší.
           *[highest] mají-li kartu cíle jen vyřazení, určuje dalšího vedoucího nejvyšší.
        }
        [artefact_of_eliminated] { $value ->
            [named-guide] mají-li kartu cíle jen vyřazení, artefakt bere nový vedoucí.
           *[nobody] mají-li kartu cíle jen vyřazení, artefakt nebere nikdo.
        }
        [ritual_of_eliminated] { $value ->
            [nobody] dokončí-li svět karta někoho mimo kolo, rituál neprovádí nikdo.
           *[named-guide] dokončí-li svět karta někoho mimo kolo, rituál provádí nový vedoucí.
        }
        [guide_may_be_eliminated] { $value ->
            [yes] vedoucím smí být jmenován i ten, kdo je mimo kolo.
           *[no] vedoucím smí být jmenován jen ten, kdo je ve hře.
        }
        [ritual_without_guide] { $value ->
            [owner] nemá-li už nikdo karty, rituál provádí majitel poslední karty.
           *[nobody] nemá-li už nikdo karty, rituál neprovádí nikdo.
        }
        [public_role_said_again] { $value ->
            [no] veřejná role se při vyřazení znovu neříká.
           *[yes] při vyřazení se říká i role, která už je veřejná.
        }
        [stabilisation_without_artefacts] { $value ->
            [pawn] když artefakty dojdou, musí při stabilizaci Stín zpět.
           *[nothing] když artefakty dojdou, nedá jejich volba při stabilizaci nic.
        }
        [eclipse_without_cards] { $value ->
            [keep] nemá-li soused při zatmění karty, zůstane karta na místě.
           *[skip] nemá-li soused při zatmění karty, jde karta dalšímu v pořadí.
        }
        [eight_points_checked] { $value ->
            [at-once] osm bodů ukončí hru okamžitě.
           *[after-scoring] osm bodů ukončí hru až po bodování kola.
        }
        [portal_during_elimination] { $value ->
            [no] při vyřazení už portál Stín před Měsícem nezastaví.
           *[yes] i při vyřazení smí portál zastavit Stín před Měsícem.
        }
        [mask_with_public_role] { $value ->
            [said-again] maska pravdy ukáže i roli, která už je veřejná.
           *[nothing] je-li role veřejná, maska pravdy už nic nedělá.
        }
       *[other] { $rule }.
    }

## Questions

# How far the Moon is.
shamans-ask-shadow = Jak daleko je Měsíc?
    .choice = jak daleko je Měsíc
    .example = „jak daleko je Měsíc“

# What lies at a world.
shamans-ask-world = { $world ->
        [none] Co leží u světa?
       *[other] Co leží u { NAME($world, form: "gen") }?
    }
    .choice = { $world ->
        [none] co leží u světa
       *[other] co leží u { NAME($world, form: "gen") }
    }
    .example = „co chybí v modré“
    .missing-world = Která barva?

# Which tiles are in sight.
shamans-ask-tiles = Které destičky jsou odkryté?
    .choice = které destičky jsou odkryté
    .example = „které destičky jsou odkryté“

# How many cards a player holds.
shamans-ask-hand = { $seat ->
        [none] Kolik má kdo karet?
       *[other] Kolik karet má { $seat }?
    }
    .choice = { $seat ->
        [none] kolik má kdo karet
       *[other] kolik karet má { $seat }
    }
    .example = „kolik mám karet“
    .missing-seat = Čí karty?

# Which role a player has.
shamans-ask-role = Jaká je role?
    .choice = { $seat ->
        [none] kdo je Stín
       *[other] jakou roli má { $seat }
    }
    .example = „kdo je stín“
    .missing-seat = Čí role?

# Which tile lies face down.
shamans-ask-hidden-tile = Co leží lícem dolů?
    .choice = { $seat ->
        [none] co leží lícem dolů
       *[other] co má lícem dolů { $seat }
    }
    .example = „co leží lícem dolů“
    .missing-seat = Čí destička?

# Who holds the marker, and who is the Guide.
shamans-ask-marker = Kdo vede štych?
    .choice = kdo vede štych
    .example = „kdo vede štych“

# Which cards lie in front, and what is the Destination.
shamans-ask-trick = Jaký je cíl štychu?
    .choice = jaký je cíl štychu
    .example = „jaký je cíl“

# How one player stands.
shamans-ask-player = { $seat ->
        [none] Jak jsou na tom hráči?
       *[other] Jak je na tom { $seat }?
    }
    .choice = { $seat ->
        [none] jak jsou na tom hráči
       *[other] jak je na tom { $seat }
    }
    .example = „jak jsem na tom“
    .missing-seat = Kdo tě zajímá?

# How all the worlds stand.
shamans-ask-worlds = Jak jsou na tom světy?
    .choice = jak jsou na tom světy
    .example = „jak jsou na tom světy“

# What every game is asked, in the words of this one.
shamans-ask-meaning =
    .choice = { $subject ->
        [portal] co je to portál
        [mask] co je to maska pravdy
        [dagger] co je to rituální dýka
        [moon-shard] co je to měsíční kámen
        [eclipse] co je to zatmění
        [stabilisation] co je to stabilizace
        [permutation] co je to permutace
        [illumination] co je to iluminace
        [neutralisation] co je to neutralizace
        [artefact] co je to artefakt
        [ritual] co je to rituál
        [world] co je to svět
        [destination] co je to cíl štychu
        [guide] kdo je to vedoucí štychu
        [marker] co je to žeton začínajícího hráče
        [shadow] co je to Stín
        [shaman] co je to Šaman
        [moon] co je to Měsíc
       *[none] co to je
    }
shamans-ask-sticker =
    .choice = nálepka{ $sticker ->
        [round] { " " }kolečko
        [triangle] { " " }trojúhelník
        [cross] { " " }křížek
        [question-mark] { " " }otazník
        [bar] { " " }čárka
        [minus] { " " }mínus
        [one-point] { " " }jeden bod
        [two-points] { " " }dva body
       *[none] { "" }
    }{ $place ->
        [tile] { " " }na destičce
        [board] { " " }na plánu
        [card] { " " }na kartě
        [objective] { " " }na úkolu
       *[none] { "" }
    }
shamans-ask-rule =
    .choice = { $topic ->
        [overview] pravidla o celé hře
        [contents] pravidla o obsahu krabice
        [next-round] pravidla o dalším kole
        [stickers] pravidla o nálepkách
        [setup] pravidla o přípravě hry
        [deck] pravidla o balíčku karet
        [play] pravidla o průběhu štychu
        [artefact] pravidla o artefaktech
        [row] pravidla o nabídce
        [eclipse] pravidla o zatmění
        [ritual] pravidla o rituálech
        [hand] pravidla o kartách vyřazeného Stínu
        [moon] pravidla o Měsíci
        [guide] pravidla o vedoucím štychu
        [roles] pravidla o rolích
        [tiles] pravidla o skrytých destičkách
        [over] pravidla o konci hry
        [shadow] pravidla o pohybu Stínu
        [destination] pravidla o cíli štychu
        [portal] pravidla o portálu
        [mask] pravidla o masce pravdy
        [dagger] pravidla o rituální dýce
        [moon-shard] pravidla o měsíčních kamenech
        [stabilisation] pravidla o stabilizaci
        [permutation] pravidla o permutaci
        [illumination] pravidla o iluminaci
        [neutralisation] pravidla o neutralizaci
        [elimination] pravidla o vyřazení
        [round-end] pravidla o konci kola
        [scoring] pravidla o bodování
        [talk] pravidla o domlouvání
       *[none] pravidla pro tuto chvíli
    }
shamans-correct =
    .choice = { $changes-count ->
        [0] opravit poslední tah
       *[other] oprava: { LIST($changes, item: "shamans-change") }
    }
shamans-fragment =
    .choice = { $values-count ->
        [0] jedno slovo
       *[other] jen { LIST($values, item: "shamans-change") }
    }

# Within a correction: what changes, and what it becomes.
shamans-change = { $first ->
        [first] začíná { $second }
        [target] vyřazení { $second }
        [other] ve výměně { $second }
        [shadows] { $second-count ->
            [0] žádný Stín
            [one] Stín { LIST($second) }
           *[other] Stíny { LIST($second) }
        }
        [worlds]
            { $second-count ->
                [0] žádné barvy
               *[other] barvy { LIST($second) }
            }
        [players] počet hráčů { WORDS($second) }
        [portals] portály: { WORDS($second) }
        [masks] masky: { WORDS($second) }
        [daggers] dýky: { WORDS($second) }
        [moon_shards] měsíční kameny: { WORDS($second) }
        [round] kolo číslo { WORDS($second) }
        [value] { WORDS($second, form: "noun") }
        [tiles] { $second-count ->
            [0] žádné destičky
            [one] destička { LIST($second) }
           *[other] destičky { LIST($second) }
        }
        [artefacts] { $second-count ->
            [0] bez destiček
           *[other] před sebou { LIST($second) }
        }
        [row] { $second-count ->
            [0] nabídka prázdná
           *[other] v nabídce { LIST($second, form: "row") }
        }
        [laid] { $second-count ->
            [0] žádný svět
           *[other] { LIST($second, item: "shamans-world-values") }
        }
        [eliminated] { $second ->
            [yes] mimo kolo
           *[no] zpátky v kole
        }
        [points] { $second ->
            [one] jeden bod
            [few] { WORDS($second, form: "m") } body
           *[other] { WORDS($second) } bodů
        }
        [hand] { $second ->
            [one] v ruce jedna karta
            [few] v ruce { WORDS($second, form: "f") } karty
           *[other] v ruce { WORDS($second) } karet
        }
        [stack] { $second ->
            [one] na hromádce jedna destička
            [few] na hromádce { WORDS($second, form: "f") } destičky
           *[other] na hromádce { WORDS($second) } destiček
        }
        [steps] { $second ->
            [one] jedno pole
            [few] { WORDS($second, form: "n") } pole
           *[other] { WORDS($second) } polí
        }
        [steps_to_moon] { $second ->
            [one] do Měsíce jedno pole
            [few] do Měsíce { WORDS($second, form: "n") } pole
           *[other] do Měsíce { WORDS($second) } polí
        }
        [place] { $second ->
            [tile] na destičce
            [board] na plánu
            [card] na kartě
           *[objective] na úkolu
        }
       *[other] { NAME($second) }
    }

# How many points in one round.
shamans-ask-round = Kolik bodů bylo v kole?
    .choice = { $round ->
        [none] body za poslední kolo
       *[other] body za kolo číslo { WORDS($round) }
    }
    .example = „body za kolo dva“

# Which table rules are in force.
shamans-ask-table-rules = Jaká pravidla stolu platí?
    .choice = jaká pravidla stolu platí
    .example = „jaká pravidla stolu platí“
