# Was jedes Spiel sagen kann.

list-and = und
list-or = oder

# Somebody at the table who is spoken to, among others.
you = Du

# Werte von Optionen, die aus oder an sind.
choice-off = Aus
choice-on = An

event-omitted = Und { $count ->
    [one] noch etwas ist passiert
   *[other] { $count } weitere Dinge sind passiert
}, zu schnell zum Erzählen.

## At the table, around any game. $name: who does it; $by: who plays on, or has played until then

event-table-sat = { $seat-is ->
    [you] Du setzt dich.
   *[other] { $name } setzt sich.
}
event-table-left = { $seat-is ->
    [you] Du verlässt den Tisch; { $by } spielt weiter. Setz dich wieder, wann du magst.
   *[other] { $name } verlässt den Tisch; { $by } spielt weiter.
}
event-table-resigned = { $seat-is ->
    [you] Du gibst deinen Platz auf; { $by } spielt weiter.
   *[other] { $name } gibt den Platz auf; { $by } spielt weiter.
}
event-table-time = { $seat-is ->
    [you] Deine Zeit ist um; { $by } spielt weiter.
   *[other] Die Zeit von { $name } ist um; { $by } spielt weiter.
}
event-table-relieved = { $seat-is ->
    [you] Du sitzt wieder auf deinem Platz.
   *[other] { $name } übernimmt den Platz von { $by }.
}
event-table-undo-asked = { $seat-is ->
    [you] Du möchtest zurücknehmen.
   *[other] { $name } möchte zurücknehmen.
}
event-table-undo-refused = { $seat-is ->
    [you] Du bist nicht einverstanden.
   *[other] { $name } ist nicht einverstanden.
}
event-table-undone = { $seat-is ->
    [you] Du nimmst { table-decisions } zurück.
   *[other] { $name } nimmt { table-decisions } zurück.
}
table-decisions = { $count ->
    [one] eine Entscheidung
   *[other] die letzten { $count } Entscheidungen
}

# Of a game that does not say why it ended
outcome-plain = das Spiel ist aus

# $reason: why the game ended, as a sentence without names
table-outcome = { $winners-is ->
    [you] Du gewinnst – { $reason }.
    [none] Niemand gewinnt – { $reason }.
    [all] Gleichstand – { $reason }.
    [one] { $winners } gewinnt – { $reason }.
   *[several] { LIST($winners) } gewinnen – { $reason }.
}
table-team-outcome = Das Team kommt auf { $score } – { $reason }.
