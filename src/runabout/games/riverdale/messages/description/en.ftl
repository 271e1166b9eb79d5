# Running Round Riverdale: what it says of itself on the home page, and of what a table may set.

blurb = Run three pawns round town to Pop's and knock others off the track. 2 to 4 players. The board is ours.

## Options

option-deck = Deck
    .says = Which deck of Movement cards is played; all three are of our own making, for the real one is lost.
    .is-a = A
    .is-b = B
    .is-custom = Your own
option-swap-optional = Switching is optional
    .says = Whether a player whose only plays are switches of Switcharoo and Quick Pass may discard instead.
option-move-ahead-at-entrance = Move Ahead at the entrance
    .says = What a pawn does on a Move Ahead 3 whose three spaces would lead into its safety zone: it passes by the entrance, or it stays.
    .is-pass-by = Pass by
    .is-stay = Stay
option-own-bump = Bumping your own pawn
    .says = Whether a card may be played whose count ends on a pawn of your own and sends it home.
    .is-allowed = Allowed
    .is-illegal = Not allowed
option-quick-pass-skips-own = Quick Pass skips your own
    .says = Whether Quick Pass looks past your own pawns for the first pawn ahead.
option-first-player = First player
    .says = The seat that begins, counted from 1 round the table; 0: at random.
option-turn-limit = Most turns
    .says = Turns after which the race is called off with no winner.
option-empty-side = Side left empty
    .says = Which side of the board stays empty where three play: one drawn by chance, or always the fourth.
    .is-drawn = By chance
    .is-fourth = The fourth

## Standing

standing-shop = pawns at Pop's
standing-to-go = spaces to go

## Looks

look = character
looks = characters
