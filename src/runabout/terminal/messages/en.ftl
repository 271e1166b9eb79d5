# What the terminal says at the table.

## Words that can be typed: the name after "word-" is understood in any language, what stands here in this one

word-why = why
word-rule = rule
word-piles = piles
word-log = log
word-undo = undo
word-hint = hint
word-save = save
word-help = help
word-quit = quit
word-all = all
word-yes = yes
word-no = no

## Their lines in the help

how-to-choose = Choose by number, or in words as they are listed (Tab completes them). Enter shows the table again.
how-several = Several decisions in a row may stand in one line, divided by "{ $sign }".
help-why = why ACTION    which rule forbids it; the actions are listed by Tab
help-rule = rule NUMBER   what a rule says, such as: rule 64
help-piles = piles         all that lies open, in full
help-log = log [N]       what has happened: the last lines, the last N, or log all
help-undo = undo          take your last decision back, while nothing was revealed by it
help-hint = hint          what the hard bot would do in your place
help-save = save [FILE]   save the match and play on
help-help = help, ?       this list
help-quit = quit          leave; you are asked whether to save

## Who

# Somebody who gave no name, by the number of the seat.
player = Player { $number }

## The menu, and what is asked

language-unknown = "{ $language }" is not spoken here: there are English (en) and German (de).
menu-title = Runabout: games of the chase
menu-left-out = Left out: { $why }
menu-levels = Bots play { $levels }.
menu-how = To change what is offered, type it: "5 hard" is five seats and hard bots; "quit" leaves.
menu-offer = Enter: { $title }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}, { $levels } bots:
menu-unknown = No bot plays at level "{ $word }": the levels are { $levels }.{ $near-is ->
    [none] { "" }
   *[other] { " " }Did you mean "{ $near }"?
}
prompt-usually-yes = [Y/n]
prompt-usually-no = [y/N]
ask-choice = { $who-is ->
    [you] Your choice (or help):
   *[other] { THING($who, case: "genitive") } choice (or help):
}
another-dealt = { $who-is ->
    [you] Enter: another game, in which you deal; save: keep this one; quit: leave.
   *[other] Enter: another game, in which { $who } deals; save: keep this one; quit: leave.
}
another-how = Enter: another game; save: keep this one; quit: leave.
another-ask = Another game?
another-unread = Cannot read "{ $text }": expected Enter, "save" or "quit".

## The file of the match

file-write-over = { $file } is there already. Write over it?
file-saved = Saved. To { $over ->
    [yes] see it again
   *[no] go on
}: { $command }
file-is-saved = The match is saved. To go on: { $command }
file-offer = Save the match? Enter: { $file }; or another file; or "no":
file-left = Not saved. Until next time.
file-not-saved = Not saved.

## What takes time

busy-bots = The bots get ready to think (the first time takes some seconds)
busy-compiling = The bots get ready to think: { $done } of { $total } functions are compiled
busy-thinking = { $who } is up to something
busy-hint = Thinking it over
busy-reading = Reading the saved match
busy-reading-first = Reading the match (the first time takes some seconds)

## At the table

table-hands = What everybody held:
table-last = What happened last:
table-forced = { $who-is ->
    [you] Nothing else is open to you, so the table plays "{ $action }" for you.
   *[other] Nothing else is open to { $who }, so the table plays "{ $action }".
}
table-hand-over = { $who } is next. Press Enter when nobody else is looking.
table-since = What has happened since { $who } last decided:
table-looks = { $who-is ->
    [you] Your { $called }
   *[other] { THING($who, case: "genitive") } { $called }
}, drawn by chance: { LIST($looks) }.
table-choose-looks = To choose them: { $command }
table-decision = { $who-is ->
    [you] your decision
   *[other] { THING($who, case: "genitive") } decision
}
table-turn = { $who-is ->
    [you] your turn
   *[other] { THING($who, case: "genitive") } turn
}
table-draw = All are level: { $reason }.
table-you-win = You win: { $reason }.
table-outcome = { $winners-is ->
    [none] Nobody wins: { $reason }.
    [one] { LIST($winners) } wins: { $reason }.
   *[several] { LIST($winners) } win: { $reason }.
}
harms = { $who-is ->
    [you] harms you
   *[other] harms { $who }
}
harms-friend = { $who-is ->
    [you] harms a friend
   *[other] harms a friend of { $who }
}
hands-nothing = nothing hidden
replay-keys = [{ $number } of { $last }]  Space: on   Left: back   Home, End   q: leave
replay-not-over = The match is not over: runabout play --resume goes on with it.

## Answers

no-choice = There is no choice { $number }: { $most ->
    [1] there is only 1.
   *[other] they are numbered 1 to { $most }.
}
rule-which = Which one? Give a number, such as: rule 64
why-what = Why what? Give an action, such as: why { $action }
why-allowed = { $action } is allowed now.
log-how-much = How much of it? Give a number of lines, or: log all
log-before = ... { $count ->
    [one] one line
   *[other] { $count } lines
} before these (log all shows them)
undo-done = Taken back: { $action }.
undo-nothing = Nothing has been played yet.
undo-others = The last decision, "{ $action }", was another seat's.
undo-chance = "{ $action }" drew on chance; that cannot be taken back.
undo-shown = "{ $action }" showed something that was hidden; that cannot be taken back.
hint-is = The hard bot would choose: { $action }.
why-not = { $action } is not allowed now. { $rule }: { $text }
refused = { $action } is not allowed now. { $rule } forbids it: "rule { $rule }" says how.
unreadable = Cannot read "{ $text }": expected an action, by number or in words.{ $near-is ->
    [none] { "" }
   *[other] { " " }Did you mean { LIST($near, last: "or") }?
} "help" lists what else can be typed.
quoted = "{ $text }"

## What lies on a table

map-at = at { $x }, { $y }
pile-unseen-one = unseen
pile-unseen = { $count } unseen
value-none = none
no-cards = no cards
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
round-of = round { $number } of { $most }
turn-number = turn { $number }
turn-of = turn { $number } of { $most }
race-is-over = the race is over
chase-is-over = the chase is over

## Running Round Riverdale

riverdale-help =
    R1, R2, R3 are the red pawns, and so on by a colour's first letter; a letter alone is that colour's coloured square.
    x2 is Take Another Turn, +3 Move Ahead 3, => a green skateboard and =| the red one that it leads to. Pawns run
    clockwise. The five circles of a safety zone lead from the ring to Pop's in the middle; Home Bases are in the corners.
    "R1 to 19 x2" moves a pawn to square 19, "R1 out to 4" brings it out, "bumps B2" sends that pawn home.
    "R1+R2: 1+4" divides a 5: first R1 moves 1, then R2 moves 4. D, S and C are the Special cards that a player has left.
    Board and deck are of the house's own design, unless an owner of the game has corrected them.
riverdale-home-red = Beach
riverdale-home-blue = Mall
riverdale-home-yellow = School
riverdale-home-green = Park
riverdale-unseen = Out of view
riverdale-cannot-be-played = cannot be played
riverdale-special = Special
riverdale-piles = Deck { $deck }, discards { $discards }
riverdale-sign-again = x2 take another turn
riverdale-sign-ahead = +3 ahead 3   => rides to =|
riverdale-content = { $deck ->
    [a] Deck A
    [b] Deck B
   *[custom] Your own deck
} and board: { $is-house ->
    [yes] house
   *[no] owner's
}
riverdale-all-on-track = all on the track
riverdale-holds = holds { $cards }
riverdale-off-track = { $place-is ->
    [home] { $pawn } at home
    [shop] { $pawn } at Pop's
   *[zone] { $pawn } on circle { $circle }
}
riverdale-discard = discard it
riverdale-swap = Swap! with
riverdale-trick = Dirty Trick! on
riverdale-pass = pass the next pawn:
riverdale-switch = { $pawn } swaps with
riverdale-push = push back
riverdale-to-shop = { $pawn } to Pop's
riverdale-to-circle = { $pawn } { $out ->
    [yes] out to circle { $number }
   *[no] to circle { $number }
}
riverdale-to-square = { $pawn } { $out ->
    [yes] out to { $number }
   *[no] to { $number }
}
riverdale-bumps = bumps { $pawn }

## Race 2 Live

race-2-live-help =
    The map runs from the start S to the safe house H; a space is named by column and lane, so 12/3 is in lane 3.
    A ? is a token that lies face down. A, B, C, D are Ash, Briar, Clay and Dell: small letters are pinned down,
    x is a dead survivor, and a + marks several on one space (they are listed with their places).
    Cards are health. Score: the column that the last has reached, as a share, x cards x survivors home.
    The map, the tokens, the survivors' names and the difficulties are house content, not the designer's.
race-2-live-rank-jack = J
race-2-live-rank-queen = Q
race-2-live-rank-king = K
race-2-live-rank-ace = A
race-2-live-answers = { $survivor } answers
race-2-live-before = { $count ->
    [one] 1 column before
   *[other] { $count } columns before
}
race-2-live-to-come = { $count } to come
race-2-live-score = { $over ->
    [yes] Score
   *[no] Score now
}
race-2-live-face-down = Face down
race-2-live-no-tokens = no tokens
race-2-live-specials = { $count } special
race-2-live-hordes = { $count ->
    [one] 1 horde
   *[other] { $count } hordes
}
race-2-live-packs = packs { $sizes }
race-2-live-weapons = { $count ->
    [one] weapon { $sizes }
   *[other] weapons { $sizes }
}

## Road Runner

road-runner-help =
    The number after THRUSTER or LAUNCHER is a Speed, after any other keyword a Damage.
    An attempt is BAIT + TRAP (call trap), ROAD + AMBUSH (ambush), DROP + HEIGHT (drop), SHOOTER + AMMO (shot),
    VEHICLE + THRUSTER (chase), or a LAUNCHER by itself (launch). Lay its cards one by one, then call it.
    "In reach" lists what your hand could do now.
road-runner-chance = { $who-is ->
    [you] your chance to play an Escape
   *[other] { THING($who, case: "genitive") } chance to play an Escape
}
road-runner-nothing-yet = nothing yet
road-runner-empty-hand = { $who-is ->
    [you] Your hand is empty.
   *[other] { THING($who, case: "genitive") } hand is empty.
}
road-runner-also-in-hand = Also in hand
road-runner-in-reach = In reach
road-runner-to-capture = To capture with
road-runner-to-escape = To escape with
road-runner-will-miss = { $count ->
    [one] will miss 1 turn
   *[other] will miss { $count } turns
}
road-runner-played = { $pile-is ->
    [area-captures] Captures played
   *[area-escapes] Escapes played
}
road-runner-laid-out = Laid out
road-runner-ready = { $calls-is ->
    [none] More is needed before it can be called.
   *[other] Ready: { LIST($calls, last: "or") }.
}
road-runner-answers = Answers
road-runner-answer = { $state-is ->
    [answered] { $card-is ->
        [none] nothing
       *[other] { $card }
    }
    [now] now
   *[later] later
}
road-runner-speed = Speed { $number }
road-runner-more = { $count } more

## Rummy Runway

rummy-runway-help =
    R5 is the red 5, Y yellow, B blue, W wild; W7=r is a wild 7 worn as red. Outfit 2b is the second one of seat 2.
    Behind an outfit's cards stand their points, and + what the trends would add now. The trends are house content.
    Lay an outfit card by card from left to right; it is formed when its third card lies.
    A riff plays a card onto one end of an outfit and takes the one at the other end into your closet.
rummy-runway-over = the show is over
rummy-runway-final = { $who-is ->
    [you] your final turn
   *[other] { THING($who, case: "genitive") } final turn
}
rummy-runway-to-do = { $phase-is ->
    [draw] draw
    [act] form, riff or discard
    [lay] lay the outfit
    [wear] say the wild card's colour
   *[trim] trim your closet
}
rummy-runway-heading-lay = lay
rummy-runway-heading-lay-from-closet = lay from closet
rummy-runway-heading-riff = riff
rummy-runway-heading-riff-from-closet = riff from closet
rummy-runway-heading-take = take
rummy-runway-heading-discard = discard
rummy-runway-heading-trim = trim
rummy-runway-seen = seen
rummy-runway-closet = closet
rummy-runway-empty = empty
rummy-runway-deck = Deck { $count }
rummy-runway-row = Row
rummy-runway-laid = Laid so far
rummy-runway-hand = { $who-is ->
    [you] Your hand
   *[other] { THING($who, case: "genitive") } hand
}
rummy-runway-riff = { $side-is ->
    [left] left of { $outfit }, take
   *[right] right of { $outfit }, take
}

## Road Wolf

road-wolf-help =
    Ahead is up. A character is half an inch across and an inch along, or half that
    on a large screen; at the left stand inches from the START. A vehicle bears its
    number, the letter of its seat and, if it is long enough, its kind: SB and DB are
    Street and Dirt Bike, Co Coupe, RC Rally Car, Ro Roadster, Bu Buggy, MC Muscle
    Car, Hu Humvee, Cv Convertible, 4x 4x4 Truck, AC Armored Car, BR Big Rig, HT, MT
    and ET special trucks. One with a skull (or !) is abandoned, one that points
    down is immobilized, a wreck lies across. M is a mutant, G the gear of a bike.
    In the list: hits left of size, then crew+gear; an arrow: it is out of view.
    In the road's turn cards, wrecks and all that lies still come 8 inches down.
    A spot is typed in inches: "ahead 2.5 left 1", "back 3", "right 4". "into 7"
    drives at number 7, "beside 7" up to it. "#7" is vehicle 7, "end 12.5" a place at
    an edge. "#1; ahead 4; back 2; done" says it all at once.
    Sizes of models and numbers of cards are house content.
road-wolf-where = { $behind ->
    [yes] { $along } behind the START
   *[no] { $along } along
}, { $across } across
road-wolf-roads-turn = the road's turn
road-wolf-or-type = Or type any of { $count }, such as { $example }:
road-wolf-body = { $is-open ->
    [yes] open
   *[no] closed
}
road-wolf-into = into { $number }: { $hint }
road-wolf-beside = beside { $number }
road-wolf-made-for-street = street
road-wolf-made-for-dirt = dirt
road-wolf-made-for-heavy = heavy
road-wolf-number = number { $number }
road-wolf-wreck-of = wreck: { $kind }

# What is typed: in a spot, a place, and in short forms of what a vehicle does. In another language all that stands here
# is understood as the English word.
road-wolf-words-ahead = ahead, forward, up
road-wolf-words-back = back, backward, down
road-wolf-words-left = left
road-wolf-words-right = right
road-wolf-words-inches = inches
road-wolf-words-and = and
road-wolf-words-into = into
road-wolf-words-beside = beside, by, next to
road-wolf-words-car = car
road-wolf-words-start = start
road-wolf-words-end = end
road-wolf-words-at = at
road-wolf-words-place = place
road-wolf-words-drive = drive, go
road-wolf-words-move = move
road-wolf-words-brake = brake
road-wolf-words-melee = melee
road-wolf-words-transfer = transfer
road-wolf-words-repair = repair
road-wolf-words-take-over = take over
road-wolf-words-later = later
road-wolf-words-done = done
road-wolf-words-yes = yes
road-wolf-words-no = no
road-wolf-words-enough = enough
road-wolf-such-as-ahead = ahead 2.5 left 1
road-wolf-such-as-back = back 2.5 left 1
road-wolf-such-as-start = start 12.5
road-wolf-such-as-end = end 12.5
road-wolf-such-as-left = left 12.5
road-wolf-such-as-right = right 12.5

# Why what was typed cannot be. $reach is road-wolf-reach; $spot and $place are such as the table can be typed.
road-wolf-reach = { $is-brake ->
    [yes] A BRAKE is 1 stick or less, { $stick } inches (RW-173)
   *[no] A MOVE is 1 stick or less, { $stick } inches (RW-171)
}
road-wolf-directions = A MOVE goes anywhere from straight ahead to straight sideways, a BRAKE anywhere behind that (RWA-15).
road-wolf-into-too-far = { $reach }; { $vehicle } is { $away } inches away.
road-wolf-into-behind = { $vehicle } lies the other way.
road-wolf-into-hidden = { $between-is ->
    [none] Something
   *[other] { $between }
} is in the way to { $vehicle } (RW-172).
road-wolf-nothing-beside = { $reach }: no spot next to { $vehicle }, which is { $away ->
    [one] 1 inch
   *[other] { $away } inches
} away, is reached without meeting anything.
road-wolf-nearest-to = The spot nearest to it is "{ $spot }"{ $note-is ->
    [none] { "" }
   *[other] { " " }({ $note })
}.
road-wolf-moves-itself = Number { $number } is the one that moves.
road-wolf-not-there = Nothing with the number { $number } stands on the board.
road-wolf-hits-friend = That hits { $vehicle }, a friend. Type "into { $number }" to do so.
road-wolf-no-length = A move that has no length and hits nothing is no MOVE (RWA-118).
road-wolf-spot-too-far = That is { $away } inches away. { $reach }.
road-wolf-spot-between = Spots lie a quarter of an inch apart.
road-wolf-nearest-spot = The nearest spot that can be reached is "{ $spot }".
road-wolf-first-who = First say who goes there, such as "#1; { $spot }".
road-wolf-first-how = First say how: "{ $how }; { $spot }".
road-wolf-no-such-move = { $vehicle } can make no such move now (RW-170).
road-wolf-no-spot = No spot is asked for now.
road-wolf-acts-now = { $vehicle } acts now: say "{ $done }" first.
road-wolf-place-between = Places lie half an inch apart.
road-wolf-place-not-there = It cannot come in there.
road-wolf-nearest-place = The nearest place is "{ $place }".
road-wolf-nobody = nobody
road-wolf-nobodys = Nobody's
road-wolf-no-vehicle = no vehicle any more
road-wolf-more = and { $count } more: type piles
road-wolf-points = { $count } pt
road-wolf-skulls = { $count ->
    [one] 1 skull
   *[other] { $count } skulls
}
road-wolf-is-coming = not yet here
road-wolf-is-abandoned = abandoned
road-wolf-is-immobilized = immobilized
road-wolf-is-destroyed = destroyed
road-wolf-done = done
road-wolf-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
road-wolf-drives = { $token } drives
road-wolf-crew = { $count } crew
road-wolf-gear = { $count } gear
road-wolf-unseen = and { $what } unseen
road-wolf-roll-ram = A ram
road-wolf-roll-melee = A melee
road-wolf-roll-shot = A shot
road-wolf-roll-check = A wipeout check
road-wolf-roll-repair = A repair
road-wolf-roll-direction = The way of a skid
road-wolf-rolled = { $roll } of { $vehicle }
road-wolf-owned = { $who-is ->
    [you] your { $vehicle }
    [other] { THING($who, case: "genitive") } { $vehicle }
   *[none] the { $vehicle }
}
road-wolf-the-road = the road
road-wolf-a-card = a { $card } card
road-wolf-an-ambush = an { $token }
road-wolf-struck-by-object = what lies there
road-wolf-struck-by-spikes = Spikes
road-wolf-struck-by-blast = the blast
road-wolf-struck-by-train-front = the train's front
road-wolf-struck-by-train-side = the train's side
road-wolf-roll-again = No difference: both roll again (RWA-05).
road-wolf-tied = No difference: { $defender-wins ->
    [yes] the defender wins
   *[no] nothing happens
} (RWA-05).
road-wolf-verdict = The { $die ->
    [1] highest
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] last
} die decides ({ $rule }): the { $winner } wins, overkill { $overkill }: { $effect }.
road-wolf-nothing = nothing happens
road-wolf-wipeout = a { $way }
road-wolf-damage = { $count } damage
road-wolf-check = a wipeout check
road-wolf-attacker-checks = the attacker makes a wipeout check
road-wolf-loses-crew = { $is-defender ->
    [yes] the defender loses { $count } crew
   *[no] the attacker loses { $count } crew
}
road-wolf-missed = missed
road-wolf-crew-lost = { road-wolf-people } lost
road-wolf-people = { $count } crew

## What is wrong with a command line

usage-help = { $said } See { $command }.
usage-too-many = There is more than this command takes: { $arguments }
usage-no-number = { $option } is a whole number, not "{ $came }".
usage-no-option = No such option: { $option }.{ $near-is ->
    [none] { "" }
   *[other] { " " }Did you mean { LIST($near, last: "or") }?
}
usage-no-command = No such command: { $command }.{ $near-is ->
    [none] { "" }
   *[other] { " " }Did you mean { LIST($near, last: "or") }?
}
usage-missing = Missing argument: { $argument }.
usage-option-value = { $wants ->
    [yes] { $option } needs a value.
   *[no] { $option } takes no value.
}
file-no-folder = { $file } cannot be written: there is no folder { $folder }. Make it, or name another.
file-not-allowed = { $file } cannot be written: files may not be made in { $folder }. Name another folder.
options-unread = A table option is given as name=value, not as "{ $text }".
options-twice = The table option { $name } is given twice.
people-unread = --people is a number of people, their seats or their names ("1,3", "Ann,Ben"), not "{ $text }".
people-too-many = { $seats ->
    [one] There is 1 seat
   *[other] There are { $seats } seats
} at the table, too few for { $people } people.
people-no-seat = { $seats ->
    [one] The only seat at this table is 1
   *[other] Seats at this table are 1 to { $seats }
}; a person at seat { $came } was named.
people-one-seat = Two people cannot sit on seat { $seat }.
people-long-name = A name is at most { $most } characters long; "{ $name }" has { $count }. Give a shorter one.
looks-unread = --looks is names, or a seat and names ("2=Ann,Bo"), not "{ $text }".
looks-no-seat = { $seats ->
    [one] The only seat at this table is 1
   *[other] Seats at this table are 1 to { $seats }
}; looks for seat { $came } were given.
looks-twice = The looks of seat { $seat } are given twice.
play-resume-alone = A saved match has its own game, seats, seed, options and looks: --resume goes without those.
play-one-game = One game at a time: { $one } or { $other }?
replay-seat-or-all = --seat tells what one seat may know and --open everything; give one of them.
replay-no-seat = { $seats ->
    [one] The only seat of this match is 1
   *[other] The seats of this match are 1 to { $seats }
}; seat { $came } was asked for.
file-real-dice = { $file } is of a match with real dice, which this command cannot throw: see it with replay.
file-there-already = { $file } is there already: go on with it by --resume, or name another file to save in.

## The list of games

games-title = { $title }, { $seats }
games-how = More about one: { $more }. To play it: { $play }.
games-named = { $title } ({ $name }), { $seats }
games-options = { $some ->
    [yes] Table options, given as -o name=value:
   *[no] It has no table options.
}
games-option = { $name }: { $range }; { $usual } unless given ({ $rule })
games-option-offered = At a table with people `runabout play` takes { $offered } unless given.
games-looks = A seat may choose { $each } { $called }, given to `runabout play` as --looks NAME,...:
games-components = Its components: { $file }
games-copy = To play with a corrected copy: runabout games { $name } --data > FOLDER/{ $folder }/{ $file }
games-folder = and set { $variable } to FOLDER; see docs/own-components.md.
games-no-data = --data needs a GAME whose components are in a file: { LIST($games) }.

## The server

serve-ready = Runabout is ready: { $url }
serve-how = Open it in a browser to play. Ctrl-C stops it.
serve-stopped = Stopped. Every game goes on when the server is started again.
serve-no-browser = No browser could be opened from here; open the address above yourself.

## Studies

study-ready = Getting ready
study-playing = Playing
study-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
study-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
study-title = { $title }: { study-deals }, { study-games }
study-figure = Figure
study-whose = Whose
study-mean = Mean
study-difference = B less A
study-interval = { $confidence } sure
study-range = { $low } to { $high }
study-seat = seat { $number }
study-drawn = Chance decides who begins. What beginning is worth is seen with { $option }.
study-sure = { $sure-is ->
    [yes] As sure as you asked for.
   *[no] Not yet as sure as you asked for: play more deals.
}
study-interrupted = Interrupted after { study-deals }; { $kept-is ->
    [yes] the same command goes on from there.
   *[no] with --keep FILE another run could go on from there.
}
study-report = Report: { $file }
study-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
study-left-out = Left out: { $file }: { $why }
records-written =
    { $count ->
        [one] One game is written to { $folder }.
       *[other] { $count } games are written to { $folder }.
    } Kept back since not all of their people allow it: { $back }. Of rules that are not here any more: { $unreadable }.
study-record = The game up to there: { $file }
influence-title = { $title }: wins of seat { $seat }, { study-deals } of each
influence-what = What
influence-column-used = Used
influence-column-association = More wins where used
influence-column-allowed = Wins by being allowed
influence-column-dealt = Wins by being dealt
influence-note = The first difference is an association, and may have another cause; the others are caused by it. All intervals hold at once, { $confidence } sure.
screen-title = { $title }: { $count ->
    [one] 1 option
   *[other] { $count } options
}, { study-deals } at each of { $rows } tables, { study-games }
screen-left-out = Cannot be played: { $options }: { $why }
screen-matters = Surely matters, on the mean over the other options
screen-open = No effect found, which does not mean that there is none: { $changes }
screen-closer = Closer: from the usual table, on other deals
screen-together = More than each by itself
screen-none-together = No two of these surely do more or less together than each by itself.
screen-none-closer = Nothing surely matters, so that there is nothing to look at more closely: more deals may find it.
screen-change = Change
screen-difference = Difference
screen-between = Between
screen-note = All intervals of a part hold at once, { $confidence } sure.
skill-title = { $title }: who plays better on the same cards, { study-deals } of each pair
skill-who = Who
skill-pair = { $stronger } among { $weaker }
skill-column-edge = Wins more of the games
skill-column-alike = Same result for both
skill-column-apart = On different deals
skill-note = The first two columns compare the stronger and the weaker bot in the same seat of the same deal; the last tells how often results of different deals are the same, by chance. All intervals hold together with { $confidence } confidence.
arena-title = { $title }: who plays best, { study-deals }, { study-games }
arena-who = Who
arena-column-rating = Rating
arena-column-share = Share of the win
arena-column-fair = Times the fair share
arena-column-time = A decision
arena-milliseconds = { $number } ms
arena-longest = at most { $number } ms
arena-settings = { $name }: { $settings }
arena-trial = tried: { $share } of the win, { $settings }
arena-listen = --listen takes an address of this machine, such as 192.168.1.5 or 192.168.1.5:8000; "{ $text }" is none.
arena-tune = How many simulations { $name } has time for is found on other deals: say on how many, as in --tune 10.
arena-pairs = On the same deals
arena-pair = { $one } against { $other }
arena-column-edge = Share of the first less that of the second
arena-note = Shares and differences hold together with { $confidence } confidence. Ratings are those of openskill, where a newcomer has 25, each with an interval of its own.
metric-wins = The share of the games that are won; those who share a win share its count.
metric-points = Points in the end, without what breaks ties.
metric-length = Decisions, turns (decisions of one seat before another decides) and, as an estimate, minutes.
metric-choices = Decisions in which more than one action is open, how many are, and the bits of choice that this makes.
metric-idle = Games that nobody wins, that end before everybody has decided something, and seats without a choice.
metric-phases = Decisions, choices and bits of choice by phase.
metric-lead = How often another seat takes the lead, by the game's own evaluation of prospects.
metric-drama = How far the winner was behind, and when the winner took the lead for good, by playouts (slow).
metric-interaction = How many decisions affect another seat; by seat, how many affect others and how many affect it.
metric-actions = How often each kind of action is played in a game.
metric-cards = How often something is done with each card in a game.
metric-events = How often each kind of event happens in a game, and whether a rule is ever needed.
