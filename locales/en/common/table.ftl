# What the table says around the game: the beginning, resuming, files, the end.

## The beginning

# When the companion starts, before any question.
table-welcome = Welcome. Say "help" to hear what can be said.

# Before a new game, while nobody sits at the table yet.
table-ask-players = Who plays? Give the names clockwise around the table.

# After a list of names that will do.
table-players-read-back = { LIST($seats) }, in this order. Is that right?

# After the first reading of the names: how to change the order.
table-players-change = If not, say two names to swap, or the whole list.

# Too many or too few names.
table-players-count = It takes { WORDS($least) } to { WORDS($most) } names, not { WORDS($count) }.

# Nothing between two commas.
table-name-empty = A name is missing between two commas.

# Two names that sound alike.
table-name-twice = Two names sound alike: { $other }, { $name }. Change one of them.

# A name too long for one breath.
table-name-long = That name is too long: { $name }. At most { WORDS($most) } letters.

# A name with signs that nobody says.
table-name-unusable = That name cannot be said: { $name }. Keep the letters.

# A name that means something else in the game.
table-name-taken = { $name } is also a word of the game. Take another name or a nickname.

# Names with digits: the same names with words are offered.
table-name-digits = I would say words for the digits: { LIST($seats) }. All right?

# The same offer where the names come from the command line.
table-name-digits-noted = Digits are hard to hear; rather say: { LIST($seats) }.

# The answer to a question of the beginning is neither yes nor no.
table-yes-or-no = Please answer "yes" or "no".

# A game that is not finished was found.
table-resume-offer = A game is waiting: { LIST($seats) }. Shall we go on with it?

# The kept game is ruled otherwise by this version, from this announcement on.
table-resume-ruled-otherwise = I would now rule the kept game otherwise at announcement { WORDS($number) }, so I leave it alone.

## Files

# An announcement cannot be kept, so it is not recorded.
table-entry-unkept =
    { $fault ->
        [full] Nothing is recorded, the disk is full. Free some space, then say it again.
        [read-only] Nothing is recorded, the file is protected. Unlock it, then say it again.
       *[other] Nothing is recorded, the file is gone. Bring it back, then say it again.
    }

# At the beginning: this game is played without a file.
table-game-unkept =
    { $fault ->
        [full] The disk is full: this game will not be kept. Free some space.
        [read-only] The folder is protected: this game will not be kept. Allow writing.
       *[other] The folder is missing: this game will not be kept. Please check it.
    }

# A file among the games is damaged, or is none of them; it now lies here.
table-sitting-aside = A file holds no game that I can read, so I put it aside: { $file }.

# What the table told about its box can be neither read nor kept.
table-box-unkept = The notes about the box cannot be read. Delete the file { $file }.

# The file of the boxes was damaged; it lies there now.
table-box-aside = The notes on your box were damaged; they are put aside here: { $file }.

# What was told of the box cannot be written; the game goes on.
table-box-unwritten = The box could not be noted down. Check the file { $file }.

# The box has other colours than the configuration.
table-box-contrary = The box { $box } contradicts the configuration: you play without it.

# The file of what was learned from corrections cannot be understood; it lies there now.
table-lessons-broken = What I had learned was damaged and is set aside in { $file }.

# The file of what was learned from corrections cannot be read.
table-lessons-closed = What I have learned cannot be read. Please check the file { $file }.

## The end

# End of the lines: how a kept game stands; the same line goes on with whose turn it is.
table-ended-kept = The game is kept.

# End of the lines: nothing was announced yet in this game.
table-ended-unbegun = Nothing was played, so nothing is kept.

# End of the lines: nothing was announced in a new game, but one was played before.
table-ended-another = The game before is kept.

# End of the lines: how a game stands that is not kept.
table-ended-unkept = The game stops, without a file.

# End of the lines before a game has begun.
table-ended-early = No game has begun.

## The demonstration

# Before the demonstration of a round.
table-demo-begins = Here is some play for three. The marked lines are said by the table.

# After the demonstration.
table-demo-ends = That was the demonstration. Now it is your turn.

## The voice

# At the first start on a machine with sound: who speaks; asked only once.
table-ask-voice = Who speaks: my voice, your screen reader, or both? Say: voice, text, or both.

# At the beginning with a microphone: how to speak.
table-press-enter = Press Enter, then speak.

# Much was heard at open ears that is not of the game: offered once.
table-lively = It is lively here. Say “push to talk”, and I listen only after Enter.

# The model that recognizes speech is not installed.
table-model-missing = The model { $name } is missing: run “companion models install { $name }”.

# The folder of the model lacks something.
table-model-incomplete = The model in { $folder } is incomplete: install it again.

# The model knows all words at once; it cannot be told those of the game.
table-model-static = The model in { $folder } cannot learn the game's words: take a small one.

# The language has no known model.
table-model-unknown = No model is called { $name }: correct models/manifest.yaml.

# The program that recognizes speech is not installed.
table-recognizer-missing = The recognizer { $name } is missing: run “pip install { $package }”.

# Somebody has spoken, and the words were lost; only written, never spoken.
table-unclear = Once more?

# Speech recognition does not start.
table-recognizer-unusable = Listening does not start: install the model again, or play by keyboard.

# The model does not know these names or words; said once at the beginning.
table-words-unheard = I cannot hear these: { LIST($words) }. Type them instead.

# Speech recognition has stopped; it is starting again.
table-recognizer-lost = Listening has stopped and starts again. The keyboard still works.

# No microphone can be opened.
table-microphone-missing = No microphone: plug one in, or play by keyboard.

# No microphone has the name in the configuration; those there are follow.
table-microphone-unknown = No microphone is called { $name }. The names are: { LIST($known) }.

# The microphone gives no sound any more.
table-microphone-lost = The microphone is silent: plug it in again, or play by keyboard.

# The microphone that was missing is back.
table-microphone-back = The microphone works again.

# The library for sound is missing.
table-sound-library-missing = The library { $library } is missing: install the package { $package }.

# No loudspeaker can be opened.
table-loudspeaker-missing = No loudspeaker: plug one in, or read the text.

# No loudspeaker has the name of the configuration; those there are follow.
table-loudspeaker-unknown = No loudspeaker is called { $name }. These are the names: { LIST($known) }.

# The earphone does not answer; what was private is told to nobody else.
table-earphone-silent = The earphone does not answer: nothing is said in private. Plug it in again.

# The loudspeaker has stopped.
table-loudspeaker-lost = The loudspeaker has stopped: plug it in again, or read the text.

# No voice of the system speaks the language.
table-voice-missing =
    { $language ->
        [en] No voice speaks English: install one in your system, or read the text.
        [fr] No voice speaks French: install one in your system, or read the text.
        [cs] No voice speaks Czech: install one in your system, or read the text.
       *[other] No voice for { $name }: install one in your system, or read the text.
    }

# Speech synthesis does not start.
table-synthesizer-unusable = The voice does not start: install espeak-ng, or read the text.

# Speech synthesis has stopped; it is starting again.
table-synthesizer-lost = The voice has stopped and starts again; the text goes on.
