### What the sample says in every game.

# The beginning.
common-seat-left = { $seat } leaves. { $seat } is away! is { $seat } back?
common-taken-back = taken back: { $earliest }.
common-history-report = Last: { LIST($announcements) }.
common-which-one = { LIST($choices, join: "or") }?
common-options-report = Say { LIST($options, form: "example") }.
common-missed-again = Say { $example }, or { NAME($example, form: "choice") }.
common-silenced = { "" }
common-ask-rule = The rule.
    .choice = the rule
    .example = "the rule"
