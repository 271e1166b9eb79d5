# Was das Terminal am Tisch sagt.

## Wörter, die man tippen kann; die englischen gelten auch hier

word-why = warum
word-rule = regel
word-piles = stapel
word-log = verlauf
word-undo = zurücknehmen
word-hint = tipp
word-save = sichern
word-help = hilfe
word-quit = ende
word-all = alles
word-yes = ja
word-no = nein

## Ihre Zeilen in der Hilfe

how-to-choose = Wähl durch eine Zahl oder in Worten, wie sie dastehen (Tab ergänzt sie). Enter zeigt den Tisch noch einmal.
how-several = Mehrere Entscheidungen hintereinander passen in eine Zeile, getrennt durch „{ $sign }“.
help-why = warum ZUG      welche Regel dagegen spricht; Tab zeigt alle Züge
help-rule = regel ZAHL     was eine Regel sagt (auf Englisch), zum Beispiel: regel 64
help-piles = stapel         alles, was offen liegt, ganz ausführlich
help-log = verlauf [N]    was geschehen ist: die letzten Zeilen, N davon oder alles
help-undo = zurücknehmen   die letzte Entscheidung, solange sie nichts aufgedeckt hat
help-hint = tipp           was der schwere Bot an deiner Stelle täte
help-save = sichern [NAME] sichert das Spiel in einer Datei und spielt weiter
help-help = hilfe, ?       diese Liste
help-quit = ende           aufhören; vorher wird gefragt, ob gesichert werden soll

## Wer

player = Person { $number }

## Das Menü, und was gefragt wird

language-unknown = „{ $language }“ wird hier nicht gesprochen: Es gibt Englisch (en) und Deutsch (de).
menu-title = Runabout: Spiele der Verfolgung
menu-left-out = Ausgelassen: { $why }
menu-levels = Bots spielen { $levels }.
menu-how = Um etwas zu ändern, tipp es: „5 hard“ sind fünf Plätze und schwere Bots; „ende“ hört auf.
menu-offer = Enter: { $title }, { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}, Bots { $levels }:
menu-unknown = „{ $word }“ gibt es nicht. Bots spielen { $levels }.{ $near-is ->
    [none] { "" }
   *[other] { " " }War „{ $near }“ gemeint?
}
prompt-usually-yes = [J/n]
prompt-usually-no = [j/N]
ask-choice = { $who-is ->
    [you] Deine Wahl (oder hilfe):
   *[other] { $who } wählt (oder hilfe):
}
another-dealt = { $who-is ->
    [you] Enter: noch ein Spiel, in dem du gibst; sichern: dieses behalten; ende: aufhören.
   *[other] Enter: noch ein Spiel, in dem { $who } gibt; sichern: dieses behalten; ende: aufhören.
}
another-how = Enter: noch ein Spiel; sichern: dieses behalten; ende: aufhören.
another-ask = Noch ein Spiel?
another-unread = „{ $text }“ ist hier nicht zu verstehen: Es geht weiter mit Enter, „sichern“ oder „ende“.

## Die Datei des Spiels

file-write-over = { $file } gibt es schon. Überschreiben?
file-saved = Gesichert. { $over ->
    [yes] Noch einmal ansehen
   *[no] Weiter geht es
} mit: { $command }
file-is-saved = Das Spiel ist gesichert. Weiter geht es mit: { $command }
file-offer = Spiel sichern? Enter: { $file }; oder eine andere Datei; oder „nein“:
file-left = Nicht gesichert. Bis zum nächsten Mal.
file-not-saved = Nicht gesichert.

## Was dauert

busy-bots = Die Bots machen sich warm (beim ersten Mal dauert es einige Sekunden)
busy-compiling = Die Bots machen sich warm: { $done } von { $total } Funktionen sind übersetzt
busy-thinking = { $who } führt etwas im Schilde
busy-hint = Das will überlegt sein
busy-reading = Das gesicherte Spiel wird gelesen
busy-reading-first = Das Spiel wird gelesen (beim ersten Mal dauert es einige Sekunden)

## Am Tisch

table-hands = Was alle auf der Hand hatten:
table-last = Was zuletzt geschah:
table-forced = { $who-is ->
    [you] Etwas anderes geht nicht, also spielt der Tisch für dich: „{ $action }“.
   *[other] Etwas anderes geht nicht, also spielt der Tisch für { $who }: „{ $action }“.
}
table-hand-over = { $who } ist dran. Enter drücken, wenn sonst niemand hinsieht.
table-since = Was seit der letzten Entscheidung von { $who } geschehen ist:
table-looks = { $called }, vom Los bestimmt { $who-is ->
    [you] für dich
   *[other] für { $who }
}: { LIST($looks) }.
table-choose-looks = Selbst aussuchen: { $command }
table-decision = { $who-is ->
    [you] du entscheidest
   *[other] { $who } entscheidet
}
table-turn = { $who-is ->
    [you] du bist dran
   *[other] { $who } ist dran
}
table-draw = Gleichstand – { $reason }.
table-you-win = Du gewinnst – { $reason }.
table-outcome = { $winners-is ->
    [none] Niemand gewinnt – { $reason }.
    [one] { LIST($winners) } gewinnt – { $reason }.
   *[several] { LIST($winners) } gewinnen – { $reason }.
}
harms = { $who-is ->
    [you] schadet dir
   *[other] schadet { $who }
}
harms-friend = { $who-is ->
    [you] schadet jemandem auf deiner Seite
   *[other] schadet jemandem auf der Seite von { $who }
}
hands-nothing = nichts Verdecktes
replay-keys = [{ $number } von { $last }]  Leertaste: weiter   Links: zurück   Pos1, Ende   q: Schluss
replay-not-over = Das Spiel ist noch nicht zu Ende: runabout play --resume spielt es weiter.

## Antworten

no-choice = Eine Nummer { $number } gibt es hier nicht, nur { $most ->
    [1] die 1.
   *[other] 1 bis { $most }.
}
rule-which = Welche? Mit einer Zahl, zum Beispiel: regel 64
why-what = Warum was? Mit einem Zug, zum Beispiel: warum { $action }
why-allowed = { $action }: Das ist jetzt erlaubt.
log-how-much = Wie viel davon? Mit einer Zahl von Zeilen, oder: verlauf alles
log-before = ... davor { $count ->
    [one] noch eine Zeile
   *[other] noch { $count } Zeilen
} (verlauf alles zeigt sie)
undo-done = Zurückgenommen: { $action }.
undo-nothing = Es ist noch nichts gespielt.
undo-others = Die letzte Entscheidung, „{ $action }“, war die von jemand anderem.
undo-chance = „{ $action }“ hat den Zufall bemüht; das lässt sich nicht zurücknehmen.
undo-shown = „{ $action }“ hat etwas Verdecktes gezeigt; das lässt sich nicht zurücknehmen.
hint-is = Der schwere Bot würde wählen: { $action }.
why-not = { $action }: Das geht jetzt nicht. { $rule } (auf Englisch): { $text }
refused = { $action }: Das geht jetzt nicht. Dagegen spricht { $rule }; „regel { $rule }“ zeigt sie.
unreadable = „{ $text }“ ist kein Zug.{ $near-is ->
    [none] { "" }
   *[other] { " " }War { LIST($near, last: "or") } gemeint?
} „hilfe“ zeigt, was man sonst noch tippen kann.
quoted = „{ $text }“

## Was auf einem Tisch liegt

map-at = bei { $x }, { $y }
pile-unseen-one = ungesehen
pile-unseen = { $count } ungesehen
value-none = nichts
no-cards = keine Karten
cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
round-of = Runde { $number } von { $most }
turn-number = Zug { $number }
turn-of = Zug { $number } von { $most }
race-is-over = das Rennen ist vorbei
chase-is-over = die Jagd ist vorbei

## Running Round Riverdale

riverdale-help =
    R1, R2, R3 sind die roten Figuren, B1 und so weiter die blauen, Y1 die gelben (yellow), G1 die grünen (green); ein
    Buchstabe allein ist das Startfeld dieser Farbe. x2 heißt: noch einmal dran, +3: drei Felder weiter, => ein grünes
    Skateboard und =| das rote, zu dem es fährt. Gelaufen wird im Uhrzeigersinn. Die fünf Kreise einer Sicherheitszone
    führen von der Runde zu Pop's in der Mitte; zu Hause ist man in den Ecken.
    „R1 auf 19 x2“ zieht eine Figur auf Feld 19, „R1 heraus auf 4“ bringt sie ins Spiel, „schickt B2 heim“ wirft sie zurück.
    „R1+R2: 1+4“ teilt eine 5: Erst zieht R1 um 1, dann R2 um 4. D, S und C sind die Sonderkarten, die jemand noch hat.
    Getippt wird auch in der festen Schreibweise, etwa "play 7 with pawn 2" oder "Crash!".
    Brett und Karten sind von uns, wenn sie niemand nach dem eigenen Exemplar berichtigt hat.
riverdale-home-red = Strand
riverdale-home-blue = Zentrum
riverdale-home-yellow = Schule
riverdale-home-green = Park
riverdale-unseen = Nicht zu sehen
riverdale-cannot-be-played = geht gerade nicht
riverdale-special = Sonderkarte
riverdale-piles = Stapel { $deck }, Ablage { $discards }
riverdale-sign-again = x2 nochmal   Y gelb   G grün
riverdale-sign-ahead = +3 drei vor   => fährt nach =|
riverdale-content = { $deck ->
    [a] Stapel A
    [b] Stapel B
   *[custom] Eigener Stapel
} und Brett: { $is-house ->
    [yes] von uns
   *[no] eigene
}
riverdale-all-on-track = alle auf der Strecke
riverdale-holds = hält { $cards }
riverdale-off-track = { $place-is ->
    [home] { $pawn } zu Hause
    [shop] { $pawn } bei Pop's
   *[zone] { $pawn } auf Kreis { $circle }
}
riverdale-discard = abwerfen
riverdale-swap = Swap! mit
riverdale-trick = Dirty Trick! gegen
riverdale-pass = überholt die nächste Figur:
riverdale-switch = { $pawn } tauscht mit
riverdale-push = eins zurück mit
riverdale-to-shop = { $pawn } zu Pop's
riverdale-to-circle = { $pawn } { $out ->
    [yes] heraus auf Kreis { $number }
   *[no] auf Kreis { $number }
}
riverdale-to-square = { $pawn } { $out ->
    [yes] heraus auf { $number }
   *[no] auf { $number }
}
riverdale-bumps = schickt { $pawn } heim

## Race 2 Live

race-2-live-help =
    Der Plan führt vom Start S zur Zuflucht H; ein Feld heißt nach Spalte und Spur, 12/3 liegt also in Spur 3.
    Ein ? ist ein verdeckter Marker. A, B, C, D sind Ash, Briar, Clay und Dell: Kleine Buchstaben sitzen fest, x ist
    tot, und ein + heißt: mehrere auf einem Feld (in der Liste steht, wer).
    Karten sind Gesundheit: B Bube, D Dame, K König, A Ass. Gerechnet wird: der Anteil der Spalten, die auch die
    Letzten erreicht haben, x Karten x Überlebende in Sicherheit.
    Getippt wird auch in der festen Schreibweise, etwa "take lane 2" oder "play queen".
    Plan, Marker, Überlebende und Schwierigkeiten sind von uns, nicht vom Autor des Spiels.
race-2-live-rank-jack = B
race-2-live-rank-queen = D
race-2-live-rank-king = K
race-2-live-rank-ace = A
race-2-live-answers = { $survivor } muss ran
race-2-live-before = davor { $count ->
    [one] 1 Spalte
   *[other] { $count } Spalten
}
race-2-live-to-come = { $count } kommen noch
race-2-live-score = { $over ->
    [yes] Ergebnis
   *[no] Stand
}
race-2-live-face-down = Verdeckt
race-2-live-no-tokens = keine Marker
race-2-live-specials = { $count } Spezial
race-2-live-hordes = { $count ->
    [one] 1 Horde
   *[other] { $count } Horden
}
race-2-live-packs = Päckchen { $sizes }
race-2-live-weapons = { $count ->
    [one] Waffe { $sizes }
   *[other] Waffen { $sizes }
}

## Road Runner

road-runner-help =
    Die Zahl hinter THRUSTER oder LAUNCHER ist ein Tempo, hinter jedem anderen Stichwort ein Schaden.
    Ein Versuch ist BAIT + TRAP (Falle), ROAD + AMBUSH (Hinterhalt), DROP + HEIGHT (Abwurf), SHOOTER + AMMO (Schuss),
    VEHICLE + THRUSTER (Jagd) oder ein LAUNCHER allein (Abflug). Erst die Karten eine nach der anderen auslegen, dann
    ausrufen. „In Reichweite“ zeigt, was mit der Hand schon ginge.
    Getippt wird auch in der festen Schreibweise, etwa "lay Anvil" oder "call drop".
road-runner-chance = { $who-is ->
    [you] du kannst vereiteln
   *[other] { $who } kann vereiteln
}
road-runner-nothing-yet = noch nichts
road-runner-empty-hand = { $who-is ->
    [you] Deine Hand ist leer.
   *[other] Die Hand von { $who } ist leer.
}
road-runner-also-in-hand = Auch auf der Hand
road-runner-in-reach = In Reichweite
road-runner-to-capture = Zum Fangen
road-runner-to-escape = Zum Entkommen
road-runner-will-miss = { $count ->
    [one] setzt 1 Zug aus
   *[other] setzt { $count } Züge aus
}
road-runner-played = { $pile-is ->
    [area-captures] Fangkarten
   *[area-escapes] Fluchtkarten
}
road-runner-laid-out = Ausgelegt
road-runner-ready = { $calls-is ->
    [none] Zum Ausrufen fehlt noch etwas.
   *[other] Bereit: { LIST($calls, last: "or") }.
}
road-runner-answers = Antworten
road-runner-answer = { $state-is ->
    [answered] { $card-is ->
        [none] nichts
       *[other] { $card }
    }
    [now] jetzt
   *[later] später
}
road-runner-speed = Tempo { $number }
road-runner-more = { $count } weitere

## Rummy Runway

rummy-runway-help =
    R5 ist die rote 5, Y gelb (yellow), B blau, W ein Joker (wild); W7=r ist ein 7er-Joker, in Rot getragen. Outfit 2b ist
    das zweite von Platz 2. Hinter den Karten eines Outfits stehen seine Punkte, und + was die Trends gerade dazugäben. Die
    Trends sind von uns. Ein Outfit wird Karte für Karte von links nach rechts hingelegt; mit der dritten ist es fertig.
    Umstylen heißt: eine Karte an ein Ende eines Outfits legen und die vom anderen Ende in den eigenen Schrank nehmen.
    Getippt wird auch in der festen Schreibweise, etwa "draw from the deck".
rummy-runway-over = die Show ist vorbei
rummy-runway-final = { $who-is ->
    [you] dein letzter Zug
   *[other] letzter Zug von { $who }
}
rummy-runway-to-do = { $phase-is ->
    [draw] ziehen
    [act] legen, umstylen, abwerfen
    [lay] das Outfit hinlegen
    [wear] die Farbe des Jokers
   *[trim] den Schrank ausmisten
}
rummy-runway-heading-lay = hinlegen
rummy-runway-heading-lay-from-closet = aus dem Schrank
rummy-runway-heading-riff = umstylen
rummy-runway-heading-riff-from-closet = aus dem Schrank
rummy-runway-heading-take = nehmen
rummy-runway-heading-discard = abwerfen
rummy-runway-heading-trim = ausmisten
rummy-runway-seen = gesehen
rummy-runway-closet = Schrank
rummy-runway-empty = leer
rummy-runway-deck = Stapel { $count }
rummy-runway-row = Reihe
rummy-runway-laid = Schon hingelegt
rummy-runway-hand = { $who-is ->
    [you] Deine Hand
   *[other] Die Hand von { $who }
}
rummy-runway-riff = { $side-is ->
    [left] links an { $outfit }, dafür
   *[right] rechts an { $outfit }, dafür
}

## Road Wolf

road-wolf-help =
    Vorn ist oben. Ein Zeichen ist einen halben Zoll breit und einen Zoll lang, auf einem großen Bildschirm halb so viel;
    links stehen die Zoll vom START. Ein Fahrzeug trägt seine Nummer, den Buchstaben seines Platzes und, wenn es lang
    genug ist, seine Art: SB und DB sind Street und Dirt Bike, Co Coupe, RC Rally Car, Ro Roadster, Bu Buggy, MC Muscle
    Car, Hu Humvee, Cv Convertible, 4x 4x4 Truck, AC Armored Car, BR Big Rig, HT, MT und ET besondere Laster. Eins mit
    Totenkopf (oder !) ist verlassen, eins, das nach unten zeigt, steht fest, ein Wrack liegt quer. M ist ein Mutant,
    G die Ausrüstung eines Motorrads. In der Liste: was es noch aushält und wie viel im Ganzen, dann Leute +
    Ausrüstung; ein Pfeil heißt: nicht im Bild.
    Im Zug der Straße rücken Karten, Wracks und alles, was liegt, 8 Zoll nach unten.
    Eine Stelle tippt man in Zoll: „vor 2,5 links 1“, „zurück 3“, „rechts 4“. „in 7“ fährt in Nummer 7 hinein, „neben 7“
    neben sie. „#7“ ist Fahrzeug 7, „ende 12,5“ ein Platz an einem Rand. „#1; vor 4; zurück 2; fertig“ sagt alles auf
    einmal. Getippt wird auch in der festen Schreibweise, etwa "ahead 4" oder "fire a Shotgun".
    Größen der Modelle und Mengen der Karten sind von uns.
road-wolf-where = { $behind ->
    [yes] { $along } hinter dem START
   *[no] { $along } längs
}, { $across } quer
road-wolf-roads-turn = die Straße ist dran
road-wolf-or-type = Oder eins von { $count } tippen, etwa { $example }:
road-wolf-body = { $is-open ->
    [yes] offen
   *[no] geschlossen
}
road-wolf-into = in { $number }: { $hint }
road-wolf-beside = neben { $number }
road-wolf-made-for-street = Straße
road-wolf-made-for-dirt = Gelände
road-wolf-made-for-heavy = schwer
road-wolf-number = Nummer { $number }
road-wolf-wreck-of = Wrack: { $kind }

# Was getippt wird: an einer Stelle, einem Platz am Rand, und kurz für das, was ein Fahrzeug tut.
road-wolf-words-ahead = vor, voraus, vorwärts, vorn, geradeaus
road-wolf-words-back = zurück, zurueck, rückwärts, nach hinten
road-wolf-words-left = links, nach links
road-wolf-words-right = rechts, nach rechts
road-wolf-words-inches = zoll
road-wolf-words-and = und
road-wolf-words-into = in, in nummer, in fahrzeug, ramme, rammen
road-wolf-words-beside = neben, neben nummer, neben fahrzeug
road-wolf-words-car = fahrzeug, auto, wagen, nummer
road-wolf-words-start = start
road-wolf-words-end = ende
road-wolf-words-at = am, am rand, an, bei
road-wolf-words-place = platz
road-wolf-words-drive = fahr, fahre, geh, gehe
road-wolf-words-move = fahren, bewegen
road-wolf-words-brake = bremsen
road-wolf-words-melee = nahkampf
road-wolf-words-transfer = umladen, übergeben
road-wolf-words-repair = reparieren
road-wolf-words-take-over = übernehmen
road-wolf-words-later = später, warten
road-wolf-words-done = fertig
road-wolf-words-yes = ja
road-wolf-words-no = nein
road-wolf-words-enough = genug
road-wolf-such-as-ahead = vor 2,5 links 1
road-wolf-such-as-back = zurück 2,5 links 1
road-wolf-such-as-start = start 12,5
road-wolf-such-as-end = ende 12,5
road-wolf-such-as-left = links 12,5
road-wolf-such-as-right = rechts 12,5

# Warum nicht geht, was getippt wurde
road-wolf-reach = { $is-brake ->
    [yes] Gebremst wird höchstens eine Stocklänge weit, { $stick } Zoll (RW-173)
   *[no] Gefahren wird höchstens eine Stocklänge weit, { $stick } Zoll (RW-171)
}
road-wolf-directions = Gefahren wird geradeaus bis genau zur Seite, gebremst in alle Richtungen dahinter (RWA-15).
road-wolf-into-too-far = { $reach }; { $vehicle } ist { $away } Zoll entfernt.
road-wolf-into-behind = { $vehicle } liegt in der anderen Richtung.
road-wolf-into-hidden = { $between-is ->
    [none] Auf dem Weg zu { $vehicle } ist etwas dazwischen
   *[other] { $between } ist im Weg zu { $vehicle }
} (RW-172).
road-wolf-nothing-beside = { $reach }: Neben { $vehicle }, { $away } Zoll entfernt, ist keine Stelle zu erreichen, ohne unterwegs auf etwas zu treffen.
road-wolf-nearest-to = Am nächsten daran ist „{ $spot }“{ $note-is ->
    [none] { "" }
   *[other] { " " }({ $note })
}.
road-wolf-moves-itself = Nummer { $number } fährt ja gerade selbst.
road-wolf-not-there = Eine Nummer { $number } steht nicht auf dem Plan.
road-wolf-hits-friend = Das trifft { $vehicle }, von der eigenen Seite. Ist es so gemeint: „in { $number }“.
road-wolf-no-length = Wer sich nicht rührt und nichts trifft, ist nicht gefahren (RWA-118).
road-wolf-spot-too-far = Das sind { $away } Zoll. { $reach }.
road-wolf-spot-between = Stellen liegen einen Viertelzoll auseinander.
road-wolf-nearest-spot = Am nächsten kommt man mit „{ $spot }“.
road-wolf-first-who = Erst sagen, wer dorthin soll, etwa „#1; { $spot }“.
road-wolf-first-how = Erst sagen, wie: „{ $how }; { $spot }“.
road-wolf-no-such-move = { $vehicle } kann jetzt nicht so fahren (RW-170).
road-wolf-no-spot = Nach einer Stelle ist gerade nicht gefragt.
road-wolf-acts-now = { $vehicle } ist gerade dran: erst „{ $done }“ sagen.
road-wolf-place-between = Plätze am Rand liegen einen halben Zoll auseinander.
road-wolf-place-not-there = Da kommt es nicht herein.
road-wolf-nearest-place = Der nächste Platz ist „{ $place }“.
road-wolf-nobody = niemand
road-wolf-nobodys = Herrenlos
road-wolf-no-vehicle = kein Fahrzeug mehr
road-wolf-more = und noch { $count }: stapel zeigt sie
road-wolf-points = { $count } P.
road-wolf-skulls = { $count ->
    [one] 1 Schädel
   *[other] { $count } Schädel
}
road-wolf-is-coming = noch nicht da
road-wolf-is-abandoned = verlassen
road-wolf-is-immobilized = steht fest
road-wolf-is-destroyed = zerstört
road-wolf-done = fertig
road-wolf-actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
road-wolf-drives = { $token } am Steuer
road-wolf-crew = { $count ->
    [one] 1 Person
   *[other] { $count } Leute
}
road-wolf-gear = { $count } Stück Ausrüstung
road-wolf-unseen = und verdeckt { $what }
road-wolf-roll-ram = Ein Rammstoß
road-wolf-roll-melee = Ein Nahkampf
road-wolf-roll-shot = Ein Schuss
road-wolf-roll-check = Ein Wipeout-Test
road-wolf-roll-repair = Eine Reparatur
road-wolf-roll-direction = Wohin es schleudert
road-wolf-rolled = { $roll }, { $vehicle }
road-wolf-owned = { $who-is ->
    [you] { $vehicle } von dir
    [other] { $vehicle } von { $who }
   *[none] { $vehicle }
}
road-wolf-the-road = die Straße
road-wolf-a-card = eine Karte { $card }
road-wolf-an-ambush = ein { $token }
road-wolf-struck-by-object = was da liegt
road-wolf-struck-by-spikes = Spikes
road-wolf-struck-by-blast = die Explosion
road-wolf-struck-by-train-front = der Zug, vorn
road-wolf-struck-by-train-side = der Zug, an der Seite
road-wolf-roll-again = Kein Unterschied: Beide würfeln noch einmal (RWA-05).
road-wolf-tied = Kein Unterschied: { $defender-wins ->
    [yes] Die Verteidigung gewinnt
   *[no] Es geschieht nichts
} (RWA-05).
road-wolf-verdict = Es entscheidet der { $die ->
    [1] höchste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
   *[other] letzte
} Würfel ({ $rule }): { $winner ->
    [road] Die Straße
    [vehicle] Das Fahrzeug
    [attacker] Der Angriff
   *[defender] Die Verteidigung
} gewinnt, Overkill { $overkill }: { $effect }.
road-wolf-nothing = nichts geschieht
road-wolf-wipeout = { $way }
road-wolf-damage = { $count } Treffer
road-wolf-check = ein Wipeout-Test
road-wolf-attacker-checks = Wipeout-Test für den Angriff
road-wolf-loses-crew = { $is-defender ->
    [yes] die Verteidigung verliert { road-wolf-people }
   *[no] der Angriff verliert { road-wolf-people }
}
road-wolf-missed = daneben
road-wolf-crew-lost = { road-wolf-people } verloren
road-wolf-people = { $count ->
    [one] 1 Person
   *[other] { $count } Leute
}

## Was an einem Befehl nicht stimmt

usage-help = { $said } Siehe { $command }.
usage-too-many = Das ist mehr, als dieser Befehl nimmt: { $arguments }
usage-no-number = { $option } ist eine ganze Zahl, nicht „{ $came }“.
usage-no-option = Eine Option { $option } gibt es nicht.{ $near-is ->
    [none] { "" }
   *[other] { " " }War { LIST($near, last: "or") } gemeint?
}
usage-no-command = Einen Befehl „{ $command }“ gibt es nicht.{ $near-is ->
    [none] { "" }
   *[other] { " " }War { LIST($near, last: "or") } gemeint?
}
usage-missing = Es fehlt eine Angabe: { $argument }.
usage-option-value = { $wants ->
    [yes] Zu { $option } gehört ein Wert.
   *[no] Zu { $option } gehört kein Wert.
}
file-no-folder = { $file } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht. Leg ihn an, oder nenn einen anderen.
file-not-allowed = { $file } lässt sich nicht schreiben: In { $folder } darf keine Datei angelegt werden. Nenn einen anderen Ordner.
options-unread = Eine Tischoption gibt man als Name=Wert an, nicht als „{ $text }“.
options-twice = Die Tischoption { $name } steht zweimal da.
people-unread = --people ist eine Zahl von Leuten, ihre Plätze oder ihre Namen („1,3“, „Ann,Ben“), nicht „{ $text }“.
people-too-many = Der Tisch hat { $seats ->
    [one] 1 Platz, zu wenig
   *[other] { $seats } Plätze, zu wenige
} für { $people } Leute.
people-no-seat = { $seats ->
    [one] An diesem Tisch gibt es nur Platz 1
   *[other] Die Plätze an diesem Tisch sind 1 bis { $seats }
}; auf Platz { $came } kann niemand sitzen.
people-one-seat = Auf Platz { $seat } können nicht zwei sitzen.
people-long-name = Ein Name hat höchstens { $most } Zeichen; „{ $name }“ hat { $count }. Nimm einen kürzeren.
looks-unread = --looks sind Namen, oder ein Platz und Namen („2=Ann,Bo“), nicht „{ $text }“.
looks-no-seat = { $seats ->
    [one] An diesem Tisch gibt es nur Platz 1
   *[other] Die Plätze an diesem Tisch sind 1 bis { $seats }
}; für Platz { $came } gibt es kein Aussehen.
looks-twice = Das Aussehen von Platz { $seat } steht zweimal da.
play-resume-alone = Ein gesichertes Spiel hat Plätze, Startzahl, Optionen und Aussehen schon: Zu --resume gehört nichts davon, und kein Name eines Spiels.
play-one-game = Immer nur ein Spiel: { $one } oder { $other }?
replay-seat-or-all = --seat erzählt, was ein Platz wissen kann, --open alles; gib nur eins davon an.
replay-no-seat = { $seats ->
    [one] In diesem Spiel gibt es nur Platz 1
   *[other] Die Plätze dieses Spiels sind 1 bis { $seats }
}, nicht { $came }.
file-real-dice = { $file } ist ein Spiel mit echten Würfeln, und die kann dieser Befehl nicht werfen: Sieh es mit replay an.
file-there-already = { $file } gibt es schon: Spiel mit --resume weiter, oder nenn eine andere Datei zum Sichern.

## Die Liste der Spiele

games-title = { $title }, { $seats }
games-how = Mehr über eins: { $more }. Spielen: { $play }.
games-named = { $title } ({ $name }), { $seats }
games-options = { $some ->
    [yes] Tischoptionen, anzugeben als -o Name=Wert:
   *[no] Tischoptionen hat es nicht.
}
games-option = { $name }: { $range }; sonst { $usual } ({ $rule })
games-option-offered = Sitzt jemand am Tisch, nimmt `runabout play` sonst { $offered }.
games-looks = Ein Platz darf wählen, wie er aussieht ({ $each } { $called }), anzugeben bei `runabout play` als --looks NAME,...:
games-components = Sein Material: { $file }
games-copy = Mit einer verbesserten Kopie spielen: runabout games { $name } --data > ORDNER/{ $folder }/{ $file }
games-folder = und { $variable } auf ORDNER setzen; siehe docs/own-components.md.
games-no-data = Zu --data gehört ein Spiel, dessen Material in einer Datei steht: { LIST($games) }.

## Der Server

serve-ready = Runabout ist bereit: { $url }
serve-how = Zum Spielen im Browser öffnen. Strg-C beendet es.
serve-stopped = Beendet. Jedes Spiel geht weiter, sobald der Server wieder läuft.
serve-no-browser = Von hier ließ sich kein Browser öffnen; öffne die Adresse oben selbst.

## Untersuchungen

study-ready = Wird vorbereitet
study-playing = Wird gespielt
study-deals = { $deals ->
    [one] 1 Aufstellung
   *[other] { $deals } Aufstellungen
}
study-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}
study-title = { $title }: { study-deals }, { study-games }
study-figure = Größe
study-whose = Wessen
study-mean = Mittel
study-difference = B minus A
study-interval = zu { $confidence } sicher
study-range = { $low } bis { $high }
study-seat = Platz { $number }
study-drawn = Wer beginnt, entscheidet der Zufall. Was Beginnen wert ist, zeigt sich mit { $option }.
study-sure = { $sure-is ->
    [yes] So sicher wie gewünscht.
   *[no] Noch nicht so sicher wie gewünscht: Dafür braucht es mehr Spiele.
}
study-interrupted = Abgebrochen nach { study-deals }; { $kept-is ->
    [yes] derselbe Befehl macht dort weiter.
   *[no] mit --keep DATEI könnte ein weiterer Lauf dort weitermachen.
}
study-report = Bericht: { $file }
study-seats = { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
}
study-left-out = Nicht gezählt: { $file }: { $why }
records-written =
    { $count ->
        [one] Ein Spiel steht jetzt in { $folder }.
       *[other] { $count } Spiele stehen jetzt in { $folder }.
    } Zurückgehalten, weil es nicht alle daran Beteiligten erlauben: { $back }. Nach Regeln, die es hier nicht mehr gibt: { $unreadable }.
study-record = Das Spiel bis dahin: { $file }
influence-title = { $title }: Siege von Platz { $seat }, je { study-deals }
influence-what = Was
influence-column-used = Genutzt
influence-column-association = Mehr Siege, wo genutzt
influence-column-allowed = Siege durchs Dürfen
influence-column-dealt = Siege durchs Bekommen
influence-note = Die erste Differenz ist ein Zusammenhang und kann eine andere Ursache haben; die übrigen sind Wirkungen. Alle Bereiche gelten zugleich, zu { $confidence } sicher.
screen-title = { $title }: { $count ->
    [one] 1 Option
   *[other] { $count } Optionen
}, { study-deals } an jedem von { $rows } Tischen, { study-games }
screen-left-out = Nicht spielbar: { $options }: { $why }
screen-matters = Ändert sicher etwas, im Mittel über die anderen Optionen
screen-open = Keine Wirkung gefunden, was nicht heißt, dass es keine gibt: { $changes }
screen-closer = Genauer: vom üblichen Tisch aus, mit anderen Aufstellungen
screen-together = Mehr als jede für sich
screen-none-together = Keine zwei davon bewirken zusammen sicher mehr oder weniger als jede für sich.
screen-none-closer = Nichts ändert sicher etwas, also gibt es nichts genauer anzusehen: Mehr Aufstellungen finden es vielleicht.
screen-change = Änderung
screen-difference = Unterschied
screen-between = Zwischen
screen-note = Alle Bereiche eines Teils gelten zugleich, zu { $confidence } sicher.
skill-title = { $title }: wer mit denselben Karten besser spielt, { study-deals } für jedes Paar
skill-who = Wer
skill-pair = { $stronger } unter { $weaker }
skill-column-edge = Gewinnt mehr Spiele
skill-column-alike = Gleiches Ergebnis bei beiden
skill-column-apart = Bei verschiedenen Karten
skill-note = Die ersten beiden Spalten gelten für einen Platz und dieselben Karten, einmal mit dem stärkeren, einmal mit dem schwächeren Bot; die letzte sagt, wie oft Ergebnisse mit verschiedenen Karten gleich sind, durch Zufall. Alle Intervalle gelten zugleich, zu { $confidence } sicher.
arena-title = { $title }: wer am besten spielt, { study-deals }, { study-games }
arena-who = Wer
arena-column-rating = Wertung
arena-column-share = Anteil am Sieg
arena-column-fair = Vielfaches des gerechten Anteils
arena-column-time = Eine Entscheidung
arena-milliseconds = { $number } ms
arena-longest = höchstens { $number } ms
arena-settings = { $name }: { $settings }
arena-trial = versucht: { $share } am Sieg, { $settings }
arena-listen = --listen nimmt eine Adresse dieses Rechners wie 192.168.1.5 oder 192.168.1.5:8000; „{ $text }“ ist keine.
arena-tune = Wie viele Simulationen { $name } in der Zeit schafft, zeigt sich an anderen Karten: sag an wie vielen, wie mit --tune 10.
arena-pairs = Mit denselben Karten
arena-pair = { $one } gegen { $other }
arena-column-edge = Anteil des ersten minus Anteil des zweiten
arena-note = Anteile und Unterschiede gelten zugleich, zu { $confidence } sicher. Die Wertungen sind die von openskill, wo ein Neuling 25 hat, jede mit eigenem Bereich.
metric-wins = Welcher Anteil der Spiele gewonnen wird; wer sich einen Sieg teilt, hat seinen Teil davon.
metric-points = Die Punkte am Ende, ohne das, was bei Gleichstand entscheidet.
metric-length = Entscheidungen, Züge (was ein Platz entscheidet, bis ein anderer dran ist) und, geschätzt, Minuten.
metric-choices = Bei wie vielen Entscheidungen es etwas zu wählen gibt, unter wie viel, und wie viele Bit das sind.
metric-idle = Spiele, die niemand gewinnt oder die enden, bevor jeder etwas entschieden hat; Plätze ohne Wahl.
metric-phases = Entscheidungen, solche mit einer Wahl und deren Bit nach der Phase.
metric-lead = Wie oft ein anderer Platz in Führung geht, nach der Einschätzung des Spiels selbst.
metric-drama = Wie weit der Sieger zurücklag und ab wann er für immer führte, nach Gewinnchancen in Probespielen (langsam).
metric-interaction = Wie oft ein Platz einem anderen etwas tut und wie oft andere ihm etwas tun.
metric-actions = Wie oft jede Art von Aktion in einem Spiel gespielt wird.
metric-cards = Wie oft in einem Spiel mit jeder Karte etwas getan wird.
metric-events = Wie oft jede Art von Ereignis in einem Spiel eintritt, und ob eine Regel je gebraucht wird.
