### What the Korean test table says of Shamans where it is played by voice.

# Before a round.
shamans-round-due = 누가 시작해요?

# What a round still lacks is left out here.
shamans-track-due = { "" }
shamans-leftovers-due = { "" }
