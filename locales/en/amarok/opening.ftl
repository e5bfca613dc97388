# Asked before the game: who begins the first round.
amarok-who-begins = Who saw a wild animal last, and begins? Or say "later".
