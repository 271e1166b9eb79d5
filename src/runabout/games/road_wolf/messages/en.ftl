# Road Wolf, told from the roadside.

## Things

# What is in a slot: $is says what, $of of what kind a wreck is, $part1 is the number that the table knows it by.
vehicle = { THING($is, $like) }{ THING($of) } ({ $part1 })
    .number = vehicle { $part1 }
is = { THING($part1, $like, sort: "kind") }
is-wreck = wreck
    .takes = a
is-mutant = mutant
    .takes = a
is-marker = heap of gear
    .takes = a
is-limo = Limo
    .takes = a
of = { " of the " }{ THING($part1, sort: "kind") }

kind-street-bike = Street Bike
    .takes = a
kind-dirt-bike = Dirt Bike
    .takes = a
kind-coupe = Coupe
    .takes = a
kind-rally-car = Rally Car
    .takes = a
kind-roadster = Roadster
    .takes = a
kind-buggy = Buggy
    .takes = a
kind-muscle-car = Muscle Car
    .takes = a
kind-humvee = Humvee
    .takes = a
kind-convertible = Convertible
    .takes = a
kind-4x4-truck = 4x4 Truck
    .takes = a
kind-armored-car = Armored Car
    .takes = an
kind-big-rig = Big Rig
    .takes = a
kind-hijackers-truck = Hijackers' Truck
    .takes = a
kind-monster-truck = Monster Truck
    .takes = a
kind-explosives-truck = explosives truck
    .takes = an
kind-gondola = Gondola
    .takes = a
kind-engine = Engine
    .takes = an

token-driver = Driver
    .takes = a
    .plural = Drivers
token-veteran = Veteran
    .takes = a
    .plural = Veterans
token-brawler = Brawler
    .takes = a
    .plural = Brawlers
token-gunner = Gunner
    .takes = a
    .plural = Gunners
token-mechanic = Mechanic
    .takes = a
    .plural = Mechanics
token-shotgun = Shotgun
    .takes = a
    .plural = Shotguns
token-molotov = Molotov
    .takes = a
    .plural = Molotovs
token-ambush = Ambush
    .takes = an
    .plural = Ambushes
token-spikes = Spikes
token-nitro = Nitro
    .takes = a
    .plural = Nitros

sort-gear = piece of gear
    .takes = a
    .plural = pieces of gear
sort-crew = somebody
    .plural = people

road-card = { $part1 }
road-card-clear = CLEAR
    .takes = a
road-card-slide = SLIDE
    .takes = a
road-card-slick = SLICK
    .takes = a
road-card-debris = DEBRIS
road-card-wreck = WRECK
    .takes = a
road-card-bridge = BRIDGE
    .takes = a
road-card-tunnel = TUNNEL
    .takes = a
road-card-supplies = SUPPLIES
road-card-hidden = card that lies face down
    .takes = a

edge-none = edge
edge-start = START edge
edge-end = END edge
edge-left = LEFT edge
edge-right = RIGHT edge

ram-nitro = { " with Nitro" }
    .verb = rams
ram-braked = , which braked into it
    .verb = rams
ram-skid = { "" }
    .verb = skids into
ram-drive = { "" }
    .verb = rams

## Parts of sentences about events

event-own = { $vehicle-is ->
    [vehicle] { THING($vehicle, as: "number") }
    [wreck] { THING($vehicle, article: "definite") }
   *[other] { $seat-is ->
        [you] { THING($vehicle, article: "your") }
        [none] { THING($vehicle, article: "definite") }
       *[other] { THING($seat, case: "genitive") } { THING($vehicle) }
    }
}
event-other-accusative = { $other-is ->
    [vehicle] { THING($other, as: "number") }
   *[other] { THING($other, article: "definite") }
}
event-token = { $token-is ->
    [none] a token
   *[other] { THING($token, article: "indefinite") }
}
event-sort = { THING($sort, article: "indefinite") }
event-place = { $y ->
    [1] 1 inch from the START, { $x } from the left
   *[other] { $y } inches from the START, { $x } from the left
}
event-of-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-of-hits-left = { $left ->
    [0] none left
    [one] 1 hit left
   *[other] { $left } hits left
}

## Events

event-ready-force = { $seat-is ->
    [you] You take ready-made force { event-number }.
   *[other] { $seat } takes ready-made force { event-number }.
}
event-number = { $number ->
    [0] 1
    [1] 2
   *[2] 3
}
event-bought = { $vehicle-is ->
    [limo] { $seat-is ->
        [you] You take { THING($vehicle, article: "definite") }.
       *[other] { $seat } takes { THING($vehicle, article: "definite") }.
    }
   *[other] { $seat-is ->
        [you] You take { THING($vehicle, article: "indefinite") }.
       *[other] { $seat } takes { THING($vehicle, article: "indefinite") }.
    }
}
event-armed = { event-own } takes { LIST($token, alike: "counted", article: "indefinite") } aboard.
event-armed-unseen = { event-own } takes { LIST($sort, alike: "counted", article: "indefinite") } aboard.
event-first = { $sum ->
    [0] { $seat-is ->
        [you] You have the first turn.
       *[other] { $seat } has the first turn.
    }
   *[other] { $seat-is ->
        [you] You have the first turn, with { $sum } on two dice.
       *[other] { $seat } has the first turn, with { $sum } on two dice.
    }
}
event-placed = { event-own } comes in: { event-place }.
event-laid = { event-own } stands there: { event-place }.
event-round = Round { $number }.
event-turn = { $vehicle-is ->
    [none] { $seat-is ->
        [you] It is your turn.
       *[other] It is { THING($seat, case: "genitive") } turn.
    }
   *[other] { $seat-is ->
        [you] It is your turn, with { THING($vehicle, article: "definite") }.
       *[other] It is { THING($seat, case: "genitive") } turn, with { THING($vehicle, article: "definite") }.
    }
}
event-road-turn = The road takes its turn.
event-moved = { event-own } moves: { event-place }.
event-braked = { event-own } brakes: { event-place }.
event-nitro = { event-own } uses Nitro: { event-place }.
event-skidded = { event-own } skids: { event-place }.
event-drifted = { event-own } falls behind: { event-place }.
event-put-aside = { event-own } is put aside: { event-place }.
event-thrown = { event-own } is thrown aside: { event-place }.
event-drove = { $vehicle-is ->
    [gondola] { event-own } rolls: { event-place }.
    [engine] { event-own } rolls: { event-place }.
   *[other] { event-own } drives on: { event-place }.
}
event-left-board = { event-own } leaves the board over the { THING($edge) }.
event-ram = { $how-is ->
    [none] { event-own } rams { event-other-accusative }.
   *[other] { event-own } { LIST($how, as: "verb") } { event-other-accusative }{ LIST($how) }.
}
event-struck = { event-own } is rammed by { event-cause }.
event-cause = { $cause-is ->
    [object] { $by-is ->
        [none] what lies there
        [vehicle] what lies there
       *[other] { THING($by, article: "definite") }
    }
    [card] { $card-is ->
        [none] a road card
        [debris] a DEBRIS card
       *[other] { THING($card, article: "indefinite") } card
    }
    [spikes] Spikes
    [blast] the blast
    [train-front] the front of the train
   *[train-side] the side of the train
}
event-melee = { event-own } attacks { event-other-accusative } in melee.
event-shot = { $vehicle-is ->
    [none] { $seat-is ->
        [you] Your Ambush is sprung on { event-other-accusative }.
        [none] An Ambush is sprung on { event-other-accusative }.
       *[other] { THING($seat, case: "genitive") } Ambush is sprung on { event-other-accusative }.
    }
    [mutant] { $verb-is ->
        [shotgun] { event-own } fires a Shotgun at { event-other-accusative }.
        [molotov] { event-own } throws a Molotov at { event-other-accusative }.
        [ambush] { event-own } springs an Ambush on { event-other-accusative }.
       *[other] { event-own } shoots at { event-other-accusative }.
    }
   *[other] { $verb-is ->
        [shotgun] { event-own } fires a Shotgun at { event-other-accusative }.
        [molotov] { event-own } throws a Molotov at { event-other-accusative }.
        [gunner] { event-own } has a Gunner shoot at { event-other-accusative }.
        [gunner-shotgun] { event-own } has a Gunner fire a Shotgun at { event-other-accusative }.
        [gunner-molotov] { event-own } has a Gunner throw a Molotov at { event-other-accusative }.
        [ambush] { event-own } springs an Ambush on { event-other-accusative }.
        [kept-ambush] { event-own } springs an Ambush on { event-other-accusative }.
       *[other] { event-own } shoots at { event-other-accusative }.
    }
}
event-check = { $dice ->
    [one] { event-own } makes a wipeout check, against 1 die of the road.
   *[other] { event-own } makes a wipeout check, against { $dice } dice of the road.
}
event-repair = { $by-mechanic ->
    [yes] { event-own } has its Mechanic try a repair.
   *[no] { event-own } tries a repair.
}
event-attack = { $dice-is ->
    [none] It is no dice.
   *[other] It is { LIST($dice, alike: "dashed") }.
}
event-defence = { $dice-is ->
    [none] Against that, no dice.
   *[other] Against that, { LIST($dice, alike: "dashed") }.
}
event-rerolled = The Veteran of { event-own } rerolls a { $showed }: it is a { $shows }.
event-tied = A tie: both sides roll again.
event-result = { $result-is ->
    [attacker-wins] The attacker wins: overkill { $overkill }.
    [defender-wins] The defender wins: overkill { $overkill }.
   *[other] No difference: nothing happens.
}
event-check-result = { $wipeout-is ->
    [safe] { event-own } keeps its grip.
    [skid] { event-own } loses its grip, and skids.
    [spin] { event-own } spins.
   *[roll] { event-own } rolls over.
}
event-direction = { event-own } skids toward { $hour } o'clock.
event-damaged = { $hits ->
    [one] { event-own } takes 1 hit: { event-of-hits-left }.
   *[other] { event-own } takes { $hits } hits: { event-of-hits-left }.
}
event-repaired = { event-own } is repaired: { event-of-hits-left }.
event-destroyed = { event-own } is destroyed.
event-wrecked = { event-own } lies across the road as a wreck: { event-place }.
event-taken-away = { event-own } is taken away.
event-immobilized = { event-own } is immobilized, and faces backward.
event-turned-round = { event-own } is turned round, and free again.
event-abandoned = { $vehicle-is ->
    [gondola] { event-own } is abandoned: nobody is in it.
    [engine] { event-own } is abandoned: nobody is in it.
   *[other] { event-own } is abandoned: nobody is at the wheel.
}
event-crew-lost = { event-own } loses { event-token }.
event-discarded = { $vehicle-is ->
    [none] { $token-is ->
        [spikes] Spikes are used up.
       *[other] { event-token } is used up.
    }
   *[other] { $token-is ->
        [spikes] Spikes of { event-own } are used up.
       *[other] { event-token } of { event-own } is used up.
    }
}
event-ambush-kept = { $seat-is ->
    [you] You keep { event-ambushes }.
   *[other] { $seat } keeps { event-ambushes }.
}
event-ambushes = { $count ->
    [one] an Ambush
   *[other] { $count } Ambushes
}
event-exploded = { event-own } explodes!
event-taken-over = { $token-is ->
    [none] One of the crew of { event-own } takes over { event-other-accusative }.
   *[other] { event-token } of { event-own } takes over { event-other-accusative }.
}
event-retaken = { $token-is ->
    [none] Somebody else takes the wheel of { event-own } again.
   *[other] { event-token } takes the wheel of { event-own } again.
}
event-moved-token = { $token-is ->
    [spikes] Spikes go over from { event-own } to { event-other-accusative }.
   *[other] { event-token } goes over from { event-own } to { event-other-accusative }.
}
event-moved-unseen = { event-sort } goes over from { event-own } to { event-other-accusative }.
event-picked-up = { $count ->
    [one] { event-own } picks up 1 piece of gear from { event-other-accusative }.
   *[other] { event-own } picks up { $count } pieces of gear from { event-other-accusative }.
}
event-new-driver = { $token-is ->
    [none] Somebody else takes the wheel of { event-own }.
   *[other] { event-token } takes the wheel of { event-own }.
}
event-supplied = { event-own } gets { event-token }.
event-supplied-unseen = { event-own } gets { event-sort }.
event-card-came = { $card-is ->
    [supplies] SUPPLIES come onto the road: { event-place }.
   *[other] { THING($card, article: "indefinite") } comes onto the road: { event-place }.
}
event-card-up = { $card-is ->
    [supplies] SUPPLIES are turned up: { event-place }.
   *[other] { THING($card, article: "indefinite") } is turned up: { event-place }.
}
event-cards-drifted = The road cards drift by.
event-card-gone = { $card-is ->
    [supplies] SUPPLIES are gone.
   *[other] { THING($card, article: "indefinite") } is gone.
}
event-touched = { event-own } touches { THING($card, article: "indefinite") }.
event-passed-round = { event-own } goes round { THING($card, article: "indefinite") }.
event-reshuffled = The road deck is shuffled anew.
event-points = { $seat-is ->
    [you] You have { event-of-points } more, now { $sum }.
   *[other] { $seat } has { event-of-points } more, now { $sum }.
}
event-stopped = { event-own } counts as stopped.
event-escaped = { event-own } has got away!
event-replaced = { $seat-is ->
    [you] You may bring in vehicles for { event-of-points }.
   *[other] { $seat } may bring in vehicles for { event-of-points }.
}
event-enemy-drawn = { $seat-is ->
    [you] { $token-is ->
        [spikes] Spikes are drawn against you.
       *[other] { event-token } is drawn against you.
    }
   *[other] { $token-is ->
        [spikes] Spikes are drawn against { $seat }.
       *[other] { event-token } is drawn against { $seat }.
    }
}
event-enemy-comes = { $vehicle-is ->
    [none] { $token-is ->
        [spikes] Spikes lie before { event-other-accusative }.
       *[other] { event-token } comes before { event-other-accusative }.
    }
   *[other] { $token-is ->
        [spikes] { event-own } comes for { event-other-accusative }, with Spikes.
       *[other] { event-own } comes for { event-other-accusative }: it is { event-token }.
    }
}
event-no-enemy = { $seat-is ->
    [you] Nothing comes for you.
   *[other] Nothing comes for { $seat }.
}
event-ignored = { $seat-is ->
    [you] You spend a skull and ignore the attack.
   *[other] { $seat } spends a skull and ignores the attack.
}
event-skull = { $seat-is ->
    [you] You take a skull, for { event-of-points }.
   *[other] { $seat } takes a skull, for { event-of-points }.
}
event-fled = { event-own } flees.
event-boarded = { $count ->
    [one] One of the crew of { event-own } boards { event-other-accusative }.
   *[other] { $count } of the crew of { event-own } board { event-other-accusative }.
}
event-searched = { $token-is ->
    [spikes] { event-own } is searched: there are Spikes.
   *[other] { event-own } is searched: there is { event-token }.
}
event-left-lying = { $token-is ->
    [spikes] Spikes from { event-own } go back into the tin.
   *[other] { event-token } from { event-own } goes back into the tin.
}
event-slowed = { event-own } slows the train down by a stick.
event-award = { $award-is ->
    [most-enemies] { $seat-is ->
        [you] You have destroyed the most enemies: { event-of-points }.
       *[other] { $seat } has destroyed the most enemies: { event-of-points }.
    }
   *[first-out] { $seat-is ->
        [you] You are the first to get out: { event-of-points }.
       *[other] { $seat } is the first to get out: { event-of-points }.
    }
}
event-game-over = { $why-is ->
    [rounds] The rounds are over.
   *[other] The mission is over.
}
event-veteran-shown = A Veteran is at the wheel of { event-own }, and may reroll a die.
# Another event's sentence tells these, or the table shows them.
event-said = { "" }
event-shown = { "" }
event-spent = { "" }
event-gathered = { "" }
event-slot-empty = { "" }
event-gained = { "" }
event-losses = { "" }
event-card-down = { "" }
event-enemy-stands = { "" }

## Events that are one sentence

event-contest = { $result-result-is ->
    [attacker-wins] It is { event-dice }: the attacker wins, overkill { $result-overkill }.
    [defender-wins] It is { event-dice }: the defender wins, overkill { $result-overkill }.
   *[other] It is { event-dice }: no difference.
}
event-of-dice = It is { event-dice }.
event-dice = { event-attack-dice } against { event-defence-dice }
event-attack-dice = { $attack-dice-is ->
    [none] no dice
   *[other] { LIST($attack-dice, alike: "dashed") }
}
event-defence-dice = { $defence-dice-is ->
    [none] no dice
   *[other] { LIST($defence-dice, alike: "dashed") }
}
# In a wipeout check the road attacks.
event-road-dice = { $result-result-is ->
    [attacker-wins] The road has { event-dice }: the road wins, overkill { $result-overkill }.
    [defender-wins] The road has { event-dice }: the vehicle wins, overkill { $result-overkill }.
   *[other] The road has { event-dice }: no difference.
}
event-road-result = { $result-result-is ->
    [attacker-wins] The road wins: overkill { $result-overkill }.
    [defender-wins] The vehicle wins: overkill { $result-overkill }.
   *[other] No difference: nothing happens.
}
# The hour tells what the die shows.
event-skid-die = { "" }
