# Running Round Riverdale, vom Bürgersteig aus erzählt.

## Dinge

card = { $part1 }
    .takes = die
card-switcharoo = Switcharoo
    .takes = das
card-quick-pass = Quick Pass
    .takes = der

special-dirty-trick = Dirty Trick!
special-swap = Swap!
special-crash = Crash!

colour-red = Rot
colour-blue = Blau
colour-yellow = Gelb
colour-green = Grün

# $name: die Figur, die für die Farbe läuft
pawn = { $name } ({ THING($part1, sort: "colour") } { $part2 })
    .short = { THING($part1, sort: "colour") } { $part2 }

home-of-red = der Strand
    .accusative = den Strand
home-of-blue = das Einkaufszentrum
home-of-yellow = die Schule
home-of-green = der Park
    .accusative = den Park

square = Feld { $part1 }
    .number = { $part1 }
circle = Kreis { $part1 } der eigenen Sicherheitszone
    .short = Kreis { $part1 }
place-shop = Pop's Chocklit Shoppe
    .short = Pop's

deck-a = Stapel A
deck-b = Stapel B
deck-custom = eigener Stapel

## Ereignisse

event-begins = { $seat-is ->
    [you] Du hast das röteste Haar und fängst an. { event-by-us }
   *[other] { $seat } hat das röteste Haar und fängt an. { event-by-us }
}
event-by-us = { $deck-is ->
    [custom] Das Brett ist von uns, der Stapel von euch.
   *[ours] Brett und { THING($deck) } sind von uns.
}
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
event-played = { $seat-is ->
    [you] Du spielst { THING($card, article: "indefinite", case: "accusative") }.
   *[other] { $seat } spielt { THING($card, article: "indefinite", case: "accusative") }.
}
event-moved = { $after-is ->
    [shop] { THING($pawn) } ist bei Pop's Chocklit Shoppe!
   *[other] { $before-is ->
        [home] { THING($pawn) } verlässt { THING($pawn, as: "home-of", case: "accusative") } und kommt auf { THING($after) }.
       *[other] { THING($pawn) } geht von { event-left } auf { THING($after) }.
    }
}
# Von Kreis zu Kreis wird die Sicherheitszone nur einmal genannt.
event-left = { $before-is ->
    [circle] { $after-is ->
        [circle] { THING($before, as: "short") }
       *[square] { THING($before) }
    }
   *[square] { THING($before) }
}
event-moved-ahead = Drei Felder weiter: { THING($pawn) } geht gleich auf { THING($after) }.
event-skated = { THING($pawn) } springt aufs Skateboard und rollt auf { THING($after) }.
event-stayed = { THING($pawn) } bleibt stehen: Drei weiter wäre schon die Sicherheitszone.
event-sent-home = { THING($pawn) } muss zurück: ab nach Hause, { THING($pawn, as: "home-of") } wartet.
event-switched = { THING($pawn) } und { THING($other) } tauschen die Plätze.
event-another-turn = { $seat-is ->
    [you] Du bist noch einmal dran.
   *[other] { $seat } ist noch einmal dran.
}
event-drew = { "" }
event-drew-card = { $seat-is ->
    [you] Du ziehst { THING($card, article: "indefinite", case: "accusative") }.
   *[other] { $seat } zieht { THING($card, article: "indefinite", case: "accusative") }.
}
event-reshuffled = Die Ablage wird gemischt: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} im neuen Stapel.
event-discarded = { $by-choice ->
    [yes] { $seat-is ->
        [you] Du lässt die Figuren stehen und wirfst { THING($card, article: "indefinite", case: "accusative") } ab.
       *[other] { $seat } lässt die Figuren stehen und wirft { THING($card, article: "indefinite", case: "accusative") } ab.
    }
   *[no] { $seat-is ->
        [you] Du kannst nichts spielen und wirfst { THING($card, article: "indefinite", case: "accusative") } ab.
       *[other] { $seat } kann nichts spielen und wirft { THING($card, article: "indefinite", case: "accusative") } ab.
    }
}
event-tricked = Dirty Trick! { THING($pawn) } steht plötzlich auf { THING($place) }, wo eben noch { THING($other) } war.
event-swapped = { $seat-is ->
    [you] Swap! Du tauschst die Hand mit { $other }.
   *[other] { $other-is ->
        [you] Swap! { $seat } tauscht die Hand mit dir.
       *[other] Swap! { $seat } tauscht die Hand mit { $other }.
    }
}
event-got-card = { $seat-is ->
    [you] Du bekommst { LIST($card, article: "indefinite", case: "accusative") }.
   *[other] { $seat } bekommt { LIST($card, article: "indefinite", case: "accusative") }.
}
event-crashed = { $seat-is ->
    [you] Crash! Deinetwegen werfen alle ihre Hand hin; alle Karten werden gemischt.
   *[other] Crash! { THING($seat, case: "genitive") } Karte: Alle werfen ihre Hand hin, alle Karten werden gemischt.
}
event-won = { $seat-is ->
    [you] Dein ganzes Team sitzt bei Pop's Chocklit Shoppe!
   *[other] { THING($seat, case: "genitive") } ganzes Team sitzt bei Pop's Chocklit Shoppe!
}
event-called-off = Pop's macht zu: Das Rennen ist abgesagt.
event-empty-side = Für { THING($colour, as: "home-of", case: "accusative") } läuft heute niemand: { THING($colour) } bleibt in der Schachtel.

## Was ein Zug bewirken würde

hint-moved = { $before-is ->
    [home] { THING($pawn, as: "short") } kommt heraus { hint-place }
   *[other] { THING($pawn, as: "short") } { hint-place }
}
hint-place = { $after-is ->
    [square] auf { THING($after) }
    [shop] bei { THING($after, as: "short") }
   *[other] auf { THING($after, as: "short") }
}
hint-moved-ahead = weiter auf { THING($after, as: "number") }
    .joint = ,
hint-skated = weiter auf { THING($after, as: "number") }
    .joint = ,
hint-sent-home = { $first-is ->
    [tricked] { "" }
   *[other] schickt { LIST($pawn, as: "short") } nach Hause
}
    .joint = ,
hint-switched = { THING($pawn, as: "short") } auf { THING($place) }, { THING($other, as: "short") } auf { THING($other-place) }
hint-tricked = { THING($pawn, as: "short") } kommt heraus auf { THING($place) }
hint-another-turn = noch einmal dran
    .joint = ,

## Wie es steht

asked = { $ending-is ->
    [home-free] { $winner-is ->
        [you] Dein ganzes Team sitzt bei Pop's.
       *[other] { THING($winner, case: "genitive") } ganzes Team sitzt bei Pop's.
    }
    [called-off] Das Rennen ist abgesagt.
   *[none] { $special-played ->
        [yes] { $seat-is ->
            [you] Du: Die Sonderkarte ist gespielt, jetzt eine Bewegungskarte.
           *[other] { $seat }: Die Sonderkarte ist gespielt, jetzt eine Bewegungskarte.
        }
       *[no] { $seat-is ->
            [you] Du: Spiel eine Karte.
           *[other] { $seat }: eine Karte spielen.
        }
    }
}
remark-turn = Zug { $turns } von höchstens { $turn-limit }
remark-unseen = { $unseen-is ->
    [none] { "" }
   *[other] Noch nicht zu sehen, in den Händen und im Stapel: { LIST($unseen, alike: "times") }
}
outcome = { $ending-is ->
    [home-free] ein ganzes Team sitzt bei Pop's Chocklit Shoppe (RV-054)
   *[called-off] nach { $turns } Zügen hatte niemand ein ganzes Team bei Pop's (RVA-49)
}

## Züge, wie sie auf Knöpfen stehen

action-play = { THING($card) } mit Figur { $pawn }
action-push = mit einer 1 gegen { THING($target, as: "short") }
action-split = 5 teilen: { $steps } für Figur { $pawn }, der Rest für Figur { $other }
action-switch = Figur { $pawn } durch Switcharoo mit { THING($target, as: "short") } tauschen
action-quick-pass = mit Figur { $pawn } durch Quick Pass überholen
action-dirty-trick = Dirty Trick! gegen { THING($target, as: "short") }
action-swap = Swap! Hände tauschen mit { THING($colour) }
action-crash = Crash!
action-discard = { THING($card) } abwerfen

## Der Tisch

plan-note = { $copy-is ->
    [none] Brett und Karten von uns; { THING($deck) }
   *[other] eigenes Exemplar ({ $copy-is }); { THING($deck) }
}
area-loop = Die Runde, im Uhrzeigersinn
area-way-home = { THING($colour) } von zu Hause ({ THING($colour, as: "home-of") }) zu Pop's; in die Sicherheitszone geht es nach Feld { $entrance }
area-hand = Hand
area-specials = Sonderkarten
area-used-specials = Umgedrehte Sonderkarten
area-discards = Ablage
area-deck = Stapel
area-deck-of = Woraus der Stapel gemacht wurde

label-home = Zu Hause
label-circle = Kreis { $number }
label-shop = Pop's
label-pawn = { THING($pawn, as: "short") }

sign-start = Startfeld von { THING($colour) }
sign-entrance = danach biegt { THING($colour) } zu Pop's ab
sign-another-turn = noch einmal dran
sign-move-ahead = drei Felder weiter
sign-skateboard-green = grünes Skateboard, bis { $to }
sign-skateboard-red = rotes Skateboard

## Was gedruckt ist

face-number = { $name }
    .group = Bewegungskarte
    .line1 = Zieh eine deiner Figuren so viele Felder vor.
face-1 = 1
    .group = Bewegungskarte
    .line1 = Zieh eine deiner Figuren 1 Feld vor oder eine gegnerische 1 Feld zurück.
face-minus-3 = -3
    .group = Bewegungskarte
    .line1 = Zieh eine deiner Figuren 3 Felder zurück.
face-5 = 5
    .group = Bewegungskarte
    .line1 = Zieh eine deiner Figuren 5 Felder vor oder teil die 5 unter zwei von ihnen auf.
face-minus-13 = -13
    .group = Bewegungskarte
    .line1 = Zieh eine deiner Figuren 13 Felder zurück.
face-switcharoo = Switcharoo
    .group = Bewegungskarte
    .line1 = Zieh eine deiner Figuren 12 Felder vor oder tausch sie mit irgendeiner Figur auf der Strecke.
face-quick-pass = Quick Pass
    .group = Bewegungskarte
    .line1 = Zieh eine deiner Figuren 12 Felder vor oder tausch sie mit der nächsten Figur vor ihr.
face-dirty-trick = Dirty Trick!
    .group = Sonderkarte
    .line1 = Nimm eine deiner Figuren von zu Hause und stell sie auf den Platz einer beliebigen Figur auf der Strecke; die geht nach Hause.
face-swap = Swap!
    .group = Sonderkarte
    .line1 = Tausch deine Hand gegen die einer Gegnerin oder eines Gegners.
face-crash = Crash!
    .group = Sonderkarte
    .line1 = Alle werfen ihre Hand hin, der ganze Stapel wird gemischt, und alle bekommen vier neue Karten.
face-another-turn = Noch einmal dran
    .group = Feld
    .line1 = Landet eine Figur hier, bist du noch einmal dran.
face-move-ahead = Drei Felder weiter
    .group = Feld
    .line1 = Landet eine Figur hier, zieht sie sofort drei Felder weiter.
face-skateboard-green = Grünes Skateboard
    .group = Feld
    .line1 = Landet eine Figur hier, fährt sie zum nächsten roten Skateboard; alle dazwischen gehen nach Hause.
face-skateboard-red = Rotes Skateboard
    .group = Feld
    .line1 = Hier endet die Fahrt vom grünen.
