### How the rulebook is told in Czech: in layers, by situation, and read from start to end.

## Questions and commands, as choices

# What happens in a situation.
common-ask-what-if =
    .choice =
        { $situation ->
            [none] co se stane v takovém případě
           *[other] případ: { TITLE($situation, of: "situation") }
        }
    .example = „co se stane, když Stín dojde na Měsíc“
    .missing-situation = Co se stane v jakém případě?

# "More", after an explanation.
common-more =
    .choice = víc k tomu vysvětlení
    .example = „řekni víc“

# "Example", after an explanation.
common-example =
    .choice = příklad k tomu vysvětlení
    .example = „příklad“

# "Previous", while the rules or the set-up are told.
common-back =
    .choice = předchozí část
    .example = „předchozí“

# "Read the rules".
common-read-rules =
    .choice =
        { $topic ->
            [none] čtení pravidel od začátku
           *[other] čtení od kapitoly: { TITLE($topic, of: "topic") }
        }
    .example = „přečti pravidla“
    .missing-topic = Od které kapitoly?

# "Go on reading".
common-read-on =
    .choice = pokračování ve čtení
    .example = „čti dál“

## Answers

# Once, before the first chapter that is read.
common-reading-begins = Čtu pravidla. Říkejte „dál“, „předchozí“, „pauza“ nebo „stop“.

# A chapter begins, or is taken up.
common-chapter-begins = Kapitola { WORDS($number) }, celkem { WORDS($count) }: { TITLE($topic, of: "topic") }.

# The last chapter was read.
common-reading-ends = To jsou celá pravidla.

# "Pause" while the rules are read.
common-reading-waits = Čtení počká. Pokračovat můžete slovy „čti dál“.

# "More", and the rulebook has nothing more.
common-nothing-more = Víc už k tomu nemám.

# "Example", and the rulebook has none.
common-no-example = Příklad k tomu nemám.

# "Previous" at the beginning, or while nothing is told.
common-nothing-before = Před tím už nic není.
