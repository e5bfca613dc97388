### What the Korean test table says around the game.

# At the beginning with a microphone: how to speak.
table-press-enter = 엔터를 누르고 말하세요.

# End of the lines: how a game stands that is not kept.
table-ended-unkept = 끝.

# The microphone is not there.
table-microphone-missing = 마이크가 없어요.
