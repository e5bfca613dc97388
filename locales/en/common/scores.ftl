# What `companion scores` and `companion players` say: the games of all evenings.

# No game is kept.
scores-nothing = No game is kept.

# Evenings are missing: damaged, or open in another companion.
scores-unread =
    { $count ->
        [one] One evening cannot be read: it is open elsewhere or damaged.
       *[other] { $count } evenings cannot be read: they are open elsewhere or damaged.
    }

# A line a game, the earliest first.
scores-game =
    { $points-count ->
        [0] { $date }, { $game }: { LIST($seats) }.{ scores-part-winners }
       *[other] { $date }, { $game }: { LIST($points, item: "scores-part-points") }.{ scores-part-winners }
    }
scores-part-points = { $first } { WORDS($second) }
scores-part-winners =
    { $state ->
        [finished]
            { $winners-count ->
                [0] { " " }Nobody wins.
               *[other] { " " }Won by { LIST($winners) }.
            }
       *[waiting] { " " }Not finished yet.
    }

# The title of the chart.
scores-chart-title = Games won

# What the chart shows; said, and written into the picture.
scores-chart =
    { $wins-count ->
        [0] The chart { $file } is empty: no game is kept.
       *[other] The chart { $file } shows a bar for each person and the games they won: { LIST($wins, item: "scores-part-points") }.
    }

# Another file has that name; it is not touched.
scores-chart-unwritten = The file { $file } is no chart of mine, so I leave it: give another name.

# The chart cannot be written.
scores-chart-closed =
    { $fault ->
        [full] The disk is full, the chart { $file } is not written: free some space.
        [read-only] The file { $file } is protected: allow writing or give another name.
       *[other] I cannot write { $file }: give a file in a folder that exists.
    }

# A line a person, with other names they have had.
scores-person =
    { $names-count ->
        [0] { $seat }.
       *[other] { $seat }, also { LIST($names) }.
    }

# Two names are one person now.
scores-merged = { $name } and { $other } are one person: { $other }.

# A person has another name.
scores-renamed = { $name } is now called { $other }.

# Nobody of that name has played.
scores-nobody =
    { $known-count ->
        [0] Nobody is called { $name }: no game is kept.
       *[other] Nobody is called { $name }. Known names: { LIST($known) }.
    }

# The new name is that of somebody else already.
scores-name-taken = { $other } has played already: to make both one person, use `companion players merge`.

# It takes two names.
scores-two-names = Give two names, for example: companion players { $action } Bob Bruno.

# The file of names can be neither read nor written.
scores-people-closed = The file { $file } can be neither read nor written: check it or delete it.
