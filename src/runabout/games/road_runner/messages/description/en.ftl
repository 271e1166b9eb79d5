# Road Runner: what it says of itself on the home page, and of what a table may set.

blurb = Coyotes lay traps for a road runner, and play escapes on each other's. 3 to 8 players, 20 to 40 minutes.

## Options

option-escape-matching = What an Escape looks at
    .says = Whether an Escape looks at a Capture card's keywords only in the role the card fills, or at every keyword on every card of the attempt.
    .is-by-role = The role of a card
    .is-literal = Every keyword
option-auto-pass = Pass without a choice
    .says = Whether the table declines for a person who holds no fitting Escape, after the same pause as for everybody.
option-dealer = Dealer
    .says = The seat that deals, counted from 1 round the table; 0: at random.
option-dealt = Cards dealt
    .says = Cards dealt to each player.
option-drawn = Cards drawn
    .says = Cards drawn at the start of a turn.
option-turn-limit = Most turns
    .says = Turns after which the chase is called off with no winner.

## Standing

standing-attempt = attempt under way
standing-damage = turns to miss
standing-cards = cards
