# Road Wolf, vom Straßenrand aus erzählt.

## Dinge

# Fahrzeuge, Plättchen und Straßenkarten heißen in jeder Sprache, wie sie gedruckt sind: $is sagt, was auf dem Platz
# ist, $of, was ein Wrack gewesen ist, $part1 ist die Nummer am Tisch.
vehicle = { THING($is, $like) }{ THING($of, as: "joint") }{ THING($of, as: "kind", case: "genitive", article: "definite") } ({ $part1 })
    .number = Fahrzeug { $part1 }
    .kind = { THING($is) }{ THING($of, as: "joint") }{ THING($of, as: "kind", case: "genitive", article: "definite") }
is = { THING($part1, $like, sort: "kind") }
is-wreck = Wrack
    .takes = das
    .genitive = Wracks
is-mutant = Mutant
    .takes = der
    .genitive = Mutanten
    .dative = Mutanten
    .accusative = Mutanten
is-marker = Haufen Ausrüstung
    .takes = der
    .genitive = Haufens Ausrüstung
is-limo = Limo
    .takes = die
of = { "" }
    .joint = { " " }

kind-street-bike = Street Bike
    .takes = das
    .genitive = Street Bikes
    .plural = Street Bikes
kind-dirt-bike = Dirt Bike
    .takes = das
    .genitive = Dirt Bikes
    .plural = Dirt Bikes
kind-coupe = Coupe
    .takes = das
    .genitive = Coupes
    .plural = Coupes
kind-rally-car = Rally Car
    .takes = das
    .genitive = Rally Cars
    .plural = Rally Cars
kind-roadster = Roadster
    .takes = der
    .genitive = Roadsters
    .plural = Roadster
kind-buggy = Buggy
    .takes = der
    .genitive = Buggys
    .plural = Buggys
kind-muscle-car = Muscle Car
    .takes = das
    .genitive = Muscle Cars
    .plural = Muscle Cars
kind-humvee = Humvee
    .takes = der
    .genitive = Humvees
    .plural = Humvees
kind-convertible = Convertible
    .takes = das
    .genitive = Convertibles
    .plural = Convertibles
kind-4x4-truck = 4x4 Truck
    .takes = der
    .genitive = 4x4 Trucks
    .plural = 4x4 Trucks
kind-armored-car = Armored Car
    .takes = das
    .genitive = Armored Cars
    .plural = Armored Cars
kind-big-rig = Big Rig
    .takes = das
    .genitive = Big Rigs
    .plural = Big Rigs
kind-hijackers-truck = Hijackers' Truck
    .takes = der
    .genitive = Hijackers' Trucks
    .plural = Hijackers' Trucks
kind-monster-truck = Monster Truck
    .takes = der
    .genitive = Monster Trucks
    .plural = Monster Trucks
kind-explosives-truck = Sprengstofflaster
    .takes = der
    .genitive = Sprengstofflasters
    .plural = Sprengstofflaster
kind-gondola = Gondola
    .takes = die
    .plural = Gondolas
kind-engine = Engine
    .takes = die
    .plural = Engines

token-driver = Driver
    .takes = der
    .plural = Driver
    .use = Leute
token-veteran = Veteran
    .takes = der
    .dative = Veteranen
    .accusative = Veteranen
    .plural = Veteranen
    .use = Leute, würfelt am Steuer einen Würfel neu
token-brawler = Brawler
    .takes = der
    .plural = Brawler
    .use = Leute, 1 Würfel mehr im Nahkampf
token-gunner = Gunner
    .takes = der
    .plural = Gunner
    .use = Leute, schießt ohne Aktion
token-mechanic = Mechanic
    .takes = der
    .plural = Mechanics
    .use = Leute, repariert ohne Aktion
token-shotgun = Shotgun
    .takes = die
    .plural = Shotguns
    .use = Ausrüstung, schießt
token-molotov = Molotov
    .takes = der
    .plural = Molotovs
    .use = Ausrüstung, wird einmal geworfen
token-ambush = Ambush
    .takes = der
    .plural = Ambushes
    .use = Ausrüstung, einmal von einer Karte oder einem Ende der Straße aus
token-spikes = Spikes
    .use = Ausrüstung, einmal nach hinten abgeworfen
token-nitro = Nitro
    .takes = das
    .plural = Nitros
    .use = Ausrüstung, einmal 2 Stocklängen voraus

sort-gear = Stück Ausrüstung
    .takes = das
    .plural = Stück Ausrüstung
sort-crew = jemand
    .accusative = jemanden
    .plural = Leute

road-card = Karte { $part1 }
    .takes = die
road-card-clear = Karte CLEAR
    .takes = die
road-card-slide = Karte SLIDE
    .takes = die
road-card-slick = Karte SLICK
    .takes = die
road-card-debris = Karte DEBRIS
    .takes = die
road-card-wreck = Karte WRECK
    .takes = die
road-card-bridge = Karte BRIDGE
    .takes = die
road-card-tunnel = Karte TUNNEL
    .takes = die
road-card-supplies = Karte SUPPLIES
    .takes = die
road-card-hidden = verdeckte Karte
    .takes = die
    .dative = verdeckten Karte

edge-none = Rand
edge-start = Rand START
edge-end = Rand END
edge-left = linken Rand
edge-right = rechten Rand

ram-nitro = { " mit Nitro" }
ram-braked = , weil dort jemand scharf gebremst hat
ram-skid = { " im Schleudern" }
ram-drive = { "" }

modifier-nitro = Nitro
modifier-brawlers = Brawler
modifier-monster = den Monster Truck
modifier-closed = die geschlossene Bauart
modifier-mechanics = Mechanic
modifier-spikes = Spikes

## Teile von Sätzen über Ereignisse

event-own = { $vehicle-is ->
    [vehicle] { THING($vehicle, as: "number") }
    [wreck] { THING($vehicle, article: "definite") }
   *[other] { $seat-is ->
        [you] { THING($vehicle, article: "your") }
        [none] { THING($vehicle, article: "definite") }
       *[other] { THING($seat, case: "genitive") } { THING($vehicle) }
    }
}
event-from-own = { $vehicle-is ->
    [vehicle] von { THING($vehicle, as: "number") }
    [wreck] { THING($vehicle, article: "from", case: "dative") }
   *[other] { $seat-is ->
        [you] von { THING($vehicle, article: "your", case: "dative") }
        [none] { THING($vehicle, article: "from", case: "dative") }
       *[other] von { THING($seat, case: "genitive") } { THING($vehicle, case: "dative") }
    }
}
event-other-dative = { $other-is ->
    [vehicle] { THING($other, as: "number") }
   *[other] { THING($other, article: "definite", case: "dative") }
}
event-from-other = { $other-is ->
    [vehicle] von { THING($other, as: "number") }
   *[other] { THING($other, article: "from", case: "dative") }
}
event-other-accusative = { $other-is ->
    [vehicle] { THING($other, as: "number") }
   *[other] { THING($other, article: "definite", case: "accusative") }
}
event-token = { $token-is ->
    [none] ein Plättchen
   *[other] { THING($token, article: "indefinite") }
}
event-token-accusative = { $token-is ->
    [none] ein Plättchen
   *[other] { THING($token, article: "indefinite", case: "accusative") }
}
event-sort = { THING($sort, article: "indefinite") }
event-place = { $y } Zoll { $y-is ->
    [minus] hinter dem
   *[plus] vom
} START, { $x } vom linken Rand
event-of-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
event-of-hits-left = { $left ->
    [0] hält nichts mehr aus
    [one] hält noch 1 Treffer aus
   *[other] hält noch { $left } Treffer aus
}

## Ereignisse

event-ready-force = { $seat-is ->
    [you] Du nimmst die { event-number } fertige Truppe.
   *[other] { $seat } nimmt die { event-number } fertige Truppe.
}
event-number = { $number ->
    [0] erste
    [1] zweite
   *[2] dritte
}
event-bought = { $vehicle-is ->
    [limo] { $seat-is ->
        [you] Du nimmst { THING($vehicle, article: "definite", case: "accusative") }.
       *[other] { $seat } nimmt { THING($vehicle, article: "definite", case: "accusative") }.
    }
   *[other] { $seat-is ->
        [you] Du nimmst { THING($vehicle, article: "indefinite", case: "accusative") }.
       *[other] { $seat } nimmt { THING($vehicle, article: "indefinite", case: "accusative") }.
    }
}
event-armed = { event-own } nimmt { LIST($token, alike: "counted", article: "indefinite", case: "accusative") } an Bord.
event-armed-unseen = { event-own } nimmt { LIST($sort, alike: "counted", article: "indefinite", case: "accusative") } an Bord.
event-first = { $sum ->
    [0] { $seat-is ->
        [you] Du fängst an.
       *[other] { $seat } fängt an.
    }
   *[other] { $seat-is ->
        [you] Du fängst an, mit { $sum } auf zwei Würfeln.
       *[other] { $seat } fängt an, mit { $sum } auf zwei Würfeln.
    }
}
event-placed = { event-own } kommt ins Spiel: { event-place }.
event-laid = { event-own } steht da: { event-place }.
event-round = Runde { $number }.
event-turn = { $vehicle-is ->
    [none] { $seat-is ->
        [you] Du bist dran.
       *[other] { $seat } ist dran.
    }
   *[other] { $seat-is ->
        [you] Du bist dran, mit { THING($vehicle, article: "definite", case: "dative") }.
       *[other] { $seat } ist dran, mit { THING($vehicle, article: "definite", case: "dative") }.
    }
}
event-road-turn = Die Straße ist dran.
event-moved = { event-own } fährt: { event-place }.
event-braked = { event-own } bremst: { event-place }.
event-nitro = { event-own } zündet Nitro: { event-place }.
event-skidded = { event-own } schleudert: { event-place }.
event-drifted = { event-own } fällt zurück: { event-place }.
event-put-aside = { event-own } wird zur Seite gestellt: { event-place }.
event-thrown = { event-own } wird zur Seite geschleudert: { event-place }.
event-drove = { $vehicle-is ->
    [gondola] { event-own } rollt: { event-place }.
    [engine] { event-own } rollt: { event-place }.
   *[other] { event-own } fährt weiter: { event-place }.
}
event-left-board = { $edge-is ->
    [none] { event-own } verlässt den Plan.
   *[other] { event-own } verlässt den Plan über den { THING($edge) }.
}
event-ram = { $how-is ->
    [none] { event-own } rammt { event-other-accusative }.
   *[other] { event-own } rammt { event-other-accusative }{ LIST($how) }.
}
event-struck = { event-own } wird { event-cause } gerammt.
event-cause = { $cause-is ->
    [object] { $by-is ->
        [none] von einem Hindernis
        [vehicle] von einem Hindernis
       *[other] { THING($by, article: "from", case: "dative") }
    }
    [card] { $card-is ->
        [none] von einer Straßenkarte
       *[other] von { THING($card, article: "indefinite", case: "dative") }
    }
    [spikes] von Spikes
    [blast] von der Druckwelle
    [train-front] von der Front des Zuges
   *[train-side] von der Seite des Zuges
}
event-melee = { event-own } greift { event-other-accusative } im Nahkampf an.
event-shot = { $vehicle-is ->
    [none] { $seat-is ->
        [you] Dein Ambush schnappt zu, gegen { event-other-accusative }.
        [none] Ein Ambush schnappt zu, gegen { event-other-accusative }.
       *[other] { THING($seat, case: "genitive") } Ambush schnappt zu, gegen { event-other-accusative }.
    }
    [mutant] { $verb-is ->
        [shotgun] { event-own } feuert mit einer Shotgun auf { event-other-accusative }.
        [molotov] { event-own } wirft einen Molotov auf { event-other-accusative }.
        [ambush] { event-own } löst einen Ambush gegen { event-other-accusative } aus.
       *[other] { event-own } schießt auf { event-other-accusative }.
    }
   *[other] { $verb-is ->
        [shotgun] { event-own } feuert mit einer Shotgun auf { event-other-accusative }.
        [molotov] { event-own } wirft einen Molotov auf { event-other-accusative }.
        [gunner] { event-own } lässt einen Gunner auf { event-other-accusative } schießen.
        [gunner-shotgun] { event-own } lässt einen Gunner mit einer Shotgun auf { event-other-accusative } feuern.
        [gunner-molotov] { event-own } lässt einen Gunner einen Molotov auf { event-other-accusative } werfen.
        [ambush] { event-own } löst einen Ambush gegen { event-other-accusative } aus.
        [kept-ambush] { event-own } löst einen Ambush gegen { event-other-accusative } aus.
       *[other] { event-own } schießt auf { event-other-accusative }.
    }
}
event-check = { $dice ->
    [one] { event-own } muss einen Wipeout-Test bestehen, gegen 1 Würfel der Straße.
   *[other] { event-own } muss einen Wipeout-Test bestehen, gegen { $dice } Würfel der Straße.
}
event-repair = { $by-mechanic ->
    [yes] { event-own } lässt den Mechanic eine Reparatur versuchen.
   *[no] { event-own } versucht eine Reparatur.
}
# Die Würfel selbst sagen, wie viele es sind.
event-roll = { $roll-is ->
    [repair] { $attack-by-is ->
        [none] { "" }
       *[other] Die Reparatur hat { event-attack-more }.
    }
   *[other] { $attack-by-is ->
        [none] { $defence-by-is ->
            [none] { "" }
           *[other] Die Verteidigung hat { event-defence-more }.
        }
       *[other] Der Angriff hat { event-attack-more }{ $defence-by-is ->
            [none] { "" }
           *[other] , die Verteidigung { event-defence-more }
        }.
    }
}
event-attack-more = { $attack-more } Würfel mehr durch { LIST($attack-by) }
event-defence-more = { $defence-more } Würfel mehr durch { LIST($defence-by) }
event-attack = { $dice-is ->
    [none] Es gibt keine Würfel.
   *[other] Gewürfelt: { LIST($dice, alike: "dashed") }.
}
event-defence = { $dice-is ->
    [none] Dagegen: keine Würfel.
   *[other] Dagegen: { LIST($dice, alike: "dashed") }.
}
event-rerolled = Der Veteran { event-from-own } würfelt eine { $showed } neu: Es ist eine { $shows }.
event-tied = Gleichstand: Beide Seiten würfeln noch einmal.
event-result = { $result-is ->
    [attacker-wins] Der Angriff gewinnt: Overkill { $overkill }.
    [defender-wins] { $level ->
        [yes] Gleichstand, den die Verteidigung gewinnt.
       *[no] Die Verteidigung gewinnt: Overkill { $overkill }.
    }
   *[other] Kein Unterschied: Nichts passiert.
}
event-check-result = { $wipeout-is ->
    [safe] { event-own } bleibt in der Spur.
    [skid] { event-own } verliert die Haftung und schleudert.
    [spin] { event-own } dreht sich.
   *[roll] { event-own } überschlägt sich.
}
event-direction = { event-own } schleudert Richtung { $hour } Uhr.
event-damaged = { $hits ->
    [one] { event-own } bekommt 1 Treffer und { event-of-hits-left }.
   *[other] { event-own } bekommt { $hits } Treffer und { event-of-hits-left }.
}
event-repaired = { event-own } ist repariert und { event-of-hits-left }.
event-destroyed = { event-own } ist zerstört.
event-wrecked = { event-own } liegt als Wrack quer auf der Straße: { event-place }.
event-taken-away = { event-own } kommt weg.
event-immobilized = { event-own } steht fest und schaut nach hinten.
event-turned-round = { event-own } ist gewendet und wieder frei.
event-abandoned = { $vehicle-is ->
    [gondola] { event-own } ist verlassen: Niemand ist mehr drin.
    [engine] { event-own } ist verlassen: Niemand ist mehr drin.
   *[other] { event-own } ist verlassen: Niemand sitzt am Steuer.
}
event-crew-lost = { event-own } verliert { event-token-accusative }.
event-discarded = { $vehicle-is ->
    [none] { $token-is ->
        [spikes] Spikes sind verbraucht.
       *[other] { event-token } ist verbraucht.
    }
   *[other] { $token-is ->
        [spikes] Spikes { event-from-own } sind verbraucht.
       *[other] { event-token } { event-from-own } ist verbraucht.
    }
}
event-ambush-kept = { $seat-is ->
    [you] Du behältst { event-ambushes }.
   *[other] { $seat } behält { event-ambushes }.
}
event-ambushes = { $count ->
    [one] einen Ambush
   *[other] { $count } Ambushes
}
event-exploded = { event-own } explodiert!
event-taken-over = { $token-is ->
    [none] Jemand { event-from-own } übernimmt { event-other-accusative }.
   *[other] { event-token } { event-from-own } übernimmt { event-other-accusative }.
}
event-retaken = { $token-is ->
    [none] Jemand anders sitzt wieder am Steuer { event-from-own }.
   *[other] { event-token } sitzt wieder am Steuer { event-from-own }.
}
event-moved-token = { $token-is ->
    [spikes] Spikes wechseln { event-from-own } auf { event-other-accusative }.
   *[other] { event-token } wechselt { event-from-own } auf { event-other-accusative }.
}
event-moved-unseen = { event-sort } wechselt { event-from-own } auf { event-other-accusative }.
event-picked-up = { $count ->
    [one] { event-own } nimmt 1 Stück Ausrüstung { event-from-other } mit.
   *[other] { event-own } nimmt { $count } Stück Ausrüstung { event-from-other } mit.
}
event-new-driver = { $token-is ->
    [none] Jemand anders sitzt jetzt am Steuer { event-from-own }.
   *[other] { event-token } sitzt jetzt am Steuer { event-from-own }.
}
event-supplied = { event-own } bekommt { event-token-accusative }.
event-supplied-unseen = { event-own } bekommt { THING($sort, article: "indefinite", case: "accusative") }.
event-card-came = { THING($card, article: "indefinite") } kommt auf die Straße: { event-place }.
event-card-up = { THING($card, article: "indefinite") } wird aufgedeckt: { event-place }.
event-cards-drifted = Die Straßenkarten ziehen vorbei.
event-card-gone = { THING($card, article: "indefinite") } ist weg.
event-touched = { event-own } berührt { THING($card, article: "indefinite", case: "accusative") }.
event-passed-round = { event-own } fährt um { THING($card, article: "indefinite", case: "accusative") } herum.
event-reshuffled = Der Straßenstapel wird neu gemischt.
event-points = { $seat-is ->
    [you] Du bekommst { event-of-points } dazu, jetzt { $sum }.
   *[other] { $seat } bekommt { event-of-points } dazu, jetzt { $sum }.
}
event-stopped = { event-own } gilt als gestoppt.
event-escaped = { event-own } ist entkommen!
event-replaced = { $seat-is ->
    [you] Du darfst Fahrzeuge für { event-of-points } nachholen.
   *[other] { $seat } darf Fahrzeuge für { event-of-points } nachholen.
}
event-enemy-drawn = { $seat-is ->
    [you] { $token-is ->
        [spikes] Spikes werden gegen dich gezogen.
       *[other] { event-token } wird gegen dich gezogen.
    }
   *[other] { $token-is ->
        [spikes] Spikes werden gegen { $seat } gezogen.
       *[other] { event-token } wird gegen { $seat } gezogen.
    }
}
event-enemy-comes = { $vehicle-is ->
    [none] { $token-is ->
        [spikes] Spikes liegen vor { event-other-dative }.
       *[other] { event-token } taucht vor { event-other-dative } auf.
    }
   *[other] { event-own } hat es auf { event-other-accusative } abgesehen{ event-enemy }.
}
# Gegner, denen ein Stück Ausrüstung ihre Art gibt, haben es dabei; die anderen sind, was gezogen wurde.
event-enemy = { $token-is ->
    [shotgun] , mit { event-token-dative }
    [molotov] , mit { event-token-dative }
    [ambush] , mit { event-token-dative }
    [spikes] , mit Spikes
    [nitro] , mit { event-token-dative }
   *[other] : Es ist { event-token }
}
event-token-dative = { THING($token, article: "indefinite", case: "dative") }
event-no-enemy = { $seat-is ->
    [you] Niemand hat es auf dich abgesehen.
   *[other] Niemand hat es auf { $seat } abgesehen.
}
event-ignored = { $seat-is ->
    [you] Du gibst einen Schädel ab, und der Angriff fällt aus.
   *[other] { $seat } gibt einen Schädel ab, und der Angriff fällt aus.
}
event-skull = { $seat-is ->
    [you] Du nimmst einen Schädel, für { event-of-points }.
   *[other] { $seat } nimmt einen Schädel, für { event-of-points }.
}
event-fled = { event-own } flieht.
event-boarded = { $count ->
    [one] Jemand { event-from-own } steigt um: auf { event-other-accusative }.
   *[other] { $count } Leute { event-from-own } steigen um: auf { event-other-accusative }.
}
event-searched = { event-own } wird durchsucht: { $token-is ->
    [spikes] Da sind Spikes.
   *[other] Da ist { event-token }.
}
event-left-lying = { $token-is ->
    [spikes] Spikes { event-from-own } kommen zurück in die Dose.
   *[other] { event-token } { event-from-own } kommt zurück in die Dose.
}
event-slowed = { event-own } bremst den Zug um eine Stocklänge.
event-award = { $award-is ->
    [most-enemies] { $seat-is ->
        [you] Du hast die meisten Gegner zerstört: { event-of-points }.
       *[other] { $seat } hat die meisten Gegner zerstört: { event-of-points }.
    }
   *[first-out] { $seat-is ->
        [you] Du kommst zuerst heraus: { event-of-points }.
       *[other] { $seat } kommt zuerst heraus: { event-of-points }.
    }
}
event-game-over = { $why-is ->
    [rounds] Die Runden sind vorbei.
   *[other] Die Mission ist vorbei.
}
event-veteran-shown = Am Steuer { event-from-own } sitzt ein Veteran und darf einen Würfel neu würfeln.
# Der Satz eines anderen Ereignisses sagt es, oder der Tisch zeigt es.
event-said = { "" }
event-shown = { "" }
event-spent = { "" }
event-gathered = { "" }
event-slot-empty = { "" }
event-gained = { "" }
event-losses = { "" }
event-card-down = { "" }
event-enemy-stands = { "" }
event-rolled-first = { "" }

## Ereignisse, die ein Satz sind

event-contest = { $result-result-is ->
    [attacker-wins] Es steht { event-dice }: Der Angriff gewinnt, Overkill { $result-overkill }.
    [defender-wins] { $result-level ->
        [yes] Es steht { event-dice }: Gleichstand, den die Verteidigung gewinnt.
       *[no] Es steht { event-dice }: Die Verteidigung gewinnt, Overkill { $result-overkill }.
    }
   *[other] Es steht { event-dice }: kein Unterschied.
}
event-of-dice = Es steht { event-dice }.
event-dice = { event-attack-dice } gegen { event-defence-dice }
event-attack-dice = { $attack-dice-is ->
    [none] nichts
   *[other] { LIST($attack-dice, alike: "dashed") }
}
event-defence-dice = { $defence-dice-is ->
    [none] nichts
   *[other] { LIST($defence-dice, alike: "dashed") }
}
# Im Wipeout-Test greift die Straße an.
event-road-dice = { $result-result-is ->
    [attacker-wins] Die Straße hat { event-dice }: Die Straße gewinnt, Overkill { $result-overkill }.
    [defender-wins] { $result-level ->
        [yes] Die Straße hat { event-dice }: Gleichstand, den das Fahrzeug gewinnt.
       *[no] Die Straße hat { event-dice }: Das Fahrzeug gewinnt, Overkill { $result-overkill }.
    }
   *[other] Die Straße hat { event-dice }: kein Unterschied.
}
event-road-result = { $result-result-is ->
    [attacker-wins] Die Straße gewinnt: Overkill { $result-overkill }.
    [defender-wins] { $result-level ->
        [yes] Gleichstand, den das Fahrzeug gewinnt.
       *[no] Das Fahrzeug gewinnt: Overkill { $result-overkill }.
    }
   *[other] Kein Unterschied: Nichts passiert.
}
# Die Uhrzeit sagt, was der Würfel zeigt.
event-skid-die = { "" }

## Der Tisch

area-board = Der Plan, mit dem Rand END oben
area-vehicles = Fahrzeuge
area-nobodys = Herrenlos
area-deck = Straßenkarten, die noch kommen
area-discards = Abgelegte Straßenkarten
area-lost-crew = Verlorene Leute

label-road = Die Straße
label-left-road = Die linke Straße
label-right-road = Die rechte Straße
label-track = Das Gleis
label-size = { $hits ->
    [one] 1 Treffer
   *[other] { $hits } Treffer
}
label-vehicles = { LIST($vehicles, alike: "counted") }
label-mutant = Mutant
label-coming = noch nicht auf dem Plan
label-driving = fährt
label-abandoned = verlassen, rollt weiter
label-immobilized = steht fest
label-wrecked = ein Wrack
label-destroyed = zerstört
label-marker = ein Haufen Ausrüstung
label-train = vom Zug
label-box = Die Schachtel
label-dice = Würfel, die noch einmal rollen dürfen
label-hits = Treffer eingesteckt
label-wheel = am Steuer
label-born = Erstbesitz:
label-crew = Leute
label-gear = Ausrüstung

## Was aufgedruckt ist

face-vehicle = Fahrzeug
face-crew = Leute
face-gear = Ausrüstung
face-road-card = Straßenkarte
face-force = Fertige Truppe

face-build = { $size ->
    [0] Vom Zug
   *[other] Größe { $size }
}: { $is-open ->
    [yes] offen
   *[no] geschlossen
}
face-kind-street = Straße
face-kind-dirt = Gelände
face-kind-heavy = schwer
face-room = Leute: { $room ->
    [0] beliebig viele
   *[other] { $room }
}. { $length } mal { $width } Zoll.
face-special-veteran = Am Steuer sitzt ein Veteran.
face-special-nitro = Darf Nitro benutzen.
face-special-no-nitro = Darf kein Nitro benutzen.
face-special-melee = 1 Würfel mehr im Nahkampf.
face-special-rams-on = Fährt nach dem Rammen weiter.
face-special-explosives = Explodiert, wenn Rammen Schaden macht.

face-dice = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}
face-more = { $more ->
    [one] 1 Würfel mehr
   *[other] { $more } Würfel mehr
}
face-with-more = { $more ->
    [one] 1 Würfel mehr
   *[other] { $more } Würfeln mehr
}
face-driver =
    .line1 = Fährt und kann sonst nichts.
face-veteran =
    .line1 = Am Steuer: darf bei jedem Wurf des Fahrzeugs einen Würfel neu würfeln.
face-brawler =
    .line1 = { face-more }, wenn das Fahrzeug im Nahkampf angreift.
face-gunner =
    .line1 = Darf einmal im Zug ohne Aktion schießen, mit { face-dice } oder mit einer Waffe an Bord.
face-mechanic =
    .line1 = Darf einmal im Zug ohne Aktion eine Reparatur versuchen, mit { face-with-more }.
face-shotgun =
    .line1 = Schießt mit { face-dice }. Leer, sobald sie das Ziel jemanden gekostet hat.
face-molotov =
    .line1 = Fliegt als Schuss mit { face-dice } und ist dann weg.
face-ambush =
    .line1 = Ein Schuss mit { face-dice } von einem Ende der Straße oder von einer Karte aus. Kostet keine Aktion.
face-spikes =
    .line1 = Fallen jemandem vor die Räder, der hinter dir fährt, und rammen ihn mit { face-with-more }, als seine Größe ist.
face-nitro =
    .line1 = Zwei Stocklängen geradeaus, ohne Aktion. Beim Rammen { face-more }.

face-card-clear =
    .line1 = Nichts. Sie kommt gleich wieder weg.
face-card-slide =
    .line1 = Wer sie berührt, kommt von der Straße ab: ein Wipeout-Test, außer für Gelände.
face-card-slick =
    .line1 = Wer sie berührt, macht einen Wipeout-Test.
face-card-debris =
    .line1 = Wer sie berührt, wird gerammt, mit Größe { $size }.
face-card-wreck =
    .line1 = Wer sie berührt, wird gerammt, mit Größe { $size }.
face-card-bridge =
    .line1 = Wer außen herumfährt, macht einen Wipeout-Test.
face-card-tunnel =
    .line1 = Wer außen herumfährt, bekommt 1 Treffer und steht fest.
face-card-supplies =
    .line1 = Wer darauf anhält, darf ein Plättchen nehmen oder 1 Treffer reparieren.
face-hidden = Verdeckt
    .group = Straßenkarte
    .line1 = Wird 3 Stocklängen vor dem vordersten Fahrzeug aufgedeckt.
face-force-vehicles = Fahrzeuge, solange die Punkte reichen: { $vehicles }.
face-force-tokens = Plättchen: { $tokens }.

## Wie es ausging

outcome = { $counted-is ->
    [by-side] { outcome-winner }; { THING($first) } { $first-points }, { THING($second) } { $second-points }
    [by-seat] { outcome-winner }; Punkte: { LIST($points) }
   *[none] { outcome-winner }
}
outcome-winner = { $won-is ->
    [side] { THING($winner, as: "won") }, denn { outcome-reason }
    [seat] { outcome-reason }
    [several] geteilter Sieg, denn { outcome-reason }
   *[nobody] unentschieden, denn { outcome-reason }
}
outcome-reason = { $ending-is ->
    [rounds] { $rounds ->
        [one] 1 Runde ist gespielt (RWA-132)
       *[other] { $rounds } Runden sind gespielt (RWA-132)
    }
   *[mission] { THING($reason) }
}
# Woran es lag, nach der Mission und wer gewonnen hat; das erste gilt für Missionen, die jemand ergänzt.
reason = so sagt es die Mission (RW-280)
reason-interceptor-first = mehr sind entkommen, als gestoppt wurden (RW-297)
reason-interceptor-second = mehr wurden gestoppt, als entkommen sind (RW-297)
reason-interceptor-draw = so viele sind entkommen, wie gestoppt wurden (RWA-132)
reason-breakout-first = das Big Rig ist über den Rand END (RW-307)
reason-breakout-second = das Big Rig ist gekapert, gestoppt oder verloren (RW-308)
reason-breakout-draw = nichts ist entschieden (RWA-132)
reason-two-wheel-terror-first = kein ziviles Fahrzeug ist übrig (RW-321)
reason-two-wheel-terror-second = alle Biker sind ausgeschaltet (RW-323)
reason-two-wheel-terror-draw = nichts ist entschieden (RWA-132)
reason-the-president-first = die Limo ist über den Rand END (RW-334)
reason-the-president-second = sie haben die Limo selbst über den Rand END gefahren (RW-335)
reason-the-president-draw = niemand hat die Limo (RW-336)
reason-hijackers = der Truck gehört ihr und ist über den Rand END (RW-344)
reason-hijackers-draw = niemand hat den Truck (RWA-80)
reason-monsters-first = kein Monster Truck ist übrig (RW-359)
reason-monsters-second = niemand hat überlebt (RW-358)
reason-monsters-draw = jemand hat überlebt und ist entkommen (RW-360)
reason-chase-first = jemand ist entkommen, und die Cops haben ihre Punkte so oft verloren wie vereinbart (RW-386)
reason-chase-second = niemand ist entkommen (RW-385)
reason-chase-draw = jemand ist entkommen, aber die Cops haben nicht genug verloren (RW-387)
reason-the-wages-of-fear-first = ein Laster ist heil über den Rand END (RW-401)
reason-the-wages-of-fear-second = beide Laster sind gekapert oder verloren (RW-402)
reason-the-wages-of-fear-draw = nichts ist entschieden (RWA-132)
reason-gauntlet = kein Kurier ist mehr im Tal, und die meisten Punkte gewinnen (RW-434, RW-439)
reason-gauntlet-draw = kein Kurier ist mehr im Tal, und niemand hat Punkte (RW-434)
reason-derailed = der Zug ist über den Rand END (RW-474)
reason-derailed-draw = niemand ist übrig (RWA-134)
reason-duel = bei den anderen fährt nichts mehr (RWA-114)
reason-duel-draw = nirgends fährt noch etwas (RWA-115)

## Missionen und ihre Seiten

# Wie sie heißen, sagt die Hausregel (description/de.ftl).
mission-interceptor =
    .blurb = Die Ausreißer wollen ans END der Straße, und die Abfangjäger halten sie auf.
    .first = Fahrt über den Rand END: Jedes Fahrzeug, das es schafft, ist ein Punkt.
    .second = Haltet die Ausreißer auf: Jeder, der zerstört, gekapert oder liegen geblieben ist, ist ein Punkt.
    .end = Zu Ende ist es, wenn kein Ausreißer mehr fährt, und die meisten Punkte gewinnen.
mission-breakout =
    .blurb = Ein Konvoi muss eine Ladung durchbringen, und die Angreifer wollen sein Big Rig aufhalten.
    .first = Begleitet das Big Rig, bis es über den Rand END ist.
    .second = Haltet das Big Rig auf: Zerstört es, kapert es oder setzt es fest.
    .end = Was aus dem Big Rig wird, entscheidet sofort.
mission-two-wheel-terror =
    .blurb = Eine Bande auf Motorrädern macht Jagd auf zivile Fahrzeuge, und die Ordnungshüter wollen dem ein Ende setzen.
    .first = Zerstört, stoppt oder kapert jedes zivile Fahrzeug auf der Straße.
    .second = Schaltet alle Biker aus, bevor das letzte zivile Fahrzeug weg ist.
    .end = Zivilisten fahren weiter und tun nichts; wer zuerst fertig ist, hat gewonnen.
mission-the-president =
    .blurb = Die Ordnungshüter bringen die Limo des Präsidenten zum END, und die Aufständischen wollen sie selbst dorthin fahren.
    .first = Bringt die Limo über den Rand END.
    .second = Kapert die Limo heil und fahrt sie selbst über den Rand END.
    .end = Eine Limo, die zerstört oder anderswo verschwunden ist, nützt niemandem.
mission-hijackers =
    .blurb = Zwei Banden sind hinter demselben Truck her: Wer ihn kapert und über den Rand END bringt, hat gewonnen.
    .first = Kapert den Truck und fahrt ihn über den Rand END.
    .second = Kapert den Truck und fahrt ihn über den Rand END.
    .end = Bis ihn jemand hat, fährt der Truck von selbst weiter, zwei Stocklängen je Runde.
mission-monsters =
    .blurb = Die Monster Trucks der einen Seite jagen alle anderen und schonen niemanden, der nicht rechtzeitig über den Rand END kommt.
    .first = Zerstört beide Monster Trucks; wer über den Rand END flieht, erreicht ein Unentschieden.
    .second = Zerstört alle Überlebenden, bevor jemand über den Rand END ist.
    .end = Ein Monster Truck fährt über das hinweg, was er rammt.
mission-chase =
    .blurb = Die Ausreißer müssen an den Cops vorbei, und für jeden Streifenwagen, den sie stoppen, kommt ein neuer.
    .first = Bringt einen Ausreißer über den Rand END, und lasst die Cops ihre Punkte so oft verlieren wie vereinbart.
    .second = Lasst keinen Ausreißer über den Rand END.
    .end = Gestoppte Cops kommen besser ausgerüstet wieder, und jede Karte BRIDGE ist für sie kaputt.
mission-the-wages-of-fear =
    .blurb = Einer von zwei Lastern voller Sprengstoff muss durchkommen, und Plünderer, die nichts fürchten, haben es auf sie abgesehen.
    .first = Bringt einen der beiden Laster heil über den Rand END.
    .second = Zerstört beide Laster, oder kapert sie.
    .end = Ein Laster, den ein Rammstoß beschädigt, explodiert und reißt alles im Umkreis einer Stocklänge mit.
mission-gauntlet =
    .blurb = Alle Kuriere fahren für sich, durch ein Tal voller Mutanten, dessen Ausgang erst spät aufgeht.
    .first = Überlebt, schießt Mutanten ab und fahrt über den Rand END, sobald er offen ist.
    .end = Wer zuerst draußen ist, jedes Fahrzeug draußen und die beste Jagd bringen je einen Punkt; die meisten gewinnen.
mission-derailed =
    .blurb = Ein Güterzug zwischen zwei Straßen: Wer ihn über den Rand END fährt, hat gewonnen.
    .first = Entert die Gondolas, kämpft euch zur Engine vor und fahrt den Zug über den Rand END.
    .end = Jeden Wagen kann nur eine Mannschaft halten, und wer über die Gleise fährt, macht einen Wipeout-Test.
mission-duel =
    .blurb = Gar keine Mission: Die letzte Seite, die noch fährt, hat gewonnen. Eine Zugabe von uns.
    .first = Stoppt alles, was die anderen fahren.
    .second = Stoppt alles, was die anderen fahren.
    .end = Die letzte Seite, bei der noch etwas fährt, hat gewonnen.

side = { $part1 }
    .won = { $part1 } hat gewonnen
side-runners = Ausreißer
    .won = die Ausreißer haben gewonnen
side-interceptors = Abfangjäger
    .won = die Abfangjäger haben gewonnen
side-convoy = Konvoi
    .won = der Konvoi hat gewonnen
side-attackers = Angreifer
    .won = die Angreifer haben gewonnen
side-bikers = Biker
    .won = die Biker haben gewonnen
side-enforcers = Ordnungshüter
    .won = die Ordnungshüter haben gewonnen
side-insurgents = Aufständische
    .won = die Aufständischen haben gewonnen
side-first-gang = Die eine Bande
    .won = die eine Bande hat gewonnen
side-second-gang = Die andere Bande
    .won = die andere Bande hat gewonnen
side-survivors = Überlebende
    .won = die Überlebenden haben gewonnen
side-monsters = Monster
    .won = die Monster haben gewonnen
side-cops = Cops
    .won = die Cops haben gewonnen
side-explosives-team = Sprengstofftrupp
    .won = der Sprengstofftrupp hat gewonnen
side-raiders = Plünderer
    .won = die Plünderer haben gewonnen
side-couriers = Kuriere
    .won = die Kuriere haben gewonnen
side-robbers = Räuber
    .won = die Räuber haben gewonnen
side-first = Erste Seite
    .won = die erste Seite hat gewonnen
side-second = Zweite Seite
    .won = die zweite Seite hat gewonnen

## Fertige Truppen

force = { $part1 }
force-fast-and-light = schnell und leicht
    .line = Zwei Nitros und ein Vorsprung: weg, bevor jemand aufgeschlossen hat.
force-pair-of-heavies = zwei Schwergewichte
    .line = Stecken einen Rammstoß ein, geben einen zurück und reparieren unterwegs.
force-guns-on-wheels = Kanonen auf Rädern
    .line = Schießen auf alles, was auf Stocklänge herankommt.
force-rammers = Rammböcke
    .line = Veteranen mit Nitro, immer voll in die Seite.
force-boarders = Enterer
    .line = Ziehen gleich und lassen die Brawler machen.
force-ambushers = Wegelagerer
    .line = Zwei Ambushes und ein Molotov: sollen sie nur kommen.
force-highway-patrol = Autobahnstreife
    .line = Von allem etwas, und Nachschub ist genug da.
force-motorcycle-police = Motorradstaffel
    .line = Motorräder in Schwärmen: billig zu ersetzen, schwer abzuschütteln.
force-riot-squad = Bereitschaftspolizei
    .line = Viel Blech quer über die Straße.
force-outriders = Vorreiter
    .line = Schnelle Schützen vor und hinter dem Big Rig.
force-hard-shell = harte Schale
    .line = Dickes Blech rund um das Big Rig.
force-gun-trucks = Geschützwagen
    .line = Überall Gunner: Lange bleibt niemand in der Nähe.
force-battering-rams = Sturmböcke
    .line = Nitro und viel Gewicht dahinter.
force-wild-bunch = wilder Haufen
    .line = Lauter Motorräder, und von allen Seiten zugleich.
force-tanker-thieves = Tankerdiebe
    .line = Räumen das Fahrerhaus und behalten das Big Rig.
force-boarding-party = Entertrupp
    .line = Brawler im Sattel: erst Rad an Rad, dann Hiebe.
force-daredevils = Draufgänger
    .line = Nitro, Spikes und starke Nerven.
force-desert-ghosts = Wüstengeister
    .line = Abseits der Straße und außer Reichweite, mit zwei Ambushes.
force-interceptors = Abfangjäger
    .line = Schnell genug für jedes Motorrad und schwer genug, dass es wehtut.
force-rangers = Ranger
    .line = Folgen Motorrädern auch ins Gelände und schießen.
force-armoured-response = Panzertrupp
    .line = Schwer zu reizen und noch schwerer zu zerkratzen.
force-motorcade = Ehreneskorte
    .line = Schützen auf beiden Seiten der Limo.
force-chase-car = Begleitwagen
    .line = Ein Veteran hinter der Limo, der rammt, was ihr zu nahe kommt.
force-bodyguards = Leibwache
    .line = Brawler auf Armlänge: Niemand fasst die Limo an.
force-kidnappers = Kidnapper
    .line = Brawler, die die Limo heil haben wollen.
force-technicals = Pritschenkrieger
    .line = Schießen auf die Leute und schonen die Limo.
force-roadside-cell = Zelle am Straßenrand
    .line = Ambushes und Spikes die ganze Straße entlang.
force-street-racers = Straßenrennfahrer
    .line = Als Erste neben dem Truck, dank Nitro.
force-crew-of-the-night = Nachtschicht
    .line = Erst die Gunner, und dann klettert jemand hinüber.
force-wolf-pack = Wolfsrudel
    .line = Motorräder rund um den Truck, mit Brawlern im Sattel.
force-dust-devils = Staubteufel
    .line = Querfeldein, und am Ende warten Brawler.
force-scrapyard-dogs = Schrottplatzhunde
    .line = Rostig, stur und während der Fahrt repariert.
force-coyotes = Kojoten
    .line = Bleiben zurück, legen einen Ambush und nehmen, was übrig ist.
force-scattered = zerstreut
    .line = In alle Richtungen: Alle zugleich kann niemand jagen.
force-wagon-fort = Wagenburg
    .line = Bleiben zusammen, mit Spikes im Rücken.
force-tank-hunters = Panzerknacker
    .line = Molotovs gegen Monster Trucks.
force-crushers = Zermalmer
    .line = Einmal über alles drüber; was dabei kaputtgeht, flickt ein Mechanic.
force-war-wagons = Streitwagen
    .line = So viele Waffen wie Gewicht.
force-old-hands = alte Hasen
    .line = Veteranen, und von allem eins.
force-steady-hands = ruhige Hände
    .line = Für jeden Fall etwas, auf beiden Seiten der Laster.
force-rearguard = Nachhut
    .line = Spikes für alle, die von hinten kommen.
force-screen-of-bikes = Schutzschirm
    .line = Ein Ring aus Motorrädern mit Schützen, in der Mitte die Laster.
force-martyrs = Märtyrer
    .line = Auf Motorrädern geradewegs auf den Sprengstoff zu; zurückkommen will niemand.
force-sledgehammers = Vorschlaghämmer
    .line = Veteranen mit Nitro, und ein Armored Car vorneweg.
force-truck-snatchers = Lasterdiebe
    .line = Nehmen lieber einen Laster mit, als ihn hochzujagen.
force-one-strong-car = ein starker Wagen
    .line = Ein Muscle Car mit einem Veteranen, und ein Motorrad zur Gesellschaft.
force-two-of-a-kind = zwei vom selben Schlag
    .line = Zwei offene Wagen, die aufeinander aufpassen.
force-handful-of-bikes = eine Handvoll Motorräder
    .line = Eins davon kommt schon durch.
force-train-boarders = Zugräuber
    .line = Mit Brawlern auf den Zug, und für den Rest eine Shotgun.
force-boarding-party-and-guard = Entertrupp mit Wache
    .line = Die einen entern den Zug, und ein Veteran hält die Straße frei.
force-riders = Reiter
    .line = Auf Motorrädern am Gleis entlang und bei erster Gelegenheit hinüber.

## Was ein Zug trifft, und was man ihm sonst ansieht

# Was ein Fahrzeug unterwegs tut; die Karten nach ihrer Art.
met-debris = wird von einer Karte DEBRIS gerammt
met-wreck = wird von einer Karte WRECK gerammt
met-off-road = fährt neben der Straße
met-barred = kommt auf ein gesperrtes Stück
met-slide = berührt eine Karte SLIDE
met-slick = berührt eine Karte SLICK
met-tracks = fährt über die Gleise
met-round-bridge = fährt um eine Karte BRIDGE herum
met-over-bridge = fährt über eine Karte BRIDGE
met-over-tunnel = fährt durch eine Karte TUNNEL
met-supplies = hält auf einer Karte SUPPLIES
met-falls = fährt auf eine Karte BRIDGE OUT
met-round-tunnel = fährt um eine Karte TUNNEL herum (1 Treffer, steht fest)

preview = { preview-of-dice }
preview-go = { preview-move }
    .brief = { preview-brief }
preview-go-to-edge = { preview-move }
    .brief = { preview-brief }
preview-nitro = { preview-move }
preview-choose = { $asks-is ->
    [spot] { preview-move }
    [vehicle] { THING($thing) }: { remark-actions }
    [carrier] { THING($thing) }: Leute { $crew }, Ausrüstung { $gear }
   *[other] { THING($thing) }{ preview-friend }{ $attack ->
        [0] { "" }
       *[other] : { preview-dice }
    }
}
    .brief = { preview-brief }
preview-done = { $actions ->
    [0] { preview-road }
   *[other] { preview-unused }{ $met-is ->
        [none] { $contact-is ->
            [none] { "" }
           *[other] ; { preview-road }
        }
       *[other] ; { preview-road }
    }
}
preview-token = { $asks-is ->
    [token] { preview-use }
    [supply] { preview-use }
   *[other] { $aboard ->
        [0] { "" }
        [one] nur 1 an Bord
       *[other] { $aboard } an Bord
    }
}
preview-reroll = gewinnt mit { $wins } von 6 Augenzahlen, verliert mit { $loses }
preview-leave-dice = { $wins ->
    [6] gewinnt so
   *[other] { $loses ->
        [0] so gewinnt niemand
       *[other] verliert so
    }
}
preview-buy = { $points ->
    [one] danach bleibt 1 Punkt
   *[other] danach bleiben { $points } Punkte
}
preview-enough = { $asks-is ->
    [vehicle] beendet den Zug
   *[force] übrige Punkte verfallen
}

preview-move = { $met-is ->
    [none] { $contact-is ->
        [none] { $edge-is ->
            [none] { preview-then-road }
           *[other] { preview-edge }{ preview-and-road }
        }
       *[other] { preview-thing }{ preview-rolls }{ preview-and-road }
    }
   *[other] { LIST($met) }{ $contact-is ->
        [none] { $edge-is ->
            [none] { "" }
           *[other] ; { preview-edge }
        }
       *[other] ; { preview-thing }
    }{ preview-rolls }{ preview-and-road }
}
preview-and-road = { $road-meets-is ->
    [clear] { "" }
   *[other] ; { preview-then-road }
}
preview-then-road = { $road-meets-is ->
    [clear] { "" }
   *[other] dann, wenn die Straße dran ist: { $road-thing-is ->
        [none] { LIST($road-met) }
       *[other] wird { THING($road-thing, article: "from", case: "dative") } gerammt{ $road-met-is ->
            [none] { "" }
           *[other] , { LIST($road-met) }
        }
    }{ $road-attack ->
        [0] { "" }
       *[other] { preview-road-dice }
    }
}
preview-road-dice = ; { $road-attack ->
    [one] 1 Würfel gegen { $road-defence }
   *[other] { $road-attack } Würfel gegen { $road-defence }
}
preview-edge = { $meets-is ->
    [leaves] verlässt den Plan über den { THING($edge) }
   *[other] hält am { THING($edge) }
}
preview-thing = { $contact-is ->
    [rams] rammt { preview-the }{ preview-friend }
    [is-rammed] wird { preview-from-the } gerammt
   *[stops] hält vor { preview-the-dative }
}
preview-the = { THING($thing, article: "definite", case: "accusative") }
preview-the-dative = { THING($thing, article: "definite", case: "dative") }
preview-from-the = { THING($thing, article: "from", case: "dative") }
preview-friend = { $friend ->
    [yes] { " (eigene Seite)" }
   *[no] { "" }
}
preview-rolls = { $meets-is ->
    [check] ; { preview-checks }, { preview-dice }
   *[other] { $attack ->
        [0] { "" }
       *[other] ; { preview-dice }
    }{ $checks ->
        [0] { "" }
       *[other] ; { preview-checks }
    }
}
preview-checks = { $checks ->
    [one] 1 Wipeout-Test
   *[other] { $checks } Wipeout-Tests
}
preview-dice = { $attack } Würfel gegen { $defence }
preview-of-dice = { $dice } Würfel
preview-use = { THING($token, as: "use") }{ $dice ->
    [0] { "" }
   *[other] , { preview-of-dice }
}
preview-unused = { $actions ->
    [one] 1 Aktion verfällt
   *[other] { $actions } Aktionen verfallen
}
preview-road = { $contact-is ->
    [none] { $met-is ->
        [none] { "" }
       *[other] wenn die Straße dran ist: { LIST($met) }{ preview-rolls }
    }
   *[other] wenn die Straße dran ist: { preview-thing }{ $met-is ->
        [none] { "" }
       *[other] ; { LIST($met) }
    }{ preview-rolls }
}
# Wo Hunderte von Stellen offen sind.
preview-brief = { $meets-is ->
    [check] ein Wipeout-Test{ preview-brief-and-road }
    [hits] { $thing-is ->
        [none] wird unterwegs gerammt
       *[other] ein Rammstoß: { THING($thing) }
    }{ preview-brief-and-road }
    [damage] sicherer Schaden
    [leaves] verlässt den Plan über den { THING($edge) }
   *[clear] { $thing-is ->
        [none] { $edge-is ->
            [none] { preview-brief-road }
           *[other] hält am { THING($edge) }{ preview-brief-and-road }
        }
       *[other] hält vor { preview-the-dative }{ preview-brief-and-road }
    }
}
preview-brief-and-road = { $road-meets-is ->
    [clear] { "" }
   *[other] ; { preview-brief-road }
}
preview-brief-road = { $road-meets-is ->
    [check] dann ein Wipeout-Test, wenn die Straße dran ist
    [hits] dann ein Rammstoß der Straße
    [damage] dann Schaden, wenn die Straße dran ist
   *[clear] { "" }
}

## Wie es steht

asked = { $over ->
    [yes] { $won-is ->
        [none] Die Jagd ist vorbei: unentschieden.
       *[other] Die Jagd ist vorbei. Gewonnen: { LIST($won) }.
    }
   *[no] { $seat-is ->
        [you] Du entscheidest, { asked-what }.
       *[other] { $seat } entscheidet, { asked-what }.
    }
}
asked-what = { $asks-is ->
    [force] welche Fahrzeuge mitfahren, für { asked-points }
    [token] { $who-is ->
        [none] welches Plättchen als Nächstes mitkommt
       *[other] welches Plättchen { asked-who } bekommt
    }
    [carrier] { $to-choose ->
        [one] welches Fahrzeug das letzte Plättchen trägt
       *[other] welches Fahrzeug das nächste von { $to-choose } Plättchen trägt
    }
    [place] wo { asked-who } ins Spiel kommt
    [vehicle] welches Fahrzeug als Nächstes dran ist
    [act] was { asked-who } macht
    [spot] wohin { asked-who } fährt
    [target] { asked-target }
    [crew] { asked-crew }
    [give] was { asked-who } an { asked-whom } abgibt
    [supply] was { asked-who } aus SUPPLIES nimmt
    [reroll] ob der Veteran { asked-whose } einen Würfel neu würfelt
    [lose] { $left ->
        [0] wen { asked-who } verliert
        [one] wen { asked-who } verliert
       *[other] wen { asked-who } als Nächstes verliert (noch { $left } Leute)
    }
    [free-melee] ob { asked-who } zum Schluss noch im Nahkampf angreift
    [leave] ob { asked-who } festgesetzt zurückbleibt
    [retake] wer wieder ans Steuer { asked-whose } kommt
    [ignore] ob ein Schädel diesen Angriff verhindert
    [keep] ob der Fund an Bord bleibt
   *[none] nichts
}
asked-points = { $to-spend ->
    [one] 1 Punkt
   *[other] { $to-spend } Punkte
}
asked-who = { $who-is ->
    [none] das Fahrzeug
    [vehicle] { THING($who, as: "number") }
   *[other] { THING($who, article: "definite") }
}
asked-from-who = { $who-is ->
    [none] vom Fahrzeug
    [vehicle] von { THING($who, as: "number") }
   *[other] { THING($who, article: "from", case: "dative") }
}
asked-whose = { $who-is ->
    [none] des Fahrzeugs
    [vehicle] von { THING($who, as: "number") }
   *[other] { THING($who, article: "definite", case: "genitive") }
}
asked-whom = { $whom-is ->
    [none] das andere Fahrzeug
    [vehicle] { THING($whom, as: "number") }
   *[other] { THING($whom, article: "definite", case: "accusative") }
}
asked-target = { $who-is ->
    [none] gegen wen der Ambush zuschnappt
   *[other] { $verb-is ->
        [melee] wen { asked-who } angreift
        [spikes] vor wem { asked-who } Spikes abwirft
        [takeover] was { asked-who } übernimmt
        [pick-up] wo { asked-who } Ausrüstung mitnimmt
        [transfer] wem { asked-who } etwas übergibt
        [board] worauf Leute { asked-from-who } umsteigen
        [ambush] gegen wen der Ambush zuschnappt
        [kept-ambush] gegen wen der Ambush zuschnappt
       *[other] auf wen { asked-who } schießt
    }
}
asked-crew = { $verb-is ->
    [wheel] wer ans Steuer { asked-whose } kommt
    [takeover] wer von der Besatzung { asked-whose } { asked-whom } übernimmt
    [board] wer oder was { asked-from-who } auf { asked-whom } umsteigt
   *[other] um wen von der Besatzung { asked-whose } es geht
}

remark-round = { $round ->
    [0] Vor dem Spiel
   *[other] Runde { $round } von höchstens { $round-limit }
}
remark-closed = { $closed ->
    [yes] Der Rand END ist zu, bis die letzte Straßenkarte auf der Straße liegt
   *[no] { "" }
}
remark-bridges = { $bridges-out ->
    [yes] Jede Karte BRIDGE ist eine BRIDGE OUT
   *[no] { "" }
}
remark-roll = { $rolled-is ->
    [none] { "" }
   *[other] { THING($rolled) }{ $attack-is ->
        [none] { "" }
       *[other] ; { remark-roller }: { LIST($attack, alike: "dashed") }
    }{ $defence-is ->
        [none] { "" }
       *[other] ; { remark-against }: { LIST($defence, alike: "dashed") }
    }
}
remark-roller = { $roller-is ->
    [none] { $rolled-is ->
        [check] die Straße
       *[other] Angriff
    }
   *[other] { THING($roller) }
}
remark-against = { $against-is ->
    [none] Verteidigung
   *[other] { THING($against) }
}
rolled-ram = Ein Rammstoß
rolled-struck = Ein Rammstoß
rolled-melee = Ein Nahkampf
rolled-shot = Ein Schuss
rolled-check = Ein Wipeout-Test
rolled-repair = Eine Reparatur
rolled-direction = Wohin es schleudert
remark-have = { LIST($parts) }
have-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
have-spend = { $count ->
    [one] 1 Punkt für Fahrzeuge
   *[other] { $count } Punkte für Fahrzeuge
}
have-choose = { $count ->
    [one] noch 1 Plättchen
   *[other] noch { $count } Plättchen
}
have-kept = { $count ->
    [one] 1 Ambush aufgehoben
   *[other] { $count } Ambushes aufgehoben
}
have-skulls = { $count ->
    [one] 1 Schädel
   *[other] { $count } Schädel
}
remark-fit = { $hits ->
    [0] { remark-acts }
   *[other] hält noch { $left } von { remark-size } aus{ $turn-is ->
        [idle] { "" }
       *[other] ; { remark-acts }
    }
}
remark-size = { $size ->
    [one] 1 Treffer
   *[other] { $size } Treffern
}
remark-acts = { $turn-is ->
    [acts] { remark-actions }
   *[done] fertig
}
remark-actions = { $actions ->
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}

## Züge, wie sie auf Knöpfen stehen

action-go = { $along-is ->
    [zero] { action-across }
    [minus] { $along } zurück{ action-and-across }
   *[plus] { $along } voraus{ action-and-across }
}
action-and-across = { $across-is ->
    [zero] { "" }
   *[other] , { action-across }
}
action-across = { $across-is ->
    [minus] { $across } links
   *[plus] { $across } rechts
}
action-go-to-edge = { $side-is ->
    [left] zum linken Rand der Straße
   *[right] zum rechten Rand der Straße
}
action-choose = { THING($vehicle, as: "number") }
action-move = fahren
action-bike-move = frei mit dem Motorrad fahren
action-brake = bremsen
action-nitro = Nitro zünden
action-melee = im Nahkampf angreifen
action-shotgun = mit einer Shotgun feuern
action-molotov = einen Molotov werfen
action-gunner = Gunner schießen lassen
action-gunner-shotgun = Gunner mit Shotgun feuern lassen
action-gunner-molotov = Gunner Molotov werfen lassen
action-ambush = einen Ambush auslösen
action-kept-ambush = einen aufgehobenen Ambush auslösen
action-spikes = Spikes abwerfen
action-takeover = ein Fahrzeug übernehmen
action-pick-up = Ausrüstung mitnehmen
action-transfer = etwas übergeben
action-repair = reparieren
action-mechanic = Mechanic reparieren lassen
action-wheel = jemand anders ans Steuer lassen
action-turn-round = wenden
action-supplies-token = Plättchen aus SUPPLIES nehmen
action-supplies-repair = mit SUPPLIES reparieren
action-board = auf den Zug umsteigen
action-search = die Gondola durchsuchen
action-drive-train = den Zug fahren
action-later = später
action-done = fertig
action-token = { THING($token) }
action-driver = wer am Steuer sitzt
action-buy = { THING($vehicle, article: "indefinite", case: "accusative") } kaufen
action-force = { $force ->
    [1] erste fertige Truppe
    [2] zweite fertige Truppe
   *[3] dritte fertige Truppe
}
action-place = am { THING($edge) } bei { $at } Zoll
action-reroll = eine { $shows } neu würfeln
action-leave-dice = die Würfel liegen lassen
action-yes = ja
action-no = nein
action-enough = genug
