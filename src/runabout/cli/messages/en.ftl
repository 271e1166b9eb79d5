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

help-how = Choose by number, or in words as they are listed (Tab completes them). Enter shows the table again.
help-several = Several decisions in a row may stand in one line, divided by "{ $sign }".
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
menu-offer = Enter: { $title }, { $seats } seats, { $levels } bots:
menu-seats = { $title } is for { $is-fixed ->
    [yes] { $most }
   *[no] { $fewest } to { $most }
} seats; { $seats } came.
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
file-not-written = { $why }
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
    [you] Your { $noun }s
   *[other] { THING($who, case: "genitive") } { $noun }s
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

no-choice = There is no choice { $number }: they are numbered 1 to { $most }.
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
refused = { $action } is not allowed now. { $rule }: { $text }
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
