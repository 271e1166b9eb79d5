# Race 2 Live: what it says of itself on the home page, and of what a table may set.

blurb = Survivors race together for the safe house; cards are health. 1 to 4 players, 20 to 40 minutes.

## Options

option-survivors = Survivors
    .says = Survivors in the race, never fewer than 2 or than people; 0: one for each person.
option-difficulty = Difficulty
    .says = The full deal, or fewer cards and more attacks. Teams of medium bots bring everybody home in nearly all games, in about 60 of 100, and in about 25 of 100.
    .is-sheet = As printed
    .is-hard = Hard
    .is-expert = Expert
option-map = Map
    .says = 0: the house map; another number: a map made from it, always the same one.
option-columns = Length of the map
    .says = Steps from the start to the safe house, on a map that is made.
option-lanes = Width of the map
    .says = Lanes side by side, on a map that is made.
option-decks = Decks of cards
    .says = Decks of 52 cards dealt out as health.
option-ace = Ace
    .says = Whether an ace is above the king or below the two.
    .is-high = High
    .is-low = Low
option-spend-on-win = Winning cards are spent
    .says = Against which attacks the card that wins is spent.
    .is-horde = Against a horde
    .is-none = Never
    .is-both = Always
option-horde-tie = Equal to the horde
    .says = Whether a card equal to the horde's number beats it.
    .is-wins = Wins
    .is-loses = Loses
option-all-pinned = Everybody is suspended
    .says = When nobody is left who could rescue the suspended: they bleed out, or the one with most cards gets free.
    .is-bleed-out = They bleed out
    .is-free = One gets free
option-move-up-to = Stop short of the roll
    .says = Whether a move may stop short of the roll.
option-backward-short = Back past the start
    .says = A backward roll that goes past the start: stop there, or stay where you are.
    .is-stop = Stop there
    .is-stay = Stay
option-pack-range = Reach of a health pack
    .says = Whom a health pack reaches: anybody, or those on the same space.
    .is-any = Anybody
    .is-same-space = The same space
option-horde-hits-safe = Hordes reach the safe house
    .says = Whether survivors in the safe house must answer a horde too.
option-open-hands = Open hands
    .says = Whether all hands lie open.
option-first = Goes first
    .says = The seat whose survivor goes first, counted from 1 round the table; 0: a survivor at random.
option-turn-limit = Most turns
    .says = Turns, of all survivors together, after which night falls.

## Standing

standing-safe = safe
standing-dead = dead
standing-suspended = waiting for rescue
standing-columns = columns reached
standing-health = cards
