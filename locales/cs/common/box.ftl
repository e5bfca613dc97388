# Krabice hry: co se zjišťuje jednou, a krabice uložené pod jménem.

## Požadavky tak, jak stojí uvnitř otázky.

common-learn-box =
    .choice = popsat krabici
common-ask-box =
    .choice = co je známo o krabici
common-ask-box-lacks =
    .choice = co o krabici chybí
common-pass-over =
    .choice = přeskočit otázku
common-leave-lesson =
    .choice = dokončit krabici později
common-list-boxes =
    .choice = známé krabice
common-use-box =
    .choice = { $box ->
        [none] vzít jinou krabici
       *[other] vzít krabici { $box }
    }
    .missing-box = Kterou krabici? Řekněte její jméno.
common-rename-box =
    .choice = { $box ->
        [none] pojmenovat krabici
       *[other] pojmenovat krabici { $box }
    }
    .missing-box = Jak se má tahle krabice jmenovat?
common-forget-box =
    .choice = { $box ->
        [none] zapomenout krabici
       *[other] zapomenout krabici { $box }
    }
    .confirm = { $box ->
        [none] Zapomenout všechno o této krabici?
       *[other] Zapomenout všechno o krabici { $box }?
    }

## Odpovědi

# Krabice této hry není ničím zvláštní.
common-nothing-to-learn = V této hře se o krabici nic učit nemusím.
# Začíná popis krabice; následuje první otázka.
common-lesson-begun = Popište mi svou krabici. „Nevím“ otázku přeskočí, „později“ skončí.
    .brief = Popište mi svou krabici.
# Popis končí; co zaznělo, zůstává.
common-lesson-left = Zapsáno. Dál budeme pokračovat po větě „nauč se krabici“.
# Všechno bylo položeno.
common-lesson-over = To je o krabici všechno, děkuji.
# „Nevím“, když se nic neptá.
common-no-lesson = Teď se na krabici neptám.
common-boxes-report =
    { $boxes-count ->
        [0] Zatím žádnou krabici neznám.
        [one] Jediná krabice: { $box }.
       *[other] Krabice: { LIST($boxes) }. Hraje se s krabicí { $box }.
    }
common-box-in-use =
    { $is-new ->
        [yes] Nová krabice, { $box }.
       *[no] Krabice { $box }.
    }{ $is-later ->
        [yes] { " " }Platí od příští hry.
       *[no] { "" }
    }
common-box-renamed = Tahle krabice se teď jmenuje { $box }.
common-box-forgotten = Krabice { $box } je zapomenuta.
common-no-such-box =
    { $boxes-count ->
        [0] Krabici { $box } neznám.
       *[other] Krabici { $box } neznám, jen { LIST($boxes) }.
    }
common-box-name-taken = Jméno { $box } nejde použít, nebo už je zabrané. Jak jinak?
common-boxes-unkept = Tady se o krabici nic neukládá, platí to jen pro tuto hru.

# Jak se jmenuje první krabice, dokud ji někdo nepojmenuje.
box-first = domov

# Nastavení má přednost před krabicí.
common-box-overruled = Nastavení říká něco jiného a má přednost.

## Příkaz „companion box“

box-title = Krabice { $box }.
box-forgetting = Všechno o krabici { $box } bude zapomenuto. Souhlasíte?
box-kept = Nic se nezapomnělo.
box-which =
    { $action ->
        [use] Kterou krabici? Napište třeba companion box use Lea.
        [rename] Jaké jméno? Napište třeba companion box rename domov Lea.
       *[other] Vždy jen jedna krabice: napište třeba companion box { $action } Lea.
    }

# Už se netřídí.
common-sorting-left = Třídění končí.
