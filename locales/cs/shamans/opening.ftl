# Ptá se před hrou: kdo začíná první kolo.
shamans-who-begins = Kdo má žeton a začíná? Patří nejstaršímu u stolu. Jinak řekněte „později“.
