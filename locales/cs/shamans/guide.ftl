# Návod pro vidící: jak ohlašovat, za dvě minuty.

shamans-guide-1 = Aby hru sledoval celý stůl, řekněte, co děláte, právě když to děláte.
shamans-guide-2 = Když hrajete kartu, řekněte barvu a potom číslo: „modrá trojka“.
shamans-guide-3 = Mluvte po jednom a počkejte, až ohlášení zopakuji.
shamans-guide-4 = Když to zopakuji špatně, řekněte jen, co je jinak: „ne, pětka“.
shamans-guide-5 = Říkejte i destičky: „beru portál“, nebo „beru destičku z hromádky“.
shamans-guide-6 = Skrytou destičku, tajnou roli ani karty v ruce nikdy neříkejte: nechci je znát.
shamans-guide-7 = Mezi ohlášeními mluvte o čemkoli kromě barev, světů a čísel karet.
shamans-guide-8 = Neukazujte prstem: řekněte jméno hráče, kartu nebo svět.
shamans-guide-9 = Když si nejste jistí, zeptejte se „co můžu říct“, nebo „jak to stojí“.
