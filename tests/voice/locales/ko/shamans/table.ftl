### What the Korean test table says of Shamans where it is played by voice.

# Before a round.
shamans-round-due = 누가 시작해요?
