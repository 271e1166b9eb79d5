# What every game may say.

list-and = and
list-or = or

event-omitted = And { $count ->
    [one] one more thing
   *[other] { $count } more things
} happened, too fast to tell.
