# Rummy Runway: was es auf der Startseite und beim Aufstellen eines Tisches von sich sagt.

blurb = Modehäuser stellen Outfits aus drei Karten zusammen und bedienen sich bei denen der anderen. 2 bis 6 Personen, 20 bis 30 Minuten.

## Hausregeln

option-closet-riff = Umstylen aus dem Schrank
    .says = Ob man mit Karten aus dem Schrank umstylen darf.
option-outfit-colours = Farben eines Outfits
    .says = Ob ein Outfit eine Karte jeder Farbe hat oder beliebige Farben.
    .is-one-of-each = Je eine
    .is-any = Beliebig
option-mix-actions = Zusammenstellen und umstylen
    .says = Ob man im selben Zug Outfits zusammenstellen und umstylen darf.
option-discard-draw = Ziehen aus der Reihe
    .says = Ob man beliebige Karten der Ablagereihe ziehen darf oder nur die an ihrem rechten Ende.
    .is-any = Beliebige
    .is-from-the-right = Von rechts
option-target = Punkte bis zum Ende
    .says = Punkte, die das Spiel beenden (RY-003): 30 für ein kürzeres Spiel, 50, 100 für ein längeres (RY-093).
option-rounds = Höchstens Runden
    .says = Runden, die höchstens gespielt werden.
option-trends = Laufsteg
    .says = Ob es Karten auf dem Laufsteg gibt; ihre Trends sind von uns.
option-trend-wild-number = Trends: Zahl eines Jokers
    .says = Ob für Trends die Zahl eines Jokers zählt.
option-trend-wild-colour = Trends: Farbe eines Jokers
    .says = Ob für Trends die Farbe zählt, in der ein Joker getragen wird.
option-trend-two = Trends: zwei gerade oder ungerade
    .says = Ob ein Trend, der zwei gerade oder ungerade Zahlen verlangt, genau zwei meint oder mindestens zwei.
    .is-exactly = Genau zwei
    .is-at-least = Mindestens zwei
option-first-player = Wer anfängt
    .says = Der Platz, der anfängt, ab 1 um den Tisch gezählt; 0: ausgelost.
option-dealt = Karten am Anfang
    .says = Karten, die alle am Anfang bekommen.
option-round-turn-limit = Höchstens Züge je Runde
    .says = Züge je Person, nach denen eine Runde auf jeden Fall endet; 0: keine Grenze, solange jemand am Tisch sitzt.

## Stand

standing-points = Punkte
standing-best = für das beste Outfit
standing-outfits = Outfits
