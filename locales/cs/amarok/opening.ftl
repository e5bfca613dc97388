# Ptá se před hrou: kdo začíná první kolo.
amarok-who-begins = Kdo naposledy potkal divoké zvíře, a začíná? Jinak řekněte „později“.
