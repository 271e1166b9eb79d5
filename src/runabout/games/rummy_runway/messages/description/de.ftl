# Rummy Runway: was es auf der Startseite und beim Aufstellen eines Tisches von sich sagt.

blurb = Modehäuser stellen Outfits aus drei Karten zusammen und bedienen sich bei denen der anderen. 2 bis 6 Personen, 20 bis 30 Minuten.

## Hausregeln

option-closet-riff = Riffen aus dem Schrank
    .says = Ob man mit Karten aus dem Schrank riffen darf.
option-outfit-colours = Farben eines Outfits
    .says = Ob ein Outfit eine Karte jeder Farbe hat oder beliebige Farben.
    .is-one-of-each = Je eine
    .is-any = Beliebig
option-mix-actions = Auslegen und riffen
    .says = Ob man im selben Zug auslegen und riffen darf.
option-discard-draw = Ziehen aus der Reihe
    .says = Ob man beliebige Karten der Ablagereihe ziehen darf oder nur die an ihrem rechten Ende.
    .is-any = Beliebige
    .is-from-the-right = Von rechts
option-target = Punkte bis zum Ende
    .says = Punkte, die das Spiel beenden (RY-003): 30 für ein kürzeres Spiel, 50, 100 für ein längeres (RY-093).
option-rounds = Höchstens Runden
    .says = Runden, die höchstens gespielt werden.
option-trends = Laufstege
    .says = Ob es Laufstege gibt; ihre Trends sind von uns.
option-trend-wild-number = Trends: Zahl einer Jokerkarte
    .says = Ob für Trends die Zahl einer Jokerkarte zählt.
option-trend-wild-colour = Trends: Farbe einer Jokerkarte
    .says = Ob für Trends die Farbe zählt, in der eine Jokerkarte getragen wird.
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
