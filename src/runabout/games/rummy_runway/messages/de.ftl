# Rummy Runway, aus der ersten Reihe erzählt.

## Dinge

card-red-0 = rote 0
    .takes = die
    .dative = roten 0
card-red-1 = rote 1
    .takes = die
    .dative = roten 1
card-red-2 = rote 2
    .takes = die
    .dative = roten 2
card-red-3 = rote 3
    .takes = die
    .dative = roten 3
card-red-4 = rote 4
    .takes = die
    .dative = roten 4
card-red-5 = rote 5
    .takes = die
    .dative = roten 5
card-red-6 = rote 6
    .takes = die
    .dative = roten 6
card-red-7 = rote 7
    .takes = die
    .dative = roten 7
card-red-8 = rote 8
    .takes = die
    .dative = roten 8
card-red-9 = rote 9
    .takes = die
    .dative = roten 9
card-yellow-0 = gelbe 0
    .takes = die
    .dative = gelben 0
card-yellow-1 = gelbe 1
    .takes = die
    .dative = gelben 1
card-yellow-2 = gelbe 2
    .takes = die
    .dative = gelben 2
card-yellow-3 = gelbe 3
    .takes = die
    .dative = gelben 3
card-yellow-4 = gelbe 4
    .takes = die
    .dative = gelben 4
card-yellow-5 = gelbe 5
    .takes = die
    .dative = gelben 5
card-yellow-6 = gelbe 6
    .takes = die
    .dative = gelben 6
card-yellow-7 = gelbe 7
    .takes = die
    .dative = gelben 7
card-yellow-8 = gelbe 8
    .takes = die
    .dative = gelben 8
card-yellow-9 = gelbe 9
    .takes = die
    .dative = gelben 9
card-blue-0 = blaue 0
    .takes = die
    .dative = blauen 0
card-blue-1 = blaue 1
    .takes = die
    .dative = blauen 1
card-blue-2 = blaue 2
    .takes = die
    .dative = blauen 2
card-blue-3 = blaue 3
    .takes = die
    .dative = blauen 3
card-blue-4 = blaue 4
    .takes = die
    .dative = blauen 4
card-blue-5 = blaue 5
    .takes = die
    .dative = blauen 5
card-blue-6 = blaue 6
    .takes = die
    .dative = blauen 6
card-blue-7 = blaue 7
    .takes = die
    .dative = blauen 7
card-blue-8 = blaue 8
    .takes = die
    .dative = blauen 8
card-blue-9 = blaue 9
    .takes = die
    .dative = blauen 9
card-wild-0 = 0er-Joker
    .takes = der
card-wild-1 = 1er-Joker
    .takes = der
card-wild-2 = 2er-Joker
    .takes = der
card-wild-3 = 3er-Joker
    .takes = der
card-wild-4 = 4er-Joker
    .takes = der
card-wild-5 = 5er-Joker
    .takes = der
card-wild-6 = 6er-Joker
    .takes = der
card-wild-7 = 7er-Joker
    .takes = der
card-wild-8 = 8er-Joker
    .takes = der
card-wild-9 = 9er-Joker
    .takes = der

colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-wild = jede Farbe

# Die Wörter auf den Karten
style-classic = Klassik
style-preppy = Preppy
style-vintage = Vintage
style-punk = Punk
style-bohemian = Boho
style-cyberpunk = Cyberpunk
style-gothic = Gothic
style-sporty = Sport
style-disco = Disco
style-couture = Couture
fabric-felt = Filz
fabric-cotton = Baumwolle
fabric-denim = Denim
fabric-wool = Wolle
fabric-lace = Spitze
fabric-linen = Leinen
fabric-leather = Leder
fabric-velvet = Samt
fabric-satin = Satin
fabric-silk = Seide
item-socks = Socken
item-scarf = Schal
item-shirt = Hemd
item-hat = Hut
item-skirt = Rock
item-pants = Hose
item-jacket = Jacke
item-dress = Kleid
item-coat = Mantel
item-gown = Robe

outfit = Outfit { $part1 }
    .short = { $part1 }

places-left = linke
    .takes = die
places-middle = mittlere
    .takes = die
places-right = rechte
    .takes = die
end-left = links
    .start = Links
end-right = rechts
    .start = Rechts

worn = { $wild ->
    [yes] { THING($card, article: "indefinite", case: "dative") } in { THING($colour) }
   *[no] { THING($card, article: "indefinite", case: "dative") }
}

# Stil, Stoff und Teil in dieser Reihenfolge; wo die Farben frei sind, auch mehrere von einer Sorte oder keines.
remark-look = { $third-is ->
    [none] { $second-is ->
        [none] { THING($first) }
       *[other] { remark-look-of-two }
    }
   *[other] { remark-look-of-three }
}
remark-look-of-two = { $first-is ->
    [style] { $second-is ->
        [style] { THING($first) } und { THING($second) }
        [fabric] { THING($first) } aus { THING($second) }
       *[item] { THING($first) }-{ THING($second) }
    }
    [fabric] { $second-is ->
        [fabric] { THING($first) } und { THING($second) }
       *[item] { THING($second) } aus { THING($first) }
    }
   *[item] { THING($first) } mit { THING($second) }
}
remark-look-of-three = { $first-is ->
    [style] { $second-is ->
        [style] { $third-is ->
            [style] { THING($first) }, { THING($second) } und { THING($third) }
            [fabric] { THING($first) } und { THING($second) } aus { THING($third) }
           *[item] { THING($first) }-{ THING($second) }-{ THING($third) }
        }
        [fabric] { $third-is ->
            [fabric] { THING($first) } aus { THING($second) } und { THING($third) }
           *[item] { THING($first) }-{ THING($third) } aus { THING($second) }
        }
       *[item] { THING($first) }-{ THING($second) } mit { THING($third) }
    }
    [fabric] { $second-is ->
        [fabric] { $third-is ->
            [fabric] { THING($first) }, { THING($second) } und { THING($third) }
           *[item] { THING($third) } aus { THING($first) } und { THING($second) }
        }
       *[item] { THING($second) } mit { THING($third) } aus { THING($first) }
    }
   *[item] { THING($first) }, { THING($second) } und { THING($third) }
}
remark-worth = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}{ $trends ->
    [0] { "" }
   *[other] { " " }und { $trends } durch Trends
}

# $name: wie der Trend heißt, wenn ihn keine eigene Zeile nennt
trend = { $name }
trend-runway-black-tie = Black Tie
trend-runway-street-casual = Straßenlook
trend-runway-minimalist = Minimalistisch
trend-runway-maximalist = Maximalistisch
trend-runway-less-is-more = Weniger ist mehr
trend-runway-cloud-nine = Wolke neun
trend-runway-lucky-seven = Glückliche Sieben
trend-runway-high-five = High Five
trend-runway-wild-side = Wilde Seite
trend-runway-pure-couture = Reine Couture
trend-runway-statement-piece = Statement-Stil
trend-runway-item-of-the-season = Teil der Saison
trend-runway-fabric-first = Stoff geht vor
trend-runway-colour-order = Farbfolge
trend-runway-odd-one-out = Schön schräg
trend-runway-even-keel = Gerade Linie
trend-runway-full-collection = Volle Kollektion
trend-runway-capsule-closet = Kleiner Schrank

runway = { THING($trend) } ({ THING($asks) }, +{ $bonus })

asks-formal = formell
asks-casual = leger
asks-sum-at-most = Summe höchstens { $number }
asks-sum-at-least = Summe mindestens { $number }
asks-contains = hat eine { $number }
asks-wild = hat einen Joker
asks-no-wild = hat keinen Joker
asks-highest = leger, die höchste in { THING($colour) }
asks-colour-order = leger, Rot-Gelb-Blau oder Blau-Gelb-Rot
asks-odd = { asks-so-many } ungerade
asks-even = { asks-so-many } gerade
asks-so-many = { $number ->
    [1] eine
    [2] zwei
   *[other] drei
}
asks-outfits = { $number ->
    [one] ein Outfit
   *[other] { $number } Outfits
}, einmal
asks-closet = { $number ->
    [0] nichts
   *[other] { $number }
} im Schrank, einmal

followed = { THING($trend) } (+{ $points })

## Ereignisse

event-round = { $seat-is ->
    [you] Runde { $number }. Du fängst an.
   *[other] Runde { $number }. { $seat } fängt an.
}
event-runways = Auf dem Laufsteg (von uns erdacht): { LIST($trends) }.
event-dealt = { $viewer-is ->
    [seat] { "" }
   *[nobody] { $seat } bekommt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
event-dealt-card = { $seat-is ->
    [you] Du bekommst { LIST($card, article: "indefinite", case: "accusative") }.
   *[other] { $seat } bekommt { LIST($card, article: "indefinite", case: "accusative") }.
}
event-turned-up = Die Ablagereihe beginnt mit { THING($card, article: "indefinite", case: "dative") }.
event-refilled = Der Stapel ist leer; { $count ->
    [one] eine Karte der Reihe wird
   *[other] { $count } Karten der Reihe werden
} ein neuer.
event-drew = { $seat-is ->
    [you] Du ziehst eine Karte.
   *[other] { $seat } zieht eine Karte.
}
event-drew-card = { $seat-is ->
    [you] Du ziehst { THING($card, article: "indefinite", case: "accusative") }.
   *[other] { $seat } zieht { THING($card, article: "indefinite", case: "accusative") }.
}
event-took = { $seat-is ->
    [you] Du nimmst { THING($card, article: "indefinite", case: "accusative") } aus der Reihe.
   *[other] { $seat } nimmt { THING($card, article: "indefinite", case: "accusative") } aus der Reihe.
}
event-nothing-to-draw = { $seat-is ->
    [you] Für dich gibt es nichts zu ziehen.
   *[other] Für { $seat } gibt es nichts zu ziehen.
}
event-laid = { $seat-is ->
    [you] Du legst { THING($card, article: "indefinite", case: "accusative") }{ action-out-of-the-closet } hin.
   *[other] { $seat } legt { THING($card, article: "indefinite", case: "accusative") }{ action-out-of-the-closet } hin.
}
action-out-of-the-closet = { $from-closet ->
    [yes] { " " }aus dem Schrank
   *[no] { "" }
}
event-worn = { $seat-is ->
    [you] Du trägst { THING($card, article: "definite", case: "accusative") } in { THING($colour) }.
   *[other] { $seat } trägt { THING($card, article: "definite", case: "accusative") } in { THING($colour) }.
}
event-formed = { $seat-is ->
    [you] Du stellst { event-formed-of } zusammen{ event-formed-from }.
   *[other] { $seat } stellt { event-formed-of } zusammen{ event-formed-from }.
}
event-formed-of = ein Outfit aus { LIST($cards) }
event-formed-from = { $from-closet-is ->
    [none] { "" }
   *[other] , { LIST($from-closet, article: "definite") } Karte aus dem Schrank
}
event-riffed = { $seat-is ->
    [you] Du stylst ein Outfit um: { event-riffed-how }.
   *[other] { $seat } stylt ein Outfit um: { event-riffed-how }.
}
event-riffed-how = { THING($end, as: "start") } kommt { THING($card, article: "indefinite") }{ action-out-of-the-closet } dran, { THING($taken, article: "indefinite") } wandert in den Schrank
event-restyled = Das Outfit heißt jetzt { remark-look }: { remark-worth }.
event-discarded = { $seat-is ->
    [you] Du wirfst { THING($card, article: "indefinite", case: "accusative") } ab.
   *[other] { $seat } wirft { THING($card, article: "indefinite", case: "accusative") } ab.
}
event-no-discard = { $seat-is ->
    [you] Du hast keine Karte zum Abwerfen.
   *[other] { $seat } hat keine Karte zum Abwerfen.
}
event-trimmed = { $seat-is ->
    [you] Du mistest aus: Raus mit { THING($card, article: "definite", case: "dative") }!
   *[other] { $seat } mistet aus: Raus mit { THING($card, article: "definite", case: "dative") }!
}
event-triggered = { $by-outfit ->
    [yes] { $seat-is ->
        [you] Du hast ein drittes Outfit: Alle anderen haben noch einen letzten Zug.
       *[other] { $seat } hat ein drittes Outfit: Alle anderen haben noch einen letzten Zug.
    }
   *[no] { $seat-is ->
        [you] Du hast keine Karten mehr: Alle anderen haben noch einen letzten Zug.
       *[other] { $seat } hat keine Karten mehr: Alle anderen haben noch einen letzten Zug.
    }
}
event-tired = Das Publikum gähnt: Nach je { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
} ist die Runde vorbei.
event-followed = { $seat-is ->
    [you] Du triffst den Geschmack: { LIST($trend) }.
   *[other] { $seat } trifft den Geschmack: { LIST($trend) }.
}
event-scored = { $seat-is ->
    [you] Du bekommst { $points }: für Outfits { $outfits }, für den Schrank { $closet }{ event-scored-trends }.
   *[other] { $seat } bekommt { $points }: für Outfits { $outfits }, für den Schrank { $closet }{ event-scored-trends }.
}
event-scored-trends = { $trends ->
    [0] { "" }
   *[other] , für Trends { $trends } (von uns erdacht)
}
event-total = { $seat-is ->
    [you] Du hast insgesamt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $seat } hat insgesamt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }.
}
event-ended = { $why-is ->
    [target] Die Show ist vorbei: Die vereinbarten Punkte sind erreicht (RY-090).
   *[rounds] Die Show ist vorbei: Die letzte Runde ist gespielt (RY-092).
}
event-gathered = Alle Karten werden in den Stapel gemischt.

## Was ein Zug bewirken würde

hint-riffed = { THING($card) } hinein, { THING($taken) } in den Schrank
hint-restyled = { $first-is ->
    [riffed] { THING($outfit, as: "short") } bringt dann { remark-worth }
   *[other] { "" }
}
preview = { $sure ->
    [yes] { remark-look }: { remark-worth }{ preview-follows }
   *[no] bestenfalls { remark-look }: { remark-worth }{ preview-follows }
}
preview-follows = { $follows-is ->
    [none] { "" }
   *[other] { " " }({ LIST($follows) })
}

## Wie es steht

asked = { $over ->
    [yes] { $ending-is ->
        [target] Die Show ist vorbei: Die vereinbarten Punkte sind erreicht.
       *[rounds] Die Show ist vorbei: Die letzte Runde ist gespielt.
    }
   *[no] { $seat-is ->
        [you] Du: { asked-phase }.
       *[other] { $seat }: { asked-phase }.
    }
}
asked-phase = { $phase-is ->
    [draw] ziehen
    [act] zusammenstellen, umstylen oder abwerfen
    [lay] das Outfit hinlegen
    [wear] die Farbe des Jokers wählen
   *[trim] den Schrank ausmisten
}
remark-round = Runde { $round } von höchstens { $rounds }, Zug { $turns }
remark-turn = { $over ->
    [yes] { "" }
   *[no] { $mix-actions-is ->
        [on] { "" }
       *[off] { $doing-is ->
            [forming] In diesem Zug werden Outfits zusammengestellt
            [riffing] In diesem Zug wird umgestylt
           *[nothing] { "" }
        }
    }
}
remark-end = { $over ->
    [yes] { "" }
   *[no] { $trigger-is ->
        [none] Die Runde endet nach einem dritten Outfit oder einer letzten Karte, und alle anderen haben noch einen Zug
       *[other] Noch { $final-turns ->
            [one] ein letzter Zug
           *[other] { $final-turns } letzte Züge
        }
    }
}
# Der Name allein, wo daneben steht, was es wert ist
remark-called = { remark-look }
remark-outfit = { remark-look }: { remark-worth }
outcome = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}; { $ending-is ->
    [target] die vereinbarten Punkte sind erreicht (RY-090)
   *[rounds] die letzte Runde ist gespielt (RY-092)
}{ $tie-is ->
    [none] { "" }
    [broken] ; bei Gleichstand gewinnt das beste Outfit der letzten Runde ({ $best ->
        [one] 1 Punkt
       *[other] { $best } Punkte
    }) (RY-095)
   *[shared] ; bei Gleichstand teilen sie sich den Sieg (RY-096)
}{ $trends ->
    [yes] ; die Trends sind von uns erdacht (RYA-17)
   *[no] { "" }
}

## Züge, wie sie auf Knöpfen stehen

action-draw = vom Stapel ziehen
action-take = { THING($card, case: "accusative") } nehmen
action-stop = nichts mehr nehmen
action-lay = { THING($card, case: "accusative") }{ action-out-of-the-closet } hinlegen
action-wear = in { THING($colour) } tragen
action-riff = { THING($outfit, as: "short") } { THING($end) } umstylen{ $wild ->
    [yes] { " " }mit Joker
   *[no] { "" }
}{ action-out-of-the-closet }
action-discard = { THING($card, case: "accusative") } abwerfen
action-end-turn = den Zug beenden
action-trim = { THING($card, case: "accusative") } ausmisten

## Der Tisch

plan-note = Das Spiel endet mit { $target ->
    [one] einem Punkt
   *[other] { $target } Punkten
}.
area-row = Ablagereihe, von links nach rechts
area-runways = Auf dem Laufsteg (von uns erdacht)
area-laid = Das Outfit, das gerade hingelegt wird
area-house = Outfits und Schrank
area-hand = Hand
area-deck = Stapel
area-seen = Was alle anderen von dieser Hand wissen
area-runway-deck = Laufstegkarten, die noch kommen
area-runways-used = Laufstegkarten früherer Runden
area-deck-of = Woraus der Stapel gemacht wurde

label-outfit = Outfit { $name }
label-closet = Schrank
label-points = Punkte
label-best = Bestes Outfit
label-asks = { THING($asks) }

## Was gedruckt ist

face-style = { THING($name, sort: "card") }
    .group = Stil
    .line1 = { $word }
    .line2 = { face-points }
face-item = { THING($name, sort: "card") }
    .group = Kleidungsstück
    .line1 = { $word }
    .line2 = { face-points }
face-fabric = { THING($name, sort: "card") }
    .group = Stoff
    .line1 = { $word }
    .line2 = { face-points }
face-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
face-wild = { THING($name, sort: "card") }
    .group = Joker
    .line1 = Zählt als jede Farbe, mit seiner eigenen Zahl.
    .line2 = Keine Punkte.
face-runway = { $title }
    .group = Laufsteg (von uns erdacht)
    .line1 = { $asks }: +{ $bonus }{ $once ->
        [yes] { "" }
       *[no] { " " }für jedes Outfit
    }
