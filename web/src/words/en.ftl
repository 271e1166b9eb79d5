### Every text of the page in English. What games tell, the page says by the messages of the games.

## common

common-runabout = Runabout
common-you = You
common-close = Close
common-copy = Copy
common-copied = The link is copied.
common-copied-short = Copied
common-copy-by-hand = This browser does not let the page copy; the link is selected, copy it by hand.
common-fewer = Fewer
common-more = More
common-try-again = Try again
# How well a bot plays, within a sentence.
common-level =
    { $level ->
        [random] random
        [greedy] greedy
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
       *[other] { $level }
    }

## shell

shell-skip = Skip to the content
shell-home-link = Runabout: all games
shell-title = { $page } · Runabout
shell-urgent = ● { $what } · { $page }
shell-footer = Runabout. Open source, no account needed.
shell-footer-of-version = Runabout { $version }. Open source, no account needed.
shell-credits = Credits

## home

home-title = Pick a game, take a seat.
home-games = Games
home-you-are = You play as
home-your-name = Your name
home-change-name = Change your name
home-renamed = You are now { $name }.
home-your-tables = Your tables
home-your-turn = It is up to you
home-waiting-for = Waiting for { $name }
home-gathering =
    { $open ->
        [0] Everybody is here, not begun
        [one] Gathering, { $open } seat open
       *[other] Gathering, { $open } seats open
    }
home-over = Over
home-all-tables = Show all { $count } tables
home-fewer-tables = Show fewer tables
home-seats = { $fewest } to { $most }
home-seats-always = { $seats }
home-together = , together
home-play-now = Play now
home-set-up = Set up a table
home-rules-of = Rules of { $game }
home-join = Did somebody send you a link?
home-join-says = Open it, or paste it here. The ten characters at its end are enough.
home-join-field = Link to a table, or its ten characters
home-join-placeholder = Link or ten characters
home-join-button = Go to the table
home-join-wrong = That is no link to a table: it ends in ten letters and digits, such as abcd2345ef.

## new table

new-table-title = Set up { $game }
new-table-kicker = Set up a table
new-table-cannot = This table cannot be set up
new-table-unknown = There is no game "{ $game }" here.
new-table-who = Who plays
new-table-seats = Seats
new-table-seat = Who sits on seat { $seat }
new-table-seat-number = seat { $seat }
new-table-sitter-me = Me
new-table-sitter-here = Here too
new-table-sitter-open = By link
new-table-sitter-bot = Bot
new-table-that-is-you = You
new-table-that-is-you-as = You, as { $name }
new-table-name-of = Name of the person on seat { $seat }
new-table-name-placeholder = Name, at this device
new-table-unnamed = Who is it? A name is needed.
new-table-open-says = Anybody who follows the link that you send.
new-table-level-of = How well the bot on seat { $seat } plays
new-table-level-says =
    { $level ->
        [random] Plays anything that is allowed.
        [greedy] Plays what looks best at first sight.
        [easy] Thinks a little.
        [medium] Thinks ahead.
        [hard] Thinks hard.
        [expert] Thinks hardest.
       *[other] { $says }
    }
new-table-how = How you play
new-table-clocks = Clock
new-table-no-clock = No clock
new-table-clock = { $minutes } min + { $seconds } s
new-table-clock-says = Minutes for the whole game, and seconds more for each decision. Whoever runs out of time is replaced by a bot.
new-table-spectators = Others may watch
new-table-spectators-says = Anybody with the link can look on; they see no hands.
new-table-options = House rules
new-table-usual = usual
new-table-usual-is = usual: { $value }
new-table-changed =
    { $count ->
        [0] all as usual
       *[other] { $count } changed
    }
new-table-differs = House rules that differ from the usual
new-table-reset = All as usual
new-table-will-open =
    { $open ->
        [one] { $open } seat waits for somebody: you get a link to send.
       *[other] { $open } seats wait for people: you get a link to send.
    }
new-table-will-start = Everybody is here: the game begins at once.
new-table-open = Open the table
new-table-start = Start the game

## gather

gather-kicker = A table is being laid
gather-free = Waiting for somebody
gather-you =
    { $sharing ->
        [no] That is you
       *[yes] At this device
    }
gather-sit = Sit here
gather-stand = Stand up
gather-seat-bot = Seat a bot
gather-free-seat = Free the seat
gather-invite = Ask people to the table
gather-invite-says = Anybody who opens this link can sit down on an open seat.
gather-link = Link to this table
gather-waits =
    { $open ->
        [one] { $open } seat still open. Wait for somebody, or seat a bot.
       *[other] { $open } seats still open. Wait for people, or seat bots.
    }
gather-ready = Everybody sits. Begin when you like.
gather-start = Begin the game
gather-wait-for-host =
    { $sharing ->
        [no] You sit. The game begins when the person who set up the table begins it.
       *[yes] Everybody here sits. The game begins when the person who set up the table begins it.
    }
gather-take-a-seat = Take an open seat to play, or stay and watch.
gather-full = Every seat is taken. You can stay and watch.

## looks

looks-choose =
    { $chosen ->
        [yes] Change { $several }
       *[no] Choose { $several }
    }
looks-choose-for =
    { $chosen ->
        [yes] Change { $several } for { $name }
       *[no] Choose { $several } for { $name }
    }
looks-title =
    { $each ->
        [one] Choose { $each } { $one }
       *[other] Choose { $each } { $several }
    }
looks-all = All { $several }
looks-says = They have no effect on the game. Without a choice, { $several } are drawn by chance.
looks-taken-by = with { $name }
looks-count = { $picked } of { $each } chosen
looks-full =
    { $each ->
        [one] Chosen; take it away for another
       *[other] All { $each } chosen; take one away for another
    }
looks-by-chance = By chance
looks-done = Choose these

## seats

seats-title = Seats
seats-open = Open seat
seats-bot = Bot, { $level }
seats-stand-in = Bot, stands in
seats-mine = Here
seats-here = Here
seats-away = Away
seats-acting = To decide
seats-relieve = Take this seat
seats-watching = { $count } watching
seats-time-left = Time left for { $name }

## table

table-stage = The table
table-opening = Coming to the table …
table-cannot = This table cannot be shown
table-private = This table is private
table-your-turn =
    { $sharing ->
        [no] It is up to you
       *[yes] It is up to { $holder }
    }
table-hand =
    { $sharing ->
        [no] Your hand
        [nobody] Hand
       *[yes] Hand of { $holder }
    }
table-dock =
    { $sharing ->
        [no] Your cards and decisions
        [nobody] Cards and decisions
       *[yes] Cards and decisions of { $holder }
    }
table-waits-for = Waiting for { $name }
table-thinks = { $name } thinks
table-bots-simple = For now the bots play simply: their thinking is still being made ready.
table-bots-compiled = { $done } of { $total } functions are compiled.
table-watcher = You only watch
table-happening = Going on …
table-ending = The game ends …
table-over = The game is over
table-moved-on = The table has moved on meanwhile. Look again, and decide again.
table-not-meant-changed = That press was left out: what lies there has only just changed. Press again if it is meant.
table-not-meant-held = A key that is held down decides once. Let it go, and press again.
table-catch-up = Skip to now
table-menu = Menu
table-tools = Tools of the table
table-copy-link = Copy the link

## side

side-title = Log, rules and options
side-log = Log
side-rules = Rules
side-options = House rules

## log

log-title = What has happened
log-none = Nothing has happened yet.
log-hidden = Hidden until the hand is shown.
log-times = ×{ $times }

## options

options-watched = Others may watch.
options-unwatched = Nobody may watch.
options-changed = usual: { $usual }

## rules

rules-title = Rules of { $game }
rules-cannot = These rules cannot be shown
rules-rule = Rule { $rule }
rules-no-rule = Why not?
rules-why = Show the rule
rules-in-the-book = See it in the rules
rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-none = No rule speaks of "{ $sought }".
rules-contents = Contents

## why

why-ask = Why not …?
why-title = Why can something not be done?
why-says = Write an action, such as "{ $example }".
why-button = Ask
why-refused = That is not allowed now.
why-forbidden = "{ $action }" is not allowed now.
why-allowed = "{ $action }" is allowed: it can be played.

## general

general-actions =
    { $sharing ->
        [no] What you can do
        [nobody] What can be done
       *[yes] What { $holder } can do
    }
general-with-hint = { $action }: { $hint }
general-all-actions =
    { $sharing ->
        [no] Show everything you can do
       *[yes] Show everything { $holder } can do
    }
general-pick-place = Pick a place on the map.
general-do-it = Do it: { $action }
general-pick-thing = Press what is lit, on the board or in the hand.
general-harms-you =
    { $sharing ->
        [no] harms you
       *[yes] harms { $holder }
    }
general-harms-friend =
    { $sharing ->
        [no] harms a friend
       *[yes] harms a friend of { $holder }
    }
general-all-harm =
    { $sharing ->
        [no] Whatever you do hurts.
       *[yes] Whatever { $holder } does hurts.
    }
general-several =
    { $count ->
        [one] { $count } thing to do with it
       *[other] { $count } things to do with it
    }
general-this-place = This place
general-place =
    { $hidden ->
        [0] { $title }, can be chosen
       *[other] { $title }, { $hidden } that cannot be seen, can be chosen
    }
general-of-seat = { $name }: { $title }
general-here = Here
general-turn = Turn marker
general-turn-passed = pass it on
general-playable = , can be played
general-of = , { $name }
general-times = , times{ " " }
general-hidden = { " " }that cannot be seen
general-empty = Nothing
general-empty-hand = The hand is empty.
general-loop = After the last place comes { $first } again.

## chooser

chooser-find =
    { $sharing ->
        [no] Find what you want to do
       *[yes] Find what { $holder } wants to do
    }
chooser-example = Such as "{ $action }"
chooser-found =
    { $count ->
        [one] { $count } possibility found
       *[other] { $count } possibilities found
    }
chooser-none = No action reads like that.
chooser-list = List all { $count }
chooser-more = Show more, { $left } left

## map

map-places = Places on the map: { $count } to choose from
map-ring = A ring says more when it is picked.
map-nearer = Nearer
map-farther = Farther
map-whole = The whole map
map-back = Back to where it happens
map-about = About it

## hand over

hand-over-title = { $name }, it is up to you.
hand-over-says = Take the device. The hand is shown when nobody else is looking.
hand-over-show = I am { $name }, show my hand

## undo

undo-ask =
    { $sharing ->
        [no] Take back your last decision
       *[yes] Take back the last decision
    }
undo-title = Taking back
undo-asks =
    { $count ->
        [one] { $name } asks to take back the last decision.
       *[other] { $name } asks to take back the last { $count } decisions.
    }
undo-you-asked =
    { $count ->
        [one] You asked to take back the last decision.
       *[other] You asked to take back the last { $count } decisions.
    }
undo-waiting-for = Waiting for { $names }.
undo-agree = Agree
undo-refuse = No

## leave

leave-title = Leave the game
leave-who = Who leaves
leave-leave-says =
    { $sharing ->
        [no] A bot plays on for you, and you may take your seat back.
       *[yes] A bot plays on, and the seat may be taken back.
    }
leave-leave = Leave for now
leave-resign-says = A bot takes the seat for good, or anybody who sits down on it.
leave-resign = Give up the seat
leave-stay = Stay

## move seat

move-seat-title = Take your seat to this device
move-seat-says = Somebody made this link to carry a seat at a table to another device. It works once.
move-seat-take = Take the seat
move-seat-give-title = Move to another device
move-seat-give-says = Open a link on the other device, and the seat is there instead of here.
move-seat-make = Make the link
move-seat-make-for = Make the link for { $name }
move-seat-link = Link that carries the seat of { $name }
move-seat-once = It works once, within 15 minutes. Send it to nobody else.

## end

end-you-won = You have won!
end-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
end-draw = A draw
end-nobody = Nobody wins
end-team-won = You made it
end-team-lost = It was not to be
end-won-it = Won
end-lost-it = Lost
end-points = { NUMBER($points, maximumFractionDigits: 1) }
end-rematch = Play again
end-to-rematch = Go to the next game
end-replay = Go through it again
end-download = Download the game
end-home = All games

## replay

replay-title = Replay
replay-open = Go through the game
replay-slider = Decision
replay-at = Decision { $step } of { $steps }
replay-of = { " " }of{ " " }
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-next = One on
replay-last = To the end
replay-close = Close the replay

## since

since-decision =
    { $sharing ->
        [no] Since your last decision
        [nobody] Since the last decision here
       *[yes] Since the last decision of { $holder }
    }
since-visit = Since you were last here
since-missed =
    { $sharing ->
        [no] { $count ->
            [one] One decision since you were last here
           *[other] { $count } decisions since you were last here
        }
       *[yes] { $count ->
            [one] One decision since the last visit
           *[other] { $count } decisions since the last visit
        }
    }
since-nothing = Nothing has happened since.

## line

line-waiting = The line to the table is broken; it is tried again.
line-offline = You are offline. The table waits, and goes on when you are back.
line-closed = The table has closed the line.
line-unsent = The move is kept, and sent then.
line-opens = The table cannot be reached. It is tried again.
line-opens-offline = You are offline. The table opens when you are back.
line-reload = Load the page again

## settings

settings-title = Settings
settings-language = Language / Sprache
settings-language-system = As the browser
settings-theme = Colours
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-text = Text size
settings-text-normal = Usual
settings-text-large = Large
settings-text-huge = Very large
settings-contrast = Contrast
settings-contrast-system = As the system
settings-contrast-normal = Usual
settings-contrast-more = High
settings-motion = Movement
settings-motion-system = As the system
settings-motion-full = Full
settings-motion-reduced = Little
settings-pace = What others do is shown
settings-pace-calm = Calmly
settings-pace-brisk = Briskly
settings-pace-instant = At once
settings-sound = Sound
settings-sound-says = Soft sounds for what happens in Road Runner, Riverdale and Rummy Runway, and a note when it is up to you.
settings-volume = Volume
settings-volume-is = { $percent } percent
settings-study = My finished games may be studied
settings-study-says = Without names, to make the games better, and only games of which everybody who played allows it. Until you switch it off again.
sign-out = Sign out everywhere else
sign-out-says = If somebody else may be using your name and your seats: nobody but this browser is known as you from then on.
sign-out-done = You are signed out everywhere else.

## help

help-title = Keys
help-key-arrows = Arrows
help-arrows = Go from one card or action to the next
help-key-enter = Enter
help-enter = Play it
help-key-zoom = + and −
help-zoom = Bring a map nearer, or move it away
help-key-tab = Tab
help-tab = Go on through the page
help-key-escape = Escape
help-escape = Close what is open
help-undo = Take back the last decision
help-skip = Skip what others do
help-log = Log
help-since = What has happened since the last decision here, once more
help-rules = Rules
help-help = How to play

## card

card-goal = What it is about
card-turn = Your turn
card-end = How it ends
card-open = How to play
card-rules = All rules

card-road-runner-goal = Every coyote is after the same bird. Be the one who catches it.
card-road-runner-first = Draw, then lay cards from your crate that work together, and call the attempt.
card-road-runner-second = No scheme today? Then a card of yours, drawn by chance, goes to your left.
card-road-runner-third = When another attempts it, you have one chance to play an Escape that prevents it.
card-road-runner-end = An attempt that nobody prevents wins. A prevented one costs turns: as many as it did damage.

card-riverdale-goal = Run your three pawns round town, and through your own safety zone into Pop's.
card-riverdale-first = Play a card, move a pawn by it, draw a new one. A Special may come before, each once a game.
card-riverdale-second = Where a pawn ends on another, that one goes home, even if it is your own.
card-riverdale-third = A skateboard on green rides to the next on red. Arrows move three ahead or win a turn.
card-riverdale-end = The first with all three at Pop's has won. Nobody can touch you in your safety zone.

card-rummy-runway-goal = Dress your runway in outfits that follow the trends, and collect the most points.
card-rummy-runway-first = Draw the top card of the deck, or cards that were discarded into the row.
card-rummy-runway-second = Form outfits of three cards, with three numbers alike or in sequence. Colours: one of each.
card-rummy-runway-third = Or riff: lay a card on an end of any outfit, and take the one of its colour at the other end. Then discard.
card-rummy-runway-end = A third outfit or an empty hand brings last turns, then scores. Once a house is at the target or trends run out, most points win.

card-race-2-live-goal = All of you are one team: bring everybody to the safe house, with many cards still in hand.
card-race-2-live-first = Choose forward or back, roll, and run. You stop at the first token, and turn it up.
card-race-2-live-second = Beat what attacks with a card that is high enough. If you cannot, you lose cards and wait for somebody to run past.
card-race-2-live-third = Cards are health, and packs bring some back. A survivor without cards is dead.
card-race-2-live-end = When each is home or dead, the score is progress times health times how many are home.

card-road-wolf-goal = Your mission says what counts: to get away, to stop others, to bring something through. The flag on the board shows it again.
card-road-wolf-first = Press a vehicle, then what it does: it has two actions. To move, press where it goes: green is safe, yellow makes it roll to stay on course, red rams.
card-road-wolf-second = After everybody's turn the road moves: what does not drive falls behind.
card-road-wolf-third = Where dice are rolled, the highest single one decides. If those are alike, the next.
card-road-wolf-end = The mission says when it is over, and which side has won.

## lost

lost-title = The road ends here
lost-says = There is no page at this address.
lost-home = All games

## credits

credits-title = Credits
credits-games = Road Runner by David Morgan-Mar; Running Round Riverdale by Outset Media; Rummy Runway by Chris Backe and Robin David; Race 2 Live by Jesse Dhillon; Road Wolf by Sean Patten. Rules are told in our own words.
credits-pictures = Pictures are composed from game-icons.net (Lorc, Delapouite and others), CC BY 3.0, recoloured.
credits-signs = Signs on buttons: Lucide, ISC licence. Type: Figtree by Erik Kennedy and Bricolage Grotesque by Mathieu Triay, SIL Open Font License.

## faults

faults-no-line = The server does not answer. Look whether you are online, and try again.
faults-no-sense = The server gave an answer that cannot be read ({ $status }). Try again in a moment.
faults-unexpected = Something went wrong on this page: { $what }

## road runner's own table

rr-foot-capture = CAPTURE
rr-foot-escape = ESCAPE
# A keyword read out; the number of some is a Speed.
rr-keyword =
    { $speed ->
        [yes] { $word }, Speed { $number }
       *[no] { $word } { $number }
    }
rr-lay-it = lay it
rr-play-it = play it
rr-take-it-back = take it back
rr-why-not = not now: ask why
rr-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
rr-misses =
    { $you ->
        [yes] { $sharing ->
            [no] you miss { rr-turns }
           *[yes] misses { rr-turns }
        }
       *[no] misses { rr-turns }
    }
rr-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
# What a coyote is doing; with room for one word, the same in short.
rr-doing =
    { $sign ->
        [turn] thinking
        [attempter] attempting
        [now] asked now
        [later] asked later
        [shrugged] let it go by
        [played] played { $card }
       *[won] caught the road runner
    }
rr-doing-short =
    { $sign ->
        [turn] thinking
        [attempter] attempts
        [now] now
        [later] later
        [shrugged] let it go
        [played] played
       *[won] caught it
    }
rr-coyotes = The coyotes, in the order of their turns
rr-piles = Piles
rr-pile =
    { $pile ->
        [captures] Captures played
        [escapes] Escapes played
       *[deck] Not seen yet
    }
rr-pile-short =
    { $pile ->
        [captures] Captures
        [escapes] Escapes
       *[deck] Draw
    }
rr-pile-open =
    { $pile ->
        [captures] Captures played, { rr-cards }: look through
        [escapes] Escapes played, { rr-cards }: look through
       *[deck] Draw pile, { rr-cards }: what has not been seen yet
    }
rr-pile-note =
    { $pile ->
        [captures] They make the new draw pile once this one is used up.
        [escapes] They stay out for the rest of the game, except those that are Capture cards too.
       *[deck] Cards that have not been seen yet: { $deck } of them in the draw pile, the others in hands.
    }
rr-pile-empty = Nothing lies here.
rr-pile-ask = Press a card for its rule.
rr-copies = { $count } of it
rr-attempt = The attempt
rr-attempt-of =
    { $you ->
        [yes] Your attempt
       *[no] { $name }'s attempt
    }
rr-needs = It still needs
rr-reach = In reach
rr-nothing-in-reach = No cards in this hand go together yet.
rr-such-as = such as { $cards }
rr-others =
    { $count ->
        [one] { $count } other
       *[other] { $count } others
    }
rr-bears = What escapes may look at
rr-speed = Speed { $speed }
rr-answers = Answers
rr-fate =
    { $foiled ->
        [yes] stopped
       *[no] on its way
    }
rr-method =
    { $method ->
        [trap] trap
        [ambush] ambush
        [drop] drop
        [shot] shot
        [chase] chase
       *[launch] launch
    }
rr-call =
    { $method ->
        [ambush] Call an ambush
       *[other] Call a { rr-method }
    }
rr-shout = { rr-method }!
rr-gotcha = Gotcha!
rr-called-off = Called off
rr-called-off-note = The sun goes down on the desert, and nobody has caught the road runner.
rr-caught-it =
    { $you ->
        [yes] You have caught the road runner!
       *[no] { $name } has caught the road runner!
    }
# The call where nobody heard it told.
rr-goes-for-it =
    { $you ->
        [yes] You go for it with { $cards }!
       *[no] { $name } goes for it with { $cards }!
    }
rr-hand-group =
    { $group ->
        [capture] To capture with
        [escape] To escape with
        [answer] To answer with
       *[rest] The rest of the hand
    }
rr-hand-empty = The hand is empty.
rr-hand-keys = Arrow keys go from card to card, Enter plays one, the question mark shows its rule.
rr-prompt-begin = Lay an attempt, or pass a card.
rr-prompt-pass-only = No attempt is in reach: pass a card.
rr-prompt-lay-on = Lay what is missing, or take a card back.
rr-prompt-call = Ready. Call it, or lay more.
rr-prompt-answer = { $name }'s { rr-method }: stop it, or let it go by?
rr-prompt-answer-more = { $name }'s { rr-method } is stopped. Add to the misery?
rr-prompt-no-answer = { $name }'s { rr-method }: no card in the hand fits.
rr-prompt-moment = One moment …
rr-prompt-theirs = { $name } is thinking.
rr-prompt-answered = Everybody has answered.
rr-prompt-asked = { $name } may answer now.
rr-prompt-over = The chase is over.
rr-pass = Pass a card
rr-pass-to =
    { $you ->
        [yes] { $sharing ->
            [no] Everybody else is seeing stars: what you pass comes back to you.
           *[yes] Everybody else is seeing stars: what { $name } passes comes back.
        }
       *[no] Chance picks a card for { $name }.
    }
rr-decline = Let it go by

## all drawn tables

drawn-all =
    { $sharing ->
        [no] All you can do
        [nobody] All that can be done
       *[yes] All that { $holder } can do
    }
drawn-choices =
    { $sharing ->
        [no] What you can choose
        [nobody] What can be chosen
       *[yes] What { $holder } can choose
    }
drawn-do-it = Do it
drawn-again = Press again to do it.
drawn-moment = One moment …
drawn-theirs = { $name } is thinking.

## riverdale's own table

rv-seats = The teams, in the order of their turns
rv-dock =
    { $sharing ->
        [no] Your cards, your team and what you can do
        [nobody] Cards, team and what can be done
       *[yes] Cards and team of { $holder }, and what can be done
    }
rv-specials =
    { $sharing ->
        [no] Your Special cards
        [nobody] Special cards
       *[yes] Special cards of { $holder }
    }
rv-used = turned over
rv-team-title =
    { $sharing ->
        [no] Your team
        [nobody] Team
       *[yes] Team of { $holder }
    }
rv-options = What is left to choose
rv-team = { $name }: { $pawns }.
rv-pawn-at = { $pawn } { $place }
rv-place =
    { $place ->
        [home] at home
        [shop] at Pop's
        [circle] in circle { $number }
       *[square] on { $number }
    }
rv-card =
    { $can ->
        [yes] { $card }, can be played
       *[no] { $card }, cannot be played now: its rule
    }
rv-standing =
    { $shop ->
        [one] 1 at Pop's
       *[other] { $shop } at Pop's
    }, { $left ->
        [one] 1 space to go
       *[other] { $left } spaces to go
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
rv-prompt-play =
    { $sharing ->
        [no] Your turn: press a card or one of your pawns.
       *[yes] It is up to { $holder }: press a card or a pawn.
    }
rv-prompt-after-special = Now play a Movement card.
rv-prompt-which-card = Which card?
rv-prompt-which-pawn = Which pawn?
rv-prompt-where = How far?
rv-prompt-split = How far? Press a square; what is left of the 5 goes to another pawn.
rv-prompt-whose-hand = Whose hand? Press a Home Base.
rv-prompt-discard = Nothing can be played: discard a card.
rv-prompt-hurts = Every card that can be played hurts. Which hurts least?
rv-prompt-over = The race is over.
rv-prompt-called-off = The race is called off.
rv-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
rv-left = { $left } to go
rv-pawn-left = { $pawn }: { $left }
rv-sent-home = { $pawn } is sent home
rv-again = another turn
rv-crash = Everybody throws in the whole hand and is dealt a new one; then a card is played.
rv-prompt-whom = Press where it runs, or the pawn that it changes places with.

## Rummy Runway's own table

ry-seats = The houses, in the order of their turns
ry-dock =
    { $sharing ->
        [no] Your cards and what you can do
        [nobody] Cards and what can be done
       *[yes] Cards of { $holder } and what can be done
    }
ry-closet = Closet
ry-row = The row of discards
ry-trends = The trends of this round
ry-reach = Outfits within reach
ry-no-reach = No three of these cards make an outfit yet.
ry-options = What this card can do
ry-lay-it = Lay it
ry-leave-it = Leave it
ry-last-turns = Last turns
ry-followed = would be followed
ry-begin = Begin an outfit with this card
ry-discard = Discard
ry-discard-here = Discard here: ends the turn
ry-visit = Show { $name }'s catwalk
ry-swap = Swap { $one } and { $other }
ry-take =
    { $count ->
        [one] Take 1 card
       *[other] Take { $count } cards
    }
ry-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
ry-draw = Draw a card; { ry-deck }
ry-worth =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }{ $trends ->
        [0] { "" }
       *[other] , and { $trends } from trends
    }
ry-follows = Follows: { $trends }
ry-forecast = { $outfit }: { ry-worth }
ry-try = Try on { $outfit }: { ry-worth }
ry-worn =
    { $wild ->
        [yes] { $colour ->
            [red] { $card } as red
            [yellow] { $card } as yellow
            [blue] { $card } as blue
           *[other] { $card }
        }
       *[no] { $card }
    }
ry-end =
    { $end ->
        [left] Riff on the left end of { $outfit }
       *[right] Riff on the right end of { $outfit }
    }
ry-card =
    { $can ->
        [yes] { $card }, can be played
       *[no] { $card }, cannot be played now: its rule
    }
ry-standing =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { $target }, { $outfits ->
        [one] 1 outfit
       *[other] { $outfits } outfits
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
ry-prompt-draw =
    { $sharing ->
        [no] Your turn: draw a card, or pick from the row.
       *[yes] It is up to { $holder }: draw from the deck, or pick cards from the row.
    }
ry-prompt-more = Pick more cards from the row, or go on.
ry-prompt-take = Take the picked cards?
ry-prompt-next = Which card comes next in this outfit?
ry-prompt-wear = Which colour is the wild card worn as?
ry-prompt-trim = The closet holds three cards: press the one that goes.
ry-prompt-act =
    { $chosen ->
        [yes] Where does it go? What glows takes it.
       *[no] { $doing ->
            [forming] This turn forms outfits: lay another, or discard a card.
            [riffing] This turn is for riffs: riff on, or discard a card.
           *[nothing] { $can ->
                [forms] Lay an outfit, or press a card to discard it.
                [riffs] A card of yours fits an outfit: riff, or discard.
               *[both] Lay an outfit or riff, one of the two; or discard a card.
            }
        }
    }
ry-prompt-discard = Nothing to lay: press the card to discard.
ry-prompt-order = In which order? Then lay it: the middle card is safe from riffs.
ry-prompt-lay-it =
    { $closes ->
        [yes] Press again to lay it. Then this turn has no riffs.
       *[no] Press again to lay this outfit.
    }
ry-prompt-riff-first = A riff? Then this turn forms no outfits.
ry-prompt-not-yet = These cards make this outfit; it cannot be laid just now.
ry-prompt-over = The show is over.

## Race 2 Live's own table

rl-seats = Who leads whom, in the order of their turns
rl-dock =
    { $sharing ->
        [no] The hand and what you can do
        [nobody] The hand and what can be done
       *[yes] The hand and what { $holder } can do
    }
rl-hand =
    { $who }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
rl-rank = { $card }: { $count }
rl-rank-sign =
    { $rank ->
        [jack] J
        [queen] Q
        [king] K
        [ace] A
       *[other] { $rank }
    }
rl-unknown =
    { $count ->
        [one] 1 card that nobody has seen
       *[other] { $count } cards that nobody has seen
    }
rl-pack =
    { $size ->
        [one] Use a health pack of 1 card: press whom it is for
       *[other] Use a health pack of { $size } cards: press whom it is for
    }
rl-way = lane { $lane }, { rl-steps }
rl-way-by = lane { $lane }, { rl-steps }, by lane { $by }
rl-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
rl-by = by lane { $by }
rl-way-ends =
    lane { $lane }, after { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ $token ->
        [yes] , at a token
       *[no] { "" }
    }{ $home ->
        [yes] , in the safe house
       *[no] { "" }
    }
rl-rescues = rescues { $who }
rl-choice =
    { $kind ->
        [forward] Forward
        [backward] Back
        [lane] Go on
        [stop] Stop
        [keep_pack] Keep it
        [wait] Wait
       *[other] { $kind }
    }
rl-survivor =
    { $who }, { $condition ->
        [suspended] pinned down
        [safe] in the safe house
        [dead] dead
       *[free] free
    }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $weapon ->
        [0] { "" }
       *[other] , a weapon of { $weapon }
    }{ $packs ->
        [0] { "" }
        [one] , 1 pack
       *[other] , { $packs } packs
    }, column { $column } of { $columns }.
rl-score =
    Progress { $progress } of { $columns } times health { $health } times { $home } of { $survivors } at home: { $score }. With all at home it would be { $best }.
rl-left =
    Still face down: special attacks { $special }, hordes { $horde }, health packs { $packs }, weapons { $weapons }.
rl-overview = The whole way, { $columns } columns: press to look there
rl-prompt-over = The race is over.
rl-prompt-runs = { $who } is on the way …
rl-prompt-theirs = { $name } decides for { $who }.
rl-prompt-whom = Whom is the pack for?
rl-prompt-turn = { $who }: forward or back? The die is rolled after.
rl-prompt-safe = { $who } is in the safe house: use a pack, or wait.
rl-prompt-fork =
    { $who } has { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to go: press where to.
rl-prompt-beat =
    { $attack ->
        [horde] A horde of { $strength }: which card does { $who } play?
       *[other] An attack of { $strength }: which card does { $who } play?
    }
rl-prompt-yield =
    { $attack ->
        [horde] Nothing beats the horde of { $strength }. Which card does { $who } lose?
       *[other] Nothing beats the attack of { $strength }. Which card does { $who } lose?
    }
rl-prompt-bleed = { $who } is pinned down: which card is lost?
rl-prompt-pack = { $who } has found a pack: press whom it is for, or keep it.
rl-prompt-weapon = Which weapon does { $who } keep?

## Road Wolf's own table

rw-end-turn = End the turn
rw-goal = What the mission is about
rw-seats = Who drives what, in the order of their turns
rw-fleet = Vehicles
rw-dock =
    { $sharing ->
        [no] What you are asked and what you can do
        [nobody] What is asked and what can be done
       *[yes] What { $holder } is asked and can do
    }
rw-whole = The whole board
rw-near = Back to where it happens
rw-where =
    { $count ->
        [one] 1 spot to go to
       *[other] { $count } spots to go to
    }
rw-where-how = Press in the coloured area, or use the arrows (an inch with Shift) and Enter.
rw-nudge = Move the ghost
rw-nudge-way =
    { $way ->
        [ArrowLeft] To the left
        [ArrowRight] To the right
        [ArrowUp] Up
       *[ArrowDown] Down
    }
rw-forces = Ready-made forces
rw-drive-off = Drive off
rw-or-buy =
    { $points ->
        [one] Or buy single vehicles, for 1 point:
       *[other] Or buy single vehicles, for { $points } points:
    }
rw-tokens = Crew and gear to choose from
rw-buy = Vehicles to buy
rw-dice = Dice: { $attack } against { $defence }
rw-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
rw-skulls =
    { $skulls ->
        [one] 1 skull
       *[other] { $skulls } skulls
    }
rw-vehicle =
    { $what }{ $status ->
        [coming] , still to come
        [abandoned] , nobody at the wheel
        [immobilized] , cannot move
       *[driving] { "" }
    }{ $hits ->
        [0] { "" }
        [one] , 1 hit taken
       *[other] , { $hits } hits taken
    }, crew { $crew }, gear { $gear }, actions left { $actions }
rw-lies =
    { $what }{ $owned ->
        [yes] { " " }({ $owner })
       *[no] { "" }
    }{ $status ->
        [abandoned] , nobody at the wheel
        [immobilized] , cannot move
        [wrecked] , a wreck
       *[driving] { "" }
    }: { $ahead } inches from the START, { $across } from the left.
rw-card-lies = { $what }: { $ahead } inches from the START.
rw-meets =
    { $meets ->
        [check] makes a wipeout check
        [hits] hits something
        [damage] sure damage
        [leaves] leaves the board
       *[clear] clear
    }
rw-against =
    { $attack ->
        [one] 1 die against { $defence }
       *[other] { $attack } dice against { $defence }
    }
rw-ram = Ram { $vehicle }
rw-does =
    { $kind ->
        [move] one action: up to one stick ahead or to the side
        [bike_move] one stick a turn that costs a bike no action
        [brake] one action: up to one stick back
        [nitro] straight ahead, at no action; it is used up
        [spikes] behind it, for whoever follows
        [takeover] one action: crew go over and take the wheel
        [transfer] one action: crew and gear go to one of yours that is near
        [repair] one action: mends a hit
        [mechanic] mends a hit
        [wheel] somebody else aboard drives
       *[later] another vehicle goes on first, this one afterwards
    }
rw-odds = attack wins { $wins }%, with overkill { $by }%; defence wins { $loses }%
rw-prompt-over = The chase is over.
rw-prompt-theirs = { $name } is driving.
rw-prompt-choose = Choose what to do.
