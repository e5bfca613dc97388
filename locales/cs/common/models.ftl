# Co říká příkaz „companion models“: instalace toho, co rozpoznává řeč.

# Jeden řádek pro každý model v seznamu.
models-listed =
    { $state ->
        [installed] Nainstalováno
        [incomplete] Neúplné
        [begun] Rozpracováno
       *[absent] Nenainstalováno
    }: { $name }, { LIST($languages) }, { $megabytes ->
        [one] { $megabytes } megabajt
        [few] { $megabytes } megabajty
       *[other] { $megabytes } megabajtů
    }, licence { $licence }.

# Před stahováním.
models-begins =
    Instaluji { $name }, { $megabytes ->
        [one] { $megabytes } megabajt
        [few] { $megabytes } megabajty
       *[other] { $megabytes } megabajtů
    }.

# Při stahování; nahlas po každé čtvrtině.
models-progress = { $percent } %.

# Model je na svém místě.
models-installed = Model { $name } je nainstalovaný.

# Model už na svém místě byl; byl znovu přečten.
models-already-installed = Model { $name } už je nainstalovaný a v pořádku.

# Soubory modelu jsou ty, které byly nainstalovány.
models-verified = Model { $name } je v pořádku.

# Model tam byl dán bez příkazu; nic neříká, jaké jeho soubory byly.
models-verified-unsummed = Model { $name } je úplný, ale jeho kontrolní součty nejsou známé.

# Není co ověřit.
models-none-installed = Žádný model není nainstalovaný: vyberte si pomocí „companion models list“.

# Model už tam není.
models-removed = Model { $name } je odstraněný.

# Control-C.
models-interrupted = Přerušeno: pokračujte spuštěním téhož příkazu.

## Co brání instalaci, ověření nebo odstranění

# Jméno, které v seznamu není.
models-model-unknown = Model { $name } neznám: vyberte si pomocí „companion models list“.

# Model, který se má ověřit nebo odstranit, tam není.
models-model-missing = Model { $name } není nainstalovaný: vyberte si pomocí „companion models list“.

# Některé soubory modelu chybí.
models-model-incomplete = Model { $name } není úplný: spusťte „companion models install { $name }“.

# Soubor modelu se od instalace změnil.
models-model-damaged = Soubor { $file } modelu { $name } je poškozený: spusťte „companion models install { $name }“.

# Týž model právě instaluje někdo jiný.
models-model-busy = S modelem { $name } právě pracuje jiný společník: počkejte, až skončí.

# Archiv je správný, ale tento model tu neposlouží.
models-model-unfit = Model { $name } se nehodí, chybí mu { $missing }: vyberte jiný.

# Není místo.
models-disk-full = Disk je plný ve složce { $folder }: uvolněte místo a spusťte příkaz znovu.

# Do složky nejde zapisovat.
models-folder-closed = Do složky { $folder } nejde zapisovat: povolte tam zápis.

# Za --from není adresa.
models-address-unusable = Adresa { $address } nikam nevede: musí začínat https://.

# Server odpovídá, ale soubor nedá.
models-file-absent = Server nedává { $address }, kód { $status }: zkontrolujte adresu, nebo zvolte jiný zdroj pomocí --from.

# Server nefunguje nebo nestíhá.
models-server-unable = Server teď nemůže dát { $address }, kód { $status }: zkuste to později.

# Není síť, nebo není server.
models-host-unreachable = Neodpovídá { $host }: zkontrolujte síť a spusťte příkaz znovu.

# Server nedokáže, kdo je.
models-host-untrusted = Certifikát serveru { $host } neplatí: zkontrolujte datum v počítači.

# Spojení se uprostřed přerušilo.
models-download-broken = Spojení se serverem { $host } se přerušilo na { $percent } %: spusťte příkaz znovu, bude pokračovat.

# Soubor nebo složka za --from tam není.
models-source-missing = Nejde přečíst { $file }: zadejte soubor nebo jeho složku.

# Soubor nemá velikost oficiálního souboru.
models-size-wrong = Špatná velikost, to není oficiální soubor: { $source }. Zvolte jiný zdroj pomocí --from.

# Soubor nemá kontrolní součet oficiálního souboru; byl smazán.
models-sum-wrong = Špatný kontrolní součet, to není oficiální soubor: { $source }. Zvolte jiný zdroj pomocí --from.

# Archiv obsahuje odkazy, cesty jinam nebo příliš mnoho, nebo nejde přečíst.
models-archive-unsafe = Archiv { $file } je poškozený nebo nebezpečný, nic z něj nezůstalo: zvolte jiný zdroj pomocí --from.
