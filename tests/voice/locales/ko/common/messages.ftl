### What the Korean test table says in every game.

# After "취소": the entry that was taken back.
common-taken-back = 취소: { $earliest }.

# How the table is listened to.
common-listening-changed =
    { $listening ->
        [open] 항상 들어요.
       *[other] 눌러야 들어요.
    }

# Words on purpose were not understood.
common-missed = 네?
common-missed-again = 네?
common-missed-often = 네?

# Speech was cut.
common-silenced = { "" }

# There is no next step.
common-nothing-follows = 끝이에요.
