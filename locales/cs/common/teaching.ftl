# Učení: vysvětlování při hře a návod pro vidící.

## Vysvětlování při hře

# Před úplně první hrou svého druhu.
common-teaching-offered = První hra? Můžu vysvětlovat za pochodu. Ano, nebo ne?

# Vysvětlování začíná.
common-teaching-begun = Každou věc vysvětlím jednou, až přijde poprvé.
    .brief = Vysvětluji při hře.

# Bez vyzvání už nic.
common-teaching-ended = Tak bez vysvětlování. Ptát se můžete kdykoli.
    .brief = Bez vysvětlování.

# Vysvětlit každou věc, když přijde poprvé.
common-teach =
    .choice = vysvětlovat při hře
    .example = „uč nás při hře“

# Vysvětlit všechno ještě jednou.
common-teach-again =
    .choice = vysvětlit všechno znovu
    .example = „uč nás znovu“

# Bez vyzvání už nic nevysvětlovat.
common-teach-no-more =
    .choice = už nevysvětlovat
    .example = „už nevysvětluj“

## Návod pro vidící

# Jak ohlašovat, za dvě minuty.
common-ask-guide =
    .choice = návod pro vidící
    .example = „návod pro vidící“

# Tahle hra návod nemá.
common-no-guide = Pro tuhle hru návod není: řekněte body a já počítám.
