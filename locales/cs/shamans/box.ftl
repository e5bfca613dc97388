# Co stůl přečte na své krabici Shamans.

## Ohlášení

# Délka stupnice od Stínu, nebo od začátku pro daný počet hráčů.
shamans-track-read = { shamans-track-read.choice }.
    .choice =
        { $players ->
            [none] do Měsíce { shamans-part-steps }
           *[other] pro { shamans-part-players } do Měsíce { shamans-part-steps }
        }
    .example = „do Měsíce je deset polí“
    .missing-steps =
        { $players ->
            [none] Kolik polí zbývá do Měsíce?
           *[other] Pro { shamans-part-players } kolik polí je od začátku do Měsíce?
        }
    .missing-players = Pro kolik hráčů?
shamans-part-steps =
    { $steps ->
        [none] několik polí
        [one] jedno pole
        [few] { WORDS($steps, form: "n") } pole
       *[other] { WORDS($steps) } polí
    }
shamans-part-players =
    { $players ->
        [one] jednoho hráče
        [few] { WORDS($players) } hráče
       *[other] { WORDS($players) } hráčů
    }

# Barvy dole na plánu.
shamans-colours-told =
    { $worlds ->
        [none] Barvy se mají říct.
       *[other] Barvy dole na plánu: { LIST($worlds) }.
    }
    .choice =
        { $worlds ->
            [none] nějaké barvy
           *[other] barvy { LIST($worlds) }
        }
    .example = „dole na plánu je modrá, zelená, žlutá, fialová a oranžová“
    .missing-worlds =
        { $worlds ->
            [none] Kterých pět barev je dole na plánu?
           *[other] Zatím: { LIST($worlds) }. Které další barvy jsou dole, kromě hnědé a červené?
        }

# Kolik destiček je od každého druhu.
shamans-tiles-counted = V krabici: { shamans-part-tiles }.
    .choice = v krabici: { shamans-part-tiles }
    .example = „tři portály a dvě masky“
    .missing-portals = Kolik je portálů, s kolečkem?
    .missing-masks = Kolik je masek, s otazníkem?
    .missing-daggers = Kolik je dýk, s čárkou?
    .missing-moon-shards = Kolik je měsíčních kamenů, se dvěma body?
shamans-part-tiles =
    { $portals ->
        [none]
            { $masks ->
                [none]
                    { $daggers ->
                        [none]
                            { $moon-shards ->
                                [none] destičky k přepočítání
                               *[other] { shamans-part-moon-shards }
                            }
                       *[other]
                            { $moon-shards ->
                                [none] { shamans-part-daggers }
                               *[other] { shamans-part-daggers } a { shamans-part-moon-shards }
                            }
                    }
               *[other]
                    { $daggers ->
                        [none]
                            { $moon-shards ->
                                [none] { shamans-part-masks }
                               *[other] { shamans-part-masks } a { shamans-part-moon-shards }
                            }
                       *[other]
                            { $moon-shards ->
                                [none] { shamans-part-masks } a { shamans-part-daggers }
                               *[other] { shamans-part-masks }, { shamans-part-daggers } a { shamans-part-moon-shards }
                            }
                    }
            }
       *[other]
            { $masks ->
                [none]
                    { $daggers ->
                        [none]
                            { $moon-shards ->
                                [none] { shamans-part-portals }
                               *[other] { shamans-part-portals } a { shamans-part-moon-shards }
                            }
                       *[other]
                            { $moon-shards ->
                                [none] { shamans-part-portals } a { shamans-part-daggers }
                               *[other] { shamans-part-portals }, { shamans-part-daggers } a { shamans-part-moon-shards }
                            }
                    }
               *[other]
                    { $daggers ->
                        [none]
                            { $moon-shards ->
                                [none] { shamans-part-portals } a { shamans-part-masks }
                               *[other] { shamans-part-portals }, { shamans-part-masks } a { shamans-part-moon-shards }
                            }
                       *[other]
                            { $moon-shards ->
                                [none] { shamans-part-portals }, { shamans-part-masks } a { shamans-part-daggers }
                               *[other] { shamans-part-portals }, { shamans-part-masks }, { shamans-part-daggers } a { shamans-part-moon-shards }
                            }
                    }
            }
    }
shamans-part-portals =
    { $portals ->
        [0] žádný portál
        [one] jeden portál
        [few] { WORDS($portals, form: "m") } portály
        *[other] { WORDS($portals) } portálů
    }
shamans-part-masks =
    { $masks ->
        [0] žádná maska
        [one] jedna maska
        [few] { WORDS($masks, form: "f") } masky
        *[other] { WORDS($masks) } masek
    }
shamans-part-daggers =
    { $daggers ->
        [0] žádná dýka
        [one] jedna dýka
        [few] { WORDS($daggers, form: "f") } dýky
        *[other] { WORDS($daggers) } dýk
    }
shamans-part-moon-shards =
    { $moon-shards ->
        [0] žádný měsíční kámen
        [one] jeden měsíční kámen
        [few] { WORDS($moon-shards, form: "m") } měsíční kameny
        *[other] { WORDS($moon-shards) } měsíčních kamenů
    }

## Pochybnosti: zazní jednou, a co bylo řečeno, platí.

shamans-track-doubted = Do Měsíce { $steps ->
        [one] jedno pole
        [few] { WORDS($steps, form: "n") } pole
       *[other] { WORDS($steps) } polí
    }, to je nezvyklé. Přepočítejte to, nebo to nechte tak.
shamans-copies-doubted = { NAME($tile) } víc než třikrát, to je vzácné. Přepočítejte to, nebo to nechte tak.
shamans-sum-doubted = Destiček je to dohromady { WORDS($count) } a má jich být { WORDS($printed) }, bez zatmění. Přepočítejte to, nebo to nechte tak.
shamans-box-exceeded = { NAME($tile) } je vidět { WORDS($count) }krát, v krabici { $told ->
        [0] není
        [1] jen jednou
       *[other] jen { WORDS($told) }krát
    }. Zkontrolujte destičky.

## Námitky

shamans-too-many-colours = Dole na plánu je pět barev, ne { WORDS($count) }. Řekněte těch pět.
shamans-colour-in-play = Na stole leží { NAME($world) } karta. Barvy změňte až po kole.

## Odpovědi

shamans-box-colours-report = Dole na plánu: { LIST($worlds) }.
shamans-box-rituals-report = Rituály: { LIST($rituals, item: "shamans-box-ritual") }.
shamans-box-ritual = { NAME($first) } { NAME($second) }
shamans-box-tracks-report = Stupnice: { LIST($tracks, item: "shamans-box-track") }.
shamans-box-track = pro { WORDS($first) } { $first ->
        [few] hráče
       *[other] hráčů
    } { $second ->
        [one] jedno pole
        [few] { WORDS($second, form: "n") } pole
       *[other] { WORDS($second) } polí
    }
shamans-box-tiles-report = Destičky: { LIST($tiles, item: "shamans-box-tile") }.
shamans-box-tile = { NAME($first) } { $second ->
        [0] vůbec
        [1] jednou
       *[other] { WORDS($second) }krát
    }
shamans-box-lacks-report = Ještě mi chybí { LIST($parts) }.
shamans-box-complete-report = O vaší krabici vím všechno.
box-part-colours = barvy
box-part-rituals = některé rituály
box-part-tracks = některé délky stupnice
box-part-tiles = některé destičky

## Ztracená nebo nejistá nálepka

shamans-ask-unsure =
    .choice = { $thing ->
        [none] ztracená nálepka
        [card] nejistá karta
       *[tile] nejistá destička
    }{ $world ->
        [none] { "" }
       *[other] , { NAME($world) }
    }
shamans-sort-cards =
    .choice = třídit karty
shamans-cards-sorted =
    .choice = { $world ->
        [none] roztříděné karty
       *[other] roztříděné karty, { NAME($world) }
    }{ $values ->
        [none] { "" }
       *[other]
            { $values-count ->
                [0] , žádná
               *[other] , { LIST($values, form: "noun") }
            }
    }
    .missing-world = Které barvy?
    .missing-values = { $world ->
        [none] Které hodnoty tam jsou?
       *[other] { NAME($world) }: které hodnoty tam jsou?
    }
shamans-tiles-sorted =
    .choice = roztříděné destičky: { shamans-part-tiles }

# Mezi dvěma koly jsou všechny karty na stole a říkají se po barvách.
shamans-sorting-begun = Třídíme. Říkejte hodnoty, které máte; „další“ barvu přeskočí.
# Kolo běží: ruce jsou tajné.
shamans-sorting-refused = Během kola se netřídí: karty v ruce jsou tajné. Po kole to půjde.
shamans-sorted-report =
    { $missing-count ->
        [0] { NAME($world) } je úplná.
       *[other] { NAME($world) }: chybí { LIST($missing, form: "noun") }.
    }
shamans-sorted-elsewhere = { NAME($world) } se při tomto počtu hráčů nepoužívá: { WORDS($players) }.
shamans-sorting-over =
    { $missing-count ->
        [0] Nechybí žádná karta.
       *[other] Celkem chybí: { LIST($missing, item: "shamans-missing-cards") }.
    }
shamans-missing-cards = { NAME($first) } { LIST($second, form: "noun") }
shamans-tiles-sorted-report =
    { $missing-count ->
        [0]
            { $unknown-count ->
                [0] Nechybí žádná destička.
               *[other] { "" }
            }
       *[other] Chybí: { LIST($missing, item: "shamans-box-tile") }.
    }{ $unknown-count ->
        [0] { "" }
       *[other] { " " }O krabici zatím nevím, kolikrát v ní je { LIST($unknown) }.
    }
# Co všichni mohli vidět, a nic víc.
shamans-unsure-card = { NAME($world) }: { $seen-count ->
        [0] na stole nic
       *[other] na stole { LIST($seen, form: "noun") }
    }; { $unseen-count ->
        [0] vidět už byly všechny
       *[other] vidět ještě nebyla { LIST($unseen, form: "noun", join: "or") }
    }.
shamans-unsure-in-hand = Karta v ruce zůstává tajná: zeptejte se potichu někoho, kdo vidí, nebo počkejte.
shamans-unsure-on-table = Když leží na stole, řekněte barvu: „která modrá karta to je“.
shamans-unsure-between = Řekněte „třídíme karty“: povím, co chybí, i u destiček.
shamans-unsure-tile =
    { $is-round ->
        [yes] Skrytá destička zůstává tajná: zeptejte se potichu někoho, kdo vidí, nebo počkejte.
       *[no] Spočítejte destičky při třídění: řekněte „třídíme karty“.
    }
shamans-unsure-tiles-left =
    { $tiles-count ->
        [0] Všechny destičky krabice jsou vidět.
       *[other] Podle krabice není vidět: { LIST($tiles, item: "shamans-box-tile") }.
    }
