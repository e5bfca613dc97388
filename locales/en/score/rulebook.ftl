# What is explained of keeping a score, a sentence each.

score-subject-round = A round ends once everybody at the table has points, or when you say so.
score-subject-total = The total is the sum of the rounds, with your corrections.
score-subject-target = The target is how many points end the game at the end of a round.
score-topic-overview = Say a name and points, for example "Alice twelve": I keep the rounds and the totals.
score-topic-setup = Say "the lowest wins" or "we play to a hundred points" before you begin, if you like.
score-topic-round = Tell the points of each player; "the round is over" counts zero for all others.
score-topic-over = The game ends at the target, or when you say "the game is over".
score-topic-correction = Say "in round two Alice had three points", or "round two does not count".

score-part-setup-names = Tell the points of each round, a name and then a number.
score-part-setup-goal = Say who wins and at how many points, unless the highest wins.
score-setup-2-1 = { score-part-setup-names }
score-setup-2-2 = { score-part-setup-goal }
score-setup-3-1 = { score-part-setup-names }
score-setup-3-2 = { score-part-setup-goal }
score-setup-4-1 = { score-part-setup-names }
score-setup-4-2 = { score-part-setup-goal }
score-setup-5-1 = { score-part-setup-names }
score-setup-5-2 = { score-part-setup-goal }
score-setup-6-1 = { score-part-setup-names }
score-setup-6-2 = { score-part-setup-goal }
score-setup-7-1 = { score-part-setup-names }
score-setup-7-2 = { score-part-setup-goal }
score-setup-8-1 = { score-part-setup-names }
score-setup-8-2 = { score-part-setup-goal }
score-setup-9-1 = { score-part-setup-names }
score-setup-9-2 = { score-part-setup-goal }
score-setup-10-1 = { score-part-setup-names }
score-setup-10-2 = { score-part-setup-goal }
