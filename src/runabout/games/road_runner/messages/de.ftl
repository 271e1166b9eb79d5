# Road Runner, vom Straßenrand aus erzählt.

## Dinge

# Titel und Stichwörter stehen da wie gedruckt: So stehen sie auf den Karten, die jemand hat, in den Regeln und in
# der Notation, im Satz ohne das Zeichen am Ende. Was ein Titel heißt, steht als `.means` auf der Karte darunter.
# .stops: was eine Fluchtkarte vereitelt, und der Schaden; .story: wie das aussieht.
card-long-slope = Long Slope
    .means = Langer Abhang
card-sail = Sail
    .means = Segel
card-fan = Fan
    .means = Ventilator
card-outboard-motor = Outboard Motor
    .means = Außenbordmotor
card-internal-combustion-engine = Internal Combustion Engine
    .means = Verbrennungsmotor
card-rocket-motor = Rocket Motor
    .means = Raketenmotor
card-skis = Skis
    .means = Ski
card-unicycle-helmet = Unicycle Helmet
    .means = Einradhelm
card-skateboard = Skateboard
card-ball-bearings = Ball Bearings
    .means = Kugellager
card-leg-muscle-growth-pills = Leg Muscle Growth Pills
    .means = Pillen für starke Beine
card-roller-skates = Roller Skates
    .means = Rollschuhe
card-rocket = Rocket
    .means = Rakete
card-free-birdseed = Free Birdseed
    .means = Gratis-Vogelfutter
card-detour-sign = Detour Sign
    .means = Umleitungsschild
card-female-road-runner-costume = Female Road Runner Costume
    .means = Kostüm: Rennkuckuck-Dame
card-giant-spring = Giant Spring
    .means = Riesenfeder
card-giant-sling-shot = Giant Sling Shot
    .means = Riesenschleuder
card-catapult = Catapult
    .means = Katapult
card-cannon = Cannon
    .means = Kanone
card-dehydrated-boulders = Dehydrated Boulders
    .means = Getrocknete Felsbrocken
card-anvil = Anvil
    .means = Amboss
card-huge-boulder = Huge Boulder
    .means = Riesiger Felsbrocken
card-refrigerator = Refrigerator
    .means = Kühlschrank
card-tightrope = Tightrope
    .means = Drahtseil
card-precarious-rock-spire = Precarious Rock Spire
    .means = Wackelige Felsnadel
card-winding-mountain-road = Winding Mountain Road
    .means = Kurvige Bergstraße
card-cliff = Cliff
    .means = Klippe
card-hot-air-balloon = Hot Air Balloon
    .means = Heißluftballon
card-giant-arrow = Giant Arrow
    .means = Riesenpfeil
card-dynamite = Dynamite
    .means = Dynamit
card-bomb = Bomb
    .means = Bombe
card-giant-bow = Giant Bow
    .means = Riesenbogen
card-sling-shot = Sling Shot
    .means = Steinschleuder
card-bear-trap = Bear Trap
    .means = Bärenfalle
card-knife-and-fork = Knife And Fork
    .means = Messer und Gabel
card-road = Road
    .means = Straße
card-tunnel = Tunnel
card-level-crossing = Level Crossing
    .means = Bahnübergang
card-bucket-of-water = Bucket Of Water
    .means = Eimer Wasser
card-giant-magnet = Giant Magnet
    .means = Riesenmagnet
    .stops = jeden Fang mit METAL
    .story = Ein Magnet schnappt sich alles, was aus Metall ist
card-rolling-boulder = Rolling Boulder
    .means = Rollender Felsbrocken
    .stops = jeden Fang; 2 Schaden
    .story = Ein Felsbrocken kommt die Straße heruntergerollt
card-retractable-steel-wall = Retractable Steel Wall
    .means = Ausfahrbare Stahlwand
    .stops = eine VEHICLE- oder LAUNCHER-Jagd; Schaden: Tempo + 2
    .story = Eine Stahlwand schießt aus dem Boden
card-tiger-trap = Tiger Trap
    .means = Tigerfalle
    .stops = eine VEHICLE-Jagd ohne HEIGHT; 2 Schaden
    .story = Der Boden besteht nur aus Zweigen und Laub
card-piano = Piano
    .means = Klavier
    .stops = jeden Fang mit AMBUSH
    .story = Genau dort, wo der Hinterhalt war, landet ein Klavier
card-cliff-face = Cliff Face
    .means = Felswand!
    .stops = eine VEHICLE- oder LAUNCHER-Jagd; Schaden: Tempo
    .story = Der Tunnel ist nur auf den Fels gemalt
card-boulder = Boulder
    .means = Felsbrocken!
    .stops = eine VEHICLE- oder LAUNCHER-Jagd; Schaden: 1 + Schaden von EXPLOSIVE
    .story = Gleich hinter der Kurve liegt ein Felsbrocken
card-fast-running = Fast Running
    .means = Schnell gerannt!
    .stops = eine VEHICLE- oder LAUNCHER-Jagd mit höchstens Tempo 1
    .story = Der Vogel rennt einfach schneller
card-burst-of-speed = Burst Of Speed
    .means = Mit Vollgas!
    .stops = eine VEHICLE- oder LAUNCHER-Jagd mit höchstens Tempo 2
    .story = Der Vogel gibt Gas und ist auf und davon
card-zoom = Zoom
    .means = Wusch!
    .stops = eine VEHICLE- oder LAUNCHER-Jagd mit höchstens Tempo 3
    .story = Wusch, und zurück bleibt nur Staub
card-beep-beep = Beep Beep
    .means = Miep miep!
    .stops = eine VEHICLE- oder LAUNCHER-Jagd
    .story = Miep miep, und zwar direkt von hinten
card-cactus = Cactus
    .means = Kaktus!
    .stops = eine LAUNCHER-Jagd; 3 Schaden
    .story = Mitten in der Flugbahn steht ein Kaktus
card-u-shaped-rock-formation = U-Shaped Rock Formation
    .means = Felsen in Hufeisenform!
    .stops = eine LAUNCHER-Jagd oder einen Schuss; Schaden: AMMO
    .story = Was um den Felsen herumfliegt, kommt auch wieder zurück
card-uh-oh = Uh Oh
    .means = Oje!
    .stops = eine VEHICLE-Jagd; Schaden: Tempo + 1
    .story = Die Straße ist zu Ende; der Kojote schaut nach unten
card-mechanical-failure = Mechanical Failure
    .means = Technischer Defekt!
    .stops = jeden Fang mit MECHANICAL; bei einer VEHICLE- oder LAUNCHER-Jagd Schaden: Tempo
    .story = Eine Feder macht pling, und ein Rad fällt ab
card-bad-aim = Bad Aim
    .means = Daneben!
    .stops = einen Schuss
    .story = Das geht meilenweit daneben
card-rust = Rust
    .means = Rost!
    .stops = jeden Fang mit METAL
    .story = In der Wüstenluft ist alles festgerostet
card-dud = Dud
    .means = Blindgänger!
    .stops = jeden Fang mit EXPLOSIVE
    .story = Die Lunte macht nur pfft
card-backfire = Backfire
    .means = Schuss nach hinten!
    .stops = jeden Fang mit EXPLOSIVE; Schaden: EXPLOSIVE
    .story = Es geht los, aber am falschen Ende
card-oops = Oops
    .means = Hoppla!
    .stops = jeden Fang mit HEIGHT; Schaden: HEIGHT
    .story = Es geht ganz schön tief hinunter
card-gravity-failure = Gravity Failure
    .means = Schwerkraft kaputt!
    .stops = jeden Fang mit HEIGHT und DROP; Schaden: HEIGHT + DROP
    .story = Es bleibt in der Luft hängen, bis jemand darunter steht
card-truck = Truck
    .means = Laster!
    .stops = jeden Fang mit ROAD; 2 Schaden
    .story = Ein Laster kommt die Straße herunter
card-express-train = Express Train
    .means = Schnellzug!
    .stops = jeden Fang mit RAIL; 3 Schaden
    .story = Aus dem Tunnel kommt ein Schnellzug
card-why-didnt-it-work = Why Didn't It Work
    .means = Warum ging das nicht?!
    .stops = jeden Fang mit AMBUSH; Schaden: AMBUSH
    .story = Nichts passiert, bis der Kojote nachsehen geht
card-too-smart = Too Smart
    .means = Zu schlau!
    .stops = jeden Fang mit TRAP oder AMBUSH; Schaden: TRAP oder AMBUSH
    .story = Der Vogel macht lächelnd einen Bogen darum
card-too-dumb = Too Dumb
    .means = Zu dumm!
    .stops = jeden Fang mit TRAP
    .story = Der Vogel bemerkt die Falle nicht einmal

# Karten und Stichwörter in einem Versuch, und in dem, was ihm fehlt
cards = { THING($part1, sort: "card") }
with = { THING($part1, sort: "card") }
example = { THING($part1, sort: "card") }
roles = { $part1 }
keyword = { $part1 }
bears = { THING($keyword) }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}

# .whom: das Wort, mit dem ein Nebensatz im Akkusativ beginnt
method-trap = Falle
    .takes = die
    .whom = die
method-ambush = Hinterhalt
    .takes = der
    .whom = den
method-drop = Abwurf
    .takes = der
    .whom = den
method-shot = Schuss
    .takes = der
    .whom = den
method-chase = Jagd
    .takes = die
    .whom = die
method-launch = Abflug
    .takes = der
    .whom = den

attempt = { THING($method, article: "indefinite") }
    .cards = { LIST($cards) }

needs-roles-one = { THING($method) } ({ LIST($roles) }: { LIST($with, last: "or") })
needs-roles-these = { THING($method) } ({ LIST($roles) }: { LIST($example) })
needs-roles-such = { THING($method) } ({ LIST($roles) }: etwa { LIST($example) })
needs-bare-one = { THING($method) } ({ LIST($with, last: "or") })
needs-bare-these = { THING($method) } ({ LIST($example) })
needs-bare-such = { THING($method) } (etwa { LIST($example) })

answers-played = { $seat } ({ THING($card) })
answers-declined = { $seat } (nichts)
answers-now = { $seat } (jetzt)
answers-later = { $seat } (später)

## Ereignisse

event-deals = { $seat-is ->
    [you] Du gibst.
   *[other] { $seat } gibt.
}
event-dealt = { $viewer-is ->
    [seat] { "" }
   *[nobody] { $seat } bekommt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
}
event-dealt-card = { $seat-is ->
    [you] Du bekommst { LIST($card) }.
   *[other] { $seat } bekommt { LIST($card) }.
}
event-drew = { "" }
event-drew-card = { $seat-is ->
    [you] Du ziehst { LIST($card) }.
   *[other] { $seat } zieht { LIST($card) }.
}
event-nothing-to-draw = { $seat-is ->
    [you] Für dich gibt es nichts mehr zu ziehen.
   *[other] Für { $seat } gibt es nichts mehr zu ziehen.
}
event-laid = { $seat-is ->
    [you] Du legst { THING($card) } aus.
   *[other] { $seat } legt { THING($card) } aus.
}
event-took-back = { $seat-is ->
    [you] Du nimmst { THING($card) } zurück.
   *[other] { $seat } nimmt { THING($card) } zurück.
}
event-called = { $attempt-is ->
    [trap] { $seat-is ->
        [you] Du legst { THING($attempt, as: "cards") } aus und versteckst dich hinter einem Kaktus: eine Falle!
       *[other] { $seat } legt { THING($attempt, as: "cards") } aus und versteckt sich hinter einem Kaktus: eine Falle!
    }
    [ambush] { $seat-is ->
        [you] Du lauerst mit { THING($attempt, as: "cards") } am Straßenrand: ein Hinterhalt!
       *[other] { $seat } lauert mit { THING($attempt, as: "cards") } am Straßenrand: ein Hinterhalt!
    }
    [drop] { $seat-is ->
        [you] Du wartest mit { THING($attempt, as: "cards") } hoch über der Straße: ein Abwurf!
       *[other] { $seat } wartet mit { THING($attempt, as: "cards") } hoch über der Straße: ein Abwurf!
    }
    [shot] { $seat-is ->
        [you] Du legst mit { THING($attempt, as: "cards") } an: ein Schuss!
       *[other] { $seat } legt mit { THING($attempt, as: "cards") } an: ein Schuss!
    }
    [chase] { $seat-is ->
        [you] Du schnallst dich an und nimmst mit { THING($attempt, as: "cards") } die Jagd auf!
       *[other] { $seat } schnallt sich an und nimmt mit { THING($attempt, as: "cards") } die Jagd auf!
    }
   *[launch] { $seat-is ->
        [you] Du hebst mit { THING($attempt, as: "cards") } ab: ein Abflug!
       *[other] { $seat } hebt mit { THING($attempt, as: "cards") } ab: ein Abflug!
    }
}
event-played = { $seat-is ->
    [you] Du spielst { event-played-card }.{ event-played-damage }
   *[other] { $seat } spielt { event-played-card }.{ event-played-damage }
}
event-played-card = { $as-well ->
    [yes] auch noch{ " " }
   *[no] { "" }
}{ THING($card) }: { THING($card, as: "story") }
event-played-damage = { $damage ->
    [0] { "" }
   *[other] { " " }Das macht { $damage } Schaden.
}
event-declined = { $seat-is ->
    [you] Du zuckst mit den Schultern.
   *[other] { $seat } zuckt mit den Schultern.
}
event-foiled = { $damage ->
    [0] { $seat-is ->
        [you] Du kommst mit dem Schrecken davon.
       *[other] { $seat } kommt mit dem Schrecken davon.
    }
   *[other] { $seat-is ->
        [you] Du humpelst davon und setzt { event-foiled-turns } aus.
       *[other] { $seat } humpelt davon und setzt { event-foiled-turns } aus.
    }
}
event-foiled-turns = { $damage ->
    [one] einen Zug
   *[other] { $damage } Züge
}
event-caught = { $seat-is ->
    [you] Du hast den Rennkuckuck erwischt!
   *[other] { $seat } hat den Rennkuckuck erwischt!
}
event-passed = { $seat-is ->
    [you] Du gibst eine Karte an { $to } weiter.
   *[other] { $seat } gibt eine Karte an { $to-is ->
        [you] dich
       *[other] { $to }
    } weiter.
}
event-passed-card = { $seat-is ->
    [you] Du gibst { THING($card) } an { $to } weiter.
   *[other] { $seat } gibt { THING($card) } an { $to-is ->
        [you] dich
       *[other] { $to }
    } weiter.
}
event-kept = { $seat-is ->
    [you] Du gibst eine Karte weiter, und sie kommt einmal ganz herum.
   *[other] { $seat } gibt eine Karte weiter, und sie kommt einmal ganz herum.
}
event-kept-card = { $seat-is ->
    [you] Du gibst { THING($card) } weiter und bekommst die Karte von der anderen Seite zurück.
   *[other] { $seat } gibt { THING($card) } weiter und bekommt die Karte von der anderen Seite zurück.
}
event-skipped = { $seat-is ->
    [you] Du siehst noch Sterne{ event-skipped-left }.
   *[other] { $seat } sieht noch Sterne{ event-skipped-left }.
}
event-skipped-left = { $left ->
    [0] { "" }
    [one] ; noch ein Zug
   *[other] ; noch { $left } Züge
}
event-empty-handed = { $seat-is ->
    [you] Du hast keine Karte mehr, mit der sich etwas anfangen ließe.
   *[other] { $seat } hat keine Karte mehr, mit der sich etwas anfangen ließe.
}
event-reshuffled = { $count ->
    [one] Eine Karte kommt
   *[other] { $count } Karten kommen
} in einen neuen Zugstapel.{ $first ->
    [yes] { " " }Von jetzt an gelten Karten, die Fang- und Fluchtkarte sind, als beides.
   *[no] { "" }
}
event-called-off = Über der Wüste geht die Sonne unter; die Jagd ist abgeblasen.

## Was ein Zug bewirken würde

preview-play = { $as-well ->
    [yes] dazu
   *[no] stoppt
}, { $damage ->
    [0] kein Schaden
   *[other] { $damage } Schaden
}

## Wie es steht

asked = { $ending-is ->
    [caught] { $winner-is ->
        [you] Du hast den Rennkuckuck erwischt.
       *[other] { $winner } hat den Rennkuckuck erwischt.
    }
    [called-off] Die Jagd ist abgeblasen.
   *[none] { $phase-is ->
        [escape] { $seat-is ->
            [you] Du: Vereitle den Versuch, oder lass ihn laufen.
           *[other] { $seat }: den Versuch vereiteln oder laufen lassen.
        }
       *[turn] { $seat-is ->
            [you] Du: Wag einen Versuch, oder gib eine Karte weiter.
           *[other] { $seat }: einen Versuch wagen oder eine Karte weitergeben.
        }
    }
}
remark-turn = Zug { $turns }: { $turn-is ->
    [you] du
   *[other] { $turn }
}
remark-both = Karten, die Fang- und Fluchtkarte sind, gelten { $reshuffled ->
    [yes] als beides
   *[no] als Fangkarten, bis der Zugstapel neu gemischt wird, dann als beides
}
remark-needs = { $needs-is ->
    [none] { "" }
   *[other] In Reichweite: { LIST($needs, last: "or") }
}
remark-called = { $attempt-is ->
    [none] { "" }
   *[other] Ausgerufen: { THING($attempt) }; Fluchtkarten achten auf { remark-looks }
}
remark-looks = { $speed-is ->
    [none] { $bears-is ->
        [none] nichts als die Art des Versuchs
       *[other] { LIST($bears) }
    }
   *[other] { $bears-is ->
        [none] Tempo { $speed }
        [one] Tempo { $speed } und { LIST($bears) }
       *[several] Tempo { $speed }, { LIST($bears) }
    }
}
remark-answers = { $answers-is ->
    [none] { "" }
   *[other] Antworten: { LIST($answers) }
}
remark-stopped = { $attempt-is ->
    [none] { "" }
   *[other] { $foiled ->
        [yes] Der Versuch ist vereitelt
       *[no] Niemand hat den Versuch vereitelt
    }
}
outcome = { $ending-is ->
    [caught] { THING($method, article: "indefinite") }, { THING($method, as: "whom") } niemand vereitelt hat (RR-073)
   *[called-off] nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } hatte niemand den Rennkuckuck erwischt (RRA-29)
}

## Züge, wie sie auf Knöpfen stehen

action-lay = { THING($card) } auslegen
action-take-back = { THING($card) } zurücknehmen
action-call = { THING($method, article: "definite", case: "accusative") } ausrufen
action-play = { THING($card) } spielen
action-decline = nichts spielen
action-give = eine Karte weitergeben

## Der Tisch

area-attempt = Der Versuch
area-played = Gespielte Fluchtkarte
area-hand = Hand
area-captures = Gespielte Fangkarten
area-escapes = Gespielte Fluchtkarten
area-deck = Zugstapel
area-memory = Was von weitergegebenen und gespielten Karten bekannt ist

label-damage = Züge aussetzen
label-left-hand = Eine Karte
label-giver = von
label-receiver = an
label-card = welche
label-of = aus einer Hand von
label-escape = Fluchtkarte gegen { $stops }
label-dual-asleep = { $printed }; nach dem ersten Mischen auch Fluchtkarte gegen { $stops }
label-dual-awake = { $printed }; oder Fluchtkarte gegen { $stops }
label-plain = kein Stichwort

## Was gedruckt ist

face-capture = Fangkarte
face-escape = Fluchtkarte
face-dual = Fang- und Fluchtkarte
face-stops = Vereitelt { $stops }.
face-beside = mit { LIST($cards) }: { $keywords }
face-beside-keyword = mit { $keyword }: { $keywords }
face-no-keyword = kein Stichwort: Andere Karten brauchen sie
