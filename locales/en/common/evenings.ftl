# What `companion replay`, `companion export` and `companion forget` say.

# Before the steps of a game that is read back.
evening-begins = { $game }: { LIST($seats) }.

# In the place of words, where an announcement was not spoken.
evening-unheard = without words

# After an announcement that counts no more at the end.
evening-taken-back = This no longer counts.

# A game that was read back and came out the same.
evening-same =
    { $count ->
        [0] There is nothing to rule again.
        [one] One announcement ruled again: nothing changes.
       *[other] { $count } announcements ruled again: nothing changes.
    }

# A game that this version rules otherwise.
evening-otherwise =
    { $state ->
        [refused] This version refuses announcement { $number }, so the rest is not read.
       *[otherwise] This version rules otherwise from announcement { $number } on.
    }

# The transcript is written.
evening-exported = The evening is written to { $file }.

# The transcript cannot be written.
evening-unwritten =
    { $fault ->
        [exists] The file { $file } is there already and stays as it is: give another name.
        [full] The disk is full, { $file } is not complete: free some space.
        [read-only] The file { $file } is protected: allow writing or give another name.
       *[other] I cannot write { $file }: give a file in a folder that exists.
    }

# What would be forgotten, then the question.
evening-forget-person = I take { LIST($names) } out of all evenings, with the words of those games. All right?
evening-forget-evening = I delete { LIST($names) } for good. All right?
evening-forget-all = I delete all evenings, names, the box and what I have learned. All right?

# It is done.
evening-forgotten = It is forgotten.

# The answer was not yes.
evening-kept-all = I keep everything.

# A name is missing, or there is one too many.
evening-which =
    { $what ->
        [person] Say whom to forget, for example: companion forget person Bob.
        [evening] Say which evening to forget, for example: companion forget evening friday.db.
       *[all] To forget everything, add no name: companion forget all.
    }

# Nobody of that name has played.
evening-nobody = Nobody is called { $name }: nothing is forgotten.

# There is no such evening.
evening-no-evening = No evening is called { $file }: nothing is forgotten.

# A file cannot be changed.
evening-not-forgotten =
    { $fault ->
        [busy] The evening { $file } is open in another companion: close that one first.
        [foreign] The file { $file } is no evening: it stays as it is.
        [damaged] The file { $file } cannot be read: delete it yourself.
        [full] The disk is full, { $file } stays as it is: free some space.
        [newer] Another version wrote { $file }: update the companion.
       *[other] The file { $file } cannot be changed: allow writing.
    }

# The name of somebody who was forgotten.
evening-somebody =
    { $number ->
        [1] Somebody
       *[other] Somebody { WORDS($number) }
    }
