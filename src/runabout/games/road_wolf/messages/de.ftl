# Road Wolf, vom Straßenrand aus erzählt.

## Dinge

# Fahrzeuge, Plättchen und Straßenkarten heißen in jeder Sprache, wie sie gedruckt sind: $is sagt, was auf dem Platz
# ist, $of, was ein Wrack gewesen ist, $part1 ist die Nummer am Tisch.
vehicle = { THING($is, $like) }{ THING($of) } ({ $part1 })
    .number = Fahrzeug { $part1 }
is = { THING($part1, $like, sort: "kind") }
is-wreck = Wrack
    .takes = das
is-mutant = Mutant
    .takes = der
    .genitive = Mutanten
    .dative = Mutanten
    .accusative = Mutanten
is-marker = Haufen Ausrüstung
    .takes = der
is-limo = Limo
    .takes = die
of = { " " }{ THING($part1, sort: "kind", case: "genitive", article: "definite") }

kind-street-bike = Street Bike
    .takes = das
kind-dirt-bike = Dirt Bike
    .takes = das
kind-coupe = Coupe
    .takes = das
kind-rally-car = Rally Car
    .takes = das
kind-roadster = Roadster
    .takes = der
kind-buggy = Buggy
    .takes = der
kind-muscle-car = Muscle Car
    .takes = das
kind-humvee = Humvee
    .takes = der
kind-convertible = Convertible
    .takes = das
kind-4x4-truck = 4x4 Truck
    .takes = der
kind-armored-car = Armored Car
    .takes = das
kind-big-rig = Big Rig
    .takes = das
kind-hijackers-truck = Hijackers' Truck
    .takes = der
kind-monster-truck = Monster Truck
    .takes = der
kind-explosives-truck = Sprengstofflaster
    .takes = der
    .genitive = Sprengstofflasters
kind-gondola = Gondola
    .takes = die
kind-engine = Engine
    .takes = die

token-driver = Driver
    .takes = der
    .plural = Driver
token-veteran = Veteran
    .takes = der
    .genitive = Veteranen
    .dative = Veteranen
    .accusative = Veteranen
    .plural = Veteranen
token-brawler = Brawler
    .takes = der
    .plural = Brawler
token-gunner = Gunner
    .takes = der
    .plural = Gunner
token-mechanic = Mechanic
    .takes = der
    .plural = Mechanics
token-shotgun = Shotgun
    .takes = die
    .plural = Shotguns
token-molotov = Molotov
    .takes = der
    .plural = Molotovs
token-ambush = Ambush
    .takes = der
    .plural = Ambushes
token-spikes = Spikes
token-nitro = Nitro
    .takes = das
    .plural = Nitros

sort-gear = Stück Ausrüstung
    .takes = das
    .plural = Stücke Ausrüstung
sort-crew = jemand
    .dative = jemandem
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

edge-none = Rand
edge-start = Rand START
edge-end = Rand END
edge-left = linken Rand
edge-right = rechten Rand

ram-nitro = { " mit Nitro" }
ram-braked = { " nach einer Vollbremsung" }
ram-skid = { " im Schleudern" }
ram-drive = { "" }

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
event-own-dative = { $vehicle-is ->
    [vehicle] { THING($vehicle, as: "number") }
    [wreck] { THING($vehicle, article: "definite", case: "dative") }
   *[other] { $seat-is ->
        [you] { THING($vehicle, article: "your", case: "dative") }
        [none] { THING($vehicle, article: "definite", case: "dative") }
       *[other] { THING($seat, case: "genitive") } { THING($vehicle, case: "dative") }
    }
}
event-other-dative = { $other-is ->
    [vehicle] { THING($other, as: "number") }
   *[other] { THING($other, article: "definite", case: "dative") }
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
event-place = { $y } Zoll vom START, { $x } vom linken Rand
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
    [you] Du nimmst die fertige Truppe { event-number }.
   *[other] { $seat } nimmt die fertige Truppe { event-number }.
}
event-number = { $number ->
    [0] 1
    [1] 2
   *[2] 3
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
event-struck = { event-own } wird gerammt: { event-cause }.
event-cause = { $cause-is ->
    [object] { $by-is ->
        [none] etwas lag im Weg
        [vehicle] etwas lag im Weg
       *[other] { THING($by, article: "definite") } war im Weg
    }
    [card] { $card-is ->
        [none] eine Straßenkarte lag im Weg
       *[other] { THING($card, article: "indefinite") } lag im Weg
    }
    [spikes] Spikes lagen im Weg
    [blast] die Druckwelle war schneller
    [train-front] der Zug hat Vorfahrt, mit der Front
   *[train-side] der Zug hat Vorfahrt, mit der Seite
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
        [ambush] { event-own } legt einen Ambush, gegen { event-other-accusative }.
       *[other] { event-own } schießt auf { event-other-accusative }.
    }
   *[other] { $verb-is ->
        [shotgun] { event-own } feuert mit einer Shotgun auf { event-other-accusative }.
        [molotov] { event-own } wirft einen Molotov auf { event-other-accusative }.
        [gunner] { event-own } lässt einen Gunner auf { event-other-accusative } schießen.
        [gunner-shotgun] { event-own } lässt einen Gunner mit einer Shotgun auf { event-other-accusative } feuern.
        [gunner-molotov] { event-own } lässt einen Gunner einen Molotov auf { event-other-accusative } werfen.
        [ambush] { event-own } legt einen Ambush, gegen { event-other-accusative }.
        [kept-ambush] { event-own } legt einen Ambush, gegen { event-other-accusative }.
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
event-attack = { $dice-is ->
    [none] Es gibt keine Würfel.
   *[other] Es steht { LIST($dice, alike: "dashed") }.
}
event-defence = { $dice-is ->
    [none] Dagegen: keine Würfel.
   *[other] Dagegen: { LIST($dice, alike: "dashed") }.
}
event-rerolled = Der Veteran von { event-own-dative } würfelt eine { $showed } neu: Es ist eine { $shows }.
event-tied = Gleichstand: Beide Seiten würfeln noch einmal.
event-result = { $result-is ->
    [attacker-wins] Der Angriff gewinnt: Overkill { $overkill }.
    [defender-wins] Die Verteidigung gewinnt: Overkill { $overkill }.
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
        [spikes] Spikes von { event-own-dative } sind verbraucht.
       *[other] { event-token } von { event-own-dative } ist verbraucht.
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
    [none] Jemand von { event-own-dative } übernimmt { event-other-accusative }.
   *[other] { event-token } von { event-own-dative } übernimmt { event-other-accusative }.
}
event-retaken = { $token-is ->
    [none] Jemand anders sitzt wieder am Steuer von { event-own-dative }.
   *[other] { event-token } sitzt wieder am Steuer von { event-own-dative }.
}
event-moved-token = { $token-is ->
    [spikes] Spikes wechseln von { event-own-dative } zu { event-other-dative }.
   *[other] { event-token } wechselt von { event-own-dative } zu { event-other-dative }.
}
event-moved-unseen = { event-sort } wechselt von { event-own-dative } zu { event-other-dative }.
event-picked-up = { $count ->
    [one] { event-own } nimmt 1 Stück Ausrüstung mit von { event-other-dative }.
   *[other] { event-own } nimmt { $count } Stücke Ausrüstung mit von { event-other-dative }.
}
event-new-driver = { $token-is ->
    [none] Jemand anders sitzt jetzt am Steuer von { event-own-dative }.
   *[other] { event-token } sitzt jetzt am Steuer von { event-own-dative }.
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
       *[other] { event-token } kommt vor { event-other-dative } hervor.
    }
   *[other] { $token-is ->
        [spikes] { event-own } hat es auf { event-other-accusative } abgesehen, mit Spikes.
       *[other] { event-own } hat es auf { event-other-accusative } abgesehen: Es ist { event-token }.
    }
}
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
    [one] Jemand von { event-own-dative } steigt um: auf { event-other-accusative }.
   *[other] { $count } Leute von { event-own-dative } steigen um: auf { event-other-accusative }.
}
event-searched = { event-own } wird durchsucht: { $token-is ->
    [spikes] Da sind Spikes.
   *[other] Da ist { event-token }.
}
event-left-lying = { $token-is ->
    [spikes] Spikes von { event-own-dative } kommen zurück in die Dose.
   *[other] { event-token } von { event-own-dative } kommt zurück in die Dose.
}
event-slowed = { event-own } bremst den Zug um eine Stocklänge.
event-award = { $award-is ->
    [most-enemies] { $seat-is ->
        [you] Du hast die meisten Gegner zerstört: { event-of-points }.
       *[other] { $seat } hat die meisten Gegner zerstört: { event-of-points }.
    }
   *[first-out] { $seat-is ->
        [you] Du kommst als Erstes heraus: { event-of-points }.
       *[other] { $seat } kommt als Erstes heraus: { event-of-points }.
    }
}
event-game-over = { $why-is ->
    [rounds] Die Runden sind vorbei.
   *[other] Die Mission ist vorbei.
}
event-veteran-shown = Am Steuer von { event-own-dative } sitzt ein Veteran und darf einen Würfel neu würfeln.
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

## Ereignisse, die ein Satz sind

event-contest = { $result-result-is ->
    [attacker-wins] Es steht { event-dice }: Der Angriff gewinnt, Overkill { $result-overkill }.
    [defender-wins] Es steht { event-dice }: Die Verteidigung gewinnt, Overkill { $result-overkill }.
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
    [defender-wins] Die Straße hat { event-dice }: Das Fahrzeug gewinnt, Overkill { $result-overkill }.
   *[other] Die Straße hat { event-dice }: kein Unterschied.
}
event-road-result = { $result-result-is ->
    [attacker-wins] Die Straße gewinnt: Overkill { $result-overkill }.
    [defender-wins] Das Fahrzeug gewinnt: Overkill { $result-overkill }.
   *[other] Kein Unterschied: Nichts passiert.
}
# Die Uhrzeit sagt, was der Würfel zeigt.
event-skid-die = { "" }
