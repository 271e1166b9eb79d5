# Road Runner, told from the roadside.

## Things

# Titles and keywords stay in every language as they are printed: the cards that people own have them, and so have the
# rules and the canonical notation. Within a sentence a title stands without the mark at its end.
# .stops: what an Escape prevents, and its damage; .story: what that looks like.
card-long-slope = Long Slope
card-sail = Sail
card-fan = Fan
card-outboard-motor = Outboard Motor
card-internal-combustion-engine = Internal Combustion Engine
card-rocket-motor = Rocket Motor
card-skis = Skis
card-unicycle-helmet = Unicycle Helmet
card-skateboard = Skateboard
card-ball-bearings = Ball Bearings
card-leg-muscle-growth-pills = Leg Muscle Growth Pills
card-roller-skates = Roller Skates
card-rocket = Rocket
card-free-birdseed = Free Birdseed
card-detour-sign = Detour Sign
card-female-road-runner-costume = Female Road Runner Costume
card-giant-spring = Giant Spring
card-giant-sling-shot = Giant Sling Shot
card-catapult = Catapult
card-cannon = Cannon
card-dehydrated-boulders = Dehydrated Boulders
card-anvil = Anvil
card-huge-boulder = Huge Boulder
card-refrigerator = Refrigerator
card-tightrope = Tightrope
card-precarious-rock-spire = Precarious Rock Spire
card-winding-mountain-road = Winding Mountain Road
card-cliff = Cliff
card-hot-air-balloon = Hot Air Balloon
card-giant-arrow = Giant Arrow
card-dynamite = Dynamite
card-bomb = Bomb
card-giant-bow = Giant Bow
card-sling-shot = Sling Shot
card-bear-trap = Bear Trap
card-knife-and-fork = Knife And Fork
card-road = Road
card-tunnel = Tunnel
card-level-crossing = Level Crossing
card-bucket-of-water = Bucket Of Water
card-giant-magnet = Giant Magnet
    .stops = any METAL capture
    .story = a magnet carries off everything metal
card-rolling-boulder = Rolling Boulder
    .stops = any capture; 2 damage
    .story = a boulder comes rolling down the road
card-retractable-steel-wall = Retractable Steel Wall
    .stops = a VEHICLE or LAUNCHER chase; damage Speed + 2
    .story = a wall of steel pops out of the ground
card-tiger-trap = Tiger Trap
    .stops = a VEHICLE chase without HEIGHT; 2 damage
    .story = the ground turns out to be twigs and leaves
card-piano = Piano
    .stops = any AMBUSH capture
    .story = a piano lands where the ambush was
card-cliff-face = Cliff Face
    .stops = a VEHICLE or LAUNCHER chase; damage Speed
    .story = the tunnel is only painted on the rock
card-boulder = Boulder
    .stops = a VEHICLE or LAUNCHER chase; damage 1 + EXPLOSIVE damage
    .story = there is a boulder just round the bend
card-fast-running = Fast Running
    .stops = a VEHICLE or LAUNCHER chase of Speed 1 or less
    .story = the bird simply runs faster
card-burst-of-speed = Burst Of Speed
    .stops = a VEHICLE or LAUNCHER chase of Speed 2 or less
    .story = the bird is gone in a burst of speed
card-zoom = Zoom
    .stops = a VEHICLE or LAUNCHER chase of Speed 3 or less
    .story = zoom, and there is only dust
card-beep-beep = Beep Beep
    .stops = a VEHICLE or LAUNCHER chase
    .story = beep beep, from right behind
card-cactus = Cactus
    .stops = a LAUNCHER chase; 3 damage
    .story = there is a cactus in the line of flight
card-u-shaped-rock-formation = U-Shaped Rock Formation
    .stops = a LAUNCHER chase or a shot; damage AMMO
    .story = what goes round the rock comes round
card-uh-oh = Uh Oh
    .stops = a VEHICLE chase; damage Speed + 1
    .story = the road ends; the coyote looks down
card-mechanical-failure = Mechanical Failure
    .stops = any MECHANICAL capture; in a VEHICLE or LAUNCHER chase, damage Speed
    .story = a spring goes ping and a wheel falls off
card-bad-aim = Bad Aim
    .stops = a shot
    .story = it misses by a mile
card-rust = Rust
    .stops = any METAL capture
    .story = it has rusted solid in the desert air
card-dud = Dud
    .stops = any EXPLOSIVE capture
    .story = the fuse goes pfft
card-backfire = Backfire
    .stops = any EXPLOSIVE capture; damage EXPLOSIVE
    .story = it goes off, at the wrong end
card-oops = Oops
    .stops = any HEIGHT capture; damage HEIGHT
    .story = it is a long way down
card-gravity-failure = Gravity Failure
    .stops = a HEIGHT and DROP capture; damage HEIGHT + DROP
    .story = it hangs in the air until somebody stands below
card-truck = Truck
    .stops = any ROAD capture; 2 damage
    .story = a truck comes down the road
card-express-train = Express Train
    .stops = any RAIL capture; 3 damage
    .story = an express train comes out of the tunnel
card-why-didnt-it-work = Why Didn't It Work
    .stops = any AMBUSH capture; damage AMBUSH
    .story = nothing happens, until the coyote goes to look
card-too-smart = Too Smart
    .stops = any TRAP or AMBUSH capture; damage TRAP or AMBUSH
    .story = the bird steps round it with a smile
card-too-dumb = Too Dumb
    .stops = any TRAP capture
    .story = the bird never even notices the trap

# Cards and keywords within an attempt, and within what an attempt needs.
cards = { THING($part1, sort: "card") }
with = { THING($part1, sort: "card") }
example = { THING($part1, sort: "card") }
roles = { $part1 }
keyword = { $part1 }
bears = { THING($keyword) }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}

method-trap = trap
    .takes = a
method-ambush = ambush
    .takes = an
method-drop = drop
    .takes = a
method-shot = shot
    .takes = a
method-chase = chase
    .takes = a
method-launch = launch
    .takes = a

attempt = { THING($method, article: "indefinite") }
    .cards = { LIST($cards) }

# A way to complete an attempt: any one of these cards, or several together; with the roles that they fill, where any is
# empty.
needs-roles-one = { THING($method) } ({ LIST($roles) }: { LIST($with, last: "or") })
needs-roles-these = { THING($method) } ({ LIST($roles) }: { LIST($example) })
needs-roles-such = { THING($method) } ({ LIST($roles) }: such as { LIST($example) })
needs-bare-one = { THING($method) } ({ LIST($with, last: "or") })
needs-bare-these = { THING($method) } ({ LIST($example) })
needs-bare-such = { THING($method) } (such as { LIST($example) })

answers-played = { $seat } ({ THING($card) })
answers-declined = { $seat } (nothing)
answers-now = { $seat } (now)
answers-later = { $seat } (later)

## Events

event-deals = { $seat-is ->
    [you] You deal.
   *[other] { $seat } deals.
}
# How many cards the others hold is on the table.
event-dealt = { $viewer-is ->
    [seat] { "" }
   *[nobody] { $seat } is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
event-dealt-card = { $seat-is ->
    [you] You are dealt { LIST($card) }.
   *[other] { $seat } is dealt { LIST($card) }.
}
# Everybody begins a turn by drawing.
event-drew = { "" }
event-drew-card = { $seat-is ->
    [you] You draw { LIST($card) }.
   *[other] { $seat } draws { LIST($card) }.
}
event-nothing-to-draw = { $seat-is ->
    [you] There is nothing left for you to draw.
   *[other] There is nothing left for { $seat } to draw.
}
event-laid = { $seat-is ->
    [you] You lay { THING($card) }.
   *[other] { $seat } lays { THING($card) }.
}
event-took-back = { $seat-is ->
    [you] You take back { THING($card) }.
   *[other] { $seat } takes back { THING($card) }.
}
event-called = { $attempt-is ->
    [trap] { $seat-is ->
        [you] You set out { THING($attempt, as: "cards") } and hide behind a cactus: a trap!
       *[other] { $seat } sets out { THING($attempt, as: "cards") } and hides behind a cactus: a trap!
    }
    [ambush] { $seat-is ->
        [you] You lie in wait by the road with { THING($attempt, as: "cards") }: an ambush!
       *[other] { $seat } lies in wait by the road with { THING($attempt, as: "cards") }: an ambush!
    }
    [drop] { $seat-is ->
        [you] You wait high above the road with { THING($attempt, as: "cards") }: a drop!
       *[other] { $seat } waits high above the road with { THING($attempt, as: "cards") }: a drop!
    }
    [shot] { $seat-is ->
        [you] You take aim with { THING($attempt, as: "cards") }: a shot!
       *[other] { $seat } takes aim with { THING($attempt, as: "cards") }: a shot!
    }
    [chase] { $seat-is ->
        [you] You strap in and give chase on { THING($attempt, as: "cards") }!
       *[other] { $seat } straps in and gives chase on { THING($attempt, as: "cards") }!
    }
   *[launch] { $seat-is ->
        [you] You take off from { THING($attempt, as: "cards") }: a launch!
       *[other] { $seat } takes off from { THING($attempt, as: "cards") }: a launch!
    }
}
event-played = { $seat-is ->
    [you] You play { event-played-card }.{ event-played-damage }
   *[other] { $seat } plays { event-played-card }.{ event-played-damage }
}
event-played-card = { THING($card) }{ $as-well ->
    [yes] { " " }as well
   *[no] { "" }
}: { THING($card, as: "story") }
event-played-damage = { $damage ->
    [0] { "" }
   *[other] { " " }{ $damage } damage.
}
event-declined = { $seat-is ->
    [you] You shrug.
   *[other] { $seat } shrugs.
}
event-foiled = { $damage ->
    [0] { $seat-is ->
        [you] You get away with a scare.
       *[other] { $seat } gets away with a scare.
    }
   *[other] { $seat-is ->
        [you] You limp off and will miss { event-foiled-turns }.
       *[other] { $seat } limps off and will miss { event-foiled-turns }.
    }
}
event-foiled-turns = { $damage ->
    [one] 1 turn
   *[other] { $damage } turns
}
event-caught = { $seat-is ->
    [you] You have caught the road runner!
   *[other] { $seat } has caught the road runner!
}
event-passed = { $seat-is ->
    [you] You pass a card to { $to }.
   *[other] { $seat } passes a card to { $to-is ->
        [you] you
       *[other] { $to }
    }.
}
event-passed-card = { $seat-is ->
    [you] You pass { THING($card) } to { $to }.
   *[other] { $seat } passes { THING($card) } to { $to-is ->
        [you] you
       *[other] { $to }
    }.
}
event-kept = { $seat-is ->
    [you] You pass a card, which comes all the way round.
   *[other] { $seat } passes a card, which comes all the way round.
}
event-kept-card = { $seat-is ->
    [you] You pass { THING($card) }, which comes all the way round to you.
   *[other] { $seat } passes { THING($card) }, which comes all the way round.
}
event-skipped = { $seat-is ->
    [you] You are still seeing stars{ event-skipped-left }.
   *[other] { $seat } is still seeing stars{ event-skipped-left }.
}
event-skipped-left = { $left ->
    [0] { "" }
    [one] ; 1 turn to go
   *[other] ; { $left } turns to go
}
event-empty-handed = { $seat-is ->
    [you] You have no card left to do anything with.
   *[other] { $seat } has no card left to do anything with.
}
event-reshuffled = { $count ->
    [one] 1 card goes
   *[other] { $count } cards go
} into a new draw pile.{ $first ->
    [yes] { " " }From now on the cards that are both Capture and Escape can be either.
   *[no] { "" }
}
event-called-off = The sun goes down on the desert; the chase is called off.

## What an action would do

preview-play = { $as-well ->
    [yes] as well
   *[no] stops it
}, { $damage ->
    [0] no damage
   *[other] { $damage } damage
}

## How it stands

asked = { $ending-is ->
    [caught] { $winner-is ->
        [you] You caught the road runner.
       *[other] { $winner } caught the road runner.
    }
    [called-off] The chase is called off.
   *[none] { $phase-is ->
        [escape] { $seat-is ->
            [you] You: a chance to play an Escape.
           *[other] { $seat }: a chance to play an Escape.
        }
       *[turn] { $seat-is ->
            [you] You: attempt or pass.
           *[other] { $seat }: attempt or pass.
        }
    }
}
remark-turn = Turn { $turns }, { $turn-is ->
    [you] you
   *[other] { $turn }
}
remark-both = Cards that are both Capture and Escape { $reshuffled ->
    [yes] can be either
   *[no] are Captures until the draw pile is rebuilt, then either
}
remark-needs = { $needs-is ->
    [none] { "" }
   *[other] In reach: { LIST($needs, last: "or") }
}
remark-called = { $attempt-is ->
    [none] { "" }
   *[other] Called: { THING($attempt) }; Escapes may look at { remark-looks }
}
remark-looks = { $speed-is ->
    [none] { $bears-is ->
        [none] nothing but how it is made
       *[other] { LIST($bears) }
    }
   *[other] { $bears-is ->
        [none] Speed { $speed }
        [one] Speed { $speed } and { LIST($bears) }
       *[several] Speed { $speed }, { LIST($bears) }
    }
}
remark-answers = { $answers-is ->
    [none] { "" }
   *[other] Answers: { LIST($answers) }
}
remark-stopped = { $attempt-is ->
    [none] { "" }
   *[other] { $foiled ->
        [yes] It is stopped
       *[no] Nobody has stopped it
    }
}
outcome = { $ending-is ->
    [caught] { THING($method, article: "indefinite") } that nobody prevented (RR-073)
   *[called-off] nobody had caught the road runner after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } (RRA-29)
}

## The table

area-attempt = The attempt
area-played = Escape played
area-hand = Hand
area-captures = Captures played
area-escapes = Escapes played
area-deck = Draw pile
area-memory = What is known of cards that left a hand

label-damage = turns to miss
label-left-hand = A card
label-giver = from
label-receiver = to
label-card = which
label-of = from a hand of
label-escape = Escape: { $stops }
label-dual-asleep = { $printed }; Escape after the first reshuffle: { $stops }
label-dual-awake = { $printed }; or Escape: { $stops }
label-plain = no keyword

## What is printed

face-capture = Capture
face-escape = Escape
face-dual = Capture and Escape
face-stops = Prevents { $stops }.
face-beside = with { LIST($cards) }: { $keywords }
face-beside-keyword = with { $keyword }: { $keywords }
face-no-keyword = no keyword: others ask for it
