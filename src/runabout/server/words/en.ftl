### Why the server refuses what somebody asks for: a message for each reason of a fault (see server.errors). The page says
### them itself, by the reason and its facts; programs are sent the English text.

## What came cannot be read

malformed = The server cannot read what was sent. Load the page again, and try once more.
name-unseen = A name has 1 to 24 characters that can be seen; choose one that has some.
unreadable = That is nothing one can do in this game.
unreadable-near = That is nothing one can do in this game. Did you mean "{ $near }"?
bad-option = A house rule has a value that this game does not have.
no-level = No bot plays like that.
bad-seats = { $game } is for { $fewest } to { $most } seats, not for { $seats }.
bad-seats-always = { $game } is for { $most ->
    [one] { $most } seat
   *[other] { $most } seats
}, not for { $seats }.
bad-looks = A seat cannot look like that: choose all of its looks from the list, or none.
no-looks = { $game } has no looks to choose.
too-large = That is more than this server takes at a time.
too-slow = The request was not complete in time; try again.
head-too-large = The head of a request is at most { $most } KiB long; delete the cookies of this site, and load the page again.

## Who asks

no-guest = You are not known here, or no longer. Load the page again to come in as a new guest.
not-yours = That is not yours.
not-your-seat = Seat { $seat } is not yours.
no-seat = You do not sit at this table.
not-the-host = Only the person who set up the table can do that.
not-to-relieve = Only a seat that a person left can be taken from its bot, and only by that person.
two-hands = You have sat on another seat of this table; nobody plays two hands.
no-person = No person sits on seat { $seat }.
banned = The people who run this server have banned you from it.
private = This table takes no spectators.
cross-site = This came from another site's page, so it was not done.

## What there is not

unknown-game = There is no such game here.
unknown-table = There is no such table.
unknown-seat = This table has no such seat.
not-found = There is nothing at this address.
wrong-method = That cannot be done at this address.

## Not now

stale = The table has moved on. Look again, and decide again.
not-your-turn = It is up to { $name }, not to you.
not-playing = The game is not being played.
not-begun = The game has not begun yet.
over = The game is over.
not-gathering = The game has begun: seats and what they look like no longer change.
begun = The game has begun already.
taken = Somebody else has that already.
taken-by = { $name } sits there; choose an open seat.
one-seat = You sit on seat { $seat } already; stand up first.
look-taken = { $name } has { $look } already; choose another.
look-taken-on-seat = Seat { $seat } has { $look } already; choose another.
not-full = { $open ->
    [one] A seat is still open: wait for somebody, or seat a bot.
   *[other] { $open } seats are still open: wait for people, or seat bots.
}
open-at-once = A game cannot begin at once while a seat is open.
cannot-undo = That can no longer be taken back.
undo-waits = A request to take back is waiting for answers.
undo-nothing = You have not decided anything yet.
undo-not-asked = Nobody waits for your answer to that.
key-used = Something else was done under this key already; send this under a new one.
key-played = Under this key "{ $action }" was played already; send another decision under a new one.
key-undo = Taking back was asked for under this key already; send anything else under a new one.
key-agreed = Under this key you agreed to taking back; send anything else under a new one.
key-declined = Under this key you refused to take back; send anything else under a new one.
not-over = That is for when the game is over.
other-rules = This server cannot go on with this table: it was written by another version.
other-rules-of = This table of { $game } was begun under other rules or components than this server has. It goes on where those are.
set-aside = This table is set aside: what was written of it can no longer be replayed. Nothing of it is deleted; tell the people who run this server.
used = This link has been used, was replaced by a newer one, or is too old. Ask for a new one on the other device.
closed = The people who run this server have closed this table.
seat-left = The person who made this link no longer sits on that seat.
other-protocol = This page and the server are of different versions. Load the page again.
refused = That is not allowed now.

## Too much, and trouble

too-fast = You send faster than this server takes; wait a moment.
too-much-work = You ask for more than this server works out for one guest; wait a moment.
too-many-guests = Too many new guests came from your address; wait a minute.
too-many-tables = You have set up many tables; wait a while before the next.
too-many-bot-tables = { $most ->
    [0] On this server, bots play only where somebody sits.
    [one] Bots already play alone at a table of yours; let them finish there, or take a seat yourself.
   *[other] Bots already play alone at { $most } tables of yours; let them finish one, or take a seat yourself.
}
too-many-lines = { $most ->
    [one] You have a live connection already; close it first.
   *[other] You have { $most } live connections already; close one first.
}
too-many-from-there = { $most ->
    [one] From your address there is a connection already; close it first.
   *[other] From your address there are { $most } connections already; close one first.
}
busy = This server has more to do than it can; ask again in a few seconds.
full = This server has as many visitors as it can take; come again in half a minute.
broken = Something went wrong in the server. Try again; its log tells more under { $request }.
stopping = The server is stopping or starting; try again in a moment.
not-ready = The database does not answer; nothing was done, as far as we know. Try again in a moment.
compiling = The rules of { $game } are still being made ready, which may take some minutes the first time.

## When the server closes the line to a table

bye = The server has closed the line to the table.
bye-signed-out = You were signed out here, from another device. Load the page again to come in as a new guest.
bye-closed = The people who run this server have closed this table.
bye-no-seat = You no longer sit at this table, and it takes no spectators.
