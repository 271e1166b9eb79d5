# Road Runner: was es auf der Startseite und beim Aufstellen eines Tisches von sich sagt.

blurb = Kojoten stellen einem Rennkuckuck Fallen und durchkreuzen mit Fluchtkarten die der anderen. 3 bis 8 Personen, 20 bis 40 Minuten.

## Hausregeln

option-escape-matching = Worauf eine Flucht achtet
    .says = Ob eine Fluchtkarte die Stichwörter einer Fangkarte nur in der Rolle beachtet, die die Karte gerade hat, oder jedes Stichwort auf jeder Karte des Versuchs.
    .is-by-role = Rolle der Karte
    .is-literal = Jedes Stichwort
option-auto-pass = Passen ohne Wahl
    .says = Ob der Tisch für jemanden ohne passende Fluchtkarte von selbst verzichtet, nach derselben Pause wie bei allen.
option-dealer = Wer gibt
    .says = Der Platz, der gibt, ab 1 um den Tisch gezählt; 0: ausgelost.
option-dealt = Karten am Anfang
    .says = Karten, die alle am Anfang bekommen.
option-drawn = Karten je Zug
    .says = Karten, die man zu Beginn eines Zugs zieht.
option-turn-limit = Höchstens Züge
    .says = Züge, nach denen die Jagd abgeblasen wird und niemand gewinnt.

## Stand

standing-attempt = laufender Versuch
standing-damage = Züge aussetzen
standing-cards = Karten
