### Warum der Server etwas nicht tut: eine Meldung je Grund. Die Seite sagt sie selbst, nach dem Grund und seinen Angaben;
### Programme bekommen den englischen Text.

## Was kam, lässt sich nicht lesen

malformed = Der Server kann nicht lesen, was geschickt wurde. Lade die Seite neu und versuch es noch einmal.
name-unseen = Ein Name hat 1 bis 24 sichtbare Zeichen; nimm einen, der welche hat.
unreadable = So etwas kann man in diesem Spiel nicht tun.
unreadable-near = So etwas kann man in diesem Spiel nicht tun. Meinst du „{ $near }“?
bad-option = Eine Hausregel hat einen Wert, den es in diesem Spiel nicht gibt.
no-level = So spielt kein Bot.
bad-seats = { $game } ist für { $fewest } bis { $most } Plätze, nicht für { $seats }.
bad-seats-always = { $game } ist für { $most ->
    [one] 1 Platz
   *[other] { $most } Plätze
}, nicht für { $seats }.
bad-looks = So kann ein Platz nicht aussehen: Wähl alles aus der Liste oder nichts.
no-looks = In { $game } gibt es kein Aussehen zu wählen.
too-large = Das ist mehr, als dieser Server auf einmal annimmt.
too-slow = Was du geschickt hast, kam nicht rechtzeitig ganz an; versuch es noch einmal.
head-too-large = Der Kopf einer Anfrage ist höchstens { $most } KiB lang; lösch die Cookies dieser Seite und lade sie neu.

## Wer fragt

no-guest = Du bist hier nicht oder nicht mehr bekannt. Lade die Seite neu, dann bist du ein neuer Gast.
not-yours = Das gehört dir nicht.
not-your-seat = Platz { $seat } ist nicht deiner.
no-seat = Du sitzt nicht an diesem Tisch.
not-the-host = Das kann nur, wer den Tisch aufgestellt hat.
not-to-relieve = Vom Bot übernehmen kann einen Platz nur, wer ihn verlassen hat.
two-hands = Du hast an diesem Tisch schon auf einem anderen Platz gesessen; niemand spielt zwei Hände.
no-person = Auf Platz { $seat } sitzt kein Mensch.
banned = Wer diesen Server betreibt, hat dich von ihm ausgeschlossen.
private = An diesem Tisch darf niemand zusehen.
cross-site = Das kam von der Seite eines anderen Anbieters und wurde deshalb nicht getan.

## Was es nicht gibt

unknown-game = Dieses Spiel gibt es hier nicht.
unknown-table = Diesen Tisch gibt es nicht.
unknown-seat = Diesen Platz hat der Tisch nicht.
not-found = Unter dieser Adresse gibt es nichts.
wrong-method = Das geht unter dieser Adresse nicht.

## Jetzt nicht

stale = Inzwischen ist es am Tisch weitergegangen. Schau noch einmal hin und entscheide neu.
not-your-turn = Nicht du bist dran, sondern { $name }.
not-playing = Das Spiel läuft gerade nicht.
not-begun = Das Spiel hat noch nicht begonnen.
over = Das Spiel ist vorbei.
not-gathering = Das Spiel hat begonnen: An den Plätzen ändert sich nichts mehr.
begun = Das Spiel hat schon begonnen.
taken = Das hat schon jemand anders.
taken-by = Dort sitzt { $name }; such dir einen freien Platz.
one-seat = Du sitzt schon auf Platz { $seat }; steh erst auf.
look-taken = { $look } gehört schon zu { $name }; wähl jemand anders.
look-taken-on-seat = { $look } gehört schon zu Platz { $seat }; wähl jemand anders.
not-full = { $open ->
    [one] Ein Platz ist noch frei: Warte auf jemanden oder setz einen Bot hin.
   *[other] { $open } Plätze sind noch frei: Warte auf Leute oder setz Bots hin.
}
open-at-once = Ein Spiel kann nicht sofort beginnen, solange ein Platz frei ist.
cannot-undo = Das lässt sich nicht mehr zurücknehmen.
undo-waits = Eine Bitte ums Zurücknehmen wartet schon auf Antwort.
undo-nothing = Du hast noch nichts entschieden.
undo-not-asked = Dazu wartet niemand auf deine Antwort.
key-used = Unter diesem Schlüssel wurde schon etwas anderes getan; schick dies unter einem neuen.
key-played = Unter diesem Schlüssel wurde schon „{ $action }“ gespielt; schick eine andere Entscheidung unter einem neuen.
key-undo = Unter diesem Schlüssel wurde schon ums Zurücknehmen gebeten; schick anderes unter einem neuen.
key-agreed = Unter diesem Schlüssel hast du dem Zurücknehmen zugestimmt; schick anderes unter einem neuen.
key-declined = Unter diesem Schlüssel hast du das Zurücknehmen abgelehnt; schick anderes unter einem neuen.
not-over = Das geht erst, wenn das Spiel vorbei ist.
other-rules = Dieser Server kann an diesem Tisch nicht weiterspielen: Eine andere Version hat ihn geschrieben.
other-rules-of = Dieser Tisch ({ $game }) begann mit anderen Regeln oder anderem Material, als dieser Server hat. Weiter geht es dort, wo es sie gibt.
set-aside = Dieser Tisch ist beiseitegestellt: Was von ihm aufgeschrieben ist, lässt sich nicht mehr nachspielen. Gelöscht wird nichts; sag denen Bescheid, die diesen Server betreiben.
used = Dieser Link wurde schon benutzt, durch einen neueren ersetzt oder ist zu alt. Hol dir auf dem anderen Gerät einen neuen.
closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
seat-left = Wer diesen Link erstellt hat, sitzt nicht mehr auf dem Platz.
other-protocol = Seite und Server sind von verschiedenen Versionen. Lade die Seite neu.
refused = Das ist jetzt nicht erlaubt.

## Zu viel, und wenn etwas klemmt

too-fast = Du schickst schneller, als der Server annimmt; warte einen Augenblick.
too-much-work = Du fragst mehr, als der Server für einen Gast ausrechnet; warte einen Augenblick.
too-many-guests = Von deiner Adresse kamen zu viele neue Gäste; warte eine Minute.
too-many-tables = Du hast viele Tische aufgestellt; warte ein wenig bis zum nächsten.
too-many-bot-tables = { $most ->
    [0] Auf diesem Server spielen Bots nur, wo jemand sitzt.
    [one] An einem deiner Tische spielen die Bots schon unter sich; lass sie dort zu Ende spielen oder setz dich selbst dazu.
   *[other] An { $most } deiner Tische spielen die Bots schon unter sich; lass sie an einem zu Ende spielen oder setz dich selbst dazu.
}
too-many-lines = { $most ->
    [one] Du hast schon eine offene Verbindung; schließ sie erst.
   *[other] Du hast schon { $most } offene Verbindungen; schließ erst eine.
}
too-many-from-there = { $most ->
    [one] Von deiner Adresse gibt es schon eine Verbindung; schließ sie erst.
   *[other] Von deiner Adresse gibt es schon { $most } Verbindungen; schließ erst eine.
}
busy = Dieser Server hat mehr zu tun, als er kann; frag in einigen Sekunden noch einmal.
full = Dieser Server hat so viele Besucher, wie er fassen kann; komm in einer halben Minute wieder.
broken = Im Server ist etwas schiefgegangen. Versuch es noch einmal; sein Protokoll sagt mehr unter { $request }.
stopping = Der Server hört gerade auf oder fängt erst an; versuch es gleich noch einmal.
not-ready = Die Datenbank antwortet nicht; getan wurde nichts, soweit wir wissen. Versuch es gleich noch einmal.
compiling = Die Regeln von { $game } werden noch vorbereitet; beim ersten Mal kann das einige Minuten dauern.

## Wenn der Server die Verbindung zu einem Tisch schließt

bye = Der Server hat die Verbindung zum Tisch geschlossen.
bye-signed-out = Du wurdest hier von einem anderen Gerät aus abgemeldet. Lade die Seite neu, dann bist du ein neuer Gast.
bye-closed = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
bye-no-seat = Du sitzt nicht mehr an diesem Tisch, und zusehen darf hier niemand.
