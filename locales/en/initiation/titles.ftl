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

# Situations, in a choice.

initiation-situation-title-first-three-six = three and six on the first throw
initiation-situation-title-first-five-four = five and four on the first throw
initiation-situation-title-later-nine = a nine on a later throw
initiation-situation-title-doubles = doubles
initiation-situation-title-start-tie = a tie for the first die
initiation-situation-title-occupied = landing on another pawn
initiation-situation-title-led-to-taken = being led to a taken square
initiation-situation-title-backing-onto-special = backing up onto a special square
initiation-situation-title-no-free-square = no free square behind
initiation-situation-title-limbo-taken = a pawn joining you in Limbo
initiation-situation-title-held-six = a six on square fifty-two
initiation-situation-title-held-no-six = no six on square fifty-two
initiation-situation-title-held-freed = a pawn landing on square fifty-two
initiation-situation-title-nobody-frees = nobody landing on square fifty-two
initiation-situation-title-bounce = going beyond sixty-three
initiation-situation-title-bounce-special = a special square after a bounce
initiation-situation-title-exact = landing on sixty-three exactly
initiation-situation-title-cycle-chain = one cycle square after another
initiation-situation-title-sent-to-start = being sent to Start
initiation-situation-title-neighbour-six = a throw for a neighbour
initiation-situation-title-pawn-blocked = a pawn that cannot move
initiation-situation-title-pawn-home = a pawn on sixty-three already
initiation-situation-title-partner-square = the square of your own team's pawn
initiation-situation-title-leaves = a player leaving the path
