# Race 2 Live, erzählt wie von einer, die dabei war.

## Dinge

survivor-ash = Ash
survivor-briar = Briar
survivor-clay = Clay
survivor-dell = Dell

card = { $part1 }
    .takes = die
card-jack = Bube
    .takes = der
    .dative = Buben
    .accusative = Buben
card-queen = Dame
    .takes = die
card-king = König
    .takes = der
card-ace = Ass
    .takes = das

pack-pack-1 = Verbandspäckchen 1
pack-pack-2 = Verbandspäckchen 2
pack-pack-3 = Verbandspäckchen 3

space = { $part1 }/{ $part2 }
    .where = auf { $part1 }/{ $part2 }
space-0 = Start
    .where = am Start

## Ereignisse

event-moves = { $seat-is ->
    [you] Du führst { LIST($survivor) }.
   *[other] { $seat } führt { LIST($survivor) }.
}
event-dealt = { THING($survivor) } bricht mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
} auf.
event-set-aside = { $count ->
    [one] Eine Karte kommt
   *[other] { $count } Karten kommen
} ungesehen beiseite.
event-left-over = { THING($card, article: "indefinite") } bleibt übrig und eröffnet den Heilstapel.
event-scattered = { $count ->
    [one] Ein Marker liegt
   *[other] { $count } Marker liegen
} verdeckt auf dem Weg. Plan, Marker und Überlebende sind von uns: Das Spiel erschien ohne Spielplan.
event-first = { THING($survivor) } stürmt zuerst aus der Tür.
event-rolled = { THING($survivor) } { $backward ->
    [yes] kehrt um
   *[no] rennt weiter
}, { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} weit.
# Erzählt wird, wo ein Zug endet, nicht jeder Schritt.
event-stepped = { "" }
event-stayed = { THING($survivor) } würde über den Start hinausrennen und bleibt { THING($space, as: "where") }.
event-stopped = { THING($survivor) } hält { THING($space, as: "where") } an. Alles ruhig.
event-rescued = { THING($survivor) } holt { THING($other) } da raus!
event-came-home = { THING($survivor) } ist durch die Tür, hinein in die Zuflucht.
event-special = Etwas lauert auf { THING($survivor) }: ein Spezialinfizierter, und zwar { THING($card, article: "indefinite") } (Stärke { $strength }).
event-horde = { THING($survivor) } hat den Alarm ausgelöst. Eine Horde kommt, und zwar zu allen: Stärke { $strength }.
event-reshuffled = Die Spezialinfizierten werden neu gemischt.
event-beat-special = { THING($survivor) } hat eine Karte, die reicht, und kommt vorbei.
# Was aus dem Angriff wird, folgt gleich.
event-can-beat = { "" }
event-cannot-beat = { THING($survivor) } hat nichts, was { $attack-is ->
    [special] so etwas
   *[horde] so viele
} aufhält.
event-played = { THING($survivor) } wehrt den Angriff mit { THING($card, article: "indefinite", case: "dative") } ab{ $keeps ->
    [yes] { " " }und behält die Karte
   *[no] { "" }
}.
event-lost = { THING($survivor) } { $at-start ->
    [yes] wird schwächer und verliert
   *[no] verliert
} { THING($card, article: "indefinite", case: "accusative") }.
event-suspended = { THING($survivor) } sitzt fest und braucht jemanden, der vorbeikommt.
event-died = { THING($survivor) } hat keine Karten mehr und ist tot.
event-freed = Niemand ist mehr da, um zu helfen; { THING($survivor) } kommt allein frei.
event-found-pack = { THING($survivor) } findet ein Verbandspäckchen für { $size ->
    [one] eine Karte
   *[other] { $size } Karten
}.
event-kept-pack = { THING($survivor) } steckt das Verbandspäckchen für { $size ->
    [one] eine Karte
   *[other] { $size } Karten
} ein.
event-used-pack = { THING($survivor) } { $itself ->
    [yes] benutzt
   *[no] verarztet { THING($other) } mit
} { $itself ->
    [yes] ein
   *[no] einem
} Verbandspäckchen für { $size ->
    [one] eine Karte
   *[other] { $size } Karten
}.
event-drew = { THING($survivor) } bekommt { THING($card, article: "indefinite", case: "accusative") } zurück.
event-nothing-to-draw = Im Heilstapel liegt nichts für { THING($survivor) }.
event-found-weapon = { THING($survivor) } findet eine Waffe mit +{ $size }.
event-armed = { THING($survivor) } trägt jetzt eine Waffe mit +{ $size }.
event-kept-weapon = { THING($survivor) } bleibt bei der alten Waffe mit +{ $size }.
event-waited = { THING($survivor) } wartet hinter der Tür.
event-night = Nach { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} wird es Nacht.
event-lost-to-night = Die Nacht holt sich { THING($survivor) }, mitsamt { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}.
event-game-over = Es ist vorbei: { $home } in Sicherheit, noch { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, alle mindestens bis Spalte { $column }.

## Was ein Zug bewirken würde

hint-stepped = { $token ->
    [yes] da liegt ein Marker
   *[no] { "" }
}
hint-rescued = rettet { LIST($other) }
hint-came-home = in die Zuflucht
hint-played = { $keeps ->
    [yes] gezeigt und behalten
   *[no] verbraucht
}
hint-spent-last = die letzte Karte: { THING($died-survivor) } stirbt
hint-died = die letzte Karte: { THING($survivor) } stirbt
hint-suspended = { THING($survivor) } sitzt dann fest
hint-used-pack = { THING($other) } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} und zieht { $draws }
hint-armed = +{ $size } statt +{ $before }
hint-kept-weapon = +{ $size }

## Wie es steht

asked = { $over ->
    [yes] { $ending-is ->
        [night] Das Rennen ist vorbei: Es ist Nacht.
       *[home-or-dead] Das Rennen ist vorbei.
    }
   *[no] { $seat-is ->
        [you] Du: { remark-situation }
       *[other] { $seat }: { remark-situation }
    }
}
remark-situation = { $phase-is ->
    [fork] { THING($survivor) } ist { THING($at, as: "where") }, noch { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }{ $backward ->
        [yes] { " " }zurück
       *[no] { "" }
    }.
    [beat] { remark-attacker }: { THING($survivor) } muss eine Karte spielen, die reicht{ $weapon ->
        [0] { "" }
       *[other] ; die Waffe hilft mit +{ $weapon }
    }.
    [yield] { remark-attacker }: { THING($survivor) } hat keine Karte dagegen und verliert eine.
    [bleed] { THING($survivor) } sitzt fest und verliert eine Karte.
    [pack] { THING($survivor) } hat ein Verbandspäckchen für { $found ->
        [one] eine Karte
       *[other] { $found } Karten
    } gefunden.
    [weapon] { THING($survivor) } hat eine Waffe mit +{ $found } gefunden und trägt eine mit +{ $weapon }.
   *[turn] { THING($survivor) } bricht gleich auf.
}
remark-attacker = { $attack-is ->
    [special] Ein Spezialinfizierter
   *[horde] Eine Horde
} der Stärke { $strength }
remark-turn = Zug { $turns } von höchstens { $turn-limit }: { THING($turn) }
remark-score = { $over ->
    [yes] Ergebnis: { remark-factors }
   *[no] Stand: { remark-factors }
}
remark-factors = Spalte { $progress } von { $columns } x { $health ->
    [one] 1 Karte
   *[other] { $health } Karten
} x { $home } in Sicherheit = { NUMBER($score, minimumFractionDigits: 1) }
outcome = { $ending-is ->
    [night] nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } wurde es Nacht (RLA-49); { remark-factors }
   *[home-or-dead] alle waren in Sicherheit oder tot (RL-071); { remark-factors }
}

## Züge, wie sie auf Knöpfen stehen

action-forward = vorwärts
action-backward = zurück
action-lane = Spur { $lane } nehmen
action-stop = hier anhalten
action-play = { THING($card, article: "definite", case: "accusative") } spielen
action-lose = { THING($card, article: "definite", case: "accusative") } abgeben
action-use-pack = { THING($pack) } für { THING($on) }
action-keep-pack = das Päckchen einstecken
action-take-weapon = die neue Waffe nehmen
action-keep-weapon = die alte Waffe behalten
action-wait = abwarten

## Der Tisch

plan-note = Plan, Marker und Überlebende sind von uns: Das Spiel erschien ohne Spielplan.
area-map = Der Plan, vom Start hinunter bis zur Zuflucht; wo nichts steht, geht es geradeaus weiter
area-survivors = Die Überlebenden
area-hand = Karten von { $name }
area-found = Gefunden
area-health = Heilstapel
area-face-down = Marker, verdeckt auf dem Plan
area-infected-out = Spezialinfizierte, aufgedeckt
area-infected = Spezialinfizierte, die noch kommen
area-aside = Ungesehen beiseitegelegt

label-known = hat sicher
label-token = Marker
    .note = verdeckt
label-free = frei
label-suspended = sitzt fest
label-safe = in Sicherheit
label-dead = tot
label-furthest = war schon bis Spalte
label-unseen-none-of = vom Rest keine
label-unseen-one-of = vom Rest eine
label-weapon = Waffe
label-packs = Verbandspäckchen
label-start = Start
label-safe-house = Zuflucht
label-onward = weiter auf { $lanes-is ->
    [one] Spur { LIST($lanes) }
   *[several] den Spuren { LIST($lanes) }
}
label-counts = zählt { $number }

## Was gedruckt ist

face-number = { $name }
    .group = Karte
    .line1 = Zählt { $name }.
    .line2 = { any-rank }
face-jack = Bube
    .group = Karte
    .line1 = Zählt 11.
    .line2 = { any-rank }
face-queen = Dame
    .group = Karte
    .line1 = Zählt 12.
    .line2 = { any-rank }
face-king = König
    .group = Karte
    .line1 = Zählt 13.
    .line2 = { any-rank }
face-ace = Ass
    .group = Karte
    .line1 = Zählt 14, oder 1, wo das Ass niedrig gilt.
    .line2 = { any-rank }
face-special-attack = Spezialangriff
    .group = Marker
    .line1 = Deckt einen Spezialinfizierten auf: Er geht auf die Person los, die den Marker gefunden hat.
face-horde = Horde
    .group = Marker
    .line1 = Wirf den zehnseitigen Würfel: Die Horde kommt zu allen.
face-pack = Verbandspäckchen { $number }
    .group = Marker
    .line1 = { $number ->
        [one] Eine Karte vom Heilstapel.
       *[other] { $number } Karten vom Heilstapel.
    }
face-weapon = Waffe +{ $number }
    .group = Marker
    .line1 = Zählt { $number } gegen jeden Angriff dazu.
face-survivor = { $title }
    .group = Überlebende
    .line1 = Von uns erdacht.
face-lane = Spur { $number }
    .group = Spur
    .line1 = Die Spuren sind vom oberen Rand des Plans an gezählt.
any-rank = Als Gesundheit: eine Karte auf der Hand. Gegen einen Angriff: gut genug, wenn sie mindestens so hoch ist, die Zahl der Waffe dazugerechnet.
