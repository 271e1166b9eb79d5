card = Karte
    .takes = die
card-jack = Bube
    .takes = der
    .accusative = Buben
card-queen = Dame
    .takes = die
card-king = König
    .takes = der

event-dealt = { $seat-is ->
    [you] Du bekommst { THING($card, case: "accusative", article: "definite") }.
   *[other] { $seat } bekommt { THING($card, case: "accusative", article: "definite") }.
}
event-checked = { $seat-is ->
    [you] Du schiebst.
   *[other] { $seat } schiebt.
}
event-bet = { $seat-is ->
    [you] Du setzt.
   *[other] { $seat } setzt.
}
event-folded = { $seat-is ->
    [you] Du steigst aus.
   *[other] { $seat } steigt aus.
}
event-called = { $seat-is ->
    [you] Du gehst mit.
   *[other] { $seat } geht mit.
}
event-showed = { $seat-is ->
    [you] Du zeigst { THING($card, case: "accusative", article: "definite") }.
   *[other] { $seat } zeigt { THING($card, case: "accusative", article: "definite") }.
}

action-check = schieben
action-bet = setzen
action-fold = aussteigen
action-call = mitgehen

asked = { $over ->
    [yes] Der Pot ist gewonnen.
   *[no] { $seat-is ->
        [you] Du
       *[other] { $seat }
    }: { $bet ->
        [yes] mitgehen oder aussteigen
       *[no] schieben oder setzen
    }.
}
outcome = { $folded ->
    [yes] die andere Person ist ausgestiegen
   *[no] die höhere Karte nimmt den Pot
}

area-card = Karte
area-paid = In den Pot gezahlt
label-chips = Chips
