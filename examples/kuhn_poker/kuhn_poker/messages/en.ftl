card = card
    .takes = a
card-jack = Jack
    .takes = a
card-queen = Queen
    .takes = a
card-king = King
    .takes = a

event-dealt = { $seat-is ->
    [you] You are dealt { THING($card, article: "definite") }.
   *[other] { $seat } is dealt { THING($card, article: "definite") }.
}
event-checked = { $seat-is ->
    [you] You check.
   *[other] { $seat } checks.
}
event-bet = { $seat-is ->
    [you] You bet.
   *[other] { $seat } bets.
}
event-folded = { $seat-is ->
    [you] You fold.
   *[other] { $seat } folds.
}
event-called = { $seat-is ->
    [you] You call.
   *[other] { $seat } calls.
}
event-showed = { $seat-is ->
    [you] You show { THING($card, article: "definite") }.
   *[other] { $seat } shows { THING($card, article: "definite") }.
}

asked = { $over ->
    [yes] The pot is won.
   *[no] { $seat-is ->
        [you] You
       *[other] { $seat }
    }: { $bet ->
        [yes] call the bet or fold
       *[no] check or bet
    }.
}
outcome = { $folded ->
    [yes] the other player folded
   *[no] the higher card takes the pot
}

area-card = Card
area-paid = Paid into the pot
label-chips = Chips
