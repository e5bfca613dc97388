# Návod pro vidící: jak ohlašovat, za dvě minuty.

amarok-guide-1 = Aby hru sledoval celý stůl, řekněte, co děláte, právě když to děláte.
amarok-guide-2 = Řekněte, jakou kartu vykládáte a odkud: „vykládám modrou sedmičku z řeky“.
amarok-guide-3 = Je-li uprostřed symbol, řekněte ho také: „vykládám červenou dvojku z ruky s drápem“.
amarok-guide-4 = S drápem zničenou kartu ukažte a pojmenujte: „ničím modrou pětku v řece“.
amarok-guide-5 = Samotná karta nic neohlašuje, protože se tu blafuje: řekněte sloveso nebo místo.
amarok-guide-6 = Nikdy neříkejte kartu, která ještě neleží na stole, i když ji vidíte vy a její majitel ne.
amarok-guide-7 = Mluvte po jednom; když to zopakuji špatně, řekněte, co je jinak: „ne, šestka“.
amarok-guide-8 = Když si nejste jistí, zeptejte se „co můžu říct“, nebo „jak to stojí“.
