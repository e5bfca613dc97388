# The chapters of the rulebook, when it is read.

initiation-topic-title-overview = the aim of the game
initiation-topic-title-setup = the set-up
initiation-topic-title-start = who begins
initiation-topic-title-direction = the direction of play
initiation-topic-title-play = a throw
initiation-topic-title-neighbour = the neighbour's throw
initiation-topic-title-metempsychosis = metempsychosis
initiation-topic-title-share = sharing the dice
initiation-topic-title-over = the end of the game
initiation-topic-title-first-throw = the first nine
initiation-topic-title-cycles = the cycles
initiation-topic-title-leads = squares that lead elsewhere
initiation-topic-title-misses = missed turns
initiation-topic-title-occupied = a taken square
initiation-topic-title-bounce = the bounce
initiation-topic-title-teams = teams and two pawns
initiation-topic-title-companion-dice = the companion's dice
