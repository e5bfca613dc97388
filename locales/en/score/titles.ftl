# The chapters of the rulebook, when it is read.

score-topic-title-overview = keeping the score
score-topic-title-setup = the beginning
score-topic-title-round = a round
score-topic-title-over = the end of the game
score-topic-title-correction = corrections

# Situations, in a choice.

score-situation-title-leaves = a player leaving the table
score-situation-title-tie = the same best total
score-situation-title-wrong-points = points told wrongly
score-situation-title-no-points = a player without points
