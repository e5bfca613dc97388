### What the Korean test table says of Shamans.

world-purple = 보라

# Read back when a round begins.
shamans-round-started = { $first } 라운드 시작.
# The first prompts of a round are left out here.
shamans-round-opened = { "" }
shamans-worlds-assumed = { "" }
shamans-row-due = { "" }

# Read back when a card is played.
shamans-card-played = { NAME($world) } { WORDS($value) }, { $seat }.
    .choice = { NAME($world) } { WORDS($value) }, { $seat }

# After the first card of a trick.
shamans-destination-named = { NAME($world) }.

# Whose turn it is.
shamans-card-due = { $seat } 차례.

# A card that lies on the table already is announced again.
shamans-card-already-out = { NAME($world) } { WORDS($value) } 이미.

# After "점수": the points of everybody.
shamans-scores-report = { LIST($points, item: "shamans-scores-item") }.
shamans-scores-item = { $first } { WORDS($second) }
shamans-nobody-scored-report = 모두 영 점.

# One of the seven sentences of a long text.
shamans-world-report = 이 행성에는 아직 카드가 몇 장 더 있어야 해요.
