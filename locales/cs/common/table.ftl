# Co stůl říká kolem hry: začátek, návrat, soubory, konec.

## Začátek

# Při spuštění, před všemi otázkami.
table-welcome = Vítejte. „Pomoc“ řekne všechno, co se dá říct.

# Před novou hrou, když u stolu ještě nikdo není.
table-ask-players = Kdo hraje? Řekněte jména po směru hodinových ručiček.

# Po seznamu jmen, který je v pořádku.
table-players-read-back = { LIST($seats) }, v tomto pořadí. Je to tak?

# Po prvním přečtení jmen: jak změnit pořadí.
table-players-change = Jinak řekněte dvě jména k výměně, nebo celý seznam.

# Jmen je moc nebo málo.
table-players-count = Jmen musí být nejméně { WORDS($least) } a nejvýše { WORDS($most) }, ne { WORDS($count, form: "n") }.

# Mezi dvěma čárkami nic není.
table-name-empty = Mezi čárkami chybí jméno.

# Dvě jména znějí stejně.
table-name-twice = Dvě jména se pletou: { $other }, { $name }. Jedno změňte.

# Jméno je moc dlouhé, než aby se dalo říct jedním dechem.
table-name-long = Moc dlouhé jméno: { $name }. Písmen smí být nejvýš { WORDS($most) }.

# Jméno se znaky, které se nevyslovují.
table-name-unusable = Tohle jméno nejde vyslovit: { $name }. Nechte jen písmena.

# Jméno, které ve hře znamená něco jiného.
table-name-taken = { $name } je i slovo ze hry. Zvolte jiné jméno nebo přezdívku.

# Jména s číslicemi: nabízejí se stejná jména se slovy.
table-name-digits = Místo číslic nabízím slova: { LIST($seats) }. Souhlas?

# Stejná nabídka, když jména přišla z příkazového řádku.
table-name-digits-noted = Číslice se špatně poslouchají; lepší jsou slova: { LIST($seats) }.

# Odpověď na otázku na začátku není ano ani ne.
table-yes-or-no = Odpovězte „ano“, nebo „ne“.

# Našla se hra, která není dohraná.
table-resume-offer = Čeká rozehraná hra: { LIST($seats) }. Pokračovat?

# Tato verze rozhoduje uloženou hru od tohoto ohlášení jinak.
table-resume-ruled-otherwise = Uložená hra by se od ohlášení číslo { WORDS($number) } rozhodovala jinak, nechávám ji být.

## Soubory

# Oznámení se nedá uložit, proto není zapsané.
table-entry-unkept =
    { $fault ->
        [full] Nic není zapsáno, disk je plný. Uvolněte místo a řekněte to znovu.
        [read-only] Nic není zapsáno, soubor je chráněný. Povolte zápis a řekněte to znovu.
       *[other] Nic není zapsáno, soubor neodpovídá. Připojte ho a řekněte to znovu.
    }

# Na začátku: tahle hra se hraje bez souboru.
table-game-unkept =
    { $fault ->
        [full] Disk je plný: tahle hra se neuloží. Uvolněte místo.
        [read-only] Složka je chráněná: tahle hra se neuloží. Povolte v ní zápis.
       *[other] Složka chybí: tahle hra se neuloží. Zkontrolujte ji.
    }

# Soubor ve složce her je poškozený, nebo v něm hra není; teď leží zde.
table-sitting-aside = V jednom souboru nejde přečíst hra. Je odložený zde: { $file }.

# Co stůl řekl o krabici, se nedá přečíst nebo uložit.
table-box-unkept = Záznam o krabici nejde přečíst. Smažte soubor { $file }.

# Soubor s krabicemi byl poškozený; teď leží zde.
table-box-aside = Zápis o krabici byl poškozený, je odložený zde: { $file }.

# Co bylo řečeno o krabici, nejde zapsat; hra pokračuje.
table-box-unwritten = Krabici se nepodařilo zapsat. Zkontrolujte soubor { $file }.

# Krabice má jiné barvy než nastavení.
table-box-contrary = Krabice { $box } odporuje nastavení: hraje se bez ní.

# Soubor s tím, co se naučilo z oprav, je nečitelný; teď leží tam.
table-lessons-broken = Zápis o záměnách byl poškozený. Leží teď stranou v { $file }.

# Soubor s tím, co se naučilo z oprav, nejde přečíst.
table-lessons-closed = Zápis o záměnách nejde přečíst. Zkontrolujte soubor { $file }.

## Konec

# Konec řádků: jak je na tom uložená hra; na stejném řádku následuje, kdo je na tahu.
table-ended-kept = Hra je uložená.

# Konec řádků: v této hře ještě nic nezaznělo.
table-ended-unbegun = Nic se neodehrálo, není co ukládat.

# Konec řádků: v nové hře ještě nic nezaznělo, ale předtím se hrálo.
table-ended-another = Předchozí hra je uložená.

# Konec řádků: jak je na tom hra, která uložená není.
table-ended-unkept = Hra končí a není uložená.

# Konec řádků před začátkem hry.
table-ended-early = Žádná hra ještě nezačala.

## Ukázka

# Před ukázkou jednoho kola.
table-demo-begins = Tady je ukázka hry ve třech. Označené řádky říká stůl.

# Po ukázce.
table-demo-ends = Ukázka je u konce. Teď můžete hrát vy.

## Hlas

# Při prvním spuštění na počítači se zvukem: kdo mluví; ptáme se jen jednou.
table-ask-voice = Kdo mluví: můj hlas, vaše čtečka, nebo oba? Řekněte: hlas, text, nebo obojí.

# Na začátku s mikrofonem: jak mluvit.
table-press-enter = Stiskněte Enter a mluvte.

# Při otevřeném mikrofonu zaznělo mnoho, co ke hře nepatří: nabídne se jen jednou.
table-lively = Je tu rušno. Řekněte „mikrofon na klávesu“ a budu poslouchat jen po stisku klávesy Enter.

# Model, který rozpoznává řeč, není nainstalovaný.
table-model-missing = Chybí model { $name }: spusťte „companion models install { $name }“.

# Ve složce modelu něco chybí.
table-model-incomplete = Model ve složce { $folder } není úplný: nainstalujte ho znovu.

# Model poznává jen všechna slova naráz; slova hry se mu zadat nedají.
table-model-static = Model ve složce { $folder } se slova hry nenaučí: vezměte malý model.

# Jazyk nemá žádný známý model.
table-model-unknown = Model se jménem { $name } neznám: opravte models/manifest.yaml.

# Program pro rozpoznávání řeči není nainstalovaný.
table-recognizer-missing = Rozpoznávání { $name } chybí: spusťte „pip install { $package }“.

# Někdo mluvil, ale slova se ztratila; jen se vypíše, nikdy se neříká.
table-unclear = Prosím?

# Rozpoznávání řeči se nespustí.
table-recognizer-unusable = Poslech se nespustí: nainstalujte model znovu, nebo hrajte na klávesnici.

# Model nezná tato jména nebo slova; řekne se jednou na začátku.
table-words-unheard = Tohle neuslyším: { LIST($words) }. Napište to na klávesnici.

# Rozpoznávání řeči spadlo a spouští se znovu.
table-recognizer-lost = Poslech spadl a spouští se znovu. Klávesnice funguje dál.

# Žádný mikrofon nejde otevřít.
table-microphone-missing = Mikrofon chybí: připojte ho, nebo hrajte na klávesnici.

# Žádný mikrofon nemá jméno z nastavení; následují ta, která jsou.
table-microphone-unknown = Mikrofon se jménem { $name } tu není. Jména jsou: { LIST($known) }.

# Mikrofon přestal dávat zvuk.
table-microphone-lost = Mikrofon mlčí: připojte ho znovu, nebo hrajte na klávesnici.

# Mikrofon, který chyběl, je zpátky.
table-microphone-back = Mikrofon zase funguje.

# Chybí knihovna pro zvuk.
table-sound-library-missing = Chybí knihovna { $library }: nainstalujte balíček { $package }.

# Žádný reproduktor nejde otevřít.
table-loudspeaker-missing = Reproduktor chybí: připojte ho, nebo čtěte text.

# Žádný reproduktor nemá jméno z nastavení; jména těch, které jsou, následují.
table-loudspeaker-unknown = Reproduktor jménem { $name } tu není. Jména jsou: { LIST($known) }.

# Sluchátko neodpovídá; co bylo soukromé, se nikomu jinému neřekne.
table-earphone-silent = Sluchátko neodpovídá: v soukromí nic neřeknu. Připojte ho znovu.

# Reproduktor přestal hrát.
table-loudspeaker-lost = Reproduktor přestal hrát: připojte ho znovu, nebo čtěte text.

# Žádný hlas systému nemluví tímto jazykem.
table-voice-missing =
    { $language ->
        [cs] Žádný hlas nemluví česky: nainstalujte ho do systému, nebo čtěte text.
        [fr] Žádný hlas nemluví francouzsky: nainstalujte ho do systému, nebo čtěte text.
        [en] Žádný hlas nemluví anglicky: nainstalujte ho do systému, nebo čtěte text.
       *[other] Chybí hlas pro jazyk { $name }: nainstalujte ho do systému, nebo čtěte text.
    }

# Syntéza hlasu se nespustí.
table-synthesizer-unusable = Hlas se nespustí: nainstalujte espeak-ng, nebo čtěte text.

# Syntéza hlasu spadla a spouští se znovu.
table-synthesizer-lost = Hlas spadl a spouští se znovu; text jde dál.
