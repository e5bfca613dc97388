# Asked before the game: who begins the first round.
shamans-who-begins = Who takes the marker and begins? It goes to the oldest player. Or say "later".
