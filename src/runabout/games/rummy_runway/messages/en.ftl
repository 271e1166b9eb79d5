# Rummy Runway, told from the front row.

## Things

card-red-0 = red 0
    .takes = a
card-red-1 = red 1
    .takes = a
card-red-2 = red 2
    .takes = a
card-red-3 = red 3
    .takes = a
card-red-4 = red 4
    .takes = a
card-red-5 = red 5
    .takes = a
card-red-6 = red 6
    .takes = a
card-red-7 = red 7
    .takes = a
card-red-8 = red 8
    .takes = a
card-red-9 = red 9
    .takes = a
card-yellow-0 = yellow 0
    .takes = a
card-yellow-1 = yellow 1
    .takes = a
card-yellow-2 = yellow 2
    .takes = a
card-yellow-3 = yellow 3
    .takes = a
card-yellow-4 = yellow 4
    .takes = a
card-yellow-5 = yellow 5
    .takes = a
card-yellow-6 = yellow 6
    .takes = a
card-yellow-7 = yellow 7
    .takes = a
card-yellow-8 = yellow 8
    .takes = a
card-yellow-9 = yellow 9
    .takes = a
card-blue-0 = blue 0
    .takes = a
card-blue-1 = blue 1
    .takes = a
card-blue-2 = blue 2
    .takes = a
card-blue-3 = blue 3
    .takes = a
card-blue-4 = blue 4
    .takes = a
card-blue-5 = blue 5
    .takes = a
card-blue-6 = blue 6
    .takes = a
card-blue-7 = blue 7
    .takes = a
card-blue-8 = blue 8
    .takes = a
card-blue-9 = blue 9
    .takes = a
card-wild-0 = wild 0
    .takes = a
card-wild-1 = wild 1
    .takes = a
card-wild-2 = wild 2
    .takes = a
card-wild-3 = wild 3
    .takes = a
card-wild-4 = wild 4
    .takes = a
card-wild-5 = wild 5
    .takes = a
card-wild-6 = wild 6
    .takes = a
card-wild-7 = wild 7
    .takes = a
card-wild-8 = wild 8
    .takes = a
card-wild-9 = wild 9
    .takes = a

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-wild = any colour

# The words on the cards
style-classic = Classic
style-preppy = Preppy
style-vintage = Vintage
style-punk = Punk
style-bohemian = Bohemian
style-cyberpunk = Cyberpunk
style-gothic = Gothic
style-sporty = Sporty
style-disco = Disco
style-couture = Couture
fabric-felt = Felt
fabric-cotton = Cotton
fabric-denim = Denim
fabric-wool = Wool
fabric-lace = Lace
fabric-linen = Linen
fabric-leather = Leather
fabric-velvet = Velvet
fabric-satin = Satin
fabric-silk = Silk
item-socks = Socks
item-scarf = Scarf
item-shirt = Shirt
item-hat = Hat
item-skirt = Skirt
item-pants = Pants
item-jacket = Jacket
item-dress = Dress
item-coat = Coat
item-gown = Gown

outfit = outfit { $part1 }
    .short = { $part1 }

places-left = left
places-middle = middle
places-right = right
end-left = left
end-right = right

# A card of an outfit, and what it is worn as
worn = { $wild ->
    [yes] { THING($card, article: "indefinite") } as { THING($colour) }
   *[no] { THING($card, article: "indefinite") }
}

# What an outfit is called: Style, Fabric, Item. Where colours are free it may have several words of a sort, or none.
remark-look = { $second-is ->
    [none] { THING($first) }
   *[other] { $third-is ->
        [none] { THING($first) } { THING($second) }
       *[other] { THING($first) } { THING($second) } { THING($third) }
    }
}
remark-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $trends ->
    [0] { "" }
   *[other] , and { $trends } from trends
}

# $name: what it is called, unless a message of its own says that
trend = { $name }

# A Runway card: a trend, what it asks for, and what it gives
runway = { THING($trend) } ({ THING($asks) }, +{ $bonus })

asks-formal = formal
asks-casual = casual
asks-sum-at-most = sum { $number } or less
asks-sum-at-least = sum { $number } or more
asks-contains = has a { $number }
asks-wild = has a wild
asks-no-wild = has no wild
asks-highest = casual, highest is { THING($colour) }
asks-colour-order = casual, R-Y-B or B-Y-R
asks-odd = { asks-so-many } odd
asks-even = { asks-so-many } even
asks-so-many = { $number ->
    [1] one
    [2] two
   *[other] three
}
asks-outfits = { $number ->
    [one] 1 outfit
   *[other] { $number } outfits
}, once
asks-closet = { $number } in the closet, once

# A trend that is followed
followed = { THING($trend) } (+{ $points })

## Events

event-round = { $seat-is ->
    [you] Round { $number }. You begin.
   *[other] Round { $number }. { $seat } begins.
}
event-runways = On the Runways (house content): { LIST($trends) }.
# How many cards the others are dealt is on the table.
event-dealt = { $viewer-is ->
    [seat] { "" }
   *[nobody] { $seat } is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
}
event-dealt-card = { $seat-is ->
    [you] You are dealt { LIST($card, article: "indefinite") }.
   *[other] { $seat } is dealt { LIST($card, article: "indefinite") }.
}
event-turned-up = The discard row begins with { THING($card, article: "indefinite") }.
event-refilled = The deck is empty; { $count ->
    [one] 1 card of the row makes
   *[other] { $count } cards of the row make
} a new one.
event-drew = { $seat-is ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
event-drew-card = { $seat-is ->
    [you] You draw { THING($card, article: "indefinite") }.
   *[other] { $seat } draws { THING($card, article: "indefinite") }.
}
event-took = { $seat-is ->
    [you] You take { THING($card, article: "indefinite") } from the row.
   *[other] { $seat } takes { THING($card, article: "indefinite") } from the row.
}
event-nothing-to-draw = { $seat-is ->
    [you] There is nothing for you to draw.
   *[other] There is nothing for { $seat } to draw.
}
event-laid = { $seat-is ->
    [you] You lay { THING($card, article: "indefinite") }{ $from-closet ->
        [yes] { " " }from your closet
       *[no] { "" }
    }.
   *[other] { $seat } lays { THING($card, article: "indefinite") }{ $from-closet ->
        [yes] { " " }from the closet
       *[no] { "" }
    }.
}
event-worn = { $seat-is ->
    [you] You wear { THING($card, article: "definite") } as { THING($colour) }.
   *[other] { $seat } wears { THING($card, article: "definite") } as { THING($colour) }.
}
event-formed = { $seat-is ->
    [you] You form { event-formed-of }.
   *[other] { $seat } forms { event-formed-of }.
}
event-formed-of = an outfit of { LIST($cards) }{ $from-closet-is ->
    [none] { "" }
    [one] , the { LIST($from-closet) } one from the closet
   *[several] , the { LIST($from-closet) } ones from the closet
}
event-riffed = { $seat-is ->
    [you] You riff { THING($card, article: "indefinite") }{ $from-closet ->
        [yes] { " " }from your closet
       *[no] { "" }
    } onto the { THING($end) } end of an outfit and take { THING($taken, article: "indefinite") }.
   *[other] { $seat } riffs { THING($card, article: "indefinite") }{ $from-closet ->
        [yes] { " " }from the closet
       *[no] { "" }
    } onto the { THING($end) } end of an outfit and takes { THING($taken, article: "indefinite") }.
}
event-restyled = The outfit is now called { remark-look }: { remark-worth }.
event-discarded = { $seat-is ->
    [you] You discard { THING($card, article: "indefinite") }.
   *[other] { $seat } discards { THING($card, article: "indefinite") }.
}
event-no-discard = { $seat-is ->
    [you] You have no card to discard.
   *[other] { $seat } has no card to discard.
}
event-trimmed = { $seat-is ->
    [you] You discard { THING($card, article: "indefinite") } from your closet.
   *[other] { $seat } discards { THING($card, article: "indefinite") } from the closet.
}
event-triggered = { $by-outfit ->
    [yes] { $seat-is ->
        [you] You have a third outfit: one final turn for everybody else.
       *[other] { $seat } has a third outfit: one final turn for everybody else.
    }
   *[no] { $seat-is ->
        [you] You have no cards left: one final turn for everybody else.
       *[other] { $seat } has no cards left: one final turn for everybody else.
    }
}
event-tired = The audience yawns: after { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} each the round is over.
event-followed = { $seat-is ->
    [you] You follow { LIST($trend) }.
   *[other] { $seat } follows { LIST($trend) }.
}
event-scored = { $seat-is ->
    [you] You score { $points }: outfits { $outfits }, closet { $closet }{ event-scored-trends }.
   *[other] { $seat } scores { $points }: outfits { $outfits }, closet { $closet }{ event-scored-trends }.
}
event-scored-trends = { $trends ->
    [0] { "" }
   *[other] , trends { $trends } (house content)
}
event-total = { $seat-is ->
    [you] You have { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
   *[other] { $seat } has { $points ->
        [one] 1 point
       *[other] { $points } points
    } in all.
}
event-ended = { $why-is ->
    [target] The show is over: the points agreed on are reached (RY-090).
   *[rounds] The show is over: the last round is played (RY-092).
}
event-gathered = All cards are shuffled into the deck.

## What an action would do

hint-riffed = { THING($card) } in, { THING($taken) } to the closet
# Of an outfit that is laid the preview says it, and more.
hint-restyled = { $first-is ->
    [riffed] { THING($outfit, as: "short") } is then worth { remark-worth }
   *[other] { "" }
}
preview = { $sure ->
    [yes] { remark-look }: { remark-worth }{ preview-follows }
   *[no] at best { remark-look }: { remark-worth }{ preview-follows }
}
preview-follows = { $follows-is ->
    [none] { "" }
   *[other] { " " }({ LIST($follows) })
}

## How it stands

asked = { $over ->
    [yes] { $ending-is ->
        [target] The show is over: the points agreed on.
       *[rounds] The show is over: the last round.
    }
   *[no] { $seat-is ->
        [you] You: { asked-phase }.
       *[other] { $seat }: { asked-phase }.
    }
}
asked-phase = { $phase-is ->
    [draw] draw
    [act] form, riff or discard
    [lay] lay the outfit
    [wear] say the wild card's colour
   *[trim] trim the closet
}
remark-round = Round { $round } of at most { $rounds }, turn { $turns }
remark-turn = { $over ->
    [yes] { "" }
   *[no] { $mix-actions-is ->
        [on] { "" }
       *[off] { $doing-is ->
            [forming] This turn is for forming outfits
            [riffing] This turn is for riffing
           *[nothing] { "" }
        }
    }
}
remark-end = { $over ->
    [yes] { "" }
   *[no] { $trigger-is ->
        [none] The round ends after a third outfit or a last card, and a turn for everybody else
       *[other] { $final-turns ->
            [one] 1 final turn to go
           *[other] { $final-turns } final turns to go
        }
    }
}
# The name alone, where its worth stands beside it
remark-called = { remark-look }
remark-outfit = { remark-look }: { remark-worth }
outcome = { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}; { $ending-is ->
    [target] the points agreed on are reached (RY-090)
   *[rounds] the last round is played (RY-092)
}{ $tie-is ->
    [none] { "" }
    [broken] ; of those tied, the best outfit of the last round ({ $best ->
        [one] 1 point
       *[other] { $best } points
    }) wins (RY-095)
   *[shared] ; those tied share the win (RY-096)
}{ $trends ->
    [yes] ; the trends are house content (RYA-17)
   *[no] { "" }
}

## The table

plan-note = The game ends with { $target ->
    [one] 1 point
   *[other] { $target } points
}.
area-row = Discard row, from left to right
area-runways = On the Runways (house content)
area-laid = The outfit that is being laid
area-house = Outfits and closet
area-hand = Hand
area-deck = Deck
area-seen = What all others know of this hand
area-runway-deck = Runways still to come
area-runways-used = Runways of the rounds before
area-deck-of = What the deck was made of

label-outfit = Outfit { $name }
label-closet = Closet
label-points = Points
label-best = Best outfit
label-asks = { THING($asks) }

## What is printed

face-style = { THING($name, sort: "card") }
    .group = Style
    .line1 = { $word }
    .line2 = { face-points }
face-item = { THING($name, sort: "card") }
    .group = Item
    .line1 = { $word }
    .line2 = { face-points }
face-fabric = { THING($name, sort: "card") }
    .group = Fabric
    .line1 = { $word }
    .line2 = { face-points }
face-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
face-wild = { THING($name, sort: "card") }
    .group = Wild card
    .line1 = Worn as any colour, with its own number.
    .line2 = No points.
face-runway = { $title }
    .group = Runway (house content)
    .line1 = { $asks }: +{ $bonus }{ $once ->
        [yes] { "" }
       *[no] { " " }for each outfit
    }
