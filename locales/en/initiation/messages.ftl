# What the companion says in "Qui sera chaman ?".
#
# Value: the usual wording. `.brief` and `.coach`: the wording at that level.
# `.choice`: the same thing within a list or a question. `.example`: a sentence to say.
# `.missing-...`: what is asked.

## Names

# To whom the dice pass.
direction-left = to the left
direction-right = to the right

## Announcements

# The dice have fallen: the most frequent sentence of all.
initiation-dice-rolled =
    { $seat ->
        [none] { initiation-part-dice }.
       *[other] { initiation-part-dice }, { $seat }.
    }
    .choice =
        { $seat ->
            [none] { initiation-part-dice }
           *[other] { initiation-part-dice }, { $seat }
        }
    .example = "three and five"
    .missing-dice =
        { $dice ->
            [none]
                { $total ->
                    [none] Which dice?
                   *[other] { WORDS($total) }, with which dice?
                }
           *[other]
                { $dice-count ->
                    [1] And the other die?
                   *[other] Which dice?
                }
        }
    .missing-total = How many in all?
    .missing-seat = Whose dice are they?

# Both dice, a single one, or their sum where nobody told the dice.
initiation-part-dice =
    { $dice ->
        [none]
            { $total ->
                [none] the dice
               *[other] { WORDS($total) } in all
            }
       *[other]
            { $dice-count ->
                [0] no dice{ initiation-part-total }
                [1] one die only, { LIST($dice) }{ initiation-part-total }
               *[other] { LIST($dice) }{ initiation-part-total }
            }
    }
initiation-part-total =
    { $total ->
        [none] { "" }
       *[other] , { WORDS($total) } in all
    }

# One die for who begins.
initiation-die-rolled =
    { $seat ->
        [none] { initiation-part-die } to begin.
       *[other] { initiation-part-die } to begin, { $seat }.
    }
    .choice =
        { $seat ->
            [none] { initiation-part-die } to begin
           *[other] { initiation-part-die } to begin, { $seat }
        }
    .example = "{ $player } six"
    .missing-value =
        { $seat ->
            [none] How many on the die?
           *[other] { $seat }, how many on the die?
        }
    .missing-seat =
        { $value ->
            [none] Whose die is it?
           *[other] { WORDS($value) }, for whom?
        }
initiation-part-die =
    { $value ->
        [none] a die
       *[other] { WORDS($value) }
    }

# To whom the dice pass.
initiation-direction-chosen =
    { $direction ->
        [none] The direction of play.
       *[other] The dice pass { NAME($direction) }.
    }
    .choice =
        { $direction ->
            [none] the direction of play
           *[other] the dice pass { NAME($direction) }
        }
    .example = "to the left"
    .missing-direction = To the left or to the right?

# The companion throws the dice itself.
initiation-dice-wanted =
    { $dice ->
        [none] { initiation-part-wanted }.
       *[other]
            { $dice-count ->
                [0] { initiation-part-wanted }, no dice.
               *[other] { initiation-part-wanted }: { LIST($dice) }.
            }
    }
    .choice =
        { $dice ->
            [none] { initiation-part-wanted }
           *[other]
                { $dice-count ->
                    [0] { initiation-part-wanted }, no dice
                   *[other] { initiation-part-wanted }: { LIST($dice) }
                }
        }
    .example = "roll the dice"
    .missing-seat = For whom shall I throw?
    .missing-dice = The dice are rolling: what do they show?
initiation-part-wanted =
    { $seat ->
        [none] my throw
       *[other] my throw for { $seat }
    }

# Which pawn takes which die, where two pawns are led.
initiation-dice-assigned = Shared{ initiation-part-shares }.
    .choice = the sharing of the dice{ initiation-part-shares }
    .example = "first die for pawn one"
    .missing-first = Which pawn takes the first die, one or two?
    .missing-second = Which pawn takes the second die, one or two?
    .missing-value = Which die for that pawn?
    .missing-pawn =
        { $value ->
            [none] For which pawn, one or two?
           *[other] { WORDS($value) }, for which pawn: one or two?
        }
    .missing-other = For whose pawn?
    .missing-seat = Whose dice are they?
initiation-part-shares = { initiation-part-share-seat }{ initiation-part-share-first }{ initiation-part-share-second }{ initiation-part-share-value }{ initiation-part-share-pawn }{ initiation-part-share-other }
initiation-part-share-seat =
    { $seat ->
        [none] { "" }
       *[other] , { $seat }
    }
initiation-part-share-first =
    { $first ->
        [none] { "" }
       *[other] , first die to pawn { WORDS($first) }
    }
initiation-part-share-second =
    { $second ->
        [none] { "" }
       *[other] , second die to pawn { WORDS($second) }
    }
initiation-part-share-value =
    { $value ->
        [none] { "" }
       *[other] , the die with { WORDS($value) }
    }
initiation-part-share-pawn =
    { $pawn ->
        [none] { "" }
       *[other] , for pawn { WORDS($pawn) }
    }
initiation-part-share-other =
    { $other ->
        [none] { "" }
       *[other] , for { $other }
    }

# The table says how things really stand.
initiation-table-corrected = Corrected{ initiation-part-correction }.
    .choice = the correction of the table{ initiation-part-correction }
    .example = "correction: { $player } is on square fourteen"
    .missing-seat = Whose pawn is it?
    .missing-correction = What is to be corrected?
initiation-part-correction = { initiation-part-share-seat }{ initiation-part-corrected-pawn }{ initiation-part-corrected-square }{ initiation-part-corrected-misses }{ initiation-part-corrected-held }
initiation-part-corrected-pawn =
    { $pawn ->
        [none] { "" }
       *[other] , pawn { WORDS($pawn) }
    }
initiation-part-corrected-square =
    { $square ->
        [none] { "" }
        [0] , on Start
       *[other] , square { WORDS($square) }
    }
initiation-part-corrected-misses =
    { $misses ->
        [none] { "" }
        [0] , no turn to miss
        [1] , one turn to miss
       *[other] , { WORDS($misses) } turns to miss
    }
initiation-part-corrected-held =
    { $held ->
        [none] { "" }
        [yes] , waiting on fifty-two
       *[no] , not waiting on fifty-two
    }

# There are no rounds: in a list or a question.
initiation-round-void = There are no rounds in this game.
    .choice = a round that does not count
    .example = "this round does not count"

## Events: the beginning

# One die for who begins (the read-back said it).
initiation-die-thrown = { WORDS($value) }, { $seat }.

# Several players have the highest die.
initiation-throw-tied = A tie on { WORDS($value) }: { LIST($seats) } throw again.

# One player has the highest die (the question about the direction says it).
initiation-beginner-found = { $seat } begins.

# The direction of play (the read-back said it).
initiation-direction-set = The dice pass { NAME($direction) }.

# Play begins: the table rules, once.
initiation-rules-in-force =
    { $unusual-count ->
        [0] Table rules: on nineteen and thirty-one places are swapped; a taken square sends you back; after a return to Start, nine is a throw like any other. For the rest ask "table rules".
       *[other] Table rules of this game: { LIST($unusual, item: "initiation-part-rule") }. The rest is as usual.
    }
    .brief =
        { $unusual-count ->
            [0] { "" }
           *[other] Table rules: { LIST($unusual, item: "initiation-part-rule") }.
        }

# Within the table rules: what is not as usual.
initiation-part-rule =
    { $item ->
        [companion_throws] I never throw the dice
        [freed_goes_to] after a swap one backs up to a free square
        [exchange_without_turns] without a turn to miss there is no swap
        [bounce_acts] after a bounce squares do nothing
        [backing_up] who backs up passes all special squares
        [backing_after_bounce] after a bounce one backs up to higher numbers
        [first_throw_again] after a return to Start the next throw is a first throw
        [neighbour_throw_counts] a throw for thirty-six counts for its thrower too
        [reincarnation] after a six on fifty-two one throws again at once
        [partners_share] the two pawns of a team may share a square
       *[other] a rule of its own
    }

## Events: turns

# A turn comes up (what follows says it).
initiation-turn-came = { $seat } next.

# A turn is missed.
initiation-turn-missed =
    { $left ->
        [0] { initiation-part-owner } misses this turn.
        [1] { initiation-part-owner } misses this turn, and one more.
       *[other] { initiation-part-owner } misses this turn, and { WORDS($left) } more.
    }

# A pawn, by whose it is, and its number where there are two.
initiation-part-owner =
    { $pawn ->
        [none] { $seat }
       *[other] pawn { WORDS($pawn) } of { $seat }
    }

# The dice (the read-back said them).
initiation-dice-thrown = { WORDS($total) } in all, { $seat }.

# The dice are shared (the read-back said it).
initiation-dice-shared = First die to pawn { WORDS($first) }, second to pawn { WORDS($second) }.

# A pawn has come to rest: where, from where, and why.
initiation-pawn-moved = { initiation-part-whose }{ initiation-part-square }{ initiation-part-origin }.{ initiation-part-why }{ initiation-part-stay }
    .brief = { initiation-part-whose }{ initiation-part-square }.{ initiation-part-stay }
initiation-part-whose =
    { $is-other ->
        [yes]
            { $pawn ->
                [none] { $seat }:{ " " }
               *[other] { $seat }, pawn { WORDS($pawn) }:{ " " }
            }
       *[no] { "" }
    }
initiation-part-square =
    { $square ->
        [0] Start
       *[other] { WORDS($square) }
    }
initiation-part-origin =
    { $origin ->
        [0] , from Start
       *[other] , from { WORDS($origin) }
    }
initiation-part-why = { initiation-part-nine }{ initiation-part-again }{ initiation-part-bounced }{ initiation-part-led }{ initiation-part-occupied }
initiation-part-nine =
    { $cause ->
        [first-nine] { " " }Nine on the first throw: an Intercessor opens the way.
       *[other] { "" }
    }
initiation-part-again =
    { $again-count ->
        [0] { "" }
        [1] { " " }Square { LIST($again) }, another { WORDS($total) }.
       *[other] { " " }Squares { LIST($again) }, another { WORDS($total) } each time.
    }
initiation-part-bounced =
    { $is-bounced ->
        [yes] { " " }Too far: back from sixty-three.
       *[no] { "" }
    }
initiation-part-led =
    { $led ->
        [6] { " " }Square six leads to twelve.
        [42] { " " }Square forty-two leads back to thirty.
        [58] { " " }Square fifty-eight sends back to Start.
       *[none] { "" }
    }
initiation-part-occupied =
    { $occupied ->
        [none] { "" }
       *[other] { " " }Square { WORDS($occupied) } is taken: back up.
    }
initiation-part-stay =
    { $is-quiet ->
        [yes] { "" }
       *[no]
            { $square ->
                [19] { " " }One turn to miss.
                [31] { " " }Two turns to miss.
                [52] { " " }Only a six leads out.
               *[other] { "" }
            }
    }

# Another pawn takes the place on nineteen or thirty-one.
initiation-places-swapped =
    { $square ->
        [0] { $by } takes the place; { initiation-part-owner } goes back to Start and misses nothing.
       *[other] { $by } takes the place; { initiation-part-owner } goes to { WORDS($square) } and misses nothing.
    }

# Another pawn comes to fifty-two.
initiation-pawn-freed = { $by } takes the place; { initiation-part-owner } is free and goes on by { WORDS($total) }.

# No six on fifty-two.
initiation-still-held = No six: { initiation-part-owner } keeps waiting.

# A six on fifty-two.
initiation-reincarnated = A six: { initiation-part-owner } begins again from Start.

# An encounter: only at the level that explains.
initiation-encounter-met = { "" }
    .brief = { "" }
    .coach =
        { $square ->
            [0] Orakumo breathes on the ashes: a new life opens, at the very start of the dream.
            [6] Albin, guide of the Journey, folds time like a sheet of paper, and twelve is already here.
            [9] Ethan shows how to dream with open eyes, and the dream pushes on.
            [18] Léo teaches how a dream is painted, and the dream pushes on.
            [19] Albour gives a tour of Limbo; the lesson takes a whole turn.
            [26] An Intercessor takes your hand and leaps over whole cycles.
            [27] The Hauptlings open one mirror after the other, and the last one leads farther.
            [31] Voices rise from Limbo, so sweet that one follows; it takes two turns to return.
            [36] Diya introduces Bioneirois, who sees one possible future in a neighbour's dice.
            [42] All mirrors look alike here: the way leads back to thirty.
            [45] Luc makes the auras of souls visible and gathers the energy around the table.
            [52] Kriskell's Lemures drink up all strength; what is left is Metempsychosis, and waiting.
            [53] An Intercessor opens a secret passage, almost to the end of the path.
            [54] Inyan calms every feeling, and Kriskell loses the track.
            [58] The Jurande examines the initiation and shakes its head: wake up, and begin anew.
           *[other] { "" }
        }

# Somebody has won.
initiation-game-won =
    { $winners-count ->
        [1] { LIST($winners) } becomes a shaman. The game is won.
       *[other] { LIST($winners) } become shamans. The game is won.
    }

# A correction (the read-back said it).
initiation-state-corrected = Up to date: { $told }.

# Somebody left the table (the read-back said it).
initiation-seat-vacated = { $seat } is passed over.

# Somebody is back (the read-back said it).
initiation-seat-retaken = { $seat } plays again.

## Objections

# Something cannot happen now.
initiation-wrong-phase =
    { $phase ->
        [start] Not now. First everybody throws one die for who begins.
        [direction] Not now. First the direction, left or right.
        [play] That cannot be done now.
        [over] Too late, the game is over.
       *[other] Not now.
    }

# Somebody else is awaited.
initiation-not-your-turn =
    { $expected ->
        [none] Not now, { $seat }. Others are to throw.
       *[other] { $expected } is awaited, not { $seat }.
    }

# No die shows that number.
initiation-no-such-die = A die goes from one to six, never { WORDS($value) }. Which dice?

# The dice never give that total.
initiation-no-such-total = These dice never make { WORDS($total) }. Which dice?

# The dice and their sum do not go together.
initiation-dice-do-not-match = With these dice the total is not { WORDS($total) }. Which dice?

# Too many dice.
initiation-too-many-dice =
    { $needed ->
        [one] Only one die is thrown now. Which one?
       *[other] { WORDS($needed) } dice are thrown, not more. Which ones?
    }

# Table rule: the companion does not throw.
initiation-companion-never-throws = Table rule: I never throw the dice, you do.

# Both dice for the same pawn.
initiation-same-pawn = Each pawn takes one die. Which one takes the first?

# No pawn has that number.
initiation-no-such-pawn = There is no pawn { WORDS($number) }: one or two?

# Neither die shows that number.
initiation-die-not-thrown = No die shows { WORDS($value) }. Which die for which pawn?

# Somebody of another team.
initiation-not-in-team = { $seat } is not in the team that shares these dice.

# Another pawn stands there.
initiation-square-occupied = On square { WORDS($square) } there is a pawn of { $seat } already.

# Somebody acts who is not at the table.
initiation-player-away = { $seat } has left the table. Who throws?

# A correction that cannot be.
initiation-out-of-range =
    { $field ->
        [square] There is no such square, they go from zero to sixty-three. Which one?
        [misses] That number of turns to miss cannot be. How many?
        [held] One waits on fifty-two, and only there. Which square?
        [pawn] There is no such pawn. Which one is it?
       *[other] That cannot be. Check the table and say it again.
    }

# What acts of all that is heard has changed.
initiation-listening-changed =
    { $listening ->
        [open] Open microphone: both dice, what the game awaits, questions and commands count.
        [called] Only what follows the word companion counts.
       *[press] Only what is said after the Enter key counts.
    }

## What is awaited

# Everybody throws one die.
initiation-first-dice-due =
    { $seats-count ->
        [1] One die for who begins: { LIST($seats) }.
       *[other] One die each for who begins: { LIST($seats) }.
    }
    .coach =
        { $seats-count ->
            [1] One die is missing for who begins: { LIST($seats) }.
           *[other] One die each, the highest begins: { LIST($seats) }.
        }

# Who begins chooses the direction.
initiation-direction-due = { $seat } begins: do the dice pass to the left or to the right?
    .brief = { $seat } begins: left or right?

# A player is to throw both dice.
initiation-throw-due = { $seat } next.
    .coach = { $seat } next: throw both dice and say them.

# One die, since only one pawn can move.
initiation-one-die-due =
    { $pawn ->
        [none] { $seat } next, one die only, for { $owner }.
       *[other] { $seat } next, one die only, for pawn { WORDS($pawn) }.
    }

# A six would lead out of fifty-two.
initiation-six-due = { $seat } next: only a six leads out of fifty-two.
    .brief = { $seat } next: a six?

# The player to the left throws for a pawn on thirty-six.
initiation-neighbour-due =
    { $pawn ->
        [none] { $seat } throws both dice for { $owner }.
       *[other] { $seat } throws both dice for { $owner }, pawn { WORDS($pawn) }.
    }

# Two dice are to be shared.
initiation-share-due = { $seat }: { WORDS($first) } and { WORDS($second) }, which die for which pawn?

# Nobody is left at the table.
initiation-nobody-present = Nobody who could play is at the table.

# The game is over.
initiation-nothing-due = The game is over.
    .coach = The game is over, well done { LIST($winners) }.

## Answers

# Where a pawn is.
initiation-place-report =
    { $square ->
        [0] { initiation-part-report } on Start.
       *[other] { initiation-part-report } square { WORDS($square) }.
    }
initiation-part-report =
    { $pawn ->
        [none] { $seat }:
       *[other] { $seat }, pawn { WORDS($pawn) }:
    }

# How far the end is.
initiation-distance-report =
    { $left ->
        [0] { initiation-part-report } sixty-three, the end of the path.
        [1] { initiation-part-report } one square to go.
       *[other] { initiation-part-report } { WORDS($left) } squares to go.
    }

# Who is ahead of whom.
initiation-rank-report =
    { $places-count ->
        [0] Nobody is on the way.
       *[other] In the lead: { LIST($places, item: "initiation-part-place") }.
    }
initiation-part-place =
    { $second ->
        [0] { $first } on Start
       *[other] { $first } { WORDS($second) }
    }

# Everybody is on Start.
initiation-all-on-start-report = Everybody is on Start.

# How many turns are to be missed.
initiation-misses-report =
    { $misses ->
        [0] { initiation-part-report } no turn to miss.
        [1] { initiation-part-report } one more turn to miss.
       *[other] { initiation-part-report } { WORDS($misses) } more turns to miss.
    }
initiation-nobody-misses-report = Nobody misses a turn.

# Who waits on fifty-two.
initiation-held-report = { initiation-part-report } waiting on fifty-two.
initiation-nobody-held-report = Nobody waits on fifty-two.

# The direction of play.
initiation-direction-report =
    { $direction ->
        [none] The direction has not been chosen yet.
       *[other] The dice pass { NAME($direction) }.
    }

# Somebody has left the table.
initiation-away-report = { $seat } has left the table.

# Who has won.
initiation-winner-report = The winner: { LIST($winners) }.

# A table rule in force.
initiation-table-rule-report =
    { $rule ->
        [companion_throws]
            { $value ->
                [no] Table rule: I never throw the dice.
               *[yes] Table rule: I throw the dice if you ask me to.
            }
        [freed_goes_to]
            { $value ->
                [back-up] Table rule: after a swap, who leaves backs up to a free square.
               *[square-before] Table rule: after a swap, who leaves goes to the square the other one came from.
            }
        [exchange_without_turns]
            { $value ->
                [no] Table rule: without a turn to miss there is no swap on nineteen and thirty-one.
               *[yes] Table rule: on nineteen and thirty-one places are always swapped.
            }
        [bounce_acts]
            { $value ->
                [no] Table rule: after a bounce the square does nothing.
               *[yes] Table rule: after a bounce the square acts.
            }
        [backing_up]
            { $value ->
                [past] Table rule: who backs up passes all special squares.
               *[quiet] Table rule: who backs up may rest on a cycle square, never on six, nineteen, thirty-one, forty-two, fifty-two or fifty-eight.
            }
        [backing_after_bounce]
            { $value ->
                [higher] Table rule: after a bounce one backs up to higher numbers.
               *[lower] Table rule: one always backs up to lower numbers, and before one comes Start.
            }
        [first_throw_again]
            { $value ->
                [yes] Table rule: after a return to Start the next throw is a first throw.
               *[no] Table rule: after a return to Start, nine is no first throw.
            }
        [neighbour_throw_counts]
            { $value ->
                [yes] Table rule: a throw for thirty-six counts for its thrower too.
               *[no] Table rule: a throw for thirty-six does not count for its thrower.
            }
        [reincarnation]
            { $value ->
                [at-once] Table rule: after a six on fifty-two one throws again at once.
               *[next-turn] Table rule: after a six on fifty-two one plays again on the next turn.
            }
        [partners_share]
            { $value ->
                [yes] Table rule: the two pawns of a team may share a plain square.
               *[no] Table rule: a pawn of one's own team takes its square like any other.
            }
       *[other] Unknown table rule.
    }

## Questions, in a list or as an example

initiation-ask-where =
    .choice =
        { $seat ->
            [none] the square of whoever plays
           *[other] the square of { $seat }
        }
    .example = "where is { $player }"
    .missing-seat = Whose square?
initiation-ask-distance =
    .choice =
        { $seat ->
            [none] the way left for whoever plays
           *[other] the way left for { $seat }
        }
    .example = "how many to sixty-three"
    .missing-seat = Whose way?
initiation-ask-effect =
    .choice =
        { $seat ->
            [none] what the square of whoever plays does
           *[other] what the square of { $seat } does
        }
    .example = "what does this square do"
    .missing-seat = Whose square?
initiation-ask-misses =
    .choice = who misses turns
    .example = "who misses a turn"
initiation-ask-held =
    .choice = who waits on fifty-two
    .example = "who waits on fifty-two"
initiation-ask-direction =
    .choice = which way the dice pass
    .example = "which way do we play"
initiation-ask-table-rules =
    .choice = the table rules
    .example = "table rules"
initiation-ask-score =
    .choice =
        { $seat ->
            [none] who is ahead
           *[other] how far { $seat } is
        }
    .example = "who is ahead"
    .missing-seat = Whose place?
initiation-ask-rule =
    .choice =
        { $topic ->
            [overview] the rule on the whole game
            [setup] the rule on the set-up
            [start] the rule on the first die
            [direction] the rule on the direction
            [play] the rule on throwing
            [neighbour] the rule on thirty-six
            [metempsychosis] the rule on Metempsychosis
            [share] the rule on sharing the dice
            [over] the rule on the end
            [first-throw] the rule on the first nine
            [cycles] the rule on cycles
            [leads] the rule on squares that lead elsewhere
            [misses] the rule on missing turns
            [occupied] the rule on taken squares
            [bounce] the rule on the bounce
            [teams] the rule on teams
            [companion-dice] the rule on my throws
           *[none] the rule for now
        }
    .example = "what is the rule"
    .missing-topic = The rule about what?
initiation-correct =
    .choice =
        { $changes-count ->
            [0] the correction of the last announcement
           *[other] { LIST($changes, item: "initiation-part-change") } instead
        }
    .example = "no, three and four"
initiation-fragment =
    .choice =
        { $values-count ->
            [0] that alone
           *[other] just { LIST($values, item: "initiation-part-change") }
        }
    .example = "{ $player }"

# Within a correction: what changes.
initiation-part-change =
    { $first ->
        [dice]
            { $second-count ->
                [0] no dice
                [1] one die only, { LIST($second) }
               *[other] { LIST($second) }
            }
        [direction] { NAME($second) }
        [total] { WORDS($second) } in all
        [first] first die to pawn { WORDS($second) }
        [second] second die to pawn { WORDS($second) }
        [pawn] pawn { WORDS($second) }
        [other] for { $second }
        [square] square { WORDS($second) }
        [misses] { WORDS($second) } turns to miss
        [held]
            { $second ->
                [yes] waiting
               *[no] not waiting
            }
        [value] { WORDS($second) }
       *[other] { $second }
    }

# What a square does, in a question.
initiation-ask-meaning =
    .choice =
        { $subject ->
            [start] what Start does
            [square-1] what square one does
            [square-2] what square two does
            [square-3] what square three does
            [square-4] what square four does
            [square-5] what square five does
            [square-6] what square six does
            [square-7] what square seven does
            [square-8] what square eight does
            [square-9] what square nine does
            [square-10] what square ten does
            [square-11] what square eleven does
            [square-12] what square twelve does
            [square-13] what square thirteen does
            [square-14] what square fourteen does
            [square-15] what square fifteen does
            [square-16] what square sixteen does
            [square-17] what square seventeen does
            [square-18] what square eighteen does
            [square-19] what square nineteen does
            [square-20] what square twenty does
            [square-21] what square twenty-one does
            [square-22] what square twenty-two does
            [square-23] what square twenty-three does
            [square-24] what square twenty-four does
            [square-25] what square twenty-five does
            [square-26] what square twenty-six does
            [square-27] what square twenty-seven does
            [square-28] what square twenty-eight does
            [square-29] what square twenty-nine does
            [square-30] what square thirty does
            [square-31] what square thirty-one does
            [square-32] what square thirty-two does
            [square-33] what square thirty-three does
            [square-34] what square thirty-four does
            [square-35] what square thirty-five does
            [square-36] what square thirty-six does
            [square-37] what square thirty-seven does
            [square-38] what square thirty-eight does
            [square-39] what square thirty-nine does
            [square-40] what square forty does
            [square-41] what square forty-one does
            [square-42] what square forty-two does
            [square-43] what square forty-three does
            [square-44] what square forty-four does
            [square-45] what square forty-five does
            [square-46] what square forty-six does
            [square-47] what square forty-seven does
            [square-48] what square forty-eight does
            [square-49] what square forty-nine does
            [square-50] what square fifty does
            [square-51] what square fifty-one does
            [square-52] what square fifty-two does
            [square-53] what square fifty-three does
            [square-54] what square fifty-four does
            [square-55] what square fifty-five does
            [square-56] what square fifty-six does
            [square-57] what square fifty-seven does
            [square-58] what square fifty-eight does
            [square-59] what square fifty-nine does
            [square-60] what square sixty does
            [square-61] what square sixty-one does
            [square-62] what square sixty-two does
            [square-63] what square sixty-three does
           *[none] what a square does
        }
    .example = "what does square nine do"
    .missing-subject = Which square?

# What the square does where a pawn is.
initiation-effect-report =
    { $square ->
        [0] { initiation-part-report } { initiation-subject-start }
        [6] { initiation-part-report } { initiation-subject-square-6 }
        [9] { initiation-part-report } { initiation-subject-square-9 }
        [12] { initiation-part-report } { initiation-subject-square-12 }
        [18] { initiation-part-report } { initiation-subject-square-18 }
        [19] { initiation-part-report } { initiation-subject-square-19 }
        [26] { initiation-part-report } { initiation-subject-square-26 }
        [27] { initiation-part-report } { initiation-subject-square-27 }
        [30] { initiation-part-report } { initiation-subject-square-30 }
        [31] { initiation-part-report } { initiation-subject-square-31 }
        [36] { initiation-part-report } { initiation-subject-square-36 }
        [42] { initiation-part-report } { initiation-subject-square-42 }
        [45] { initiation-part-report } { initiation-subject-square-45 }
        [52] { initiation-part-report } { initiation-subject-square-52 }
        [53] { initiation-part-report } { initiation-subject-square-53 }
        [54] { initiation-part-report } { initiation-subject-square-54 }
        [58] { initiation-part-report } { initiation-subject-square-58 }
        [63] { initiation-part-report } { initiation-subject-square-63 }
       *[other] { initiation-part-report } square { WORDS($square) }, nothing happens there.
    }
