# The box of the game: what is learned once, and the boxes that are kept by name.

## Requests, as they stand within a question.

common-learn-box =
    .choice = learn the box
common-ask-box =
    .choice = what is known of the box
common-ask-box-lacks =
    .choice = what is missing about the box
common-pass-over =
    .choice = skip the question
common-leave-lesson =
    .choice = finish the box later
common-list-boxes =
    .choice = the boxes I know
common-use-box =
    .choice = { $box ->
        [none] take another box
       *[other] take the box { $box }
    }
    .missing-box = Which box? Say its name.
common-rename-box =
    .choice = { $box ->
        [none] name the box
       *[other] name the box { $box }
    }
    .missing-box = What shall this box be called?
common-forget-box =
    .choice = { $box ->
        [none] forget the box
       *[other] forget the box { $box }
    }
    .confirm = { $box ->
        [none] Forget all I know of this box?
       *[other] Forget all I know of the box { $box }?
    }

## Answers

# Nothing about this game's box is special.
common-nothing-to-learn = In this game there is nothing to learn about the box.
# The lesson begins; the first question follows.
common-lesson-begun = Tell me about your box. “I don't know” skips, “later” stops.
    .brief = Tell me about your box.
# The lesson stops; all that was told stays.
common-lesson-left = Noted. To go on, say “learn my box”.
# Everything has been asked.
common-lesson-over = That is all about the box, thank you.
# "I don't know", where nothing is asked.
common-no-lesson = I am not asking about the box now.
common-boxes-report =
    { $boxes-count ->
        [0] I know no box yet.
        [one] There is one box: { $box }.
       *[other] Boxes: { LIST($boxes) }. You are playing with { $box }.
    }
common-box-in-use =
    { $is-new ->
        [yes] A new box, { $box }.
       *[no] The box { $box }.
    }{ $is-later ->
        [yes] { " " }It counts from the next game on.
       *[no] { "" }
    }
common-box-renamed = This box is called { $box } now.
common-box-forgotten = The box { $box } is forgotten.
common-no-such-box =
    { $boxes-count ->
        [0] I know no box { $box }.
       *[other] I know no box { $box }, but { LIST($boxes) }.
    }
common-box-name-taken = The name { $box } will not do, or is taken. Which one then?
common-boxes-unkept = Nothing is kept about a box here; what you tell counts for this game.

# What the first box is called until somebody names it.
box-first = home

# The configuration goes before the box.
common-box-overruled = The configuration says otherwise, and it goes first.

## The command "companion box"

box-title = The box { $box }.
box-forgetting = All I know of the box { $box } will be forgotten. Agreed?
box-kept = Nothing is forgotten.
box-which =
    { $action ->
        [use] Which box? Write for example companion box use Lea.
        [rename] Which name? Write for example companion box rename home Lea.
       *[other] One box at a time: write for example companion box { $action } Lea.
    }

# Nothing is sorted any more.
common-sorting-left = We stop sorting here.
