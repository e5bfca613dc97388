# Setting a table up before a game, by voice or by keyboard.

# Asked where no game is chosen.
opening-which-game = Which game: { LIST($games, join: "or") }?

# Said after "who is playing?" where there was a game before.
opening-same = For the same players as last time, { LIST($seats) }, say "the same".

# Asked when somebody says how many play.
opening-first-name = { WORDS($count) } players. What is the first name?

# Asked where it must be known how many places get numbers.
opening-ask-count = How many people play?

# Said after each name, where it is known how many there are.
opening-next-name = { $name }. And next?

# Said after each name, where it is not.
opening-next-or-done = { $name }. Who comes next, clockwise? After the last one, say "that is all".

# Said when a name is not understood; the number is that of the place, nought for none.
opening-name-unheard =
    { $number ->
        [0] I did not catch the name. Say it again, or spell it.
       *[other] I did not catch name number { WORDS($number) }. Say it again, spell it, or type it.
    }

# Asked where two or three names sound alike.
opening-which-name = { LIST($names, join: "or") }?

# Said when a name is not understood three times: the number of the place stands for it.
opening-numbered = I will say { $name }, which you can change later.

# The name of a place without a name.
opening-seat = Player { WORDS($number) }

# Asked when somebody wants to spell.
opening-spell = Spell letter by letter, then say "done".

# The letters so far; the next ones are awaited.
opening-letters = { $letters }. Next, or "done"?

# A name that was spelled, with its letters.
opening-spelled = { $name }: { $letters }.

# Two names that are mistaken for each other; the nickname is that of $name.
opening-alike =
    { $nickname ->
        [none] { $other } and { $name } sound alike. Which other name for { $name }? Or say "no".
       *[other] { $other } and { $name } sound alike. Shall it be { $nickname } for { $name }?
    }

# A name that sounds like a word of the game.
opening-like-word =
    { $nickname ->
        [none] { $name } sounds like a word of the game. Which other name? Or say "no".
       *[other] { $name } sounds like a word of the game. Shall it be { $nickname }?
    }

# A name that is a word of the game: it cannot stay.
opening-taken =
    { $nickname ->
        [none] { $name } is also a word of the game. Take another name or a nickname.
       *[other] { $name } is also a word of the game. Shall it be { $nickname }?
    }

# All in one sentence: the game, the language, the people in order, who begins.
opening-summary =
    { $first ->
        [none] { $game }, in English, with { LIST($seats) }, in this order. Is that right?
       *[other] { $game }, in English, with { LIST($seats) }, in this order; { $first } begins. Is that right?
    }

# Said where the summary is wrong, or gets no answer.
opening-change = Say what changes, for example: swap { $one } and { $other }. Or say "yes".

# Said when a change names somebody who is not at the table.
opening-no-such = Nobody at this table is called { $name }.

# Somebody leaves though names were told.
opening-leave = Leave, and forget { LIST($seats) }?

# Who was named so far.
opening-so-far =
    { $count ->
        [one] So far: { LIST($seats) }.
       *[other] So far { WORDS($count) } names, in this order: { LIST($seats) }.
    }

# Fewer play than the names that were told.
opening-other-count = I have { WORDS($count) } names: { LIST($seats) }. Say "without" or "add", and a name.

# What is written looks like words of a sentence.
opening-doubt = Is "{ $name }" a name?

# "No" after the table is read back.
opening-what-changes = What changes? For example: swap { $one } and { $other }, or "without { $one }", or the whole list.

# Something is wanted that is done at the table only.
opening-not-yet = That is for the table. The names first: say "yes", or what changes.

# Another name is wanted, but not yet said.
opening-which-other =
    { $kind ->
        [taken] Say another name for { $name }: this one is a word of the game.
       *[other] Say the other name for { $name }, or "no" to keep it.
    }

# Help at each question.
opening-help =
    { $question ->
        [game] Say the name of the game. "Undo" goes back one question.
        [players] Say the names, or "we are four", "I spell", "without names" or "undo".
        [name] Say the name again, or spell it: Z as in Zoe, O, E, done.
        [letters] Say the letters, for example "Z as in Zoe" or "double L", then "done". "Undo" takes the last one back.
        [nickname] Say "yes", "no", or another name.
        [first] Say a name, or "later".
       *[other] Say "yes", or what changes: "swap Paul and Leah", "not Paul, Pavel", "add Zoe after Leah", "without Paul", "Leah begins".
    }
