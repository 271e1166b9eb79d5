event-rolled = { $seat-is ->
    [you] You roll { LIST($dice) }.
   *[other] { $seat } rolls { LIST($dice) }.
}
event-bid = { $seat-is ->
    [you] You bid { $count } x { $face }.
   *[other] { $seat } bids { $count } x { $face }.
}
event-doubted = { $seat-is ->
    [you] You doubt it.
   *[other] { $seat } doubts it.
}
event-showed = { $seat-is ->
    [you] You show { LIST($dice) }.
   *[other] { $seat } shows { LIST($dice) }.
}

asked = { $over ->
    [yes] All cups are up.
   *[no] { $seat-is ->
        [you] You
       *[other] { $seat }
    }: { $bid-is ->
        [none] make the first bid
       *[other] { $highest ->
            [yes] doubt it, for no bid is higher
           *[no] bid more, or doubt
        }
    }.
}
outcome = the bid { $bid } was doubted

area-dice = Dice
area-table = The table
label-bid = Bid
label-no-bid = none
