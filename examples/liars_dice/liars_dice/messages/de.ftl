event-rolled = { $seat-is ->
    [you] Du würfelst { LIST($dice) }.
   *[other] { $seat } würfelt { LIST($dice) }.
}
event-bid = { $seat-is ->
    [you] Du bietest { $count } x { $face }.
   *[other] { $seat } bietet { $count } x { $face }.
}
event-doubted = { $seat-is ->
    [you] Du zweifelst das an.
   *[other] { $seat } zweifelt das an.
}
event-showed = { $seat-is ->
    [you] Du zeigst { LIST($dice) }.
   *[other] { $seat } zeigt { LIST($dice) }.
}

action-bid = { $count } x { $face } bieten
action-doubt = anzweifeln

asked = { $over ->
    [yes] Alle Becher sind oben.
   *[no] { $seat-is ->
        [you] Du
       *[other] { $seat }
    }: { $bid-is ->
        [none] das erste Gebot abgeben
       *[other] { $highest ->
            [yes] anzweifeln, denn höher geht es nicht
           *[no] höher bieten oder anzweifeln
        }
    }.
}
outcome = das Gebot { $bid } wurde angezweifelt

area-dice = Würfel
area-table = Der Tisch
label-bid = Gebot
label-no-bid = keines
