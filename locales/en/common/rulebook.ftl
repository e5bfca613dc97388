# How the rulebook is told: in layers, by situation, and read from start to end.

## Questions and commands, as choices

# What happens in a situation.
common-ask-what-if =
    .choice =
        { $situation ->
            [none] what happens then
           *[other] the case: { TITLE($situation, of: "situation") }
        }
    .example = "what happens if the Shadow reaches the Moon"
    .missing-situation = What happens in which case?

# "More", after an explanation.
common-more =
    .choice = more on what was explained
    .example = "tell me more"

# "Example", after an explanation.
common-example =
    .choice = an example of what was explained
    .example = "example"

# "Previous", while the rules or the set-up are told.
common-back =
    .choice = the passage before
    .example = "previous"

# "Read the rules".
common-read-rules =
    .choice =
        { $topic ->
            [none] reading the rules from the start
           *[other] reading from the chapter: { TITLE($topic, of: "topic") }
        }
    .example = "read the rules"
    .missing-topic = From which chapter?

# "Read on".
common-read-on =
    .choice = reading on
    .example = "read on"

## Answers

# Once, before the first chapter that is read.
common-reading-begins = I read the rules. Say "next", "previous", "pause" or "stop".

# A chapter begins, or is taken up.
common-chapter-begins = Chapter { WORDS($number) } of { WORDS($count) }: { TITLE($topic, of: "topic") }.

# The last chapter was read.
common-reading-ends = Those are all the rules.

# "Pause" while the rules are read.
common-reading-waits = The reading waits. To go on, say "read on".

# "More", and the rulebook has nothing more.
common-nothing-more = I have nothing to add to that.

# "Example", and the rulebook has none.
common-no-example = I have no example for that.

# "Previous" at the beginning, or while nothing is told.
common-nothing-before = There is nothing before that.
