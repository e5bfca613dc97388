# What is for one ear alone: passed on in private, shown to nobody, kept nowhere.

# It was said without "in private".
common-only-whispered = Napište nejdřív „soukromě“, ať to slyší jen jedno ucho.

# Private words that are not clear: a wrong thing in the ear is worse than none.
common-whisper-unclear = Není to jasné, a tak nic nepředávám. Napište to prosím celé.
