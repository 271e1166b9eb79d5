### Jeder Text der Seite auf Deutsch. Was Spiele erzählen, sagt die Seite mit deren eigenen Texten.

## common

common-runabout = Runabout
common-you = Du
common-close = Schließen
common-copy = Kopieren
common-copied = Der Link ist kopiert.
common-copied-short = Kopiert
common-copy-by-hand = Dieser Browser lässt die Seite nicht kopieren; der Link ist markiert, kopier ihn von Hand.
common-fewer = Weniger
common-more = Mehr
common-try-again = Noch einmal versuchen
common-level =
    { $level ->
        [random] zufällig
        [greedy] gierig
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [expert] Experte
       *[other] { $level }
    }

## shell

shell-skip = Zum Inhalt springen
shell-home-link = Runabout: alle Spiele
shell-title = { $page } · Runabout
shell-urgent = ● { $what } · { $page }
shell-footer = Runabout. Quelloffen, ohne Konto.
shell-footer-of-version = Runabout { $version }. Quelloffen, ohne Konto.
shell-credits = Mitwirkende

## home

home-title = Such dir ein Spiel aus und setz dich.
home-games = Spiele
home-you-are = Du spielst als
home-your-name = Dein Name
home-change-name = Namen ändern
home-renamed = Du heißt jetzt { $name }.
home-your-tables = Deine Tische
home-your-turn = Du bist dran
home-waiting-for = Warten auf { $name }
home-gathering =
    { $open ->
        [0] Alle da, noch nicht begonnen
        [one] Noch { $open } Platz frei
       *[other] Noch { $open } Plätze frei
    }
home-over = Vorbei
home-all-tables = Alle { $count } Tische zeigen
home-fewer-tables = Weniger Tische zeigen
home-seats = { $fewest } bis { $most }
home-seats-always = { $seats }
home-together = , gemeinsam
home-play-now = Spielen
home-set-up = Tisch aufstellen
home-rules-of = Regeln von { $game }
home-join = Hat dir jemand einen Link geschickt?
home-join-says = Öffne ihn oder füge ihn hier ein. Die zehn Zeichen am Ende genügen.
home-join-field = Link zu einem Tisch oder seine zehn Zeichen
home-join-placeholder = Link oder zehn Zeichen
home-join-button = Zum Tisch gehen
home-join-wrong = Das ist kein Link zu einem Tisch: Er endet auf zehn Buchstaben und Ziffern wie abcd2345ef.

## new table

new-table-title = { $game } aufstellen
new-table-kicker = Tisch aufstellen
new-table-cannot = Dieser Tisch lässt sich nicht aufstellen
new-table-unknown = Ein Spiel „{ $game }“ gibt es hier nicht.
new-table-who = Wer spielt mit
new-table-seats = Plätze
new-table-seat = Wer sitzt auf Platz { $seat }
new-table-seat-number = Platz { $seat }
new-table-sitter-me = Ich
new-table-sitter-here = Auch hier
new-table-sitter-open = Per Link
new-table-sitter-bot = Bot
new-table-that-is-you = Du
new-table-that-is-you-as = Du, als { $name }
new-table-name-of = Name der Person auf Platz { $seat }
new-table-name-placeholder = Name, an diesem Gerät
new-table-unnamed = Wer ist das? Ein Name fehlt noch.
new-table-open-says = Wer dem Link folgt, den du verschickst.
new-table-level-of = Wie gut der Bot auf Platz { $seat } spielt
new-table-level-says =
    { $level ->
        [random] Spielt, was gerade erlaubt ist.
        [greedy] Spielt, was auf den ersten Blick am besten aussieht.
        [easy] Denkt ein wenig nach.
        [medium] Denkt voraus.
        [hard] Denkt gründlich nach.
        [expert] Denkt am gründlichsten.
       *[other] { $says }
    }
new-table-how = Wie ihr spielt
new-table-clocks = Uhr
new-table-no-clock = Ohne Uhr
new-table-clock = { $minutes } min + { $seconds } s
new-table-clock-says = Minuten für das ganze Spiel und Sekunden dazu für jede Entscheidung. Wessen Zeit abläuft, für den spielt ein Bot.
new-table-spectators = Andere dürfen zusehen
new-table-spectators-says = Wer den Link hat, kann zusehen, sieht aber niemandem in die Karten.
new-table-options = Hausregeln
new-table-usual = üblich
new-table-usual-is = üblich: { $value }
new-table-changed =
    { $count ->
        [0] alles wie üblich
       *[other] { $count } geändert
    }
new-table-differs = Hausregeln, die vom Üblichen abweichen
new-table-reset = Alles wie üblich
new-table-will-open =
    { $open ->
        [one] { $open } Platz wartet auf jemanden: Du bekommst einen Link zum Verschicken.
       *[other] { $open } Plätze warten auf Leute: Du bekommst einen Link zum Verschicken.
    }
new-table-will-start = Alle sind da: Das Spiel beginnt sofort.
new-table-open = Tisch öffnen
new-table-start = Spiel beginnen

## gather

gather-kicker = Ein Tisch wird gedeckt
gather-free = Wartet auf jemanden
gather-you =
    { $sharing ->
        [no] Das bist du
       *[yes] An diesem Gerät
    }
gather-sit = Hier sitzen
gather-stand = Aufstehen
gather-seat-bot = Bot hinsetzen
gather-free-seat = Platz freigeben
gather-invite = Leute an den Tisch bitten
gather-invite-says = Wer diesen Link öffnet, kann sich auf einen freien Platz setzen.
gather-link = Link zu diesem Tisch
gather-waits =
    { $open ->
        [one] Noch { $open } Platz frei. Warte auf jemanden oder setz einen Bot hin.
       *[other] Noch { $open } Plätze frei. Warte auf Leute oder setz Bots hin.
    }
gather-ready = Alle sitzen. Das Spiel kann beginnen.
gather-start = Spiel beginnen
gather-wait-for-host =
    { $sharing ->
        [no] Du sitzt. Wer den Tisch aufgestellt hat, beginnt das Spiel.
       *[yes] Alle hier sitzen. Wer den Tisch aufgestellt hat, beginnt das Spiel.
    }
gather-take-a-seat = Setz dich auf einen freien Platz oder bleib und sieh zu.
gather-full = Alle Plätze sind besetzt. Du kannst bleiben und zusehen.

## looks

looks-choose =
    { $chosen ->
        [yes] { $several } ändern
       *[no] { $several } wählen
    }
looks-choose-for =
    { $chosen ->
        [yes] { $several } für { $name } ändern
       *[no] { $several } für { $name } wählen
    }
looks-title =
    { $each ->
        [one] { $each } { $one } wählen
       *[other] { $each } { $several } wählen
    }
looks-all = Alle { $several }
looks-says = Für das Spiel machen sie keinen Unterschied. Ohne Auswahl werden { $several } ausgelost.
looks-taken-by = bei { $name }
looks-count = { $picked } von { $each } gewählt
looks-full =
    { $each ->
        [one] Gewählt; nimm die Wahl zurück, um anders zu wählen
       *[other] Alle { $each } gewählt; nimm eine weg, um eine andere zu wählen
    }
looks-by-chance = Auslosen
looks-done = Diese nehmen

## seats

seats-title = Plätze
seats-open = Freier Platz
seats-bot = Bot, { $level }
seats-stand-in = Bot, springt ein
seats-mine = Hier
seats-here = Da
seats-away = Weg
seats-acting = Ist dran
seats-relieve = Platz nehmen
seats-watching =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
seats-time-left = Restzeit: { $name }

## table

table-stage = Der Tisch
table-opening = Auf dem Weg zum Tisch …
table-cannot = Dieser Tisch lässt sich nicht zeigen
table-private = Dieser Tisch ist privat
table-your-turn =
    { $sharing ->
        [no] Du bist dran
       *[yes] { $holder } ist dran
    }
table-hand =
    { $sharing ->
        [no] Deine Hand
        [nobody] Hand
       *[yes] Hand von { $holder }
    }
table-dock =
    { $sharing ->
        [no] Deine Karten und Entscheidungen
        [nobody] Karten und Entscheidungen
       *[yes] Karten und Entscheidungen von { $holder }
    }
table-waits-for = Warten auf { $name }
table-thinks = { $name } denkt nach
table-bots-simple = Die Bots spielen vorerst einfach: Ihr Denken wird noch vorbereitet.
table-bots-compiled = { $done } von { $total } Funktionen sind übersetzt.
table-watcher = Du siehst nur zu
table-happening = Es geht weiter …
table-ending = Das Spiel geht zu Ende …
table-over = Das Spiel ist vorbei
table-moved-on = Inzwischen ist es am Tisch weitergegangen. Schau noch einmal hin und entscheide neu.
table-not-meant-changed = Das zählte nicht: Was dort liegt, hat sich eben erst geändert. Tipp noch einmal, wenn es so gemeint war.
table-not-meant-held = Eine gedrückte Taste entscheidet nur einmal. Lass sie los und drück noch einmal.
table-catch-up = Vorspulen bis jetzt
table-menu = Menü
table-tools = Werkzeuge des Tisches
table-copy-link = Link kopieren

## side

side-title = Verlauf, Regeln und Optionen
side-log = Verlauf
side-rules = Regeln
side-options = Hausregeln

## log

log-title = Was geschehen ist
log-none = Noch ist nichts geschehen.
log-hidden = Verdeckt, bis die Hand gezeigt wird.
log-times = ×{ $times }

## options

options-watched = Andere dürfen zusehen.
options-unwatched = Niemand darf zusehen.
options-changed = üblich: { $usual }

## rules

rules-title = Regeln von { $game }
rules-cannot = Diese Regeln lassen sich nicht zeigen
rules-rule = Regel { $rule }
rules-no-rule = Warum nicht?
rules-why = Regel zeigen
rules-in-the-book = In den Regeln ansehen
rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-none = Keine Regel spricht von „{ $sought }“.
rules-contents = Inhalt

## why

why-ask = Warum nicht …?
why-title = Warum geht etwas nicht?
why-says = Schreib eine Aktion, zum Beispiel „{ $example }“.
why-button = Fragen
why-refused = Das ist jetzt nicht erlaubt.
why-forbidden = „{ $action }“ ist jetzt nicht erlaubt.
why-allowed = „{ $action }“ ist erlaubt und kann gespielt werden.

## general

general-actions =
    { $sharing ->
        [no] Was du tun kannst
        [nobody] Was getan werden kann
       *[yes] Was { $holder } tun kann
    }
general-with-hint = { $action }: { $hint }
general-all-actions =
    { $sharing ->
        [no] Alles zeigen, was du tun kannst
       *[yes] Alles zeigen, was { $holder } tun kann
    }
general-pick-place = Wähl einen Ort auf der Landkarte.
general-do-it = Ausführen: { $action }
general-pick-thing = Tipp an, was leuchtet, auf dem Brett oder auf der Hand.
general-harms-you =
    { $sharing ->
        [no] schadet dir
       *[yes] schadet { $holder }
    }
general-harms-friend =
    { $sharing ->
        [no] schadet jemandem auf deiner Seite
       *[yes] schadet jemandem auf der Seite von { $holder }
    }
general-all-harm =
    { $sharing ->
        [no] Was du auch tust, es tut weh.
       *[yes] Was { $holder } auch tut, es tut weh.
    }
general-several =
    { $count ->
        [one] { $count } Möglichkeit damit
       *[other] { $count } Möglichkeiten damit
    }
general-this-place = Dieser Ort
general-place =
    { $hidden ->
        [0] { $title }, wählbar
       *[other] { $title }, { $hidden } verdeckt, wählbar
    }
general-of-seat = { $name }: { $title }
general-here = Hierher
general-turn = Zugmarker
general-turn-passed = weitergeben
general-playable = , spielbar
general-of = , { $name }
general-times = , Anzahl{ " " }
general-hidden = { " " }verdeckt
general-empty = Nichts
general-empty-hand = Die Hand ist leer.
general-loop = Nach dem letzten Feld geht es bei { $first } weiter.

## chooser

chooser-find =
    { $sharing ->
        [no] Finde, was du tun willst
       *[yes] Finde, was { $holder } tun will
    }
chooser-example = Zum Beispiel „{ $action }“
chooser-found =
    { $count ->
        [one] { $count } Möglichkeit gefunden
       *[other] { $count } Möglichkeiten gefunden
    }
chooser-none = Keine Aktion liest sich so.
chooser-list = Alle { $count } auflisten
chooser-more = Mehr zeigen, noch { $left }

## map

map-places = Orte auf der Landkarte: { $count } zur Auswahl
map-ring = Ein Ring sagt mehr, wenn man ihn wählt.
map-nearer = Näher
map-farther = Weiter weg
map-whole = Die ganze Landkarte
map-back = Zurück zum Geschehen
map-about = Mehr dazu

## hand over

hand-over-title = { $name }, du bist dran.
hand-over-says = Nimm das Gerät. Die Hand wird gezeigt, wenn sonst niemand hinsieht.
hand-over-show = Ich bin { $name }, meine Hand zeigen

## undo

undo-ask = Letzte Entscheidung zurücknehmen
undo-title = Zurücknehmen
undo-asks =
    { $count ->
        [one] { $name } möchte die letzte Entscheidung zurücknehmen.
       *[other] { $name } möchte die letzten { $count } Entscheidungen zurücknehmen.
    }
undo-you-asked =
    { $count ->
        [one] Du möchtest die letzte Entscheidung zurücknehmen.
       *[other] Du möchtest die letzten { $count } Entscheidungen zurücknehmen.
    }
undo-waiting-for = Gefragt: { $names }.
undo-agree = Zustimmen
undo-refuse = Ablehnen

## leave

leave-title = Spiel verlassen
leave-who = Wer geht
leave-leave-says =
    { $sharing ->
        [no] Ein Bot spielt für dich weiter, und du kannst deinen Platz wieder einnehmen.
       *[yes] Ein Bot spielt weiter, und der Platz lässt sich wieder einnehmen.
    }
leave-leave = Vorerst gehen
leave-resign-says = Der Platz geht für immer an einen Bot oder an jemanden, der sich daraufsetzt.
leave-resign = Platz aufgeben
leave-stay = Bleiben

## move seat

move-seat-title = Nimm deinen Platz mit auf dieses Gerät
move-seat-says = Jemand hat diesen Link erstellt, um einen Platz an einem Tisch auf ein anderes Gerät mitzunehmen. Er gilt einmal.
move-seat-take = Platz nehmen
move-seat-give-title = Auf ein anderes Gerät umziehen
move-seat-give-says = Öffne einen Link auf dem anderen Gerät, und der Platz ist dort statt hier.
move-seat-make = Link erstellen
move-seat-make-for = Link für { $name } erstellen
move-seat-link = Link, der den Platz mitnimmt: { $name }
move-seat-once = Er gilt einmal und 15 Minuten lang. Schick ihn sonst niemandem.

## end

end-you-won = Du hast gewonnen!
end-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] Es gewinnen: { $names }
    }
end-draw = Unentschieden
end-nobody = Niemand gewinnt
end-team-won = Ihr habt es geschafft
end-team-lost = Es hat nicht sollen sein
end-won-it = Gewonnen
end-lost-it = Verloren
end-points = { NUMBER($points, maximumFractionDigits: 1) }
end-rematch = Noch einmal spielen
end-to-rematch = Zum nächsten Spiel
end-replay = Noch einmal durchgehen
end-download = Spiel herunterladen
end-home = Alle Spiele

## replay

replay-title = Rückblick
replay-open = Spiel durchgehen
replay-slider = Entscheidung
replay-at = Entscheidung { $step } von { $steps }
replay-of = { " " }von{ " " }
replay-first = Zum Anfang
replay-back = Eins zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Eins weiter
replay-last = Zum Ende
replay-close = Rückblick schließen

## since

since-decision =
    { $sharing ->
        [no] Seit deiner letzten Entscheidung
        [nobody] Seit der letzten Entscheidung hier
       *[yes] Seit der letzten Entscheidung von { $holder }
    }
since-visit = Seit deinem letzten Besuch
since-missed =
    { $sharing ->
        [no] { $count ->
            [one] Eine Entscheidung seit deinem letzten Besuch
           *[other] { $count } Entscheidungen seit deinem letzten Besuch
        }
       *[yes] { $count ->
            [one] Eine Entscheidung seit dem letzten Besuch
           *[other] { $count } Entscheidungen seit dem letzten Besuch
        }
    }
since-nothing = Seither ist nichts geschehen.

## line

line-waiting = Die Verbindung zum Tisch ist unterbrochen; sie wird neu versucht.
line-offline =
    { $sharing ->
        [no] Du bist offline. Der Tisch wartet und macht weiter, wenn du zurück bist.
       *[yes] Ihr seid offline. Der Tisch wartet und macht weiter, wenn ihr zurück seid.
    }
line-closed = Der Tisch hat die Verbindung geschlossen.
line-unsent = Der Zug ist gemerkt und wird dann geschickt.
line-opens = Der Tisch ist nicht zu erreichen. Es wird weiter versucht.
line-opens-offline = Keine Verbindung. Der Tisch öffnet sich, sobald sie wieder da ist.
line-reload = Seite neu laden

## settings

settings-title = Einstellungen
settings-language = Language / Sprache
settings-language-system = Wie der Browser
settings-theme = Farben
settings-theme-system = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-text = Textgröße
settings-text-normal = Normal
settings-text-large = Groß
settings-text-huge = Sehr groß
settings-contrast = Kontrast
settings-contrast-system = System
settings-contrast-normal = Normal
settings-contrast-more = Hoch
settings-motion = Bewegung
settings-motion-system = System
settings-motion-full = Voll
settings-motion-reduced = Wenig
settings-pace = Was andere tun, erscheint
settings-pace-calm = In Ruhe
settings-pace-brisk = Flott
settings-pace-instant = Sofort
settings-sound = Ton
settings-sound-says = Leise Geräusche für das, was in Road Runner, Riverdale und Rummy Runway geschieht, und ein Ton, wenn du dran bist.
settings-volume = Lautstärke
settings-volume-is = { $percent } Prozent
settings-study = Meine beendeten Spiele dürfen untersucht werden
settings-study-says = Ohne Namen, um die Spiele besser zu machen, und nur, wenn es alle erlauben, die mitgespielt haben. Bis du es wieder ausschaltest.
sign-out = Überall sonst abmelden
sign-out-says = Falls jemand anderes deinen Namen und deine Plätze benutzt: Danach bist du nur noch in diesem Browser bekannt.
sign-out-done = Du bist überall sonst abgemeldet.

## help

help-title = Tasten
help-key-arrows = Pfeile
help-arrows = Von einer Karte oder Aktion zur nächsten gehen
help-key-enter = Eingabe
help-enter = Auswahl spielen
help-key-zoom = + und −
help-zoom = Eine Landkarte heranholen oder wegschieben
help-key-tab = Tab
help-tab = Auf der Seite weitergehen
help-key-escape = Esc
help-escape = Schließen, was offen ist
help-undo = Letzte Entscheidung zurücknehmen
help-skip = Überspringen, was die anderen tun
help-log = Verlauf
help-since = Noch einmal, was seit der letzten Entscheidung hier geschehen ist
help-rules = Regeln
help-help = So wird gespielt

## card

card-goal = Worum es geht
card-turn = Dein Zug
card-end = Wie es endet
card-open = So wird gespielt
card-rules = Alle Regeln

card-road-runner-goal = Alle Kojoten sind hinter demselben Vogel her. Fang du ihn.
card-road-runner-first = Zieh eine Karte, leg dann Karten, die zusammenpassen, und ruf den Versuch aus.
card-road-runner-second = Heute kein Plan? Dann geht eine zufällige Karte von dir nach links.
card-road-runner-third = Versucht es jemand anders, hast du eine Gelegenheit, das mit einer Fluchtkarte zu vereiteln.
card-road-runner-end = Ein Versuch, den niemand vereitelt, gewinnt. Ein vereitelter kostet so viele Züge wie Schaden.

card-riverdale-goal = Lauf mit drei Figuren um die Stadt und durch deine Sicherheitszone zu Pop's.
card-riverdale-first = Spiel eine Karte, zieh mit einer Figur, zieh eine Karte nach. Davor darf eine Sonderkarte kommen, jede einmal.
card-riverdale-second = Endet eine Figur auf einer anderen, muss diese heim, selbst wenn es deine ist.
card-riverdale-third = Von einem grünen Skateboard rollt die Figur zum nächsten roten. Pfeile rücken sie drei Felder vor oder bringen noch einen Zug.
card-riverdale-end = Wer zuerst alle drei bei Pop's hat, gewinnt. In deiner Sicherheitszone kann dir niemand etwas anhaben.

card-rummy-runway-goal = Zeig Outfits, die den Trends folgen, und sammle die meisten Punkte.
card-rummy-runway-first = Zieh die oberste Karte vom Stapel oder Karten aus der Reihe der abgeworfenen.
card-rummy-runway-second = Bilde Outfits aus drei Karten: drei gleiche Zahlen oder drei in Folge, von jeder Farbe eine.
card-rummy-runway-third = Oder style um: Leg eine Karte an ein Ende eines Outfits und nimm die gleicher Farbe am anderen. Dann wirf eine ab.
card-rummy-runway-end = Nach drittem Outfit oder leerer Hand kommen letzte Züge und die Wertung. Ist das Ziel erreicht oder kein Trend übrig, gewinnen die meisten Punkte.

card-race-2-live-goal = Ihr seid ein Team: Bringt alle zur Zuflucht, mit vielen Karten auf der Hand.
card-race-2-live-first = Wähl vor oder zurück, würfle und lauf. Beim ersten Marker hältst du an und deckst ihn auf.
card-race-2-live-second = Wehr Angriffe mit einer Karte ab, die hoch genug ist. Sonst verlierst du Karten und wartest, bis jemand vorbeiläuft.
card-race-2-live-third = Karten sind Leben, und Verbandspäckchen bringen welche zurück. Ohne Karten ist man tot.
card-race-2-live-end = Sind alle in Sicherheit oder tot, zählt Strecke mal Leben mal wie viele in Sicherheit sind.

card-road-wolf-goal = Deine Mission sagt, was zählt: entkommen, andere aufhalten, etwas durchbringen. Die Flagge auf dem Plan zeigt es wieder.
card-road-wolf-first = Drück ein Fahrzeug, dann, was es tut: Es hat zwei Aktionen. Zum Fahren drück, wohin: Grün ist sicher, bei Gelb würfelt es, um auf Kurs zu bleiben, Rot rammt.
card-road-wolf-second = Waren alle dran, bewegt sich die Straße: Was nicht fährt, fällt zurück.
card-road-wolf-third = Wird gewürfelt, entscheidet der höchste einzelne Würfel. Bei Gleichstand der nächste.
card-road-wolf-end = Die Mission sagt, wann es vorbei ist und welche Seite gewonnen hat.

## lost

lost-title = Hier endet die Straße
lost-says = Unter dieser Adresse gibt es keine Seite.
lost-home = Alle Spiele

## credits

credits-title = Mitwirkende
credits-games = Road Runner von David Morgan-Mar; Running Round Riverdale von Outset Media; Rummy Runway von Chris Backe und Robin David; Race 2 Live von Jesse Dhillon; Road Wolf von Sean Patten. Die Regeln sind in eigenen Worten erzählt.
credits-pictures = Die Bilder sind aus game-icons.net (Lorc, Delapouite und andere) zusammengesetzt, CC BY 3.0, umgefärbt.
credits-signs = Zeichen auf Knöpfen: Lucide, ISC-Lizenz. Schrift: Figtree von Erik Kennedy und Bricolage Grotesque von Mathieu Triay, SIL Open Font License.

## faults

faults-no-line = Der Server antwortet nicht. Sieh nach, ob du online bist, und versuch es noch einmal.
faults-no-sense = Der Server hat etwas geantwortet, das sich nicht lesen lässt ({ $status }). Versuch es gleich noch einmal.
faults-unexpected = Auf dieser Seite ist etwas schiefgegangen: { $what }

## road runner's own table

rr-foot-capture = FANG
rr-foot-escape = FLUCHT
rr-keyword =
    { $speed ->
        [yes] { $word }, Tempo { $number }
       *[no] { $word } { $number }
    }
rr-lay-it = auslegen
rr-play-it = spielen
rr-take-it-back = zurücknehmen
rr-why-not = jetzt nicht: fragen, warum
rr-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
rr-misses =
    { $you ->
        [yes] { $sharing ->
            [no] du setzt { rr-turns } aus
           *[yes] setzt { rr-turns } aus
        }
       *[no] setzt { rr-turns } aus
    }
rr-turns =
    { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
rr-doing =
    { $sign ->
        [turn] überlegt
        [attempter] am Werk
        [now] jetzt dran
        [later] später dran
        [shrugged] winkt ab
        [played] spielt { $card }
       *[won] hat den Rennkuckuck
    }
rr-doing-short =
    { $sign ->
        [turn] überlegt
        [attempter] am Werk
        [now] jetzt
        [later] später
        [shrugged] winkt ab
        [played] spielt
       *[won] hat ihn
    }
rr-coyotes = Die Kojoten, wie sie an der Reihe sind
rr-piles = Stapel
rr-pile =
    { $pile ->
        [captures] Gespielte Fangkarten
        [escapes] Gespielte Fluchtkarten
       *[deck] Noch nicht gesehen
    }
rr-pile-short =
    { $pile ->
        [captures] Fang
        [escapes] Flucht
       *[deck] Stapel
    }
rr-pile-open =
    { $pile ->
        [captures] Gespielte Fangkarten, { rr-cards }: durchsehen
        [escapes] Gespielte Fluchtkarten, { rr-cards }: durchsehen
       *[deck] Zugstapel, { rr-cards }: was noch nicht zu sehen war
    }
rr-pile-note =
    { $pile ->
        [captures] Daraus wird der neue Zugstapel, wenn dieser aufgebraucht ist.
        [escapes] Sie bleiben bis zum Ende draußen; nur Karten, die auch Fangkarten sind, kommen zurück.
       *[deck] Karten, die noch nicht zu sehen waren: { $deck } davon im Zugstapel, die übrigen hat jemand auf der Hand.
    }
rr-pile-empty = Hier liegt nichts.
rr-pile-ask = Tipp eine Karte an, um ihre Regel zu sehen.
rr-copies = { $count } davon
rr-attempt = Der Versuch
rr-attempt-of =
    { $you ->
        [yes] Dein Versuch
       *[no] Versuch von { $name }
    }
rr-needs = Es fehlt noch
rr-reach = In Reichweite
rr-nothing-in-reach = Noch passen auf dieser Hand keine Karten zusammen.
rr-such-as = etwa { $cards }
rr-others =
    { $count ->
        [one] { $count } andere
       *[other] { $count } andere
    }
rr-bears = Worauf Fluchtkarten achten
rr-speed = Tempo { $speed }
rr-answers = Antworten
rr-fate =
    { $foiled ->
        [yes] vereitelt
       *[no] unterwegs
    }
rr-method =
    { $method ->
        [trap] Falle
        [ambush] Hinterhalt
        [drop] Abwurf
        [shot] Schuss
        [chase] Jagd
       *[launch] Abflug
    }
rr-call =
    { $method ->
        [trap] Eine Falle ausrufen
        [chase] Eine Jagd ausrufen
       *[other] Einen { rr-method } ausrufen
    }
rr-shout = { rr-method }!
rr-gotcha = Erwischt!
rr-called-off = Abgeblasen
rr-called-off-note = Über der Wüste geht die Sonne unter, und niemand hat den Rennkuckuck erwischt.
rr-caught-it =
    { $you ->
        [yes] Du hast den Rennkuckuck erwischt!
       *[no] { $name } hat den Rennkuckuck erwischt!
    }
rr-goes-for-it =
    { $you ->
        [yes] Du versuchst es mit { $cards }!
       *[no] { $name } versucht es mit { $cards }!
    }
rr-hand-group =
    { $group ->
        [capture] Zum Fangen
        [escape] Zur Flucht
        [answer] Zum Vereiteln
       *[rest] Der Rest der Hand
    }
rr-hand-empty = Die Hand ist leer.
rr-hand-keys = Mit den Pfeiltasten geht es von Karte zu Karte, die Eingabetaste spielt eine, das Fragezeichen zeigt ihre Regel.
rr-prompt-begin = Leg einen Versuch aus, oder gib eine Karte weiter.
rr-prompt-pass-only = Kein Versuch ist in Reichweite: Gib eine Karte weiter.
rr-prompt-lay-on = Leg aus, was fehlt, oder nimm eine Karte zurück.
rr-prompt-call = Bereit. Ruf den Versuch aus, oder leg mehr aus.
rr-prompt-answer = { rr-method } von { $name }: vereiteln oder laufen lassen?
rr-prompt-answer-more = { rr-method } von { $name }, schon vereitelt. Noch eins draufsetzen?
rr-prompt-no-answer = { rr-method } von { $name }: Keine Karte auf der Hand passt.
rr-prompt-moment = Einen Moment …
rr-prompt-theirs = { $name } überlegt.
rr-prompt-answered = Alle haben geantwortet.
rr-prompt-asked = { $name } darf jetzt antworten.
rr-prompt-over = Die Jagd ist vorbei.
rr-pass = Eine Karte weitergeben
rr-pass-to =
    { $you ->
        [yes] { $sharing ->
            [no] Alle anderen sehen Sterne: Was du weitergibst, kommt zu dir zurück.
           *[yes] Alle anderen sehen Sterne: Was { $name } weitergibt, kommt zurück.
        }
       *[no] Der Zufall wählt eine Karte für { $name }.
    }
rr-decline = Laufen lassen

## all drawn tables

drawn-all =
    { $sharing ->
        [no] Alles, was du tun kannst
        [nobody] Alles, was getan werden kann
       *[yes] Alles, was { $holder } tun kann
    }
drawn-choices =
    { $sharing ->
        [no] Was du wählen kannst
        [nobody] Was zur Wahl steht
       *[yes] Was { $holder } wählen kann
    }
drawn-do-it = Ausführen
drawn-again = Noch einmal tippen, dann gilt es.
drawn-moment = Einen Moment …
drawn-theirs = { $name } überlegt.

## riverdale's own table

rv-seats = Die Teams, in der Reihenfolge ihrer Züge
rv-dock =
    { $sharing ->
        [no] Deine Karten, dein Team und was du tun kannst
        [nobody] Karten, Team und was jetzt geht
       *[yes] Karten und Team von { $holder }, und was jetzt geht
    }
rv-specials =
    { $sharing ->
        [no] Deine Sonderkarten
        [nobody] Sonderkarten
       *[yes] Sonderkarten von { $holder }
    }
rv-used = umgedreht
rv-team-title =
    { $sharing ->
        [no] Dein Team
        [nobody] Team
       *[yes] Team von { $holder }
    }
rv-options = Was noch zu wählen ist
rv-team = { $name }: { $pawns }.
rv-pawn-at = { $pawn } { $place }
rv-place =
    { $place ->
        [home] zu Hause
        [shop] bei Pop's
        [circle] auf Kreis { $number }
       *[square] auf { $number }
    }
rv-card =
    { $can ->
        [yes] { $card }, spielbar
       *[no] { $card }, jetzt nicht spielbar: ihre Regel
    }
rv-standing =
    { $shop ->
        [one] 1 bei Pop's
       *[other] { $shop } bei Pop's
    }, noch { $left ->
        [one] 1 Feld
       *[other] { $left } Felder
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
rv-prompt-play =
    { $sharing ->
        [no] Du bist dran: Tipp eine Karte oder eine deiner Figuren an.
       *[yes] { $holder } ist dran: Tipp eine Karte oder eine Figur an.
    }
rv-prompt-after-special = Jetzt spiel eine Bewegungskarte.
rv-prompt-which-card = Welche Karte?
rv-prompt-which-pawn = Welche Figur?
rv-prompt-where = Wie weit?
rv-prompt-split = Wie weit? Tipp ein Feld an; was von der 5 bleibt, bekommt eine andere Figur.
rv-prompt-whose-hand = Wessen Hand? Tipp ein Zuhause an.
rv-prompt-discard = Nichts ist spielbar: Wirf eine Karte ab.
rv-prompt-hurts = Jede Karte, die sich spielen lässt, tut weh. Welche am wenigsten?
rv-prompt-over = Das Rennen ist vorbei.
rv-prompt-called-off = Das Rennen ist abgesagt.
rv-deck =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
rv-left = noch { $left }
rv-pawn-left = { $pawn }: { $left }
rv-sent-home = { $pawn } muss nach Hause
rv-again = noch einmal dran
rv-crash = Alle werfen die ganze Hand ab und bekommen eine neue; danach wird eine Karte gespielt.
rv-prompt-whom = Tipp an, wohin sie läuft oder mit welcher Figur sie tauscht.

## Der eigene Tisch von Rummy Runway

ry-seats = Die Modehäuser, in der Reihenfolge ihrer Züge
ry-dock =
    { $sharing ->
        [no] Deine Karten und was du tun kannst
        [nobody] Karten und was jetzt geht
       *[yes] Karten von { $holder } und was jetzt geht
    }
ry-closet = Schrank
ry-row = Die Ablagereihe
ry-trends = Die Trends dieser Runde
ry-reach = Outfits in Reichweite
ry-no-reach = Noch ergeben keine drei dieser Karten ein Outfit.
ry-options = Was diese Karte kann
ry-lay-it = Hinlegen
ry-leave-it = Lieber nicht
ry-last-turns = Letzte Züge
ry-followed = wäre erfüllt
ry-begin = Mit dieser Karte ein Outfit beginnen
ry-discard = Abwurf
ry-discard-here = Hier abwerfen: beendet den Zug
ry-visit = Laufsteg zeigen: { $name }
ry-swap = { $one } und { $other } tauschen
ry-take =
    { $count ->
        [one] 1 Karte nehmen
       *[other] { $count } Karten nehmen
    }
ry-deck =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
ry-draw = Eine Karte ziehen; { ry-deck }
ry-worth =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }{ $trends ->
        [0] { "" }
       *[other] { " " }und { $trends } durch Trends
    }
ry-follows = Erfüllt: { $trends }
ry-forecast = { $outfit }: { ry-worth }
ry-try = { $outfit } anprobieren: { ry-worth }
ry-worn =
    { $wild ->
        [yes] { $colour ->
            [red] { $card } in Rot
            [yellow] { $card } in Gelb
            [blue] { $card } in Blau
           *[other] { $card }
        }
       *[no] { $card }
    }
ry-end =
    { $end ->
        [left] Am linken Ende umstylen: { $outfit }
       *[right] Am rechten Ende umstylen: { $outfit }
    }
ry-card =
    { $can ->
        [yes] { $card }, ist spielbar
       *[no] { $card }, ist jetzt nicht spielbar: ihre Regel
    }
ry-standing =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } von { $target }, { $outfits ->
        [one] 1 Outfit
       *[other] { $outfits } Outfits
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
ry-prompt-draw =
    { $sharing ->
        [no] Du bist dran: Zieh eine Karte, oder wähl aus der Reihe.
       *[yes] { $holder } ist dran: Zieh vom Stapel, oder wähl Karten aus der Reihe.
    }
ry-prompt-more = Wähl weitere Karten aus der Reihe, oder mach weiter.
ry-prompt-take = Die gewählten Karten nehmen?
ry-prompt-next = Welche Karte kommt als Nächste in dieses Outfit?
ry-prompt-wear = In welcher Farbe wird der Joker getragen?
ry-prompt-trim = In den Schrank passen drei Karten: Tipp die an, die geht.
ry-prompt-act =
    { $chosen ->
        [yes] Wohin damit? Was leuchtet, nimmt sie.
       *[no] { $doing ->
            [forming] In diesem Zug wird zusammengestellt: Leg noch ein Outfit, oder wirf eine Karte ab.
            [riffing] In diesem Zug wird umgestylt: Style noch einmal um, oder wirf eine Karte ab.
           *[nothing] { $can ->
                [forms] Leg ein Outfit, oder tipp eine Karte an, um sie abzuwerfen.
                [riffs] Eine deiner Karten passt an ein Outfit: Style um, oder wirf ab.
               *[both] Leg ein Outfit oder style um, eins von beiden; oder wirf eine Karte ab.
            }
        }
    }
ry-prompt-discard = Nichts zu legen: Tipp die Karte an, die abgeworfen wird.
ry-prompt-order = In welcher Reihenfolge? Die mittlere Karte ist vor dem Umstylen sicher.
ry-prompt-lay-it =
    { $closes ->
        [yes] Noch einmal tippen, dann liegt es. Umstylen geht dann nicht mehr.
       *[no] Noch einmal tippen, dann liegt das Outfit.
    }
ry-prompt-riff-first = Umstylen? Dann entsteht in diesem Zug kein Outfit.
ry-prompt-not-yet = Diese Karten ergeben das Outfit; legen lässt es sich gerade nicht.
ry-prompt-over = Die Show ist vorbei.

## Race 2 Live's own table

rl-seats = Wer wen führt, in der Reihenfolge der Züge
rl-dock =
    { $sharing ->
        [no] Die Hand und was du tun kannst
        [nobody] Die Hand und was jetzt geht
       *[yes] Die Hand und was { $holder } tun kann
    }
rl-hand =
    { $who }: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
rl-rank = { $card }: { $count }
rl-rank-sign =
    { $rank ->
        [jack] B
        [queen] D
        [king] K
        [ace] A
       *[other] { $rank }
    }
rl-unknown =
    { $count ->
        [one] 1 Karte, die niemand gesehen hat
       *[other] { $count } Karten, die niemand gesehen hat
    }
rl-pack =
    { $size ->
        [one] Ein Verbandspäckchen für eine Karte benutzen: Tipp an, für wen
       *[other] Ein Verbandspäckchen für { $size } Karten benutzen: Tipp an, für wen
    }
rl-way = Spur { $lane }, { rl-steps }
rl-way-by = Spur { $lane }, { rl-steps }, über Spur { $by }
rl-steps =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
rl-by = über Spur { $by }
rl-way-ends =
    Spur { $lane }, nach { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritten
    }{ $token ->
        [yes] , bei einem Marker
       *[no] { "" }
    }{ $home ->
        [yes] , in der Zuflucht
       *[no] { "" }
    }
rl-rescues = rettet { $who }
rl-choice =
    { $kind ->
        [forward] Vorwärts
        [backward] Zurück
        [lane] Weiter
        [stop] Anhalten
        [keep_pack] Behalten
        [wait] Warten
       *[other] { $kind }
    }
rl-survivor =
    { $who }, { $condition ->
        [suspended] sitzt fest
        [safe] in der Zuflucht
        [dead] tot
       *[free] frei
    }, { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }{ $weapon ->
        [0] { "" }
       *[other] , eine Waffe mit +{ $weapon }
    }{ $packs ->
        [0] { "" }
        [one] , 1 Päckchen
       *[other] , { $packs } Päckchen
    }, Spalte { $column } von { $columns }.
rl-score =
    Strecke { $progress } von { $columns } mal Gesundheit { $health } mal { $home } von { $survivors } in Sicherheit: { $score }. Mit allen in Sicherheit wären es { $best }.
rl-left =
    Noch verdeckt: Spezialangriffe { $special }, Horden { $horde }, Verbandspäckchen { $packs }, Waffen { $weapons }.
rl-overview = Der ganze Weg, { $columns } Spalten: Tipp hinein, um dorthin zu sehen
rl-prompt-over = Das Rennen ist vorbei.
rl-prompt-runs = { $who } ist unterwegs …
rl-prompt-theirs = { $name } entscheidet für { $who }.
rl-prompt-whom = Für wen ist das Päckchen?
rl-prompt-turn = { $who }: vorwärts oder zurück? Gewürfelt wird danach.
rl-prompt-safe = { $who } ist in der Zuflucht: Benutz ein Päckchen, oder warte.
rl-prompt-fork =
    { $who } hat noch { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }: Tipp an, wohin.
rl-prompt-beat =
    { $attack ->
        [horde] Eine Horde der Stärke { $strength }: Welche Karte spielt { $who }?
       *[other] Ein Angriff der Stärke { $strength }: Welche Karte spielt { $who }?
    }
rl-prompt-yield =
    { $attack ->
        [horde] Nichts schlägt die Horde der Stärke { $strength }. Welche Karte verliert { $who }?
       *[other] Nichts schlägt den Angriff der Stärke { $strength }. Welche Karte verliert { $who }?
    }
rl-prompt-bleed = { $who } sitzt fest: Welche Karte geht verloren?
rl-prompt-pack = { $who } hat ein Päckchen gefunden: Tipp an, für wen es ist, oder behalte es.
rl-prompt-weapon = Welche Waffe behält { $who }?

## Der eigene Tisch von Road Wolf

rw-end-turn = Zug beenden
rw-goal = Worum es in der Mission geht
rw-seats = Wer was fährt, in der Reihenfolge der Züge
rw-fleet = Fahrzeuge
rw-dock =
    { $sharing ->
        [no] Was du gefragt wirst und was du tun kannst
        [nobody] Was gefragt wird und was jetzt geht
       *[yes] Was { $holder } gefragt wird und tun kann
    }
rw-whole = Der ganze Plan
rw-near = Zurück zum Geschehen
rw-where =
    { $count ->
        [one] 1 Stelle, an die gefahren werden kann
       *[other] { $count } Stellen, an die gefahren werden kann
    }
rw-where-how = Drück in den farbigen Bereich, oder nimm die Pfeile (mit Umschalt ein Zoll) und Enter.
rw-nudge = Das Abbild bewegen
rw-nudge-way =
    { $way ->
        [ArrowLeft] Nach links
        [ArrowRight] Nach rechts
        [ArrowUp] Nach oben
       *[ArrowDown] Nach unten
    }
rw-forces = Fertige Truppen
rw-drive-off = Losfahren
rw-or-buy =
    { $points ->
        [one] Oder kauf selbst Fahrzeuge, für 1 Punkt:
       *[other] Oder kauf selbst Fahrzeuge, für { $points } Punkte:
    }
rw-tokens = Leute und Ausrüstung zur Wahl
rw-buy = Fahrzeuge zu kaufen
rw-dice = Würfel: { $attack } gegen { $defence }
rw-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
rw-skulls =
    { $skulls ->
        [one] 1 Schädel
       *[other] { $skulls } Schädel
    }
rw-vehicle =
    { $what }{ $status ->
        [coming] , kommt noch
        [abandoned] , niemand am Steuer
        [immobilized] , kann nicht fahren
       *[driving] { "" }
    }{ $hits ->
        [0] { "" }
        [one] , 1 Treffer erlitten
       *[other] , { $hits } Treffer erlitten
    }, Leute { $crew }, Ausrüstung { $gear }, Aktionen übrig { $actions }
rw-lies =
    { $what }{ $owned ->
        [yes] { " " }({ $owner })
       *[no] { "" }
    }{ $status ->
        [abandoned] , niemand am Steuer
        [immobilized] , kann nicht fahren
        [wrecked] , ein Wrack
       *[driving] { "" }
    }: { $ahead } Zoll vom START, { $across } von links.
rw-card-lies = { $what }: { $ahead } Zoll vom START.
rw-meets =
    { $meets ->
        [check] muss einen Wipeout-Test bestehen
        [hits] trifft etwas
        [damage] sicherer Schaden
        [leaves] verlässt den Plan
       *[clear] frei
    }
rw-against =
    { $attack ->
        [one] 1 Würfel gegen { $defence }
       *[other] { $attack } Würfel gegen { $defence }
    }
rw-ram = { $vehicle } rammen
rw-does =
    { $kind ->
        [move] eine Aktion: bis zu einer Stocklänge nach vorn oder zur Seite
        [bike_move] eine Stocklänge im Zug, die ein Motorrad keine Aktion kostet
        [brake] eine Aktion: bis zu einer Stocklänge zurück
        [nitro] geradeaus, ohne Aktion; danach ist es verbraucht
        [spikes] hinter dem Fahrzeug, für alle, die folgen
        [takeover] eine Aktion: Leute steigen hinüber und übernehmen das Steuer
        [transfer] eine Aktion: Leute und Ausrüstung für ein eigenes Fahrzeug in der Nähe
        [repair] eine Aktion: behebt einen Treffer
        [mechanic] behebt einen Treffer
        [wheel] jemand anders an Bord fährt
       *[later] erst ein anderes Fahrzeug, dieses danach weiter
    }
rw-odds = Angriff gewinnt { $wins } %, mit Overkill { $by } %; Verteidigung gewinnt { $loses } %
rw-prompt-over = Die Jagd ist vorbei.
rw-prompt-theirs = { $name } fährt.
rw-prompt-choose = Was soll geschehen?
