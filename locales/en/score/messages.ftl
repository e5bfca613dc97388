# What the companion says while it keeps the score of a game.

# What this game is called in lists of games.
score-title = another game

# Who wins.
goal-highest = most points
goal-lowest = fewest points

## Announcements

# Points for somebody.
score-points-scored = { score-points-scored.choice }.
    .choice =
        { $seat ->
            [none] { score-part-points }
           *[other] { $seat }, { score-part-points }
        }
    .example = "{ $player } twelve"
    .missing-seat = Who scores?
    .missing-points = How many points?
score-part-points =
    { $points ->
        [none] some points
       *[other] { score-part-count }
    }
score-part-count =
    { $points ->
        [0] no points
        [one] { WORDS($points) } point
       *[other] { WORDS($points) } points
    }

# The round is over.
score-round-closed = The round is over.
    .choice = the end of the round
    .example = "the round is over"

# The game is over.
score-game-closed = The game is over.
    .choice = the end of the game
    .example = "the game is over"

# Who wins is settled.
score-goal-set =
    { $goal ->
        [none] Who wins is open.
       *[other] Whoever has { NAME($goal) } wins.
    }
    .choice =
        { $goal ->
            [none] who wins
           *[other] the player with { NAME($goal) } wins
        }
    .example = "the lowest wins"
    .missing-goal = Who wins, most points or fewest?

# The points that end the game.
score-target-set =
    { $target ->
        [none] The target is open.
        [one] The game ends at one point.
       *[other] The game ends at { WORDS($target) } points.
    }
    .choice =
        { $target ->
            [none] a target to be set
            [one] a game to one point
           *[other] a game to { WORDS($target) } points
        }
    .example = "we play to a hundred points"
    .missing-target = To how many points?

# Other points for somebody, in this round or the last one that is over.
score-points-corrected = Corrected: { score-points-corrected.choice }.
    .choice =
        { $seat ->
            [none] corrected to { score-part-points }
           *[other] { $seat }, { score-part-points } instead
        }
    .example = "{ $player }, it was ten"
    .missing-seat = Who had them?
    .missing-points = How many points?

# Other points in a round that is over.
score-round-corrected = Corrected: { score-round-corrected.choice }.
    .choice =
        { $round ->
            [none] a past round
           *[other] round { WORDS($round) }
        }{ $seat ->
            [none] { "" }
           *[other] , { $seat }
        }{ $points ->
            [none] { "" }
           *[other] , { score-part-points }
        }
    .example = "in round two { $player } had three points"
    .missing-round = In which round?
    .missing-seat = Who had them?
    .missing-points = How many points?

# A round that is over does not count.
score-round-discounted =
    { $round ->
        [none] A round no longer counts.
       *[other] Round { WORDS($round) } no longer counts.
    }
    .choice =
        { $round ->
            [none] a round that no longer counts
           *[other] round { WORDS($round) } no longer counts
        }
    .example = "round two does not count"
    .missing-round = Which round?

# A round that did not count counts.
score-round-counted =
    { $round ->
        [none] A round counts again.
       *[other] Round { WORDS($round) } counts again.
    }
    .choice =
        { $round ->
            [none] a round that counts again
           *[other] round { WORDS($round) } counts again
        }
    .example = "round two counts again"
    .missing-round = Which round?

# The table tells a total.
score-table-corrected = Total corrected{ score-part-corrected }.
    .choice = the corrected total{ score-part-corrected }
    .example = "correction: { $player } has thirty points in all"
    .missing-seat = Whose total?
    .missing-correction = How many points in all?
score-part-corrected =
    { $seat ->
        [none] { "" }
       *[other] , { $seat }
    }{ $points ->
        [none] { "" }
       *[other] , { score-part-points }
    }

## What changes

# Points of this round are known; the read-back said it.
score-points-noted = { $seat }, { score-part-count }.

# A round is over: the totals.
score-round-scored = Totals: { LIST($totals, item: "score-part-score") }.
    .coach = Round { WORDS($number) }: { LIST($points, item: "score-part-score") }. Totals: { LIST($totals, item: "score-part-score") }.
score-part-score = { $first } { WORDS($second) }

# The game is won, alone or together.
score-game-won = Won by { LIST($seats) }, with { score-part-count }.

# What is settled; the read-back said it.
score-goal-changed = Whoever has { NAME($goal) } wins.
score-target-changed = The game ends at { WORDS($target) } points.

# Other points in a round that is over: the totals.
score-round-rescored = Totals: { LIST($totals, item: "score-part-score") }.
score-round-uncounted = Totals: { LIST($totals, item: "score-part-score") }.
score-round-recounted = Totals: { LIST($totals, item: "score-part-score") }.

# A total was corrected; the read-back said it.
score-total-corrected = { $seat }, { score-part-count }.

# Who is at the table; the read-back said it.
score-seat-vacated = { $seat } is not counted for now.
score-seat-retaken = { $seat } is counted again.

# The points of this round are forgotten; the read-back said it.
score-round-voided = Round { WORDS($number) } starts over.

## What is expected

# The points of these players.
score-points-due = Round { WORDS($number) }, points for { LIST($seats) }?
    .brief = Points for { LIST($seats) }?

# Everybody is away.
score-nobody-present = Nobody is at the table. Who comes back?

# The game is over.
score-nothing-due = The game is over. Won by { LIST($seats) }.

## Objections

# Somebody has points in this round already; others would be added.
score-already-scored =
    { $points ->
        [0] { $seat } has zero in this round already. Add to it?
        [one] { $seat } has { WORDS($points) } point in this round already. Add to it?
       *[other] { $seat } has { WORDS($points) } points in this round already. Add to them?
    }

# Nobody has any points yet.
score-nothing-scored = No points are told yet.

# The round to be corrected does not count.
score-round-not-counted = Round { WORDS($round) } does not count. First say "round { WORDS($round) } counts".

# No round that is over has that number.
score-round-not-played =
    { $played ->
        [0] No round is over yet.
        [one] Only one round is over. Which one is it?
       *[other] There are { WORDS($played) } finished rounds, not { WORDS($round) }. Which one is it?
    }

## Answers

# How the score stands, in one sentence; `.resumed`: when it goes on.
score-gist-report = { score-part-gist }.
    .resumed = Resuming: { score-part-gist }.
score-part-gist =
    { $leaders-count ->
        [0] round { WORDS($number) }, no totals yet
       *[other] round { WORDS($number) }, { LIST($leaders) } ahead with { score-part-count }
    }

# The round that is being counted.
score-round-report =
    { $points-count ->
        [0] Round { WORDS($number) }, nothing is told.
       *[other] Round { WORDS($number) }: { LIST($points, item: "score-part-score") }.
    }

# One player's points.
score-score-report = { $seat } has { score-part-count }.

# Everybody's points.
score-scores-report = Scores: { LIST($points, item: "score-part-score") }.

# What everybody gained in one round.
score-round-points-report = In round { WORDS($number) }: { LIST($points, item: "score-part-score") }.

# The round that was asked for is not over.
score-no-such-round-report =
    { $played ->
        [0] No round is over yet.
        [one] Only one round is over.
       *[other] There are { WORDS($played) } finished rounds.
    }

# Who wins, and when the game ends.
score-goal-report =
    { $target ->
        [none] Whoever has { NAME($goal) } wins; there is no target.
       *[other] The game ends at { WORDS($target) } points; whoever has { NAME($goal) } wins.
    }

# Somebody is away.
score-away-report = { $seat } is away.

## Requests

score-ask-round =
    .choice =
        { $round ->
            [none] the points of the last round
           *[other] the points of round { WORDS($round) }
        }
    .example = "the points of round two"
score-ask-goal =
    .choice = the target
    .example = "what is the target"

# What can be explained, and the rules.
score-ask-meaning =
    .choice =
        { $subject ->
            [round] what a round is
            [total] what the total is
            [target] what the target is
           *[none] what a thing is
        }
score-ask-rule =
    .choice =
        { $topic ->
            [overview] the rule on keeping score
            [setup] the rule on the start
            [round] the rule on rounds
            [over] the rule on the end
            [correction] the rule on corrections
           *[none] the rule for now
        }

# A correction, or a word alone.
score-correct =
    .choice =
        { $changes-count ->
            [0] the correction of the last announcement
           *[other] { LIST($changes, item: "score-part-change") } instead
        }
score-fragment =
    .choice =
        { $values-count ->
            [0] that alone
           *[other] just { LIST($values, item: "score-part-change") }
        }

# Within a correction: what changes, and what it becomes.
score-part-change =
    { $first ->
        [value] { WORDS($second) }
        [round] round { WORDS($second) }
        [points]
            { $second ->
                [0] no points
                [one] { WORDS($second) } point
               *[other] { WORDS($second) } points
            }
        [target]
            { $second ->
                [one] a game to one point
               *[other] a game to { WORDS($second) } points
            }
       *[other] { NAME($second) }
    }
