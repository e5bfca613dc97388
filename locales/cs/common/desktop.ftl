# Co říká příkaz „companion desktop“: spouštěcí soubor pro plochu.

# Jak se spouštěcí soubor jmenuje na ploše.
desktop-name = Společník Šamanů

# Co o něm říká plocha.
desktop-comment = Společník u herního stolu, hlasem i klávesnicí

# Spouštěcí soubor je na svém místě.
desktop-installed = { $system ->
        [linux] Společník je teď v nabídce vaší plochy: { $file }.
       *[other] Společník je teď na vaší ploše: { $file }.
    }

# Spouštěcí soubor tam byl a už není.
desktop-removed = Spouštěcí soubor je odstraněný.

# Spouštěcí soubor neexistuje.
desktop-absent = Spouštěcí soubor tu není: „companion desktop install“ ho vytvoří.

# Spouštěcí soubor tam je.
desktop-there = Spouštěcí soubor je { $file }.

# Spouštěcí soubor nejde zapsat ani odstranit.
desktop-unwritten = Na místě { $file } nejde nic změnit: povolte tam zápis.
