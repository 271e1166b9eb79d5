# Race 2 Live: was es auf der Startseite und beim Aufstellen eines Tisches von sich sagt.

blurb = Überlebende rennen gemeinsam zur Zuflucht; Karten sind Leben. 1 bis 4 Personen, 20 bis 40 Minuten.

## Hausregeln

option-survivors = Überlebende
    .says = Überlebende im Rennen, mindestens 2 und nicht weniger, als Personen mitspielen; 0: für jede Person eine Figur.
option-difficulty = Schwierigkeit
    .says = Alle Karten oder weniger Karten und mehr Angriffe. Ein Team aus mittelstarken Bots bringt je nach Stufe fast immer, in etwa 60 oder in etwa 25 von 100 Spielen alle heim.
    .is-sheet = Wie gedruckt
    .is-hard = Schwer
    .is-expert = Sehr schwer
option-map = Spielplan
    .says = 0: der Spielplan des Hauses; eine andere Zahl: ein Plan, der aus ihr entsteht, immer derselbe.
option-columns = Länge des Plans
    .says = Schritte vom Start bis zur Zuflucht, auf einem erzeugten Plan.
option-lanes = Breite des Plans
    .says = Spuren nebeneinander, auf einem erzeugten Plan.
option-decks = Kartenspiele
    .says = Kartenspiele zu 52 Karten, die als Leben verteilt werden.
option-ace = Ass
    .says = Ob ein Ass über dem König steht oder unter der Zwei.
    .is-high = Hoch
    .is-low = Niedrig
option-spend-on-win = Siegreiche Karten abgeben
    .says = Gegen welche Angriffe die Karte abgegeben wird, die gewinnt.
    .is-horde = Gegen Horden
    .is-none = Nie
    .is-both = Immer
option-horde-tie = Gleichstand mit der Horde
    .says = Ob eine Karte gewinnt, die der Zahl der Horde gleichkommt.
    .is-wins = Gewinnt
    .is-loses = Verliert
option-all-pinned = Alle sitzen fest
    .says = Wenn niemand mehr da ist, der die Festsitzenden retten könnte: Sie verbluten, oder wer die meisten Karten hat, kommt frei.
    .is-bleed-out = Alle verbluten
    .is-free = Jemand kommt frei
option-move-up-to = Früher anhalten
    .says = Ob ein Zug kürzer sein darf als der Wurf.
option-backward-short = Zurück über den Start
    .says = Ein Wurf rückwärts, der über den Start hinausgeht: dort anhalten oder stehen bleiben.
    .is-stop = Dort anhalten
    .is-stay = Stehen bleiben
option-pack-range = Reichweite eines Verbandspäckchens
    .says = Wen ein Verbandspäckchen erreicht: alle oder nur jemanden auf demselben Feld.
    .is-any = Alle
    .is-same-space = Dasselbe Feld
option-horde-hits-safe = Horden in der Zuflucht
    .says = Ob auch Überlebende in der Zuflucht einer Horde antworten müssen.
option-open-hands = Offene Karten
    .says = Ob alle Karten offen liegen.
option-first = Wer anfängt
    .says = Der Platz, dessen Figur anfängt, ab 1 um den Tisch gezählt; 0: ausgelost.
option-turn-limit = Höchstens Züge
    .says = Züge aller Überlebenden zusammen, nach denen es Nacht wird.

## Stand

standing-safe = in Sicherheit
standing-dead = tot
standing-suspended = sitzt fest
standing-columns = Schritte vom Start
standing-health = Karten
