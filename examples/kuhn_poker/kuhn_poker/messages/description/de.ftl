blurb = Poker zu zweit, mit drei Karten und einem Einsatz.
option-stake = Einsatz
    .says = Was ein Einsatz kostet.
standing-paid = Chips im Pot
