# The rulebook of "Qui sera chaman ?": each answer is one sentence of at most eight seconds.

## Table rules, as this table has them

initiation-rule-freed =
    { $freed-goes-to ->
        [back-up] A rule of this table: whoever is freed there backs up to a free square.
       *[square-before] A rule of this table: whoever is freed there goes to the square the newcomer came from.
    }
initiation-rule-exchange =
    { $exchange-without-turns ->
        [no] A rule of this table: with no turn left to miss, there is no swap.
       *[yes] A rule of this table: places are swapped even if no turn is left to miss.
    }
initiation-rule-bounce =
    { $bounce-acts ->
        [no] A rule of this table: the square on which a bounce ends does nothing.
       *[yes] A rule of this table: the square on which a bounce ends acts as usual.
    }
initiation-rule-backing =
    { $backing-up ->
        [past] A rule of this table: backing up goes past every special square.
       *[quiet] A rule of this table: backing up may end on a cycle square or thirty-six, without effect, on no other special square.
    }
initiation-rule-lower =
    { $backing-after-bounce ->
        [higher] A rule of this table: after a bounce, backing up goes to higher numbers.
       *[lower] A rule of this table: backing up always goes to lower numbers, and before one comes Start.
    }
initiation-rule-again =
    { $first-throw-again ->
        [yes] A rule of this table: after you were sent to Start, your next throw is a first throw again.
       *[no] A rule of this table: after you were sent to Start, a nine is a throw like any other.
    }
initiation-rule-neighbour =
    { $neighbour-throw-counts ->
        [yes] A rule of this table: a throw for thirty-six counts for its thrower too.
       *[no] A rule of this table: a throw for thirty-six does not count for its thrower, and a six frees nobody.
    }
initiation-rule-reborn =
    { $reincarnation ->
        [at-once] A rule of this table: back on Start by a six, you throw again at once.
       *[next-turn] A rule of this table: back on Start by a six, you play again on your next turn.
    }
initiation-rule-partners =
    { $partners-share ->
        [yes] A rule of this table: the two pawns of a team may share a square that does nothing.
       *[no] A rule of this table: your own team's pawn takes its square like any other.
    }
initiation-rule-once-more = No new throw is made: your total counts once more.

## Squares: what each of them does

# "What does Start do?"
initiation-subject-start = Start holds as many pawns as you like: the path begins here, and some squares send you back to it.
    .more = Fifty-eight sends you here, and so does a six on fifty-two. That there is room for all is a rule of this table. { initiation-rule-again }
    .example = Three pawns stand on Start, a fourth one joins them, and nobody backs up.
initiation-subject-square-1 = Square one, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-2 = Square two, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-3 = Square three, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-4 = Square four, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-5 = Square five, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-6 = Square six: Albin shows you the World of Travel and sets you down on square twelve at once.
    .more = The World of Travel is that of time and space. If twelve is taken, you back up from there.
    .example = You land on six: put your pawn on twelve.
initiation-subject-square-7 = Square seven, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-8 = Square eight, cycle one: nothing happens here, you wait for your next throw.
initiation-subject-square-9 = Square nine, end of the first cycle: Ethan moves you on by the same total, without another throw.
    .more = Ethan teaches you to dream while awake. { initiation-rule-once-more }
    .example = From two a throw of seven leads to nine, and on to sixteen.
initiation-subject-square-10 = Square ten, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-11 = Square eleven, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-12 = Square twelve, cycle two: square six leads here as well; it does nothing.
    .more = { initiation-subject-square-6.more }
initiation-subject-square-13 = Square thirteen, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-14 = Square fourteen, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-15 = Square fifteen, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-16 = Square sixteen, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-17 = Square seventeen, cycle two: nothing happens here, you wait for your next throw.
initiation-subject-square-18 = Square eighteen, end of the second cycle: Léo moves you on by the same total, without another throw.
    .more = Léo explains how to compose your own dream. { initiation-rule-once-more }
    .example = From eleven a throw of seven leads to eighteen, and on to twenty-five.
initiation-subject-square-19 = Square nineteen: Albour and Limbo cost you one turn, unless another pawn takes your place.
    .more = Albour tells you about the world of Limbo meanwhile. { initiation-rule-freed } { initiation-rule-exchange }
    .example = { initiation-topic-misses.example }
initiation-subject-square-20 = Square twenty, cycle three: nothing happens here, you wait for your next throw.
initiation-subject-square-21 = Square twenty-one, cycle three: nothing happens here, you wait for your next throw.
initiation-subject-square-22 = Square twenty-two, cycle three: nothing happens here, you wait for your next throw.
initiation-subject-square-23 = Square twenty-three, cycle three: nothing happens here, you wait for your next throw.
initiation-subject-square-24 = Square twenty-four, cycle three: nothing happens here, you wait for your next throw.
initiation-subject-square-25 = Square twenty-five, cycle three: nothing happens here, you wait for your next throw.
initiation-subject-square-26 = Square twenty-six, cycle three: three and six on the very first throw lead here; it does nothing.
    .more = { initiation-topic-first-throw.more }
initiation-subject-square-27 = Square twenty-seven, end of the third cycle: the Hauptlings move you on by the same total.
    .more = The Hauptling family describes the universes of the Mirror World. { initiation-rule-once-more }
    .example = From twenty a throw of seven leads to twenty-seven, and on to thirty-four.
initiation-subject-square-28 = Square twenty-eight, cycle four: nothing happens here, you wait for your next throw.
initiation-subject-square-29 = Square twenty-nine, cycle four: nothing happens here, you wait for your next throw.
initiation-subject-square-30 = Square thirty, cycle four: square forty-two leads back here; it does nothing.
    .more = { initiation-subject-square-42.more }
initiation-subject-square-31 = Square thirty-one: the call of Limbo costs you two turns, unless another pawn takes your place.
    .more = You listened to Limbo and were drawn into its world. { initiation-rule-freed } { initiation-rule-exchange }
    .example = { initiation-topic-misses.example }
initiation-subject-square-32 = Square thirty-two, cycle four: nothing happens here, you wait for your next throw.
initiation-subject-square-33 = Square thirty-three, cycle four: nothing happens here, you wait for your next throw.
initiation-subject-square-34 = Square thirty-four, cycle four: nothing happens here, you wait for your next throw.
initiation-subject-square-35 = Square thirty-five, cycle four: nothing happens here, you wait for your next throw.
initiation-subject-square-36 = Square thirty-six, end of the fourth cycle: the player to your left throws both dice, and you move by them.
    .more = { initiation-topic-neighbour.more }
    .example = { initiation-topic-neighbour.example }
initiation-subject-square-37 = Square thirty-seven, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-38 = Square thirty-eight, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-39 = Square thirty-nine, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-40 = Square forty, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-41 = Square forty-one, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-42 = Square forty-two: lost in the Mirror World, you go back to square thirty.
    .more = Your path goes on from thirty with your next throw. If thirty is taken, you back up from there.
    .example = You land on forty-two: put your pawn on thirty.
initiation-subject-square-43 = Square forty-three, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-44 = Square forty-four, cycle five: nothing happens here, you wait for your next throw.
initiation-subject-square-45 = Square forty-five, end of the fifth cycle: Luc moves you on by the same total.
    .more = Luc teaches you to see the auras of souls, and draws on the psychic energy around the table. { initiation-rule-once-more }
    .example = From forty a throw of five leads to forty-five, and on to fifty.
initiation-subject-square-46 = Square forty-six, cycle six: nothing happens here, you wait for your next throw.
initiation-subject-square-47 = Square forty-seven, cycle six: nothing happens here, you wait for your next throw.
initiation-subject-square-48 = Square forty-eight, cycle six: nothing happens here, you wait for your next throw.
initiation-subject-square-49 = Square forty-nine, cycle six: nothing happens here, you wait for your next throw.
initiation-subject-square-50 = Square fifty, cycle six: nothing happens here, you wait for your next throw.
initiation-subject-square-51 = Square fifty-one, cycle six: nothing happens here, you wait for your next throw.
initiation-subject-square-52 = Square fifty-two: in Metempsychosis you throw each turn; a six leads to Start, another pawn frees you.
    .more = { initiation-topic-metempsychosis.more }
    .example = { initiation-topic-metempsychosis.example }
initiation-subject-square-53 = Square fifty-three, cycle six: five and four on the very first throw lead here; it does nothing.
    .more = { initiation-topic-first-throw.more }
initiation-subject-square-54 = Square fifty-four, end of the sixth cycle: Inyan moves you on by the same total.
    .more = Inyan teaches you to master your emotions and so to escape Kriskell. { initiation-rule-once-more }
    .example = From fifty a throw of four leads to fifty-four, and on to fifty-eight, which sends you to Start.
initiation-subject-square-55 = Square fifty-five, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-56 = Square fifty-six, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-57 = Square fifty-seven, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-58 = Square fifty-eight: the Jurande rejects the initiation, and you begin again at Start.
    .more = You were not properly initiated, so you wake up on Start. { initiation-rule-again }
    .example = You land on fifty-eight: put your pawn on Start.
initiation-subject-square-59 = Square fifty-nine, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-60 = Square sixty, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-61 = Square sixty-one, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-62 = Square sixty-two, cycle seven: nothing happens here, you wait for your next throw.
initiation-subject-square-63 = Square sixty-three: who lands here exactly becomes a shaman; too far, and you go back by the excess.
    .more = It ends the seventh cycle, and your initiation with it. { initiation-rule-bounce }
    .example = { initiation-topic-bounce.example }

## Rules, as they are read from start to end; some are the reminder for a moment

initiation-topic-overview = Everybody leads a pawn over sixty-three squares with two dice; who lands exactly on the last becomes a shaman.
    .more = It is the path of a future shaman, dreamt in seven cycles of nine squares and guided by Great Shamans. Some squares help you on, others hold you or send you back. By a rule of this table two to six can play.
    .example = You stand on sixty and throw a one and a two: that is sixty-three, and you are a shaman.
initiation-topic-setup = All pawns stand on Start, both dice are within reach, and everybody knows their pawn by touch.
    .more = The board lies in the middle, so that every hand can follow its path. As many pawns as you like stand on Start: that is a rule of this table.
    .example = Four players put four pawns on Start, then everybody throws one die.
initiation-topic-start = Everybody throws one die and says it; the highest begins, and those who tie throw again.
    .more = The others do not throw again. Whoever begins also chooses the direction of play.
    .example = Five, three and five: the two with a five throw again.
initiation-topic-direction = Who begins chooses whether the dice pass to the left or to the right for the whole game.
    .more = On thirty-six it is always the player to your left who throws, whatever the direction.
    .example = You choose right: after you, the player to your right throws.
initiation-topic-play =
    { $variant ->
        [plain] On your turn throw both dice, say the one and the other, and move by their total.
       *[other] On your turn throw both dice, say the one and the other, and let each of them move one of your pawns.
    }
    .more = Say both dice and not only a sum, since a six or a first nine may depend on them. Then the square on which you land acts. Doubles have no rule of their own.
    .example = You throw a four and a one on thirty-two: your pawn goes to thirty-seven.
initiation-topic-first-throw =
    { $variant ->
        [plain] On the first throw of the game three and six lead to twenty-six, five and four to fifty-three.
       *[other] Nobody is led on by a nine on the first throw, since with two pawns the dice count apart.
    }
    .more =
        { $variant ->
            [plain] An intercessor leads you straight there, past everything between. { initiation-rule-again }
           *[other] With one pawn each, three and six would lead to twenty-six, five and four to fifty-three.
        }
    .example =
        { $variant ->
            [plain] You throw a four and a five for the first time: put your pawn on fifty-three.
           *[other] You throw a four and a five: one pawn goes to four, the other to five.
        }
initiation-topic-occupied = From a taken square you back up to the first free one, except for the swaps on nineteen, thirty-one, fifty-two.
    .more = That comes before anything the square would do, and holds too for squares you are led to. { initiation-rule-backing } { initiation-rule-lower }
    .example = A pawn stands on twenty-three, and you land there: put your pawn on twenty-two.
initiation-topic-leads = Six leads to twelve, forty-two back to thirty, and fifty-eight sends you to Start.
    .more = Albin shows you the World of Travel on six. On forty-two you are lost in the Mirror World, and on fifty-eight the Jurande does not find you properly initiated.
    .example = You land on forty-two: your pawn goes back to thirty.
initiation-topic-cycles = Nine, eighteen, twenty-seven, forty-five and fifty-four move you on by the same total.
    .more = { initiation-rule-once-more } It counts yet again where it leads to another such square. Your guides there are Ethan, Léo, the Hauptling family, Luc and Inyan.
    .example = You come to nine with a nine: on to eighteen, to twenty-seven, and to thirty-six.
initiation-topic-misses = Nineteen costs one turn, thirty-one costs two, unless another pawn takes your place.
    .more = It is the world of Limbo that keeps you, with Albour on nineteen. { initiation-rule-freed } { initiation-rule-exchange }
    .example = You wait on nineteen, and the next player lands there and waits instead of you.
initiation-topic-neighbour = On thirty-six the player to the left throws both dice, and the pawn moves on by their total.
    .more = Diya presents Bioneirois, who reveals a possible future. It is a move like any other, so squares act. { initiation-rule-neighbour }
    .example = The player to your left throws a two and a one: you go on to thirty-nine.
initiation-topic-metempsychosis = On fifty-two you throw each turn: a six leads back to Start, else you wait until a pawn lands there.
    .more = The Lemures of Kriskell have drained you, and Orakumo helps you by a six. Whoever lands there frees you, and you move by the total that brought them. { initiation-rule-reborn }
    .example = The next player comes to fifty-two with a seven: you are free and go to fifty-nine.
initiation-topic-bounce = Beyond sixty-three you go back by as many squares as you have too many.
    .more = Sixty-three has to be reached exactly. { initiation-rule-bounce }
    .example = You throw a five on sixty: three to sixty-three, two back, and you stand on sixty-one.
initiation-topic-over = The game ends when a pawn lands exactly on sixty-three, or both pawns of a team.
    .more = Then the seventh cycle is complete and the initiation done. The first team with both of its pawns there wins together.
    .example = You stand on fifty-nine and throw a three and a one: you are a shaman.
initiation-topic-teams = In teams, or with two pawns each, the dice count separately, and both pawns must reach sixty-three.
    .more = A team is two players who face each other, and it chooses which pawn takes which die. If one pawn is held or misses turns, one die is thrown for the other. { initiation-rule-partners }
    .example = A five and a two: one pawn goes on by five, the other by two.
initiation-topic-share = With two pawns each die moves one of them, as the team likes; the first die moves first.
    .more = Say which pawn takes which die; either partner may say it. Where only one pawn can move, a single die is thrown.
    .example = You say: the first die for pawn two, and the other die moves pawn one.
initiation-topic-companion-dice =
    { $companion-throws ->
        [no] I never throw the dice: that is a rule of this table.
       *[yes] Say "roll the dice": by a rule of this table I throw them at random and say them.
    }
    .more = Dice that you throw yourselves count just as well: say both of them.
    .example = I say: four and two, and you move your pawn by six.

## Situations: what happens if …

initiation-situation-first-three-six =
    { $variant ->
        [plain] Three and six on your very first throw lead your pawn straight to twenty-six.
       *[other] { initiation-topic-first-throw }
    }
    .more = { initiation-topic-first-throw.more }
    .example = { initiation-topic-first-throw.example }
initiation-situation-first-five-four =
    { $variant ->
        [plain] Five and four on your very first throw lead your pawn straight to fifty-three.
       *[other] { initiation-topic-first-throw }
    }
    .more = { initiation-topic-first-throw.more }
    .example = { initiation-topic-first-throw.example }
initiation-situation-later-nine = A nine on a later throw is nine squares and no more: it leads neither to twenty-six nor to fifty-three.
    .more = { initiation-rule-again }
    .example = From one a later nine leads to ten.
initiation-situation-doubles = Doubles have no rule of their own: they count their sum, and you do not throw again.
    .more = On fifty-two two sixes are a six like any other.
    .example = Two threes: your pawn goes on by six, and the next player throws.
initiation-situation-start-tie = Those who tie for the highest die throw again, until one of them is ahead.
    .more = The others do not throw again. The highest then begins and chooses the direction.
    .example = { initiation-topic-start.example }
initiation-situation-occupied = If a pawn stands where you land, you back up to the first free square; on nineteen, thirty-one, fifty-two you swap.
    .more = { initiation-topic-occupied.more }
    .example = { initiation-topic-occupied.example }
initiation-situation-led-to-taken = If the square you are led to is taken, you back up from there to the first free one.
    .more = That holds for twelve and thirty, and for twenty-six and fifty-three too. { initiation-rule-backing }
    .example = You land on six while a pawn stands on twelve: put yours on eleven.
initiation-situation-backing-onto-special = { initiation-rule-backing }
    .more = On a square that does nothing with you, you simply wait for your next throw.
    .example =
        { $backing-up ->
            [past] Twenty-eight is taken, so you go past twenty-seven and stand on twenty-six.
           *[quiet] Twenty-eight is taken: you stand on twenty-seven and are not moved on.
        }
initiation-situation-no-free-square = Where no square behind is free any more, you stand on Start, by a rule of this table.
    .more = There is room for all on Start. { initiation-rule-lower }
initiation-situation-limbo-taken = Whoever lands on nineteen or thirty-one takes the place of the pawn there, and misses the turns instead.
    .more = { initiation-rule-freed } { initiation-rule-exchange }
    .example = { initiation-topic-misses.example }
initiation-situation-held-six = A six on either die takes you from fifty-two back to Start, where you begin again.
    .more = Orakumo helps you to be born again. { initiation-rule-reborn }
    .example = You throw a six and a two on fifty-two: your pawn goes to Start.
initiation-situation-held-no-six = Without a six you stay on fifty-two, and throw again on your next turn.
    .more = You are also free as soon as another pawn lands there.
    .example = Five and four on fifty-two: nothing moves.
initiation-situation-held-freed = Whoever lands on fifty-two takes your place, and you move on by the total that brought them.
    .more = That total counts once, even where it moved the newcomer on. It is a move like any other: squares act, and sixty-three wins.
    .example = { initiation-topic-metempsychosis.example }
initiation-situation-nobody-frees = If nobody lands on fifty-two, you go on throwing two dice each turn, until a six takes you to Start.
    .more = There is no limit to the turns this takes, and the others play on meanwhile.
initiation-situation-bounce = If you go too far, you go back from sixty-three by the excess.
    .more = { initiation-topic-bounce.more }
    .example = { initiation-topic-bounce.example }
initiation-situation-bounce-special = { initiation-rule-bounce }
    .more =
        { $bounce-acts ->
            [no] You stand there and throw again on your next turn.
           *[yes] So fifty-eight sends you to Start, fifty-two holds you, and fifty-four moves you forwards again.
        }
    .example =
        { $bounce-acts ->
            [no] Five too many: you stand on fifty-eight, and nothing happens.
           *[yes] Five too many: you stand on fifty-eight, and it sends you to Start.
        }
initiation-situation-exact = Landing exactly on sixty-three makes you a shaman, and the game is over.
    .more = In teams, or with two pawns, both pawns must stand there.
    .example = { initiation-topic-over.example }
initiation-situation-cycle-chain = If the same total leads to another cycle square, it counts once more from there.
    .more = { initiation-rule-once-more } It goes on until your pawn rests on another square.
    .example = { initiation-topic-cycles.example }
initiation-situation-sent-to-start = Sent to Start, you begin again there, and keep your place in the order of play.
    .more = There is room for all on Start, by a rule of this table. { initiation-rule-again }
initiation-situation-neighbour-six = { initiation-rule-neighbour }
    .more = Whoever misses turns or waits on fifty-two throws for you all the same, if they sit to your left.
initiation-situation-pawn-blocked = If one pawn is held or misses turns, a single die is thrown, for the other pawn.
    .more = If neither can move and one waits on fifty-two, two dice are thrown for a six.
    .example = Pawn one misses a turn: you throw a four, and pawn two goes on by four.
initiation-situation-pawn-home = A pawn on sixty-three stays there, and a single die is thrown for the other pawn.
    .more = The first team with both pawns there wins.
initiation-situation-partner-square = { initiation-rule-partners }
    .more =
        { $partners-share ->
            [yes] On a square that acts, you back up all the same.
           *[no] So you back up from it, and on nineteen, thirty-one and fifty-two you swap.
        }
initiation-situation-leaves = Whoever leaves is passed over until they are back, and their pawn stays where it is.
    .more = Say who leaves, and later who is back. The pawn still takes its square.

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
