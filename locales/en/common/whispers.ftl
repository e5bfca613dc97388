# What is for one ear alone: passed on in private, shown to nobody, kept nowhere.

# It was said without "in private".
common-only-whispered = Type "in private" first, so that only one ear hears it.

# Private words that are not clear: a wrong thing in the ear is worse than none.
common-whisper-unclear = That is not clear, so I pass nothing on. Please type it whole.
