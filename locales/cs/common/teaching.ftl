# Učení: vysvětlování při hře a návod pro vidící.

## Vysvětlování při hře

# Před úplně první hrou svého druhu.
common-teaching-offered = První hra? Můžu vysvětlovat za pochodu. Ano, nebo ne?

# Vysvětlování začíná.
common-teaching-begun = Každou věc vysvětlím jednou, až přijde poprvé.
    .brief = Vysvětluji při hře.

# Bez vyzvání už nic.
common-teaching-ended = Tak bez vysvětlování. Ptát se můžete kdykoli.
    .brief = Bez vysvětlování.

# Vysvětlit každou věc, když přijde poprvé.
common-teach =
    .choice = vysvětlovat při hře
    .example = „uč nás při hře“

# Vysvětlit všechno ještě jednou.
common-teach-again =
    .choice = vysvětlit všechno znovu
    .example = „uč nás znovu“

# Bez vyzvání už nic nevysvětlovat.
common-teach-no-more =
    .choice = už nevysvětlovat
    .example = „už nevysvětluj“

## Návod pro vidící

# Jak ohlašovat, za dvě minuty.
common-ask-guide =
    .choice = návod pro vidící
    .example = „návod pro vidící“

# Tahle hra návod nemá.
common-no-guide = Pro tuhle hru návod není: řekněte body a já počítám.

## Cvičení bez karet

# Cvičení začíná.
common-practice-begun = Cvičné kolo: hraje { $seat } a já hraji { LIST($others) }. Bez opravdových karet: nic není tajné, nic se neukládá a na rolích nezáleží.
    .brief = Cvičné kolo, hraje { $seat }: nic se neukládá.

# Vymyšlené karty toho, kdo cvičí; nejsou tajné.
common-practice-cards =
    { $cards-count ->
        [0] { $seat } při cvičení nemá žádné karty.
       *[other] Vymyšlené karty, které má { $seat }: { LIST($cards) }.
    }

# Co společník říká za jiného hráče.
common-practice-said = { $seat }: „{ NAME($words) }“.

# Co může říct ten, kdo cvičí.
common-practice-hint =
    { $words-count ->
        [0] Řekněte, co děláte.
       *[other] Řekněte třeba: { LIST($words, join: "or", item: "common-practice-words") }.
    }

# Slova, která se mají říct, v uvozovkách.
common-practice-words = „{ NAME($item) }“

# Cvičení skončilo.
common-practice-ended = Konec cvičení: nic z něj se neukládá.

# Cvičení uprostřed cvičení.
common-practice-goes-on = Cvičení už běží. Skončíte slovy „konec cvičení“.

# Konec cvičení, když žádné není.
common-no-practice = Žádné cvičení neběží.

# Tahle hra se cvičit nedá.
common-practice-unknown = Tahle hra cvičné kolo nemá.

# Někdo se ptá na karty v ruce: opravdové nikdo jiný nezná.
common-hands-unknown = Karty v ruce jsou tajné: neznám je.

# Cvičit bez karet.
common-practise =
    .choice =
        { $seat ->
            [none] cvičné kolo
           *[other] cvičné kolo, hraje { $seat }
        }
    .example = „cvičné kolo“
    .missing-seat = Kdo bude cvičit?

# Skončit cvičení.
common-end-practice =
    .choice = konec cvičení
    .example = „konec cvičení“

# Vymyšlené karty při cvičení.
common-ask-cards =
    .choice = vymyšlené karty
    .example = „jaké mám karty“
