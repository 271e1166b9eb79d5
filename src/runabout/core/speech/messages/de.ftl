# Was jedes Spiel sagen kann.

list-and = und
list-or = oder

event-omitted = Und { $count ->
    [one] noch etwas ist passiert
   *[other] { $count } weitere Dinge sind passiert
}, zu schnell zum Erzählen.
