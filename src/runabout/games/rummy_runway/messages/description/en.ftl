# Rummy Runway: what it says of itself on the home page, and of what a table may set.

blurb = Fashion houses form outfits of three cards and riff off each other's. 2 to 6 players, 20 to 30 minutes.

## Options

option-closet-riff = Riff from the Closet
    .says = Whether cards in the Closet may be used to riff.
option-outfit-colours = Colours of an outfit
    .says = Whether an outfit has one card of each colour, or any colours.
    .is-one-of-each = One of each
    .is-any = Any
option-mix-actions = Form and riff in one turn
    .says = Whether one may both form and riff in one turn.
option-discard-draw = Drawing from the row
    .says = Whether any cards of the discard row may be drawn, or only those at its right end.
    .is-any = Any card
    .is-from-the-right = From the right
option-target = Points to end the game
    .says = Points that end the game (RY-003): 30 for a shorter game, 50, 100 for a longer one (RY-093).
option-rounds = Most rounds
    .says = Rounds at most.
option-trends = Runways
    .says = Whether there are Runways; their trends are house content.
option-trend-wild-number = Trends: number of a wild card
    .says = Whether trends count a wild card's number.
option-trend-wild-colour = Trends: colour of a wild card
    .says = Whether trends count the colour a wild card wears.
option-trend-two = Trends: two odd or even
    .says = Whether a trend that asks for two odd or even numbers means exactly two, or at least two.
    .is-exactly = Exactly two
    .is-at-least = At least two
option-first-player = First player
    .says = The seat that begins, counted from 1 round the table; 0: at random.
option-dealt = Cards dealt
    .says = Cards dealt to each player.
option-round-turn-limit = Most turns in a round
    .says = Turns each after which a round is over in any case; 0: none, as long as a person sits at the table.

## Standing

standing-points = points
standing-best = for the best outfit
standing-outfits = outfits
