### What the Korean test table says in every game.

# After "취소": the entry that was taken back.
common-taken-back = 취소: { $earliest }.
