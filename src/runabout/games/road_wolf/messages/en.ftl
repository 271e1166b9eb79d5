# Road Wolf, told from the roadside.

## Things

# What is in a slot: $is says what, $of of what kind a wreck is, $part1 is the number that the table knows it by.
vehicle = { THING($is, $like) }{ THING($of, as: "joint") }{ THING($of, as: "kind") } ({ $part1 })
    .number = vehicle { $part1 }
    .kind = { THING($is) }{ THING($of, as: "joint") }{ THING($of, as: "kind") }
is = { THING($part1, $like, sort: "kind") }
is-wreck = wreck
    .takes = a
is-mutant = mutant
    .takes = a
is-marker = heap of gear
    .takes = a
is-limo = Limo
    .takes = a
of = { "" }
    .joint = { " of the " }

kind-street-bike = Street Bike
    .takes = a
    .plural = Street Bikes
kind-dirt-bike = Dirt Bike
    .takes = a
    .plural = Dirt Bikes
kind-coupe = Coupe
    .takes = a
    .plural = Coupes
kind-rally-car = Rally Car
    .takes = a
    .plural = Rally Cars
kind-roadster = Roadster
    .takes = a
    .plural = Roadsters
kind-buggy = Buggy
    .takes = a
    .plural = Buggies
kind-muscle-car = Muscle Car
    .takes = a
    .plural = Muscle Cars
kind-humvee = Humvee
    .takes = a
    .plural = Humvees
kind-convertible = Convertible
    .takes = a
    .plural = Convertibles
kind-4x4-truck = 4x4 Truck
    .takes = a
    .plural = 4x4 Trucks
kind-armored-car = Armored Car
    .takes = an
    .plural = Armored Cars
kind-big-rig = Big Rig
    .takes = a
    .plural = Big Rigs
kind-hijackers-truck = Hijackers' Truck
    .takes = a
    .plural = Hijackers' Trucks
kind-monster-truck = Monster Truck
    .takes = a
    .plural = Monster Trucks
kind-explosives-truck = explosives truck
    .takes = an
    .plural = explosives trucks
kind-gondola = Gondola
    .takes = a
    .plural = Gondolas
kind-engine = Engine
    .takes = an
    .plural = Engines

token-driver = Driver
    .takes = a
    .plural = Drivers
    .use = crew
token-veteran = Veteran
    .takes = a
    .plural = Veterans
    .use = crew, rerolls a die while driving
token-brawler = Brawler
    .takes = a
    .plural = Brawlers
    .use = crew, 1 die more in melee
token-gunner = Gunner
    .takes = a
    .plural = Gunners
    .use = crew, shoots for free
token-mechanic = Mechanic
    .takes = a
    .plural = Mechanics
    .use = crew, repairs for free
token-shotgun = Shotgun
    .takes = a
    .plural = Shotguns
    .use = gear, shoots
token-molotov = Molotov
    .takes = a
    .plural = Molotovs
    .use = gear, thrown once
token-ambush = Ambush
    .takes = an
    .plural = Ambushes
    .use = gear, fired once from a card or an end of the road
token-spikes = Spikes
    .use = gear, dropped once, behind
token-nitro = Nitro
    .takes = a
    .plural = Nitros
    .use = gear, 2 sticks ahead, once

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
    .short = START
edge-end = END edge
    .short = END
edge-left = LEFT edge
    .short = LEFT
edge-right = RIGHT edge
    .short = RIGHT

ram-nitro = { " with Nitro" }
    .verb = rams
ram-braked = , which braked into it
    .verb = rams
ram-skid = { "" }
    .verb = skids into
ram-drive = { "" }
    .verb = rams

modifier-nitro = Nitro
modifier-brawlers = Brawlers
modifier-monster = being a Monster Truck
modifier-closed = being closed
modifier-mechanics = Mechanics
modifier-spikes = Spikes

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
    [1] 1 inch
   *[other] { $y } inches
} { $y-is ->
    [minus] behind
   *[plus] from
} the START, { $x } from the left
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
# The dice by themselves say how many they are.
event-roll = { $roll-is ->
    [repair] { $attack-by-is ->
        [none] { "" }
       *[other] The repair has { event-attack-more }.
    }
   *[other] { $attack-by-is ->
        [none] { $defence-by-is ->
            [none] { "" }
           *[other] The defender has { event-defence-more }.
        }
       *[other] The attacker has { event-attack-more }{ $defence-by-is ->
            [none] { "" }
           *[other] , the defender { event-defence-more }
        }.
    }
}
event-attack-more = { $attack-more ->
    [one] 1 die more for { LIST($attack-by) }
   *[other] { $attack-more } dice more for { LIST($attack-by) }
}
event-defence-more = { $defence-more ->
    [one] 1 die more for { LIST($defence-by) }
   *[other] { $defence-more } dice more for { LIST($defence-by) }
}
event-attack = { $dice-is ->
    [none] There are no dice.
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
    [defender-wins] { $level ->
        [yes] A tie, which the defender wins.
       *[no] The defender wins: overkill { $overkill }.
    }
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
   *[other] { event-own } comes for { event-other-accusative }{ event-enemy }.
}
# Enemies whose kind comes from a piece of gear have it with them; the others are what was drawn.
event-enemy = { $token-is ->
    [shotgun] , with { event-token }
    [molotov] , with { event-token }
    [ambush] , with { event-token }
    [spikes] , with Spikes
    [nitro] , with { event-token }
   *[other] : it is { event-token }
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
event-rolled-first = { "" }

## Events that are one sentence

event-contest = { $result-result-is ->
    [attacker-wins] It is { event-dice }: the attacker wins, overkill { $result-overkill }.
    [defender-wins] { $result-level ->
        [yes] It is { event-dice }: a tie, which the defender wins.
       *[no] It is { event-dice }: the defender wins, overkill { $result-overkill }.
    }
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
    [defender-wins] { $result-level ->
        [yes] The road has { event-dice }: a tie, which the vehicle wins.
       *[no] The road has { event-dice }: the vehicle wins, overkill { $result-overkill }.
    }
   *[other] The road has { event-dice }: no difference.
}
event-road-result = { $result-result-is ->
    [attacker-wins] The road wins: overkill { $result-overkill }.
    [defender-wins] { $result-level ->
        [yes] A tie, which the vehicle wins.
       *[no] The vehicle wins: overkill { $result-overkill }.
    }
   *[other] No difference: nothing happens.
}
# The hour tells what the die shows.
event-skid-die = { "" }

## The table laid out

area-board = The board, with the END above
area-vehicles = Vehicles
area-nobodys = Nobody's
area-deck = Road cards to come
area-discards = Road cards discarded
area-lost-crew = Crew lost

label-road = The road
label-left-road = The left road
label-right-road = The right road
label-track = The track
label-size = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
label-vehicles = { LIST($vehicles, alike: "counted") }
label-mutant = Mutant
label-coming = not yet on the board
label-driving = driving
label-abandoned = abandoned, rolling on
label-immobilized = immobilized
label-wrecked = a wreck
label-destroyed = destroyed
label-marker = a heap of gear
label-train = of the train
label-box = The box
label-dice = Dice that may be rolled again
label-hits = hits taken
label-wheel = at the wheel
label-born = first owned by
label-crew = crew
label-gear = gear

## What is printed

face-vehicle = Vehicle
face-crew = Crew
face-gear = Gear
face-road-card = Road card
face-force = Ready-made force

face-build = { $size ->
    [0] Of the train
   *[other] Size { $size }
}: { $is-open ->
    [yes] open
   *[no] closed
}
face-kind-street = street
face-kind-dirt = dirt
face-kind-heavy = heavy
face-room = Crew: { $room ->
    [0] any number
   *[other] { $room }
}. { $length } by { $width } inches.
face-special-veteran = A Veteran drives it.
face-special-nitro = It may use Nitro.
face-special-no-nitro = It cannot use Nitro.
face-special-melee = 1 die more in melee.
face-special-rams-on = Its move goes on after a ram.
face-special-explosives = Damage from a ram makes it explode.

face-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
face-more = { $more ->
    [one] 1 die more
   *[other] { $more } dice more
}
face-driver =
    .line1 = Drives, and can do nothing else.
face-veteran =
    .line1 = At the wheel: may reroll one die in each roll of the vehicle.
face-brawler =
    .line1 = { face-more } when the vehicle attacks in melee.
face-gunner =
    .line1 = May shoot once a turn for free, with { face-dice } or with a weapon aboard.
face-mechanic =
    .line1 = May try a repair once a turn for free, with { face-more }.
face-shotgun =
    .line1 = Shoots with { face-dice }. Out of shells once it has cost the target crew.
face-molotov =
    .line1 = Thrown as a shot with { face-dice }, and gone.
face-ambush =
    .line1 = A shot with { face-dice } from an end of the road or from a card. It takes no action.
face-spikes =
    .line1 = Dropped before an enemy behind: they ram it with { face-more } than its size.
face-nitro =
    .line1 = Two sticks straight ahead, for no action. A ram has { face-more }.

face-card-clear =
    .line1 = Nothing. It is discarded at once.
face-card-slide =
    .line1 = Whoever touches it goes off the road: a wipeout check, except for dirt vehicles.
face-card-slick =
    .line1 = Whoever touches it makes a wipeout check.
face-card-debris =
    .line1 = Whoever touches it is rammed by debris of size { $size }.
face-card-wreck =
    .line1 = Whoever touches it is rammed by a wreck of size { $size }.
face-card-bridge =
    .line1 = Whoever goes round it makes a wipeout check.
face-card-tunnel =
    .line1 = Whoever goes round it takes 1 damage and is immobilized.
face-card-supplies =
    .line1 = Whoever stops on it may take a token, or repair 1 hit.
face-hidden = Face down
    .group = Road card
    .line1 = Turned up 3 sticks ahead of the leading vehicle.
face-force-vehicles = Vehicles, as long as the points last: { $vehicles }.
face-force-tokens = Tokens: { $tokens }.

## How it ended

outcome = { $counted-is ->
    [by-side] { outcome-winner }; { THING($first) } { $first-points }, { THING($second) } { $second-points }
    [by-seat] { outcome-winner }; points: { LIST($points) }
   *[none] { outcome-winner }
}
outcome-winner = { $won-is ->
    [side] { THING($winner) } won: { outcome-reason }
    [seat] { outcome-reason }
    [several] shared: { outcome-reason }
   *[nobody] a draw: { outcome-reason }
}
outcome-reason = { $ending-is ->
    [rounds] { $rounds ->
        [one] 1 round has been played (RWA-132)
       *[other] { $rounds } rounds have been played (RWA-132)
    }
   *[mission] { THING($reason) }
}
# What a mission's end is due to: by its name and who has won; the first is said of missions that somebody adds.
reason = as the mission says (RW-280)
reason-interceptor-first = more have got away than were stopped (RW-297)
reason-interceptor-second = more were stopped than have got away (RW-297)
reason-interceptor-draw = as many have got away as were stopped (RWA-132)
reason-breakout-first = the Big Rig is off the END (RW-307)
reason-breakout-second = the Big Rig is captured, stopped or lost (RW-308)
reason-breakout-draw = nothing is decided (RWA-132)
reason-two-wheel-terror-first = every civilian vehicle is wiped out (RW-321)
reason-two-wheel-terror-second = every biker is taken out (RW-323)
reason-two-wheel-terror-draw = nothing is decided (RWA-132)
reason-the-president-first = the Limo is off the END (RW-334)
reason-the-president-second = they have driven the Limo off the END themselves (RW-335)
reason-the-president-draw = nobody has the Limo (RW-336)
reason-hijackers = the Truck is theirs, and off the END (RW-344)
reason-hijackers-draw = nobody has the Truck (RWA-80)
reason-monsters-first = no Monster Truck is left (RW-359)
reason-monsters-second = no survivor is left (RW-358)
reason-monsters-draw = a survivor has got away (RW-360)
reason-chase-first = a Runner is away, and the Cops have lost as many times their points as was agreed (RW-386)
reason-chase-second = no Runner has got away (RW-385)
reason-chase-draw = a Runner is away, but the Cops have not lost enough (RW-387)
reason-the-wages-of-fear-first = a truck is off the END in one piece (RW-401)
reason-the-wages-of-fear-second = both trucks are captured or lost (RW-402)
reason-the-wages-of-fear-draw = nothing is decided (RWA-132)
reason-gauntlet = no Courier is left in the valley, and the most points win (RW-434, RW-439)
reason-gauntlet-draw = no Courier is left in the valley, and nobody has points (RW-434)
reason-derailed = the train is off the END (RW-474)
reason-derailed-draw = nobody is left (RWA-134)
reason-duel = the others have nothing left that moves (RWA-114)
reason-duel-draw = nobody has anything left that moves (RWA-115)

## Missions and their sides

# What they are called, the option says (description/en.ftl).
mission-interceptor =
    .blurb = Runners make for the END of the road; Interceptors stop them.
    .first = Drive off the END: each vehicle that gets there is a point.
    .second = Stop the Runners: each that is destroyed, captured or left lying is a point.
    .end = It is over when no Runner moves any more, and most points win.
mission-breakout =
    .blurb = A Convoy has a truckload to bring through, and the Attackers want to stop its Big Rig.
    .first = Escort the Big Rig until it drives off the END.
    .second = Stop the Big Rig: destroy it, take it over, or get it immobilized.
    .end = What becomes of the Big Rig decides at once.
mission-two-wheel-terror =
    .blurb = A gang on motorcycles preys on civilian traffic, and Enforcers want to put an end to it.
    .first = Wreck, stop or take over every civilian vehicle on the road.
    .second = Take out every biker before the last civilian is gone.
    .end = Civilians drive on and do nothing; whoever gets there first has won.
mission-the-president =
    .blurb = Enforcers guard the President's Limo on its way to the END; Insurgents want to drive it there themselves.
    .first = Bring the Limo off the END.
    .second = Take the Limo over, in one piece, and drive it off the END yourselves.
    .end = A Limo that is destroyed, or gone elsewhere, wins nobody anything.
mission-hijackers =
    .blurb = Two gangs are after the same Truck: whoever captures it and brings it off the END has won.
    .first = Take the Truck over and drive it off the END.
    .second = Take the Truck over and drive it off the END.
    .end = Until somebody has it, the Truck goes on by itself, two sticks a round.
mission-monsters =
    .blurb = One player's Monster Trucks hunt everybody else, and spare nobody who is not off the END in time.
    .first = Destroy both Monster Trucks; to flee over the END is a draw.
    .second = Destroy every survivor before one is off the END.
    .end = A Monster Truck drives on over what it rams.
mission-chase =
    .blurb = Runners must get past the Cops, and for each cop car they stop another comes.
    .first = Get one Runner off the END, and make the Cops lose as many times their points as was agreed.
    .second = Let no Runner off the END.
    .end = Cops that are stopped come back with better gear, and every BRIDGE is out for them.
mission-the-wages-of-fear =
    .blurb = One of two trucks full of explosives must get through, and Raiders who fear nothing go for them.
    .first = Bring one of the two trucks off the END in one piece.
    .second = Destroy both trucks, or take them over.
    .end = A truck that a ram damages explodes, and takes along all within a stick.
mission-gauntlet =
    .blurb = Every Courier alone, through a valley full of mutants, with a way out that opens late.
    .first = Survive, shoot mutants, and drive off the END once it is open.
    .end = The first one out, each vehicle out and the best hunter get a point; most points win.
mission-derailed =
    .blurb = A freight train between two roads: whoever drives it off the END has won.
    .first = Board the Gondolas, fight your way to the Engine, and drive the train off the END.
    .end = Only one crew can hold a car of the train, and to cross the tracks takes a wipeout check.
mission-duel =
    .blurb = No mission at all: the last side that still drives has won. House content.
    .first = Stop everything that the others drive.
    .second = Stop everything that the others drive.
    .end = The last side with a vehicle that drives has won.

side = { $part1 }
side-runners = Runners
side-interceptors = Interceptors
side-convoy = Convoy
side-attackers = Attackers
side-bikers = Bikers
side-enforcers = Enforcers
side-insurgents = Insurgents
side-first-gang = One gang
side-second-gang = The other gang
side-survivors = Survivors
side-monsters = Monsters
side-cops = Cops
side-explosives-team = Explosives team
side-raiders = Raiders
side-couriers = Couriers
side-robbers = Robbers
side-first = First side
side-second = Second side

## Ready-made forces

force = { $part1 }
force-fast-and-light = fast and light
    .line = Two Nitros and a head start: gone before anybody is alongside.
force-pair-of-heavies = a pair of heavies
    .line = Take a ram, give one back, and repair on the way.
force-guns-on-wheels = guns on wheels
    .line = Shoot at everything that comes within a stick.
force-rammers = rammers
    .line = Veterans with Nitro, straight into the side of things.
force-boarders = boarders
    .line = Draw level and fight it out with Brawlers.
force-ambushers = ambushers
    .line = Two Ambushes and a Molotov: let them come.
force-highway-patrol = highway patrol
    .line = A bit of everything, and more where that came from.
force-motorcycle-police = motorcycle police
    .line = Bikes in swarms: cheap to lose, hard to shake off.
force-riot-squad = riot squad
    .line = Heavy metal right across the road.
force-outriders = outriders
    .line = Fast guns before and behind the Big Rig.
force-hard-shell = hard shell
    .line = Thick metal all round the Big Rig.
force-gun-trucks = gun trucks
    .line = Gunners everywhere: nobody stays close for long.
force-battering-rams = battering rams
    .line = Nitro, and a lot of weight behind it.
force-wild-bunch = wild bunch
    .line = Nothing but bikes, from every side at once.
force-tanker-thieves = tanker thieves
    .line = Clear out the cab and keep the Big Rig.
force-boarding-party = boarding party
    .line = Brawlers in the saddle: wheel to wheel, then blows.
force-daredevils = daredevils
    .line = Nitro, Spikes and nerve.
force-desert-ghosts = desert ghosts
    .line = Off the road and out of reach, with two Ambushes.
force-interceptors = interceptors
    .line = Fast enough to catch a bike, heavy enough to hurt.
force-rangers = rangers
    .line = Follow bikes off the road, and shoot.
force-armoured-response = armoured response
    .line = Slow to anger, and hard to scratch.
force-motorcade = motorcade
    .line = Guns on both sides of the Limo.
force-chase-car = chase car
    .line = A Veteran behind the Limo, who rams what comes near.
force-bodyguards = bodyguards
    .line = Brawlers at arm's length: nobody lays a hand on the Limo.
force-kidnappers = kidnappers
    .line = Brawlers who want the Limo in one piece.
force-technicals = technicals
    .line = Shoot the crew, and spare the Limo.
force-roadside-cell = roadside cell
    .line = Ambushes and Spikes all along the road.
force-street-racers = street racers
    .line = First alongside the Truck, thanks to Nitro.
force-crew-of-the-night = crew of the night
    .line = Gunners first, and then somebody climbs over.
force-wolf-pack = wolf pack
    .line = Bikes all round the Truck, with Brawlers on them.
force-dust-devils = dust devils
    .line = Across open country, and Brawlers at the end of it.
force-scrapyard-dogs = scrapyard dogs
    .line = Rusty, stubborn, and repaired while driving.
force-coyotes = coyotes
    .line = Hang back, lay an Ambush, take what is left.
force-scattered = scattered
    .line = Spread out: nobody can chase everybody.
force-wagon-fort = wagon fort
    .line = Keep together, with Spikes behind.
force-tank-hunters = tank hunters
    .line = Molotovs against Monster Trucks.
force-crushers = crushers
    .line = Straight over everything, with a Mechanic to mend what breaks.
force-war-wagons = war wagons
    .line = As full of weapons as of weight.
force-old-hands = old hands
    .line = Veterans, and one of everything.
force-steady-hands = steady hands
    .line = Something for every case on both sides of the trucks.
force-rearguard = rearguard
    .line = Spikes for everybody who comes from behind.
force-screen-of-bikes = screen of bikes
    .line = A ring of guns on bikes, with the trucks in the middle.
force-martyrs = martyrs
    .line = Bikes, straight at the explosives; nobody means to come back.
force-sledgehammers = sledgehammers
    .line = Veterans with Nitro, and an Armored Car before the rest.
force-truck-snatchers = truck snatchers
    .line = Take a truck instead of blowing it up.
force-one-strong-car = one strong car
    .line = A Muscle Car with a Veteran, and a bike for company.
force-two-of-a-kind = two of a kind
    .line = Two open cars that look after each other.
force-handful-of-bikes = a handful of bikes
    .line = One of them will get through.
force-train-boarders = boarders
    .line = Over to the train with Brawlers, and a Shotgun for the rest.
force-boarding-party-and-guard = a boarding party and its guard
    .line = Some board the train, and a Veteran keeps the road clear.
force-riders = riders
    .line = Along the track on bikes, and over at the first chance.

## What a move meets, and what else is seen of an action

# What a vehicle does on its way; the cards are told by their kinds.
met-debris = is rammed by a DEBRIS card
met-wreck = is rammed by a WRECK card
met-off-road = is off the road
met-barred = comes where there is no way through
met-slide = touches a SLIDE
met-slick = touches a SLICK
met-tracks = crosses the tracks
met-round-bridge = rounds a BRIDGE
met-over-bridge = goes over a BRIDGE
met-over-tunnel = goes through a TUNNEL
met-supplies = ends on SUPPLIES
met-falls = goes over a BRIDGE that is out
met-round-tunnel = rounds a TUNNEL (1 damage, immobilized)

preview = { preview-of-dice }
preview-go = { preview-move }
    .brief = { preview-brief }
preview-go-to-edge = { preview-move }
    .brief = { preview-brief }
preview-nitro = { preview-move }
preview-choose = { $asks-is ->
    [spot] { preview-move }
    [vehicle] { THING($thing) }: { remark-actions }
    [carrier] { THING($thing) }: crew { $crew }, gear { $gear }
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
        [one] the only one aboard
       *[other] { $aboard } aboard
    }
}
preview-reroll = wins with { $wins } of 6 faces, loses with { $loses }
preview-leave-dice = { $wins ->
    [6] wins as they lie
   *[other] { $loses ->
        [0] neither side wins as they lie
       *[other] loses as they lie
    }
}
preview-buy = { $points ->
    [one] 1 point left after it
   *[other] { $points } points left after it
}
preview-enough = { $asks-is ->
    [vehicle] ends the turn
   *[force] what is not spent is lost
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
   *[other] road's turn: { $road-thing-is ->
        [none] { LIST($road-met) }
       *[other] is rammed by { THING($road-thing, article: "definite") }{ $road-met-is ->
            [none] { "" }
           *[other] , { LIST($road-met) }
        }
    }{ $road-attack ->
        [0] { "" }
       *[other] { preview-road-dice }
    }
}
preview-road-dice = ; { $road-attack ->
    [one] 1 die against { $road-defence }
   *[other] { $road-attack } dice against { $road-defence }
}
preview-edge = { $meets-is ->
    [leaves] leaves the board over the { THING($edge) }
   *[other] stops at the { THING($edge) }
}
preview-thing = { $contact-is ->
    [rams] rams { preview-the }{ preview-friend }
    [is-rammed] is rammed by { preview-the }
   *[stops] stops at { preview-the }
}
preview-the = { THING($thing, article: "definite") }
preview-friend = { $friend ->
    [yes] , a friend
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
    [one] 1 check
   *[other] { $checks } checks
}
preview-dice = { $attack ->
    [one] 1 die against { $defence }
   *[other] { $attack } dice against { $defence }
}
preview-of-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
preview-use = { THING($token, as: "use") }{ $dice ->
    [0] { "" }
   *[other] , { preview-of-dice }
}
preview-unused = { $actions ->
    [one] 1 action unused
   *[other] { $actions } actions unused
}
preview-road = { $contact-is ->
    [none] { $met-is ->
        [none] { "" }
       *[other] in the road's turn it { LIST($met) }{ preview-rolls }
    }
   *[other] in the road's turn it { preview-thing }{ $met-is ->
        [none] { "" }
       *[other] ; { LIST($met) }
    }{ preview-rolls }
}
# Where hundreds of spots are open.
preview-brief = { $meets-is ->
    [check] a check{ preview-brief-and-road }
    [hits] { $thing-is ->
        [none] a ram on the way
       *[other] a ram: { preview-the }
    }{ preview-brief-and-road }
    [damage] damage for certain
    [leaves] leaves the board over the { THING($edge) }
   *[clear] { $thing-is ->
        [none] { $edge-is ->
            [none] { preview-brief-road }
           *[other] stops at the { THING($edge) }{ preview-brief-and-road }
        }
       *[other] stops at { preview-the }{ preview-brief-and-road }
    }
}
preview-brief-and-road = { $road-meets-is ->
    [clear] { "" }
   *[other] ; { preview-brief-road }
}
preview-brief-road = { $road-meets-is ->
    [check] then a check in the road's turn
    [hits] then the road rams it
    [damage] then damage in the road's turn
   *[clear] { "" }
}

## How it stands

asked = { $over ->
    [yes] { $won-is ->
        [none] The chase is over: a draw.
       *[other] The chase is over; won by { LIST($won) }.
    }
   *[no] { $seat-is ->
        [you] You decide { asked-what }.
       *[other] { $seat } decides { asked-what }.
    }
}
asked-what = { $asks-is ->
    [force] which vehicles come along, for { asked-points }
    [token] { $who-is ->
        [none] which token comes along next
       *[other] which token { asked-who } gets
    }
    [carrier] { $to-choose ->
        [one] which vehicle carries the last token
       *[other] which vehicle carries the next of { $to-choose } tokens
    }
    [place] where { asked-who } comes in
    [vehicle] which vehicle acts next
    [act] what { asked-who } does
    [spot] where { asked-who } goes
    [target] { asked-target }
    [crew] { asked-crew }
    [give] what goes over from { asked-who } to { asked-whom }
    [supply] what { asked-who } takes from SUPPLIES
    [reroll] whether the Veteran of { asked-who } rerolls a die
    [lose] { $left ->
        [0] which of the crew of { asked-who } is lost
        [one] which of the crew of { asked-who } is lost
       *[other] which of the crew of { asked-who } is the next of { $left } to be lost
    }
    [free-melee] whether { asked-who } ends its move with a melee
    [leave] whether { asked-who } is left immobilized
    [retake] who takes the wheel of { asked-who } again
    [ignore] whether a skull is spent on this attack
    [keep] whether what was found is kept
   *[none] nothing
}
asked-points = { $to-spend ->
    [one] 1 point
   *[other] { $to-spend } points
}
asked-who = { $who-is ->
    [none] the vehicle
    [vehicle] { THING($who, as: "number") }
   *[other] { THING($who, article: "definite") }
}
asked-whom = { $whom-is ->
    [none] the other vehicle
    [vehicle] { THING($whom, as: "number") }
   *[other] { THING($whom, article: "definite") }
}
asked-target = { $who-is ->
    [none] on whom the Ambush is sprung
   *[other] { $verb-is ->
        [melee] whom { asked-who } attacks
        [spikes] before whom { asked-who } drops Spikes
        [takeover] what { asked-who } takes over
        [pick-up] where { asked-who } picks up gear
        [transfer] to whom { asked-who } hands something
        [board] where the crew of { asked-who } go aboard
        [ambush] on whom the Ambush is sprung
        [kept-ambush] on whom the Ambush is sprung
       *[other] at whom { asked-who } shoots
    }
}
asked-crew = { $verb-is ->
    [wheel] who takes the wheel of { asked-who }
    [takeover] which of the crew of { asked-who } takes over { asked-whom }
    [board] who or what goes from { asked-who } aboard { asked-whom }
   *[other] which of the crew of { asked-who } it is
}

remark-round = { $round ->
    [0] Before play
   *[other] Round { $round } of at most { $round-limit }
}
remark-closed = { $closed ->
    [yes] The END is closed until the last road card lies on the road
   *[no] { "" }
}
remark-bridges = { $bridges-out ->
    [yes] Every BRIDGE is a BRIDGE OUT
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
        [check] the road
       *[other] the attack
    }
   *[other] { THING($roller) }
}
remark-against = { $against-is ->
    [none] the defence
   *[other] { THING($against) }
}
rolled-ram = A ram
rolled-struck = A ram
rolled-melee = A melee
rolled-shot = A shot
rolled-check = A wipeout check
rolled-repair = A repair
rolled-direction = The direction of a skid
remark-have = { LIST($parts) }
have-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
have-spend = { $count ->
    [one] 1 point for vehicles
   *[other] { $count } points for vehicles
}
have-choose = { $count ->
    [one] 1 token to choose
   *[other] { $count } tokens to choose
}
have-kept = { $count ->
    [one] 1 Ambush kept
   *[other] { $count } Ambushes kept
}
have-skulls = { $count ->
    [one] 1 skull
   *[other] { $count } skulls
}
remark-fit = { $hits ->
    [0] { remark-acts }
   *[other] { $left } of { remark-size } left{ $turn-is ->
        [idle] { "" }
       *[other] ; { remark-acts }
    }
}
remark-size = { $size ->
    [one] 1 hit
   *[other] { $size } hits
}
remark-acts = { $turn-is ->
    [acts] { remark-actions }
   *[done] done
}
remark-actions = { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}

## Actions, as buttons say them

action-go = { $along-is ->
    [zero] { action-across }
    [minus] back { $along }{ action-and-across }
   *[plus] ahead { $along }{ action-and-across }
}
action-and-across = { $across-is ->
    [zero] { "" }
   *[other] , { action-across }
}
action-across = { $across-is ->
    [minus] left { $across }
   *[plus] right { $across }
}
action-go-to-edge = { $side-is ->
    [left] to the road's left edge
   *[right] to the road's right edge
}
action-choose = { THING($vehicle, as: "number") }
action-move = move
action-bike-move = free bike move
action-brake = brake
action-nitro = use Nitro
action-melee = melee
action-shotgun = fire a Shotgun
action-molotov = throw a Molotov
action-gunner = let a Gunner shoot
action-gunner-shotgun = let a Gunner fire a Shotgun
action-gunner-molotov = let a Gunner throw a Molotov
action-ambush = spring an Ambush
action-kept-ambush = spring a kept Ambush
action-spikes = drop Spikes
action-takeover = take over
action-pick-up = pick up gear
action-transfer = transfer
action-repair = repair
action-mechanic = let a Mechanic repair
action-wheel = change drivers
action-turn-round = turn round
action-supplies-token = take a token from Supplies
action-supplies-repair = repair with Supplies
action-board = board the train
action-search = search the Gondola
action-drive-train = drive the train
action-later = later
action-done = done
action-token = { THING($token) }
action-driver = whoever drives
action-buy = buy { THING($vehicle, article: "indefinite") }
action-force = ready-made force { $force }
action-place = place at { THING($edge, as: "short") } { $at }
action-reroll = reroll a { $shows }
action-leave-dice = leave the dice
action-yes = yes
action-no = no
action-enough = enough
