# Warum etwas nicht ging: was Leute am Terminal lesen. Programme und Protokolle bekommen den englischen Text.

seat-range = { $fewest-is ->
    [none] { $most ->
        [one] 1 Platz
       *[other] { $most } Plätze
    }
   *[other] { $fewest } bis { $most } Plätze
}
quoted = „{ $text }“

## Was es gibt

unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Es gibt: { $games }.{ $near-is ->
    [none] { "" }
   *[other] { " " }War „{ $near }“ gemeint?
}
bad-level = Auf der Stufe „{ $name }“ spielt kein Bot. Die Stufen sind { $levels }.{ $near-is ->
    [none] { "" }
   *[other] { " " }War „{ $near }“ gemeint?
}
bad-seats = { $title } ist für { $seats }, nicht für { $came }.
no-option = Eine Option „{ $name }“ gibt es nicht: { $options-is ->
    [none] Das Spiel hat keine
   *[other] Die Optionen sind { $options }
}.{ $near-is ->
    [none] { "" }
   *[other] { " " }War „{ $near }“ gemeint?
}
bad-option = Die Option { $name } ist { $range }, nicht „{ $came }“ ({ $rule }).
option-for-people = { $name }={ $value } ist für Tische, an denen ein Mensch sitzt: Bots allein spielten vielleicht ewig weiter. Ohne Menschen geht { $low } bis { $high } ({ $rule }).
option-no-seat = Die Option { $name } ist { $seats ->
    [one] an einem Tisch mit 1 Platz 1
   *[other] an einem Tisch mit { $seats } Plätzen ein Platz von 1 bis { $seats }
} oder { $low }, nicht { $came } ({ $rule }).
range-names = { LIST($names, last: "or") }
range-numbers = eine ganze Zahl von { $low } bis { $high }
no-looks = In { $title } gibt es kein Aussehen zu wählen.
unknown-look = „{ $name }“ steht nicht zur Wahl. Es gibt { LIST($names) }.{ $near-is ->
    [none] { "" }
   *[other] { " " }War „{ $near }“ gemeint?
}
bad-looks = Ein Platz wählt { $each ->
    [one] eins
   *[other] { $each } verschiedene
} oder gar nichts; { $came-is ->
    [none] gewählt wurde nichts
   *[other] gewählt wurde: { $came }
}.
look-taken = { $name } gehört schon zu Platz { $seat }; nimm etwas anderes.
no-rule-number = { $asked } ist keine Regelnummer; eine sieht so aus: { $example }
unknown-rule = { $title } hat keine Regel { $asked }{ $prefixes-is ->
    [none] { "" }
   *[other] ; die Nummern beginnen mit { LIST($prefixes) }
}. Am nächsten: { $near }

## Züge

unreadable = „{ $text }“ ist kein Zug in diesem Spiel.{ $near-is ->
    [none] { "" }
   *[other] { " " }War { LIST($near, last: "or") } gemeint?
}
refused = { $action }: Das geht jetzt nicht. { $rule } verbietet es.

## Gesicherte Spiele

in-line = Zeile { $line }: { $why }
in-file = { $file }: { $why }
not-saved = In { $file } lässt sich nicht sichern: { $why }.{ $kept ->
    [yes] { " " }Was vorher darin stand, ist unversehrt.
   *[no] { "" }
} { $full ->
    [yes] Schaff Platz, oder sichere woanders.
   *[no] Sichere woanders.
}
not-kept = { $why } { $kept ->
    [yes] Derselbe Befehl macht dort weiter, wo die Datei steht.
   *[no] Noch ist nichts gesichert.
}
match-without-beginning = Dieses Spiel begann mit einem vorgegebenen Stand, nicht mit dem Aufbau: Es lässt sich nicht nachspielen und darum nicht sichern.
bad-tag = Die Angabe „{ $name }“ lässt sich nicht sichern: Ihr Name darf nur aus Buchstaben, Ziffern, „-“ und „_“ bestehen.
report-which = { $file } ist ein Bericht: Nenne eines seiner Spiele, etwa { $file }#1. Darin sind { $games }.
report-without = { $file } { $games-is ->
    [none] ist kein Bericht oder enthält keine Spiele
   *[other] hat kein Spiel { $number }: Darin sind { $games }
}.
record-no-header = Das ist kein gesichertes Spiel: Erwartet war { $expected }, da steht „{ $line }“
record-wants-header = Erwartet war eine Kopfzeile wie { $example } oder eine leere Zeile, da steht „{ $line }“
record-first-header = Das ist kein gesichertes Spiel: Es muss mit { $expected } anfangen
record-strange-header = „{ $line }“ ist keine Kopfzeile eines gesicherten Spiels oder steht zweimal da
record-format = Die Datei hat das Format „{ $format }“; dieses Runabout liest die Formate { LIST($formats) }: Nimm das, mit dem sie geschrieben wurde
record-empty = Das ist kein gesichertes Spiel: Die Datei ist leer
record-header-missing = Die Kopfzeile { $header } fehlt
record-header-number = { $header } ist eine ganze Zahl, nicht „{ $came }“
record-undo = { $header } kann nur „free“ sein
record-key-or-script = Es muss genau eine der Kopfzeilen { $key } und { $script } da sein
record-key = { $header } besteht aus 64 hexadezimalen Ziffern
record-version = Das Spiel wurde nach Version { $played } der Regeln von { $title } gespielt, dieses Runabout hat Version { $here }. Öffne es mit einem { $newer ->
    [yes] neueren
   *[no] älteren
} Runabout.
record-edition = Das Spiel wurde mit anderem Material von { $title } gespielt: { $played }; hier ist es { $here }. Setz { $variable } auf den Ordner mit den Dateien von damals, oder auf nichts für unser eigenes.
edition = Ausgabe { $name }
edition-own = unser eigenes
record-too-large = { $file } ist kein gesichertes Spiel: Die Datei ist größer als jedes
record-not-text = { $file } ist kein gesichertes Spiel: Das ist kein Text
record-cut-off = Die Datei hört nach { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
} auf, ohne die letzte Zeile („end“ und die Zahl der Züge): Sie ist abgeschnitten
record-long-line = Keine Zeile eines gesicherten Spiels hat mehr als { $most } Zeichen
record-control = In keiner Zeile eines gesicherten Spiels stehen Steuerzeichen
record-looks-seat = Ein Aussehen gehört zu einem Platz von 1 bis { $seats }, da steht „{ $came }“
record-no-move = Erwartet war ein Zug wie „{ $example }“, da steht „{ $line }“
record-move-number = Erwartet war Zug { $expected }, da steht Zug { $came }: Eine Zeile fehlt oder ist verschoben
record-over = Das Spiel war vor diesem Zug schon vorbei
record-other-seat = Hier entscheidet Platz { $seat }, nicht Platz { $came }
record-outcomes = Ein Zug endet mit { $outcomes }, wenn im Kopf { $script } steht, und nur dann
record-refused = „{ $action }“ geht hier nicht. { $rule } verbietet es.
record-digest = Nach { $move-is ->
    [none] dem Aufbau
   *[other] Zug { $number }, „{ $move }“,
} entscheiden die Regeln von { $title } anders als beim Sichern: Die Prüfsumme ist hier { $here }, in der Datei { $kept }. Entweder haben sich die Regeln geändert und heißen noch Version { $version }, oder die Datei wurde bearbeitet. Öffne sie mit dem Runabout, das sie geschrieben hat
record-count = Die letzte Zeile zählt { $counted ->
    [one] 1 Zug
   *[other] { $counted } Züge
}, tatsächlich { $moves ->
    [one] ist es
   *[other] sind es
} { $moves }
record-after-end = Nach der letzten Zeile kommt nichts mehr; da steht „{ $line }“
record-numbers = Erwartet waren ganze Zahlen, da steht „{ $came }“

## Was der Rechner von einer Datei sagt

system-not-there = Datei oder Ordner gibt es nicht
system-not-permitted = Zugriff verweigert
system-is-folder = Das ist ein Ordner
system-is-pipe = Das ist eine Pipe
system-is-socket = Das ist ein Socket
system-is-device = Das ist ein Gerät
system-no-folder = Das ist kein Ordner
system-full = Auf dem Gerät ist kein Platz mehr
system-read-only = Hier darf nur gelesen werden
