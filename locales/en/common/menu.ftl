# The menu of "companion" alone: what there is to do.

# Said first, where no game waits: what most people want.
menu-enter = { $by ->
        [voice] To begin, say: { $game }.
       *[keyboard] Enter alone begins: { $game }.
    }

# Said first, where a game waits.
menu-enter-resume = { $by ->
        [voice] A game is waiting, with { LIST($seats) }. To go on, say: go on.
       *[keyboard] A game is waiting, with { LIST($seats) }. Enter alone goes on with it.
    }

# Before the list of what there is.
menu-begins = Or choose by a word or a number.

# One line for each thing: games, then the others below.
menu-item = { WORDS($number) }: { $name }.

# The rules of a game.
menu-rules = rules

# What the box holds is learned, once.
menu-box = learn your box

# Who has won what.
menu-scores = scores of all evenings

# Voices, models and microphone are tried.
menu-check = try microphone and voice

# What hears speech is installed.
menu-models = what hears your speech

# How to go on from here.
menu-help = help

# The end.
menu-quit = quit

# After "quit".
menu-left = Goodbye.

# After something else than a game was done.
menu-back = This is the menu again. Say "menu" to hear it all.

# What was typed is none of what there is.
menu-unknown = That is not in the menu. Say "menu" to hear what is, or "help".

# "Go on" where no game waits.
menu-nothing-waits = No game is waiting. Say the name of a game to begin one.

# Help, three sentences.
menu-help-play = To play, say the name of a game, or type the names of the players at once.
menu-help-commands = Everything here is a command too: "companion check", "companion scores", "companion play amarok".
menu-help-voice = Who speaks is settled at the table: say "voice only", "text only", or "voice and text".

# Which game the rules are wanted of.
menu-which-rules = The rules of which game: { LIST($names, join: "or") }?

# Before questions about the rules.
menu-rules-begin = Ask about the rules of { $game }, or say "rules". "Menu" goes back.

# Somebody plays while only rules are told.
menu-rules-only = I only tell the rules here. Say "menu" to go back and play.

# The model that hears the language is missing: it is offered.
menu-offer-model = { $megabytes ->
        [one] The model { $name } is missing, { $megabytes } megabyte. Shall I install it now?
       *[other] The model { $name } is missing, { $megabytes } megabytes. Shall I install it now?
    }

# How sighted friends announce.
menu-guide = guide for sighted friends

# "Practice": it is done at the table, or by its command.
menu-practice = You practise at the table: begin a game, then say "practice round". Or type the command "companion practice".
