### What the Korean test table says around the game.

# At the beginning with a microphone: how to speak.
table-press-enter = 엔터를 누르고 말하세요.

# Much was heard that is not of the game: offered once.
table-lively = 시끄러우면 닫기라고 하세요.

# End of the lines: how a game stands that is not kept.
table-ended-unkept = 끝.

# The microphone is not there.
table-microphone-missing = 마이크가 없어요.

# Somebody has spoken, and the words were lost.
table-unclear = 네?

# The recognizer has died.
table-recognizer-lost = 듣기가 멈췄어요.

# The microphone is gone.
table-microphone-lost = 마이크가 사라졌어요.

# The microphone is back.
table-microphone-back = 마이크가 돌아왔어요.

# The model does not know some words.
table-words-unheard = 못 들어요: { LIST($words) }.

# The loudspeaker is gone.
table-loudspeaker-lost = 스피커가 사라졌어요.

# The loudspeaker is not there.
table-loudspeaker-missing = 스피커가 없어요.
