# What every game may say.

list-and = and
list-or = or

# Somebody at the table who is spoken to, among others.
you = You

# Values of options that are either off or on.
choice-off = Off
choice-on = On

event-omitted = And { $count ->
    [one] one more thing
   *[other] { $count } more things
} happened, too fast to tell.

## At the table, around any game. $name: who does it; $by: who plays on, or has played until then

event-table-sat = { $seat-is ->
    [you] You sit down.
   *[other] { $name } sits down.
}
event-table-left = { $seat-is ->
    [you] You leave the table; { $by } plays on. Take your seat again when you like.
   *[other] { $name } leaves the table; { $by } plays on.
}
event-table-resigned = { $seat-is ->
    [you] You give up your seat; { $by } plays on.
   *[other] { $name } gives up the seat; { $by } plays on.
}
event-table-time = { $seat-is ->
    [you] You have run out of time; { $by } plays on.
   *[other] { $name } has run out of time; { $by } plays on.
}
event-table-relieved = { $seat-is ->
    [you] You are back in your seat.
   *[other] { $name } takes the seat of { $by }.
}
event-table-undo-asked = { $seat-is ->
    [you] You ask to take back.
   *[other] { $name } asks to take back.
}
event-table-undo-refused = { $seat-is ->
    [you] You do not agree.
   *[other] { $name } does not agree.
}
event-table-undone = { $seat-is ->
    [you] You take back { table-decisions }.
   *[other] { $name } takes back { table-decisions }.
}
table-decisions = { $count ->
    [one] a decision
   *[other] the last { $count } decisions
}

# Of a game that does not say why it ended
outcome-plain = the game is over

# $reason: why the game ended, as a sentence without names
table-outcome = { $winners-is ->
    [you] You win: { $reason }.
    [none] Nobody wins: { $reason }.
    [all] All are level: { $reason }.
    [one] { $winners } wins: { $reason }.
   *[several] { LIST($winners) } win: { $reason }.
}
table-team-outcome = The team scores { $score }: { $reason }.
