blurb = Poker for two with three cards and one bet.
option-stake = Stake
    .says = What a bet costs.
standing-paid = chips in the pot
