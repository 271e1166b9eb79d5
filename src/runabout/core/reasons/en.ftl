# Why something was refused: what programs and logs read, and people at a terminal in their language.

seat-range = { $fewest-is ->
    [none] { $most ->
        [one] 1 seat
       *[other] { $most } seats
    }
   *[other] { $fewest } to { $most } seats
}
quoted = "{ $text }"

## What there is

unknown-game = No game is called "{ $name }": the games are { $games }.{ $near-is ->
    [none] { "" }
   *[other] { " " }Did you mean "{ $near }"?
}
bad-level = No bot plays at level "{ $name }": the levels are { $levels }.{ $near-is ->
    [none] { "" }
   *[other] { " " }Did you mean "{ $near }"?
}
bad-seats = { $title } is for { $seats }; { $came } came.
no-option = No option "{ $name }": { $options-is ->
    [none] the game has no options
   *[other] the options are { $options }
}.{ $near-is ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
bad-option = Option { $name } is { $range }; "{ $came }" came ({ $rule }).
option-for-people = Option { $name }={ $value } is for tables where a person sits: bots alone might play on for ever. Without people it is from { $low } to { $high } ({ $rule }).
option-no-seat = Option { $name } is { $seats ->
    [one] 1 at a table of one seat
   *[other] a seat from 1 to { $seats } at a table of { $seats }
}, or { $low }; { $came } came ({ $rule }).
range-names = { LIST($names, last: "or") }
range-numbers = a whole number from { $low } to { $high }
no-looks = { $title } has no looks to choose.
unknown-look = There is no { $noun } "{ $name }"; there are { LIST($names) }.{ $near-is ->
    [none] { "" }
   *[other] { " " }Did you mean { $near }?
}
bad-looks = A seat has { $each ->
    [one] 1 { $noun }, chosen or not
   *[other] { $each } different { $noun }s, all chosen or none
}; { $came-is ->
    [none] none
   *[other] { $came }
} came.
look-taken = Seat { $seat } has { $name } already; choose another.
no-rule-number = { $asked } is not the number of a rule; ask for one as in { $example }
unknown-rule = { $title } has no rule { $asked }{ $prefixes-is ->
    [none] { "" }
   *[other] ; its rules are numbered { LIST($prefixes) }
}; the nearest: { $near }

## Actions

unreadable = Cannot read "{ $text }": expected { $expected }.{ $near-is ->
    [none] { "" }
   *[other] { " " }Did you mean { LIST($near, last: "or") }?
}
refused = { $action }: not allowed now. { $rule } forbids it.

## Saved matches

in-line = line { $line }: { $why }
in-file = { $file }: { $why }
not-saved = Could not save to { $file }: { $why }.{ $kept ->
    [yes] { " " }The file that was there before is untouched.
   *[no] { "" }
} { $full ->
    [yes] Make room, or save elsewhere.
   *[no] Save elsewhere.
}
not-kept = { $why } { $kept ->
    [yes] The same command goes on from what is kept there.
   *[no] Nothing is kept yet.
}
match-without-beginning = This match began at a given state, not with the set-up: it cannot be replayed, and so not saved.
bad-tag = The tag "{ $name }" cannot be saved: its name is to be of letters, digits, "-" and "_".
report-which = { $file } is a report: name one of its games, such as { $file }#1. It has { $games }.
report-without = { $file } { $games-is ->
    [none] is no report, or one without games
   *[other] has no game { $number }: its games are { $games }
}.
record-no-header = this is no saved match: expected { $expected }, got "{ $line }"
record-wants-header = expected a header line such as { $example }, or an empty line, got "{ $line }"
record-first-header = this is no saved match: it must begin with { $expected }
record-strange-header = "{ $line }" is no header of a saved match, or stands there twice
record-format = the file has format "{ $format }"; this Runabout reads formats { LIST($formats) }: use the one that wrote it
record-empty = this is no saved match: the file is empty
record-header-missing = the header { $header } is missing
record-header-number = { $header } is a whole number, got "{ $came }"
record-undo = { $header } can only be "free"
record-key-or-script = one header of { $key } and { $script } is needed
record-key = { $header } is 64 hexadecimal digits
record-version = the match was played under version { $played } of the rules of { $title }; this Runabout has version { $here }. Open it with { $newer ->
    [yes] a newer
   *[no] an older
} Runabout.
record-edition = the match was played with other components of { $title }: { $played }; here it has { $here }. Set { $variable } to the folder with the files it was played with, or to none for our own.
edition = edition { $name }
edition-own = our own
record-too-large = { $file } is no saved match: it is larger than any
record-not-text = { $file } is no saved match: it is not text
record-cut-off = the file stops after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} without its last line ("end" and the number of moves): it was cut off
record-long-line = no line of a saved match has more than { $most } characters
record-control = no line of a saved match has control characters in it
record-looks-seat = looks are of a seat from 1 to { $seats }, got "{ $came }"
record-no-move = expected a move such as "{ $example }", got "{ $line }"
record-move-number = expected move { $expected }, got move { $came }: a line is missing or moved
record-over = the game was over before this move
record-other-seat = this decision is seat { $seat }'s, not seat { $came }'s
record-outcomes = a move ends with { $outcomes } where the header has { $script }, and only there
record-refused = "{ $action }" is not allowed here. { $rule } forbids it.
record-digest = after { $move-is ->
    [none] the set-up
   *[other] move { $number }, "{ $move }",
} the rules of { $title } decide otherwise than when the match was saved: the digest here is { $here }, in the file { $kept }. Either the rules have changed and are still called version { $version }, or the file was edited. Open it with the Runabout that wrote it
record-count = the last line counts { $counted ->
    [one] 1 move
   *[other] { $counted } moves
}, but { $moves ->
    [one] 1 is there
   *[other] { $moves } are there
}
record-after-end = nothing comes after the last line; got "{ $line }"
record-numbers = expected whole numbers, got "{ $came }"

## What the machine says of a file

system-not-there = no such file or directory
system-not-permitted = permission denied
system-is-folder = is a directory
system-is-pipe = is a pipe
system-is-socket = is a socket
system-is-device = is a device
system-no-folder = not a directory
system-full = no space left on device
system-read-only = read-only file system
