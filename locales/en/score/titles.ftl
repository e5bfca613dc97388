# The chapters of the rulebook, when it is read.

score-topic-title-overview = keeping the score
score-topic-title-setup = the beginning
score-topic-title-round = a round
score-topic-title-over = the end of the game
score-topic-title-correction = corrections
