"""Keep the score of any game: rounds, totals, and who has won."""
