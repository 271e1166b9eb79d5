# Running Round Riverdale, told from the pavement.

## Things

card = { $part1 }
    .takes = a
card-8 = 8
    .takes = an
card-11 = 11
    .takes = an
card-switcharoo = Switcharoo
    .takes = a
card-quick-pass = Quick Pass
    .takes = a

special-dirty-trick = Dirty Trick!
special-swap = Swap!
special-crash = Crash!

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green

# $name: the character that runs for it
pawn = { $name } ({ $part1 } { $part2 })
    .short = { $part1 } { $part2 }

home-of-red = the beach
home-of-blue = the mall
home-of-yellow = the school
home-of-green = the park

square = square { $part1 }
    .number = { $part1 }
circle = circle { $part1 } of its safety zone
    .short = circle { $part1 }
place-shop = Pop's Chocklit Shoppe
    .short = Pop's

deck-a = deck A
deck-b = deck B
deck-custom = custom deck

## Events

event-begins = { $seat-is ->
    [you] You have the reddest hair and begin. { event-by-us }
   *[other] { $seat } has the reddest hair and begins. { event-by-us }
}
event-by-us = { $deck-is ->
    [custom] The board is house content, and the deck is your own.
   *[ours] The board and { THING($deck) } are house content.
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
    [you] You are dealt { LIST($card, article: "indefinite") }.
   *[other] { $seat } is dealt { LIST($card, article: "indefinite") }.
}
event-played = { $seat-is ->
    [you] You play { THING($card, article: "indefinite") }.
   *[other] { $seat } plays { THING($card, article: "indefinite") }.
}
event-moved = { $after-is ->
    [shop] { THING($pawn) } is at Pop's Chocklit Shoppe!
   *[other] { $before-is ->
        [home] { THING($pawn) } sets out from { THING($pawn, as: "home-of") } to { THING($after) }.
       *[other] { THING($pawn) } goes from { event-left } to { THING($after) }.
    }
}
# From circle to circle the safety zone is named once.
event-left = { $before-is ->
    [circle] { $after-is ->
        [circle] { THING($before, as: "short") }
       *[square] { THING($before) }
    }
   *[square] { THING($before) }
}
event-moved-ahead = Move Ahead 3: { THING($pawn) } goes on to { THING($after) }.
event-skated = { THING($pawn) } jumps on a skateboard and rides to { THING($after) }.
event-stayed = { THING($pawn) } stays: moving ahead would lead into the safety zone.
event-sent-home = { THING($pawn) } is sent back to { THING($pawn, as: "home-of") }.
event-switched = { THING($pawn) } and { THING($other) } change places.
event-another-turn = { $seat-is ->
    [you] You take another turn.
   *[other] { $seat } takes another turn.
}
# Everybody ends a turn by drawing.
event-drew = { "" }
event-drew-card = { $seat-is ->
    [you] You draw { THING($card, article: "indefinite") }.
   *[other] { $seat } draws { THING($card, article: "indefinite") }.
}
event-reshuffled = The discard pile is shuffled: { $count ->
    [one] 1 card
   *[other] { $count } cards
} in the new deck.
event-discarded = { $by-choice ->
    [yes] { $seat-is ->
        [you] You keep the pawns where they are and discard { THING($card, article: "indefinite") }.
       *[other] { $seat } keeps the pawns where they are and discards { THING($card, article: "indefinite") }.
    }
   *[no] { $seat-is ->
        [you] You can play nothing and discard { THING($card, article: "indefinite") }.
       *[other] { $seat } can play nothing and discards { THING($card, article: "indefinite") }.
    }
}
event-tricked = Dirty Trick! { THING($pawn) } turns up on { THING($place) } in place of { THING($other) }.
event-swapped = { $seat-is ->
    [you] Swap! You exchange hands with { $other }.
   *[other] { $other-is ->
        [you] Swap! { $seat } exchanges hands with you.
       *[other] Swap! { $seat } exchanges hands with { $other }.
    }
}
event-got-card = { $seat-is ->
    [you] You get { LIST($card, article: "indefinite") }.
   *[other] { $seat } gets { LIST($card, article: "indefinite") }.
}
event-crashed = { $seat-is ->
    [you] Crash! You make everybody throw in their hands; all the cards are shuffled.
   *[other] Crash! { $seat } makes everybody throw in their hands; all the cards are shuffled.
}
event-won = { $seat-is ->
    [you] You have the whole team at Pop's Chocklit Shoppe!
   *[other] { $seat } has the whole team at Pop's Chocklit Shoppe!
}
event-called-off = Closing time at Pop's: the race is called off.
event-empty-side = Nobody runs for { THING($colour, as: "home-of") } today: { THING($colour) } stays in the box.

## What an action would do

hint-moved = { $before-is ->
    [home] { THING($pawn, as: "short") } comes out to { hint-place }
   *[other] { THING($pawn, as: "short") } to { hint-place }
}
hint-place = { $after-is ->
    [square] { THING($after) }
   *[other] { THING($after, as: "short") }
}
hint-moved-ahead = on to { THING($after, as: "number") }
    .joint = ,
hint-skated = on to { THING($after, as: "number") }
    .joint = ,
# Whom a trick sends home, the action names.
hint-sent-home = { $first-is ->
    [tricked] { "" }
   *[other] sends { LIST($pawn, as: "short") } home
}
    .joint = ,
hint-switched = { THING($pawn, as: "short") } to { THING($place) }, { THING($other, as: "short") } to { THING($other-place) }
hint-tricked = { THING($pawn, as: "short") } comes out to { THING($place) }
hint-another-turn = another turn
    .joint = ,

## How it stands

asked = { $ending-is ->
    [home-free] { $winner-is ->
        [you] You have the whole team at Pop's.
       *[other] { $winner } has the whole team at Pop's.
    }
    [called-off] The race is called off.
   *[none] { $special-played ->
        [yes] { $seat-is ->
            [you] You: a Special card is played, now a Movement card.
           *[other] { $seat }: a Special card is played, now a Movement card.
        }
       *[no] { $seat-is ->
            [you] You: play a card.
           *[other] { $seat }: play a card.
        }
    }
}
remark-turn = Turn { $turns } of at most { $turn-limit }
remark-unseen = { $unseen-is ->
    [none] { "" }
   *[other] Out of view, in hands and deck: { LIST($unseen, alike: "times") }
}
outcome = { $ending-is ->
    [home-free] a whole team is at Pop's Chocklit Shoppe (RV-054)
   *[called-off] nobody had a whole team at Pop's after { $turns } turns (RVA-49)
}

## The table

plan-note = { $copy-is ->
    [none] house content; { THING($deck) }
   *[other] an owner's copy ({ $copy-is }); { THING($deck) }
}
area-loop = The loop, clockwise
area-way-home = { THING($colour) } from Home Base ({ THING($colour, as: "home-of") }) to Pop's; the safety zone is entered after square { $entrance }
area-hand = Hand
area-specials = Special cards
area-used-specials = Special cards turned over
area-discards = Discards
area-deck = Deck
area-deck-of = What the deck was made of

label-home = Home Base
label-circle = Circle { $number }
label-shop = Pop's
label-pawn = { THING($pawn, as: "short") }

sign-start = { THING($colour) }'s coloured square
sign-entrance = { THING($colour) } turns into its safety zone after it
sign-another-turn = Take Another Turn
sign-move-ahead = Move Ahead 3
sign-skateboard-green = green skateboard, to { $to }
sign-skateboard-red = red skateboard

## What is printed

face-number = { $name }
    .group = Movement card
    .line1 = Move one of your pawns forward that many spaces.
face-1 = 1
    .group = Movement card
    .line1 = Move one of your pawns forward 1, or an opponent's pawn back 1.
face-minus-3 = -3
    .group = Movement card
    .line1 = Move one of your pawns back 3.
face-5 = 5
    .group = Movement card
    .line1 = Move one of your pawns forward 5, or divide the 5 between two of them.
face-minus-13 = -13
    .group = Movement card
    .line1 = Move one of your pawns back 13.
face-switcharoo = Switcharoo
    .group = Movement card
    .line1 = Move one of your pawns forward 12, or switch it with any pawn on the track.
face-quick-pass = Quick Pass
    .group = Movement card
    .line1 = Move one of your pawns forward 12, or switch it with the first pawn ahead of it.
face-dirty-trick = Dirty Trick!
    .group = Special card
    .line1 = Take a pawn from your Home Base and put it in the place of any pawn on the track, which goes home.
face-swap = Swap!
    .group = Special card
    .line1 = Exchange your hand for that of an opponent.
face-crash = Crash!
    .group = Special card
    .line1 = All hands are thrown in, the whole deck is shuffled, and everybody is dealt four new cards.
face-another-turn = Take Another Turn
    .group = Square
    .line1 = A pawn that lands here gives another turn.
face-move-ahead = Move Ahead 3
    .group = Square
    .line1 = A pawn that lands here moves three more spaces forward at once.
face-skateboard-green = Green skateboard
    .group = Square
    .line1 = A pawn that lands here rides to the next red skateboard; all in between go home.
face-skateboard-red = Red skateboard
    .group = Square
    .line1 = Where a ride from the green one ends.
