# Co říká příkaz „companion check“: zda jsou mikrofon, hlasy, modely a soubory v pořádku.
# `.remedy` je to, co pomůže; následuje za větou.

# Na začátku.
check-begins = Zkouším hlasy, modely a mikrofon. Trvá to asi minutu.

# Na konci: není co opravit.
check-well = Všechno je v pořádku.

# Na konci: kolik je toho k opravě.
check-to-mend = { $count ->
        [one] Opravit je třeba jednu věc.
        [few] Opravit je třeba { WORDS($count, form: "f") } věci.
       *[other] Opravit je třeba { WORDS($count) } věcí.
    }

# Něco není v pořádku a nemá vlastní větu; řádek říká, co pomůže.
check-other = Něco není v pořádku: { $line }

## Nastavení a soubory

# Nastavení se dá přečíst.
check-configuration = Nastavení je v pořádku.

# V nastavení je chyba; řádek říká kde a jak ji opravit.
check-configuration-broken = Nastavení nejde použít: { $line }
    .remedy = Dokud to nebude opravené, platí obvyklé nastavení.

# Do složky s večery se dá psát a nikdo jiný ji nemůže číst.
check-folder = Vaše večery se dají ukládat a číst je můžete jen vy.

# Složku s večery smějí číst i jiní.
check-folder-open = Vaše večery mohou na tomto počítači číst i jiní, ve složce { $folder }.
    .remedy = { $system ->
            [windows] Ve vlastnostech té složky ponechte jen sebe.
           *[other] Spusťte „chmod -R go= { $folder }“.
        }

# Do složky s večery se nedá psát.
check-folder-closed = Do složky { $folder } se nedá uložit žádný večer.
    .remedy = Povolte do ní zápis, nebo v nastavení u „sittings“ uveďte jinou složku.

# Na disku s večery je místo.
check-disk = Na disku je místo: { $unit ->
        [gigabytes] { $free ->
            [one] { $free } gigabajt
            [few] { $free } gigabajty
           *[other] { $free } gigabajtů
        }
       *[megabytes] { $free ->
            [one] { $free } megabajt
            [few] { $free } megabajty
           *[other] { $free } megabajtů
        }
    }.

# Na disku s večery zbývá málo místa.
check-disk-low = Disk je téměř plný: { $free ->
        [one] zbývá { $free } megabajt
        [few] zbývají { $free } megabajty
       *[other] zbývá { $free } megabajtů
    }.
    .remedy = Uvolněte místo, jinak nepůjde uložit žádný večer.

## Hlasy, modely, zařízení

# Hlas mluví nějakým jazykem.
check-voice = { $language }: mluví hlas { $voice }.

# Model slyší jazyk, kterým se u stolu mluví.
check-model = { $language }: model { $name } je nainstalovaný.

# Žádný model neslyší jazyk, kterým se u stolu nemluví.
check-model-absent = { $language }: žádný model není nainstalovaný.
    .remedy = Kdo chce mluvit tímto jazykem, spustí „companion models install { $name }“.

# Model jazyka zná každé slovo, které se dá říct.
check-words = { $language }: model zná všechna slova her.

# Modelu jazyka chybějí některá slova; totéž se dá říct jinak.
check-words-rare = { $language }: { $count ->
        [one] modelu chybí jedno slovo
        [few] modelu chybějí { WORDS($count, form: "n") } slova
       *[other] modelu chybí { WORDS($count) } slov
    }, například { LIST($words) }.
    .remedy = Jiná slova pro totéž slyší.

# Tohle model jazyka nemůže slyšet nijak.
check-words-missing = { $language }: model nemůže slyšet { LIST($words) }.
    .remedy = Tato slova pište na klávesnici.

# Čím společník slyší.
check-microphone = Mikrofon je { $name }.

# Čím společník mluví ke všem.
check-loudspeaker = Reproduktor je { $name }.

# Kam všude může jít zvuk.
check-outputs = Zvuk může jít sem: { LIST($known) }.

# Čím společník mluví jen k jednomu hráči.
check-earphone = Sluchátko je { $name }.

# Říká se jen do sluchátka.
check-earphone-speaks = Toto je sluchátko.

# Žádný výstup se nejmenuje tak jako v nastavení; následují ty, které tu jsou.
check-earphone-unknown = Sluchátko jménem { $name } tu není. Jména jsou: { LIST($known) }.
    .remedy = Připojte ho, nebo v nastavení opravte „earphone“.

## Mikrofon

# Než se změří hluk, když nikdo nemluví.
check-hush = Dvě vteřiny ticha, prosím.

# Jaký je hluk, když nikdo nemluví.
check-noise = Bez hlasu: { WORDS($level, form: "m") } { $level ->
        [one] decibel
        [few] decibely
       *[other] decibelů
    } pod maximem, to je dost tiché.

# Je příliš hlučno, i když nikdo nemluví.
check-noise-loud = I bez hlasu je tu hluk: jen { WORDS($level, form: "m") } { $level ->
        [one] decibel
        [few] decibely
       *[other] decibelů
    } pod maximem.
    .remedy = Dejte mikrofon blíž, vypněte hudbu a větrák, nebo mluvte jen po stisku klávesy: „poslouchej jen na klávesu“.

# Někdo mluvil, když mělo být ticho.
check-noise-voice = Během ticha byl slyšet hlas.
    .remedy = Zkuste to znovu, až nikdo nebude mluvit, nebo vypněte rádio.

# Mikrofon je otevřený a dává jen nuly.
check-noise-nothing = Z mikrofonu nejde vůbec žádný zvuk: je vypnutý, nebo není povolený.
    .remedy = { notes-microphone }

# Teď má někdo říct větu.
check-say = Teď řekněte nahlas: „{ check-sentence }“.

# Ta věta: karta, jak se hraje v Šamanech, od někoho jménem Alice.
check-sentence = Alice hraje modrou trojku

# Společník řekne větu sám a poslouchá se.
check-echo = Řeknu to já: „{ check-sentence }“.

# Jak silný byl hlas.
check-speech = Váš hlas: { WORDS($level, form: "m") } { $level ->
        [one] decibel
        [few] decibely
       *[other] decibelů
    } pod maximem a { WORDS($above) } nad místností.

# Hlas byl příliš slabý.
check-speech-soft = Váš hlas přichází příliš slabě: { WORDS($level, form: "m") } { $level ->
        [one] decibel
        [few] decibely
       *[other] decibelů
    } pod maximem.
    .remedy = Pojďte blíž k mikrofonu, nebo ho zesilte. { notes-level }

# Hlas byl sotva silnější než místnost.
check-speech-noisy = Váš hlas převyšuje místnost jen málo: { $above ->
        [one] o { WORDS($above, form: "m") } decibel
        [few] o { WORDS($above, form: "m") } decibely
       *[other] o { WORDS($above, form: "m") } decibelů
    }.
    .remedy = Pojďte blíž k mikrofonu, nebo vypněte hudbu a větrák.

# Hlas byl tak silný, že se uřízl.
check-speech-clipped = Váš hlas je na mikrofon příliš silný: je zkreslený.
    .remedy = Odstupte kousek, nebo mikrofon zeslabte. { notes-level }

# Nikdo nemluvil.
check-speech-nobody = Nikoho nebylo slyšet.
    .remedy = Začněte znovu a řekněte tu větu. Pokud zazněla: { notes-microphone }

# Věta byla pochopena.
check-heard = Větě rozumím.

# Bylo pochopeno něco jiného.
check-heard-otherwise = Rozumím něco jiného: „{ $heard }“.
    .remedy = Řekněte to znovu, pomaleji a blíž k mikrofonu.

# Nebylo rozumět žádnému slovu.
check-heard-nothing = Nerozumím ani slovo.
    .remedy = Řekněte to znovu, pomaleji a blíž k mikrofonu.

## Co je třeba vědět o každém systému; je to i v příručce

# Jak program dostane přístup k mikrofonu.
notes-microphone = { $system ->
        [macos] V nastavení systému, v části Soukromí a zabezpečení, Mikrofon, povolte Terminál a znovu ho otevřete.
        [windows] V nastavení, v části Soukromí a zabezpečení, Mikrofon, povolte přístup klasickým aplikacím.
       *[linux] V nastavení zvuku vyberte mikrofon a ověřte, že není ztlumený. Bez plochy to umí „alsamixer“.
    }

# Jak se mikrofon zesílí nebo zeslabí.
notes-level = { $system ->
        [macos] V nastavení systému, v části Zvuk, Vstup, je vstupní hlasitost.
        [windows] V nastavení, v části Systém, Zvuk, Vstup, je vstupní hlasitost.
       *[linux] V nastavení zvuku, v části Vstup, je hlasitost. Bez plochy ji má „alsamixer“ pod klávesou F čtyři.
    }

# Odkud se berou hlasy.
notes-voices = { $system ->
        [macos] V nastavení systému, v části Zpřístupnění, Mluvený obsah, Systémový hlas, Spravovat hlasy, přidejte hlas toho jazyka.
        [windows] V nastavení, v části Čas a jazyk, Řeč, Spravovat hlasy, přidejte hlas toho jazyka a společníka spusťte znovu.
       *[linux] Hlas espeak-ng je součástí společníka. Pokud mlčí, pomůže „sudo apt install espeak-ng“.
    }

# Jak se vybírají zařízení.
notes-devices = { $system ->
        [macos] V nastavení systému, v části Zvuk, vyberte výstup a vstup. Jiná zařízení uveďte v nastavení společníka: „microphone“, „loudspeaker“, „earphone“.
        [windows] V nastavení, v části Systém, Zvuk, vyberte výstup a vstup. Jiná zařízení uveďte v nastavení společníka: „microphone“, „loudspeaker“, „earphone“.
       *[linux] V nastavení zvuku vyberte výstup a vstup. Jiná zařízení uveďte v nastavení společníka: „microphone“, „loudspeaker“, „earphone“. Pokud zvuk chybí úplně, pomůže „sudo apt install libportaudio2“.
    }

# Jak začít bez psaní příkazů.
notes-start = { $system ->
        [macos] „companion desktop install“ dá na plochu soubor, který otevře společníka v Terminálu.
        [windows] „companion desktop install“ dá na plochu soubor, který otevře společníka ve vlastním okně.
       *[linux] „companion desktop install“ dá společníka do nabídky plochy, v terminálu.
    }
