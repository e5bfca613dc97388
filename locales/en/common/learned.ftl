# What the command `companion learned` says: what is often heard wrongly.

# One line a pair: what was heard, what was meant, and how often this was corrected.
learned-listed =
    { $language }: heard “{ $heard }”, meant “{ $meant }”, { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }, { $state ->
        [counts] remembered
       *[other] not yet remembered
    }.

# Nothing was corrected three times, nor even once.
learned-nothing = Nothing has been learned.

# The lessons are gone.
learned-cleared =
    { $count ->
        [0] There was nothing to forget.
        [one] One lesson forgotten.
       *[other] { $count } lessons forgotten.
    }

# The file of the lessons cannot be written.
learned-closed = The file { $file } cannot be written, nothing is forgotten. Allow writing.
