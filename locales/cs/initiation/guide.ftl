# Návod pro vidící: jak ohlašovat, za dvě minuty.

initiation-guide-1 = Aby hru sledoval celý stůl, řekněte, co děláte, právě když to děláte.
initiation-guide-2 = Hoďte kostkami a řekněte obě, nejen součet: „tři a pět“.
initiation-guide-3 = Nechte kostky ležet, dokud je nezopakuji.
initiation-guide-4 = Když to zopakuji špatně, řekněte kostky znovu: „ne, čtyři a pět“.
initiation-guide-5 = Řeknu, kam figurka došla a proč: pak ji tam postavte.
initiation-guide-6 = Než hodíte, počkejte na své jméno: některá pole stojí tah nebo mění, kdo hází.
initiation-guide-7 = Nechcete-li házet, řekněte „hoď kostkami“: hodím a řeknu, co padlo.
initiation-guide-8 = Když si nejste jistí, zeptejte se „kdo je na tahu“, nebo „jak to stojí“.
