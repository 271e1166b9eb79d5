# Race 2 Live, told as by somebody who was there.

## Things

survivor-ash = Ash
survivor-briar = Briar
survivor-clay = Clay
survivor-dell = Dell

card = { $part1 }
    .takes = a
card-8 = 8
    .takes = an
card-ace = ace
    .takes = an

space = { $part1 }/{ $part2 }
space-0 = the start

## Events

event-moves = { $seat-is ->
    [you] You lead { LIST($survivor) }.
   *[other] { $seat } leads { LIST($survivor) }.
}
event-dealt = { THING($survivor) } sets out with { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-set-aside = { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} set aside, unseen.
event-left-over = { THING($card, article: "indefinite") } is left over and begins the health pile.
event-scattered = { $count ->
    [one] 1 token lies
   *[other] { $count } tokens lie
} face down on the way. The map, the tokens and the survivors are house content: the game was published without its board.
event-first = { THING($survivor) } is the first out of the door.
event-rolled = { THING($survivor) } { $backward ->
    [yes] turns back
   *[no] runs on
}, for { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}.
# Where a move ends is told, and not each step.
event-stepped = { "" }
event-stayed = { THING($survivor) } would run past the start, and stays at { THING($space) }.
event-stopped = { THING($survivor) } stops at { THING($space) }. All quiet.
event-rescued = { THING($survivor) } pulls { THING($other) } out of there!
event-came-home = { THING($survivor) } is through the door of the safe house.
event-special = Something waits for { THING($survivor) }: a special infected, { THING($card, article: "indefinite") } (strength { $strength }).
event-horde = { THING($survivor) } has set off an alarm. A horde is coming for everybody, strength { $strength }.
event-reshuffled = The special infected are shuffled anew.
event-beat-special = { THING($survivor) } has a card that is good enough, and gets past it.
# What becomes of the attack is told next.
event-can-beat = { "" }
event-cannot-beat = { THING($survivor) } has nothing that will stop { $attack-is ->
    [special] it
   *[horde] them
}.
event-played = { THING($survivor) } holds off the attack with { THING($card, article: "indefinite") }{ $keeps ->
    [yes] , and keeps it
   *[no] { "" }
}.
event-lost = { THING($survivor) } { $at-start ->
    [yes] is fading, and loses
   *[no] loses
} { THING($card, article: "indefinite") }.
event-suspended = { THING($survivor) } is pinned down, and needs somebody to come by.
event-died = { THING($survivor) } has no cards left, and is dead.
event-freed = Nobody is left to help; { THING($survivor) } breaks free alone.
event-found-pack = { THING($survivor) } finds a health pack of { $size }.
event-kept-pack = { THING($survivor) } pockets the pack of { $size }.
event-used-pack = { THING($survivor) } uses a health pack of { $size }{ $itself ->
    [yes] { "" }
   *[no] { " " }on { THING($other) }
}.
event-drew = { THING($survivor) } gets { THING($card, article: "indefinite") } back.
event-nothing-to-draw = There is nothing in the health pile for { THING($survivor) }.
event-found-weapon = { THING($survivor) } finds a weapon of +{ $size }.
event-armed = { THING($survivor) } carries a weapon of +{ $size } now.
event-kept-weapon = { THING($survivor) } sticks to the old weapon of +{ $size }.
event-waited = { THING($survivor) } waits behind the door.
event-night = After { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} night falls.
event-lost-to-night = The night takes { THING($survivor) }, with { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-game-over = It is over: { $home } home, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left, column { $column } reached by the last.

## What an action would do

hint-stepped = { $token ->
    [yes] a token lies there
   *[no] { "" }
}
hint-rescued = rescues { LIST($other) }
hint-came-home = the safe house
hint-played = { $keeps ->
    [yes] shown, and kept
   *[no] spent
}
hint-spent-last = the last card: { THING($died-survivor) } dies
hint-died = the last card: { THING($survivor) } dies
hint-suspended = { THING($survivor) } is pinned down
hint-used-pack = { THING($other) } has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, and draws { $draws }
hint-armed = +{ $size } instead of +{ $before }
hint-kept-weapon = +{ $size }

## How it stands

asked = { $over ->
    [yes] { $ending-is ->
        [night] The race is over: night fell.
       *[home-or-dead] The race is over.
    }
   *[no] { $seat-is ->
        [you] You: { remark-situation }
       *[other] { $seat }: { remark-situation }
    }
}
remark-situation = { $phase-is ->
    [fork] { THING($survivor) } is at { THING($at) }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } { $backward ->
        [yes] back
       *[no] to go
    }.
    [beat] { remark-attacker }: { THING($survivor) } must play a card that is good enough{ $weapon ->
        [0] { "" }
       *[other] , with the weapon's +{ $weapon }
    }.
    [yield] { remark-attacker }: { THING($survivor) } has no card against it and loses one.
    [bleed] { THING($survivor) } is pinned down and loses a card.
    [pack] { THING($survivor) } has found a health pack of { $found }.
    [weapon] { THING($survivor) } has found a weapon of +{ $found }, and carries one of +{ $weapon }.
   *[turn] { THING($survivor) } is about to move.
}
remark-attacker = { $attack-is ->
    [special] A special infected
   *[horde] A horde
} of strength { $strength }
remark-turn = Turn { $turns } of at most { $turn-limit }: { THING($turn) }
remark-score = { $over ->
    [yes] Score: { remark-factors }
   *[no] Score now: { remark-factors }
}
remark-factors = column { $progress } of { $columns } x { $health ->
    [one] 1 card
   *[other] { $health } cards
} x { $home } home = { NUMBER($score, minimumFractionDigits: 1) }
outcome = { $ending-is ->
    [night] night fell after { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    } (RLA-49); { remark-factors }
   *[home-or-dead] everybody was home or dead (RL-071); { remark-factors }
}

## The table

plan-note = The map, the tokens and the survivors are house content: the game was published without its board.
area-map = The map, from the start down to the safe house; where nothing is said, the way goes straight on
area-survivors = The survivors
area-hand = { $name }'s hand
area-found = Found
area-health = Health pile
area-face-down = Tokens face down on the map
area-infected-out = Special infected, turned over
area-infected = Special infected, to come
area-aside = Set aside, unseen

label-known = surely holds
label-token = token
    .note = face down
label-free = free
label-suspended = pinned down
label-safe = home
label-dead = dead
label-furthest = has been as far as column
label-unseen-none-of = of the rest, none of
label-unseen-one-of = of the rest, one of
label-weapon = weapon
label-packs = health packs
label-start = Start
label-safe-house = Safe house
label-onward = on to { $lanes-is ->
    [one] lane { LIST($lanes) }
   *[several] lanes { LIST($lanes) }
}
label-counts = counts { $number }

## What is printed

face-number = { $name }
    .group = Card
    .line1 = Counts { $name }.
    .line2 = { any-rank }
face-jack = Jack
    .group = Card
    .line1 = Counts 11.
    .line2 = { any-rank }
face-queen = Queen
    .group = Card
    .line1 = Counts 12.
    .line2 = { any-rank }
face-king = King
    .group = Card
    .line1 = Counts 13.
    .line2 = { any-rank }
face-ace = Ace
    .group = Card
    .line1 = Counts 14, or 1 where the table plays aces low.
    .line2 = { any-rank }
face-special-attack = Special attack
    .group = Token
    .line1 = Turn over a special infected: it attacks the finder.
face-horde = Horde
    .group = Token
    .line1 = Roll the ten-sided die: the horde comes for everybody.
face-pack = Health pack { $number }
    .group = Token
    .line1 = Draw { $number } from the health pile.
face-weapon = Weapon +{ $number }
    .group = Token
    .line1 = Adds { $number } against every attack.
face-survivor = { $title }
    .group = Survivor
    .line1 = House content.
face-lane = Lane { $number }
    .group = Lane
    .line1 = Lanes are numbered from the top of the map.
any-rank = As health: a card in hand. Against an attack: good enough if it is as high, with the weapon's number added.
