# The rulebook of "Qui sera chaman ?": each answer is one sentence of at most eight seconds.

## Squares: what each of them does

# "What does Start do?"
initiation-subject-start = Start holds as many pawns as you like: the path begins here, and some squares send you back to it.
initiation-subject-square-1 = Square one, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-2 = Square two, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-3 = Square three, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-4 = Square four, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-5 = Square five, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-6 = Square six: Albin shows you the World of Travel and sets you down on square twelve at once.
initiation-subject-square-7 = Square seven, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-8 = Square eight, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-9 = Square nine, end of the first cycle: Ethan moves you on by the same total, without another throw.
initiation-subject-square-10 = Square ten, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-11 = Square eleven, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-12 = Square twelve, cycle two: square six leads here as well; it does nothing.
initiation-subject-square-13 = Square thirteen, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-14 = Square fourteen, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-15 = Square fifteen, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-16 = Square sixteen, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-17 = Square seventeen, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-18 = Square eighteen, end of the second cycle: Léo moves you on by the same total, without another throw.
initiation-subject-square-19 = Square nineteen: Albour and Limbo cost you one turn, unless another pawn takes your place.
initiation-subject-square-20 = Square twenty, cycle three: nothing happens here, you wait for your next throw.
initiation-subject-square-21 = Square twenty-one, cycle three: nothing happens here, you wait for your next throw.
initiation-subject-square-22 = Square twenty-two, cycle three: nothing happens here, you wait for your next throw.
initiation-subject-square-23 = Square twenty-three, cycle three: nothing happens here, you wait for your next throw.
initiation-subject-square-24 = Square twenty-four, cycle three: nothing happens here, you wait for your next throw.
initiation-subject-square-25 = Square twenty-five, cycle three: nothing happens here, you wait for your next throw.
initiation-subject-square-26 = Square twenty-six, cycle three: three and six on the very first throw lead here; it does nothing.
initiation-subject-square-27 = Square twenty-seven, end of the third cycle: the Hauptlings move you on by the same total.
initiation-subject-square-28 = Square twenty-eight, cycle four: nothing happens here, you wait for your next throw.
initiation-subject-square-29 = Square twenty-nine, cycle four: nothing happens here, you wait for your next throw.
initiation-subject-square-30 = Square thirty, cycle four: square forty-two leads back here; it does nothing.
initiation-subject-square-31 = Square thirty-one: the call of Limbo costs you two turns, unless another pawn takes your place.
initiation-subject-square-32 = Square thirty-two, cycle four: nothing happens here, you wait for your next throw.
initiation-subject-square-33 = Square thirty-three, cycle four: nothing happens here, you wait for your next throw.
initiation-subject-square-34 = Square thirty-four, cycle four: nothing happens here, you wait for your next throw.
initiation-subject-square-35 = Square thirty-five, cycle four: nothing happens here, you wait for your next throw.
initiation-subject-square-36 = Square thirty-six, end of the fourth cycle: the player to your left throws both dice, and you move by them.
initiation-subject-square-37 = Square thirty-seven, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-38 = Square thirty-eight, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-39 = Square thirty-nine, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-40 = Square forty, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-41 = Square forty-one, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-42 = Square forty-two: lost in the Mirror World, you go back to square thirty.
initiation-subject-square-43 = Square forty-three, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-44 = Square forty-four, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-45 = Square forty-five, end of the fifth cycle: Luc moves you on by the same total.
initiation-subject-square-46 = Square forty-six, cycle six: nothing happens here, you wait for your next throw.
initiation-subject-square-47 = Square forty-seven, cycle six: nothing happens here, you wait for your next throw.
initiation-subject-square-48 = Square forty-eight, cycle six: nothing happens here, you wait for your next throw.
initiation-subject-square-49 = Square forty-nine, cycle six: nothing happens here, you wait for your next throw.
initiation-subject-square-50 = Square fifty, cycle six: nothing happens here, you wait for your next throw.
initiation-subject-square-51 = Square fifty-one, cycle six: nothing happens here, you wait for your next throw.
initiation-subject-square-52 = Square fifty-two: in Metempsychosis you throw each turn; a six leads to Start, another pawn frees you.
initiation-subject-square-53 = Square fifty-three, cycle six: five and four on the very first throw lead here; it does nothing.
initiation-subject-square-54 = Square fifty-four, end of the sixth cycle: Inyan moves you on by the same total.
initiation-subject-square-55 = Square fifty-five, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-56 = Square fifty-six, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-57 = Square fifty-seven, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-58 = Square fifty-eight: the Jurande rejects the initiation, and you begin again at Start.
initiation-subject-square-59 = Square fifty-nine, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-60 = Square sixty, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-61 = Square sixty-one, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-62 = Square sixty-two, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-63 = Square sixty-three: who lands here exactly becomes a shaman; too far, and you go back by the excess.

## Rules: a reminder for every moment, and the rest

initiation-topic-overview = Everybody leads a pawn over sixty-three squares with two dice; who lands exactly on the last becomes a shaman.
initiation-topic-setup = All pawns stand on Start, both dice are within reach, and everybody knows their pawn by touch.
initiation-topic-start = Everybody throws one die and says it; the highest begins, and those who tie throw again.
initiation-topic-direction = Who begins chooses whether the dice pass to the left or to the right for the whole game.
initiation-topic-play = On your turn throw both dice, say the one and the other, and move by their total.
initiation-topic-neighbour = On thirty-six the player to the left throws both dice, and the pawn moves on by their total.
initiation-topic-metempsychosis = On fifty-two you throw each turn: a six leads back to Start, else you wait until a pawn lands there.
initiation-topic-share = With two pawns each die moves one of them, as the team likes; the first die moves first.
initiation-topic-over = The game ends when a pawn lands exactly on sixty-three, or both pawns of a team.
initiation-topic-first-throw = On the first throw of the game three and six lead to twenty-six, five and four to fifty-three.
initiation-topic-cycles = Nine, eighteen, twenty-seven, forty-five and fifty-four move you on by the same total.
initiation-topic-leads = Six leads to twelve, forty-two back to thirty, and fifty-eight sends you to Start.
initiation-topic-misses = Nineteen costs one turn, thirty-one costs two, unless another pawn takes your place.
initiation-topic-occupied = From a taken square you back up to the first free one, except for the swaps on nineteen, thirty-one, fifty-two.
initiation-topic-bounce = Beyond sixty-three you go back by as many squares as you have too many.
initiation-topic-teams = In teams, or with two pawns each, the dice count separately, and both pawns must reach sixty-three.
initiation-topic-companion-dice = Say "roll the dice": I throw them at random and say them, unless your table does not want that.

## The set-up: four steps

initiation-setup-2-1 = With two players, put the board in the middle and both dice within reach.
initiation-setup-2-2 = With two players, take a pawn each that feels different, and put it on Start.
initiation-setup-2-3 = With two players, throw one die each and say your name and the number.
initiation-setup-2-4 = With two players, the highest chooses left or right, then throws both dice.
initiation-setup-3-1 = With three players, put the board in the middle and both dice within reach.
initiation-setup-3-2 = With three players, take a pawn each that feels different, and put it on Start.
initiation-setup-3-3 = With three players, throw one die each and say your name and the number.
initiation-setup-3-4 = With three players, the highest chooses left or right, then throws both dice.
initiation-setup-4-1 = With four players, put the board in the middle and both dice within reach.
initiation-setup-4-2 = With four players, take a pawn each that feels different, and put it on Start.
initiation-setup-4-3 = With four players, throw one die each and say your name and the number.
initiation-setup-4-4 = With four players, the highest chooses left or right, then throws both dice.
initiation-setup-5-1 = With five players, put the board in the middle and both dice within reach.
initiation-setup-5-2 = With five players, take a pawn each that feels different, and put it on Start.
initiation-setup-5-3 = With five players, throw one die each and say your name and the number.
initiation-setup-5-4 = With five players, the highest chooses left or right, then throws both dice.
initiation-setup-6-1 = With six players, put the board in the middle and both dice within reach.
initiation-setup-6-2 = With six players, take a pawn each that feels different, and put it on Start.
initiation-setup-6-3 = With six players, throw one die each and say your name and the number.
initiation-setup-6-4 = With six players, the highest chooses left or right, then throws both dice.
