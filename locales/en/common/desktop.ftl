# What the command "companion desktop" says: a start file for the desktop.

# What the start file is called on the desktop.
desktop-name = Shamans companion

# What the desktop tells of it.
desktop-comment = A companion at the game table, by voice and by keyboard

# The start file is in its place.
desktop-installed = { $system ->
        [linux] The companion is in the menu of your desktop now: { $file }.
       *[other] The companion is on your desktop now: { $file }.
    }

# The start file was there, and is no longer.
desktop-removed = The start file is removed.

# There is no start file.
desktop-absent = There is no start file: “companion desktop install” makes one.

# The start file is there.
desktop-there = The start file is { $file }.

# The start file cannot be written or removed.
desktop-unwritten = Nothing can be changed at { $file }: allow writing there.
