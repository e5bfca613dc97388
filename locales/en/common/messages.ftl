# What the companion says in every game.
#
# Value: the usual wording. `.brief` and `.coach`: the wording at that level.
# `.choice`: the same thing within a list or a question. `.example`: a sentence to say.

## Announcements

# A player leaves the table.
common-seat-left =
    { $seat ->
        [none] Somebody is away. Play goes on.
       *[other] { $seat } is away. Play goes on.
    }
    .choice =
        { $seat ->
            [none] somebody leaves the table
           *[other] { $seat } leaves the table
        }
    .example = "{ $player } leaves the table"
    .missing-seat = Who is leaving?

# A player comes back to the table.
common-seat-back =
    { $seat ->
        [none] Welcome back.
       *[other] { $seat } is back at the table.
    }
    .choice =
        { $seat ->
            [none] somebody comes back
           *[other] { $seat } comes back
        }
    .example = "{ $player } is back"
    .missing-seat = Who is back?

# The running round is dropped.
common-round-void = This round does not count.
    .choice = the round does not count
    .example = "this round does not count"

## Reports: undo, redo, correct, insist

# After "undo".
common-taken-back =
    { $count ->
        [one] Taken back: { $earliest }.
       *[other] { WORDS($count) } entries are taken back, to before { $earliest }.
    }

# After "redo".
common-brought-back =
    { $count ->
        [one] Brought back: { $last }.
       *[other] { WORDS($count) } entries are back, up to { $last }.
    }

# After an undo that goes past something everybody has seen.
common-seen-stays-known = What was seen stays known.

# Before the read-back of a corrected announcement.
common-corrected = Corrected.
    .coach = The last announcement is corrected.

# Before the read-back of what the table insisted on.
common-noted-anyway = Noted all the same.

# After an objection that the table may overrule.
common-insist-possible = Say "anyway" to record it.
    .brief = { "" }
    .coach = If that is how it lies on the table, say "anyway".

# A play was announced before a due fact was told.
common-play-held = { $play } will follow.
    .brief = { "" }
    .coach = I keep { $play } until that is told.

# Several plays were announced before a due fact was told, the last one just now.
common-plays-held = Waiting: { LIST($plays) }. Say "no" to drop them.
    .brief = Waiting: { LIST($plays) }.

# A play that waited is refused now; the objection follows.
common-held-refused = Refused after waiting: { $play }.

# Plays waited behind a refused one.
common-held-dropped = Then say again: { LIST($plays) }.

# The answer to a question of the companion was no.
common-let-go = Dropped.
    .coach = Dropped, nothing has changed.

# Several meanings are possible.
common-which-one =
    { $choices-count ->
        [1] Do you mean { LIST($choices) }?
        [2] { LIST($choices, join: "or") }?
       *[other] Which one: { LIST($choices, join: "or") }?
    }

# The number is not among the choices.
common-no-such-choice =
    { $count ->
        [one] There is only one choice.
       *[other] There are only { WORDS($count) } choices.
    }

# "Undo" at the very start.
common-nothing-to-undo = There is nothing to take back.

# "Redo" when nothing was taken back.
common-nothing-to-redo = There is nothing to bring back.

# "Anyway" when nothing was objected to.
common-nothing-to-insist = There is no objection to overrule.

# "Anyway" where that cannot be; the objection follows.
common-insist-impossible = Not even so. If an earlier entry is wrong, undo it first.
    .brief = Not even so.

# "No, six" when there is nothing to correct.
common-nothing-to-correct = There is nothing to correct. Say the whole announcement.

# What was wrong is some entries back, and the entries after it hang on it.
common-too-late-to-correct = What came after it would not fit any more. { $count ->
    [one] Undo once
   *[other] Undo { WORDS($count) } times
 }, then say it right.

# "Yes", "no" or a number when no question is open.
common-nothing-asked = I have not asked anything.

# "That's wrong", and not what: how the last announcement is corrected.
common-how-to-correct = To correct it, say "no" and what differs, or "undo".

# "Repeat" before anything was said.
common-nothing-to-repeat = I have not said anything yet.

# "The message before", but nothing was said before.
common-nothing-earlier = That was the first message.

# "The next message", but the last one was just read.
common-nothing-later = That was the last message.

# Several plays were taken in a row: they are read back at once.
common-plays-since = { WORDS($plays-count) } plays since: { LIST($plays) }.

# "Next" when nothing is told step by step, or after the last step.
common-nothing-follows = That was all.

# "Why" before anything was ruled.
common-no-reason = There is nothing to explain yet.

## Reports: history, options, help

# The last announcements, oldest first.
common-history-report =
    { $announcements-count ->
        [one] The last was { LIST($announcements) }.
       *[other] The last were { LIST($announcements) }.
    }

# Nothing was announced so far.
common-no-history = Nothing has been announced yet.

# A player has played nothing in this round yet.
common-nothing-played = { $seat }: nothing yet.

# What can be said now, as a few examples.
common-options-report =
    { $options-count ->
        [0] Nothing is awaited now. You can ask for the score.
       *[other] You can say { LIST($options, form: "example", join: "or") }.
    }

# How to speak to the companion.
common-help-report = Say what you do, ask anything, or say "undo" or "repeat".
    .coach = Say what you do, for example "what can I say", "repeat", "undo" or "stop".

## Reports: not understood

# Words on purpose were not understood, for the first time.
common-missed = Once more, please.

# Words were not understood twice in a row.
common-missed-again = Say for example { $example }.

# Words were not understood three times or more.
common-missed-often =
    { $options-count ->
        [0] Still not clear. Say "what can I say", or type it.
       *[other] Still not clear. Try { LIST($options, form: "example", join: "or") }.
    }

# Words were understood where nothing is applied: only their meaning was asked.
common-understood = Understood.

# The line is longer than anybody speaks.
common-line-too-long = That was too long for me. Say one thing at a time.

# A JSON line cannot be read.
common-not-an-object = That line is not a readable object.

# A JSON line names an unknown kind.
common-kind-unknown = There is no announcement or request "{ $given }".

# A JSON line holds a key that its kind does not have.
common-key-unknown = The kind "{ $kind }" has no key "{ $key }".

# A JSON line holds a value that its key cannot take.
common-unusable-value = The key "{ $key }" of "{ $kind }" cannot hold that value.

## Reports: players

# Somebody who is away already leaves.
common-already-away = { $seat } is away already.

# Somebody who never left comes back.
common-not-away =
    { $seat ->
        [none] Nobody was away.
       *[other] { $seat } is at the table already.
    }

## Reports: stickers

# No such sticker is in that place; where it is follows.
common-sticker-elsewhere =
    { $place ->
        [tile] No tile bears that sticker.
        [board] The board does not bear that sticker.
        [card] No card bears that sticker.
        [objective] The objective does not bear that sticker.
       *[other] That sticker is not there.
    }

## Reports: ears, voice and levels

# Speech was cut on request.
common-silenced = Silent.

# What acts of all that is heard has changed.
common-listening-changed =
    { $listening ->
        [open] Open microphone: cards, awaited facts, questions and commands count.
        [called] Only what follows the word companion counts.
       *[press] Only what is said after the Enter key counts.
    }

# The companion stops listening.
common-ears-closed = My ears are closed. Say "resume" to open them.
    .brief = Ears closed.

# The companion listens again.
common-ears-opened = I am listening again.
    .brief = Ears open.

# The voice has become slower.
common-speech-slower = I speak slower now.

# The voice has become faster.
common-speech-faster = I speak faster now.

# The voice has become louder.
common-speech-louder = I speak louder now.

# The voice has become softer.
common-speech-quieter = I speak more softly now.

# Short sounds before sentences stop, or come back.
common-signals-changed =
    { $is-on ->
        [yes] Signals are back.
       *[no] No more signals, only words.
    }

# Another mouth speaks from now on: the voice, the screen reader, or both.
common-mouth-changed =
    { $mouth ->
        [voice] My voice alone.
        [text] Text alone, without my voice.
       *[both] My voice and the text.
    }

# The companion was started without its voice.
common-no-voice = I have no voice here. Start me again with the voice.

# The next question is answered in the earphone.
common-earphone-ready = In the earphone: which question?

# Somebody asks in private, but no earphone is set.
common-no-earphone = There is no earphone, so nothing is said in private. Name one in the configuration.

# More or less is said of what concerns one player.
common-player-level-changed =
    { $level ->
        [brief] Brief for { $seat }.
        [coach] With explanations for { $seat }.
       *[normal] As usual for { $seat }.
    }

# One more language is understood at this table.
common-language-heard =
    { $language ->
        [en] I understand English as well.
        [fr] I understand French as well.
        [cs] I understand Czech as well.
       *[other] I understand that language as well.
    }

# How much is said unasked has changed.
common-level-changed =
    { $level ->
        [brief] I keep it brief.
        [coach] I explain as we play.
       *[normal] I say what is usual.
    }

# The companion has changed to this language.
common-language-changed = We speak English now.

# The asked language is not one of the companion's.
common-language-unknown = I do not speak that language.

# A kept game goes on; the state of the table follows.
common-game-resumed = Resuming the game.

## Reports: other evenings

# Who won on another evening; each game with its name.
common-winners-report = Winners { common-part-day }: { LIST($games) }.
common-past-winners = { LIST($winners) } at { $game }.
    .choice = { LIST($winners) } at { $game }
common-part-day =
    { $day ->
        [monday] on Monday
        [tuesday] on Tuesday
        [wednesday] on Wednesday
        [thursday] on Thursday
        [friday] on Friday
        [saturday] on Saturday
        [sunday] on Sunday
        [today] today
        [yesterday] yesterday
       *[last] last time
    }

# No game was finished on that evening, or none at all.
common-no-games-report =
    { $day ->
        [none] No finished game is kept.
        [today] No game was finished today.
        [yesterday] No game was finished yesterday.
       *[other] No game was finished on that day.
    }

# How many games somebody has won of those they finished.
common-wins-report =
    { $wins ->
        [0] { $seat }: no win in { common-part-games }.
        [one] { $seat }: one win in { common-part-games }.
       *[other] { $seat }: { WORDS($wins) } wins in { common-part-games }.
    }
common-part-games =
    { $games ->
        [one] one finished game
       *[other] { WORDS($games) } finished games
    }

# How many games of each kind somebody has won.
common-wins-by-game = By game: { LIST($games, item: "common-part-evening-wins") }.
common-part-evening-wins = { $first } { WORDS($second) }

# Somebody against somebody else, in games at the same table.
common-duel-report = { $seat } { WORDS($wins) }, { $other } { WORDS($losses) }, in { common-part-games }.

# How many games everybody has won.
common-standings-report = Wins: { LIST($wins, item: "common-part-evening-wins") }.

## Reports: the end of an evening, another game

# What the evening was like, before goodbye; nothing at the level brief.
common-recap-winners = Tonight's winners: { LIST($games) }.
    .brief = { "" }
common-recap-leaders =
    Ahead tonight: { LIST($seats) }, with { common-part-total }.
    .brief = { "" }
common-recap-closest =
    { $gap ->
        [0] Closest: { $first } and { $second } were level after round { WORDS($number) }.
       *[other] Closest: { common-part-gap } between { $first } and { $second } after round { WORDS($number) }.
    }
    .brief = { "" }
# What the game counts: points, or rounds won.
common-part-total =
    { $counted ->
        [wins]
            { $total ->
                [0] no round won
                [one] one round won
               *[other] { WORDS($total) } rounds won
            }
       *[points]
            { $total ->
                [0] no points
                [one] { WORDS($total) } point
               *[other] { WORDS($total) } points
            }
    }
common-part-gap =
    { $counted ->
        [wins]
            { $gap ->
                [one] one round
               *[other] { WORDS($gap) } rounds
            }
       *[points]
            { $gap ->
                [one] one point
               *[other] { WORDS($gap) } points
            }
    }
common-recap-streak = Longest streak: { $seat }, { WORDS($rounds) } rounds in a row.
    .brief = { "" }

# Another game begins, with the same players.
common-new-game = A new game.

# Another game is asked for, but this one is not over.
common-game-goes-on = This game is not over yet.

# The sitting ends.
common-farewell = Goodbye, and thanks for playing.

# A fault of the companion itself.
common-cannot-say = I cannot put that into words. The game is kept.

## Violations

# Somebody unknown is named.
common-player-unknown = Nobody here is called { $seat }. Who was it?

# Something is announced after the end of the game.
common-game-over = The game is over. Only "undo" changes it now.

# A round cannot start.
common-too-few-players =
    { $present ->
        [one] One player is here, but the game needs { WORDS($needed) }.
       *[other] { WORDS($present) } players are here, but the game needs { WORDS($needed) }.
    }

# Somebody announces what this game does not know.
common-not-in-this-game = This game has no rule for that.

# Somebody acts who has left or was not dealt in.
common-player-away = { $seat } is not in this round. Who was it?

# A correction of the table cannot be.
common-out-of-range =
    { $field ->
        [points] That number of points cannot be. How many are there?
        [hand] That number of cards cannot be. How many are there?
        [artefacts] Those tiles cannot be. Which ones are there?
        [laid] Those cards cannot lie there. Which ones do?
        [steps_to_moon] That many steps to the Moon cannot be. Count again?
        [players] Three, four or five people play. How many?
        [tiles] That many tiles cannot be. How many?
        [steps] That many steps to the Moon cannot be. Count again?
        [row] That row cannot be. Which tiles are there?
        [stack] That many tiles cannot be in the stack. How many are there?
       *[other] That cannot be. Check the table and say it again.
    }

## Requests: forms for lists, questions and examples

# Asked before an undo goes past something everybody has seen.
common-undo =
    .choice =
        { $count ->
            [none] take back the last entry
            [one] take back one entry
           *[other] take back { WORDS($count) } entries
        }
    .confirm =
        { $count ->
            [none] Take back what everybody has seen?
            [one] Take back what everybody has seen?
           *[other] Take back { WORDS($count) } entries, with what everybody has seen?
        }
    .example = "undo"

# Commands about the journal, as choices and examples.
common-redo =
    .choice = bring back what was taken back
    .example = "redo"
common-insist =
    .choice = record it anyway
    .example = "anyway"
common-correct =
    .choice = the correction of the last announcement
    .example = "no, six"
common-yes =
    .choice = yes
    .example = "that's right"
common-no =
    .choice = no
    .example = "no"
common-choose =
    .choice =
        { $number ->
            [none] one of the choices
           *[other] choice { WORDS($number) }
        }
    .example = "number two"
    .missing-number = Which number?
common-fragment =
    .choice = that alone
    .example = "{ $player }"

# Questions, as choices and examples.
common-ask-turn =
    .choice =
        { $seat ->
            [none] whose turn it is
           *[other] whether { $seat } is next
        }
    .example = "whose turn is it"
common-ask-state =
    .choice = how things stand
    .example = "how do things stand"
common-ask-gist =
    .choice = the game in one sentence
    .example = "in one sentence"
common-ask-score =
    .choice =
        { $seat ->
            [none] the score
           *[other] the points of { $seat }
        }
    .example = "what is the score"
    .missing-seat = Whose points?
common-everybody-back =
    .choice = everybody is back
    .example = "everybody is back"
common-rematch =
    .choice = another game
    .example = "new game"
common-ask-winners =
    .choice = who won { $day ->
        [monday] on Monday
        [tuesday] on Tuesday
        [wednesday] on Wednesday
        [thursday] on Thursday
        [friday] on Friday
        [saturday] on Saturday
        [sunday] on Sunday
        [today] today
        [yesterday] yesterday
        [none] on another evening
       *[other] last time
    }
    .example = "who won on Saturday"
common-ask-wins =
    .choice =
        { $seat ->
            [none] the games won
           *[other] the games { $seat } has won
        }{ $other ->
            [none] { "" }
           *[other] { " " }against { $other }
        }
    .example = "how many games has { $player } won"
common-ask-history =
    .choice =
        { $count ->
            [none] the last announcements
            [one] the last announcement
           *[other] the last { WORDS($count) } announcements
        }
    .example = "what happened"
common-ask-played =
    .choice =
        { $count ->
            [none] what was played last
            [one] the last play
           *[other] the last { WORDS($count) } plays
        }{ $seat ->
            [none] { "" }
           *[other] { " " }by { $seat }
        }
    .example = "what did { $player } play"
common-ask-meaning =
    .choice = what a thing is
    .example = "what does the Portal do"
    .missing-subject = What would you like explained?
common-ask-sticker =
    .choice =
        { $place ->
            [tile] the sticker on a tile
            [board] the sticker on the board
            [card] the sticker on a card
            [objective] the sticker on the objective
           *[other] the meaning of a sticker
        }
    .example = "what does the circle mean"
    .missing-sticker = Which sticker?
    .missing-place = On a tile or on the board?
common-ask-rule =
    .choice = the rule for now
    .example = "what is the rule"
    .missing-topic = The rule about what?
common-ask-why =
    .choice = the reason
    .example = "why"
common-ask-options =
    .choice = what can be said now
    .example = "what can I say"
common-ask-setup =
    .choice = how to set up
    .example = "how do we set up"

# Commands about hearing and speaking, as choices and examples.
common-repeat =
    .choice =
        { $count ->
            [none] say it again
            [one] say the last answer again
           *[other] say the last { WORDS($count) } answers again
        }
    .example = "repeat"
common-next =
    .choice = the next step
    .example = "next"
common-earlier =
    .choice = the previous message
    .example = "previous message"
common-later =
    .choice = the next message
    .example = "next message"
common-stop =
    .choice = silence
    .example = "stop"
common-help =
    .choice = help
    .example = "help"
common-pause =
    .choice = a pause
    .example = "pause"
common-resume =
    .choice = listen again
    .example = "resume"
common-slower =
    .choice = slower
    .example = "slower"
common-faster =
    .choice = faster
    .example = "faster"
common-louder =
    .choice = louder
    .example = "louder"
common-quieter =
    .choice = softer
    .example = "softer"
common-signals-on =
    .choice = signals on
    .example = "signals on"
common-signals-off =
    .choice = signals off
    .example = "signals off"
common-speak =
    .choice =
        { $mouth ->
            [voice] voice only
            [text] text only
            [both] voice and text
           *[other] another way of speaking
        }
    .example = "text only"
    .missing-mouth = Voice only, text only, or voice and text?
common-privately =
    .choice = an answer in private
    .example = "in private"
common-part-somebody =
    { $seat ->
        [none] one player
       *[other] { $seat }
    }
common-level-for =
    .choice =
        { $level ->
            [brief] brief for { common-part-somebody }
            [coach] explanations for { common-part-somebody }
            [normal] as usual for { common-part-somebody }
           *[other] another level for { common-part-somebody }
        }
    .example = "explain more for Ben"
    .missing-seat = For which player?
    .missing-level = Brief, usual, or with explanations?
common-hears =
    .choice =
        { $language ->
            [en] understanding English as well
            [fr] understanding French as well
            [cs] understanding Czech as well
           *[other] understanding another language
        }
    .example = "understand French too"
    .missing-language = Which other language: English, French or Czech?
common-brief =
    .choice = say less
    .example = "be brief"
common-normal =
    .choice = say what is usual
    .example = "as usual"
common-coach =
    .choice = explain more
    .example = "explain more"
common-listen =
    .choice =
        { $listening ->
            [open] an open microphone
            [called] listening when called
            [press] listening on the key
           *[other] another way of listening
        }
    .example = "open microphone"
    .missing-listening = Open microphone, push to talk, or on call?
common-language =
    .choice =
        { $language ->
            [en] English
            [fr] French
            [cs] Czech
           *[other] another language
        }
    .example = "in English"
    .missing-language = Which language?
common-quit =
    .choice = end the sitting
    .confirm = End the sitting now?
    .example = "quit"
